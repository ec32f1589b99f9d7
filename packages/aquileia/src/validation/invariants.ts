/** Checks of an untrusted state: seats, list lengths, and the total numbers of coins, cards and pieces (section 13 of the rules). */
import {
  type Checks,
  type Flaw,
  framesOf,
  miscounted,
  occurrences,
  problemsFound,
  type Seat,
  type StateProblem,
  sum,
  wrongAt,
} from '@ludi-romani/core';
import type { Catalog } from '../components/catalog';
import { type CardId, currencies } from '../components/ids';
import { held } from '../rules/hands';
import type { State } from '../types';

/**
 * Returns the problems of a state whose shape is valid. The list is empty for every state that a game can reach, and for other playable
 * positions.
 */
export const invariants = (catalog: Catalog, state: State): StateProblem[] =>
  problemsFound([[['', readable]], CHECKS], catalog, state);

/** Checks seats and list lengths. The other checks rely on this one. */
function* readable({ components }: Catalog, state: State): Iterable<Flaw> {
  const { players, startPlayer, track, spaces, sites, strengths, auction, blueDice, races } = state;
  const named: Readonly<Record<string, readonly (Seat | null)[]>> = {
    startPlayer: [startPlayer],
    track,
    spaces: Object.values(spaces),
    sites: Object.values(sites),
    blueDice: [blueDice.owner],
    races: races.flatMap(({ winner, second }) => [winner, second]),
    auction: auction === null ? [] : [auction.auctioneer, auction.bidder, ...auction.stillIn],
  };
  for (const [path, list] of Object.entries(named))
    if (list.some((seat) => seat !== null && seat >= players.length)) yield wrongAt(path, 'no player has that seat');
  if (state.market.length !== components.numbers.marketSlots) yield wrongAt('market', 'must have one entry per slot');
  if (strengths.length !== players.length) yield wrongAt('strengths', 'must have one entry per player');
}

function* coins({ components }: Catalog, { bank, harbour, players }: State): Iterable<Flaw> {
  for (const currency of currencies) {
    const all = bank[currency] + harbour[currency] + sum(players.map((player) => player.coins[currency]));
    if (all !== components.coinSupply[currency])
      yield `AQ-13.1 there are ${components.coinSupply[currency]} ${currency} coins, not ${all}`;
  }
}

/** Finds the kinds of card whose number differs from the components. */
function* count(
  clause: string,
  kinds: readonly { readonly id: CardId; readonly count: number }[],
  countOf: (card: CardId) => number,
): Iterable<Flaw> {
  for (const { id, count } of kinds) {
    const there = countOf(id);
    if (there !== count) yield miscounted(`${clause} there are ${count} of ${id}, not ${there}`, there, count);
  }
}

function* handCards({ handCards }: Catalog, { players, decks, discards, market }: State): Iterable<Flaw> {
  const table = [...decks.slaves, ...decks.equi, ...market];
  const inHands = (card: CardId) => sum(players.map((player) => held(player, card)));
  yield* count('AQ-13.2', handCards, (card) => occurrences(table, card) + inHands(card) + (discards[card] ?? 0));
}

function* bought({ handCards }: Catalog, { players }: State): Iterable<Flaw> {
  for (const { id } of handCards)
    if (players.some((player) => occurrences(player.bought, id) > held(player, id)))
      yield `AQ-10.2 a bought card must be in the hand until it is played: ${id}`;
}

function* stadiumCards({ stadiumCards }: Catalog, state: State): Iterable<Flaw> {
  const { decks, stadiumCard, races } = state;
  const inRaces = races.flatMap(({ faceUp, kept, given }) => [kept ?? faceUp, given]);
  const drawn = framesOf(state).flatMap((frame) => ('secret' in frame ? [frame.secret.drawn] : []));
  const all = [...decks.stadium, ...inRaces, ...drawn, stadiumCard];
  yield* count('AQ-13.3', stadiumCards, (card) => occurrences(all, card));
  for (const { faceUp, winner, second, kept, given } of races)
    if (winner === null && (kept !== null || second !== null))
      yield wrongAt('races', 'AQ-13.3 a race without a winner must have no second and no kept card');
    else if (winner !== null && kept !== faceUp && given !== faceUp)
      yield wrongAt('races', 'AQ-13.3 the winner of a race must keep the face-up card or give it away');
}

function* theatreCards({ components }: Catalog, { decks, players, auction }: State): Iterable<Flaw> {
  const all = [...decks.theatre, ...players.flatMap(({ theatre }) => theatre), auction?.card];
  yield* count('AQ-13.4', components.theatreCards, (card) => occurrences(all, card));
}

function* pieces({ components }: Catalog, { options, players, spaces, sites }: State): Iterable<Flaw> {
  const { henchmenPerPlayer, housesPerPlayer } = components.numbers;
  const colors = options.colors ?? components.playerColors;
  for (const [seat, { color, henchmen, houses }] of players.entries()) {
    if (color !== colors[seat]) yield `AQ-3.11 seat ${seat} must have the color ${colors[seat]}`;
    if (henchmen + occurrences(Object.values(spaces), seat) !== henchmenPerPlayer)
      yield `AQ-13.5 seat ${seat} must have ${henchmenPerPlayer} henchmen`;
    if (houses + occurrences(Object.values(sites), seat) !== housesPerPlayer)
      yield `AQ-13.5 seat ${seat} must have ${housesPerPlayer} houses`;
  }
}

function* crests(_: Catalog, { track }: State): Iterable<Flaw> {
  if (new Set(track).size < track.length) yield 'AQ-13.8 a crest has several positions';
}

function* bid(_: Catalog, { auction, players }: State): Iterable<Flaw> {
  const owned = auction?.bidder == null ? undefined : players[auction.bidder]?.coins;
  if (auction !== null && owned !== undefined && currencies.some((currency) => owned[currency] < auction.bid[currency]))
    yield 'AQ-13.12 the bidder must own the bid';
}

const CHECKS: Checks<[Catalog, State]> = [
  ['bank', coins],
  ['decks', handCards],
  ['players', bought],
  ['decks.stadium', stadiumCards],
  ['decks.theatre', theatreCards],
  ['players', pieces],
  ['track', crests],
  ['auction', bid],
];
