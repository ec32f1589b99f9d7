/** The build action: choose a card, pay, place it, gain what it gives at once (section 5 of the rules; its order is CR-5.16). */
import { type Effects, type Move, playerAt, type Questions, type Seat, subsets, takeOut } from '@ludi-romani/core';
import { type Catalog, cellOf } from '../components/catalog';
import type { CardId, Field } from '../components/ids';
import type { Building } from '../components/shapes';
import type { CityOfRome, MutableState, PlaceBuilding, Player, Seen, SeenArea, StartBuild } from '../types';
import { perSeat } from './actions';
import { hasSite, indexOf, neighbours, whyNotOn } from './city';
import { gain, secretHand, tokenKind } from './gains';
import { freePoints } from './strip';
import { goOn, type TurnQuestion } from './turn';

/** The bricks that a card costs beyond the free ones (CR-5.8, CR-5.10). */
function need(catalog: Catalog, seen: Seen, field: Field, card: CardId): number {
  return Math.max(0, catalog.card(card).building.cost - freePoints(catalog, seen, field).bricks);
}

/** The cells, ascending, on which a player's brick tokens lie: one each (CR-5.31). */
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
  ifNotCandidate: 'CR-5.7 the card is not in the hand, or an equal one stands for it (CR-9.1)',
  candidates: (seen, { player }) => {
    const own = playerAt(seen, player);
    return catalog.distinct(own.hand, secretHand(own)).map((card) => ({ type: 'start-build', player, card }));
  },
  closed: (_, { built }) => (built ? 'CR-4.10 only one building in a turn' : undefined),
  refuse: (seen, { player, card }, { field }) => {
    const own = playerAt(seen, player);
    if (!hasSite(catalog, seen, own.city, catalog.card(card).building)) return 'CR-5.15 no cell is left for it';
    // what coins cannot buy, tokens must be there for
    const rest = need(catalog, seen, field, card) - Math.floor(own.coins / catalog.components.prices.coinsPerBrick);
    return rest > 0 && rest > brickTokens(catalog, own).length ? 'CR-5.15 the building cannot be paid' : undefined;
  },
  apply: (state, { player, card }, effects, question) => {
    const wasSecret = show(playerAt(state, player), card);
    if (wasSecret) effects.reveal();
    effects.tell?.({ type: 'build-started', player, card, wasSecret });
    effects.next(
      { ask: 'pay', player, card, need: need(catalog, state, question.field, card) },
      { ask: 'place', player, card },
    );
    goOn(effects, { ...question, built: true });
  },
  describe: (_, { card }) => `Builds ${catalog.title(card)}.`,
});

/** CR-10.5: whoever starts a build shows the card, which then is a hand card that everyone has seen. */
function show(own: Player, card: CardId): boolean {
  const secret = own.secret.find((hidden) => hidden.card === card);
  if (secret === undefined) return false;
  takeOut(own.secret, secret);
  own.hand.push(card);
  own.secretLog.push(card);
  return true;
}

/** A card put on any cell that a city can ever reach. */
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
    moves: {
      'pay-build': {
        ifNotCandidate: 'CR-5.9 not cells with a brick token, by row and column',
        // up to one token more than the card costs, to be told so: all subsets would be too many with other components
        candidates: (seen, { player, card }) =>
          subsets(brickTokens(catalog, playerAt(seen, player)), catalog.card(card).building.cost + 1).map((cells) => ({
            type: 'pay-build',
            player,
            tokens: cells.map((index) => cellOf(catalog, index)),
          })),
        refuse: (seen, { player, tokens }, { need }) => {
          if (tokens.length > need) return 'CR-5.10 more brick tokens than bricks are needed';
          const bought = need - tokens.length;
          if (bought * catalog.components.prices.coinsPerBrick > playerAt(seen, player).coins) {
            return 'CR-5.5 the bricks to be bought cannot be paid';
          }
          return undefined;
        },
        apply: (state, { player, tokens }, effects, { card, need }) => {
          const own = playerAt(state, player);
          for (const cell of tokens) own.tokens[indexOf(catalog, cell)] = 0;
          const coins = (need - tokens.length) * catalog.components.prices.coinsPerBrick;
          own.coins -= coins;
          const free = catalog.card(card).building.cost - need;
          effects.tell?.({
            type: 'build-paid',
            player,
            card,
            free,
            tokens: tokens.map((cell) => ({ ...cell })),
            coins,
          });
        },
        describe: (_, { tokens }) =>
          `Pays with ${tokens.map(({ x, y }) => `the brick token on (${x}, ${y})`).join(' and ') || 'coins'}.`,
      },
    },
  },
  place: {
    moves: {
      'place-building': {
        ifNotCandidate: 'CR-5.12 no city can reach that cell',
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
          const kindLost = replaced === null || tokensLost === 0 ? null : tokenKind(catalog, replaced);
          effects.tell?.({ type: 'building-placed', player, card, x, y, replaced, tokensLost, kindLost });
          const { building } = catalog.card(card);
          gain(catalog, state, player, index, 'stars', { influence: building.stars }, effects); // CR-5.17
          if (building.category === 'public') useAtOnce(catalog, state, player, index, building, effects);
        },
        describe: (_, { x, y }) => `Places the building at (${x}, ${y}).`,
      },
    },
  },
});

/** The function of a public building, once, when built (CR-5.19). */
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
