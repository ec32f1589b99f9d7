/** The referee: a verdict on a stranger's replay. */

import { commitment } from '../chance/chance';
import { type Complaint, complaint, type Misfit } from '../errors/complaints';
import {
  IllegalActionError,
  InvalidOptionsError,
  type InvalidValueError,
  type Problem,
  type Refusal,
  sentence,
} from '../errors/errors';
import type { Engine } from '../game/contract';
import type { GameTypes, Outcome } from '../game/types';
import { digest } from '../json/canonical';
import { deepEqual } from '../json/copy';
import { type Envelope, replayProblems } from './outline';
import type { Ending } from './replay';
import { replayCopy } from './replay-copy';

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
