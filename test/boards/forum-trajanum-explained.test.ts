/** Tests of the explanations and the lesson of Forum Trajanum. */
import { boards } from '@ludi-romani/boards/forum-trajanum';
import { words as english } from '@ludi-romani/boards/forum-trajanum/en';
import { type Components, createEngine, engine, type Options, standardComponents } from '@ludi-romani/forum-trajanum';
import { expect, test } from 'vitest';
import { playedTo } from '../boards';
import { describeAbout, describeLesson } from '../explained';
import { mine } from '../forum-trajanum/own-box';
import { aboutsOf, explained } from './forum-trajanum-explained';

describeAbout(explained, 1, 89);
describeLesson(explained);

const { numbers, startingResources, areaBonuses, prestige, tracks, resourceTiles, citizenRows, streetCards } =
  standardComponents;

test.each<readonly [about: string, Partial<Components>]>([
  [
    'game',
    { numbers: { ...numbers, roundsPerCycle: 2 }, streetCards: streetCards.map((card) => ({ ...card, count: 1 })) },
  ],
  ['tribune', { numbers: { ...numbers, tribunesPerIgnoredCard: 3 } }],
  ['own-first', { numbers: { ...numbers, tribunesForBothTiles: 3 } }],
  ['coin', { numbers: { ...numbers, coinsPerCitizenRow: 3 } }],
  ['buildings', { numbers: { ...numbers, buildActionsPerTurn: 3 } }],
  ['workers-to-builder', { numbers: { ...numbers, workersPerBuilder: 3 } }],
  ['merchant-2', { numbers: { ...numbers, merchantSwapsPerTurn: 3 } }],
  ['craftsman-1', { numbers: { ...numbers, craftsmanWorkersPerTurn: 3 } }],
  ['craftsman-2', { numbers: { ...numbers, craftsmanBuildersPerTurn: 3 } }],
  ['patrician-2', { numbers: { ...numbers, areaBonusesWithPatrician: 3 } }],
  ['patrician-1', { numbers: { ...numbers, diagonalToEagle: 3 } }],
  ['eagle', { numbers: { ...numbers, onEagle: 3 } }],
  ['forum', { numbers: { ...numbers, besideEagle: 3 } }],
  ['figures', { startingResources: { ...startingResources, coin: 3 } }],
  ['column-value', { columnValues: [7, 2, 1] }],
  ['crane', { craneFactors: [7, 2, 1] }],
  ['row-factor', { rowFactors: [1, 2, 7] }],
  ['bonus-points', { areaBonuses: { ...areaBonuses, points: 7 } }],
  ['trajan', { prestige: { ...prestige, head: [{ from: 0, value: 9 }] } }],
  ['basilica-1', { tracks: { ...tracks, basilica: [tracks.market[0], ...tracks.basilica.slice(1)] } as never }],
  [
    'coin-2',
    { resourceTiles: resourceTiles.map((tile) => (tile.id === 'coin-2' ? { ...tile, gain: { coin: 7 } } : tile)) },
  ],
  [
    'craftsman-2',
    {
      citizenRows: citizenRows.map((row) =>
        row.row === 6 ? { ...row, second: { bonus: 'gain', gain: { builder: 7 } } } : row,
      ),
    },
  ],
])('the explanation of %s has the numbers of the box', (about, changes) => {
  const said = (components: Components) => {
    const of = createEngine(components);
    const view = of.view(of.initialState({ players: 2, seed: 'numbers' }), 0);
    return aboutsOf(of).map((explain) => explain(view, about)?.says);
  };
  const [before, after] = [said(standardComponents), said({ ...standardComponents, ...changes })];
  for (const [i, one] of after.entries()) expect(one).not.toEqual(before[i]);
});

test.each<Options>([
  { players: 2, introductory: true, introductoryCard: 'chosen', seed: 'card' },
  { players: 3, boardSide: 'B', draftMode: 'sequential', buildingTiles: 'limited', promoCards: true, seed: 'b' },
  { players: 2, mosaic: 'random', seed: 'own' },
])('everything is explained with the options $seed', (options) => {
  const of = options.seed === 'own' ? createEngine(mine) : engine;
  const [board, words, abouts] = [boards(of), english(of), aboutsOf(of)];
  for (const round of [0, 2, 13]) {
    const view = of.view(
      playedTo(of, options, (state) => state.round === round),
      0,
    );
    const svg = board.parts(view).map((part) => board.board(view, { words, part }));
    const ids = [...svg.join('').matchAll(/<g(?= )[^>]* data-about="([^"]*)"/g)].map(([, id = '']) => id);
    const unknown = ids.filter((id) => abouts.some((explain) => explain(view, id) === null));
    expect([ids.length > 100, unknown]).toEqual([true, []]);
  }
});
