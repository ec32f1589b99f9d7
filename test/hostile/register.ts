import { expect, test } from 'vitest';
import { SCALE, SEED } from '../scale';
import type { Boundary } from './boundaries';
import { chanceOf } from './hostile';

/**
 * The number of hostile values for each boundary, a function that accepts untrusted input. A sample is too small to cause every kind of
 * refusal.
 */
const VALUES = { whole: 1_000 * SCALE, sample: 20 * SCALE };

/** Registers a test for each boundary of a game. */
export function registerTests(game: string, boundaries: readonly Boundary[], extent: keyof typeof VALUES): void {
  for (const { name, tries } of boundaries)
    test(name, () => {
      const missed = tries(VALUES[extent], chanceOf(`${game} ${name} ${SEED}`));
      if (extent === 'whole') expect(missed).toEqual([]);
      else expect(missed).toBeDefined();
    });
}
