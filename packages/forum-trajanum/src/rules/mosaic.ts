/** The color areas of the forum, and random faces. */
import { areasBy, type Chance, type Grid } from '@ludi-romani/core';
import { EAGLE, letterOf } from '../components/faces';
import { colors } from '../components/ids';
import type { RandomFaces } from '../components/shapes';
import type { Seen } from '../types';

/** FT-5.61, FT-5.70 Returns for each square its area, as the index of the area's first square; -1 for eagles and cells without a board. */
export function colorAreas(grid: Grid, squares: Seen['forum']['colors']): number[] {
  const areas: number[] = Array(grid.size).fill(-1);
  const kind = (square: number) => (squares[square] === 'eagle' ? null : (squares[square] ?? null));
  for (const { cells } of areasBy(grid, kind)) for (const cell of cells) areas[cell] = cells[0] ?? -1;
  return areas;
}

/** FT-8.6 Draws a face: the square of the eagle, the color with `short` squares, and the order of the colors. */
export function randomFace({ rows, columns, short, others }: RandomFaces, chance: Chance): string[] {
  const eagle = chance.int(rows * columns);
  const rare = chance.pick(colors);
  const letters = chance.shuffle(
    colors.flatMap((color) => Array<string>(color === rare ? short : others).fill(letterOf(color))),
  );
  letters.splice(eagle, 0, EAGLE);
  return [...Array(rows).keys()].map((row) => letters.slice(row * columns, (row + 1) * columns).join(''));
}
