/** What must hold in every state: section 13 of the rules, and that what is pending fits what lies on the table. */
import {
  type Checks,
  deepEqual,
  type Flaw,
  miscounted,
  occurrences,
  playerAt,
  problemsFound,
  type Seat,
  type StateProblem,
  sum,
  wrongAt,
} from '@ludi-romani/core';
import type { Catalog } from '../components/catalog';
import { faceSquares } from '../components/faces';
import {
  type Building,
  colors,
  corners,
  cycles,
  playerCounts,
  type SupplyId,
  TOP_LEVEL,
  type TrackId,
  trackIds,
} from '../components/ids';
import type { Benefit } from '../components/shapes';
import { colorAreas } from '../rules/mosaic';
import { left } from '../rules/seats';
import type { State } from '../types';
import { choosesCard, pendingProblem } from './pending';
import { tileProblems } from './stock';

type Area = State['players'][number];

/**
 * The invariants that the state breaks, each with the part that it is about; none for every state that can be reached. The state must have
 * the right shape, but may be absurd otherwise.
 */
export function invariants(catalog: Catalog, state: State): StateProblem[] {
  const unreadable = problemsFound([['', readable]], catalog, state);
  return unreadable.length > 0 ? unreadable : problemsFound(CHECKS, catalog, state);
}

/** What every other check relies on. */
function* readable(catalog: Catalog, state: State): Iterable<Flaw> {
  const { players, round, startPlayer, forum, current, trajan, pending } = state;
  const { components } = catalog;
  if (!playerCounts.some((seats) => seats === players.length))
    yield wrongAt('players', `the game is not for ${players.length}`);
  if (round > cycles.length * components.numbers.roundsPerCycle) yield wrongAt('round', 'there are fewer rounds');
  if (trajan.length !== cycles.length) yield wrongAt('trajan', 'one entry for each cycle');
  const { grid, arrangement } = catalog.forum(forum.arrangement);
  if (arrangement.players !== players.length)
    yield wrongAt('forum', 'the arrangement is for another number of players');
  if (forum.boards.length !== arrangement.slots.length) yield wrongAt('forum', 'one board lies in each slot');
  for (const list of [forum.colors, forum.areas, forum.envoys])
    if (list.length !== grid.size) yield wrongAt('forum', 'lists have an entry for each square');
  for (const [seat, player] of players.entries()) yield* readableArea(seat, player, round);
  const seats: readonly (Seat | null | undefined)[] = [
    ...[startPlayer, current?.player, ...forum.envoys],
    ...players.flatMap(({ rows }) => rows.flatMap(({ citizens }) => citizens)),
    ...pending
      .flatMap((frame) => ('simultaneous' in frame ? frame.simultaneous.flat() : [frame]))
      .map((frame) => ('player' in frame ? frame.player : null)),
  ];
  if (seats.some((seat) => seat != null && seat >= players.length)) yield 'a seat is named that has no player';
}

function* readableArea(
  seat: Seat,
  { tiles, buildings, cranes, rows, preparation }: Area,
  round: number,
): Iterable<Flaw> {
  if (tiles.length !== 36 || buildings.length !== 36) yield `seat ${seat} has 36 cells`;
  if (rows.length !== 6 || rows.some(({ citizens }) => citizens.length > 2)) yield `seat ${seat} has six rows of two`;
  if (cranes.length !== corners.length && !(cranes.length === 0 && preparation !== null))
    yield `seat ${seat} has a crane on each corner`;
  if ((preparation === null) !== round > 0) yield `seat ${seat} is prepared before the first round`;
}

// 13.1, 13.2, 13.3, 13.15

function* tiles(catalog: Catalog, state: State): Iterable<Flaw> {
  for (const seat of state.players.keys()) yield* tileProblems(catalog, state, seat);
}

function* cells({ isTemple, cornerAt }: Catalog, { players }: State): Iterable<Flaw> {
  for (const [seat, own] of players.entries()) {
    for (const [cell, tile] of own.tiles.entries()) {
      const building = own.buildings[cell] ?? null;
      if (isTemple[cell] && (tile !== null || building !== null))
        yield `FT-13.2 seat ${seat} has something on a temple`;
      if (tile !== null && building !== null) yield `FT-13.2 seat ${seat} built over a tile`;
      const corner = cornerAt[cell] ?? null;
      if (corner === null) continue;
      if (building !== null) yield `FT-13.2 seat ${seat} built over a crane`;
      const isCovered = own.cranes[corners.indexOf(corner)]?.status === 'covered';
      if (own.preparation === null && isCovered !== (tile !== null))
        yield `FT-13.12 the tile covers the crane of seat ${seat}`;
    }
  }
}

// 13.4, 13.8, 13.18

/** How many steps of a player's markers could bring such a benefit. */
const steps = ({ components }: Catalog, { tracks }: Area, benefit: Benefit['benefit']): number =>
  sum(
    trackIds.map((track) => {
      const first = components.tracks[track].findIndex((level) => level.benefit === benefit);
      return first < 0 ? 0 : Math.max(0, tracks[track] - first);
    }),
  );

/** Steps on a track that are still to be made. */
const stepsPending = ({ pending }: State, seat: Seat, track: TrackId): number =>
  pending.filter(
    (frame) =>
      (('ask' in frame && frame.ask === 'benefit-order') || ('do' in frame && frame.do === 'track')) &&
      frame.player === seat &&
      frame.track === track,
  ).length;

/** The turns of a player that have begun. */
const turnsBegun = ({ round, phase }: State, { draft }: Area): number =>
  phase === 'draft' || (phase === 'turns' && !draft.shown) ? round - 1 : round;

function* buildings(catalog: Catalog, state: State): Iterable<Flaw> {
  const { buildActionsPerTurn } = catalog.components.numbers;
  for (const [seat, own] of state.players.entries()) {
    const built = own.buildings.filter((building) => building !== null).length;
    const actions = turnsBegun(state, own) * buildActionsPerTurn + steps(catalog, own, 'extra-building');
    if (built > 2 * actions) yield `FT-13.4 seat ${seat} built more than there was time for`;
    for (const track of trackIds) {
      const level = own.tracks[track] + stepsPending(state, seat, track);
      if (level !== Math.min(TOP_LEVEL, occurrences(own.buildings, track)))
        yield `FT-13.8 the ${track} marker of seat ${seat} is on the wrong level`;
    }
  }
}

function* supply({ components, options }: Catalog, { supply, players, options: chosen }: State): Iterable<Flaw> {
  if ((supply === null) !== (chosen.buildingTiles === 'unlimited'))
    yield 'FT-8.4 tiles are counted if, and only if, they are limited';
  if (supply === null) return;
  for (const color of colors) {
    const shown = new Set<Building>(
      options.filter((option) => option.color === color).flatMap((option) => option.cells),
    );
    const built = sum(players.map((own) => sum([...shown].map((building) => occurrences(own.buildings, building)))));
    const used = (size: 'single' | 'double', id: SupplyId) => components.buildingSupply[size][color] - supply[id];
    const [single, double] = [used('single', `single-${color}`), used('double', `double-${color}`)];
    if (single < 0 || double < 0 || single + 2 * double !== built) yield `FT-13.18 the ${color} tiles do not add up`;
  }
}

// 13.6, 13.7

function* citizens(catalog: Catalog, state: State): Iterable<Flaw> {
  const { lastPosition } = catalog.components.prestige;
  for (const [seat, own] of state.players.entries()) {
    const all = own.rows.flatMap((row) => row.citizens);
    if (own.rows.some((row) => row.active && row.citizens.length === 0))
      yield `FT-13.6 seat ${seat}: an empty row is not active`;
    if (all.some((owner) => owner !== seat && owner !== left(state, seat)))
      yield `FT-13.6 seat ${seat} has a stranger's citizen`;
    if (own.preparation === null && all.length === 0) yield `FT-13.6 seat ${seat} has no citizen`;
    if (own.position > lastPosition) yield `FT-13.7 the slide bar of seat ${seat} ends at ${lastPosition}`;
    const merchants = own.rows[catalog.rowWith['merchant-1'] - 1]?.citizens ?? [];
    if (own.improved !== merchants.length > 0) yield `FT-13.7 the slide bar of seat ${seat} lies on the wrong side`;
  }
}

// 13.9

function* forum(catalog: Catalog, { forum, players, options }: State): Iterable<Flaw> {
  const { mosaicFaces, randomFaces } = catalog.components;
  const { grid, slots, squares, arrangement } = catalog.forum(forum.arrangement);
  if (options.arrangement !== 'random' && options.arrangement !== arrangement.id)
    yield 'FT-8.10 the arrangement is not the one chosen';
  if (forum.colors.some((color, square) => (color === null) !== (squares[square] === null)))
    yield 'FT-13.9 there is a square without a board, or a board without squares';
  const faces = forum.boards.map(({ face }) => mosaicFaces.find(({ id }) => id === face));
  const boards = faces.flatMap((face) => face?.board ?? []);
  if (boards.length !== (options.mosaic === 'printed' ? faces.length : 0))
    yield 'FT-13.9 the boards are not those of the mosaic option';
  if (new Set(boards).size < boards.length) yield 'FT-13.9 a board lies twice';
  for (const [slot, { turns }] of forum.boards.entries()) {
    if ((turns % 2 === 1) !== (arrangement.slots[slot]?.orientation === 'P'))
      yield 'FT-13.9 a board is turned the wrong way for its slot';
    const shown = slots[slot]?.map((square) => forum.colors[square]) ?? [];
    const face = faces[slot];
    if (face !== undefined) {
      if (!deepEqual(shown, faceSquares(face.rows, turns)))
        yield `FT-13.9 the squares are not those of face ${face.id}`;
      continue;
    }
    const amounts = colors.map((color) => occurrences(shown, color)).sort((a, b) => a - b);
    const { short, others } = randomFaces;
    if (
      !deepEqual(
        amounts,
        [short, others, others, others].sort((a, b) => a - b),
      )
    )
      yield 'FT-13.9 a random face has the wrong number of squares of a color';
  }
  if (!deepEqual(forum.areas, colorAreas(grid, forum.colors))) yield 'FT-13.9 the color areas do not fit the squares';
  for (const [seat, own] of players.entries()) {
    const onEagles = forum.envoys.filter((owner, square) => owner === seat && forum.colors[square] === 'eagle').length;
    if (onEagles > steps(catalog, own, 'envoy-on-eagle')) yield `FT-13.9 seat ${seat} has too many envoys on eagles`;
  }
  if (forum.envoys.some((owner, square) => owner !== null && forum.colors[square] === null))
    yield 'FT-13.9 an envoy stands where there is no square';
}

// 13.12

function* cranes({ components }: Catalog, { players, round, phase }: State): Iterable<Flaw> {
  const isScored = round > components.numbers.roundsPerCycle || phase === 'over';
  for (const [seat, { cranes, preparation }] of players.entries()) {
    if (cranes.length > 0 && new Set(cranes.map(({ color }) => color)).size < colors.length)
      yield `FT-13.12 two cranes of seat ${seat} have the same color`;
    if (cranes.some(({ status }) => (status === 'scored' && !isScored) || (status === 'exposed' && phase === 'over')))
      yield `FT-13.12 a crane of seat ${seat} is scored too early, or not at all`;
    if (preparation !== null && cranes.some(({ status }) => status !== 'covered'))
      yield `FT-13.12 the cranes of seat ${seat} are covered at first`;
  }
}

// 13.13, 13.14, 13.19

function* streets({ components }: Catalog, { streets, streetDeck, round }: State): Iterable<Flaw> {
  if (streets.length !== 2 * round) yield 'FT-13.13 two street cards are played each round';
  const all = [...streets, ...streetDeck];
  for (const { symbol, count: copies } of components.streetCards)
    if (occurrences(all, symbol) !== copies)
      yield miscounted(`FT-13.13 there must be ${copies} cards of ${symbol}`, occurrences(all, symbol), copies);
}

function* trajan({ trajanCard }: Catalog, state: State): Iterable<Flaw> {
  const { trajan, options, startPlayer, round, players } = state;
  const { introductory, introductoryCard, promoCards } = options;
  const isOpen = choosesCard(state);
  if (isOpen && !(introductory && introductoryCard === 'chosen')) yield 'FT-8.2 the Trajan card is drawn, not chosen';
  if (
    options.startPlayer !== null &&
    (startPlayer - options.startPlayer + Math.max(0, round - 1)) % players.length !== 0
  )
    yield 'FT-3.31 another player must start';
  for (const [i, card] of trajan.entries()) {
    if ((card === null) !== (introductory && (isOpen || i < cycles.length - 1)))
      yield 'FT-8.2 a Trajan card is missing, or there is one too many';
    if (card === null) continue;
    const { cycle, promo } = trajanCard(card);
    if (cycle !== cycles[i]) yield `FT-3.15 ${card} belongs to another cycle`;
    if (promo && !promoCards) yield `FT-8.5 ${card} is a promo card, and the game is without them`;
  }
}

function* course(catalog: Catalog, state: State): Iterable<Flaw> {
  const { phase, round, current, players, startPlayer } = state;
  const { roundsPerCycle } = catalog.components.numbers;
  if ((phase === 'setup') !== (round === 0)) yield 'setup comes before the first round';
  if (phase === 'payment' && round % roundsPerCycle !== 0)
    yield 'FT-13.19 citizens are paid at the end of a cycle only';
  if (phase === 'over' && round !== cycles.length * roundsPerCycle) yield 'FT-13.19 the game ends after the last round';
  if ((current !== null) !== (phase === 'turns'))
    yield wrongAt('current', 'there is a current turn if, and only if, turns are played');
  // 13.14 clockwise from the start player, up to whose turn it is
  const turn = current === null ? -1 : (current.player - startPlayer + players.length) % players.length;
  for (const [seat, { draft }] of players.entries()) {
    const place = (seat - startPlayer + players.length) % players.length;
    if (draft.shown !== place <= turn) yield `FT-13.14 it is not the turn of seat ${current?.player ?? seat}`;
  }
  const problem = pendingProblem(catalog, state);
  if (problem !== null) yield wrongAt('pending', problem);
}

// 13.17

function* conversions(catalog: Catalog, state: State): Iterable<Flaw> {
  const { current } = state;
  if (current === null) return;
  const { merchantSwapsPerTurn, craftsmanWorkersPerTurn, craftsmanBuildersPerTurn, buildActionsPerTurn } =
    catalog.components.numbers;
  const { left: rest, buildActions, player, endingTrack } = current;
  if (
    rest['merchant-swap'] > merchantSwapsPerTurn ||
    rest['craftsman-worker'] > craftsmanWorkersPerTurn ||
    rest['craftsman-builder'] > craftsmanBuildersPerTurn
  )
    yield 'FT-13.17 more conversions are left than a turn has';
  if (buildActions > buildActionsPerTurn + steps(catalog, playerAt(state, player), 'extra-building'))
    yield 'FT-13.4 more building actions are left than there were';
  const { tracks } = playerAt(state, player);
  const mayEnd = (track: TrackId) =>
    state.options.trackEnd === 'after-action' &&
    tracks[track] === 4 &&
    buildActions > 0 &&
    catalog.components.tracks[track].some(({ benefit }) => benefit === 'extra-building');
  if (endingTrack !== null && !mayEnd(endingTrack)) yield 'FT-5.49 no end of a track waits for a building action';
}

/** What the others still see of a simultaneous decision was sound too. */
function* before(catalog: Catalog, state: State): Iterable<Flaw> {
  for (const frame of state.pending) {
    if (!('simultaneous' in frame)) continue;
    if (frame.before.length !== state.players.length) yield 'there must be an area for each seat';
    else {
      const pending = state.pending.map((other) =>
        other === frame ? { ...frame, simultaneous: frame.opened, before: [] } : other,
      );
      yield* problemsFound(AREA_CHECKS, catalog, { ...state, players: frame.before, pending });
    }
  }
}

const AREA_CHECKS: Checks<[Catalog, State]> = [
  ['players', tiles],
  ['players', cells],
  ['players', buildings],
  ['supply', supply],
  ['players', citizens],
  ['players', cranes],
];
const CHECKS: Checks<[Catalog, State]> = [
  ...AREA_CHECKS,
  ['forum', forum],
  ['streets', streets],
  ['trajan', trajan],
  ['current', conversions],
  ['phase', course],
  ['pending', before],
];
