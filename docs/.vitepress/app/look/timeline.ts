/** The states of a game from its beginning to its end, computed in slices. Only some of the states are stored. */
import type { GameTypes, Refusal, State, Step } from '@ludi-romani/core';
import type { AnyEngine } from '../games';

/** The distance between two stored states, in plies. The other states are computed from the stored state before them. */
const EVERY = 8;

/** A round and its first ply. Round 0 is the setup. */
export interface Round {
  readonly round: number;
  readonly ply: number;
}

/** The part of a game that is computed so far. */
export interface Timeline {
  readonly actions: readonly GameTypes['action'][];
  /** the last computed ply */
  readonly last: number;
  /** true if `last` is the end of the record or the ply before an illegal action */
  readonly isWhole: boolean;
  /** the refusal of the illegal action, or null */
  readonly refusal: Refusal | null;
  /** for each computed ply, the points of each seat */
  readonly totals: readonly (readonly number[])[];
  readonly rounds: readonly Round[];
  /** Computes plies while `mayContinue` returns true. */
  run(mayContinue: () => boolean): void;
  /** Returns the state after `ply` actions. */
  stateAt(ply: number): State<GameTypes>;
  /** Returns the step of the last of the first `ply` actions. For ply 0, returns the setup. */
  stepTo(ply: number): Pick<Step<GameTypes>, 'state' | 'events'>;
}

/** Returns the round of a state. All games have a field `round`. */
const roundOf = (state: object): number => ('round' in state && typeof state.round === 'number' ? state.round : 0);

export function timeline(
  engine: AnyEngine,
  begun: Pick<Step<GameTypes>, 'state' | 'events'>,
  actions: readonly GameTypes['action'][],
): Timeline {
  const totalsOf = (state: State<GameTypes>) => engine.scores(state).map(({ total }) => total);
  const stored = [begun.state];
  const totals = [totalsOf(begun.state)];
  const rounds: Round[] = [{ round: roundOf(begun.state), ply: 0 }];
  let state = begun.state;
  let last = 0;
  let refusal: Refusal | null = null;
  let isWhole = actions.length === 0;

  /** Computes the next ply. */
  const next = () => {
    const action = actions[last];
    const judgement = engine.explain(state, action);
    if (action === undefined || !judgement.legal) {
      refusal = judgement.legal ? null : judgement;
      isWhole = true;
      return;
    }
    state = engine.apply(state, action);
    last++;
    if (last % EVERY === 0) stored.push(state);
    totals.push(totalsOf(state));
    const round = roundOf(state);
    if (round !== rounds.at(-1)?.round) rounds.push({ round, ply: last });
    isWhole = last === actions.length;
  };

  const stateAt = (ply: number): State<GameTypes> => {
    if (ply === last) return state;
    const from = Math.floor(ply / EVERY);
    return actions
      .slice(from * EVERY, ply)
      .reduce((each, action) => engine.apply(each, action), stored[from] ?? begun.state);
  };

  return {
    actions,
    totals,
    rounds,
    get last() {
      return last;
    },
    get isWhole() {
      return isWhole;
    },
    get refusal() {
      return refusal;
    },
    run(mayContinue) {
      while (!isWhole && mayContinue()) next();
    },
    stateAt,
    stepTo(ply) {
      const action = actions[ply - 1];
      return action === undefined ? begun : engine.step(stateAt(ply - 1), action);
    },
  };
}
