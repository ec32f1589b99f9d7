/** Tests of the server of tables that take long or much memory. */
import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { GameTypes } from '@ludi-romani/core';
import { PROTOCOL } from '@ludi-romani/rooms';
import { afterEach, expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { type AnyConnection, closeAll, closing, created, engine, join, served, until, upgrade } from './serving';

afterEach(closeAll);

test('a half-open connection is ended, and one that answers stays', async () => {
  const { home } = await served({ limits: { heartbeat: 1000 } });
  const { id } = await created(home);
  const socket = (await upgrade(`${home}/tables/${id}`)) as WebSocket;
  // it reads nothing, so it does not answer pings
  socket.pause();
  const alive = join(`${home}/tables/${id}`);
  await until(alive, ({ status }) => status === 'live');
  await new Promise((resolve) => setTimeout(resolve, 5000));
  socket.resume();
  expect((await closing(socket)).code).toBe(1006);
  expect(alive.getSnapshot().status).toBe('live');
});

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
/** Returns the bytes of memory in use. */
function used(): number {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function play(players: readonly AnyConnection[], actions: number): Promise<void> {
  for (let i = 0; i < actions; i++) {
    const [seat = 0] = engine.activePlayers(players[0]?.getSnapshot().table?.view as GameTypes['view']);
    const player = players[seat] as AnyConnection;
    await until(player, ({ table }) => table?.version === i);
    const [action] = engine.legalActions(player.getSnapshot().table?.view as GameTypes['view']);
    expect(await player.act(action as GameTypes['action'])).toMatchObject({ ok: true });
    for (const each of players) await until(each, ({ table }) => table?.version === i + 1);
  }
}

test('60 clients that ask and never read are closed, take less than 50 MB, and others play on', async () => {
  const server = createServer();
  const held: Socket[] = [];
  server.on('connection', (socket) => held.push(socket));
  // the time for which a client may be silent: on a busy machine the test is longer than the usual one
  const hour = 3_600_000;
  const limits = { connections: 100, requests: 1000, heartbeat: hour };
  const { home, faults } = await served({ limits }, server, { limits: { stuck: hour } });
  const { id, invitations } = await created(home);
  const players = invitations.map(() => join(`${home}/tables/${id}`));
  for (const [seat, player] of players.entries())
    expect(await player.sit({ name: `Player ${seat}`, invitation: invitations[seat] ?? '' })).toMatchObject({ seat });
  for (const player of players) await until(player, ({ table }) => table !== null);
  await play(players, 20);
  // the chat makes each welcome long
  for (const player of players) {
    const said = Array.from({ length: 90 }, (_, i) => player.say(`${i}`.padEnd(500, '.')));
    expect((await Promise.all(said)).every(({ ok }) => ok)).toBe(true);
  }

  const hello = JSON.stringify({ type: 'hello', protocol: PROTOCOL });
  const first = held.length;
  const sockets: WebSocket[] = [];
  for (let i = 0; i < 60; i++) {
    const socket = (await upgrade(`${home}/tables/${id}`)) as WebSocket;
    socket.pause();
    socket.send(hello);
    sockets.push(socket);
  }
  await pause(1000);
  const before = used();
  let most = 0;
  for (let i = 0; i < 20; i++) {
    for (const socket of sockets) for (let n = 0; n < 5; n++) socket.send(hello);
    await players[0]?.say(`still here ${i}`);
    most = Math.max(most, used() - before);
  }
  // until the buffers of the system are full, and more waits than the server allows
  const asking = held.slice(first);
  expect(asking).toHaveLength(60);
  while (asking.some(({ destroyed }) => !destroyed)) {
    await pause(300);
    most = Math.max(most, used() - before);
  }
  expect(most).toBeLessThan(50e6);
  expect(players.map((player) => player.getSnapshot().status)).toEqual(['live', 'live']);
  expect(await players[1]?.say('we play on')).toMatchObject({ ok: true });
  expect(faults).toEqual([]);
});
