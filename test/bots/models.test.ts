/** Tests of the learned models that experts use. */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { engine as aquileia } from '@ludi-romani/aquileia';
import * as aquileiaBots from '@ludi-romani/bots/aquileia';
import * as cityOfRomeBots from '@ludi-romani/bots/city-of-rome';
import * as forumTrajanumBots from '@ludi-romani/bots/forum-trajanum';
import { parseModel } from '@ludi-romani/bots/learn';
import * as novaRomaBots from '@ludi-romani/bots/nova-roma';
import { engine as cityOfRome } from '@ludi-romani/city-of-rome';
import type { Engine, GameTypes } from '@ludi-romani/core';
import { engine as forumTrajanum } from '@ludi-romani/forum-trajanum';
import { engine as novaRoma } from '@ludi-romani/nova-roma';
import { describe, expect, test } from 'vitest';

type Bots = Pick<typeof aquileiaBots, 'models'> & {
  // a method, so that the bots of every game fit
  expert(engine: Engine<GameTypes>, budget: { iterations: number }, options?: object): ReturnType<typeof aquileiaBots.expert>; // biome-ignore format: one line
  readonly weights: object;
};

const MOST_BYTES = 4096;

describe.each([
  [aquileia, aquileiaBots],
  [cityOfRome, cityOfRomeBots],
  [forumTrajanum, forumTrajanumBots],
  [novaRoma, novaRomaBots],
] as unknown as [Engine<GameTypes>, Bots][])('models of $game', (engine, { expert, models, weights }) => {
  test('each fits the game, won its match, and is small', () => {
    const players = models.map(({ options }) => options.players);
    expect(players).toEqual([...engine.playerCounts].filter((count) => players.includes(count)));
    for (const model of models) {
      expect(parseModel(JSON.parse(JSON.stringify(model)))).toEqual(model);
      expect(model).toMatchObject({
        ...{ game: engine.game, rulesVersion: engine.rulesVersion, components: engine.componentsDigest() },
        ...{ isCorrection: true, seed: 'ludi-romani' },
      });
      expect(model.gate?.games).toBeGreaterThanOrEqual(400);
      expect(model.gate?.low).toBeGreaterThan(0.5);
      expect(gzipSync(JSON.stringify(model)).length).toBeLessThan(MOST_BYTES);
      const file = `packages/bots/src/${engine.game}/models/${model.options.players}.json`;
      expect(readFileSync(file, 'utf8')).toBe(`${JSON.stringify(model)}\n`);
    }
  });

  test.each(engine.playerCounts)('the expert uses that for %i players, and none with own weights', (players) => {
    let state = engine.initialState({ players, seed: 'models' });
    const views: GameTypes['view'][] = [];
    for (let ply = 0; views.length < 6; ply++) {
      const [seat = 0] = engine.activePlayers(state);
      const legal = engine.legalActions(state, seat);
      if (legal.length > 2) views.push(engine.view(state, seat));
      state = engine.apply(state, legal[(7 * ply) % legal.length] as GameTypes['action']);
    }
    const budget = { iterations: 20 };
    const findings = (options?: object) => {
      const bot = expert(engine, budget, options);
      return views.map((view) =>
        bot.search(view as never, 'seed').findings.map(({ visits, value }) => [visits, value]),
      );
    };
    const own = models.filter(({ options }) => options.players === players);
    const usual = findings();
    expect(findings({ models: own })).toEqual(usual);
    const plain = findings({ models: [] });
    expect(findings({ weights })).toEqual(plain);
    if (own.length > 0) expect(plain).not.toEqual(usual);
  });
});
