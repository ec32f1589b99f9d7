/** The conversions of figures in the building phase (FT-5.23 and section 5.4 of the rules). */
import { deepEqual, type Move, playerAt, type QuestionRules, type Seat, type Why } from '@ludi-romani/core';
import type { Catalog, Price } from '../components/catalog';
import { type AbilityId, type Color, colors, type ResourceId, swappables } from '../components/ids';
import type { Action, Conversion, ConversionKind, CraftsmanWorker, ForumTrajanum, Question, Seen } from '../types';
import { perSeat } from './actions';
import { hasActive } from './rows';
import { canPay, gainOf, pay, shortage } from './supply';
import { currentTurn } from './turn';

type Menu = Extract<Question, { ask: 'building' }>;
type Moves = Pick<
  QuestionRules<ForumTrajanum, 'building'>['moves'],
  'recolor-worker' | 'workers-to-builder' | Conversion
>;

/**
 * For each conversion by citizens, the required ability, and two reasons for a refusal: the ability is inactive, or its limit per turn is
 * reached.
 */
const CITIZENS: Readonly<
  Record<Conversion, { readonly ability: AbilityId; readonly inactive: Why; readonly spent: Why }>
> = {
  'merchant-swap': {
    ability: 'merchant-2',
    inactive: 'FT-5.20 you have no active Merchant II',
    spent: 'FT-5.20 you cannot use Merchant II again this turn',
  },
  'craftsman-worker': {
    ability: 'craftsman-1',
    inactive: 'FT-5.21 you have no active Craftsman I',
    spent: 'FT-5.21 you cannot use Craftsman I again this turn',
  },
  'craftsman-builder': {
    ability: 'craftsman-2',
    inactive: 'FT-5.22 you have no active Craftsman II',
    spent: 'FT-5.22 you cannot use Craftsman II again this turn',
  },
};

const ASSISTANT = { resource: 'assistant', amount: 1 } as const;
const workerOf = (color: Color): ResourceId => `worker-${color}`;
const worker = ({ color }: { readonly color: Color }) => workerOf(color);

/**
 * Returns the move of a conversion. `nonsense` is the reason for refusing an action that is never a choice. `choices` lists all choices,
 * grouped by price. `limit` is the limit per turn of a conversion by citizens.
 */
function conversion<A extends Extract<Action, { readonly type: ConversionKind }>>(
  catalog: Catalog,
  clause: `FT-5.${number}`,
  nonsense: Why,
  choices: (player: Seat) => readonly (readonly A[])[],
  priceOf: (action: A) => Price,
  gained: (action: A) => ResourceId,
  limit?: Conversion,
): Move<ForumTrajanum, Menu, A> {
  const all = perSeat(choices);
  const prices = choices(0).flatMap((actions) => actions.slice(0, 1).map(priceOf));
  const unavailable = (seen: Seen, { player }: Menu): Why | undefined => {
    if (limit === undefined) return undefined;
    const { ability, inactive, spent } = CITIZENS[limit];
    if (!hasActive(catalog, playerAt(seen, player), ability)) return inactive;
    return currentTurn(seen).left[limit] > 0 ? undefined : spent;
  };
  return {
    unavailable,
    whyUnknown: (seen, given, menu) => {
      const action = all(menu.player)
        .flat()
        .find((one) => deepEqual(one, given));
      if (action === undefined) return nonsense;
      return unavailable(seen, menu) ?? shortage(clause, playerAt(seen, menu.player), priceOf(action)) ?? nonsense;
    },
    // only choices that the player can pay for
    candidates: (seen, { player }) => {
      const own = playerAt(seen, player);
      const found: A[] = [];
      all(player).forEach((actions, i) => {
        if (canPay(own, prices[i] ?? [])) found.push(...actions);
      });
      return found;
    },
    // FT-5.34 the menu opens again: conversions may be chained
    apply: (state, action, effects, menu) => {
      if (limit !== undefined && state.current !== null) state.current.left[limit]--;
      const { player, type: kind } = action;
      const conversion = { kind: 'conversion', conversion: kind } as const;
      for (const { resource, amount } of priceOf(action)) pay(state, player, resource, amount, conversion, effects);
      gainOf(catalog, state, player, gained(action), 1, conversion, effects);
      effects.next(menu);
    },
  };
}

/** The five conversions. */
export const conversionMoves = (catalog: Catalog): Moves => ({
  'recolor-worker': conversion(
    catalog,
    'FT-5.32',
    'FT-5.32 the worker must turn into one of another color',
    (player) =>
      colors.map((from) => colors.flatMap((to) => (to === from ? [] : [{ type: 'recolor-worker', player, from, to }]))),
    ({ from }) => [{ resource: workerOf(from), amount: 1 }, ASSISTANT],
    ({ to }) => workerOf(to),
  ),
  'workers-to-builder': conversion(
    catalog,
    'FT-5.31',
    'FT-5.31 there are no workers of this color',
    (player) => colors.map((color) => [{ type: 'workers-to-builder', player, color }]),
    (action) => [{ resource: worker(action), amount: catalog.components.numbers.workersPerBuilder }],
    () => 'builder',
  ),
  'merchant-swap': conversion(
    catalog,
    'FT-5.20',
    'FT-5.20 a coin, tribune or assistant is swapped for another of the three',
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
    'FT-5.21',
    'FT-5.21 there are no workers of this color',
    (player) => [colors.map((color) => ({ type: 'craftsman-worker', player, color }))],
    () => [ASSISTANT],
    worker,
    'craftsman-worker',
  ),
  'craftsman-builder': conversion(
    catalog,
    'FT-5.22',
    'FT-5.22 an assistant turns into a builder',
    (player) => [[{ type: 'craftsman-builder', player }]],
    () => [ASSISTANT],
    () => 'builder',
    'craftsman-builder',
  ),
});
