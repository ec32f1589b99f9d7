/** The referee, a function that returns a verdict on an untrusted replay. */

import { commitment } from '../chance/chance';
import {
  codeOf,
  IllegalActionError,
  type InvalidValueError,
  type Problem,
  type Refusal,
  sentence,
} from '../errors/errors';
import { type Complaint, complaint, type Misfit } from '../errors/messages';
import type { Engine } from '../game/contract';
import type { GameTypes, Outcome } from '../game/types';
import { digest } from '../json/canonical';
import { deepEqual } from '../json/copy';
import { type Envelope, replayProblems } from './outline';
import { replayCopy } from './replay-copy';

/** The kinds of fault. `internal` means that the referee itself failed, and says nothing about the replay. */
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

/** The first fault of a replay. */
export interface Fault extends Misfit {
  readonly code: ReplayFault;
  /** the refusal of the action, if the fault is an action that is not legal */
  readonly refusal?: Refusal;
  /** the problems of the outline (`malformed`), of the options, or of the position with which the game begins */
  readonly problems?: readonly Problem[];
}

export type Verdict<G extends GameTypes = GameTypes> =
  | {
      readonly ok: true;
      readonly state: G['mutable'];
      /** `null` if the game is not over */
      readonly outcome: Outcome<G['row']> | null;
      /**
       * `'unproved'` if the replay claims an ending: a resignation, timeout or agreement. A replay cannot prove it, and anyone can add it. The
       * claim is `ending` of the replay. `null` if the replay claims none.
       */
      readonly ending: 'unproved' | null;
      readonly plies: number;
      /** True if the seed was checked against a commitment: the demanded one, or the one in the replay, which a forger can leave out. */
      readonly committed: boolean;
    }
  | (Fault & {
      readonly ok: false;
      /** the number of actions carried out before the fault; `null` if none could be tried */
      readonly ply: number | null;
      /** the legal actions at that ply but those of ranges too long to list, if the fault is an action that is not legal */
      readonly legal: readonly G['action'][];
    });

/** The demands and limits of a referee. */
export interface VerifyOptions<G extends GameTypes = GameTypes> {
  /** the commitment that was published before the game, `commitment(seed)`; without it only the commitment in the replay is checked */
  readonly commitment?: string;
  /** A replay with more actions is refused before any action is tried. */
  readonly maxPlies?: number;
  /** A game that is not over is refused, even if the replay claims a resignation, timeout or agreement. */
  readonly finished?: true;
  /** `parseState` of the game's `/schemas`, for games that begin from a position. Without `parseState`, such games are refused. */
  parseState?(saved: unknown): G['state'];
}

/** The largest number of characters in an error message of `parseState`. Longer messages are truncated. */
const LONGEST_MESSAGE = 300;

/** Returns the first state of an untrusted replay, owned by the caller, or the fault in its options or position. */
function begin<G extends GameTypes>(
  engine: Engine<G>,
  { options, start }: Envelope,
  { parseState }: VerifyOptions<G>,
): { readonly state: G['mutable'] } | Fault {
  if (start === undefined) {
    try {
      // initialState checks untrusted options itself
      const given: unknown = options;
      return { state: engine.initialState(given as G['options']) as G['mutable'] };
    } catch (error) {
      if (codeOf(error) !== 'invalid-options') throw error;
      const { message, problems } = error as InvalidValueError;
      return { code: 'invalid-options', message, problems };
    }
  }
  const code = 'invalid-start';
  if (parseState === undefined)
    return { code, message: 'a game that begins from a position needs the option parseState' satisfies Complaint };
  try {
    return { state: engine.clone(parseState(start)) };
  } catch (error) {
    const message = (error instanceof Error ? error.message : String(error)).slice(0, LONGEST_MESSAGE);
    // not instanceof: each bundle has another copy of the classes
    const { problems } = error as Partial<InvalidValueError>;
    return Array.isArray(problems) ? { code, message, problems } : { code, message };
  }
}

/**
 * Judges an untrusted replay, `given`, which may be any value, by the rules of `engine`. Returns a verdict with the first fault and its ply.
 * Never throws. A game that is not over is valid too, unless `demands.finished` is set.
 *
 * Actions beyond the end of the game are `actions-after-end`. Actions beyond `engine.maxPlies` are `too-many-plies`. A replay with more than
 * `demands.maxPlies` actions is `too-many-plies` too, and none of its actions is tried. The seed must match `demands.commitment` and the
 * commitment in the replay, if they are given (`commitment-differs`). The ending, the times, the comments and the texts
 * about the game cannot be verified. Only their format is checked.
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
        complaint('{actions} actions, but at most {most} are allowed', { actions: length, most }),
      );
    if (maxPlies !== undefined && length > maxPlies) return tooMany(maxPlies);

    const begun = begin(engine, replay, demands);
    if ('code' in begun) return faulty(begun);
    const { state } = begun;
    const promised = [published, replay.commitment].filter((one) => one !== undefined);
    if (promised.length > 0) {
      if (replay.options === undefined) return fault('commitment-differs', 'a game from a position has no seed');
      const actual = commitment(String(replay.options.seed));
      if (promised.some((one) => one !== actual))
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
        return faulty({ code: 'illegal-action', message, refusal: choice }, engine.menu(state).actions);
      }
      ply++;
      if (!checkpointHolds(ply)) return fault('checkpoint-differs', differs(ply));
    }
    const outcome = engine.outcome(state);
    if (outcome === null && (finished || replay.outcome !== null)) return fault('unfinished', 'the game is not over');
    if ((replay.checkpoints.at(-1)?.ply ?? 0) > ply)
      return fault('checkpoint-differs', 'there is a checkpoint beyond the last ply');
    if (!deepEqual(outcome, replay.outcome)) return fault('outcome-differs', 'the recorded outcome differs');
    const ending = replay.ending === undefined ? null : 'unproved';
    return { ok: true, state, outcome, ending, plies: ply, committed: promised.length > 0 };
  } catch (error) {
    // the cause names the fault of the rules
    const cause = (error as Error | undefined)?.cause ?? error;
    return fault('internal', { message: cause instanceof Error ? cause.message : String(cause) });
  }
}
