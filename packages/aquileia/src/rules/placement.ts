/** The placement phase: players put henchmen on spaces and their crests on the advantage track (section 4 of the rules). */
import { playerAt, type Questions, type Seat, type Tasks, type Why } from '@ludi-romani/core';
import type { Catalog } from '../components/catalog';
import type { SpaceId } from '../components/ids';
import type { Aquileia, Seen } from '../types';
import { firstFrom, leftNeighbor, occupant } from './board';
import { coinsOf, move } from './coins';

/** Returns true if the crest of a player is on the advantage track (AQ-4.19). */
export const hasCrest = ({ track }: Seen, player: Seat): boolean => track.includes(player);

/** Returns the lowest free position of the advantage track, from 1 (AQ-4.18). */
export const freePosition = ({ track }: Seen): number => track.length + 1;

/** Returns true if a player may stop placing in this round (AQ-4.22). */
export const mayPass = (seen: Seen, player: Seat): boolean =>
  seen.options.passing === 'any-time' || hasCrest(seen, player);

const hasHenchman = (seen: Seen, player: Seat): boolean => playerAt(seen, player).henchmen > 0;

/**
 * Returns the reason why a player who has a henchman may not put it on a space, or `undefined`. LATRO costs nothing (AQ-4.30), and the
 * FORUM spaces have no order (AQ-4.31). Must be fast: it is called for every space before every placement.
 */
function refusePlace(catalog: Catalog, seen: Seen, player: Seat, id: SpaceId): Why | undefined {
  if (occupant(seen, id) !== null) return 'AQ-4.17 a henchman already stands there';
  const limit = catalog.limits.get(id);
  if (limit === undefined) return undefined;
  const { excludedBy, takes } = limit;
  for (const other of excludedBy) {
    if (occupant(seen, other) !== player) continue;
    return takes === null
      ? 'AQ-4.26 the player already stands on the other side of the stadium'
      : 'AQ-4.27 the player already stands on a coin space of the harbour';
  }
  return takes !== null && playerAt(seen, player).coins[takes] === 0
    ? 'AQ-4.28 no coin of that kind to put under the henchman'
    : undefined;
}

/**
 * Returns true if a player has passed, or has placed the crest and can place no henchman (AQ-4.23, AQ-4.24). Henchmen may follow the crest
 * (AQ-4.25).
 */
const isFinished = (catalog: Catalog, seen: Seen, player: Seat): boolean =>
  playerAt(seen, player).passed ||
  (hasCrest(seen, player) &&
    (!hasHenchman(seen, player) ||
      catalog.spaces.every(({ id }) => refusePlace(catalog, seen, player, id) !== undefined)));

export const placementTasks = (catalog: Catalog): Tasks<Aquileia, 'placement'> => ({
  // AQ-4.15, AQ-4.20 one placement per turn, clockwise, until all players are finished
  placement: (state, { player: from }, effects) => {
    const player = firstFrom(state, from, (seat) => !isFinished(catalog, state, seat));
    if (player !== undefined)
      effects.next({ ask: 'placement', player }, { do: 'placement', player: leftNeighbor(state, player) });
  },
});

export const placementQuestions = (catalog: Catalog): Questions<Aquileia, 'placement'> => ({
  // AQ-4.16 a henchman or the crest; AQ-4.21 or a pass
  placement: {
    pendingReason: 'AQ-4.16 first place a henchman or the crest',
    moves: {
      'place-henchman': {
        whyUnknown: 'AQ-3.8 the board has no such space',
        candidates: (_, { player }) => catalog.placements(player),
        unavailable: (seen, { player }) => (hasHenchman(seen, player) ? undefined : 'AQ-4.20 all henchmen are placed'),
        refuse: (seen, { player, space }) => refusePlace(catalog, seen, player, space),
        apply: (state, { player, space }, effects) => {
          const own = playerAt(state, player);
          own.henchmen--;
          state.spaces[space] = player;
          effects.emit?.({ type: 'henchman-placed', player, space });
          const place = catalog.space(space);
          if (place.action !== 'portus') return;
          move(own.coins, state.harbour, coinsOf(place.currency)); // AQ-4.29
          effects.emit?.({ type: 'coin-laid', player, space, currency: place.currency });
        },
      },
      'place-crest': {
        candidates: (_, { player }) => [{ type: 'place-crest', player }],
        unavailable: (seen, { player }) => (hasCrest(seen, player) ? 'AQ-4.19 the crest is already placed' : undefined),
        apply: (state, { player }, effects) => {
          const position = freePosition(state);
          state.track.push(player); // AQ-4.33 the crest decides ties and causes no action
          effects.emit?.({ type: 'crest-placed', player, position });
        },
      },
      'pass-placement': {
        candidates: (_, { player }) => [{ type: 'pass-placement', player }],
        unavailable: (seen, { player }) =>
          mayPass(seen, player) ? undefined : 'AQ-4.22 the crest must be placed before passing',
        apply: (state, { player }, effects) => {
          playerAt(state, player).passed = true;
          effects.emit?.({ type: 'placement-passed', player });
        },
      },
    },
  },
});
