/** Tests that two tables send a viewer the same bytes if they differ only in information hidden from that viewer. */
import type { Viewer } from '@ludi-romani/core';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { games } from '../contract/games';
import { SCALE, SEED } from '../scale';
import { NAMES, playPairs } from './pairs';
import { at, midGame } from './playing';

const done = new Set<string>();

describe.each(games)('%s', (_, { engine }) => {
  test('sends a viewer nothing that depends on information hidden from that viewer', () => {
    let moments = 0;
    const script = fc.record({
      players: fc.constantFrom(...engine.playerCounts.filter((count) => count > 1)),
      seed: fc.nat(),
      before: fc.array(fc.nat(), { maxLength: 120, size: 'max' }),
      viewer: fc.nat(4),
      plans: fc.array(fc.record({ name: fc.constantFrom(...NAMES), pick: fc.nat() }), { maxLength: 40, size: 'max' }),
    });
    fc.assert(
      fc.property(script, ({ players, seed, before, viewer: pick, plans }) => {
        const viewer: Viewer = at([...Array(players).keys(), 'spectator' as const], pick) ?? 'spectator';
        const real = midGame(engine, { players, seed: `secret ${seed}` }, before);
        const tally = playPairs(engine, real, viewer, plans, `other ${seed}`);
        moments += tally.moments;
        for (const name of tally.done) done.add(name);
      }),
      { numRuns: 30 * SCALE, seed: SEED },
    );
    expect(moments).toBeGreaterThan(50);
  });
});

test('the random games cover each kind of plan', () => {
  expect([...done].sort()).toEqual([...new Set(NAMES)].sort());
});
