import { engine } from '@ludi-romani/city-of-rome';
import { expect, test } from 'vitest';
import {
  at,
  build,
  cardAt,
  cardsIn,
  citySize,
  clauseOf,
  handOf,
  laidOut,
  legal,
  legalCells,
  placing,
  play,
  tokensAt,
} from './scene';

test('CR-5.25 an aqueduct is placed on a free cell, or replaces a card, which leaves the game', () => {
  const state = placing('ii-aqueduct-1', { '2,0': 'market' });
  const added = play(state, 'place-building x:1 y:1');
  expect([citySize(added), at(added).replaced]).toEqual([4, []]);
  const replacing = play(state, 'place-building x:2 y:0');
  expect([citySize(replacing), at(replacing).replaced]).toEqual([3, ['ii-market']]);
  expect(cardAt(replacing, '2,0')).toBe('ii-aqueduct-1');
  const elsewhere = [
    ...Object.values(replacing.decks).flat(),
    ...replacing.offer,
    ...[0, 1, 2, 3].flatMap((seat) => handOf(replacing, seat)),
  ];
  expect(elsewhere).not.toContain('ii-market');
});

test('CR-5.26 TV-11 a second aqueduct is refused in the row and column of the first', () => {
  const city = { '1,0': 'aqueduct', '2,0': 'market', '1,1': 'arena' };
  const state = placing('ii-aqueduct-2', city);
  expect(legalCells(state)).toEqual(['0,-1', '2,-1', '1,0', '0,1', '2,1']);
  for (const [x, y] of [
    [0, 0],
    [2, 0],
    [3, 0],
    [-1, 0],
    [1, 1],
    [1, -1],
    [1, 2],
  ] as const) {
    expect(clauseOf(state, { type: 'place-building', x, y })).toBe('CR-5.26');
  }
});

test('CR-5.26 the great aqueduct counts as an aqueduct, and aqueducts of other cities do not count', () => {
  expect(legalCells(placing('ii-aqueduct-2', { '1,0': 'great-aqueduct' }))).toEqual(['0,-1', '1,0', '0,1']);
  expect(legalCells(placing('i-great-aqueduct', { '1,0': 'aqueduct' }))).toEqual(['0,-1', '1,0', '0,1']);
  const state = placing('ii-aqueduct-2');
  const other = state.players[1];
  if (other !== undefined) other.city = other.city.map((card) => card && 'ii-aqueduct-1');
  expect(legalCells(state)).toHaveLength(8);
});

test('CR-5.26 TV-33 city with aqueducts at (1, 0) and (2, 1): a third goes on (0, -1), (1, 0) or (2, 1)', () => {
  const city = { '1,0': 'aqueduct', '2,0': 'market', '2,1': 'aqueduct' };
  expect(legalCells(placing('iii-aqueduct-2', city))).toEqual(['0,-1', '1,0', '2,1']);
});

test('CR-5.26, CR-5.27 TV-33 in a city with four aqueducts a fifth must replace one of them', () => {
  const city = {
    '0,0': 'aqueduct',
    '1,1': 'aqueduct',
    '2,0': 'market',
    '2,1': 'arena',
    '2,2': 'aqueduct',
    '3,2': 'baths',
    '3,3': 'aqueduct',
  };
  expect(legalCells(placing('i-great-aqueduct', city))).toEqual(['0,0', '1,1', '2,2', '3,3']);
});

test('CR-5.27 any building may be replaced, also a starting building', () => {
  const city = { '2,0': 'temple-luna', '0,1': 'grain-farm', '1,1': 'baths', '2,1': 'residence-4' };
  const cells = legalCells(placing('ii-aqueduct-1', city));
  expect(cells).toEqual(expect.arrayContaining(['0,0', '1,0', '2,0', '0,1', '1,1', '2,1']));
  const state = play(placing('ii-aqueduct-1', city), 'place-building x:0 y:0');
  expect(at(state).replaced).toEqual([expect.stringMatching(/^start-.*-vegetable-farm$/)]);
  expect(cardAt(state, '0,0')).toBe('ii-aqueduct-1');
});

test('CR-5.27, CR-5.17 TV-15 a great aqueduct that replaces an aqueduct gives 1 influence and counts once', () => {
  const state = build(laidOut({ city: { '1,0': 'aqueduct' }, hand: ['i-great-aqueduct'] }), 'i-great-aqueduct', '1,0');
  expect(at(state).influence).toBe(1);
  expect(at(state).replaced).toEqual(['ii-aqueduct-1']);
  expect(engine.scores(state)[0]?.rows.aqueducts).toBe(4);
});

test('CR-5.27 with aqueductsStay an aqueduct replaces any building except another aqueduct', () => {
  const city = { '1,0': 'aqueduct', '2,0': 'market', '2,1': 'great-aqueduct' };
  expect(legalCells(placing('iii-aqueduct-2', city))).toEqual(['0,-1', '1,0', '2,1']);
  const state = placing('iii-aqueduct-2', city, { aqueductsStay: true });
  expect(legalCells(state)).toEqual(['0,-1']);
  for (const [x, y] of [
    [1, 0],
    [2, 1],
  ] as const)
    expect(clauseOf(state, { type: 'place-building', x, y })).toBe('CR-5.27');
  // a player may replace other buildings, including starting buildings
  const first = placing('iii-aqueduct-2', { '2,0': 'temple-luna' }, { aqueductsStay: true });
  expect(legalCells(first)).toEqual(expect.arrayContaining(['0,0', '1,0', '2,0']));
});

test('CR-5.15, CR-5.27 with aqueductsStay an aqueduct without a legal cell cannot be chosen', () => {
  const city = { '0,0': 'aqueduct', '0,1': 'market', '1,1': 'aqueduct' };
  const choices = (aqueductsStay: boolean) => {
    const state = laidOut({ city, hand: ['i-great-aqueduct', 'ii-arena'], options: { aqueductsStay } });
    return [cardsIn(state, 'start-build'), clauseOf(state, { type: 'start-build', card: 'i-great-aqueduct' })];
  };
  expect(choices(false)).toEqual([['i-great-aqueduct', 'ii-arena'], 'legal']);
  expect(choices(true)).toEqual([['ii-arena'], 'CR-5.15']);
});

test.each([
  ['baths', 3],
  ['grain-farm', 1],
] as const)('CR-5.28 TV-13 the tokens on a replaced %s are lost, and nothing else changes', (building, amount) => {
  const state = laidOut({
    city: { '2,0': building },
    tokens: { '2,0': amount },
    coins: 7,
    influence: 4,
    hand: ['ii-aqueduct-1', 'ii-market'],
    bricks: 1,
  });
  const lines = ['start-build ii-aqueduct-1', 'place-building x:2 y:0'];
  const after = play(state, ...lines);
  expect([tokensAt(after, '2,0'), at(after).coins, at(after).influence, citySize(after)]).toEqual([0, 7, 4, 3]);
  expect(handOf(after)).toEqual(['ii-market']);
});

test('CR-5.28 a replaced card no longer counts', () => {
  const city = { '2,0': 'temple-luna', '1,1': 'luxury-residence-2', '0,1': 'arena' };
  const rows = (cell: string) => {
    const state = laidOut({ city, hand: ['ii-aqueduct-1'] });
    const scored = engine.scores(cell === '' ? state : build(state, 'ii-aqueduct-1', cell))[0]?.rows;
    return [scored?.residence2, scored?.temples];
  };
  expect(rows('')).toEqual([4, 2]); // both residences touch the arena; Luna and the luxury residence have a star each
  expect(rows('1,1')).toEqual([0, 1]); // the star is gone; the other residence does not touch the arena
  expect(rows('0,1')).toEqual([0, 2]); // the color is gone
  expect(rows('2,0')).toEqual([4, 0]); // the temple is gone
});

test('CR-5.27, CR-5.34 TV-36 production gives a coin before the only farm is replaced, and is illegal afterwards', () => {
  const state = laidOut({ coins: 0, bricks: 1, cogs: 2, hand: ['ii-aqueduct-1'] });
  expect(at(build(play(state, 'produce'), 'ii-aqueduct-1', '0,0')).coins).toBe(1);
  expect(legal(build(state, 'ii-aqueduct-1', '0,0'))).toEqual(['end-turn']);
});
