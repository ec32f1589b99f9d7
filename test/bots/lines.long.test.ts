/** The actions that a search expects after an action. */
import { engine as aquileia } from '@ludi-romani/aquileia/fast';
import { expert as forAquileia } from '@ludi-romani/bots/aquileia';
import { expert as forCity } from '@ludi-romani/bots/city-of-rome';
import { expert as forForum } from '@ludi-romani/bots/forum-trajanum';
import { expert as forNova } from '@ludi-romani/bots/nova-roma';
import { engine as city } from '@ludi-romani/city-of-rome/fast';
import type { Engine, GameTypes } from '@ludi-romani/core';
import { engine as forum } from '@ludi-romani/forum-trajanum/fast';
import { engine as nova } from '@ludi-romani/nova-roma/fast';
import { expect, test } from 'vitest';
import type { Searcher } from '../../packages/bots/src';

type AnyExpert = (engine: unknown, budget: object) => Searcher<GameTypes['view'], GameTypes['action']>;

test.each([
  ['aquileia', aquileia, forAquileia],
  ['city-of-rome', city, forCity],
  ['forum-trajanum', forum, forForum],
  ['nova-roma', nova, forNova],
])('%s: each action of a line is legal in its view, and nothing before it depended on the deal', (_, given, expert) => {
  const engine = given as unknown as Engine<GameTypes>;
  const searcher = (expert as unknown as AnyExpert)(engine, { iterations: 150 });
  const state = engine.clone(engine.initialState({ players: 2, seed: 'lines' })) as GameTypes['mutable'];
  let expected = 0;
  for (let ply = 0; ply < 40; ply++) {
    const [seat = 0] = engine.activePlayers(state);
    const view = engine.view(state, seat);
    const thinking = searcher.think(view, `ply ${ply}`);
    if (ply % 5 === 0) thinking.run(Number.POSITIVE_INFINITY);
    const { action } = thinking.result();
    const line = thinking.line(action);
    expect(line[0]).toEqual({ view, action });
    for (const { view: seen, action: next } of line) {
      expect(seen.viewer).toBe(next.player);
      expect(engine.explain(seen, next).legal).toBe(true);
    }
    // what the searcher expects is the same in every deal: the actions are legal one after the other in a new one
    const deal = engine.determinizer(view)('a new deal');
    for (const { action: next } of line) {
      expect(engine.explain(deal, next).legal).toBe(true);
      engine.applyInPlace(deal, next);
    }
    expected += line.length - 1;
    engine.applyInPlace(state, action);
  }
  expect(expected).toBeGreaterThan(5);
});
