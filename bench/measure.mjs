/** Measuring with tinybench: rivals take turns in one process, and the clock is processor time. */
import { Bench } from 'tinybench';

/** Milliseconds of processor time per sample. */
const TURN = 4;

/** Returns the processor time of this process in milliseconds. Waiting for other programs does not count. */
const now = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Takes one sample: the mean time per item over several calls, each after an untimed `prepare`. tinybench itself times single calls. */
function turn({ prepare, work }, round) {
  let [items, spent] = [0, 0];
  while (spent < TURN) {
    const given = prepare?.(round);
    const start = now();
    items += work(given);
    spent += now() - start;
  }
  return { overriddenDuration: spent / items, overriddenIterationCost: spent };
}

/**
 * Returns tinybench's statistics for each rival, in milliseconds per item. A rival's `work(given)` returns the number of items it did;
 * `given` is the result of its `prepare(round)`, which is not timed. Each rival runs for `warm` milliseconds before the first sample.
 */
export async function inTurn(rivals, { rounds = 80, warm = 800 } = {}) {
  // concurrent tasks whose functions are synchronous take turns, sample by sample
  const options = { concurrency: 'bench', time: 0, iterations: rounds, warmupTime: warm, throws: true };
  const bench = new Bench({ now, ...options });
  for (const [name, rival] of Object.entries(rivals)) {
    let round = 0;
    bench.add(name, () => turn(rival, round++), { async: false });
  }
  await bench.run();
  return Object.fromEntries(bench.tasks.map(({ name, result }) => [name, result.latency]));
}

/** Returns a rival that calls `work` with each item of a list, and takes the next list in every round. `prepare` can replace the items. */
export const each = (lists, work, prepare = (items) => items) => ({
  prepare: (round) => prepare(lists[round % lists.length]),
  work: (items) => {
    for (const item of items) work(item);
    return items.length;
  },
});

/** Returns the bytes of heap that the list from `make()` retains per item; NaN without `--expose-gc`. */
export function bytesPerItem(make) {
  if (globalThis.gc === undefined) return Number.NaN;
  globalThis.gc();
  const before = process.memoryUsage().heapUsed;
  const items = make();
  globalThis.gc();
  return (process.memoryUsage().heapUsed - before) / items.length;
}
