/** Makes the snapshots, updates and logs of a table, as one viewer may see them. */
import {
  commitment,
  deepEqual,
  digest,
  type Engine,
  eventsFor,
  frozenCopy,
  type GameTypes,
  type Seat,
  type Viewer,
} from '@ludi-romani/core';
import { isOver, isRefusal } from './entries';
import { patchesBetween } from './patches';
import { openingOf, replayTable, transitions, transitionsSince } from './replay-cache';
import { RETAINED, type TableContext, type TableState } from './table-state';
import type { Entry, Line, Log, Message, SeenEntry, Snapshot, Status, Table, Update } from './types';
import { planUndo } from './undo';

/** The optional parts of a message. */
export interface Telling {
  /** adds the digest of the view to each message */
  readonly digest?: boolean;
  /** adds this moment to each message, in milliseconds by the server's clock */
  readonly now?: number;
}

function undoStatus<G extends GameTypes>(
  context: TableContext<G>,
  current: TableState<G>,
  viewer: Viewer,
): Status['undo'] {
  if (viewer === 'spectator' || current.paused || isOver(context, current)) return null;
  const plan = planUndo(context, current, viewer);
  if (isRefusal(plan)) return null;
  if (plan.obstacle === null) return 'free';
  return context.terms.undo === 'consent' && current.ask === null ? 'ask' : null;
}

const canRedo = <G extends GameTypes>(context: TableContext<G>, current: TableState<G>, viewer: Viewer): boolean =>
  viewer !== 'spectator' &&
  !current.paused &&
  !isOver(context, current) &&
  !current.left.includes(viewer) &&
  current.redo[viewer] !== null;

const statusOf = <G extends GameTypes>(context: TableContext<G>, current: TableState<G>, viewer: Viewer): Status => ({
  clocks: context.terms.clock === null ? null : current.clocks,
  ask: current.ask,
  left: current.left,
  fallen: current.fallen,
  standing: current.standing.flatMap((spans, seat) => (spans.length > 0 ? seat : [])),
  paused: current.paused,
  ending: current.ending,
  undo: undoStatus(context, current, viewer),
  redo: canRedo(context, current, viewer),
});

/** What a server must know to run a table. All of it is public. */
export interface Progress {
  /** the status as spectators see it */
  readonly status: Status;
  readonly isOver: boolean;
  /** the seats that must act; none after the end of the game or during a pause */
  readonly turn: readonly Seat[];
}

/** Returns what a server must know to run a table, frozen. Makes no view. Throws LudiError `invalid-table`. */
export function progress<G extends GameTypes>(engine: Engine<G>, table: Table<G>): Progress {
  const { context, current } = replayTable(engine, table);
  const over = isOver(context, current);
  return frozenCopy({
    status: statusOf(context, current, 'spectator'),
    isOver: over,
    turn: over || current.paused ? [] : engine.activePlayers(current.state),
  });
}

/**
 * Returns the whole table as `viewer`, a seat or `'spectator'`, may see it, frozen. A client starts to follow with a snapshot. Throws
 * LudiError `invalid-viewer` or `invalid-table`.
 */
export function snapshot<G extends GameTypes>(
  engine: Engine<G>,
  table: Table<G>,
  viewer: Viewer,
  telling: Telling = {},
): Snapshot<G> {
  const { context, current } = replayTable(engine, table);
  const { game, rulesVersion, components, opened, names, terms, begin, committed } = table;
  const view = context.engine.view(current.state, viewer);
  // a copy, because a view shares parts with its state, and states must not be frozen
  return frozenCopy({
    type: 'snapshot',
    game,
    rulesVersion,
    components,
    version: current.version,
    opened,
    names,
    terms,
    ...(committed && begin.options !== undefined ? { commitment: commitment(begin.options.seed) } : {}),
    view,
    status: statusOf(context, current, viewer),
    ...(telling.now === undefined ? {} : { now: telling.now }),
    ...(telling.digest ? { digest: digest(view) } : {}),
  });
}

/** Returns an entry as `viewer` may see it. `before` and `after` are the table states around the entry. */
function seenEntry<G extends GameTypes>(
  { engine }: TableContext<G>,
  entry: Entry<G['action']>,
  before: TableState<G>,
  after: TableState<G>,
  viewer: Viewer,
): SeenEntry<G['action']> {
  if (entry.type === 'action') return { ...entry, action: engine.actionFor(before.state, entry.action, viewer) };
  const hasAction = entry.type === 'redo' || entry.type === 'standing-pass';
  if (!hasAction || after.lastPly === null) return entry;
  return { ...entry, action: engine.actionFor(before.state, after.lastPly.action, viewer) };
}

/** Returns the line of the log for an entry, without its version. */
const lineOf = <G extends GameTypes>(
  context: TableContext<G>,
  entry: Entry<G['action']>,
  before: TableState<G>,
  after: TableState<G>,
  viewer: Viewer,
): Pick<Line<G>, 'entry' | 'events' | 'takesBack'> => ({
  entry: seenEntry(context, entry, before, after, viewer),
  events: eventsFor(after.events, viewer),
  ...(after.takesBack.length > 0 ? { takesBack: after.takesBack } : {}),
});

function update<G extends GameTypes>(
  context: TableContext<G>,
  entry: Entry<G['action']>,
  before: TableState<G>,
  after: TableState<G>,
  viewer: Viewer,
  telling: Telling,
): Update<G> {
  const [oldView, view] = [context.engine.view(before.state, viewer), context.engine.view(after.state, viewer)];
  const [oldStatus, status] = [statusOf(context, before, viewer), statusOf(context, after, viewer)];
  return frozenCopy({
    type: 'update',
    from: before.version,
    ...lineOf(context, entry, before, after, viewer),
    patches: patchesBetween(oldView, view),
    ...(deepEqual(status, oldStatus) ? {} : { status }),
    ...(telling.now === undefined ? {} : { now: telling.now }),
    ...(telling.digest ? { digest: digest(view) } : {}),
  });
}

/**
 * Returns the updates that lead `viewer`, a seat or `'spectator'`, from version `since` to the last version, frozen. Returns an empty list
 * if `since` is the last version. Returns one snapshot instead if more than 64 updates are missing, or if there is no version `since`.
 * Throws LudiError `invalid-viewer` or `invalid-table`.
 */
export function updates<G extends GameTypes>(
  engine: Engine<G>,
  table: Table<G>,
  viewer: Viewer,
  since: number,
  telling: Telling = {},
): readonly Message<G>[] {
  const version = table.entries.length;
  if (!Number.isInteger(since) || since < 0 || since > version || since < version - RETAINED)
    return Object.freeze([snapshot(engine, table, viewer, telling)]);
  const { context } = replayTable(engine, table);
  const messages = transitionsSince(engine, table, since).flatMap(({ before, after }) => {
    const entry = table.entries[before.version];
    return entry === undefined ? [] : update(context, entry, before, after, viewer, telling);
  });
  return Object.freeze(messages);
}

/**
 * Returns everything that happened as `viewer` may see it, including what was taken back, frozen. With a version `since`, returns only the
 * later lines, without the setup. Replays the game if more than the last 64 entries are needed. Throws LudiError `invalid-viewer` or
 * `invalid-table`.
 */
export function log<G extends GameTypes>(engine: Engine<G>, table: Table<G>, viewer: Viewer, since = 0): Log<G> {
  const { context, current } = replayTable(engine, table);
  // `view` throws for an invalid viewer, even if the log is empty
  context.engine.view(current.state, viewer);
  const isRecent = since > 0 && since >= current.version - RETAINED;
  const lines: Line<G>[] = [];
  for (const { before, after } of isRecent ? transitionsSince(engine, table, since) : transitions(engine, table)) {
    const entry = table.entries[before.version];
    if (entry !== undefined && after.version > since)
      lines.push({ version: after.version, ...lineOf(context, entry, before, after, viewer) });
  }
  const setup = since > 0 ? [] : eventsFor(openingOf(engine, table).current.events, viewer);
  return frozenCopy({ setup, lines });
}
