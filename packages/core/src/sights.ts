/** The views that were made of states: what did not change from one to the next stays the same object. */
import { reconcileOwn } from './copy';

interface Sight<Viewer, View> {
  readonly views: Map<Viewer, View>;
  /** those of a state that it came of */
  readonly before: ReadonlyMap<Viewer, View> | undefined;
  /** whether `apply` made the state: nobody writes to it, so that its views stay as they are */
  readonly isFinal: boolean;
}

export class Sights<Viewer, View extends object> {
  readonly #sights = new WeakMap<object, Sight<Viewer, View>>();

  /** The view of a state: as it was made before, or as `make` makes it, with what equals the last one's. */
  of(state: object, viewer: Viewer, make: () => View): View {
    let sight = this.#sights.get(state);
    if (sight === undefined) {
      sight = { views: new Map(), before: undefined, isFinal: false };
      this.#sights.set(state, sight);
    }
    const { views, before, isFinal } = sight;
    const made = views.get(viewer);
    if (made !== undefined && isFinal) return made;
    const view = reconcileOwn(made ?? before?.get(viewer), make());
    views.set(viewer, view);
    return view;
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
