/** What must hold in every state: section 13 of the rules, and that what is pending fits what lies on the table. */
import {
  type Checks,
  deepEqual,
  type Flaw,
  miscounted,
  occurrences,
  problemsFound,
  type Seat,
  type StateProblem,
  sum,
  wrongAt,
} from '@ludi-romani/core';
import type { Catalog } from '../components/catalog';
import { type AreaId, areaIds, type CardId, currencies } from '../components/ids';
import { standing } from '../rules/board';
import { held } from '../rules/hands';
import type { State } from '../types';
import { expectedPending, type Open, phaseOf } from './pending';

/**
 * The invariants that the state breaks, each with the part that it is about; none for every state that can be reached. The state must have
 * the right shape, but may be absurd otherwise.
 */
export function invariants(catalog: Catalog, state: State): StateProblem[] {
  const unreadable = problemsFound([['', readable]], catalog, state);
  return unreadable.length > 0 ? unreadable : problemsFound(CHECKS, catalog, state);
}

/** What every other check relies on. */
function* readable({ components }: Catalog, state: State): Iterable<Flaw> {
  const { players, round, startPlayer, track, spaces, sites, market, strengths, auction, blueDice, races } = state;
  if (round > components.numbers.rounds) yield wrongAt('round', `there are only ${components.numbers.rounds}`);
  if (market.length !== components.numbers.marketSlots) yield wrongAt('market', 'wrong number of slots');
  if (strengths.length !== players.length) yield wrongAt('strengths', 'must have one entry per player');
  const seats: readonly (Seat | null | undefined)[] = [
    ...[startPlayer, ...track, ...Object.values(spaces), ...Object.values(sites), blueDice.owner],
    ...races.flatMap(({ winner, second }) => [winner, second]),
    ...(auction === null ? [] : [auction.auctioneer, auction.bidder, ...auction.stillIn]),
    ...state.pending.map((frame) => ('player' in frame ? frame.player : null)),
  ];
  if (seats.some((seat) => seat != null && seat >= players.length)) yield 'a seat is named that no player has';
  if (state.pending.some((frame) => 'simultaneous' in frame))
    yield wrongAt('pending', 'nothing is simultaneous in this game');
}

// 13.1

function* coins({ components }: Catalog, { bank, harbour, players }: State): Iterable<Flaw> {
  for (const currency of currencies) {
    const all = bank[currency] + harbour[currency] + sum(players.map((player) => player.coins[currency]));
    if (all !== components.coinSupply[currency])
      yield `AQ-13.1 there are ${components.coinSupply[currency]} ${currency} coins, not ${all}`;
    if (harbour[currency] > 1) yield `AQ-13.1 at most one ${currency} coin may lie in the harbour`;
  }
}

// 13.2

function* handCards({ handCards }: Catalog, { players, decks, discards, market }: State): Iterable<Flaw> {
  for (const { id, deck, count } of handCards) {
    const all =
      sum(players.map((player) => held(player, id))) +
      occurrences(decks[deck], id) +
      (discards[id] ?? 0) +
      occurrences(market, id);
    if (all !== count) yield miscounted(`AQ-13.2 there are ${count} of ${id}, not ${all}`, all, count);
    if (players.some((player) => occurrences(player.bought, id) > (deck === 'equi' ? held(player, id) : 0)))
      yield `AQ-10.2 only horse and weapon cards in hand can be bought ones, not ${id}`;
  }
  const decksOf = new Map(handCards.map(({ id, deck }) => [id, deck]));
  const strays = (deck: 'slaves' | 'equi', cards: readonly (CardId | null)[]) =>
    cards.some((card) => card !== null && decksOf.get(card) !== deck);
  if (strays('slaves', decks.slaves) || strays('equi', decks.equi) || strays('equi', market))
    yield 'AQ-13.2 a card lies in the wrong deck';
}

/** Each kind of card as often as the game has it. */
function* allThere(
  clause: string,
  kinds: readonly { readonly id: string; readonly count: number }[],
  all: readonly (string | null | undefined)[],
): Iterable<Flaw> {
  for (const { id, count } of kinds) {
    const there = all.filter((card) => card === id).length;
    if (there !== count) yield miscounted(`${clause} there are ${count} of ${id}, not ${there}`, there, count);
  }
}

// 13.3

function* stadiumCards({ stadiumCards }: Catalog, state: State): Iterable<Flaw> {
  const { decks, stadiumCard, races, round, pending } = state;
  const top = pending.at(-1);
  const drawn = top !== undefined && 'ask' in top && top.ask === 'stadium-card' ? [top.secret.drawn] : [];
  const inRaces = races.flatMap(({ faceUp, kept, given }) => [kept ?? faceUp, given]);
  const all = [...decks.stadium, ...inRaces, ...drawn, stadiumCard];
  yield* allThere('AQ-13.3', stadiumCards, all);
  for (const { faceUp, winner, second, kept, given } of races) {
    const isRaced = winner !== null;
    if (isRaced !== (kept !== null) || (!isRaced && second !== null) || (isRaced && winner === second))
      yield 'AQ-13.3 a race must have a winner with a card, and may have another player as second';
    if (kept !== null && kept !== faceUp && given !== faceUp)
      yield 'AQ-13.3 the card that lay face up is missing from its race';
  }
  const isOver = isDone(state, 'stadium');
  if (races.length !== round - 1 + Number(isOver)) yield 'AQ-13.3 each round must have one race, or two cards removed';
  if ((stadiumCard === null) !== isOver) yield 'AQ-13.3 a stadium card must lie face up until the race';
}

// 13.4

function* theatreCards({ components }: Catalog, { decks, players, auction }: State): Iterable<Flaw> {
  const all = [...decks.theatre, ...players.flatMap(({ theatre }) => theatre), auction?.card];
  yield* allThere('AQ-13.4', components.theatreCards, all);
}

// 13.5, 13.6

function* pieces({ components }: Catalog, state: State): Iterable<Flaw> {
  const { options, players, spaces, sites, round, startPlayer } = state;
  const { henchmenPerPlayer, housesPerPlayer } = components.numbers;
  for (const [seat, { henchmen, houses }] of players.entries()) {
    if (henchmen + occurrences(Object.values(spaces), seat) !== henchmenPerPlayer)
      yield `AQ-13.5 seat ${seat} must have ${henchmenPerPlayer} henchmen`;
    if (houses + occurrences(Object.values(sites), seat) !== housesPerPlayer)
      yield `AQ-13.5 seat ${seat} must have ${housesPerPlayer} houses`;
  }
  if (round === 1 && startPlayer !== (options.startPlayer ?? startPlayer))
    yield 'AQ-3.18 the named seat must start round 1';
  const colors = options.colors ?? components.playerColors;
  if (players.some(({ color }, seat) => color !== colors[seat]))
    yield 'AQ-3.11 every player must have the color of the seat';
}

// 13.7

function* oneSide({ area }: Catalog, state: State): Iterable<Flaw> {
  for (const seat of state.players.keys()) {
    const sides = area.stadium.filter(({ id }) => standing(state, id) === seat).map(({ side }) => side);
    if (new Set(sides).size > 1) yield `AQ-13.7 seat ${seat} stands on both sides of the stadium`;
    const coinSpaces = area.portus.filter(({ id, action }) => action === 'portus' && standing(state, id) === seat);
    if (coinSpaces.length > 1) yield `AQ-13.7 seat ${seat} stands on several coin spaces of the harbour`;
  }
}

/** 13.1: a coin lies under its henchman until the thief has been there. */
function* harbourCoins({ area }: Catalog, state: State): Iterable<Flaw> {
  for (const space of area.portus) {
    if (space.action !== 'portus') continue;
    const [isHeld, lies] = [standing(state, space.id) !== null, state.harbour[space.currency] > 0];
    if (lies && !isHeld) yield `AQ-13.1 a ${space.currency} coin lies in the harbour under nobody`;
    if (isHeld && !lies && phaseOf(state) !== 'portus')
      yield `AQ-13.1 there is no coin under the henchman on ${space.id}`;
  }
  for (const currency of currencies) {
    const isThere = area.portus.some((space) => space.action === 'portus' && space.currency === currency);
    if (!isThere && state.harbour[currency] > 0) yield `AQ-13.1 the harbour has no place for ${currency}`;
  }
}

// 13.8

function* track(_: Catalog, state: State): Iterable<Flaw> {
  const { track, players, options } = state;
  if (new Set(track).size < track.length) yield 'AQ-13.8 a crest has several positions';
  const keepers = players.flatMap(({ passed }, seat) => (track.includes(seat) ? [] : [passed]));
  if (phaseOf(state) !== 'placement' && keepers.includes(false)) yield 'AQ-13.8 all crests must be on the track';
  if (options.passing === 'after-crest' && keepers.includes(true))
    yield 'AQ-4.22 nobody may pass before placing the crest';
}

// 13.9

function* blueDice({ components }: Catalog, state: State): Iterable<Flaw> {
  const { owner, left } = state.blueDice;
  // they go back when the stadium's dice are rolled (AQ-5.38)
  const isRolled = !state.pending.some((frame) => 'do' in frame && /^stadium(-dice)?$/.test(frame.do));
  if (left > components.numbers.blueDice || (owner === null && left < components.numbers.blueDice))
    yield 'AQ-13.9 the blue dice must lie on POTENTIA or with their owner';
  if (owner !== null && (phaseOf(state) === 'placement' || isRolled)) yield 'AQ-13.9 nobody can own the blue dice now';
  if (owner !== null && !components.mercatus.some(({ action }) => action === 'potentia'))
    yield 'AQ-13.9 nobody can own the blue dice';
}

// 13.10

/** Whether the henchman on PECUNIA is still to make his first exchange of this round, or to be placed. */
function isBeforePecunia({ area }: Catalog, state: State): boolean {
  const top = state.pending.at(-1);
  if (phaseOf(state) === 'placement') return true;
  if (top !== undefined && 'ask' in top && top.ask === 'exchange' && top.made > 0) return false;
  return area.mercatus.some(({ id, action }) => action === 'pecunia' && standing(state, id) !== null);
}

function* points(catalog: Catalog, state: State): Iterable<Flaw> {
  const { players, round } = state;
  const { pecuniaPoints } = catalog.components.numbers;
  const pecunia = sum(players.map((player) => player.points.pecunia));
  const rounds = isBeforePecunia(catalog, state) ? round - 1 : round;
  if (pecunia > rounds * pecuniaPoints || (pecuniaPoints > 0 && pecunia % pecuniaPoints !== 0))
    yield `AQ-13.10 PECUNIA gives at most ${pecuniaPoints} points a round`;
}

// 13.11

function* strengths({ area }: Catalog, state: State): Iterable<Flaw> {
  const phase = phaseOf(state);
  for (const [seat, strength] of state.strengths.entries()) {
    const base =
      phase === 'arena' || phase === 'stadium'
        ? sum(area[phase].map(({ id, strength }) => (standing(state, id) === seat ? strength : 0)))
        : 0;
    if ((strength === null) !== (base === 0) || (strength ?? 0) < base)
      yield `AQ-13.11 the strength of seat ${seat} does not match the spaces`;
  }
}

// 13.12

function* auction({ area }: Catalog, state: State): Iterable<Flaw> {
  const { auction, players } = state;
  if ((auction === null) === (phaseOf(state) === 'theatrum'))
    yield 'AQ-13.12 an auction must be open in THEATRUM, and only there';
  if (auction === null) return;
  const { auctioneer, bid, bidder, stillIn } = auction;
  if (!area.theatrum.some(({ id }) => standing(state, id) === auctioneer))
    yield 'AQ-13.12 the auctioneer must stand on THEATRUM';
  const ascending = stillIn.every((seat, i) => seat > (stillIn[i - 1] ?? -1));
  if (!ascending || (bidder !== null && !stillIn.includes(bidder)))
    yield 'AQ-13.12 the seats still in must ascend and include the highest bidder';
  const owned = bidder === null ? null : (players[bidder]?.coins ?? null);
  const isBid = bid.bronze + bid.silver + bid.gold > 0;
  if (isBid !== (bidder !== null)) yield 'AQ-13.12 a bid must have a bidder';
  if (owned !== null && currencies.some((currency) => owned[currency] < bid[currency]))
    yield 'AQ-13.12 the bidder must own the bid';
}

// 13.14, 13.16

/** Whether an area is done with in this round. */
const isDone = (state: State, area: AreaId): boolean => {
  const phase = phaseOf(state);
  return phase === 'over' || (phase !== 'placement' && areaIds.indexOf(area) < areaIds.indexOf(phase));
};

function* course(catalog: Catalog, state: State): Iterable<Flaw> {
  const { pending, round } = state;
  const top = pending.at(-1);
  if (top === undefined) {
    if (round !== catalog.components.numbers.rounds) yield 'AQ-13.14 the game must end after the last round';
  } else if (!('ask' in top)) {
    yield 'a question must come next';
  } else if (!deepEqual(expectedPending(catalog, state, top as Open), pending)) {
    yield 'the wrong frames follow this question';
  }
  for (const area of areaIds) {
    if (isDone(state, area) && catalog.area[area].some(({ id }) => standing(state, id) !== null))
      yield `AQ-4.36 henchmen are left in ${area}, which is over`;
  }
}

const CHECKS: Checks<[Catalog, State]> = [
  ['bank', coins],
  ['decks', handCards],
  ['decks.stadium', stadiumCards],
  ['decks.theatre', theatreCards],
  ['players', pieces],
  ['spaces', oneSide],
  ['harbour', harbourCoins],
  ['track', track],
  ['blueDice', blueDice],
  ['players', points],
  ['strengths', strengths],
  ['auction', auction],
  ['pending', course],
];
