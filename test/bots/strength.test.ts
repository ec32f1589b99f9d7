/** A better bot wins: where it does not, a rule, a view or a search is broken. Seeds are fixed, so the games are always the same. */
import { engine as aquileia } from '@ludi-romani/aquileia/fast';
import { engine as cityOfRome } from '@ludi-romani/city-of-rome/fast';
import type { Engine, GameTypes } from '@ludi-romani/core';
import { engine as forumTrajanum } from '@ludi-romani/forum-trajanum/fast';
import { engine as novaRoma } from '@ludi-romani/nova-roma/fast';
import { describe, expect, test } from 'vitest';
import { meanOf, playMatch, shareOf } from '../../packages/cli/src/arena';
import { botNamed } from '../../packages/cli/src/bots';

const engines: readonly Engine<GameTypes>[] = [cityOfRome, aquileia, forumTrajanum, novaRoma];

describe.each(engines.map((engine) => [engine.game, engine] as const))('%s', (_, engine) => {
  // points are recorded three times in a game of Forum Trajanum, so one ply seldom shows any: that takes hundreds of games to tell
  const greedyIsQuick = engine !== forumTrajanum;
  test.each([...(greedyIsQuick ? [['greedy', 'random', 24] as const] : []), ['ismcts:25', 'greedy', 8] as const])(
    '%s beats %s',
    { timeout: 300_000 },
    (better, worse, games) => {
      const bots = [better, worse].map(botNamed);
      const shares = Array.from({ length: games }, (_, i) =>
        playMatch(engine, bots, { players: 2, seed: 'strength' }, i),
      ).map(([first]) => first ?? { won: 0, points: 0 });
      expect(shareOf(shares.map(({ won }) => won)).low).toBeGreaterThan(0.5);
      expect(meanOf(shares.map(({ points }) => points)).mean).toBeGreaterThan(0);
    },
  );
});
