/** Measuring with tinybench: rivals take turns in one process, and the clock is processor time. */
import { Bench } from 'tinybench';

/** Milliseconds of processor time per sample. */
const TURN = 4;

/** Milliseconds of processor time that this process has used. Waiting for other programs adds nothing to it. */
const now = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Takes one sample. tinybench times single calls; here many calls, each after its untimed `prepare`, give the time per item. */
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

/** A rival that does something with each item of a list, in every round with the next list; `prepare` may replace the list's items. */
export const each = (lists, work, prepare = (items) => items) => ({
  prepare: (round) => prepare(lists[round % lists.length]),
  work: (items) => {
    for (const item of items) work(item);
    return items.length;
  },
});

/** Bytes of heap that `make()` retains per item of the list it returns; NaN without `--expose-gc`. */
export function bytesPerItem(make) {
  if (globalThis.gc === undefined) return Number.NaN;
  globalThis.gc();
  const before = process.memoryUsage().heapUsed;
  const items = make();
  globalThis.gc();
  return (process.memoryUsage().heapUsed - before) / items.length;
}
