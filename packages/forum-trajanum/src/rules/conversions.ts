/** What figures may be turned into in the building phase (FT-5.23 and section 5.4 of the rules). */
import { deepEqual, type Move, playerAt, type QuestionRules, type Seat, type Why } from '@ludi-romani/core';
import type { Catalog, Price } from '../components/catalog';
import { type AbilityId, type Color, colors, type ResourceId, swappables } from '../components/ids';
import type { Action, Conversion, ConversionKind, CraftsmanWorker, ForumTrajanum, Question, Seen } from '../types';
import { perSeat } from './actions';
import { hasActive } from './rows';
import { canPay, gainOf, nameOf, pay, shortage } from './supply';
import { currentTurn } from './turn';

type Menu = Extract<Question, { ask: 'building' }>;
type Moves = Pick<
  QuestionRules<ForumTrajanum, 'building'>['moves'],
  'recolor-worker' | 'workers-to-builder' | Conversion
>;

/** The citizens that allow a conversion so often per turn. */
const CITIZENS: Readonly<Record<Conversion, { readonly ability: AbilityId; readonly name: string }>> = {
  'merchant-swap': { ability: 'merchant-2', name: 'Merchant II' },
  'craftsman-worker': { ability: 'craftsman-1', name: 'Craftsman I' },
  'craftsman-builder': { ability: 'craftsman-2', name: 'Craftsman II' },
};

const ASSISTANT = { resource: 'assistant', amount: 1 } as const;
const workerOf = (color: Color): ResourceId => `worker-${color}`;
const worker = ({ color }: { readonly color: Color }) => workerOf(color);

const inWords = (price: Price): string =>
  price
    .map(({ resource, amount }) => (amount === 1 ? `1 ${nameOf(resource)}` : `${amount} ${nameOf(resource)}s`))
    .join(' and ');

/**
 * A conversion: its clause, what is wrong with a choice that nobody has, every choice, those of one price together, of each what is paid
 * and what is gained, and the limit that a citizen sets.
 */
function conversion<A extends Extract<Action, { readonly type: ConversionKind }>>(
  catalog: Catalog,
  clause: `FT-5.${number}`,
  nonsense: string,
  choices: (player: Seat) => readonly (readonly A[])[],
  priceOf: (action: A) => Price,
  gained: (action: A) => ResourceId,
  limit?: Conversion,
): Move<ForumTrajanum, Menu, A> {
  const all = perSeat(choices);
  const prices = choices(0).flatMap((actions) => actions.slice(0, 1).map(priceOf));
  const closed = (seen: Seen, { player }: Menu): Why | undefined => {
    if (limit === undefined) return undefined;
    const { ability, name } = CITIZENS[limit];
    if (!hasActive(catalog, playerAt(seen, player), ability)) return `${clause} you have no active ${name}`;
    return currentTurn(seen).left[limit] > 0 ? undefined : `${clause} your ${name} can do no more this turn`;
  };
  return {
    closed,
    ifNotCandidate: (seen, given, menu) => {
      const action = all(menu.player)
        .flat()
        .find((one) => deepEqual(one, given));
      if (action === undefined) return `${clause} ${nonsense}`;
      return closed(seen, menu) ?? `${clause} ${shortage(playerAt(seen, menu.player), priceOf(action)) ?? nonsense}`;
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
      const { player, type: kind } = action;
      for (const { resource, amount } of priceOf(action)) pay(state, player, resource, amount, kind, effects);
      gainOf(catalog, state, player, gained(action), 1, { from: 'conversion', conversion: kind }, effects);
      effects.next(menu);
    },
  };
}

/** The five conversions. */
export const conversionMoves = (catalog: Catalog): Moves => ({
  'recolor-worker': conversion(
    catalog,
    'FT-5.32',
    'the worker must turn into one of another color',
    (player) =>
      colors.map((from) => colors.flatMap((to) => (to === from ? [] : [{ type: 'recolor-worker', player, from, to }]))),
    ({ from }) => [{ resource: workerOf(from), amount: 1 }, ASSISTANT],
    ({ to }) => workerOf(to),
  ),
  'workers-to-builder': conversion(
    catalog,
    'FT-5.31',
    'there are no workers of this color',
    (player) => colors.map((color) => [{ type: 'workers-to-builder', player, color }]),
    (action) => [{ resource: worker(action), amount: catalog.components.numbers.workersPerBuilder }],
    () => 'builder',
  ),
  'merchant-swap': conversion(
    catalog,
    'FT-5.20',
    'a coin, tribune or assistant is swapped for another of the three',
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
    'there are no workers of this color',
    (player) => [colors.map((color) => ({ type: 'craftsman-worker', player, color }))],
    () => [ASSISTANT],
    worker,
    'craftsman-worker',
  ),
  'craftsman-builder': conversion(
    catalog,
    'FT-5.22',
    'an assistant turns into a builder',
    (player) => [[{ type: 'craftsman-builder', player }]],
    () => [ASSISTANT],
    () => 'builder',
    'craftsman-builder',
  ),
});
