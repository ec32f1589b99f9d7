/** Plays at tables at random, and compares them with a naive model of a table and with clients that follow the updates. */
import * as fc from 'fast-check';
import { describe, test } from 'vitest';
import { games } from '../contract/games';
import { SCALE, SEED } from '../scale';
import { commands, midGame, Playing, terms } from './playing';

describe.each(games)('%s', (_, { engine }) => {
  const [fewest = 2] = engine.playerCounts.filter((count) => count > 1);
  const counts = [...new Set([fewest, Math.max(...engine.playerCounts)])];
  test.each(counts)('table and clients agree with the model, players: %i', (players) => {
    const script = fc.record({
      seed: fc.nat(),
      before: fc.array(fc.nat(), { maxLength: 150, size: 'max' }),
      terms,
      deeds: commands(60),
    });
    fc.assert(
      fc.property(script, ({ seed, before, terms: agreed, deeds }) => {
        const start = midGame(engine, { players, seed: `table ${seed}` }, before);
        const playing = new Playing(engine, start, agreed);
        fc.modelRun(() => ({ model: {}, real: playing }), deeds);
        playing.checkRestored();
      }),
      { numRuns: 5 * SCALE, seed: SEED },
    );
  });
});
