import { type Estimate, meanOf, type Share, shareOf } from '../arena';
import { BOTS, botsNamed, faultLines, mustHavePlayed, type NamedBot } from '../bots';
import type { Command } from '../commander';
import { chosenGame } from '../components-file';
import { Failure, UsageError } from '../failure';
import {
  colorOption,
  componentsOption,
  engineOption,
  GAME_FLAGS,
  gameArgument,
  languageOption,
  MOST_WORKERS,
  optionsOption,
  secondsOption,
  seedOption,
  whole,
} from '../flags';
import type { Game } from '../game';
import { type Io, printLines, reasonOf } from '../io';
import { messagesIn } from '../language';
import { type MatchRunner, matchRunner } from '../match-task';
import type { Messages } from '../messages/en';
import { chosenOptions, gameFlags } from '../options';
import { BOLD, colored, isColored } from '../paint';
import type { Faults } from '../program-bot';
import { progress } from '../progress';
import { printable, table, wrap } from '../text';
import { onThisThread, resultsInOrder, type WorkerPool, workerPool } from '../worker-pool';

/** The results of one bot. */
interface Standing {
  readonly bot: string;
  readonly games: number;
  readonly wins: number;
  readonly winRate: Estimate;
  readonly points: Estimate;
  /** only for a program: the decisions that the program missed */
  readonly faults?: Faults;
}

const standingOf = ({ name, faults }: NamedBot, shares: readonly Share[]): Standing => ({
  bot: name,
  games: shares.length,
  wins: shares.reduce((sum, { won }) => sum + won, 0),
  winRate: shareOf(shares.map(({ won }) => won)),
  points: meanOf(shares.map(({ points }) => points)),
  ...(faults === undefined ? {} : { faults }),
});

const percent = (share: number): string => (100 * share).toFixed(1);
function standingRows({ arena }: Messages, standings: readonly Standing[]): string[][] {
  const range = ({ low, high }: Estimate, text: (value: number) => string) => arena.range(text(low), text(high));
  const point = (value: number) => (Number.isFinite(value) ? value.toFixed(1) : '?');
  return [
    [...arena.columns],
    ...standings.map(({ bot, games, wins, winRate, points }) => [
      bot,
      String(games),
      wins.toFixed(1),
      percent(winRate.mean),
      range(winRate, percent),
      point(points.mean),
      range(points, point),
    ]),
  ];
}

async function* numbersTo(count: number): AsyncGenerator<number, void> {
  for (let number = 0; number < count; number++) yield number;
}

export const arena = (ludi: Command, io: Io, games: readonly Game[], line: readonly string[]) => {
  const command = ludi
    .command('arena')
    .summary('let bots play many games against each other')
    .description(
      `Lets bots play against each other and reports how often each bot won and how many points it made, with 95 % intervals. A shared victory counts in parts. Each deal is played once for each bot, with every bot one seat further each time, so that neither luck nor seats favor a bot. In a game of teams, a bot plays all seats of its team. With iterations as budgets, the same seed gives the same table. ${GAME_FLAGS}`,
    )
    .addArgument(gameArgument(games, 'the game'))
    .requiredOption('--bots <names>', `the bots, separated by commas: ${BOTS}. Put a comma in a command in quotes`)
    .option(
      '--games <n>',
      'the number of games, rounded up so that every bot plays each deal from every seat',
      whole(1),
      100,
    )
    .addOption(seedOption)
    .addOption(optionsOption)
    .option(
      '--players <n>',
      'the number of players; default: one seat for each bot. With more seats than bots, a bot takes several; with one player or one team, each bot plays alone',
      whole(0),
    )
    .option(
      '--workers <n>',
      'the number of threads, each of which plays one game at a time. With iterations as budgets, the table does not depend on it; with times, use no more threads than processors. With exec: it must be 1',
      whole(1, MOST_WORKERS),
      1,
    )
    .addOption(secondsOption)
    .addOption(engineOption)
    .addOption(componentsOption)
    .addOption(languageOption)
    .addOption(colorOption)
    .option(
      '--json',
      'one JSON object with the same figures: game, players, seed, games, standings (bot, games, wins, winRate, points, and for a program faults: asked, died, slow, nonsense, givenUp, reason, stray). winRate and points have mean, low and high; low and high of points are null after a single game',
    );
  for (const option of gameFlags(games, line)) command.addOption(option);
  command.action(async (name, values) => {
    const game = await chosenGame(games, name, values.components);
    const bots = botsNamed(values.bots, values.maxSeconds);
    const { games: wanted, workers, lang: language } = values;
    const count = Math.ceil(wanted / bots.length) * bots.length;
    const options = await chosenOptions(games, game, values, io, language, bots.length);
    const { players, seed } = options;
    const sides = game.engine.teams(game.engine.initialState(options)).length;
    if (sides > 1 && sides < bots.length)
      throw new UsageError(`${bots.length} bots need as many ${sides < players ? 'teams' : 'seats'}`);
    if (workers > 1 && bots.some(({ faults }) => faults !== undefined))
      throw new UsageError('--workers must be 1 if a program plays');

    const messages = messagesIn(language);
    const { update, clear } = progress(io);
    const shares = bots.map((): Share[] => []);
    const report = (number: number) => {
      const wins = bots.map(({ name }, i) => `${name} ${shares[i]?.reduce((sum, { won }) => sum + won, 0)}`);
      update(`${game.title}: game ${number + 1} of ${count}, won so far: ${wins.join(', ')}`, number / count);
    };
    const pool: WorkerPool<number, Awaited<ReturnType<MatchRunner>>> = workers === 1
      ? onThisThread(await matchRunner(game, bots, options))
      : workerPool(io.worker, workers, 'match', { matches: { game: game.reference, bots: values.bots, options } });
    report(0);
    for await (const { item: number, result: ended, error } of resultsInOrder(pool, workers, numbersTo(count))) {
      if (ended === undefined)
        throw new Failure(`game ${number} of seed ${printable(seed)} failed: ${printable(reasonOf(error))}`);
      ended.forEach((share, i) => {
        if (share !== null) shares[i]?.push(share);
      });
      // checked after each game: a broken program would otherwise play all games at random
      mustHavePlayed(bots);
      if (number + 1 < count) report(number + 1);
    }
    clear();

    const standings = bots.map((bot, i) => standingOf(bot, shares[i] ?? []));
    if (values.json) {
      await printLines(io.stdout, [JSON.stringify({ game: game.engine.game, players, seed, games: count, standings })]);
      return;
    }
    const bold = isColored(values.color, io.stdout, io);
    const even = sides === 1 ? messages.arena.alone : messages.arena.even(percent(1 / bots.length));
    await printLines(io.stdout, [
      `${game.title}, ${messages.players(players)}, ${messages.games(count)}, ${messages.seed(printable(seed, 1024))}`,
      '',
      ...table(standingRows(messages, standings), 1).map((row, i) => (bold && i === 0 ? colored(row, BOLD) : row)),
      '',
      ...wrap(even),
      ...(count === wanted ? [] : wrap(messages.arena.rounded(count, wanted))),
      ...faultLines(messages, bots),
    ]);
  });
};
