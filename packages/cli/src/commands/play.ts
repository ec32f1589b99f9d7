import {
  type Beginning,
  chanceState,
  type GameTypes,
  keyedChance,
  type RecordOptions,
  recordReplay,
  type Seat,
  type State,
} from '@ludi-romani/core';
import { plural } from '@ludi-romani/core/words/en';
import {
  type AnyBot,
  BOTS,
  botsNamed,
  continuing,
  DEFAULT_SECONDS,
  faultLines,
  mustHavePlayed,
  type NamedBot,
} from '../bots';
import { type Command, Option } from '../commander';
import { chosenGame } from '../components-file';
import { Failure, UsageError } from '../failure';
import {
  colorOption,
  componentsOption,
  engineOption,
  GAME_FLAGS,
  gameArgument,
  languageOption,
  optionsOption,
  secondsOption,
  seedOption,
  whole,
} from '../flags';
import { forBots, type Game, type LocalizedGame, localized } from '../game';
import { type Io, print, printLines } from '../io';
import { keyboard } from '../keyboard';
import { type Language, messagesIn } from '../language';
import { narrator } from '../narrator';
import { chosenOptions, flagNames, flagWords, type Given, gameFlags, givenFlags } from '../options';
import { isColored, painter, unpainted } from '../paint';
import { type GameSoFar, playSession } from '../play-session';
import { progress } from '../progress';
import { scoreSheet, verdict } from '../render/score-sheet';
import { sheetOf } from '../render/sheet-json';
import { playActions, plyWanted, readReplay, recordOptionsAfter, startReplay } from '../saved-games';
import { heading, jsonLine, printable, wrap } from '../text';
import { mustBeWritable, writeOut } from '../write-file';

/** Returns the missed decisions of each program. */
const faultsOf = (bots: readonly NamedBot[]) =>
  bots.flatMap(({ name, faults }) => (faults === undefined ? [] : { bot: name, ...faults }));

/** A function that chooses an action for an active player. */
type Chooser = (state: State<GameTypes>, ply: number) => GameTypes['action'] | Promise<GameTypes['action']>;

/** Resolves to a function from a seat to its bot. `adapt` changes each bot. */
async function botsBySeat(
  game: Game,
  bots: readonly NamedBot[],
  adapt: (bot: AnyBot) => AnyBot = (bot) => bot,
): Promise<(seat: Seat) => AnyBot> {
  const seated = await forBots(game);
  const players = bots.map(({ sit }) => adapt(sit(seated)));
  return (seat) => {
    const bot = players[seat % players.length];
    if (bot === undefined) throw new UsageError('--bots is missing');
    return bot;
  };
}

/** Resolves to the chooser of a game without people. */
async function chooserOf(game: Game, bots: readonly NamedBot[], seed: string): Promise<Chooser> {
  const { engine } = game;
  if (bots.every(({ name }) => name === 'random')) {
    // one stream for all seats, independent of the stream of the game
    const chance = keyedChance(chanceState(`random bot ${seed}`));
    return (state) => {
      const { actions, ranges } = engine.menu(state);
      if (ranges.length === 0) return chance.pick(actions);
      return engine.randomAction(state, engine.activePlayers(state)[0] ?? 0, chance);
    };
  }
  const botAt = await botsBySeat(game, bots);
  return (state, ply) => {
    const [seat = 0] = engine.activePlayers(state);
    return botAt(seat).choose(engine.view(state, seat), `${seed} ply ${ply}`);
  };
}

/** Plays a game to its end. Calls `report` with the lines of every ply. Resolves to all actions. */
async function playGame(
  { engine }: Game,
  { words, renderer }: LocalizedGame,
  soFar: GameSoFar,
  choose: Chooser,
  report: (ply: number, lines: readonly string[]) => void,
): Promise<GameTypes['action'][]> {
  const log = narrator(words, renderer);
  const actions = [...soFar.actions];
  let { state } = soFar;
  report(actions.length, actions.length === 0 ? log.narrate(soFar.events, state) : [...renderer.table(state), '']);
  while (!engine.isTerminal(state)) {
    const action = await choose(state, actions.length);
    const done = engine.step(state, action);
    actions.push(action);
    state = done.state;
    report(actions.length, log.narrate(done.events, state));
  }
  report(actions.length, log.flush());
  return actions;
}

/** The control codes that clear a terminal and its scrollback. */
const CLEAR = '\x1b[H\x1b[2J\x1b[3J';

/** Parses the seats of people: `0`, `0,2` or `all`. Throws UsageError. */
function seatsOf(list: string, players: number): Seat[] {
  if (list === 'all') return Array.from({ length: players }, (_, seat) => seat);
  const seats = list.split(',').map((seat) => (/^\d+$/.test(seat) ? Number(seat) : players));
  if (seats.some((seat) => seat >= players))
    throw new UsageError(`--human must be 'all', or seats from 0 to ${players - 1} separated by commas`);
  return [...new Set(seats)];
}

/** A new or resumed game. */
interface GameStart {
  readonly game: Game;
  readonly soFar: GameSoFar;
  readonly beginning: Beginning;
  /** the seed of the bots */
  readonly seed: string;
  /** Returns the record options when the game has `plies` actions. */
  readonly recordOptions: (plies: number) => RecordOptions;
  /** the flags that start or resume the game again */
  readonly flags: Given;
}

async function newGame(
  games: readonly Game[],
  name: string | undefined,
  given: Given & { readonly components?: string | undefined },
  language: Language,
  io: Io,
): Promise<GameStart> {
  const game = await chosenGame(games, name, given.components);
  const options = await chosenOptions(games, game, given, io, language);
  const soFar = { ...game.engine.start(options), actions: [] };
  const flags = { players: options.players, ...givenFlags(game, given) };
  return { game, soFar, beginning: options, seed: options.seed, recordOptions: () => ({}), flags };
}

/** Resolves to the game of a file, after `--ply` of its actions. `name` is the game on the command line. */
async function resumedGame(
  games: readonly Game[],
  name: string | undefined,
  given: {
    readonly components?: string | undefined;
    readonly ply?: number | undefined;
    readonly seed?: string | undefined;
  },
  file: string,
  language: Language,
  io: Io,
): Promise<GameStart> {
  const { components, ply: wanted, seed } = given;
  const { game, replay } = await readReplay(games, file, undefined, components, language, io);
  const { game: recorded } = game.engine;
  if (name !== undefined && name !== recorded)
    throw new UsageError(`${printable(file)} contains a game of ${recorded}, not of ${name}`);
  const plies = plyWanted(replay, wanted);
  const actions = replay.actions.slice(0, plies);
  const start = await startReplay(game, replay, language);
  const { state, ply, problem } = playActions(game, start, actions, null, language);
  if (problem !== null) throw new Failure(`${printable(file)}: ${printable(problem)}`);
  if (game.engine.isTerminal(state)) throw new Failure(messagesIn(language).savedGame.isOver(printable(file), ply));
  return {
    game,
    soFar: { state, events: actions.length === 0 ? start.events : [], actions },
    beginning: replay.options ?? { start: start.state },
    seed: seed ?? replay.options?.seed ?? io.randomSeed(),
    recordOptions: recordOptionsAfter(replay, ply),
    flags: { from: file, ply, components },
  };
}

export const play = (ludi: Command, io: Io, games: readonly Game[], line: readonly string[]) => {
  const command = ludi
    .command('play')
    .summary('play a seeded game with bots, or against them, and report it')
    .description(
      `Plays one game to the end and reports it with all hands open: the actions round by round, the table after each round, and the score sheet. The same seed and players give the same game. ${GAME_FLAGS}`,
    )
    .addArgument(gameArgument(games, 'the game; not needed with --from'))
    .option('--players <n>', 'the number of players; default: the fewest that the game allows', whole(0))
    .addOption(seedOption)
    .addOption(optionsOption)
    .option(
      '--bots <names>',
      `the bots: ${BOTS}. Name one for all seats, or several separated by commas, in the order of the seats; default: random, or expert if people play`,
    )
    .option(
      '--human <seats>',
      "the seats that people play, separated by commas, or 'all'. Seats count from 0, so Player 1 has seat 0. Each person sees only what that seat may know; the screen is cleared between them. Type the number of an action, 'hint', 'about WORD', 'undo' or 'help'",
    )
    .addOption(
      new Option(
        '--from <file>',
        'continue the game of a replay, or play from a state that an engine saved; the replay of --out includes the earlier actions',
      ).conflicts(['players', 'options', ...flagNames(games)]),
    )
    .option('--ply <n>', 'with --from: the number of recorded actions to play first; default: all', whole(0))
    .addOption(secondsOption)
    .addOption(engineOption)
    .addOption(componentsOption)
    .addOption(languageOption)
    .addOption(colorOption)
    .option(
      '--out <file>',
      "write the replay to this file, as one line of JSON, completely or not at all. '-' is standard output; the report then goes to standard error",
    )
    .addOption(new Option('--quiet', 'print only the last line').conflicts('human'))
    .addOption(
      new Option(
        '--json',
        'print one JSON object instead: game, players, seed, from (file and ply, or null), plies, winners, scores (seat, name, place, total, rows), faults (of each program, as in arena), replay (the file), again (the command that repeats the game)',
      ).conflicts(['quiet', 'human']),
    );
  for (const option of gameFlags(games, line)) command.addOption(option);
  command.action(async (name, values) => {
    if (values.ply !== undefined && values.from === undefined) throw new UsageError('--ply needs --from');
    if (values.from === '-' && values.human !== undefined)
      throw new UsageError("--from must be a file if people play: '-' is where they type");
    const { lang: language, maxSeconds } = values;
    const start =
      values.from === undefined
        ? await newGame(games, name, values, language, io)
        : await resumedGame(games, name, values, values.from, language, io);
    const { game, soFar, seed } = start;
    const { bots: list = values.human === undefined ? 'random' : 'expert' } = values;
    const bots = botsNamed(list, maxSeconds);
    const texts = localized(game, language);
    const { engine } = game;
    const { words, renderer, messages } = texts;
    const { out } = values;
    const seats = soFar.state.players.length;
    if (bots.length > seats) throw new UsageError(`--bots names ${bots.length} bots for ${plural(seats, 'seat')}`);
    const toStdout = out === '-';
    if (out !== undefined) await mustBeWritable(out);
    const names = soFar.state.players.map((_, seat) => words.player(soFar.state, seat));
    const stream = toStdout ? io.stderr : io.stdout;
    const paint = isColored(values.color, stream, io) ? painter(names, soFar.state.players) : unpainted;
    const say = (lines: readonly string[]) => printLines(stream, paint(lines));

    const about = [game.title, messages.players(names.length)];
    if (values.from !== undefined) about.push(messages.resumedFrom(soFar.actions.length, printable(values.from)));
    // not shown to people: all hidden information follows from the seed
    else if (values.human === undefined) about.push(messages.seed(printable(seed, 1024)));
    const log = [about.join(', '), ...(renderer.legend === '' ? [] : wrap(renderer.legend)), ''];
    let actions: readonly GameTypes['action'][];
    if (values.human === undefined) {
      const { update, clear } = progress(io);
      actions = await playGame(game, texts, soFar, await chooserOf(game, bots, seed), (ply, lines) => {
        log.push(...lines);
        if (ply > 0 && ply % 10 === 0) update(`${game.title}: action ${ply}`);
      });
      clear();
    } else {
      const people = seatsOf(values.human, names.length);
      await say(log);
      log.length = 0;
      const keys = keyboard(io);
      actions = await playSession(game, texts, soFar, {
        ...{ people, botAt: await botsBySeat(game, bots, continuing), seed, keys, say },
        clear: async () => {
          if (toStdout ? io.isTTY : io.isScreen) await print(stream, CLEAR);
        },
      }).finally(keys.close);
    }

    await printLines(io.stderr, faultLines(messages, bots));

    const replay = recordReplay(engine, start.beginning, actions, start.recordOptions(actions.length));
    const { outcome } = replay;
    const teams = engine.teams(soFar.state);
    if (out !== undefined) await writeOut(out, `${JSON.stringify(replay)}\n`, io);
    const written = out === undefined || toStdout ? [] : [messages.replayIn(printable(out))];
    if (outcome === null) {
      await say([messages.youLeft, ...written]);
      mustHavePlayed(bots);
      return;
    }

    const again: Given = {
      engine: values.engine,
      ...start.flags,
      bots: values.bots,
      human: values.human,
      maxSeconds: maxSeconds === DEFAULT_SECONDS ? undefined : maxSeconds,
      lang: language === 'en' ? undefined : language,
      seed,
    };
    const repeat = ['ludi play', engine.game, ...flagWords(again)].join(' ');
    const length = messages.actions(actions.length);
    const last = `${engine.game}, ${length}, ${names.map((player, seat) => `${player} ${outcome.scores[seat]?.total}`).join(', ')}: ${repeat}`;
    if (values.json) {
      const from = values.from === undefined ? null : { file: values.from, ply: soFar.actions.length };
      const about = { game: engine.game, players: names.length, seed, from, plies: actions.length };
      await printLines(stream, [
        jsonLine({
          ...about,
          ...sheetOf(names, outcome, teams, words),
          faults: faultsOf(bots),
          replay: out ?? null,
          again: repeat,
        }),
      ]);
    } else {
      const sheet = [
        '',
        heading(messages.endAfter(actions.length)),
        ...scoreSheet(words, messages, names, outcome, teams),
        '',
        verdict(texts, names, outcome, teams),
        ...written,
        messages.replayWith(repeat),
      ];
      await say(values.quiet ? [last] : [...log, ...sheet]);
    }
    mustHavePlayed(bots);
  });
};
