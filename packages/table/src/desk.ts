/** From a table to what follows from it. */
import { deepFreeze, type Engine, type GameTypes, LudiError } from '@ludi-romani/core';
import { goingOn, laidOut } from './clocks';
import { nothingSaid } from './comments';
import { entered, isRefusal } from './entries';
import { back, type Desk, type Standing } from './standing';
import type { Entry, Table } from './types';

/** A desk with a table laid on it. */
export interface Laid<G extends GameTypes> {
  readonly desk: Desk<G>;
  readonly standing: Standing<G>;
}

/** What was worked out of tables. Nothing depends on it: a table that is not in it is worked out again. */
const known = new WeakMap<object, Laid<never>>();

/** Keeps what was worked out of a table. */
export function remember<G extends GameTypes>(table: Table<G>, laid: Laid<G>): void {
  known.set(table, laid as unknown as Laid<never>);
}

/** Throws LudiError `invalid-table`. */
export const invalid = (message: string): never => {
  throw new LudiError('invalid-table', message);
};

/** The beginning of a game, and how a table stands there. */
export function opened<G extends GameTypes>(
  engine: Engine<G>,
  { begin, terms }: Pick<Table<G>, 'begin' | 'terms'>,
): Laid<G> {
  const { state, events } =
    begin.start === undefined
      ? engine.start(begin.options)
      : // what stands in a table is frozen, which would slow the rules down
        { state: engine.clone(begin.start.state) as G['state'], events: [] };
  const desk: Desk<G> = { engine, terms, beginning: state };
  const seats = state.players.length;
  const { clock } = terms;
  const standing: Standing<G> = {
    version: 0,
    at: 0,
    line: null,
    state,
    clocks: clock === null ? [] : goingOn(laidOut(seats, clock), clock, 0, engine.activePlayers(state)),
    ask: null,
    left: [],
    fallen: [],
    ending: null,
    redo: Array.from({ length: seats }, () => null),
    said: nothingSaid(seats),
    events,
    takesBack: [],
    before: undefined,
  };
  return { desk, standing };
}

/** How a table stands after one more entry of its record. Throws LudiError `invalid-table` for one that is wrong, naming it. */
function afterEntry<G extends GameTypes>(desk: Desk<G>, now: Standing<G>, entry: Entry<G['action']>): Standing<G> {
  const next = entered(desk, now, entry);
  return isRefusal(next) ? invalid(`entries[${now.version}]: ${next.message}`) : next;
}

/** The same after several. */
const afterEntries = <G extends GameTypes>(
  { desk, standing }: Laid<G>,
  entries: readonly Entry<G['action']>[],
): Laid<G> => ({ desk, standing: entries.reduce((now, entry) => afterEntry(desk, now, entry), standing) });

/** How a table stood after its opening and after each of its entries. Throws LudiError `invalid-table`, naming the first that is wrong. */
export function* story<G extends GameTypes>(engine: Engine<G>, table: Table<G>): Generator<Laid<G>, undefined> {
  const { desk, standing } = opened(engine, table);
  yield { desk, standing };
  let now = standing;
  for (const entry of table.entries) {
    now = afterEntry(desk, now, entry);
    yield { desk, standing: now };
  }
}

/** How a table stands, played again from its opening. */
const workOut = <G extends GameTypes>(engine: Engine<G>, table: Table<G>): Laid<G> =>
  afterEntries(opened(engine, table), table.entries);

/** How a table stands. Throws LudiError `invalid-table` for one of another game, other rules or another box, or with a wrong entry. */
export function laid<G extends GameTypes>(engine: Engine<G>, table: Table<G>): Laid<G> {
  if (table.game !== engine.game) invalid(`this engine plays ${engine.game}`);
  if (table.rulesVersion !== engine.rulesVersion) invalid(`the engine's rules version is ${engine.rulesVersion}`);
  if (table.components !== engine.componentsDigest()) invalid('opened with other components');
  const found = known.get(table) as Laid<G> | undefined;
  if (found !== undefined) return found;
  const worked = workOut(engine, table);
  remember(table, worked);
  return worked;
}

/** A table with more entries, which led to what is laid on it now: frozen, and remembered. */
export function grown<G extends GameTypes>(
  table: Table<G>,
  added: readonly Entry<G['action']>[],
  laid: Laid<G>,
): Table<G> {
  const next: Table<G> = deepFreeze({ ...table, entries: [...table.entries, ...added] });
  remember(next, laid);
  return next;
}

/**
 * The table with entries that were made of it elsewhere, by another process for instance: it goes on from what is known instead of
 * playing the game again. Throws LudiError `invalid-table` for the first that cannot be entered.
 */
export function extend<G extends GameTypes>(
  engine: Engine<G>,
  table: Table<G>,
  entries: readonly Entry<G['action']>[],
): Table<G> {
  return grown(table, entries, afterEntries(laid(engine, table), entries));
}

/** How a table stood before and after an entry. */
export interface Passage<G extends GameTypes> {
  readonly before: Standing<G>;
  readonly now: Standing<G>;
}

/** What each entry changed, from the first one on. */
export function* passages<G extends GameTypes>(engine: Engine<G>, table: Table<G>): Generator<Passage<G>, undefined> {
  let before: Standing<G> | undefined;
  for (const { standing: now } of story(engine, table)) {
    if (before !== undefined) yield { before, now };
    before = now;
  }
}

/** What each entry since a version changed: of no more than the last `KEPT`. */
export function passagesSince<G extends GameTypes>(engine: Engine<G>, table: Table<G>, since: number): Passage<G>[] {
  const { standing } = laid(engine, table);
  // another table that came of the same one may have let go of what came before
  const isKept = back(standing, standing.version - since) !== undefined;
  const passages: Passage<G>[] = [];
  let now = isKept ? standing : workOut(engine, table).standing;
  for (let { before } = now; before !== undefined && now.version > since; { before } = now) {
    passages.push({ before, now });
    now = before;
  }
  return passages.reverse();
}
