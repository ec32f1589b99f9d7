/** The first half of a turn: revealing both tiles, using one or both, and putting them away (sections 4 and 5.1 of the rules). */
import { type Effects, playerAt, type Questions, type Seat, sure, type Tasks, type Why } from '@ludi-romani/core';
import type { Catalog } from '../components/catalog';
import type { TileId } from '../components/ids';
import type { CurrentTurn, ForumTrajanum, MutableState, Seen, TakeReserve, TileSource, UseTiles } from '../types';
import { oneEach } from './actions';
import { hasSpace } from './rows';
import { leftNeighbor } from './seats';
import { gain, pay } from './supply';

/** Returns the current turn. Throws LudiError `invalid-state` outside of turns. */
export const currentTurn = <S extends Pick<Seen, 'current'>>({ current }: S): S['current'] & {} => sure(current);

/** FT-5.1, FT-5.2, FT-5.3 All orders in which a player may use tiles. */
export const orders: readonly UseTiles['order'][] = [['own'], ['foreign'], ['own', 'foreign'], ['foreign', 'own']];
const uses = oneEach('use-tiles', 'order', orders);

export const turnTasks = (catalog: Catalog): Tasks<ForumTrajanum, 'turn' | 'use' | 'use-tile'> => ({
  // FT-4.21, FT-4.22
  turn: (state, { player }, effects) => {
    const { numbers } = catalog.components;
    const own = playerAt(state, player);
    own.draft.shown = true;
    const tiles = {
      own: own.draft.kept,
      foreign: playerAt(state, leftNeighbor(state, player)).draft.passed,
      grid: null,
    };
    if (tiles.own !== null || tiles.foreign !== null) effects.reveal();
    state.current = {
      player,
      tiles,
      fromReserve: false,
      buildActions: numbers.buildActionsPerTurn,
      endingTrack: null,
      left: {
        'merchant-swap': numbers.merchantSwapsPerTurn,
        'craftsman-worker': numbers.craftsmanWorkersPerTurn,
        'craftsman-builder': numbers.craftsmanBuildersPerTurn,
      },
    };
    effects.emit?.({ type: 'turn-began', player, own: tiles.own, foreign: tiles.foreign });
    // FT-4.24, FT-4.25
    if (tiles.foreign === null && own.reserve.length > 0) effects.next({ ask: 'reserve', player });
    effects.next({ do: 'use', player });
  },

  use: (state, { player }, effects) => {
    const { own, foreign } = currentTurn(state).tiles;
    if (own !== null || foreign !== null) effects.next({ ask: 'use', player }); // FT-4.27, FT-4.28
    effects.next({ ask: 'building', player });
  },

  'use-tile': (state, { player, from }, effects) => {
    const tile = sure(currentTurn(state).tiles[from]);
    const { citizen, gain: gained } = catalog.tile(tile);
    effects.emit?.({ type: 'tile-used', player, tile, from });
    if (citizen === null) {
      gain(catalog, state, player, gained, { kind: 'tile', tile }, effects);
      putAway(state, from, true, effects);
    } else if (catalog.rowsOf[citizen].some((row) => hasSpace(playerAt(state, player), row))) {
      // FT-5.5
      effects.next({ ask: 'citizen', player, from });
    } else {
      putAway(state, from, false, effects); // FT-5.10
    }
  },
});

/**
 * Puts a tile away: the player's own tiles to the ship (FT-5.7), foreign ones to the reserve (FT-5.6). A tile that was picked from the
 * reserve and used leaves the game (FT-4.26). Does nothing if there is no such tile.
 */
function putAway(state: MutableState, from: TileSource, used: boolean, effects: Effects<ForumTrajanum>): void {
  const current: CurrentTurn = currentTurn(state);
  const { player, tiles, fromReserve } = current;
  const tile = tiles[from];
  if (tile === null) return;
  tiles[from] = null;
  const own = playerAt(state, player);
  const place = from !== 'foreign' ? 'ship' : fromReserve && used ? 'box' : 'reserve';
  if (place === 'ship') own.ship++;
  else if (place === 'reserve') own.reserve.push(tile);
  else playerAt(state, leftNeighbor(state, player)).removed++;
  const owner = from === 'foreign' ? leftNeighbor(state, player) : player;
  effects.emit?.({ type: 'tile-put-away', player, owner, tile, from, place });
}

/** Returns each kind of tile in a reserve once, in table order. */
const kindsOf = ({ tiles }: Catalog, reserve: readonly TileId[]): TileId[] =>
  tiles.flatMap(({ id }) => (reserve.includes(id) ? [id] : []));

const MISSING: Readonly<Record<'own' | 'foreign', Why>> = {
  own: 'FT-5.1 you have no tile of your own',
  foreign: 'FT-5.1 you have no tile from your neighbor',
};

const has = (seen: Seen, from: TileSource): boolean => currentTurn(seen).tiles[from] !== null;

export const turnQuestions = (catalog: Catalog): Questions<ForumTrajanum, 'reserve' | 'use'> => ({
  reserve: {
    pendingReason: 'FT-4.24 first pick a tile from your reserve, or decline',
    moves: {
      'take-reserve': {
        whyUnknown: 'FT-4.24 there is no such tile in your reserve',
        candidates: (seen, { player }) =>
          [...kindsOf(catalog, playerAt(seen, player).reserve), null].map(
            (tile): TakeReserve => ({ type: 'take-reserve', player, tile }),
          ),
        apply: (state, { player, tile }, effects) => {
          if (tile === null) return;
          const { reserve } = playerAt(state, player);
          reserve.splice(reserve.indexOf(tile), 1);
          const current: CurrentTurn = currentTurn(state);
          current.tiles.foreign = tile;
          current.fromReserve = true;
          effects.emit?.({ type: 'reserve-tile-picked', player, tile });
        },
      },
    },
  },
  use: {
    pendingReason: 'FT-5.1 first use a tile',
    moves: {
      'use-tiles': {
        whyUnknown: 'FT-5.1 use one tile, or both in either order',
        candidates: (_, { player }) => uses(player),
        refuse: (seen, { player, order }) => {
          for (const from of order) if (!has(seen, from)) return MISSING[from];
          return order.length < 2 ||
            playerAt(seen, player).resources.tribune >= catalog.components.numbers.tribunesForBothTiles
            ? undefined
            : 'FT-5.2 you have too few tribunes to use both tiles';
        },
        apply: (state, { player, order }, effects) => {
          effects.emit?.({ type: 'tiles-chosen', player, order: [...order] });
          if (order.length > 1)
            pay(
              state,
              player,
              'tribune',
              catalog.components.numbers.tribunesForBothTiles,
              { kind: 'both-tiles' },
              effects,
            );
          // FT-5.8, FT-5.9 the unused tile is put away first
          for (const from of ['own', 'foreign'] as const)
            if (!order.includes(from)) putAway(state, from, false, effects);
          effects.next(...order.map((from) => ({ do: 'use-tile', player, from }) as const));
        },
      },
    },
  },
});

/** FT-5.72 Ends the turn of a player. */
export function endTurn(state: MutableState, player: Seat, effects: Effects<ForumTrajanum>): void {
  state.current = null;
  effects.emit?.({ type: 'turn-ended', player });
}
