/**
 * A suite for any store. It works with any test runner:
 * `for (const { name, run } of storeProperties({ make })) test(name, run)`.
 */
import { canonicalJson } from '@ludi-romani/core';
import {
  type Added,
  CARD_FORMAT,
  type Card,
  chained,
  type Head,
  headAfter,
  type Line,
  type Said,
  type Store,
} from '../store';

/** How the suite gets its stores. */
export interface StoreSettings<S extends Store = Store> {
  /** Resolves to a new, empty store. */
  make(): Promise<S>;
  /** Resolves to the store of another process, with the same tables. Leave it out if a store is for one process. */
  another?(store: S): Promise<S>;
  /** Resolves to a new store with the tables of a store that has ended. Leave it out for a store in memory. */
  reopen?(store: S): Promise<S>;
}

/** A property of stores. */
export interface StoreProperty {
  readonly name: string;
  /** Rejects with an Error that describes what is wrong. */
  run(): Promise<void>;
}

/** A store, and how to get others with the same tables. */
interface Tried {
  readonly store: Store;
  /** the store of another process, or the same store */
  readonly other: Store;
  /** Ends the store and resolves to a new one, or to `null` if the store is in memory. */
  reopened(): Promise<Store | null>;
}

/** The number of reads during which a store must call its watchers. */
const PATIENCE = 5000;
const TEXTS = [
  '',
  '"quotes" \'and\' `ticks` \\ and \\n \\u0041',
  'lines\nand\r\nlines\u2028\u2029\u0085 and\ttabs',
  '🎲 👩‍👩‍👧 é e\u0301 ß \uffff',
  "'; drop table tables; -- $1 %s {}",
  '{"json":[1,2,"3"]}',
  '__proto__',
  'x'.repeat(100_000),
];

const fail = (message: string): never => {
  throw new Error(message);
};

const brief = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'undefined';
  return text.length > 200 ? `${text.slice(0, 200)}...` : text;
};

/** Compares two values as JSON. */
function same(actual: unknown, expected: unknown, what: string): void {
  const text = actual === undefined ? 'undefined' : canonicalJson(actual);
  if (text !== canonicalJson(expected)) fail(`${what} is ${brief(actual)} instead of ${brief(expected)}`);
}

/** Returns the id of a table, of 24 characters as all ids. */
const idOf = (name: string | number): string => `Table_${name}`.padEnd(24, '-');

const cardOf = (id: string, more: Partial<Card> = {}): Card => ({
  format: CARD_FORMAT,
  id,
  revision: 1,
  game: 'city-of-rome',
  phase: 'gathering',
  options: { players: 2 },
  terms: {},
  seats: [
    { by: 'person', name: 'Iulia', token: 'a'.repeat(64), invitation: null, away: null },
    { by: 'nobody', name: null, token: null, invitation: 'b'.repeat(64), away: null },
  ],
  host: 'c'.repeat(64),
  begin: 'full',
  listed: false,
  spectators: true,
  absence: null,
  said: 0,
  next: null,
  created: 1_700_000_000_000,
  updated: 1_700_000_000_000,
  turn: [],
  due: null,
  ...more,
});

/** Returns an entry with any content: a store does not look into entries. */
const entry = (content: unknown): Added => ({ entry: content }) as never as Added;

/** A table in a store, with what must be there. */
class Expected {
  head: Head | null = null;
  readonly lines: Line[] = [];

  constructor(
    readonly id: string,
    public card: Card = cardOf(id),
  ) {}

  /** Appends to the store, which must take it. */
  async append(store: Store, contents: readonly unknown[], more: Partial<Card> = {}): Promise<void> {
    const card = { ...this.card, revision: this.head === null ? 1 : this.card.revision + 1, ...more };
    const lines = chained(this.head, contents.map(entry));
    const head = await store.append(this.id, this.head, lines, card);
    same(head, headAfter(this.head, lines, card), 'the head after an append');
    this.head = head;
    this.card = card;
    this.lines.push(...lines);
  }

  /** Reads the table and compares it. */
  async check(store: Store, from?: number, what = 'the table'): Promise<void> {
    const stored = (await store.read(this.id, from)) ?? fail(`${what} is not stored`);
    same(stored.head, this.head, `the head of ${what}`);
    same(stored.card, this.card, `the card of ${what}`);
    const lines = this.lines.slice(from);
    same(stored.lines.length, lines.length, `the number of lines of ${what} from ${from ?? 0} on`);
    for (const [i, line] of lines.entries()) same(stored.lines[i], line, `line ${(from ?? 0) + i} of ${what}`);
    const { mark } = headAfter(null, stored.lines, stored.card);
    if (lines.length > 0) same(mark, this.head?.mark, `the mark of the last line of ${what}`);
  }
}

async function made(store: Store, name: string | number = 'made', more: Partial<Card> = {}): Promise<Expected> {
  const table = new Expected(idOf(name), cardOf(idOf(name), more));
  await table.append(store, []);
  return table;
}

async function unknownTables({ store }: Tried): Promise<void> {
  same(await store.read(idOf('none')), null, 'an unknown table');
  const head = { length: 0, mark: '', revision: 1 };
  same(
    await store.append(idOf('none'), head, chained(head, [entry(1)]), cardOf(idOf('none'), { revision: 2 })),
    null,
    'an append to an unknown table',
  );
  same(await store.read(idOf('none')), null, 'a table after an append that was refused');
}

async function creation({ store, other }: Tried): Promise<void> {
  const table = await made(store);
  await table.check(store);
  await table.check(other);
  const begun = new Expected(idOf('begun'));
  await begun.append(store, ['first', 'second']);
  await begun.check(other);
  await table.check(store);
  same(await store.append(table.id, null, [], cardOf(table.id, { game: 'other' })), null, 'a second creation');
  await table.check(store, 0, 'the table after a second creation');
}

async function appends({ store, other }: Tried): Promise<void> {
  const table = await made(store);
  const { seats } = table.card;
  for (let i = 0; i < 20; i++) {
    const contents = Array.from({ length: i % 4 }, (_, k) => ({ i, k }));
    const changed = i % 3 === 0 ? { seats: seats.map((seat) => ({ ...seat, name: `Player ${i}` })) } : {};
    await table.append(i % 2 === 0 ? store : other, contents, {
      updated: 1_700_000_000_000 + i,
      turn: [i % 2],
      ...changed,
    });
    await table.check(store, i % 5 === 0 ? 0 : table.lines.length);
  }
  await table.check(store);
  await table.check(other);
}

async function pages({ store, other }: Tried): Promise<void> {
  const table = await made(store);
  for (let i = 0; i < 12; i++) await table.append(store, [i, -i]);
  for (let from = 0; from <= 24; from++) await table.check(from % 2 === 0 ? store : other, from);
  const beyond = await store.read(table.id, 30);
  same(beyond?.lines, [], 'the lines after a length that the table does not have');
  same(beyond?.head, table.head, 'the head of a table that is shorter than expected');
}

async function comparison({ store, other }: Tried): Promise<void> {
  const table = await made(store);
  await table.append(store, ['one', 'two']);
  const head = table.head ?? fail('there is no head');
  const old = headAfter(null, table.lines.slice(0, 1), table.card);
  const wrong: Record<string, Head | null> = {
    'null for a table that exists': null,
    'a smaller length': { ...head, length: head.length - 1 },
    'a greater length': { ...head, length: head.length + 1 },
    'another mark': { ...head, mark: 'd'.repeat(64) },
    'no mark': { ...head, mark: '' },
    'a smaller revision': { ...head, revision: head.revision - 1 },
    'a greater revision': { ...head, revision: head.revision + 1 },
    'the head before': old,
  };
  for (const [what, after] of Object.entries(wrong))
    for (const contents of [[], ['lost']]) {
      const lines = chained(after, contents.map(entry));
      const card = { ...table.card, game: 'lost', revision: table.card.revision + 1 };
      for (const one of [store, other])
        same(await one.append(table.id, after, lines, card), null, `an append after ${what}`);
      await table.check(store, 0, `the table after an append with ${what}`);
    }
  await table.append(store, ['three']);
  await table.check(other);
}

async function races({ store, other }: Tried): Promise<void> {
  const table = new Expected(idOf('race'));
  // the first round creates the table; some rounds have no lines
  for (let round = 0; round < 12; round++) {
    const tries = Array.from({ length: 8 }, (_, i) => {
      const lines = chained(table.head, round % 3 === 0 ? [] : [entry({ round, i }), entry(i)]);
      const card = { ...table.card, revision: round + 1, updated: round * 100 + i };
      return { lines, card, from: i % 2 === 0 ? store : other };
    });
    const heads = await Promise.all(
      tries.map(({ lines, card, from }) => from.append(table.id, table.head, lines, card)),
    );
    const winners = heads.flatMap((head, i) => (head === null ? [] : [i]));
    same(winners.length, 1, 'the number of appends that were done, of 8 with the same head at once,');
    const winner = tries[winners[0] ?? -1] ?? fail('no append was done');
    table.head = headAfter(table.head, winner.lines, winner.card);
    table.card = winner.card;
    table.lines.push(...winner.lines);
    same(heads[winners[0] ?? -1], table.head, 'the head after an append');
    await table.check(store);
    await table.check(other);
  }
}

async function manyTables({ store, other }: Tried): Promise<void> {
  const tables = await Promise.all(Array.from({ length: 25 }, (_, i) => made(i % 2 === 0 ? store : other, i)));
  await Promise.all(
    tables.map(async (table, i) => {
      for (let k = 0; k < 8; k++) await table.append((i + k) % 2 === 0 ? store : other, [`${i} ${k}`, k]);
    }),
  );
  for (const table of tables) await table.check(store);
}

async function manyLines({ store, other }: Tried): Promise<void> {
  const table = await made(store);
  const contents = Array.from({ length: 1000 }, (_, i) => ({ i, text: `line ${i}` }));
  await table.append(store, contents);
  await table.check(other);
  await table.check(other, 990);
  await table.append(store, ['last']);
  await table.check(store, 998);
}

async function oddValues({ store, other }: Tried): Promise<void> {
  const numbers = [1e300, -5e-324, 0.1, 2 ** 53 - 1, 1e21, 1.5e-7, 0];
  const values = [...TEXTS, numbers, null, true, [], {}, [[[]]], { b: 1, a: { d: 2, c: [3] }, 10: 4, 9: 5, '': 6 }];
  const table = await made(store);
  for (const value of values) await table.append(store, [value, { value }]);
  for (const text of TEXTS) {
    const options = { players: 2, [text.slice(0, 50)]: text, numbers };
    await table.append(store, [], { options, next: text });
  }
  await table.check(store);
  await table.check(other);
  // a database may refuse the character 0, but must not change it
  const text = 'a\u0000b';
  const lines = chained(table.head, [entry(text)]);
  const card = { ...table.card, revision: table.card.revision + 1, next: text };
  const head = await store.append(table.id, table.head, lines, card).catch(() => null);
  if (head !== null) {
    table.head = head;
    table.card = card;
    table.lines.push(...lines);
  }
  await table.check(other, 0, 'the table with the character 0');
}

async function watching({ store, other }: Tried): Promise<void> {
  if (store.watch === undefined) return;
  const table = await made(store);
  const calls = { stopped: 0, first: 0, second: 0 };
  const stopped = await store.watch(table.id, () => calls.stopped++);
  const stops = [await store.watch(table.id, () => calls.first++), await store.watch(table.id, () => calls.second++)];
  const called = async (what: string) => {
    for (let i = 0; calls.first === 0 || calls.second === 0; i++) {
      if (i === PATIENCE) fail(`the watchers of a table are not called after ${what}`);
      await store.read(table.id, table.lines.length);
    }
    [calls.first, calls.second] = [0, 0];
  };
  await table.append(other, ['line']);
  await called('an append of another process');
  await table.append(other, [], { said: 1 });
  await called('another card');
  stopped();
  stopped();
  calls.stopped = 0;
  await table.append(other, ['line']);
  await called('an append, when another watcher has stopped');
  same(calls.stopped, 0, 'the number of calls of a watcher that has stopped');
  if (other.remove !== undefined) {
    await other.remove(table.id);
    await called('the deletion of the table');
  }
  for (const stop of stops) stop();
}

async function cardLists({ store, other }: Tried): Promise<void> {
  if (store.cards === undefined) return;
  const { cards } = store;
  same(await store.cards({}, 10), [], 'the cards of an empty store');
  const all: Card[] = [];
  for (let i = 0; i < 24; i++) {
    const phase = (['gathering', 'playing', 'over'] as const)[i % 3] ?? 'over';
    const due = phase === 'playing' && i % 2 === 1 ? 5000 + i : null;
    const table = await made(store, i, { listed: i % 4 !== 0, phase, due, updated: 1000 + ((i * 7) % 24) });
    all.push(table.card);
  }
  const check = async (what: string) => {
    const byTime = [...all].sort((one, two) => two.updated - one.updated);
    const open = byTime.filter((card) => card.listed && card.phase === 'gathering');
    const due = byTime.filter((card) => card.due !== null && card.due < 5013);
    const before = byTime.filter((card) => card.updated < 1010);
    for (const one of [cards.bind(store), other.cards?.bind(other) ?? cards.bind(store)]) {
      same(await one({}, 100), byTime, `${what}: the list of all cards, the last changed first,`);
      same(await one({}, 5), byTime.slice(0, 5), `${what}: the list of 5 cards`);
      same(await one({}, 0), [], `${what}: the list of 0 cards`);
      same(await one({ open: true }, 100), open, `${what}: the list of open tables`);
      same(await one({ open: true }, 2), open.slice(0, 2), `${what}: the list of 2 open tables`);
      same(await one({ due: 5013 }, 100), due, `${what}: the list of tables due before a moment`);
      same(await one({ before: 1010 }, 100), before, `${what}: the list of tables changed before a moment`);
      const both = open.filter((card) => card.updated < 1010);
      same(await one({ open: true, before: 1010 }, 100), both, `${what}: the list of old open tables`);
    }
  };
  await check('after the creation');
  for (const [i, card] of all.entries()) {
    if (i % 5 !== 0) continue;
    const head = { length: 0, mark: '', revision: 1 };
    const after: Card = { ...card, revision: 2, phase: 'gathering', listed: true, due: i, updated: 2000 + i };
    await store.append(card.id, head, chained(head, [entry(i)]), after);
    all[i] = after;
  }
  await check('after appends');
  if (store.remove === undefined) return;
  for (const { id } of all.splice(3, 4)) await store.remove(id);
  await check('after deletions');
}

const said = (id: string, seat: number, text = `said ${id}`, at = 7): Said => ({ id, seat, text, at });

async function chats({ store, other }: Tried): Promise<void> {
  if (store.chat === undefined || store.say === undefined) return;
  const table = await made(store);
  const neighbor = await made(store, 'neighbor');
  const check = async (expected: readonly Said[], what: string) => {
    for (const one of [store, other]) same(await one.chat?.(table.id), expected, what);
  };
  await check([], 'the chat of a new table');
  const lines = [...TEXTS.map((text, i) => said(`r${i}`, i % 2, text, 100 - i)), said('r9', 0), said('r9', 1)];
  for (const line of lines) await store.say(table.id, line);
  await check(lines, 'the chat, oldest line first,');
  for (const line of lines) await other.say?.(table.id, { ...line, text: 'again', at: 200 });
  await check(lines, 'the chat after each line was sent again');
  same(await store.chat(neighbor.id), [], 'the chat of another table');
  await table.append(store, ['line'], { said: 1 });
  await check(lines, 'the chat after an append');
  await table.check(store);
  await Promise.all([0, 1, 2, 3].map((i) => store.say?.(neighbor.id, said(`at once ${i}`, i))));
  same((await store.chat(neighbor.id)).length, 4, 'the number of lines that were said at once');
  same(await store.chat(idOf('none')), [], 'the chat of an unknown table');
  await store.say(idOf('none'), said('r', 0));
  same(await store.chat(idOf('none')), [], 'the chat of an unknown table');
  if (store.unsay === undefined) return;
  await store.unsay(table.id, 0);
  const rest = lines.filter(({ seat }) => seat !== 0);
  await check(rest, 'the chat after the lines of seat 0 were deleted');
  same((await store.chat(neighbor.id)).length, 4, 'the chat of another table after a deletion');
  await store.say(table.id, said('r9', 0, 'new'));
  await check([...rest, said('r9', 0, 'new')], 'the chat after a deletion and a new line');
  await store.unsay(idOf('none'), 0);
}

async function deletion({ store, other }: Tried): Promise<void> {
  if (store.remove === undefined) return;
  const [table, neighbor] = [await made(store), await made(store, 'neighbor')];
  await table.append(store, ['one', 'two']);
  await neighbor.append(store, ['other']);
  for (const { id } of [table, neighbor]) await store.say?.(id, said('r', 0));
  await store.remove(table.id);
  await store.remove(table.id);
  await store.remove(idOf('none'));
  for (const one of [store, other]) {
    same(await one.read(table.id), null, 'a table that was deleted');
    same((await one.chat?.(table.id)) ?? [], [], 'the chat of a table that was deleted');
    await neighbor.check(one);
    same((await one.chat?.(neighbor.id))?.length ?? 1, 1, 'the length of the chat of another table');
  }
  same(await store.append(table.id, table.head, [], table.card), null, 'an append to a table that was deleted');
  const again = new Expected(table.id);
  await again.append(store, ['new']);
  await again.check(other, 0, 'a table with the id of one that was deleted');
  same((await store.chat?.(table.id)) ?? [], [], 'the chat of a table with the id of one that was deleted');
}

async function outages({ store, other }: Tried): Promise<void> {
  const alive = async (now: number, expected: object[], what: string) =>
    same(await store.alive?.(now, 50), expected, `the list of outages ${what}`);
  if (store.alive === undefined) return;
  const at = 1_700_000_000_000;
  await alive(at, [], 'at the first sign of a server');
  await alive(at + 50, [], 'after exactly the longest time');
  const first = { from: at + 50, to: at + 101 };
  await alive(at + 101, [first], 'after one millisecond more');
  await alive(at + 140, [first], 'after a short time');
  await other.alive?.(at + 180, 50);
  await alive(at + 230, [first], 'when another process was running');
  await alive(at + 100, [first], 'when a clock is behind');
  await alive(at + 280, [first], 'after a clock was behind');
  const second = { from: at + 280, to: at + 1000 };
  const both = await Promise.all([store, other, store, other].map((one) => one.alive?.(at + 1000, 50)));
  for (const each of both) same(each, [first, second], 'the list of outages after several signs at once');
  for (let i = 1; i <= 30; i++) await store.alive(at + 1000 + i * 100, 50);
  const last = (await store.alive(at + 4000, 50)).slice(-30);
  const expected = Array.from({ length: 30 }, (_, i) => ({ from: at + 1000 + i * 100, to: at + 1100 + i * 100 }));
  same(last, expected, 'the list of the last 30 outages');
}

async function reopening({ store, reopened }: Tried): Promise<void> {
  const tables = [await made(store, 1), await made(store, 2, { listed: true, due: 5 })];
  for (const table of tables) await table.append(store, ['one', { two: 2 }], { turn: [1], updated: 4 });
  await tables[0]?.append(store, [], { next: 'next', updated: 3 });
  await store.say?.(idOf(1), said('r', 1));
  await store.alive?.(100, 50);
  await store.alive?.(200, 50);
  const again = await reopened();
  if (again === null) return;
  for (const table of tables) await table.check(again, 0, 'the table in a new store');
  const cards = tables.map(({ card }) => card).reverse();
  same((await again.cards?.({}, 10)) ?? cards, cards, 'the list of cards in a new store');
  if (again.chat !== undefined) same(await again.chat(idOf(1)), [said('r', 1)], 'the chat in a new store');
  const outages = [
    { from: 100, to: 200 },
    { from: 200, to: 300 },
  ];
  same((await again.alive?.(300, 50)) ?? outages, outages, 'the list of outages in a new store');
  for (const table of tables) {
    await table.append(again, ['new']);
    await table.check(again);
  }
}

async function ending({ store, reopened }: Tried): Promise<void> {
  const tables = await Promise.all(Array.from({ length: 40 }, (_, i) => made(store, i)));
  const begun = tables.map((table) => table.append(store, ['last']));
  const again = await reopened();
  if (again !== null)
    for (const { id } of tables)
      same((await again.read(id))?.lines.length, 1, 'the number of lines that were appended before the end');
  await Promise.all(begun);
}

const PROPERTIES: Readonly<Record<string, (tried: Tried) => Promise<void>>> = {
  'resolves to null for an unknown table': unknownTables,
  'creates tables': creation,
  'appends lines and replaces the card': appends,
  'reads from any length': pages,
  'appends only after the head that is stored': comparison,
  'does exactly one of several appends with the same head': races,
  'appends to several tables at once': manyTables,
  'appends 1,000 lines at once': manyLines,
  'stores odd texts and numbers': oddValues,
  'calls the watchers of a table': watching,
  'lists cards': cardLists,
  'stores the chat, and deletes the lines of a seat': chats,
  'deletes tables': deletion,
  'reports outages': outages,
  'still has everything after it was opened again': reopening,
  'ends when everything that was begun is stored': ending,
};

/** Returns the properties of a store. Functions that a store leaves out are not tested. */
export function storeProperties<S extends Store>({ make, another, reopen }: StoreSettings<S>): StoreProperty[] {
  return Object.entries(PROPERTIES).map(([name, property]) => ({
    name,
    run: async () => {
      const store = await make();
      const opened = [store];
      try {
        const other = (await another?.(store)) ?? store;
        if (other !== store) opened.push(other);
        const reopened = async () => {
          await store.end?.();
          if (reopen === undefined) return null;
          const again = await reopen(store);
          opened.push(again);
          return again;
        };
        await property({ store, other, reopened });
      } finally {
        for (const one of opened) await one.end?.();
      }
    },
  }));
}
