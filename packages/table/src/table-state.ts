/** The state of a table, computed from its record. The state is never stored, since the entries can be replayed at any time. */
import type { Ending, Engine, GameTypes, Seat } from '@ludi-romani/core';
import type { CommentCount } from './comments';
import type { Asked, SeatClock, Terms } from './types';

/** The values that stay the same for all entries of a table. */
export interface TableContext<G extends GameTypes> {
  readonly engine: Engine<G>;
  readonly terms: Terms;
  /** the game's state when the table was opened */
  readonly beginning: G['state'];
}

/** An action in effect (carried out and not taken back), linked to the action before it. From the last ply all earlier plies can be reached. */
export interface Ply<G extends GameTypes> {
  readonly before: Ply<G> | null;
  /** the number of plies up to this one: 1 for the first */
  readonly count: number;
  readonly action: G['action'];
  /** the table's version after the action */
  readonly version: number;
  /** milliseconds since the table was opened */
  readonly at: number;
  /** True if chance or hidden information was revealed. */
  readonly reveals: boolean;
  /**
   * the simultaneous phase in which the action answered a question: the time while several players have open questions. It is identified by
   * the count of the ply that opened it. `null` if no such phase was open.
   */
  readonly answered: number | null;
  /** the simultaneous phase that is open after the action, in the same form */
  readonly open: number | null;
  /** true if the action answers a question in a simultaneous phase, and an answer to it may reveal something */
  readonly mayReveal: boolean;
  /** the milliseconds that the action added to the clock of its seat */
  readonly gained: number;
  /** the milliseconds of delay that the seat owes if the action is taken back */
  readonly owed: number;
  /** the game's state after the action; `undefined` for older plies. `stateAfter` computes those states again. */
  state: G['state'] | undefined;
}

/** An action that a seat took back, linked to the action that the same seat took back before. */
interface Undone<G extends GameTypes> {
  readonly action: G['action'];
  readonly before: Undone<G> | null;
}

/** The state of a table after an entry. */
export interface TableState<G extends GameTypes> {
  readonly version: number;
  /** the time of the last entry */
  readonly at: number;
  /** the last action in effect */
  readonly lastPly: Ply<G> | null;
  /** the game's state */
  readonly state: G['state'];
  /** by seat; empty if the table has no clocks */
  readonly clocks: readonly SeatClock[];
  readonly ask: Asked | null;
  readonly paused: boolean;
  readonly left: readonly Seat[];
  readonly fallen: readonly Seat[];
  /** by seat: the spans of its standing passes */
  readonly standing: readonly (readonly string[])[];
  readonly ending: Ending | null;
  /** by seat, the action that the seat can redo next */
  readonly redo: readonly (Undone<G> | null)[];
  /** by seat; the last count is that of the spectators */
  readonly commentCounts: readonly CommentCount[];
  /** by seat, the number of its entries that it can repeat at will */
  readonly entryCounts: readonly number[];
  /** the events of the last entry */
  readonly events: readonly G['event'][];
  /** the versions of the actions that the last entry took back */
  readonly takesBack: readonly number[];
  /** the table state before the last entry; `undefined` if it is too old to be retained */
  before: TableState<G> | undefined;
}

/** The number of game states, and of table states, that are retained before the last one. */
export const RETAINED = 64;

/** Returns the node that is `steps` steps before `node` in a linked list, or `undefined` if the list is shorter. */
export function back<N extends { readonly before: N | null | undefined }>(node: N, steps: number): N | undefined {
  let at: N | undefined = node;
  for (let left = steps; left > 0 && at !== undefined; left--) at = at.before ?? undefined;
  return at;
}

/** True if simultaneous questions are open. */
const isSimultaneous = (state: { readonly pending: readonly object[] }): boolean => {
  const top = state.pending.at(-1);
  return top !== undefined && 'simultaneous' in top;
};

/** Returns the simultaneous phase that is open after `lastPly`, as the count of the ply that opened the phase, or `null`. */
export const phaseAfter = <G extends GameTypes>(
  { beginning }: TableContext<G>,
  lastPly: Ply<G> | null,
): number | null => {
  if (lastPly !== null) return lastPly.open;
  return isSimultaneous(beginning) ? 0 : null;
};

/** True if both states are in the same simultaneous phase. All states of a phase share one `before` object. */
const isSamePhase = (one: { readonly pending: readonly object[] }, other: { readonly pending: readonly object[] }) => {
  const [here, there] = [one, other].map(({ pending }) => pending.at(-1) as { readonly before?: object } | undefined);
  return here?.before !== undefined && here.before === there?.before;
};

/** Returns the game's state after `lastPly`. Applies the actions since the last retained state. */
export function stateAfter<G extends GameTypes>(context: TableContext<G>, lastPly: Ply<G> | null): G['state'] {
  const missing: Ply<G>[] = [];
  let from = lastPly;
  for (; from !== null && from.state === undefined; from = from.before) missing.push(from);
  return missing.reduceRight(
    (state, { action }) => context.engine.apply(state, action),
    from?.state ?? context.beginning,
  );
}

/** The fields of a ply that do not follow from the plies before it. */
type NewPly<G extends GameTypes> = Pick<Ply<G>, 'action' | 'version' | 'at' | 'gained' | 'owed'>;

/** Applies an action to `state`, the game's state after `lastPly`. Throws IllegalActionError. */
export function appendPly<G extends GameTypes>(
  context: TableContext<G>,
  lastPly: Ply<G> | null,
  state: G['state'],
  added: NewPly<G>,
): { readonly lastPly: Ply<G>; readonly state: G['state']; readonly events: readonly G['event'][] } {
  const after = context.engine.step(state, added.action);
  const count = (lastPly?.count ?? 0) + 1;
  const answered = phaseAfter(context, lastPly);
  const phaseContinues = answered !== null && isSamePhase(state, after.state);
  const open = isSimultaneous(after.state) ? (phaseContinues ? answered : count) : null;
  const { action, version, at, gained, owed } = added;
  // no spread: V8 would give each ply a hidden class of its own, as large as all the rest of the ply
  const ply: Ply<G> = {
    before: lastPly,
    count,
    action,
    version,
    at,
    reveals: after.reveals,
    answered,
    open,
    mayReveal: answered !== null && context.engine.mayReveal(state, action.player),
    gained,
    owed,
    state: after.state,
  };
  const old = back(ply, RETAINED);
  if (old !== undefined) old.state = undefined;
  return { lastPly: ply, state: after.state, events: after.events };
}

/** Returns the plies after the first `count`, earliest first. */
export function pliesAfter<G extends GameTypes>(lastPly: Ply<G> | null, count: number): Ply<G>[] {
  const plies: Ply<G>[] = [];
  for (let ply = lastPly; ply !== null && ply.count > count; ply = ply.before) plies.push(ply);
  return plies.reverse();
}
