/** Tests of the stores that need no other program. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Added, type Card, chained, type Head, type Said, type Store } from '@ludi-romani/rooms';
import { fileStore } from '@ludi-romani/rooms/files';
import { memoryStore, storeProperties } from '@ludi-romani/rooms/testing';
import { describe, expect, onTestFinished, test } from 'vitest';

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'ludi-stores-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

/** Returns a store that ends with the test. */
function opened(...given: Parameters<typeof fileStore>): ReturnType<typeof fileStore> {
  const store = fileStore(...given);
  onTestFinished(() => store.end());
  return store;
}

const cardOf = (id: string, revision: number, more: object = {}): Card =>
  ({ id, revision, phase: 'playing', listed: false, updated: revision, due: null, ...more }) as Card;

/** Appends entries to a table, which is created first if `after` is `null`. */
async function append(store: Store, id: string, after: Head | null, ...entries: unknown[]): Promise<Head | null> {
  const head = after ?? (await store.append(id, null, [], cardOf(id, 1)));
  const lines = chained(
    head,
    entries.map((entry) => ({ entry }) as Added),
  );
  return store.append(id, head, lines, cardOf(id, (head?.revision ?? 0) + 1));
}

/** Resolves to the entries of a table and the revision of its card. */
async function contents(store: Store, id: string): Promise<unknown[] | null> {
  const stored = await store.read(id);
  if (stored === null) return null;
  expect(stored.card.revision).toBe(stored.head.revision);
  return [...stored.lines.map((line) => ('entry' in line ? line.entry : line)), stored.head.revision];
}

describe('a store in memory', () => {
  const properties = storeProperties({ make: async () => memoryStore(), another: async (store) => store });
  for (const { name, run } of properties) test(name, () => expect(run()).resolves.toBeUndefined());
});

describe('a store in files', () => {
  const homes = new WeakMap<object, string>();
  const make = async (home = folder()) => {
    const store = fileStore(home);
    homes.set(store, home);
    return store;
  };
  const properties = storeProperties({ make: () => make(), reopen: (store) => make(homes.get(store)) });
  for (const { name, run } of properties) test(name, () => expect(run()).resolves.toBeUndefined());

  test('cuts off a torn row, with all lines of its append', async () => {
    const home = folder();
    const file = join(home, 'one.ndjson');
    const store = opened(home);
    const head = await append(store, 'one', null, 'ä', 'b');
    await append(store, 'one', head, 'c', 'd', 'e');
    await store.end();
    const whole = readFileSync(file);
    const begin = whole.lastIndexOf(10, -2) + 1;
    for (const tail of [...Array(whole.length - begin).keys()].filter(
      (n) => n % 16 === 0 || begin + n > whole.length - 3,
    )) {
      writeFileSync(file, whole.subarray(0, begin + tail));
      const next = fileStore(home);
      expect(await contents(next, 'one')).toEqual(['ä', 'b', 2]);
      expect(readFileSync(file)).toEqual(whole.subarray(0, begin));
      expect(await append(next, 'one', head, 'f')).not.toBeNull();
      await next.end();
      const last = fileStore(home);
      expect(await contents(last, 'one')).toEqual(['ä', 'b', 'f', 3]);
      await last.end();
    }
    writeFileSync(file, Buffer.concat([whole, Buffer.from('\0\0\0\0\n')]));
    expect(await contents(opened(home), 'one')).toEqual(['ä', 'b', 'c', 'd', 'e', 3]);
    expect(readFileSync(file)).toEqual(whole);
  });

  test('has no table whose first row is torn', async () => {
    const home = folder();
    writeFileSync(join(home, 'one.ndjson'), '{"format":');
    const store = opened(home);
    expect(await store.read('one')).toBeNull();
    expect(await store.cards({}, 10)).toEqual([]);
    expect(await append(store, 'one', null, 'a')).not.toBeNull();
    expect(await contents(store, 'one')).toEqual(['a', 2]);
  });

  test('names the file and the line that is broken, and still has the other tables', async () => {
    const home = folder();
    const store = opened(home);
    for (const id of ['one', 'two']) await append(store, id, await append(store, id, null, 'a'), 'b');
    await store.end();
    const file = join(home, 'one.ndjson');
    const broken = readFileSync(file);
    broken[broken.indexOf(10) + 3] = 0;
    writeFileSync(file, broken);
    rmSync(join(home, 'one.card.json'));
    const next = opened(home);
    await expect(next.read('one')).rejects.toThrow(`${file}: line 2 is broken`);
    await expect(append(next, 'one', null, 'lost')).rejects.toThrow('is broken');
    expect(readFileSync(file)).toEqual(broken);
    expect((await next.cards({}, 10)).map(({ id }) => id)).toEqual(['two']);
    expect(await contents(next, 'two')).toEqual(['a', 'b', 3]);
    writeFileSync(file, '{"format":"other"}\n');
    await expect(next.read('one')).rejects.toThrow('is not of ludi-romani/table-file/1');
  });

  test('lists the right cards after a crash, whatever copies of cards it left', async () => {
    const home = folder();
    const store = opened(home);
    for (const id of ['old', 'torn', 'gone', 'fine']) await append(store, id, null, 'a');
    await store.end();
    const old = readFileSync(join(home, 'old.card.json'));
    const next = opened(home);
    for (const id of ['old', 'torn', 'gone']) {
      const head = (await next.read(id))?.head ?? null;
      const lines = chained(head, [{ entry: 'b' } as unknown as Added]);
      await next.append(id, head, lines, cardOf(id, 3, { due: 7 }));
    }
    await next.end();
    writeFileSync(join(home, 'old.card.json'), old);
    writeFileSync(join(home, 'torn.card.json'), readFileSync(join(home, 'torn.card.json')).subarray(0, 40));
    rmSync(join(home, 'gone.card.json'));
    const last = opened(home);
    expect((await last.cards({ due: 8 }, 10)).map(({ id }) => id).sort()).toEqual(['gone', 'old', 'torn']);
    expect((await last.cards({}, 10)).map(({ revision }) => revision)).toEqual([3, 3, 3, 2]);
  });

  test('ignores a torn line of the chat, and writes over it', async () => {
    const home = folder();
    const store = opened(home);
    const said = (id: string): Said => ({ id, seat: 0, text: id, at: 1 });
    await append(store, 'one', null);
    await store.say('one', said('a'));
    appendFileSync(join(home, 'one.chat.ndjson'), '{"id":"torn"');
    expect(await store.chat('one')).toEqual([said('a')]);
    await store.say('one', said('b'));
    expect(await store.chat('one')).toEqual([said('a'), said('b')]);
  });

  test('refuses names of files that are no ids', async () => {
    const home = folder();
    const store = opened(home);
    for (const id of ['../one', 'a/b', '', 'a.b', 'x'.repeat(101)]) {
      await expect(store.read(id)).rejects.toThrow('no table has the id');
      await expect(append(store, id, null, 'a')).rejects.toThrow('no table has the id');
      await expect(store.remove(id)).rejects.toThrow('no table has the id');
    }
    expect(readdirSync(home)).toEqual(['lock']);
  });

  /** what is synced after a file was created, renamed or deleted; Windows does not sync folders */
  const inFolder = process.platform === 'win32' ? [] : ['folder'];

  /** Opens files that fail on demand: a write after so many characters, a sync always. */
  function failing() {
    const calls: string[] = [];
    const faults = { write: Number.POSITIVE_INFINITY, sync: false, folder: false };
    const full = () => Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
    const openFile = (async (...given: Parameters<typeof open>) => {
      const handle: FileHandle = await open(...given);
      const isFolder = given[1] === 'r';
      const write = (name: 'appendFile' | 'writeFile') => {
        const { [name]: original } = handle;
        return async (text: string) => {
          calls.push('write');
          await original.call(handle, text.slice(0, faults.write));
          if (text.length > faults.write) throw full();
        };
      };
      const sync = (name: 'sync' | 'datasync') => {
        const { [name]: original } = handle;
        return async () => {
          await original.call(handle);
          if (isFolder ? faults.folder : faults.sync) throw full();
          calls.push(isFolder ? 'folder' : 'synced');
        };
      };
      return Object.assign(handle, {
        appendFile: write('appendFile'),
        writeFile: write('writeFile'),
        sync: sync('sync'),
        datasync: sync('datasync'),
      });
    }) as typeof open;
    return { openFile, calls, faults };
  }

  test('resolves when everything is on the disk', async () => {
    const { openFile, calls } = failing();
    const store = opened(folder(), { openFile });
    const done = async (promise: Promise<unknown>) => {
      await promise;
      return calls.splice(0);
    };
    const head = await store.append('one', null, [], cardOf('one', 1));
    expect(calls.splice(0)).toEqual(['write', 'synced', ...inFolder]);
    expect(await done(append(store, 'one', head, 'a', 'b'))).toEqual(['write', 'synced']);
    expect(await done(store.say('one', { id: 'r', seat: 0, text: 'a', at: 1 }))).toEqual([
      'write',
      'synced',
      ...inFolder,
    ]);
    expect(await done(store.unsay('one', 0))).toEqual(['write', 'synced', ...inFolder]);
    expect(await done(store.alive(1, 1))).toEqual(['write', 'synced', ...inFolder]);
    expect(await done(store.remove('one'))).toEqual(inFolder);
  });

  test.each<[string, object]>([
    ['the disk is full', { write: 20 }],
    ['the file cannot be synced', { sync: true }],
    ...(inFolder.length === 0 ? [] : [['the folder cannot be synced', { folder: true }] as [string, object]]),
  ])('leaves no file of a table that was not created because %s', async (_, fault) => {
    const { openFile, faults } = failing();
    const home = folder();
    const store = opened(home, { openFile });
    Object.assign(faults, fault);
    await expect(append(store, 'one', null)).rejects.toThrow('ENOSPC');
    expect(readdirSync(home)).toEqual(['lock']);
    expect(await store.cards({}, 10)).toEqual([]);
    Object.assign(faults, { write: Number.POSITIVE_INFINITY, sync: false, folder: false });
    expect(await append(store, 'one', null, 'a')).not.toBeNull();
    expect(await contents(store, 'one')).toEqual(['a', 2]);
  });

  test.each([
    ['the disk is full', { write: 20 }],
    ['the file cannot be synced', { sync: true }],
  ])('goes on from what is stored after an append failed because %s', async (_, fault) => {
    const { openFile, faults } = failing();
    const home = folder();
    const store = opened(home, { openFile });
    const head = await append(store, 'one', null, 'a');
    const other = await append(store, 'two', null, 'a');
    const before = readFileSync(join(home, 'one.ndjson'));
    const read = () => readFileSync(join(home, 'one.ndjson'));
    Object.assign(faults, fault);
    await expect(append(store, 'one', head, 'lost')).rejects.toThrow('ENOSPC');
    expect(read()).toEqual(before);
    if ('write' in fault) expect(await contents(store, 'one')).toEqual(['a', 2]);
    Object.assign(faults, { write: Number.POSITIVE_INFINITY, sync: false });
    expect(await append(store, 'one', head, 'b', 'c')).not.toBeNull();
    expect(await append(store, 'two', other, 'b')).not.toBeNull();
    await store.end();
    const next = opened(home);
    expect(await contents(next, 'one')).toEqual(['a', 'b', 'c', 3]);
    expect(await contents(next, 'two')).toEqual(['a', 'b', 3]);
  });

  test('ends when what was begun is on the disk', async () => {
    const openFile = (async (...given: Parameters<typeof open>) => {
      const handle = await open(...given);
      const { datasync } = handle;
      return Object.assign(handle, {
        datasync: async () => {
          await new Promise((resolve) => setTimeout(resolve, 100));
          await datasync.call(handle);
        },
      });
    }) as typeof open;
    const home = folder();
    const store = fileStore(home, { openFile });
    const head = await append(store, 'one', null, 'a');
    const done: string[] = [];
    const begun = append(store, 'one', head, 'b').then(() => done.push('append'));
    await store.end().then(() => done.push('end'));
    await begun;
    expect(done).toEqual(['append', 'end']);
    expect(await contents(opened(home), 'one')).toEqual(['a', 'b', 3]);
  });

  test('is for one process, and takes over the folder of a process that is dead', async () => {
    const home = folder();
    const lock = join(home, 'lock');
    // another process writes the lock, as a store does
    const program = `
      const { readFileSync, writeFileSync } = require('node:fs');
      let start = '';
      try { start = readFileSync('/proc/self/stat', 'utf8').replace(/^.*\\) /s, '').split(' ')[19]; } catch {}
      writeFileSync(${JSON.stringify(lock)}, process.pid + ' ' + start);
      console.log('locked');
      setInterval(() => {}, 1000);`;
    const other = spawn(process.execPath, ['-e', program]);
    await once(other.stdout, 'data');
    expect(() => fileStore(home)).toThrow(`process ${other.pid} has the tables in ${home}: end it first`);
    const exit = once(other, 'exit');
    other.kill('SIGKILL');
    await exit;
    const store = fileStore(home);
    expect(() => fileStore(home)).toThrow(`process ${process.pid} has the tables`);
    await store.end();
    await expect(store.read('one')).rejects.toThrow('the store has ended');
    expect(existsSync(lock)).toBe(false);
    // a process that was started at another moment has got the id of the dead one; a lock that was being written
    if (existsSync('/proc/self/stat')) writeFileSync(lock, `${process.pid} 1`);
    await fileStore(home).end();
    writeFileSync(lock, '');
    await fileStore(home).end();
    expect(readdirSync(home)).toEqual([]);
  });

  test('opens a limited number of files', async () => {
    const handles = { open: 0, most: 0 };
    const openFile = (async (...given: Parameters<typeof open>) => {
      const handle = await open(...given);
      handles.open++;
      handles.most = Math.max(handles.most, handles.open);
      const { close } = handle;
      return Object.assign(handle, {
        close: async () => {
          handles.open--;
          await close.call(handle);
        },
      });
    }) as typeof open;
    const home = folder();
    const store = fileStore(home, { openFile, files: 128 });
    const ids = Array.from({ length: 240 }, (_, i) => `table-${i}`);
    const heads = await Promise.all(ids.map((id) => append(store, id, null, 'a')));
    await Promise.all(ids.map((id, i) => append(store, id, heads[i] ?? null, 'b')));
    for (const all of await Promise.all(ids.map((id) => contents(store, id)))) expect(all).toEqual(['a', 'b', 3]);
    expect(handles.most).toBeGreaterThan(100);
    expect(handles.most).toBeLessThanOrEqual(200);
    expect(await store.cards({}, 1000)).toHaveLength(240);
    await store.end();
    expect(handles.open).toBe(0);
    const next = opened(home);
    expect(await next.cards({}, 1000)).toHaveLength(240);
  });
});
