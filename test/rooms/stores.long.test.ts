/** Tests of the store in PostgreSQL, with a server that the tests start and kill. */
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { type Added, type Card, chained, type Head, headAfter, type Store } from '@ludi-romani/rooms';
import { migrate, type PostgresStoreOptions, postgresStore } from '@ludi-romani/rooms/postgres';
import { storeProperties } from '@ludi-romani/rooms/testing';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type Postgres, startPostgres } from '../../examples/online/postgres.mjs';
import { FOLDER, goesOn, readFixture } from './fixture';

let server: Postgres;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server?.stop());

let schemas = 0;
const newSchema = () => `schema_${++schemas}`;
/** by store, its schema */
const homes = new WeakMap<object, { readonly schema: string; readonly pool: Pool }>();

async function opened(schema = newSchema(), options: PostgresStoreOptions = {}, max = 6): Promise<Required<Store>> {
  const pool = await server.pool(schema, { max });
  const store = postgresStore(pool, options);
  const both = {
    ...store,
    end: async () => {
      await store.end();
      if (!pool.ending) await pool.end();
    },
  };
  homes.set(both, { schema, pool });
  return both;
}
const poolOf = (store: object): Pool => homes.get(store)?.pool as Pool;
const besides = (store: object, options?: PostgresStoreOptions) => opened(homes.get(store)?.schema, options);

/** Returns stores with the same tables, which end with the test. */
async function several(count: number, options?: PostgresStoreOptions): Promise<Required<Store>[]> {
  const schema = newSchema();
  const stores: Required<Store>[] = [];
  while (stores.length < count) stores.push(await opened(schema, options));
  onTestFinished(async () => {
    for (const store of stores) await store.end();
  });
  return stores;
}

const cardOf = (id: string, revision: number): Card =>
  ({ id, revision, phase: 'playing', listed: false, updated: revision, due: null }) as Card;

/** Appends an entry. */
function append(store: Store, id: string, head: Head, entry: unknown): Promise<Head | null> {
  return store.append(id, head, chained(head, [{ entry } as Added]), cardOf(id, head.revision + 1));
}

async function created(store: Store, id: string): Promise<Head> {
  const head = await store.append(id, null, [], cardOf(id, 1));
  if (head === null) throw new Error('there is such a table');
  return head;
}

/** Resolves to the entries of a table, whose lines must be chained. */
async function entries(store: Store, id: string): Promise<unknown[]> {
  const stored = await store.read(id);
  if (stored === null) throw new Error(`there is no table ${id}`);
  expect(headAfter(null, stored.lines, stored.card)).toEqual(stored.head);
  let after = '';
  for (const line of stored.lines) {
    expect(line.after).toBe(after);
    after = headAfter(null, [line], stored.card).mark;
  }
  return stored.lines.map((line) => ('entry' in line ? line.entry : line));
}

/** Waits until something is true. */
async function until(what: string, isTrue: () => boolean | Promise<boolean>, most = 30_000): Promise<void> {
  const end = Date.now() + most;
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error(`not in time: ${what}`);
    await pause(20);
  }
}

/** Resolves to the number of connections that listen in this schema. */
async function listeners(store: object): Promise<number> {
  const { rows } = await poolOf(store).query(
    `select count(*)::integer as listeners from pg_stat_activity where query like 'listen %' and state = 'idle'`,
  );
  return rows[0].listeners;
}

describe('a store in PostgreSQL', () => {
  const properties = storeProperties({
    make: () => opened(),
    another: (store) => besides(store),
    reopen: (store) => besides(store),
  });
  for (const { name, run } of properties) test(name, () => expect(run()).resolves.toBeUndefined());

  test('goes on with a table that the first version of the schema has', async () => {
    const fixture = readFixture();
    const { card, lines, head, chat } = fixture;
    const pool = await server.pool(newSchema());
    await pool.query(readFileSync(`${FOLDER}/postgres-1.sql`, 'utf8'));
    await pool.query('insert into ludi_tables values ($1, $2, $3, $4, $5, $6, $7, $8)', [
      ...[card.id, head.length, head.mark, head.revision, JSON.stringify(card)],
      ...[card.listed && card.phase === 'gathering', card.updated, card.due],
    ]);
    for (const [n, line] of lines.entries())
      await pool.query('insert into ludi_lines values ($1, $2, $3)', [card.id, n, JSON.stringify(line)]);
    for (const said of chat)
      await pool.query('insert into ludi_chat (id, seat, request, said) values ($1, $2, $3, $4)', [
        ...[card.id, said.seat, JSON.stringify(said.id), JSON.stringify(said)],
      ]);
    await goesOn(postgresStore(pool), fixture);
  });

  test('creates its tables once, by whichever process is first', async () => {
    const stores = await several(5);
    await Promise.all(stores.map((store, i) => created(store, `table-${i}`)));
    const [first] = stores;
    expect(await first?.cards({}, 10)).toHaveLength(5);
    const pool = poolOf(first as object);
    await migrate(pool);
    expect((await pool.query('select version from ludi_schema')).rows).toEqual([{ version: 1 }]);
    await pool.query('update ludi_schema set version = 99');
    const next = await besides(first as object);
    await expect(next.read('table-1')).rejects.toThrow('a newer version');
    await pool.query('update ludi_schema set version = 1');
    expect(await next.read('table-1')).not.toBeNull();
    await next.end();
  });

  test('refuses a pool that has no connection besides that for notifications', async () => {
    const pool = await server.pool('public', { max: 1 });
    expect(() => postgresStore(pool)).toThrow('the pool needs two connections');
    await pool.end();
  });

  test('lets exactly one of two processes append after each head', async () => {
    const [one, two] = (await several(2)) as [Store, Store];
    await created(one, 'race');
    const done: string[] = [];
    let refused = 0;
    await Promise.all(
      [one, two].map(async (store, process) => {
        for (let i = 0; i < 100; ) {
          const { head } = (await store.read('race')) ?? {};
          if (head === undefined) throw new Error('there is no table');
          const entry = `${process} ${i}`;
          if ((await append(store, 'race', head, entry)) === null) {
            refused++;
            continue;
          }
          done.push(entry);
          i++;
        }
      }),
    );
    const stored = await entries(one, 'race');
    expect(stored).toHaveLength(200);
    expect([...stored].sort()).toEqual([...done].sort());
    expect(refused).toBeGreaterThan(0);
  });

  test('waits for the disk, whatever the default of the database', async () => {
    const store = await opened();
    onTestFinished(() => store.end());
    const head = await created(store, 'one');
    const pool = poolOf(store);
    const seen: string[] = [];
    // says what is in force when the line is written
    await pool.query(`create function see() returns trigger language plpgsql as
      $$ begin raise notice 'commit %', current_setting('synchronous_commit'); return null; end $$;
      create constraint trigger see after insert on ludi_lines deferrable initially deferred
      for each row execute function see()`);
    await pool.query(`alter role ludi set synchronous_commit = off`);
    onTestFinished(async () => {
      const other = await server.pool('public');
      await other.query('alter role ludi reset synchronous_commit');
      await other.end();
    });
    const other = await besides(store);
    onTestFinished(() => other.end());
    poolOf(other).on('connect', (client) => client.on('notice', ({ message }) => seen.push(message ?? '')));
    await Promise.all([other.read('one'), other.read('one'), append(other, 'one', head, 'a')]);
    expect(await poolOf(other).query('show synchronous_commit')).toMatchObject({
      rows: [{ synchronous_commit: 'off' }],
    });
    expect(seen).toEqual(['commit on']);
  });

  test('tells other processes at once, not itself, and looks when a notification was lost', async () => {
    const [one, two] = (await several(2, { look: 100 })) as [Required<Store>, Required<Store>];
    const slow = await besides(one, { look: 60_000 });
    onTestFinished(() => slow.end());
    let head = await created(one, 'one');
    const calls = { own: 0, other: 0, slow: 0 };
    await one.watch('one', () => calls.own++);
    await two.watch('one', () => calls.other++);
    await slow.watch('one', () => calls.slow++);
    await one.read('one');
    head = (await append(one, 'one', head, 'a')) ?? head;
    await until('the notification', () => calls.slow > 0 && calls.other > 0, 5000);
    await pause(300);
    expect(calls.own).toBe(0);
    // what nobody notifies: the one who looks is called until it has read
    const read = async () => {
      await one.read('one');
      await two.read('one');
      await slow.read('one');
    };
    await read();
    await pause(300);
    Object.assign(calls, { own: 0, other: 0, slow: 0 });
    await poolOf(one).query('update ludi_tables set revision = 7');
    await until('the look', () => calls.other > 2 && calls.own > 2, 5000);
    await read();
    Object.assign(calls, { own: 0, other: 0 });
    await pause(500);
    expect(calls).toEqual({ own: 0, other: 0, slow: 0 });
    await two.remove('one');
    await until('the notification of the deletion', () => calls.slow > 0 && calls.own > 0, 5000);
  });

  test('notifies of many tables at once with few notifications', async () => {
    const [one, two] = (await several(2, { look: 60_000 })) as [Required<Store>, Required<Store>];
    const ids = Array.from({ length: 500 }, (_, i) => `table-${i}`.padEnd(24, '-'));
    const called = new Set<string>();
    for (const id of ids) await two.watch(id, () => called.add(id));
    await Promise.all(ids.map((id) => created(one, id)));
    await until('500 notifications', () => called.size === ids.length, 10_000);
  });

  test('opens a lost connection for notifications again, and only one', async () => {
    const [one, two] = (await several(2, { look: 60_000, pause: 50 })) as [Required<Store>, Required<Store>];
    let head = await created(one, 'one');
    let calls = 0;
    await two.watch('one', () => calls++);
    await Promise.all(Array.from({ length: 20 }, (_, i) => two.watch(`other-${i}`, () => {})));
    for (let i = 0; i < 5; i++) {
      await until('a listener', async () => (await listeners(one)) === 1);
      calls = 0;
      const { rows } = await poolOf(one).query(
        `select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %'`,
      );
      expect(rows).toHaveLength(1);
      // a notification may be lost meanwhile, so it is called then
      await until('the call after a new connection', () => calls > 0);
      await until('a listener', async () => (await listeners(one)) === 1);
      calls = 0;
      head = (await append(one, 'one', head, i)) ?? head;
      await until('the notification', () => calls > 0, 5000);
    }
    await pause(300);
    expect(await listeners(one)).toBe(1);
    expect(poolOf(two).totalCount).toBeLessThanOrEqual(6);
    await two.end();
    await until('no listener', async () => (await listeners(one)) === 0);
  });

  test('ends although the server cannot be reached', async () => {
    const store = await opened(newSchema(), { pause: 60_000 });
    await created(store, 'one');
    await store.watch('one', () => {});
    await server.kill();
    await expect(store.read('one')).rejects.toThrow();
    await store.end();
    await expect(store.read('one')).rejects.toThrow('the store has ended');
    await server.start();
  });

  test('loses nothing and doubles nothing when the server is killed', async () => {
    const [one, two] = (await several(2, { look: 200, pause: 50 })) as [Required<Store>, Required<Store>];
    const ids = Array.from({ length: 12 }, (_, i) => `table-${i}`);
    for (const id of ids) await created(one, id);
    const acknowledged = new Map<string, string[]>(ids.map((id) => [id, []]));
    const called = new Set<string>();
    for (const id of ids) await two.watch(id, () => called.add(id));
    let isOver = false;
    let failures = 0;
    // as a room does it: after an error it reads, and appends again only what is not there
    const write = async (store: Store, id: string) => {
      for (let i = 0; !isOver; i++) {
        const entry = `${id} ${i}`;
        for (;;) {
          try {
            const stored = await store.read(id);
            if (stored === null) throw new Error('there is no table');
            const isThere = stored.lines.some((line) => 'entry' in line && (line.entry as unknown) === entry);
            if (isThere || (await append(store, id, stored.head, entry)) !== null) break;
          } catch {
            failures++;
            await pause(20);
          }
        }
        acknowledged.get(id)?.push(entry);
      }
    };
    const writers = ids.map((id, i) => write(i % 2 === 0 ? one : two, id));
    for (let kills = 0; kills < 4; kills++) {
      await pause(700);
      await server.kill();
      await server.start();
    }
    await pause(300);
    isOver = true;
    await Promise.all(writers);
    expect(failures).toBeGreaterThan(0);
    for (const id of ids) {
      expect(acknowledged.get(id)?.length).toBeGreaterThan(20);
      expect(await entries(one, id)).toEqual(acknowledged.get(id));
    }
    await until('one listener', async () => (await listeners(one)) === 1);
    called.clear();
    for (const id of ids) {
      const { head } = (await one.read(id)) ?? {};
      if (head !== undefined) await append(one, id, head, 'last');
    }
    await until('notifications after the kills', () => called.size === ids.length, 5000);
  });
});
