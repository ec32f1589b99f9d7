/** Games that were kept, in files of strangers: replays, and states as `save` wraps them. */
import { createReadStream } from 'node:fs';
import {
  commitment,
  type GameTypes,
  type InvalidValueError,
  plainCopy,
  REPLAY_FORMAT,
  type RecordOptions,
  type Replay,
  replayProblems,
  SAVED_FORMAT,
  type Saved,
  type State,
  type Viewer,
} from '@ludi-romani/core';
import { plural } from '@ludi-romani/core/words/en';
import { boxed } from './box';
import { Failure, UsageError } from './failure';
import { findGame, type Game } from './games';
import { errorCode, type Io, reasonOf } from './io';
import { type Language, sayingsOf } from './language';
import { linesOf } from './lines';
import { problemsSaid, refusalSaid } from './refused';
import { printable } from './text';

/** A replay's outline is sound; its actions, and what it begins with, are a stranger's still. */
export interface Found {
  readonly game: Game;
  readonly replay: Replay;
}

/** The replay on that line, or on the first one that is not blank. */
async function readLine(file: string, wanted: number | undefined, language: Language, io: Io): Promise<unknown> {
  const { kept: said } = sayingsOf(language);
  const place = wanted === undefined ? printable(file) : `${printable(file)}:${wanted}`;
  try {
    for await (const lines of linesOf(file === '-' ? io.stdin : createReadStream(file))) {
      const line = lines.find(({ text, number }) => (wanted === undefined ? text?.trim() !== '' : number === wanted));
      if (line === undefined) continue;
      if (line.text === null)
        throw new Failure(line.problem === 'too-long' ? said.tooLong(place) : said.notText(place));
      return JSON.parse(line.text);
    }
  } catch (error) {
    if (error instanceof Failure) throw error;
    if (error instanceof SyntaxError) throw new Failure(said.notJson(place, printable(error.message)));
    throw new Failure(`cannot read ${printable(file)}: ${reasonOf(error)}`);
  }
  throw new Failure(said.none(place));
}

/** Whether it claims to be a saved state; all else it says is a stranger's still. */
const isSaved = (value: unknown): value is Saved<unknown> =>
  typeof value === 'object' && value !== null && 'format' in value && value.format === SAVED_FORMAT;

/** A saved state as the replay of a game that begins there. */
function fromState(start: Saved<unknown>): unknown {
  const { game, rulesVersion, components } = start;
  return { format: REPLAY_FORMAT, game, rulesVersion, components, start, actions: [], checkpoints: [], outcome: null };
}

/** What the program can show and go on from, or a failure that says why not. */
export async function soundReplay(
  given: unknown,
  box: string | undefined,
  language: Language,
  gameNamed: (name: string) => Promise<Game | undefined>,
): Promise<Found> {
  const { kept: said, verdicts } = sayingsOf(language);
  const plain = plainCopy(given);
  const value = 'problem' in plain ? null : isSaved(plain.value) ? fromState(plain.value) : plain.value;
  const problem = 'problem' in plain ? plain.problem : replayProblems(value)[0];
  if (problem !== undefined) throw new Failure(said.noReplay(printable(verdicts.problems([problem]))));
  const replay = value as Replay;
  const game = await gameNamed(replay.game);
  if (game === undefined) throw new Failure(said.noEngine(printable(replay.game)));
  const { engine } = game;
  if (replay.rulesVersion !== engine.rulesVersion) {
    throw new Failure(said.otherRules(printable(replay.rulesVersion), engine.rulesVersion));
  }
  if (replay.components !== engine.componentsDigest()) {
    throw new Failure(said.otherComponents(box === undefined ? null : printable(box)));
  }
  return { game, replay };
}

/**
 * The replay, or the saved state, on that line of a file, or on the first one that is not blank; played with the box of that file, if
 * there is one. Throws Failure.
 */
export const readReplay = async (
  file: string,
  line: number | undefined,
  box: string | undefined,
  language: Language,
  io: Io,
): Promise<Found> =>
  soundReplay(await readLine(file, line, language, io), box, language, async (name) => {
    const found = findGame(name);
    return found && boxed(found, box);
  });

/**
 * What a replay says beside its actions, for the record of a game that goes on after that ply of it and comes to so many: whether its seed
 * was committed to, what was said, how it was broken off unless it went on, and when everything was done. Of what was done since nobody
 * knows the time: it has that of the last action.
 */
export const keptOf =
  ({ options, commitment: published, times, comments = [], ending, actions }: Replay, ply: number) =>
  (plies: number): RecordOptions => {
    const said = comments.filter((comment) => comment.ply <= ply);
    const isEnd = ply === actions.length && plies === ply;
    return {
      ...(options !== undefined && published === commitment(options.seed) ? { committed: true } : {}),
      ...(said.length === 0 ? {} : { comments: said }),
      ...(isEnd && ending !== undefined ? { ending } : {}),
      ...(times === undefined
        ? {}
        : { times: Array.from({ length: plies }, (_, i) => times[Math.min(i, ply - 1)] ?? 0) }),
    };
  };

/** How many of its actions are wanted: all, or those up to a ply that there must be. */
export function pliesWanted({ actions }: Replay, wanted: number | undefined): number {
  const all = actions.length;
  if (wanted !== undefined && wanted > all)
    throw new UsageError(`the replay has ${plural(all, 'ply', 'plies')}, so there is no ply ${wanted}`);
  return wanted ?? all;
}

/** How a game stood at its beginning, with what its setup told. Throws Failure. */
export async function begin(game: Game, { options, start }: Replay, language: Language) {
  try {
    if (start === undefined) return game.engine.start(options);
    const state: State<GameTypes> = (await game.schemas()).parseState(start);
    return { state, events: [] };
  } catch (error) {
    const said = sayingsOf(language);
    if (start !== undefined) throw new Failure(said.invalidPosition(printable(reasonOf(error))));
    if (errorCode(error) !== 'invalid-options') throw error;
    const { problems } = error as InvalidValueError;
    throw new Failure(said.invalidOptions(printable(problemsSaid(problems, language, game))));
  }
}

/** Plays on from a beginning up to a ply, or to the first action that is not legal. The last action is told as that viewer saw it. */
export function playUpTo(
  game: Game,
  begun: { readonly state: State<GameTypes> },
  actions: readonly GameTypes['action'][],
  viewer: Viewer | null,
  language: Language,
) {
  const { engine } = game;
  let { state } = begun;
  let last: string | null = null;
  for (const [ply, action] of actions.entries()) {
    const choice = engine.explain(state, action);
    if (!choice.legal) {
      return { state, last, ply, problem: sayingsOf(language).stopsAt(ply, refusalSaid(choice, language, game)) };
    }
    last = engine.format(viewer === null ? action : (engine.actionFor(state, action, viewer) as GameTypes['action']));
    state = engine.apply(state, action);
  }
  return { state, last, ply: actions.length, problem: null };
}
