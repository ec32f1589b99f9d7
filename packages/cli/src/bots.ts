/** The bots, by their names on the command line. */
import { readFileSync } from 'node:fs';
import {
  type Bot,
  type Budget,
  flatMonteCarlo,
  greedy,
  ismcts,
  iterationsFor,
  random,
  type Searcher,
  type Thinking,
} from '@ludi-romani/bots';
import { learnedBot, type Model, parseModel } from '@ludi-romani/bots/learn';
import type { ActionLike, GameTypes } from '@ludi-romani/core';
import { plural } from '@ludi-romani/core/words/en';
import { Failure, UsageError } from './failure';
import { expertOf, forBots, type Game, handmadeOf } from './game';
import type { GameModule } from './game-module';
import { reasonOf } from './io';
import type { Messages } from './messages/en';
import { type Faults, missed, noFaults, programBot } from './program-bot';
import { listed, printable, wrap } from './text';

type AnyView = GameTypes['view'];

/** A built-in bot of any game. */
export type BuiltInBot = Bot<AnyView, ActionLike> | Searcher<AnyView, ActionLike>;

/** A built-in bot, or a program that answers asynchronously. */
export interface AnyBot {
  choose(view: AnyView, seed: string): ActionLike | Promise<ActionLike>;
}

/** A searcher of any game. */
export type AnySearcher = Searcher<GameTypes['view'], ActionLike>;

/** A bot by name, before it has a game. */
export interface NamedBot {
  readonly name: string;
  /** Returns the bot for a game, with the game's engine. */
  readonly sit: (game: GameModule) => AnyBot;
  /** only for a program: counts the decisions that the program did not make */
  readonly faults?: Faults;
}

/** The list of bots in help texts. */
export const BOTS =
  'expert:N (tree search with knowledge of the game), handmade:N (the same without learned models), ismcts:N (tree search), flat:N (flat Monte Carlo), greedy or random, where N is a number of iterations (default 200) or a time for each decision, as in ismcts:500ms or expert:2s; learned:FILE:N, a tree search with a model of ludi train; or exec:COMMAND, your own program';

const DEFAULT_ITERATIONS = 200;

/** Returns the budget for `500` (iterations, at least 1), `200ms` or `2s`. Returns `undefined` for any other text. */
function budgetOf(effort: string | undefined): Budget | undefined {
  if (effort === undefined) return { iterations: DEFAULT_ITERATIONS };
  const [, amount, unit] = /^(\d{1,9})(ms|s)?$/.exec(effort) ?? [];
  if (amount === undefined || (unit === undefined && Number(amount) === 0)) return undefined;
  return unit === undefined
    ? { iterations: Number(amount) }
    : { milliseconds: Number(amount) * (unit === 's' ? 1000 : 1), clock: () => performance.now() };
}

/** The bots without a budget. */
const SIMPLE = new Map<string, (game: GameModule) => BuiltInBot>(
  Object.entries({
    random: ({ engine }: GameModule) => random(engine),
    greedy: ({ engine }: GameModule) => greedy(engine),
  }),
);

const SEARCHERS = new Map<string, (game: GameModule, budget: Budget) => AnySearcher>(
  Object.entries({
    flat: ({ engine }: GameModule, budget: Budget) => flatMonteCarlo(engine, budget),
    ismcts: ({ engine }: GameModule, budget: Budget) => ismcts(engine, budget),
    expert: expertOf,
    handmade: handmadeOf,
  }),
);

/** The forms of a bot's name. */
const FORMS = [...SIMPLE.keys(), ...[...SEARCHERS.keys()].map((kind) => `${kind}:N`), 'learned:FILE:N', 'exec:COMMAND'];

/** Returns the factory of the built-in bot with that name, or a message about the name. */
export function builtInBot(name: string): ((game: GameModule) => BuiltInBot) | string {
  const [kind = '', ...efforts] = name.split(':');
  const effort = efforts.length === 0 ? undefined : efforts.join(':');
  const simple = SIMPLE.get(kind);
  if (simple !== undefined) return effort === undefined ? simple : `${kind} takes no number`;
  const search = SEARCHERS.get(kind);
  if (search === undefined) return `unknown bot '${printable(name)}': the bots are ${listed(FORMS)}`;
  const budget = budgetOf(effort);
  if (budget === undefined)
    return `in ${kind}:N, N must be a number of iterations from 1, or a time such as 500ms or 2s, not '${printable(effort ?? '', 60)}'`;
  return (game) => search(game, budget);
}

/**
 * Returns the factory of the searcher with that name. `iterationsFor` maps the number of iterations in the name to the number that is
 * used. Throws UsageError for other bots.
 */
export function searcherNamed(
  name: string,
): (game: GameModule, iterationsFor: (iterations: number) => number) => AnySearcher {
  botNamed(name);
  const { search, budget } = name.startsWith(LEARNED) ? learnedSearch(name) : searchNamed(name);
  return (game, iterationsFor) =>
    search(game, 'milliseconds' in budget ? budget : { iterations: iterationsFor(budget.iterations) });
}

/** A search that waits for its game and its budget, and the budget of its name. */
interface NamedSearch {
  readonly search: (game: GameModule, budget: Budget) => AnySearcher;
  readonly budget: Budget;
}

/** Throws UsageError for a bot that is no search. */
function searchNamed(name: string): NamedSearch {
  const [kind = '', effort] = name.split(':');
  const budget = budgetOf(effort);
  const search = SEARCHERS.get(kind);
  if (search === undefined || budget === undefined)
    throw new UsageError(
      `'${printable(name)}' is not a searcher: use ${listed([...SEARCHERS.keys(), 'learned'], 'or')}`,
    );
  return { search, budget };
}

/** Returns the bot with a memory: a search reuses the findings of the one before, if its choice led to exactly this view. */
export function continuing(bot: AnyBot | BuiltInBot): AnyBot {
  if (!('think' in bot)) return bot;
  let before: Thinking<AnyView, ActionLike> | undefined;
  return {
    choose: (view, seed) => {
      before = bot.think(view, seed, before);
      before.run(Number.POSITIVE_INFINITY);
      return before.result().action;
    },
  };
}

/** Resolves to the action that a short search prefers for the viewer of `view`, who has the actions in `legal`. */
export async function hintFor(game: Game, view: AnyView, legal: readonly ActionLike[]): Promise<ActionLike> {
  const searcher = searcherNamed('expert');
  return searcher(await forBots(game), (iterations) => iterationsFor({ legal }, iterations)).choose(view, 'hint');
}

const EXEC = 'exec:';
const LEARNED = 'learned:';

/** Returns the search with the model in a file, for a name such as `learned:model.json:400`. Throws UsageError. */
function learnedSearch(name: string): NamedSearch {
  const [, file = '', effort] = /^learned:(.+?)(?::(\d{1,9}(?:ms|s)?))?$/.exec(name) ?? [];
  const budget = budgetOf(effort);
  if (file === '' || budget === undefined)
    throw new UsageError(`'${printable(name)}' must be learned:FILE:N, with the file of a model`);
  const model = modelIn(file);
  return {
    budget,
    search: ({ engine, knowledge }, given) =>
      learnedBot(engine, given, model, model.isCorrection ? knowledge?.(engine) : undefined),
  };
}

/** Returns the model in a file. Throws UsageError. */
function modelIn(file: string): Model {
  try {
    return parseModel(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new UsageError(`${printable(file)} is not a model of ludi train: ${printable(reasonOf(error))}`);
  }
}

/**
 * Splits a command into words as a shell does: at spaces outside quotes. A backslash escapes the next character. Throws UsageError for an
 * open quote.
 */
function commandWords(command: string): string[] {
  const words: string[] = [];
  const pattern = /\s+|((?:[^\s'"\\]|\\.|'[^']*'|"(?:[^"\\]|\\.)*")+)|./gs;
  for (const [part, word] of command.matchAll(pattern)) {
    if (word !== undefined)
      words.push(
        word.replace(
          /\\(.)|'([^']*)'|"((?:[^"\\]|\\.)*)"/gs,
          (_, escaped, single, double) => escaped ?? single ?? double.replace(/\\(.)/gs, '$1'),
        ),
      );
    else if (part.trim() !== '') throw new UsageError(`a closing quote is missing in '${printable(command)}'`);
  }
  return words;
}

/** The default time limit of a program, per decision. */
export const DEFAULT_SECONDS = 10;

/** Returns the bot with that name. `seconds` is the time limit of a program per decision. Throws UsageError. */
export function botNamed(name: string, seconds = DEFAULT_SECONDS): NamedBot {
  if (name.startsWith(EXEC)) {
    const [file, ...args] = commandWords(name.slice(EXEC.length));
    if (file === undefined) throw new UsageError('exec: must be followed by a command');
    const faults = noFaults();
    return {
      name,
      faults,
      sit: ({ engine }) => programBot(engine, { file, args, milliseconds: 1000 * seconds }, faults),
    };
  }
  if (name.startsWith(LEARNED)) {
    const { search, budget } = learnedSearch(name);
    return { name, sit: (game) => search(game, budget) };
  }
  const sit = builtInBot(name);
  if (typeof sit === 'string') throw new UsageError(sit);
  return { name, sit };
}

/** Returns the bots of a list such as `random,greedy,ismcts:500`. A comma within quotes belongs to a command. Throws UsageError. */
export function botsNamed(list: string, seconds?: number): NamedBot[] {
  const names: string[] = [''];
  for (const [part] of list.matchAll(/\\.|'[^']*'|"(?:[^"\\]|\\.)*"|./gs)) {
    if (part === ',') names.push('');
    else names[names.length - 1] += part;
  }
  return names.map((name) => botNamed(name.trim(), seconds));
}

/** Returns the report on programs that missed decisions or wrote lines that are not messages. */
export const faultLines = ({ arena }: Messages, bots: readonly NamedBot[]): string[] =>
  bots.flatMap(({ name, faults }) => {
    if (faults === undefined) return [];
    const { reason, stray } = faults;
    const lines = [
      reason === null ? '' : arena.faults(name, faults, reason),
      stray === null ? '' : arena.stray(name, stray),
    ];
    return lines.filter(Boolean).flatMap((line) => ['', ...wrap(printable(line, 1024))]);
  });

/** Throws Failure if a program was asked and made no decision at all: its results are then those of the random bot. */
export function mustHavePlayed(bots: readonly NamedBot[]): void {
  for (const { name, faults } of bots)
    if (faults !== undefined && faults.asked > 0 && missed(faults) === faults.asked)
      throw new Failure(`${printable(name)} made none of its ${plural(faults.asked, 'decision')}: ${faults.reason}`);
}
