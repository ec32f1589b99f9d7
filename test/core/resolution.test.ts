import { deepFreeze, defineGame, eventsFor, type Rules, type Seat, scriptedChance } from '@ludi-romani/core';
import { expect, test } from 'vitest';
import {
  hush,
  log,
  type Mechanism,
  type Question,
  rules,
  type Say,
  say,
  start,
  startWith,
  type Task,
  word,
} from './testing/mechanism';

const says = (word: string, player: Seat = 0): Say => ({ type: 'say', player, word });
const failure = (code: string, message: string = expect.any(String)) => expect.objectContaining({ code, message });

test('runs frames from the top, and those that a frame queues in call order before the frames below', () => {
  const nest: Task = { do: 'nest', text: 'a', inside: [{ do: 'nest', text: 'b', inside: [log('c')] }, log('d')] };
  expect(start(nest, log('e')).state.log).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('stops at a question until its player answers, then runs queued frames before the rest', () => {
  const { engine, state } = start(word(1, 'more', 'less'), log('last'));
  expect(engine.activePlayers(state)).toEqual([1]);
  expect(engine.legalActions(state, 0)).toEqual([]);
  const next = engine.apply(state, says('more', 1));
  expect(next.log).toEqual(['first', 'second', 'last']);
  expect(engine.isTerminal(next)).toBe(true);
  expect(engine.outcome(next)?.ranking).toEqual([[1], [0]]);
});

test('drops, answers or asks a question, as `asked` specifies', () => {
  const optional = (...words: string[]): Question => ({ ask: 'optional', player: 0, words });
  const forced = (...words: string[]): Question => ({ ask: 'forced', player: 0, words });
  expect(start(optional('no')).state.pending).toEqual([]);
  expect(start(optional('no'), log('after')).state.log).toEqual(['after']);
  expect(start(optional('yes')).state.pending).toHaveLength(1);
  expect(start(forced('no')).state.pending).toEqual([]);
  expect(start(forced('yes', 'no')).state.players[0]?.said).toEqual(['yes']);
  expect(start(forced('yes', 'maybe')).state.pending).toHaveLength(1);
  expect(start(word(0, 'yes')).state.pending).toHaveLength(1);
});

test('shows the secret of a question to its player only, and that of a task to no viewer', () => {
  const question: Question = { ...word(0, 'yes'), secret: { hint: 'h' } };
  const { engine, state } = start(question, { do: 'log', text: 'x', secret: { card: 'c' } });
  expect(engine.view(state, 0).pending).toEqual([{ do: 'log', text: 'x' }, question]);
  expect(engine.view(state, 1).pending).toEqual([{ do: 'log', text: 'x' }, word(0, 'yes')]);
  expect(engine.view(state, 'spectator').pending).toEqual([{ do: 'log', text: 'x' }, word(0, 'yes')]);
});

test('simultaneous questions: all may answer, others see the areas as they were, every order leads to one state', () => {
  const { engine, state } = start({ do: 'ask-all', words: ['a', 'b', 'more'] }, log('after'));
  expect(engine.activePlayers(state)).toEqual([0, 1]);
  const zero = says('a');
  const one = says('more', 1);
  const half = engine.step(state, zero);
  expect(engine.activePlayers(half.state)).toEqual([1]);
  expect(engine.view(half.state, 1).players[0]?.said).toEqual([]);
  expect(engine.view(half.state, 0).players[0]?.said).toEqual(['a']);
  expect(engine.activePlayers(engine.view(half.state, 'spectator'))).toEqual([1]);
  expect(eventsFor(half.events, 1)).toEqual([]);
  expect(eventsFor(half.events, 0)).toHaveLength(1);
  expect(engine.actionFor(state, zero, 1)).toEqual({ player: 0 });
  expect(engine.legalActions(engine.view(half.state, 1))).toEqual(engine.legalActions(half.state, 1));
  const done = engine.apply(half.state, one);
  expect(done).toEqual(engine.apply(engine.apply(state, one), zero));
  expect(done.log).toEqual(['first', 'second', 'after']);
  expect(engine.view(done, 1).players[0]?.said).toEqual(['a']);
});

test('shows the secret of a simultaneous question to its player only', () => {
  const { engine, state } = start({ do: 'ask-all', words: ['a'] });
  const asked = (player: Seat): Question => ({ ...word(player, 'a'), secret: { hint: `for ${player}` } });
  const frame = (viewer: Seat | 'spectator') => engine.view(state, viewer).pending[0];
  expect(frame(0)).toMatchObject({
    simultaneous: [[asked(0)], []],
    opened: [[asked(0)], [word(1, 'a')]],
    open: [0, 1],
  });
  expect(frame(1)).toMatchObject({ simultaneous: [[], [asked(1)]], opened: [[word(0, 'a')], [asked(1)]] });
  expect(frame('spectator')).toMatchObject({ simultaneous: [[], []], opened: [[word(0, 'a')], [word(1, 'a')]] });
});

test('simultaneous: a single answer is public and reveals nothing; the last of several answers reveals all', () => {
  const action = says('a');
  const alone = start({ do: 'ask-all', words: ['a', 'b'], of: [0] });
  expect(alone.engine.actionFor(alone.state, action, 1)).toEqual({ type: 'say', player: 0 });
  expect(alone.engine.step(alone.state, action).reveals).toBe(false);
  const both = start({ do: 'ask-all', words: ['a', 'b'] });
  expect(both.engine.actionFor(both.state, action, 1)).toEqual({ player: 0 });
  const half = both.engine.step(both.state, action);
  expect(half.reveals).toBe(false);
  expect(both.engine.step(half.state, { ...action, player: 1 }).reveals).toBe(true);
});

test.each([
  ['dice', 'chance is forbidden during simultaneous decisions'],
  ['other', 'only questions of the same player may follow'],
  ['all', 'simultaneous questions do not nest'],
])('throws for the simultaneous answer "%s": %s', (word, message) => {
  const { engine, state } = start({ do: 'ask-all', words: [word] });
  expect(() => engine.apply(state, says(word))).toThrow(failure('internal', message));
});

test('throws for unknown tasks and questions, and for actions without an open question', () => {
  const { engine, state } = start(word(0, 'a'));
  const at = (...pending: unknown[]) => ({ ...state, pending }) as unknown as typeof state;
  const dancing = at({ do: 'dance' });
  expect(() => engine.settle(dancing)).toThrow(failure('invalid-state', 'there is no task dance'));
  const asked = at({ ask: 'dance', player: 0 });
  expect(() => engine.legalActions(asked)).toThrow(failure('invalid-state', 'there is no question dance'));
  const noQuestion = failure('internal', 'no question is open for this action');
  expect(() => engine.applyInPlace(engine.clone(state), { type: 'hush', player: 0 })).toThrow(noQuestion);
  expect(() => engine.applyInPlace(engine.clone(dancing), says('a'))).toThrow(noQuestion);
});

test('determinize deals answers for the seats that have answered according to the view', () => {
  const { engine, state } = start({ do: 'ask-all', words: ['a', 'b'] });
  const half = engine.apply(state, says('a'));
  const view = engine.view(half, 1);
  const words = new Set<string | undefined>();
  for (let i = 0; i < 20; i++) {
    const guess = engine.determinize(view, `${i}`);
    expect(engine.view(guess, 1)).toEqual(view);
    words.add(guess.players[0]?.said[0]);
  }
  expect(words).toEqual(new Set(['a', 'b']));
});

test('shows the secret fields of an action to its player only, and the secret of an event to the seats in `to`', () => {
  const { engine, state } = start(word(0, 'a'));
  const action = says('a');
  expect(engine.actionFor(state, action, 0)).toEqual(action);
  expect(engine.actionFor(state, action, 1)).toEqual({ type: 'say', player: 0 });
  const { events } = engine.step(state, action);
  expect(eventsFor(events, 0)).toEqual(events);
  expect(eventsFor(events, 1)).toEqual([{ type: 'said', player: 0, word: 'a' }]);
});

const asking = start(word(0, 'yes', 'no'));
const forcing = start({ ask: 'forced', player: 0, words: ['a', 'b'] });

test.each<[typeof asking, action: unknown, code: string, clause: string | null, message?: string]>([
  [asking, says('no'), 'rule', 'TST-1.1', 'this word is forbidden'],
  [asking, says('what'), 'no-such-choice', 'TST-1.3', 'there is no word what'],
  [asking, says('yes', 1), 'not-your-turn', null, 'another player must act'],
  [asking, { type: 'hush', player: 0 }, 'wrong-decision', 'TST-1.4', 'first say a word'],
  [asking, { type: 'constructor', player: 0 }, 'malformed', null],
  ...[null, 7, 'say', [], {}, { type: 'say' }, { player: 0 }, { ...says('yes'), extra: 1 }].map(
    (value): [typeof asking, unknown, string, null] => [asking, value, 'malformed', null],
  ),
  [forcing, says('a', 1), 'not-your-turn', null, 'another player must act'],
  [forcing, says('c'), 'no-such-choice', 'TST-1.3', 'there is no word c'],
  [forcing, { type: 'hush', player: 0 }, 'no-such-choice', 'TST-1.7'],
])('refuses with the code $2, the clause $3 and a message: $1', ({ engine, state }, action, code, clause, message) => {
  const refusal = { legal: false, code, clause, message: message ?? expect.any(String) };
  expect(engine.explain(state, action)).toMatchObject(refusal);
});

test('an identical copy and a list in another order name the listed action; an action without effect is marked as idle', () => {
  type Set = { type: 'take'; player: Seat; words: string[] };
  type Sets = Omit<Mechanism, 'action' | 'answers'> & {
    action: Set;
    answers: { word: Set; optional: Set; forced: Set };
  };
  const take: Rules<Sets>['questions']['word']['moves']['take'] = {
    whyUnknown: 'TST-2.1 no such words',
    unordered: ['words'],
    candidates: (_, { player, words }) => [
      ...words.map((one): Set => ({ type: 'take', player, words: [one] })),
      { type: 'take', player, words },
    ],
    // a1 and a2 are copies of each other
    canonical: (_, { words }, { player }) =>
      words.length === 1 && words[0] === 'a2' ? { type: 'take', player, words: ['a1'] } : undefined,
    isNoOp: (_, { words }) => words[0] === 'b',
    apply: (state, { words }) => void state.log.push(words.join()),
  };
  const question = { pendingReason: 'TST-2.2 first take words', moves: { take } } as const;
  const { tasks, setup, ...rest } = rules([word(0, 'a1', 'a2', 'b')]);
  const engine = defineGame<Sets>({
    ...rest,
    setup: (options, chance) => setup(options, chance),
    tasks: tasks as unknown as Rules<Sets>['tasks'],
    questions: { word: question, optional: question, forced: question },
  });
  const state = engine.initialState({ players: 2, seed: 's' });
  const all = (...words: string[]): Set => ({ type: 'take', player: 0, words });
  expect(engine.legalActions(state)).toEqual([all('a1'), all('b'), all('a1', 'a2', 'b')]);
  for (const odd of ['what', '\ud800'])
    expect(engine.explain(state, all(odd))).toMatchObject({ legal: false, code: 'no-such-choice' });
  expect(engine.choices(state).map(({ action, isNoOp: idle }) => [...action.words, idle])).toEqual([
    ['a1', false],
    ['a2', false],
    ['b', true],
    ['a1', 'a2', 'b', false],
  ]);
  expect(engine.apply(state, all('a2')).log).toEqual(['a1']);
  // the other players do not learn which of the copies the player took
  expect(engine.actionFor(state, all('a2'), 1)).toEqual(all('a1'));
  expect(engine.apply(state, all('b', 'a1', 'a2')).log).toEqual(['a1,a2,b']);
  const mutable = engine.clone(state);
  expect(engine.tryInPlace(mutable, all('a2'))).toEqual({ legal: true });
  expect(mutable.log).toEqual(['a1']);
  for (const wrong of [all('b', 'a1'), all('b', 'a1', 'a1'), all('b', 'a1', 'a2', 'a2'), all()])
    expect(engine.explain(state, wrong)).toMatchObject({ clause: 'TST-2.1' });
  expect(engine.explain(state, { ...all('b'), words: 'b' })).toMatchObject({ clause: 'TST-2.1' });
});

test('settle throws no-answer for a position whose open question has no legal answer', () => {
  const { engine, state } = start(log('x'));
  for (const pending of [[word(0, 'no')], [word(0, 'a'), { do: 'ask-all', words: ['no'] } as const]])
    expect(() => engine.settle({ ...state, pending })).toThrow(failure('no-answer'));
});

test('start returns the events of the setup and of the tasks after it', () => {
  const { setup, tasks } = rules([{ do: 'nest', text: 'x', inside: [] }]);
  const { engine, state } = startWith(
    {
      setup: (options, chance, emit) => {
        emit?.({ type: 'said', player: 0, word: 'laid out' });
        return setup(options, chance);
      },
      tasks: { ...tasks, nest: (_, { text }, effects) => effects.emit?.({ type: 'said', player: 1, word: text }) },
    },
    [],
  );
  expect(engine.start({ players: 2, seed: 's' })).toMatchObject({
    state,
    events: [
      { type: 'said', player: 0, word: 'laid out' },
      { type: 'said', player: 1, word: 'x' },
    ],
  });
});

test('refuses an action whose getter throws', () => {
  const { engine, state } = start(word(0, 'yes'));
  const trap = {
    type: 'say',
    player: 0,
    get word(): string {
      throw new Error('boo');
    },
  };
  expect(engine.explain(state, trap)).toMatchObject({ legal: false, code: 'malformed' });
  expect(() => engine.apply(state, trap as Say)).toThrow(failure('illegal-action'));
});

test('throws after a hundred thousand frames without a question', () => {
  const endless = failure('internal', 'the rules did not terminate');
  expect(() => start({ do: 'forever' })).toThrow(endless);
  const frames = (count: number) => Array.from({ length: count }, () => log(''));
  expect(start(...frames(100_000)).state.pending).toEqual([]);
  expect(() => start(...frames(100_001))).toThrow(endless);
});

test('settle runs a hand-made position up to its first question', () => {
  const { engine, state } = start(word(0, 'yes'));
  const position = { ...state, pending: [...state.pending, log('by hand'), { do: 'roll' } as const] };
  const chance = scriptedChance([{ int: 4 }]);
  const settled = engine.settle(position, chance);
  chance.assertUsedUp();
  expect(settled.state.log).toEqual(['rolled 4', 'by hand']);
  expect(settled.reveals).toBe(true);
  expect(engine.activePlayers(settled.state)).toEqual([0]);
  expect(position.log).toEqual([]);
});

test('answers an `if-any` question whose only legal answer declines', () => {
  const { optional, ...questions } = rules([]).questions;
  const declining = { ...optional, moves: { say: { ...say, isPass: true as const } } };
  const question: Question = { ask: 'optional', player: 0, words: ['pass'] };
  const { state } = startWith({ questions: { ...questions, optional: declining } }, [question]);
  expect(state.pending).toEqual([]);
  expect(state.players[0]?.said).toEqual(['pass']);
});

test('view refuses viewers that are neither a seat nor a spectator; actionFor and format refuse values that are not actions', () => {
  const { engine, state } = start(word(0, 'a'));
  for (const viewer of [2, -1, 0.5, '0', null, undefined, Number.NaN, {}])
    expect(() => engine.view(state, viewer as Seat)).toThrow(failure('invalid-viewer'));
  for (const action of [null, 1, {}, [], { type: 'say' }]) {
    expect(() => engine.actionFor(state, action as never, 1)).toThrow(failure('illegal-action'));
  }
  expect(() => engine.format(null as never)).toThrow(failure('illegal-action'));
  // format does not call toString of untrusted fields
  const odd = { type: ['say', { toString: 0 }], player: { toString: 1 }, word: 'a' };
  expect(engine.format(odd as never)).toBe('(1) say+(0) a');
  // of an action that was chosen in secret, the other players see only its player
  expect(engine.format({ player: 0 } as never)).toBe('0 ');
});

test('a closed move lists nothing and is refused without calling refuse; an unknown choice is refused as such', () => {
  let asked = 0;
  const closable: typeof say = {
    ...say,
    whyUnknown: 'TST-1.3 no such word',
    unavailable: ({ log: entries }) => (entries.length > 0 ? 'TST-1.2 nothing may be said' : undefined),
    refuse: (...given) => {
      asked++;
      return say.refuse?.(...given);
    },
  };
  const { questions } = rules([]);
  const { engine, state } = startWith(
    { questions: { ...questions, word: { ...questions.word, moves: { say: closable } } } },
    [log('shut'), word(0, 'a', 'no')],
  );
  const clauseOf = (text: string, seen = state) => {
    const found = engine.explain(seen, says(text));
    return found.legal ? null : found.clause;
  };
  expect(engine.legalActions(state)).toEqual([]);
  expect([clauseOf('a'), clauseOf('no'), clauseOf('b')]).toEqual(['TST-1.2', 'TST-1.2', 'TST-1.3']);
  expect(asked).toBe(0);
  const open = { ...state, log: [] };
  expect(engine.legalActions(open)).toEqual([says('a')]);
  expect([clauseOf('a', open), clauseOf('no', open), clauseOf('b', open)]).toEqual([null, 'TST-1.1', 'TST-1.3']);
});

test('the secret fields of an action are those of the move in the open question', () => {
  const { forced, ...questions } = rules([]).questions;
  const open = { ...forced, moves: { say: { ...say, secret: [] }, hush } };
  const { engine, state } = startWith({ questions: { ...questions, forced: open } }, [word(0, 'a')]);
  expect(engine.actionFor(state, says('a'), 1)).toEqual({ type: 'say', player: 0 });
});

test('defineGame throws if a move is undefined', () => {
  const { forced, ...questions } = rules([]).questions;
  const holes = { ...questions, forced: { ...forced, moves: JSON.parse('{}') } };
  holes.forced.moves.say = undefined;
  expect(() => defineGame({ ...rules([]), questions: holes })).toThrow(TypeError);
});

test('draws and peeks at cards from the end of a deck', () => {
  const { engine, state } = start({ do: 'cards' });
  expect(state.log).toEqual(['peek c b', 'draw c', 'draw b a', 'draw nothing', 'draw none']);
  expect(engine.isTerminal(state)).toBe(true);
});

test('reveals is false without chance, and true after a roll', () => {
  const { engine, state } = start(word(0, 'a', 'dice'));
  expect(engine.step(state, says('a')).reveals).toBe(false);
  expect(engine.step(state, says('dice')).reveals).toBe(true);
});

test('parse returns the legal action that has the line', () => {
  const { engine, state } = start(word(0, 'a', 'b'));
  expect(engine.legalActions(state).map(engine.format)).toEqual(['0 say a', '0 say b']);
  expect(engine.parse(state, '0 say b')).toEqual(says('b'));
  expect(() => engine.parse(state, '0 say c')).toThrow(failure('illegal-action'));
});

test('a rule may write to the frame that is run: the state before does not change', () => {
  const { tasks, questions } = rules([]);
  const writing = {
    tasks: {
      ...tasks,
      log: (state: Mechanism['mutable'], task: Task & { do: 'log' }) => {
        task.text += '!';
        state.log.push(task.text);
      },
    },
    questions: {
      ...questions,
      word: {
        ...questions.word,
        moves: {
          say: {
            ...questions.word.moves.say,
            apply: (state: Mechanism['mutable'], { word }: Say, _: unknown, question: Question) => {
              question.words.push(word);
              state.log.push(...question.words);
            },
          },
        },
      },
    },
  };
  const { engine, state } = startWith(writing as object, [word(0, 'yes'), log('end')]);
  const before = JSON.stringify(state);
  expect(engine.apply(deepFreeze(state), says('yes')).log).toEqual(['yes', 'yes', 'end!']);
  expect(JSON.stringify(state)).toBe(before);
});
