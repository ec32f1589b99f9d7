/** Checks of an untrusted state: seats, the total numbers of cards and pieces (section 13 of the rules), and bounds. */
import {
  type Checks,
  deepEqual,
  type Flaw,
  miscounted,
  occurrences,
  problemsFound,
  type StateProblem,
  sum,
  wrongAt,
} from '@ludi-romani/core';
import type { Catalog } from '../components/catalog';
import { colorIds, type FollowerId, trackIds, zoneIds } from '../components/ids';
import { artisansOf } from '../rules/counts';
import { legionariesOf } from '../rules/round';
import type { ContractKind, State } from '../types';

type Area = State['players'][number];
type Ids = readonly (string | number | null)[];

/**
 * Returns the problems of a state of the right shape. The list is empty for every state that a game reaches, and for other positions that
 * can be played.
 */
export const invariants = (catalog: Catalog, state: State): StateProblem[] =>
  problemsFound([[['', readable]], CHECKS], catalog, state);

/** Checks the zones, the AI and the seats, on which the other checks rely. */
function* readable({ zones }: Catalog, state: State): Iterable<Flaw> {
  const { players, startPlayer, startMarkerClaimedBy, city, ai, turn, running, forum } = state;
  for (const { id, buildable } of zones)
    if (city[id].length !== buildable.length) yield wrongAt('city', `zone ${id} must have ${buildable.length} cells`);
  if ((ai === null) !== players.length > 1)
    yield wrongAt('ai', 'must be present in a solo game, and null in other games');
  const seats = [
    ...[startPlayer, startMarkerClaimedBy, turn?.player, running?.player, ...forum],
    ...zoneIds.flatMap((zone) => city[zone]),
  ];
  if (seats.some((seat) => typeof seat === 'number' && seat >= players.length)) yield 'there is no such seat';
}

/** Returns the followers of a running draft that are not in hand: the picks and the last packet, or later the rejected cards. */
function drafted({ draft, hand }: Area): readonly FollowerId[] {
  if (draft === null) return [];
  const { packets, picks, rejected } = draft;
  return hand.length > 0 ? rejected : [...picks, ...(packets.at(-1) ?? []).filter((card) => !picks.includes(card))];
}

/** True if the packet of a stage has the right size and contains its pick. Other packets would allow `determinize` far too many orders. */
const isPacket = ({ packets, picks }: NonNullable<Area['draft']>, stage: number, size: number): boolean => {
  const [cards = [], pick] = [packets[stage], picks[stage]];
  return cards.length === size - stage && (pick === undefined ? stage === packets.length - 1 : cards.includes(pick));
};

/** The cards or tiles of one kind: their items in the box, the ids in all places, and the number in the game, by default all items. */
type Kind = readonly [
  what: string,
  items: readonly { readonly id: string | number }[],
  places: Ids,
  count?: number | undefined,
];

function* once([what, items, places, count = items.length]: Kind): Iterable<Flaw> {
  const found = new Map(items.map(({ id }) => [id, 0]));
  for (const id of places) if (id !== null) found.set(id, (found.get(id) ?? Number.NaN) + 1);
  for (const [id, there] of found) {
    if (Number.isNaN(there)) yield `${what}: ${id} is unknown`;
    else if (there > 1) yield miscounted(`${what}: ${id} is there ${there} times`, there, 1);
    else if (there === 0 && count === items.length) yield miscounted(`${what}: ${id} is nowhere`, there, 1);
  }
  const { length } = places.filter((id) => id !== null);
  if (length !== count && count < items.length)
    yield miscounted(`${what}: there are ${length}, not ${count}`, length, count);
}

function* followers({ components }: Catalog, { players, decks, discards, displays, phase }: State): Iterable<Flaw> {
  const places = [
    ...[...decks.followers, ...discards, ...displays.followers],
    ...players.flatMap(({ hand, row }) => [...hand, ...row.map(({ follower }) => follower)]),
    ...(phase === 'draft' ? players.flatMap(drafted) : []),
  ];
  yield* once(['NR-13.1 followers', components.followers, places]);
  const size = components.numbers.draftPacket;
  for (const [seat, { hand, shown, draft }] of players.entries()) {
    if (![hand, shown].every((cards) => cards.every((card, i) => card > (cards[i - 1] ?? 0))))
      yield `NR-13.1 seat ${seat}: a hand must be in the order of its cards`;
    if (shown.some((card) => !hand.includes(card)))
      yield `NR-13.1 seat ${seat}: a card that was shown must be in the hand`;
    if (draft !== null && !draft.packets.every((_, stage) => isPacket(draft, stage, size)))
      yield `NR-8.52 seat ${seat}: a packet must have one card less than the one before, and contain its pick`;
  }
}

function* tiles({ components, zones }: Catalog, state: State): Iterable<Flaw> {
  const { players, decks, displays, removed, ai, preferredChariot, nextChariot } = state;
  const { numbers, basicEstateTiles, specialEstateTiles, chariotTiles, emperorTiles, buildingRewardTiles } = components;
  const contracts = (kind: ContractKind) => [
    ...[...decks[kind], ...displays[kind]],
    ...players.flatMap((own) => own.contracts[kind]),
  ];
  const isBasic = new Set<string | null>(basicEstateTiles.map(({ id }) => id));
  const laid = [...players.flatMap((own) => own.tiles), ...removed.estate];
  const chariots = [
    ...[...decks.chariot, preferredChariot, nextChariot, ...removed.chariots],
    ...[...players, ...(ai === null ? [] : [ai])].flatMap((own) => own.chariots),
  ];
  const isFew = players.length <= numbers.neutralUpToPlayers;
  const spaces = zones.flatMap(({ rewards }) => rewards.filter(({ only3plus }) => !(only3plus && isFew)));
  const kinds: readonly Kind[] = [
    ['NR-13.3 shipping contracts', components.shippingContracts, [...contracts('shipping'), ...removed.shipping]],
    ['NR-13.3 building contracts', components.buildingContracts, [...contracts('building'), ...(ai?.contracts ?? [])]],
    [
      'NR-13.4 basic estate tiles',
      basicEstateTiles,
      [...decks.estate, ...displays.estate, ...laid.filter((id) => isBasic.has(id))],
    ],
    [
      'NR-13.4 special estate tiles',
      specialEstateTiles,
      [...decks.special, state.special, ...laid.filter((id) => !isBasic.has(id))],
    ],
    ['NR-13.12 chariot tiles', chariotTiles, chariots, numbers.chariotTiles],
    ['NR-13.16 reward tiles', buildingRewardTiles, Object.values(state.rewardTiles), spaces.length],
    [
      'NR-3.11 emperor tiles',
      emperorTiles,
      [...decks.emperor, ...state.emperorTiles],
      ai === null ? numbers.emperorTiles : undefined,
    ],
    ...colorIds.map(
      (color, row): Kind => [
        `NR-3.20 ${color} mosaic tiles`,
        components.mosaicTiles.filter((tile) => tile.color === color),
        [...players.map(({ mosaic }) => mosaic[row] ?? null), ...decks[color], ...state.mosaicDisplay[color]],
        state.options.mosaicDraft ? undefined : players.length,
      ],
    ),
  ];
  for (const kind of kinds) yield* once(kind);
  if (new Set(state.forumTiles).size !== state.forumTiles.length) yield 'NR-3.10 each action must have one tile';
}

function* artisans({ components: { numbers } }: Catalog, { players, artisanSupply }: State): Iterable<Flaw> {
  if (artisanSupply + sum(players.map(artisansOf)) !== numbers.artisans)
    yield `NR-13.2 there must be ${numbers.artisans} artisans`;
}

function* pieces({ components: { numbers } }: Catalog, { players, city, forum }: State): Iterable<Flaw> {
  const blocks = Object.values(city).flat();
  for (const [seat, own] of players.entries()) {
    const { own: free, hippodrome } = own.achievementMarkers;
    const markers = free + hippodrome + occurrences(own.claims, true);
    for (const [what, there, due] of [
      ['NR-13.5 achievement markers', markers, numbers.ownMarkers + numbers.hippodromeMarkers],
      ['NR-13.6 blocks', own.blocks + occurrences(blocks, seat), numbers.blocks],
      ['NR-13.9 patricians', own.patricians + occurrences(forum, seat), numbers.patricians],
    ] as const)
      if (there !== due) yield `${what} of seat ${seat}: there are ${there}, not ${due}`;
  }
  const legionaries = sum(players.map((own) => own.legionaries)) + occurrences(forum, 'legionary');
  // NR-8.25 in a solo game, up to two legionaries come with each patrician
  const most = players.length === 1 ? 2 * numbers.patricians : players.length * legionariesOf(numbers, players.length);
  if (legionaries > most || (players.length > 1 && legionaries < most))
    yield `NR-13.9 legionaries: there are ${legionaries}, not ${most}`;
  if (occurrences(forum, 'emperor') > 1) yield 'NR-13.9 there must be at most one emperor';
}

function* ships({ route }: Catalog, { players, ai }: State): Iterable<Flaw> {
  for (const { route: id, port } of [...players, ...(ai === null ? [] : [ai])].flatMap((own) => own.ships))
    if (id === null ? port !== 0 : port < 1 || port > route(id).length)
      yield 'NR-13.11 a ship must be on a port of its route';
}

function* city({ components: { numbers }, zones }: Catalog, { players, city }: State): Iterable<Flaw> {
  const isFew = players.length <= numbers.neutralUpToPlayers;
  for (const { id, buildable, shaded } of zones) {
    if (city[id].some((block, cell) => block !== null && !buildable[cell]))
      yield `NR-13.6 a block of zone ${id} must be on a building space`;
    const neutral = city[id].flatMap((block, cell) => (block === 'neutral' ? [cell] : []));
    if (!deepEqual(neutral, isFew ? shaded : []))
      yield `NR-13.6 the neutral blocks of zone ${id} must be those of the setup`;
  }
}

function* tracks({ components: { numbers } }: Catalog, { players, tracks }: State): Iterable<Flaw> {
  const markers = [...players.keys(), ...(players.length <= numbers.neutralUpToPlayers ? ['neutral'] : [])];
  for (const id of trackIds) {
    const there = tracks[id].map(({ marker }) => marker);
    if (there.length !== markers.length || markers.some((marker) => occurrences(there, marker) !== 1))
      yield `NR-13.10 each marker must be on ${id} once`;
    if (tracks[id].some(({ space }, i) => space > (tracks[id][i - 1]?.space ?? space)))
      yield `NR-13.10 the leader of ${id} must come first`;
  }
}

const CHECKS: Checks<[Catalog, State]> = [
  ['decks.followers', followers],
  ['decks', tiles],
  ['artisanSupply', artisans],
  ['players', pieces],
  ['players', ships],
  ['city', city],
  ['tracks', tracks],
];
