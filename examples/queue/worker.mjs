/** A worker: takes one replay after the other from the queue and verifies it. Run one for each processor, on any number of machines. */
import { pathToFileURL } from 'node:url';
import { engine as aquileia } from '@ludi-romani/aquileia';
import { engine as cityOfRome } from '@ludi-romani/city-of-rome';
import { verifyReplay } from '@ludi-romani/core';
import { engine as forumTrajanum } from '@ludi-romani/forum-trajanum';
import { engine as novaRoma } from '@ludi-romani/nova-roma';
import { Worker } from 'bullmq';
import { connection, LIMITS, QUEUE } from './queue.mjs';

const engines = new Map([aquileia, cityOfRome, forumTrajanum, novaRoma].map((engine) => [engine.game, engine]));

/** Returns the verdict on an untrusted line, as plain JSON. Never throws. */
function judge({ data: { text } }) {
  let replay;
  try {
    replay = JSON.parse(text);
  } catch (error) {
    return { ok: false, ply: null, code: 'malformed', message: error.message };
  }
  // any engine refuses a value that is not a replay
  const engine = engines.get(replay?.game) ?? aquileia;
  const verdict = verifyReplay(engine, replay, { maxPlies: LIMITS.plies });
  if (!verdict.ok) {
    const { ply, code, message } = verdict;
    return { ok: false, ply, code, message };
  }
  return {
    ok: true,
    game: engine.game,
    plies: verdict.plies,
    totals: verdict.outcome?.scores.map(({ total }) => total) ?? null,
    // 'unproved' if the replay claims a resignation, timeout or agreement
    ending: verdict.ending,
  };
}

/** Starts a worker that calls `work` for each job. If it dies, another worker gets its job after at most `lockDuration` + `stalledInterval`. */
export const startWorker = (work = judge) =>
  new Worker(QUEUE, async (job) => work(job), {
    connection,
    lockDuration: 5000,
    stalledInterval: 2000,
    maxStalledCount: 2,
  });

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const worker = startWorker();
  worker.on('error', (error) => console.error(error.message));
  // finishes the current job first
  process.on('SIGTERM', () => worker.close().then(() => process.exit()));
}
