/** One screen that goes round: whoever is to act looks at it, points, and takes back. No DOM: an app shows the picture. */
import {
  deepEqual,
  type Engine,
  eventsFor,
  type GameTypes,
  type Refusal,
  type Seat,
  type Step,
  type Viewer,
} from '@ludi-romani/core';
import { sentences, type Told, text } from '@ludi-romani/core/words';
import { pointer } from './pointer';
import { type Board, DONE, type FrameLabels, type Look } from './types';

/** A game at one screen. What it tells is of now: ask again after every doing. */
export interface HotSeat<G extends GameTypes, L extends FrameLabels = FrameLabels> {
  readonly state: G['state'];
  /** Who looks: who is to act; of several, one after the other; while others are to act, and at the end, who looked last. */
  readonly seat: Seat;
  /** to whom the screen is to be handed: until that seat points at `done`, nothing is shown or told that not everybody may know */
  readonly handsTo: Seat | null;
  readonly isOver: boolean;
  /** all that was done and not taken back, as a replay has it */
  readonly actions: readonly G['action'][];
  /** what was pointed at since, one after the other */
  readonly pointed: readonly string[];
  /** what can be pointed at next, `done` included */
  readonly open: readonly string[];
  /** why the last pointing was not possible */
  readonly refusal: Refusal | null;
  /** what happened, as far as the seat that looks was told */
  readonly log: readonly Told[];
  /** what to tell somebody who cannot see the picture: what the last doing came to, and what is asked now */
  readonly said: string;
  /** whether `undo` takes anything back */
  readonly canUndo: boolean;
  /** Somebody points at something: at what was chosen already takes that back, at what leaves one action carries it out. */
  point(id: string): void;
  /** Takes the last pointing back; whether there was one. */
  back(): boolean;
  /** Carries out what nobody points at: what a bot chose, or a player elsewhere. Throws IllegalActionError. */
  act(action: G['action']): void;
  /** Takes the last action of who sits at the screen back, with what others did since, unless something came to light; whether it did. */
  undo(): boolean;
  /** Other words, other names. */
  change(look: Partial<Look<G, L>>): void;
  /** What the seat that looks sees, or one part of it: `table` is all but the prompt. While the screen is handed over, what everybody sees. */
  picture(part?: string): string;
  /** What can be drawn alone. */
  parts(): readonly string[];
}

/** Where a game begins: what `engine.start(options)` gives, or a state that was saved. */
export type Beginning<G extends GameTypes> = Pick<Step<G>, 'state'> & Partial<Step<G>>;

/** Who sits at the screen, and how it goes round. */
export interface Seating {
  /** who looks at it and points, by default all: for other seats `act` is called */
  readonly people?: readonly Seat[];
  /** whether it is handed over to whoever knows something that not everybody does; by default it is not */
  readonly handOver?: boolean;
}

/** Whether a viewer's view holds anything that the spectator's of the same moment does not: what the next one at the screen must not see. */
export const hides = (own: GameTypes['view'], all: GameTypes['view']): boolean =>
  !deepEqual({ ...own, viewer: null }, { ...all, viewer: null });

/** A game of `engine` at one screen, from `begin` on. */
export function hotSeat<G extends GameTypes, L extends FrameLabels>(
  engine: Engine<G>,
  board: Board<G, L>,
  looks: Look<G, NoInfer<L>>,
  begin: Beginning<G>,
  { people = begin.state.players.map((_, seat) => seat), handOver = false }: Seating = {},
): HotSeat<G, L> {
  let look = looks;
  const actions: G['action'][] = [];
  /** the beginning, and what came of each action */
  const steps: Step<G>[] = [{ events: [], ...begin, reveals: true }];
  /** by who looks, step by step: nothing is told twice */
  const told = new Map<Viewer, (readonly Told[])[]>();

  const stateNow = (): G['state'] => (steps.at(-1) ?? begin).state;
  /** What `at`, who sits at the screen, sees; another one of them who is to act, if that seat has nothing to answer. */
  const seenBy = (at: Seat): G['view'] => {
    const active = engine.activePlayers(stateNow()).filter((seat) => people.includes(seat));
    return engine.view(stateNow(), active.includes(at) ? at : (active[0] ?? at));
  };
  const points = pointer(engine, board, seenBy(people[0] ?? 0));
  const seat = (): Seat => points.view.viewer as Seat;
  /** who has the screen */
  let holder = seat();
  let handsTo: Seat | null = null;
  let isAmiss = false;
  let changed: readonly string[] = [];

  /** What is shown meanwhile is for everybody. */
  const viewer = (): Viewer => (handsTo === null ? seat() : 'spectator');
  const shown = (): G['view'] => (handsTo === null ? points.view : engine.view(stateNow(), 'spectator'));
  const logNow = (): readonly (readonly Told[])[] => {
    const at = viewer();
    const rows = told.get(at) ?? [];
    told.set(at, rows);
    for (const { state, events } of steps.slice(rows.length)) {
      const view = engine.view(state, at);
      rows.push(sentences(look.words.tellAll(view, eventsFor(events, at))));
    }
    return rows;
  };

  const nameOf = (seat: Seat): string => look.names?.[seat] ?? look.words.player(points.view, seat);
  const asked = (): string => {
    if (handsTo !== null) return look.words.labels.handOver(nameOf(handsTo));
    const question = engine.openQuestion(points.view, seat());
    if (question !== null) return text(look.words.ask(points.view, question), look.names);
    const { over, waiting } = look.words.labels;
    return engine.isTerminal(points.view) ? over : waiting;
  };
  const refusal = (): Refusal | null =>
    isAmiss
      ? {
          legal: false,
          code: 'no-such-choice',
          clause: null,
          message: `${look.words.labels.notNow}: ${asked()}`,
        }
      : points.refusal;

  const won = (): string | undefined => {
    const outcome = engine.outcome(points.view);
    return outcome === null ? undefined : look.words.labels.won((outcome.ranking[0] ?? []).map(nameOf));
  };
  const turn = (): string => {
    const winners = won();
    return winners === undefined ? `${nameOf(seat())}: ${asked()}` : `${asked()}: ${winners}`;
  };
  const toldLast = (): string => {
    const last = (logNow().at(-1) ?? []).map(({ phrase }) => text(phrase, look.names));
    // that the game is over, the log has said
    const winners = last.length === 0 ? undefined : won();
    return [...last, winners === undefined ? turn() : `${winners}.`].join(' ');
  };
  const pick = (): string => look.words.labels.pick(points.open.length);
  const why = (): string => {
    const given = refusal();
    if (given === null) return '';
    const said = look.words.refuse(given);
    return given.clause === null ? said : `${given.clause}: ${said}`;
  };
  // as a function, since words may change meanwhile
  let said = toldLast;

  const say = (speak: () => string) => {
    isAmiss = false;
    changed = [];
    said = speak;
  };
  const turnTo = (at: Seat, speak: () => string) => {
    // another one sees the table, or the same one sees another
    points.see(seenBy(at));
    points.refuse(null);
    const isSecret = handOver && seat() !== holder && hides(points.view, engine.view(stateNow(), 'spectator'));
    if (!isSecret) holder = seat();
    handsTo = isSecret ? seat() : null;
    say(isSecret ? asked : speak);
  };
  const act = (action: G['action']) => {
    const before = stateNow();
    steps.push(engine.step(before, action));
    actions.push(action);
    turnTo(people.includes(action.player) ? action.player : seat(), toldLast);
    // what was done glows as far as whoever looks may know it
    const seen = engine.actionFor(before, action, viewer());
    if (deepEqual(seen, action)) changed = board.targets(engine.view(before, viewer()), action);
  };
  /** How many actions the last one of who sits at the screen takes along; 0 where something came to light. */
  const undoable = (): number => {
    const own = actions.map(({ player }) => people.includes(player)).lastIndexOf(true);
    const gone = actions.length - own;
    return own < 0 || steps.slice(-gone).some(({ reveals }) => reveals) ? 0 : gone;
  };

  return {
    get state() {
      return stateNow();
    },
    get seat() {
      return seat();
    },
    get isOver() {
      return engine.isTerminal(stateNow());
    },
    get handsTo() {
      return handsTo;
    },
    get actions() {
      return [...actions];
    },
    get pointed() {
      return handsTo === null ? points.pointed : [];
    },
    get open() {
      return handsTo === null ? points.open : [DONE];
    },
    get refusal() {
      return refusal();
    },
    get log() {
      return logNow().flat();
    },
    get said() {
      return said();
    },
    get canUndo() {
      return undoable() > 0;
    },
    point(id) {
      if (handsTo !== null) {
        const isTaken = id === DONE;
        if (isTaken) {
          holder = handsTo;
          handsTo = null;
        }
        say(isTaken ? toldLast : why);
        isAmiss = !isTaken;
        return;
      }
      const next = points.point(id);
      if ('action' in next) return act(next.action);
      say('refusal' in next ? why : pick);
      isAmiss = 'refusal' in next && next.refusal === null;
    },
    back() {
      if (handsTo !== null) return false;
      const any = points.back();
      say(any ? pick : turn);
      return any;
    },
    act,
    undo() {
      const gone = undoable();
      if (gone === 0) return false;
      steps.length -= gone;
      const [{ player = 0 } = {}] = actions.splice(-gone);
      for (const rows of told.values()) rows.length = Math.min(rows.length, steps.length);
      turnTo(player, turn);
      return true;
    },
    change(other) {
      const { words } = look;
      look = { ...look, ...other };
      if (look.words !== words) told.clear();
    },
    picture: (part) =>
      board.board(shown(), {
        ...look,
        ...(part === undefined ? {} : { part }),
        ...(handsTo === null ? points.look : { prompt: asked(), selected: [], highlight: [], done: true }),
        refusal: refusal(),
        changed,
      }),
    parts: () => board.parts(shown()),
  };
}
