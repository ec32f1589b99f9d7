import {
  clone,
  defineGame,
  type EventLike,
  eventsFor,
  type GameState,
  type GameView,
  type Immutable,
  type Rules,
  type Seat,
  scriptedChance,
} from '@ludi-romani/core';
import { expect, test } from 'vitest';

/** A game of nothing but mechanism: a script of frames, and a log of what ran. */
type Say = { type: 'say'; player: Seat; word: string };
type Question = { ask: 'word' | 'optional' | 'forced'; player: Seat; words: string[]; secret?: { hint: string } };
type Task =
  | { do: 'log'; text: string; secret?: { card: string } }
  | { do: 'nest'; text: string; inside: (Question | Task)[] }
  | { do: 'ask-all'; words: string[] }
  | { do: 'roll' }
  | { do: 'cards' }
  | { do: 'forever' };
type Area = { said: string[] };
type Mutable = GameState<Area, Question, Task> & { log: string[] };
interface Mechanism {
  state: Immutable<Mutable>;
  mutable: Mutable;
  view: Immutable<GameView<Area, Question, Task> & { log: string[] }>;
  options: { readonly players: number; readonly seed: string };
  action: Say;
  question: Question;
  task: Task;
  event: EventLike & { type: 'said'; player: Seat; word: string; secret?: { to: Seat[]; hint: string } };
  answers: { word: Say; optional: Say; forced: Say };
  row: 'words';
}

const say: Rules<Mechanism>['questions']['word']['moves']['say'] = {
  secret: ['word'],
  candidates: (_, { player, words }) => words.map((word) => ({ type: 'say', player, word })),
  refuse: (_, { word }) => (word === 'no' ? 'TST-1.1 this word is forbidden' : undefined),
  apply: (state, { player, word }, effects) => {
    state.players[player]?.said.push(word);
    effects.tell?.({ type: 'said', player, word, secret: { to: [player], hint: 'h' } });
    if (word === 'more') effects.next({ do: 'log', text: 'first' }, { do: 'log', text: 'second' });
    if (word === 'dice') effects.next({ do: 'roll' });
    if (word === 'other') effects.next({ ask: 'word', player: 1 - player, words: [] });
  },
  describe: (_, { word }) => `Says ${word}.`,
};

const rules = (pending: (Question | Task)[]): Rules<Mechanism> => ({
  game: 'mechanism',
  rulesVersion: '1',
  playerCounts: [2, 3],
  maxPlies: () => 100,
  components: {},
  options: {},
  setup: ({ players }) => ({ players: Array.from({ length: players }, () => ({ said: [] })), log: [], pending }),
  questions: {
    word: { moves: { say } },
    optional: { asked: 'if-any', moves: { say } },
    forced: { asked: 'if-choice', moves: { say } },
  },
  tasks: {
    log: (state, { text }) => {
      state.log.push(text);
    },
    nest: (state, { text, inside }, effects) => {
      state.log.push(text);
      effects.next(...inside);
    },
    'ask-all': (state, { words }, effects) => {
      effects.simultaneous(
        state.players.map((_, player) => ({ ask: 'word', player, words, secret: { hint: `for ${player}` } })),
      );
    },
    roll: (state, _, effects) => {
      state.log.push(`rolled ${effects.chance.int(6)}`);
    },
    cards: (state, _, effects) => {
      const deck = ['a', 'b', 'c'];
      state.log.push(`peek ${effects.peek(deck, 2).join(' ')}`, `draw ${effects.draw(deck)}`);
      state.log.push(`draw ${effects.drawUpTo(deck, 5).join(' ')}`, `draw ${effects.draw(deck) ?? 'nothing'}`);
      state.log.push(`draw ${effects.drawUpTo(deck, 2).join(' ') || 'none'}`);
    },
    forever: (_, task, effects) => effects.next(task),
  },
  view: ({ players, log }) => ({ players, log }),
  determinize: ({ players, log, pending }) => ({
    players: clone(players) as Area[],
    log: [...log],
    pending: clone(pending) as Mutable['pending'],
  }),
  scores: ({ players }) => players.map(({ said }) => ({ total: said.length, rows: { words: said.length } })),
});

/** Frames in the order in which they come. */
const start = (...frames: (Question | Task)[]) => {
  const engine = defineGame(rules([...frames].reverse()));
  return { engine, state: engine.initialState({ players: 2, seed: 's' }) };
};
const word = (player: Seat, ...words: string[]): Question => ({ ask: 'word', player, words });
const log = (text: string): Task => ({ do: 'log', text });

test('frames run from the top, and what a frame queues runs in call order before what lay below', () => {
  const nest: Task = { do: 'nest', text: 'a', inside: [{ do: 'nest', text: 'b', inside: [log('c')] }, log('d')] };
  expect(start(nest, log('e')).state.log).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('a question stops the course until its player answers; nested work is done before the rest', () => {
  const { engine, state } = start(word(1, 'more', 'less'), log('last'));
  expect(engine.activePlayers(state)).toEqual([1]);
  expect(engine.legalActions(state, 0)).toEqual([]);
  const next = engine.apply(state, { type: 'say', player: 1, word: 'more' });
  expect(next.log).toEqual(['first', 'second', 'last']);
  expect(engine.isTerminal(next)).toBe(true);
  expect(engine.outcome(next)?.ranking).toEqual([[1], [0]]);
});

test('a question is dropped, answered by the engine or asked, as its rules say', () => {
  const optional = (...words: string[]): Question => ({ ask: 'optional', player: 0, words });
  const forced = (...words: string[]): Question => ({ ask: 'forced', player: 0, words });
  expect(start(optional('no')).state.pending).toEqual([]);
  expect(start(optional('yes')).state.pending).toHaveLength(1);
  expect(start(forced('no')).state.pending).toEqual([]);
  expect(start(forced('yes', 'no')).state.players[0]?.said).toEqual(['yes']);
  expect(start(forced('yes', 'maybe')).state.pending).toHaveLength(1);
  expect(start(word(0, 'yes')).state.pending).toHaveLength(1);
});

test('a frame keeps its secret for its player, a task for nobody', () => {
  const question: Question = { ...word(0, 'yes'), secret: { hint: 'h' } };
  const { engine, state } = start(question, { do: 'log', text: 'x', secret: { card: 'c' } });
  expect(engine.view(state, 0).pending).toEqual([{ do: 'log', text: 'x' }, question]);
  expect(engine.view(state, 1).pending).toEqual([{ do: 'log', text: 'x' }, word(0, 'yes')]);
  expect(engine.view(state, 'spectator').pending).toEqual([{ do: 'log', text: 'x' }, word(0, 'yes')]);
});

test('simultaneous questions: all may answer, others see the areas as they were, any order gives one state', () => {
  const { engine, state } = start({ do: 'ask-all', words: ['a', 'b', 'more'] }, log('after'));
  expect(engine.activePlayers(state)).toEqual([0, 1]);
  const zero: Say = { type: 'say', player: 0, word: 'a' };
  const one: Say = { type: 'say', player: 1, word: 'more' };
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

test('chance is refused among simultaneous answers, because it would depend on their order', () => {
  const { engine, state } = start({ do: 'ask-all', words: ['dice'] });
  expect(() => engine.apply(state, { type: 'say', player: 0, word: 'dice' })).toThrow(/depend on their order/);
});

test('determinize answers for others what the view says they have answered', () => {
  const { engine, state } = start({ do: 'ask-all', words: ['a', 'b'] });
  const half = engine.apply(state, { type: 'say', player: 0, word: 'a' });
  const view = engine.view(half, 1);
  const words = new Set<string | undefined>();
  for (let i = 0; i < 20; i++) {
    const guess = engine.determinize(view, `${i}`);
    expect(engine.view(guess, 1)).toEqual(view);
    words.add(guess.players[0]?.said[0]);
  }
  expect(words).toEqual(new Set(['a', 'b']));
});

test('an action shows its secret fields to its player alone, and events their secrets to whom they name', () => {
  const { engine, state } = start(word(0, 'a'));
  const action: Say = { type: 'say', player: 0, word: 'a' };
  expect(engine.actionFor(state, action, 0)).toEqual(action);
  expect(engine.actionFor(state, action, 1)).toEqual({ type: 'say', player: 0 });
  const { events } = engine.step(state, action);
  expect(eventsFor(events, 0)).toEqual(events);
  expect(eventsFor(events, 1)).toEqual([{ type: 'said', player: 0, word: 'a' }]);
});

test('every refusal has a code; a broken rule its clause', () => {
  const { engine, state } = start(word(0, 'yes', 'no'));
  const code = (action: unknown) => {
    const answer = engine.explain(state, action);
    return answer.legal ? 'legal' : [answer.code, answer.clause];
  };
  expect(code({ type: 'say', player: 0, word: 'yes' })).toBe('legal');
  expect(code({ type: 'say', player: 0, word: 'no' })).toEqual(['rule', 'TST-1.1']);
  expect(code({ type: 'say', player: 0, word: 'what' })).toEqual(['no-such-choice', null]);
  expect(code({ type: 'say', player: 1, word: 'yes' })).toEqual(['not-your-turn', null]);
  expect(code({ type: 'constructor', player: 0 })).toEqual(['wrong-decision', null]);
  for (const value of [null, 7, 'say', [], {}, { type: 'say' }, { player: 0 }])
    expect(code(value)).toEqual(['malformed', null]);
  expect(code({ type: 'say', player: 0, word: 'yes', extra: 1 })).toEqual(['no-such-choice', null]);
  const over = engine.apply(state, { type: 'say', player: 0, word: 'yes' });
  const answer = engine.explain(over, { type: 'say', player: 0, word: 'yes' });
  expect(answer).toMatchObject({ legal: false, code: 'game-over' });
});

test('an action that throws when it is read is refused, not a crash', () => {
  const { engine, state } = start(word(0, 'yes'));
  const trap = {
    type: 'say',
    player: 0,
    get word(): string {
      throw new Error('boo');
    },
  };
  expect(engine.explain(state, trap)).toMatchObject({ legal: false, code: 'no-such-choice' });
  expect(() => engine.apply(state, trap as Say)).toThrow(expect.objectContaining({ code: 'illegal-action' }));
});

test('rules that go in circles are stopped', () => {
  expect(() => start({ do: 'forever' })).toThrow(/go in circles/);
});

test('a position set up by hand is played on to its first question, with its events', () => {
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

test('a move that only declines is not asked for alone', () => {
  const declining = rules([{ ask: 'optional', player: 0, words: ['pass'] }]);
  const moves = { say: { ...say, declines: true as const } };
  const questions = { ...declining.questions, optional: { asked: 'if-any' as const, moves } };
  const engine = defineGame({ ...declining, questions });
  const { pending, players } = engine.initialState({ players: 2, seed: 's' });
  expect(pending).toEqual([]);
  expect(players[0]?.said).toEqual(['pass']);
});

test('what is no state is not copied', () => {
  const { engine } = start(word(0, 'a'));
  for (const given of [{}, null, { players: [], pending: 1 }, { players: {}, pending: [] }])
    expect(() => engine.clone(given as never)).toThrow(expect.objectContaining({ code: 'invalid-state' }));
});

test('a closed move lists nothing, and says why before any candidate is asked; what is no candidate is told so first', () => {
  let asked = 0;
  const closable: typeof say = {
    ...say,
    ifNotCandidate: 'TST-1.3 no such word',
    closed: ({ log: entries }) => (entries.length > 0 ? 'TST-1.2 nothing may be said' : undefined),
    refuse: (...given) => {
      asked++;
      return say.refuse?.(...given);
    },
  };
  const both = rules([word(0, 'a', 'no'), log('shut')]);
  const engine = defineGame({ ...both, questions: { ...both.questions, word: { moves: { say: closable } } } });
  const state = engine.initialState({ players: 2, seed: 's' });
  const clauseOf = (text: string, seen = state) => {
    const found = engine.explain(seen, { type: 'say', player: 0, word: text });
    return found.legal ? null : found.clause;
  };
  expect(engine.legalActions(state)).toEqual([]);
  expect([clauseOf('a'), clauseOf('no'), clauseOf('b')]).toEqual(['TST-1.2', 'TST-1.2', 'TST-1.3']);
  expect(asked).toBe(0);
  const open = { ...state, log: [] };
  expect(engine.legalActions(open)).toEqual([{ type: 'say', player: 0, word: 'a' }]);
  expect([clauseOf('a', open), clauseOf('no', open), clauseOf('b', open)]).toEqual([null, 'TST-1.1', 'TST-1.3']);
});

test('what one action keeps secret is looked up in the question it answers', () => {
  const open = { ...say, secret: [] };
  const both = rules([word(0, 'a')]);
  const engine = defineGame({ ...both, questions: { ...both.questions, forced: { moves: { say: open } } } });
  const state = engine.initialState({ players: 2, seed: 's' });
  expect(engine.actionFor(state, { type: 'say', player: 0, word: 'a' }, 1)).toEqual({ type: 'say', player: 0 });
});

test('a hole where a move should be is noticed at once', () => {
  const { forced, ...questions } = rules([]).questions;
  const holes = { ...questions, forced: { ...forced, moves: JSON.parse('{}') } };
  holes.forced.moves.say = undefined;
  expect(() => defineGame({ ...rules([]), questions: holes })).toThrow(TypeError);
});

test('simultaneous answers lead to questions of the same player only', () => {
  const { engine, state } = start({ do: 'ask-all', words: ['other'] });
  expect(() => engine.apply(state, { type: 'say', player: 0, word: 'other' })).toThrow(/of the same player/);
});

test('cards are drawn and peeked at from the end of a deck', () => {
  const { engine, state } = start({ do: 'cards' });
  expect(state.log).toEqual(['peek c b', 'draw c', 'draw b a', 'draw nothing', 'draw none']);
  expect(engine.isTerminal(state)).toBe(true);
});

test('reveals is true exactly when chance or something hidden came to light', () => {
  const { engine, state } = start(word(0, 'a', 'dice'));
  expect(engine.step(state, { type: 'say', player: 0, word: 'a' }).reveals).toBe(false);
  expect(engine.step(state, { type: 'say', player: 0, word: 'dice' }).reveals).toBe(true);
});

test('parse finds a legal action by its line', () => {
  const { engine, state } = start(word(0, 'a', 'b'));
  expect(engine.legalActions(state).map(engine.format)).toEqual(['0 say a', '0 say b']);
  expect(engine.parse(state, '0 say b')).toEqual({ type: 'say', player: 0, word: 'b' });
  expect(() => engine.parse(state, '0 say c')).toThrow(expect.objectContaining({ code: 'illegal-action' }));
});
