/** Tests of the explanations of City of Rome with more games, and with other boxes. */
import { type CityOfRome, createEngine, engine, standardComponents } from '@ludi-romani/city-of-rome';
import type { Engine } from '@ludi-romani/core';
import { expect, test } from 'vitest';
import { describeAbout } from '../explained';
import { explained, textsOf } from './city-of-rome-explained';

describeAbout(explained, 2, 17);

/** Returns the paths of all numbers in component tables. */
const pathsIn = (value: unknown, path: readonly string[] = []): (readonly string[])[] =>
  typeof value === 'number'
    ? [path]
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, one]) => pathsIn(one, [...path, key]))
      : [];

/** Returns a copy with another number at a path. */
const changed = (value: unknown, [key, ...rest]: readonly string[], by: number): unknown => {
  if (key === undefined) return Number(value) + by;
  const copy = structuredClone(value) as Record<string, unknown>;
  copy[key] = changed(copy[key], rest, by);
  return copy;
};

/** The numbers that no explanation has: they limit nothing, are places, or belong to games of three and four players. */
const UNSAID = /^(supplies|startingLayout|provenance|influenceCards\.[024]\.)|^setups\.[34]|^aqueductPoints\.0$/;

test('an own box with one other number has other explanations in each language (R2)', () => {
  const standard = textsOf(engine);
  let times = 0;
  for (const path of pathsIn(standardComponents)) {
    const name = path.join('.');
    if (UNSAID.test(name)) continue;
    for (const by of [1, -1]) {
      let own: Engine<CityOfRome>;
      try {
        own = createEngine(changed(standardComponents, path, by) as typeof standardComponents);
      } catch {
        continue; // no valid box
      }
      times++;
      textsOf(own).forEach((texts, i) => {
        expect(texts, `${name} ${by}`).not.toBe(standard[i]);
      });
      break;
    }
  }
  expect(times).toBeGreaterThan(100);
});
