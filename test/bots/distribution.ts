/** Helpers for tests of the distribution of random samples. */
import { expect } from 'vitest';

/**
 * Returns the critical value of chi-square with `degrees` degrees of freedom at p = 0.0001, by the approximation of Wilson and Hilferty.
 * The seeds are fixed, so a test that passes once always passes.
 */
export function critical(degrees: number): number {
  const spread = 2 / (9 * degrees);
  return degrees * (1 - spread + 3.719 * Math.sqrt(spread)) ** 3;
}

/**
 * Expects that the results of `draw` occur in proportion to the weights of the worlds, with Pearson's chi-square test. No result may be
 * outside of `worlds`.
 */
export function expectSpread(draw: (seed: string) => string, worlds: ReadonlyMap<string, number>, draws: number): void {
  const counts = new Map([...worlds.keys()].map((world) => [world, 0]));
  for (let i = 0; i < draws; i++) {
    const world = draw(`spread ${i}`);
    expect(worlds.has(world), `${world} is impossible`).toBe(true);
    counts.set(world, (counts.get(world) ?? 0) + 1);
  }
  const whole = [...worlds.values()].reduce((sum, weight) => sum + weight, 0);
  let statistic = 0;
  for (const [world, weight] of worlds) {
    const expected = (draws * weight) / whole;
    // with smaller expected counts, the statistic has no chi-square distribution
    expect(expected).toBeGreaterThan(20);
    statistic += ((counts.get(world) ?? 0) - expected) ** 2 / expected;
  }
  expect(statistic, JSON.stringify([...counts])).toBeLessThan(critical(worlds.size - 1));
}

/** Returns the number of equally likely cases for each world. A case whose world is null does not count. */
export function weigh<T>(cases: readonly T[], world: (each: T) => string | null): Map<string, number> {
  const weights = new Map<string, number>();
  for (const each of cases) {
    const key = world(each);
    if (key !== null) weights.set(key, (weights.get(key) ?? 0) + 1);
  }
  return weights;
}

/** Returns all permutations of the items. Equal items count as different. */
export function orders<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, i) => orders(items.filter((_, other) => other !== i)).map((rest) => [item, ...rest]));
}
