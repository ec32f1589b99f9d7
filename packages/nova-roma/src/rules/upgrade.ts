/**
 * UPGRADE: the player gets influence for the strength and for wine, and a tile for the production area (section 5b of the rules, NR-5.14,
 * NR-5.16).
 */
import { fromTo, invalidState, playerAt, type Questions, type Tasks } from '@ludi-romani/core';
import { type Catalog, squareSpaces } from '../components/catalog';
import type { EstateTileId } from '../components/ids';
import type { Cost } from '../components/shapes';
import type { MutableState, NovaRoma, Seen, TakeEstateTile } from '../types';
import { oneEach } from './actions';
import { takeFrom } from './displays';
import { activateFollower } from './followers';
import { gain, lacking, notEnough, pay } from './gains';
import { declining } from './skip';
import { strengthOf } from './strength';

type Slot = TakeEstateTile['slot'];

const places = oneEach('place-estate-tile', 'space', squareSpaces);

/** NR-5.12 Returns the estate tile in a slot of the display, or the special one; `null` if the slot is empty. */
export const estateTileIn = (seen: Pick<Seen, 'displays' | 'special'>, slot: Slot): EstateTileId | null =>
  slot === 'special' ? seen.special : (seen.displays.estate[slot - 1] ?? null);

/** NR-5.12 Returns the cost of the estate tile in a slot. */
export const estateCost = ({ components }: Catalog, slot: Slot): Cost =>
  slot === 'special' ? components.estateCosts.special : (components.estateCosts.basic[slot - 1] ?? {});

function take(state: MutableState, slot: Slot): EstateTileId {
  if (slot !== 'special') return takeFrom(state.displays.estate, slot);
  const tile = state.special;
  if (tile === null) invalidState('the special slot is empty');
  state.special = null;
  return tile;
}

/** The source of gains and the purpose of payments in upgrade, except for the tile. */
const source = { kind: 'action', action: 'upgrade' } as const;

export const upgradeTasks = (catalog: Catalog): Tasks<NovaRoma, 'upgrade' | 'upgrade-influence'> => ({
  upgrade: (_, { player }, effects) =>
    effects.next(
      { ask: 'window', player, window: 'strength' },
      { do: 'upgrade-influence', player },
      { ask: 'spend-wine', player, window: 'open' },
      { ask: 'estate-tile', player, window: 'open' },
      { ask: 'window', player, window: 'open' },
    ),
  // NR-5.10
  'upgrade-influence': (state, { player }, effects) =>
    gain(catalog, state, player, { influence: strengthOf(state) }, source, effects),
});

export const upgradeQuestions = (
  catalog: Catalog,
): Questions<NovaRoma, 'spend-wine' | 'estate-tile' | 'estate-space'> => {
  const { limits, numbers } = catalog.components;
  const spendings = oneEach('spend-wine', 'amount', fromTo(1, limits.goods));
  const takes = oneEach('take-estate-tile', 'slot', [...fromTo(1, numbers.slots), 'special' as const]);
  return {
    'spend-wine': {
      asked: 'if-any',
      pendingReason: 'NR-5.11 first spend wine or skip this step',
      moves: {
        'spend-wine': {
          whyUnknown: (seen, { amount }, { player }) =>
            Number(amount) > playerAt(seen, player).goods.wine
              ? notEnough('NR-5.11', 'wine')
              : 'NR-5.11 there is no such amount',
          candidates: (seen, { player }) => spendings(player).slice(0, playerAt(seen, player).goods.wine),
          apply: (state, { player, amount }, effects) => {
            pay(state, player, { wine: amount }, source, effects);
            gain(catalog, state, player, { influence: amount }, source, effects);
          },
        },
        skip: declining,
        'activate-follower': activateFollower(catalog),
      },
    },
    'estate-tile': {
      asked: 'if-any',
      pendingReason: 'NR-5.12 first take an estate tile or skip this step',
      moves: {
        'take-estate-tile': {
          whyUnknown: (_, { slot }, { player }) => {
            if (!takes(player).some((take) => take.slot === slot)) return 'NR-3.12 there is no such slot';
            return slot === 'special' ? 'NR-4.19 the special tile was taken' : 'NR-4.18 that slot is empty';
          },
          candidates: (seen, { player }) => {
            const found: TakeEstateTile[] = [];
            for (const take of takes(player)) if (estateTileIn(seen, take.slot) !== null) found.push(take);
            return found;
          },
          refuse: (seen, { player, slot }) => {
            const missing = lacking(playerAt(seen, player), estateCost(catalog, slot));
            return missing && notEnough('NR-5.12', missing);
          },
          apply: (state, { player, slot }, effects) => {
            const tile = estateTileIn(state, slot) ?? '';
            pay(state, player, estateCost(catalog, slot), { kind: 'estate-tile', tile }, effects);
            effects.next({ ask: 'estate-space', player, slot });
          },
        },
        skip: declining,
        'activate-follower': activateFollower(catalog),
      },
    },
    // NR-5.15 compulsory
    'estate-space': {
      pendingReason: 'NR-5.15 first lay the estate tile that was taken',
      moves: {
        'place-estate-tile': {
          whyUnknown: 'NR-5.12 the production area has no such space',
          candidates: (_, { player }) => places(player),
          apply: (state, { player, space }, effects, { slot }) => {
            const { tiles, turned } = playerAt(state, player);
            const tile = take(state, slot);
            const replaced = tiles[space] ?? null;
            if (replaced !== null) state.removed.estate.push(replaced); // NR-5.13
            tiles[space] = tile;
            turned[space] = false;
            effects.emit?.({ type: 'estate-tile-placed', player, slot, tile, space, replaced });
          },
        },
      },
    },
  };
};
