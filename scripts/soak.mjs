/**
 * Tries what the tests try, for as long as you like: `npm run soak -- [GAME ...] [--plies N] [--hostile N] [--pairs N] [--tampered N]
 * [--distribution N] [--only PART] [--seed S] [--workers K] [--minutes M] [--resume] [--kept FILE]`. Per game, by default: ten million
 * plies with the conformance kit's invariants, a million hostile values at each door, a million pairs of states that a viewer cannot tell
 * apart, ten thousand tampered replays, and five thousand games for where hidden things lie. All options are random.
 *
 * Prints a line each minute, each failure with the command that repeats it (`--repeat 'PART BATCH'`), and a table in the end; exits 1 if
 * anything failed. What was done is kept in node_modules/.cache/soak, or in FILE: `--resume` goes on there. The same seed tries the same.
 */
import { fork } from 'node:child_process';
import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { addNotes, batchOf, fileOf, GAMES, isDone, keep, lanesOf, resumed } from './soak/lanes.mjs';
import { failed, progress, table } from './soak/report.mjs';

const DEFAULTS = { plies: 10_000_000, hostile: 1_000_000, pairs: 1_000_000, tampered: 10_000, distribution: 5_000 };
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    ...Object.fromEntries(Object.keys(DEFAULTS).map((part) => [part, { type: 'string' }])),
    only: { type: 'string' },
    seed: { type: 'string', default: 'soak' },
    workers: { type: 'string', default: String(availableParallelism()) },
    minutes: { type: 'string' },
    resume: { type: 'boolean', default: false },
    kept: { type: 'string' },
    repeat: { type: 'string' },
  },
});
function refuse(message) {
  console.error(message);
  process.exit(1);
}
function whole(name, least, fallback) {
  const value = Number(values[name] ?? fallback);
  return Number.isSafeInteger(value) && value >= least
    ? value
    : refuse(`--${name} must be a whole number, at least ${least}`);
}
const unknown = positionals.find((game) => !GAMES.includes(game));
if (unknown !== undefined) refuse(`there is no game ${unknown}: ${GAMES.join(', ')}`);
if (values.only !== undefined && !Object.hasOwn(DEFAULTS, values.only))
  refuse(`there is no part ${values.only}: ${Object.keys(DEFAULTS).join(', ')}`);
const targets = Object.fromEntries(
  Object.entries(DEFAULTS).flatMap(([part, target]) =>
    values.only === undefined || values.only === part ? [[part, whole(part, 0, target)]] : [],
  ),
);
const { seed, kept = fileOf(seed) } = values;
const wanted = lanesOf(positionals.length > 0 ? positionals : GAMES, targets);
const lanes = values.resume ? resumed(kept, wanted) : wanted;

// one's own, so that whoever repeats a batch does not change what another run works with
const WORKER = `node_modules/.cache/soak/worker-${process.pid}.mjs`;
process.on('exit', () => rmSync(WORKER, { force: true }));
// the tests' own code, on the packages' source
await build({
  entryPoints: ['scripts/soak/worker.ts'],
  outfile: WORKER,
  bundle: true,
  platform: 'node',
  format: 'esm',
  packages: 'external',
  sourcemap: 'inline',
  logLevel: 'warning',
});
const start = () => fork(WORKER, { execArgv: ['--enable-source-maps'] });

/** No batch takes as long: who does not answer by then hangs. */
const PATIENCE = 1_800_000;

/** Has a worker do a batch; whatever becomes of the worker, it is answered. */
const ask = (worker, batch) =>
  new Promise((resolve) => {
    const answer = (told) => {
      clearTimeout(late);
      worker.removeAllListeners();
      resolve(told);
    };
    const late = setTimeout(() => answer({ failure: 'does not come to an end', lost: true }), PATIENCE);
    worker.once('message', answer);
    worker.once('exit', (code, signal) => answer({ failure: `the process ended: ${signal ?? code}`, lost: true }));
    worker.send(batch);
  });

if (values.repeat !== undefined) {
  const [, part, number] = /^(.+) (\d+)$/.exec(values.repeat) ?? refuse("--repeat takes 'PART BATCH'");
  const lane =
    lanesOf(positionals, targets).find((one) => one.part === part) ?? refuse(`name a game, and a part of it`);
  const worker = start();
  const { done, failure } = await ask(worker, batchOf(lane, seed, Number(number)));
  worker.kill();
  console.log(failure ?? done);
  process.exit(failure === undefined ? 0 : 1);
}

const until = values.minutes === undefined ? Infinity : Date.now() + 60_000 * whole('minutes', 1, 1);
/** How long a worker keeps to one lane. */
const SLICE = 300_000;
const busy = new Set();
const workers = new Set();
let isStopped = false;
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    isStopped = true;
    for (const worker of workers) worker.kill();
  });

/** Does batches of a lane for a while. */
async function work(lane) {
  const worker = start();
  workers.add(worker);
  const begun = Date.now();
  while (!isStopped && !isDone(lane) && Date.now() < Math.min(begun + SLICE, until)) {
    const since = Date.now();
    const number = lane.batches;
    const { done, failure, lost } = await ask(worker, batchOf(lane, seed, number));
    if (isStopped && lost) break;
    lane.batches++;
    lane.seconds += (Date.now() - since) / 1000;
    if (failure === undefined) {
      lane.count += done.count;
      addNotes(lane.notes, done.notes);
    } else {
      lane.failures.push({ number, message: failure });
      console.error(failed(lane, seed, lane.failures.at(-1)));
    }
    if (lost) break;
  }
  worker.kill();
  workers.delete(worker);
  keep(kept, lanes);
}

const tell = setInterval(() => console.log(`${new Date().toISOString().slice(11, 16)} ${progress(lanes)}`), 60_000);
// what has come least far is next
const next = () =>
  lanes
    .filter((lane) => wanted.some(({ game, part }) => game === lane.game && part === lane.part))
    .filter((lane) => !isDone(lane) && !busy.has(lane))
    .sort((a, b) => a.count / a.target - b.count / b.target)[0];
await Promise.all(
  Array.from({ length: whole('workers', 1) }, async () => {
    for (let lane = next(); lane !== undefined && !isStopped && Date.now() < until; lane = next()) {
      busy.add(lane);
      await work(lane);
      busy.delete(lane);
    }
  }),
);
clearInterval(tell);
keep(kept, lanes);
console.log(`\nseed '${seed}'\n\n${table(lanes)}`);
for (const lane of lanes) for (const failure of lane.failures) console.log(failed(lane, seed, failure));
process.exitCode = lanes.some(({ failures }) => failures.length > 0) ? 1 : 0;
