import type { ActionStrip, StripSide } from './shapes';

/**
 * Side A of each strip. The strips are reconstructed, because their pictures are not available. There are ten orders of three bricks and
 * two cogs. Two of these orders are palindromes. The other eight form four pairs of mirror images. This makes six classes of orders. The
 * box has six different strips, each with its mirror image on the back, so there is one strip for each class. The rulebook names neither
 * the strips nor their sides: the ids and the choice of side A are arbitrary.
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
