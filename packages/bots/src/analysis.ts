/** How far what was played is from what a search would have done. */
import { deepEqual, type Engine, type GameTypes, type Seat, type State } from '@ludi-romani/core';
import type { Searcher, SearchResult } from './types';

/** A decision with a choice, as its player saw it. */
export interface ReviewedDecision<G extends GameTypes> {
  /** after so many actions it was open */
  readonly ply: number;
  readonly seat: Seat;
  readonly view: G['view'];
  /** the legal action that was meant */
  readonly played: G['action'];
  readonly legal: readonly G['action'][];
}

/** A decision that a search would have made otherwise. */
export interface Disagreement<A> {
  readonly ply: number;
  readonly seat: Seat;
  readonly played: A;
  readonly better: A;
  /** from 0 to 1 */
  readonly playedValue: number;
  readonly betterValue: number;
  readonly loss: number;
}

/** The listed action that a recorded one means: a record may name an identical copy, or a list in another order. */
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

/** The decision that `action` answered; nothing where there was no choice. */
export function decisionAt<G extends GameTypes>(
  engine: Engine<G>,
  state: State<G>,
  ply: number,
  action: G['action'],
): ReviewedDecision<G> | undefined {
  const { player: seat } = action;
  const legal = engine.legalActions(state, seat);
  const played = legal.length > 1 ? listedAction(engine, state, action, legal) : undefined;
  return played === undefined ? undefined : { ply, seat, view: engine.view(state, seat), played, legal };
}

/** So often each action is tried at least, on average: less tells nothing of it. */
const TRIES_EACH = 4;

/** How long a decision is searched, given how long one is as a rule. */
export const iterationsFor = ({ legal }: { readonly legal: readonly unknown[] }, effort: number): number =>
  Math.max(effort, TRIES_EACH * legal.length);

/** What the search would rather have done, by its findings; nothing where it agrees, or knows too little of what was played. */
export function disagreement<G extends GameTypes>(
  { ply, seat, played }: ReviewedDecision<G>,
  { action: better, findings }: Pick<SearchResult<G['action']>, 'action' | 'findings'>,
): Disagreement<G['action']> | undefined {
  const of = (action: G['action']) => findings.find((finding) => deepEqual(finding.action, action));
  const [own, best] = [of(played), of(better)];
  if (own === undefined || best === undefined || own.visits === 0) return undefined;
  const loss = best.value - own.value;
  return loss > 0 ? { ply, seat, played, better, playedValue: own.value, betterValue: best.value, loss } : undefined;
}

/** The worst first. */
export const worstFirst = <D extends Pick<Disagreement<unknown>, 'loss' | 'ply'>>(all: readonly D[]): D[] =>
  [...all].sort((a, b) => b.loss - a.loss || a.ply - b.ply);

/** An action of a game that was looked at. */
export interface Reviewed<G extends GameTypes> {
  readonly ply: number;
  /** whether there was a choice */
  readonly decision: ReviewedDecision<G> | undefined;
  readonly disagreement: Disagreement<G['action']> | undefined;
}

/**
 * A game from a state, action by action, as a searcher sees it from each player's own view; `searcherFor` may give each decision the time
 * that it needs. With iterations as budgets the same game is always judged alike. Throws IllegalActionError.
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
