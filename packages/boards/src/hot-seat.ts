/** One screen that goes round: whoever is to act looks at it, points, and takes back. No DOM: an app shows the picture. */
import {
  deepEqual,
  type Engine,
  eventsFor,
  type GameTypes,
  type Refusal,
  type Seat,
  type Step,
} from '@ludi-romani/core';
import { sentences, type Told, text } from '@ludi-romani/core/words';
import { pointer } from './pointer';
import type { Board, FrameLabels, Look } from './types';

/** A game at one screen. What it tells is of now: ask again after every doing. */
export interface HotSeat<G extends GameTypes, L extends FrameLabels = FrameLabels> {
  readonly state: G['state'];
  /** Who looks: who is to act; of several, one after the other; while others are to act, and at the end, who looked last. */
  readonly seat: Seat;
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
  /** What the seat that is to act sees, or one part of it: `table` is all but the prompt. */
  picture(part?: string): string;
  /** What can be drawn alone. */
  parts(): readonly string[];
}

/** Where a game begins: what `engine.start(options)` gives, or a state that was saved. */
export type Beginning<G extends GameTypes> = Pick<Step<G>, 'state'> & Partial<Step<G>>;

/** A game of `engine` at one screen, from `begin` on. Only `people` look at it and point, all by default: for other seats `act` is called. */
export function hotSeat<G extends GameTypes, L extends FrameLabels>(
  engine: Engine<G>,
  board: Board<G, L>,
  looks: Look<G, NoInfer<L>>,
  begin: Beginning<G>,
  people: readonly Seat[] = begin.state.players.map((_, seat) => seat),
): HotSeat<G, L> {
  let look = looks;
  const actions: G['action'][] = [];
  /** the beginning, and what came of each action */
  const steps: Step<G>[] = [{ events: [], ...begin, reveals: true }];
  /** by who looks, step by step: nothing is told twice */
  const told = new Map<Seat, (readonly Told[])[]>();

  const stateNow = (): G['state'] => (steps.at(-1) ?? begin).state;
  /** What `at`, who sits at the screen, sees; another one of them who is to act, if that seat has nothing to answer. */
  const seenBy = (at: Seat): G['view'] => {
    const active = engine.activePlayers(stateNow()).filter((seat) => people.includes(seat));
    return engine.view(stateNow(), active.includes(at) ? at : (active[0] ?? at));
  };
  const points = pointer(engine, board, seenBy(people[0] ?? 0));
  const seat = (): Seat => points.view.viewer as Seat;
  let isAmiss = false;
  let changed: readonly string[] = [];

  const logOf = (seat: Seat): readonly (readonly Told[])[] => {
    const rows = told.get(seat) ?? [];
    told.set(seat, rows);
    for (const { state, events } of steps.slice(rows.length)) {
      const view = engine.view(state, seat);
      rows.push(sentences(look.words.tellAll(view, eventsFor(events, seat))));
    }
    return rows;
  };

  const asked = (): string => {
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

  const nameOf = (seat: Seat): string => look.names?.[seat] ?? look.words.player(points.view, seat);
  const turn = (): string => {
    const outcome = engine.outcome(points.view);
    if (outcome === null) return `${nameOf(seat())}: ${asked()}`;
    return `${asked()}: ${look.words.labels.won((outcome.ranking[0] ?? []).map(nameOf))}`;
  };
  const toldLast = (): string =>
    [...(logOf(seat()).at(-1) ?? []).map(({ phrase }) => text(phrase, look.names)), turn()].join(' ');
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
    say(speak);
  };
  const act = (action: G['action']) => {
    const isOwn = people.includes(action.player);
    // what somebody elsewhere did glows as far as it is known here
    const seen = isOwn ? action : engine.actionFor(stateNow(), action, seat());
    const ids = deepEqual(seen, action) ? board.targets(points.view, action) : [];
    steps.push(engine.step(stateNow(), action));
    actions.push(action);
    turnTo(isOwn ? action.player : seat(), toldLast);
    changed = ids;
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
    get actions() {
      return [...actions];
    },
    get pointed() {
      return points.pointed;
    },
    get open() {
      return points.open;
    },
    get refusal() {
      return refusal();
    },
    get log() {
      return logOf(seat()).flat();
    },
    get said() {
      return said();
    },
    get canUndo() {
      return undoable() > 0;
    },
    point(id) {
      const next = points.point(id);
      if ('action' in next) return act(next.action);
      say('refusal' in next ? why : pick);
      isAmiss = 'refusal' in next && next.refusal === null;
    },
    back() {
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
      board.board(points.view, {
        ...look,
        ...(part === undefined ? {} : { part }),
        ...points.look,
        refusal: refusal(),
        changed,
      }),
    parts: () => board.parts(points.view),
  };
}
