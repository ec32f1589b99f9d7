/** Tests of the numbering of actions, with a game that has every kind of field. */
import {
  type Act,
  type Ask,
  type Do,
  defineGame,
  type Effects,
  type GameState,
  type GameView,
  type Immutable,
  type Seat,
} from '@ludi-romani/core';
import { actionSpaceOf, type Numberings } from '@ludi-romani/core/action-space';
import { describe, expect, test } from 'vitest';

type Word = Act<'word', { word: string | null; loud: boolean }>;
type Row = Act<'row', { stones: readonly number[] }>;
type Pair = Act<'pair', { pair: { readonly left: string; readonly right: string } }>;
type Heap = Act<'heap', { heap: readonly { readonly at: number }[] }>;
type Stop = Act<'stop'>;

type Question = Ask<'turn'> | Ask<'last'>;
type Task = Do<'begin'>;
type State = GameState<object, Question, Task>;
interface Game {
  state: Immutable<State>;
  mutable: State;
  view: GameView<object, Question, Task>;
  options: { readonly players: number; readonly seed: string };
  action: Word | Row | Pair | Heap | Stop;
  question: Question;
  task: Task;
  event: { type: 'none' };
  answers: { turn: Word | Row | Pair | Heap | Stop; last: Heap };
  row: 'all';
  components: object;
}

const all = ({ player }: { readonly player: Seat }) => ({
  word: [
    { type: 'word', player, word: 'a', loud: false },
    { type: 'word', player, word: 'b', loud: true },
    { type: 'word', player, word: null, loud: true },
  ] as const,
  row: [[], [1], [1, 2], [2, 1]].map((stones) => ({ type: 'row', player, stones }) as const),
  pair: ['xy', 'yx'].map(([left = '', right = '']) => ({ type: 'pair', player, pair: { left, right } }) as const),
  heap: [[], [1, 2], [2, 1]].map((stones) => ({ type: 'heap', player, heap: stones.map((at) => ({ at })) }) as const),
});

/** Returns the parts of a move whose question is asked again after each action. */
const choosing = <Kind extends keyof ReturnType<typeof all>>(kind: Kind) => ({
  whyUnknown: `HE-1.2 there is no such ${kind}` as const,
  candidates: (_: unknown, question: Ask<'turn'>) => all(question)[kind],
  apply: (_: unknown, __: unknown, effects: Effects<Game>, question: Ask<'turn'>) => effects.next(question),
});

/** The engine of a game that asks both players at the same time. A player who stops chooses a last heap. */
const engine = defineGame<Game>({
  game: 'heaps',
  rulesVersion: '1',
  playerCounts: [2],
  maxPlies: () => 100,
  components: {},
  options: {},
  setup: () => ({ players: [{}, {}], pending: [{ do: 'begin' }] }),
  tasks: { begin: (_, __, effects) => effects.simultaneous([0, 1].map((player) => ({ ask: 'turn', player }))) },
  questions: {
    turn: {
      pendingReason: 'HE-1.1 first move',
      moves: {
        word: choosing('word'),
        row: choosing('row'),
        pair: choosing('pair'),
        heap: choosing('heap'),
        stop: {
          candidates: (_, { player }) => [{ type: 'stop', player }],
          apply: (_, { player }, effects) => effects.next({ ask: 'last', player }),
        },
      },
    },
    last: {
      pendingReason: 'HE-1.3 first choose a heap',
      moves: {
        heap: {
          whyUnknown: 'HE-1.2 there is no such heap',
          unordered: ['heap'],
          candidates: (_, { player }) =>
            [[], [{ at: 1 }], [{ at: 1 }, { at: 2 }], [{ at: 3 }]].map((heap) => ({ type: 'heap', player, heap })),
          // stones 1 and 3 are identical
          canonical: (_, { player, heap }) =>
            heap[0]?.at === 3 ? { type: 'heap', player, heap: [{ at: 1 }] } : undefined,
          apply: () => {},
        },
      },
    },
  },
  view: ({ players }) => ({ players }),
  determinize:
    ({ players, pending }) =>
    () => ({ players: [...players], pending: JSON.parse(JSON.stringify(pending)) }),
  scores: ({ players }) => players.map(() => ({ total: 0, rows: { all: 0 } })),
});

const numberings: Numberings<Game> = {
  word: { word: ['b', 'a', null], loud: [true, false] },
  row: { stones: [[], [2, 1], [1, 2], [1], [3]] },
  pair: { pair: ['yx', 'xy'].map(([left = '', right = '']) => ({ right, left })) },
  heap: 3,
  stop: {},
};
const state = engine.initialState({ players: 2, seed: '' });
const spaceOf = (changed: Partial<Numberings<Game>> = {}) =>
  actionSpaceOf(engine, 2, () => ({ ...numberings, ...changed }));
const space = spaceOf();
const IDS = [3, 0, 4, 6, 9, 8, 7, 12, 11, 13, 14, 15, 16];

describe('numbers', () => {
  test('kinds are in the order of their declaration; fields count in mixed radix, the last one fastest', () => {
    expect(space.size).toBe(17);
    expect(space.kinds).toEqual([
      { type: 'word', first: 0, count: 6, by: 'fields' },
      { type: 'row', first: 6, count: 5, by: 'fields' },
      { type: 'pair', first: 11, count: 2, by: 'fields' },
      { type: 'heap', first: 13, count: 3, by: 'position' },
      { type: 'stop', first: 16, count: 1, by: 'fields' },
    ]);
    expect(space.ids(state, 0)).toEqual(IDS);
    expect(space.ids(state, 1)).toEqual(IDS);
  });

  test('do not contain the seat: with several active players actionOf needs one', () => {
    expect(space.ids(state)).toEqual([...IDS, ...IDS]);
    expect(space.actionOf(state, 16, 1)).toEqual({ type: 'stop', player: 1 });
    expect(space.actionOf(engine.view(state, 1), 16)).toEqual({ type: 'stop', player: 1 });
    expect(() => space.actionOf(state, 16)).toThrow(/several players may act/);
    const stopped = engine.apply(state, { type: 'stop', player: 0 });
    expect(space.ids(stopped)).toEqual([13, 14, 15, ...IDS]);
    expect(() => space.actionOf(stopped, 16, 0)).toThrow(/no legal action/);
    const bothStopped = engine.apply(stopped, { type: 'stop', player: 1 });
    expect(space.ids(bothStopped)).toEqual([13, 14, 15, 13, 14, 15]);
    const chosen = engine.apply(bothStopped, { type: 'heap', player: 0, heap: [] });
    expect(space.actionOf(chosen, 14)).toEqual({ type: 'heap', player: 1, heap: [{ at: 1 }] });
  });

  test('idOf compares values, in any order of the fields; a number by position needs a legal action', () => {
    expect(space.idOf(state, { type: 'pair', player: 0, pair: { right: 'y', left: 'x' } })).toBe(12);
    expect(space.idOf(state, { type: 'row', player: 0, stones: [3] })).toBe(10); // never a candidate
    expect(space.idOf(state, { type: 'heap', player: 1, heap: [] })).toBe(13);
    for (const given of [
      { type: 'row', player: 0, stones: [1, 2, 3] },
      { type: 'row', player: 0, stones: [2] },
      { type: 'row', player: 0, stones: { length: 0 } },
      { type: 'row', player: 0, stones: '' },
      { type: 'row', player: 0 },
      { type: 'pair', player: 0, pair: { left: 'x' } },
      { type: 'pair', player: 0, pair: ['x', 'y'] },
      { type: 'word', player: 0, word: 'a' },
      { type: 'word', player: 0, word: 'a', loud: 0 },
      { type: 'heap', player: 0, heap: [{ at: 3 }] },
      { type: 'heap', player: 7, heap: [] },
      { type: 'jump', player: 0 },
      null,
    ])
      expect(() => space.idOf(state, given as never), JSON.stringify(given)).toThrow(
        expect.objectContaining({ code: 'illegal-action' }),
      );
  });

  test('idOf accepts a list in another order only if the order is irrelevant', () => {
    expect(space.idOf(state, { type: 'row', player: 0, stones: [2, 1] })).toBe(7);
    expect(space.idOf(state, { type: 'row', player: 0, stones: [1, 2] })).toBe(8);
    expect(space.idOf(state, { type: 'heap', player: 0, heap: [{ at: 1 }, { at: 2 }] })).toBe(14);
    expect(space.idOf(state, { type: 'heap', player: 0, heap: [{ at: 2 }, { at: 1 }] })).toBe(15);
    const last = engine.apply(state, { type: 'stop', player: 0 });
    expect(space.idOf(last, { type: 'heap', player: 0, heap: [{ at: 2 }, { at: 1 }] })).toBe(15);
    expect(() => space.idOf(state, { type: 'heap', player: 0, heap: [{ at: 2 }] })).toThrow(/HE-1.2/);
  });

  test('idOf refuses a legal action that is not listed, because it is identical to another one', () => {
    const last = engine.apply(state, { type: 'stop', player: 0 });
    const given = { type: 'heap', player: 0, heap: [{ at: 3 }] } as const;
    expect(engine.explain(last, given).legal).toBe(true);
    const message = 'the action is not listed as it is';
    expect(() => space.idOf(last, given)).toThrow(
      expect.objectContaining({
        ...{ code: 'illegal-action', reason: 'no-such-choice', message, action: given },
        refusal: { legal: false, code: 'no-such-choice', clause: null, message },
      }),
    );
  });

  test('a repeated value counts once, and values that are declared alike share a number', () => {
    const twice = spaceOf({ word: { word: ['b', 'a', 'b', null, 'a'], loud: [true, false] } });
    expect(twice.ids(state, 0)).toEqual(IDS);
    const alike = spaceOf({ word: { word: { alike: [['a', 'b'], [null]] }, loud: [false, true] } });
    expect(alike.ids(state, 0).slice(0, 4)).toEqual([0, 1, 3, 4]);
    const none = spaceOf({ word: { word: [null, 'a', 'b'], loud: [false, true] } });
    expect(none.ids(state, 0).slice(0, 3)).toEqual([2, 5, 1]);
    const sameStones = [[1, 2], [2, 1]]; // biome-ignore format: one group
    const rows = spaceOf({ row: { stones: { alike: [[[]], [[1]], sameStones] } } });
    expect(rows.ids(state, 0).slice(3, 7)).toEqual([6, 7, 8, 8]);
  });

  test('throws internal for a legal action that is not declared', () => {
    const fault = /there is no number for 0 (word|row|pair|heap|stop)/;
    for (const changed of [
      { word: { word: ['a', 'b'], loud: [true, false] } },
      { row: { stones: [[], [1], [1, 2]] } },
      { row: { stones: [] } },
      { pair: { pair: [{ left: 'x', right: 'y' }] } },
      { heap: 2 },
      { stop: undefined },
    ] as Partial<Numberings<Game>>[]) {
      const short = spaceOf(Object.fromEntries(Object.entries(changed).filter(([, numbering]) => numbering)));
      const { stop: _, ...without } = numberings;
      const faulty = 'stop' in changed ? actionSpaceOf(engine, 2, () => without as Numberings<Game>) : short;
      for (const work of [faulty.ids, faulty.mask]) {
        expect(() => work(state, 0)).toThrow(fault);
        expect(() => work(state, 0)).toThrow(expect.objectContaining({ code: 'internal' }));
      }
    }
  });

  test('clears a mask before it writes to it', () => {
    const into = new Uint8Array(20).fill(1);
    expect(space.mask(state, 0, into)).toBe(into);
    expect([...into.keys()].filter((id) => into[id] === 1)).toEqual([...IDS].sort((a, b) => a - b));
    const own = space.mask(state, 0);
    expect(own).toEqual(into.slice(0, 17));
    expect(space.mask(state, 0)).not.toBe(own);
    expect(() => space.mask(state, 0, new Uint8Array(16))).toThrow(new RangeError('a mask takes 17 numbers'));
  });

  test('throws invalid-state for a game with another number of players', () => {
    expect(() => space.ids({ ...state, players: [{}, {}, {}] } as never, 0)).toThrow(
      expect.objectContaining({ code: 'invalid-state', message: 'the action space is for games with 2 players' }),
    );
  });
});

test('a declaration with a missing or an additional type or field does not compile', () => {
  const { stop: _, ...noStop } = numberings;
  // @ts-expect-error a type is missing
  const lacksType: Numberings<Game> = noStop;
  // @ts-expect-error there is no such type
  const hasType: Numberings<Game> = { ...numberings, jump: {} };
  // @ts-expect-error a field is missing
  const lacksField: Numberings<Game> = { ...numberings, word: { word: ['a'] } };
  // @ts-expect-error there is no such field
  const hasField: Numberings<Game> = { ...numberings, word: { word: ['a'], loud: [true], soft: [true] } };
  // @ts-expect-error the type has no field
  const hasAField: Numberings<Game> = { ...numberings, stop: { at: [1] } };
  // @ts-expect-error not a value of that field
  const hasValue: Numberings<Game> = { ...numberings, word: { word: [1], loud: [true] } };
  // @ts-expect-error lists of records are numbered by position alone
  const hasRecords: Numberings<Game> = { ...numberings, heap: { heap: [[{ at: 1 }]] } };
  expect([lacksType, hasType, lacksField, hasField, hasAField, hasValue, hasRecords]).toHaveLength(7);
});
