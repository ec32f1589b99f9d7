/** Tests of the server of tables over real sockets. */
import { once } from 'node:events';
import { createServer, request as httpRequest, type IncomingMessage } from 'node:http';
import { connect as connectTcp } from 'node:net';
import type { Duplex } from 'node:stream';
import { type GameTypes, verifyReplay } from '@ludi-romani/core';
import { type Created, PROTOCOL, systemRandom, systemTime } from '@ludi-romani/rooms';
import { lobby, type Tokens } from '@ludi-romani/rooms/client';
import { serve } from '@ludi-romani/rooms/ws';
import { afterEach, describe, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { visitors, WEB_LIMITS } from '../../packages/rooms/src/node/visitors';
import { hosted, token } from './hosting';
import {
  type AnyConnection,
  closeAll,
  closing,
  created,
  ends,
  engine,
  join,
  listening,
  post,
  served,
  until,
  upgrade,
  WISH,
} from './serving';

afterEach(closeAll);

/** A proxy that removes `strip` from the start of each path. */
async function proxied(target: string, strip: string): Promise<string> {
  const { port } = new URL(target);
  const pathOf = (url = '') => (url.startsWith(strip) ? `/${url.slice(strip.length)}` : url).replace(/^\/+/, '/');
  const forwarded = ({ method = 'GET', url = '', headers, socket }: IncomingMessage) => ({
    port,
    method,
    path: pathOf(url),
    headers: { ...headers, 'x-forwarded-for': `203.0.113.9, ${socket.remoteAddress}` },
  });
  const proxy = createServer((request, response) => {
    const onward = httpRequest(forwarded(request), (answer) => {
      response.writeHead(answer.statusCode ?? 0, answer.headers);
      answer.pipe(response);
    });
    request.pipe(onward);
  });
  proxy.on('upgrade', (request, stream) => {
    const onward = httpRequest(forwarded(request));
    onward.on('upgrade', ({ rawHeaders }, other) => {
      const lines = rawHeaders.flatMap((text, i) => (i % 2 === 0 ? `${text}: ${rawHeaders[i + 1]}` : []));
      stream.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`);
      stream.pipe(other).pipe(stream);
      for (const end of [stream, other]) {
        end.on('error', () => {});
        ends.push(() => void end.destroy());
      }
    });
    onward.end();
  });
  return listening(proxy);
}

describe('tables over HTTP', () => {
  test('are created, listed, played and recorded', async () => {
    const { home, faults } = await served();
    const answer = await post(`${home}/tables`, { ...WISH, listed: true });
    expect(answer.status).toBe(201);
    const { id, host, invitations } = (await answer.json()) as Created;
    expect([id, host, ...invitations].every((text) => text?.length === 24)).toBe(true);
    const list = (await (await fetch(`${home}/tables`)).json()) as { tables: { id: string }[] };
    expect(list.tables.map((table) => table.id)).toEqual([id]);
    const record = async (which: string) => {
      const { status } = await fetch(`${home}/tables/${which}/record`);
      return status;
    };
    expect(await record(id)).toBe(409);
    expect(await record('x'.repeat(24))).toBe(404);
    expect(await record('nothing')).toBe(404);

    const players = [0, 1].map(() => join(`${home}/tables/${id}`));
    for (const [seat, player] of players.entries())
      expect(await player.sit({ name: `Player ${seat}`, seat })).toMatchObject({ ok: true });
    const [one] = players as [AnyConnection, AnyConnection];
    await until(one, ({ table }) => table !== null);
    const seat = engine.activePlayers(one.getSnapshot().table?.view as GameTypes['view'])[0] ?? 0;
    const player = players[seat] as AnyConnection;
    await until(player, ({ table }) => table !== null);
    const [action] = engine.legalActions(player.getSnapshot().table?.view as GameTypes['view']);
    expect(await player.act(action as GameTypes['action'])).toEqual({ ok: true, version: 1 });
    expect(await one.send('resign')).toMatchObject({ ok: true });
    await until(one, ({ card }) => card?.phase === 'over');
    expect(await record(id)).toBe(200);
    expect(faults).toEqual([]);
  });

  test('are refused with all problems, and nothing else is answered', async () => {
    const app = createServer((request, response) => response.end(`the app has ${request.method} ${request.url}`));
    const { home, faults } = await served({}, app);
    const wrong = await post(`${home}/tables`, { game: 'city-of-rome', options: { players: 9 }, extra: 1 });
    expect(wrong.status).toBe(400);
    expect(await wrong.json()).toMatchObject({
      code: 'invalid',
      message: expect.any(String),
      problems: [{ path: 'extra' }],
    });
    const malformed = await fetch(`${home}/tables`, { method: 'POST', body: '{' });
    expect([malformed.status, await malformed.json()]).toMatchObject([400, { code: 'malformed' }]);
    for (const path of [
      '/',
      '/tablesx',
      '/tables/',
      '/other/tables',
      `/tables/${'x'.repeat(24)}`,
      '/tables/a/b',
      '/tables/a/record/b',
    ])
      expect(await (await fetch(home + path)).text()).toBe(`the app has GET ${path}`);
    expect(await (await fetch(`${home}/tables`, { method: 'DELETE' })).text()).toBe('the app has DELETE /tables');
    expect((await post(`${home}/tables`)).status).toBe(201);
    expect(faults).toEqual([]);
  });

  test('let other WebSockets of the app be, and answer 404 if there is no app', async () => {
    const app = createServer();
    const chat = new WebSocketServer({ server: app, path: '/chat' });
    ends.push(() => chat.close());
    const { home } = await served({}, app);
    const { id } = await created(home);
    expect(await upgrade(`${home}/chat`)).toBeInstanceOf(WebSocket);
    expect(await upgrade(`${home}/tables/${id}`)).toBeInstanceOf(WebSocket);
    expect(await upgrade(`${home}/nothing`)).toBe(400);
    const alone = await served();
    expect((await fetch(alone.home)).status).toBe(404);
    expect(await upgrade(`${alone.home}/nothing`)).toBe(404);
  });

  test('are used through a lobby, which keeps the tokens of hosts', async () => {
    const { home, store } = await served();
    const kept = new Map<string, Tokens>();
    const keep = { get: (id: string) => kept.get(id), set: (id: string, tokens: Tokens) => void kept.set(id, tokens) };
    const tables = lobby(`${home}/`, { keep });
    const made = await tables.create({ ...WISH, listed: true });
    if (!made.ok) throw new Error(made.refusal.message);
    expect(kept.get(made.id)).toEqual({ host: made.host, invitations: made.invitations });
    expect(made.invitations).toHaveLength(2);
    expect(tables.address(made.id)).toBe(`${home}/tables/${made.id}`);
    expect(await tables.listed()).toMatchObject({ ok: true, tables: [{ id: made.id, phase: 'gathering' }] });
    const host = join(tables.address(made.id), { keep });
    await until(host, ({ isHost }) => isHost);
    expect(await tables.record(made.id)).toMatchObject({ ok: false, refusal: { code: 'not-over' } });
    // the invitations that the host has are good until the seat is taken, or until there is a new one
    expect(await host.invite(1)).toEqual({ ok: true, version: 0, invitation: made.invitations[1] });
    const [own] = made.invitations;
    expect(await host.sit({ name: 'Livia', invitation: own ?? '' })).toMatchObject({ ok: true });
    const renewed = await host.invite(0);
    expect(renewed.ok && renewed.invitation).not.toBe(own);
    expect(kept.get(made.id)?.invitations?.[0]).toBe(renewed.ok && renewed.invitation);
    const other = join(tables.address(made.id));
    await other.sit({ name: 'Gaius', seat: 1 });
    await until(other, ({ table }) => table !== null);
    await other.send('resign');
    await until(other, ({ card }) => card?.phase === 'over');
    const answer = await tables.record(made.id);
    expect(answer.ok && verifyReplay(engine, answer.record)).toMatchObject({ ok: true });

    const refused = await tables.create({ game: 'city-of-rome', options: { players: 9 } });
    expect(refused).toMatchObject({ ok: false, refusal: { code: 'invalid', problems: [{ path: 'players' }] } });
    store.fail('before');
    expect(await tables.create(WISH)).toMatchObject({ ok: false, refusal: { code: 'failed', wait: 5000 } });
    for (const answer of ['<html>', '{}'])
      expect(await lobby(home, { fetch: async () => new Response(answer, { status: 502 }) }).listed()).toEqual({
        ok: false,
        refusal: { code: 'failed', message: 'the server cannot be reached' },
      });
    expect(await lobby('http://127.0.0.1:1').listed()).toMatchObject({ ok: false, refusal: { code: 'failed' } });
    expect(kept.size).toBe(1);
  });

  test('report errors of the store, and try again later', async () => {
    const { home, store, faults } = await served();
    store.fail('before');
    const failed = await post(`${home}/tables`);
    expect([failed.status, failed.headers.get('retry-after')]).toEqual([503, '5']);
    expect(faults).toHaveLength(1);
    expect((await post(`${home}/tables`)).status).toBe(201);
  });
});

describe('another origin', () => {
  const origin = 'https://page.test';

  /** Connects as a page of an origin. Resolves to everything that the server says, and how it closes the socket. */
  async function turnedAway(url: string, from: string) {
    const socket = new WebSocket(url.replace('http', 'ws'), { origin: from });
    const said: unknown[] = [];
    socket.on('message', (data) => said.push(JSON.parse(String(data))));
    return { ...(await closing(socket)), said };
  }

  test('is refused by default', async () => {
    const { home } = await served();
    const { id } = await created(home);
    const refused = await post(`${home}/tables`, WISH, { origin });
    expect(refused.status).toBe(403);
    // the page may read the reason
    expect(refused.headers.get('access-control-allow-origin')).toBe(origin);
    expect(await refused.json()).toMatchObject({ code: 'other-origin' });
    for (const other of [origin, 'null'])
      expect(await turnedAway(`${home}/tables/${id}`, other)).toEqual({
        said: [
          expect.objectContaining({
            type: 'refused',
            id: null,
            refusal: expect.objectContaining({ code: 'other-origin' }),
          }),
        ],
        code: 1008,
        reason: 'other-origin',
      });
    class PageSocket extends WebSocket {
      constructor(url: string) {
        super(url, { origin });
      }
    }
    const client = join(`${home}/tables/${id}`, { WebSocket: PageSocket });
    await until(client, ({ status }) => status === 'refused');
    expect(client.getSnapshot().refusal?.code).toBe('other-origin');
    expect(await upgrade(`${home}/tables/${id}`, { origin: home })).toBeInstanceOf(WebSocket);
    expect((await post(`${home}/tables`, WISH, { origin: home })).status).toBe(201);
  });

  test('may come if it is named', async () => {
    const { home } = await served({ origins: [origin] });
    const { id } = await created(home);
    const asked = await fetch(`${home}/tables`, { method: 'OPTIONS', headers: { origin } });
    expect(asked.status).toBe(204);
    expect(asked.headers.get('access-control-allow-origin')).toBe(origin);
    expect(asked.headers.get('access-control-allow-methods')).toContain('POST');
    expect(asked.headers.get('vary')).toBe('Origin');
    const answer = await post(`${home}/tables`, WISH, { origin });
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([201, origin]);
    expect(await upgrade(`${home}/tables/${id}`, { origin })).toBeInstanceOf(WebSocket);
    expect(await turnedAway(`${home}/tables/${id}`, 'https://page.test.evil')).toMatchObject({ code: 1008 });
  });
});

describe('behind a proxy at a sub-path', () => {
  test.each([
    ['that removes it', '/games/rome', ''],
    ['that leaves it', '', 'games/rome'],
  ])('%s, a game is played', async (_, strip, path) => {
    const { home } = await served(path === '' ? {} : { path });
    const front = `${await proxied(home, strip)}/games/rome`;
    const { id, invitations } = await created(front);
    const players = invitations.map(() => join(`${front}/tables/${id}`));
    for (const [seat, player] of players.entries())
      expect(await player.sit({ name: `Player ${seat}`, invitation: invitations[seat] ?? '' })).toMatchObject({ seat });
    for (const player of players) await until(player, ({ table }) => table?.version === 0);
    expect(players.map((player) => player.getSnapshot().viewer)).toEqual([0, 1]);
  });

  test('each address has its own limits, and nobody can pretend to be another', async () => {
    const limits = { tables: 1 };
    const { home } = await served({ trustProxy: true, limits });
    const from = async (address: string) => {
      const { status } = await post(`${home}/tables`, WISH, { 'x-forwarded-for': address });
      return status;
    };
    expect(await from('203.0.113.1')).toBe(201);
    expect(await from('203.0.113.1')).toBe(429);
    expect(await from('198.51.100.7, 203.0.113.1')).toBe(429);
    expect(await from('203.0.113.2')).toBe(201);
    expect(await from('2001:db8:1:2::1')).toBe(201);
    expect(await from('2001:db8:1:2:3:4:5:6')).toBe(429);
    expect(await from('2001:db8:1:3::1')).toBe(201);
    const other = await served({ limits });
    expect((await post(`${other.home}/tables`, WISH, { 'x-forwarded-for': '203.0.113.1' })).status).toBe(201);
    expect((await post(`${other.home}/tables`, WISH, { 'x-forwarded-for': '203.0.113.2' })).status).toBe(429);
  });
});

describe('limits', () => {
  /** Posts a body of so many bytes. Resolves to the answer, and to the error of the connection. */
  const postRaw = (home: string, bytes: number, head: string) =>
    new Promise<{ readonly text: string; readonly error: unknown }>((resolve) => {
      const socket = connectTcp(Number(new URL(home).port), '127.0.0.1');
      let text = '';
      let error: unknown = null;
      socket.on('data', (data) => {
        text += data;
      });
      socket.on('error', (one) => {
        error = one;
      });
      socket.on('close', () => resolve({ text, error }));
      socket.write(`POST /tables HTTP/1.1\r\nHost: x\r\n${head}\r\n\r\n`);
      const chunk = Buffer.alloc(65_536, 32);
      let sent = 0;
      const more = (): void => {
        while (sent < bytes) {
          sent += chunk.length;
          const part = head.startsWith('Transfer')
            ? Buffer.concat([Buffer.from('10000\r\n'), chunk, Buffer.from('\r\n')])
            : chunk;
          if (!socket.write(part)) {
            socket.once('drain', more);
            return;
          }
        }
        socket.end(head.startsWith('Transfer') ? '0\r\n\r\n' : '');
      };
      more();
    });

  test('a body that is too long is answered and not reset', async () => {
    const { home, faults } = await served();
    const bytes = 320 * 65_536;
    for (const head of [`Content-Length: ${bytes}`, 'Transfer-Encoding: chunked']) {
      const { text, error } = await postRaw(home, bytes, head);
      expect(text.split('\r\n')[0]).toBe('HTTP/1.1 413 Payload Too Large');
      expect(error).toBeNull();
    }
    // the head is enough
    const head = connectTcp(Number(new URL(home).port), '127.0.0.1');
    head.write(`POST /tables HTTP/1.1\r\nHost: x\r\nContent-Length: ${bytes}\r\n\r\n`);
    expect(String((await once(head, 'data'))[0])).toContain('413 Payload Too Large');
    head.destroy();
    const answer = await fetch(`${home}/tables`, { method: 'POST', body: 'x'.repeat(bytes) });
    expect([answer.status, await answer.json()]).toMatchObject([413, { code: 'too-long' }]);
    expect((await post(`${home}/tables`)).status).toBe(201);
    expect(faults).toEqual([]);
  });

  test('too many requests, tables and connections wait', async () => {
    const { home } = await served({ limits: { requests: 30, tables: 2, connections: 3 } });
    const { id } = await created(home);
    // a wish that is refused does not count
    for (let i = 0; i < 3; i++) expect((await post(`${home}/tables`, {})).status).toBe(400);
    await created(home);
    const third = await post(`${home}/tables`);
    expect([third.status, await third.json()]).toMatchObject([429, { code: 'slow-down' }]);
    expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(3000);
    const sockets = [];
    for (let i = 0; i < 4; i++) sockets.push(await upgrade(`${home}/tables/${id}`));
    expect(sockets.pop()).toBe(429);
    const [first] = sockets as WebSocket[];
    first?.close();
    await closing(first as WebSocket);
    let again: WebSocket | number = 429;
    while (again === 429 && sockets.length < 15) {
      again = await upgrade(`${home}/tables/${id}`);
      sockets.push(again);
    }
    expect(again).toBeInstanceOf(WebSocket);
    let status = 200;
    for (let i = 0; i < 40 && status === 200; i++) status = (await fetch(`${home}/tables`)).status;
    expect(status).toBe(429);
  });

  test('an address is forgotten when it has no connection and all of its quota', () => {
    let at = 0;
    const all = visitors({ ...WEB_LIMITS, requests: 60, tables: 2 }, () => at);
    all.request('192.0.2.1');
    all.connect('192.0.2.2');
    all.create('192.0.2.3');
    const sizeAt = (moment: number) => {
      at = moment;
      all.sweep();
      return all.size;
    };
    expect([sizeAt(500), sizeAt(2000), sizeAt(3_600_001)]).toEqual([3, 2, 1]);
    all.disconnect('192.0.2.2');
    expect(sizeAt(3_600_001)).toBe(0);
  });

  test('binary and too long messages end the connection, and nothing else', async () => {
    const { home, faults } = await served();
    const { id } = await created(home);
    const open = async () => (await upgrade(`${home}/tables/${id}`)) as WebSocket;
    const binary = await open();
    binary.send(Buffer.from('{}'));
    expect(await closing(binary)).toMatchObject({ code: 1003 });
    const long = await open();
    long.send('x'.repeat(100_000));
    expect(await closing(long)).toMatchObject({ code: 1009 });
    const broken = await open();
    (broken as unknown as { _socket: { write(text: string): void } })._socket.write('no frame at all');
    expect((await closing(broken)).code).toBe(1002);
    const refused = await open();
    refused.send(JSON.stringify({ type: 'hello', protocol: 'other' }));
    expect(await closing(refused)).toEqual({ code: 1008, reason: 'other-protocol' });
    const client = join(`${home}/tables/${id}`);
    await until(client, ({ status }) => status === 'live');
    expect(faults).toEqual([]);
  });
});

describe('connections', () => {
  test('to no table, or with a wrong token, end for good', async () => {
    const { home } = await served();
    const { id } = await created(home);
    const lost = join(`${home}/tables/${'x'.repeat(24)}`);
    const wrong = join(`${home}/tables/${id}`, { token: token('wrong') });
    await until(lost, ({ status }) => status === 'refused');
    await until(wrong, ({ status }) => status === 'refused');
    expect(lost.getSnapshot().refusal?.code).toBe('no-such-table');
    expect(wrong.getSnapshot().refusal?.code).toBe('wrong-token');
  });

  test('of two tabs at the same seat both follow, and the player is absent only when both are gone', async () => {
    const { home } = await served();
    const { id, invitations } = await created(home);
    const tabs = [join(`${home}/tables/${id}`), join(`${home}/tables/${id}`)] as const;
    const kept = new Map<string, object>();
    const keep = {
      get: (key: string) => kept.get(key),
      set: (key: string, tokens: object) => void kept.set(key, tokens),
    };
    const first = join(`${home}/tables/${id}`, { keep });
    await first.sit({ name: 'Ann', invitation: invitations[0] ?? '' });
    const second = join(`${home}/tables/${id}`, { keep });
    await until(second, ({ viewer }) => viewer === 0);
    await tabs[0].sit({ name: 'Bob', invitation: invitations[1] ?? '' });
    await until(second, ({ table }) => table !== null);
    await until(tabs[0], ({ table }) => table !== null);
    const actor =
      engine.activePlayers(second.getSnapshot().table?.view as GameTypes['view'])[0] === 0 ? second : tabs[0];
    const [action] = engine.legalActions(actor.getSnapshot().table?.view as GameTypes['view']);
    expect(await actor.act(action as GameTypes['action'])).toMatchObject({ ok: true });
    await until(first, ({ table }) => table?.version === 1);
    await until(second, ({ table }) => table?.version === 1);
    expect(first.getSnapshot().table?.view).toEqual(second.getSnapshot().table?.view);
    first.close();
    await second.say('still here');
    expect(second.getSnapshot().card?.seats[0]?.away).toBeNull();
    second.close();
    await until(tabs[0], ({ card }) => card?.seats[0]?.away !== null);
  });

  test('get the messages of one change in one write', async () => {
    const { home, server } = await served();
    const writes = new Map<Duplex, number>();
    server.on('connection', (stream) => {
      const { _writev: write } = stream;
      stream._writev = (...given) => {
        writes.set(stream, (writes.get(stream) ?? 0) + 1);
        write?.apply(stream, given);
      };
    });
    const { id, invitations } = await created(home);
    const players = invitations.map(() => join(`${home}/tables/${id}`));
    for (const [seat, player] of players.entries())
      await player.sit({ name: `Player ${seat}`, invitation: invitations[seat] ?? '' });
    for (const player of players) await until(player, ({ table }) => table !== null);
    writes.clear();
    const views = players.map((player) => player.getSnapshot().table?.view as GameTypes['view']);
    const actor = views.findIndex((view) => engine.legalActions(view).length > 0);
    const [action] = engine.legalActions(views[actor] as GameTypes['view']);
    await players[actor]?.act(action as GameTypes['action']);
    for (const player of players) await until(player, ({ table }) => table?.version === 1);
    expect([...writes.values()]).toEqual([1, 1]);
  });

  test('get an answer to each of several requests that come together', async () => {
    const { home } = await served({}, createServer(), { limits: { waiting: 20 } });
    const { id } = await created(home);
    const socket = (await upgrade(`${home}/tables/${id}`)) as WebSocket;
    const types: string[] = [];
    const isDone = new Promise<void>((resolve) => {
      socket.on('message', (data) => {
        const { type } = JSON.parse(String(data));
        types.push(type);
        if (type === 'accepted') resolve();
      });
    });
    socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL }));
    await once(socket, 'message');
    for (const request of ['one', 'two', 'three']) socket.send(JSON.stringify({ type: 'log', id: request, since: 0 }));
    socket.send(JSON.stringify({ type: 'ping', id: 'last' }));
    await isDone;
    expect(types).toEqual(['welcome', 'log', 'log', 'log', 'accepted']);
  });

  test('end with the server, and come back to the next one', async () => {
    const app = createServer((_, response) => response.writeHead(404).end());
    const one = await served({}, app);
    const { id } = await created(one.home);
    const client = join(`${one.home}/tables/${id}`);
    await until(client, ({ status }) => status === 'live');
    const socket = (await upgrade(`${one.home}/tables/${id}`)) as WebSocket;
    const closed = closing(socket);
    await one.end();
    expect(await closed).toEqual({ code: 1001, reason: 'the server is going away' });
    await until(client, ({ status }) => status === 'behind');
    expect(await upgrade(`${one.home}/tables/${id}`)).toBe(404);
    ends.push(serve(hosted().server, { server: one.server }));
    await until(client, ({ status }) => status === 'refused');
    expect(client.getSnapshot().refusal?.code).toBe('no-such-table');
  });
});

test('the clock of the process does not go back, and rings not before its moment', async () => {
  const time = systemTime();
  expect(Math.abs(time.now() - Date.now())).toBeLessThan(60_000);
  expect(Number.isInteger(time.now())).toBe(true);
  const at = time.now() + 20;
  const rung = await new Promise<number>((resolve) => time.wake(at, () => resolve(time.now())));
  expect(rung).toBeGreaterThanOrEqual(at);
  let isRung = false;
  // Node warns of timers that are too long, and rings them at once
  const warnings: Error[] = [];
  const warn = (warning: Error) => warnings.push(warning);
  process.on('warning', warn);
  const stops = [2 ** 31 + 5, 2 ** 40].map((later) =>
    time.wake(time.now() + later, () => {
      isRung = true;
    }),
  );
  await new Promise((resolve) => setTimeout(resolve, 20));
  for (const stop of stops) stop();
  process.off('warning', warn);
  expect(warnings).toEqual([]);
  expect(isRung).toBe(false);
  expect(systemRandom(24)).toHaveLength(24);
  expect(systemRandom(24)).not.toEqual(systemRandom(24));
});
