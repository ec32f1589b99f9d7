/**
 * Tests of `playRandomly` in a game with one question. Some moves are unavailable, some candidates are refused, and some candidates are
 * identical to others.
 */
import {
  type Act,
  type Ask,
  chanceState,
  defineGame,
  type EventLike,
  type GameState,
  type GameView,
  type Immutable,
  keyedChance,
  type Rules,
  type StartOptions,
} from '@ludi-romani/core';
import { expect, test } from 'vitest';
import { engine as tali } from './testing/tali';

type Pick = Act<string, { number: number }>;
type Mutable = GameState<object, Ask<'pick'>, never> & { picked: Pick | null };
interface Game {
  state: Immutable<Mutable>;
  mutable: Mutable;
  view: Immutable<GameView<object, Ask<'pick'>, never>>;
  options: StartOptions<{ players: number }>;
  action: Pick;
  question: Ask<'pick'>;
  task: never;
  event: EventLike;
  answers: { pick: Pick };
  row: never;
  components: object;
}
type Moves = Rules<Game>['questions']['pick']['moves'];
type Picking = Moves[string];

/** Returns a move with these candidates. The move refuses 0. A candidate above 10 is identical to the candidate that is ten lower. */
const picking = (type: string, ...numbers: number[]): Picking => ({
  whyUnknown: 'TST-1.1 no such number',
  candidates: (_, { player }) => numbers.map((number) => ({ type, player, number })),
  refuse: (_, { number }) => (number === 0 ? 'TST-1.2 not this one' : undefined),
  canonical: (_, action) => (action.number > 10 ? { ...action, number: action.number - 10 } : undefined),
  apply: (state, action) => {
    state.picked = action;
  },
});
const closed = (move: Picking): Picking => ({ ...move, unavailable: () => 'TST-1.3 it is shut' });

const gameOf = (moves: Moves) =>
  defineGame<Game>({
    game: 'picking',
    rulesVersion: '1',
    playerCounts: [1],
    maxPlies: () => 1,
    components: {},
    options: {},
    setup: () => ({ players: [{}], pending: [{ ask: 'pick', player: 0 }], picked: null }),
    tasks: {},
    questions: { pick: { pendingReason: 'TST-1.4 first pick a number', moves } },
    view: ({ players }) => ({ players }),
    determinize: () => () => ({ players: [{}], pending: [], picked: null }),
    scores: () => [{ total: 0, rows: {} }],
  });

const DRAWS = 2_000;

/** Counts how often `playRandomly` gives each answer. */
function picked(moves: Moves): Readonly<Record<string, number>> {
  const engine = gameOf(moves);
  const state = engine.initialState({ players: 1, seed: '' });
  const chance = keyedChance(chanceState('pick'));
  const counts: Record<string, number> = {};
  for (let draw = 0; draw < DRAWS; draw++) {
    const played = engine.clone(state);
    expect(engine.playRandomly(played, 9, chance)).toBe(1);
    const answer = `${played.picked?.type} ${played.picked?.number}`;
    counts[answer] = (counts[answer] ?? 0) + 1;
  }
  const legal = engine.legalActions(state).map(({ type, number }) => `${type} ${number}`);
  expect(Object.keys(counts).sort()).toEqual(legal.sort());
  return counts;
}

/** Expects each count within four standard deviations of the mean. One count in sixteen thousand is further away than that by chance. */
function expectEven(counts: Readonly<Record<string, number>>): void {
  const share = 1 / Object.keys(counts).length;
  for (const [answer, count] of Object.entries(counts))
    expect(Math.abs(count - DRAWS * share), `${answer}: ${count}`).toBeLessThan(
      4 * Math.sqrt(DRAWS * share * (1 - share)),
    );
}

test('gives each legal answer of any move with equal probability', () => {
  expectEven(
    picked({
      shut: closed(picking('shut', 7, 8, 9)),
      small: picking('small', 1, 2, 0),
      none: picking('none'),
      large: picking('large', 3, 11, 4, 5, 13),
      last: picking('last', 6),
    }),
  );
});

test('gives each legal answer with equal probability if few candidates are legal', () => {
  const refused = Array.from({ length: 60 }, () => 0);
  expectEven(picked({ many: picking('many', ...refused, 1, 2), few: picking('few', 3) }));
});

test('plays up to the given number of plies, and plays the same with the same chance', () => {
  const played = (plies: number, seed: string) => {
    const state = tali.clone(tali.initialState({ players: 2, seed: 'on' }));
    return { plies: tali.playRandomly(state, plies, keyedChance(chanceState(seed))), state };
  };
  const whole = played(Number.POSITIVE_INFINITY, 'a');
  expect(tali.isTerminal(whole.state)).toBe(true);
  expect(played(whole.plies, 'a')).toEqual(whole);
  expect(played(whole.plies + 5, 'a')).toEqual(whole);
  expect(played(0, 'a')).toEqual({ plies: 0, state: tali.initialState({ players: 2, seed: 'on' }) });
  expect(played(1, 'a').state).not.toEqual(played(2, 'a').state);
  expect(played(Number.POSITIVE_INFINITY, 'b').state).not.toEqual(whole.state);
});
