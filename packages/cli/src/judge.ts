/** One line judged: everything that a worker does. */
import { type ReplayFault, replayProblems, type VerifyOptions, verifyReplay } from '@ludi-romani/core';
import { findGame, games } from './games';
import { reasonOf } from './io';
import { listed } from './text';

/** What is wrong beside the faults of a replay. */
export type InputFault = 'unreadable' | 'empty' | 'too-long' | 'too-slow' | 'worker-died';

export type Judgement =
  | {
      readonly ok: true;
      readonly game: string;
      readonly plies: number;
      readonly totals: readonly number[];
      /** whether the seed was held to a commitment */
      readonly committed: boolean;
    }
  | Fault;

export interface Fault {
  /** `null` where the referee failed, not the replay */
  readonly ok: false | null;
  /** how many actions were carried out before the first thing wrong; `null` if none could be tried */
  readonly ply: number | null;
  readonly code: ReplayFault | InputFault;
  readonly message: string;
}

/** Lines, and what is demanded of each: what a worker is sent. */
export interface Cases {
  readonly texts: readonly string[];
  readonly demands: VerifyOptions;
}

export const fault = (code: ReplayFault | InputFault, message: string, ply: number | null = null): Fault => ({
  ok: code === 'internal' ? null : false,
  ply,
  code,
  message,
});

/** Judges a stranger's line; never throws. */
export function judge(text: string, demands: VerifyOptions): Judgement {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return fault('malformed', `not a line of JSON: ${reasonOf(error)}`);
  }
  const [problem] = replayProblems(value);
  if (problem !== undefined) {
    return fault('malformed', problem.path === '' ? problem.message : `${problem.path}: ${problem.message}`);
  }
  const name = String((value as { readonly game: unknown }).game);
  const game = findGame(name);
  if (game === undefined) {
    return fault('unknown-game', `no engine for '${name}'; there is ${listed(games.map(({ engine }) => engine.game))}`);
  }
  const verdict = verifyReplay(game.engine, value, demands);
  if (!verdict.ok) return fault(verdict.code, verdict.message, verdict.ply);
  const { plies, committed, outcome } = verdict;
  return { ok: true, game: name, plies, totals: outcome.scores.map(({ total }) => total), committed };
}
