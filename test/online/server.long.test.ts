import { once } from 'node:events';
import { appendFileSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { GameTypes } from '@ludi-romani/core';
import { verifyReplay } from '@ludi-romani/core';
import { snapshot, type Table } from '@ludi-romani/table';
import { expect, test, vi } from 'vitest';
import { LIMITS } from '../../examples/online/limits.mjs';
import { fileStorage } from '../../examples/online/storage-files.mjs';
import { allSaid, client, engineOf, folder, legalActions, type Opened, served, socketAt } from './kit';

const CITY = 'city-of-rome';
/** With these options seat 0 acts first: the opening cards are drafted from the last seat on. */
const FIRST = { options: { players: 2, startPlayer: 1 } };

test.each([CITY, 'aquileia'])(
  '%s: a person and a bot play a whole game with a spectator, and its record is valid',
  async (game) => {
    const { url, address, open } = await served();
    const { table, seat, token } = await open({ game, bots: [null, 'random'] });
    const [own, other] = [client([address(table)], token), client([address(table)])];
    await own.until(() => own.joined.table);
    const engine = engineOf(game);
    for (;;) {
      await own.until(() => {
        const active = engine.activePlayers(own.seen().view);
        return active.length === 0 || active.includes(seat);
      });
      const [action] = legalActions(game, own.seen().view);
      if (action === undefined) break;
      expect((await own.joined.act(action)).type).toBe('accepted');
    }
    await other.until(() => other.joined.table?.version === own.seen().version);
    expect(engine.isTerminal(other.seen().view)).toBe(true);
    const record = await (await fetch(`${url}/tables/${table}/record`)).json();
    expect(verifyReplay(engine, record)).toMatchObject({ ok: true, committed: true });
  },
  20_000,
);

test('sends each viewer exactly its view', async () => {
  const home = folder();
  const { address, open, post } = await served({ storage: fileStorage(home) });
  const { table, token } = await open({ options: { players: 3 }, name: 'Livia' });
  const joined = await post<Opened>(`/tables/${table}/seats`, { name: 'Marcus' });
  expect(joined).toMatchObject({ status: 201, body: { seat: 1 } });
  const last = await post<Opened>(`/tables/${table}/seats`, {});
  expect(await post(`/tables/${table}/seats`, {})).toMatchObject({ status: 409, body: { code: 'no-free-seat' } });
  const tokens = [token, joined.body.token, last.body.token];
  const watching = client([address(table)]);
  const all = [...tokens.map((one) => client([address(table)], one)), watching];
  for (const each of all) await each.until(() => each.joined.table);
  expect(all.map(({ joined: { viewer } }) => viewer)).toEqual([0, 1, 2, 'spectator']);
  expect(watching.joined.seats.map(({ name }) => name)).toEqual(['Livia', 'Marcus', null]);
  for (let i = 0; i < 20; i++) {
    const [seat = 0] = engineOf(CITY).activePlayers(watching.seen().view);
    const actor = all[seat];
    const version = (await actor?.joined.act(legalActions(CITY, actor.seen().view)[0]))?.version;
    for (const each of all) await each.until(() => each.seen().version === version);
  }
  const [head = '', ...lines] = readFileSync(join(home, `${table}.ndjson`), 'utf8')
    .trim()
    .split('\n');
  const stored: Table<GameTypes> = {
    ...JSON.parse(head).table,
    entries: lines.map((line) => JSON.parse(line).entry).filter((entry) => entry !== undefined),
  };
  expect(stored.entries).toHaveLength(20);
  for (const each of all) {
    const viewer = each.joined.viewer ?? 'spectator';
    expect(each.seen().view).toEqual(snapshot(engineOf(CITY), stored, viewer).view);
  }
  for (const one of [token, joined.body.token]) expect(head + lines).not.toContain(one);
});

test('lets only players act, with a token of this table', async () => {
  const { address, open } = await served();
  const [one, other] = [await open(), await open()];
  const watching = await socketAt(address(one.table));
  watching.say({ type: 'resign', id: 'a' });
  expect(await watching.next('refused')).toMatchObject({ id: 'a', refusal: { code: 'no-greeting' } });
  watching.say({ type: 'hello' });
  const { version } = await watching.next('snapshot');
  for (const request of [{ type: 'resign' }, { type: 'act', version, action: {} }, { type: 'comment', text: 'hm' }]) {
    watching.say({ ...request, id: 'b' });
    expect(await watching.next('refused')).toMatchObject({ id: 'b', refusal: { code: 'spectator' } });
  }
  for (const token of [other.token, 'no token', '']) {
    const guessing = await socketAt(address(one.table));
    guessing.say({ type: 'hello', token });
    expect(await guessing.next('refused')).toMatchObject({ refusal: { code: 'wrong-token' } });
    expect(await guessing.closed).toBe(1008);
    expect(guessing.heard).toEqual([]);
  }
});

test('refuses invalid requests with a reason, and changes nothing', async () => {
  const { address, open } = await served();
  const { table, token } = await open(FIRST);
  const own = client([address(table)], token);
  await own.until(() => own.joined.table);
  const [action] = legalActions(CITY, own.seen().view);
  expect(await own.joined.act({ ...action, player: 1 })).toMatchObject({ refusal: { code: 'not-your-seat' } });
  expect(await own.joined.act({ type: 'end-turn', player: 0 })).toMatchObject({
    type: 'refused',
    refusal: { code: 'illegal-action', rule: { clause: expect.stringMatching(/^CR-/) } },
  });
  for (const nonsense of [null, 7, [], 'draft', { player: 0, type: [] }])
    expect((await own.joined.act(nonsense)).refusal?.code).toMatch(/illegal-action|not-your-seat/);
  expect(await own.joined.request('undo')).toMatchObject({ refusal: { code: 'nothing-to-undo' } });
  expect(await own.joined.request('comment', { text: ' ' })).toMatchObject({ refusal: { code: 'bad-comment' } });
  expect(await own.joined.request('fly')).toMatchObject({ refusal: { code: 'malformed' } });
  expect(await own.joined.request('undo', { more: 1 })).toMatchObject({ refusal: { code: 'malformed' } });
  expect(await own.joined.request('act', { action, version: -1 })).toMatchObject({ refusal: { code: 'malformed' } });
  expect(own.seen().version).toBe(0);
  expect(await own.joined.act(action)).toMatchObject({ type: 'accepted', version: 1 });
  expect(await own.joined.request('act', { action, version: 0 })).toMatchObject({ refusal: { code: 'stale' } });
  const raw = await socketAt(address(table));
  raw.socket.send('{"type"');
  expect(await raw.next('refused')).toMatchObject({ id: null, refusal: { code: 'malformed' } });
});

test('refuses invalid HTTP requests with a reason', async () => {
  const { url, post, open, address } = await served();
  const wrong: readonly (readonly [object, string])[] = [
    [{ game: 'chess', options: {} }, 'malformed'],
    [{ game: CITY }, 'malformed'],
    [{ game: CITY, options: { players: 2 }, bots: ['deep blue'] }, 'malformed'],
    [{ game: CITY, options: { players: 9 } }, 'invalid-options'],
    [{ game: CITY, options: { players: 2, seed: 'mine' } }, 'invalid-options'],
    [{ game: CITY, options: { players: 2 }, terms: { undo: 'always' } }, 'invalid-options'],
  ];
  for (const [body, code] of wrong) expect(await post('/tables', body)).toMatchObject({ status: 400, body: { code } });
  expect(await post('/tables', { game: CITY, name: 'x'.repeat(10_000) })).toMatchObject({ status: 413 });
  expect((await fetch(`${url}/?table=any`)).headers.get('content-type')).toBe('text/html; charset=utf-8');
  const { table } = await open();
  expect((await fetch(`${url}/tables/${table}/record`)).status).toBe(409);
  expect((await fetch(`${url}/tables/${'x'.repeat(24)}/record`)).status).toBe(404);
  expect((await fetch(`${url}/../../package.json`)).status).toBe(404);
  expect((await fetch(`${url}/@ludi-romani/core/dist/..%2Fpackage.json`)).status).toBe(404);
  const { port } = new URL(url);
  for (const more of ['', 'Connection: Upgrade\r\nUpgrade: websocket\r\n']) {
    const raw = connect(Number(port), '127.0.0.1');
    raw.write(`GET // HTTP/1.1\r\nHost: x\r\n${more}\r\n`);
    expect(String((await once(raw, 'data'))[0])).toMatch(/^HTTP\/1.1 40[04]/);
    raw.destroy();
  }
  const lost = client([address('x'.repeat(24))]);
  await lost.until(() => lost.troubles.includes('no-such-table'));
});

test('limits the size of messages, messages per second, and tables per address', async () => {
  const limits = { messages: { perSecond: 1, burst: 5 }, tables: { perSecond: 0, burst: 2 } };
  const { address, post, open } = await served({ limits, isBehindProxy: true });
  const { table } = await open();
  const large = await socketAt(address(table));
  large.socket.send('x'.repeat(10_000));
  expect(await large.closed).toBe(1009);
  const many = await socketAt(address(table));
  for (let i = 0; i < 7; i++) many.say({ type: 'undo', id: `${i}` });
  expect(await many.closed).toBe(1008);
  const codes = many.heard.map(({ refusal }) => refusal.code);
  expect(codes.filter((code) => code === 'too-many-messages')).toHaveLength(1);
  const from = (address: string) =>
    post('/tables', { game: CITY, options: { players: 2 } }, { 'x-forwarded-for': address });
  expect((await from('9.9.9.9, 10.0.0.1')).status).toBe(201);
  expect((await from('10.0.0.1')).status).toBe(201);
  expect(await from('8.8.8.8, 10.0.0.1')).toMatchObject({ status: 429, body: { code: 'too-many-tables' } });
  expect((await from('10.0.0.2')).status).toBe(201);
  expect((await from('2001:db8:1:2::7')).status).toBe(201);
  expect((await from('2001:db8:1:2::8')).status).toBe(201);
  expect((await from('2001:db8:1:2:3::9')).status).toBe(429);
});

test('drops a client that sends nothing or does not answer a ping', async () => {
  const { address, open } = await served({ limits: { greeting: 100, heartbeat: 100 } });
  const { table, token } = await open();
  const silent = await socketAt(address(table));
  expect(await silent.closed).toBe(1008);
  const deaf = await socketAt(address(table), { autoPong: false });
  deaf.say({ type: 'hello' });
  const own = client([address(table)], token);
  await own.until(() => own.joined.table);
  expect(await Promise.race([deaf.closed, pause(2000)])).toBe(1006);
  await pause(200);
  expect(own.joined.isConnected).toBe(true);
  expect(own.troubles).toEqual([]);
});

test('a resigned game has a record', async () => {
  const { url, address, open } = await served();
  const { table, token } = await open({ ...FIRST, bots: [null, 'random'] });
  const own = client([address(table)], token);
  await own.until(() => own.joined.table);
  await own.joined.act(legalActions(CITY, own.seen().view)[0]);
  await own.joined.request('comment', { text: 'I have to go.' });
  expect(await own.joined.request('resign')).toMatchObject({ type: 'accepted' });
  const record = await (await fetch(`${url}/tables/${table}/record`)).json();
  expect(verifyReplay(engineOf(CITY), record)).toMatchObject({ ok: true, outcome: null, ending: 'unproved' });
  expect(record).toMatchObject({ ending: { by: 'resignation', seat: 0 }, comments: [{ text: 'I have to go.' }] });
});

test('flags fall when they are due, without any request', async () => {
  const clock = { main: 50, increment: 0, delay: 0 };
  const { address, open } = await served();
  const { table, token } = await open({ ...FIRST, terms: { clock, flag: 'end' } });
  const own = client([address(table)], token);
  await own.until(() => own.joined.table?.status.ending);
  expect(own.seen().status.ending).toEqual({ by: 'time', seat: 0 });
  expect(await own.joined.act(legalActions(CITY, own.seen().view)[0])).toMatchObject({
    refusal: { code: 'game-over' },
  });
});

test('closes a table without clients, and reopens it in the same state', async () => {
  const { server, address, open } = await served({ limits: { heartbeat: 50 } });
  const { table, token } = await open(FIRST);
  for (let version = 1; version <= 3; version++) {
    const own = client([address(table)], token);
    await own.until(() => own.joined.table);
    expect(own.seen().version).toBe(version - 1);
    expect(server.rooms).toBe(1);
    expect(await own.joined.request('comment', { text: 'hm' })).toMatchObject({ type: 'accepted', version });
    own.joined.close();
    await vi.waitFor(() => expect(server.rooms).toBe(0), { timeout: 5000 });
  }
});

test('loads a table with the most comments, and sends its log in pages of limited size', async () => {
  const home = folder();
  const { address, open } = await served({ storage: fileStorage(home) });
  const { table, token } = await open(FIRST);
  const said = allSaid([0, 1, 'spectator']);
  appendFileSync(join(home, `${table}.ndjson`), said.map((line) => `${JSON.stringify(line)}\n`).join(''));
  for (const own of [
    client([address(table)], token, { log: true }),
    client([address(table)], undefined, { log: true }),
  ]) {
    await own.until(() => own.joined.log?.lines.length === said.length);
    expect(own.seen().version).toBe(said.length);
    expect(own.joined.log?.lines.map(({ version }) => version)).toEqual(said.map((_, i) => i + 1));
    expect(own.joined.log?.setup.length).toBeGreaterThan(0);
    expect(await own.joined.request('comment', { text: 'hm' })).toMatchObject({ type: 'refused' });
    expect(own.troubles).toEqual([]);
  }
  const raw = await socketAt(address(table));
  raw.say({ type: 'hello' });
  const sizes: number[] = [];
  for (let since = 0; since < said.length; ) {
    raw.say({ type: 'log', id: `${since}`, since });
    const page = await raw.next('log');
    sizes.push(Buffer.byteLength(JSON.stringify(page)));
    since = page.lines.at(-1).version;
    expect(page.more).toBe(since < said.length);
  }
  expect(sizes.reduce((sum, size) => sum + size)).toBeGreaterThan(LIMITS.buffered);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(LIMITS.page);
  expect(LIMITS.page).toBeLessThan(LIMITS.buffered / 2);
});

test('sends a client that reconnects exactly the missing updates', async () => {
  const { address, open } = await served();
  const { table, token } = await open({ ...FIRST, bots: [null, 'random'] });
  const own = client([address(table)], token);
  await own.until(() => own.joined.table);
  await own.joined.act(legalActions(CITY, own.seen().view)[0]);
  const since = own.seen().version;
  const back = await socketAt(address(table));
  back.say({ type: 'hello', token, since: since - 1 });
  back.say({ type: 'log', id: 'l', since: 0 });
  const { lines, ...page } = await back.next('log');
  expect(lines.length).toBeGreaterThanOrEqual(since);
  expect(page).toEqual({ type: 'log', id: 'l', setup: expect.any(Array), more: false });
  expect((await back.next('update')).from).toBe(since - 1);
  const ahead = await socketAt(address(table));
  ahead.say({ type: 'hello', since: 10_000 });
  expect((await ahead.next('snapshot')).version).toBeGreaterThanOrEqual(since);
});
