/** What achievements and followers count of a player (NR-5.101 to 5.113, 5.201 to 5.229). */
import { area, type Seat } from '@ludi-romani/core';
import type { Catalog } from './catalog';
import { type Countable, type GoodId, goodIds, type TrackId, trackIds } from './components/types';
import { spaceOf } from './race';
import type { Seen, SeenArea } from './types';

type Count = (catalog: Catalog, own: SeenArea, seen: Seen, player: Seat) => number;

const good =
  (id: GoodId): Count =>
  (_, { goods }) =>
    goods[id];

/** NR-5.229, 5.311 a lion is one tile like any other here, and a turned tile still counts. */
const animalTiles: Count = ({ estateTile }, { tiles }) =>
  tiles.reduce((sum, id) => (id !== null && estateTile(id).kind === 'animal' ? sum + 1 : sum), 0);

const counts: Readonly<Record<Countable, Count>> = {
  wheat: good('wheat'),
  stone: good('stone'),
  wood: good('wood'),
  wine: good('wine'),
  horse: good('horse'),
  coins: (_, { coins }) => coins,
  influence: (_, { influence }) => influence,
  'building-contracts': (_, { contracts }) => contracts.building.length,
  'shipping-contracts': (_, { contracts }) => contracts.shipping.length,
  followers: (_, { row }) => row.length,
  'estate-tiles': (_, { tiles }) => tiles.reduce((sum, id) => (id === null ? sum : sum + 1), 0),
  'animal-tiles': animalTiles,
  spaces: (_, __, seen, player) => spacesAdvanced(seen, player).reduce((sum, space) => sum + space, 0),
};

/** How much of it a player has. */
export const countOf = (catalog: Catalog, seen: Seen, player: Seat, what: Countable): number =>
  counts[what](catalog, area(seen, player), seen, player);

/** The spaces of a player's markers on the tracks, in their order; the start space is 0. */
export const spacesAdvanced = (seen: Seen, player: Seat): number[] =>
  trackIds.map((track: TrackId) => spaceOf(seen, track, player));

/** All goods of a player together. */
export const goodsOf = ({ goods }: SeenArea): number => goodIds.reduce((sum, id) => sum + goods[id], 0);

/** All artisans of a player: available, and in the production area (NR-6.14). */
export const artisansOf = ({ artisans, placed }: SeenArea): number =>
  placed.reduce((sum, there) => (there ? sum + 1 : sum), artisans);
