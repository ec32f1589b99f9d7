/** The build action (section 5 of the rules): choose a card, pay, place it, then carry out its stars and function (CR-5.16). */
import {
  deepEqual,
  type Effects,
  type Move,
  playerAt,
  type Questions,
  type Seat,
  subsets,
  takeOut,
} from '@ludi-romani/core';
import { type Catalog, cellOf } from '../components/catalog';
import type { CardId, Field } from '../components/ids';
import type { Building } from '../components/shapes';
import type { CityOfRome, MutableState, PlaceBuilding, Player, Seen, SeenArea, StartBuild } from '../types';
import { perSeat } from './actions';
import { apart, hasSite, indexOf, neighbours, tooLarge, whyNotOn } from './city';
import { namesCard } from './copies';
import { gain, secretHand, tokenKind } from './gains';
import { freePoints } from './strip';
import { continueTurn, type TurnQuestion } from './turn';

/** Returns the number of bricks that a building costs beyond the free ones (CR-5.8, CR-5.10). */
const need = (catalog: Catalog, seen: Seen, field: Field, { cost }: Building): number =>
  Math.max(0, cost - freePoints(catalog, seen, field).bricks);

/** Returns the cells that hold a brick token of the player, as ascending indexes. A cell holds at most one (CR-5.31). */
function brickTokens(catalog: Catalog, { city, tokens }: SeenArea): number[] {
  const cells: number[] = [];
  for (let index = 0; index < tokens.length; index++) {
    if (tokens[index] === 0) continue;
    const card = city[index];
    if (card != null && catalog.card(card).building.category === 'production') cells.push(index);
  }
  return cells;
}

export const startBuild = (catalog: Catalog): Move<CityOfRome, TurnQuestion, StartBuild> => ({
  whyUnknown: 'CR-5.7 the card is not in hand',
  // of identical cards, one that everyone has seen is listed first: building a hidden one would reveal its id
  ...namesCard(
    catalog,
    'start-build',
    (seen, { player }: TurnQuestion) => playerAt(seen, player).hand,
    (seen, { player }) => secretHand(playerAt(seen, player)),
  ),
  unavailable: (_, { built }) => (built ? 'CR-4.10 only one build per turn' : undefined),
  refuse: (seen, { player, card }, { field }) => {
    const own = playerAt(seen, player);
    const { building } = catalog.card(card);
    if (!hasSite(catalog, seen, own.city, building)) return 'CR-5.15 no plot is left for it';
    // brick tokens must cover the bricks that the coins cannot buy
    const rest = need(catalog, seen, field, building) - Math.floor(own.coins / catalog.components.prices.coinsPerBrick);
    return rest > 0 && rest > brickTokens(catalog, own).length
      ? 'CR-5.15 not enough bricks, brick tokens and coins for it'
      : undefined;
  },
  apply: (state, { player, card }, effects, question) => {
    const wasSecret = show(playerAt(state, player), card);
    if (wasSecret) effects.reveal(player);
    effects.emit?.({ type: 'build-started', player, card, wasSecret });
    effects.next(
      { ask: 'pay', player, card, need: need(catalog, state, question.field, catalog.card(card).building) },
      { ask: 'place', player, card },
    );
    continueTurn(effects, { ...question, built: true });
  },
});

/** Moves a secret card to the open hand: starting a build shows the card (CR-10.5). Returns false if the card was open already. */
function show(own: Player, card: CardId): boolean {
  const secret = own.secret.find((hidden) => hidden.card === card);
  if (secret === undefined) return false;
  takeOut(own.secret, secret);
  own.hand.push(card);
  own.secretLog.push(card);
  return true;
}

/** Returns the function that lists the candidates of `place-building`: all cells that a city can reach. */
function placements({
  grid: { xs, ys },
}: Catalog): (seen: Seen, question: { readonly player: Seat }) => PlaceBuilding[] {
  const of = perSeat((player) =>
    xs.map((x, i): PlaceBuilding => ({ type: 'place-building', player, x, y: ys[i] ?? 0 })),
  );
  return (_, { player }) => of(player);
}

export const buildQuestions = (catalog: Catalog): Questions<CityOfRome, 'pay' | 'place'> => ({
  pay: {
    asked: 'if-choice', // CR-5.10
    pendingReason: 'CR-5.15 first pay for the building',
    moves: {
      'pay-build': {
        unordered: ['tokens'],
        whyUnknown: (seen, { tokens }, { player }) => {
          const cells = brickTokens(catalog, playerAt(seen, player)).map((index) => cellOf(catalog, index));
          const named = Array.isArray(tokens) ? tokens : [null];
          if (!named.every((cell) => cells.some((one) => deepEqual(one, cell))))
            return 'CR-5.9 no brick token lies there';
          return cells.some((one) => named.filter((cell) => deepEqual(one, cell)).length > 1)
            ? 'CR-5.9 a brick token can be spent only once'
            : 'CR-5.10 more brick tokens than bricks needed';
        },
        candidates: (seen, { player, need }) =>
          subsets(brickTokens(catalog, playerAt(seen, player)), need).map((cells) => ({
            type: 'pay-build',
            player,
            tokens: cells.map((index) => cellOf(catalog, index)),
          })),
        refuse: (seen, { player, tokens }, { need }) =>
          (need - tokens.length) * catalog.components.prices.coinsPerBrick > playerAt(seen, player).coins
            ? 'CR-5.5 not enough coins for the missing bricks'
            : undefined,
        apply: (state, { player, tokens }, effects, { card, need }) => {
          const own = playerAt(state, player);
          for (const cell of tokens) own.tokens[indexOf(catalog, cell)] = 0;
          const coins = (need - tokens.length) * catalog.components.prices.coinsPerBrick;
          own.coins -= coins;
          const free = catalog.card(card).building.cost - need;
          effects.emit?.({
            type: 'build-paid',
            player,
            card,
            free,
            tokens: tokens.map((cell) => ({ ...cell })),
            coins,
          });
        },
      },
    },
  },
  place: {
    pendingReason: 'CR-5.15 first place the building',
    moves: {
      'place-building': {
        // for a cell that no city can reach
        whyUnknown: (seen, { x, y }, { player }) => {
          const { xs, ys } = catalog.grid;
          const isAdjacent = (card: CardId | null, index: number) =>
            card !== null && Math.abs(Number(x) - (xs[index] ?? 0)) + Math.abs(Number(y) - (ys[index] ?? 0)) === 1;
          return playerAt(seen, player).city.some(isAdjacent) ? tooLarge(catalog) : apart;
        },
        candidates: placements(catalog),
        refuse: (seen, { player, x, y }, { card }) => {
          const { city } = playerAt(seen, player);
          return whyNotOn(catalog, seen, city, indexOf(catalog, { x, y }), catalog.card(card).building);
        },
        apply: (state, { player, x, y }, effects, { card }) => {
          const own = playerAt(state, player);
          const index = indexOf(catalog, { x, y });
          const replaced = own.city[index] ?? null;
          const tokensLost = own.tokens[index] ?? 0;
          takeOut(own.hand, card);
          if (replaced !== null) own.replaced.push(replaced); // CR-5.25
          own.city[index] = card;
          own.tokens[index] = 0; // CR-5.28
          const kindLost = replaced === null || tokensLost === 0 ? null : tokenKind(catalog.card(replaced).building);
          effects.emit?.({ type: 'building-placed', player, card, x, y, replaced, tokensLost, kindLost });
          const { building } = catalog.card(card);
          gain(catalog, state, player, index, 'stars', { influence: building.stars }, effects); // CR-5.17
          if (building.category === 'public') useAtOnce(catalog, state, player, index, building, effects);
        },
      },
    },
  },
});

/** Carries out the function of a public building, once, when it is built (CR-5.19). */
function useAtOnce(
  catalog: Catalog,
  state: MutableState,
  player: Seat,
  index: number,
  { publicKind, bonus }: Extract<Building, { readonly category: 'public' }>,
  effects: Effects<CityOfRome>,
): void {
  const amount = neighbours(catalog, playerAt(state, player).city, index) + bonus;
  const yields = (what: Parameters<typeof gain>[5]) => gain(catalog, state, player, index, 'function', what, effects);
  const functions: Readonly<Record<typeof publicKind, () => void>> = {
    market: () => yields({ coins: amount }), // CR-5.20
    arena: () => yields({ influence: amount }), // CR-5.21
    school: () => effects.next({ ask: 'school-deck', player, count: amount }), // CR-5.23
    baths: () => yields({ tokens: amount }), // CR-5.22
  };
  functions[publicKind]();
}
