import { colorCards, equiCards, laurelCards, slaveCards, theatreCards } from './cards';
import { exchanges } from './exchanges';
import { coinSupply, die, numbers, playerColors } from './numbers';
import { arenaRewards, stadiumRewards } from './rewards';
import type { Tables } from './shapes';
import { banks, villas, workshops } from './sites';
import { arena, forum, mercatus, portus, stadium, theatrum } from './spaces';

/** All tables of the standard components. Their provenance is separate, so that a bundle without it stays small. */
export const tables: Tables = {
  numbers,
  coinSupply,
  die,
  playerColors,
  slaveCards,
  equiCards,
  laurelCards,
  colorCards,
  theatreCards,
  mercatus,
  arena,
  stadium,
  theatrum,
  forum,
  portus,
  exchanges,
  arenaRewards,
  stadiumRewards,
  villas,
  workshops,
  banks,
};
