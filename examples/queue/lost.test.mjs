/** Tests that jobs which Redis loses are reported, and that no other job's verdict is taken for theirs. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { startRedis } from './redis.mjs';

test('reports the jobs that are lost when Redis restarts without its data', { timeout: 60_000 }, async (t) => {
  let redis = await startRedis();
  process.env.REDIS_URL = redis.url;
  const { verdicts } = await import('./verify.mjs');
  let worker;
  t.after(async () => {
    worker?.kill('SIGKILL');
    await redis.stop();
  });

  const lost = verdicts(['one', 'two', 'three']).next(); // there is no worker
  lost.catch(() => {});
  await pause(1000); // until the jobs are in the queue
  await redis.stop();
  redis = await startRedis(Number(new URL(redis.url).port));
  const restarted = performance.now();

  worker = spawn(process.execPath, ['worker.mjs'], { stdio: ['ignore', 'ignore', 'inherit'] });
  const found = [];
  for await (const { code } of verdicts(['{}', 'no JSON'])) found.push(code);
  assert.deepEqual(found, ['malformed', 'malformed']);
  await assert.rejects(lost, /^Error: Redis lost the jobs of 3 replays: 1, 2, 3$/);
  assert.ok(performance.now() - restarted < 10_000);
});
