/** Converts tables to replays, and makes tables from replays and from stored JSON. A replay has no actions that were taken back. */
import {
  type About,
  type Comment,
  commitment,
  deepFreeze,
  type Ending,
  type Engine,
  type GameTypes,
  LudiError,
  type Outcome,
  plainCopy,
  type RecordOptions,
  type Replay,
  recordReplay,
  type Seat,
  sentence,
} from '@ludi-romani/core';
import { isRecord } from '@ludi-romani/core/shape';
import { noComments, withComment } from './comments';
import { invalid, replaySteps, replayTable } from './replay-cache';
import { type Agreement, openTable } from './table';
import { pliesAfter } from './table-state';
import { namesProblems, termsProblems } from './terms';
import { type Entry, TABLE_FORMAT, type Table } from './types';

/** Returns the comments at a table in ply order. The ply of a comment is the number of actions in effect when it was entered, at most `plies`. */
function comments<G extends GameTypes>(engine: Engine<G>, table: Table<G>, plies: number): Comment[] {
  const found: Comment[] = [];
  for (const { version, lastPly } of replaySteps(engine, table)) {
    const entry = table.entries[version - 1];
    if (entry?.type !== 'comment') continue;
    found.push({ ply: Math.min(plies, lastPly?.count ?? 0), seat: entry.seat, text: entry.text });
  }
  return found.sort((one, other) => one.ply - other.ply);
}

/**
 * Returns the game so far as a replay, with its times and comments but without actions that were taken back. The game need not be over. The
 * replay contains the seed. `about` says who played and where; its names are those of the table if it has none. Throws LudiError
 * `invalid-table`.
 */
export function record<G extends GameTypes>(engine: Engine<G>, table: Table<G>, about: About = {}): Replay<G> {
  const { context, current } = replayTable(engine, table);
  const plies = pliesAfter(current.lastPly, 0);
  const hasComments = table.entries.some(({ type }) => type === 'comment');
  const named: About = table.names.length === 0 ? about : { names: table.names, ...about };
  const extra: RecordOptions = {
    ...(Object.keys(named).length === 0 ? {} : { about: named }),
    committed: table.committed,
    times: plies.map(({ at }) => at),
    ...(current.ending === null ? {} : { ending: current.ending }),
    ...(hasComments ? { comments: comments(engine, table, plies.length) } : {}),
  };
  const beginning = table.begin.start === undefined ? table.begin.options : { start: context.beginning };
  return recordReplay(
    engine,
    beginning,
    plies.map(({ action }) => action),
    extra,
  );
}

const playersOf = <G extends GameTypes>(engine: Engine<G>, table: Table<G>): Seat[] =>
  replayTable(engine, table).current.state.players.map((_, seat) => seat);

/** The options of `tableOf`. */
export interface Resuming extends Agreement {
  /** the number of actions of the replay that the table begins with; by default all actions */
  readonly ply?: number;
}

/**
 * Returns a table with the actions, comments and names of a replay, at the moment `now` in milliseconds. Drops comments beyond the limits of a
 * table. If the terms of `resuming` have a clock, all earlier entries are at time 0; otherwise they have the times of the replay. With
 * all actions, a game that ended by resignation or agreement is over at the table, too; a game that ended by time continues. `verifyReplay` must accept
 * the replay. Throws LudiError `invalid-replay` if the replay has no such ply, LudiError `invalid-table` if an action is illegal, and the
 * errors of `openTable`.
 */
export function tableOf<G extends GameTypes>(
  engine: Engine<G>,
  replay: Replay<G>,
  now: number,
  resuming: Resuming = {},
): Table<G> {
  const { ply = replay.actions.length, ...agreement } = { names: replay.about?.names ?? [], ...resuming };
  if (!Number.isInteger(ply) || ply < 0 || ply > replay.actions.length)
    throw new LudiError('invalid-replay', `ply must be a whole number from 0 to ${replay.actions.length}`);
  const committed = replay.commitment !== undefined;
  const begin = replay.start === undefined ? { options: replay.options, committed } : { start: replay.start.state };
  const ending = ply === replay.actions.length ? replay.ending : undefined;
  const isTimed = agreement.terms?.clock != null;
  const times = isTimed ? [] : (replay.times ?? []);
  const last = times[ply - 1] ?? 0;
  const terms = { ...(ending?.by === 'resignation' ? { resignation: 'end' as const } : {}), ...agreement.terms };
  const table = openTable(engine, { ...agreement, terms, ...begin }, now - last);
  const entries: Entry<G['action']>[] = [];
  let counts = noComments(playersOf(engine, table).length);
  for (let done = 0; done <= ply; done++) {
    const at = times[done - 1] ?? 0;
    const action = replay.actions[done - 1];
    if (action !== undefined) entries.push({ type: 'action', action, at });
    for (const { seat, text } of (replay.comments ?? []).filter((one) => one.ply === done)) {
      const counted = withComment(counts, { seat, text });
      if (counted !== undefined) entries.push({ type: 'comment', seat, text, at });
      counts = counted ?? counts;
    }
  }
  if (ending?.by === 'resignation') entries.push({ type: 'resign', seat: ending.seat, at: last });
  if (ending?.by === 'agreement') {
    const [first = 0, ...others] = playersOf(engine, table);
    entries.push({ type: 'ask', what: 'end', seat: first, at: last });
    for (const seat of others) entries.push({ type: 'agree', seat, at: last });
  }
  return parseTable(engine, { ...table, entries });
}

/** The largest number of objects and primitives in a stored table. It is above the size of any real game. */
const MOST_VALUES = 1_000_000;

/** Returns the first problem with the fields of a table, or `undefined`. Does not replay the entries. */
function shapeProblem(table: unknown): string | undefined {
  if (!isRecord(table)) return 'a table must be an object';
  const { format, begin, committed, terms, opened, entries } = table as unknown as Table<GameTypes>;
  if (format !== TABLE_FORMAT) return `format: must be ${TABLE_FORMAT}`;
  if (!isRecord(begin) || isRecord(begin.options) === isRecord(begin.start))
    return 'begin: must hold either options or a start';
  if (typeof committed !== 'boolean') return 'committed: must be true or false';
  if (!isRecord(terms)) return 'terms: must be an object';
  const [problem] = termsProblems(terms);
  if (problem !== undefined) return sentence([problem]);
  if (!Number.isSafeInteger(opened)) return 'opened: must be a whole number of milliseconds';
  return Array.isArray(entries) ? undefined : 'entries: must be a list';
}

/** Returns a copy of untrusted JSON. Throws LudiError `invalid-table`. */
function copied<G extends GameTypes>(given: unknown): Table<G> {
  const plain = plainCopy(given as Table<G>, { values: MOST_VALUES });
  return 'problem' in plain ? invalid(sentence([plain.problem])) : plain.value;
}

/** Returns the table in `plain`, a copy of untrusted JSON. Throws what `parseTable` throws. */
function tableIn<G extends GameTypes>(engine: Engine<G>, plain: Table<G>): Table<G> {
  const problem = shapeProblem(plain);
  if (problem !== undefined) return invalid(problem);
  const table = deepFreeze(plain);
  const { current } = replayTable(engine, table);
  const [nameProblem] = namesProblems(table.names, current.state.players.length);
  return nameProblem === undefined ? table : invalid(sentence([nameProblem]));
}

/**
 * Returns the table in `given`, JSON from storage. Replays the table to validate it. Throws LudiError `invalid-table` with the first
 * problem, or InvalidOptionsError. Does not validate the state in `begin.start`: if it may be untrusted, pass it to the game's `parseState`
 * first.
 */
export const parseTable = <G extends GameTypes>(engine: Engine<G>, given: unknown): Table<G> =>
  tableIn(engine, copied<G>(given));

/** The demands of a referee on a table. */
export interface TableDemands<G extends GameTypes> {
  /** the commitment that was published before the game, `commitment(seed)` */
  readonly commitment?: string;
  /** A game that is not over is refused. */
  readonly finished?: true;
  /** `parseState` of the game's `/schemas`, for games that begin from a position. Without `parseState`, such games are refused. */
  parseState?(saved: unknown): G['state'];
}

/** The verdict on an untrusted table. */
export type TableVerdict<G extends GameTypes> =
  | {
      readonly ok: true;
      readonly table: Table<G>;
      /** `null` if the rules have not ended the game */
      readonly outcome: Outcome<G['row']> | null;
      /** the end by resignation, time or agreement, which follows from the entries and their times; `null` if there is none */
      readonly ending: Ending | null;
      /** the number of actions in effect */
      readonly plies: number;
      /** true if the seed was checked against a commitment */
      readonly committed: boolean;
    }
  | {
      readonly ok: false;
      readonly code:
        | 'invalid-table'
        | 'invalid-options'
        | 'invalid-start'
        | 'commitment-differs'
        | 'unfinished'
        | 'internal';
      /** an English clause, with the index of the entry that is refused */
      readonly message: string;
    };

/**
 * Returns the verdict on `given`, an untrusted table. The referee replays all entries with their clocks, so that it proves what a replay only
 * claims: resignations, fallen flags and agreements. It trusts the times that the server wrote. Never throws.
 */
export function verifyTable<G extends GameTypes>(
  engine: Engine<G>,
  given: unknown,
  { commitment: published, finished, parseState }: TableDemands<G> = {},
): TableVerdict<G> {
  try {
    const plain = copied<G>(given);
    const begin: unknown = plain?.begin;
    if (isRecord(begin) && begin.start !== undefined) {
      if (parseState === undefined)
        return { ok: false, code: 'invalid-start', message: 'the game begins from a position, which was not checked' };
      parseState(begin.start);
    }
    const table = tableIn(engine, plain);
    const { current } = replayTable(engine, table);
    const outcome = engine.outcome(current.state);
    const { ending, lastPly } = current;
    const seed = table.begin.options?.seed;
    if (published !== undefined && (seed === undefined || commitment(seed) !== published))
      return { ok: false, code: 'commitment-differs', message: 'the seed is not the one that was committed to' };
    if (finished && outcome === null && ending === null)
      return { ok: false, code: 'unfinished', message: 'the game is not over' };
    return { ok: true, table, outcome, ending, plies: lastPly?.count ?? 0, committed: published !== undefined };
  } catch (error) {
    const { code, message } = error as { readonly code?: unknown; readonly message: string };
    if (code === 'invalid-table' || code === 'invalid-options') return { ok: false, code, message };
    if (code === 'invalid-state') return { ok: false, code: 'invalid-start', message };
    return { ok: false, code: 'internal', message: 'the referee failed' };
  }
}
