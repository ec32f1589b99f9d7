import { createReadStream } from 'node:fs';
import {
  eventsFor,
  type GameTypes,
  plainCopy,
  type Replay,
  replayProblems,
  type Seen,
  type SeenEvent,
  type State,
  type Viewer,
} from '@ludi-romani/core';
import { text } from '@ludi-romani/core/words';
import { plural } from '@ludi-romani/core/words/en';
import { Failure, onePositional, parse, UsageError, wholeNumber } from '../args';
import { findGame, type Game, type Told, toldIn } from '../games';
import { type Io, printLines, reasonOf } from '../io';
import { languageFlag, languageNamed } from '../language';
import { linesOf } from '../lines';
import { scoreSheet, verdict } from '../render/score-sheet';
import { heading, printable, table, wrap } from '../text';
import { writeOut } from '../write-file';
import type { Command } from './command';

/** A replay's outline is sound; its options and actions are a stranger's still. */
interface Found {
  readonly game: Game;
  readonly replay: Replay;
}

/** The replay on that line, or on the first one that is not blank. */
async function readReplay(file: string, wanted: number | undefined, io: Io): Promise<unknown> {
  const place = wanted === undefined ? printable(file) : `${printable(file)}:${wanted}`;
  try {
    for await (const lines of linesOf(file === '-' ? io.stdin : createReadStream(file))) {
      const line = lines.find(({ text, number }) => (wanted === undefined ? text?.trim() !== '' : number === wanted));
      if (line === undefined) continue;
      if (line.text === null) throw new Failure(`${place} is ${line.problem === 'too-long' ? 'too long' : 'no text'}`);
      return JSON.parse(line.text);
    }
  } catch (error) {
    if (error instanceof Failure) throw error;
    if (error instanceof SyntaxError) throw new Failure(`${place} is not a line of JSON: ${printable(error.message)}`);
    throw new Failure(`cannot read ${printable(file)}: ${reasonOf(error)}`);
  }
  throw new Failure(`${place} holds no replay`);
}

/** What the program can show, or a failure that says why not. */
function soundReplay(given: unknown): Found {
  const plain = plainCopy(given);
  const problem = 'problem' in plain ? plain.problem : replayProblems(plain.value)[0];
  if (problem !== undefined || 'problem' in plain) {
    throw new Failure(`not a replay: ${printable([problem?.path, problem?.message].filter(Boolean).join(': '))}`);
  }
  const replay = plain.value as Replay;
  const game = findGame(replay.game);
  if (game === undefined) throw new Failure(`no engine for '${printable(replay.game)}'`);
  const { engine } = game;
  if (replay.rulesVersion !== engine.rulesVersion) {
    throw new Failure(`played by version ${printable(replay.rulesVersion)} of the rules, not ${engine.rulesVersion}`);
  }
  if (replay.components !== engine.componentsDigest()) throw new Failure('recorded with other components');
  return { game, replay };
}

/** Plays a replay up to a ply, or to the first action that is not legal. */
function playUpTo<G extends GameTypes>(
  { engine }: Game<G>,
  { options, actions }: Replay<G>,
  plies: number,
  viewer: Viewer | null,
) {
  const seenBy = (events: readonly G['event'][]) =>
    viewer === null ? (events as SeenEvent<G['event']>[]) : eventsFor(events, viewer);
  const events: SeenEvent<G['event']>[] = [];
  let state: State<G>;
  try {
    const start = engine.start(options);
    state = start.state;
    events.push(...seenBy(start.events));
  } catch (error) {
    throw new Failure(`invalid game options: ${printable(reasonOf(error))}`);
  }
  let last: string | null = null;
  for (const [ply, action] of actions.slice(0, plies).entries()) {
    const choice = engine.explain(state, action);
    if (!choice.legal) {
      const reason = choice.clause === null ? choice.message : `${choice.clause}: ${choice.message}`;
      return { state, events, last, ply, problem: `the next action is not legal: ${reason}` };
    }
    last = engine.format(viewer === null ? action : (engine.actionFor(state, action, viewer) as G['action']));
    const step = engine.step(state, action);
    events.push(...seenBy(step.events));
    state = step.state;
  }
  return { state, events, last, ply: plies, problem: null };
}

/** Who decides, and what that player can do, as far as a state or view shows it. */
function decisionLines<G extends GameTypes>(
  { engine }: Game<G>,
  { words, sayings }: Told<G>,
  seen: Seen<G>,
  viewer: Viewer | null,
): string[] {
  const name = (seat: number) => words.player(seen, seat);
  const active = engine.activePlayers(seen);
  const actions = engine.legalActions(seen);
  if (viewer !== null && actions.length === 0)
    return [
      sayings.mustDecide(active.map(name)),
      viewer === 'spectator' ? sayings.spectatorHasNoChoice : sayings.hasNoChoice(name(viewer)),
    ];
  const asked = active.flatMap((seat) => {
    const question = engine.openQuestion(seen, seat);
    return question === null ? [] : [`${name(seat)}: ${text(words.ask(seen, question))}.`];
  });
  const rows = actions.map((action) => [engine.format(action), `${text(words.say(seen, action))}.`]);
  return [...asked, '', sayings.legalActions(actions.length), ...table(rows).map((row) => `  ${row}`)];
}

function viewerOf(text: string, players: number): Viewer {
  if (text === 'spectator') return text;
  const seat = /^\d$/.test(text) ? Number(text) : players;
  if (seat >= players) throw new UsageError(`--as takes a seat from 0 to ${players - 1}, or spectator`);
  return seat;
}

export const show: Command = {
  summary: 'show the table at any ply of a replay',
  help: `Usage: ludi show FILE [--ply N] [--as PLAYER|spectator] [--line N]
                 [--lang LANG] [--svg OUT]

The table after N actions of a replay, the open decision, and the legal actions:
the short line that an engine's 'parse' reads, and a sentence.

  --ply N     how many actions are played; default: all
  --as WHO    only what that player (a seat, from 0) or a spectator may know
  --line N    which line of FILE; default: the first that is not blank
  --lang LANG in English (en, the default) or German (de)
  --svg OUT   draw the table as a picture instead, as that player or a spectator
              sees it; '-' is standard output

FILE may be '-' for standard input. Exit status: 0, 1 if the replay cannot be
shown or not as far as that, 2 if the command line is wrong.`,

  run: async (args, io) => {
    const { values, positionals } = parse(args, {
      ply: { type: 'string' },
      as: { type: 'string' },
      line: { type: 'string' },
      svg: { type: 'string' },
      ...languageFlag,
    });
    const file = onePositional('FILE', positionals);
    const wantedPly = values.ply === undefined ? undefined : wholeNumber('--ply', values.ply);
    const wantedLine = values.line === undefined ? undefined : wholeNumber('--line', values.line);
    const { game, replay } = soundReplay(await readReplay(file, wantedLine, io));
    const { engine, title } = game;
    const told = toldIn(game, languageNamed(values.lang));
    const { words, renderer, sayings } = told;
    const all = replay.actions.length;
    if (wantedPly !== undefined && wantedPly > all) {
      throw new UsageError(`the replay has ${plural(all, 'ply', 'plies')}, so there is no ply ${wantedPly}`);
    }
    const { players } = replay.options;
    const viewer = values.as === undefined ? null : viewerOf(values.as, players);
    const { state, events, last, ply, problem } = playUpTo(game, replay, wantedPly ?? all, viewer);
    const seen = viewer === null ? state : engine.view(state, viewer);
    if (values.svg === undefined) {
      const eyes =
        viewer === null ? '' : `, ${sayings.seenBy(viewer === 'spectator' ? null : words.player(seen, viewer))}`;
      const outcome = engine.outcome(seen);
      const names = seen.players.map((_, seat) => words.player(seen, seat));
      await printLines(io.stdout, [
        `${title}, ${sayings.players(players)}, ${sayings.afterPly(ply, all)}${eyes}`,
        ...(last === null ? [] : [sayings.lastAction(last)]),
        '',
        ...renderer.table(seen, events),
        '',
        ...wrap(renderer.legend),
        '',
        ...(outcome === null
          ? decisionLines(game, told, seen, viewer)
          : [
              heading(sayings.end),
              ...scoreSheet(words, sayings, names, outcome),
              '',
              verdict(sayings, names, outcome),
            ]),
      ]);
    } else {
      const { boards } = await game.pictures();
      const view = engine.view(state, viewer ?? 'spectator');
      await writeOut(values.svg, `${boards(engine).board(view, { words })}\n`, io);
      if (values.svg !== '-') await printLines(io.stdout, [sayings.pictureIn(printable(values.svg))]);
    }
    if (problem !== null) throw new Failure(`${printable(file)}: after ply ${ply} ${printable(problem)}`);
    return 0;
  },
};
