import { type GameTypes, recordReplay } from '@ludi-romani/core';
import { Failure, onePositional, parse, UsageError, wholeNumber } from '../args';
import { type Bot, bots } from '../bots';
import { findGame, type Game, games } from '../games';
import { errorCode, type Io, print, printLines, reasonOf } from '../io';
import { scoreSheet, verdict } from '../render/score-sheet';
import { heading, listed, plural, printable, wrap } from '../text';
import { writeWhole } from '../write-file';
import type { Command } from './command';

/** A word that a shell takes as it is. */
const quoted = (word: string): string =>
  /^[\w./:-]+$/.test(word) && !word.startsWith('-') ? word : `'${word.replaceAll("'", "'\\''")}'`;

/** Plays one game to its end; `told` hears of every ply. */
function playGame<G extends GameTypes>(
  { engine, renderer }: Game<G>,
  options: G['options'],
  bot: Bot,
  told: (ply: number, lines: readonly string[]) => void,
) {
  const narrator = renderer.narrator();
  const actions: G['action'][] = [];
  let state = engine.initialState(options);
  while (!engine.isTerminal(state)) {
    const before = state;
    const action = bot(engine.legalActions(before));
    const sentence = engine.describe(before, action);
    const { state: after, events } = engine.step(before, action);
    actions.push(action);
    state = after;
    told(actions.length, narrator.tell({ before, action, sentence, events, after }));
  }
  const replay = recordReplay(engine, options, actions);
  const names = state.players.map((_, seat) => renderer.playerName(state, seat));
  return { replay, names, outcome: replay.outcome };
}

/** The options of the game, as far as the command line gives them. */
function chosenOptions({ engine }: Game, players: string | undefined, seed: string): GameTypes['options'] {
  const options = {
    players: players === undefined ? (engine.playerCounts[0] ?? 2) : wholeNumber('--players', players),
    seed,
  };
  try {
    engine.initialState(options);
  } catch (error) {
    throw errorCode(error) === 'invalid-options' ? new UsageError(printable(reasonOf(error))) : error;
  }
  return options;
}

/** On a terminal a line that tells how far the game is; elsewhere nothing. */
const progress = (io: Io) => ({
  tell: (text: string) => void (io.isTTY && io.stderr.write(`\r${text}\x1b[K`)),
  clear: () => void (io.isTTY && io.stderr.write('\r\x1b[K')),
});

export const play: Command = {
  summary: 'play a seeded game with bots and tell it',
  help: `Usage: ludi play GAME [--players N] [--seed S] [--bot NAME]
                      [--out FILE] [--quiet]

Plays one game to its end and tells it, all hands open: round by round what
everybody does, the table after each round, the score sheet. The same seed and
players give the same game.

  --players N   how many play; default: the fewest the game allows
  --seed S      any text of up to 1024 characters; default: a random one, which
                is printed
  --bot NAME    who plays: ${Object.keys(bots).join(', ')} (the default)
  --out FILE    write the replay there, one line of JSON, all of it or nothing;
                '-' is standard output, and the account goes to standard error
  --quiet       tell only the last line`,

  run: async (args, io) => {
    const { values, positionals } = parse(args, {
      players: { type: 'string' },
      seed: { type: 'string' },
      bot: { type: 'string', default: 'random' },
      out: { type: 'string' },
      quiet: { type: 'boolean', default: false },
    });
    const name = onePositional('GAME', positionals);
    const game = findGame(name);
    if (game === undefined) {
      const known = listed(games.map(({ engine }) => engine.game));
      throw new UsageError(`no game is called '${printable(name)}'; there is ${known}`);
    }
    const bot = Object.hasOwn(bots, values.bot) ? bots[values.bot] : undefined;
    if (bot === undefined) throw new UsageError(`no bot is called '${printable(values.bot)}'`);
    const seed = values.seed ?? io.randomSeed();
    const options = chosenOptions(game, values.players, seed);

    const { tell, clear } = progress(io);
    const account = [
      `${game.title}, ${options.players} players, seed ${printable(seed, 1024)}`,
      ...wrap(game.renderer.legend),
      '',
    ];
    const { replay, names, outcome } = playGame(game, options, bot(seed), (ply, lines) => {
      account.push(...lines);
      if (ply % 10 === 0) tell(`${game.title}: ply ${ply}`);
    });
    clear();

    const text = `${JSON.stringify(replay)}\n`;
    const { out } = values;
    const toStdout = out === '-';
    if (toStdout) await print(io.stdout, text);
    else if (out !== undefined) {
      await writeWhole(out, text).catch((error: unknown) => {
        throw new Failure(`cannot write ${printable(out)}: ${reasonOf(error)}`);
      });
    }

    const repeat = `ludi play ${game.engine.game} --players ${options.players} --seed ${quoted(seed)}`;
    const plies = plural(replay.actions.length, 'ply', 'plies');
    const last = `${game.engine.game}, ${plies}, ${names.map((player, seat) => `${player} ${outcome.scores[seat]?.total}`).join(', ')}: ${repeat}`;
    const sheet = [
      '',
      heading(`The end, after ${plies}`),
      ...scoreSheet(game.renderer.rows, names, outcome),
      '',
      verdict(names, outcome),
      ...(out === undefined || toStdout ? [] : [`The replay is in ${printable(out)}.`]),
      `Once more: ${printable(repeat, 2048)}`,
    ];
    await printLines(toStdout ? io.stderr : io.stdout, values.quiet ? [printable(last, 4096)] : [...account, ...sheet]);
    return 0;
  },
};
