/** A thread that chooses: it is given views, and never knows more than the seat that it plays for. */
import { parentPort } from 'node:worker_threads';
import { greedy, ismcts, random } from '@ludi-romani/bots';

const SEATED = {
  random,
  greedy,
  ismcts: (engine) => ismcts(engine, { milliseconds: 400, clock: () => performance.now(), iterations: 2000 }),
};

parentPort.on('message', async ({ game, bot, view, seed }) => {
  try {
    const engine = await import(`@ludi-romani/${game}/fast`);
    parentPort.postMessage({ action: SEATED[bot](engine.engine).choose(view, seed) });
  } catch (error) {
    parentPort.postMessage({ problem: String(error) });
  }
});
