/** The tree of an information-set search, and which of its choices is tried next. */
import type { Chance, Seat } from '@ludi-romani/core';
import { best, keyOf } from './decision';

/** What is known of one choice of one seat at a node. */
export interface Choice {
  readonly seat: Seat;
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

/**
 * UCB1 over the actions that are legal in this determinization, each held to how often it was available (Cowling, Powley and
 * Whitehouse 2012): one that was never tried comes first. Counts all of them as available once more.
 */
export function select<A extends object>(
  node: Node,
  seat: Seat,
  legal: readonly A[],
  exploration: number,
  chance: Chance,
): { readonly action: A; readonly choice: Choice } {
  const options = legal.map((action) => {
    const key = keyOf(action);
    let choice = node.choices.get(key);
    if (choice === undefined) {
      choice = { seat, visits: 0, available: 0, total: 0 };
      node.choices.set(key, choice);
    }
    choice.available++;
    return { action, choice };
  });
  const bound = ({ choice: { visits, available, total } }: { readonly choice: Choice }): number =>
    visits === 0 ? Number.POSITIVE_INFINITY : total / visits + exploration * Math.sqrt(log2(available) / visits);
  return best(options, bound, chance);
}
