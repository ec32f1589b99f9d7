/** Who plays when nobody does: the bots by what they are called on the command line. */
import { type Bot, type Budget, flatMonteCarlo, greedy, ismcts, random, type Searcher } from '@ludi-romani/bots';
import type { ActionLike, Engine, GameTypes } from '@ludi-romani/core';
import { plural } from '@ludi-romani/core/words/en';
import { Failure, UsageError } from './failure';
import { gameNamed } from './games';
import { type Faults, missed, noFaults, program } from './program';
import type { Sayings } from './sayings/en';
import { listed, printable, wrap } from './text';

type AnyEngine = Engine<GameTypes>;
type AnyView = GameTypes['view'];

/** A bot of the box, of any game. */
export type OwnBot = Bot<AnyView, ActionLike> | Searcher<AnyView, ActionLike>;

/** Whoever plays, of the box or a program that has to be asked. */
export interface AnyBot {
  choose(view: AnyView, seed: string): ActionLike | Promise<ActionLike>;
}

/** A searcher of any game. */
export type AnySearcher = Searcher<GameTypes['view'], ActionLike>;

/** A bot as it was called, to be sat down at a game. */
export interface NamedBot {
  readonly name: string;
  readonly sit: (engine: AnyEngine) => AnyBot;
  /** which decisions were not its own, of a program */
  readonly faults?: Faults;
}

/** What the help says of them. */
export const BOTS =
  'random, greedy, flat:N (flat Monte Carlo), ismcts:N (tree search) or expert:N (the same, told what good players look at), where N is a number of iterations (default 200) or a time for each decision, as in ismcts:500ms or expert:2s; or exec:COMMAND, a program of your own';

const DEFAULT_ITERATIONS = 200;

/** `500` iterations, one at least, or `200ms` or `2s`, which no seed repeats. */
function budgetOf(effort: string | undefined): Budget | undefined {
  if (effort === undefined) return { iterations: DEFAULT_ITERATIONS };
  const [, amount, unit] = /^(\d{1,9})(ms|s)?$/.exec(effort) ?? [];
  if (amount === undefined || (unit === undefined && Number(amount) === 0)) return undefined;
  return unit === undefined
    ? { iterations: Number(amount) }
    : { milliseconds: Number(amount) * (unit === 's' ? 1000 : 1), clock: () => performance.now() };
}

/** Those that need no budget. */
const SIMPLE = new Map<string, (engine: AnyEngine) => OwnBot>(Object.entries({ random, greedy }));

const SEARCHERS = new Map<string, (engine: AnyEngine, budget: Budget) => AnySearcher>(
  Object.entries({
    flat: flatMonteCarlo,
    ismcts,
    expert: (engine: AnyEngine, budget: Budget) => gameNamed(engine.game).expert(engine, budget),
  }),
);

/** The forms of a bot's name. */
const FORMS = [...SIMPLE.keys(), ...[...SEARCHERS.keys()].map((kind) => `${kind}:N`), 'exec:COMMAND'];

/** How the bot of the box with that name is sat down, or what is wrong with the name. */
export function ownBot(name: string): ((engine: AnyEngine) => OwnBot) | string {
  const [kind = '', ...efforts] = name.split(':');
  const effort = efforts.length === 0 ? undefined : efforts.join(':');
  const simple = SIMPLE.get(kind);
  if (simple !== undefined) return effort === undefined ? simple : `${kind} takes no number`;
  const search = SEARCHERS.get(kind);
  if (search === undefined) return `unknown bot '${printable(name)}'; there is ${listed(FORMS)}`;
  const budget = budgetOf(effort);
  if (budget === undefined)
    return `${kind}:N is a number of iterations from 1, or a time such as 500ms or 2s, not '${printable(effort ?? '', 60)}'`;
  return (engine) => search(engine, budget);
}

/** The searcher of that name, or a usage error: of iterations it tries `least` at least. */
export function searcherNamed(name: string): (engine: AnyEngine, least: (effort: number) => number) => AnySearcher {
  botNamed(name);
  const [kind = '', effort] = name.split(':');
  const budget = budgetOf(effort);
  const search = SEARCHERS.get(kind);
  if (search === undefined || budget === undefined)
    throw new UsageError(`'${printable(name)}' tells nothing of what it thinks: ${listed([...SEARCHERS.keys()])} do`);
  return (engine, least) =>
    search(engine, 'milliseconds' in budget ? budget : { iterations: least(budget.iterations) });
}

const EXEC = 'exec:';

/** The words of a command, as a shell would part them: at spaces, but not within quotes; a backslash takes what follows as it is. */
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
    else if (part.trim() !== '') throw new UsageError(`a quote is left open in '${printable(command)}'`);
  }
  return words;
}

/** Seconds that a program may think by default. */
export const DEFAULT_SECONDS = 10;

/** The bot of that name, or a usage error; `seconds` is what a program has for each decision. */
export function botNamed(name: string, seconds = DEFAULT_SECONDS): NamedBot {
  if (name.startsWith(EXEC)) {
    const [file, ...args] = commandWords(name.slice(EXEC.length));
    if (file === undefined) throw new UsageError('exec: is followed by a command');
    const faults = noFaults();
    return { name, faults, sit: (engine) => program(engine, { file, args, milliseconds: 1000 * seconds }, faults) };
  }
  const sit = ownBot(name);
  if (typeof sit === 'string') throw new UsageError(sit);
  return { name, sit };
}

/** The bots of a list such as `random,greedy,ismcts:500`; a comma within quotes belongs to a command. */
export function botsNamed(list: string, seconds?: number): NamedBot[] {
  const names: string[] = [''];
  for (const [part] of list.matchAll(/\\.|'[^']*'|"(?:[^"\\]|\\.)*"|./gs)) {
    if (part === ',') names.push('');
    else names[names.length - 1] += part;
  }
  return names.map((name) => botNamed(name.trim(), seconds));
}

/** What is to be said of programs that did not make all of their decisions, or wrote what is no message. */
export const faultLines = ({ arena: said }: Sayings, bots: readonly NamedBot[]): string[] =>
  bots.flatMap(({ name, faults }) => {
    if (faults === undefined) return [];
    const { reason, stray } = faults;
    const lines = [
      reason === null ? '' : said.faults(name, faults, reason),
      stray === null ? '' : said.stray(name, stray),
    ];
    return lines.filter(Boolean).flatMap((line) => ['', ...wrap(printable(line, 1024))]);
  });

/** Sees to it that every program that was asked made a decision of its own: what was played is of no account otherwise. Throws Failure. */
export function mustHavePlayed(bots: readonly NamedBot[]): void {
  for (const { name, faults } of bots)
    if (faults !== undefined && faults.asked > 0 && missed(faults) === faults.asked)
      throw new Failure(`${printable(name)} made none of its ${plural(faults.asked, 'decision')}: ${faults.reason}`);
}
