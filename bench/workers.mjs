/**
 * `ludi verify -` by processors and workers, on a long file of replays, once the workers are warm: verdicts a second, which depend on what else
 * the machine does, and the processor time of a verdict, which shows what sharing the work costs.
 */
import { spawn, spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES, records } from './games.mjs';
import { figures, processorTime, whole } from './report.mjs';

const PROGRAM = 'packages/cli/dist/ludi.js';
const REPLAYS = 100;
const WARM = 2000; // verdicts of each worker before the clock starts: compilers take their time
const COUNTED = 3000;
const ROUNDS = 3;

/** Enough of such lines for so many workers, in a file: who writes into a pipe takes time from those who read. */
function fileOf(directory, game, text, workers) {
  const file = join(directory, `${game}.ndjson`);
  const out = openSync(file, 'w');
  const enough = 1.2 * (WARM * workers + COUNTED); // some are read ahead
  for (let written = 0; written < enough; written += REPLAYS) writeSync(out, text);
  closeSync(out);
  return file;
}

/** Verdicts a second, and microseconds of processor time for one; `cores` are the processors it may run on, where the system can be told so. */
function throughput(file, workers, cores) {
  const command = [process.execPath, PROGRAM, 'verify', '-', '--workers', String(workers)];
  const [program, ...args] = cores === null ? command : ['taskset', '-c', cores, ...command];
  const input = openSync(file, 'r');
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: [input, 'pipe', 'inherit'] });
    let seen = 0;
    let start = 0;
    let spent = 0;
    let found;
    child.stdout.on('data', (chunk) => {
      if (chunk.includes('bad')) reject(new Error('a sound replay was refused'));
      for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) seen++;
      if (start === 0 && seen >= WARM * workers) {
        start = performance.now();
        spent = processorTime(child);
        seen = 0;
      } else if (start > 0 && found === undefined && seen >= COUNTED) {
        found = {
          rate: (1000 * seen) / (performance.now() - start),
          cost: (1e6 * (processorTime(child) - spent)) / seen,
        };
        child.kill();
      }
    });
    child.on('error', reject);
    child.on('close', () => (found ? resolve(found) : reject(new Error('it ended before all were counted'))));
  }).finally(() => closeSync(input));
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

const canPin = () => spawnSync('taskset', ['--version']).status === 0;

/** Each game with one and two workers, on one and two processors. */
export async function workerSections() {
  const cases = [
    ...(canPin() ? [{ processors: '1', workers: 1, cores: '0' }] : []),
    { processors: 'all', workers: 1, cores: null },
    { processors: 'all', workers: availableParallelism(), cores: null },
  ];
  const rows = [];
  const directory = mkdtempSync(join(tmpdir(), 'ludi-bench-'));
  try {
    for (const game of GAMES) {
      const file = fileOf(directory, game, records(game, 3, REPLAYS), availableParallelism());
      const runs = cases.map(() => []);
      // in turn, so that what else the machine does hits all alike
      for (let round = 0; round < ROUNDS; round++)
        for (const [i, { workers, cores }] of cases.entries()) runs[i].push(await throughput(file, workers, cores));
      const costs = runs.map((list) => median(list.map(({ cost }) => cost)));
      for (const [i, { processors, workers }] of cases.entries())
        rows.push({
          game,
          processors,
          workers,
          'games/s': whole(median(runs[i].map(({ rate }) => rate))),
          'processor time a game, us': whole(costs[i]),
          ratio: figures(costs[i] / costs[0]),
        });
      rmSync(file);
    }
  } finally {
    rmSync(directory, { recursive: true });
  }
  const note = `\`ludi verify -\` on a file of replays of 3 players, of ${availableParallelism()} processors: games a second by the clock, which need the processors for themselves; and the processor time of a game, with its ratio to the first row of the game. The median of ${ROUNDS} runs of ${whole(COUNTED)} games after ${whole(WARM)} of each worker.`;
  return [{ title: 'Verify, by workers', note, rows }];
}
