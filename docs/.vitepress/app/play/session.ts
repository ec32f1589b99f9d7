/** One game at one screen: a table, who sits at it, who looks at it, what is pointed at, and the bots that play along. */
import { hides, pointer } from '@ludi-romani/boards';
import { deepEqual, type GameTypes, type Refusal, type Seat, type Viewer } from '@ludi-romani/core';
import {
  type Answer,
  act,
  agreeToUndo,
  askUndo,
  log,
  redo,
  type Snapshot,
  snapshot,
  type Table,
  type TableRefusal,
  undo,
} from '@ludi-romani/table';
import { computed, shallowRef } from 'vue';
import type { Found, Level, Thinker, Thought } from '../bots';
import type { Game } from '../games';

export type AnyTable = Table<GameTypes>;
export type AnySnapshot = Snapshot<GameTypes>;
type Action = GameTypes['action'];

/** A game that is played here: what is kept, and what a link holds. */
export interface Match {
  readonly table: AnyTable;
  /** who plays each seat: `null` is a person */
  readonly seats: readonly (Level | null)[];
  /** whether the screen is covered between one person and the next */
  readonly curtain: boolean;
}

/** What a session needs of the world. */
export interface World {
  now(): number;
  /** Waits so many milliseconds. */
  pause(milliseconds: number): Promise<unknown>;
  /** A seed that nobody can guess. */
  seed(): string;
}

/** What can be done about the last doing: how the table is without it, or why it stays. */
type TakenBack = Answer<GameTypes>;

/** The terms of a table at one screen: what bots would have to agree to, they do. */
export const TERMS = { undo: 'consent' } as const;

/** How long people see what a bot did before the next one does something, in milliseconds. */
const PAUSE = 400;

const personsOf = ({ seats }: Match): Seat[] => seats.flatMap((by, seat) => (by === null ? [seat] : []));

/**
 * Takes back what a person did last: the one who looks, or else another one. Bots agree to that, as long as nothing came to light; people
 * take their own doings back first.
 */
export function takenBack({ engine }: Pick<Game, 'engine'>, match: Match, viewer: Viewer, now: number): TakenBack {
  const { table, seats } = match;
  const persons = personsOf(match).sort((one, other) => Number(other === viewer) - Number(one === viewer));
  const none: TableRefusal = { code: 'nothing-to-undo', message: 'there is nothing to take back' };
  let answer: TakenBack = { ok: false, table, refusal: none };
  const refused: { readonly seat: Seat; readonly refusal: TableRefusal }[] = [];
  for (const seat of persons) {
    answer = undo(engine, table, seat, now);
    if (answer.ok) return answer;
    refused.push({ seat, refusal: answer.refusal });
  }
  for (const { seat, refusal } of refused) {
    const { code, needs = [] } = refusal;
    if (code !== 'others-acted' || !needs.every((other) => seats[other] !== null)) continue;
    answer = askUndo(engine, table, seat, now);
    for (const other of needs) if (answer.ok) answer = agreeToUndo(engine, answer.table, other, now);
    if (answer.ok) return answer;
  }
  const [first] = refused.sort(
    (one, other) => Number(other.refusal.code === 'came-to-light') - Number(one.refusal.code === 'came-to-light'),
  );
  return { ok: false, table, refusal: first?.refusal ?? none };
}

/** Does again what a person took back last: the one who looks, or else another one. */
function doneAgain({ engine }: Pick<Game, 'engine'>, match: Match, viewer: Viewer, now: number): AnyTable | undefined {
  const persons = personsOf(match).sort((one, other) => Number(other === viewer) - Number(one === viewer));
  for (const seat of persons) {
    const answer = redo(engine, match.table, seat, now);
    if (answer.ok) return answer.table;
  }
  return undefined;
}

/** A game of `game`, with bots that think in `thinker`. Its refs are replaced, never written into. */
export function openSession(game: Game, thinker: Thinker, { now, pause, seed }: World) {
  const { engine, board } = game;
  const match = shallowRef<Match | null>(null);
  /** false for a match from a link or a file until a person acts in it; a bot's action does not count */
  const isOwn = shallowRef(true);
  /** who looks */
  const viewer = shallowRef<Viewer>('spectator');
  /** whom the screen is handed to: nothing is shown until they say that they have it */
  const handing = shallowRef<Seat | null>(null);
  /** whether bots do not wait until people have seen what was done */
  const fast = shallowRef(false);
  /** the bots that think, and how far they are, from 0 to 1 */
  const thinking = shallowRef<ReadonlyMap<Seat, number>>(new Map());
  /** ids of what changed last */
  const changed = shallowRef<readonly string[]>([]);
  /** what went wrong that should not */
  const trouble = shallowRef('');

  const seen = computed((): AnySnapshot | null =>
    match.value === null ? null : snapshot(engine, match.value.table, viewer.value),
  );
  const active = computed((): readonly Seat[] => (seen.value === null ? [] : engine.activePlayers(seen.value.view)));
  const isOver = computed(() => seen.value !== null && engine.isTerminal(seen.value.view));

  let points: ReturnType<typeof pointer<GameTypes>> | undefined;
  const look = () => ({
    pointed: points?.pointed ?? [],
    open: points?.open ?? [],
    choices: points?.choices ?? [],
    done: points?.look.done ?? false,
    refusal: null as Refusal | null,
    /** whether the last try came to nothing, for whatever reason */
    isAmiss: false,
    highlight: points?.look.highlight ?? [],
  });
  /** what the one who looks has pointed at, and what can be pointed at */
  const pointing = shallowRef(look());
  const seeing = () => {
    const view = seen.value?.view;
    if (view === undefined) return;
    if (points === undefined) points = pointer(engine, board, view);
    else points.see(view);
    pointing.value = look();
  };

  /** What somebody may know that not everybody does. */
  const hasSecret = (seat: Viewer): boolean => {
    if (match.value === null || seat === 'spectator') return false;
    const { table } = match.value;
    return hides(snapshot(engine, table, seat).view, snapshot(engine, table, 'spectator').view);
  };

  /** Who is to look: a person who is to act; the same one as before, if there is no need to hand the screen on. */
  const nextViewer = (persons: readonly Seat[], before: Viewer): Viewer => {
    const [first, second] = persons;
    if (first !== undefined && second === undefined) return first;
    const waited = persons.filter((seat) => active.value.includes(seat));
    return waited.some((seat) => seat === before) ? before : (waited[0] ?? before);
  };
  const turn = (before: Viewer) => {
    const { value: current } = match;
    if (current === null) return;
    const persons = personsOf(current);
    const next = nextViewer(persons, before);
    viewer.value = next;
    if (next === before) return;
    points = undefined;
    const isSecret = persons.length > 1 && current.curtain && (hasSecret(next) || hasSecret(before));
    handing.value = isSecret && next !== 'spectator' ? next : null;
  };

  const thoughts = new Map<Seat, Thought>();
  const tellProgress = (seat: Seat, progress: number | null) => {
    const next = new Map(thinking.value);
    if (progress === null) next.delete(seat);
    else next.set(seat, progress);
    thinking.value = next;
  };
  const forget = () => {
    for (const thought of thoughts.values()) thought.stop();
    thoughts.clear();
    thinking.value = new Map();
  };

  async function think({ table }: Match, seat: Seat, level: Level) {
    const { view, version } = snapshot(engine, table, seat);
    const isSecret = active.value.length > 1;
    const ask = { game: game.name, view, seed: seed(), level };
    const thought = thinker.think(ask, ({ progress }) => {
      if (thoughts.get(seat) === thought) tellProgress(seat, progress);
    });
    thoughts.set(seat, thought);
    tellProgress(seat, 0);
    let found: Found | undefined;
    try {
      // of what is decided at the same time there is nothing to see
      [found] = await Promise.all([thought.found, pause(fast.value || isSecret ? 0 : PAUSE)]);
    } catch (error) {
      trouble.value = String(error);
    }
    // the table has moved on meanwhile
    if (thoughts.get(seat) !== thought) return;
    thoughts.delete(seat);
    tellProgress(seat, null);
    if (found !== undefined && match.value !== null)
      enter(act(engine, match.value.table, seat, found.action, now(), { version }));
  }

  /** Asks the bots that are to act. */
  const drive = () => {
    const { value: current } = match;
    if (current === null || trouble.value !== '') return;
    for (const seat of active.value) {
      const level = current.seats[seat] ?? null;
      if (level !== null && !thoughts.has(seat)) think(current, seat, level);
    }
  };

  /** What was changed by the last entry, as far as the one who looks may know it. */
  const changedBy = (before: AnySnapshot | null, table: AnyTable): readonly string[] => {
    const entry = table.entries.at(-1);
    if (before === null || entry?.type !== 'action') return [];
    const [told] = log(engine, table, viewer.value, table.entries.length - 1).lines;
    return deepEqual(told?.entry, entry) ? board.targets(before.view, entry.action) : [];
  };

  /** Goes on with another table of the same game. */
  const goOn = (table: AnyTable) => {
    const { value: current } = match;
    if (current === null || table === current.table) return;
    const before = seen.value;
    match.value = { ...current, table };
    changed.value = changedBy(before, table);
    turn(viewer.value);
    seeing();
    drive();
  };
  const enter = (answer: Answer<GameTypes>) => {
    goOn(answer.table);
    // a bot whose answer came too late is asked again
    if (!answer.ok) drive();
  };
  const choose = (action: Action) => {
    if (match.value === null || handing.value !== null || action.player !== viewer.value) return;
    const answer = act(engine, match.value.table, action.player, action, now());
    if (answer.ok) isOwn.value = true;
    enter(answer);
    if (!answer.ok) pointing.value = { ...look(), refusal: answer.refusal.rule ?? null, isAmiss: true };
  };

  return {
    game,
    match,
    /** the match as the browser must store it; `null` while it must store none */
    stored: computed(() => (isOwn.value ? match.value : null)),
    viewer,
    handing,
    fast,
    thinking,
    changed,
    trouble,
    seen,
    active,
    isOver,
    pointing,
    /** what each seat is called at this screen */
    names: computed((): readonly string[] => match.value?.table.names ?? []),
    /** whether a person can take something back, and why not */
    back: computed(() => (match.value === null ? null : takenBack(game, match.value, viewer.value, now()))),
    canRedo: computed(
      () => match.value !== null && doneAgain(game, match.value, viewer.value, match.value.table.opened) !== undefined,
    ),
    /** Continues a match. It is `own` unless it comes from a link or a file. */
    play(given: Match, own = true) {
      forget();
      trouble.value = '';
      isOwn.value = own;
      match.value = given;
      changed.value = [];
      handing.value = null;
      viewer.value = 'spectator';
      turn('spectator');
      seeing();
      drive();
    },
    /** The one whom the screen is handed to has it. */
    takeScreen() {
      handing.value = null;
    },
    choose,
    /** Somebody points at something in the picture. */
    point(id: string) {
      if (points === undefined || handing.value !== null) return;
      const next = points.point(id);
      if ('action' in next) choose(next.action);
      else if ('refusal' in next) pointing.value = { ...look(), refusal: next.refusal, isAmiss: true };
      else pointing.value = look();
    },
    /** Takes the last pointing back; whether there was one. */
    unpoint(): boolean {
      const any = points?.back() ?? false;
      if (any || pointing.value.isAmiss) pointing.value = look();
      return any;
    },
    undo() {
      if (match.value === null) return;
      const answer = takenBack(game, match.value, viewer.value, now());
      if (!answer.ok) return;
      forget();
      isOwn.value = true;
      goOn(answer.table);
    },
    redo() {
      if (match.value === null) return;
      const table = doneAgain(game, match.value, viewer.value, now());
      if (table === undefined) return;
      forget();
      isOwn.value = true;
      goOn(table);
    },
    /** The bots that think are to take the best that they have found so far. */
    hurry() {
      for (const thought of thoughts.values()) thought.stop();
    },
    /** Leaves the game. */
    end() {
      forget();
      match.value = null;
    },
  };
}

export type Session = ReturnType<typeof openSession>;
