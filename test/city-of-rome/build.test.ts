import { engine, playerCounts } from '@ludi-romani/city-of-rome';
import { expect, test } from 'vitest';
import {
  at,
  build,
  cardAt,
  cardsIn,
  citySize,
  clauseOf,
  clone,
  eventsOf,
  handOf,
  idle,
  laidOut,
  legal,
  legalCells,
  manyGames,
  placing,
  play,
  printed,
  question,
  tokensAt,
} from './scene';
import { starsOf } from './tables';

test('CR-5.7 a building is built from the hand, and leaves it', () => {
  const state = laidOut({ hand: ['ii-market', 'ii-arena'], decks: { II: ['ii-baths'] } });
  expect(cardsIn(state, 'start-build')).toEqual(['ii-market', 'ii-arena']);
  expect(clauseOf(state, { type: 'start-build', card: 'ii-baths' })).toBe('CR-5.7');
  const built = build(state, 'ii-arena', '2,0');
  expect([handOf(built), cardAt(built, '2,0'), citySize(built)]).toEqual([['ii-market'], 'ii-arena', 3]);
});

test.each([
  ['ii-vegetable-farm', 2],
  ['ii-grain-farm', 2],
  ['ii-sheep-farm', 2],
  ['i-vineyard', 2],
  ['ii-residence-2-1', 1],
  ['ii-residence-3-1', 2],
  ['ii-residence-4-1', 3],
  ['i-luxury-residence-2', 1],
  ['i-luxury-residence-3', 2],
  ['i-luxury-residence-4', 3],
  ['ii-market', 3],
  ['i-university', 3],
  ['ii-aqueduct-1', 1],
  ['i-great-aqueduct', 1],
  ['ii-temple-minerva', 3],
  ['i-temple-mars', 2],
] as const)('CR-5.7, CR-5.8 %s costs %i bricks', (card, cost) => {
  const withBricks = (bricks: number) =>
    legal(laidOut({ bricks, cogs: 2, coins: 0, hand: [card] }), 'start-build').length;
  expect([0, 1, 2, 3].map(withBricks)).toEqual([0, 1, 2, 3].map((bricks) => Number(bricks >= cost)));
});

test('CR-5.9 a brick token on a farm or the vineyard pays for one brick and is removed', () => {
  const city = { '2,0': 'grain-farm', '0,1': 'vineyard' };
  const state = laidOut({ city, tokens: { '2,0': 1, '0,1': 1 }, bricks: 1, coins: 0, hand: ['ii-baths'] });
  const built = build(state, 'ii-baths', '1,1');
  expect([tokensAt(built, '2,0'), tokensAt(built, '0,1'), at(built).coins]).toEqual([0, 0, 0]);
  // one token is not enough
  const one = laidOut({ city, tokens: { '2,0': 1 }, bricks: 1, coins: 0, hand: ['ii-baths'] });
  expect(legal(one, 'start-build')).toEqual([]);
  // point tokens of baths do not pay for bricks
  const baths = laidOut({ city: { '2,0': 'baths' }, tokens: { '2,0': 2 }, bricks: 2, coins: 1, hand: ['ii-arena'] });
  expect(legal(baths, 'start-build')).toEqual([]);
});

test('CR-5.9 TV-4 a token produced in a turn pays for a build in the same turn', () => {
  let state = play(
    laidOut({ city: { '2,0': 'grain-farm' }, coins: 0, bricks: 0, cogs: 2, hand: ['ii-aqueduct-1'] }),
    'produce',
  );
  expect([at(state).coins, tokensAt(state, '2,0')]).toEqual([1, 1]);
  const events = eventsOf(state, 'start-build ii-aqueduct-1');
  expect(events[1]).toEqual({
    ...{ type: 'build-paid', player: 0, card: 'ii-aqueduct-1', free: 0, tokens: [{ x: 2, y: 0 }], coins: 0 },
  });
  state = play(state, 'start-build ii-aqueduct-1');
  state = play(state, legal(state)[0] ?? '');
  expect([at(state).coins, tokensAt(state, '2,0')]).toEqual([1, 0]);
});

test('CR-5.10 every affordable set of up to `need` tokens is a payment, and coins pay for the rest', () => {
  const city = { '2,0': 'grain-farm', '0,1': 'vineyard', '1,1': 'grain-farm' };
  const tokens = { '2,0': 1, '0,1': 1, '1,1': 1 };
  const payments = (coins: number, card = 'ii-residence-3-1') => {
    const state = play(laidOut({ city, tokens, bricks: 0, cogs: 1, coins, hand: [card] }), `start-build ${card}`);
    return legal(state, 'pay-build').map((line) => line.replace('pay-build ', ''));
  };
  const [two, zero, one] = ['(2,0)', '(0,1)', '(1,1)'];
  const pairs = [`${two}+${zero}`, `${two}+${one}`, `${zero}+${one}`];
  expect(payments(4)).toEqual(['none', two, zero, one, ...pairs]);
  expect(payments(3)).toEqual([two, zero, one, ...pairs]);
  expect(payments(1)).toEqual(pairs);
  expect(payments(9, 'ii-residence-2-1')).toEqual(['none', two, zero, one]);
});

test('CR-5.10 the named tokens are spent and coins pay for the rest; a single payment is made automatically', () => {
  const city = { '2,0': 'grain-farm', '0,1': 'vineyard' };
  const rich = laidOut({ city, tokens: { '2,0': 1, '0,1': 1 }, bricks: 1, cogs: 0, coins: 5, hand: ['ii-baths'] });
  const chosen = play(rich, 'start-build ii-baths', 'pay-build (0,1)');
  expect([at(chosen).coins, tokensAt(chosen, '2,0'), tokensAt(chosen, '0,1')]).toEqual([3, 1, 0]);
  // a payment with coins alone
  const bought = play(rich, 'start-build ii-baths', 'pay-build none');
  expect([at(bought).coins, tokensAt(bought, '2,0'), tokensAt(bought, '0,1')]).toEqual([1, 1, 1]);
  // refusals
  const asked = play(rich, 'start-build ii-baths');
  expect(question(asked, 'pay').need).toBe(2);
  expect(clauseOf(asked, { type: 'pay-build', tokens: [{ x: 1, y: 0 }] })).toBe('CR-5.9');
  const poor = play(
    laidOut({ city, tokens: { '2,0': 1, '0,1': 1 }, bricks: 2, coins: 1, hand: ['ii-baths'] }),
    'start-build ii-baths',
  );
  expect(clauseOf(poor, { type: 'pay-build', tokens: [] })).toBe('CR-5.5');
  expect(
    clauseOf(poor, {
      type: 'pay-build',
      tokens: [
        { x: 2, y: 0 },
        { x: 0, y: 1 },
      ],
    }),
  ).toBe('CR-5.10');
  // if there is only one payment, the engine makes it
  const single = laidOut({ city, tokens: { '2,0': 1, '0,1': 1 }, bricks: 1, coins: 1, hand: ['ii-baths'] });
  expect(legal(play(single, 'start-build ii-baths'), 'pay-build')).toEqual([]);
  const free = laidOut({ city, tokens: { '2,0': 1, '0,1': 1 }, coins: 9, hand: ['ii-baths'] });
  expect(legal(play(free, 'start-build ii-baths'), 'pay-build')).toEqual([]);
});

test('CR-5.11 TV-9 the opening city has 6 cells for a market, and also the two occupied ones for an aqueduct', () => {
  const six = ['0,-1', '1,-1', '-1,0', '2,0', '0,1', '1,1'];
  expect(legalCells(placing('ii-market'))).toEqual(six);
  expect(legalCells(placing('ii-aqueduct-1'))).toEqual(['0,-1', '1,-1', '-1,0', '0,0', '1,0', '2,0', '0,1', '1,1']);
  for (const [x, y] of [
    [2, 1],
    [-1, -1],
    [3, 0],
    [0, 2],
  ] as const) {
    expect(clauseOf(placing('ii-market'), { type: 'place-building', x, y })).toBe('CR-5.11');
  }
});

test.each([
  [
    'TV-9 a row of four',
    { '2,0': 'market', '3,0': 'arena' },
    ['0,-1', '1,-1', '2,-1', '3,-1', '0,1', '1,1', '2,1', '3,1'],
    [[-1, 0]],
  ],
  [
    'TV-10 a column of four',
    { '0,1': 'market', '0,2': 'arena', '0,3': 'baths' },
    ['-1,0', '2,0', '-1,1', '1,1', '-1,2', '1,2', '-1,3', '1,3'],
    [
      [0, -1],
      [1, -1],
    ],
  ],
  [
    'three rows and three columns',
    { '2,0': 'market', '2,1': 'arena', '2,2': 'baths' },
    ['0,-1', '1,-1', '2,-1', '-1,0', '3,0', '0,1', '1,1', '3,1', '1,2', '3,2', '2,3'],
    [],
  ],
] as const)('CR-5.12 a city spans at most 4 columns and 4 rows: %s', (_, city, cells, refused) => {
  const state = placing('ii-school', city);
  expect(legalCells(state)).toEqual(cells);
  for (const [x, y] of refused) expect(clauseOf(state, { type: 'place-building', x, y })).toBe('CR-5.12');
});

test('CR-5.12 TV-9, TV-10 cells that no city can reach are refused', () => {
  const row = placing('ii-school', { '2,0': 'market', '3,0': 'arena' });
  expect(clauseOf(row, { type: 'place-building', x: 4, y: 0 })).toBe('CR-5.12');
  const column = placing('ii-school', { '0,1': 'market', '0,2': 'arena', '0,3': 'baths' });
  expect(clauseOf(column, { type: 'place-building', x: 0, y: 4 })).toBe('CR-5.12');
});

test('CR-5.13 only an aqueduct may be placed on a card, and no card ever moves', () => {
  const state = placing('ii-market', { '2,0': 'residence-3' });
  for (const x of [0, 1, 2]) expect(clauseOf(state, { type: 'place-building', x, y: 0 })).toBe('CR-5.13');
  for (const players of playerCounts) {
    const before = new Map<string, string>();
    manyGames(players, 2, ({ round, players: areas }) => {
      if (round === 0) before.clear();
      areas.forEach(({ city }, seat) => {
        city.forEach((card, cell) => {
          const was = before.get(`${seat} ${cell}`);
          if (was !== undefined && card !== was) expect(printed.card(card ?? '').building.category).toBe('aqueduct');
          if (card !== null) before.set(`${seat} ${cell}`, card);
        });
      });
    });
    expect(before.size).toBeGreaterThan(players * 4);
  }
});

test('CR-5.14 building is optional, and a city may stay small', () => {
  const state = laidOut({ hand: ['ii-residence-2-1'] });
  expect(legal(state)).toContain('end-turn');
  expect(citySize(play(state, 'end-turn'))).toBe(2);
  expect(citySize(idle(engine.initialState({ players: 2, seed: 'x' }), () => false))).toBe(2);
});

test('CR-5.15 a card cannot be chosen if points, tokens and coins together cannot pay for it', () => {
  const farm = { '2,0': 'grain-farm' };
  const choices = (coins: number, token: number) =>
    legal(laidOut({ city: farm, tokens: { '2,0': token }, bricks: 1, coins, hand: ['ii-baths'] }), 'start-build')
      .length;
  expect([choices(3, 0), choices(4, 0), choices(1, 1), choices(2, 1)]).toEqual([0, 1, 0, 1]);
  const poor = laidOut({ city: farm, bricks: 1, coins: 3, hand: ['ii-baths'] });
  expect(clauseOf(poor, { type: 'start-build', card: 'ii-baths' })).toBe('CR-5.15');
});

test('CR-5.15 in a full city only an aqueduct can be chosen', () => {
  const cells = [-1, 0, 1, 2].flatMap((y) => [0, 1, 2, 3].map((x) => `${x},${y}`)).slice(0, 16);
  const names = ['market', 'residence-3', 'arena', 'residence-2', 'baths', 'grain-farm', 'residence-4'];
  const city = Object.fromEntries(
    cells.filter((cell) => cell !== '0,0' && cell !== '1,0').map((cell, i) => [cell, names[i % names.length] ?? '']),
  );
  const { '3,2': _, ...allButOne } = city;
  const hand = ['ii-school', 'ii-aqueduct-1'];
  expect(cardsIn(laidOut({ city: allButOne, hand }), 'start-build')).toEqual(hand);
  const full = laidOut({ city, hand });
  expect(cardsIn(full, 'start-build')).toEqual(['ii-aqueduct-1']);
  expect(clauseOf(full, { type: 'start-build', card: 'ii-school' })).toBe('CR-5.15');
});

test('CR-5.15 a chosen card must be paid for and placed', () => {
  const paying = play(
    laidOut({ city: { '2,0': 'grain-farm' }, tokens: { '2,0': 1 }, bricks: 2, coins: 2, hand: ['ii-baths'] }),
    'start-build ii-baths',
  );
  for (const state of [paying, play(paying, 'pay-build none')]) {
    expect(new Set(engine.legalActions(state).map(({ type }) => type)).size).toBe(1);
    expect(clauseOf(state, { type: 'end-turn' })).toBe('CR-5.15');
  }
});

test('CR-5.15 a chosen card always has a cell: every question of a game has a legal answer', () => {
  let placements = 0;
  for (const players of playerCounts) {
    manyGames(players, 12, (state, next) => {
      if (next === null) return;
      if (next.type === 'place-building') placements++;
      expect(engine.legalActions(state).length).toBeGreaterThan(0);
    });
  }
  expect(placements).toBeGreaterThan(1000);
});

test('CR-5.16 a build is choosing, paying, placing with the removal of a replaced card, stars, then the function', () => {
  const state = laidOut({
    city: { '2,0': 'market' },
    bricks: 2,
    coins: 2,
    hand: ['i-great-aqueduct'],
    secret: ['ii-arena'],
  });
  const placed = eventsOf(state, 'start-build i-great-aqueduct', 'place-building x:2 y:0').map(({ type }) => type);
  expect(placed).toEqual(['build-started', 'build-paid', 'building-placed', 'influence-gained']);
  const arena = eventsOf(state, 'start-build ii-arena', 'place-building x:1 y:1').map(({ type }) => type);
  expect(arena).toEqual(['build-started', 'build-paid', 'building-placed', 'influence-gained']);
});

test('CR-5.16, CR-5.10 TV-14 the token of a farm pays for the aqueduct that replaces the farm', () => {
  const state = laidOut({
    city: { '2,0': 'grain-farm' },
    tokens: { '2,0': 1 },
    bricks: 0,
    cogs: 1,
    coins: 0,
    hand: ['ii-aqueduct-1'],
  });
  const paid = play(state, 'start-build ii-aqueduct-1');
  expect(legalCells(paid)).toContain('2,0');
  const built = play(paid, 'place-building x:2 y:0');
  expect([cardAt(built, '2,0'), tokensAt(built, '2,0'), at(built).coins]).toEqual(['ii-aqueduct-1', 0, 0]);
});

test('CR-5.17 each star gives an influence token when the card is built', () => {
  const starred = printed.components.cards.filter(({ building }) => starsOf[building] !== undefined);
  expect(starred).toHaveLength(9);
  for (const { id, building } of starred) {
    const state = build(laidOut({ hand: [id] }), id, '2,0');
    expect(at(state).influence, id).toBe(starsOf[building]);
  }
  for (const plain of [
    'i-vineyard',
    'ii-residence-4-1',
    'ii-aqueduct-1',
    'ii-temple-minerva',
    'i-forum-romanum',
    'i-imperial-baths',
  ]) {
    expect(at(build(laidOut({ hand: [plain] }), plain, '2,0')).influence, plain).toBe(0);
  }
});

test('CR-5.18 stars, functions and production buildings give their gains without a decision', () => {
  const stars = build(laidOut({ hand: ['i-temple-mars'], influence: 2 }), 'i-temple-mars', '2,0');
  expect([at(stars).influence, legal(stars)]).toEqual([5, ['produce', 'end-turn']]);
  const arena = build(laidOut({ hand: ['ii-arena'] }), 'ii-arena', '1,1');
  expect([at(arena).influence, legal(arena)]).toEqual([1, ['produce', 'end-turn']]);
  const city = { '2,0': 'sheep-farm', '0,1': 'grain-farm', '1,1': 'vineyard', '2,1': 'vegetable-farm' };
  const produced = play(clone(laidOut({ city, coins: 0 })), 'produce');
  const { coins, influence } = at(produced);
  expect({ coins, influence, tokens: [tokensAt(produced, '0,1'), tokensAt(produced, '1,1')] }).toEqual({
    coins: 3,
    influence: 1,
    tokens: [1, 1],
  });
  expect(legal(produced)).toEqual(['end-turn']);
});
