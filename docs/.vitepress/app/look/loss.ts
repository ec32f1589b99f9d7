/** How far what was played is from what a search would have done. */
import type { Finding } from '@ludi-romani/bots';
import { deepEqual, type GameTypes, type Seat, type State } from '@ludi-romani/core';
import type { AnyEngine } from '../games';

type Action = GameTypes['action'];

/** A decision with a choice. */
export interface Decision {
  readonly ply: number;
  readonly seat: Seat;
  readonly view: GameTypes['view'];
  /** the legal action that was meant */
  readonly played: Action;
  readonly legal: readonly Action[];
}

/** A decision that a search would have made otherwise. */
export interface Disagreement {
  readonly ply: number;
  readonly seat: Seat;
  readonly played: Action;
  readonly better: Action;
  /** from 0 to 1 */
  readonly playedValue: number;
  readonly betterValue: number;
  readonly loss: number;
}

/** The listed action that a recorded one means: a record may name an identical copy, or a list in another order. */
export function listedAction(
  engine: AnyEngine,
  state: State<GameTypes>,
  action: Action,
  legal: readonly Action[] = engine.legalActions(state, action.player),
): Action | undefined {
  const same = legal.find((one) => deepEqual(one, action));
  if (same !== undefined) return same;
  const result = engine.apply(state, action);
  return legal.find((one) => one.type === action.type && deepEqual(engine.apply(state, one), result));
}

/** The decision that `action` answered, as its player saw it; nothing where there was no choice. */
export function decisionAt(
  engine: AnyEngine,
  state: State<GameTypes>,
  ply: number,
  action: Action,
): Decision | undefined {
  const { player: seat } = action;
  const legal = engine.legalActions(state, seat);
  const played = legal.length > 1 ? listedAction(engine, state, action, legal) : undefined;
  return played === undefined ? undefined : { ply, seat, view: engine.view(state, seat), played, legal };
}

/** So often each action is tried at least, on average: less tells nothing of it. */
const TRIES_EACH = 4;

/** How long a decision is searched, given how long one is as a rule. */
export const iterationsFor = ({ legal }: Decision, effort: number): number =>
  Math.max(effort, TRIES_EACH * legal.length);

/** What the search would rather have done, by its findings; nothing where it agrees, or knows too little of what was played. */
export function disagreement(
  { ply, seat, played }: Decision,
  { action: better, findings }: { readonly action: Action; readonly findings: readonly Finding<Action>[] },
): Disagreement | undefined {
  const of = (action: Action) => findings.find((finding) => deepEqual(finding.action, action));
  const [own, best] = [of(played), of(better)];
  if (own === undefined || best === undefined || own.visits === 0) return undefined;
  const loss = best.value - own.value;
  return loss > 0 ? { ply, seat, played, better, playedValue: own.value, betterValue: best.value, loss } : undefined;
}

/** The worst first. */
export const worstFirst = (all: readonly Disagreement[]): Disagreement[] =>
  [...all].sort((a, b) => b.loss - a.loss || a.ply - b.ply);
