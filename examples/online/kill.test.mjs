/** Kills servers and their database in the middle of games. Nothing that was accepted is lost or done twice. KILLS is the number of kills. */
import assert from 'node:assert/strict';
import { appendFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { fileStore } from '@ludi-romani/rooms/files';
import { postgresStore } from '@ludi-romani/rooms/postgres';
import { chance, check, playGames, startServer } from './clients.mjs';
import { startPostgres } from './postgres.mjs';

const KILLS = Number(process.env.KILLS ?? 5);
const AT_ONCE = 4;
const timeout = 60_000 + KILLS * 10_000;
/** Errors other than those of a database that does not answer. */
const FAULTS = /another history|nothing new|not chained|invalid-table/;
const pick = chance(KILLS);

let postgres;
before(async () => {
  postgres = await startPostgres();
});
after(() => postgres.stop());

/** Plays games and calls `kill` KILLS times: immediately after a request was accepted, or up to 20 ms later. */
async function playAndKill(t, urls, kill) {
  const playing = playGames(urls, AT_ONCE);
  // after a failure, the games would go on and keep the process running
  t.after(playing.stop);
  for (let kills = 0; kills < KILLS; kills++) {
    await playing.progress(1 + pick(60));
    if (pick(2) === 0) await pause(pick(20));
    await kill(kills);
  }
  await playing.progress(50);
  return playing.finish();
}

/** Compares games with the store, and prints their figures. */
async function checkAll(t, games, store, begun) {
  let plies = 0;
  for (const game of games) plies += await check(game, store);
  const accepted = games.reduce((sum, { accepted: own }) => sum + own.length, 0);
  const seconds = Math.round((performance.now() - begun) / 1000);
  t.diagnostic(`${KILLS} kills, ${games.length} games, ${plies} plies, ${accepted} requests accepted, ${seconds} s`);
}

test('a server with files is killed and started again', { timeout }, async (t) => {
  const begun = performance.now();
  const folder = mkdtempSync(join(tmpdir(), 'ludi-online-'));
  let server = await startServer({ TABLES: folder });
  t.after(async () => {
    await server.end('SIGKILL');
    rmSync(folder, { recursive: true });
  });
  const games = await playAndKill(t, [server.url], async () => {
    await server.end('SIGKILL');
    assert.equal(server.errors(), '');
    const files = readdirSync(folder).filter((name) => /^[\w-]+\.ndjson$/.test(name));
    // as if the power had failed during an append
    if (pick(2) === 0) appendFileSync(join(folder, files[pick(files.length)]), '{"lines":[{"format":"ludi-romani/li');
    server = await startServer({ TABLES: folder, PORT: server.port });
  });
  await server.end('SIGTERM');
  assert.equal(server.errors(), '');
  const store = fileStore(folder);
  await checkAll(t, games, store, begun);
  await store.end();
});

/** Plays at two servers that share a database, and calls `kill` with them. */
async function withTwoServers(t, schema, kill) {
  const begun = performance.now();
  const pool = await postgres.pool(schema);
  const DATABASE_URL = postgres.url(schema);
  const start = (env) => startServer({ DATABASE_URL, ...env });
  const servers = await Promise.all([start(), start()]);
  t.after(() => Promise.all(servers.map(({ end }) => end('SIGKILL'))));
  const urls = servers.map(({ url }) => url);
  const games = await playAndKill(t, urls, (kills) => kill({ kills, servers, start }));
  for (const { end, errors } of servers) {
    await end('SIGTERM');
    assert.doesNotMatch(errors(), FAULTS);
  }
  await checkAll(t, games, postgresStore(pool), begun);
}

test('of two servers with one database, each is killed in turn and started again', { timeout }, (t) =>
  withTwoServers(t, 'servers', async ({ kills, servers, start }) => {
    const server = servers[kills % 2];
    await server.end('SIGKILL');
    assert.doesNotMatch(server.errors(), FAULTS);
    servers[kills % 2] = await start({ PORT: server.port });
  }),
);

test('the database of two servers is killed and started again', { timeout }, (t) =>
  withTwoServers(t, 'database', async () => {
    await postgres.kill();
    await postgres.start();
  }),
);
