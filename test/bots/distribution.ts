/** Whether samples are spread as they should be. */
import { expect } from 'vitest';

/**
 * The value that chi-square with so many degrees of freedom exceeds once in ten thousand times, after Wilson and Hilferty. Seeds are fixed,
 * so a test that passes goes on passing.
 */
export function critical(degrees: number): number {
  const spread = 2 / (9 * degrees);
  return degrees * (1 - spread + 3.719 * Math.sqrt(spread)) ** 3;
}

/** Holds draws to the worlds that there can be, each as often as its weight says, by Pearson's chi-square. */
export function expectSpread(draw: (seed: string) => string, worlds: ReadonlyMap<string, number>, draws: number): void {
  const counts = new Map([...worlds.keys()].map((world) => [world, 0]));
  for (let i = 0; i < draws; i++) {
    const world = draw(`spread ${i}`);
    expect(worlds.has(world), `${world} cannot be`).toBe(true);
    counts.set(world, (counts.get(world) ?? 0) + 1);
  }
  const whole = [...worlds.values()].reduce((sum, weight) => sum + weight, 0);
  let statistic = 0;
  for (const [world, weight] of worlds) {
    const expected = (draws * weight) / whole;
    // below that the statistic is not distributed as chi-square
    expect(expected).toBeGreaterThan(20);
    statistic += ((counts.get(world) ?? 0) - expected) ** 2 / expected;
  }
  expect(statistic, JSON.stringify([...counts])).toBeLessThan(critical(worlds.size - 1));
}

/** How many of all cases, each as likely as any other, make each world. */
export function weigh<T>(cases: readonly T[], world: (each: T) => string | null): Map<string, number> {
  const weights = new Map<string, number>();
  for (const each of cases) {
    const key = world(each);
    if (key !== null) weights.set(key, (weights.get(key) ?? 0) + 1);
  }
  return weights;
}

/** Every order of the items, equal ones told apart. */
export function orders<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, i) => orders(items.filter((_, other) => other !== i)).map((rest) => [item, ...rest]));
}
