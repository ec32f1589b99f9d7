/** Checks for actions that would change nothing for a player (NR-9.4). */
import type { Seat } from '@ludi-romani/core';
import type { Catalog } from '../components/catalog';
import type { ActionId } from '../components/ids';
import type { Seen } from '../types';
import { canTakeContract } from './contracts';
import { canProduce } from './produce';
import { canRace } from './race';
import { canRecruit } from './recruit';

type Can = (catalog: Catalog, seen: Seen, player: Seat, strength: number) => boolean;

/** The check of trade and upgrade, which always change something. */
const always: Can = () => true;

const CAN: { readonly [A in Exclude<ActionId, 'petition'>]: Can } = {
  trade: always,
  upgrade: always,
  recruit: canRecruit,
  sail: (catalog, seen, player, strength) => canTakeContract(catalog, seen, player, 'shipping', strength),
  build: (catalog, seen, player, strength) => canTakeContract(catalog, seen, player, 'building', strength),
  race: canRace,
  produce: canProduce,
};

/** True if an action of that strength could change anything without followers. Always true for petition. */
export const canPerform = (catalog: Catalog, seen: Seen, player: Seat, action: ActionId, strength: number): boolean =>
  action === 'petition' || CAN[action](catalog, seen, player, strength);
