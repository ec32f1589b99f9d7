/** Plays games with other component tables, made by `createEngine`, from setup to the end. */
import { type Components, createEngine, engine, playerCounts, standardComponents } from '@ludi-romani/city-of-rome';
import { actionSpace } from '@ludi-romani/city-of-rome/action-space';
import { schemasFor } from '@ludi-romani/city-of-rome/schemas';
import { expect, test } from 'vitest';
import { playsToItsEnd } from '../own-box';
import { at, laidOut, picture, playerOf } from './scene';

/** Other tables: four strips, larger cities that begin with a residence on the left, more expensive bricks, one more temple. */
const mine: Components = {
  ...standardComponents,
  startingCoins: 9,
  prices: { ...standardComponents.prices, coinsPerBrick: 3 },
  buildings: [...standardComponents.buildings, { id: 'shrine', category: 'temple', cost: 2, stars: 1 }],
  temples: [...standardComponents.temples, { building: 'shrine', points: 3, per: 'public-color', each: 2 }],
  cards: [...standardComponents.cards, { id: 'ii-shrine', deck: 'II', building: 'shrine' }],
  startingLayout: [
    { building: 'residence-2', x: 0, y: 0 },
    { building: 'vegetable-farm', x: 1, y: 0 },
  ],
  scoring: { ...standardComponents.scoring, citySide: 5 },
  aqueductPoints: [...standardComponents.aqueductPoints, 60],
  strips: standardComponents.strips.slice(0, 4),
};
const own = createEngine(mine);

test('the engine has another digest, and tables with a temple without scoring are refused', () => {
  expect(own.componentsDigest()).not.toBe(engine.componentsDigest());
  expect(() => createEngine({ ...mine, temples: standardComponents.temples })).toThrow(/temples: lacks shrine/);
});

test.each(playerCounts)('%i players play to the end, every state is valid, and the replay is verified', (players) => {
  playsToItsEnd(own, engine, schemasFor(mine), { players, seed: 'own box' }, actionSpace);
});

test('the engine uses the coins, layout, strips and temples of the tables', () => {
  const state = own.clone(own.initialState({ players: 2, seed: 'own box', colors: ['brown', 'white'] }));
  const { city, coins } = at(state);
  const cells = city.flatMap((card, index) => (card === null ? [] : [index]));
  expect(cells.map((cell) => city[cell])).toEqual(['start-brown-residence-2', 'start-brown-vegetable-farm']);
  expect([coins, city.length, state.strips.length]).toEqual([9, 8 * 9, 4]);
  cells.forEach((cell, i) => {
    city[cell + 8] = ['ii-shrine', 'ii-market'][i] ?? null;
    city[cell + 16] = ['iii-market', 'ii-arena'][i] ?? null;
  });
  expect(own.scores(state)[0]?.rows.temples).toBe(3); // two colors
});

test('CR-5.6, CR-6.15 production and scoring use the price of a cog and the points per coin of the tables', () => {
  const prices = { ...standardComponents.prices, coinsPerCog: 2 };
  const scoring = { ...standardComponents.scoring, pointsPerCoin: 2 };
  const box = createEngine({ ...standardComponents, prices, scoring });
  const turn = laidOut({ bricks: 1, cogs: 1, coins: 2 });
  const after = box.apply(turn, { type: 'produce', player: 0 });
  expect(box.scores(turn)[0]?.rows.coins).toBe(4);
  expect(at(after).coins).toBe(1); // 2 for the missing cog, and 1 from the vegetable farm
  expect(box.explain(laidOut({ bricks: 1, cogs: 1, coins: 1 }), { type: 'produce', player: 0 })).toMatchObject({
    clause: 'CR-5.29',
  });
});

test('CR-6.14 a temple may count residences of value 3, which include the luxury residence', () => {
  const temples = standardComponents.temples.map((temple) =>
    temple.building === 'temple-luna'
      ? { building: 'temple-luna', points: 5, per: 'residence-3' as const, each: 1 }
      : temple,
  );
  const city = picture([
    ['vegetable-farm', 'residence-2', 'temple-luna', 'residence-4'],
    ['residence-3', 'residence-3', 'luxury-residence-3', 'market'],
  ]);
  expect(createEngine({ ...standardComponents, temples }).scores(laidOut({ city }))[0]?.rows.temples).toBe(15);
});

test('CR-4.1, CR-8.7 maxPlies is proportional to the number of players', () => {
  const each = playerCounts.map((players) => engine.maxPlies(players) / players);
  expect(new Set(each).size).toBe(1);
});

test('CR-5.23 maxPlies includes all cards that a school of the tables draws', () => {
  const buildings = standardComponents.buildings.map((building) =>
    building.id === 'university' && building.category === 'public' ? { ...building, bonus: 11 } : building,
  );
  const larger = createEngine({ ...standardComponents, buildings });
  // a university that draws 10 more cards needs 10 more returns in each of 14 turns
  for (const players of playerCounts)
    expect(larger.maxPlies(players) - engine.maxPlies(players)).toBeGreaterThanOrEqual(players * 14 * 10);
});

test.each(playerCounts)(
  'CR-11.1 %i players: determinize works if cards have the ids of strips, colors and questions',
  (players) => {
    const names = ['white', 'strip-1', 'strip-4', 'influence-14', 'draft', 'turn', 'place', 'keep', 'round', 'upkeep'];
    const cards = standardComponents.cards.map((card, i) => ({ ...card, id: names[i / 7] ?? card.id }));
    const box = createEngine({ ...standardComponents, cards });
    const bot = playerOf('names');
    let state = box.initialState({ players, seed: 'names' });
    for (let ply = 0; !box.isTerminal(state); ply++) {
      const seat = ply % (players + 1);
      const view = box.view(state, seat === players ? 'spectator' : seat);
      expect(box.view(box.determinize(view, 'names'), view.viewer)).toEqual(view);
      state = box.apply(state, bot.pick(box.legalActions(state)));
    }
  },
);
