/**
 * Tables of the four games, with bots and a page, on one port. The tables are in the folder TABLES, or in the database DATABASE_URL, which
 * several servers may share.
 */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { engine as aquileia } from '@ludi-romani/aquileia/fast';
import { greedy, random } from '@ludi-romani/bots';
import { engine as cityOfRome } from '@ludi-romani/city-of-rome/fast';
import { engine as forumTrajanum } from '@ludi-romani/forum-trajanum/fast';
import { engine as novaRoma } from '@ludi-romani/nova-roma/fast';
import { rooms, systemRandom, systemTime } from '@ludi-romani/rooms';
import { fileStore } from '@ludi-romani/rooms/files';
import { postgresStore } from '@ludi-romani/rooms/postgres';
import { serve } from '@ludi-romani/rooms/ws';
import { Pool } from 'pg';

const { DATABASE_URL, TABLES = 'tables', PORT = '8080', BEHIND_PROXY } = process.env;
const engines = [aquileia, cityOfRome, forumTrajanum, novaRoma];
const bots = { random, greedy, 'stand-in': greedy };

// without limits, a query waits for a lost connection until TCP gives up, which can take a quarter of an hour
const limits = { connectionTimeoutMillis: 5000, query_timeout: 10_000 };
const pool = DATABASE_URL === undefined ? undefined : new Pool({ connectionString: DATABASE_URL, ...limits });
const tables = rooms({
  engines,
  store: pool === undefined ? fileStore(TABLES) : postgresStore(pool),
  time: systemTime(),
  random: systemRandom,
  bots: ['random', 'greedy'],
  choose: async ({ game, bot, view, seed }) => bots[bot](engines.find((each) => each.game === game)).choose(view, seed),
  on: { fault: console.error },
});

const server = createServer(async ({ url = '' }, response) => {
  const [path] = url.split('?');
  const file = path === '/' ? 'index.html' : /^\/dist\/[\w-]+\.js$/.test(path) ? path : 'none';
  const content = await readFile(new URL(`./${file}`, import.meta.url)).catch(() => null);
  response.setHeader('Content-Type', file === 'index.html' ? 'text/html' : 'text/javascript');
  response.writeHead(content === null ? 404 : 200).end(content);
});
const stop = serve(tables, { server, trustProxy: BEHIND_PROXY === '1', fault: console.error });
server.listen(Number(PORT), () => console.log(`http://localhost:${server.address().port}`));
const sweeping = setInterval(() => tables.sweep().catch(console.error), 60_000);

process.once('SIGTERM', async () => {
  clearInterval(sweeping);
  server.close();
  await stop();
  await tables.end();
  await pool?.end();
  server.closeAllConnections();
});
