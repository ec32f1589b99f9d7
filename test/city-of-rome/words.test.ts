/** Tests of the sentences and titles of City of Rome. */
import { createEngine, engine, standardComponents } from '@ludi-romani/city-of-rome';
import { words as german } from '@ludi-romani/city-of-rome/words/de';
import { words as english } from '@ludi-romani/city-of-rome/words/en';
import { text } from '@ludi-romani/core/words';
import { expect, test } from 'vitest';
import { describeSentences, describeWords } from '../words';
import { spoken } from './spoken';

describeWords(spoken);
describeSentences(spoken, 'sample');

test('words name new cards of other tables, and use their titles', () => {
  const own = createEngine({
    ...standardComponents,
    buildings: [...standardComponents.buildings, { id: 'shrine', category: 'temple', cost: 2, stars: 1 }],
    temples: [...standardComponents.temples, { building: 'shrine', points: 3, per: 'public-color', each: 2 }],
    cards: [...standardComponents.cards, { id: 'ii-shrine', deck: 'II', building: 'shrine' }],
    titles: [{ id: 'ii-market', title: 'The Old Market' }],
  });
  const state = own.initialState({ players: 2, seed: 'titles' });
  const said = (words: ReturnType<typeof english>) =>
    ['ii-shrine', 'ii-market'].map((card) => [
      words.title(card),
      text(words.tell(state, { type: 'card-taken', player: 0, card })),
    ]);
  expect(said(english(own))).toEqual([
    ['Shrine (II)', 'White takes the shrine (II)'],
    ['The Old Market', 'White takes The Old Market'],
  ]);
  expect(said(german(own))).toEqual([
    ['Shrine (II)', 'Weiß nimmt Shrine (II)'],
    ['The Old Market', 'Weiß nimmt The Old Market'],
  ]);
  const { titles: _, ...untitled } = own.components as typeof standardComponents;
  expect(createEngine(untitled).componentsDigest()).toBe(own.componentsDigest());
});

test('adds up the gains of one player from several buildings', () => {
  const state = engine.initialState({ players: 2, seed: 'sums' });
  const gained = (player: number, type: 'coins-gained' | 'influence-gained') =>
    ({ type, player, amount: 1, source: { kind: 'production', card: 'ii-market', x: 0, y: 1 } }) as const;
  const events = [
    gained(0, 'coins-gained'),
    gained(0, 'influence-gained'),
    gained(0, 'coins-gained'),
    gained(1, 'coins-gained'),
  ];
  expect(
    english(engine)
      .tellAll(state, events)
      .map((phrase) => text(phrase)),
  ).toEqual(['White gains 2 coins', 'White gains 1 influence token', 'Brown gains 1 coin']);
});
