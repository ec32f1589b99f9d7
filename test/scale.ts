/**
 * Returns a variable of the environment that sets the extent of tests with random games or random values. SCALE multiplies their iterations,
 * and SEED selects other games: `SCALE=20 SEED=7 npx vitest run --project long`. The variables are whole numbers from 1, and 1 by default.
 */
function whole(name: string): number {
  const value = Number(process.env[name] ?? 1);
  if (!Number.isInteger(value) || value < 1) throw new Error(`${name} must be a whole number from 1`);
  return value;
}
export const SCALE = whole('SCALE');
export const SEED = whole('SEED');
