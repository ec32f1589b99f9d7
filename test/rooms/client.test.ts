/** Tests of the client of a hosted table, with a false network and a false clock. */

import type { GameTypes } from '@ludi-romani/core';
import type { Created } from '@ludi-romani/rooms';
import {
  type Connection,
  type ConnectOptions,
  connect,
  type Keep,
  localTokens,
  type Tokens,
} from '@ludi-romani/rooms/client';
import { describe, expect, test } from 'vitest';
import { WebSocket as NodeWebSocket } from 'ws';
import { bytes, engineOf, type Hosted, hosted, token } from './hosting';
import { deviceTime, quiet, wires } from './wires';

type AnyConnection = Connection<GameTypes>;
const engine = engineOf('city-of-rome');
const HOME = 'https://host.test/sub/tables/';
const CLOCK = { main: 600_000, increment: 0, delay: 0 };

const memoryKeep = (): Keep & { readonly all: Map<string, Tokens> } => {
  const all = new Map<string, Tokens>();
  return { all, get: (id) => all.get(id), set: (id, tokens) => void all.set(id, tokens) };
};

/** A server with a network. Clients have different random bytes. */
function world(options: Parameters<typeof hosted>[0] = {}) {
  const host = hosted(options);
  let running: Hosted = host;
  const net = wires(() => running.server, host.time);
  let seed = 100;
  return {
    ...host,
    net,
    /** Starts another server at the same store. */
    restart: () => {
      running = hosted(options, host);
      return running;
    },
    create: async (more: object = {}): Promise<Created> => {
      const wish = { game: 'city-of-rome', options: { players: 2 }, ...more };
      return (await host.server.create(wish)) as Created;
    },
    connect: (id: string, more: ConnectOptions = {}, urls: string | string[] = HOME + id): AnyConnection =>
      connect(engine, urls, { WebSocket: net.WebSocket, time: host.time, random: bytes(seed++), ...more }),
  };
}
type World = ReturnType<typeof world>;

/** Opens a game with a client at each seat. */
async function game(at: World, wish: object = {}, options: ConnectOptions = {}) {
  const created = await at.create(wish);
  const players: AnyConnection[] = [];
  for (const [seat, invitation] of created.invitations.entries()) {
    const player = at.connect(created.id, options);
    const sat = player.sit({ name: `Player ${seat}`, ...(invitation === null ? {} : { invitation }) });
    await quiet();
    expect(await sat).toMatchObject({ ok: true, seat });
    players.push(player);
  }
  await quiet();
  return { created, players: players as [AnyConnection, AnyConnection] };
}

const tableOf = (connection: AnyConnection) => {
  const { table } = connection.getSnapshot();
  if (table === null) throw new Error('the game has not begun');
  return table;
};
/** Returns the client that must act. */
const active = (players: readonly AnyConnection[]): AnyConnection => {
  const [seat = 0] = engine.activePlayers(tableOf(players[0] as AnyConnection).view);
  return players[seat] as AnyConnection;
};
const firstAction = (connection: AnyConnection) =>
  engine.legalActions(tableOf(connection).view)[0] as GameTypes['action'];
/** Plays so many actions. */
async function play(players: readonly AnyConnection[], actions: number): Promise<void> {
  for (let i = 0; i < actions; i++) {
    const acted = active(players).act(firstAction(active(players)));
    await quiet();
    expect(await acted).toMatchObject({ ok: true });
  }
}
/** The ids of the requests that are stored at a table. */
const stored = async (at: World, id: string) =>
  ((await at.store.read(id))?.lines ?? []).flatMap((line) => ('entry' in line ? [line.entry.type] : []));

describe('a connection', () => {
  test('is a store whose parts change only when they have changed', async () => {
    const at = world();
    const { players } = await game(at);
    const [one, other] = players;
    expect(one.getSnapshot()).toMatchObject({ status: 'live', viewer: 0, isHost: false, pending: [], refusal: null });
    expect(other.getSnapshot().viewer).toBe(1);
    const before = one.getSnapshot();
    expect(Object.isFrozen(before) && Object.isFrozen(before.card?.seats)).toBe(true);
    await quiet();
    await at.time.pass(20_000);
    expect(one.getSnapshot()).toBe(before);
    let changes = 0;
    const stop = one.subscribe(() => changes++);
    await play(players, 1);
    expect(changes).toBeGreaterThan(0);
    expect(one.getSnapshot().chat).toBe(before.chat);
    expect(tableOf(one).version).toBe(1);
    stop();
    const heard = changes;
    await play(players, 1);
    expect(changes).toBe(heard);
    // a spectator who comes back to the same table has the same parts
    const watching = at.connect(at.net.sockets[0]?.url.replace(/.*\//, '') ?? '');
    await quiet();
    const { card, table, chat } = watching.getSnapshot();
    at.net.sockets.at(-1)?.drop();
    expect(watching.getSnapshot().status).toBe('behind');
    await at.time.pass(1000);
    await quiet();
    const after = watching.getSnapshot();
    expect(after.status).toBe('live');
    expect([after.card === card, after.table === table, after.chat === chat]).toEqual([true, true, true]);
    expect(at.faults).toEqual([]);
  });

  test('sits with a token of its own, which it stores, and which opens the seat again', async () => {
    const at = world();
    const created = await at.create();
    const keep = memoryKeep();
    const client = at.connect(created.id, { keep });
    await quiet();
    expect(client.getSnapshot()).toMatchObject({ viewer: 'spectator', table: null });
    const sat = client.sit({ name: 'Ann', invitation: created.invitations[0] ?? '' });
    await quiet();
    expect(await sat).toMatchObject({ ok: true, seat: 0 });
    expect(client.getSnapshot().viewer).toBe(0);
    expect(keep.all.get(created.id)).toEqual({ token: expect.stringMatching(/^[\w-]{24}$/) });
    const tab = at.connect(created.id, { keep });
    await quiet();
    expect(tab.getSnapshot().viewer).toBe(0);
    const again = at.connect(created.id).sit({ name: 'Bob', invitation: created.invitations[0] ?? '' });
    await quiet();
    expect(await again).toMatchObject({ ok: false, refusal: { code: 'wrong-invitation' } });
  });

  test('gets its seat although the answer was lost and the page was loaded again', async () => {
    const at = world();
    const created = await at.create({ spectators: false });
    const [invitation = '', second = ''] = created.invitations as string[];
    const keep = memoryKeep();
    const client = at.connect(created.id, { keep });
    await quiet();
    at.net.back = ({ type }) => type !== 'accepted';
    client.sit({ name: 'Ann', invitation });
    await quiet();
    client.close();
    at.net.back = () => true;
    const other = at.connect(created.id);
    other.sit({ name: 'Bob', invitation: second });
    await quiet();
    const reloaded = at.connect(created.id, { keep });
    await quiet();
    await at.time.pass(1000);
    await quiet();
    expect(reloaded.getSnapshot()).toMatchObject({ status: 'live', viewer: 0 });
    const sat = reloaded.sit({ name: 'Ann', invitation });
    await quiet();
    expect(await sat).toMatchObject({ ok: true, seat: 0 });
    expect(keep.all.get(created.id)?.sitting).toBeUndefined();
  });

  test.each(['before', 'after'])(
    'has a request done once if the connection is lost %s it is carried out',
    async (when) => {
      const at = world();
      const { created, players } = await game(at);
      const client = active(players);
      let broken = 0;
      if (when === 'before') at.net.up = ({ type }: { type: string }) => type !== 'act' || broken++ > 0;
      else at.net.back = ({ type }) => type !== 'accepted' || broken++ > 0;
      const acted = client.act(firstAction(client));
      expect(client.getSnapshot().pending).toMatchObject([{ type: 'act' }]);
      await quiet();
      expect(client.getSnapshot().status).toBe('behind');
      expect(client.getSnapshot().pending).toHaveLength(1);
      await at.time.pass(1000);
      await quiet();
      expect(await acted).toEqual({ ok: true, version: 1 });
      expect(client.getSnapshot()).toMatchObject({ status: 'live', pending: [], table: { version: 1 } });
      expect(broken).toBeGreaterThan(1);
      expect(await stored(at, created.id)).toEqual(['action']);
    },
  );

  test.each(['before', 'after'] as const)(
    'asks again with the same id if the store fails %s the append',
    async (how) => {
      const at = world();
      const { created, players } = await game(at);
      const client = active(players);
      const ids = new Set<string>();
      at.net.up = ({ type, id }: { type: string; id: string }) => {
        if (type === 'act') ids.add(id);
        return true;
      };
      at.store.fail(how);
      const acted = client.act(firstAction(client));
      await quiet();
      expect(client.getSnapshot().pending).toHaveLength(1);
      await at.time.pass(1000);
      await quiet();
      expect(await acted).toEqual({ ok: true, version: 1 });
      expect(ids.size).toBe(1);
      expect(await stored(at, created.id)).toEqual(['action']);
    },
  );

  test('waits as long as the server wishes, and is done with everything in the end', async () => {
    const at = world({ limits: { messages: { perSecond: 2, burst: 6 } } });
    const { players } = await game(at);
    const client = active(players);
    const said = Array.from({ length: 12 }, (_, i) => client.say(`line ${i}`));
    await quiet();
    expect(client.getSnapshot().pending.length).toBeGreaterThan(0);
    for (let i = 0; i < 20; i++) {
      await at.time.pass(1000);
      await quiet();
    }
    expect((await Promise.all(said)).every(({ ok }) => ok)).toBe(true);
    expect(client.getSnapshot().chat).toHaveLength(12);
    const other = players.find((player) => player !== client);
    expect(other?.getSnapshot().chat).toEqual(client.getSnapshot().chat);
  });

  test('refuses what is too long itself, and what cannot be done before the game', async () => {
    const at = world();
    const created = await at.create();
    const client = at.connect(created.id);
    expect(await client.say('x'.repeat(9000))).toMatchObject({ ok: false, refusal: { code: 'malformed' } });
    expect(await client.act({ type: 'pass', player: 0 })).toMatchObject({ refusal: { code: 'gathering' } });
    await quiet();
    expect(client.getSnapshot().status).toBe('live');
  });

  test('tries again after longer and longer pauses, and at the next address', async () => {
    const at = world();
    const { id } = await at.create();
    at.net.down = ['wss://one.test', 'wss://two.test'];
    const urls = ['one', 'two', 'three'].map((name) => `https://${name}.test/tables/${id}?from=mail`);
    const client = at.connect(id, {}, urls);
    await at.time.pass(2000);
    await quiet();
    expect(at.net.sockets.map(({ url }) => url.slice(0, 9))).toEqual(['wss://one', 'wss://two', 'wss://thr']);
    expect(client.getSnapshot().status).toBe('live');
    at.net.down = ['wss://'];
    at.net.sockets.at(-1)?.drop();
    expect(client.getSnapshot().status).toBe('behind');
    const moments: number[] = [];
    for (let i = 0, seen = at.net.sockets.length; i < 300; i++) {
      await at.time.pass(100);
      if (at.net.sockets.length > seen) moments.push(i);
      seen = at.net.sockets.length;
    }
    const pauses = moments.slice(1).map((moment, i) => (moment - (moments[i] ?? 0)) * 100);
    // each is half to all of its length
    expect(moments.length).toBeLessThan(16);
    expect(pauses.slice(-3).every((pause) => pause >= 2400 && pause <= 5100)).toBe(true);
    at.net.down = [];
    await at.time.pass(6000);
    await quiet();
    expect(client.getSnapshot().status).toBe('live');
  });

  test.each([
    ['no-such-table', 'x'.repeat(24), {}],
    ['wrong-token', null, { token: token('wrong') }],
    ['no-spectators', null, {}],
  ])('ends if it is refused for good: %s', async (code, id, options) => {
    const at = world();
    const { created } = await game(at, { spectators: code !== 'no-spectators' });
    const sockets = at.net.sockets.length;
    const client = at.connect(id ?? created.id, options);
    const asked = client.send('undo');
    await quiet();
    await at.time.pass(60_000);
    expect(client.getSnapshot()).toMatchObject({ status: 'refused', refusal: { code }, pending: [] });
    expect(await asked).toMatchObject({ ok: false, refusal: { code: 'closed' } });
    expect(at.net.sockets).toHaveLength(sockets + 1);
    expect(await client.say('hello')).toMatchObject({ ok: false, refusal: { code: 'closed' } });
  });

  test('ends at a table of another game, and when it is closed', async () => {
    const at = world();
    const { id } = await at.create({ game: 'nova-roma' });
    const client = at.connect(id);
    await quiet();
    expect(client.getSnapshot()).toMatchObject({ status: 'refused', refusal: { code: 'other-game' } });
    const { players } = await game(at);
    players[0].close();
    await quiet();
    expect(players[0].getSnapshot()).toMatchObject({ status: 'refused', refusal: { code: 'closed' } });
    expect(players[1].getSnapshot().card?.seats[0]?.away).toBe(at.time.now());
  });

  test('gets what it has missed, also from another server', async () => {
    const at = world();
    const { created, players } = await game(at);
    const [one] = players;
    at.net.down = ['wss://'];
    at.net.sockets[0]?.drop();
    const other = wires(() => at.server, at.time);
    const tokens = at.connect(created.id, { WebSocket: other.WebSocket });
    await quiet();
    // the other player acts as often as it may
    const player = players[1];
    const before = tableOf(one).version;
    while (engine.activePlayers(tableOf(player).view).includes(1)) {
      const acted = player.act(firstAction(player));
      await quiet();
      await acted;
    }
    expect(tableOf(tokens).version).toBe(tableOf(player).version);
    at.net.down = [];
    at.restart();
    await at.time.pass(10_000);
    await quiet();
    expect(one.getSnapshot().status).toBe('live');
    expect(tableOf(one).version).toBe(tableOf(player).version);
    expect(tableOf(one).version).toBeGreaterThanOrEqual(before);
    expect(tableOf(one).lines).toHaveLength(tableOf(one).version);
  });

  test('says hello again from the beginning if an update does not fit', async () => {
    const at = world();
    const { players } = await game(at);
    const [one] = players;
    await play(players, 2);
    const hellos: unknown[] = [];
    at.net.up = (message: { type: string }) => {
      if (message.type === 'hello') hellos.push(message);
      return true;
    };
    at.net.back = (message) => {
      if (message.type === 'update') Object.assign(message, { from: message.from + 5 });
      return true;
    };
    const acted = active(players).act(firstAction(active(players)));
    await quiet();
    expect(await acted).toMatchObject({ ok: true });
    expect(hellos).toHaveLength(2);
    expect(hellos[0]).not.toHaveProperty('since');
    expect(tableOf(one).version).toBe(3);
    expect(one.getSnapshot().status).toBe('live');
  });
});

describe('the log', () => {
  test('of a seat replaces that of a spectator, and what is under way for the spectator is skipped', async () => {
    const at = world();
    const { created, players } = await game(at, {}, {});
    const host = at.connect(created.id, { host: created.host });
    await play(players, 6);
    const heir = at.connect(created.id, { log: true });
    await quiet();
    const left = players[1].send('leave');
    await quiet();
    expect(await left).toMatchObject({ ok: true });
    const asked = host.invite(1);
    await quiet();
    const invited = await asked;
    if (!invited.ok) throw new Error(invited.refusal.code);
    players[1].close();
    const watched = heir.getSnapshot().lines;
    expect(watched).toHaveLength(7);
    let hellos = 0;
    at.net.up = ({ type }: { type: string }) => {
      if (type === 'hello') hellos++;
      return true;
    };
    at.net.delay = 100;
    const sat = heir.sit({ name: 'Heir', invitation: invited.invitation });
    await at.time.pass(50);
    // the spectator is told of this while the hello is under way
    const acts = players[0].send('resign');
    for (let i = 0; i < 20; i++) await at.time.pass(100);
    expect(await sat).toMatchObject({ ok: true, seat: 1 });
    expect(await acts).toMatchObject({ ok: true });
    expect(hellos).toBe(1);
    at.net.delay = 0;
    const { lines, setup, viewer } = heir.getSnapshot();
    expect(viewer).toBe(1);
    expect(setup).not.toBeNull();
    expect(lines.map(({ version }) => version)).toEqual(lines.map((_, i) => i + 1));
    expect(lines).toHaveLength(9);
    expect(lines[0]).not.toBe(watched[0]);
  });

  test('is loaded in pages, in order, and once', async () => {
    const at = world({ limits: { page: 2000, messages: { perSecond: 1000, burst: 1000 } } });
    const { created, players } = await game(at);
    await play(players, 70);
    const late = at.connect(created.id);
    await quiet();
    expect(late.getSnapshot()).toMatchObject({ lines: [], setup: null, table: { version: 70 } });
    const pages: number[] = [];
    at.net.up = (message: { type: string; since: number }) => {
      if (message.type === 'log') pages.push(message.since);
      return true;
    };
    const loaded = [late.older(), late.older()];
    await quiet();
    for (let i = 0; i < 10; i++) await quiet();
    expect(await Promise.all(loaded)).toMatchObject([{ ok: true }, { ok: true }]);
    expect(pages.length).toBeGreaterThan(3);
    expect(new Set(pages).size).toBe(pages.length);
    const versions = late.getSnapshot().lines.map(({ version }) => version);
    expect(versions).toEqual(Array.from({ length: 70 }, (_, i) => i + 1));
    expect(late.getSnapshot().setup).not.toBeNull();
    await play(players, 2);
    expect(
      late
        .getSnapshot()
        .lines.map(({ version }) => version)
        .slice(-3),
    ).toEqual([70, 71, 72]);
    expect(pages).toHaveLength(new Set(pages).size);
  });

  test('is loaded at once if that is wished, and what was missed after a long absence', async () => {
    const at = world();
    const { players, created } = await game(at, {});
    await play(players, 5);
    const watching = at.connect(created.id, { log: true });
    await quiet();
    expect(watching.getSnapshot().lines).toHaveLength(5);
    const mine = at.net.sockets.at(-1);
    at.net.down = ['wss://'];
    mine?.drop();
    await play(players, 70);
    expect(watching.getSnapshot().lines).toHaveLength(5);
    at.net.down = [];
    await at.time.pass(10_000);
    for (let i = 0; i < 5; i++) await quiet();
    expect(watching.getSnapshot().lines.map(({ version }) => version)).toEqual(
      Array.from({ length: 75 }, (_, i) => i + 1),
    );
  });
});

describe('time', () => {
  test.each([300_000, 0, -300_000])('is that of the server on a device %i milliseconds ahead', async (ahead) => {
    const at = world();
    const device = deviceTime(at.time, ahead);
    const { players } = await game(at, { terms: { clock: CLOCK } }, { time: device });
    await at.time.pass(7000);
    for (const player of players) expect(player.now()).toBe(at.time.now());
    const seat = active(players).getSnapshot().viewer as number;
    expect(players[0].timeLeft(seat)).toBe(593_000);
    expect(players[0].timeLeft(1 - seat)).toBe(600_000);
    expect(players[0].timeLeft(7)).toBeNull();
  });

  test('comes from the message with the smallest delay', async () => {
    const at = world();
    const { players } = await game(at, {}, { time: deviceTime(at.time, 300_000) });
    expect(players[0].now()).toBe(at.time.now());
    at.net.delay = 900;
    const said = players[0].say('x');
    await at.time.pass(5000);
    await quiet();
    expect(await said).toMatchObject({ ok: true });
    expect(players[0].now()).toBe(at.time.now());
    // after a reconnection only what the new server says counts
    at.net.sockets[0]?.drop();
    for (let i = 0; i < 20; i++) await at.time.pass(500);
    expect(at.time.now() - players[0].now()).toBe(900);
    at.net.delay = 20;
    players[0].say('y');
    for (let i = 0; i < 20; i++) await at.time.pass(500);
    expect(at.time.now() - players[0].now()).toBe(20);
  });

  test('rings at each second while a clock runs, and at its end', async () => {
    const at = world();
    const clock = { main: 3500, increment: 0, delay: 2000 };
    const { players } = await game(at, { terms: { clock, flag: 'nothing' } });
    const seat = active(players).getSnapshot().viewer as number;
    const seen: (number | null)[] = [];
    const stop = players[0].onTime(seat, () => seen.push(players[0].timeLeft(seat)));
    let early = 0;
    const stopEarly = players[0].onTime(seat, () => early++);
    await at.time.pass(1900);
    expect(seen).toEqual([]);
    stopEarly();
    await at.time.pass(3599);
    expect(early).toBe(0);
    expect(seen).toEqual([3000, 2000, 1000]);
    await at.time.pass(1);
    expect(seen.slice(3)).toEqual([0]);
    await at.time.pass(30_000);
    expect(seen).toHaveLength(4);
    stop();
  });

  test('rings when it is the turn of the player, once', async () => {
    const at = world();
    const { players } = await game(at);
    const rings = [0, 0];
    for (const [seat, player] of players.entries())
      player.onTurn(() => {
        rings[seat] = (rings[seat] ?? 0) + 1;
      });
    for (let i = 0; i < 6; i++) {
      const before = active(players);
      const seats = [...rings];
      await play(players, 1);
      const after = active(players);
      const rung = rings.map((count, seat) => count - (seats[seat] ?? 0));
      expect(rung[players.indexOf(after)]).toBe(after === before ? 0 : 1);
      expect(rung[1 - players.indexOf(after)]).toBe(0);
    }
    const last = [...rings];
    for (const socket of at.net.sockets) socket.drop();
    await at.time.pass(5000);
    await quiet();
    expect(players.map((player) => player.getSnapshot().status)).toEqual(['live', 'live']);
    expect(rings).toEqual(last);
  });
});

describe('a dead connection', () => {
  test('is noticed by its silence, and replaced', async () => {
    const at = world();
    const { players } = await game(at);
    const [one] = players;
    at.net.sockets[0]?.freeze();
    const said = one.say('is anybody there?');
    await at.time.pass(50_000);
    expect(one.getSnapshot().status).toBe('live');
    await at.time.pass(10_000);
    await quiet();
    expect(one.getSnapshot().status).toBe('live');
    expect(await said).toMatchObject({ ok: true });
    expect(at.net.sockets).toHaveLength(3);
    // a silent one that answers stays
    await at.time.pass(600_000);
    expect(at.net.sockets).toHaveLength(3);
  });

  test('is noticed at once when the device is online again', async () => {
    const awakenings = new Map<string, () => void>();
    const runtime = globalThis as unknown as Record<string, unknown>;
    runtime.addEventListener = (type: string, listener: () => void) => awakenings.set(type, listener);
    runtime.removeEventListener = (type: string) => awakenings.delete(type);
    try {
      const at = world();
      const { id } = await at.create();
      const client = at.connect(id);
      await quiet();
      at.net.sockets[0]?.freeze();
      awakenings.get('online')?.();
      await at.time.pass(2000);
      await quiet();
      expect(at.net.sockets).toHaveLength(2);
      expect(client.getSnapshot().status).toBe('live');
      at.net.down = ['wss://'];
      at.net.sockets[1]?.drop();
      await at.time.pass(60_000);
      at.net.down = [];
      awakenings.get('visibilitychange')?.();
      await quiet();
      expect(client.getSnapshot().status).toBe('live');
      client.close();
      expect(awakenings.size).toBe(0);
    } finally {
      delete runtime.addEventListener;
      delete runtime.removeEventListener;
    }
  });

  test('is replaced if the server never answers', async () => {
    const at = world();
    const { id } = await at.create();
    const client = at.connect(id);
    at.net.sockets[0]?.freeze();
    await at.time.pass(20_000);
    await quiet();
    expect(client.getSnapshot().status).toBe('live');
    expect(at.net.sockets).toHaveLength(2);
  });
});

describe('the host', () => {
  test('invites, begins and asks for another game, to which all go with their tokens', async () => {
    const at = world();
    const created = await at.create({ begin: 'host' });
    const keeps = [memoryKeep(), memoryKeep()];
    const host = at.connect(created.id, { host: created.host, rematch: true, ...(keeps[0] && { keep: keeps[0] }) });
    const guest = at.connect(created.id, keeps[1] && { keep: keeps[1] });
    await quiet();
    expect(host.getSnapshot().isHost).toBe(true);
    const asked = host.invite(1);
    await quiet();
    const invited = await asked;
    if (!invited.ok) throw new Error(invited.refusal.message);
    const old = guest.sit({ name: 'Bob', invitation: created.invitations[1] ?? '' });
    await quiet();
    expect(await old).toMatchObject({ refusal: { code: 'wrong-invitation' } });
    const sat = [host.sit({ name: 'Ann', seat: 0 }), guest.sit({ name: 'Bob', invitation: invited.invitation })];
    await quiet();
    expect(await Promise.all(sat)).toMatchObject([{ seat: 0 }, { seat: 1 }]);
    const renamed = guest.rename('Rob');
    await quiet();
    expect(await renamed).toMatchObject({ ok: true });
    expect(host.getSnapshot().card?.seats.map(({ name }) => name)).toEqual(['Ann', 'Rob']);
    const begun = host.begin();
    await quiet();
    expect(await begun).toMatchObject({ ok: true });
    expect(guest.next()).toBeNull();
    const early = host.again();
    await quiet();
    expect(await early).toMatchObject({ refusal: { code: 'not-over' } });
    const resigned = guest.send('resign');
    await quiet();
    expect(await resigned).toMatchObject({ ok: true });
    const again = [host.again(), guest.again()];
    for (let i = 0; i < 3; i++) await quiet();
    expect(await Promise.all(again)).toMatchObject([{ ok: true }, { ok: true }]);
    const next = guest.next();
    expect(next).toHaveLength(1);
    expect(next?.[0]).toMatch(/^https:\/\/host\.test\/sub\/tables\/[\w-]{24}$/);
    // the host went there, the guest did not
    expect(host.getSnapshot()).toMatchObject({ status: 'live', viewer: 0, isHost: true, card: { phase: 'gathering' } });
    expect(host.getSnapshot().card?.id).not.toBe(created.id);
    const rematch = at.connect('', keeps[1] && { keep: keeps[1] }, [...(next ?? [])]);
    await quiet();
    expect(rematch.getSnapshot().viewer).toBe(1);
    const second = host.begin();
    await quiet();
    expect(await second).toMatchObject({ ok: true });
    expect(tableOf(rematch).version).toBe(0);
  });
});

describe('tokens', () => {
  const withStorage = async (storage: PropertyDescriptor, run: () => void | Promise<void>) => {
    const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, ...storage });
    try {
      await run();
    } finally {
      if (before === undefined) delete (globalThis as { localStorage?: unknown }).localStorage;
      else Object.defineProperty(globalThis, 'localStorage', before);
    }
  };

  test('are in the storage of the page, for all tabs', () => {
    const items = new Map<string, string>();
    const value = {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, text: string) => items.set(key, text),
    };
    return withStorage({ value }, () => {
      localTokens().set('a', { token: 'x' });
      expect(localTokens().get('a')).toEqual({ token: 'x' });
      expect(localTokens().get('b')).toBeNull();
      items.set('ludi-romani/table/b', '{"token":5}');
      expect(localTokens().get('b')).toBeNull();
      items.set('ludi-romani/table/b', '{');
      expect(localTokens().get('b')).toBeNull();
    });
  });

  test.each([
    ['missing', { value: undefined }],
    [
      'denied',
      {
        get: () => {
          throw new Error('denied');
        },
      },
    ],
    [
      'full',
      {
        value: {
          getItem: () => null,
          setItem: () => {
            throw new Error('full');
          },
        },
      },
    ],
  ])('are in memory if the storage is %s', (_, storage) =>
    withStorage(storage, () => {
      const keep = localTokens();
      expect(keep.get('a')).toBeNull();
      keep.set('a', { token: 'x' });
      expect(keep.get('a')).toEqual({ token: 'x' });
    }),
  );
});

test('the sockets of the package ws fit', () => {
  const options: ConnectOptions = { WebSocket: NodeWebSocket };
  expect(options.WebSocket).toBe(NodeWebSocket);
});
