/** Tests of the explanations and the lesson of City of Rome. */
import { engine } from '@ludi-romani/city-of-rome';
import { expect, test } from 'vitest';
import { describeAbout, describeLesson } from '../explained';
import { ASKED, explained, textsOf } from './city-of-rome-explained';

describeAbout(explained, 1, 97);
describeLesson(explained);

test('explanations follow the options of the game', () => {
  const standard = textsOf(engine);
  for (const options of [{ aqueductsStay: true }, { selectiveProduction: true }])
    textsOf(engine, options).forEach((texts, i) => {
      expect(texts).not.toBe(standard[i]);
    });
});

test('a thing in a city is explained with what it is worth there, but not to spectators', () => {
  const { lessons, abouts: both } = explained;
  const [lesson] = lessons;
  if (lesson === undefined) throw new Error('there is no lesson');
  let state = engine.initialState(lesson.options);
  for (const action of lesson.actions.slice(0, 22)) state = engine.apply(state, action);
  const said = (id: string, viewer: 'spectator' | 0 | 1) =>
    both.map((about) => about(engine.view(state, viewer), id)?.now);
  expect(said('cell-0-1-1', 1)).toEqual([
    'This area has 2 residences and 1 color beside it, and 2 VP from the best baths: 6 VP.',
    'Dieses Gebiet hat 2 Wohnhäuser und daneben 1 Farbe, dazu 2 SP der besten Therme: 6 SP.',
  ]);
  expect(said('cell-0-0-1', 0)).toEqual([
    'They hold 2 VP for each residential area beside them.',
    'Darauf liegen 2 SP für jedes Wohngebiet daneben.',
  ]);
  for (const id of [...ASKED, 'cell-0-1-1', 'cell-0-0-1', 'cell-0-9-9'])
    expect(said(id, 'spectator')).toEqual([undefined, undefined]);
});
