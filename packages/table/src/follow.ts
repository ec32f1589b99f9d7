/** The client's side of a table: updates the data of a viewer from the messages of the table. */
import type { GameTypes } from '@ludi-romani/core';
import { deepFreeze, digest } from '@ludi-romani/core';
import { applyPatches } from './patches';
import type { Line, Log, Message, Snapshot, Update } from './types';

/** A viewer's current data of a table, frozen. Every change makes a new object, in which unchanged parts stay the same objects. */
export interface Followed<G extends GameTypes> extends Omit<Snapshot<G>, 'type' | 'digest'> {
  /** the lines of the log: those that `follow` was given, and those since */
  readonly lines: readonly Line<G>[];
}

/** A followed table as a store. `subscribe` and `getSnapshot` fit React's `useSyncExternalStore`. */
export interface Follower<G extends GameTypes> {
  /** Returns the current data. */
  getSnapshot(): Followed<G>;
  /** Calls `listener` after every change, until the returned function is called. */
  subscribe(listener: () => void): () => void;
  /**
   * Applies messages of the table, in the order in which they were sent. Skips updates that were applied before. Returns false, and applies
   * none of the messages, if a message is missing or does not fit. A snapshot for another viewer or game does not fit. The client must then
   * request the updates since `getSnapshot().version`, or a snapshot.
   */
  take(messages: Message<G> | readonly Message<G>[]): boolean;
}

const followedFrom = <G extends GameTypes>(
  { type: _, digest: __, ...data }: Snapshot<G>,
  lines: readonly Line<G>[] = [],
): Followed<G> => deepFreeze({ ...data, lines: lines.filter(({ version }) => version <= data.version) });

/** Returns the data after one more message, or `undefined` if the message does not fit. */
function applyMessage<G extends GameTypes>(
  current: Followed<G>,
  message: Message<G> | null | undefined,
): Followed<G> | undefined {
  if (message?.type === 'snapshot') {
    // the digest of the components also identifies the game
    const fits = message.components === current.components && message.view?.viewer === current.view.viewer;
    return fits ? followedFrom(message) : undefined;
  }
  const { type: _, from, patches, status, digest: expected, now = current.now, ...line } = message ?? ({} as Update<G>);
  if (from < current.version) return current;
  if (from !== current.version) return undefined;
  const view = applyPatches(current.view, patches);
  if (view === undefined || (expected !== undefined && digest(view) !== expected)) return undefined;
  const version = from + 1;
  const lines = Object.freeze([...current.lines, deepFreeze({ version, ...line })]);
  const followed = { ...current, version, view, status: deepFreeze(status ?? current.status), lines };
  return Object.freeze(now === undefined ? followed : { ...followed, now });
}

/** Returns a store that follows a table, starting from a snapshot, with the lines of a log if it is given. */
export function follow<G extends GameTypes>(snapshot: Snapshot<G>, log?: Pick<Log<G>, 'lines'>): Follower<G> {
  let current = followedFrom(snapshot, log?.lines);
  const listeners = new Set<() => void>();
  return {
    getSnapshot: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    take: (messages) => {
      let next: Followed<G> | undefined = current;
      for (const message of [messages].flat()) next = next && applyMessage(next, message);
      if (next === undefined) return false;
      if (next !== current) {
        current = next;
        for (const listener of [...listeners]) listener();
      }
      return true;
    },
  };
}
