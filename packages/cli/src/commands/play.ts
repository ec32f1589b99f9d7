import { chanceState, type GameTypes, keyedChance, recordReplay, type Seat, type State } from '@ludi-romani/core';
import { onePositional, parse, UsageError, wholeNumber } from '../args';
import { type AnyBot, botsNamed, type NamedBot } from '../bots';
import { chosenGame } from '../chosen';
import { playWithPerson } from '../evening';
import { type Game, type Told, toldIn } from '../games';
import { printLines } from '../io';
import { languageFlag, languageNamed } from '../language';
import { narrator } from '../narrator';
import { chosenOptions, givenFlags, optionFlags } from '../options';
import { progress } from '../progress';
import { scoreSheet, verdict } from '../render/score-sheet';
import { heading, printable, wrap } from '../text';
import { writeOut } from '../write-file';
import type { Command } from './command';

/** A word that a shell takes as it is. */
const quoted = (word: string): string =>
  /^[\w./:,-]+$/.test(word) && !word.startsWith('-') ? word : `'${word.replaceAll("'", "'\\''")}'`;

/** Chooses for whoever may act. */
type Chooser = (state: State<GameTypes>, ply: number) => GameTypes['action'];

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

/** Plays one game to its end; `told` hears of every ply. */
function playGame(
  { engine }: Game,
  { words, renderer }: Told,
  options: GameTypes['options'],
  choose: Chooser,
  told: (ply: number, lines: readonly string[]) => void,
): GameTypes['action'][] {
  const log = narrator(words, renderer);
  const actions: GameTypes['action'][] = [];
  const start = engine.start(options);
  let { state } = start;
  told(0, log.tell(start.events, state));
  while (!engine.isTerminal(state)) {
    const action = choose(state, actions.length);
    const done = engine.step(state, action);
    actions.push(action);
    state = done.state;
    told(actions.length, log.tell(done.events, state));
  }
  told(actions.length, log.rest());
  return actions;
}

export const play: Command = {
  summary: 'play a seeded game with bots, or against them, and report it',
  help: `Usage: ludi play GAME [--players N] [--seed S] [--bot NAMES]
                      [--human SEAT] [--OPTION VALUE]... [--lang LANG]
                      [--out FILE] [--quiet]

Plays one game to the end and reports it with all hands open: what everybody
does round by round, the table after each round, the score sheet. The same seed
and players give the same game.

  --players N   how many play; default: the fewest the game allows
  --seed S      any text of up to 1024 characters; default: a random one, which
                is printed
  --bot NAMES   who plays: random (the default), greedy, flat:N (flat Monte
                Carlo) or ismcts:N (tree search); N is a number of iterations
                for each decision (200 if left out), or a time, as in
                ismcts:500ms. One for all, or several with commas, by seat
  --human SEAT  you play that seat, from 0, and see only what it may know: type
                the number of an action, 'undo', 'why ACTION' or 'help'
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
      out: { type: 'string' },
      quiet: { type: 'boolean', default: false },
      ...languageFlag,
      ...optionFlags,
    });
    const game = chosenGame(onePositional('GAME', positionals));
    const bots = botsNamed(values.bot);
    const seed = values.seed ?? io.randomSeed();
    const options = chosenOptions(game, values, seed);
    const language = languageNamed(values.lang);
    const told = toldIn(game, language);
    const { engine } = game;
    const { words, renderer, sayings } = told;
    const { out } = values;
    const toStdout = out === '-';
    const say = (lines: readonly string[]) => printLines(toStdout ? io.stderr : io.stdout, lines);

    const account = [
      `${game.title}, ${sayings.players(options.players)}, ${sayings.seed(printable(seed, 1024))}`,
      ...wrap(renderer.legend),
      '',
    ];
    let actions: readonly GameTypes['action'][] | null;
    if (values.human === undefined) {
      const { tell, clear } = progress(io);
      actions = playGame(game, told, options, await chooserOf(game, bots, seed), (ply, lines) => {
        account.push(...lines);
        if (ply > 0 && ply % 10 === 0) tell(`${game.title}: ply ${ply}`);
      });
      clear();
    } else {
      const seat = wholeNumber('--human', values.human);
      if (seat >= options.players) throw new UsageError(`--human takes a seat from 0 to ${options.players - 1}`);
      if (values.quiet) throw new UsageError('--quiet does not go with --human');
      // a shown seed would be the key to all that is hidden
      await say([`${game.title}, ${sayings.players(options.players)}`, ...wrap(renderer.legend), '']);
      account.length = 0;
      actions = await playWithPerson(game, told, options, { seat, botAt: await bySeat(game, bots) }, io.stdin, say);
      if (actions === null) return say([sayings.left]).then(() => 0);
    }

    const replay = recordReplay(engine, options, actions);
    const { outcome } = replay;
    const start = engine.initialState(options);
    const names = start.players.map((_, seat) => words.player(start, seat));
    const text = `${JSON.stringify(replay)}\n`;
    if (out !== undefined) await writeOut(out, text, io);

    const botOption = values.bot === 'random' ? '' : ` --bot ${quoted(values.bot)}`;
    const human = values.human === undefined ? '' : ` --human ${values.human}`;
    const own = givenFlags(game, values).map((word) => (word.startsWith('--') ? ` ${word}` : ` ${quoted(word)}`));
    const spoken = language === 'en' ? '' : ` --lang ${language}`;
    const repeat = `ludi play ${engine.game} --players ${options.players}${own.join('')}${botOption}${human}${spoken} --seed ${quoted(seed)}`;
    const plies = sayings.plies(actions.length);
    const last = `${engine.game}, ${plies}, ${names.map((player, seat) => `${player} ${outcome.scores[seat]?.total}`).join(', ')}: ${repeat}`;
    const sheet = [
      '',
      heading(sayings.endAfter(actions.length)),
      ...scoreSheet(words, sayings, names, outcome),
      '',
      verdict(sayings, names, outcome),
      ...(out === undefined || toStdout ? [] : [sayings.replayIn(printable(out))]),
      sayings.replayWith(printable(repeat, 2048)),
    ];
    await say(values.quiet ? [printable(last, 4096)] : [...account, ...sheet]);
    return 0;
  },
};
