import { engine, type State } from '@ludi-romani/city-of-rome';
import { parseState, validateState } from '@ludi-romani/city-of-rome/schemas';
import { expect, test } from 'vitest';
import { chanceOf, finite, hostile, opens, positions, survives, unchanged, unpolluted, VALUES, WORDS } from './hostile';

const compare = unchanged(positions);

test('hostile states: refused with paths, or playable to the end', () => {
  const chance = chanceOf('states');
  let accepted = 0;
  for (let i = 0; i < VALUES; i++) {
    const valid = chance.pick(positions);
    const given = hostile(chance, i % 4 === 0 ? engine.save(valid) : valid, WORDS);
    const state = opens('invalid-state', () => parseState(given));
    if (i % 4 !== 0) expect(validateState(given).length === 0).toBe(state !== undefined);
    if (state === undefined) continue;
    accepted++;
    const plies = engine.maxPlies(state.players.length);
    let ply = 0;
    for (let legal = engine.legalActions(state); legal.length > 0; legal = engine.legalActions(state)) {
      engine.applyInPlace(state, chance.pick(legal));
      expect(++ply).toBeLessThanOrEqual(plies);
      if (chance.int(20) === 0) expect(validateState(state)).toEqual([]);
    }
    expect(engine.outcome(state)).not.toBeNull();
    expect(validateState(state)).toEqual([]);
  }
  expect(accepted).toBeGreaterThan(100);
  compare();
  unpolluted();
});

test('states that nobody checked: an error of ours or an answer, from every function that reads', () => {
  const chance = chanceOf('unchecked states');
  for (let i = 0; i < VALUES; i++) {
    const valid = chance.pick(positions);
    const state = hostile(chance, valid, WORDS, finite) as State;
    const choices = engine.legalActions(valid);
    const action = choices.length > 0 ? chance.pick(choices) : ({ type: 'produce', player: 0 } as const);
    survives(() => engine.legalActions(state));
    survives(() => engine.explain(state, action));
    survives(() => engine.apply(state, action));
    survives(() => engine.step(state, action));
    survives(() => engine.describe(state, action));
    survives(() => engine.view(state, chance.pick(['spectator', 0, 3, -1, Number.NaN])));
    survives(() => engine.activePlayers(state));
    survives(() => engine.isTerminal(state));
    survives(() => engine.outcome(state));
    survives(() => engine.scores(state));
    survives(() => engine.parse(state, engine.format(action)));
  }
  compare();
  unpolluted();
});
