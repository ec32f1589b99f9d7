import { appendFileSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { fileStorage as storageIn } from '../../examples/online/storage-files.mjs';
import { folder } from './kit';

/** Returns a storage that closes its files after the test. */
function fileStorage(...given: Parameters<typeof storageIn>) {
  const storage = storageIn(...given);
  onTestFinished(() => storage.end());
  return storage;
}

const LINES = [{ table: 'ä' }, { n: 1 }, { n: 2 }, { n: 3 }];
const [HEAD, ...ENTRIES] = LINES;

async function written() {
  const home = folder();
  const storage = fileStorage(home);
  await storage.create('one', HEAD);
  await storage.load('one', 0);
  for (const [i, line] of ENTRIES.entries()) expect(await storage.append('one', i + 1, [line])).toBe(true);
  return { home, storage, file: join(home, 'one.ndjson') };
}

test('returns stored lines, all or from an index on, also after a restart', async () => {
  const { home, storage } = await written();
  for (const each of [storage, fileStorage(home)]) {
    expect(await each.load('one', 4)).toEqual([]);
    expect(await each.load('one', 2)).toEqual(LINES.slice(2));
    expect(await each.load('one', 0)).toEqual(LINES);
    expect(await each.load('two', 0)).toBeNull();
    await each.end();
  }
  await expect(storage.create('one', HEAD)).rejects.toThrow('EEXIST');
  expect(await storage.load('one', 0)).toEqual(LINES);
});

test('ignores a torn last line, and overwrites it with the next line', async () => {
  const { home, file, storage } = await written();
  await storage.end();
  const whole = readFileSync(file);
  for (let bytes = whole.lastIndexOf(10, -2) + 1; bytes < whole.length; bytes++) {
    writeFileSync(file, whole.subarray(0, bytes));
    const next = fileStorage(home);
    expect(await next.load('one', 0)).toEqual(LINES.slice(0, 3));
    expect(await next.append('one', 3, [{ n: 'again' }])).toBe(true);
    await next.end();
    expect(await fileStorage(home).load('one', 0)).toEqual([...LINES.slice(0, 3), { n: 'again' }]);
  }
  writeFileSync(file, `${JSON.stringify(HEAD).slice(0, 5)}`);
  expect(await fileStorage(home).load('one', 0)).toBeNull();
});

test('cuts zeros at the end of a file, and refuses a file with a broken line within', async () => {
  const { home, file } = await written();
  const whole = readFileSync(file);
  appendFileSync(file, '\0\0\0\0\n');
  expect(await fileStorage(home).load('one', 0)).toEqual(LINES);
  expect(readFileSync(file)).toEqual(whole);
  const broken = Buffer.from(whole);
  broken[whole.indexOf(10) + 2] = 0;
  writeFileSync(file, broken);
  await expect(fileStorage(home).load('one', 0)).rejects.toThrow('line 2 cannot be read');
  expect(readFileSync(file)).toEqual(broken);
});

test('refuses to append if the length differs', async () => {
  const { storage, file } = await written();
  const before = readFileSync(file);
  for (const length of [0, 3, 5]) expect(await storage.append('one', length, [{ n: 'lost' }])).toBe(false);
  expect(await storage.append('two', 0, [{ n: 'lost' }])).toBe(false);
  expect(readFileSync(file)).toEqual(before);
});

test('reports a line only after it is on disk, and reads the file again after a failed write', async () => {
  const { home, file, storage } = await written();
  await storage.end();
  const calls: string[] = [];
  let isFull = true;
  const failing = fileStorage(home, async (...opening: Parameters<typeof open>) => {
    const handle = await open(...opening);
    const { appendFile, datasync } = handle;
    return Object.assign(handle, {
      appendFile: async (text: string) => {
        calls.push('write');
        // the disk is full after 4 bytes
        await appendFile.call(handle, isFull ? text.slice(0, 4) : text);
        if (isFull) throw new Error('ENOSPC');
      },
      datasync: async () => {
        await datasync.call(handle);
        await new Promise((resolve) => setTimeout(resolve, 20));
        calls.push('synced');
      },
    });
  });
  await failing.load('one', 0);
  await expect(failing.append('one', 4, [{ n: 4 }])).rejects.toThrow('ENOSPC');
  expect(readFileSync(file, 'utf8')).toMatch(/\n\{"n"$/);
  expect(await failing.append('one', 4, [{ n: 4 }])).toBe(false);
  isFull = false;
  expect(await failing.load('one', 4)).toEqual([]);
  expect(await failing.append('one', 4, [{ n: 4 }])).toBe(true);
  expect(calls).toEqual(['write', 'write', 'synced']);
  await failing.end();
  expect(await fileStorage(home).load('one', 0)).toEqual([...LINES, { n: 4 }]);
  truncateSync(file, 0);
  expect(await fileStorage(home).load('one', 0)).toBeNull();
});
