import { expect, test } from 'vitest';
import { SCALE, within } from '../scale';
import type { Door } from './doors';
import { chanceOf } from './hostile';

/** How many hostile values each door gets. */
const VALUES = 1_000 * SCALE;

/** Registers a test for each door of a game. */
export function holds(game: string, doors: readonly Door[]): void {
  for (const { name, tries } of doors)
    test(name, () => expect(tries(VALUES, chanceOf(`${game} ${name} ${SCALE}`))).toEqual([]), within(120));
}
