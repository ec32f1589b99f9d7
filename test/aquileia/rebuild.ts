/** Rebuilds the views of a viewer from events alone, which proves that the events are complete. This module never reads a state. */
import { type Coins, currencies, type Event, standardComponents, type View } from '@ludi-romani/aquileia';
import type { eventsFor, Mutable, Viewer } from '@ludi-romani/core';
import { at } from './scene';

/** A view without its pending frames. */
export type Picture = Omit<View, 'pending'>;
type Draft = Mutable<Picture>;
export type Emitted = ReturnType<typeof eventsFor<Event>>[number];

type EmittedOf<E> = E extends { readonly secret: infer S } ? Omit<E, 'secret'> & { readonly secret?: S } : E;
type Rules = {
  readonly [T in Event['type']]: (seen: Draft, event: EmittedOf<Extract<Event, { readonly type: T }>>) => void;
};

const { numbers, coinSupply, slaveCards, equiCards, ...tables } = standardComponents;
const { mercatus, arena, stadium, theatrum, forum, portus, villas, workshops, banks } = tables;
const isSlave = (card: string): boolean => slaveCards.some(({ id }) => id === card);

const each = <V>(rows: readonly { readonly id: string }[], value: V): Record<string, V> =>
  Object.fromEntries(rows.map(({ id }) => [id, value]));
const noCards = (): Record<string, number> => each([...slaveCards, ...equiCards], 0);

function move(from: Record<keyof Coins, number>, to: Record<keyof Coins, number>, coins: Coins): void {
  for (const currency of currencies) {
    from[currency] -= coins[currency];
    to[currency] += coins[currency];
  }
}
const one = (currency: keyof Coins): Coins => ({ bronze: 0, silver: 0, gold: 0, [currency]: 1 });

/** Adds cards to a hand: `count` to its size, and `cards` if the viewer sees the hand. */
function take(
  seen: Draft,
  player: number,
  deck: 'slaves' | 'equi',
  count: number,
  cards: readonly string[] = [],
): void {
  const { hand, handSize } = at(seen, player);
  handSize[deck] += count;
  if (hand !== null) for (const card of cards) hand[card] = (hand[card] ?? 0) + 1;
}

/** Moves a card from a hand to its discard pile. All viewers see it. */
function discard(seen: Draft, player: number, card: string): void {
  const { hand, handSize, bought } = at(seen, player);
  handSize[isSlave(card) ? 'slaves' : 'equi']--;
  if (hand !== null) hand[card] = (hand[card] ?? 0) - 1;
  if (bought.includes(card)) bought.splice(bought.indexOf(card), 1);
  seen.discards[card] = (seen.discards[card] ?? 0) + 1;
}

const rules: Rules = {
  'pieces-taken': (seen, { player, color, coins, henchmen, houses }) => {
    Object.assign(at(seen, player), { color, henchmen, houses });
    move(seen.bank, at(seen, player).coins, coins);
  },
  'deck-shuffled': (seen, { deck, count }) => {
    seen.decks[deck] = count;
  },
  'market-filled': (seen, { slot, card }) => {
    seen.market[slot] = card;
    seen.decks.equi--;
  },
  'stadium-card-revealed': (seen, { card }) => {
    seen.stadiumCard = card;
    seen.decks.stadium--;
  },
  'round-began': (seen, { round, startPlayer }) => {
    Object.assign(seen, { round, startPlayer, track: [] });
    for (const player of seen.players) player.passed = false;
  },
  'round-ended': () => {},
  'henchman-placed': (seen, { player, space }) => {
    seen.spaces[space] = player;
    at(seen, player).henchmen--;
  },
  'coin-laid': (seen, { player, currency }) => move(at(seen, player).coins, seen.harbour, one(currency)),
  'crest-placed': (seen, { player, position }) => {
    seen.track[position - 1] = player;
  },
  'placement-passed': (seen, { player }) => {
    at(seen, player).passed = true;
  },
  'henchman-returned': (seen, { player, space }) => {
    seen.spaces[space] = null;
    at(seen, player).henchmen++;
  },
  'dice-rolled': (seen, { roll, dice }) => {
    if (roll === 'blue-arena') seen.blueDice.left -= dice.length;
  },
  'coins-gained': (seen, { player, coins }) => move(seen.bank, at(seen, player).coins, coins),
  'coins-paid': (seen, { player, payee, coins }) =>
    move(at(seen, player).coins, payee === null ? seen.bank : at(seen, payee).coins, coins),
  'points-gained': (seen, { player, row, amount }) => {
    at(seen, player).points[row] += amount;
  },
  'cards-drawn': (seen, { player, deck, count, secret }) => {
    seen.decks[deck] -= count;
    take(seen, player, deck, count, secret?.cards);
  },
  'deck-reshuffled': (seen, { deck, count }) => {
    seen.decks[deck] += count;
    for (const card of Object.keys(seen.discards)) if (isSlave(card) === (deck === 'slaves')) seen.discards[card] = 0;
  },
  'market-card-bought': (seen, { player, slot, card }) => {
    seen.market[slot] = null;
    take(seen, player, 'equi', 1, [card]);
    at(seen, player).bought.push(card);
  },
  'blue-dice-taken': (seen, { player }) => {
    seen.blueDice.owner = player;
  },
  'contest-began': (seen, { strengths }) => {
    seen.strengths = [...strengths];
  },
  'card-played': (seen, { player, card }) => discard(seen, player, card),
  'strength-gained': (seen, { player, amount }) => {
    seen.strengths[player] = (seen.strengths[player] ?? 0) + amount;
  },
  'contest-decided': () => {},
  'arena-reward-chosen': () => {},
  'stadium-card-drawn': (seen) => {
    seen.decks.stadium--;
  },
  'stadium-card-kept': (seen, { player, secret }) => {
    const faceUp = seen.stadiumCard ?? '';
    seen.races.push({ faceUp, winner: player, second: null, kept: secret?.card ?? null, given: null });
    seen.stadiumCard = null;
  },
  'stadium-card-given': (seen, { second, secret }) => {
    const race = seen.races.at(-1);
    if (race === undefined) return;
    Object.assign(race, { second, given: secret?.card ?? null });
    // a second who got a card of another kind knows that the winner has the face-up card
    if (race.given !== null && race.given !== race.faceUp) race.kept ??= race.faceUp;
  },
  'stadium-card-removed': (seen, { secret }) => {
    Object.assign(seen.races.at(-1) ?? {}, { given: secret?.card ?? null });
  },
  'stadium-cards-removed': (seen, { faceUp }) => {
    seen.races.push({ faceUp, winner: null, second: null, kept: null, given: null });
    seen.decks.stadium--;
    seen.stadiumCard = null;
  },
  'blue-dice-returned': (seen) => {
    seen.blueDice = { owner: null, left: numbers.blueDice };
  },
  'contest-ended': (seen) => {
    seen.strengths.fill(null);
  },
  'auction-opened': (seen, { auctioneer, card }) => {
    const bid = { bronze: 0, silver: 0, gold: 0 };
    seen.auction = { card, auctioneer, bid, bidder: null, stillIn: [...seen.players.keys()] };
    seen.decks.theatre--;
  },
  'bid-made': (seen, { player, bid }) => {
    Object.assign(seen.auction ?? {}, { bidder: player, bid: { ...bid } });
  },
  'dropped-out': ({ auction }, { player }) => {
    if (auction !== null) auction.stillIn = auction.stillIn.filter((seat) => seat !== player);
  },
  'auction-won': (seen, { player, card }) => {
    at(seen, player).theatre.push(card);
    seen.auction = null;
  },
  built: (seen, { player, site, slaves }) => {
    seen.sites[site] = player;
    at(seen, player).houses--;
    for (const card of slaves) discard(seen, player, card);
  },
  'coins-stolen': (seen, { player, coins }) => move(seen.harbour, at(seen, player).coins, coins),
  'harbour-coin-paid': (seen, { currency }) => move(seen.harbour, seen.bank, one(currency)),
  'buildings-activated': () => {},
  'stadium-card-counted': (seen, { player, card }) => {
    // events come in the order of the races: takes the first race of the player without an event
    const race = seen.races.find(
      (each) => (counted.get(each) ?? []).every((seat) => seat !== player) && isIn(each, player),
    );
    if (race === undefined) return;
    counted.set(race, [...(counted.get(race) ?? []), player]);
    Object.assign(race, race.winner === player ? { kept: card } : { given: card });
  },
  'theatre-card-counted': () => {},
  'game-ended': () => {},
};

export const eventTypes = Object.keys(rules);

type Race = Draft['races'][number];
const isIn = ({ winner, second }: Race, player: number): boolean => winner === player || second === player;
/** by race, the players whose card was counted */
const counted = new WeakMap<Race, number[]>();

/** Returns the picture after `events`. `before` is the picture before them. */
export function rebuilt(before: Picture, events: readonly Emitted[]): Picture {
  const seen = structuredClone(before) as Draft;
  for (const event of events) (rules[event.type] as (seen: Draft, event: Emitted) => void)(seen, event);
  return seen;
}

/** Returns the picture before setup, with everything in the box. */
export const inTheBox = (options: View['options'], viewer: Viewer): Picture => ({
  viewer,
  options,
  ...{ round: 1, startPlayer: 0, track: [], stadiumCard: null, races: [], auction: null },
  spaces: each([...mercatus, ...arena, ...stadium, ...theatrum, ...forum, ...portus], null),
  sites: each([...villas, ...workshops, ...banks], null),
  harbour: { bronze: 0, silver: 0, gold: 0 },
  bank: coinSupply,
  market: Array<null>(numbers.marketSlots).fill(null),
  discards: noCards(),
  blueDice: { owner: null, left: numbers.blueDice },
  strengths: Array<null>(options.players).fill(null),
  decks: { slaves: 0, equi: 0, stadium: 0, theatre: 0 },
  players: Array.from({ length: options.players }, (_, seat) => ({
    color: 'red' as const,
    coins: { bronze: 0, silver: 0, gold: 0 },
    points: { pecunia: 0, arena: 0, forum: 0, portus: 0 },
    ...{ henchmen: 0, houses: 0, passed: false, bought: [], theatre: [] },
    hand: seat === viewer ? noCards() : null,
    handSize: { slaves: 0, equi: 0 },
  })),
});
