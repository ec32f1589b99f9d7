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
import { LimitError } from '../bounded';
import { type AnyEngine, type GameName, isGame, loadFast, loadParser } from '../games';
import { type Case, readCases } from './files';
import type { Unread } from './unread';

/** The parts of a game that are needed to verify its replays. */
interface Referee {
  readonly engine: AnyEngine;
  /** Parses a position. It is needed only for replays that start from a position. */
  parseState?(saved: unknown): State<GameTypes>;
}

/** Loads the referee of a game. With `positions`, it can parse positions. */
const refereeOf = async (game: GameName, positions: boolean): Promise<Referee> => ({
  engine: await loadFast(game),
  ...(positions ? { parseState: await loadParser(game) } : {}),
});

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
function firstState({ engine, parseState }: Referee, { options, start }: Replay): State<GameTypes> {
  if (start === undefined) return engine.initialState(options);
  if (parseState === undefined) throw new Error('parseState is required for a position');
  return parseState(start);
}

/** Verifies a part of a file, which can be any value. Rejects only if the game cannot be loaded. */
export async function judge({ line, read }: Case): Promise<Judged> {
  const none = { line, game: null, players: null, plies: null, opens: false };
  let value: unknown;
  try {
    value = read();
  } catch (error) {
    const { message } = error as Error;
    const verdict =
      error instanceof LimitError ? bad('malformed', message, { problems: [error.problem] }) : bad('not-json', message);
    return { ...none, verdict };
  }
  const [problem] = replayProblems(value);
  if (problem !== undefined) return { ...none, verdict: bad('malformed', problem.message, { problems: [problem] }) };
  const replay = value as Replay;
  const plies = replay.actions.length;
  if (!isGame(replay.game)) return { ...none, plies, verdict: bad('unknown-game', replay.game) };
  const { game } = replay;
  const referee = await refereeOf(game, replay.start !== undefined);
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

/** The part of a replay that a page shows or continues. Its size is limited by the rules. */
export interface Shown {
  /** the replay up to its first illegal action, without checkpoints and outcome */
  readonly replay: Replay;
  /** the parsed first position, or null if the game starts from options */
  readonly start: State<GameTypes> | null;
  /** the beginning of the first illegal action as JSON, or null if all are legal */
  readonly illegal: string | null;
}

/** The largest number of characters of an illegal action that is shown. */
const LONGEST_ACTION = 300;

/** Returns the part of a replay that can be shown. The replay must have been judged, with `opens` true. Rejects if the game cannot be loaded. */
export async function shownPart({ read }: Case): Promise<Shown> {
  const replay = read() as Replay;
  const { game, times, comments } = replay;
  const referee = await refereeOf(game as GameName, replay.start !== undefined);
  const { engine } = referee;
  const first = firstState(referee, replay);
  const state = engine.clone(first);
  const illegal = replay.actions.findIndex((action) => !engine.tryInPlace(state, action).legal);
  const plies = illegal === -1 ? replay.actions.length : illegal;
  return {
    replay: {
      ...replay,
      actions: replay.actions.slice(0, plies),
      checkpoints: [],
      outcome: null,
      ...(times === undefined ? {} : { times: times.slice(0, plies) }),
      ...(comments === undefined ? {} : { comments: comments.filter(({ ply }) => ply <= plies) }),
    } as Replay,
    start: replay.start === undefined ? null : first,
    illegal: illegal === -1 ? null : JSON.stringify(replay.actions[illegal]).slice(0, LONGEST_ACTION),
  };
}

/** The only game of a file: the reason why there is none, the number of several games, or its verdict, and the game if it is valid. */
export type Only =
  | { readonly unread: Exclude<Unread, 'broken'> }
  | { readonly many: number }
  | { readonly judged: Judged; readonly replay: Replay | null };

/** Reads and verifies the only game of a file. Rejects if the browser cannot read the file, or if the game cannot be loaded. */
export async function onlyGame(file: Blob): Promise<Only> {
  const cases = await readCases(file);
  if (typeof cases === 'string') return { unread: cases };
  const [only, second] = cases;
  if (only === undefined || second !== undefined) return { many: cases.length };
  const judged = await judge(only);
  return { judged, replay: judged.verdict.ok ? (await shownPart(only)).replay : null };
}
