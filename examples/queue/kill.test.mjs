/** Tests that no replay is lost when workers are killed in the middle of their jobs. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { engine, recordReplay } from '@ludi-romani/aquileia';
import { startRedis } from './redis.mjs';

const REPLAYS = 300;

/** Plays a game that depends on `number`, and returns its replay as a line. Every seventh replay is forged. */
function line(number) {
  const options = { players: 2, seed: `queue ${number}` };
  const actions = [];
  let state = engine.initialState(options);
  while (!engine.isTerminal(state)) {
    const legal = engine.legalActions(state);
    const action = legal[(number + actions.length) % legal.length];
    actions.push(action);
    state = engine.apply(state, action);
  }
  const replay = recordReplay(engine, options, actions);
  return JSON.stringify(number % 7 === 0 ? { ...replay, actions: actions.slice(0, -1) } : replay);
}

test('returns each verdict once, in order and correct, although workers are killed', {
  timeout: 120_000,
}, async (t) => {
  const redis = await startRedis();
  process.env.REDIS_URL = redis.url;
  const { verdicts } = await import('./verify.mjs');
  const workers = new Set();
  const start = (file) => {
    const worker = spawn(process.execPath, [file], { stdio: ['ignore', 'pipe', 'inherit'] });
    workers.add(worker);
    return worker;
  };
  const kill = async (worker) => {
    worker.kill('SIGKILL');
    await once(worker, 'exit');
    workers.delete(worker);
  };
  t.after(async () => {
    for (const worker of workers) worker.kill('SIGKILL');
    await redis.stop();
  });

  const lines = Array.from({ length: REPLAYS }, (_, number) => line(number));
  const answers = verdicts(lines);
  const doomed = start('doomed.mjs');
  const first = answers.next(); // the doomed worker is the only one
  const [printed] = await once(doomed.stdout, 'data');
  assert.match(String(printed), /^took \S+-1\n$/);

  let current = start('worker.mjs');
  start('worker.mjs');
  await pause(500);
  await kill(doomed); // in the middle of the first replay

  const found = [(await first).value];
  for await (const verdict of answers) {
    found.push(verdict);
    if (found.length % 100 === 50) {
      await kill(current); // at any point of its job
      current = start('worker.mjs');
    }
  }
  assert.equal(found.length, REPLAYS);
  found.forEach((verdict, number) => {
    const { actions } = JSON.parse(lines[number]);
    const forged = number % 7 === 0;
    assert.equal(verdict.ok, !forged, `${number}: ${JSON.stringify(verdict)}`);
    if (forged) assert.deepEqual([verdict.code, verdict.ply], ['unfinished', actions.length]);
    else assert.equal(verdict.plies, actions.length);
  });
});
