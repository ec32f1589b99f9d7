/** Pointing until one action is left, at what one player sees. */
import { pointedAt, pointing } from '@ludi-romani/boards';

/** The pointing of the viewer of whatever is seen; `act` is given the action that is left. */
export function pointer(engine, board, act) {
  let view;
  let choices = [];
  let pointed = [];
  let found;
  let refusal = null;

  const pointAt = (ids) => {
    pointed = ids;
    refusal = null;
    found = pointing(board, view, choices, ids);
  };

  return {
    /** Sees another view; what was pointed at stays, as long as it can be meant. */
    see(next) {
      if (next === view) return;
      view = next;
      choices = view.viewer === 'spectator' ? [] : engine.choices(view, view.viewer);
      const { stuck, action } = pointing(board, view, choices, pointed);
      pointAt(stuck || action !== null ? [] : pointed);
    },
    point(id) {
      const next = pointedAt(board, view, choices, pointed, id);
      if ('action' in next) act(next.action);
      else if ('pointed' in next) pointAt(next.pointed);
      else refusal = next.refusal ?? refusal;
    },
    /** Takes the last pointing back; whether there was one. */
    back() {
      const any = pointed.length > 0;
      pointAt(pointed.slice(0, -1));
      return any;
    },
    /** The server says why not. */
    refuse(given) {
      pointAt([]);
      refusal = given;
    },
    /** What the picture shows of it. */
    get look() {
      return { selected: pointed, highlight: found.open, done: found.done, refusal };
    },
  };
}
