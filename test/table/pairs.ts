/**
 * Plays at pairs of tables that differ only in information hidden from a viewer. The second table starts from a state that is dealt from the
 * viewer's view. The same actions, undos, redos, undo requests and answers are entered at both tables. Both tables must send the viewer the
 * same bytes.
 */
import { deepEqual, type GameTypes, type Seat, type Viewer } from '@ludi-romani/core';
import {
  type Answer,
  act,
  agree,
  ask,
  comeBack,
  comment,
  decline,
  leave,
  log,
  openTable,
  redo,
  resume,
  snapshot,
  undo,
  updates,
  type Wish,
  withdraw,
} from '@ludi-romani/table';
import { type AnyEngine, type AnyState, type AnyTable, askUndo, at, must } from './playing';

type Action = ReturnType<AnyEngine['legalActions']>[number];

type Deed = (table: AnyTable) => Answer<GameTypes>;

const TERMS = { undo: 'consent', clock: { main: 60_000, increment: 7, delay: 3 } } as const;

/** The kinds of plans. Repeated names are tried more often. */
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
  'withdraw',
  'pause',
  'resume',
  'more time',
  'replace',
  'leave',
  'return',
  'comment',
] as const;
export type Name = (typeof NAMES)[number];

/** Something to do at both tables. `pick` selects the seat and the action. */
export interface Plan {
  readonly name: Name;
  readonly pick: number;
}

/** The game at a table with its full states. A table returns only views, so the test computes the states itself. */
interface Course {
  readonly begin: AnyState;
  readonly line: readonly Ply[];
  /** the plies that were taken back, the latest last */
  readonly taken: readonly Ply[];
}

interface Ply {
  /** the table's version after the action */
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

/** Returns the course after the last entry of its table: an undo, a redo, or an entry that changes no action. */
function follow(engine: AnyEngine, course: Course, table: AnyTable): Course {
  const version = table.entries.length;
  const again = (now: Course, ply: Ply, at: number) =>
    played(now, at, ply.action, engine.apply(stateOf(now), ply.action));
  const entry = table.entries[version - 1];
  if (entry?.type === 'redo') {
    const latest = course.taken.filter(({ action }) => action.player === entry.seat).at(-1);
    if (latest === undefined) throw new Error(`seat ${entry.seat} has nothing to redo`);
    return again({ ...course, taken: course.taken.filter((ply) => ply !== latest) }, latest, version);
  }
  const { takesBack = [] } = log(engine, table, 'spectator', version - 1).lines.at(-1) ?? {};
  const isRemoved = (ply: Ply) => takesBack.includes(ply.version);
  const first = course.line.findIndex(isRemoved);
  if (first < 0) return course;
  const before: Course = {
    ...course,
    line: course.line.slice(0, first),
    taken: [...course.taken, ...course.line.filter(isRemoved)],
  };
  // later answers of others in the same simultaneous phase stay in effect
  const since = course.line.slice(first).filter((ply) => !isRemoved(ply));
  return since.reduce<Course>((now, ply) => again(now, ply, ply.version), before);
}

interface Pair {
  readonly tables: readonly [AnyTable, AnyTable];
  readonly courses: readonly [Course, Course];
  /** the latest state of each course */
  readonly states: readonly [AnyState, AnyState];
}

const pairOf = (tables: Pair['tables'], courses: Pair['courses']): Pair => ({
  tables,
  courses,
  states: [stateOf(courses[0]), stateOf(courses[1])],
});

/** A pair after one more entry at both tables. */
interface Next {
  readonly pair: Pair;
  /** true if the entry revealed a random result or hidden information at one of the tables */
  readonly isRevealed: boolean;
}

/** The counts of comparisons. */
export interface Tally {
  /** comparisons of all data sent to the viewer after an entry */
  moments: number;
  /** pairs that were dealt: the first one, and another one whenever a reveal made the two differ */
  pairs: number;
  /** the number of comparisons of the pair that was compared most often */
  longest: number;
  readonly done: Set<Name>;
}

/** Returns all data that a table sends to a viewer after a version. Includes digests, which are slow, only sometimes. */
const stream = (engine: AnyEngine, table: AnyTable, viewer: Viewer, since: number): string =>
  JSON.stringify([
    updates(engine, table, viewer, since, { digest: table.entries.length % 8 === 0 }),
    snapshot(engine, table, viewer),
    log(engine, table, viewer, since),
  ]);

/** Returns everything that the engine tells a player: question, legal actions, choices, the refusals of `wrong` actions, and a preview. */
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
    own && engine.preview(state, own),
  ]);
}

/**
 * Returns the next state that is not in the middle of a simultaneous phase. A view does not contain the progress of others in a phase, but
 * a viewer who followed the game has seen it.
 */
function outOfPhase(engine: AnyEngine, state: AnyState): AnyState {
  const top = state.pending.at(-1);
  if (top === undefined || !('simultaneous' in top) || deepEqual(top.simultaneous, top.opened)) return state;
  const [action] = engine.legalActions(state);
  return action === undefined ? state : outOfPhase(engine, engine.apply(state, action));
}

function dealt(engine: AnyEngine, given: AnyState, viewer: Viewer, seed: string): Pair {
  const real = outOfPhase(engine, given);
  const other = { ...engine.determinize(engine.view(real, viewer), seed), chance: real.chance };
  const open = (start: AnyState) => openTable(engine, { start, terms: TERMS }, 0);
  return pairOf([open(real), open(other)], [begun(real), begun(other)]);
}

/** Returns a legal action of the other state that looks the same to the viewer, or `undefined`. */
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

/** Enters the same action at both tables. Returns `undefined` if there is none. */
function acted(engine: AnyEngine, pair: Pair, viewer: Viewer, pick: number, now: number): Next | undefined {
  const [here, there] = pair.states;
  const action = at(engine.legalActions(here), pick);
  const other = action && partner(engine, pair.states, action, viewer, pick >> 4);
  if (action === undefined || other === undefined) return undefined;
  const [one, two] = [engine.step(here, action), engine.step(there, other)];
  const standIn = snapshot(engine, pair.tables[0], 'spectator').status.left.includes(action.player);
  const entered = [
    act(engine, pair.tables[0], action.player, action, now, { standIn }),
    act(engine, pair.tables[1], other.player, other, now, { standIn }),
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
    isRevealed: one.reveals || two.reveals,
  };
}

/** Carries out a plan at both tables. Returns `undefined` if it is not possible at both. */
function step(engine: AnyEngine, pair: Pair, viewer: Viewer, { name, pick }: Plan, now: number): Next | undefined {
  const { tables, courses, states } = pair;
  const both = (deed: Deed, seat: Seat | 'spectator'): Pair | undefined => {
    const [here, there] = [deed(tables[0]), deed(tables[1])];
    must(here.ok === there.ok, `whether ${seat} can ${name} depends on what is hidden from ${viewer}`);
    if (!here.ok || !there.ok) return undefined;
    return pairOf(
      [here.table, there.table],
      [follow(engine, courses[0], here.table), follow(engine, courses[1], there.table)],
    );
  };
  if (name === 'act') return acted(engine, pair, viewer, pick, now);
  if (name === 'comment') {
    const next = both((table) => comment(engine, table, viewer, 'vale', now), viewer);
    return next && { pair: next, isRevealed: false };
  }
  const wish =
    (wanted: (seat: Seat) => Wish) =>
    (engine: AnyEngine, table: AnyTable, seat: Seat, now: number): Answer<GameTypes> =>
      ask(engine, table, seat, wanted(seat), now);
  const deed = {
    undo,
    redo,
    ask: askUndo,
    agree,
    decline,
    withdraw,
    pause: wish(() => ({ what: 'pause' })),
    resume,
    'more time': wish(() => ({ what: 'time', time: 500 })),
    replace: wish((seat) => ({ what: 'replace', other: (seat + 1) % states[0].players.length })),
    leave,
    return: comeBack,
  }[name];
  // tries the seats in order from the picked seat, until a seat can carry out the plan
  const seats = states[0].players.map((_, seat) => (seat + pick) % states[0].players.length);
  for (const seat of seats) {
    const next = both((table) => deed(engine, table, seat, now), seat);
    if (next === undefined) continue;
    const again = next.tables.map((table) => log(engine, table, seat, table.entries.length - 1).lines.at(-1)?.entry);
    const isRevealed = again.some(
      (entry, i) => entry?.type === 'redo' && engine.step(states[i] as AnyState, entry.action as Action).reveals,
    );
    return { pair: next, isRevealed };
  }
  return undefined;
}

/** Returns the first difference of two texts, with its surroundings. */
function difference(one: string, two: string): string {
  let i = 0;
  while (one[i] === two[i]) i++;
  return [one, two].map((text) => `...${text.slice(Math.max(0, i - 80), i + 80)}...`).join('\n  ');
}

/**
 * Plays a game from the state `real` by the plans, as one table of a pair. Throws if the viewer could distinguish the two tables. After a
 * reveal they may differ: then the game continues with a new pair.
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
    const sent = [one, two].map((table) => stream(engine, table, viewer, since)) as [string, string];
    const answered = [here, there].map((state) => answers(engine, state, viewer, wrong, plan?.pick ?? 0));
    if (sent[0] === sent[1] && answered[0] === answered[1]) return;
    const where = sent[0] === sent[1] ? (answered as [string, string]) : sent;
    throw new Error(`the tables differ for ${viewer} after ${JSON.stringify(plan)}\n  ${difference(...where)}`);
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
    if (next.isRevealed && !looksAlike(engine, next.pair, viewer, since)) {
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

/** Returns true if the viewer sees the same view and events at both tables after a reveal. All other data must then be the same, too. */
function looksAlike(engine: AnyEngine, { tables, states }: Pair, viewer: Viewer, since: number): boolean {
  const [one, two] = states.map((state) => engine.view(state, viewer));
  const [events, otherEvents] = tables.map((table) =>
    log(engine, table, viewer, since).lines.map(({ events }) => events),
  );
  return deepEqual(one, two) && deepEqual(events, otherEvents);
}
