/** A game at one screen: the table, its players and bots, the viewer, and the things that the viewer points at. */
import { hides, type Mark, pointer } from '@ludi-romani/boards';
import { deepEqual, type GameTypes, type Refusal, type Seat, type Viewer } from '@ludi-romani/core';
import {
  type Answer,
  act,
  agree,
  ask,
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

/** A game with its players. It can be stored in the browser and shared as a link. */
export interface Match {
  readonly table: AnyTable;
  /** the bot of each seat, or `null` for a person */
  readonly seats: readonly (Level | null)[];
  /** true if the screen is covered before it is handed to another person */
  readonly curtain: boolean;
}

/** The functions of the environment that a session needs. */
export interface World {
  now(): number;
  pause(milliseconds: number): Promise<unknown>;
  /** Returns an unpredictable seed. */
  seed(): string;
}

/** The terms of a table at one screen. Undo needs the consent of the players who acted later. Bots always consent. */
export const TERMS = { undo: 'consent' } as const;

/** The minimal time before a bot acts, in milliseconds, so that people see the previous action. */
const PAUSE = 400;

const personsOf = ({ seats }: Match): Seat[] => seats.flatMap((by, seat) => (by === null ? [seat] : []));

/**
 * Undoes the last action of a person: of the viewer if possible, or else of another person. Bots always agree to an undo, but the table
 * refuses it if something was revealed. If another person acted later, that action must be undone first. Returns the answer of the table,
 * which is a refusal if no person can undo.
 */
export function takenBack(
  { engine }: Pick<Game, 'engine'>,
  match: Match,
  viewer: Viewer,
  now: number,
): Answer<GameTypes> {
  const { table, seats } = match;
  const persons = personsOf(match).sort((one, other) => Number(other === viewer) - Number(one === viewer));
  const none: TableRefusal = { code: 'nothing-to-undo', message: 'there is nothing to undo' };
  let answer: Answer<GameTypes> = { ok: false, table, refusal: none };
  const refused: { readonly seat: Seat; readonly refusal: TableRefusal }[] = [];
  for (const seat of persons) {
    answer = undo(engine, table, seat, now);
    if (answer.ok) return answer;
    refused.push({ seat, refusal: answer.refusal });
  }
  for (const { seat, refusal } of refused) {
    const { code, needs = [] } = refusal;
    if (code !== 'others-acted' || !needs.every((other) => seats[other] !== null)) continue;
    answer = ask(engine, table, seat, { what: 'undo' }, now);
    for (const other of needs) if (answer.ok) answer = agree(engine, answer.table, other, now);
    if (answer.ok) return answer;
  }
  const [first] = refused.sort(
    (one, other) => Number(other.refusal.code === 'came-to-light') - Number(one.refusal.code === 'came-to-light'),
  );
  return { ok: false, table, refusal: first?.refusal ?? none };
}

/** Redoes the last undone action of a person: of the viewer if possible, or else of another person. */
function doneAgain({ engine }: Pick<Game, 'engine'>, match: Match, viewer: Viewer, now: number): AnyTable | undefined {
  const persons = personsOf(match).sort((one, other) => Number(other === viewer) - Number(one === viewer));
  for (const seat of persons) {
    const answer = redo(engine, match.table, seat, now);
    if (answer.ok) return answer.table;
  }
  return undefined;
}

/** Opens a session for `game`, whose bots run in `thinker`. The values of its refs are replaced, never mutated. */
export function openSession(game: Game, thinker: Thinker, { now, pause, seed }: World) {
  const { engine, board } = game;
  const match = shallowRef<Match | null>(null);
  /** false for a match from a link or a file, until a person acts in it; actions of bots do not count */
  const isOwn = shallowRef(true);
  const viewer = shallowRef<Viewer>('spectator');
  /** the next player, while the screen is covered; `takeScreen` uncovers it */
  const handing = shallowRef<Seat | null>(null);
  /** true if bots act without a pause */
  const fast = shallowRef(false);
  /** the seats of the bots that think, with their progress from 0 to 1 */
  const thinking = shallowRef<ReadonlyMap<Seat, number>>(new Map());
  /** the things that the last action was about */
  const marks = shallowRef<readonly Mark[]>([]);
  /** the message of an unexpected error */
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
    /** true if the last attempt failed, for any reason */
    isAmiss: false,
    highlight: points?.look.highlight ?? [],
  });
  /** the things that the viewer has pointed at, and can point at */
  const pointing = shallowRef(look());
  const updatePointing = () => {
    const view = seen.value?.view;
    if (view === undefined) return;
    if (points === undefined) points = pointer(engine, board, view);
    else points.see(view);
    pointing.value = look();
  };

  /** Returns true if the view of `seat` shows something that spectators do not see. */
  const hasSecret = (seat: Viewer): boolean => {
    if (match.value === null || seat === 'spectator') return false;
    const { table } = match.value;
    return hides(snapshot(engine, table, seat).view, snapshot(engine, table, 'spectator').view);
  };

  /** Returns the next viewer: the only person, or a person who must act, `before` if possible. */
  const nextViewer = (persons: readonly Seat[], before: Viewer): Viewer => {
    const [first, second] = persons;
    if (first !== undefined && second === undefined) return first;
    const waited = persons.filter((seat) => active.value.includes(seat));
    return waited.some((seat) => seat === before) ? before : (waited[0] ?? before);
  };
  const updateViewer = (before: Viewer) => {
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
  const setProgress = (seat: Seat, progress: number | null) => {
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
      if (thoughts.get(seat) === thought) setProgress(seat, progress);
    });
    thoughts.set(seat, thought);
    setProgress(seat, 0);
    let found: Found | undefined;
    try {
      // no pause for simultaneous decisions, which people do not see
      [found] = await Promise.all([thought.found, pause(fast.value || isSecret ? 0 : PAUSE)]);
    } catch (error) {
      trouble.value = String(error);
    }
    // the table has changed meanwhile
    if (thoughts.get(seat) !== thought) return;
    thoughts.delete(seat);
    setProgress(seat, null);
    if (found !== undefined && match.value !== null)
      enter(act(engine, match.value.table, seat, found.action, now(), { version }));
  }

  /** Starts the bots that must act. */
  const startBots = () => {
    const { value: current } = match;
    if (current === null || trouble.value !== '') return;
    for (const seat of active.value) {
      const level = current.seats[seat] ?? null;
      if (level !== null && !thoughts.has(seat)) think(current, seat, level);
    }
  };

  /** Returns marks at the things that the last action was about, or none if the viewer may not know the whole action. */
  const marksOf = (before: AnySnapshot | null, table: AnyTable): readonly Mark[] => {
    const entry = table.entries.at(-1);
    if (before === null || entry?.type !== 'action') return [];
    const [line] = log(engine, table, viewer.value, table.entries.length - 1).lines;
    const ids = deepEqual(line?.entry, entry) ? board.targets(before.view, entry.action) : [];
    return ids.map((id) => ({ id, seat: entry.action.player }));
  };

  /** Replaces the table by a later one of the same match. */
  const replaceTable = (table: AnyTable) => {
    const { value: current } = match;
    if (current === null || table === current.table) return;
    const before = seen.value;
    match.value = { ...current, table };
    marks.value = marksOf(before, table);
    updateViewer(viewer.value);
    updatePointing();
    startBots();
  };
  const enter = (answer: Answer<GameTypes>) => {
    replaceTable(answer.table);
    // a bot whose answer came too late must think again
    if (!answer.ok) startBots();
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
    /** the match that the browser must store, or `null` */
    stored: computed(() => (isOwn.value ? match.value : null)),
    viewer,
    handing,
    fast,
    thinking,
    marks,
    trouble,
    seen,
    active,
    isOver,
    pointing,
    names: computed((): readonly string[] => match.value?.table.names ?? []),
    /** the answer to an undo: the table without the last action, or the refusal */
    back: computed(() => (match.value === null ? null : takenBack(game, match.value, viewer.value, now()))),
    canRedo: computed(
      () => match.value !== null && doneAgain(game, match.value, viewer.value, match.value.table.opened) !== undefined,
    ),
    /** Starts or continues a match. `own` is false for a match from a link or a file. */
    play(given: Match, own = true) {
      forget();
      trouble.value = '';
      isOwn.value = own;
      match.value = given;
      marks.value = [];
      handing.value = null;
      viewer.value = 'spectator';
      updateViewer('spectator');
      updatePointing();
      startBots();
    },
    /** Uncovers the screen for the next player. */
    takeScreen() {
      handing.value = null;
    },
    choose,
    /** Points at a thing in the picture. Carries out the action if only one is left. */
    point(id: string) {
      if (points === undefined || handing.value !== null) return;
      const next = points.point(id);
      if ('action' in next) choose(next.action);
      else if ('refusal' in next) pointing.value = { ...look(), refusal: next.refusal, isAmiss: true };
      else pointing.value = look();
    },
    /** Removes the last thing that was pointed at. Returns false if there was none. */
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
      replaceTable(answer.table);
    },
    redo() {
      if (match.value === null) return;
      const table = doneAgain(game, match.value, viewer.value, now());
      if (table === undefined) return;
      forget();
      isOwn.value = true;
      replaceTable(table);
    },
    /** Stops the searches of the bots, which then play their best actions so far. */
    hurry() {
      for (const thought of thoughts.values()) thought.stop();
    },
    end() {
      forget();
      match.value = null;
    },
  };
}

export type Session = ReturnType<typeof openSession>;
