/** Returns a fast generator that draws numbers from 0 to `bound` - 1, to choose moves in benchmarks. It is not good enough for games. */
export function random(seed) {
  let state = seed;
  return (bound) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}
