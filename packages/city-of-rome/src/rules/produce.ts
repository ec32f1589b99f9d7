/** The produce action: two cogs, and every production building works once (section 5 of the rules, Produce). */
import { type Effects, type Move, playerAt, type Seat, type Why } from '@ludi-romani/core';
import { type Catalog, cellOf } from '../components/catalog';
import type { CardId } from '../components/ids';
import type { CityOfRome, LeaveOut, MutableState, Produce, Seen } from '../types';
import { single } from './actions';
import { indexOf } from './city';
import { gain } from './gains';
import { freePoints } from './strip';
import { goOn, type TurnQuestion } from './turn';

/** The free cogs that one produce action takes, and the coins that the others cost (CR-5.5, CR-5.6). */
function price(catalog: Catalog, seen: Seen, { field }: TurnQuestion): { free: number; coinsPaid: number } {
  const { cogsToProduce, coinsPerCog } = catalog.components.prices;
  const free = Math.min(cogsToProduce, freePoints(catalog, seen, field).cogs);
  return { free, coinsPaid: (cogsToProduce - free) * coinsPerCog };
}

const isProduction = (catalog: Catalog, card: CardId | null | undefined): boolean =>
  card != null && catalog.card(card).building.category === 'production';

/** Why there can be no production now, or nothing. */
const closed =
  (catalog: Catalog) =>
  (seen: Seen, question: TurnQuestion): Why | undefined => {
    if (question.produced) return 'CR-4.10 production only once in a turn';
    const own = playerAt(seen, question.player);
    if (!own.city.some((card) => isProduction(catalog, card))) return 'CR-5.34 the city has no production building';
    return price(catalog, seen, question).coinsPaid > own.coins
      ? 'CR-5.29 not enough cogs, and not enough coins to buy them'
      : undefined;
  };

const produces = single('produce');

export const produce = (catalog: Catalog): Move<CityOfRome, TurnQuestion, Produce> => ({
  candidates: (_, { player }) => produces(player),
  closed: closed(catalog),
  apply: (state, { player }, effects, question) => {
    const paid = price(catalog, state, question);
    const own = playerAt(state, player);
    own.coins -= paid.coinsPaid;
    effects.tell?.({ type: 'produced', player, ...paid });
    for (const index of own.city.keys())
      if (!question.idle.includes(index)) work(catalog, state, player, index, effects);
    goOn(effects, { ...question, produced: true });
  },
  describe: () => 'Runs production.',
});

/** CR-9.3 with selective production, buildings are left out one by one before it runs. */
export const leaveOut = (catalog: Catalog): Move<CityOfRome, TurnQuestion, LeaveOut> => ({
  ifNotCandidate: 'CR-5.18 production uses all production buildings',
  candidates: (seen, { player }) =>
    seen.options.selectiveProduction
      ? playerAt(seen, player).city.flatMap((card, index) =>
          isProduction(catalog, card) ? { type: 'leave-out', player, ...cellOf(catalog, index) } : [],
        )
      : [],
  closed: closed(catalog),
  refuse: (_, cell, { idle }) =>
    idle.includes(indexOf(catalog, cell)) ? 'CR-9.3 that building is left out already' : undefined,
  apply: (state, { player, x, y }, effects, question) => {
    const index = indexOf(catalog, { x, y });
    const card = playerAt(state, player).city[index];
    if (card != null) effects.tell?.({ type: 'left-out', player, card, x, y });
    goOn(effects, { ...question, idle: [...question.idle, index].sort((a, b) => a - b) });
  },
  describe: (_, { x, y }) => `Leaves the building at (${x}, ${y}) out of production.`,
});

/** One production building gives all it can (CR-5.18). */
function work(catalog: Catalog, state: MutableState, player: Seat, index: number, effects: Effects<CityOfRome>): void {
  const own = playerAt(state, player);
  const card = own.city[index];
  const building = card == null ? undefined : catalog.card(card).building;
  if (building?.category !== 'production') return;
  const { brickToken, ...yields } = building.produce; // CR-5.30, CR-5.32, CR-5.33
  const tokens = Number(brickToken && own.tokens[index] === 0); // CR-5.31
  gain(catalog, state, player, index, 'production', { ...yields, tokens }, effects);
}
