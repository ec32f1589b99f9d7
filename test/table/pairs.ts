/**
 * Pairs of tables that differ only in what a viewer may not know, played on alike: what the viewer is told, from the birth of the pair on,
 * must be the same in both to the byte, through undo, redo, what is asked and answered, and simultaneous questions. The second table
 * begins with a state dealt from the viewer's own view.
 */
import { deepEqual, type GameTypes, type Seat, type Viewer } from '@ludi-romani/core';
import {
  type Answer,
  act,
  agreeToUndo,
  askUndo,
  comment,
  declineUndo,
  log,
  openTable,
  redo,
  snapshot,
  undo,
  updates,
} from '@ludi-romani/table';
import { type AnyEngine, type AnyState, type AnyTable, at, must } from './playing';

type Action = ReturnType<AnyEngine['legalActions']>[number];

type Deed = (table: AnyTable) => Answer<GameTypes>;

const TERMS = { undo: 'consent', clock: { main: 60_000, increment: 7, delay: 3, undo: 'returned' } } as const;

/** What can be done at a table, by how often it is tried. */
export const NAMES = [
  'act',
  'act',
  'act',
  'act',
  'undo',
  'undo',
  'redo',
  'ask',
  'agree',
  'decline',
  'comment',
] as const;
export type Name = (typeof NAMES)[number];

/** Something to do: `pick` says who does it, and what. */
export interface Plan {
  readonly name: Name;
  readonly pick: number;
}

/** What was played at a table and stands, worked out apart from it: of a game that nobody sees all of there is no other door. */
interface Course {
  readonly begin: AnyState;
  readonly line: readonly Ply[];
  /** what was taken back, the latest last */
  readonly taken: readonly Ply[];
}

interface Ply {
  /** that of the table after it, as its log says it */
  readonly version: number;
  readonly action: Action;
  readonly after: AnyState;
}

const begun = (begin: AnyState): Course => ({ begin, line: [], taken: [] });
const stateOf = ({ begin, line }: Course): AnyState => line.at(-1)?.after ?? begin;

const played = (course: Course, version: number, action: Action, after: AnyState): Course => ({
  ...course,
  line: [...course.line, { version, action, after }],
});

/** A course after an undo, a redo, or what changes nothing in it, was entered at its table. */
function goneOn(engine: AnyEngine, course: Course, table: AnyTable): Course {
  const version = table.entries.length;
  const again = (now: Course, ply: Ply, at: number) =>
    played(now, at, ply.action, engine.apply(stateOf(now), ply.action));
  const entry = table.entries[version - 1];
  if (entry?.type === 'redo') {
    const latest = course.taken.filter(({ action }) => action.player === entry.seat).at(-1);
    if (latest === undefined) throw new Error(`${entry.seat} has taken nothing back`);
    return again({ ...course, taken: course.taken.filter((ply) => ply !== latest) }, latest, version);
  }
  const { takesBack = [] } = log(engine, table, 'spectator', version - 1).lines.at(-1) ?? {};
  const isGone = (ply: Ply) => takesBack.includes(ply.version);
  const first = course.line.findIndex(isGone);
  if (first < 0) return course;
  const before: Course = {
    ...course,
    line: course.line.slice(0, first),
    taken: [...course.taken, ...course.line.filter(isGone)],
  };
  // others may have decided since, in the same phase: that stays
  const since = course.line.slice(first).filter((ply) => !isGone(ply));
  return since.reduce<Course>((now, ply) => again(now, ply, ply.version), before);
}

interface Pair {
  readonly tables: readonly [AnyTable, AnyTable];
  readonly courses: readonly [Course, Course];
  /** the latest of each */
  readonly states: readonly [AnyState, AnyState];
}

const pairOf = (tables: Pair['tables'], courses: Pair['courses']): Pair => ({
  tables,
  courses,
  states: [stateOf(courses[0]), stateOf(courses[1])],
});

/** A pair after something was done in both, and whether chance or something hidden came to light by it in either. */
interface Next {
  readonly pair: Pair;
  readonly cameToLight: boolean;
}

/** What was compared. */
export interface Tally {
  /** pairs of states, each with all that was told on the way to it */
  moments: number;
  /** pairs that were dealt: the first one, and another whenever what came to light told the two apart */
  pairs: number;
  /** moments of the pair that stayed alike the longest */
  longest: number;
  readonly done: Set<Name>;
}

/** What a viewer is sent of a table from a version on, with all else that is told of it; digests, which are dear, now and then. */
const stream = (engine: AnyEngine, table: AnyTable, viewer: Viewer, since: number): string =>
  JSON.stringify([
    updates(engine, table, viewer, since, { digest: table.entries.length % 8 === 0 }),
    snapshot(engine, table, viewer),
    log(engine, table, viewer, since),
  ]);

/** What a viewer who may act is answered: what is asked and listed, why each candidate and each of these is refused, what is foreseen. */
function answers(engine: AnyEngine, state: AnyState, viewer: Viewer, wrong: readonly Action[], pick: number): string {
  const active = engine.activePlayers(state);
  if (viewer === 'spectator') return JSON.stringify(active);
  const legal = engine.legalActions(state, viewer);
  const own = at(legal, pick);
  return JSON.stringify([
    active,
    legal,
    engine.openQuestion(state, viewer),
    engine.choices(state, viewer),
    wrong.map((action) => engine.explain(state, { ...action, player: viewer })),
    own && engine.foresee(state, own),
  ]);
}

/** How far others have come in a simultaneous phase a view does not say, but who was there knows it: such a game is played on. */
function atOnce(engine: AnyEngine, state: AnyState): AnyState {
  const top = state.pending.at(-1);
  if (top === undefined || !('simultaneous' in top) || deepEqual(top.simultaneous, top.opened)) return state;
  const [action] = engine.legalActions(state);
  return action === undefined ? state : atOnce(engine, engine.apply(state, action));
}

function dealt(engine: AnyEngine, given: AnyState, viewer: Viewer, seed: string): Pair {
  const real = atOnce(engine, given);
  const other = { ...engine.determinize(engine.view(real, viewer), seed), chance: real.chance };
  const open = (start: AnyState) => openTable(engine, { start, terms: TERMS }, 0);
  return pairOf([open(real), open(other)], [begun(real), begun(other)]);
}

/** The action in the other state that is the same one to the viewer. */
function partner(
  engine: AnyEngine,
  [here, there]: Pair['states'],
  action: Action,
  viewer: Viewer,
  pick: number,
): Action | undefined {
  const known = engine.actionFor(here, action, viewer);
  const alike = (other: Action) => deepEqual(known, engine.actionFor(there, other, viewer));
  return at(engine.legalActions(there, action.player).filter(alike), pick);
}

/** Both tables after the same action; nothing where there is none. */
function acted(engine: AnyEngine, pair: Pair, viewer: Viewer, pick: number, now: number): Next | undefined {
  const [here, there] = pair.states;
  const action = at(engine.legalActions(here), pick);
  const other = action && partner(engine, pair.states, action, viewer, pick >> 4);
  if (action === undefined || other === undefined) return undefined;
  const [one, two] = [engine.step(here, action), engine.step(there, other)];
  const entered = [
    act(engine, pair.tables[0], action.player, action, now),
    act(engine, pair.tables[1], other.player, other, now),
  ] as const;
  if (!entered[0].ok || !entered[1].ok) return undefined;
  return {
    pair: pairOf(
      [entered[0].table, entered[1].table],
      [
        played(pair.courses[0], entered[0].table.entries.length, action, one.state),
        played(pair.courses[1], entered[1].table.entries.length, other, two.state),
      ],
    ),
    cameToLight: one.reveals || two.reveals,
  };
}

/** What both tables do; nothing where they cannot do the same. */
function step(engine: AnyEngine, pair: Pair, viewer: Viewer, { name, pick }: Plan, now: number): Next | undefined {
  const { tables, courses, states } = pair;
  const both = (deed: Deed, seat: Seat | 'spectator'): Pair | undefined => {
    const [here, there] = [deed(tables[0]), deed(tables[1])];
    if (seat === viewer)
      must(here.ok === there.ok, `whether ${seat} can ${name} depends on what is hidden from ${viewer}`);
    if (!here.ok || !there.ok) return undefined;
    return pairOf(
      [here.table, there.table],
      [goneOn(engine, courses[0], here.table), goneOn(engine, courses[1], there.table)],
    );
  };
  if (name === 'act') return acted(engine, pair, viewer, pick, now);
  if (name === 'comment') {
    const next = both((table) => comment(engine, table, viewer, 'vale', now), viewer);
    return next && { pair: next, cameToLight: false };
  }
  const deed = { undo, redo, ask: askUndo, agree: agreeToUndo, decline: declineUndo }[name];
  // whoever can, from one of them on
  const seats = states[0].players.map((_, seat) => (seat + pick) % states[0].players.length);
  for (const seat of seats) {
    const next = both((table) => deed(engine, table, seat, now), seat);
    if (next === undefined) continue;
    const again = next.tables.map((table) => log(engine, table, seat, table.entries.length - 1).lines.at(-1)?.entry);
    const cameToLight = again.some(
      (entry, i) => entry?.type === 'redo' && engine.step(states[i] as AnyState, entry.action as Action).reveals,
    );
    return { pair: next, cameToLight };
  }
  return undefined;
}

/** Where two texts part, with what stands around it. */
function parting(one: string, two: string): string {
  let i = 0;
  while (one[i] === two[i]) i++;
  return [one, two].map((text) => `...${text.slice(Math.max(0, i - 80), i + 80)}...`).join('\n  ');
}

/**
 * Plays a game on from `real` by these plans, as one of a pair. Throws where the viewer could tell the two apart by anything but what came
 * to light: then the pair ends, and the game goes on with another.
 */
export function playPairs(
  engine: AnyEngine,
  real: AnyState,
  viewer: Viewer,
  plans: readonly Plan[],
  seed: string,
): Tally {
  const tally: Tally = { moments: 0, pairs: 0, longest: 0, done: new Set() };
  const wrong: Action[] = [];
  let age = 0;
  let now = 0;
  const mustLookAlike = ({ tables: [one, two], states: [here, there] }: Pair, since: number, plan: Plan | null) => {
    const told = [one, two].map((table) => stream(engine, table, viewer, since)) as [string, string];
    const answered = [here, there].map((state) => answers(engine, state, viewer, wrong, plan?.pick ?? 0));
    if (told[0] === told[1] && answered[0] === answered[1]) return;
    const where = told[0] === told[1] ? (answered as [string, string]) : told;
    throw new Error(`${viewer} is told something else after ${JSON.stringify(plan)}\n  ${parting(...where)}`);
  };
  const begin = (state: AnyState): Pair => {
    const pair = dealt(engine, state, viewer, `${seed} ${tally.pairs++}`);
    age = 0;
    mustLookAlike(pair, 0, null);
    return pair;
  };
  let pair = begin(real);
  for (const plan of plans) {
    now += plan.pick % 50;
    const next = step(engine, pair, viewer, plan, now);
    if (next === undefined) continue;
    const since = pair.tables[0].entries.length;
    const [latest] = next.pair.tables.map((table) => table.entries.at(-1));
    if (latest?.type === 'action') wrong.splice(0, wrong.length, ...[...wrong, latest.action].slice(-3));
    tally.done.add(plan.name);
    if (next.cameToLight && !looksAlike(engine, next.pair, viewer, since)) {
      if (engine.isTerminal(next.pair.states[0])) break;
      pair = begin(next.pair.states[0]);
      continue;
    }
    pair = next.pair;
    mustLookAlike(pair, since, plan);
    tally.moments++;
    tally.longest = Math.max(tally.longest, ++age);
  }
  return tally;
}

/** Whether what came to light is the same to the viewer: then all else that is told of it must be the same, too. */
function looksAlike(engine: AnyEngine, { tables, states }: Pair, viewer: Viewer, since: number): boolean {
  const [one, two] = states.map((state) => engine.view(state, viewer));
  const [told, other] = tables.map((table) => log(engine, table, viewer, since).lines.map(({ events }) => events));
  return deepEqual(one, two) && deepEqual(told, other);
}
