/** What the scripts share that play matches of bots: numbers of the command line, means, and rows of a table. */

/** The option of that name, a whole number from 1 on. */
export function whole(values, name) {
  const value = Number(values[name]);
  if (!Number.isSafeInteger(value) || value < 1) throw new Error(`--${name} must be a whole number, at least 1`);
  return value;
}

/** The mean of some numbers; 0 of none. */
export const mean = (list) => list.reduce((sum, each) => sum + each, 0) / Math.max(1, list.length);

/** Prints a row of a table. */
export const say = (...cells) => console.log(`| ${cells.join(' | ')} |`);
