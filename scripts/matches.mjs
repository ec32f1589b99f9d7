/** Helpers of the scripts that play matches of bots. */

/** Returns an option of the command line as an integer of at least 1. Throws for any other value. */
export function whole(values, name) {
  const value = Number(values[name]);
  if (!Number.isSafeInteger(value) || value < 1) throw new Error(`--${name} must be a whole number, at least 1`);
  return value;
}

/** Returns the mean of a list of numbers, and 0 for an empty list. */
export const mean = (list) => list.reduce((sum, each) => sum + each, 0) / Math.max(1, list.length);

/** Prints a row of a Markdown table. */
export const say = (...cells) => console.log(`| ${cells.join(' | ')} |`);
