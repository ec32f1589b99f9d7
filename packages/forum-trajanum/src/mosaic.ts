/** The mosaic boards of the forum: what a face shows as it lies, and its colour areas. */
import { areasBy, type Chance, type Grid } from '@ludi-romani/core';
import { type Colour, colours, type RandomFaces } from './components/types';
import type { Seen } from './types';

const EAGLE = 'E';
/** FT-3.9 */
const colourOf = (letter: string): Colour => colours.find((colour) => colour[0]?.toUpperCase() === letter) ?? 'red';

/** FT-3.9, 3.33 what the squares of a face show, row by row, after so many quarter turns. */
export const faceSquares = (rows: readonly string[], turns: number): (Colour | 'eagle')[] =>
  [...turned(rows, turns).join('')].map((letter) => (letter === EAGLE ? 'eagle' : colourOf(letter)));

/** FT-5.61, 5.70 per square the area it belongs to, called by its lowest square; -1 for eagles and where no board lies. */
export function colourAreas(grid: Grid, squares: Seen['forum']['colours']): number[] {
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

/** FT-8.6 where the eagle is, which colour is short, and the colours in any order. */
export function randomFace({ rows, columns, short, others }: RandomFaces, chance: Chance): string[] {
  const eagle = chance.int(rows * columns);
  const rare = chance.pick(colours);
  const letters = chance.shuffle(
    colours.flatMap((colour) => Array<string>(colour === rare ? short : others).fill(colour[0]?.toUpperCase() ?? '')),
  );
  letters.splice(eagle, 0, EAGLE);
  return [...Array(rows).keys()].map((row) => letters.slice(row * columns, (row + 1) * columns).join(''));
}
