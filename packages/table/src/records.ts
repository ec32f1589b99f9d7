/** What a table is kept as: between tables, what storage gives back, and replays, which know only the actions that stand. */
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
import { nothingSaid, withComment } from './comments';
import { invalid, laid, story } from './desk';
import { pliesAfter } from './standing';
import { type Agreement, openTable } from './table';
import { namesProblems, termsProblems } from './terms';
import { type Entry, SEAT_ENTRIES, TABLE_FORMAT, type Table } from './types';

/** What was said at a table, each remark at the ply at which it still stands. */
function comments<G extends GameTypes>(engine: Engine<G>, table: Table<G>, plies: number): Comment[] {
  const found: Comment[] = [];
  for (const { standing } of story(engine, table)) {
    const entry = table.entries[standing.version - 1];
    if (entry?.type !== 'comment') continue;
    found.push({ ply: Math.min(plies, standing.line?.count ?? 0), seat: entry.seat, text: entry.text });
  }
  return found.sort((one, other) => one.ply - other.ply);
}

/**
 * The game so far as a replay, over or not, with its times and with what was said: what stands, without what was taken back. It holds the
 * seed. Throws LudiError `invalid-table`.
 */
export function record<G extends GameTypes>(engine: Engine<G>, table: Table<G>): Replay<G> {
  const { desk, standing } = laid(engine, table);
  const plies = pliesAfter(standing.line, 0);
  const said = table.entries.some(({ type }) => type === 'comment') ? comments(engine, table, plies.length) : [];
  const extra: RecordOptions = {
    committed: table.committed,
    times: plies.map(({ at }) => at),
    ...(standing.ending === null ? {} : { ending: standing.ending }),
    ...(said.length > 0 ? { comments: said } : {}),
  };
  const beginning = table.begin.start === undefined ? table.begin.options : { start: desk.beginning };
  return recordReplay(
    engine,
    beginning,
    plies.map(({ action }) => action),
    extra,
  );
}

/** Where a table goes on with a game that was recorded. */
export interface Resuming extends Agreement {
  /** after so many actions; all, where it is left out */
  readonly ply?: number;
}

/**
 * A table at which a recorded game goes on at the moment `now`, or is over: with its actions and what was said, as far as a table takes
 * comments. Where the terms of `resuming` count time, that of the game so far is not counted, and otherwise the times stay. A game whose
 * player resigned has ended, and one whose player's time ran out goes on. The replay must be one that `verifyReplay` accepts. Throws
 * LudiError `invalid-replay` for a ply that it does not have, LudiError `invalid-table` where an action is wrong, and what `openTable`
 * throws.
 */
export function tableOf<G extends GameTypes>(
  engine: Engine<G>,
  replay: Replay<G>,
  now: number,
  resuming: Resuming = {},
): Table<G> {
  const { ply = replay.actions.length, ...agreement } = resuming;
  if (!Number.isInteger(ply) || ply < 0 || ply > replay.actions.length)
    throw new LudiError('invalid-replay', `there is no ply ${ply}`);
  const committed = replay.commitment !== undefined;
  const begin = replay.start === undefined ? { options: replay.options, committed } : { start: replay.start.state };
  const isTimed = agreement.terms?.clock != null;
  const times = isTimed ? [] : (replay.times ?? []);
  const last = times[ply - 1] ?? 0;
  const table = openTable(engine, { ...agreement, ...begin }, now - last);
  const entries: Entry<G['action']>[] = [];
  let said = nothingSaid(laid(engine, table).standing.state.players.length);
  for (let done = 0; done <= ply; done++) {
    const at = times[done - 1] ?? 0;
    const action = replay.actions[done - 1];
    if (action !== undefined) entries.push({ type: 'action', action, at });
    for (const { seat, text } of (replay.comments ?? []).filter((one) => one.ply === done)) {
      const counted = withComment(said, { seat, text });
      if (counted !== undefined) entries.push({ type: 'comment', seat, text, at });
      said = counted ?? said;
    }
  }
  const { ending } = replay;
  if (ending?.by === 'resignation' && ply === replay.actions.length)
    entries.push({ type: 'resign', seat: ending.seat, at: last });
  return parseTable(engine, { ...table, entries });
}

/** No game comes to a table of more objects and primitives. */
const MOST_VALUES = 1_000_000;

type Fields = Readonly<Record<string, (value: unknown) => boolean>>;

const ENTERED: Fields = { type: () => true, at: Number.isSafeInteger };
const BY_SEAT: Fields = { ...ENTERED, seat: Number.isSafeInteger };

/** What the fields of each type of entry look like; whether it can be entered then, the rules of the table say. */
const ENTRIES: ReadonlyMap<unknown, Fields> = new Map([
  [
    'action',
    {
      ...ENTERED,
      action: (value) => isRecord(value) && Number.isSafeInteger(value.player),
      standIn: (value) => value === true || value === undefined,
    },
  ],
  [
    'comment',
    {
      ...ENTERED,
      seat: (value) => Number.isSafeInteger(value) || value === 'spectator',
      text: (value) => typeof value === 'string',
    },
  ],
  ...SEAT_ENTRIES.map((type): [string, Fields] => [type, BY_SEAT]),
]);

/** Whether a value has the fields of an entry. */
function isEntry(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const fields = ENTRIES.get(value.type);
  return (
    fields !== undefined &&
    Object.keys(value).every((key) => Object.hasOwn(fields, key)) &&
    Object.entries(fields).every(([key, fits]) => fits(value[key]))
  );
}

/** What is wrong with the outline of a table, or nothing. */
function outlineProblem(table: unknown): string | undefined {
  if (!isRecord(table)) return 'a table must be an object';
  const { format, begin, committed, terms, opened, entries } = table as unknown as Table<GameTypes>;
  if (format !== TABLE_FORMAT) return `format: must be ${TABLE_FORMAT}`;
  if (!isRecord(begin) || isRecord(begin.options) === isRecord(begin.start)) return 'begin: must be options or a start';
  if (typeof committed !== 'boolean') return 'committed: must be true or false';
  if (!isRecord(terms)) return 'terms: must be an object';
  const [problem] = termsProblems(terms);
  if (problem !== undefined) return sentence([problem]);
  if (!Number.isSafeInteger(opened)) return 'opened: must be a number of milliseconds';
  if (!Array.isArray(entries)) return 'entries: must be a list';
  const wrong = entries.findIndex((entry, i) => !isEntry(entry) || entry.at < (entries[i - 1]?.at ?? 0));
  return wrong < 0 ? undefined : `entries[${wrong}]: not an entry, or earlier than the one before it`;
}

/**
 * A table read back from storage: `given` is what was written as JSON. Played through once, so that it is sound. Throws LudiError
 * `invalid-table`, saying what is wrong first, and InvalidOptionsError. A `start` in it is taken as it is: where a stranger may have written
 * it, give it to the game's `parseState` first.
 */
export function parseTable<G extends GameTypes>(engine: Engine<G>, given: unknown): Table<G> {
  const plain = plainCopy(given as Table<G>, { values: MOST_VALUES });
  if ('problem' in plain) return invalid(sentence([plain.problem]));
  const problem = outlineProblem(plain.value);
  if (problem !== undefined) return invalid(problem);
  const table = deepFreeze(plain.value);
  const { standing } = laid(engine, table);
  const [misnamed] = namesProblems(table.names, standing.state.players.length);
  return misnamed === undefined ? table : invalid(sentence([misnamed]));
}
