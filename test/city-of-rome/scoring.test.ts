import { engine } from '@ludi-romani/city-of-rome';
import { expect, test } from 'vitest';
import {
  asked,
  at,
  build,
  clone,
  laidOut,
  legal,
  picture,
  play,
  question,
  type State,
  scoreOf,
  tokensAt,
} from './scene';
import { exampleCity, exampleScore } from './tables';

/** Returns the points of a city in rows 1 to 3 of the score sheet. */
const residential = (city: Record<string, string>, tokens: Record<string, number> = {}) => {
  const { residence2, residence3, residence4 } = scoreOf({ city, tokens }).rows;
  return [residence2, residence3, residence4];
};

test('CR-6.6 a single residence is an area, and areas of one value that do not touch are scored separately', () => {
  // the starting residence and its neighbour touch the market and the arena; the single residence touches only the market
  const city = picture([
    ['vegetable-farm', 'residence-2', 'residence-2', 'arena'],
    ['.', 'market', '.', '.'],
    ['.', 'residence-2', '.', '.'],
  ]);
  expect(residential(city)).toEqual([4 * 2 + 2 * 1, 0, 0]);
});

test('CR-6.6 an area includes luxury residences of its value, but no other values and no diagonal neighbours', () => {
  const luxury = picture([['vegetable-farm', 'residence-2', 'luxury-residence-2', 'market']]);
  expect(residential(luxury)).toEqual([4, 0, 0]);
  const values = picture([['vegetable-farm', 'residence-2', 'residence-3', 'market']]);
  expect(residential(values)).toEqual([0, 3, 0]);
  const diagonal = picture([
    ['vegetable-farm', 'residence-2', 'aqueduct', '.'],
    ['.', 'aqueduct', 'residence-2', 'market'],
  ]);
  expect(residential(diagonal)).toEqual([2, 0, 0]);
});

test.each([
  [['market'], 1],
  [['market', 'arena'], 2],
  [['market', 'arena', 'school'], 3],
  [['market', 'arena', 'school', 'baths'], 4],
  [['market', 'market', 'market'], 1],
  [['market', 'forum-romanum', 'arena', 'colosseum'], 2],
  [['school', 'university', 'baths', 'imperial-baths'], 2],
] as const)('CR-6.7 an area counts its values once for each adjacent color: %j', (around, colors) => {
  const cells = ['2,-1', '2,1', '3,-1', '3,1'];
  const city = {
    '2,0': 'residence-4',
    '3,0': 'residence-4',
    ...Object.fromEntries(around.map((card, i) => [cells[i], card])),
  };
  expect(residential(city)).toEqual([0, 0, 8 * colors]);
});

test('CR-6.7 TV-3 a residence of 3 next to an arena and the Colosseum scores 3 points with factor 1', () => {
  expect(residential({ '2,0': 'arena', '3,0': 'residence-3', '3,1': 'colosseum' })).toEqual([2, 3, 0]);
});

test('CR-6.7 a public building counts for every area that it touches, but not diagonally', () => {
  expect(residential({ '2,0': 'market', '3,0': 'residence-4', '2,1': 'residence-3' })).toEqual([2, 3, 4]);
  expect(residential({ '1,1': 'residence-3', '2,1': 'residence-4', '2,2': 'market' })).toEqual([0, 0, 4]);
});

test('CR-6.8 an area without an adjacent public building scores 0', () => {
  expect(
    residential({ '2,0': 'residence-2', '3,0': 'residence-2', '0,1': 'temple-luna', '1,1': 'grain-farm' }),
  ).toEqual([0, 0, 0]);
});

test('CR-6.9 the tokens of the adjacent baths with the most tokens are added to every area', () => {
  const baths = { '2,0': 'baths', '1,1': 'imperial-baths', '3,0': 'residence-4' };
  expect(residential(baths, { '2,0': 2, '1,1': 4 })).toEqual([2 + 4, 0, 4 + 2]);
  expect(residential(baths, { '2,0': 3, '1,1': 1 })).toEqual([2 + 3, 0, 4 + 3]);
  // the brick token of a farm does not count
  expect(residential({ '2,0': 'grain-farm', '1,1': 'market' }, { '2,0': 1 })).toEqual([2, 0, 0]);
});

test('CR-6.10 each value of residences has a row', () => {
  const city = picture([
    ['vegetable-farm', 'residence-2', 'market', 'residence-3'],
    ['.', '.', 'residence-4', 'residence-3'],
    ['.', '.', 'residence-4', '.'],
  ]);
  expect(residential(city)).toEqual([2, 6, 8]);
});

test('CR-6.11 0, 1, 2, 3, 4 aqueducts give 0, 4, 12, 24, 40 points', () => {
  const cells = [
    ['1,1', 'aqueduct'],
    ['2,0', 'great-aqueduct'],
    ['3,2', 'aqueduct'],
    ['0,3', 'aqueduct'],
  ];
  const points = [0, 1, 2, 3, 4].map((n) => scoreOf({ city: Object.fromEntries(cells.slice(0, n)) }).rows.aqueducts);
  expect(points).toEqual([0, 4, 12, 24, 40]);
});

test('CR-6.15 each coin scores one point', () => {
  expect([0, 1, 17].map((coins) => scoreOf({ coins }).rows.coins)).toEqual([0, 1, 17]);
});

test('CR-6.16 2 influence tokens score one point, rounded down', () => {
  expect([0, 1, 2, 3, 7].map((influence) => scoreOf({ influence }).rows.influenceTokens)).toEqual([0, 0, 1, 1, 3]);
});

test('CR-6.16 tokens are counted after the last influence scoring, so paid tokens score nothing', () => {
  const state = laidOut({ players: 3, round: 14, influence: 8 });
  state.influenceOnTable = ['influence-14'];
  at(state, 1).influence = 6;
  const rows = engine.scores(play(state, 'end-turn')).map((score) => score.rows);
  expect(rows.map(({ influenceTokens, influenceCards }) => [influenceTokens, influenceCards])).toEqual([
    [0, 14],
    [3, 0],
    [0, 0],
  ]);
});

test('CR-6.17 influence cards score their values', () => {
  const state = laidOut({});
  at(state).influenceCards = ['influence-3', 'influence-10'];
  at(state, 1).influenceCards = ['influence-4', 'influence-8', 'influence-14'];
  expect(engine.scores(state).map(({ rows }) => rows.influenceCards)).toEqual([13, 26, 0, 0]);
});

test('CR-6.18 the total is the sum of the eight rows, and the final scoring has no decisions', () => {
  const { total, rows } = scoreOf({
    city: {
      '2,0': 'market',
      '3,0': 'residence-3',
      '3,1': 'residence-4',
      '2,1': 'baths',
      '1,1': 'aqueduct',
      '0,1': 'temple-luna',
    },
    tokens: { '2,1': 3 },
    coins: 6,
    influence: 5,
  });
  expect(Object.keys(rows)).toEqual([
    'residence2',
    'residence3',
    'residence4',
    'aqueducts',
    'temples',
    'coins',
    'influenceTokens',
    'influenceCards',
  ]);
  expect(Object.values(rows)).toEqual([2, 3, 4 + 3, 4, 1, 6, 2, 0]);
  expect(total).toBe(25);
  const end = play(laidOut({ round: 14 }), 'end-turn');
  expect([engine.isTerminal(end), engine.activePlayers(end), legal(end)]).toEqual([true, [], []]);
  expect(engine.outcome(end)?.scores.map((score) => score.total)).toEqual([5, 5, 5, 5]);
});

test('CR-6.19 hand cards and unspent brick tokens score nothing', () => {
  const poor = scoreOf({ city: { '2,0': 'grain-farm', '0,1': 'vineyard' } });
  const rich = scoreOf({
    city: { '2,0': 'grain-farm', '0,1': 'vineyard' },
    tokens: { '2,0': 1, '0,1': 1 },
    hand: ['i-temple-luna', 'ii-aqueduct-1'],
    secret: ['ii-temple-minerva'],
  });
  expect(rich).toEqual(poor);
});

// The rulebook's example.

const { influence, influenceCards, aqueducts, coins, temples, residence2, residence3, residence4, total } =
  exampleScore;
const exampleRows = {
  residence2,
  residence3,
  residence4,
  aqueducts,
  temples,
  coins,
  influenceTokens: influence,
  influenceCards,
};
/** Returns a cell of the example in the engine's coordinates: row 1 of the frame is row 0. */
const engineCell = ([x, y]: readonly [number, number]) => `${x},${y - 1}`;

test('CR-6.6, CR-6.7, CR-6.9, CR-6.10, CR-6.11, CR-6.14, CR-6.18 TV-1 the rulebook example scores 75 points, row by row', () => {
  const state = laidOut({
    city: picture(exampleCity.rows, 0, -1),
    tokens: Object.fromEntries(exampleCity.pointTokens.map(({ x, y, tokens }) => [engineCell([x, y]), tokens])),
    coins: exampleCity.coins,
    influence: exampleCity.influence,
  });
  at(state).influenceCards = [...exampleCity.influenceCards];
  expect(engine.scores(state)[0]).toEqual({ total, rows: exampleRows });
});

test('CR-5.11, CR-5.12, CR-5.22, CR-5.26 TV-1 the example city can be built card by card, and its baths get 2 and 4 tokens', () => {
  const city = picture(exampleCity.rows, 0, -1);
  const cells = exampleCity.buildOrder.map(([x, y]) => engineCell([x, y]));
  const start = laidOut({ hand: cells.map((cell) => city[cell] ?? ''), coins: 0 });
  const cards = [...at(start).hand];
  let state: State = start;
  cells.forEach((cell, i) => {
    const next = clone(state);
    question(next, 'turn').built = false;
    state = build(next, cards[i] ?? '', cell);
    if (asked(state) === 'school-deck') state = play(state, 'choose-school-deck II');
    while (asked(state) === 'keep' || asked(state) === 'return') state = play(state, legal(state)[0] ?? '');
  });
  for (const { x, y, tokens } of exampleCity.pointTokens) expect(tokensAt(state, engineCell([x, y]))).toBe(tokens);
  // the example does not state the other gains and payments
  const end = clone(state);
  Object.assign(at(end), {
    coins: exampleCity.coins,
    influence: exampleCity.influence,
    influenceCards: [...exampleCity.influenceCards],
  });
  expect(engine.scores(end)[0]).toEqual({ total, rows: exampleRows });
});

test('CR-6.7, CR-6.9 TV-2 the middle area touches two baths: blue counts once, 4 tokens are added, 22 points', () => {
  const city = { ...picture(exampleCity.rows.slice(1)), '1,-1': 'arena' };
  expect(residential(city, { '3,0': 2, '2,1': 4 })[0]).toBe(6 * 3 + 4);
  expect(residential(city, { '3,0': 4, '2,1': 2 })[0]).toBe(6 * 3 + 4);
});
