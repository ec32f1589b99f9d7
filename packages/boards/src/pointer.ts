/** Somebody who points at what one viewer sees, wherever the game is kept. No DOM: an app shows the picture. */
import type { Choice, Engine, GameTypes, Refusal } from '@ludi-romani/core';
import { type Pointed, type Pointing, pointedAt, pointing } from './pointing';
import { type Board, DONE, type Look } from './types';

/** What has been pointed at, and what comes of it. What it tells is of now. */
export interface Pointer<G extends GameTypes> {
  /** what is seen */
  readonly view: G['view'];
  /** the engine's choices of the viewer; none for a spectator */
  readonly choices: readonly Choice<G>[];
  /** what was pointed at since, one after the other */
  readonly pointed: readonly string[];
  /** what can be pointed at next, `done` included */
  readonly open: readonly string[];
  /** why the last pointing was not possible; `null` also where no rule speaks of it */
  readonly refusal: Refusal | null;
  /** what the picture shows of all that */
  readonly look: Required<Pick<Look<G>, 'selected' | 'highlight' | 'done' | 'refusal'>>;
  /** Sees another view. What was pointed at stays, as long as something else can still be meant by it. */
  see(view: G['view']): void;
  /** Somebody points at something. Where that leaves an action, nothing is pointed at any more, and the action is the caller's to carry out. */
  point(id: string): Pointed<G>;
  /** Takes the last pointing back; whether there was one. */
  back(): boolean;
  /** Somebody else says why not, as a server does. */
  refuse(refusal: Refusal | null): void;
}

/** The pointer of whoever `view` is for. */
export function pointer<G extends GameTypes>(
  engine: Engine<G>,
  board: Pick<Board<G>, 'targets'>,
  first: G['view'],
): Pointer<G> {
  let view = first;
  let choices: readonly Choice<G>[] = [];
  let pointed: readonly string[] = [];
  /** what comes of it, once somebody asks */
  let known: Pointing<G> | undefined;
  let refusal: Refusal | null = null;

  const pointAt = (ids: readonly string[]) => {
    pointed = ids;
    refusal = null;
    known = undefined;
  };
  const found = (): Pointing<G> => {
    known ??= pointing(board, view, choices, pointed);
    return known;
  };
  const see = (next: G['view']) => {
    view = next;
    choices = view.viewer === 'spectator' ? [] : engine.choices(view, view.viewer);
    pointAt(pointed);
    // what was pointed at may mean nothing any more, or leave no choice that anybody made
    if (pointed.length > 0 && (found().stuck || found().action !== null)) pointAt([]);
  };
  see(first);

  return {
    get view() {
      return view;
    },
    get choices() {
      return choices;
    },
    get pointed() {
      return pointed;
    },
    get open() {
      const { open, done } = found();
      return done ? [...open, DONE] : open;
    },
    get refusal() {
      return refusal;
    },
    get look() {
      const { open, done } = found();
      return { selected: pointed, highlight: open, done, refusal };
    },
    see(next) {
      if (next !== view) see(next);
    },
    point(id) {
      const next = pointedAt(board, view, choices, pointed, id);
      if ('refusal' in next) refusal = next.refusal;
      else pointAt('pointed' in next ? next.pointed : []);
      return next;
    },
    back() {
      const any = pointed.length > 0;
      pointAt(pointed.slice(0, -1));
      return any;
    },
    refuse(given) {
      pointAt([]);
      refusal = given;
    },
  };
}
