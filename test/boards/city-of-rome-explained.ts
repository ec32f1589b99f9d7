/** The explanations and lessons of City of Rome, for their tests. */
import { boards } from '@ludi-romani/boards/city-of-rome';
import { about as aboutInGerman } from '@ludi-romani/boards/city-of-rome/about/de';
import { about as aboutInEnglish } from '@ludi-romani/boards/city-of-rome/about/en';
import { words as german } from '@ludi-romani/boards/city-of-rome/de';
import { words as english } from '@ludi-romani/boards/city-of-rome/en';
import { lesson as lessonInGerman } from '@ludi-romani/boards/city-of-rome/lesson/de';
import { lesson as lessonInEnglish } from '@ludi-romani/boards/city-of-rome/lesson/en';
import { type CityOfRome, engine, type Options, standardComponents } from '@ludi-romani/city-of-rome';
import type { Engine } from '@ludi-romani/core';
import { clausesIn, type Explained } from '../explained';

const abouts = [aboutInEnglish, aboutInGerman];
export const explained: Explained<CityOfRome> = {
  engine,
  board: boards(engine),
  words: [english(engine), german(engine)],
  abouts: abouts.map((about) => about(engine)),
  lessons: [lessonInEnglish(engine), lessonInGerman(engine)],
  clauses: clausesIn('city-of-rome'),
};

/** What the explanations of an engine are asked about in the first round of a game. */
export const ASKED = [
  'game points coins influence influenceTokens influenceCards influence-next cards built strip emperor field-1 field-5',
  'brick cog offer deck-I deck-II hidden-II hand packet drawn city cell-0-0-0 cell-0-1-0 residence2 residence3 residence4',
  'aqueducts temples produce end-turn done',
  ...standardComponents.buildings.map(({ id }) => id),
].flatMap((ids) => ids.split(' '));

/** Returns all explanations in the first round of a game, without the state of the viewer, in one language after the other. */
export function textsOf(own: Engine<CityOfRome>, options: Partial<Options> = {}): string[] {
  let state = own.initialState({ players: 2, seed: 'texts', ...options });
  for (const action of own.legalActions(state).slice(0, 1)) state = own.apply(state, action);
  const view = own.view(state, 'spectator');
  return abouts.map((about) => {
    const explain = about(own);
    return JSON.stringify(ASKED.map((id) => explain(view, id)));
  });
}
