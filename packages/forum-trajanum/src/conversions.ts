/** What figures may be turned into in the building phase (FT-5.20 to 5.23, 5.31 to 5.34). */
import { area, type QuestionRules } from '@ludi-romani/core';
import { perSeat } from './actions';
import type { Catalog } from './catalog';
import { hasActive, WORKERS } from './citizens';
import { type AbilityId, colours, swappables } from './components/types';
import { gain, pay } from './supply';
import { currentTurn } from './turn';
import type { Conversion, ForumTrajanum, MutableState, Question, Seen } from './types';

type Menu = Extract<Question, { ask: 'building' }>;
type Moves = Pick<
  QuestionRules<ForumTrajanum, 'building'>['moves'],
  'recolour-worker' | 'workers-to-builder' | 'merchant-swap' | 'craftsman-worker' | 'craftsman-builder'
>;

/** The citizens that allow a conversion so often per turn. */
const CITIZENS: Readonly<Record<Conversion, AbilityId>> = {
  'merchant-swap': 'merchant-2',
  'craftsman-worker': 'craftsman-1',
  'craftsman-builder': 'craftsman-2',
};

/** Whether the citizen for it is active and has not been used up in this turn. */
const mayConvert = (catalog: Catalog, seen: Seen, player: number, conversion: Conversion): boolean =>
  hasActive(catalog, area(seen, player), CITIZENS[conversion]) && currentTurn(seen).left[conversion] > 0;

function countDown(state: MutableState, conversion: Conversion): void {
  if (state.current !== null) state.current.left[conversion]--;
}

const recolourings = perSeat((player) =>
  colours.flatMap((from) =>
    colours.flatMap((to) => (to === from ? [] : [{ type: 'recolour-worker' as const, player, from, to }])),
  ),
);
const exchanges = perSeat((player) =>
  colours.map((colour) => ({ type: 'workers-to-builder' as const, player, colour })),
);
const swaps = perSeat((player) =>
  swappables.flatMap((paid) =>
    swappables.flatMap((gained) =>
      gained === paid ? [] : [{ type: 'merchant-swap' as const, player, pay: paid, gain: gained }],
    ),
  ),
);
const craftsmanWorkers = perSeat((player) =>
  colours.map((colour) => ({ type: 'craftsman-worker' as const, player, colour })),
);
const craftsmanBuilders = perSeat((player) => [{ type: 'craftsman-builder' as const, player }]);
const NONE: readonly never[] = [];

/**
 * The conversions. Only those that can be paid are candidates; afterwards the menu is open again, so that they may be chained
 * (FT-5.34).
 */
export const conversionMoves = (catalog: Catalog): Moves => {
  const { workersPerBuilder } = catalog.components.numbers;
  return {
    'recolour-worker': {
      otherwise: 'FT-5.32 an assistant and a worker are turned into a worker of another colour',
      candidates: (seen, { player }: Menu) => {
        const { resources } = area(seen, player);
        return resources.assistant === 0
          ? NONE
          : recolourings(player).filter(({ from }) => resources[WORKERS[from]] > 0);
      },
      apply: (state, { player, from, to }, turn, menu) => {
        pay(state, player, 'assistant', 1, turn);
        pay(state, player, WORKERS[from], 1, turn);
        gain(catalog, state, player, { [WORKERS[to]]: 1 }, turn);
        turn.next(menu);
      },
      describe: (_, { from, to }) => `Turns a ${from} worker into a ${to} one, with an assistant.`,
    },
    'workers-to-builder': {
      otherwise: 'FT-5.31 two workers of one colour are exchanged for a builder',
      candidates: (seen, { player }: Menu) => {
        const { resources } = area(seen, player);
        return exchanges(player).filter(({ colour }) => resources[WORKERS[colour]] >= workersPerBuilder);
      },
      apply: (state, { player, colour }, turn, menu) => {
        pay(state, player, WORKERS[colour], workersPerBuilder, turn);
        gain(catalog, state, player, { builder: 1 }, turn);
        turn.next(menu);
      },
      describe: (_, { colour }) => `Exchanges ${workersPerBuilder} ${colour} workers for a builder.`,
    },
    'merchant-swap': {
      otherwise: 'FT-5.20 an active Merchant II swaps a coin, tribune or assistant once a turn',
      candidates: (seen, { player }: Menu) => {
        if (!mayConvert(catalog, seen, player, 'merchant-swap')) return NONE;
        const { resources } = area(seen, player);
        return swaps(player).filter(({ pay: paid }) => resources[paid] > 0);
      },
      apply: (state, { player, pay: paid, gain: gained }, turn, menu) => {
        countDown(state, 'merchant-swap');
        pay(state, player, paid, 1, turn);
        gain(catalog, state, player, { [gained]: 1 }, turn);
        turn.next(menu);
      },
      describe: (_, { pay: paid, gain: gained }) => `Swaps a ${paid} for a ${gained} with Merchant II.`,
    },
    'craftsman-worker': {
      otherwise: 'FT-5.21 an active Craftsman I turns an assistant into a worker twice a turn',
      candidates: (seen, { player }: Menu) =>
        area(seen, player).resources.assistant > 0 && mayConvert(catalog, seen, player, 'craftsman-worker')
          ? craftsmanWorkers(player)
          : NONE,
      apply: (state, { player, colour }, turn, menu) => {
        countDown(state, 'craftsman-worker');
        pay(state, player, 'assistant', 1, turn);
        gain(catalog, state, player, { [WORKERS[colour]]: 1 }, turn);
        turn.next(menu);
      },
      describe: (_, { colour }) => `Turns an assistant into a ${colour} worker with Craftsman I.`,
    },
    'craftsman-builder': {
      otherwise: 'FT-5.22 an active Craftsman II turns an assistant into a builder once a turn',
      candidates: (seen, { player }: Menu) =>
        area(seen, player).resources.assistant > 0 && mayConvert(catalog, seen, player, 'craftsman-builder')
          ? craftsmanBuilders(player)
          : NONE,
      apply: (state, { player }, turn, menu) => {
        countDown(state, 'craftsman-builder');
        pay(state, player, 'assistant', 1, turn);
        gain(catalog, state, player, { builder: 1 }, turn);
        turn.next(menu);
      },
      describe: () => 'Turns an assistant into a builder with Craftsman II.',
    },
  };
};
