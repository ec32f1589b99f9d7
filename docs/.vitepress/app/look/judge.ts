/** Verifies untrusted replays, for the worker of the replay page. */
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

/** The parts of a game that are needed to verify its replays. */
export interface Referee {
  readonly engine: AnyEngine;
  /** Parses a position. It is needed only for replays that start from a position. */
  parseState?(saved: unknown): State<GameTypes>;
}

/** Loads the referee of a game. With `positions`, it can parse positions. */
export type Referees = (game: GameName, positions: boolean) => Promise<Referee>;

/** The data of a replay that the page shows in the list. */
export interface Judged {
  readonly line: number | null;
  /** `null` if unknown */
  readonly game: GameName | null;
  readonly players: number | null;
  /** the number of actions; `null` if it is not a replay */
  readonly plies: number | null;
  readonly verdict: Good | Bad;
  /** true if the game can be opened, at least up to the first fault */
  readonly opens: boolean;
}

export interface Good {
  readonly ok: true;
  /** the points of each seat; `null` if the game is not over */
  readonly totals: readonly number[] | null;
  readonly winners: readonly Seat[];
  /** the ending that the replay claims; a replay cannot prove it */
  readonly ending: Ending | null;
  readonly committed: boolean;
}

export interface Bad extends Omit<Fault, 'code'> {
  readonly ok: false;
  readonly code: ReplayFault | 'not-json';
  /** the number of actions before the first fault; `null` if no action could be tried */
  readonly ply: number | null;
}

/** A replay with one of these faults cannot be opened. */
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

/** Returns the first state of a replay whose options or position are valid. */
export function firstState({ engine, parseState }: Referee, { options, start }: Replay): State<GameTypes> {
  if (start === undefined) return engine.initialState(options);
  if (parseState === undefined) throw new Error('parseState is required for a position');
  return parseState(start);
}

/** Verifies a part of a file, which can be any value. Rejects only if the game cannot be loaded. */
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
    const { outcome, committed, state } = verdict;
    const { ending = null } = replay;
    const totals = outcome?.scores.map(({ total }) => total) ?? null;
    const winners = outcome?.ranking[0] ?? [];
    const { length: players } = state.players;
    return { line, game, players, plies, opens: true, verdict: { ok: true, totals, winners, ending, committed } };
  }
  // the page does not need the legal actions
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
