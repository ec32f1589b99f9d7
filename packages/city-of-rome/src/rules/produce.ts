/** The produce action: for two cogs, every production building produces once (section 5 of the rules, Produce). */
import { type Move, playerAt, type Why } from '@ludi-romani/core';
import { type Catalog, cellOf } from '../components/catalog';
import type { CardId } from '../components/ids';
import type { CityOfRome, LeaveOut, Produce, Seen, SeenArea } from '../types';
import { single } from './actions';
import { indexOf } from './city';
import { gain } from './gains';
import { freePoints } from './strip';
import { continueTurn, type TurnQuestion } from './turn';

/** Returns the number of free cogs for one produce action, and the coins for the missing ones (CR-5.5, CR-5.6). */
function price(catalog: Catalog, seen: Seen, { field }: TurnQuestion): { free: number; coinsPaid: number } {
  const { cogsToProduce, coinsPerCog } = catalog.components.prices;
  const free = Math.min(cogsToProduce, freePoints(catalog, seen, field).cogs);
  return { free, coinsPaid: (cogsToProduce - free) * coinsPerCog };
}

const isProduction = (catalog: Catalog, card: CardId | null | undefined): boolean =>
  card != null && catalog.card(card).building.category === 'production';

/** Returns the reason why the player cannot produce now, or `undefined`. */
function whyNoProduction(catalog: Catalog, seen: Seen, question: TurnQuestion): Why | undefined {
  if (question.produced) return 'CR-4.10 only one production per turn';
  const own = playerAt(seen, question.player);
  if (!own.city.some((card) => isProduction(catalog, card))) return 'CR-5.34 the city has no production building';
  return price(catalog, seen, question).coinsPaid > own.coins
    ? 'CR-5.29 not enough coins for the missing cogs'
    : undefined;
}

const produces = single('produce');

export const produce = (catalog: Catalog): Move<CityOfRome, TurnQuestion, Produce> => ({
  candidates: (_, { player }) => produces(player),
  unavailable: (seen, question) => whyNoProduction(catalog, seen, question),
  apply: (state, { player }, effects, question) => {
    const paid = price(catalog, state, question);
    const own = playerAt(state, player);
    own.coins -= paid.coinsPaid;
    effects.emit?.({ type: 'produced', player, ...paid });
    for (const index of own.city.keys()) {
      const yields = question.idle.includes(index) ? undefined : yieldsOf(catalog, own, index);
      if (yields !== undefined) gain(catalog, state, player, index, 'production', yields, effects);
    }
    continueTurn(effects, { ...question, produced: true });
  },
  // CR-5.34
  isNoOp: (seen, { player }, { idle }) => {
    const own = playerAt(seen, player);
    return own.city.every((_, index) => idle.includes(index) || yieldsOf(catalog, own, index) === undefined);
  },
});

/** CR-9.3 Returns the move that leaves one building out of production. It needs the option `selectiveProduction`. */
export const leaveOut = (catalog: Catalog): Move<CityOfRome, TurnQuestion, LeaveOut> => ({
  whyUnknown: ({ options }) =>
    options.selectiveProduction
      ? 'CR-9.3 no production building stands there'
      : 'CR-5.18 production uses every production building',
  candidates: (seen, { player }) =>
    seen.options.selectiveProduction
      ? playerAt(seen, player).city.flatMap((card, index) =>
          isProduction(catalog, card) ? { type: 'leave-out', player, ...cellOf(catalog, index) } : [],
        )
      : [],
  unavailable: (seen, question) =>
    seen.options.selectiveProduction ? whyNoProduction(catalog, seen, question) : undefined,
  refuse: (_, cell, { idle }) =>
    idle.includes(indexOf(catalog, cell)) ? 'CR-9.3 that building is already left out' : undefined,
  apply: (state, { player, x, y }, effects, question) => {
    const index = indexOf(catalog, { x, y });
    const card = playerAt(state, player).city[index];
    if (card != null) effects.emit?.({ type: 'left-out', player, card, x, y });
    continueTurn(effects, { ...question, idle: [...question.idle, index].sort((a, b) => a - b) });
  },
});

/** Returns everything that the production building on a cell can yield now (CR-5.18), or `undefined` if it yields nothing. */
function yieldsOf(catalog: Catalog, { city, tokens }: SeenArea, index: number) {
  const card = city[index];
  const building = card == null ? undefined : catalog.card(card).building;
  if (building?.category !== 'production') return undefined;
  const { coins, influence, brickToken } = building.produce; // CR-5.30, CR-5.32, CR-5.33
  const placed = Number(brickToken && tokens[index] === 0); // CR-5.31
  return coins + influence + placed > 0 ? { coins, influence, tokens: placed } : undefined;
}
