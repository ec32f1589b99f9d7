/** View cache with structural sharing between consecutive states. */
import type { Once } from '../game/rules';
import { reconcile } from '../json/share';

interface Entry<Viewer, View> {
  readonly views: Map<Viewer, View>;
  /** the cached views of the previous state */
  readonly before: ReadonlyMap<Viewer, View> | undefined;
  /** True if `apply` made the state: it does not change any more, so its views are valid permanently. */
  readonly isFinal: boolean;
}

/** Makes every part again, without a cache. Used for states that may still change. */
export const everyTime: Once = (part, way, make) => make(part, way);

export class ViewCache<Viewer, View extends object> {
  readonly #entries = new WeakMap<object, Entry<Viewer, View>>();
  /** the shown parts of final states, by `way` */
  readonly #parts = new WeakMap<object, Record<string, object>>();

  /** Returns the cached view of a final state, or else the view that `make` makes. Parts that equal those of the previous view are the same objects. */
  of(state: object, viewer: Viewer, make: (once: Once) => View): View {
    let entry = this.#entries.get(state);
    if (entry === undefined) {
      entry = { views: new Map(), before: undefined, isFinal: false };
      this.#entries.set(state, entry);
    }
    const { views, before, isFinal } = entry;
    const made = views.get(viewer);
    if (made !== undefined && isFinal) return made;
    // new objects, which `reconcile` may write to; parts of the state itself are already shared with the previous state, and need no comparison
    const own: object[] = [];
    const seen = make(isFinal ? (part, way, show) => this.#shown(part, way, show, own) : everyTime);
    own.push(seen);
    const view = reconcile(made ?? before?.get(viewer), seen, own, isFinal ? state : undefined);
    views.set(viewer, view);
    return view;
  }

  #shown<P extends object, W extends string, S extends object>(
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

  /** Records that `apply` made `after` from `state`. Stores nothing if `state` was never viewed. */
  follow(state: object, after: object): void {
    const entry = this.#entries.get(state);
    if (entry === undefined || after === state) return;
    const { views, before } = entry;
    this.#entries.set(after, { views: new Map(), before: views.size > 0 ? views : before, isFinal: true });
  }

  /** Drops the views of a state that is about to change. */
  forget(state: object): void {
    this.#entries.delete(state);
  }
}
