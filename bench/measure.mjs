/** Rates that bear a noisy machine: many rounds, each shorter than a turn of the scheduler, after a warm-up, and the best of them. */

/** The best rate per second over rounds of `work(size)`, which returns how much it did. */
export function rate(work, { size = 20, rounds = 80, milliseconds = 20 } = {}) {
  work(size);
  let best = 0;
  // where one piece of work takes longer than a round, fewer rounds have to do
  const enough = performance.now() + 1.5 * rounds * milliseconds;
  for (let round = 0; round < rounds && (round < 5 || performance.now() < enough); round++) {
    let done = 0;
    const start = performance.now();
    let elapsed = 0;
    while (elapsed < milliseconds) {
      done += work(size);
      elapsed = performance.now() - start;
    }
    best = Math.max(best, (done / elapsed) * 1000);
  }
  return best;
}

/** Microseconds per item of `work(item)`, the best of several passes over all items. */
export function micros(items, work, passes = 7) {
  let best = Number.POSITIVE_INFINITY;
  for (let pass = 0; pass < passes; pass++) {
    const start = performance.now();
    for (const item of items) work(item);
    best = Math.min(best, ((performance.now() - start) * 1000) / items.length);
  }
  return best;
}

/** Microseconds of `work()`, once. */
export function timed(work) {
  const start = performance.now();
  work();
  return (performance.now() - start) * 1000;
}

export const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1];

/** Bytes of heap that `make()` keeps alive per item of the list it returns. */
export function bytesPerItem(make) {
  if (globalThis.gc === undefined) return Number.NaN;
  globalThis.gc();
  const before = process.memoryUsage().heapUsed;
  const items = make();
  globalThis.gc();
  return (process.memoryUsage().heapUsed - before) / items.length;
}
