/** One line judged: everything that a worker does. */
import type { MessagePort } from 'node:worker_threads';
import {
  type Ending,
  type Replay,
  type ReplayFault,
  replayProblems,
  type VerifyOptions,
  verifyReplay,
} from '@ludi-romani/core';
import { findGame, type Game, games } from './games';
import { reasonOf } from './io';
import { type Language, sayingsOf } from './language';
import { faultSaid } from './refused';

/** What is wrong beside the faults of a replay. */
export type InputFault = 'unreadable' | 'empty' | 'too-long' | 'too-slow' | 'worker-died';

export type Judgement =
  | {
      readonly ok: true;
      readonly game: string;
      readonly plies: number;
      /** `null` where the game is not over; `ending` then says whether somebody gave up or was too late */
      readonly totals: readonly number[] | null;
      readonly ending: Ending | null;
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
  /** `null` where it is none that there is an engine for, or was not read */
  readonly game: string | null;
  /** of the rules, `null` where none of them forbids it */
  readonly clause: string | null;
}

/** What is demanded of each line; how positions are read the judge knows. */
export interface Demands extends Omit<VerifyOptions, 'parseState'> {
  /** in which it is told what is wrong; English, where it is left out */
  readonly language?: Language;
}

/** Lines, and what is demanded of each: what a worker is sent. */
export interface Cases {
  readonly texts: readonly string[];
  readonly demands: Demands;
  /** told when the worker begins with them */
  readonly begun: MessagePort;
}

export const fault = (
  code: ReplayFault | InputFault,
  message: string,
  { game = null, ply = null, clause = null }: Partial<Pick<Fault, 'game' | 'ply' | 'clause'>> = {},
): Fault => ({
  ok: code === 'internal' ? null : false,
  ...{ game, ply, code, clause, message },
});

/** Judges a stranger's line; never rejects. A game with a box of its own is judged by that box alone. */
export async function judge(text: string, { language = 'en', ...demands }: Demands, own?: Game): Promise<Judgement> {
  const { judging, verdicts } = sayingsOf(language);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return fault('malformed', judging.notJson(reasonOf(error)));
  }
  const [problem] = replayProblems(value);
  if (problem !== undefined) return fault('malformed', verdicts.problems([problem]));
  const { game: name, start } = value as Replay;
  const game = own?.engine.game === name ? own : findGame(name);
  if (game === undefined) {
    const known = games.map(({ engine }) => engine.game);
    return fault('unknown-game', judging.noEngine(name, known));
  }
  const reading = start === undefined ? {} : { parseState: (await game.schemas()).parseState };
  const verdict = verifyReplay(game.engine, value, { ...demands, ...reading });
  if (!verdict.ok) {
    const { ply, refusal } = verdict;
    const at = { game: name, ply, clause: refusal?.clause ?? null };
    return fault(verdict.code, faultSaid(verdict, language, game), at);
  }
  const { plies, committed, outcome, ending } = verdict;
  const totals = outcome?.scores.map(({ total }) => total) ?? null;
  return { ok: true, game: name, plies, totals, ending, committed };
}
