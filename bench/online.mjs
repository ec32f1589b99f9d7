/**
 * Measures how many tables one process can serve: first the server of examples/online, then boardgame.io's server, with the same game. Each
 * table has about two actions per second. Measures the time until all players at the table have received an action. Adds tables until the
 * 99th percentile is above 50 ms in two steps in a row. `npm run bench:online` measures both servers. Pass the name of a server
 * to measure only that one.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { engine } from '@ludi-romani/city-of-rome';
import { WebSocket } from 'ws';
import { joinTable } from '../examples/online/client.mjs';
import { startServer, waiting } from '../examples/online/players.mjs';
import { random } from './random.mjs';
import { print, processorTime, whole } from './report.mjs';

const STEPS = [25, 50, 100, 150, 200, 300, 400, 600, 800, 1200, 1600];
const PLAYERS = 2;
/** The mean milliseconds between two actions at a table. */
const PACE = 500;
const WARM = 3000;
const COUNTED = 8000;
const SLOWEST = 50;

const choose = random(7);
const anyAction = (view) => {
  const legal = engine.legalActions(view);
  return legal[choose(legal.length)];
};

/** Starts the server of examples/online, which writes every action to disk before it sends it. */
async function ludi() {
  const folder = mkdtempSync(join(tmpdir(), 'ludi-bench-'));
  const { server, url } = await startServer({ TABLES: folder, PORT: '0' });
  const post = async (path, body) => (await fetch(url + path, { method: 'POST', body: JSON.stringify(body) })).json();
  return {
    server,
    async open() {
      const { table, token } = await post('/tables', { game: engine.game, options: { players: PLAYERS } });
      const other = await post(`/tables/${table}/seats`, {});
      const { wake, until } = waiting();
      const urls = [`${url.replace('http', 'ws')}/tables/${table}`];
      const clients = [token, other.token].map((one) => joinTable({ urls, token: one, WebSocket, onChange: wake }));
      await until(() => clients.every((client) => client.table !== null));
      return {
        async act() {
          const client = clients.find((one) => engine.legalActions(one.table.view).length > 0);
          if (client === undefined) return false;
          const { version } = await client.act(anyAction(client.table.view));
          await until(() => clients.every((one) => one.table.version >= version));
          return true;
        },
        leave() {
          for (const client of clients) client.close();
        },
      };
    },
    end: () => rmSync(folder, { recursive: true }),
  };
}

/** Starts boardgame.io's server, which stores all matches in memory. */
async function boardgameIo() {
  const [{ gameOf }, { Client }, { SocketIO }] = await Promise.all([
    import('@ludi-romani/boardgame-io'),
    import('boardgame.io/dist/cjs/client.js'),
    import('boardgame.io/dist/cjs/multiplayer.js'),
  ]);
  const server = spawn(process.execPath, ['bench/online-peer.mjs'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = String(await once(server.stdout, 'data')).match(/\d+/);
  let matches = 0;
  return {
    server,
    async open() {
      const { wake, until } = waiting();
      const matchID = `match ${matches++}`;
      const clients = Array.from({ length: PLAYERS }, (_, seat) => {
        const socketOpts = { transports: ['websocket'], forceNew: true };
        const multiplayer = SocketIO({ server: `localhost:${port}`, socketOpts });
        const numPlayers = PLAYERS;
        const client = Client({
          game: gameOf(engine),
          multiplayer,
          matchID,
          playerID: `${seat}`,
          numPlayers,
          debug: false,
        });
        client.subscribe(wake);
        client.start();
        return client;
      });
      await until(() => clients.every((client) => client.getState() !== null));
      return {
        async act() {
          const client = clients.find((one) => engine.legalActions(one.getState().G).length > 0);
          if (client === undefined) return false;
          const { G, _stateID } = client.getState();
          client.moves.act(anyAction(G));
          await until(() => clients.every((one) => one.getState()._stateID > _stateID));
          return true;
        },
        leave() {
          for (const client of clients) client.stop();
        },
      };
    },
    end: () => {},
  };
}

const quantile = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;

/** Measures one server with more and more tables. Returns a row for each number of tables. */
async function measure(name, start) {
  const { server, open, end } = await start();
  const rows = [];
  let tables = 0;
  let isOver = false;
  let slowSteps = 0;
  let waits = [];
  const play = async () => {
    let table = await open();
    await pause(Math.random() * PACE);
    while (!isOver) {
      const began = performance.now();
      if (await table.act()) waits.push(performance.now() - began);
      else {
        table.leave();
        table = await open();
      }
      await pause(PACE * (0.5 + Math.random()) - Math.min(PACE / 2, performance.now() - began));
    }
    table.leave();
  };
  const playing = [];
  for (const step of STEPS) {
    for (; tables < step; tables++) playing.push(play());
    await pause(WARM);
    waits = [];
    const here = monitorEventLoopDelay({ resolution: 5 });
    here.enable();
    const used = processorTime(server);
    await pause(COUNTED);
    const sorted = waits.toSorted((a, b) => a - b);
    const [middle, slow] = [quantile(sorted, 0.5), quantile(sorted, 0.99)];
    rows.push({
      server: name,
      tables: whole(tables),
      'actions/s': whole((sorted.length / COUNTED) * 1000),
      'p50 ms': middle.toFixed(1),
      'p99 ms': slow.toFixed(1),
      processor: `${Math.round(((processorTime(server) - used) / COUNTED) * 100_000)} %`,
      'delay of the clients, p99 ms': (here.percentile(99) / 1e6).toFixed(1),
    });
    // other programs may have slowed down a single step
    slowSteps = slow <= SLOWEST ? 0 : slowSteps + 1;
    if (slowSteps === 2) break;
  }
  isOver = true;
  await Promise.race([Promise.all(playing), pause(5000)]);
  server.kill('SIGKILL');
  await once(server, 'exit');
  end();
  return rows;
}

const SERVERS = { 'examples/online': ludi, 'boardgame.io': boardgameIo };
const wanted = process.argv.slice(2);
const rows = [];
for (const [name, start] of Object.entries(SERVERS).filter(([one]) => wanted.length === 0 || wanted.includes(one)))
  rows.push(...(await measure(name, start)));
print({
  title: 'Tables of one server process',
  note: `City of Rome with ${PLAYERS} players, ${1000 / PACE} actions per second at each table. The times are from an action until all players have received it. The clients run on the same machine, in one process.`,
  rows,
});
process.exit();
