/** Compares the actions of a game with the choices of a search. */
import { deepEqual, type Engine, type GameTypes, type Seat, type State } from '@ludi-romani/core';
import { listOf } from './decision';
import type { Searcher, SearchResult } from './types';

/** A decision with at least two legal actions, as its player saw it. */
export interface ReviewedDecision<G extends GameTypes> {
  /** the number of actions before the decision */
  readonly ply: number;
  readonly seat: Seat;
  readonly view: G['view'];
  /** the legal action that the player chose */
  readonly played: G['action'];
  readonly legal: readonly G['action'][];
}

/** A decision for which a search prefers another action. */
export interface Disagreement<A> {
  readonly ply: number;
  readonly seat: Seat;
  readonly played: A;
  readonly better: A;
  /** the value of `played` that the search found, from 0 to 1 */
  readonly playedValue: number;
  /** the value of `better` that the search found, from 0 to 1 */
  readonly betterValue: number;
  /** `betterValue - playedValue`, more than 0 */
  readonly loss: number;
}

/**
 * Returns the action of `legal` that the recorded `action` names, or `undefined`. The two actions are equal, or have the same type and lead to
 * equal states: a record may name an identical copy, or have a list in another order. Throws IllegalActionError.
 */
export function listedAction<G extends GameTypes>(
  engine: Engine<G>,
  state: State<G>,
  action: G['action'],
  legal: readonly G['action'][] = engine.legalActions(state, action.player),
): G['action'] | undefined {
  const same = legal.find((one) => deepEqual(one, action));
  if (same !== undefined) return same;
  const result = engine.apply(state, action);
  return legal.find((one) => one.type === action.type && deepEqual(engine.apply(state, one), result));
}

/**
 * Returns the decision that `action` answers in `state`, or `undefined` if there is no choice, or if there are too many to list. Throws
 * IllegalActionError.
 */
export function decisionAt<G extends GameTypes>(
  engine: Engine<G>,
  state: State<G>,
  ply: number,
  action: G['action'],
): ReviewedDecision<G> | undefined {
  const { player: seat } = action;
  const legal = listOf<State<G>, G['action'], never>(engine, state, seat);
  if (legal === undefined) return undefined;
  const played = legal.length > 1 ? listedAction(engine, state, action, legal) : undefined;
  return played === undefined ? undefined : { ply, seat, view: engine.view(state, seat), played, legal };
}

/** The lowest useful number of tries per action, on average. */
const TRIES_PER_ACTION = 4;

/** Returns the number of iterations for a decision: `effort`, or more if it has many legal actions. */
export const iterationsFor = ({ legal }: { readonly legal: readonly unknown[] }, effort: number): number =>
  Math.max(effort, TRIES_PER_ACTION * legal.length);

/**
 * Returns the action that the search prefers, with the loss of the played action. Returns `undefined` if no action has a higher value than the
 * played one, or if the search never tried the played action.
 */
export function disagreement<G extends GameTypes>(
  { ply, seat, played }: ReviewedDecision<G>,
  { action: better, findings }: Pick<SearchResult<G['action']>, 'action' | 'findings'>,
): Disagreement<G['action']> | undefined {
  const findingOf = (action: G['action']) => findings.find((finding) => deepEqual(finding.action, action));
  const [own, best] = [findingOf(played), findingOf(better)];
  if (own === undefined || best === undefined || own.visits === 0) return undefined;
  const loss = best.value - own.value;
  return loss > 0 ? { ply, seat, played, better, playedValue: own.value, betterValue: best.value, loss } : undefined;
}

/** Returns a sorted copy: the largest loss first, then the earlier ply. */
export const worstFirst = <D extends Pick<Disagreement<unknown>, 'loss' | 'ply'>>(all: readonly D[]): D[] =>
  [...all].sort((a, b) => b.loss - a.loss || a.ply - b.ply);

/** A reviewed action of a game. */
export interface Reviewed<G extends GameTypes> {
  readonly ply: number;
  /** `undefined` if there was no choice */
  readonly decision: ReviewedDecision<G> | undefined;
  /** `undefined` if there was no search, or no better action */
  readonly disagreement: Disagreement<G['action']> | undefined;
}

/**
 * Yields a review of each of the `actions` of a game that begins at `start`. Each decision with a choice is searched from its player's view.
 * `searcherFor` returns the searcher for a decision, or `undefined` to skip the search. Each searcher may have a different budget. If no
 * budget has a clock, the same game always gets the same reviews. Throws IllegalActionError.
 */
export function* analysis<G extends GameTypes>(
  engine: Engine<G>,
  start: State<G>,
  actions: readonly G['action'][],
  searcherFor: (decision: ReviewedDecision<G>) => Pick<Searcher<G['view'], G['action']>, 'search'> | undefined,
): Generator<Reviewed<G>, void> {
  let state = start;
  for (const [ply, action] of actions.entries()) {
    const decision = decisionAt(engine, state, ply, action);
    const searcher = decision === undefined ? undefined : searcherFor(decision);
    const found =
      decision === undefined || searcher === undefined
        ? undefined
        : disagreement(decision, searcher.search(decision.view, `ply ${ply}`));
    yield { ply, decision, disagreement: found };
    state = engine.apply(state, action);
  }
}
