/** Making the replay of a game. */

import { commitment } from '../chance/chance';
import { IllegalActionError, LudiError, sentence } from '../errors/errors';
import type { Engine } from '../game/contract';
import type { GameTypes } from '../game/types';
import { digest } from '../json/canonical';
import { isRecord } from '../json/plain-json';
import { replayProblems } from './outline';
import { type Checkpoint, type GameReplay, type PositionReplay, REPLAY_FORMAT, type Replay } from './replay';

/** What a game begins with: options, or a position that waits for an answer, or is over. */
export type Beginning<G extends GameTypes = GameTypes> = G['options'] | { readonly start: G['state'] };

/** What a replay can say beside the game itself. */
export interface RecordOptions extends Pick<GameReplay, 'ending' | 'times' | 'comments'> {
  /** whether the seed was committed to */
  readonly committed?: boolean;
  /** how many plies lie between two checkpoints (100) */
  readonly checkpointEvery?: number;
}

/** Plies between two checkpoints. A digest costs as much as dozens of plies, so they are few. */
const CHECKPOINT_EVERY = 100;

const invalid = (message: string): LudiError => new LudiError('invalid-replay', message);

const startsAt = <G extends GameTypes>(beginning: Beginning<G>): beginning is { readonly start: G['state'] } =>
  isRecord(beginning) && 'start' in beginning && !('seed' in beginning);

/**
 * The replay of a game, over or not: that `engine` was started with these `options`, or from `{ start: state }`, and played these
 * `actions`; `extra` is what it can say beside them. Throws InvalidOptionsError, LudiError `invalid-state`, IllegalActionError for the
 * first action that is not legal, and LudiError `invalid-replay` for what is no list of actions, and for an ending, times or comments
 * that cannot be.
 */
export function recordReplay<G extends GameTypes>(
  engine: Engine<G>,
  options: G['options'],
  actions: readonly G['action'][],
  extra?: RecordOptions,
): GameReplay<G>;
/** The replay of a game that began with options or from a position. Throws the same. */
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
  const { committed = false, checkpointEvery = CHECKPOINT_EVERY, ending, times, comments } = extra;
  const checkpoints: Checkpoint[] = [];
  let begun: Pick<GameReplay<G>, 'options' | 'commitment'> | Pick<PositionReplay<G>, 'start'>;
  let state: G['mutable'];
  if (startsAt(beginning)) {
    if (committed) throw invalid('a game from a position has no seed that could be committed to');
    state = engine.clone(beginning.start);
    begun = { start: engine.save(beginning.start) };
  } else {
    state = engine.initialState(beginning) as G['mutable']; // a new game belongs to nobody else
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
  };
  const [problem] = replayProblems(replay);
  if (problem !== undefined) throw invalid(sentence([problem]));
  return replay;
}
