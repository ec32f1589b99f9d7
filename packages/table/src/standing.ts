/** What follows from a record: where the game stands, and how it came there. Never part of a table, and made of it again at any time. */
import type { Ending, Engine, GameTypes, Seat } from '@ludi-romani/core';
import type { Said } from './comments';
import type { Asked, SeatClock, Terms } from './types';

/** What does not change while a game is played. */
export interface Desk<G extends GameTypes> {
  readonly engine: Engine<G>;
  readonly terms: Terms;
  /** what the table was opened with */
  readonly beginning: G['state'];
}

/** An action that stands, with what came of it. Each leads back to the one before it: the last one is the line of the game. */
export interface Ply<G extends GameTypes> {
  readonly before: Ply<G> | null;
  /** how many actions stand with it: 1 for the first */
  readonly count: number;
  readonly action: G['action'];
  /** the version in which it was done */
  readonly version: number;
  /** when it was done */
  readonly at: number;
  /** whether it brought something to light */
  readonly reveals: boolean;
  /** which simultaneous phase it answered, by the count of the ply that opened it; `null` if none was open */
  readonly answered: number | null;
  /** which phase is open after it */
  readonly open: number | null;
  /** every clock as it was when the decision was made, its time not yet counted */
  readonly clocks: readonly SeatClock[];
  /** the state after it: kept for the last ones, made again of the others */
  state: G['state'] | undefined;
}

/** An action that a seat took back, and those that it took back before. */
interface Undone<G extends GameTypes> {
  readonly action: G['action'];
  readonly before: Undone<G> | null;
}

/** A table as it stands after an entry. */
export interface Standing<G extends GameTypes> {
  readonly version: number;
  /** when the last entry was made */
  readonly at: number;
  readonly line: Ply<G> | null;
  readonly state: G['state'];
  /** empty where nobody's time is counted */
  readonly clocks: readonly SeatClock[];
  readonly ask: Asked | null;
  readonly left: readonly Seat[];
  readonly fallen: readonly Seat[];
  readonly ending: Ending | null;
  /** by seat, what it took back and has not replaced by something else */
  readonly redo: readonly (Undone<G> | null)[];
  /** the comments of each seat, and last those of the spectators */
  readonly said: readonly Said[];
  /** what the last entry told */
  readonly events: readonly G['event'][];
  /** the versions of the actions that the last entry took back */
  readonly takesBack: readonly number[];
  /** how it stood before the last entry: kept for the last ones */
  before: Standing<G> | undefined;
}

/** How many states, and how many standings, are kept back from the last one. */
export const KEPT = 64;

/** A node of a chain, so many steps back; nothing if it is shorter. */
export function back<N extends { readonly before: N | null | undefined }>(node: N, steps: number): N | undefined {
  let at: N | undefined = node;
  for (let left = steps; left > 0 && at !== undefined; left--) at = at.before ?? undefined;
  return at;
}

/** Whether simultaneous questions are open. */
const isOpen = (state: { readonly pending: readonly object[] }): boolean => {
  const top = state.pending.at(-1);
  return top !== undefined && 'simultaneous' in top;
};

/** The simultaneous phase that is open after a line of actions, by the count of the ply that opened it, or `null`. */
export const openAfter = <G extends GameTypes>({ beginning }: Desk<G>, line: Ply<G> | null): number | null => {
  if (line !== null) return line.open;
  return isOpen(beginning) ? 0 : null;
};

/** Whether both states are within one and the same simultaneous phase: how things were when it opened is the same object in both. */
const samePhase = (one: { readonly pending: readonly object[] }, other: { readonly pending: readonly object[] }) => {
  const [here, there] = [one, other].map(({ pending }) => pending.at(-1) as { readonly before?: object } | undefined);
  return here?.before !== undefined && here.before === there?.before;
};

/** The state that a line of actions leads to. */
export function stateAfter<G extends GameTypes>(desk: Desk<G>, line: Ply<G> | null): G['state'] {
  const again: Ply<G>[] = [];
  let from = line;
  for (; from !== null && from.state === undefined; from = from.before) again.push(from);
  return again.reduceRight((state, { action }) => desk.engine.apply(state, action), from?.state ?? desk.beginning);
}

/** What an action that stands is known by, beside what comes of it. */
type Done<G extends GameTypes> = Pick<Ply<G>, 'action' | 'version' | 'at' | 'clocks'>;

/** A line with one more action, and what that told. Throws IllegalActionError. */
export function played<G extends GameTypes>(
  desk: Desk<G>,
  line: Ply<G> | null,
  state: G['state'],
  done: Done<G>,
): { readonly line: Ply<G>; readonly state: G['state']; readonly events: readonly G['event'][] } {
  const after = desk.engine.step(state, done.action);
  const count = (line?.count ?? 0) + 1;
  const answered = openAfter(desk, line);
  const stays = answered !== null && samePhase(state, after.state);
  const open = isOpen(after.state) ? (stays ? answered : count) : null;
  const ply: Ply<G> = { ...done, before: line, count, reveals: after.reveals, answered, open, state: after.state };
  const old = back(ply, KEPT);
  if (old !== undefined) old.state = undefined;
  return { line: ply, state: after.state, events: after.events };
}

/** The plies of a line after the first `count`, first one first. */
export function pliesAfter<G extends GameTypes>(line: Ply<G> | null, count: number): Ply<G>[] {
  const plies: Ply<G>[] = [];
  for (let ply = line; ply !== null && ply.count > count; ply = ply.before) plies.push(ply);
  return plies.reverse();
}
