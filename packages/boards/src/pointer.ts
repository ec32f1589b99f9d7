/** Collects the ids that one viewer points at. The game may run elsewhere, for example on a server. No DOM: an app shows the picture. */
import type { Choice, Engine, GameTypes, Refusal, Seat } from '@ludi-romani/core';
import { type Pointed, type Pointing, pointedAt, pointing } from './pointing';
import { type Board, DONE, type Look } from './types';

/** The ids that the viewer has pointed at, and the result. Its properties are getters for the current state. */
export interface Pointer<G extends GameTypes> {
  readonly view: G['view'];
  /** the engine's choices for the viewer; none for a spectator */
  readonly choices: readonly Choice<G>[];
  /** the ids pointed at since the last action, in order */
  readonly pointed: readonly string[];
  /** the ids that can be pointed at next, including `done` */
  readonly open: readonly string[];
  /** the reason why the last pointing was not possible; `null` also if no rule gives a reason */
  readonly refusal: Refusal | null;
  /** the options for the picture */
  readonly look: Required<Pick<Look<G>, 'selected' | 'highlight' | 'done' | 'refusal'>>;
  /** Replaces the view. The ids pointed at stay if they leave several actions in the new view. */
  see(view: G['view']): void;
  /** Points at `id`. If one action is left, forgets the ids pointed at. The caller must carry out that action. */
  point(id: string): Pointed<G>;
  /** Removes the last id pointed at. Returns true if there was one. */
  back(): boolean;
  /** Forgets the ids pointed at, and sets the refusal, for example the refusal of a server. */
  refuse(refusal: Refusal | null): void;
}

/** Returns the choices of `seat`. In a question with too many choices to list, returns the legal actions that can be listed. */
function choicesOf<G extends GameTypes>(engine: Engine<G>, view: G['view'], seat: Seat): readonly Choice<G>[] {
  const { actions, ranges } = engine.menu(view, seat);
  if (ranges.length === 0) return engine.choices(view, seat);
  return actions.map((action) => ({ action, judgement: { legal: true }, isNoOp: false }));
}

/** Returns the pointer of the viewer of `first`. */
export function pointer<G extends GameTypes>(
  engine: Engine<G>,
  board: Pick<Board<G>, 'targets'>,
  first: G['view'],
): Pointer<G> {
  let view = first;
  let choices: readonly Choice<G>[] = [];
  let pointed: readonly string[] = [];
  /** the cached result of `pointed` */
  let cached: Pointing<G> | undefined;
  let refusal: Refusal | null = null;

  const pointAt = (ids: readonly string[]) => {
    pointed = ids;
    refusal = null;
    cached = undefined;
  };
  const result = (): Pointing<G> => {
    cached ??= pointing(board, view, choices, pointed);
    return cached;
  };
  const see = (next: G['view']) => {
    view = next;
    choices = view.viewer === 'spectator' ? [] : choicesOf(engine, view, view.viewer);
    pointAt(pointed);
    // in the new view the ids may leave no action, or a single one that the player has not chosen
    if (pointed.length > 0 && (result().stuck || result().action !== null)) pointAt([]);
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
      const { open, done } = result();
      return done ? [...open, DONE] : open;
    },
    get refusal() {
      return refusal;
    },
    get look() {
      const { open, done } = result();
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
      const hadPointed = pointed.length > 0;
      pointAt(pointed.slice(0, -1));
      return hadPointed;
    },
    refuse(given) {
      pointAt([]);
      refusal = given;
    },
  };
}
