/** The settings of the conformance kit for Nova Roma. */
import type { Ledger, Settings } from '@ludi-romani/core/testing';
import { type Event, type NovaRoma, type State, standardComponents } from '@ludi-romani/nova-roma';
import { invariants, parseState, parseView } from '@ludi-romani/nova-roma/schemas';

type Accounts = Readonly<Record<string, number>>;
type EntriesOf = { readonly [T in Event['type']]?: (event: Extract<Event, { readonly type: T }>) => Accounts };

const MONEY = ['coins', 'influence', 'wheat', 'stone', 'wood', 'wine', 'horse'] as const;
/** Returns the number of cards or tiles that are not null. */
const occupied = (cards: readonly unknown[]): number => cards.filter((card) => card !== null).length;
const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);

/** Returns the account entries for the coins, influence and goods that a player gains (`by` is 1) or pays (`by` is -1). */
const changed = (player: number, amounts: Accounts, by: 1 | -1): Accounts =>
  Object.fromEntries(MONEY.map((what) => [`${what} ${player}`, by * (amounts[what] ?? 0)]));

/** The amounts that each type of event adds to the accounts. Types that are left out change no account. */
const entriesOf: EntriesOf = {
  gained: ({ player, gains }) => changed(player, gains, 1),
  paid: ({ player, cost }) => changed(player, cost, -1),
  // the account `followers` counts the followers in the hand and in the row
  'follower-taken': ({ player }) => ({ 'display followers': -1, [`followers ${player}`]: 1 }),
  'follower-drawn': ({ player }) => ({ [`followers ${player}`]: 1 }),
  'followers-discarded': ({ player, followers }) => ({ [`followers ${player}`]: -followers.length }),
  'followers-kept': ({ player }) => ({ [`followers ${player}`]: 2 }),
  'follower-revealed': () => ({ 'display followers': 1 }),
  'follower-discarded': () => ({ 'display followers': -1 }),
  'contract-taken': ({ player, kind }) => ({ [`display ${kind}`]: -1, [`${kind} ${player}`]: 1 }),
  'display-refilled': ({ display }) => ({ [`deck ${display}`]: -1, [`display ${display}`]: 1 }),
  'contract-discarded': ({ kind }) => ({ [`display ${kind}`]: -1, [`removed ${kind}`]: 1 }),
  'estate-tile-placed': ({ player, replaced }) => ({
    'display estate': -1,
    [`tiles ${player}`]: replaced === null ? 1 : 0,
    'removed estate': replaced === null ? 0 : 1,
  }),
  'special-revealed': () => ({ 'deck special': -1, 'display estate': 1 }),
  'tile-discarded': () => ({ 'display estate': -1, 'removed estate': 1 }),
  'building-placed': ({ player, cells }) => ({
    [`blocks ${player}`]: -cells.length,
    [`built ${player}`]: cells.length,
  }),
  sailed: ({ player }) => ({ [`ports ${player}`]: 1 }),
  'ai-sailed': () => ({ 'ports AI': 1 }),
  'chariot-advanced': ({ marker, track }) => ({ [`${track} ${marker}`]: 1 }),
  'chariot-tile-awarded': ({ winner }) => ({ [`chariots ${winner}`]: 1 }),
  'achievement-marker-taken': ({ player }) => ({ [`markers ${player}`]: 1, [`hippodrome ${player}`]: -1 }),
  'achievement-claimed': ({ player }) => ({ [`markers ${player}`]: -1, [`claims ${player}`]: 1 }),
  'legionary-blocked': () => ({ 'points AI': 1 }),
  'emperor-tile-revealed': () => ({ 'emperor tiles': 1 }),
  'mosaic-drafted': ({ player }) => ({ [`mosaic ${player}`]: 1, 'mosaic display': -1 }),
  'mosaic-revealed': () => ({ 'mosaic display': 1 }),
};

const ledger: Ledger<NovaRoma> = {
  count: ({ players, decks, displays, special, removed, tracks, city, ai, mosaicDisplay, emperorTiles, ...rest }) => ({
    ...Object.fromEntries(
      (['shipping', 'building', 'estate', 'special'] as const).map((d) => [`deck ${d}`, decks[d].length]),
    ),
    'display shipping': occupied(displays.shipping),
    'display building': occupied(displays.building),
    'display followers': occupied(displays.followers),
    'display estate': occupied([...displays.estate, special]),
    'removed shipping': removed.shipping.length,
    'removed building': ai?.contracts.length ?? 0,
    'removed estate': removed.estate.length,
    'mosaic display': sum(Object.values(mosaicDisplay).map(({ length }) => length)),
    // in a solo game, a shuffle turns all emperor tiles face down
    'emperor tiles': emperorTiles.length + (ai === null ? 0 : 8 * Math.floor((4 * (rest.round - 1)) / 8)),
    'ports AI': sum((ai?.ships ?? []).map(({ port }) => port)),
    'points AI': ai?.vp ?? 0,
    'chariots neutral': removed.chariots.length + (ai?.chariots.length ?? 0),
    ...Object.fromEntries(
      Object.entries(tracks).flatMap(([track, racers]) =>
        racers.map(({ marker, space }) => [`${track} ${marker}`, space] as const),
      ),
    ),
    ...Object.fromEntries(
      players.flatMap((own, seat) =>
        Object.entries({
          coins: own.coins,
          influence: own.influence,
          ...own.goods,
          followers: own.hand.length + own.row.length,
          shipping: own.contracts.shipping.length,
          building: own.contracts.building.length,
          tiles: occupied(own.tiles),
          blocks: own.blocks,
          built: sum(Object.values(city).map((cells) => cells.filter((cell) => cell === seat).length)),
          ports: sum(own.ships.map(({ port }) => port)),
          chariots: own.chariots.length,
          markers: own.achievementMarkers.own,
          hippodrome: own.achievementMarkers.hippodrome,
          claims: own.claims.filter(Boolean).length,
          mosaic: occupied(own.mosaic),
        }).map(([account, amount]) => [`${account} ${seat}`, amount]),
      ),
    ),
  }),
  entries: (event) => {
    const entries = entriesOf[event.type] as ((event: Event) => Accounts) | undefined;
    return entries?.(event) ?? {};
  },
};

/** Returns the cards and tiles that are in no public place. Followers are left out: their ids are numbers, which a text search cannot find. */
function hidden({ players, displays, special, removed, ai, ...table }: State): string[] {
  const seen = new Set<string | number | null>([
    ...[...displays.shipping, ...displays.building, ...displays.estate, special],
    ...[...removed.shipping, ...removed.estate, ...removed.chariots],
    ...[...(ai?.contracts ?? []), ...(ai?.chariots ?? []), ...table.emperorTiles],
    ...[table.preferredChariot, table.nextChariot, ...Object.values(table.mosaicDisplay).flat()],
    ...Object.values(table.rewardTiles),
    ...players.flatMap((own) => [...own.contracts.shipping, ...own.contracts.building]),
    ...players.flatMap((own) => [...own.chariots, ...own.tiles, ...own.mosaic]),
  ]);
  const { shippingContracts, buildingContracts, basicEstateTiles, specialEstateTiles, ...more } = standardComponents;
  return [
    ...[...shippingContracts, ...buildingContracts, ...basicEstateTiles, ...specialEstateTiles],
    ...[...more.chariotTiles, ...more.mosaicTiles, ...more.emperorTiles, ...more.buildingRewardTiles],
  ].flatMap(({ id }) => (seen.has(id) ? [] : [id]));
}

export const settings: Settings<NovaRoma> = {
  options: [
    { players: 1 },
    { players: 2, startPlayer: 1, youngestFirst: [1, 0] },
    { players: 3, withoutContract: 'in-part', severin: 'per-two' },
    { players: 4 },
    { players: 1, difficulty: 'hard', mosaicDraft: true, followerDraft: true },
    { players: 1, difficulty: 'easy', handicap: 100, mosaicDraft: true },
    { players: 2, followerDraft: true, withoutContract: 'given-up', severin: 'per-one' },
    { players: 4, mosaicDraft: true, followerDraft: true },
  ],
  invariants,
  parseState,
  parseView,
  ledger,
  hidden,
};
