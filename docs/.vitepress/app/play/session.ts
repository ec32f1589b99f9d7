/** A game at one screen: the table, its players and bots, the viewer, and the things that the viewer points at. */
import { hides, type Pointer, pointer } from '@ludi-romani/boards';
import type { GameTypes, Refusal, Seat, Viewer } from '@ludi-romani/core';
import {
  type Answer,
  act,
  agree,
  ask,
  redo,
  type Snapshot,
  snapshot,
  type Table,
  type TableRefusal,
  undo,
} from '@ludi-romani/table';
import { record } from '@ludi-romani/table/records';
import { computed, shallowRef } from 'vue';
import { type Found, LEVELS, type Level, type Thinker, type Thought } from '../bots';
import type { Game } from '../games';
import type { Speed } from './settings';

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
}

/** The terms of a table at one screen. Undo needs the consent of the players who acted later. Bots always consent. */
export const TERMS = { undo: 'consent' } as const;

/** The minimal time before a bot acts at normal speed, in milliseconds, so that people see the previous action. */
const PAUSE = 700;

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

/** The table after an undo to which others agreed, and the action of the person that it took back. */
interface Undone {
  readonly table: AnyTable;
  readonly action: Action;
}

/**
 * Redoes the last undone action of a person: of the viewer if possible, or else of another person. The table forgets the actions of an undo to which
 * others agreed, because these may now act otherwise: such an action is carried out as a new one.
 */
function doneAgain(
  { engine }: Pick<Game, 'engine'>,
  match: Match,
  viewer: Viewer,
  now: number,
  undone: Undone | undefined,
): AnyTable | undefined {
  if (undone?.table === match.table) {
    const answer = act(engine, match.table, undone.action.player, undone.action, now);
    return answer.ok ? answer.table : undefined;
  }
  const persons = personsOf(match).sort((one, other) => Number(other === viewer) - Number(one === viewer));
  for (const seat of persons) {
    const answer = redo(engine, match.table, seat, now);
    if (answer.ok) return answer.table;
  }
  return undefined;
}

/** Opens a session for `game`, whose bots run in `thinker`. The values of its refs are replaced, never mutated. */
export function openSession(game: Game, thinker: Thinker, { now, pause }: World) {
  const { engine, board } = game;
  const match = shallowRef<Match | null>(null);
  /** false for a match from a link or a file, until a person acts in it; actions of bots do not count */
  const isOwn = shallowRef(true);
  const viewer = shallowRef<Viewer>('spectator');
  /** the next player, while the screen is covered; `takeScreen` uncovers it */
  const handing = shallowRef<Seat | null>(null);
  const speed = shallowRef<Speed>('normal');
  /** true if an action is carried out for a person when there is no other one */
  const forced = shallowRef(false);
  /** true if a person confirms an action that cannot be taken back */
  const careful = shallowRef(false);
  /** the action that a person must confirm, or `null` */
  const confirming = shallowRef<Action | null>(null);
  /** true while bots wait for `go`, at the speed `step` */
  const isHeld = shallowRef(false);
  /** the seats of the bots that think, with their progress from 0 to 1 */
  const thinking = shallowRef<ReadonlyMap<Seat, number>>(new Map());
  /** the message of an unexpected error */
  const trouble = shallowRef('');
  let undone: Undone | undefined;

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
    // what the player before must not see of the next one; what is hidden from the next one is gone from the screen
    const isSecret = persons.length > 1 && current.curtain && hasSecret(next);
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
    // the same choice whenever the same actions have been taken: also after undo and redo
    const { actions, options } = record(engine, table);
    const ask = { game: game.name, view, seed: `${options?.seed} ${actions.length}`, iterations: LEVELS[level] };
    const thought = thinker.think(ask, ({ progress }) => {
      if (thoughts.get(seat) === thought) setProgress(seat, progress);
    });
    thoughts.set(seat, thought);
    setProgress(seat, 0);
    let found: Found | undefined;
    try {
      // no pause for simultaneous decisions, which people do not see
      [found] = await Promise.all([thought.found, pause(speed.value === 'normal' && !isSecret ? PAUSE : 0)]);
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

  /** true if the next action of a bot need not wait */
  let isReleased = false;
  /** Starts the bots that must act. */
  const startBots = () => {
    const { value: current } = match;
    if (current === null || trouble.value !== '') return;
    const isTheirs = active.value.length > 0 && active.value.every((seat) => current.seats[seat] != null);
    // a game without people has nobody who asks for the next step
    isHeld.value = speed.value === 'step' && isTheirs && personsOf(current).length > 0 && !isReleased;
    if (isHeld.value) return;
    isReleased = false;
    for (const seat of active.value) {
      const level = current.seats[seat] ?? null;
      if (level !== null && !thoughts.has(seat)) think(current, seat, level);
    }
  };

  /** Replaces the table by a later one of the same match. */
  const replaceTable = (table: AnyTable) => {
    const { value: current } = match;
    if (current === null || table === current.table) return;
    match.value = { ...current, table };
    confirming.value = null;
    updateViewer(viewer.value);
    updatePointing();
    startBots();
    playForced();
  };
  const enter = (answer: Answer<GameTypes>) => {
    replaceTable(answer.table);
    // a bot whose answer came too late must think again
    if (!answer.ok) startBots();
  };
  /** Returns true if a person could not take an action back that has just been carried out: it revealed something. */
  const isFinal = (table: AnyTable, seat: Seat): boolean => {
    const answer = undo(engine, table, seat, now());
    return !answer.ok && answer.refusal.code === 'came-to-light';
  };
  const choose = (action: Action, isConfirmed = false) => {
    if (match.value === null || handing.value !== null || action.player !== viewer.value) return;
    const answer = act(engine, match.value.table, action.player, action, now());
    if (careful.value && !isConfirmed && answer.ok && isFinal(answer.table, action.player)) {
      confirming.value = action;
      return;
    }
    if (answer.ok) isOwn.value = true;
    enter(answer);
    if (!answer.ok) pointing.value = { ...look(), refusal: answer.refusal.rule ?? null, isAmiss: true };
  };

  /** Carries out the only action of a person, after a pause. */
  const playForced = async () => {
    const { value: current } = match;
    if (!forced.value || handing.value !== null || viewer.value === 'spectator') return;
    const legal = pointing.value.choices.filter(({ judgement }) => judgement.legal);
    const [only] = legal;
    if (only === undefined || legal.length > 1) return;
    await pause(speed.value === 'fast' ? 0 : PAUSE);
    if (match.value === current) choose(only.action, true);
  };

  return {
    game,
    match,
    /** the match that the browser must store, or `null` */
    stored: computed(() => (isOwn.value ? match.value : null)),
    viewer,
    handing,
    speed,
    forced,
    careful,
    confirming,
    isHeld,
    thinking,
    trouble,
    seen,
    active,
    isOver,
    pointing,
    names: computed((): readonly string[] => match.value?.table.names ?? []),
    /** the answer to an undo: the table without the last action, or the refusal */
    back: computed(() => (match.value === null ? null : takenBack(game, match.value, viewer.value, now()))),
    canRedo: computed(
      () =>
        match.value !== null &&
        doneAgain(game, match.value, viewer.value, match.value.table.opened, undone) !== undefined,
    ),
    /** Starts or continues a match. `own` is false for a match from a link or a file. */
    play(given: Match, own = true) {
      forget();
      trouble.value = '';
      isOwn.value = own;
      match.value = given;
      handing.value = null;
      viewer.value = 'spectator';
      updateViewer('spectator');
      confirming.value = null;
      updatePointing();
      startBots();
      playForced();
    },
    /** Returns the pointer of the viewer, if there is a game. */
    pointer: (): Pointer<GameTypes> | null => points ?? null,
    /** Lets the bots that wait act once, or without waiting after another speed was chosen. */
    go() {
      isReleased = true;
      startBots();
    },
    /** Takes over a longer table of the same match, from another tab. */
    adopt: replaceTable,
    /** Uncovers the screen for the next player. */
    takeScreen() {
      handing.value = null;
    },
    choose,
    /** Carries out the action that was to be confirmed, or forgets it. */
    confirm(isWanted: boolean) {
      const { value: action } = confirming;
      confirming.value = null;
      if (isWanted && action !== null) choose(action, true);
      else updatePointing();
    },
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
      const { table } = match.value;
      const answer = takenBack(game, match.value, viewer.value, now());
      if (!answer.ok) return;
      const [first] = answer.table.entries.slice(table.entries.length);
      const seat = first?.type === 'ask' ? first.seat : undefined;
      const action = record(engine, table)
        .actions.filter(({ player }) => player === seat)
        .at(-1);
      undone = action === undefined ? undefined : { table: answer.table, action };
      forget();
      isOwn.value = true;
      replaceTable(answer.table);
    },
    redo() {
      if (match.value === null) return;
      const table = doneAgain(game, match.value, viewer.value, now(), undone);
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
