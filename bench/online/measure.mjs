/** The measurements of one contestant. `start(port?)` starts its server, always with the same storage. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { engine } from '@ludi-romani/city-of-rome';
import { fixed, whole } from '../report.mjs';
import { Load, openTables, Table } from './tables.mjs';

/** The p99 in milliseconds above which a server is too slow. */
const SLOWEST = 50;

/** Counts actions. Returns the cells of a row. */
async function counted(server, load, milliseconds) {
  const clients = monitorEventLoopDelay({ resolution: 5 });
  clients.enable();
  const used = server.processorTime();
  const { actions, p50, p99 } = await load.count(milliseconds);
  const busy = ((server.processorTime() - used) / milliseconds) * 100_000;
  return {
    p99,
    cells: {
      'actions/s': whole((actions / milliseconds) * 1000),
      'p50 ms': fixed(p50),
      'p99 ms': fixed(p99),
      'processor %': whole(busy),
      'memory MB': whole(server.memory()),
      'delay of the clients, p99 ms': fixed(clients.percentile(99) / 1e6),
    },
  };
}

/** Adds tables until the p99 is too slow twice in a row: other programs may have slowed down a single step. */
export async function speed(name, contestant, start, { steps, warm, time }) {
  const server = await start();
  const load = new Load(contestant, server.url, 500);
  const rows = [];
  let slow = 0;
  for (const tables of steps) {
    await load.grow(tables);
    await pause(warm);
    const { p99, cells } = await counted(server, load, time);
    rows.push({ server: name, tables: whole(tables), ...cells });
    slow = p99 <= SLOWEST ? 0 : slow + 1;
    if (slow === 2) break;
  }
  load.stop();
  await server.kill();
  for (const table of load.tables) table.leave();
  return rows;
}

/** Measures many tables with an action every ten seconds and a spectator each. */
export async function quiet(name, contestant, start, { quietTables, time }) {
  const server = await start();
  const load = new Load(contestant, server.url, 10_000, 1);
  await load.grow(quietTables);
  await pause(10_000);
  const { cells } = await counted(server, load, 2 * time);
  load.stop();
  await server.kill();
  for (const table of load.tables) table.leave();
  return { server: name, tables: whole(quietTables), sockets: whole(3 * quietTables), ...cells };
}

/** Resolves to true if the next action comes to both players. */
const goesOn = (table) =>
  table.act(10_000).then(
    () => true,
    () => false,
  );

/** Connects the players again. Resolves to the version of the table, or to 0 if there is none. */
const rejoined = (table) =>
  Promise.race([table.sit().then(() => table.seats[0].version()), pause(10_000, 0)]).catch(() => 0);

/** Kills the server while games are played, and counts the actions that the other player had received and that are gone then. */
export async function lost(name, contestant, start, { kills, lostTables }) {
  let server = await start();
  const tables = await openTables(lostTables, contestant, server.url);
  let [seen, gone, games, going] = [0, 0, 0, 0];
  for (let kill = 0; kill < kills; kill++) {
    const playing = tables.map(async (table) => {
      while (await table.act(1000).catch(() => false)) await pause(50);
    });
    await pause(2000);
    await server.kill();
    await Promise.all(playing);
    const versions = tables.map((table) => table.seen());
    for (const table of tables) table.leave();
    server = await start(server.port);
    const returns = tables.map(async (table, i) => {
      const version = await rejoined(table);
      games++;
      seen += versions[i];
      gone += Math.max(0, versions[i] - version);
      if (version > 0 && (table.turn() === undefined || (await goesOn(table)))) going++;
    });
    await Promise.all(returns);
    if (going === 0) break;
  }
  await server.kill();
  for (const table of tables) table.leave();
  return {
    server: name,
    'seen by the other player': whole(seen),
    'of these gone': whole(gone),
    'games that go on': `${whole((100 * going) / games)} %`,
  };
}

/**
 * Counts the tables at which the game continues after a kill, and measures the time until the next action at the last one has come to both
 * players. The clients reconnect automatically.
 */
export async function back(name, contestant, start, { backTables }) {
  let server = await start();
  const tables = await openTables(backTables, contestant, server.url);
  await Promise.all(tables.map((table) => table.act()));
  // Colyseus does not reconnect to a room before
  await pause(6000);
  const before = tables.map((table) => table.seen());
  const killed = performance.now();
  await server.kill();
  server = await start(server.port);
  const times = await Promise.all(
    tables.map(async (table, i) => {
      while (performance.now() < killed + 30_000)
        if (await table.act(2000).catch(() => false))
          return table.seen() > before[i] ? performance.now() - killed : Number.POSITIVE_INFINITY;
        // nobody can act while one of the clients is behind
        else await pause(50);
      return Number.POSITIVE_INFINITY;
    }),
  );
  await server.kill();
  for (const table of tables) table.leave();
  const found = times.filter(Number.isFinite);
  return {
    server: name,
    tables: whole(backTables),
    back: whole(found.length),
    'the last after s': found.length === 0 ? '' : fixed(Math.max(...found) / 1000),
  };
}

/** Returns the information that a client gets about an illegal action: the player tries the action of the player before. */
async function refusal(contestant, start) {
  const server = await start();
  const table = await Table.open(contestant, server.url);
  let answer = '';
  for (let tried = false; !tried; ) {
    const { actions } = table.turn();
    await table.act();
    const { client, seat } = table.turn();
    const action = actions
      .map((one) => ({ ...one, player: seat }))
      .find((one) => !engine.explain(client.view(), one).legal);
    if (action === undefined) continue;
    answer = (await Promise.race([client.act(action), pause(2000)])) ?? 'nothing';
    tried = true;
  }
  table.leave();
  await server.kill();
  return answer;
}

/** Returns `yes` if two servers with the same storage can serve the players of one table, or the reason why not. */
async function processes(contestant, start) {
  const server = await start();
  try {
    const other = await start();
    const table = await Table.open(contestant, server.url);
    table.leave();
    await Promise.race([
      table.sit([server.url, other.url]),
      pause(5000).then(() => Promise.reject(new Error('no answer'))),
    ]);
    for (let i = 0; i < 10; i++) await table.act(5000);
    table.leave();
    await other.kill();
    return 'yes';
  } catch (error) {
    return `no: ${error.message.split(': ')[0]}`;
  } finally {
    await server.kill();
  }
}

/** Finds out what a client learns about an illegal action, and if a table can have several servers. */
export const contacts = async (name, contestant, start) => ({
  server: name,
  'a client learns about an illegal action': await refusal(contestant, start),
  'two processes at one table': await processes(contestant, start),
});

/** Measures the memory for clients that request everything again and again, and read nothing. */
export async function unread(name, contestant, start, { unreadTime }) {
  const server = await start();
  const load = new Load(contestant, server.url, 200, 10);
  await load.grow(6);
  await load.count(3000);
  const before = server.memory();
  const readers = load.tables.flatMap((table) => table.spectators);
  for (const client of readers) client.stopReading();
  let most = before;
  const asking = setInterval(() => {
    for (const client of readers) {
      try {
        client.askForAll();
      } catch {
        // the server has closed the connection
      }
    }
  }, 20);
  const looking = setInterval(() => {
    most = Math.max(most, server.memory());
  }, 250);
  const { p99 } = await load.count(unreadTime);
  clearInterval(asking);
  clearInterval(looking);
  load.stop();
  await server.kill();
  for (const table of load.tables) table.leave();
  return {
    server: name,
    'memory before, MB': whole(before),
    'at most, MB': whole(most),
    'p99 of the players, ms': fixed(p99),
  };
}
