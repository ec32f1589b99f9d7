/** What figures may be turned into in the building phase (FT-5.23 and section 5.4 of the rules). */
import { type Move, playerAt, type QuestionRules, type Seat, type Why } from '@ludi-romani/core';
import type { Catalog, Price } from '../components/catalog';
import { type AbilityId, type Color, colors, type ResourceId, swappables } from '../components/ids';
import type { Action, Conversion, CraftsmanWorker, ForumTrajanum, Question } from '../types';
import { perSeat } from './actions';
import { hasActive } from './rows';
import { canPay, gainOf, pay } from './supply';
import { currentTurn } from './turn';

type Menu = Extract<Question, { ask: 'building' }>;
type Moves = Pick<
  QuestionRules<ForumTrajanum, 'building'>['moves'],
  'recolor-worker' | 'workers-to-builder' | Conversion
>;

/** The citizens that allow a conversion so often per turn. */
const CITIZENS: Readonly<Record<Conversion, AbilityId>> = {
  'merchant-swap': 'merchant-2',
  'craftsman-worker': 'craftsman-1',
  'craftsman-builder': 'craftsman-2',
};

const ASSISTANT = { resource: 'assistant', amount: 1 } as const;
const workerOf = (color: Color): ResourceId => `worker-${color}`;
const worker = ({ color }: { readonly color: Color }) => workerOf(color);

const inWords = (price: Price): string => price.map(({ resource, amount }) => `${amount} ${resource}`).join(' and ');

/**
 * A conversion: why it cannot be, every way to choose, those of one price together, and of each what is paid
 * and what is gained.
 */
function conversion<A extends Action>(
  catalog: Catalog,
  ifNotCandidate: Why,
  choices: (player: Seat) => readonly (readonly A[])[],
  priceOf: (action: A) => Price,
  gained: (action: A) => ResourceId,
  limit?: Conversion,
): Move<ForumTrajanum, Menu, A> {
  const all = perSeat(choices);
  const prices = choices(0).flatMap((actions) => actions.slice(0, 1).map(priceOf));
  return {
    ifNotCandidate,
    closed: (seen, { player }) => {
      const own = playerAt(seen, player);
      const isOpen =
        limit === undefined || (hasActive(catalog, own, CITIZENS[limit]) && currentTurn(seen).left[limit] > 0);
      return isOpen ? undefined : ifNotCandidate;
    },
    // only those that can be paid
    candidates: (seen, { player }) => {
      const own = playerAt(seen, player);
      const found: A[] = [];
      all(player).forEach((actions, i) => {
        if (canPay(own, prices[i] ?? [])) found.push(...actions);
      });
      return found;
    },
    // afterwards the menu is open again: conversions may be chained (FT-5.34)
    apply: (state, action, effects, menu) => {
      if (limit !== undefined && state.current !== null) state.current.left[limit]--;
      for (const { resource, amount } of priceOf(action)) pay(state, action.player, resource, amount, effects);
      gainOf(catalog, state, action.player, gained(action), 1, effects);
      effects.next(menu);
    },
    describe: (_, action) => `Turns ${inWords(priceOf(action))} into 1 ${gained(action)}.`,
  };
}

/** The five conversions. */
export const conversionMoves = (catalog: Catalog): Moves => ({
  'recolor-worker': conversion(
    catalog,
    'FT-5.32 it takes an assistant and a worker',
    (player) =>
      colors.map((from) => colors.flatMap((to) => (to === from ? [] : [{ type: 'recolor-worker', player, from, to }]))),
    ({ from }) => [ASSISTANT, { resource: workerOf(from), amount: 1 }],
    ({ to }) => workerOf(to),
  ),
  'workers-to-builder': conversion(
    catalog,
    'FT-5.31 it takes two workers of one color',
    (player) => colors.map((color) => [{ type: 'workers-to-builder', player, color }]),
    (action) => [{ resource: worker(action), amount: catalog.components.numbers.workersPerBuilder }],
    () => 'builder',
  ),
  'merchant-swap': conversion(
    catalog,
    'FT-5.20 an active Merchant II swaps once a turn',
    (player) =>
      swappables.map((paid) =>
        swappables.flatMap((other) =>
          other === paid ? [] : [{ type: 'merchant-swap', player, pay: paid, gain: other }],
        ),
      ),
    (action) => [{ resource: action.pay, amount: 1 }],
    (action) => action.gain,
    'merchant-swap',
  ),
  'craftsman-worker': conversion<CraftsmanWorker>(
    catalog,
    'FT-5.21 an active Craftsman I makes 2 workers a turn',
    (player) => [colors.map((color) => ({ type: 'craftsman-worker', player, color }))],
    () => [ASSISTANT],
    worker,
    'craftsman-worker',
  ),
  'craftsman-builder': conversion(
    catalog,
    'FT-5.22 an active Craftsman II makes 1 builder a turn',
    (player) => [[{ type: 'craftsman-builder', player }]],
    () => [ASSISTANT],
    () => 'builder',
    'craftsman-builder',
  ),
});
