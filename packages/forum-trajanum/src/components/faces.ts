/** What the faces of mosaic boards show, as they lie. */
import { type Color, colors } from './ids';

/** The letter of the eagle, and those of the colors (FT-3.9). */
export const EAGLE = 'E';
export const letterOf = (color: Color): string => color.charAt(0).toUpperCase();
const colorOf = (letter: string): Color => colors.find((color) => letterOf(color) === letter) ?? 'red';

/** FT-3.9, FT-3.33 what the squares of a face show, row by row, after so many quarter turns. */
export const faceSquares = (rows: readonly string[], turns: number): (Color | 'eagle')[] =>
  [...turned(rows, turns).join('')].map((letter) => (letter === EAGLE ? 'eagle' : colorOf(letter)));

/** FT-3.33 so many quarter turns clockwise. */
function turned(rows: readonly string[], turns: number): readonly string[] {
  if (turns === 0) return rows;
  const [first = ''] = rows;
  const quarter = [...first].map((_, r) => rows.map((_, c) => rows[rows.length - 1 - c]?.[r] ?? '').join(''));
  return turned(quarter, turns - 1);
}
