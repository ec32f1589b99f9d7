/** Plays at tables of all four games at random, and compares each table with a naive model. */
import { deepEqual, type Engine, type GameTypes, type Seat, type State, type Viewer } from '@ludi-romani/core';
import {
  type Answer,
  act,
  agree,
  ask,
  comeBack,
  comment,
  decline,
  type Entry,
  extend,
  type Follower,
  follow,
  leave,
  type Message,
  MOST_SEAT_ENTRIES,
  openTable,
  outage,
  progress,
  redo,
  resign,
  resume,
  snapshot,
  type Table,
  type Terms,
  tick,
  timeLeft,
  undo,
  updates,
  type Wish,
  withdraw,
} from '@ludi-romani/table';
import * as fc from 'fast-check';

export type AnyEngine = Engine<GameTypes>;
export type AnyState = State<GameTypes>;
export type AnyTable = Table<GameTypes>;
type Action = GameTypes['action'];

export const through = <T>(value: T): T => JSON.parse(JSON.stringify(value));

/** Returns the item of a list with the index `pick`, modulo the length of the list. */
export const at = <T>(list: readonly T[], pick: number): T | undefined => list[pick % list.length];

/** Returns a state of a random game with an open question, one ply for each pick. */
export function midGame(engine: AnyEngine, options: GameTypes['options'], picks: readonly number[]): AnyState {
  let state: AnyState = engine.initialState(options);
  for (const pick of picks) {
    const action = at(engine.legalActions(state), pick);
    const next = action === undefined ? state : engine.apply(state, action);
    if (engine.isTerminal(next)) break;
    state = next;
  }
  return state;
}

export const askUndo = <G extends GameTypes>(engine: Engine<G>, table: Table<G>, seat: Seat, now: number): Answer<G> =>
  ask(engine, table, seat, { what: 'undo' }, now);

/** Returns a table at which a seat requests an undo and withdraws the request until it can make no more entries, and that seat. */
export function fullTable(
  engine: AnyEngine,
  options: GameTypes['options'],
  terms: Partial<Terms> = {},
): { table: AnyTable; seat: Seat } {
  let table = openTable(engine, { options, terms: { ...terms, undo: 'consent' } }, 0);
  const seats = Array.from({ length: options.players }, (_, seat) => seat);
  const asking = () => seats.find((one) => askUndo(engine, table, one, 0).ok);
  while (asking() === undefined) {
    const [seat = 0] = engine.activePlayers(snapshot(engine, table, 'spectator').view);
    const [action] = engine.legalActions(snapshot(engine, table, seat).view);
    ({ table } = act(engine, table, seat, action, 0));
  }
  const seat = asking() ?? 0;
  const more = Array.from(
    { length: 2 * MOST_SEAT_ENTRIES },
    (_, i): Entry<GameTypes['action']> =>
      i % 2 === 0 ? { type: 'ask', what: 'undo', seat, at: 0 } : { type: 'withdraw', seat, at: 0 },
  );
  return { table: extend(engine, table, more), seat };
}

/** Returns true if both states are in the same simultaneous phase. */
const samePhase = (one: AnyState, other: AnyState): boolean => {
  const [here, there] = [one, other].map(({ pending }) => pending.at(-1) as { readonly before?: object } | undefined);
  return here?.before !== undefined && deepEqual(here.before, there?.before);
};

interface UndoPlan {
  /** the indexes of the actions that are removed */
  readonly removed: readonly number[];
  /** the seats that would have to consent */
  readonly needs: readonly Seat[];
  readonly isFree: boolean;
  /** true if the undo stays within the open simultaneous phase */
  readonly isWithin: boolean;
}

/** A naive model of a table: the list of actions in effect. It computes every state again from the beginning. */
export class Model {
  actions: readonly Action[] = [];
  isEnded = false;
  left: readonly Seat[] = [];
  /** by seat, the actions that the seat took back by free undo, the latest last */
  redo: readonly (readonly Action[])[];
  ask: (Wish & { readonly seat: Seat; readonly needs: readonly Seat[] }) | null = null;
  isPaused = false;

  constructor(
    readonly engine: AnyEngine,
    readonly beginning: AnyState,
  ) {
    this.redo = beginning.players.map(() => []);
  }

  get states(): readonly AnyState[] {
    const states = [this.beginning];
    for (const action of this.actions) states.push(this.engine.apply(states.at(-1) ?? this.beginning, action));
    return states;
  }

  get state(): AnyState {
    return this.states.at(-1) ?? this.beginning;
  }

  /** Returns the plan for taking back the last action of a seat, or `undefined` if the seat has not acted. */
  planUndo(seat: Seat): UndoPlan | undefined {
    const { actions, states, engine } = this;
    const last = actions.map(({ player }) => player).lastIndexOf(seat);
    if (last < 0) return undefined;
    const isWithin = states.slice(last).every((state) => samePhase(state, states[last] ?? state));
    const removed = actions.flatMap(({ player }, i) => (i < last || (isWithin && player !== seat) ? [] : [i]));
    const isRevealed = removed.some((i) => {
      const [before, action] = [states[i] ?? this.beginning, actions[i] as Action];
      return isWithin ? engine.mayReveal(before, action.player) : engine.step(before, action).reveals;
    });
    const acted = new Set(removed.map((i) => actions[i]?.player ?? 0));
    const isFree = !isRevealed && acted.size === 1;
    const all = this.beginning.players.map((_, other) => other);
    const needs = (isRevealed ? all : [...acted]).filter((other) => other !== seat && !this.left.includes(other));
    return { removed, needs: [...needs].sort(), isFree, isWithin };
  }

  /** Returns true if the viewer is a seat that has not left an open game. */
  private isHere(viewer: Viewer): viewer is Seat {
    return viewer !== 'spectator' && !this.isEnded && !this.left.includes(viewer);
  }

  mayUndo(viewer: Viewer, terms: Terms): 'free' | 'ask' | null {
    if (!this.isHere(viewer) || this.isPaused || terms.undo === 'never') return null;
    const plan = this.planUndo(viewer);
    if (plan?.isFree === true) return 'free';
    return plan !== undefined && terms.undo === 'consent' && this.ask === null ? 'ask' : null;
  }

  mayRedo(viewer: Viewer): boolean {
    return this.isHere(viewer) && !this.isPaused && (this.redo[viewer]?.length ?? 0) > 0;
  }

  takeBack(seat: Seat): void {
    const plan = this.planUndo(seat);
    if (plan === undefined) return;
    const { removed, isFree, isWithin } = plan;
    const own = removed.map((i) => this.actions[i] as Action);
    this.actions = this.actions.filter((_, i) => !removed.includes(i));
    // other seats cannot redo actions that followed the removed ones, except within a simultaneous phase
    this.redo = this.redo.map((list, other) => {
      if (other === seat) return isFree ? [...list, ...own] : [];
      return isWithin ? list : [];
    });
    this.played();
  }

  /** Closes an undo request, because the game has changed. */
  played(): void {
    if (this.ask?.what === 'undo') this.ask = null;
  }

  /** Carries out a wish to which all have consented. */
  grant(seat: Seat, wish: Wish): void {
    this.ask = null;
    if (wish.what === 'undo') this.takeBack(seat);
    if (wish.what === 'pause') this.isPaused = true;
    if (wish.what === 'end') this.isEnded = true;
    if (wish.what === 'replace') this.left = [...this.left, wish.other];
  }

  /** Returns the seats that must consent to a wish other than an undo, or `undefined` if it cannot be asked for. */
  consenters(seat: Seat, wish: Wish, terms: Terms): readonly Seat[] | undefined {
    const others = this.beginning.players.flatMap((_, other) =>
      other === seat || this.left.includes(other) ? [] : other,
    );
    if (wish.what === 'end') return others;
    if (wish.what === 'replace') {
      const needs = others.filter((other) => other !== wish.other);
      return others.includes(wish.other) && needs.length > 0 ? needs : undefined;
    }
    if (terms.clock === null || others.length === 0) return undefined;
    return wish.what === 'pause' && this.isPaused ? undefined : others;
  }
}

const undoTerms = ['free', 'consent', 'never'] as const;

/** Arbitrary terms of a table. */
export const terms: fc.Arbitrary<Terms> = fc.record({
  undo: fc.constantFrom(...undoTerms, 'consent', 'consent'),
  clock: fc.option(
    fc.record({
      main: fc.integer({ min: 200, max: 3000 }),
      increment: fc.integer({ min: 0, max: 30 }),
      delay: fc.integer({ min: 0, max: 30 }),
    }),
  ),
  flag: fc.constantFrom('nothing', 'end', 'stand-in'),
  resignation: fc.constantFrom('stand-in', 'end'),
});

/** A table, its model, and the clients that follow it. Commands change all of them. */
export class Playing {
  table: AnyTable;
  now = 5_000;
  readonly model: Model;
  readonly viewers: readonly Viewer[];
  readonly clients: { readonly viewer: Viewer; follower: Follower<GameTypes>; isAway: boolean }[];
  /** by version, the snapshot of each viewer */
  readonly shown: string[][] = [];

  constructor(
    readonly engine: AnyEngine,
    start: AnyState,
    terms: Terms,
  ) {
    this.table = openTable(engine, { start, terms }, this.now);
    this.model = new Model(engine, engine.settle(start).state);
    this.viewers = [...start.players.map((_, seat) => seat), 'spectator'];
    this.clients = this.viewers.map((viewer) => ({
      viewer,
      follower: follow(through(snapshot(engine, this.table, viewer))),
      isAway: false,
    }));
    this.remember();
  }

  get seats(): number {
    return this.model.beginning.players.length;
  }

  /** by seat, the time left now */
  get times(): readonly (number | null)[] {
    const shown = snapshot(this.engine, this.table, 'spectator');
    return this.model.beginning.players.map((_, seat) => timeLeft(shown, seat, this.now));
  }

  get isOver(): boolean {
    return this.model.isEnded || this.engine.isTerminal(this.model.state);
  }

  snapshots(table = this.table): readonly string[] {
    return this.viewers.map((viewer) => JSON.stringify(snapshot(this.engine, table, viewer)));
  }

  private remember(): void {
    this.shown[this.table.entries.length] = [...this.snapshots()];
  }

  /** Stores the table of an answer, and enters its new flag entries in the model. */
  store({ table }: Pick<Answer<GameTypes>, 'table'>): void {
    const added = table.entries.slice(this.table.entries.length);
    for (const entry of added) {
      if (entry.type !== 'flag') continue;
      if (table.terms.flag === 'end') this.model.isEnded = true;
      if (table.terms.flag === 'stand-in') this.model.left = [...this.model.left, entry.seat];
      if (table.terms.flag !== 'nothing') this.model.ask = null;
    }
    this.table = table;
  }

  /** Updates every client, and compares all snapshots with the model. */
  check(): void {
    const { engine, table, model } = this;
    const { state } = model;
    const isOver = model.isEnded || engine.isTerminal(state);
    const { status } = snapshot(engine, table, 'spectator');
    const turn = isOver || status.paused ? [] : engine.activePlayers(state);
    must(deepEqual(progress(engine, table), { status, isOver, turn }), 'the progress differs from the snapshot');
    for (const { viewer, follower, isAway } of this.clients) {
      const shown = snapshot(engine, table, viewer);
      must(deepEqual(shown.view, engine.view(state, viewer)), `the view of ${viewer} differs from that of the game`);
      const { undo: mayUndo, redo: mayRedo } = shown.status;
      must(
        mayUndo === (isOver ? null : model.mayUndo(viewer, table.terms)),
        `the status of ${viewer} has undo ${mayUndo}`,
      );
      must(mayRedo === (!isOver && model.mayRedo(viewer)), `the status of ${viewer} has redo ${mayRedo}`);
      if (isAway) continue;
      const { version, view } = follower.getSnapshot();
      const messages = updates(engine, table, viewer, version, { digest: version % 7 === 0 });
      must(follower.take(through(messages)), `${viewer} cannot take the updates`);
      const known = follower.getSnapshot();
      must(known.version === table.entries.length, `${viewer} does not reach the last version`);
      must(deepEqual(known.view, shown.view), `the client of ${viewer} has another view`);
      must(deepEqual(known.status, shown.status), `the client of ${viewer} has another status`);
      // after several updates, a part that changed and changed back may be another object
      if (messages.length === 1 && messages[0]?.type === 'update') keepsIdentity(view, known.view, `view of ${viewer}`);
    }
    this.remember();
  }

  /** Compares the snapshots of earlier versions, restored from JSON, with the original ones. */
  checkRestored(): void {
    const back = through(this.table);
    this.shown.forEach((shown, version) => {
      if (version % 5 !== 0 && version !== this.table.entries.length) return;
      const early: AnyTable = { ...back, entries: back.entries.slice(0, version) };
      must(deepEqual(this.snapshots(early), shown), `the restored version ${version} has other snapshots`);
    });
  }
}

export function must(holds: boolean, message: string): void {
  if (!holds) throw new Error(message);
}

/** Throws unless every part that is equal in both is the same object. */
function keepsIdentity(before: unknown, after: unknown, path: string): void {
  if (before === after || typeof before !== 'object' || typeof after !== 'object' || !before || !after) return;
  must(!deepEqual(before, after), `${path} did not change, but is another object`);
  for (const key of Object.keys(after))
    keepsIdentity(before[key as keyof typeof before], after[key as keyof typeof after], `${path}.${key}`);
}

/** Throws if the call was accepted but `may` is false, or refused but `may` is true. Returns true if the call was accepted. */
function expect({ ok, ...answer }: Answer<GameTypes>, may: boolean, what: string): boolean {
  const code = 'refusal' in answer ? answer.refusal.code : '';
  must(ok === may, `${what}: ${ok ? 'is accepted' : `is refused: ${code}`}`);
  return ok;
}

type Deed = (playing: Playing, pick: number) => void;

/** Enters the timeouts that are due, so that the model knows which players a bot replaces, and whether the game has ended. */
const settleFlags = (playing: Playing): void => {
  playing.store({ table: tick(playing.engine, playing.table, playing.now) });
};

const asSeat =
  (
    may: (playing: Playing, seat: Seat) => boolean,
    deed: typeof undo,
    then: (playing: Playing, seat: Seat) => void,
    what: string,
  ): Deed =>
  (playing, pick) => {
    settleFlags(playing);
    const seat = pick % playing.seats;
    const allowed = !playing.isOver && may(playing, seat);
    const answer = deed(playing.engine, playing.table, seat, playing.now);
    if (expect(answer, allowed, `${what} of ${seat}`)) then(playing, seat);
    playing.store(answer);
  };

const isHere = ({ model }: Playing, seat: Seat): boolean => !model.left.includes(seat);

export const DEEDS: Readonly<Record<string, Deed>> = {
  act: (playing, pick) => {
    settleFlags(playing);
    const { engine, table, model, now } = playing;
    const action = at(engine.legalActions(model.state), pick);
    if (action === undefined || model.isEnded) return;
    const standIn = model.left.includes(action.player);
    const answer = act(engine, table, action.player, through(action), now, { standIn });
    if (!expect(answer, !model.isPaused, `a legal action of ${action.player}`)) return;
    playing.store(answer);
    model.actions = [...model.actions, action];
    model.redo = model.redo.map((list, seat) => (seat === action.player ? [] : list));
    model.played();
  },
  wrong: (playing, pick) => {
    settleFlags(playing);
    const { engine, table, model, now } = playing;
    const seat = pick % (playing.seats + 1);
    const legal = at(engine.legalActions(model.state), pick >> 2);
    const tried: unknown[] = [
      undefined,
      null,
      { player: seat },
      { type: 'toString', player: seat },
      [],
      7,
      at(model.actions, pick),
    ];
    const strange = pick % 3 === 0 && legal !== undefined ? { ...legal, player: seat } : at(tried, pick >> 3);
    const isLegal =
      !model.isEnded &&
      isHere(playing, seat) &&
      engine.explain(model.state, strange).legal &&
      (strange as Action).player === seat;
    if (isLegal) return;
    const answer = act(engine, table, seat, strange, now);
    expect(answer, false, `${JSON.stringify(strange)} by ${seat}`);
    must(answer.table === table, 'a refused action changes the table');
  },
  undo: asSeat(
    ({ model, table }, seat) =>
      !model.isPaused &&
      table.terms.undo !== 'never' &&
      !model.left.includes(seat) &&
      model.planUndo(seat)?.isFree === true,
    undo,
    ({ model }, seat) => model.takeBack(seat),
    'undo',
  ),
  redo: asSeat(
    (playing, seat) => isHere(playing, seat) && !playing.model.isPaused && (playing.model.redo[seat]?.length ?? 0) > 0,
    redo,
    ({ model }, seat) => {
      const action = model.redo[seat]?.at(-1);
      model.actions = [...model.actions, ...(action === undefined ? [] : [action])];
      model.redo = model.redo.map((list, other) => (other === seat ? list.slice(0, -1) : list));
      model.played();
    },
    'redo',
  ),
  ask: asSeat(
    ({ model, table }, seat) => {
      const plan = model.planUndo(seat);
      return (
        !model.isPaused &&
        table.terms.undo === 'consent' &&
        model.ask === null &&
        !model.left.includes(seat) &&
        plan?.isFree === false
      );
    },
    askUndo,
    ({ model }, seat) => {
      const needs = model.planUndo(seat)?.needs ?? [];
      if (needs.length === 0) model.takeBack(seat);
      else model.ask = { what: 'undo', seat, needs };
    },
    'asking',
  ),
  agree: asSeat(
    ({ model }, seat) => model.ask?.needs.includes(seat) === true,
    agree,
    ({ model }, seat) => {
      if (model.ask === null) return;
      const needs = model.ask.needs.filter((other) => other !== seat);
      if (needs.length === 0) model.grant(model.ask.seat, model.ask);
      else model.ask = { ...model.ask, needs };
    },
    'agreeing',
  ),
  decline: asSeat(
    ({ model }, seat) => model.ask?.needs.includes(seat) === true,
    decline,
    ({ model }) => {
      model.ask = null;
    },
    'declining',
  ),
  withdraw: asSeat(
    ({ model }, seat) => model.ask?.seat === seat,
    withdraw,
    ({ model }) => {
      model.ask = null;
    },
    'withdrawing',
  ),
  wish: (playing, pick) => {
    const other = (pick >> 3) % playing.seats;
    const wish = at<Wish>(
      [
        { what: 'pause' },
        { what: 'time', time: 1 + (pick % 900) },
        { what: 'replace', other },
        ...(pick % 5 === 0 ? [{ what: 'end' } as const] : []),
      ],
      pick,
    ) as Wish;
    asSeat(
      ({ model, table }, seat) =>
        isHere(playing, seat) && model.ask === null && model.consenters(seat, wish, table.terms) !== undefined,
      (engine, table, seat, now) => ask(engine, table, seat, wish, now),
      ({ model, table }, seat) => {
        const needs = model.consenters(seat, wish, table.terms) ?? [];
        if (needs.length === 0) model.grant(seat, wish);
        else model.ask = { ...wish, seat, needs };
      },
      `asking for ${wish.what}`,
    )(playing, pick);
  },
  resume: asSeat(
    (playing, seat) => isHere(playing, seat) && playing.model.isPaused,
    resume,
    ({ model }) => {
      model.isPaused = false;
    },
    'resuming',
  ),
  leave: (playing, pick) => {
    if (pick % 4 !== 0) return;
    asSeat(
      isHere,
      leave,
      ({ model }, seat) => {
        model.left = [...model.left, seat];
        model.ask = null;
      },
      'leaving',
    )(playing, pick);
  },
  return: asSeat(
    (playing, seat) => !isHere(playing, seat),
    comeBack,
    ({ model }, seat) => {
      model.left = model.left.filter((other) => other !== seat);
      model.ask = null;
    },
    'coming back',
  ),
  'be down': (playing, pick) => {
    settleFlags(playing);
    const [from, before] = [playing.now, playing.times];
    playing.now += pick % 5000;
    const answer = outage(playing.engine, playing.table, from, playing.now);
    if (!expect(answer, !playing.isOver, 'an outage')) return;
    playing.store(answer);
    must(deepEqual(playing.times, before), 'an outage takes time');
  },
  resign: (playing, pick) => {
    if (pick % 7 !== 0) return;
    asSeat(
      isHere,
      resign,
      ({ model, table }, seat) => {
        if (table.terms.resignation === 'end') model.isEnded = true;
        else model.left = [...model.left, seat];
        model.ask = null;
      },
      'resigning',
    )(playing, pick);
  },
  tick: (playing, pick) => {
    playing.now += pick % 400;
    settleFlags(playing);
    const again = tick(playing.engine, playing.table, playing.now);
    must(again === playing.table, 'a second tick at the same moment changes the table');
  },
  think: (playing, pick) => {
    playing.now += pick % 150;
  },
  comment: (playing, pick) => {
    settleFlags(playing);
    const who = at(playing.viewers, pick) ?? 'spectator';
    const answer = comment(playing.engine, playing.table, who, 'salve', playing.now);
    expect(answer, true, 'a comment');
    playing.store(answer);
  },
  'go away': (playing, pick) => {
    const client = at(playing.clients, pick);
    if (client !== undefined) client.isAway = true;
  },
  'come back': (playing) => {
    for (const client of playing.clients) client.isAway = false;
  },
  reload: (playing, pick) => {
    const client = at(playing.clients, pick);
    if (client === undefined) return;
    client.follower = follow(through(snapshot(playing.engine, playing.table, client.viewer)));
  },
  'be read back': (playing) => {
    playing.table = through(playing.table);
  },
};

/** Returns random commands, which fast-check can shrink. */
export const commands = (length: number): fc.Arbitrary<Iterable<fc.Command<object, Playing>>> => {
  const one = (name: string): fc.Arbitrary<fc.Command<object, Playing>> =>
    fc.nat().map((pick) => ({
      check: () => true,
      run: (_: object, playing: Playing) => {
        DEEDS[name]?.(playing, pick);
        playing.check();
      },
      toString: () => `${name} ${pick}`,
    }));
  const names = Object.keys(DEEDS);
  // most commands are actions
  return fc.commands([...names, 'act', 'act', 'act', 'act', 'act', 'act', 'undo', 'ask', 'agree'].map(one), {
    maxCommands: length,
    size: 'max',
  });
};

export type { Message };
