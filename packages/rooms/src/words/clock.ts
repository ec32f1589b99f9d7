/** The time on a clock as text, which is the same in all languages. */

const two = (count: number): string => String(count).padStart(2, '0');

/**
 * Returns a time in milliseconds as text: `9:58`, `2:03:04`, and `3 d 7 h` from one day on. Rounds up to whole seconds, so that `0:00` means
 * that no time is left. Whole hours are rounded down.
 */
export function clock(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours >= 24) return `${Math.floor(hours / 24)} d ${hours % 24} h`;
  if (hours > 0) return `${hours}:${two(minutes % 60)}:${two(seconds % 60)}`;
  return `${minutes}:${two(seconds % 60)}`;
}

/** The units of a length of time, the longest first: each with its milliseconds. */
const UNITS = { day: 86_400_000, hour: 3_600_000, minute: 60_000, second: 1000 } as const;

export type Unit = keyof typeof UNITS;

/** Returns a length of time as a number of the longest unit that has at least two, or else of seconds. The number is at least 1. */
export function rounded(milliseconds: number): readonly [number, Unit] {
  for (const [unit, length] of Object.entries(UNITS))
    if (milliseconds >= 2 * length) return [Math.floor(milliseconds / length), unit as Unit];
  return [1, 'second'];
}
