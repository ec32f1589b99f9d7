/**
 * Measures `ludi verify -` with different numbers of processors and workers, on a long file of replays, after the workers are warm. The
 * verdicts per second depend on other programs on the machine. The processor time per verdict shows the cost of sharing the work.
 */
import { spawn, spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES, records } from './games.mjs';
import { figures, processorTime, whole } from './report.mjs';

const PROGRAM = 'packages/cli/dist/ludi.js';
const REPLAYS = 100;
const WARM = 2000; // the verdicts of each worker before the measurement, in which V8 compiles the code
const COUNTED = 3000;
const ROUNDS = 3;

/**
 * Writes a file with enough replays for the number of workers. Returns its path. The program reads a file and not a pipe, because writing to a
 * pipe at the same time would slow down the workers.
 */
function fileOf(directory, game, text, workers) {
  const file = join(directory, `${game}.ndjson`);
  const out = openSync(file, 'w');
  const enough = 1.2 * (WARM * workers + COUNTED); // the workers read some replays ahead
  for (let written = 0; written < enough; written += REPLAYS) writeSync(out, text);
  closeSync(out);
  return file;
}

/**
 * Returns the verdicts per second (`rate`), and the processor time per verdict in microseconds (`cost`). `cores` are the allowed processors,
 * or null for all.
 */
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
      if (chunk.includes('bad')) reject(new Error('a valid replay was refused'));
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
    child.on('close', () =>
      found ? resolve(found) : reject(new Error('ludi verify ended before the measurement was complete')),
    );
  }).finally(() => closeSync(input));
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

const canPin = () => spawnSync('taskset', ['--version']).status === 0;

/** Measures each game with one worker on one processor (if `taskset` exists), with one worker, and with one worker per processor. */
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
      // measures the cases in turn, so that other programs disturb all of them equally
      for (let round = 0; round < ROUNDS; round++)
        for (const [i, { workers, cores }] of cases.entries()) runs[i].push(await throughput(file, workers, cores));
      const costs = runs.map((list) => median(list.map(({ cost }) => cost)));
      for (const [i, { processors, workers }] of cases.entries())
        rows.push({
          game,
          processors,
          workers,
          'games/s': whole(median(runs[i].map(({ rate }) => rate))),
          'processor time per game, us': whole(costs[i]),
          ratio: figures(costs[i] / costs[0]),
        });
      rmSync(file);
    }
  } finally {
    rmSync(directory, { recursive: true });
  }
  const note = `\`ludi verify -\` on a file of replays of 3 players, of ${availableParallelism()} processors: games per second by the clock, which other programs on the machine reduce, and the processor time of a game, with its ratio to the first row of the game. The values are medians of ${ROUNDS} runs of ${whole(COUNTED)} games, after ${whole(WARM)} games of each worker.`;
  return [{ title: 'Verify, by workers', note, rows }];
}
