/** A quick generator for choosing moves in benchmarks: whole numbers below `bound`. Not for games. */
export function random(seed) {
  let state = seed;
  return (bound) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}
