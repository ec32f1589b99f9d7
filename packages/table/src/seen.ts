/** What a viewer is told of a table: whole, step by step, or as a log. */
import {
  clone,
  commitment,
  deepEqual,
  deepFreeze,
  digest,
  type Engine,
  eventsFor,
  type GameTypes,
  type Viewer,
} from '@ludi-romani/core';
import { laid, opened, passages, passagesSince } from './desk';
import { isOver, isRefusal } from './entries';
import { patchesBetween } from './patches';
import { type Desk, KEPT, type Standing } from './standing';
import type { Entry, Line, Log, Message, SeenEntry, Snapshot, Status, Table, Update } from './types';
import { undoing } from './undo';

/** What is asked for beside. */
export interface Telling {
  /** whether each message names the digest of the view it leads to */
  readonly digest?: boolean;
}

/** A copy to hand out: a view shares parts with its state, which must not be frozen. */
const handedOut = <T extends object>(value: T): T => deepFreeze(clone(value) as T);

function undoOf<G extends GameTypes>(desk: Desk<G>, standing: Standing<G>, viewer: Viewer): Status['undo'] {
  if (viewer === 'spectator' || isOver(desk, standing)) return null;
  const found = undoing(desk, standing, viewer);
  if (isRefusal(found)) return null;
  if (found.obstacle === null) return 'free';
  return desk.terms.undo === 'consent' && standing.ask === null ? 'ask' : null;
}

const mayRedo = <G extends GameTypes>(desk: Desk<G>, standing: Standing<G>, viewer: Viewer): boolean =>
  viewer !== 'spectator' &&
  !isOver(desk, standing) &&
  !standing.left.includes(viewer) &&
  standing.redo[viewer] !== null;

const statusOf = <G extends GameTypes>(desk: Desk<G>, standing: Standing<G>, viewer: Viewer): Status => ({
  clocks: desk.terms.clock === null ? null : standing.clocks,
  ask: standing.ask,
  left: standing.left,
  fallen: standing.fallen,
  ending: standing.ending,
  undo: undoOf(desk, standing, viewer),
  redo: mayRedo(desk, standing, viewer),
});

/**
 * The table as `viewer`, a seat or `'spectator'`, may know it: what a client begins to follow with. Frozen. Throws LudiError
 * `invalid-viewer` and `invalid-table`.
 */
export function snapshot<G extends GameTypes>(
  engine: Engine<G>,
  table: Table<G>,
  viewer: Viewer,
  telling: Telling = {},
): Snapshot<G> {
  const { desk, standing } = laid(engine, table);
  const { game, rulesVersion, components, opened, names, terms, begin, committed } = table;
  const view = desk.engine.view(standing.state, viewer);
  return handedOut({
    type: 'snapshot',
    game,
    rulesVersion,
    components,
    version: standing.version,
    opened,
    names,
    terms,
    ...(committed && begin.options !== undefined ? { commitment: commitment(begin.options.seed) } : {}),
    view,
    status: statusOf(desk, standing, viewer),
    ...(telling.digest ? { digest: digest(view) } : {}),
  });
}

/** An entry as a viewer may know it, which led from one standing to the next. */
function seenEntry<G extends GameTypes>(
  { engine }: Desk<G>,
  entry: Entry<G['action']>,
  before: Standing<G>,
  now: Standing<G>,
  viewer: Viewer,
): SeenEntry<G['action']> {
  if (entry.type === 'action') return { ...entry, action: engine.actionFor(before.state, entry.action, viewer) };
  if (entry.type !== 'redo' || now.line === null) return entry;
  return { ...entry, action: engine.actionFor(before.state, now.line.action, viewer) };
}

/** What a viewer is told of one entry. */
const told = <G extends GameTypes>(
  desk: Desk<G>,
  entry: Entry<G['action']>,
  before: Standing<G>,
  now: Standing<G>,
  viewer: Viewer,
): Pick<Line<G>, 'entry' | 'events' | 'takesBack'> => ({
  entry: seenEntry(desk, entry, before, now, viewer),
  events: eventsFor(now.events, viewer),
  ...(now.takesBack.length > 0 ? { takesBack: now.takesBack } : {}),
});

function update<G extends GameTypes>(
  desk: Desk<G>,
  entry: Entry<G['action']>,
  before: Standing<G>,
  now: Standing<G>,
  viewer: Viewer,
  telling: Telling,
): Update<G> {
  const [old, view] = [desk.engine.view(before.state, viewer), desk.engine.view(now.state, viewer)];
  const [status, was] = [statusOf(desk, now, viewer), statusOf(desk, before, viewer)];
  return handedOut({
    type: 'update',
    from: before.version,
    ...told(desk, entry, before, now, viewer),
    patches: patchesBetween(old, view),
    ...(deepEqual(status, was) ? {} : { status }),
    ...(telling.digest ? { digest: digest(view) } : {}),
  });
}

/**
 * What leads `viewer`, a seat or `'spectator'`, from version `since` to the last one, step by step; nothing if that is the last one. A
 * client that was away for more than 64 steps, or whose version there never was, is given a snapshot instead. Frozen. Throws LudiError
 * `invalid-viewer` and `invalid-table`.
 */
export function updates<G extends GameTypes>(
  engine: Engine<G>,
  table: Table<G>,
  viewer: Viewer,
  since: number,
  telling: Telling = {},
): readonly Message<G>[] {
  const version = table.entries.length;
  if (!Number.isInteger(since) || since < 0 || since > version || since < version - KEPT)
    return Object.freeze([snapshot(engine, table, viewer, telling)]);
  const { desk } = laid(engine, table);
  const sent = passagesSince(engine, table, since).flatMap(({ before, now }) => {
    const entry = table.entries[before.version];
    return entry === undefined ? [] : update(desk, entry, before, now, viewer, telling);
  });
  return Object.freeze(sent);
}

/**
 * All that happened, as `viewer` was told it, with what was taken back: for who comes late or looks back. With a version, only the lines
 * since then, and no setup: for who looks on. Takes as long as playing the game again, unless that was within the last 64 steps. Frozen.
 * Throws LudiError `invalid-viewer` and `invalid-table`.
 */
export function log<G extends GameTypes>(engine: Engine<G>, table: Table<G>, viewer: Viewer, since = 0): Log<G> {
  const { desk, standing } = laid(engine, table);
  // throws for who is no viewer, whatever there is to tell
  desk.engine.view(standing.state, viewer);
  const isRecent = since > 0 && since >= standing.version - KEPT;
  const lines: Line<G>[] = [];
  for (const { before, now } of isRecent ? passagesSince(engine, table, since) : passages(engine, table)) {
    const entry = table.entries[before.version];
    if (entry !== undefined && now.version > since)
      lines.push({ version: now.version, ...told(desk, entry, before, now, viewer) });
  }
  const setup = since > 0 ? [] : eventsFor(opened(engine, table).standing.events, viewer);
  return handedOut({ setup, lines });
}
