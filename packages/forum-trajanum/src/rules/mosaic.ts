/** The mosaic boards of the forum: what a face shows as it lies, and its color areas. */
import { areasBy, type Chance, type Grid } from '@ludi-romani/core';
import { type Color, colors, type RandomFaces } from '../components/types';
import type { Seen } from '../types';

const EAGLE = 'E';
/** FT-3.9 */
const colorOf = (letter: string): Color => colors.find((color) => color[0]?.toUpperCase() === letter) ?? 'red';

/** FT-3.9, 3.33 what the squares of a face show, row by row, after so many quarter turns. */
export const faceSquares = (rows: readonly string[], turns: number): (Color | 'eagle')[] =>
  [...turned(rows, turns).join('')].map((letter) => (letter === EAGLE ? 'eagle' : colorOf(letter)));

/** FT-5.61, 5.70 per square the area it belongs to, called by its lowest square; -1 for eagles and where no board lies. */
export function colorAreas(grid: Grid, squares: Seen['forum']['colors']): number[] {
  const areas: number[] = Array(grid.size).fill(-1);
  const kind = (square: number) => (squares[square] === 'eagle' ? null : (squares[square] ?? null));
  for (const { cells } of areasBy(grid, kind)) for (const cell of cells) areas[cell] = cells[0] ?? -1;
  return areas;
}

/** FT-3.33 so many quarter turns clockwise. */
function turned(rows: readonly string[], turns: number): readonly string[] {
  if (turns === 0) return rows;
  const [first = ''] = rows;
  const quarter = [...first].map((_, r) => rows.map((_, c) => rows[rows.length - 1 - c]?.[r] ?? '').join(''));
  return turned(quarter, turns - 1);
}

/** FT-8.6 where the eagle is, which color is short, and the colors in any order. */
export function randomFace({ rows, columns, short, others }: RandomFaces, chance: Chance): string[] {
  const eagle = chance.int(rows * columns);
  const rare = chance.pick(colors);
  const letters = chance.shuffle(
    colors.flatMap((color) => Array<string>(color === rare ? short : others).fill(color[0]?.toUpperCase() ?? '')),
  );
  letters.splice(eagle, 0, EAGLE);
  return [...Array(rows).keys()].map((row) => letters.slice(row * columns, (row + 1) * columns).join(''));
}
