import type { ActionStrip } from './shapes';

const brick = 'brick';
const cog = 'cog';

/**
 * The pictures of the strips are not to be had. There are ten orders of three bricks and two cogs; reading a strip from
 * its other end pairs eight of them and leaves two palindromes: six classes. And there are six strips, all different,
 * each with its mirror image on the back. If "different" is meant up to mirroring, that forces one strip per class.
 * The ids, and which side is called A, are ours.
 */
export const strips: readonly ActionStrip[] = [
  { id: 'strip-1', sideA: [cog, cog, brick, brick, brick], sideB: [brick, brick, brick, cog, cog] },
  { id: 'strip-2', sideA: [cog, brick, cog, brick, brick], sideB: [brick, brick, cog, brick, cog] },
  { id: 'strip-3', sideA: [cog, brick, brick, cog, brick], sideB: [brick, cog, brick, brick, cog] },
  { id: 'strip-4', sideA: [brick, cog, cog, brick, brick], sideB: [brick, brick, cog, cog, brick] },
  { id: 'strip-5', sideA: [cog, brick, brick, brick, cog], sideB: [cog, brick, brick, brick, cog] },
  { id: 'strip-6', sideA: [brick, cog, brick, cog, brick], sideB: [brick, cog, brick, cog, brick] },
];

export const stripsSource =
  'reconstructed: Worked out from SETZPHASE (3 bricks, 2 cogs), ingame.de (six different strips) and yucata.de (the back mirrors the front): one strip per class of orders, taking "different" as up to mirroring; not checked against the printed strips.';
