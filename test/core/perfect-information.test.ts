/** Tests of the defaults of a game declaration, which may leave out components, options, tasks, view and determinize. */
import {
  type Act,
  type Ask,
  type Chance,
  chanceState,
  type Do,
  defineGame,
  digest,
  type Emit,
  keyedChance,
  type PerfectInformationGame,
  playerAt,
  type Rules,
} from '@ludi-romani/core';
import { conformance } from '@ludi-romani/core/testing';
import { expect, test } from 'vitest';
import { type TicTacToe, ticTacToe } from './testing/tic-tac-toe';

const options = { players: 2, seed: 'any' } as const;
const start = ticTacToe.initialState(options);
const chance = (): Chance => keyedChance(chanceState('perfect'));

test('the view of every viewer holds everything but the generator', () => {
  const state = ticTacToe.clone(start);
  ticTacToe.playRandomly(state, 3, chance());
  const { chance: _, ...rest } = state;
  for (const viewer of [0, 1, 'spectator'] as const) expect(ticTacToe.view(state, viewer)).toEqual({ ...rest, viewer });
});

test('determinizer returns a new copy of the state each time', () => {
  const state = ticTacToe.clone(start);
  ticTacToe.playRandomly(state, 3, chance());
  const deal = ticTacToe.determinizer(ticTacToe.view(state, 0));
  const [one, other] = [deal('a'), deal('b')];
  expect({ ...one, chance: null }).toEqual({ ...state, chance: null });
  one.cells[8] = 1;
  expect(other.cells).toEqual(state.cells);
});

test('components are empty, and the options are players and seed', () => {
  expect(ticTacToe.components).toEqual({});
  expect(ticTacToe.componentsDigest()).toBe(digest({}));
  expect(Object.keys(ticTacToe.options)).toEqual(['players', 'seed']);
});

test('a game with hidden information must declare view and determinize', () => {
  const { view, determinize } = {} as Rules<TicTacToe>;
  const rest = {} as Omit<Rules<TicTacToe>, 'view' | 'determinize' | 'perfectInformation'>;
  // the compiler checks these lines: they must compile or fail to compile, but they never run
  const unused = () => [
    defineGame<TicTacToe>({ ...rest, perfectInformation: true }),
    defineGame<TicTacToe>({ ...rest, view, determinize }),
    // @ts-expect-error `view` and `determinize` are missing
    defineGame<TicTacToe>(rest),
    // @ts-expect-error `determinize` is missing
    defineGame<TicTacToe>({ ...rest, view }),
  ];
  expect(unused).toBeTypeOf('function');
});

for (const { name, run } of conformance(ticTacToe, { options: [{ players: 2 }] })) test(name, run);

test('a simultaneous frame may wait below a question: it is dealt as it will open', () => {
  type Go = Act<'go'>;
  type Pick = Act<'pick', { number: number }>;
  type Waiting = PerfectInformationGame<{
    state: object;
    area: { picked: number };
    action: Go | Pick;
    question: Ask<'go'> | Ask<'pick'>;
    task: Do<'tell'>;
    event: Emit<'picked', { numbers: number[] }>;
    answers: { go: Go; pick: Pick };
    row: 'picked';
  }>;
  const engine = defineGame<Waiting>({
    game: 'waiting',
    rulesVersion: '1',
    playerCounts: [3],
    perfectInformation: true,
    maxPlies: () => 5,
    setup: () => ({ players: [0, 1, 2].map(() => ({ picked: 0 })), pending: [{ ask: 'go', player: 1 }] }),
    questions: {
      go: {
        pendingReason: 'WA-1.1 go',
        moves: {
          go: {
            candidates: (_, { player }) => [{ type: 'go', player }],
            apply: (state, { player }, effects) => {
              // the frame opens when the question of the next player is answered
              if (player === 1) effects.next({ ask: 'go', player: 2 });
              if (player === 1) effects.simultaneous([0, 1, 2].map((seat) => ({ ask: 'pick', player: seat })));
              if (player === 1) effects.next({ do: 'tell' });
              if (player === 2) effects.emit?.({ type: 'picked', numbers: state.players.map(() => 0) });
            },
          },
        },
      },
      pick: {
        pendingReason: 'WA-1.2 pick',
        moves: {
          pick: {
            whyUnknown: 'WA-1.3 pick 1 or 2',
            candidates: (_, { player }) => [1, 2].map((number) => ({ type: 'pick', player, number })),
            apply: (state, { player, number }, effects) => {
              playerAt(state, player).picked = number;
              effects.emit?.({ type: 'picked', numbers: [number] });
            },
          },
        },
      },
    },
    tasks: {
      tell: (state, _, effects) =>
        effects.emit?.({ type: 'picked', numbers: state.players.map(({ picked }) => picked) }),
    },
    scores: ({ players }) => players.map(({ picked }) => ({ total: picked, rows: { picked } })),
  });
  const waiting = engine.apply(engine.initialState({ players: 3, seed: 'any' }), { type: 'go', player: 1 });
  for (const viewer of [0, 2, 'spectator'] as const) {
    const dealt = engine.determinize(engine.view(waiting, viewer), 'any');
    expect({ ...dealt, chance: null }).toEqual({ ...waiting, chance: null });
  }
  for (const { run } of conformance(engine, { options: [{ players: 3 }], games: 2 })) run();
});
