/** A game without rules, for tests of the kernel. Its setup is a given list of frames, and its state is a log of the frames that ran. */
import {
  clone,
  defineGame,
  type EventLike,
  type GameState,
  type GameView,
  type Immutable,
  type Rules,
  type Seat,
} from '@ludi-romani/core';

export type Say = { type: 'say'; player: Seat; word: string };
export type Hush = { type: 'hush'; player: Seat };
export type Question = {
  ask: 'word' | 'optional' | 'forced';
  player: Seat;
  words: string[];
  secret?: { hint: string };
};
export type Task =
  | { do: 'log'; text: string; secret?: { card: string } }
  | { do: 'nest'; text: string; inside: (Question | Task)[] }
  | { do: 'ask-all'; words: string[]; of?: Seat[] }
  | { do: 'roll' }
  | { do: 'cards' }
  | { do: 'forever' };
type Area = { said: string[] };
type Mutable = GameState<Area, Question, Task> & { log: string[] };
export interface Mechanism {
  state: Immutable<Mutable>;
  mutable: Mutable;
  view: Immutable<GameView<Area, Question, Task> & { log: string[] }>;
  options: { readonly players: number; readonly seed: string };
  action: Say | Hush;
  question: Question;
  task: Task;
  event: EventLike & { type: 'said'; player: Seat; word: string; secret?: { to: Seat[]; hint: string } };
  answers: { word: Say; optional: Say; forced: Say | Hush };
  row: 'words';
  components: object;
}

export const say: Rules<Mechanism>['questions']['word']['moves']['say'] = {
  secret: ['word'],
  whyUnknown: (_, { word }) => `TST-1.3 there is no word ${String(word)}`,
  candidates: (_, { player, words }) => words.map((word) => ({ type: 'say', player, word })),
  refuse: (_, { word }) => (word === 'no' ? 'TST-1.1 this word is forbidden' : undefined),
  apply: (state, { player, word }, effects) => {
    state.players[player]?.said.push(word);
    effects.emit?.({ type: 'said', player, word, secret: { to: [player], hint: 'h' } });
    if (word === 'more') effects.next({ do: 'log', text: 'first' }, { do: 'log', text: 'second' });
    if (word === 'dice') effects.next({ do: 'roll' });
    if (word === 'other') effects.next({ ask: 'word', player: 1 - player, words: [] });
    if (word === 'again') effects.next({ ask: 'word', player, words: ['end'] });
    if (word === 'look' || word === 'uncover') {
      effects.reveal(word === 'look' ? player : undefined);
      effects.emit?.({ type: 'said', player, word: 'seen' });
    }
    if (word === 'all') effects.simultaneous([{ ask: 'word', player, words: [] }]);
  },
};

/** A move that is never legal. */
export const hush: Rules<Mechanism>['questions']['forced']['moves']['hush'] = {
  whyUnknown: 'TST-1.7 silence is forbidden',
  candidates: () => [],
  apply: () => {},
};

export const rules = (pending: (Question | Task)[]): Rules<Mechanism> => ({
  game: 'mechanism',
  rulesVersion: '1',
  playerCounts: [2, 3],
  maxPlies: () => 100,
  components: {},
  options: {},
  setup: ({ players }) => ({
    players: Array.from({ length: players }, () => ({ said: [] })),
    log: [],
    pending: [...pending],
  }),
  questions: {
    word: { pendingReason: 'TST-1.4 first say a word', moves: { say } },
    optional: { asked: 'if-any', pendingReason: 'TST-1.5 first say a word or none', moves: { say } },
    forced: {
      asked: 'if-choice',
      pendingReason: (_, { words }) => `TST-1.6 first say one of ${words.length} words`,
      moves: { say, hush },
    },
  },
  tasks: {
    log: (state, { text }) => {
      state.log.push(text);
    },
    nest: (state, { text, inside }, effects) => {
      state.log.push(text);
      effects.next(...inside);
    },
    'ask-all': (state, { words, of = [...state.players.keys()] }, effects) => {
      effects.simultaneous(of.map((player) => ({ ask: 'word', player, words, secret: { hint: `for ${player}` } })));
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
  determinize:
    ({ players, log, pending }) =>
    () => ({
      players: clone(players) as Area[],
      log: [...log],
      pending: clone(pending) as Mutable['pending'],
    }),
  scores: ({ players }) => players.map(({ said }) => ({ total: said.length, rows: { words: said.length } })),
});

/** Starts a game with these changes of its rules. `frames` are its pending frames, in the order in which they run. */
export const startWith = (changed: Partial<Rules<Mechanism>>, frames: readonly (Question | Task)[]) => {
  const engine = defineGame({ ...rules([...frames].reverse()), ...changed });
  return { engine, state: engine.initialState({ players: 2, seed: 's' }) };
};
export const start = (...frames: (Question | Task)[]) => startWith({}, frames);
export const word = (player: Seat, ...words: string[]): Question => ({ ask: 'word', player, words });
export const log = (text: string): Task => ({ do: 'log', text });
