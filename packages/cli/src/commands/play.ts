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
import { type AnyBot, BOTS, botsNamed, DEFAULT_SECONDS, faultLines, mustHavePlayed, type NamedBot } from '../bots';
import { boxed } from '../box';
import { type Command, Option } from '../commander';
import { playWithPeople, type Standing } from '../evening';
import { Failure, UsageError } from '../failure';
import {
  colorOption,
  componentsOption,
  languageOption,
  OWN_FLAGS,
  optionalGame,
  optionsOption,
  secondsOption,
  seedOption,
  whole,
} from '../flags';
import { type Game, gameNamed, type Told, toldIn } from '../games';
import { type Io, print, printLines } from '../io';
import { keyboard } from '../keyboard';
import { type Language, sayingsOf } from '../language';
import { narrator } from '../narrator';
import { chosenOptions, type Given, gameOptionNames, gameOptions, givenFlags, spelled } from '../options';
import { isColored, painter, unpainted } from '../paint';
import { progress } from '../progress';
import { begin, keptOf, playUpTo, pliesWanted, readReplay } from '../recorded';
import { scoreSheet, verdict } from '../render/score-sheet';
import { sheetOf } from '../render/sheet-json';
import { heading, jsonLine, printable, wrap } from '../text';
import { mustBeWritable, writeOut } from '../write-file';

/** The decisions that programs did not make themselves, of each program. */
const faultsOf = (bots: readonly NamedBot[]) =>
  bots.flatMap(({ name, faults }) => (faults === undefined ? [] : { bot: name, ...faults }));

/** Chooses for whoever may act. */
type Chooser = (state: State<GameTypes>, ply: number) => GameTypes['action'] | Promise<GameTypes['action']>;

/** Bots by seat, each given its own view. */
async function bySeat(game: Game, bots: readonly NamedBot[]): Promise<(seat: Seat) => AnyBot> {
  const engine = await game.fast();
  const seated = bots.map(({ sit }) => sit(engine));
  return (seat) => {
    const bot = seated[seat % seated.length];
    if (bot === undefined) throw new UsageError('--bot is missing');
    return bot;
  };
}

/** Who plays where nobody does. */
async function chooserOf(game: Game, bots: readonly NamedBot[], seed: string): Promise<Chooser> {
  const { engine } = game;
  if (bots.every(({ name }) => name === 'random')) {
    // one stream for the whole table, apart from the one that shuffles the game's cards
    const chance = keyedChance(chanceState(`random bot ${seed}`));
    return (state) => chance.pick(engine.legalActions(state));
  }
  const botAt = await bySeat(game, bots);
  return (state, ply) => {
    const [seat = 0] = engine.activePlayers(state);
    return botAt(seat).choose(engine.view(state, seat), `${seed} ply ${ply}`);
  };
}

/** Plays one game to its end, from where it stands; `told` hears of every ply. */
async function playGame(
  { engine }: Game,
  { words, renderer }: Told,
  standing: Standing,
  choose: Chooser,
  told: (ply: number, lines: readonly string[]) => void,
): Promise<GameTypes['action'][]> {
  const log = narrator(words, renderer);
  const actions = [...standing.actions];
  let { state } = standing;
  told(actions.length, actions.length === 0 ? log.tell(standing.events, state) : [...renderer.table(state), '']);
  while (!engine.isTerminal(state)) {
    const action = await choose(state, actions.length);
    const done = engine.step(state, action);
    actions.push(action);
    state = done.state;
    told(actions.length, log.tell(done.events, state));
  }
  told(actions.length, log.rest());
  return actions;
}

/** Clears a terminal, what was scrolled out of it included. */
const CLEAR = '\x1b[H\x1b[2J\x1b[3J';

/** The seats that people play: `0`, `0,2` or `all`. */
function seatsOf(list: string, players: number): Seat[] {
  if (list === 'all') return Array.from({ length: players }, (_, seat) => seat);
  const seats = list.split(',').map((seat) => (/^\d+$/.test(seat) ? Number(seat) : players));
  if (seats.some((seat) => seat >= players))
    throw new UsageError(`--human takes 'all', or seats from 0 to ${players - 1} with commas`);
  return [...new Set(seats)];
}

/** A game to be played, from its setup or from where it was taken up. */
interface Taken {
  readonly game: Game;
  readonly standing: Standing;
  readonly beginning: Beginning;
  /** what the bots choose by */
  readonly seed: string;
  /** what is said beside its actions, once there are so many */
  readonly kept: (plies: number) => RecordOptions;
  /** the flags that take it up again there */
  readonly flags: Given;
}

/** A game from its setup. */
async function newGame(game: Game, given: Given, language: Language, io: Io): Promise<Taken> {
  const options = await chosenOptions(game, given, io, language);
  const standing = { ...game.engine.start(options), actions: [] };
  const flags = { players: options.players, ...givenFlags(game, given) };
  return { game, standing, beginning: options, seed: options.seed, kept: () => ({}), flags };
}

/** A game as a file has it, at that ply. */
async function takenUp(
  name: string | undefined,
  given: {
    readonly components?: string | undefined;
    readonly ply?: number | undefined;
    readonly seed?: string | undefined;
  },
  file: string,
  language: Language,
  io: Io,
): Promise<Taken> {
  const { components: box, ply: wanted, seed } = given;
  const { game, replay } = await readReplay(file, undefined, box, language, io);
  const { game: recorded } = game.engine;
  if (name !== undefined && name !== recorded)
    throw new UsageError(`${printable(file)} holds a game of ${recorded}, not of ${name}`);
  const plies = pliesWanted(replay, wanted);
  const actions = replay.actions.slice(0, plies);
  const begun = await begin(game, replay, language);
  const { state, ply, problem } = playUpTo(game, begun, actions, null, language);
  if (problem !== null) throw new Failure(`${printable(file)}: ${printable(problem)}`);
  if (game.engine.isTerminal(state)) throw new Failure(sayingsOf(language).kept.isOver(printable(file), ply));
  return {
    game,
    standing: { state, events: actions.length === 0 ? begun.events : [], actions },
    beginning: replay.options ?? { start: begun.state },
    seed: seed ?? replay.options?.seed ?? io.randomSeed(),
    kept: keptOf(replay, ply),
    flags: { from: file, ply, components: box },
  };
}

export const play = (ludi: Command, io: Io, line: readonly string[]) => {
  const command = ludi
    .command('play')
    .summary('play a seeded game with bots, or against them, and report it')
    .description(
      `Plays one game to the end and reports it with all hands open: the actions round by round, the table after each round, the score sheet. The same seed and players give the same game. ${OWN_FLAGS}`,
    )
    .addArgument(optionalGame)
    .option('--players <n>', 'the number of players; default: the fewest that the game allows', whole(0))
    .addOption(seedOption)
    .addOption(optionsOption)
    .option('--bot <names>', `the bots: ${BOTS}. One for all seats, or several with commas, by seat`, 'random')
    .option(
      '--human <seats>',
      "people play these seats, with commas, or 'all' of them; seats count from 0, so Player 1 has seat 0; each person sees only what that seat may know. The screen is cleared between them. Type the number of an action, 'undo', 'why ACTION' or 'help'",
    )
    .addOption(
      new Option(
        '--from <file>',
        'go on with the game of a replay, or from a state that an engine saved; the replay of --out has the earlier actions, too',
      ).conflicts(['players', 'options', ...gameOptionNames]),
    )
    .option('--ply <n>', 'with --from: the number of its actions that are played first; default: all', whole(0))
    .addOption(secondsOption)
    .addOption(componentsOption)
    .addOption(languageOption)
    .addOption(colorOption)
    .option(
      '--out <file>',
      "write the replay there, one line of JSON, all of it or nothing; '-' is standard output, and the report goes to standard error",
    )
    .addOption(new Option('--quiet', 'print only the last line').conflicts('human'))
    .addOption(
      new Option(
        '--json',
        'print one JSON object instead: game, players, seed, from (file and ply, or null), plies, winners, scores (seat, name, place, total, rows), faults (of each program, as in arena), replay (the file), again (the command that repeats it)',
      ).conflicts(['quiet', 'human']),
    );
  for (const option of gameOptions(line)) command.addOption(option);
  command.action(async (name, values) => {
    if (values.ply !== undefined && values.from === undefined) throw new UsageError('--ply goes with --from');
    if (values.from === '-' && values.human !== undefined)
      throw new UsageError("'-' cannot be what you type and the game as well");
    if (name === undefined && values.from === undefined) throw new UsageError("missing required argument 'game'");
    const { lang: language, maxSeconds } = values;
    const taken =
      values.from === undefined
        ? await newGame(await boxed(gameNamed(name ?? ''), values.components), values, language, io)
        : await takenUp(name, values, values.from, language, io);
    const { game, standing, seed } = taken;
    const bots = botsNamed(values.bot, maxSeconds);
    const told = toldIn(game, language);
    const { engine } = game;
    const { words, renderer, sayings } = told;
    const { out } = values;
    const seats = standing.state.players.length;
    if (bots.length > seats) throw new UsageError(`--bot names ${bots.length} bots, and there are ${seats} seats`);
    const toStdout = out === '-';
    if (out !== undefined) await mustBeWritable(out);
    const names = standing.state.players.map((_, seat) => words.player(standing.state, seat));
    const stream = toStdout ? io.stderr : io.stdout;
    const paint = isColored(values.color, stream, io) ? painter(names, standing.state.players) : unpainted;
    const say = (lines: readonly string[]) => printLines(stream, paint(lines));

    const about = [game.title, sayings.players(names.length)];
    if (values.from !== undefined) about.push(sayings.takenUp(standing.actions.length, printable(values.from)));
    // to a person a shown seed would be the key to all that is hidden
    else if (values.human === undefined) about.push(sayings.seed(printable(seed, 1024)));
    const account = [about.join(', '), ...wrap(renderer.legend), ''];
    let actions: readonly GameTypes['action'][];
    if (values.human === undefined) {
      const { tell, clear } = progress(io);
      actions = await playGame(game, told, standing, await chooserOf(game, bots, seed), (ply, lines) => {
        account.push(...lines);
        if (ply > 0 && ply % 10 === 0) tell(`${game.title}: ply ${ply}`);
      });
      clear();
    } else {
      const people = seatsOf(values.human, names.length);
      await say(account);
      account.length = 0;
      const keys = keyboard(io);
      actions = await playWithPeople(game, told, standing, {
        ...{ people, botAt: await bySeat(game, bots), seed, keys, say },
        clear: async () => {
          if (toStdout ? io.isTTY : io.isScreen) await print(stream, CLEAR);
        },
      }).finally(keys.close);
    }

    await printLines(io.stderr, faultLines(sayings, bots));

    const replay = recordReplay(engine, taken.beginning, actions, taken.kept(actions.length));
    const { outcome } = replay;
    if (out !== undefined) await writeOut(out, `${JSON.stringify(replay)}\n`, io);
    const written = out === undefined || toStdout ? [] : [sayings.replayIn(printable(out))];
    if (outcome === null) {
      await say([sayings.left, ...written]);
      mustHavePlayed(bots);
      return;
    }

    const again: Given = {
      ...taken.flags,
      bot: values.bot === 'random' ? undefined : values.bot,
      human: values.human,
      maxSeconds: maxSeconds === DEFAULT_SECONDS ? undefined : maxSeconds,
      lang: language === 'en' ? undefined : language,
      seed,
    };
    const repeat = ['ludi play', engine.game, ...spelled(again)].join(' ');
    const plies = sayings.plies(actions.length);
    const last = `${engine.game}, ${plies}, ${names.map((player, seat) => `${player} ${outcome.scores[seat]?.total}`).join(', ')}: ${repeat}`;
    if (values.json) {
      const from = values.from === undefined ? null : { file: values.from, ply: standing.actions.length };
      const about = { game: engine.game, players: names.length, seed, from, plies: actions.length };
      await printLines(stream, [
        jsonLine({ ...about, ...sheetOf(names, outcome), faults: faultsOf(bots), replay: out ?? null, again: repeat }),
      ]);
    } else {
      const sheet = [
        '',
        heading(sayings.endAfter(actions.length)),
        ...scoreSheet(words, sayings, names, outcome),
        '',
        verdict(sayings, names, outcome),
        ...written,
        sayings.replayWith(repeat),
      ];
      await say(values.quiet ? [last] : [...account, ...sheet]);
    }
    mustHavePlayed(bots);
  });
};
