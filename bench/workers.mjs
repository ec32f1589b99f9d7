/** `ludi verify -` by processors and workers: verdicts a second on an endless stream, once the workers are warm. */
import { spawn, spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { recordReplay } from '@ludi-romani/core';
import { random } from './random.mjs';
import { fixed, whole } from './report.mjs';

const PROGRAM = 'packages/cli/dist/ludi.js';
const REPLAYS = 100;
const WARM = 800; // verdicts before the clock starts
const COUNTED = 1500;
const ROUNDS = 2;

/** Lines of random games, as `ludi verify` takes them. */
async function lines(game, players) {
  const { engine } = await import(`@ludi-romani/${game}`);
  return Array.from({ length: REPLAYS }, (_, i) => {
    const options = { players, seed: `workers ${i}` };
    const pick = random(i + 1);
    const state = engine.clone(engine.initialState(options));
    const actions = [];
    while (!engine.isTerminal(state)) {
      const legal = engine.legalActions(state);
      const action = legal[pick(legal.length)];
      actions.push(action);
      engine.applyInPlace(state, action);
    }
    return `${JSON.stringify(recordReplay(engine, options, actions))}\n`;
  }).join('');
}

/** Verdicts a second; `cores` are the processors it may run on, where the system can be told so. */
function throughput(text, workers, cores) {
  const command = [process.execPath, PROGRAM, 'verify', '-', '--workers', String(workers)];
  const [program, ...args] = cores === null ? command : ['taskset', '-c', cores, ...command];
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] });
    const feed = () => {
      while (child.stdin.write(text));
    };
    let seen = 0;
    let start = 0;
    child.stdout.on('data', (chunk) => {
      if (chunk.includes('bad')) reject(new Error('a sound replay was refused'));
      for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) seen++;
      if (start === 0 && seen >= WARM) {
        start = performance.now();
        seen = 0;
      } else if (start > 0 && seen >= COUNTED) {
        resolve((seen / (performance.now() - start)) * 1000);
        child.kill();
      }
    });
    child.on('error', reject);
    child.stdin.on('drain', feed).on('error', () => {}); // it was ended
    feed();
  });
}

const canPin = () => spawnSync('taskset', ['--version']).status === 0;

/** Each game with one and two workers, on one and two processors. */
export async function workerSections(counts) {
  const cases = [
    ...(canPin() ? [{ processors: '1', workers: 1, cores: '0' }] : []),
    { processors: 'all', workers: 1, cores: null },
    { processors: 'all', workers: availableParallelism(), cores: null },
  ];
  const rows = [];
  for (const game of Object.keys(counts)) {
    const text = await lines(game, 3);
    const best = cases.map(() => 0);
    // in turn, so that what else the machine does hits all alike
    for (let round = 0; round < ROUNDS; round++) {
      for (const [i, { workers, cores }] of cases.entries())
        best[i] = Math.max(best[i], await throughput(text, workers, cores));
    }
    cases.forEach(({ processors, workers }, i) => {
      rows.push({ game, processors, workers, 'games/s': whole(best[i]), ratio: fixed(best[i] / best[0]) });
    });
  }
  const note = `\`ludi verify -\` on an endless stream of replays of 3 players, of ${availableParallelism()} processors; the ratio is to the first row of the game. The best of ${ROUNDS} runs of ${whole(COUNTED)} games after ${whole(WARM)}.`;
  return [{ title: 'Verify, by workers', note, rows }];
}
