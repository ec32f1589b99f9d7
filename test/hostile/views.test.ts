import { engine, type View } from '@ludi-romani/city-of-rome';
import { parseView, validateState } from '@ludi-romani/city-of-rome/schemas';
import { expect, test } from 'vitest';
import {
  chanceOf,
  finite,
  frozen,
  hostile,
  opens,
  positions,
  survives,
  unchanged,
  unpolluted,
  VALUES,
  WORDS,
} from './hostile';

test('hostile views: refused, or views of a sound state', () => {
  const chance = chanceOf('views');
  const views = positions.flatMap((state) =>
    (['spectator', 0, 1] as const).map((viewer) => frozen(structuredClone(engine.view(state, viewer)))),
  );
  const compare = unchanged(views);
  let accepted = 0;
  for (let i = 0; i < VALUES; i++) {
    const unchecked = hostile(chance, chance.pick(views), WORDS, finite) as View;
    survives(() => engine.determinize(unchecked, 'seed'));
    survives(() => engine.legalActions(unchecked));
    survives(() => engine.explain(unchecked, { type: 'end-turn', player: 0 }));
    survives(() => engine.scores(unchecked));
    const given = hostile(chance, chance.pick(views), WORDS);
    const view = opens('invalid-view', () => parseView(given));
    if (view === undefined) continue;
    accepted++;
    const state = engine.determinize(view, `seed ${i}`);
    expect(validateState(state)).toEqual([]);
    expect(engine.view(state, view.viewer)).toEqual(view);
  }
  expect(accepted).toBeGreaterThan(100);
  compare();
  unpolluted();
});
