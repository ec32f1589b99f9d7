/** A first game with a guide: the learner plays a lesson by pointing. No DOM: an app shows the picture and the text. */
import type { Engine, GameTypes, Seat } from '@ludi-romani/core';
import { type Explained, explainedIn } from './about';
import { since } from './changes';
import type { Lesson } from './lesson';
import { pointer } from './pointer';
import { framed, turnsIn } from './scene';
import { type Board, DONE, type FrameLabels, type Look, type Shape } from './types';

/** A running lesson. Its properties are getters for the current state: read them again after each call. It is a scene for `play`. */
export interface Guided<G extends GameTypes, L extends FrameLabels = FrameLabels> {
  /** the state that is shown: a game can be played on from here */
  readonly state: G['state'];
  /** the number of the step, from 0, and how many there are */
  readonly step: number;
  readonly steps: number;
  /** what to know or to do now; empty while the game goes on to the next step */
  readonly text: string;
  /** true if the learner must point at what has a ring; otherwise `next` goes on */
  readonly isTask: boolean;
  /** true while actions lead to the next step: the app calls `advance` until it returns false, such as every 600 ms */
  readonly isMoving: boolean;
  /** true after the last step */
  readonly isOver: boolean;
  /** true if the last pointing was not at what has a ring */
  readonly isAmiss: boolean;
  /** a text for players who cannot see the picture */
  readonly said: string;
  /** Carries out the next action of the game. Returns true if more actions lead to the next step. */
  advance(): boolean;
  /** Goes on from a step that is no task. */
  next(): void;
  /** Shows the step before again. Returns false if there is none. */
  previous(): boolean;
  /** Points at `id`. Points at what has a ring are carried out, and any other one changes nothing. */
  point(id: string): void;
  /** Removes the last id pointed at. Returns true if there was one. */
  back(): boolean;
  /** Returns the number of turns so far. */
  turns(): number;
  picture(part?: string, shape?: Shape, area?: Seat, ring?: readonly string[]): string;
  parts(): readonly string[];
  tab(part: string): string;
  about(kind: string): Explained | null;
  labels(): FrameLabels | null;
  /** Changes the words, the texts or other parts of the look; `lesson` is the same one in another language. */
  change(look: Partial<Look<G, L>>, lesson?: Lesson<G>): void;
}

/** Returns a lesson from its beginning. */
export function guided<G extends GameTypes, L extends FrameLabels>(
  engine: Engine<G>,
  board: Board<G, L>,
  looks: Look<G, NoInfer<L>>,
  given: Lesson<G>,
): Guided<G, L> {
  let lesson = given;
  let look = looks;
  const states: G['state'][] = [engine.initialState(lesson.options)];
  const stateAt = (ply: number): G['state'] => {
    for (let known = states.length; known <= ply; known++) {
      const [before, action] = [states[known - 1], lesson.actions[known - 1]];
      if (before !== undefined && action !== undefined) states.push(engine.apply(before, action));
    }
    return states[ply] ?? states.at(-1) ?? engine.initialState(lesson.options);
  };
  const viewAt = (ply: number): G['view'] => engine.view(stateAt(ply), lesson.me);
  let ply = 0;
  let step = 0;
  let isAmiss = false;
  const current = pointer(engine, board, viewAt(0));
  const marked = since(board, () => look);
  marked.clear(viewAt(0));

  const stepNow = () => lesson.steps[step];
  const isMoving = (): boolean => ply < (stepNow()?.at ?? ply);
  const isTask = (): boolean => !isMoving() && stepNow()?.isTask === true;
  const goTo = (next: number) => {
    ply = next;
    isAmiss = false;
    current.see(viewAt(ply));
    current.refuse(null);
  };
  const carryOut = () => {
    const action = lesson.actions[ply];
    if (action === undefined) return;
    goTo(ply + 1);
    if (action.player === lesson.me) marked.clear(viewAt(ply));
    else marked.add(viewAt(ply), action.player);
  };
  /** What has a ring: what is not yet pointed at, or else the button that ends pointing. */
  const ringNow = (): readonly string[] => {
    if (isMoving()) return [];
    const left = (stepNow()?.ring ?? []).filter((id) => !current.pointed.includes(id));
    return left.length === 0 && isTask() && current.look.done ? [DONE] : left;
  };
  const text = (): string => (isMoving() ? '' : (stepNow()?.text ?? ''));

  return {
    get state() {
      return stateAt(ply);
    },
    get step() {
      return step;
    },
    get steps() {
      return lesson.steps.length;
    },
    get text() {
      return text();
    },
    get isTask() {
      return isTask();
    },
    get isMoving() {
      return isMoving();
    },
    get isOver() {
      return step >= lesson.steps.length;
    },
    get isAmiss() {
      return isAmiss;
    },
    get said() {
      return isAmiss ? `${look.words.labels.here} ${text()}` : text();
    },
    advance() {
      if (isMoving()) carryOut();
      return isMoving();
    },
    next() {
      if (isMoving() || isTask()) return;
      step++;
      isAmiss = false;
    },
    previous() {
      if (step === 0) return false;
      step--;
      goTo(stepNow()?.at ?? 0);
      marked.clear(viewAt(ply));
      return true;
    },
    point(id) {
      const action = lesson.actions[ply];
      isAmiss = false;
      if (!isTask() || action === undefined) return;
      if (id !== DONE && !board.targets(current.view, action).includes(id)) {
        isAmiss = true;
        return;
      }
      const next = current.point(id);
      if ('refusal' in next) isAmiss = true;
      if (!('action' in next)) return;
      // the ids of the task may also be those of another action, such as a smaller payment
      if (engine.format(next.action) !== engine.format(action)) {
        isAmiss = true;
        return;
      }
      carryOut();
      step++;
    },
    back() {
      isAmiss = false;
      return current.back();
    },
    turns: () => turnsIn(lesson.actions.slice(0, ply).map(({ player }) => player)),
    picture: (part, shape, area, ring) =>
      board.board(current.view, {
        scheme: 'page',
        names: lesson.names,
        ...look,
        ring: ringNow(),
        ...framed(part, shape, area, ring),
        ...(isTask() ? current.look : {}),
        marks: marked.marks,
      }),
    parts: () => board.parts(current.view),
    tab: (part) => board.tab(part, current.view, { names: lesson.names, ...look }),
    about: (kind) => explainedIn(look, current.view, kind),
    labels: () => (look.about === undefined ? null : look.words.labels),
    change(other, next = lesson) {
      look = { ...look, ...other };
      lesson = next;
    },
  };
}
