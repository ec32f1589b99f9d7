/** Judges one line that should be a replay or a table. Worker threads run this module. */
import type { MessagePort } from 'node:worker_threads';
import {
  type About,
  type Ending,
  type Replay,
  type ReplayFault,
  replayProblems,
  type VerifyOptions,
  verifyReplay,
} from '@ludi-romani/core';
import { isRecord } from '@ludi-romani/core/shape';
import { text as textOf } from '@ludi-romani/core/words';
import { verifyTable } from '@ludi-romani/table/records';
import { faultMessage } from './error-messages';
import { findGame, type Game, schemasOf } from './game';
import { reasonOf } from './io';
import { type Language, messagesIn } from './language';

/** The faults of an input, in addition to those of a replay. */
export type InputFault = 'invalid-table' | 'unreadable' | 'empty' | 'too-long' | 'too-slow' | 'worker-died';

export type Judgement =
  | {
      readonly ok: true;
      readonly game: string;
      readonly plies: number;
      /** `null` if the game is not over */
      readonly totals: readonly number[] | null;
      /** the resignation, timeout or agreement that a table proves, or that a replay claims, if any */
      readonly ending: Ending | null;
      /** a sentence about the parts of the replay that could not be checked, without a period; `null` if there are none */
      readonly unproved: string | null;
      /** true if the seed matches a commitment */
      readonly committed: boolean;
      /** who played and where, as the replay claims it */
      readonly about: About | null;
    }
  | Fault;

export interface Fault {
  /** false if the replay is at fault, `null` if the referee itself failed */
  readonly ok: false | null;
  /** the number of actions carried out before the first fault; `null` if none could be tried */
  readonly ply: number | null;
  readonly code: ReplayFault | InputFault;
  readonly message: string;
  /** `null` if there is no engine for the game, or if the line could not be read */
  readonly game: string | null;
  /** the clause of the rules that forbids the action, if any */
  readonly clause: string | null;
}

/** The requirements on each line (see VerifyOptions), and the language of the messages. `judge` supplies `parseState` itself. */
export interface JudgeOptions extends Omit<VerifyOptions, 'parseState'> {
  /** the language of messages; default: English */
  readonly language?: Language;
}

/** The lines that a worker must judge. */
export interface JudgeRequest {
  readonly texts: readonly string[];
  readonly options: JudgeOptions;
  /** the port to which the worker sends a message when it starts with the lines */
  readonly started: MessagePort;
}

export const fault = (
  code: ReplayFault | InputFault,
  message: string,
  { game = null, ply = null, clause = null }: Partial<Pick<Fault, 'game' | 'ply' | 'clause'>> = {},
): Fault => ({
  ok: code === 'internal' ? null : false,
  ...{ game, ply, code, clause, message },
});

const noEngine = (name: string, games: readonly Game[], language: Language): Fault => {
  const known = games.map(({ engine }) => engine.game);
  return fault('unknown-game', messagesIn(language).judging.noEngine(name, known));
};

/** True if a value says that it is a table. */
const isTable = (
  value: unknown,
): value is { readonly format: string; readonly game: unknown; readonly begin: unknown } =>
  isRecord(value) && typeof value.format === 'string' && value.format.startsWith('ludi-romani/table/');

/** Judges an untrusted table, with its clock: it proves its ending. */
async function judgeTable(
  value: { readonly game: unknown; readonly begin: unknown },
  { language = 'en', commitment, finished }: JudgeOptions,
  games: readonly Game[],
): Promise<Judgement> {
  const name = typeof value.game === 'string' ? value.game : '';
  const game = findGame(games, name);
  if (game === undefined) return noEngine(name, games, language);
  const hasStart = isRecord(value.begin) && value.begin.start !== undefined;
  const parsers = hasStart ? await schemasOf(game).catch(() => undefined) : undefined;
  const verdict = verifyTable(game.engine, value, {
    ...(commitment === undefined ? {} : { commitment }),
    ...(finished === undefined ? {} : { finished }),
    ...(parsers === undefined ? {} : { parseState: parsers.parseState }),
  });
  if (!verdict.ok) return fault(verdict.code, verdict.message, { game: name });
  const { table, outcome, ending, plies, committed } = verdict;
  const totals = outcome?.scores.map(({ total }) => total) ?? null;
  const about = table.names.length === 0 ? null : { names: table.names };
  return { ok: true, game: name, plies, totals, ending, unproved: null, committed, about };
}

/** Judges an untrusted line, which should be a replay or a table of one of `games`. Never rejects. */
export async function judge(
  text: string,
  { language = 'en', ...options }: JudgeOptions,
  games: readonly Game[],
): Promise<Judgement> {
  const { judging, verdicts } = messagesIn(language);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return fault('malformed', judging.notJson(reasonOf(error)));
  }
  if (isTable(value)) return judgeTable(value, { language, ...options }, games);
  const [problem] = replayProblems(value);
  if (problem !== undefined) return fault('malformed', verdicts.problems([problem]));
  const { game: name, start, ending = null, about = null } = value as Replay;
  const game = findGame(games, name);
  if (game === undefined) return noEngine(name, games, language);
  let parsers: Pick<VerifyOptions, 'parseState'> = {};
  try {
    if (start !== undefined) parsers = { parseState: (await schemasOf(game)).parseState };
  } catch (error) {
    return fault('invalid-start', reasonOf(error), { game: name });
  }
  const verdict = verifyReplay(game.engine, value, { ...options, ...parsers });
  if (!verdict.ok) {
    const { ply, refusal } = verdict;
    const at = { game: name, ply, clause: refusal?.clause ?? null };
    return fault(verdict.code, faultMessage(verdict, language, game), at);
  }
  const { plies, committed, outcome } = verdict;
  const totals = outcome?.scores.map(({ total }) => total) ?? null;
  const claim = ending === null ? null : textOf(verdicts.ended(ending, (seat) => [judging.seat(seat)]));
  const unproved = claim === null ? null : judging.unproved(claim);
  return { ok: true, game: name, plies, totals, ending, unproved, committed, about };
}
