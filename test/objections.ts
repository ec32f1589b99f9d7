/**
 * A toy game of reactions with hidden cards. Each player holds 0 to 2 vetoes. In each of six turns the player whose turn it is demands as many
 * coins as it likes, up to 3. The others, clockwise, may veto the demand; each veto may be vetoed by the others in turn. A demand without an
 * effective veto is paid.
 */
import {
  type Act,
  type Ask,
  defineGame,
  type Effects,
  type Emit,
  type GameState,
  type GameView,
  type Immutable,
  type Reaction,
  type Rules,
  type Viewer,
} from '@ludi-romani/core';

type Demand = Act<'demand', { coins: number }>;
type Veto = Act<'veto'>;
type Pass = Act<'pass'>;
type Question = Ask<'demand'> | Reaction<'veto', { against: number; coins: number; vetoes: number }>;
type Task = { do: 'pay'; player: number; coins: number } | { do: 'turn' };
type Area = { vetoes: number; coins: number };
type Own = { turn: number; vetoed: boolean };
type State = Own & GameState<Area, Question, Task>;
export interface Objections {
  state: Immutable<State>;
  mutable: State;
  view: Immutable<Own> & GameView<Immutable<{ vetoes: number | null; coins: number }>, Question, Task>;
  options: { readonly players: 3 | 4; readonly seed: string };
  action: Demand | Veto | Pass;
  question: Question;
  task: Task;
  event:
    | Emit<'vetoed', { player: number }>
    | Emit<'paid', { player: number; coins: number }>
    | Emit<'turn', { player: number }>;
  answers: { demand: Demand; veto: Veto | Pass };
  row: 'coins';
  components: object;
}

const TURNS = 6;

type Standing = Rules<Objections>['questions']['veto']['standing'] & {};

/** Returns the game with these spans of standing passes. `isAsked` is true for the players who are asked for a veto. */
export function objectionsWith(standing: Standing, isAsked: (area: Area) => boolean = () => true) {
  /** Opens the window for a veto: all players but `player`, clockwise from it. */
  function ask({ players }: State, player: number, coins: number, vetoes: number, effects: Effects<Objections>) {
    const others = players.map((_, i) => (player + 1 + i) % players.length).slice(0, -1);
    const asked = others.filter((other) => isAsked(players[other] as Area));
    effects.reactions(asked.map((other) => ({ ask: 'veto', player: other, against: player, coins, vetoes })));
  }

  return defineGame<Objections>({
    game: 'objections',
    rulesVersion: '1',
    playerCounts: [3, 4],
    maxPlies: (players) => TURNS * (1 + players * (2 * players + 1)),
    setup: ({ players }, chance) => ({
      players: Array.from({ length: players }, () => ({ vetoes: chance.int(3), coins: 0 })),
      turn: 0,
      vetoed: false,
      pending: [{ do: 'turn' }],
    }),
    questions: {
      demand: {
        pendingReason: 'OB-1.1 first demand coins',
        moves: {
          demand: {
            whyUnknown: 'OB-1.2 demand 0 to 3 coins',
            candidates: (_, { player }) => [0, 1, 2, 3].map((coins) => ({ type: 'demand', player, coins })),
            apply: (state, { player, coins }, effects) => {
              ask(state, player, coins, 0, effects);
              effects.next({ do: 'pay', player, coins });
            },
          },
        },
      },
      veto: {
        pendingReason: 'OB-2.1 veto or pass',
        standing,
        moves: {
          veto: {
            candidates: (_, { player }) => [{ type: 'veto', player }],
            refuse: ({ players }, { player }) => (players[player]?.vetoes === 0 ? 'OB-2.2 no veto left' : undefined),
            apply: (state, { player }, effects, { coins, vetoes }) => {
              const own = state.players[player] as Area;
              own.vetoes--;
              state.vetoed = vetoes % 2 === 0;
              effects.reveal(player);
              effects.emit?.({ type: 'vetoed', player });
              ask(state, player, coins, vetoes + 1, effects);
            },
          },
          pass: { isPass: true, candidates: (_, { player }) => [{ type: 'pass', player }], apply: () => {} },
        },
      },
    },
    tasks: {
      pay: (state, { player, coins }, effects) => {
        if (!state.vetoed) {
          (state.players[player] as Area).coins += coins;
          effects.emit?.({ type: 'paid', player, coins });
        }
        effects.next({ do: 'turn' });
      },
      turn: (state, _, effects) => {
        if (state.turn === TURNS) return;
        state.vetoed = false;
        const player = state.turn++ % state.players.length;
        effects.emit?.({ type: 'turn', player });
        effects.next({ ask: 'demand', player });
      },
    },
    view: ({ players, turn, vetoed }, viewer) => ({
      players: players.map((area, seat) => ({ ...area, vetoes: seat === viewer ? area.vetoes : null })),
      turn,
      vetoed,
    }),
    determinize:
      ({ players, turn, vetoed, pending }) =>
      (chance) => ({
        players: players.map(({ vetoes, coins }) => ({ vetoes: vetoes ?? chance.int(3), coins })),
        turn,
        vetoed,
        pending: structuredClone(pending) as Question[],
      }),
    scores: ({ players }) => players.map(({ coins }) => ({ total: coins, rows: { coins } })),
  });
}

export const objections = objectionsWith(({ turn }) => `turn ${turn}`);

/** Returns the paths of the vetoes that a viewer cannot know, for the conformance kit. */
export const hidden = ({ players }: Immutable<State>, viewer: Viewer) => ({
  paths: [players.flatMap((_, seat) => (seat === viewer ? [] : `/players/${seat}/vetoes`))],
});
