/** The settings of the conformance kit for Aquileia. */
import {
  type Aquileia,
  type Coins,
  currencies,
  type Event,
  type State,
  standardComponents,
} from '@ludi-romani/aquileia';
import { invariants, parseState, parseView } from '@ludi-romani/aquileia/schemas';
import type { Viewer } from '@ludi-romani/core';
import type { Ledger, Settings } from '@ludi-romani/core/testing';

type Accounts = Readonly<Record<string, number>>;
type EntriesOf = { readonly [T in Event['type']]?: (event: Extract<Event, { readonly type: T }>) => Accounts };

const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);
const deckOf = (card: string): string => (card.startsWith('slave') ? 'slaves' : 'equi');

/** Returns the account entries for coins that move from one account to another. */
const moved = (from: string, to: string, coins: Coins): Accounts =>
  Object.fromEntries(
    currencies.flatMap((currency) => [
      [`${currency} ${from}`, -coins[currency]],
      [`${currency} ${to}`, coins[currency]],
    ]),
  );
const one = (currency: keyof Coins): Coins => ({ bronze: 0, silver: 0, gold: 0, [currency]: 1 });

/** The amounts that each type of event adds to the accounts. Types that are left out change no account. */
const entriesOf: EntriesOf = {
  'market-filled': () => ({ 'deck equi': -1, market: 1 }),
  'stadium-card-revealed': () => ({ 'deck stadium': -1, 'face up': 1 }),
  'henchman-placed': ({ player }) => ({ [`henchmen ${player}`]: -1 }),
  'coin-laid': ({ player, currency }) => moved(String(player), 'harbour', one(currency)),
  'henchman-returned': ({ player }) => ({ [`henchmen ${player}`]: 1 }),
  'coins-gained': ({ player, coins }) => moved('bank', String(player), coins),
  'coins-paid': ({ player, payee, coins }) => moved(String(player), String(payee ?? 'bank'), coins),
  'points-gained': ({ player, row, amount }) => ({ [`${row} ${player}`]: amount }),
  'market-card-bought': ({ player }) => ({ market: -1, [`hand ${player}`]: 1 }),
  'cards-drawn': ({ player, deck, count }) => ({ [`deck ${deck}`]: -count, [`hand ${player}`]: count }),
  'deck-reshuffled': ({ deck, count }) => ({ [`discards ${deck}`]: -count, [`deck ${deck}`]: count }),
  'card-played': ({ player, card }) => ({ [`hand ${player}`]: -1, [`discards ${deckOf(card)}`]: 1 }),
  'stadium-card-drawn': () => ({ 'deck stadium': -1, drawn: 1 }),
  'stadium-card-kept': ({ player }) => ({ drawn: -1, [`stadium ${player}`]: 1 }),
  'stadium-card-given': ({ second }) => ({ 'face up': -1, [`stadium ${second}`]: 1 }),
  'stadium-cards-removed': () => ({ 'deck stadium': -1, 'face up': -1, removed: 2 }),
  'stadium-card-removed': () => ({ 'face up': -1, removed: 1 }),
  'auction-opened': () => ({ 'deck theatre': -1, auctioned: 1 }),
  'auction-won': ({ player }) => ({ auctioned: -1, [`theatre ${player}`]: 1 }),
  built: ({ player, slaves }) => ({
    [`houses ${player}`]: -1,
    [`hand ${player}`]: -slaves.length,
    'discards slaves': slaves.length,
  }),
  'coins-stolen': ({ player, coins }) => moved('harbour', String(player), coins),
  'harbour-coin-paid': ({ currency }) => moved('harbour', 'bank', one(currency)),
};

const ledger: Ledger<Aquileia> = {
  count: ({ players, decks, discards, market, harbour, bank, stadiumCard, races, pending, auction }) => ({
    market: market.filter((card) => card !== null).length,
    'face up': Number(stadiumCard !== null),
    drawn: pending.filter((frame) => 'ask' in frame && frame.ask === 'stadium-card').length,
    removed: sum(races.map(({ winner, second }) => (winner === null ? 2 : Number(second === null)))),
    auctioned: Number(auction !== null),
    'discards slaves': sum(Object.entries(discards).map(([card, n]) => (deckOf(card) === 'slaves' ? n : 0))),
    'discards equi': sum(Object.entries(discards).map(([card, n]) => (deckOf(card) === 'equi' ? n : 0))),
    ...Object.fromEntries(Object.entries(decks).map(([deck, cards]) => [`deck ${deck}`, cards.length])),
    ...Object.fromEntries(
      currencies.flatMap((currency) => [
        [`${currency} bank`, bank[currency]],
        [`${currency} harbour`, harbour[currency]],
        ...players.map(({ coins }, seat) => [`${currency} ${seat}`, coins[currency]] as const),
      ]),
    ),
    ...Object.fromEntries(
      players.flatMap(({ points, henchmen, houses, hand, theatre }, seat) =>
        Object.entries({
          ...points,
          henchmen,
          houses,
          hand: sum(Object.values(hand)),
          theatre: theatre.length,
          stadium: races.filter(({ winner, second }) => winner === seat || second === seat).length,
        }).map(([account, amount]) => [`${account} ${seat}`, amount]),
      ),
    ),
  }),
  entries: (event) => {
    const entries = entriesOf[event.type] as ((event: Event) => Accounts) | undefined;
    return entries?.(event) ?? {};
  },
};

/** Returns the kinds of stadium and theatre cards of which the viewer has seen no copy (section 10). */
export function hidden({ races, stadiumCard, players, auction, pending }: State, viewer: Viewer): string[] {
  const { laurelCards, colorCards, theatreCards } = standardComponents;
  const seen = new Set<string | null>([stadiumCard, auction?.card ?? null]);
  for (const { faceUp, winner, second, kept, given } of races) {
    seen.add(faceUp);
    if (viewer === winner || pending.length === 0) seen.add(kept);
    if (viewer === winner || viewer === second || (pending.length === 0 && second !== null)) seen.add(given);
  }
  for (const { theatre } of players) for (const card of theatre) seen.add(card);
  for (const frame of pending) {
    if ('ask' in frame && frame.ask === 'stadium-card' && frame.player === viewer) seen.add(frame.secret.drawn);
  }
  return [...laurelCards, ...colorCards, ...theatreCards].flatMap(({ id }) => (seen.has(id) ? [] : [id]));
}

export const settings: Settings<Aquileia> = {
  options: [
    { players: 2 },
    { players: 3 },
    { players: 4, passing: 'any-time' },
    { players: 5 },
    { players: 3, startPlayer: 2, passing: 'any-time', colors: ['orange', 'green', 'blue'] },
    { players: 4, startPlayer: 0, passing: 'after-crest' },
  ],
  invariants,
  parseState,
  parseView,
  ledger,
  hidden,
  // the stadium cards of other players are hidden, and so are the points for these cards
  hidesScores: true,
};
