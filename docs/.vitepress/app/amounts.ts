/** Amounts that a search estimates, as text. */

/** Follows a number of percent, without a line break before it. */
export const PERCENT = '\u00a0%';
/** Returns a share from 0 to 1 in percent, such as `57 %`. */
export const percent = (share: number): string => `${Math.round(100 * share)}${PERCENT}`;

/** Returns a difference of points as a whole number with its sign, such as `+3`, `−2` or `0`. */
export function signed(points: number): string {
  const rounded = Math.round(Math.abs(points));
  if (rounded === 0) return '0';
  return `${points > 0 ? '+' : '−'}${rounded}`;
}
