/** A game from its beginning to its end, state by state: worked out bit by bit, and kept in bounded memory. */
import type { GameTypes, Refusal, State, Step } from '@ludi-romani/core';
import type { AnyEngine } from '../games';

/** Of so many states one is kept: the others are a few plies away. */
const EVERY = 8;

/** Where a round begins; round 0 is the preparation. */
export interface Round {
  readonly round: number;
  readonly ply: number;
}

/** What is known of a game so far. */
export interface Timeline {
  readonly actions: readonly GameTypes['action'][];
  /** the last ply that is known */
  readonly last: number;
  /** whether that is the end of what can be played */
  readonly isWhole: boolean;
  /** why it ends before the record does */
  readonly refusal: Refusal | null;
  /** for each ply that is known, the points of each seat */
  readonly totals: readonly (readonly number[])[];
  readonly rounds: readonly Round[];
  /** Goes on ply by ply, as long as it may. */
  run(mayGoOn: () => boolean): void;
  /** The state after that many actions. */
  stateAt(ply: number): State<GameTypes>;
  /** The last of those actions, and what happened: at ply 0 the setup. */
  stepTo(ply: number): Pick<Step<GameTypes>, 'state' | 'events'>;
}

/** The round that a state is in. Every game counts them, and calls it that. */
const roundOf = (state: object): number => ('round' in state && typeof state.round === 'number' ? state.round : 0);

export function timeline(
  engine: AnyEngine,
  begun: Pick<Step<GameTypes>, 'state' | 'events'>,
  actions: readonly GameTypes['action'][],
): Timeline {
  const totalsOf = (state: State<GameTypes>) => engine.scores(state).map(({ total }) => total);
  const kept = [begun.state];
  const totals = [totalsOf(begun.state)];
  const rounds: Round[] = [{ round: roundOf(begun.state), ply: 0 }];
  let state = begun.state;
  let last = 0;
  let refusal: Refusal | null = null;
  let isWhole = actions.length === 0;

  /** One ply more. */
  const goOn = () => {
    const action = actions[last];
    const judgement = engine.explain(state, action);
    if (action === undefined || !judgement.legal) {
      refusal = judgement.legal ? null : judgement;
      isWhole = true;
      return;
    }
    state = engine.apply(state, action);
    last++;
    if (last % EVERY === 0) kept.push(state);
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
      .reduce((each, action) => engine.apply(each, action), kept[from] ?? begun.state);
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
    run(mayGoOn) {
      while (!isWhole && mayGoOn()) goOn();
    },
    stateAt,
    stepTo(ply) {
      const action = actions[ply - 1];
      return action === undefined ? begun : engine.step(stateAt(ply - 1), action);
    },
  };
}
