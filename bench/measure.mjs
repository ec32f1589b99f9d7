/**
 * Figures that bear a noisy machine. Rivals are timed in turn, a few milliseconds each, over and over. What is timed is the processor time of
 * this process, on Linux to the microsecond, so that waiting for other processes is not in it, while the threads that compile and collect
 * garbage are. And a ratio is taken round by round: what slows down one rival of a round slows down the others, too.
 */

/** Microseconds of processor time so far. */
const used = () => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

/** One rival's turn: the items it did, and the microseconds they took. */
function turn({ prepare, work }, milliseconds, round) {
  let [items, spent] = [0, 0];
  while (spent < 1000 * milliseconds) {
    const given = prepare?.(round);
    const start = used();
    items += work(given, round);
    spent += used() - start;
  }
  return { items, spent };
}

/**
 * Rivals timed in turn: for each the microseconds per item, round by round. A rival is `work(given, round)`, which returns how many items
 * it did; `given` is what its `prepare(round)` made just before, which is not timed. Each has run for `warm` milliseconds before the first
 * round: compiling a whole engine takes half a second, and three times that where others want the processor and its caches.
 */
export function inTurn(rivals, { rounds = 80, milliseconds = 4, warm = 800 } = {}) {
  const all = Object.keys(rivals);
  const warmth = Object.fromEntries(all.map((name) => [name, 0]));
  const isCold = (name) => warmth[name] < 1000 * warm;
  for (let round = 0; all.some(isCold); round++)
    for (const name of all.filter(isCold)) warmth[name] += turn(rivals[name], milliseconds, round).spent;
  const costs = Object.fromEntries(all.map((name) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const name of round % 2 === 0 ? all : all.toReversed()) {
      const { items, spent } = turn(rivals[name], milliseconds, round);
      costs[name].push(spent / items);
    }
  }
  return costs;
}

/** A rival that does something with each item of a list, in every round with the next list: all rivals of a round have the same. */
export const each = (lists, work) => ({
  work: (_, round) => {
    const items = lists[round % lists.length];
    for (const item of items) work(item);
    return items.length;
  },
});

const quantile = (values, part) => values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * part)];

export const median = (values) => quantile(values, 0.5);

/** The median of the rounds' ratios, and between which two half of them lie. */
export function ratio(ours, theirs) {
  const ratios = ours.map((value, round) => value / theirs[round]);
  return { middle: median(ratios), low: quantile(ratios, 0.25), high: quantile(ratios, 0.75) };
}

/** Bytes of heap that `make()` keeps alive per item of the list it returns; NaN without `--expose-gc`. */
export function bytesPerItem(make) {
  if (globalThis.gc === undefined) return Number.NaN;
  globalThis.gc();
  const before = process.memoryUsage().heapUsed;
  const items = make();
  globalThis.gc();
  return (process.memoryUsage().heapUsed - before) / items.length;
}
