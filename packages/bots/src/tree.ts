/** The tree of an information-set search, and which of its choices is tried next. */
import type { Chance, Seat } from '@ludi-romani/core';
import { bestAt, keyOf } from './decision';

/** What is known of one choice of one seat at a node. */
export interface Choice {
  readonly seat: Seat;
  /** how promising it looked when it was first met, at least 0 */
  readonly prior: number;
  visits: number;
  /** how often it was legal when its seat decided at this node: another determinization may forbid it */
  available: number;
  /** the sum of its seat's rewards */
  total: number;
}

/** All positions that look alike to the searcher after the same actions, as the searcher saw them. */
export interface Node {
  /** by action; of several seats where they decide at the same time */
  readonly choices: Map<string, Choice>;
  /** by action as the searcher sees it */
  readonly children: Map<string, Node>;
}

export const newNode = (): Node => ({ choices: new Map(), children: new Map() });

/**
 * The logarithm to base 2, linear between the powers of two: any runtime computes it alike to the last bit, which `Math.log` does
 * not promise. `count` is whole and at least 1.
 */
export function log2(count: number): number {
  const exponent = 31 - Math.clz32(count);
  return exponent - 1 + count / (1 << exponent);
}

/** How urgent it is to try each of the choices that are legal in a determinization. */
export type Urgency = (legal: readonly Choice[]) => (choice: Choice) => number;

/**
 * UCB1, each choice held to how often it was available (Cowling, Powley and Whitehouse 2012): one that was never tried comes first.
 */
export function ucb(exploration: number): Urgency {
  const bound = ({ visits, available, total }: Choice): number =>
    visits === 0 ? Number.POSITIVE_INFINITY : total / visits + exploration * Math.sqrt(log2(available) / visits);
  return () => bound;
}

/**
 * PUCT (Silver and others 2017): a choice is tried in proportion to how promising it looks, and one that was never tried counts as what
 * came of the others on the mean.
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
 * The most urgent of the actions that are legal in this determinization, and what is known of it. Counts all of them as available once
 * more. `priors` tells how promising each looks, where somebody can.
 */
export function select<A extends object>(
  { choices }: Node,
  seat: Seat,
  legal: readonly A[],
  urgency: Urgency,
  chance: Chance,
  priors?: () => readonly number[],
): { readonly action: A; readonly choice: Choice } {
  const options: Choice[] = [];
  let given: readonly number[] | undefined;
  for (let i = 0; i < legal.length; i++) {
    const key = keyOf(legal[i] as A);
    let choice = choices.get(key);
    if (choice === undefined) {
      given ??= priors?.();
      choice = { seat, prior: given?.[i] ?? 1, visits: 0, available: 0, total: 0 };
      choices.set(key, choice);
    }
    choice.available++;
    options.push(choice);
  }
  const at = bestAt(options, urgency(options), chance);
  return { action: legal[at] as A, choice: options[at] as Choice };
}
