/** The settings of the conformance kit for Forum Trajanum. */
import type { Viewer } from '@ludi-romani/core';
import type { Ledger, Settings } from '@ludi-romani/core/testing';
import { type Event, type ForumTrajanum, type State, standardComponents } from '@ludi-romani/forum-trajanum';
import { invariants, parseState, parseView } from '@ludi-romani/forum-trajanum/schemas';

type Accounts = Readonly<Record<string, number>>;
type EntriesOf = { readonly [T in Event['type']]?: (event: Extract<Event, { readonly type: T }>) => Accounts };

/** The number of tiles that are dealt to a grid after its corner citizens. */
const DEALT = 36 - standardComponents.temples.length - 2;

/** The amounts that each type of event adds to the accounts. Types that are left out change no account. */
const entriesOf: EntriesOf = {
  'citizen-placed': ({ player }) => ({ [`citizens ${player}`]: 1 }),
  'corner-citizens-placed': ({ player, tiles }) => ({ [`grid ${player}`]: tiles.length }),
  'colonia-prepared': ({ player }) => ({ [`grid ${player}`]: DEALT, [`leftover ${player}`]: 1 }),
  'round-began': ({ streets }) => ({ streets: -streets.length }),
  'tile-taken': ({ player }) => ({ [`grid ${player}`]: -1 }),
  'grid-tile-taken': ({ player }) => ({ [`grid ${player}`]: -1 }),
  'reserve-tile-picked': ({ player }) => ({ [`reserve ${player}`]: -1 }),
  'tile-put-away': ({ player, place }) => (place === 'box' ? { removed: 1 } : { [`${place} ${player}`]: 1 }),
  gained: ({ player, resource, amount }) => ({ [`${resource} ${player}`]: amount }),
  paid: ({ player, resource, amount }) => ({ [`${resource} ${player}`]: -amount }),
  'points-gained': ({ player, row, amount }) => ({ [`${row} ${player}`]: amount }),
  'crane-exposed': ({ player }) => ({ [`exposed ${player}`]: 1 }),
  'crane-scored': ({ player }) => ({ [`exposed ${player}`]: -1, [`scored ${player}`]: 1 }),
  built: ({ player, cells }) => ({ [`built ${player}`]: cells.length }),
  'marker-moved': ({ player, track }) => ({ [`track-${track} ${player}`]: 1 }),
  'envoy-placed': ({ player }) => ({ [`ship ${player}`]: -1, [`envoys ${player}`]: 1 }),
  'slide-bar-turned': ({ player }) => ({ [`improved ${player}`]: 1 }),
};

/** Returns the number of items that are not null. */
const occupied = (list: readonly unknown[]): number => list.filter((item) => item !== null).length;

const ledger: Ledger<ForumTrajanum> = {
  count: ({ players, streetDeck, forum }) => ({
    streets: streetDeck.length,
    removed: players.reduce((all, { removed }) => all + removed, 0),
    ...Object.fromEntries(
      players.flatMap((own, seat) =>
        Object.entries({
          ...own.resources,
          ...own.points,
          ...Object.fromEntries(Object.entries(own.tracks).map(([track, level]) => [`track-${track}`, level])),
          citizens: own.rows.flatMap(({ citizens }) => citizens).length,
          grid: occupied(own.tiles),
          built: occupied(own.buildings),
          leftover: occupied([own.leftover]),
          ship: own.ship,
          reserve: own.reserve.length,
          improved: Number(own.improved),
          exposed: own.cranes.filter(({ status }) => status === 'exposed').length,
          scored: own.cranes.filter(({ status }) => status === 'scored').length,
          envoys: forum.envoys.filter((owner) => owner === seat).length,
        }).map(([account, amount]) => [`${account} ${seat}`, amount]),
      ),
    ),
  }),
  entries: (event) => {
    const entries = entriesOf[event.type] as ((event: Event) => Accounts) | undefined;
    return entries?.(event) ?? {};
  },
};

/** Returns the kinds of colonia tiles of which the viewer has seen no copy of any player (section 10). */
export function hidden({ players, phase }: State, viewer: Viewer): string[] {
  const { femaleCitizens, maleCitizens, resourceTiles } = standardComponents;
  const corners = [0, 5, 30, 35];
  const seen = new Set<string | null | undefined>();
  for (const [seat, { tiles, reserve, spent, leftover, draft, preparation, cranes }] of players.entries()) {
    const receiver = (seat - 1 + players.length) % players.length;
    const isReceived = viewer === receiver && phase !== 'draft';
    for (const tile of [...corners.map((cell) => tiles[cell]), ...reserve, ...spent]) seen.add(tile);
    for (const { cell, tile } of draft.taken) if (seat === viewer || corners.includes(cell)) seen.add(tile);
    if (seat === viewer) seen.add(leftover);
    if (draft.shown) seen.add(draft.kept);
    if (isReceived || players[receiver]?.draft.shown) seen.add(draft.passed);
    // during the preparation, players see their own start citizen, and all see the classes on the corners
    if (preparation !== null && cranes.length > 0) for (const { id } of femaleCitizens) seen.add(id);
  }
  return [...femaleCitizens, ...maleCitizens, ...resourceTiles].flatMap(({ id }) => (seen.has(id) ? [] : [id]));
}

export const settings: Settings<ForumTrajanum> = {
  options: [
    { players: 2 },
    { players: 3 },
    { players: 4, arrangement: 'brick-5' },
    {
      players: 2,
      boardSide: 'B',
      promoCards: true,
      buildingTiles: 'limited',
      arrangement: 'tee-3',
      draftMode: 'sequential',
    },
    { players: 3, introductory: true, mosaic: 'random', arrangement: 'pinwheel-4' },
    { players: 2, introductory: true, introductoryCard: 'chosen', promoCards: true, arrangement: 'stack-3' },
    { players: 3, startPlayer: 2, eaglePoints: 'sum', trackEnd: 'after-action', arrangement: 'block-4' },
    {
      players: 4,
      boardSide: 'B',
      promoCards: true,
      buildingTiles: 'limited',
      mosaic: 'random',
      arrangement: 'x-5',
      startPlayer: 1,
      eaglePoints: 'sum',
      trackEnd: 'after-action',
      draftMode: 'sequential',
    },
  ],
  invariants,
  parseState,
  parseView,
  ledger,
  hidden,
};
