/** Reads untrusted files with recorded games: replays, and states as `save` of an engine wraps them. */
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
import { withComponentsFile } from './components-file';
import { problemsMessage, refusalMessage } from './error-messages';
import { Failure, UsageError } from './failure';
import { findGame, type Game, schemasOf } from './game';
import { errorCode, type Io, reasonOf } from './io';
import { type Language, messagesIn } from './language';
import { linesOf } from './lines';
import { printable } from './text';

/** A replay of a valid shape. Its options, start and actions are still untrusted. */
export interface LoadedReplay {
  readonly game: Game;
  readonly replay: Replay;
}

/** Resolves to the JSON value of line `wanted`, or of the first line that is not blank. Rejects with Failure. */
async function readLine(file: string, wanted: number | undefined, language: Language, io: Io): Promise<unknown> {
  const { savedGame: messages } = messagesIn(language);
  const place = wanted === undefined ? printable(file) : `${printable(file)}:${wanted}`;
  try {
    for await (const lines of linesOf(file === '-' ? io.stdin : createReadStream(file))) {
      const line = lines.find(({ text, number }) => (wanted === undefined ? text?.trim() !== '' : number === wanted));
      if (line === undefined) continue;
      if (line.text === null)
        throw new Failure(line.problem === 'too-long' ? messages.tooLong(place) : messages.notText(place));
      return JSON.parse(line.text);
    }
  } catch (error) {
    if (error instanceof Failure) throw error;
    if (error instanceof SyntaxError) throw new Failure(messages.notJson(place, printable(error.message)));
    throw new Failure(`cannot read ${printable(file)}: ${reasonOf(error)}`);
  }
  throw new Failure(messages.none(place));
}

/** Returns true if the value has the format of a saved state. Its other fields are not checked. */
const isSaved = (value: unknown): value is Saved<unknown> =>
  typeof value === 'object' && value !== null && 'format' in value && value.format === SAVED_FORMAT;

/** Returns a replay without actions that starts from a saved state. */
function replayFrom(start: Saved<unknown>): unknown {
  const { game, rulesVersion, components } = start;
  return { format: REPLAY_FORMAT, game, rulesVersion, components, start, actions: [], checkpoints: [], outcome: null };
}

/**
 * Resolves to the replay, or saved state, in the untrusted value `given`. Rejects with Failure if its shape, its rules version or its
 * components do not match. The message about components names `componentsFile`.
 */
export async function loadReplay(
  given: unknown,
  componentsFile: string | undefined,
  language: Language,
  gameNamed: (name: string) => Promise<Game | undefined>,
): Promise<LoadedReplay> {
  const { savedGame: messages, verdicts } = messagesIn(language);
  const plain = plainCopy(given);
  const value = 'problem' in plain ? null : isSaved(plain.value) ? replayFrom(plain.value) : plain.value;
  const problem = 'problem' in plain ? plain.problem : replayProblems(value)[0];
  if (problem !== undefined) throw new Failure(messages.noReplay(printable(verdicts.problems([problem]))));
  const replay = value as Replay;
  const game = await gameNamed(replay.game);
  if (game === undefined) throw new Failure(messages.noEngine(printable(replay.game)));
  const { engine } = game;
  if (replay.rulesVersion !== engine.rulesVersion) {
    throw new Failure(messages.otherRules(printable(replay.rulesVersion), engine.rulesVersion));
  }
  if (replay.components !== engine.componentsDigest()) {
    throw new Failure(messages.otherComponents(componentsFile === undefined ? null : printable(componentsFile)));
  }
  return { game, replay };
}

/**
 * Resolves to the replay of one of `games`, or saved state, on line `line` of a file, or on its first line that is not blank.
 * `componentsFile` holds the user's own components. Rejects with Failure.
 */
export const readReplay = async (
  games: readonly Game[],
  file: string,
  line: number | undefined,
  componentsFile: string | undefined,
  language: Language,
  io: Io,
): Promise<LoadedReplay> =>
  loadReplay(await readLine(file, line, language, io), componentsFile, language, async (name) => {
    const found = findGame(games, name);
    return found && withComponentsFile(found, componentsFile);
  });

/**
 * Returns the record options of a game that continues a replay after `ply` actions and now has `plies` actions. They retain a valid
 * commitment, the comments, the times, and, if the game did not continue, the ending and the texts about it: other people may have played
 * on. The times of new actions are unknown, so each gets the last retained time.
 */
export const recordOptionsAfter =
  ({ options, commitment: published, times, comments = [], ending, about, actions }: Replay, ply: number) =>
  (plies: number): RecordOptions => {
    const retained = comments.filter((comment) => comment.ply <= ply);
    const isEnd = ply === actions.length && plies === ply;
    return {
      ...(options !== undefined && published === commitment(options.seed) ? { committed: true } : {}),
      ...(retained.length === 0 ? {} : { comments: retained }),
      ...(isEnd && ending !== undefined ? { ending } : {}),
      ...(isEnd && about !== undefined ? { about } : {}),
      ...(times === undefined
        ? {}
        : { times: Array.from({ length: plies }, (_, i) => times[Math.min(i, ply - 1)] ?? 0) }),
    };
  };

/** Returns `wanted`, or by default the number of all actions. Throws UsageError if the replay has fewer than `wanted` actions. */
export function plyWanted({ actions }: Replay, wanted: number | undefined): number {
  const all = actions.length;
  if (wanted !== undefined && wanted > all)
    throw new UsageError(`the replay has ${plural(all, 'action')}, so --ply cannot be ${wanted}`);
  return wanted ?? all;
}

/** Resolves to the first state of a replay, and the events of the setup. Rejects with Failure. */
export async function startReplay(game: Game, { options, start }: Replay, language: Language) {
  try {
    if (start === undefined) return game.engine.start(options);
    const state: State<GameTypes> = (await schemasOf(game)).parseState(start);
    return { state, events: [] };
  } catch (error) {
    const messages = messagesIn(language);
    if (start !== undefined) throw new Failure(messages.invalidPosition(printable(reasonOf(error))));
    if (errorCode(error) !== 'invalid-options') throw error;
    const { problems } = error as InvalidValueError;
    throw new Failure(messages.invalidOptions(printable(problemsMessage(problems, language, game))));
  }
}

/**
 * Plays `actions` from a state, up to the first illegal action. Returns the state, the number of actions played, the line of the last played
 * action as `viewer` saw it, and a message about the illegal action. If `viewer` is `null`, the line shows the secrets of all players.
 */
export function playActions(
  game: Game,
  start: { readonly state: State<GameTypes> },
  actions: readonly GameTypes['action'][],
  viewer: Viewer | null,
  language: Language,
) {
  const { engine } = game;
  let { state } = start;
  let last: string | null = null;
  for (const [ply, action] of actions.entries()) {
    const choice = engine.explain(state, action);
    if (!choice.legal) {
      const problem = messagesIn(language).stopsAt(ply, refusalMessage(choice, language, game));
      return { state, last, ply, problem };
    }
    last = engine.format(viewer === null ? action : (engine.actionFor(state, action, viewer) as GameTypes['action']));
    state = engine.apply(state, action);
  }
  return { state, last, ply: actions.length, problem: null };
}
