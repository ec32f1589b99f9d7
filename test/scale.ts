/**
 * How much is tried by the tests that could go on for ever: games of the conformance kit, hostile values, games between bots.
 * `SCALE=20 npm test` tries twenty times as much, and other scales play other games: the scale is their seed, too.
 */
const { SCALE: given = '1' } = process.env;
export const SCALE = Number(given);
if (!Number.isInteger(SCALE) || SCALE < 1) throw new Error(`SCALE is a whole number from 1, not '${given}'`);

/** A time limit that grows with it. */
export const within = (seconds: number): number => 1000 * seconds * SCALE;
