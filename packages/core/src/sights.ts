/** The views that were made of states: what did not change from one to the next stays the same object. */
import { reconcile } from './copy';
import type { Once } from './game';

interface Sight<Viewer, View> {
  readonly views: Map<Viewer, View>;
  /** those of a state that it came of */
  readonly before: ReadonlyMap<Viewer, View> | undefined;
  /** whether `apply` made the state: nobody writes to it, so that its views stay as they are */
  readonly isFinal: boolean;
}

/** Parts as they are seen now: somebody may write to them. */
export const everyTime: Once = (part, way, make) => make(part, way);

export class Sights<Viewer, View extends object> {
  readonly #sights = new WeakMap<object, Sight<Viewer, View>>();
  /** how parts of final states are seen, by the way they are looked at */
  readonly #parts = new WeakMap<object, Record<string, object>>();

  /** The view of a state: as it was made before, or as `make` makes it, with what equals the last one's. */
  of(state: object, viewer: Viewer, make: (once: Once) => View): View {
    let sight = this.#sights.get(state);
    if (sight === undefined) {
      sight = { views: new Map(), before: undefined, isFinal: false };
      this.#sights.set(state, sight);
    }
    const { views, before, isFinal } = sight;
    const made = views.get(viewer);
    if (made !== undefined && isFinal) return made;
    // nobody else has these yet; what is the state's own was shared with what it came of, so is not compared
    const own: object[] = [];
    const seen = make(isFinal ? (part, way, show) => this.#seen(part, way, show, own) : everyTime);
    own.push(seen);
    const view = reconcile(made ?? before?.get(viewer), seen, own, isFinal ? state : undefined);
    views.set(viewer, view);
    return view;
  }

  #seen<P extends object, W extends string, S extends object>(
    part: P,
    way: W,
    show: (part: P, way: W) => S,
    own: object[],
  ): S {
    let ways = this.#parts.get(part);
    if (ways === undefined) {
      ways = {};
      this.#parts.set(part, ways);
    }
    let seen = ways[way] as S | undefined;
    if (seen === undefined) {
      seen = show(part, way);
      ways[way] = seen;
      own.push(seen);
    }
    return seen;
  }

  /** `after` came of `state` by `apply`. Where nobody looks, nothing is kept. */
  follow(state: object, after: object): void {
    const sight = this.#sights.get(state);
    if (sight === undefined || after === state) return;
    const { views, before } = sight;
    this.#sights.set(after, { views: new Map(), before: views.size > 0 ? views : before, isFinal: true });
  }

  /** Somebody writes to the state. */
  forget(state: object): void {
    this.#sights.delete(state);
  }
}
