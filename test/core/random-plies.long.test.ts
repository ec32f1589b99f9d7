/** Tests that `playRandomly` plays each legal action of the four games with equal probability. */
import { engine as aquileia } from '@ludi-romani/aquileia/fast';
import { chanceState, type Engine, type GameTypes, keyedChance } from '@ludi-romani/core';
import { engine as novaRoma } from '@ludi-romani/nova-roma/fast';
import { describe, expect, test } from 'vitest';

const DRAWS = 4_000;

const position = (state: GameTypes['state']): string => {
  const { chance: _, ...rest } = state;
  return JSON.stringify(rest);
};

/** Returns chi-square over its degrees of freedom for random plies: about 1 if all legal actions are equally likely. */
function unevenness(engine: Engine<GameTypes>, state: GameTypes['state'], seed: string): number {
  const counts = new Map(engine.legalActions(state).map((action) => [position(engine.apply(state, action)), 0]));
  const chance = keyedChance(chanceState(seed));
  for (let draw = 0; draw < DRAWS; draw++) {
    const played = engine.clone(state);
    engine.playRandomly(played, 1, chance);
    const key = position(played);
    counts.set(key, (counts.get(key) ?? Number.NaN) + 1);
  }
  const expected = DRAWS / counts.size;
  return [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0) / (counts.size - 1);
}

describe('each legal action is equally likely', () => {
  test('if most candidates are legal, and if few are', () => {
    const found = { many: 0, few: 0 };
    let state = aquileia.initialState({ players: 3, seed: 'uniform' });
    for (let ply = 0; !aquileia.isTerminal(state) && Math.min(found.many, found.few) < 2; ply++) {
      const legal = aquileia.legalActions(state);
      const kind = legal.length * 3 < aquileia.choices(state).length ? 'few' : 'many';
      if (legal.length > 2 && found[kind]++ < 2) expect(unevenness(aquileia, state, `ply ${ply}`)).toBeLessThan(2.5);
      state = aquileia.apply(state, keyedChance(chanceState(`${ply}`)).pick(legal));
    }
    expect(Math.min(found.many, found.few)).toBeGreaterThan(0);
  });

  test('if several candidates are identical', () => {
    const { initialState, legalActions, choices, apply } = novaRoma;
    let state = initialState({ players: 2, seed: 'uniform' });
    let tried = 0;
    for (let ply = 0; ply < 400 && tried < 4; ply++) {
      const legal = legalActions(state);
      const listed = new Set(legal.map((action) => JSON.stringify(action)));
      const copies = choices(state).filter(
        ({ action, judgement }) => judgement.legal && !listed.has(JSON.stringify(action)),
      );
      if (copies.length > 0 && legal.length > 1) {
        tried++;
        expect(unevenness(novaRoma, state, `ply ${ply}`)).toBeLessThan(3);
      }
      const [action] = keyedChance(chanceState(`${ply}`)).shuffle(legal);
      if (action === undefined) break;
      state = apply(state, action);
    }
    expect(tried).toBeGreaterThan(0);
  });
});
