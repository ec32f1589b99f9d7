/** Compares the actions of a game with the choices of a search. */
import { deepEqual, type Engine, type GameTypes, type Seat, type State } from '@ludi-romani/core';
import { listOf } from './decision';
import type { Compared, Expected, Searcher, Thinking } from './types';

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

/** A decision in which another action is clearly better than the played one, beyond what chance explains. */
export interface Disagreement<V, A> {
  readonly played: Compared<A>;
  readonly better: Compared<A>;
  /** the reward that the played action loses, from 0 to 1: more than 0.04, and more than three standard errors */
  readonly loss: number;
  /** `better` and what the search expects after it */
  readonly line: readonly Expected<V, A>[];
}

/** What a search found about a decision. */
export interface DecisionReview<G extends GameTypes> {
  readonly ply: number;
  readonly seat: Seat;
  /** the chance of the seat to win after the best action that was found, from 0 to 1 */
  readonly win: number;
  /** `undefined` if nothing better was found */
  readonly disagreement: Disagreement<G['view'], G['action']> | undefined;
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

/** The least number of tries of each action in a comparison. */
const LEAST_TRIES = 50;

/** The number of standard errors by which a loss must be above 0. With two of them, each fortieth comparison of equal actions reports one. */
const BEYOND_CHANCE = 3;
/** The least loss of reward: about two points of lead in a close game. Two searches of equal strength often differ by less. */
const LEAST_LOSS = 0.04;

/** The part of a searcher that a review needs. */
export type Reviewing<G extends GameTypes> = Pick<Searcher<G['view'], G['action']>, 'think' | 'compare'>;

/**
 * Reviews a decision: searches it, and if the search prefers another action, tries both in the same deals, each as often as the search has
 * iterations. `thinking` is the finished search of the decision, if there is one. Throws the errors of the searcher.
 */
export function reviewed<G extends GameTypes>(
  { ply, seat, view, played }: ReviewedDecision<G>,
  searcher: Reviewing<G>,
  thinking?: Thinking<G['view'], G['action']>,
): DecisionReview<G> {
  const search = thinking ?? searcher.think(view, `ply ${ply}`);
  if (thinking === undefined) search.run(Number.POSITIVE_INFINITY);
  const { action, findings, iterations } = search.result();
  const found = findings.find((finding) => deepEqual(finding.action, action));
  const agreed = { ply, seat, win: found?.win ?? 0.5, disagreement: undefined };
  if (deepEqual(action, played)) return agreed;
  const tries = Math.max(LEAST_TRIES, iterations);
  // another seed: in the deals of the search, the preferred action has been lucky
  const [own, better] = searcher.compare(view, `review ${ply}`, [played, action], tries);
  if (own === undefined || better === undefined || better.gain <= Math.max(LEAST_LOSS, BEYOND_CHANCE * better.error))
    return agreed;
  const disagreement = { played: own, better, loss: better.gain, line: search.line(action) };
  return { ply, seat, win: better.win, disagreement };
}

/** Returns the chance to win that the played action gave away; less than 0 if it lost only points of lead. */
const givenAway = ({ played, better }: Disagreement<unknown, unknown>): number => better.win - played.win;

/**
 * Returns a sorted copy: the largest chance given away first, then the largest loss, then the earlier ply. Leaves out decisions without a
 * disagreement.
 */
export const worstFirst = <R extends Pick<DecisionReview<GameTypes>, 'ply' | 'disagreement'>>(
  all: readonly R[],
): (R & { readonly disagreement: NonNullable<R['disagreement']> })[] =>
  all
    .flatMap((one) => (one.disagreement === undefined ? [] : [{ ...one, disagreement: one.disagreement }]))
    .sort(
      ({ ply, disagreement: one }, { ply: otherPly, disagreement: other }) =>
        givenAway(other) - givenAway(one) || other.loss - one.loss || ply - otherPly,
    );

/** How well a seat played, by the reviews of its decisions. */
export interface Accuracy {
  readonly seat: Seat;
  /** the number of reviewed decisions */
  readonly decisions: number;
  /** the number of decisions with a disagreement */
  readonly otherwise: number;
  /** the sum of the chances to win that these decisions gave away, at least 0 */
  readonly lost: number;
}

/** Returns the accuracy of each seat with a reviewed decision, in the order of the seats. */
export function accuracies(reviews: readonly DecisionReview<GameTypes>[]): Accuracy[] {
  const seats = [...new Set(reviews.map(({ seat }) => seat))].sort((a, b) => a - b);
  return seats.map((seat) => {
    const own = reviews.filter((review) => review.seat === seat);
    const losses = own.flatMap(({ disagreement }) => disagreement ?? []);
    const lost = losses.reduce((sum, loss) => sum + Math.max(0, givenAway(loss)), 0);
    return { seat, decisions: own.length, otherwise: losses.length, lost };
  });
}

/** The expected points that the better action brings in one row of the score sheet beyond the played one. */
export interface RowDifference {
  readonly row: string;
  readonly points: number;
}

/** Returns the rows in which the expected points of the two actions differ by at least half a point, the largest difference first. */
export function rowDifferences({
  played,
  better,
}: Pick<Disagreement<unknown, unknown>, 'played' | 'better'>): RowDifference[] {
  return Object.entries(better.rows)
    .map(([row, points]) => ({ row, points: points - (played.rows[row] ?? 0) }))
    .filter(({ points }) => Math.abs(points) >= 0.5)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
}

/** An action of a game, with its decision and what a search found about it. */
export interface Reviewed<G extends GameTypes> {
  readonly ply: number;
  /** `undefined` if there was no choice */
  readonly decision: ReviewedDecision<G> | undefined;
  /** `undefined` if there was no search */
  readonly review: DecisionReview<G> | undefined;
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
  searcherFor: (decision: ReviewedDecision<G>) => Reviewing<G> | undefined,
): Generator<Reviewed<G>, void> {
  let state = start;
  for (const [ply, action] of actions.entries()) {
    const decision = decisionAt(engine, state, ply, action);
    const searcher = decision === undefined ? undefined : searcherFor(decision);
    const review = decision === undefined || searcher === undefined ? undefined : reviewed(decision, searcher);
    yield { ply, decision, review };
    state = engine.apply(state, action);
  }
}
