/** Tests of returned objects: writing to them cannot affect a later game, and equal views are equal as text. */
import { chanceState, keyedChance } from '@ludi-romani/core';
import { engine } from '@ludi-romani/nova-roma';
import { expect, test } from 'vitest';
import { settings } from '../conformance/nova-roma';
import { statesOf } from '../random-game';

/** Yields every object in a value, including the value itself. */
function* objectsIn(value: unknown): Iterable<object> {
  if (typeof value !== 'object' || value === null) return;
  yield value;
  for (const part of Object.values(value)) yield* objectsIn(part);
}

test('objects that two games share are frozen', () => {
  const handedOut = (seed: string): Set<object> => {
    const chance = keyedChance(chanceState(seed));
    const all = new Set<object>();
    for (const options of settings.options) {
      let state = engine.initialState({ ...options, seed });
      while (!engine.isTerminal(state)) {
        const choices = engine.choices(state);
        const action = chance.pick(engine.legalActions(state));
        const { state: next, events } = engine.step(state, action);
        for (const each of objectsIn([next, events, choices, action])) all.add(each);
        state = next;
      }
    }
    return all;
  };
  const first = handedOut('first');
  const common = [...handedOut('second')].filter((each) => first.has(each));
  expect(common.length).toBeGreaterThan(0);
  expect(common.filter((each) => !Object.isFrozen(each))).toEqual([]);
});

test.each(settings.options)('%j: a view and the view of its determinization are equal as text', (options) => {
  for (const state of statesOf(engine, { ...options, seed: 'text' })) {
    for (const viewer of [...state.players.keys(), 'spectator'] as const) {
      const view = engine.view(state, viewer);
      const dealt = engine.determinize(view, 'dealt');
      expect(JSON.stringify(engine.view(dealt, viewer))).toBe(JSON.stringify(view));
      expect(Object.keys(dealt.decks)).toEqual(Object.keys(state.decks));
    }
  }
});
