/** A store in memory. It forgets everything with its process, and can fail on purpose. */
import {
  type Card,
  type Head,
  headAfter,
  isSameHead,
  isWanted,
  type Line,
  type Outage,
  type Said,
  type Store,
} from '../store';

interface Kept {
  lines: Line[];
  card: Card;
  head: Head;
  chat: Said[];
}

/** The ways in which the next append fails: before it is done, or after it was done but before anybody is told. */
export type Failure = 'before' | 'after';

/** A store in memory, for tests. */
export interface MemoryStore extends Required<Store> {
  /** Lets the next append fail. */
  fail(how: Failure): void;
  /** Lets everything fail until it is told otherwise, like a database that cannot be reached. */
  goDown(isDown: boolean): void;
  /** Loses the last lines of a table, as a store does that was restored from an old backup. */
  lose(id: string, lines: number): void;
}

/** Returns an empty store. Values go through JSON, as in any store. */
export function memoryStore(): MemoryStore {
  const tables = new Map<string, Kept>();
  const watching = new Map<string, Set<() => void>>();
  let failure: Failure | undefined;
  let isDown = false;
  let last: number | null = null;
  const outages: Outage[] = [];
  const through = <T>(value: T): T => JSON.parse(JSON.stringify(value));
  const changed = (id: string) => {
    for (const call of watching.get(id) ?? []) call();
  };

  const mustBeUp = () => {
    if (isDown) throw new Error('the store fails');
  };

  return {
    read: async (id, from = 0) => {
      mustBeUp();
      const kept = tables.get(id);
      return kept === undefined ? null : through({ lines: kept.lines.slice(from), head: kept.head, card: kept.card });
    },
    append: async (id, after, lines, card) => {
      mustBeUp();
      const fails = failure;
      failure = undefined;
      if (fails === 'before') throw new Error('the store fails');
      const kept = tables.get(id);
      if (!isSameHead(kept?.head ?? null, after)) return null;
      const head = headAfter(after, lines, card);
      tables.set(id, {
        chat: [],
        ...kept,
        lines: [...(kept?.lines ?? []), ...through(lines)],
        card: through(card),
        head,
      });
      changed(id);
      if (fails === 'after') throw new Error('the store fails');
      return head;
    },
    watch: async (id, call) => {
      watching.set(id, new Set([...(watching.get(id) ?? []), call]));
      return () => watching.get(id)?.delete(call);
    },
    cards: async (wanted, most) =>
      [...tables.values()]
        .map(({ card }) => card)
        .filter((card) => isWanted(card, wanted))
        .sort((one, other) => other.updated - one.updated)
        .slice(0, most)
        .map(through),
    remove: async (id) => {
      tables.delete(id);
      changed(id);
    },
    chat: async (id) => through(tables.get(id)?.chat ?? []),
    say: async (id, said) => {
      const chat = tables.get(id)?.chat;
      if (!chat?.some((one) => one.seat === said.seat && one.id === said.id)) chat?.push(through(said));
    },
    unsay: async (id, seat) => {
      const kept = tables.get(id);
      if (kept !== undefined) kept.chat = kept.chat.filter((said) => said.seat !== seat);
    },
    alive: async (now, longest) => {
      mustBeUp();
      if (last !== null && now - last > longest) outages.push({ from: last, to: now });
      last = Math.max(now, last ?? now);
      return [...outages];
    },
    end: async () => {},
    fail: (how) => {
      failure = how;
    },
    goDown: (down) => {
      isDown = down;
    },
    lose: (id, lines) => {
      const kept = tables.get(id);
      if (kept === undefined) return;
      kept.lines.splice(-lines);
      kept.head = headAfter(null, kept.lines, kept.card);
    },
  };
}
