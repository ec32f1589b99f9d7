/** Replays: a game as its beginning and its actions, with what it takes to notice any change. */
import { digest } from './canonical';
import { commitment } from './chance';
import type { Engine, Saved } from './contract';
import { deepEqual } from './copy';
import {
  IllegalActionError,
  InvalidOptionsError,
  type InvalidValueError,
  LudiError,
  type Problem,
  problemAt,
  type Refusal,
  sentence,
} from './errors';
import type { GameTypes, Outcome, Seat, Viewer } from './game';
import { type Complaint, complaint, type Misfit } from './misfit';
import { isRecord } from './plain';
import { replayCopy } from './replay-copy';

/** The `format` of every replay. */
export const REPLAY_FORMAT = 'ludi-romani/replay/1';
/** The `format` of every saved state. */
export const SAVED_FORMAT: Saved<unknown>['format'] = 'ludi-romani/state/1';

/** The digest of the state after `ply` actions. */
export interface Checkpoint {
  readonly ply: number;
  readonly digest: string;
}

/** How a game ended that the rules did not end: a seat resigned, or its time ran out. */
export interface Ending {
  readonly by: 'resignation' | 'time';
  readonly seat: Seat;
}

/** What somebody said of a position. */
export interface Comment {
  /** how many actions had been carried out */
  readonly ply: number;
  readonly seat: Viewer;
  /** 2,000 characters at most */
  readonly text: string;
}

/** What the replays of all games have, whatever they begin with. */
interface Recorded<G extends GameTypes> {
  readonly format: typeof REPLAY_FORMAT;
  readonly game: string;
  readonly rulesVersion: string;
  /** digest of the components */
  readonly components: string;
  readonly actions: readonly G['action'][];
  readonly checkpoints: readonly Checkpoint[];
  /** `null` where the game is not over after the last action */
  readonly outcome: Outcome<G['row']> | null;
  /** why nobody went on, where somebody gave up or was too late; only without an outcome */
  readonly ending?: Ending;
  /** for each action, when it was taken: whole milliseconds since the game was opened, never descending */
  readonly times?: readonly number[];
  /** in the order of their plies */
  readonly comments?: readonly Comment[];
}

/** The replay of a game from its setup on. */
export interface GameReplay<G extends GameTypes = GameTypes> extends Recorded<G> {
  readonly options: G['options'];
  /** what the server published before the game, if it did: `commitment(options.seed)` */
  readonly commitment?: string;
  readonly start?: undefined;
}

/** The replay of a game from a position that was set up. */
export interface PositionReplay<G extends GameTypes = GameTypes> extends Recorded<G> {
  readonly start: Saved<G['state']>;
  readonly options?: undefined;
  readonly commitment?: undefined;
}

export type Replay<G extends GameTypes = GameTypes> = GameReplay<G> | PositionReplay<G>;

/** What a game begins with: options, or a position that waits for an answer, or is over. */
export type Beginning<G extends GameTypes = GameTypes> = G['options'] | { readonly start: G['state'] };

/** What a replay can say beside the game itself. */
export interface RecordOptions extends Pick<Recorded<GameTypes>, 'ending' | 'times' | 'comments'> {
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

/** `internal`: the referee failed, which says nothing of the replay. */
export type ReplayFault =
  | 'internal'
  | 'malformed'
  | 'unknown-game'
  | 'other-rules-version'
  | 'other-components'
  | 'too-many-plies'
  | 'invalid-options'
  | 'invalid-start'
  | 'commitment-differs'
  | 'illegal-action'
  | 'checkpoint-differs'
  | 'actions-after-end'
  | 'unfinished'
  | 'outcome-differs';

/** The first thing wrong with a replay. */
export interface Fault extends Misfit {
  readonly code: ReplayFault;
  /** why the rules refuse an action that is not legal */
  readonly refusal?: Refusal;
  /** what is wrong with its outline (`malformed`), with its options, or with the position it begins from */
  readonly problems?: readonly Problem[];
}

export type Verdict<G extends GameTypes = GameTypes> =
  | {
      readonly ok: true;
      readonly state: G['mutable'];
      /** `null`: the game is not over */
      readonly outcome: Outcome<G['row']> | null;
      readonly ending: Ending | null;
      readonly plies: number;
      /** whether the seed was held to a commitment: the one demanded, or the replay's own, which anybody can leave out */
      readonly committed: boolean;
    }
  | (Fault & {
      readonly ok: false;
      /** how many actions were carried out before the first thing wrong; `null` if none could be tried */
      readonly ply: number | null;
      /** what would have been legal there, where an action was not */
      readonly legal: readonly G['action'][];
    });

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

/** Characters of a comment. */
export const LONGEST_COMMENT = 2_000;
const MOST_COMMENTS = 10_000;

const isWhole = (value: unknown, most = Number.MAX_SAFE_INTEGER): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= most;

/** Whole milliseconds, one for each action, never descending. */
const areTimes = (value: unknown, plies: number): boolean =>
  Array.isArray(value) &&
  value.length === plies &&
  value.every((time, i) => isWhole(time) && time >= (i === 0 ? 0 : value[i - 1]));

/** In the order of their plies, by somebody at a table of so many seats. */
const areComments = (value: unknown, plies: number, seats: number): boolean =>
  Array.isArray(value) &&
  value.length <= MOST_COMMENTS &&
  value.every(
    (comment, i) =>
      isRecord(comment) &&
      Object.keys(comment).length === 3 &&
      isWhole(comment.ply, plies) &&
      comment.ply >= (i === 0 ? 0 : value[i - 1].ply) &&
      (comment.seat === 'spectator' || isWhole(comment.seat, seats - 1)) &&
      typeof comment.text === 'string' &&
      comment.text.length <= LONGEST_COMMENT,
  );

const isEnding = (value: unknown, seats: number): boolean =>
  isRecord(value) &&
  Object.keys(value).length === 2 &&
  (value.by === 'resignation' || value.by === 'time') &&
  isWhole(value.seat, seats - 1);

/** An envelope whose outline is right; options or position, actions and outcome are a stranger's still. */
interface Envelope {
  readonly game: string;
  readonly rulesVersion: string;
  readonly components: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly start?: Readonly<Record<string, unknown>>;
  readonly commitment?: string;
  readonly actions: readonly unknown[];
  readonly checkpoints: readonly Checkpoint[];
  readonly outcome: unknown;
  readonly ending?: Ending;
  readonly times?: readonly number[];
  readonly comments?: readonly Comment[];
}

type Fields = { readonly [K in keyof Required<Envelope> | 'format']: unknown };

const isText = (value: unknown): boolean => typeof value === 'string' && value.length <= 64;

/** A saved state of the same game, its state a stranger's still. */
const isStart = (value: unknown, { game, rulesVersion, components }: Fields): boolean =>
  isRecord(value) &&
  value.format === SAVED_FORMAT &&
  value.game === game &&
  value.rulesVersion === rulesVersion &&
  value.components === components &&
  isRecord(value.state);

/** How many play, as far as the beginning tells; where it tells nonsense, its own door will say so. */
function seatsIn({ options, start }: Fields): number {
  const players = isRecord(options) ? options.players : isRecord(start) && isRecord(start.state) && start.state.players;
  return Array.isArray(players) ? players.length : isWhole(players) ? players : Number.MAX_SAFE_INTEGER;
}

const pliesIn = ({ actions }: Fields): number => (Array.isArray(actions) ? actions.length : 0);

/** Whether each field, `undefined` where it is missing, is of the right type and goes with the others. */
const ENVELOPE: { readonly [K in keyof Fields]: (value: unknown, replay: Fields) => boolean } = {
  format: (value) => value === REPLAY_FORMAT,
  game: isText,
  rulesVersion: isText,
  components: isDigest,
  options: (value, { start }) => (start === undefined ? isRecord(value) : value === undefined),
  start: (value, replay) => value === undefined || isStart(value, replay),
  commitment: (value, { start }) => value === undefined || (start === undefined && isDigest(value)),
  actions: Array.isArray,
  checkpoints: areCheckpoints,
  outcome: (value) => value === null || isRecord(value),
  ending: (value, replay) => value === undefined || (replay.outcome === null && isEnding(value, seatsIn(replay))),
  times: (value, replay) => value === undefined || areTimes(value, pliesIn(replay)),
  comments: (value, replay) => value === undefined || areComments(value, pliesIn(replay), seatsIn(replay)),
};

/** What is said where more than a type can be wrong. */
const SAID: { readonly [K in keyof Fields]?: Misfit | Complaint } = {
  options: 'must be there, or a start instead of them',
  start: 'must be a saved state of the same game, rules and components',
  commitment: 'must be 64 hexadecimal digits, of a game that has a seed',
  ending: 'must be the resignation or the time of a seat, in a game without an outcome',
  times: 'must be whole milliseconds, one for each action, never descending',
  comments: /* @__PURE__ */ complaint(
    'must be in the order of their plies, each with a seat and a text of at most {most} characters',
    {
      most: LONGEST_COMMENT,
    },
  ),
};

/** What is wrong with the outline of a replay; an empty list for a sound one. Names at most a few paths. */
export function replayProblems(value: unknown): Problem[] {
  if (!isRecord(value)) return [problemAt('', 'a replay must be an object' satisfies Complaint)];
  const unknown = Object.keys(value).filter((key) => !Object.hasOwn(ENVELOPE, key));
  const problems = unknown.slice(0, 10).map((key) => problemAt(key.slice(0, 40), 'no such field' satisfies Complaint));
  const names = Object.keys(ENVELOPE) as (keyof Fields)[];
  const fields = Object.fromEntries(
    names.map((name) => [name, Object.hasOwn(value, name) ? value[name] : undefined]),
  ) as Fields;
  for (const path of names)
    if (!ENVELOPE[path](fields[path], fields))
      problems.push(problemAt(path, SAID[path] ?? ('missing or of the wrong type' satisfies Complaint)));
  return problems;
}

/** What a referee demands, and will not do more of. */
export interface VerifyOptions<G extends GameTypes = GameTypes> {
  /** what was published before the game: `commitment(seed)`; without it only a commitment in the replay itself is checked */
  readonly commitment?: string;
  /** a replay of more actions is refused before any is tried */
  readonly maxPlies?: number;
  /** a game that is not over is refused, however it was ended */
  readonly finished?: true;
  /** `parseState` of the game's `/schemas`, for games that begin from a position; without it they are refused */
  parseState?(saved: unknown): G['state'];
}

/** The longest sentence about a position that is passed on. */
const LONGEST_MESSAGE = 300;

/** The first state of a stranger's replay, one's own, or why there is none. */
function begin<G extends GameTypes>(
  engine: Engine<G>,
  { options, start }: Envelope,
  { parseState }: VerifyOptions<G>,
): { readonly state: G['mutable'] } | Fault {
  if (start === undefined) {
    try {
      // initialState checks a stranger's options itself
      const given: unknown = options;
      return { state: engine.initialState(given as G['options']) as G['mutable'] };
    } catch (error) {
      if (!(error instanceof InvalidOptionsError)) throw error;
      return { code: 'invalid-options', message: error.message, problems: error.problems };
    }
  }
  const code = 'invalid-start';
  if (parseState === undefined)
    return { code, message: 'the game begins from a position, which needs a parseState' satisfies Complaint };
  try {
    return { state: engine.clone(parseState(start)) };
  } catch (error) {
    const message = (error instanceof Error ? error.message : String(error)).slice(0, LONGEST_MESSAGE);
    // each bundle has its own classes
    const { problems } = error as Partial<InvalidValueError>;
    return Array.isArray(problems) ? { code, message, problems } : { code, message };
  }
}

/**
 * Judges a stranger's replay, `given` as any value, by the rules of `engine`. Never throws: it names the first thing wrong, and after
 * which ply. A game that is not over is sound, too, unless `demands.finished`. However long the list of actions, no more are tried than
 * a game can have (`engine.maxPlies`), nor any if there are more than `demands.maxPlies`: both are `too-many-plies`, but what follows
 * the end of a game is `actions-after-end`. The seed must be the one committed to: by `demands.commitment`, if that is given, and by the
 * replay's own, if it has one (`commitment-differs`). Times and comments are nobody's proof: they are held to their shape alone.
 */
export function verifyReplay<G extends GameTypes>(
  engine: Engine<G>,
  given: unknown,
  demands: VerifyOptions<G> = {},
): Verdict<G> {
  const { commitment: published, maxPlies, finished = false } = demands;
  let ply: number | null = null;
  const faulty = (fault: Fault, legal: readonly G['action'][] = []): Verdict<G> => ({
    ok: false,
    ply,
    ...fault,
    legal,
  });
  const fault = (code: ReplayFault, said: Misfit | Complaint): Verdict<G> =>
    faulty({ code, ...(typeof said === 'string' ? { message: said } : said) });
  const malformed = (problem: Problem): Verdict<G> =>
    faulty({ code: 'malformed', message: sentence([problem]), problems: [problem] });

  const plain = replayCopy(given);
  if ('problem' in plain) return malformed(plain.problem);
  const [first] = replayProblems(plain.value);
  if (first !== undefined) return malformed(first);
  const replay = plain.value as Envelope;
  try {
    if (replay.game !== engine.game)
      return fault('unknown-game', complaint('this engine plays {game}', { game: engine.game }));
    if (replay.rulesVersion !== engine.rulesVersion)
      return fault(
        'other-rules-version',
        complaint("the engine's rules version is {version}", { version: engine.rulesVersion }),
      );
    if (replay.components !== engine.componentsDigest())
      return fault('other-components', 'recorded with other components');

    const { length } = replay.actions;
    const tooMany = (most: number) =>
      fault(
        'too-many-plies',
        complaint('{actions} actions, and no more than {most} are tried', { actions: length, most }),
      );
    if (maxPlies !== undefined && length > maxPlies) return tooMany(maxPlies);

    const begun = begin(engine, replay, demands);
    if ('code' in begun) return faulty(begun);
    const { state } = begun;
    const promised = [published, replay.commitment].filter((one) => one !== undefined);
    if (promised.length > 0) {
      if (replay.options === undefined) return fault('commitment-differs', 'a game from a position has no seed');
      const kept = commitment(String(replay.options.seed));
      if (promised.some((one) => one !== kept))
        return fault('commitment-differs', 'the seed is not the one that was committed to');
    }

    const checkpoints = new Map(replay.checkpoints.map((point) => [point.ply, point.digest]));
    const checkpointHolds = (at: number) => {
      const expected = checkpoints.get(at);
      return expected === undefined || expected === digest(state);
    };
    ply = 0;
    const differs = (after: number) => complaint('the state after {ply} plies differs', { ply: after });
    if (!checkpointHolds(0)) return fault('checkpoint-differs', differs(0));
    const most = engine.maxPlies(state.players.length);
    for (const action of replay.actions) {
      if (engine.isTerminal(state))
        return fault('actions-after-end', complaint('the game was over after {ply} plies', { ply }));
      if (ply === most) return tooMany(most);
      const choice = engine.tryInPlace(state, action);
      if (!choice.legal) {
        const { message } = new IllegalActionError(choice, action);
        return faulty({ code: 'illegal-action', message, refusal: choice }, engine.legalActions(state));
      }
      ply++;
      if (!checkpointHolds(ply)) return fault('checkpoint-differs', differs(ply));
    }
    const outcome = engine.outcome(state);
    if (outcome === null && (finished || replay.outcome !== null)) return fault('unfinished', 'the game is not over');
    if ((replay.checkpoints.at(-1)?.ply ?? 0) > ply)
      return fault('checkpoint-differs', 'there is a checkpoint beyond the last ply');
    if (!deepEqual(outcome, replay.outcome)) return fault('outcome-differs', 'the recorded outcome differs');
    return { ok: true, state, outcome, ending: replay.ending ?? null, plies: ply, committed: promised.length > 0 };
  } catch (error) {
    return fault('internal', { message: error instanceof Error ? error.message : String(error) });
  }
}
