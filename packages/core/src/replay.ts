/** Replays: a whole game as its options and actions, with what it takes to notice any change. */
import { digest } from './canonical';
import { commitment } from './chance';
import type { Engine } from './contract';
import { deepEqual } from './copy';
import { IllegalActionError, InvalidOptionsError, LudiError, type Problem, sentence } from './errors';
import type { GameTypes, Outcome } from './game';
import { isRecord, plainCopy } from './plain';

export const REPLAY_FORMAT = 'ludi-romani/replay/1';

/** The digest of the state after `ply` actions. */
export interface Checkpoint {
  readonly ply: number;
  readonly digest: string;
}

export interface Replay<G extends GameTypes = GameTypes> {
  readonly format: typeof REPLAY_FORMAT;
  readonly game: string;
  readonly rulesVersion: string;
  /** digest of the components */
  readonly components: string;
  readonly options: G['options'];
  /** what the server published before the game, if it did: `commitment(options.seed)` */
  readonly commitment?: string;
  readonly actions: readonly G['action'][];
  readonly checkpoints: readonly Checkpoint[];
  readonly outcome: Outcome<G['row']>;
}

/** Plies between two checkpoints. A digest costs as much as dozens of plies, so they are few. */
const CHECKPOINT_EVERY = 100;

/**
 * The replay of a finished game: that `engine` was started with these `options` and played these `actions`. `extra` says whether the seed
 * was `committed` to, and how many plies lie between two checkpoints (100). Throws InvalidOptionsError, IllegalActionError for the first
 * action that is not legal, and LudiError `invalid-replay` for what is no list, and if the game is not over after the last one.
 */
export function recordReplay<G extends GameTypes>(
  engine: Engine<G>,
  options: G['options'],
  actions: readonly G['action'][],
  extra: { readonly committed?: boolean; readonly checkpointEvery?: number } = {},
): Replay<G> {
  const { committed = false, checkpointEvery = CHECKPOINT_EVERY } = extra;
  const checkpoints: Checkpoint[] = [];
  const state = engine.initialState(options) as G['mutable']; // a new game belongs to nobody else
  if (!Array.isArray(actions)) throw new LudiError('invalid-replay', 'the actions must be a list');
  if (actions.length > engine.maxPlies(options.players))
    throw new LudiError('invalid-replay', 'there are more actions than a game can have');
  for (let ply = 1; ply <= actions.length; ply++) {
    const action: G['action'] = actions[ply - 1];
    const choice = engine.tryInPlace(state, action);
    if (!choice.legal) throw new IllegalActionError(choice, action);
    if (ply % checkpointEvery === 0 || ply === actions.length) checkpoints.push({ ply, digest: digest(state) });
  }
  const outcome = engine.outcome(state);
  if (outcome === null) throw new LudiError('invalid-replay', 'the game is not over');
  return {
    format: REPLAY_FORMAT,
    game: engine.game,
    rulesVersion: engine.rulesVersion,
    components: engine.componentsDigest(),
    options,
    ...(committed ? { commitment: commitment(options.seed) } : {}),
    actions,
    checkpoints,
    outcome,
  };
}

/** `internal`: the referee failed, which says nothing of the replay. */
export type ReplayFault =
  | 'internal'
  | 'malformed'
  | 'unknown-game'
  | 'other-rules-version'
  | 'other-components'
  | 'too-many-plies'
  | 'invalid-options'
  | 'commitment-differs'
  | 'illegal-action'
  | 'checkpoint-differs'
  | 'actions-after-end'
  | 'unfinished'
  | 'outcome-differs';

export type Verdict<G extends GameTypes = GameTypes> =
  | {
      readonly ok: true;
      readonly state: G['mutable'];
      readonly outcome: Outcome<G['row']>;
      readonly plies: number;
      /** whether the seed was held to a commitment: the one demanded, or the replay's own, which anybody can leave out */
      readonly committed: boolean;
    }
  | {
      readonly ok: false;
      /** how many actions were carried out before the first thing wrong; `null` if none could be tried */
      readonly ply: number | null;
      readonly code: ReplayFault;
      readonly message: string;
      /** what would have been legal there, where an action was not */
      readonly legal: readonly G['action'][];
    };

/** Objects and primitives in a replay that is still read: some hundred thousand actions. */
const MOST_VALUES = 1_000_000;

/** Whether a value is a digest or a commitment: 64 hex digits. */
export const isDigest = (value: unknown): boolean => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);

/** Ascending, each with its digest. */
const areCheckpoints = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length <= 100_000 &&
  value.every(
    (point, i) =>
      isRecord(point) &&
      Object.keys(point).length === 2 &&
      isDigest(point.digest) &&
      Number.isSafeInteger(point.ply) &&
      Number(point.ply) > (i === 0 ? -1 : value[i - 1].ply),
  );

/** An envelope whose outline is right; options, actions and outcome are a stranger's still. */
interface Envelope {
  readonly game: string;
  readonly rulesVersion: string;
  readonly components: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly commitment?: string;
  readonly actions: readonly unknown[];
  readonly checkpoints: readonly Checkpoint[];
  readonly outcome: unknown;
}

const isText = (value: unknown): boolean => typeof value === 'string' && value.length <= 64;

/** Whether each field is of the right type; only a commitment may be missing. */
const ENVELOPE: { readonly [K in keyof Required<Envelope> | 'format']: (value: unknown) => boolean } = {
  format: (value) => value === REPLAY_FORMAT,
  game: isText,
  rulesVersion: isText,
  components: isDigest,
  options: isRecord,
  commitment: (value) => value === undefined || isDigest(value),
  actions: Array.isArray,
  checkpoints: areCheckpoints,
  outcome: isRecord,
};

/** What is wrong with the outline of a replay; an empty list for a sound one. Names at most a few paths. */
export function replayProblems(value: unknown): Problem[] {
  if (!isRecord(value)) return [{ path: '', message: 'a replay must be an object' }];
  const unknown = Object.keys(value).filter((key) => !Object.hasOwn(ENVELOPE, key));
  const problems = unknown.slice(0, 10).map((key) => ({ path: key.slice(0, 40), message: 'no such field' }));
  for (const [path, holds] of Object.entries(ENVELOPE)) {
    const field = Object.hasOwn(value, path) ? value[path] : undefined;
    if (!holds(field)) problems.push({ path, message: 'missing or of the wrong type' });
  }
  return problems;
}

/** What a referee demands, and will not do more of. */
export interface VerifyOptions {
  /** what was published before the game: `commitment(seed)`; without it only a commitment in the replay itself is checked */
  readonly commitment?: string;
  /** a replay of more actions is refused before any is tried */
  readonly maxPlies?: number;
}

/**
 * Judges a stranger's replay, `given` as any value, by the rules of `engine`. Never throws: it names the first thing wrong, and after
 * which ply. However long the list of actions, no more are tried than a game can have (`engine.maxPlies`), nor any if there are more
 * than `demands.maxPlies` (`too-many-plies`). The seed must be the one committed to: by `demands.commitment`, if that is given, and by
 * the replay's own, if it has one (`commitment-differs`).
 */
export function verifyReplay<G extends GameTypes>(
  engine: Engine<G>,
  given: unknown,
  demands: VerifyOptions = {},
): Verdict<G> {
  const { commitment: published, maxPlies } = demands;
  let ply: number | null = null;
  const fault = (code: ReplayFault, message: string, legal: readonly G['action'][] = []): Verdict<G> => ({
    ok: false,
    ply,
    code,
    message,
    legal,
  });

  const plain = plainCopy(given, { values: MOST_VALUES });
  if ('problem' in plain) return fault('malformed', sentence([plain.problem]));
  const [first] = replayProblems(plain.value);
  if (first !== undefined) return fault('malformed', sentence([first]));
  const replay = plain.value as Envelope;
  try {
    if (replay.game !== engine.game) return fault('unknown-game', `this engine plays ${engine.game}`);
    if (replay.rulesVersion !== engine.rulesVersion)
      return fault('other-rules-version', `the engine's rules version is ${engine.rulesVersion}`);
    if (replay.components !== engine.componentsDigest())
      return fault('other-components', 'recorded with other components');

    const { length } = replay.actions;
    if (maxPlies !== undefined && length > maxPlies) {
      return fault('too-many-plies', `${length} actions, and no more than ${maxPlies} are tried`);
    }

    let state: G['mutable'];
    try {
      // initialState checks a stranger's options itself
      const options: unknown = replay.options;
      state = engine.initialState(options as G['options']) as G['mutable'];
    } catch (error) {
      if (!(error instanceof InvalidOptionsError)) throw error;
      return fault('invalid-options', error.message);
    }
    const promised = [published, replay.commitment].filter((one) => one !== undefined);
    if (promised.length > 0 && promised.some((one) => one !== commitment(String(replay.options.seed)))) {
      return fault('commitment-differs', 'the seed is not the one that was committed to');
    }

    const checkpoints = new Map(replay.checkpoints.map((point) => [point.ply, point.digest]));
    const checkpointHolds = (at: number) => {
      const expected = checkpoints.get(at);
      return expected === undefined || expected === digest(state);
    };
    ply = 0;
    if (!checkpointHolds(0)) return fault('checkpoint-differs', 'the state after 0 plies differs');
    for (const action of replay.actions) {
      if (engine.isTerminal(state)) return fault('actions-after-end', `the game was over after ${ply} plies`);
      const choice = engine.tryInPlace(state, action);
      if (!choice.legal) {
        const { message } = new IllegalActionError(choice, action);
        return fault('illegal-action', message, engine.legalActions(state));
      }
      ply++;
      if (!checkpointHolds(ply)) return fault('checkpoint-differs', `the state after ${ply} plies differs`);
    }
    const outcome = engine.outcome(state);
    if (outcome === null) return fault('unfinished', 'the game is not over');
    if ((replay.checkpoints.at(-1)?.ply ?? 0) > ply)
      return fault('checkpoint-differs', 'there is a checkpoint beyond the last ply');
    if (!deepEqual(outcome, replay.outcome)) return fault('outcome-differs', 'the recorded outcome differs');
    return { ok: true, state, outcome, plies: ply, committed: promised.length > 0 };
  } catch (error) {
    return fault('internal', error instanceof Error ? error.message : String(error));
  }
}
