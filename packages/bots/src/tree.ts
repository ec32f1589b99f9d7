/** The tree of an information-set search, and the selection of the next choice to try. */
import type { Chance, Seat } from '@ludi-romani/core';
import { indexOfBest, keyOf } from './decision';
import { newTally, type Tally } from './tally';

/** The statistics of one choice of one seat at a node, with the tries of its action. */
export interface Choice<A = unknown> extends Tally {
  readonly action: A;
  readonly seat: Seat;
  /** at least 0: how promising the action looked when it was first legal at this node */
  readonly prior: number;
  /** the number of times that the action was legal when its seat decided here: it may be illegal in another determinization */
  available: number;
}

/** All positions that look the same to the searcher and follow the same visible actions. */
export interface Node<A> {
  /** by the key of the action; for simultaneous decisions, the choices of several seats */
  readonly choices: Map<string, Choice<A>>;
  /** by the key of the action as the searcher sees it */
  readonly children: Map<string, Node<A>>;
  /** by seat: the actions drawn so far, if there are too many to list */
  readonly samples: Map<Seat, Sample<A>>;
}

/** The actions of one seat at a node that were drawn so far, because there are too many to list. */
interface Sample<A> {
  readonly actions: A[];
  visits: number;
}

export const newNode = <A>(): Node<A> => ({ choices: new Map(), children: new Map(), samples: new Map() });

/**
 * Returns the logarithm to base 2, with linear interpolation between powers of two. Every runtime returns exactly the same number, which
 * `Math.log` does not guarantee. `count` must be a whole number from 1 to 2^31 - 1.
 */
export function log2(count: number): number {
  const exponent = 31 - Math.clz32(count);
  return exponent - 1 + count / (1 << exponent);
}

/** Makes a function that rates the choices that are legal in a determinization. The choice with the highest rating is tried next. */
export type Urgency = (legal: readonly Choice[]) => (choice: Choice) => number;

/**
 * Returns UCB1 ratings that compare the visits of a choice with the number of times that it was available (Cowling, Powley and Whitehouse
 * 2012). Untried choices come first.
 */
export function ucb(exploration: number): Urgency {
  const bound = ({ visits, available, total }: Choice): number =>
    visits === 0 ? Number.POSITIVE_INFINITY : total / visits + exploration * Math.sqrt(log2(available) / visits);
  return () => bound;
}

/**
 * Returns PUCT ratings (Silver and others 2017): the exploration of a choice is proportional to its prior. An untried choice gets the mean
 * reward of the tried choices as its value.
 */
export function puct(exploration: number): Urgency {
  return (legal) => {
    let visits = 0;
    let total = 0;
    let priors = 0;
    for (const choice of legal) {
      visits += choice.visits;
      total += choice.total;
      priors += choice.prior;
    }
    const mean = visits === 0 ? 0.5 : total / visits;
    const weight = priors === 0 ? 0 : (exploration * Math.sqrt(visits + 1)) / priors;
    return (choice) =>
      (choice.visits === 0 ? mean : choice.total / choice.visits) + (weight * choice.prior) / (1 + choice.visits);
  };
}

/**
 * Returns the statistics of the legal actions of `seat` at a node, in their order, after adding the new ones. `priors` returns the prior of each
 * legal action. It is called only if an action is new at this node. Without `priors`, each prior is 1.
 */
export function enter<A extends object>(
  { choices }: Pick<Node<A>, 'choices'>,
  seat: Seat,
  legal: readonly A[],
  priors?: () => readonly number[],
): Choice<A>[] {
  const entered: Choice<A>[] = [];
  let given: readonly number[] | undefined;
  for (let i = 0; i < legal.length; i++) {
    const action = legal[i] as A;
    const key = keyOf(action);
    let choice = choices.get(key);
    if (choice === undefined) {
      given ??= priors?.();
      choice = { action, seat, prior: given?.[i] ?? 1, available: 0, ...newTally() };
      choices.set(key, choice);
    }
    entered.push(choice);
  }
  return entered;
}

/** Returns the choice with the highest urgency. Increments `available` of all of them. */
export function select<A>(choices: readonly Choice<A>[], urgency: Urgency, chance: Chance): Choice<A> {
  for (const choice of choices) choice.available++;
  return choices[indexOfBest(choices, urgency(choices), chance)] as Choice<A>;
}
