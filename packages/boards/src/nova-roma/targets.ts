/** What the actions of Nova Roma point at. */
import type { Seat } from '@ludi-romani/core';
import type { Action, GoodId, NovaRoma, Seen, Space, TrackId } from '@ludi-romani/nova-roma';
import { actionAt, type Catalog, estateTileIn, goodIds, nextPort, spaceOf } from '@ludi-romani/nova-roma/queries';
import { asked, knownIds } from '../asked';
import type { Artist } from '../kit/frame';
import type { FrameLabels } from '../types';

// cards, tiles, ports, cells of a zone (`A-0`) and spaces of a track (`track-1-0`) go by the ids that words have titles for
export const forumId = (space: Space): string => `forum-${space}`;
export const strengthId = (strength: number): string => `strength-${strength}`;
export const followerId = (follower: number): string => `follower-${follower}`;
export const estateId = (seat: Seat, space: Space): string => `estate-${seat}-${space}`;
export const mosaicId = (seat: Seat, space: Space): string => `mosaic-${seat}-${space}`;
export const goodId = (seat: Seat, good: GoodId): string => `good-${seat}-${good}`;
export const coinsId = (seat: Seat): string => `coins-${seat}`;
export const influenceId = (seat: Seat): string => `influence-${seat}`;
/** the achievement markers of a player that lie at the hippodrome */
export const wheelId = (seat: Seat): string => `wheel-${seat}`;
export const shipId = (owner: Seat | 'ai', ship: number): string => `ship-${owner}-${ship}`;
export const START_MARKER = 'start-marker';
export const ARTISANS = 'artisan-supply';
const FOLLOWER_DECK = 'deck-followers';

type Pointers = { readonly [T in Action['type']]: (action: Extract<Action, { type: T }>, seen: Seen) => string[] };

/** What is there, as a list. */
const some = (id: string | null | undefined): string[] => (id == null ? [] : [id]);

/** The orientation of a building: the places of its cells, from the first one. */
export function formOf(catalog: Catalog, { zone, cells }: Extract<Action, { type: 'place-building' }>): string {
  const { width } = catalog.zone(zone);
  const places = cells.map((cell) => ({ x: cell % width, y: Math.floor(cell / width) }));
  return places.map(({ x, y }) => `${x - (places[0]?.x ?? 0)},${y - (places[0]?.y ?? 0)}`).join(' ');
}

/** The pointers of a box: ports go by the ids that it gives them. */
export function targetsOf(catalog: Catalog): Artist<NovaRoma, FrameLabels>['targets'] {
  /** The space that a player's marker would come to. */
  const spaceAhead = (seen: Seen, player: Seat, track: TrackId): string =>
    `${track}-${Math.min(spaceOf(seen, track, player) + 1, catalog.track.end)}`;
  const pointers: Pointers = {
    'place-emperor': ({ space }) => [forumId(space)],
    'place-patrician': ({ space }) => [forumId(space)],
    'place-legionary': ({ space }) => [forumId(space)],
    'claim-achievement': ({ player, space }) => [mosaicId(player, space)],
    'begin-action': ({ line }, seen) => [actionAt(catalog, seen, line, seen.turn?.space ?? 0)],
    'forgo-action': ({ line }) => [`forgo-${line}`],
    'activate-follower': ({ follower }) => [followerId(follower)],
    continue: () => ['continue'],
    skip: () => ['skip'],
    'discard-pair': ({ cards }) => cards.map(followerId),
    'buy-good': ({ player, good }) => [goodId(player, good)],
    'spend-wine': ({ amount }) => [`spend-${amount}`],
    'take-estate-tile': ({ slot }, seen) => some(estateTileIn(seen, slot)),
    'place-estate-tile': ({ player, space }) => [estateId(player, space)],
    'take-start-marker': () => [START_MARKER],
    'petition-action': ({ action, strength }) => [action, strengthId(strength)],
    'draw-follower': ({ slot }, { displays }) => {
      if (slot === 'deck') return [FOLLOWER_DECK];
      const follower = displays.followers[slot - 1];
      return follower == null ? [] : [followerId(follower)];
    },
    'play-follower': ({ follower }) => [followerId(follower)],
    'replace-follower': ({ follower }) => [followerId(follower)],
    'discard-to-limit': ({ follower }) => [followerId(follower)],
    'take-contract': ({ kind, slot }, { displays }) => some(displays[kind][slot - 1]),
    sail: ({ player, ship, route }, { players }) => {
      const at = players[player]?.ships[ship] ?? { port: 0 };
      return [shipId(player, ship), ...some(nextPort(catalog, at, route)?.id)];
    },
    'place-building': ({ zone, cells }) => cells.map((cell) => `${zone}-${cell}`),
    'advance-chariot': ({ player, track }, seen) => [spaceAhead(seen, player, track)],
    'spend-charioteer': ({ player, track }, seen) => [spaceAhead(seen, player, track)],
    'wheel-reward': ({ player, choice }) => [choice === 'influence' ? influenceId(player) : wheelId(player)],
    'hire-artisan': () => [ARTISANS],
    'place-artisan': ({ player, space }) => [estateId(player, space)],
    'use-conversion': ({ player }, seen) => [estateId(player, asked(seen, 'conversion')?.tile ?? 0)],
    // any of the goods says that it is to be goods
    'choose-income': ({ player, option }) =>
      option === 'coins' ? [coinsId(player)] : goodIds.map((good) => goodId(player, good)),
    'choose-good': ({ player, good }) => [goodId(player, good)],
    'draft-mosaic': ({ tile }) => [tile],
    'draft-follower': ({ player, follower }) => knownIds(follower, player, (one) => [followerId(one)]),
    'keep-followers': ({ player, followers }) => knownIds(followers, player, (all) => all.map(followerId)),
    'end-turn': () => ['end-turn'],
  };
  return (seen, action) => (pointers[action.type] as (action: Action, seen: Seen) => string[])(action, seen as Seen);
}
