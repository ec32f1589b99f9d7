/**
 * A toy game of simultaneous secret choices. All players bid and guess, then all vote. Each player has a lot that no player can see and that
 * has no effect.
 */
import {
  type Act,
  clone,
  defineGame,
  type Frame,
  type GameState,
  type GameView,
  type Immutable,
  playerAt,
  type Rules,
  type Seat,
  type State,
} from '@ludi-romani/core';
import type { Ledger } from '@ludi-romani/core/testing';

const ROUNDS = 2;
const LOTS = 6;
const BIDS = [0, 1, 2, 3];
const GUESSES = ['odd', 'even'] as const;
type Guess = (typeof GUESSES)[number];

export interface Player {
  coins: number;
  points: number;
  bid: number | null;
  guess: Guess | null;
  vote: Seat | null;
  /** 0 to 5; null in views */
  lot: number | null;
}
export type Question = { ask: 'bid' | 'guess' | 'vote'; player: Seat };
export type Task = { do: 'round'; round: number } | { do: 'guesses' } | { do: 'votes' };
export type SortesState = GameState<Player, Question, Task>;
export type SortesView = Immutable<GameView<Player, Question, Task>>;
type BidAction = Act<'bid', { coins: number }>;
type GuessAction = Act<'guess', { guess: Guess }>;
type VoteAction = Act<'vote', { seat: Seat }>;
export interface Sortes {
  state: Immutable<SortesState>;
  mutable: SortesState;
  view: SortesView;
  options: { readonly players: number; readonly seed: string };
  action: BidAction | GuessAction | VoteAction;
  question: Question;
  task: Task;
  event: { to?: Seat[] } & (
    | { type: 'bid'; player: Seat; coins: number }
    | { type: 'guessed'; player: Seat; guess: Guess }
    | { type: 'voted'; player: Seat; seat: Seat }
    | { type: 'counted'; guesses: (Guess | null)[]; die: number; points: number[]; paid: (number | null)[] }
    | { type: 'elected'; votes: (Seat | null)[]; points: number[] }
  );
  answers: { bid: BidAction; guess: GuessAction; vote: VoteAction };
  row: 'points' | 'coins';
  components: object;
}

export const rules: Rules<Sortes> = {
  game: 'sortes',
  rulesVersion: '1',
  playerCounts: [2, 3],
  maxPlies: (players) => players * ROUNDS * 3,
  components: {},
  options: {},
  setup: ({ players }, chance) => ({
    players: Array.from({ length: players }, () => ({
      ...{ coins: 5, points: 0, bid: null, guess: null, vote: null },
      lot: chance.int(LOTS),
    })),
    pending: [{ do: 'round', round: 1 }],
  }),
  tasks: {
    round: (state, { round }, effects) => {
      const all = (ask: Question['ask']) => state.players.map((_, player) => ({ ask, player }));
      effects.simultaneous(all('bid'));
      effects.next({ do: 'guesses' });
      effects.simultaneous(all('vote'));
      effects.next({ do: 'votes' });
      if (round < ROUNDS) effects.next({ do: 'round', round: round + 1 });
    },
    guesses: (state, _, effects) => {
      const die = effects.chance.int(6);
      const right = die % 2 === 0 ? 'even' : 'odd';
      const points = state.players.map(({ bid, guess }) => (guess === right ? 2 * (bid ?? 0) : 0));
      const guesses = state.players.map(({ guess }) => guess);
      const paid = state.players.map(({ bid }) => bid);
      state.players.forEach((player, seat) => {
        player.points += points[seat] ?? 0;
        player.bid = null;
        player.guess = null;
      });
      effects.emit?.({ type: 'counted', guesses, die, points, paid });
    },
    votes: (state, _, effects) => {
      const votes = state.players.map(({ vote }) => vote);
      const points = state.players.map((_, seat) => votes.filter((vote) => vote === seat).length);
      state.players.forEach((player, seat) => {
        player.points += points[seat] ?? 0;
        player.vote = null;
      });
      effects.emit?.({ type: 'elected', votes, points });
    },
  },
  questions: {
    bid: {
      pendingReason: 'SO-1.3 first bid',
      moves: {
        bid: {
          whyUnknown: 'SO-1.1 a bid is 0 to 3 coins',
          candidates: (_, { player }) => BIDS.map((coins) => ({ type: 'bid', player, coins })),
          refuse: (seen, { player, coins }) =>
            coins <= playerAt(seen, player).coins ? undefined : 'SO-1.2 the bid cannot be paid',
          apply: (state, { player, coins }, effects) => {
            playerAt(state, player).coins -= coins;
            playerAt(state, player).bid = coins;
            effects.emit?.({ type: 'bid', player, coins });
            // the guess is asked after every bid: if it were asked only after some bids, other players would learn which bid was made
            effects.next({ ask: 'guess', player });
          },
        },
      },
    },
    guess: {
      pendingReason: 'SO-1.4 first guess',
      moves: {
        guess: {
          whyUnknown: 'SO-1.5 guess odd or even',
          candidates: (_, { player }) => GUESSES.map((guess) => ({ type: 'guess', player, guess })),
          apply: (state, { player, guess }, effects) => {
            playerAt(state, player).guess = guess;
            effects.emit?.({ type: 'guessed', player, guess });
          },
        },
      },
    },
    vote: {
      pendingReason: 'SO-2.2 first vote',
      moves: {
        vote: {
          whyUnknown: 'SO-2.3 there is no such seat',
          candidates: (seen, { player }) => seen.players.map((_, seat) => ({ type: 'vote', player, seat })),
          refuse: (_, { player, seat }) =>
            player === seat ? 'SO-2.1 a player cannot vote for their own seat' : undefined,
          apply: (state, { player, seat }, effects) => {
            playerAt(state, player).vote = seat;
            effects.emit?.({ type: 'voted', player, seat });
          },
        },
      },
    },
  },
  view: ({ players }) => ({ players: players.map((player) => ({ ...player, lot: null })) }),
  determinize: (view) => (chance) => {
    const { viewer, pending, players } = clone(view) as Writable<SortesView>;
    const lots = players.map(() => chance.int(LOTS));
    const drawn = (player: Writable<Player>, seat: Seat) => ({ ...player, lot: lots[seat] ?? null });
    return {
      players: players.map(drawn),
      pending: pending.map((frame, at): Frame<Player, Question, Task> => {
        if (!('open' in frame)) return frame;
        const { simultaneous, opened, before } = frame;
        return {
          simultaneous: clone(opened).map((stack, seat) => (seat === viewer ? (simultaneous[seat] ?? []) : stack)),
          opened,
          before:
            at < pending.length - 1
              ? []
              : clone(players).map((player, seat) => drawn(seat === viewer ? (before ?? player) : player, seat)),
        };
      }),
    };
  },
  scores: ({ players }) => players.map(({ points, coins }) => ({ total: points + coins, rows: { points, coins } })),
};

type Writable<T> = T extends object ? { -readonly [K in keyof T]: Writable<T[K]> } : T;

export const engine = defineGame(rules);

export const invariants = ({ players }: State<Sortes>): string[] =>
  players.flatMap(({ coins }, seat) => (coins >= 0 ? [] : [`seat ${seat} has ${coins} coins`]));

export const ledger: Ledger<Sortes> = {
  count: ({ players }) =>
    Object.fromEntries(
      players.flatMap(({ coins, points }, seat) => [
        [`coins ${seat}`, coins],
        [`points ${seat}`, points],
      ]),
    ),
  entries: (event) => {
    if (event.type === 'bid') return { [`coins ${event.player}`]: -event.coins };
    if (event.type !== 'counted' && event.type !== 'elected') return {};
    return Object.fromEntries(event.points.map((points, seat) => [`points ${seat}`, points]));
  },
};
