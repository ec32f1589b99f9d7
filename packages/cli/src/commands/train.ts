import { availableParallelism } from 'node:os';
import {
  type Training,
  type TrainingJob,
  type TrainingProgress,
  type TrainingResult,
  type TrainingRound,
  train as trainModel,
} from '@ludi-romani/bots/learn';
import type { Command } from '../commander';
import { chosenGame } from '../components-file';
import { Failure, UsageError } from '../failure';
import {
  componentsOption,
  engineOption,
  GAME_FLAGS,
  gameArgument,
  languageOption,
  MOST_WORKERS,
  optionsOption,
  seedOption,
  whole,
} from '../flags';
import { type Game, gameNamed } from '../game';
import { type Io, printLines, reasonOf } from '../io';
import { messagesIn } from '../language';
import type { Messages } from '../messages/en';
import { chosenOptions, flagOf, gameFlags } from '../options';
import { progress } from '../progress';
import { printable, table, wrap } from '../text';
import { trainingGame } from '../train-task';
import { folderJournal, newFolder, settingsIn, type TrainingSettings } from '../training-folder';
import { resultsInOrder, type WorkerPool, workerPool } from '../worker-pool';
import { mustBeWritable, writeOut } from '../write-file';

/** The flags that must not change when a training is resumed. More rounds are allowed. */
const FIXED = ['games', 'iterations', 'gate', 'plies', 'valueWeights', 'priorWeights'] as const;

async function* each<T>(items: readonly T[]): AsyncGenerator<T, void> {
  yield* items;
}

const percent = (share: number): string => (100 * share).toFixed(1);

/** Returns a row for each round. */
const roundRows = ({ train }: Messages, rounds: readonly TrainingRound[]): string[][] => [
  [...train.columns],
  ...rounds.map(({ round, gate, isBetter, model, report }) => [
    String(round),
    String(model.games),
    percent(report.valueExplained),
    percent(report.priorHits),
    percent(gate.mean),
    train.range(percent(gate.low), percent(gate.high)),
    isBetter ? train.better : train.worse,
  ]),
];

export const train = (ludi: Command, io: Io, games: readonly Game[], line: readonly string[]) => {
  const command = ludi
    .command('train')
    .summary('learn a model of a game from games of a bot against itself')
    .description(
      `Learns a model of a game, for the bot learned:FILE:N: what to add to the points that handmade expects, and how promising each action is. For a game without an expert, it learns the points themselves. In each round the best bot so far plays games against itself, and a model is learned from them. The model replaces the bot if it wins a match against it, with its 95 % interval above 50 %. The first bot is handmade: expert without its models. The games are kept in FILE.training, so that --resume can continue. With the same seed and options the result is always the same. ${GAME_FLAGS}

Exit status: 0 a model was written, 1 no model won its match or an error, 2 a wrong command line.`,
    )
    .addArgument(gameArgument(games, 'the game'))
    .option('--games <n>', 'the number of games of each round', whole(1, 1_000_000), 400)
    .option('--rounds <n>', 'the number of rounds', whole(1, 1000), 3)
    .option('--iterations <n>', 'the iterations of all bots for each decision', whole(1), 100)
    .option('--gate <n>', 'the number of games of each match, rounded up to an even number', whole(2, 1_000_000), 400)
    .option('--plies <n>', 'the plies that the search plays at random before it asks the model', whole(0, 1000), 4)
    .option('--value-weights <n>', 'the most weights of the value', whole(0, 10_000), 100)
    .option(
      '--prior-weights <n>',
      'the most weights of the prior; with 0, the prior of handmade stays',
      whole(0, 10_000),
      100,
    )
    .addOption(seedOption)
    .addOption(optionsOption)
    .option('--players <n>', 'the number of players', whole(0))
    .option('--out <file>', 'the file of the model; default: GAME-PLAYERS.json')
    .option(
      '--workers <n>',
      'the number of threads, each of which plays one game at a time; default: the number of processors. The result does not depend on it',
      whole(1, MOST_WORKERS),
    )
    .option('--resume', 'continue the training of --out where it ended')
    .addOption(engineOption)
    .addOption(componentsOption)
    .addOption(languageOption)
    .option(
      '--json',
      'one JSON object: game, players, seed, file (null if no model won), and rounds (round, games, gate, isBetter, report)',
    );
  for (const option of gameFlags(games, line)) command.addOption(option);
  command.action(async (name, values) => {
    const game = await chosenGame(games, name, values.components);
    const { lang: language, workers = availableParallelism() } = values;
    const { engine, title } = game;
    const messages = messagesIn(language);
    const fileFor = (players: number) => values.out ?? `${engine.game}-${players}.json`;

    let settings: TrainingSettings;
    let file: string;
    if (values.resume === true) {
      file = fileFor(values.players ?? engine.playerCounts.find((count) => count >= 2) ?? 1);
      settings = {
        ...(await settingsIn(folderOf(file))),
        ...(isGiven(command, 'rounds') && { rounds: values.rounds }),
      };
      const { options } = settings;
      if (settings.game !== engine.game || settings.rulesVersion !== engine.rulesVersion)
        throw new UsageError(`${printable(folderOf(file))} is a training of ${settings.game} ${settings.rulesVersion}`);
      const stray = FIXED.find((flag) => isGiven(command, flag) && values[flag] !== settings[flag]);
      if (stray !== undefined) throw new UsageError(`this training has --${flagOf(stray)} ${settings[stray]}`);
      if (values.seed !== undefined && values.seed !== options.seed)
        throw new UsageError(`this training has --seed ${printable(options.seed)}`);
    } else {
      const options = await chosenOptions(games, game, values, io, language, 2);
      file = fileFor(options.players);
      const { games: count, rounds, iterations, gate, plies, valueWeights, priorWeights } = values;
      const { game: of, rulesVersion } = engine;
      settings = { game: of, rulesVersion, options, games: count, rounds, iterations, gate, plies, valueWeights, priorWeights }; // biome-ignore format: one line
      await mustBeWritable(file);
      await newFolder(folderOf(file), settings);
    }

    const { options, plies, ...training } = settings;
    const { update, clear } = progress(io);
    const task = await trainingGame(game, options);
    const trained = await trainModel(
      task,
      { ...training, playoutPlies: plies },
      {
        journal: folderJournal(folderOf(file)),
        run: (jobs) => played(io, game, workers, jobs, options),
        onProgress: (at) => update(`${title}: ${messages.train.progress(at, settings.rounds)}`, shareOf(at, settings)),
      },
    );
    clear();
    await report(trained, settings, file);
  });

  /** Plays jobs on threads, and yields their results in order. Throws Failure. */
  async function* played(
    { worker }: Io,
    game: Game,
    workers: number,
    jobs: readonly TrainingJob[],
    options: TrainingSettings['options'],
  ): AsyncGenerator<TrainingResult, void> {
    if (jobs.length === 0) return;
    const pool: WorkerPool<TrainingJob, TrainingResult> = workerPool(worker, workers, 'train', {
      training: { game: game.reference, options },
    });
    for await (const { item, result, error } of resultsInOrder(pool, workers, each(jobs))) {
      if (result === undefined)
        throw new Failure(`game ${item.number} of round ${item.round} failed: ${printable(reasonOf(error))}`);
      yield result;
    }
  }

  /** Prints the rounds, and writes the model. Rejects with Failure if no model won. */
  async function report({ model, rounds }: Training, { game, options }: TrainingSettings, file: string): Promise<void> {
    const { json, lang } = command.opts();
    const messages = messagesIn(lang);
    const { players, seed } = options;
    if (model !== null) await writeOut(file, `${JSON.stringify(model)}\n`, io);
    if (json === true)
      await printLines(io.stdout, [
        JSON.stringify({
          game,
          players,
          seed,
          file: model === null ? null : file,
          rounds: rounds.map(({ model: { games }, ...round }) => ({ ...round, games })),
        }),
      ]);
    else
      await printLines(io.stdout, [
        `${gameNamed(games, game).title}, ${messages.players(players)}, ${messages.seed(printable(seed, 1024))}`,
        '',
        ...table(roundRows(messages, rounds), 0),
        '',
        ...wrap(model === null ? '' : messages.train.written(printable(file), model.version)).filter(Boolean),
      ]);
    if (model === null) throw new Failure('no model won its match, so none was written');
  }
};

/** Returns the folder with the games of a training. */
const folderOf = (file: string): string => `${file}.training`;

/** Returns true if a flag is on the command line. */
const isGiven = (command: { getOptionValueSource(name: string): string | undefined }, name: string): boolean =>
  command.getOptionValueSource(name) === 'cli';

/** Returns the share of a training that is done, by its games. */
function shareOf({ round, phase, done }: TrainingProgress, { games, gate, rounds }: TrainingSettings): number {
  const ofRound = phase === 'gate' ? games + done : phase === 'play' ? done : games;
  return ((round - 1) * (games + gate) + ofRound) / (rounds * (games + gate));
}
