/** Replays the entries of a table, and caches the results. */
import { deepFreeze, type Engine, type GameTypes, LudiError } from '@ludi-romani/core';
import { newClocks, runClocks } from './clocks';
import { noComments } from './comments';
import { applyEntry, isRefusal } from './entries';
import { isEntry } from './entry-shapes';
import { back, type TableContext, type TableState } from './table-state';
import type { Entry, Table } from './types';

/** The result of replaying a table: its context, and its state after the last entry. */
export interface Replayed<G extends GameTypes> {
  readonly context: TableContext<G>;
  readonly current: TableState<G>;
}

/** The cached results by table. The cache only saves time: a table without a cached result is replayed. */
const cache = new WeakMap<object, Replayed<never>>();

/** Caches the result of replaying `table`. */
export function cacheReplayed<G extends GameTypes>(table: Table<G>, replayed: Replayed<G>): void {
  cache.set(table, replayed as unknown as Replayed<never>);
}

/** Throws LudiError `invalid-table`. */
export const invalid = (message: string): never => {
  throw new LudiError('invalid-table', message);
};

/** Returns the context of a table, and its state before the first entry. */
export function openingOf<G extends GameTypes>(
  engine: Engine<G>,
  { begin, terms }: Pick<Table<G>, 'begin' | 'terms'>,
): Replayed<G> {
  const { state, events } =
    begin.start === undefined
      ? engine.start(begin.options)
      : // a copy, because tables are frozen and rules are slower on frozen states
        { state: engine.clone(begin.start.state) as G['state'], events: [] };
  const context: TableContext<G> = { engine, terms, beginning: state };
  const seats = state.players.length;
  const { clock } = terms;
  const current: TableState<G> = {
    version: 0,
    at: 0,
    lastPly: null,
    state,
    clocks: clock === null ? [] : runClocks(newClocks(seats, clock), clock, 0, engine.activePlayers(state), false),
    ask: null,
    paused: false,
    left: [],
    fallen: [],
    standing: Array.from({ length: seats }, () => []),
    ending: null,
    redo: Array.from({ length: seats }, () => null),
    commentCounts: noComments(seats),
    entryCounts: Array.from({ length: seats }, () => 0),
    events,
    takesBack: [],
    before: undefined,
  };
  return { context, current };
}

/** Returns the table state after `entry`. Throws LudiError `invalid-table`, with the index of the entry, if it is refused. */
function afterEntry<G extends GameTypes>(
  context: TableContext<G>,
  current: TableState<G>,
  entry: Entry<G['action']>,
): TableState<G> {
  if (!isEntry(entry) || entry.at < current.at)
    return invalid(`entries[${current.version}]: must be an entry, and not earlier than the one before it`);
  const next = applyEntry(context, current, entry);
  return isRefusal(next) ? invalid(`entries[${current.version}]: ${next.message}`) : next;
}

const afterEntries = <G extends GameTypes>(
  { context, current }: Replayed<G>,
  entries: readonly Entry<G['action']>[],
): Replayed<G> => ({
  context,
  current: entries.reduce((state, entry) => afterEntry(context, state, entry), current),
});

/** Yields the table state after the opening and after each entry. Throws LudiError `invalid-table` at the first entry that is refused. */
export function* replaySteps<G extends GameTypes>(
  engine: Engine<G>,
  table: Table<G>,
): Generator<TableState<G>, undefined> {
  const { context, current: opening } = openingOf(engine, table);
  yield opening;
  let current = opening;
  for (const entry of table.entries) {
    current = afterEntry(context, current, entry);
    yield current;
  }
}

const replayUncached = <G extends GameTypes>(engine: Engine<G>, table: Table<G>): Replayed<G> =>
  afterEntries(openingOf(engine, table), table.entries);

/**
 * Returns the result of replaying `table`, from the cache if possible. Throws LudiError `invalid-table` if an entry is refused, or if the
 * table has another game, other rules or other components than the engine.
 */
export function replayTable<G extends GameTypes>(engine: Engine<G>, table: Table<G>): Replayed<G> {
  if (table.game !== engine.game) invalid(`this engine plays ${engine.game}`);
  if (table.rulesVersion !== engine.rulesVersion) invalid(`the engine's rules version is ${engine.rulesVersion}`);
  if (table.components !== engine.componentsDigest()) invalid('opened with other components');
  const cached = cache.get(table) as Replayed<G> | undefined;
  if (cached !== undefined) return cached;
  const replayed = replayUncached(engine, table);
  cacheReplayed(table, replayed);
  return replayed;
}

/** Returns the frozen table with more entries, and caches `replayed`, the result of replaying it. */
export function appendEntries<G extends GameTypes>(
  table: Table<G>,
  added: readonly Entry<G['action']>[],
  replayed: Replayed<G>,
): Table<G> {
  const next: Table<G> = deepFreeze({ ...table, entries: [...table.entries, ...added] });
  cacheReplayed(next, replayed);
  return next;
}

/**
 * Returns `table` with `entries` appended. Use it for entries that were made elsewhere, for example by another process. Continues from the
 * cached state of `table`, without replaying the game. Throws LudiError `invalid-table` at the first entry that is refused, with its index.
 */
export function extend<G extends GameTypes>(
  engine: Engine<G>,
  table: Table<G>,
  entries: readonly Entry<G['action']>[],
): Table<G> {
  return appendEntries(table, entries, afterEntries(replayTable(engine, table), entries));
}

/** The table states before and after one entry. */
export interface Transition<G extends GameTypes> {
  readonly before: TableState<G>;
  readonly after: TableState<G>;
}

/** Yields the transition of each entry, from the first one on. */
export function* transitions<G extends GameTypes>(
  engine: Engine<G>,
  table: Table<G>,
): Generator<Transition<G>, undefined> {
  let before: TableState<G> | undefined;
  for (const after of replaySteps(engine, table)) {
    if (before !== undefined) yield { before, after };
    before = after;
  }
}

/** Returns the transitions of the entries after version `since`, earliest first. `since` must be within the last `RETAINED` versions. */
export function transitionsSince<G extends GameTypes>(
  engine: Engine<G>,
  table: Table<G>,
  since: number,
): Transition<G>[] {
  const { current } = replayTable(engine, table);
  // tables with a common beginning share the states of the beginning, and a longer table may have dropped these states
  const isRetained = back(current, current.version - since) !== undefined;
  const found: Transition<G>[] = [];
  let after = isRetained ? current : replayUncached(engine, table).current;
  for (let { before } = after; before !== undefined && after.version > since; { before } = after) {
    found.push({ before, after });
    after = before;
  }
  return found.reverse();
}
