/** Records the replay of a game. */

import { commitment } from '../chance/chance';
import { IllegalActionError, LudiError, sentence } from '../errors/errors';
import type { Engine } from '../game/contract';
import type { GameTypes } from '../game/types';
import { digest } from '../json/canonical';
import { isRecord } from '../json/plain-json';
import { replayProblems } from './outline';
import { type Checkpoint, type GameReplay, type PositionReplay, REPLAY_FORMAT, type Replay } from './replay';

/** The beginning of a recorded game: options, or a position that waits for an answer or is over. */
export type Beginning<G extends GameTypes = GameTypes> = G['options'] | { readonly start: G['state'] };

/** The optional fields of a replay, and the options of its commitment and checkpoints. */
export interface RecordOptions extends Pick<GameReplay, 'ending' | 'times' | 'comments' | 'about'> {
  /** Adds the commitment to the seed. */
  readonly committed?: boolean;
  /** the number of plies from one checkpoint to the next; default 100 */
  readonly checkpointEvery?: number;
}

/** The default number of plies between checkpoints. It is large because a digest costs as much as dozens of plies. */
const CHECKPOINT_EVERY = 100;

const invalid = (message: string): LudiError => new LudiError('invalid-replay', message);

const startsAt = <G extends GameTypes>(beginning: Beginning<G>): beginning is { readonly start: G['state'] } =>
  isRecord(beginning) && 'start' in beginning && !('seed' in beginning);

/**
 * Returns the replay of a game of `engine`, over or not, that began with `options` (or with a position, `{ start: state }`) and in which `actions` were
 * played. Throws InvalidOptionsError for invalid options, LudiError `invalid-state` for an invalid position, and IllegalActionError for
 * the first action that is not legal. Throws LudiError `invalid-replay` if `actions` is not a list or is longer than a game can be, or if
 * the ending, times, comments or texts about the game in `extra` are invalid.
 */
export function recordReplay<G extends GameTypes>(
  engine: Engine<G>,
  options: G['options'],
  actions: readonly G['action'][],
  extra?: RecordOptions,
): GameReplay<G>;
/** Returns the replay of a game that began with options or with a position. Throws the same errors. */
export function recordReplay<G extends GameTypes>(
  engine: Engine<G>,
  beginning: Beginning<G>,
  actions: readonly G['action'][],
  extra?: RecordOptions,
): Replay<G>;
export function recordReplay<G extends GameTypes>(
  engine: Engine<G>,
  beginning: Beginning<G>,
  actions: readonly G['action'][],
  extra: RecordOptions = {},
): Replay<G> {
  const { committed = false, checkpointEvery = CHECKPOINT_EVERY, ending, times, comments, about } = extra;
  const checkpoints: Checkpoint[] = [];
  let begun: Pick<GameReplay<G>, 'options' | 'commitment'> | Pick<PositionReplay<G>, 'start'>;
  let state: G['mutable'];
  if (startsAt(beginning)) {
    if (committed) throw invalid('a game from a position has no seed that could be committed to');
    state = engine.clone(beginning.start);
    begun = { start: engine.save(beginning.start) };
  } else {
    state = engine.initialState(beginning) as G['mutable']; // no other code has a reference to a new state
    begun = { options: beginning, ...(committed ? { commitment: commitment(beginning.seed) } : {}) };
  }
  if (!Array.isArray(actions)) throw invalid('the actions must be a list');
  if (actions.length > engine.maxPlies(state.players.length))
    throw invalid('there are more actions than a game can have');
  for (let ply = 1; ply <= actions.length; ply++) {
    const action: G['action'] = actions[ply - 1];
    const choice = engine.tryInPlace(state, action);
    if (!choice.legal) throw new IllegalActionError(choice, action);
    if (ply % checkpointEvery === 0 || ply === actions.length) checkpoints.push({ ply, digest: digest(state) });
  }
  const replay: Replay<G> = {
    format: REPLAY_FORMAT,
    game: engine.game,
    rulesVersion: engine.rulesVersion,
    components: engine.componentsDigest(),
    ...begun,
    actions,
    checkpoints,
    outcome: engine.outcome(state),
    ...(ending === undefined ? {} : { ending }),
    ...(times === undefined ? {} : { times }),
    ...(comments === undefined ? {} : { comments }),
    ...(about === undefined ? {} : { about }),
  };
  const [problem] = replayProblems(replay);
  if (problem !== undefined) throw invalid(sentence([problem]));
  return replay;
}
