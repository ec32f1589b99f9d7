/** From a table to what follows from it. */
import { type Engine, type GameTypes, LudiError } from '@ludi-romani/core';
import { goingOn, laidOut } from './clocks';
import { entered, isRefusal } from './entries';
import { back, type Desk, type Standing } from './standing';
import type { Table } from './types';

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

const invalid = (message: string): never => {
  throw new LudiError('invalid-table', message);
};

/** The beginning of a game, and how a table stands there. */
export function opened<G extends GameTypes>(
  engine: Engine<G>,
  { begin, terms }: Pick<Table<G>, 'begin' | 'terms'>,
): Laid<G> {
  const { state, events } =
    begin.start === undefined ? engine.start(begin.options) : { state: begin.start.state, events: [] };
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
    events,
    takesBack: [],
    before: undefined,
  };
  return { desk, standing };
}

/** How a table stood after its opening and after each of its entries. Throws LudiError `invalid-table`, naming the first that is wrong. */
export function* story<G extends GameTypes>(engine: Engine<G>, table: Table<G>): Generator<Laid<G>, undefined> {
  const { desk, standing } = opened(engine, table);
  yield { desk, standing };
  let now = standing;
  for (const entry of table.entries) {
    const next = entered(desk, now, entry);
    if (isRefusal(next)) return invalid(`entries[${now.version}]: ${next.message}`);
    now = next;
    yield { desk, standing: now };
  }
}

/** How a table stood after its first `version` entries. */
function workOut<G extends GameTypes>(engine: Engine<G>, table: Table<G>, version: number): Laid<G> {
  let last: Laid<G> | undefined;
  for (const laid of story(engine, table)) {
    last = laid;
    if (laid.standing.version === version) break;
  }
  return last ?? invalid('there is no such version');
}

/** How a table stands. Throws LudiError `invalid-table` for one of another game, other rules or another box, or with a wrong entry. */
export function laid<G extends GameTypes>(engine: Engine<G>, table: Table<G>): Laid<G> {
  if (table.game !== engine.game) invalid(`this engine plays ${engine.game}`);
  if (table.rulesVersion !== engine.rulesVersion) invalid(`the engine's rules version is ${engine.rulesVersion}`);
  if (table.components !== engine.componentsDigest()) invalid('opened with other components');
  const found = known.get(table) as Laid<G> | undefined;
  if (found !== undefined) return found;
  const worked = workOut(engine, table, table.entries.length);
  remember(table, worked);
  return worked;
}

/** How a table stood after so many entries, with what came before that as far as it is kept. */
export function standingAt<G extends GameTypes>(engine: Engine<G>, table: Table<G>, version: number): Standing<G> {
  const { standing } = laid(engine, table);
  return back(standing, standing.version - version) ?? workOut(engine, table, version).standing;
}
