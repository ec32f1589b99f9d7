/**
 * Tests that stored tables can still be read: a table with all types of entries, as `parseTable` takes it, as a folder of `fileStore`, and in
 * `stores.long.test.ts` as rows of PostgreSQL. If a test fails, a release could not read the tables that its users have stored. After a change
 * of `rulesVersion` of City of Rome, `UPDATE_GOLDEN=1 npx vitest run test/rooms/formats.test.ts` writes the files again.
 */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verifyReplay } from '@ludi-romani/core';
import type { Head, Store } from '@ludi-romani/rooms';
import { fileStore } from '@ludi-romani/rooms/files';
import { SEAT_ENTRIES } from '@ludi-romani/table';
import { parseTable, record, verifyTable } from '@ludi-romani/table/records';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type Fixture, FOLDER, goesOn, readFixture } from './fixture';
import { active, Client, engineOf, hosted, seated, settled, token } from './hosting';

const MINUTE = 60_000;
const engine = engineOf('city-of-rome');

/** Plays at a table until it has every type of entry that a server writes. */
async function written(): Promise<Fixture> {
  const host = hosted({ bots: ['first'], choose: async ({ view }) => engine.legalActions(view)[0] });
  const clock = { main: 60 * MINUTE, increment: 5_000, delay: 2_000 };
  const terms = { undo: 'consent', clock, flag: 'stand-in' } as const;
  const { created, clients } = await seated(host, { options: { players: 3 }, terms, absence: MINUTE });
  const [one, two, three] = clients as [Client, Client, Client];
  const ok = async (client: Client, type: string, more: object = {}) => expect(await client.ask(type, more)).toBe('ok');
  const act = async () => {
    const [seat = 0] = active(one);
    expect(await clients[seat]?.act()).toBe('ok');
    await host.time.pass(3_000);
    return clients[seat] as Client;
  };
  const ask = async (client: Client, wish: object, answer: 'agree' | 'decline' | 'withdraw') => {
    await ok(client, 'ask', { wish });
    if (answer === 'withdraw') return ok(client, answer);
    for (const other of clients) if (other !== client && other.table.status.ask !== null) await ok(other, answer);
  };
  await ok(one, 'say', { text: 'Salvete!' });
  while ((await act()).table.status.undo !== 'free');
  const last = () => clients.find(({ table }) => table.status.undo === 'free') as Client;
  const free = last();
  await ok(free, 'undo');
  await ok(free, 'redo');
  await ask(one, { what: 'pause' }, 'agree');
  await host.time.pass(5 * MINUTE);
  await ok(two, 'resume');
  await ask(two, { what: 'time', time: MINUTE }, 'agree');
  await ask(three, { what: 'end' }, 'decline');
  await ask(three, { what: 'end' }, 'withdraw');
  await ok(three, 'leave');
  for (let plies = 0; plies < 12; plies++) {
    const [seat = 0] = active(one);
    if (seat === 2) await host.time.pass(1_000);
    else await act();
  }
  await ok(three, 'return');
  await ask(one, { what: 'replace', other: 2 }, 'agree');
  await ok(three, 'forget');
  await ok(one, 'say', { text: 'Vale.' });
  await host.server.end();
  // no server runs for a while
  await host.time.pass(10 * MINUTE);
  const again = hosted({}, host);
  const back = new Client(again.server, created.id, { token: token('seat-0') });
  await settled();
  expect(back.table.version).toBeGreaterThan(20);
  await again.time.pass(200 * MINUTE);
  if (!back.table.status.left.includes(0)) await ok(back, 'leave');
  await again.server.end();
  const stored = await again.store.read(created.id);
  if (stored === null) throw new Error('nothing is stored');
  return { ...stored, now: again.time.now(), chat: (await again.store.chat(created.id)) ?? [] };
}

/** Writes what is stored to another store. */
async function copied({ lines, card, chat }: Fixture, store: Required<Omit<Store, 'watch'>>): Promise<void> {
  let head: Head | null = null;
  for (const [i, line] of [undefined, ...lines].entries())
    head = await store.append(card.id, head, line === undefined ? [] : [line], { ...card, revision: i + 1 });
  await store.append(card.id, head, [], { ...card, revision: lines.length + 2 });
  for (const said of chat) await store.say(card.id, said);
  await store.end();
}

if (process.env.UPDATE_GOLDEN !== undefined)
  beforeAll(async () => {
    const fixture = await written();
    rmSync(`${FOLDER}/files`, { recursive: true, force: true });
    mkdirSync(`${FOLDER}/files`, { recursive: true });
    await copied(fixture, fileStore(`${FOLDER}/files`));
    writeFileSync(`${FOLDER}/table.json`, `${JSON.stringify(fixture)}\n`);
  });

describe('stored tables', () => {
  test('have every type of entry that a server writes', () => {
    const { lines } = readFixture();
    const types = new Set(lines.flatMap((line) => ('entry' in line ? line.entry.type : [])));
    // City of Rome has no question that can be passed for a while
    const unused = ['standing-pass', 'ask-again', 'resign', 'comment'];
    const all = ['action', 'ask', 'outage', ...SEAT_ENTRIES].filter((type) => !unused.includes(type));
    expect([...types].sort()).toEqual(all.sort());
  });

  test('can be read, verified, and recorded as a replay', () => {
    const [first, ...rest] = readFixture().lines;
    if (first === undefined || !('table' in first)) throw new Error('the first line has no table');
    const entries = rest.flatMap((line) => ('entry' in line ? line.entry : []));
    const json = { ...first.table, entries };
    const table = parseTable(engine, json);
    expect(JSON.parse(JSON.stringify(table))).toEqual(json);
    expect(verifyTable(engine, json)).toMatchObject({ ok: true });
    expect(verifyReplay(engine, record(engine, table))).toMatchObject({ ok: true });
  });

  test('of files go on', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'ludi-formats-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    cpSync(`${FOLDER}/files`, folder, { recursive: true });
    await goesOn(fileStore(folder), readFixture());
    // the file of a table only grows
    const { id } = readFixture().card;
    const [before, after] = [`${FOLDER}/files`, folder].map((at) => readFileSync(join(at, `${id}.ndjson`), 'utf8'));
    expect(after?.startsWith(before ?? '-')).toBe(true);
    expect(after?.length).toBeGreaterThan(before?.length ?? 0);
  });
});
