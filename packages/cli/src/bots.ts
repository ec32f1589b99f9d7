/** Who plays when nobody does: the bots by what they are called on the command line. */
import { type Bot, type Budget, flatMonteCarlo, greedy, ismcts, random, type Searcher } from '@ludi-romani/bots';
import type { ActionLike, Engine, GameTypes } from '@ludi-romani/core';
import { UsageError } from './args';
import { nearest } from './near';
import { printable } from './text';

type AnyEngine = Engine<GameTypes>;
/** A bot of any game. */
export type AnyBot = Bot<GameTypes['view'], ActionLike>;

/** A searcher of any game. */
export type AnySearcher = Searcher<GameTypes['view'], ActionLike>;

/** A bot as it was called, to be sat down at a game. */
export interface NamedBot {
  readonly name: string;
  readonly sit: (engine: AnyEngine) => AnyBot;
}

/** What the help says of them. */
export const BOTS =
  'random, greedy, flat:N (flat Monte Carlo) or ismcts:N (tree search), where N is a number of iterations (default 200) or a time for each decision';

const DEFAULT_ITERATIONS = 200;

/** `500` iterations, or `200ms`, which no seed repeats. */
function budgetOf(effort: string | undefined): Budget | undefined {
  if (effort === undefined) return { iterations: DEFAULT_ITERATIONS };
  const [, amount, unit] = /^(\d{1,9})(ms)?$/.exec(effort) ?? [];
  if (amount === undefined) return undefined;
  return unit === undefined
    ? { iterations: Number(amount) }
    : { milliseconds: Number(amount), clock: () => performance.now() };
}

/** How that bot is sat down, if there is one. */
function seating(kind: string, effort: string | undefined): NamedBot['sit'] | undefined {
  if (kind === 'random' && effort === undefined) return random;
  if (kind === 'greedy' && effort === undefined) return greedy;
  const budget = budgetOf(effort);
  if (budget === undefined) return undefined;
  if (kind === 'flat') return (engine) => flatMonteCarlo(engine, budget);
  if (kind === 'ismcts') return (engine) => ismcts(engine, budget);
  return undefined;
}

/** Which kinds of bots there are, and whether a number or a time follows. */
export const BOT_KINDS = { random: false, greedy: false, flat: true, ismcts: true } as const;

/** What may have been meant by the name of no bot. */
const meant = (name: string): string => {
  const [kind = '', ...effort] = name.split(':');
  const near = nearest(kind, Object.keys(BOT_KINDS));
  return near === undefined || near === kind ? '' : `; did you mean '${printable([near, ...effort].join(':'))}'?`;
};

/** The bot of that name, or a usage error. */
export function botNamed(name: string): NamedBot {
  const [kind = '', effort, ...more] = name.split(':');
  const sit = more.length === 0 ? seating(kind, effort) : undefined;
  if (sit === undefined) throw new UsageError(`unknown bot '${printable(name)}'${meant(name)}`);
  return { name, sit };
}

const SEARCHERS: Readonly<Record<string, (engine: AnyEngine, budget: Budget) => AnySearcher>> = {
  flat: flatMonteCarlo,
  ismcts,
};

/** The searcher of that name, or a usage error: of iterations it tries `least` at least. */
export function searcherNamed(name: string): (engine: AnyEngine, least: (effort: number) => number) => AnySearcher {
  botNamed(name);
  const [kind = '', effort] = name.split(':');
  const budget = budgetOf(effort);
  const search = Object.hasOwn(SEARCHERS, kind) ? SEARCHERS[kind] : undefined;
  if (search === undefined || budget === undefined)
    throw new UsageError(
      `'${printable(name)}' tells nothing of what it thinks: ${Object.keys(SEARCHERS).join(' and ')} do`,
    );
  return (engine, least) =>
    search(engine, 'milliseconds' in budget ? budget : { iterations: least(budget.iterations) });
}

/** The bots of a list such as `random,greedy,ismcts:500`. */
export const botsNamed = (list: string): NamedBot[] => list.split(',').map((name) => botNamed(name.trim()));
