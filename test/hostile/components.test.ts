import { createEngine, standardComponents } from '@ludi-romani/city-of-rome';
import { parseComponents } from '@ludi-romani/city-of-rome/schemas';
import { expect, test } from 'vitest';
import { chanceOf, frozen, hostile, opens, unchanged, unpolluted, VALUES, WORDS } from './hostile';

test('hostile components: refused with paths, or a game that can be played to its end; both doors agree', () => {
  const chance = chanceOf('components');
  const tables = frozen(structuredClone(standardComponents));
  const compare = unchanged([tables]);
  let accepted = 0;
  for (let i = 0; i < VALUES; i++) {
    const given = hostile(chance, tables, WORDS) as typeof tables;
    const engine = opens('invalid-components', () => createEngine(given));
    const parsed = opens('invalid-components', () => parseComponents(given));
    expect(engine === undefined).toBe(parsed === undefined);
    if (engine === undefined || accepted++ % 8 !== 0) continue;
    const players = chance.pick([2, 3, 4] as const);
    const state = engine.clone(engine.initialState({ players, seed: `seed ${i}` }));
    const plies = engine.maxPlies(players);
    let ply = 0;
    for (let legal = engine.legalActions(state); legal.length > 0; legal = engine.legalActions(state)) {
      engine.applyInPlace(state, chance.pick(legal));
      expect(++ply).toBeLessThanOrEqual(plies);
    }
    expect(engine.outcome(state)).not.toBeNull();
  }
  expect(accepted).toBeGreaterThan(100);
  compare();
  unpolluted();
});
