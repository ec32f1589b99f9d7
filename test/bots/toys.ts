/** Games that are so small that the best choice is known. */
import {
  type Act,
  defineGame,
  type EventLike,
  type GameState,
  type GameView,
  type Immutable,
  type Seat,
  type TaskLike,
} from '@ludi-romani/core';

type NoEvent = EventLike & { type: 'none' };
type Choose = Act<'choose', { what: string }>;

/** Matching pennies: both players choose a side at the same time. Seat 0 wins if the sides are equal, seat 1 if they differ. */
type PenniesState = GameState<{ side: string | null }, { ask: 'side'; player: Seat }, TaskLike & { do: 'start' }>;
interface Pennies {
  state: Immutable<PenniesState>;
  mutable: PenniesState;
  view: GameView<{ readonly side: string | null }, { ask: 'side'; player: Seat }, TaskLike & { do: 'start' }>;
  options: { readonly players: 2; readonly seed: string };
  action: Choose;
  question: { ask: 'side'; player: Seat };
  task: TaskLike & { do: 'start' };
  event: NoEvent;
  answers: { side: Choose };
  row: 'points';
  components: object;
}

export const pennies = defineGame<Pennies>({
  game: 'pennies',
  rulesVersion: '1',
  playerCounts: [2],
  maxPlies: () => 2,
  components: {},
  options: {},
  setup: () => ({ players: [{ side: null }, { side: null }], pending: [{ do: 'start' }] }),
  tasks: { start: (_, __, effects) => effects.simultaneous([0, 1].map((player) => ({ ask: 'side', player }))) },
  questions: {
    side: {
      pendingReason: 'PE-1.1 first choose a side',
      moves: {
        choose: {
          whyUnknown: 'PE-1.2 a coin has two sides',
          candidates: (_, { player }) => ['heads', 'tails'].map((what) => ({ type: 'choose', player, what })),
          apply: ({ players }, { player, what }) => {
            const area = players[player];
            if (area !== undefined) area.side = what;
          },
        },
      },
    },
  },
  view: ({ players }) => ({ players }),
  determinize:
    ({ players, pending }) =>
    () => ({
      players: players.map(({ side }) => ({ side })),
      pending: JSON.parse(JSON.stringify(pending)),
    }),
  scores: ({ players: [first, second] }) => {
    const agree = first?.side === second?.side;
    return [agree, !agree].map((won) => ({ total: Number(won), rows: { points: Number(won) } }));
  },
});

const CUPS = ['left', 'middle', 'right'];

/**
 * One of three cups hides a coin. Seat 0 takes 2 points, or gambles and then names a cup, for 3 points if the coin is there. A search that
 * optimizes each deal separately would always name the right cup, and gamble.
 */
type CupsState = GameState<{ points: number }, { ask: 'stake' | 'cup'; player: Seat }, TaskLike & { do: 'start' }> & {
  coin: string;
};
interface Cups {
  state: Immutable<CupsState>;
  mutable: CupsState;
  view: GameView<{ readonly points: number }, { ask: 'stake' | 'cup'; player: Seat }, TaskLike & { do: 'start' }>;
  options: { readonly players: 2; readonly seed: string };
  action: Choose;
  question: { ask: 'stake' | 'cup'; player: Seat };
  task: TaskLike & { do: 'start' };
  event: NoEvent;
  answers: { stake: Choose; cup: Choose };
  row: 'points';
  components: object;
}

export const cups = defineGame<Cups>({
  game: 'cups',
  rulesVersion: '1',
  playerCounts: [2],
  maxPlies: () => 2,
  components: {},
  options: {},
  setup: (_, chance) => ({
    players: [{ points: 0 }, { points: 1 }],
    coin: chance.pick(CUPS),
    pending: [{ do: 'start' }],
  }),
  tasks: { start: (_, __, effects) => effects.next({ ask: 'stake', player: 0 }) },
  questions: {
    stake: {
      pendingReason: 'CU-1.1 first gamble or take the points',
      moves: {
        choose: {
          whyUnknown: 'CU-1.2 there is no such stake',
          candidates: (_, { player }) => ['gamble', 'take'].map((what) => ({ type: 'choose', player, what })),
          apply: ({ players: [first] }, { what, player }, effects) => {
            if (what === 'gamble') effects.next({ ask: 'cup', player });
            else if (first !== undefined) first.points = 2;
          },
        },
      },
    },
    cup: {
      pendingReason: 'CU-1.3 first name a cup',
      moves: {
        choose: {
          whyUnknown: 'CU-1.4 there is no such cup',
          candidates: (_, { player }) => CUPS.map((what) => ({ type: 'choose', player, what })),
          apply: ({ players: [first], coin }, { what }, effects) => {
            effects.reveal();
            if (first !== undefined && what === coin) first.points = 3;
          },
        },
      },
    },
  },
  view: ({ players }) => ({ players }),
  determinize:
    ({ players, pending }) =>
    (chance) => ({
      players: players.map(({ points }) => ({ points })),
      coin: chance.pick(CUPS),
      pending: JSON.parse(JSON.stringify(pending)),
    }),
  scores: ({ players }) => players.map(({ points }) => ({ total: points, rows: { points } })),
});

/** The rounds of `harvest`. */
const ROUNDS = 8;
const PURSES = [0, 1, 2, 3, 4];

/**
 * Each player plants a field or reaps a point from each field, eight times. It is best to plant in the first half and to reap in the second. Each
 * player has a secret purse, whose coins are points.
 */
interface Farm {
  fields: number;
  points: number;
  purse: number;
}
type HarvestState = GameState<Farm, { ask: 'work'; player: Seat }, TaskLike & { do: 'start' }> & { round: number };
interface Harvest {
  state: Immutable<HarvestState>;
  mutable: HarvestState;
  view: GameView<
    { readonly fields: number; readonly points: number; readonly purse: number | null },
    { ask: 'work'; player: Seat },
    TaskLike & { do: 'start' }
  > & { readonly round: number };
  options: { readonly players: number; readonly seed: string };
  action: Act<'plant' | 'reap'>;
  question: { ask: 'work'; player: Seat };
  task: TaskLike & { do: 'start' };
  event: NoEvent;
  answers: { work: Act<'plant' | 'reap'> };
  row: 'points' | 'purse';
  components: object;
}

export const harvest = defineGame<Harvest>({
  game: 'harvest',
  rulesVersion: '1',
  playerCounts: [1, 2, 3],
  maxPlies: (players) => ROUNDS * players,
  components: {},
  options: {},
  setup: ({ players }, chance) => ({
    round: 0,
    players: Array.from({ length: players }, () => ({ fields: 1, points: 0, purse: chance.pick(PURSES) })),
    pending: [{ do: 'start' }],
  }),
  tasks: { start: (_, __, effects) => effects.next({ ask: 'work', player: 0 }) },
  questions: {
    work: {
      pendingReason: 'HA-1.1 first plant or reap',
      moves: Object.fromEntries(
        (['plant', 'reap'] as const).map((type) => [
          type,
          {
            candidates: (_: unknown, { player }: { player: Seat }) => [{ type, player }],
            apply: (state: HarvestState, { player }: { player: Seat }, effects: { next(frame: object): void }) => {
              const farm = state.players[player];
              if (farm === undefined) return;
              if (type === 'plant') farm.fields++;
              else farm.points += farm.fields;
              const next = (player + 1) % state.players.length;
              if (next === 0) state.round++;
              if (state.round < ROUNDS) effects.next({ ask: 'work', player: next });
            },
          },
        ]),
      ) as never,
    },
  },
  view: ({ players, round }, viewer) => ({
    round,
    players: players.map(({ fields, points, purse }, seat) => ({
      fields,
      points,
      purse: seat === viewer ? purse : null,
    })),
  }),
  determinize:
    ({ players, round, pending }) =>
    (chance) => ({
      round,
      players: players.map(({ fields, points, purse }) => ({ fields, points, purse: purse ?? chance.pick(PURSES) })),
      pending: JSON.parse(JSON.stringify(pending)),
    }),
  scores: ({ players }) =>
    players.map(({ points, purse }) => ({ total: points + (purse ?? 0), rows: { points, purse: purse ?? 0 } })),
});
