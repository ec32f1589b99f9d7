/** The squares of mosaic boards, in each orientation. */
import { type Color, colors } from './ids';

/** FT-3.9 The letter of an eagle square. */
export const EAGLE = 'E';
/** FT-3.9 Returns the letter of a square of that color. */
export const letterOf = (color: Color): string => color.charAt(0).toUpperCase();
const colorOf = (letter: string): Color => colors.find((color) => letterOf(color) === letter) ?? 'red';

/** FT-3.9, FT-3.33 Returns the squares of a face, row by row, after `turns` quarter turns clockwise. */
export const faceSquares = (rows: readonly string[], turns: number): (Color | 'eagle')[] =>
  [...turned(rows, turns).join('')].map((letter) => (letter === EAGLE ? 'eagle' : colorOf(letter)));

/** FT-3.33 Returns rows of letters after `turns` quarter turns clockwise. */
function turned(rows: readonly string[], turns: number): readonly string[] {
  if (turns === 0) return rows;
  const [first = ''] = rows;
  const quarter = [...first].map((_, r) => rows.map((_, c) => rows[rows.length - 1 - c]?.[r] ?? '').join(''));
  return turned(quarter, turns - 1);
}
