/** A game on one screen that the players share. The player who must act sees the picture, points and undoes. No DOM: an app shows the picture. */
import {
  deepEqual,
  type Engine,
  eventsFor,
  type GameTypes,
  type IllegalActionError,
  type Menu,
  type Refusal,
  type Seat,
  type Step,
  type Viewer,
} from '@ludi-romani/core';
import { sentences, type Told, text } from '@ludi-romani/core/words';
import { type Explained, explainedIn } from './about';
import { since } from './changes';
import { hovering } from './hovering';
import type { Hue } from './kit/ink';
import { pointer } from './pointer';
import { framed, turnsIn } from './scene';
import { type Board, DONE, type FrameLabels, type Look, type Mark, type Shape } from './types';
import { wonText } from './won';

/** A game on one screen. Its properties are getters for the current state: read them again after each call. */
export interface HotSeat<G extends GameTypes, L extends FrameLabels = FrameLabels> {
  readonly state: G['state'];
  /**
   * the seat that looks at the screen. It is a seat that must act. If several seats must act, they look one after the other. If no seat at the
   * screen must act, it is the last seat that looked.
   */
  readonly seat: Seat;
  /** the seat that must take the screen, or `null`. Until it points at `done`, only public information is shown. */
  readonly handsTo: Seat | null;
  readonly isOver: boolean;
  /** all actions that were carried out and not undone, as in a replay */
  readonly actions: readonly G['action'][];
  /** the ids pointed at since the last action, in order */
  readonly pointed: readonly string[];
  /** the ids that can be pointed at next, including `done` */
  readonly open: readonly string[];
  /** the choices that are too many to point at, each described by its ends: the app shows a field for typing, and calls `enter` */
  readonly ranges: Menu<G>['ranges'];
  /** the reason why the last pointing was not possible, or `null` */
  readonly refusal: Refusal | null;
  /** the events so far as sentences, limited to the events that the viewer may know */
  readonly log: readonly Told[];
  /** a text for players who cannot see the picture: the result of the last call, and the open question */
  readonly said: string;
  /** true if `undo` would undo an action */
  readonly canUndo: boolean;
  /** Points at `id`. If `id` was pointed at already, removes it. If one action is left, carries it out. */
  point(id: string): void;
  /** Removes the last id pointed at. Returns true if there was one. */
  back(): boolean;
  /** Carries out an action from elsewhere: the choice of a bot, or of a player at another screen. Throws IllegalActionError. */
  act(action: G['action']): void;
  /**
   * Carries out the action of a typed line, such as `bid 17`, for the seat that looks at the screen. Returns false if it is not legal: then
   * `refusal` has the reason.
   */
  enter(line: string): boolean;
  /**
   * Undoes the last action of a seat at the screen, and all later actions of other seats. Returns false and does nothing if there is no such
   * action, or if one of these actions revealed hidden information.
   */
  undo(): boolean;
  /** Changes the words, the names or other parts of the look. */
  change(look: Partial<Look<G, L>>): void;
  /** what other seats changed since the seat that looks at the screen last acted */
  readonly marks: readonly Mark[];
  /** Returns the number of turns so far. Actions of one seat in a row are one turn. */
  turns(): number;
  /**
   * Returns the picture for `seat`, or one `part` of it, in a shape, with the area of a seat large. While `handsTo` is a seat, the picture shows the
   * spectator's view.
   */
  picture(part?: string, shape?: Shape, area?: Seat, ring?: readonly string[]): string;
  /** Lists the parts that can be drawn alone. */
  parts(): readonly string[];
  /** Returns the short name of a part. */
  tab(part: string): string;
  /** Returns the color of a seat: `--ludi-<hue>` is its custom property, and `--ludi-<hue>Text` the one for text. */
  hue(seat: Seat): Hue;
  /** Notes the id under the pointer, or `null`. Returns true if the picture shows what a click there would do. */
  hover(id: string | null): boolean;
  /** Returns the explanation of what a picture calls `kind`, with the address of its clause; `null` if the look has no explanations. */
  about(kind: string): Explained | null;
  /** The texts of the buttons of explanations; `null` if the look has no explanations. */
  labels(): FrameLabels | null;
  /** Turns what the pointer carries, forward or back. Returns false if it carries nothing that can be turned. */
  turn(by: 1 | -1): boolean;
}

/** The beginning of a game: the result of `engine.start(options)`, or a saved state. */
export type Beginning<G extends GameTypes> = Pick<Step<G>, 'state'> & Partial<Step<G>>;

/** The seats at the screen, and the way in which it changes hands. */
export interface Seating {
  /** the seats that look at the screen and point, by default all; the app calls `act` for other seats */
  readonly people?: readonly Seat[];
  /** true if a player must take the screen before it shows private information of that player; by default false */
  readonly handOver?: boolean;
}

/**
 * Returns true if `own`, a player's view, contains anything that `all`, the spectator's view of the same state, does not. Other players must not
 * see such a view.
 */
export const hides = (own: GameTypes['view'], all: GameTypes['view']): boolean =>
  !deepEqual({ ...own, viewer: null }, { ...all, viewer: null });

/** Returns a game of `engine` on one screen, from `begin` on. */
export function hotSeat<G extends GameTypes, L extends FrameLabels>(
  engine: Engine<G>,
  board: Board<G, L>,
  looks: Look<G, NoInfer<L>>,
  begin: Beginning<G>,
  { people = begin.state.players.map((_, seat) => seat), handOver = false }: Seating = {},
): HotSeat<G, L> {
  let look = looks;
  const actions: G['action'][] = [];
  /** the beginning, and the step of each action */
  const steps: Step<G>[] = [{ events: [], ...begin, reveals: true }];
  /** the log by viewer and step, cached so that each event is described only once */
  const logs = new Map<Viewer, (readonly Told[])[]>();

  const stateNow = (): G['state'] => (steps.at(-1) ?? begin).state;
  /** Returns the view of a seat at the screen that must act: `at` or else the first one. If there is none, returns the view of `at`. */
  const viewFor = (at: Seat): G['view'] => {
    const active = engine.activePlayers(stateNow()).filter((seat) => people.includes(seat));
    return engine.view(stateNow(), active.includes(at) ? at : (active[0] ?? at));
  };
  const current = pointer(engine, board, viewFor(people[0] ?? 0));
  const seat = (): Seat => current.view.viewer as Seat;
  /** the seat that has the screen */
  let holder = seat();
  let handsTo: Seat | null = null;
  /** true if the last pointing was not possible and no rule gives a reason */
  let isNotNow = false;
  const hover = hovering(board);
  /** what other seats changed since `seat` acted, up to the step of number `upTo` */
  const marked = { seat: -1, upTo: 0, collector: since(board, () => look) };

  /** Returns the viewer of the picture: the seat at the screen, or the spectator while the screen changes hands. */
  const viewer = (): Viewer => (handsTo === null ? seat() : 'spectator');
  const shown = (): G['view'] => (handsTo === null ? current.view : engine.view(stateNow(), 'spectator'));
  const logRows = (): readonly (readonly Told[])[] => {
    const at = viewer();
    const rows = logs.get(at) ?? [];
    logs.set(at, rows);
    for (const { state, events } of steps.slice(rows.length)) {
      const view = engine.view(state, at);
      rows.push(sentences(look.words.tellAll(view, eventsFor(events, at))));
    }
    return rows;
  };

  const nameOf = (seat: Seat): string => look.names?.[seat] ?? look.words.player(current.view, seat);
  const promptText = (): string => {
    if (handsTo !== null) return look.words.labels.handOver(nameOf(handsTo));
    const question = engine.openQuestion(current.view, seat());
    if (question !== null) return text(look.words.ask(current.view, question), look.names);
    const { over, waiting } = look.words.labels;
    return engine.isTerminal(current.view) ? over : waiting;
  };
  const refusal = (): Refusal | null =>
    isNotNow
      ? {
          legal: false,
          code: 'no-such-choice',
          clause: null,
          message: `${look.words.labels.notNow}: ${promptText()}`,
        }
      : current.refusal;

  const winnersText = (): string | undefined => wonText(engine, look.words, current.view, nameOf);
  const describeTurn = (): string => {
    const winners = winnersText();
    return winners === undefined ? `${nameOf(seat())}: ${promptText()}` : `${promptText()}: ${winners}`;
  };
  const describeLastStep = (): string => {
    const last = (logRows().at(-1) ?? []).map(({ phrase }) => text(phrase, look.names));
    // the log already says that the game is over
    const winners = last.length === 0 ? undefined : winnersText();
    return [...last, winners === undefined ? describeTurn() : `${winners}.`].join(' ');
  };
  const describeOpen = (): string => look.words.labels.pick(current.open.length);
  const describeRefusal = (): string => {
    const given = refusal();
    if (given === null) return '';
    const reason = look.words.refuse(given);
    return given.clause === null ? reason : `${given.clause}: ${reason}`;
  };
  // a function, because `change` may replace the words
  let said = describeLastStep;

  const setSaid = (describe: () => string) => {
    isNotNow = false;
    hover.clear();
    said = describe;
  };
  const showTo = (at: Seat, describe: () => string) => {
    current.see(viewFor(at));
    current.refuse(null);
    const isSecret = handOver && seat() !== holder && hides(current.view, engine.view(stateNow(), 'spectator'));
    if (!isSecret) holder = seat();
    handsTo = isSecret ? seat() : null;
    setSaid(isSecret ? promptText : describe);
  };
  const act = (action: G['action']) => {
    steps.push(engine.step(stateNow(), action));
    actions.push(action);
    showTo(people.includes(action.player) ? action.player : seat(), describeLastStep);
  };
  /** Returns the marks for the seat at the screen. Each action after the last own one is compared once. */
  const marks = (): readonly Mark[] => {
    if (handsTo !== null) return [];
    const at = seat();
    const viewAfter = (step: number) => engine.view((steps[step] ?? begin).state, at);
    const own = actions.map(({ player }) => player).lastIndexOf(at) + 1;
    const isBehind = marked.seat !== at || marked.upTo < own || marked.upTo >= steps.length;
    if (isBehind) {
      Object.assign(marked, { seat: at, upTo: own });
      marked.collector.clear(viewAfter(own));
    }
    while (marked.upTo < actions.length) {
      const { player = at } = actions[marked.upTo++] ?? {};
      const events = eventsFor(steps[marked.upTo]?.events ?? [], at);
      marked.collector.add(viewAfter(marked.upTo), player, [{ version: marked.upTo, events }]);
    }
    return marked.collector.marks;
  };
  /** Returns the number of actions that `undo` removes, 0 if it must not undo. */
  const undoCount = (): number => {
    const lastOwn = actions.map(({ player }) => people.includes(player)).lastIndexOf(true);
    const count = actions.length - lastOwn;
    return lastOwn < 0 || steps.slice(-count).some(({ reveals }) => reveals) ? 0 : count;
  };

  const turn = (by: 1 | -1): boolean => hover.turn(by, handsTo === null ? current : null, look);

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
      return handsTo === null ? current.pointed : [];
    },
    get open() {
      return handsTo === null ? current.open : [DONE];
    },
    get ranges() {
      return handsTo === null ? engine.menu(current.view, seat()).ranges : [];
    },
    get refusal() {
      return refusal();
    },
    get log() {
      return logRows().flat();
    },
    get said() {
      return said();
    },
    get canUndo() {
      return undoCount() > 0;
    },
    point(id) {
      if (handsTo !== null) {
        const isTaken = id === DONE;
        if (isTaken) {
          holder = handsTo;
          handsTo = null;
        }
        setSaid(isTaken ? describeLastStep : describeRefusal);
        isNotNow = !isTaken;
        return;
      }
      const shown = hover.click(id, current, look);
      if (shown === 'turned') return;
      const next = shown ?? current.point(id);
      if ('action' in next) return act(next.action);
      setSaid('refusal' in next ? describeRefusal : describeOpen);
      isNotNow = 'refusal' in next && next.refusal === null;
    },
    back() {
      if (handsTo !== null) return false;
      const hadPointed = current.back();
      setSaid(hadPointed ? describeOpen : describeTurn);
      return hadPointed;
    },
    act,
    enter(line) {
      if (handsTo !== null) return false;
      try {
        act(engine.parse(current.view, `${seat()} ${line.trim()}`));
        return true;
      } catch (error) {
        const { code, refusal: given } = error as Partial<IllegalActionError>;
        if (code !== 'illegal-action' || given === undefined) throw error;
        current.refuse(given);
        setSaid(describeRefusal);
        return false;
      }
    },
    undo() {
      const count = undoCount();
      if (count === 0) return false;
      steps.length -= count;
      const [{ player = 0 } = {}] = actions.splice(-count);
      for (const rows of logs.values()) rows.length = Math.min(rows.length, steps.length);
      showTo(player, describeTurn);
      return true;
    },
    change(other) {
      const { words } = look;
      look = { ...look, ...other };
      if (look.words !== words) logs.clear();
      // the labels of things are in the old words, and with the old names
      marked.seat = -1;
    },
    get marks() {
      return marks();
    },
    turns: () => turnsIn(actions.map(({ player }) => player)),
    picture: (part, shape, area, ring) =>
      board.board(shown(), {
        scheme: 'page',
        ...look,
        ...framed(part, shape, area, ring),
        ...(handsTo === null ? current.look : { prompt: promptText(), selected: [], highlight: [], done: true }),
        refusal: refusal(),
        marks: marks(),
        ...hover.look,
      }),
    parts: () => board.parts(shown()),
    tab: (part) => board.tab(part, shown(), look),
    hue: (at) => board.hue(shown(), at),
    hover: (id) => hover.hover(id, handsTo === null ? current : null, look),
    turn,
    about: (kind) => explainedIn(look, shown(), kind),
    labels: () => (look.about === undefined ? null : look.words.labels),
  };
}
