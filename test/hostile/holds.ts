import { expect, test } from 'vitest';
import { SCALE, SEED } from '../scale';
import type { Door } from './doors';
import { chanceOf } from './hostile';

/** The number of hostile values that each boundary receives. */
const VALUES = 1_000 * SCALE;
const VALUES_IN_SHORT = 20 * SCALE;

const chanceFor = (game: string, name: string) => chanceOf(`${game} ${name} ${SEED}`);

/** Registers a test for each boundary of a game. */
export function holds(game: string, doors: readonly Door[]): void {
  for (const { name, tries } of doors) test(name, () => expect(tries(VALUES, chanceFor(game, name))).toEqual([]));
}

/** Registers a test with a few values for each boundary: too few to meet every kind of refusal. */
export function holdsInShort(game: string, doors: readonly Door[]): void {
  for (const { name, tries } of doors)
    test(name, () => expect(tries(VALUES_IN_SHORT, chanceFor(game, name))).toBeDefined());
}
