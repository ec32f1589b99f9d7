import { type Action, engine } from '@ludi-romani/city-of-rome';
import { parseAction } from '@ludi-romani/city-of-rome/schemas';
import { plainCopy } from '@ludi-romani/core';
import { expect, test } from 'vitest';
import { chanceOf, hostile, opens, positions, unchanged, unpolluted, VALUES, WORDS } from './hostile';

test('hostile actions: refused for a reason or legal; the state stays as it is', () => {
  const chance = chanceOf('actions');
  const compare = unchanged(positions);
  let legal = 0;
  for (let i = 0; i < VALUES; i++) {
    const state = chance.pick(positions);
    const choices = engine.legalActions(state);
    const valid = choices.length > 0 ? chance.pick(choices) : { type: 'produce', player: 0 };
    const given = hostile(chance, valid, WORDS);
    const answer = engine.explain(state, given);
    opens('illegal-action', () => parseAction(given));
    const next = opens('illegal-action', () => engine.apply(state, given as Action));
    opens('illegal-action', () => engine.step(state, given as Action));
    opens('illegal-action', () => engine.describe(state, given as Action));
    // a getter may answer otherwise the next time
    if ('problem' in plainCopy(given)) continue;
    expect(next !== undefined).toBe(answer.legal);
    if (!answer.legal) {
      // refused on the frozen state itself: a write would throw
      expect(engine.tryInPlace(state, given)).toEqual(answer);
      continue;
    }
    legal++;
    expect(choices).toContainEqual(given);
    const own = engine.clone(state);
    expect(engine.tryInPlace(own, given)).toEqual({ legal: true });
    expect(own).toEqual(next);
  }
  expect(legal).toBeGreaterThan(VALUES / 100);
  compare();
  unpolluted();
});

test('an action that parseAction accepts is legal or refused by a rule, never malformed', () => {
  const chance = chanceOf('parsed actions');
  for (const state of positions) {
    for (const action of engine.legalActions(state)) {
      expect(parseAction(action)).toEqual(action);
      const given = hostile(chance, action, WORDS);
      const parsed = opens('illegal-action', () => parseAction(given));
      if (parsed === undefined) continue;
      const answer = engine.explain(state, parsed);
      expect(answer.legal || answer.code !== 'malformed').toBe(true);
    }
  }
});
