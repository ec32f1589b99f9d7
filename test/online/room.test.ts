import type { GameTypes, Viewer } from '@ludi-romani/core';
import { act, openTable, snapshot, type Table } from '@ludi-romani/table';
import { describe, expect, test, vi } from 'vitest';
import { serveClient } from '../../examples/online/connection.mjs';
import { bucket, buckets, LIMITS, networkOf } from '../../examples/online/limits.mjs';
import { seatsFor } from '../../examples/online/seats.mjs';
import { openRoom } from '../../examples/online/table-room.mjs';
import { allSaid, engineOf, lastLegal } from './kit';

const CITY = 'city-of-rome';
const engine = engineOf(CITY);

/** Returns a storage in memory with one table, which rooms can share. `trouble` makes `append` fail before or after it stores lines. */
function memory() {
  const table = openTable(engine, { options: { players: 2, seed: 'room' } }, 0);
  const text = JSON.stringify({ table, seats: seatsFor(2) });
  const lines: string[] = [text];
  const watching = new Set<() => void>();
  return {
    lines,
    trouble: { before: false, after: false },
    changed: () => {
      for (const each of watching) each();
    },
    async load(_: string, from: number) {
      return lines.slice(from).map((line) => JSON.parse(line));
    },
    async append(_: string, length: number, more: readonly object[]) {
      await new Promise(setImmediate);
      if (this.trouble.before) throw new Error('no storage');
      if (length !== lines.length) return false;
      lines.push(...more.map((line) => JSON.stringify(line)));
      if (this.trouble.after) throw new Error('no answer');
      return true;
    },
    async watch(_: string, changed: () => void) {
      watching.add(changed);
      // reports a change, as if another process had just appended a line
      changed();
      return async () => {
        watching.delete(changed);
      };
    },
    async close() {},
  };
}

interface Guest {
  readonly viewer: Viewer | null;
  readonly version: number;
  send(text: string): void;
}
interface Room {
  readonly guests: Set<Guest>;
  readonly table: Table<GameTypes>;
  welcome(guest: Guest, hello: { readonly token?: string; readonly since?: number }): Promise<boolean>;
  join(name?: string): Promise<{ readonly seat: number; readonly token: string } | null>;
  enter(seat: number, id: string, doing: unknown): Promise<{ type: string; version?: number; refusal?: object }>;
  isIdle(): boolean;
}
const roomOf = async (storage: object): Promise<Room> =>
  (await openRoom('table', { storage, bots: lastLegal, now: () => 1000, warn: () => {} })) as unknown as Room;

async function guestOf(room: Room, token?: string) {
  const heard: { readonly type: string }[] = [];
  const guest = { viewer: null, version: 0, send: (text: string) => heard.push(JSON.parse(text)) };
  room.guests.add(guest);
  await room.welcome(guest, token === undefined ? {} : { token });
  return { heard, types: () => heard.map(({ type }) => type) };
}

/** Returns the active player, and an entry with that player's first legal action. */
function next({ table }: Room) {
  const [seat = 0] = engine.activePlayers(snapshot(engine, table, 'spectator').view);
  const [action] = engine.legalActions(snapshot(engine, table, seat).view);
  return { seat, doing: (_: unknown, now: Table<GameTypes>, at: number) => act(engine, now, seat, action, at) };
}

test('sends updates after an entry is stored, and none if storing fails', async () => {
  const storage = memory();
  const room = await roomOf(storage);
  const { token } = (await room.join()) ?? expect.fail('all seats are taken');
  const all = [await guestOf(room, token), await guestOf(room), await guestOf(room)];
  const { seat, doing } = next(room);
  storage.trouble.before = true;
  await expect(room.enter(seat, 'a', doing)).rejects.toThrow('no storage');
  expect(all.map(({ types }) => types())).toEqual(Array(3).fill(['welcome', 'snapshot']));
  expect(room.table.entries).toHaveLength(0);
  storage.trouble.before = false;
  let stored = 0;
  const append = storage.append.bind(storage);
  vi.spyOn(storage, 'append').mockImplementationOnce(async (id, length, lines) => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(all.map(({ types }) => types())).toEqual(Array(3).fill(['welcome', 'snapshot']));
    stored++;
    return append(id, length, lines);
  });
  expect(await room.enter(seat, 'a', doing)).toMatchObject({ type: 'accepted', version: 1 });
  expect(stored).toBe(1);
  expect(all.map(({ types }) => types())).toEqual(Array(3).fill(['welcome', 'snapshot', 'update']));
});

test('accepts a repeated request by its id without entering it again, also after a restart or a lost answer', async () => {
  const storage = memory();
  const room = await roomOf(storage);
  const { seat, doing } = next(room);
  const [one, two] = await Promise.all([room.enter(seat, 'a', doing), room.enter(seat, 'a', doing)]);
  expect([one, two]).toEqual(Array(2).fill({ type: 'accepted', id: 'a', version: 1 }));
  expect(await (await roomOf(storage)).enter(seat, 'a', doing)).toMatchObject({ type: 'accepted', version: 1 });
  const after = next(room);
  storage.trouble.after = true;
  await expect(room.enter(after.seat, 'b', after.doing)).rejects.toThrow('no answer');
  storage.trouble.after = false;
  expect(await room.enter(after.seat, 'b', after.doing)).toMatchObject({ type: 'accepted', version: 2 });
  // ids of requests are separate for each seat
  const third = next(room);
  expect(await room.enter(third.seat, 'c', third.doing)).toMatchObject({ type: 'accepted', version: 3 });
  expect(storage.lines).toHaveLength(4);
});

test('after a conflict, a room loads the new entries and tries again', async () => {
  const storage = memory();
  const [here, there] = [await roomOf(storage), await roomOf(storage)];
  const [watching, waiting] = [await guestOf(here), await guestOf(there)];
  const { seat, doing } = next(here);
  expect(await here.enter(seat, 'a', doing)).toMatchObject({ type: 'accepted' });
  // a new guest causes the other room to load the new entries
  expect((await guestOf(there)).heard.at(-1)).toMatchObject({ type: 'snapshot', version: 1 });
  // the room refuses the action for the table with the new entries
  expect(await there.enter(seat, 'b', doing)).toMatchObject({ type: 'refused', refusal: { code: 'illegal-action' } });
  expect(await there.enter(seat, 'a', doing)).toMatchObject({ type: 'accepted', version: 1 });
  const said = (_: unknown, table: Table<GameTypes>, at: number) => ({
    ok: true,
    table: { ...table, entries: [...table.entries, { type: 'comment', seat: 0, text: 'hm', at }] },
  });
  const answers = await Promise.all([here, there, here, there].map((room, i) => room.enter(0, `c${i}`, said)));
  storage.changed();
  await vi.waitFor(() => expect(watching.heard).toHaveLength(7));
  await vi.waitFor(() => expect(waiting.heard).toHaveLength(7));
  expect(answers.map(({ version }) => version).sort()).toEqual([2, 3, 4, 5]);
  expect(storage.lines).toHaveLength(6);
  expect(here.table).toEqual(there.table);
  expect([here, there].every((room) => room.isIdle())).toBe(false);
});

test('a seat taken at one server is taken at the other', async () => {
  const storage = memory();
  const [here, there] = [await roomOf(storage), await roomOf(storage)];
  const [one, other] = [await here.join('Livia'), await there.join('Marcus')];
  expect([one?.seat, other?.seat, await here.join()]).toEqual([0, 1, null]);
  const welcomed = { type: 'welcome', viewer: 0, seats: [{ name: 'Livia' }, { name: 'Marcus' }] };
  expect((await guestOf(there, one?.token)).heard[0]).toMatchObject(welcomed);
  expect((await guestOf(here, other?.token)).heard[0]).toMatchObject({ ...welcomed, viewer: 1 });
  expect((await guestOf(here, 'no token')).heard).toEqual([]);
});

test('a room with an invalid entry in its storage enters nothing', async () => {
  const storage = memory();
  const room = await roomOf(storage);
  const { seat, doing } = next(room);
  storage.lines.push(JSON.stringify({ entry: { type: 'redo', seat: 0, at: 5 } }));
  for (let tries = 0; tries < 3; tries++) await expect(room.enter(seat, 'a', doing)).rejects.toThrow('entries[0]');
  expect(storage.lines).toHaveLength(2);
});

/** Returns the socket of a client that does not read: all sent messages stay in the buffer. */
function deafClient(room: Room) {
  const listeners = new Map<string, (content?: string) => void>();
  const socket = {
    OPEN: 1,
    readyState: 1,
    bufferedAmount: 0,
    sent: 0,
    isDropped: false,
    on: (type: string, listener: () => void) => listeners.set(type, listener),
    send: (text: string) => {
      socket.sent++;
      socket.bufferedAmount += Buffer.byteLength(text);
    },
    terminate: () => {
      socket.isDropped = true;
      socket.readyState = 3;
      listeners.get('close')?.();
    },
    close: () => {},
  };
  serveClient(socket, room, { limits: LIMITS, warn: () => {} });
  return { socket, say: (message: object) => listeners.get('message')?.(JSON.stringify(message)) };
}

describe('a client that does not read', () => {
  test('is dropped before its buffer exceeds the limit', async () => {
    const room = await roomOf(memory());
    const { socket, say } = deafClient(room);
    say({ type: 'hello' });
    await vi.waitFor(() => expect(socket.sent).toBe(2));
    socket.bufferedAmount = LIMITS.buffered - 10;
    const { seat, doing } = next(room);
    await room.enter(seat, 'a', doing);
    expect([socket.isDropped, socket.sent, room.guests.size]).toEqual([true, 2, 0]);
  });

  const full = async () => {
    const storage = memory();
    storage.lines.push(...allSaid([0, 1, 'spectator']).map((line) => JSON.stringify(line)));
    return roomOf(storage);
  };

  test('is dropped if it requests page after page of a log', async () => {
    const room = await full();
    const { socket, say } = deafClient(room);
    say({ type: 'hello' });
    for (let i = 0; i < 30; i++) say({ type: 'log', id: `${i}`, since: 0 });
    await vi.waitFor(() => expect(socket.isDropped).toBe(true));
    expect(socket.bufferedAmount).toBeGreaterThan(LIMITS.buffered - LIMITS.page);
    expect(socket.bufferedAmount).toBeLessThanOrEqual(LIMITS.buffered);
  });

  test('is not dropped if it reconnects to the largest number of updates', async () => {
    const room = await full();
    const { socket, say } = deafClient(room);
    say({ type: 'hello', since: room.table.entries.length - 64 });
    await vi.waitFor(() => expect(socket.sent).toBe(65));
    expect(socket.isDropped).toBe(false);
  });
});

describe('limits', () => {
  test('a bucket allows a burst, and then a number per second', () => {
    let now = 0;
    const { take, isFull } = bucket({ perSecond: 2, burst: 3 }, () => now);
    const taken = () => Array.from({ length: 5 }, take).filter(Boolean).length;
    expect([isFull(), taken(), isFull()]).toEqual([true, 3, false]);
    now = 1000;
    expect(taken()).toBe(2);
    now = 60_000;
    expect([isFull(), taken()]).toEqual([true, 3]);
  });

  test('each address has a separate bucket, which is deleted when it is full again', () => {
    let now = 0;
    const all = buckets({ perSecond: 1, burst: 1 }, () => now);
    expect(['a', 'a', 'b'].map((address) => all.take(address))).toEqual([true, false, true]);
    all.sweep();
    expect(all.size).toBe(2);
    now = 2000;
    all.sweep();
    expect(all.size).toBe(0);
  });

  test.each([
    ['10.1.2.3', '10.1.2.3'],
    ['::ffff:10.1.2.3', '10.1.2.3'],
    ['2001:db8:a:b:c:d:e:f', '2001:db8:a:b'],
    ['2001:db8::1', '2001:db8:0:0'],
  ])('the network of %s is %s', (address, network) => expect(networkOf(address)).toBe(network));
});
