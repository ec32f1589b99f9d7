/** The hand-made knowledge that a model can correct: what an expert expects, and what it finds promising, as features. */
import type { Chance, Score, Seat } from '@ludi-romani/core';
import type { Utility } from '../reward';
import { logarithm } from './exact';

/** The knowledge of an expert, as options of `ismcts`. */
export interface Knowledge<A, S> {
  prospects(state: S): readonly number[];
  prior(state: S, seat: Seat, legal: readonly A[]): readonly number[];
  policy?(state: S, seat: Seat, legal: readonly A[], chance: Chance): A;
  readonly utility?: Utility;
  /** the exploration that goes with the prior, and the length of playouts */
  readonly exploration?: number;
  readonly playoutPlies?: number;
}

/** The row with the points that the expert expects, beside the rows of the score sheet. */
export const EXPECTED = 'expected';

/** Returns scores with the points that the expert expects of each seat as a further row. */
export const withExpected = (scores: readonly Score[], expected: readonly number[]): Score[] =>
  scores.map((score, seat) => ({ ...score, rows: { ...score.rows, [EXPECTED]: expected[seat] ?? 0 } }));

/** The promise of an action is a feature for each type of action. */
const PROMISE = 'promise=';

/** Returns the names of the features of promises, for the names of the features of actions. */
export const promiseNames = (actionNames: readonly string[]): string[] =>
  actionNames.flatMap((name) => (name.startsWith('type=') ? [`${PROMISE}${name.slice(5)}`] : []));

export const isPromise = (name: string): boolean => name.startsWith(PROMISE);

/** Returns the name of the feature with the promise of an action. */
export const promiseName = (type: string): string => `${PROMISE}${type}`;

/** What is added to the share of a prior, so that its logarithm is finite. */
const LEAST = 0.001;

/** Returns how promising the expert finds each action: 0 for the most promising one, below 0 for the others. */
export function promises<A, S>(knowledge: Knowledge<A, S>, state: S, seat: Seat, legal: readonly A[]): number[] {
  const priors = knowledge.prior(state, seat, legal);
  const highest = Math.max(...priors);
  return priors.map((each) => (highest === 0 ? 0 : logarithm(each / highest + LEAST)));
}
