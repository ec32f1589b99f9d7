/**
 * Tests that stronger bots win. If a stronger bot does not win, a rule, a view or a search is broken. The seeds are fixed, so the games are
 * always the same.
 */
import { engine as aquileia } from '@ludi-romani/aquileia/fast';
import { engine as cityOfRome } from '@ludi-romani/city-of-rome/fast';
import type { Engine, GameTypes } from '@ludi-romani/core';
import { engine as forumTrajanum } from '@ludi-romani/forum-trajanum/fast';
import { engine as novaRoma } from '@ludi-romani/nova-roma/fast';
import { describe, expect, test } from 'vitest';
import { meanOf, playMatch, type Share, shareOf } from '../../packages/cli/src/arena';
import { botNamed } from '../../packages/cli/src/bots';
import { SCALE } from '../scale';

const engines: readonly Engine<GameTypes>[] = [cityOfRome, aquileia, forumTrajanum, novaRoma];

describe.each(engines.map((engine) => [engine.game, engine] as const))('%s', (_, engine) => {
  // Forum Trajanum scores only three times in a game, so a single ply rarely scores: greedy needs hundreds of games to show its strength
  const greedyIsQuick = engine !== forumTrajanum;
  // plays the first number of games, and up to the second number until the result is significant
  test.each([...(greedyIsQuick ? [['greedy', 'random', 6, 24] as const] : []), ['ismcts:25', 'greedy', 4, 8] as const])(
    '%s beats %s',
    async (better, worse, least, most) => {
      const bots = [better, worse].map((name) => botNamed(name).sit({ engine }));
      const shares: Share[] = [];
      const low = () => shareOf(shares.map(({ won }) => won)).low;
      while (shares.length < SCALE * (shares.length > 0 && low() > 0.5 ? least : most)) {
        const [first] = await playMatch(engine, bots, { players: 2, seed: 'strength' }, shares.length);
        shares.push(first ?? { won: 0, points: 0 });
      }
      expect(low()).toBeGreaterThan(0.5);
      expect(meanOf(shares.map(({ points }) => points)).mean).toBeGreaterThan(0);
    },
  );
});
