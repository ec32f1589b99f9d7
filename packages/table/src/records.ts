/** Converts tables to replays, and makes tables from replays and from stored JSON. A replay has no actions that were taken back. */
import {
  type Comment,
  deepFreeze,
  type Engine,
  type GameTypes,
  LudiError,
  plainCopy,
  type RecordOptions,
  type Replay,
  recordReplay,
  sentence,
} from '@ludi-romani/core';
import { isRecord } from '@ludi-romani/core/shape';
import { noComments, withComment } from './comments';
import { invalid, replaySteps, replayTable } from './replay-cache';
import { type Agreement, openTable } from './table';
import { pliesAfter } from './table-state';
import { namesProblems, termsProblems } from './terms';
import { type Entry, SEAT_ENTRIES, TABLE_FORMAT, type Table } from './types';

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
 * replay contains the seed. Throws LudiError `invalid-table`.
 */
export function record<G extends GameTypes>(engine: Engine<G>, table: Table<G>): Replay<G> {
  const { context, current } = replayTable(engine, table);
  const plies = pliesAfter(current.lastPly, 0);
  const hasComments = table.entries.some(({ type }) => type === 'comment');
  const extra: RecordOptions = {
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

/** The options of `tableOf`. */
export interface Resuming extends Agreement {
  /** the number of actions of the replay that the table begins with; by default all actions */
  readonly ply?: number;
}

/**
 * Returns a table with the actions and comments of a replay, at the moment `now` in milliseconds. Drops comments beyond the limits of a
 * table. If the terms of `resuming` have a clock, all earlier entries are at time 0; otherwise they have the times of the replay. With
 * all actions, a game that ended by resignation is over at the table, too; a game that ended by time continues. `verifyReplay` must accept
 * the replay. Throws LudiError `invalid-replay` if the replay has no such ply, LudiError `invalid-table` if an action is illegal, and the
 * errors of `openTable`.
 */
export function tableOf<G extends GameTypes>(
  engine: Engine<G>,
  replay: Replay<G>,
  now: number,
  resuming: Resuming = {},
): Table<G> {
  const { ply = replay.actions.length, ...agreement } = resuming;
  if (!Number.isInteger(ply) || ply < 0 || ply > replay.actions.length)
    throw new LudiError('invalid-replay', `ply must be a whole number from 0 to ${replay.actions.length}`);
  const committed = replay.commitment !== undefined;
  const begin = replay.start === undefined ? { options: replay.options, committed } : { start: replay.start.state };
  const isTimed = agreement.terms?.clock != null;
  const times = isTimed ? [] : (replay.times ?? []);
  const last = times[ply - 1] ?? 0;
  const table = openTable(engine, { ...agreement, ...begin }, now - last);
  const entries: Entry<G['action']>[] = [];
  let counts = noComments(replayTable(engine, table).current.state.players.length);
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
  const { ending } = replay;
  if (ending?.by === 'resignation' && ply === replay.actions.length)
    entries.push({ type: 'resign', seat: ending.seat, at: last });
  return parseTable(engine, { ...table, entries });
}

/** The largest number of objects and primitives in a stored table. It is above the size of any real game. */
const MOST_VALUES = 1_000_000;

type Fields = Readonly<Record<string, (value: unknown) => boolean>>;

const ANY_ENTRY: Fields = { type: () => true, at: Number.isSafeInteger };
const BY_SEAT: Fields = { ...ANY_ENTRY, seat: Number.isSafeInteger };

/** The fields of each type of entry, with checks of their types. After this check, the rules of the table accept or refuse the entry. */
const ENTRIES: ReadonlyMap<unknown, Fields> = new Map([
  [
    'action',
    {
      ...ANY_ENTRY,
      action: (value) => isRecord(value) && Number.isSafeInteger(value.player),
      standIn: (value) => value === true || value === undefined,
      standing: (value) => value === true || value === undefined,
    },
  ],
  [
    'comment',
    {
      ...ANY_ENTRY,
      seat: (value) => Number.isSafeInteger(value) || value === 'spectator',
      text: (value) => typeof value === 'string',
    },
  ],
  ...SEAT_ENTRIES.map((type): [string, Fields] => [type, BY_SEAT]),
]);

/** True if a value has the fields of an entry. */
function isEntry(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const fields = ENTRIES.get(value.type);
  return (
    fields !== undefined &&
    Object.keys(value).every((key) => Object.hasOwn(fields, key)) &&
    Object.entries(fields).every(([key, fits]) => fits(value[key]))
  );
}

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
  if (!Array.isArray(entries)) return 'entries: must be a list';
  const invalidAt = entries.findIndex((entry, i) => !isEntry(entry) || entry.at < (entries[i - 1]?.at ?? 0));
  return invalidAt < 0 ? undefined : `entries[${invalidAt}]: must be an entry, and not earlier than the one before it`;
}

/**
 * Returns the table in `given`, JSON from storage. Replays the table to validate it. Throws LudiError `invalid-table` with the first
 * problem, or InvalidOptionsError. Does not validate the state in `begin.start`: if it may be untrusted, pass it to the game's `parseState`
 * first.
 */
export function parseTable<G extends GameTypes>(engine: Engine<G>, given: unknown): Table<G> {
  const plain = plainCopy(given as Table<G>, { values: MOST_VALUES });
  if ('problem' in plain) return invalid(sentence([plain.problem]));
  const problem = shapeProblem(plain.value);
  if (problem !== undefined) return invalid(problem);
  const table = deepFreeze(plain.value);
  const { current } = replayTable(engine, table);
  const [nameProblem] = namesProblems(table.names, current.state.players.length);
  return nameProblem === undefined ? table : invalid(sentence([nameProblem]));
}
