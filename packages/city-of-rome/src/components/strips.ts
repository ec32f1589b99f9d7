import type { ActionStrip, StripSide } from './shapes';

/**
 * The pictures of the strips are not to be had. There are ten orders of three bricks and two cogs; reading a strip from
 * its other end pairs eight of them and leaves two palindromes: six classes. And there are six strips, all different,
 * each with its mirror image on the back. If "different" is meant up to mirroring, that forces one strip per class.
 * The ids, and which side is called A, are ours.
 */
const sides: readonly StripSide[] = [
  ['cog', 'cog', 'brick', 'brick', 'brick'],
  ['cog', 'brick', 'cog', 'brick', 'brick'],
  ['cog', 'brick', 'brick', 'cog', 'brick'],
  ['brick', 'cog', 'cog', 'brick', 'brick'],
  ['cog', 'brick', 'brick', 'brick', 'cog'],
  ['brick', 'cog', 'brick', 'cog', 'brick'],
];

const mirrored = ([a, b, c, d, e]: StripSide): StripSide => [e, d, c, b, a];

export const strips: readonly ActionStrip[] = sides.map((sideA, i) => ({
  id: `strip-${i + 1}`,
  sideA,
  sideB: mirrored(sideA),
}));

export const stripsSource =
  'reconstructed: Worked out from SETZPHASE (3 bricks, 2 cogs), ingame.de (six different strips) and yucata.de (the back mirrors the front): one strip per class of orders, taking "different" as up to mirroring; not checked against the printed strips.';
