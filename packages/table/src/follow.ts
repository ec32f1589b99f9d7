/** The client's side: what a viewer knows, kept up to date by what the table sends. */
import type { GameTypes } from '@ludi-romani/core';
import { deepFreeze, digest } from '@ludi-romani/core';
import { patched } from './patches';
import type { Line, Message, Snapshot, Update } from './types';

/** What a viewer knows of a table now: frozen, and a new object with every change, of which all that did not change is the same. */
export interface Followed<G extends GameTypes> extends Omit<Snapshot<G>, 'type' | 'digest'> {
  /** what happened since the client began to follow, or was given a snapshot */
  readonly lines: readonly Line<G>[];
}

/** A table that is followed, as a store: `subscribe` and `getSnapshot` are what React's `useSyncExternalStore` asks for. */
export interface Follower<G extends GameTypes> {
  /** what is known now */
  getSnapshot(): Followed<G>;
  /** Calls `listener` after every change; gives the function that ends it. */
  subscribe(listener: () => void): () => void;
  /**
   * Takes what the table sent, in the order in which it was sent. What is known already is passed over. `false`: something is missing,
   * does not fit, or was for another viewer or another game, and nothing of it was taken; ask the table for what has happened since `getSnapshot().version`, or for a snapshot.
   */
  take(messages: Message<G> | readonly Message<G>[]): boolean;
}

const begun = <G extends GameTypes>({ type: _, digest: __, ...known }: Snapshot<G>): Followed<G> =>
  deepFreeze({ ...known, lines: [] });

/** What is known after one more message; nothing if it does not fit, or came by mistake. */
function after<G extends GameTypes>(
  known: Followed<G>,
  message: Message<G> | null | undefined,
): Followed<G> | undefined {
  if (message?.type === 'snapshot') {
    // another game has other components
    const isOfIt = message.components === known.components && message.view?.viewer === known.view.viewer;
    return isOfIt ? begun(message) : undefined;
  }
  const { type: _, from, patches, status, digest: expected, ...told } = message ?? ({} as Update<G>);
  if (from < known.version) return known;
  if (from !== known.version) return undefined;
  const view = patched(known.view, patches);
  if (view === undefined || (expected !== undefined && digest(view) !== expected)) return undefined;
  const version = from + 1;
  const lines = Object.freeze([...known.lines, deepFreeze({ version, ...told })]);
  return Object.freeze({ ...known, version, view, status: deepFreeze(status ?? known.status), lines });
}

/** Follows a table from a snapshot on. */
export function follow<G extends GameTypes>(snapshot: Snapshot<G>): Follower<G> {
  let known = begun(snapshot);
  const listeners = new Set<() => void>();
  return {
    getSnapshot: () => known,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    take: (messages) => {
      let next: Followed<G> | undefined = known;
      for (const message of [messages].flat()) next = next && after(next, message);
      if (next === undefined) return false;
      if (next !== known) {
        known = next;
        for (const listener of [...listeners]) listener();
      }
      return true;
    },
  };
}
