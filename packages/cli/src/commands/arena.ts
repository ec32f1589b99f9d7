import type { GameTypes } from '@ludi-romani/core';
import { type Estimate, meanOf, type Share, shareOf } from '../arena';
import { BOTS, botsNamed, faultLines, mustHavePlayed, type NamedBot } from '../bots';
import { boxed } from '../box';
import type { Command } from '../commander';
import { type Play, seated } from '../contest';
import { alone, type Crew, crewOf, worked } from '../crew';
import { Failure, UsageError } from '../failure';
import {
  colorOption,
  componentsOption,
  gameArgument,
  languageOption,
  MOST_WORKERS,
  OWN_FLAGS,
  optionsOption,
  secondsOption,
  seedOption,
  whole,
} from '../flags';
import { type Game, gameNamed } from '../games';
import { type Io, printLines, reasonOf } from '../io';
import { sayingsOf } from '../language';
import { chosenOptions, gameOptions } from '../options';
import { BOLD, colored, isColored } from '../paint';
import type { Faults } from '../program';
import { progress } from '../progress';
import type { Sayings } from '../sayings/en';
import { printable, table, wrap } from '../text';

/** What the games of one bot come to. */
interface Standing {
  readonly bot: string;
  readonly games: number;
  readonly wins: number;
  readonly winRate: Estimate;
  readonly points: Estimate;
  /** the decisions that a program did not make itself */
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
function standingRows({ arena: said }: Sayings, standings: readonly Standing[]): string[][] {
  const range = ({ low, high }: Estimate, text: (value: number) => string) => said.range(text(low), text(high));
  const point = (value: number) => (Number.isFinite(value) ? value.toFixed(1) : '?');
  return [
    [...said.columns],
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

async function onThisThread(game: Game, bots: readonly NamedBot[], options: GameTypes['options']) {
  const engine = await game.fast();
  const sitting = bots.map(({ sit }) => sit(engine));
  return alone(seated(engine, sitting, options));
}

async function* numbersTo(count: number): AsyncGenerator<number, void> {
  for (let number = 0; number < count; number++) yield number;
}

export const arena = (ludi: Command, io: Io, line: readonly string[]) => {
  const command = ludi
    .command('arena')
    .summary('let bots play many games against each other')
    .description(
      `Lets bots play against each other and reports how often each bot won and how many points it made, with 95 % intervals. A shared victory counts in parts. Each deal is played as often as there are bots, every bot one seat further on each time, so that luck and seats favor no bot. With iterations as budgets the same seed gives the same table. ${OWN_FLAGS}`,
    )
    .addArgument(gameArgument)
    .requiredOption('--bots <names>', `the bots, with commas: ${BOTS}. A comma in a command stands in quotes`)
    .option('--games <n>', 'the number of games, rounded up so that each deal is played from every seat', whole(1), 100)
    .addOption(seedOption)
    .addOption(optionsOption)
    .option(
      '--players <n>',
      'default: one seat for each bot. With more seats than bots, the bots take several each; in a game for one, each plays alone',
      whole(0),
    )
    .option(
      '--workers <n>',
      'threads that play at a time, a game each. With iterations as budgets the table is the same; times are fair while there is a processor for each. A program plays with one',
      whole(1, MOST_WORKERS),
      1,
    )
    .addOption(secondsOption)
    .addOption(componentsOption)
    .addOption(languageOption)
    .addOption(colorOption)
    .option(
      '--json',
      'one JSON object with the same figures: game, players, seed, games, standings (bot, games, wins, winRate, points, and of a program faults: asked, died, slow, nonsense, givenUp, reason, stray; mean, low and high of each of the two; of the points of one game low and high are null)',
    );
  for (const option of gameOptions(line)) command.addOption(option);
  command.action(async (name, values) => {
    const game = await boxed(gameNamed(name), values.components);
    const bots = botsNamed(values.bots, values.maxSeconds);
    const { games: wanted, workers, lang: language } = values;
    const count = Math.ceil(wanted / bots.length) * bots.length;
    const options = await chosenOptions(game, values, io, language, bots.length);
    const { players, seed } = options;
    if (players > 1 && players < bots.length) throw new UsageError(`${bots.length} bots need as many seats`);
    if (workers > 1 && bots.some(({ faults }) => faults !== undefined))
      throw new UsageError('--workers is 1 where a program plays');

    const sayings = sayingsOf(language);
    const { tell, clear } = progress(io);
    const shares = bots.map((): Share[] => []);
    const report = (number: number) => {
      const wins = bots.map(({ name }, i) => `${name} ${shares[i]?.reduce((sum, { won }) => sum + won, 0)}`);
      tell(`${game.title}: game ${number + 1} of ${count}, won so far: ${wins.join(', ')}`, number / count);
    };
    const crew: Crew<number, Awaited<ReturnType<Play>>> = workers === 1
      ? await onThisThread(game, bots, options)
      : crewOf(io.worker, workers, 'match', {
          contest: {
            ...{ game: game.engine.game, bots: values.bots, options },
            tables: values.components === undefined ? null : game.engine.components,
          },
        });
    report(0);
    for await (const { item: number, result: ended, error } of worked(crew, workers, numbersTo(count))) {
      if (ended === undefined)
        throw new Failure(`game ${number} of seed ${printable(seed)} broke off: ${printable(reasonOf(error))}`);
      ended.forEach((share, i) => {
        if (share !== null) shares[i]?.push(share);
      });
      // sooner than after games and games of chance
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
    const even = players === 1 ? sayings.arena.alone : sayings.arena.even(percent(1 / bots.length));
    await printLines(io.stdout, [
      `${game.title}, ${sayings.players(players)}, ${sayings.games(count)}, ${sayings.seed(printable(seed, 1024))}`,
      '',
      ...table(standingRows(sayings, standings), 1).map((row, i) => (bold && i === 0 ? colored(row, BOLD) : row)),
      '',
      ...wrap(even),
      ...(count === wanted ? [] : wrap(sayings.arena.rounded(count, wanted))),
      ...faultLines(sayings, bots),
    ]);
  });
};
