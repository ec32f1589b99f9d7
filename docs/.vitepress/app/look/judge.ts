/** A stranger's replay judged: everything that the worker does with one. */
import {
  type Ending,
  type Fault,
  type GameTypes,
  type Replay,
  type ReplayFault,
  replayProblems,
  type Seat,
  type State,
  verifyReplay,
} from '@ludi-romani/core';
import { type AnyEngine, type GameName, isGame } from '../games';
import type { Case } from './files';

/** What it takes to judge replays of a game. */
export interface Referee {
  readonly engine: AnyEngine;
  /** for those that begin from a position */
  parseState?(saved: unknown): State<GameTypes>;
}

/** Finds the referee of a game, one that reads positions where that is needed. */
export type Referees = (game: GameName, positions: boolean) => Promise<Referee>;

/** What a page shows of a replay before it is opened. */
export interface Judged {
  readonly line: number | null;
  /** `null` where nobody can tell */
  readonly game: GameName | null;
  readonly players: number | null;
  /** how many actions it has; `null` where it is no replay */
  readonly plies: number | null;
  readonly verdict: Good | Bad;
  /** whether there is a game to look at, if only up to what is wrong */
  readonly opens: boolean;
}

export interface Good {
  readonly ok: true;
  /** the points, and who won; `null` where the game is not over */
  readonly totals: readonly number[] | null;
  readonly winners: readonly Seat[];
  readonly ending: Ending | null;
  readonly committed: boolean;
}

export interface Bad extends Omit<Fault, 'code'> {
  readonly ok: false;
  readonly code: ReplayFault | 'not-json';
  /** how many actions were carried out before the first thing wrong; `null` if none could be tried */
  readonly ply: number | null;
}

/** With one of these there is no game, or none that these rules could play. */
const NO_GAME: readonly Bad['code'][] = [
  'internal',
  'not-json',
  'malformed',
  'unknown-game',
  'other-rules-version',
  'other-components',
  'too-many-plies',
  'invalid-options',
  'invalid-start',
];

const bad = (code: Bad['code'], message: string, more: Partial<Bad> = {}): Bad => ({
  ok: false,
  code,
  ply: null,
  message,
  ...more,
});

/** The first state of a replay, one that was found sound. */
export function firstState({ engine, parseState }: Referee, { options, start }: Replay): State<GameTypes> {
  if (start === undefined) return engine.initialState(options);
  if (parseState === undefined) throw new Error('a position needs a parseState');
  return parseState(start);
}

/** Judges a case, whatever it holds. Rejects only where the rules of a game cannot be loaded. */
export async function judge({ line, read }: Case, load: Referees): Promise<Judged> {
  const none = { line, game: null, players: null, plies: null, opens: false };
  let value: unknown;
  try {
    value = read();
  } catch (error) {
    return { ...none, verdict: bad('not-json', error instanceof Error ? error.message : String(error)) };
  }
  const [problem] = replayProblems(value);
  if (problem !== undefined) return { ...none, verdict: bad('malformed', problem.message, { problems: [problem] }) };
  const replay = value as Replay;
  const plies = replay.actions.length;
  if (!isGame(replay.game)) return { ...none, plies, verdict: bad('unknown-game', replay.game) };
  const { game } = replay;
  const referee = await load(game, replay.start !== undefined);
  const { engine, ...reading } = referee;
  const verdict = verifyReplay(engine, value, reading);
  if (verdict.ok) {
    const { outcome, ending, committed, state } = verdict;
    const totals = outcome?.scores.map(({ total }) => total) ?? null;
    const winners = outcome?.ranking[0] ?? [];
    const { length: players } = state.players;
    return { line, game, players, plies, opens: true, verdict: { ok: true, totals, winners, ending, committed } };
  }
  // what would have been legal there nobody asks
  const { legal: _, ...fault } = verdict;
  const opens = !NO_GAME.includes(fault.code);
  return {
    line,
    game,
    players: opens ? firstState(referee, replay).players.length : null,
    plies,
    opens,
    verdict: fault,
  };
}
