/** Servers are killed in the middle of games, and nothing that was accepted is lost or done twice. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { verifyReplay } from '@ludi-romani/core';
import { startRedis } from '../queue/redis.mjs';
import { engines } from './games.mjs';
import { chance, randomTable, startServer } from './players.mjs';
import { redisStorage } from './storage-redis.mjs';

const GAMES = [...engines.keys()];

async function kill({ server }) {
  server.kill('SIGKILL');
  await once(server, 'exit');
}

/** Holds a game that is over to what its players were told: `lines` is what is stored of it, `url` a server that has it. */
async function hold(one, lines, url) {
  const { table, game, accepted, faults, seen } = one;
  assert.deepEqual(faults, [], table);
  const entries = lines.filter(({ entry }) => entry !== undefined);
  assert.ok(seen.every(({ version }) => version === entries.length));
  for (const { id, seat, version, action } of accepted) {
    const stored = entries.filter(({ by }) => by === `${seat} ${id}`);
    assert.equal(stored.length, 1, `${table}: ${seat} ${id} stands ${stored.length} times`);
    assert.equal(entries.indexOf(stored[0]), version - 1, `${table}: ${id} stands elsewhere`);
    if (action !== null) assert.deepEqual(stored[0].entry.action, action);
  }
  // whatever stands, somebody was told so
  assert.equal(accepted.length, entries.length, table);
  const record = await (await fetch(`${url}/tables/${table}/record`)).json();
  const verdict = verifyReplay(engines.get(game), record);
  assert.ok(verdict.ok, `${table}: ${verdict.message}`);
  const undone = entries.filter(({ entry }) => entry.type === 'undo').length;
  assert.equal(verdict.plies, entries.length - 2 * undone);
  return { plies: verdict.plies, undone };
}

const told = (t, tables, held, started) =>
  t.diagnostic(
    `${tables.length} games, ${held.reduce((sum, { plies }) => sum + plies, 0)} plies, ` +
      `${held.reduce((sum, { undone }) => sum + undone, 0)} taken back, ` +
      `${tables.reduce((sum, { accepted }) => sum + accepted.length, 0)} accepted, ` +
      `${Math.round((performance.now() - started) / 1000)} s`,
  );

test('two servers share a Redis; one is killed, and its players go on at the other', {
  timeout: 240_000,
}, async (t) => {
  const redis = await startRedis();
  const env = { REDIS_URL: redis.url, PORT: '0' };
  const [first, second] = await Promise.all([startServer(env), startServer(env)]);
  const storage = redisStorage(redis.url);
  const started = performance.now();
  let tables = [];
  t.after(async () => {
    for (const one of tables) one.leave();
    await storage.end();
    first.server.kill('SIGKILL');
    await kill(second).catch(() => {});
    await redis.stop();
  });
  tables = await Promise.all(
    Array.from({ length: 40 }, (_, i) =>
      randomTable(i % 2 === 0 ? [first.url, second.url] : [second.url, first.url], {
        game: GAMES[i % 4],
        players: 2 + (i % 3),
        seed: i + 1,
        mayUndo: i % 5 === 0,
      }),
    ),
  );
  const accepted = () => tables.reduce((sum, one) => sum + one.accepted.length, 0);
  while (accepted() < 40 * 60) await pause(20);
  const before = accepted();
  await kill(first);
  await Promise.all(tables.map(({ over }) => over));
  assert.ok(accepted() > before + 40 * 20, 'most of it came after the death');
  const held = [];
  for (const one of tables) held.push(await hold(one, await storage.load(one.table, 0), second.url));
  told(t, tables, held, started);
});

test('a server with files is killed and started again fifty times', { timeout: 240_000 }, async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'ludi-online-'));
  const pick = chance(50);
  let current = await startServer({ TABLES: folder, PORT: '0' });
  const { port } = new URL(current.url);
  const started = performance.now();
  let accepted = 0;
  let tables = [];
  t.after(async () => {
    for (const one of tables) one.leave();
    await kill(current);
    rmSync(folder, { recursive: true });
  });
  tables = await Promise.all(
    Array.from({ length: 8 }, (_, i) =>
      randomTable([current.url], {
        game: GAMES[i % 4],
        players: 2 + (i % 3),
        seed: 100 + i,
        mayUndo: i % 2 === 0,
        onAccepted: () => accepted++,
      }),
    ),
  );
  const fileOf = ({ table }) => join(folder, `${table}.ndjson`);
  for (let kills = 0; kills < 50; kills++) {
    const until = accepted + 1 + pick(12);
    while (accepted < until) await pause(1);
    await pause(pick(10));
    await kill(current);
    // as if the power had gone while it was written
    if (pick(3) === 0) appendFileSync(fileOf(tables[pick(tables.length)]), '{"entry":{"type":"act');
    current = await startServer({ TABLES: folder, PORT: port });
  }
  await Promise.all(tables.map(({ over }) => over));
  const held = [];
  for (const one of tables) {
    const lines = readFileSync(fileOf(one), 'utf8').trim().split('\n').map(JSON.parse);
    held.push(await hold(one, lines, current.url));
  }
  told(t, tables, held, started);
});
