/** What must hold in every state: section 13 of the rules, and that what is pending fits what lies on the table. */
import {
  type Checks,
  deepEqual,
  type Flaw,
  miscounted,
  problemsFound,
  type StateProblem,
  sum,
  wrongAt,
} from '@ludi-romani/core';
import type { Catalog } from '../components/catalog';
import { colorIds, type FollowerId, goodIds, playerCounts, routeIds, trackIds, zoneIds } from '../components/ids';
import { artisansOf } from '../rules/counts';
import type { State } from '../types';
import { draftProblems } from './draft-check';
import { fits } from './pending';

type Area = State['players'][number];
type Ids = readonly (string | number | null | undefined)[];

/**
 * The invariants that the state breaks, each with the part that it is about; none for every state that can be reached. The state must have
 * the right shape, but may be absurd otherwise.
 */
export function invariants(catalog: Catalog, state: State): StateProblem[] {
  const unreadable = problemsFound([['', readable]], catalog, state);
  return unreadable.length > 0 ? unreadable : problemsFound(CHECKS, catalog, state);
}

const ascending = (ids: readonly number[]): boolean => ids.every((id, i) => id > (ids[i - 1] ?? 0));

/** What every other check relies on. */
function* readable({ components, zones }: Catalog, state: State): Iterable<Flaw> {
  const { players, round, displays, city, ai, turn, running } = state;
  const { rounds, slots } = components.numbers;
  if (!playerCounts.some((count) => count === players.length))
    yield wrongAt('players', `${players.length} cannot play`);
  if (round < 1 || round > rounds) yield `NR-13.13 round: there are ${rounds}`;
  if (Object.values(displays).some((display) => display.length !== slots))
    yield `NR-13.17 a display has ${slots} slots`;
  for (const { id, buildable } of zones) {
    if (city[id].length !== buildable.length) yield wrongAt('city', `zone ${id} has ${buildable.length} cells`);
  }
  if ((ai === null) !== players.length > 1) yield wrongAt('ai', 'only a solo game has one, and every solo game does');
  const seats = [
    ...[state.startPlayer, state.startMarkerClaimedBy, turn?.player, running?.player],
    ...state.forum,
    ...zoneIds.flatMap((zone) => city[zone]),
    ...state.pending.map((frame) => ('player' in frame ? frame.player : null)),
  ];
  if (seats.some((seat) => typeof seat === 'number' && seat >= players.length))
    yield 'a seat is named where nobody sits';
}

/** Each of the ids once among these, and no other; `box` where some may lie in the box. */
function* once(
  what: string,
  items: readonly { readonly id: string | number }[],
  inPlay: Ids,
  box: boolean,
): Iterable<Flaw> {
  const due = new Map(items.map(({ id }) => [id, 0]));
  for (const id of inPlay) if (id != null) due.set(id, (due.get(id) ?? Number.NaN) + 1);
  for (const [id, there] of due) {
    if (Number.isNaN(there)) yield `${what}: ${id} is unknown`;
    else if (there > 1 || (there === 0 && !box))
      yield miscounted(`${what}: ${id} is ${there === 0 ? 'nowhere' : `there ${there} times`}`, there, 1);
  }
}

// 13.1

function* followers({ components }: Catalog, state: State): Iterable<Flaw> {
  const { players, decks, discards, displays, phase } = state;
  const inDraft = phase === 'draft' && players[0]?.draft != null;
  const drafted = inDraft ? players.flatMap((own) => draftedBy(own)) : [];
  const rows = players.flatMap(({ row }) => row.map(({ follower }) => follower));
  const hands = players.flatMap(({ hand }) => hand);
  const all = [...decks.followers, ...discards, ...displays.followers, ...hands, ...rows, ...drafted];
  yield* once('NR-13.1 followers', components.followers, all, false);
  for (const { hand, shown } of players) {
    if (!ascending(hand) || !ascending(shown)) yield 'NR-13.1 a hand is in the order of its cards';
    if (shown.some((card) => !hand.includes(card))) yield 'NR-13.1 a card that was shown is in the hand';
  }
}

/** Cards of the running draft that are not in the hand yet: the packet last received, and those kept out of earlier ones. */
function draftedBy({ draft, hand }: Area): FollowerId[] {
  if (draft === null) return [];
  if (hand.length > 0) return [...draft.rejected];
  return [...new Set([...draft.picks, ...(draft.packets.at(-1) ?? [])])];
}

// 13.2

function* artisans({ components }: Catalog, { players, artisanSupply }: State): Iterable<Flaw> {
  if (artisanSupply + sum(players.map(artisansOf)) !== components.numbers.artisans)
    yield `NR-13.2 there are ${components.numbers.artisans} artisans`;
}

// 13.3, 13.4, 13.12, 13.16, and the mosaic tiles

function* cardsAndTiles({ components }: Catalog, state: State): Iterable<Flaw> {
  const { players, decks, displays, removed, ai } = state;
  const { numbers } = components;
  const contracts = (kind: 'shipping' | 'building') => [
    ...[...decks[kind], ...displays[kind]],
    ...players.flatMap((own) => own.contracts[kind]),
  ];
  yield* once(
    'NR-13.3 shipping contracts',
    components.shippingContracts,
    [...contracts('shipping'), ...removed.shipping],
    false,
  );
  yield* once(
    'NR-13.3 building contracts',
    components.buildingContracts,
    [...contracts('building'), ...(ai?.contracts ?? [])],
    false,
  );
  const onBoards = players.flatMap(({ tiles }) => tiles);
  const estates = [...onBoards, ...removed.estate];
  const isBasic = new Set(components.basicEstateTiles.map(({ id }) => id));
  const basic = (id: string | null) => id !== null && isBasic.has(id);
  const special = (id: string | null) => id !== null && !isBasic.has(id);
  yield* once(
    'NR-13.4 basic estate tiles',
    components.basicEstateTiles,
    [...decks.estate, ...displays.estate, ...estates.filter(basic)],
    false,
  );
  yield* once(
    'NR-13.4 special estate tiles',
    components.specialEstateTiles,
    [...decks.special, state.special, ...estates.filter(special)],
    false,
  );
  const chariots = [
    ...[...decks.chariot, state.preferredChariot, state.nextChariot, ...removed.chariots],
    ...players.flatMap((own) => own.chariots),
    ...(ai?.chariots ?? []),
  ];
  yield* once('NR-13.12 chariot tiles', components.chariotTiles, chariots, true);
  const { length: inPlay } = chariots.filter((id) => id !== null);
  if (inPlay !== numbers.chariotTiles)
    yield miscounted(`NR-13.12 ${numbers.chariotTiles} chariot tiles are in the game`, inPlay, numbers.chariotTiles);
  const rewards = Object.values(state.rewardTiles);
  yield* once('NR-13.16 reward tiles', components.buildingRewardTiles, rewards, true);
  const emperor = [...decks.emperor, ...state.emperorTiles];
  yield* once('emperor tiles', components.emperorTiles, emperor, players.length > 1);
  if (players.length > 1 && emperor.length !== numbers.emperorTiles)
    yield miscounted(`${numbers.emperorTiles} emperor tiles are in the game`, emperor.length, numbers.emperorTiles);
  const mosaics = [
    ...players.flatMap(({ mosaic }) => mosaic),
    ...colorIds.flatMap((color) => [...decks[color], ...state.mosaicDisplay[color]]),
  ];
  yield* once('mosaic tiles', components.mosaicTiles, mosaics, true);
}

function* mosaics({ mosaicTile }: Catalog, { players, phase, decks, mosaicDisplay }: State): Iterable<Flaw> {
  for (const { mosaic, claims } of players) {
    if (mosaic.some((id, row) => id !== null && mosaicTile(id).color !== colorIds[row]))
      yield 'NR-3.20 a mosaic has a row of each color';
    if (phase !== 'draft' && mosaic.includes(null)) yield 'NR-3.20 a mosaic has three rows';
    if (phase === 'draft' && claims.includes(true)) yield 'NR-13.5 nothing is claimed in the draft';
  }
  for (const color of colorIds)
    if ([...decks[color], ...mosaicDisplay[color]].some((id) => mosaicTile(id).color !== color))
      yield `NR-8.50 a tile of another color lies among the ${color} ones`;
}

// 13.5, 13.6, 13.7, 13.8

function* pieces({ components }: Catalog, state: State): Iterable<Flaw> {
  const { numbers, limits } = components;
  for (const [seat, own] of state.players.entries()) {
    const { achievementMarkers, claims, goods, influence, row, hand, tiles, turned, ships } = own;
    const claimed = claims.filter(Boolean).length;
    const markers = numbers.ownMarkers + numbers.hippodromeMarkers;
    if (achievementMarkers.own + achievementMarkers.hippodrome + claimed !== markers)
      yield `NR-13.5 seat ${seat} has ${markers} achievement markers`;
    if (achievementMarkers.hippodrome > numbers.hippodromeMarkers)
      yield `NR-13.5 too many achievement markers are at the hippodrome`;
    const built = sum(zoneIds.map((zone) => state.city[zone].filter((block) => block === seat).length));
    if (own.blocks + built !== numbers.blocks) yield `NR-13.6 seat ${seat} has ${numbers.blocks} blocks`;
    if (goodIds.some((good) => goods[good] > limits.goods)) yield `NR-13.7 seat ${seat} has too much of a good`;
    if (influence > limits.influence) yield `NR-13.7 seat ${seat} has too much influence`;
    if (row.length > limits.followerRow) yield `NR-13.8 ${limits.followerRow} followers lie in a row`;
    if (hand.length > limits.hand + limits.strength) yield 'NR-13.8 a hand is too large';
    if (ships.length !== numbers.ships) yield `seat ${seat} has ${numbers.ships} ships`;
    if (turned.some((isTurned, space) => isTurned && tiles[space] == null))
      yield 'NR-5.314 an empty space is turned over';
  }
}

function* sea({ route }: Catalog, { players, ai }: State): Iterable<Flaw> {
  for (const { route: id, port } of [...players.flatMap(({ ships }) => ships), ...(ai?.ships ?? [])]) {
    if (id === null ? port !== 0 : port < 1 || port > route(id).length)
      yield 'NR-13.11 a ship is not on a port of its route';
  }
  if (
    ai !== null &&
    !deepEqual(
      ai.ships.map((ship) => ship.route),
      routeIds,
    )
  )
    yield 'NR-8.20 the AI has a ship on each route';
}

// 13.6

function* city({ components, zones }: Catalog, state: State): Iterable<Flaw> {
  const isFew = state.players.length <= components.numbers.neutralUpToPlayers;
  for (const { id, buildable, shaded, rewards } of zones) {
    if (state.city[id].some((block, cell) => block !== null && !buildable[cell]))
      yield `NR-13.6 a block of zone ${id} does not stand on a building space`;
    const neutral = state.city[id].flatMap((block, cell) => (block === 'neutral' ? [cell] : []));
    if (!deepEqual(neutral, isFew ? shaded : [])) yield `NR-13.6 the neutral blocks of zone ${id} never change`;
    for (const { id: space, only3plus } of rewards) {
      if ((state.rewardTiles[space] === null) !== (only3plus && isFew))
        yield `NR-13.16 the reward tile on ${space} is wrong`;
    }
  }
}

// 13.9, 13.13

function* forum({ components }: Catalog, state: State): Iterable<Flaw> {
  const { players, forum, startMarkerClaimedBy, turn } = state;
  const { numbers } = components;
  const standing = (figure: unknown) => forum.filter((other) => other === figure).length;
  if (standing('emperor') > 1) yield 'NR-13.9 there is one emperor';
  const isOpen = state.phase === 'forum';
  if (isOpen && standing('emperor') === 0) yield 'NR-4.3 the emperor is in the forum';
  for (const [seat, { patricians, legionaries }] of players.entries()) {
    if (patricians + standing(seat) !== numbers.patricians)
      yield `NR-13.9 seat ${seat} has ${numbers.patricians} patricians`;
    if (legionaries > (players.length === 2 ? numbers.legionaries : 0)) yield 'NR-13.9 too many legionaries';
  }
  // NR-8.25 two before each patrician of a player alone
  const turnsBegun =
    numbers.patricians - sum(players.map(({ patricians }) => patricians)) + Number(turn?.space === null);
  const most = players.length === 2 ? 2 * numbers.legionaries : players.length === 1 ? 2 * turnsBegun : 0;
  const own = players.length === 2 ? sum(players.map(({ legionaries }) => legionaries)) + standing('legionary') : 0;
  if (standing('legionary') > most || (players.length === 2 && own !== most))
    yield 'NR-13.9 the number of legionaries is wrong';
  if (startMarkerClaimedBy !== null && (players.length === 1 || !isOpen)) yield 'NR-13.14 nobody claims the marker now';
}

// 13.10

function* tracks(catalog: Catalog, { players, tracks }: State): Iterable<Flaw> {
  const { track, components } = catalog;
  const isFew = players.length <= components.numbers.neutralUpToPlayers;
  const markers = [...players.keys(), ...(isFew ? ['neutral'] : [])];
  for (const id of trackIds) {
    const there = tracks[id].map(({ marker }) => marker);
    if (there.length !== markers.length || markers.some((marker) => !there.some((other) => other === marker)))
      yield `NR-13.10 each marker is on ${id} once`;
    const spaces = tracks[id].map(({ space }) => space);
    if (spaces.some((space, i) => space > Math.min(track.end, spaces[i - 1] ?? track.end)))
      yield `NR-13.10 the leader of ${id} comes first`;
  }
}

// 13.15

function* row({ follower }: Catalog, { players, running, phase }: State): Iterable<Flaw> {
  for (const [seat, { row }] of players.entries()) {
    if (row.some((played) => played.exhausted && follower(played.follower).timing !== 'once-per-round'))
      yield 'NR-13.15 only a once-per-round follower is exhausted';
    if (phase === 'emperor' && row.some(({ exhausted }) => exhausted))
      yield 'NR-13.15 no follower begins a round exhausted';
    if (running?.player !== seat && row.some(({ fresh }) => fresh))
      yield 'NR-13.15 no follower is fresh between actions';
  }
}

// 13.7, 13.14, 13.18

function* strengths({ components }: Catalog, { running, forumTiles }: State): Iterable<Flaw> {
  const { strength: most } = components.limits;
  for (const { strength } of running === null ? [] : [running, running.sub ?? running])
    if (strength < 1 || strength > most) yield `NR-13.7 a strength is from 1 to ${most}`;
  if (running?.waived && !running.helped) yield 'NR-5.123 only a follower waives an artisan';
  if (new Set(forumTiles).size !== forumTiles.length) yield 'NR-3.10 each action has a tile';
}

function* course(catalog: Catalog, state: State): Iterable<Flaw> {
  const { pending, round, phase } = state;
  if (pending.length === 0 && round !== catalog.components.numbers.rounds)
    yield 'NR-13.13 the game ends after its rounds';
  if (!fits(catalog, state)) yield `what is queued does not fit the open question (${phase})`;
  yield* draftProblems(catalog.components, state);
}

const CHECKS: Checks<[Catalog, State]> = [
  ['decks.followers', followers],
  ['artisanSupply', artisans],
  ['decks', cardsAndTiles],
  ['players', mosaics],
  ['players', pieces],
  ['players', sea],
  ['city', city],
  ['forum', forum],
  ['tracks', tracks],
  ['players', row],
  ['running', strengths],
  ['pending', course],
];
