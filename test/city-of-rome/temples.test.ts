import { engine } from '@ludi-romani/city-of-rome';
import { expect, test } from 'vitest';
import { at, type Layout, laidOut, picture, play, printed, scoreOf } from './scene';

const points = (given: Omit<Layout, 'seat'>) => scoreOf(given).rows.temples;
const row = (...cards: string[]) => picture([['vegetable-farm', 'residence-2', ...cards]]);
/** Returns the city of up to four rows. The first begins with the starting buildings. */
const city = (...rows: string[][]) =>
  picture([['vegetable-farm', 'residence-2', ...(rows[0] ?? [])], ...rows.slice(1)]);

test('CR-6.12 each temple card exists once, and a conditional temple scores once even if its condition is met twice', () => {
  const temples = printed.components.cards.filter(({ id }) => printed.card(id).building.category === 'temple');
  expect(temples).toHaveLength(10);
  expect(new Set(temples.map(({ building }) => building)).size).toBe(10);
  const eightColors = city(
    ['temple-fortuna', 'market'],
    ['arena', 'school', 'baths', 'forum-romanum'],
    ['colosseum', 'university', 'imperial-baths', '.'],
  );
  expect(points({ city: eightColors })).toBe(15);
  const eightResidences = city(
    ['temple-amor', 'residence-2'],
    ['residence-2', 'residence-2', 'residence-2', 'residence-2'],
    ['residence-2', 'residence-2', '.', '.'],
  );
  expect(points({ city: eightResidences })).toBe(10);
  const eightFarms = city(
    ['temple-saturnus', 'vegetable-farm'],
    ['vegetable-farm', 'grain-farm', 'grain-farm', 'sheep-farm'],
    ['sheep-farm', 'vineyard', '.', '.'],
  );
  expect(points({ city: eightFarms })).toBe(15);
  const twoTall = city(['temple-mars', 'residence-4'], ['residence-4', 'luxury-residence-4', '.', '.']);
  expect(points({ city: twoTall })).toBe(5);
});

test('CR-6.12, CR-6.10 all temples of a city are scored in one row', () => {
  expect(points({ city: row('temple-venus', 'temple-mercury'), coins: 7 })).toBe(2 + 2);
});

const full = (last: string) =>
  city(
    ['temple-minerva', 'market'],
    ['residence-3', 'residence-3', 'residence-3', 'residence-3'],
    ['arena', 'baths', 'school', 'grain-farm'],
    ['sheep-farm', 'vineyard', 'aqueduct', last],
  );

test('CR-6.13 TV-26 Minerva scores 10 with 16 cards, 0 with 15', () => {
  expect(points({ city: full('residence-2') })).toBe(10);
  expect(points({ city: full('.') })).toBe(0);
});

test('CR-6.13, CR-5.25 TV-26 an aqueduct that replaces a card does not add a 16th card', () => {
  const state = laidOut({ city: full('.'), hand: ['iii-aqueduct-1'] });
  const replacing = play(state, 'start-build iii-aqueduct-1', 'place-building x:2 y:3');
  expect(engine.scores(replacing)[0]?.rows.temples).toBe(0);
});

test.each([
  ['all four colors', ['market', 'arena', 'school', 'baths'], 15],
  ['special buildings count as their color', ['forum-romanum', 'colosseum', 'university', 'imperial-baths'], 15],
  ['three colors', ['market', 'arena', 'school', 'colosseum'], 0],
] as const)('CR-6.13 Fortuna: %s', (_, [a, b, c, d], expected) => {
  expect(points({ city: city(['temple-fortuna', '.'], [a, b, c, d]) })).toBe(expected);
});

test('CR-6.13, CR-6.14 TV-25 Amor and Venus count residences of value 2, also a luxury one', () => {
  const three = ['residence-2', 'luxury-residence-2'];
  expect(points({ city: city(['temple-venus', '.'], three) })).toBe(6);
  expect(points({ city: city(['temple-amor', '.'], three) })).toBe(0);
  expect(points({ city: city(['temple-amor', '.'], [...three, 'residence-2']) })).toBe(10);
  expect(points({ city: city(['temple-amor', '.'], [...three, 'residence-3']) })).toBe(0);
});

test('CR-6.13, CR-6.14 TV-25 Jupiter and Juno score 8 and 10 with four temples, 6 and 0 with three', () => {
  const four = row('temple-jupiter', 'temple-juno');
  const with4 = { ...four, '0,1': 'temple-minerva', '1,1': 'temple-amor' };
  const with3 = { ...four, '0,1': 'temple-minerva' };
  expect(points({ city: with4 })).toBe(8 + 10);
  expect(points({ city: with3 })).toBe(6 + 0);
});

test('CR-6.13 TV-25 Saturn scores 15 with four production buildings, 0 with three', () => {
  expect(points({ city: city(['temple-saturnus', 'vineyard'], ['grain-farm', 'sheep-farm']) })).toBe(15);
  expect(points({ city: city(['temple-saturnus', 'vineyard'], ['grain-farm', 'market']) })).toBe(0);
});

test('CR-6.14 Luna scores a point for each star in the city, including the star on Luna', () => {
  expect(points({ city: row('temple-luna') })).toBe(1);
  // Mars 3, great aqueduct 1, luxury residence 1, Luna 1; Mars itself scores nothing here
  expect(
    points({ city: city(['temple-luna', 'temple-mars'], ['great-aqueduct', 'luxury-residence-2', 'market']) }),
  ).toBe(6);
});

test('CR-6.14 TV-25 Mars scores 5 with a residence of value 4, also a luxury one', () => {
  expect(points({ city: row('temple-mars', 'luxury-residence-4') })).toBe(5);
  expect(points({ city: row('temple-mars', 'residence-4') })).toBe(5);
  expect(points({ city: row('temple-mars', 'residence-3') })).toBe(0);
});

test('CR-6.14 Venus counts the starting residence', () => {
  expect(points({ city: row('temple-venus') })).toBe(2);
  expect(points({ city: row('temple-venus', 'residence-3') })).toBe(2);
});

test('CR-6.14, CR-6.15 TV-25 Mercury scores 1 for every full 3 coins, which also count in their row', () => {
  const mercury = row('temple-mercury');
  expect([0, 2, 3, 8, 9].map((coins) => points({ city: mercury, coins }))).toEqual([0, 0, 1, 2, 3]);
  expect(scoreOf({ city: mercury, coins: 8 }).rows).toMatchObject({ temples: 2, coins: 8 });
});

test('CR-6.14 a temple in the hand or in another city scores nothing', () => {
  const state = laidOut({ hand: ['i-temple-mercury'], coins: 9 });
  at(state, 1).coins = 9;
  expect(engine.scores(state).map(({ rows }) => rows.temples)).toEqual([0, 0, 0, 0]);
  const own = laidOut({ city: row('temple-mercury'), coins: 9 });
  at(own, 1).coins = 9;
  expect(engine.scores(own).map(({ rows }) => rows.temples)).toEqual([3, 0, 0, 0]);
});
