import {
  type Beginning,
  type Comment,
  chanceState,
  type GameTypes,
  keyedChance,
  recordReplay,
  type Seat,
  type State,
} from '@ludi-romani/core';
import { Failure, onePositional, onlyPositional, parse, UsageError, wholeNumber } from '../args';
import { type AnyBot, botsNamed, faultLines, type NamedBot } from '../bots';
import { chosenGame } from '../chosen';
import { playWithPerson, type Standing } from '../evening';
import { type Game, type Told, toldIn } from '../games';
import { type Io, printLines } from '../io';
import { languageFlag, languageNamed } from '../language';
import { narrator } from '../narrator';
import { chosenOptions, type Given, givenFlags, optionFlags } from '../options';
import { progress } from '../progress';
import { begin, playUpTo, pliesWanted, readReplay } from '../recorded';
import { scoreSheet, verdict } from '../render/score-sheet';
import { heading, printable, wrap } from '../text';
import { writeOut } from '../write-file';
import type { Command } from './command';

/** A word that a shell takes as it is. */
const quoted = (word: string): string =>
  /^[\w./:,-]+$/.test(word) && !word.startsWith('-') ? word : `'${word.replaceAll("'", "'\\''")}'`;

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

/** A game to be played, from its setup or from where it was taken up. */
interface Taken {
  readonly game: Game;
  readonly standing: Standing;
  readonly beginning: Beginning;
  /** what the bots choose by */
  readonly seed: string;
  readonly comments: readonly Comment[];
  /** the words of a shell that take it up again there */
  readonly words: readonly string[];
}

/** A game from its setup. */
function newGame(game: Game, given: Given, seed: string): Taken {
  const options = chosenOptions(game, given, seed);
  const standing = { ...game.engine.start(options), actions: [] };
  const words = [game.engine.game, '--players', String(options.players), ...givenFlags(game, given)];
  return { game, standing, beginning: options, seed, comments: [], words };
}

/** A game as a file has it, at that ply. */
async function takenUp(name: string | undefined, given: Given, file: string, io: Io): Promise<Taken> {
  const stray = Object.keys(given).find((flag) => flag === 'players' || flag in optionFlags);
  if (stray !== undefined) throw new UsageError(`--${stray} does not go with --from: the game has begun`);
  const { game, replay } = await readReplay(file, undefined, io);
  const { game: recorded } = game.engine;
  if (name !== undefined && chosenGame(name) !== game)
    throw new UsageError(`${printable(file)} holds a game of ${recorded}, not of ${printable(name)}`);
  const wanted = typeof given.ply === 'string' ? wholeNumber('--ply', given.ply) : undefined;
  const plies = pliesWanted(replay, wanted);
  const actions = replay.actions.slice(0, plies);
  const begun = await begin(game, replay);
  const { state, ply, problem } = playUpTo(game, begun, actions, null);
  if (problem !== null) throw new Failure(`${printable(file)}: after ply ${ply} ${printable(problem)}`);
  if (game.engine.isTerminal(state))
    throw new Failure(`${printable(file)} is over after ply ${ply}: --ply N takes it up at an earlier one`);
  return {
    game,
    standing: { state, events: actions.length === 0 ? begun.events : [], actions },
    beginning: replay.options ?? { start: begun.state },
    seed: typeof given.seed === 'string' ? given.seed : (replay.options?.seed ?? io.randomSeed()),
    comments: replay.comments?.filter((comment) => comment.ply <= ply) ?? [],
    words: [recorded, '--from', file, '--ply', String(ply)],
  };
}

export const play: Command = {
  summary: 'play a seeded game with bots, or against them, and report it',
  help: `Usage: ludi play GAME [--players N] [--seed S] [--bot NAMES]
                      [--human SEAT] [--OPTION VALUE]... [--lang LANG]
                      [--out FILE] [--quiet]
       ludi play --from FILE [--ply N] [--seed S] [--bot NAMES] ...

Plays one game to the end and reports it with all hands open: what everybody
does round by round, the table after each round, the score sheet. The same seed
and players give the same game.

  --players N   how many play; default: the fewest the game allows
  --seed S      any text of up to 1024 characters; default: a random one, which
                is printed
  --bot NAMES   who plays: random (the default), greedy, flat:N (flat Monte
                Carlo) or ismcts:N (tree search); N is a number of iterations
                for each decision (200 if left out), or a time, as in
                ismcts:500ms; or exec:COMMAND, a program, as in 'ludi arena'.
                One for all, or several with commas, by seat
  --human SEAT  you play that seat, from 0, and see only what it may know: type
                the number of an action, 'undo', 'why ACTION' or 'help'
  --from FILE   go on with the game of a replay, or from a state that an engine
                saved; what was played before is in the replay of --out, too
  --ply N       after so many of its actions; default: all
  --OPTION ...  what the game is played with, by its name in 'ludi list':
                --start-player 1, --colors red,blue, --mosaic-draft
  --lang LANG   tell it in English (en, the default) or German (de)
  --out FILE    write the replay there, one line of JSON, all of it or nothing;
                '-' is standard output, and the report goes to standard error
  --quiet       tell only the last line`,

  run: async (args, io) => {
    const { values, positionals } = parse(args, {
      players: { type: 'string' },
      seed: { type: 'string' },
      bot: { type: 'string', default: 'random' },
      human: { type: 'string' },
      from: { type: 'string' },
      ply: { type: 'string' },
      out: { type: 'string' },
      quiet: { type: 'boolean', default: false },
      ...languageFlag,
      ...optionFlags,
    });
    if (values.ply !== undefined && values.from === undefined) throw new UsageError('--ply goes with --from');
    if (values.from === '-' && values.human !== undefined)
      throw new UsageError("'-' cannot be what you type and the game as well");
    const taken =
      values.from === undefined
        ? newGame(chosenGame(onePositional('GAME', positionals)), values, values.seed ?? io.randomSeed())
        : await takenUp(onlyPositional('GAME', positionals), values, values.from, io);
    const { game, standing, seed, comments } = taken;
    const bots = botsNamed(values.bot);
    const language = languageNamed(values.lang);
    const told = toldIn(game, language);
    const { engine } = game;
    const { words, renderer, sayings } = told;
    const { out } = values;
    const toStdout = out === '-';
    const say = (lines: readonly string[]) => printLines(toStdout ? io.stderr : io.stdout, lines);
    const names = standing.state.players.map((_, seat) => words.player(standing.state, seat));

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
      const seat = wholeNumber('--human', values.human);
      if (seat >= names.length) throw new UsageError(`--human takes a seat from 0 to ${names.length - 1}`);
      if (values.quiet) throw new UsageError('--quiet does not go with --human');
      await say(account);
      account.length = 0;
      actions = await playWithPerson(
        game,
        told,
        standing,
        { seat, botAt: await bySeat(game, bots), seed },
        io.stdin,
        say,
      );
    }

    await printLines(io.stderr, faultLines(sayings, bots));

    const replay = recordReplay(engine, taken.beginning, actions, comments.length > 0 ? { comments } : {});
    const { outcome } = replay;
    if (out !== undefined) await writeOut(out, `${JSON.stringify(replay)}\n`, io);
    const written = out === undefined || toStdout ? [] : [sayings.replayIn(printable(out))];
    if (outcome === null) {
      await say([sayings.left, ...written]);
      return 0;
    }

    const botOption = values.bot === 'random' ? '' : ` --bot ${quoted(values.bot)}`;
    const human = values.human === undefined ? '' : ` --human ${values.human}`;
    const own = taken.words.map((word) => (word.startsWith('--') ? word : quoted(word))).join(' ');
    const spoken = language === 'en' ? '' : ` --lang ${language}`;
    const repeat = `ludi play ${own}${botOption}${human}${spoken} --seed ${quoted(seed)}`;
    const plies = sayings.plies(actions.length);
    const last = `${engine.game}, ${plies}, ${names.map((player, seat) => `${player} ${outcome.scores[seat]?.total}`).join(', ')}: ${repeat}`;
    const sheet = [
      '',
      heading(sayings.endAfter(actions.length)),
      ...scoreSheet(words, sayings, names, outcome),
      '',
      verdict(sayings, names, outcome),
      ...written,
      sayings.replayWith(printable(repeat, 2048)),
    ];
    await say(values.quiet ? [printable(last, 4096)] : [...account, ...sheet]);
    return 0;
  },
};
