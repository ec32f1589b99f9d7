/** What figures may be turned into in the building phase (FT-5.20 to 5.23, 5.31 to 5.34). */
import { area, type Move, type QuestionRules, type Seat, type Why } from '@ludi-romani/core';
import { perSeat } from './actions';
import type { Catalog } from './catalog';
import { hasActive } from './citizens';
import { type AbilityId, type Colour, colours, type Gain, type ResourceId, swappables } from './components/types';
import { gain, pay } from './supply';
import { currentTurn } from './turn';
import type { Action, Conversion, CraftsmanWorker, ForumTrajanum, Question } from './types';

type Menu = Extract<Question, { ask: 'building' }>;
type Moves = Pick<
  QuestionRules<ForumTrajanum, 'building'>['moves'],
  'recolour-worker' | 'workers-to-builder' | Conversion
>;

/** The citizens that allow a conversion so often per turn. */
const CITIZENS: Readonly<Record<Conversion, AbilityId>> = {
  'merchant-swap': 'merchant-2',
  'craftsman-worker': 'craftsman-1',
  'craftsman-builder': 'craftsman-2',
};

type Price = readonly (readonly [resource: ResourceId, amount: number])[];

const inWords = (figures: Price): string => figures.map(([what, amount]) => `${amount} ${what}`).join(' and ');

/** A conversion: what it is told as, every way to choose, and of each what is paid and gained. */
function conversion<A extends Action>(
  catalog: Catalog,
  otherwise: Why,
  choices: (player: Seat) => readonly A[],
  priceOf: (action: A) => Price,
  gained: (action: A) => ResourceId,
  limit?: Conversion,
): Move<ForumTrajanum, Menu, A> {
  const priced = perSeat((player) => choices(player).map((action) => ({ action, price: priceOf(action) })));
  return {
    otherwise,
    // only those that can be paid
    candidates: (seen, { player }) => {
      const own = area(seen, player);
      const found: A[] = [];
      if (limit !== undefined && !(hasActive(catalog, own, CITIZENS[limit]) && currentTurn(seen).left[limit] > 0))
        return found;
      for (const { action, price } of priced(player))
        if (price.every((part) => own.resources[part[0]] >= part[1])) found.push(action);
      return found;
    },
    // afterwards the menu is open again: conversions may be chained (FT-5.34)
    apply: (state, action, turn, menu) => {
      if (limit !== undefined && state.current !== null) state.current.left[limit]--;
      for (const [resource, amount] of priceOf(action)) pay(state, action.player, resource, amount, turn);
      gain(catalog, state, action.player, { [gained(action)]: 1 } as Gain, turn);
      turn.next(menu);
    },
    describe: (_, action) => `Turns ${inWords(priceOf(action))} into 1 ${gained(action)}.`,
  };
}

const ASSISTANT: Price = [['assistant', 1]];
const workerOf = (colour: Colour): ResourceId => `worker-${colour}`;
const worker = ({ colour }: { readonly colour: Colour }) => workerOf(colour);

/** The five conversions. */
export const conversionMoves = (catalog: Catalog): Moves => ({
  'recolour-worker': conversion(
    catalog,
    'FT-5.32 it takes an assistant and a worker of another colour',
    (player) =>
      colours.flatMap((from) =>
        colours.flatMap((to) => (to === from ? [] : [{ type: 'recolour-worker', player, from, to }])),
      ),
    ({ from }) => [...ASSISTANT, [workerOf(from), 1]],
    ({ to }) => workerOf(to),
  ),
  'workers-to-builder': conversion(
    catalog,
    'FT-5.31 it takes two workers of one colour',
    (player) => colours.map((colour) => ({ type: 'workers-to-builder', player, colour })),
    (action) => [[worker(action), catalog.components.numbers.workersPerBuilder]],
    () => 'builder',
  ),
  'merchant-swap': conversion(
    catalog,
    'FT-5.20 an active Merchant II swaps once a turn',
    (player) =>
      swappables.flatMap((paid) =>
        swappables.flatMap((other) =>
          other === paid ? [] : [{ type: 'merchant-swap', player, pay: paid, gain: other }],
        ),
      ),
    (action) => [[action.pay, 1]],
    (action) => action.gain,
    'merchant-swap',
  ),
  'craftsman-worker': conversion<CraftsmanWorker>(
    catalog,
    'FT-5.21 an active Craftsman I makes two workers a turn',
    (player) => colours.map((colour) => ({ type: 'craftsman-worker', player, colour })),
    () => ASSISTANT,
    worker,
    'craftsman-worker',
  ),
  'craftsman-builder': conversion(
    catalog,
    'FT-5.22 an active Craftsman II makes one builder a turn',
    (player) => [{ type: 'craftsman-builder', player }],
    () => ASSISTANT,
    () => 'builder',
    'craftsman-builder',
  ),
});
