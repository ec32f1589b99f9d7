import {
  areaIds,
  type Components,
  currencies,
  engine,
  type Space,
  standardComponents,
  villaColors,
} from '@ludi-romani/aquileia';
import { describe, expect, test } from 'vitest';
import { slavePayments } from '../../packages/aquileia/src/components/catalog';
import { checkComponents } from '../../packages/aquileia/src/components/check';
import { exchangeLimit } from '../../packages/aquileia/src/components/exchanges';

const { numbers, coinSupply, die, villas, workshops, banks, provenance, ...tables } = standardComponents;
const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
const total = (rows: readonly { readonly count: number }[]): number => sum(rows.map(({ count }) => count));
const spaces: readonly Space[] = areaIds.flatMap((area): readonly Space[] => tables[area]);

describe('the pieces', () => {
  test('AQ-3.2 22 slave cards, 17 weapons and horses, 12 stadium cards, 6 theatre cards', () => {
    const { slaveCards, equiCards, laurelCards, colorCards, theatreCards } = tables;
    expect([slaveCards, equiCards, [...laurelCards, ...colorCards], theatreCards].map(total)).toEqual([22, 17, 12, 6]);
    expect(slaveCards).toEqual([
      { id: 'slave-1', count: 11, slaves: 1 },
      { id: 'slave-2', count: 11, slaves: 2 },
    ]);
    expect(equiCards.map(({ side, strength, count }) => [side, strength, count])).toEqual([
      ['gold', 1, 3],
      ['gold', 2, 2],
      ['silver', 1, 3],
      ['silver', 2, 2],
      [null, 1, 3],
      [null, 2, 3],
      [null, 3, 1],
    ]);
    expect(laurelCards.map(({ points, count }) => [points, count])).toEqual([10, 7, 5, 3].map((points) => [points, 1]));
    expect(colorCards.map(({ color, count }) => [color, count])).toEqual(villaColors.map((color) => [color, 2]));
    // each pair of colors is on one card
    expect(new Set(theatreCards.map(({ colors }) => [...colors].sort().join())).size).toBe(6);
    expect(theatreCards.every(({ colors: [a, b], count }) => a !== b && count === 1)).toBe(true);
  });

  test('AQ-3.3 every die has two faces of each metal; 3 red dice and 4 blue ones', () => {
    for (const currency of currencies) expect(die.filter((face) => face === currency)).toHaveLength(2);
    expect(die).toHaveLength(6);
    expect([numbers.redDice, numbers.blueDice]).toEqual([3, 4]);
  });

  test('AQ-3.4 117 coins, 39 of each kind', () => {
    expect(coinSupply).toEqual({ bronze: 39, silver: 39, gold: 39 });
  });

  test('AQ-3.6 each player owns 5 henchmen, 9 houses, a crest, a disc and a shield', () => {
    expect([numbers.henchmenPerPlayer, numbers.housesPerPlayer]).toEqual([5, 9]);
    // the crest, the disc and the shield: each player has one entry on the advantage track, the score track and the contest track
    const state = engine.initialState({ players: 5, seed: '' });
    expect([state.players.length, engine.scores(state).length, state.strengths.length]).toEqual([5, 5, 5]);
  });

  test('AQ-3.8 the areas have 9, 3, 6, 1, 5 and 4 spaces: 28 spaces of 11 kinds', () => {
    expect(areaIds.map((area) => tables[area].length)).toEqual([9, 3, 6, 1, 5, 4]);
    expect(new Set(spaces.map(({ id }) => id)).size).toBe(28);
    expect(new Set(spaces.map(({ action }) => action)).size).toBe(11);
    expect(tables.arena.map(({ strength }) => strength)).toEqual([1, 1, 2]);
    expect(tables.stadium.map(({ side, strength }) => `${side} ${strength}`)).toEqual([
      ...['gold 1', 'gold 1', 'gold 2'],
      ...['silver 1', 'silver 1', 'silver 2'],
    ]);
  });

  test('AQ-3.9 every site has a cost; villas have color and value, workshops pay points, banks coins', () => {
    for (const { cost } of [...villas, ...workshops, ...banks]) {
      expect(Object.keys(cost)).toEqual(['bronze', 'silver', 'gold', 'slaves']);
      expect(cost.bronze + cost.silver + cost.gold).toBeGreaterThan(0);
    }
    expect(workshops.every(({ points }) => points > 0)).toBe(true);
    expect(banks.every(({ coins }) => coins.bronze + coins.silver + coins.gold === 2)).toBe(true);
  });

  test('AQ-3.22 16 villas, 10 workshops and 6 banks, including all that the rulebook names', () => {
    expect([villas, workshops, banks].map((table) => table.length)).toEqual([16, 10, 6]);
    for (const color of villaColors)
      expect(villas.filter((villa) => villa.color === color).map(({ value }) => value)).toEqual([10, 8, 6, 4]);
    expect(workshops.map(({ points }) => points)).toEqual([2, 2, 3, 3, 4, 4, 5, 5, 6, 6]);
    expect(new Set(banks.map(({ id }) => id)).size).toBe(6);
    const blue10 = villas.find(({ id }) => id === 'villa-blue-10');
    expect(blue10?.cost).toEqual({ bronze: 2, silver: 2, gold: 1, slaves: 3 });
    expect(banks.some(({ coins }) => coins.silver === 1 && coins.gold === 1)).toBe(true);
    for (const currency of currencies) expect(sum(villas.map(({ cost }) => cost[currency]))).toBe(20);
    // more valuable villas and workshops cost more
    const price = ({ cost }: (typeof villas | typeof workshops)[number]) =>
      cost.bronze + cost.silver + cost.gold + cost.slaves;
    for (const color of villaColors) {
      const prices = villas.filter((villa) => villa.color === color).map(price);
      expect(prices).toEqual([8, 6, 4, 3]);
    }
    expect(workshops.map(price)).toEqual([2, 2, 3, 3, 4, 4, 5, 5, 6, 6]);
  });

  test('AQ-5.4 six exchanges, each ordered pair once, and no cycle without loss', () => {
    const { exchanges } = tables;
    expect(exchanges.map(({ give, get }) => [give, get])).toEqual([
      [{ gold: 1 }, { silver: 1 }],
      [{ gold: 1 }, { bronze: 1 }],
      [{ silver: 1 }, { bronze: 1 }],
      [{ bronze: 2 }, { silver: 1 }],
      [{ silver: 2 }, { gold: 1 }],
      [{ bronze: 3 }, { gold: 1 }],
    ]);
    // with worths of 2, 3 and 4, all coins of the box are worth 351
    expect(exchangeLimit(exchanges, coinSupply)).toBe(351);
  });

  test('AQ-5.97 exchanges that preserve or increase the worth of the coins have a fixed limit', () => {
    const limit = (...exchanges: Components['exchanges']) => exchangeLimit(exchanges, coinSupply);
    expect(limit({ id: 'same', give: { gold: 1 }, get: { gold: 1 } })).toBe(100);
    expect(limit(...tables.exchanges, { id: 'back', give: { silver: 1 }, get: { gold: 1 } })).toBe(100);
    expect(limit({ id: 'both', give: { gold: 1 }, get: { bronze: 1, silver: 1 } })).toBe(39 * 5);
    // the search tries no worth of a coin above 12
    expect(limit({ id: 'large', give: { gold: 1 }, get: { bronze: 12 } })).toBe(100);
  });

  test('every table has a provenance', () => {
    expect(Object.keys(provenance)).toEqual(Object.keys(standardComponents).filter((name) => name !== 'provenance'));
    const reconstructed = Object.entries(provenance).filter(([, source]) => source.provenance === 'reconstructed');
    expect(reconstructed.map(([name]) => name)).toEqual(['exchanges', 'villas', 'workshops', 'banks']);
  });
});

describe('other components', () => {
  type Draft<T> = T extends object ? { -readonly [K in keyof T]: Draft<T[K]> } : T;
  const broken = (change: (tables: Draft<Components>) => void): string[] => {
    const copy = structuredClone(standardComponents) as Draft<Components>;
    change(copy);
    return checkComponents(copy).map(({ path, message }) => `${path}: ${message}`);
  };

  test('the standard components are valid', () => {
    expect(checkComponents(standardComponents)).toEqual([]);
  });

  test.each<[string, (tables: Draft<Components>) => void, string]>([
    ['a number out of range', (t) => Object.assign(t.numbers, { rounds: 0 }), 'numbers.rounds'],
    ['an extra field', (t) => Object.assign(t.numbers, { more: 1 }), 'numbers.more'],
    ['a missing field', (t) => Reflect.deleteProperty(t, 'die'), 'die'],
    ['an unknown coin', (t) => Object.assign(t.die, { 0: 'iron' }), 'die[0]'],
    ['a duplicate id', (t) => Object.assign(t.arena[1] ?? {}, { id: 'dolus' }), 'arena[1].id'],
    [
      'a card with the id of another card',
      (t) => Object.assign(t.laurelCards[0] ?? {}, { id: 'slave-1' }),
      'laurelCards[0].id',
    ],
    ['two single slave cards', (t) => Object.assign(t.slaveCards[1] ?? {}, { slaves: 1 }), 'slaveCards'],
    ['a horse without a side', (t) => Object.assign(t.equiCards[0] ?? {}, { side: null }), 'equiCards[0].side'],
    ['too few stadium cards', (t) => Object.assign(t, { laurelCards: [] }), 'colorCards'],
    ['too few coins', (t) => Object.assign(t.coinSupply, { bronze: 9 }), 'coinSupply.bronze'],
    ['a slot outside the market', (t) => Object.assign(t.mercatus[4] ?? {}, { slot: 3 }), 'mercatus[4].slot'],
    ['an unknown kind of space', (t) => Object.assign(t.mercatus[0] ?? {}, { action: 'arena' }), 'mercatus[0].action'],
    ['two thief spaces', (t) => t.portus.push({ id: 'latro-2', action: 'latro' }), 'portus'],
    [
      'two bronze spaces of the harbour',
      (t) => Object.assign(t.portus[2] ?? {}, { currency: 'bronze' }),
      'portus[2].currency',
    ],
    [
      'a site with the id of another site',
      (t) => Object.assign(t.banks[0] ?? {}, { id: 'workshop-2a' }),
      'banks[0].id',
    ],
    [
      'two exchanges with the same id',
      (t) => Object.assign(t.exchanges[1] ?? {}, { id: 'gold-to-silver' }),
      'exchanges[1].id',
    ],
    ['two seats with the same color', (t) => Object.assign(t.playerColors, { 4: 'red' }), 'playerColors[4]'],
    ['two swindler spaces', (t) => t.mercatus.push({ id: 'dolus-2', action: 'dolus' }), 'mercatus'],
    ['an exchange that takes nothing', (t) => Object.assign(t.exchanges[3] ?? {}, { give: {} }), 'exchanges[3].give'],
    ['an exchange that gives nothing', (t) => Object.assign(t.exchanges[1] ?? {}, { get: {} }), 'exchanges[1].get'],
  ])('refuses %s', (_, change, path) => {
    expect(broken(change).map((problem) => problem.split(':')[0])).toContain(path);
  });

  /** Sets the value at a path inside the tables. */
  const put = (tables: Draft<Components>, path: string, value: unknown): void => {
    const keys = path.split(/[.[\]]+/).filter((key) => key !== '');
    const last = keys.pop() ?? '';
    Object.assign(
      keys.reduce((part: object, key) => Reflect.get(part, key), tables),
      { [last]: value },
    );
  };

  test.each<[number, number, ...string[]]>([
    [1, 20, 'numbers.rounds', 'numbers.henchmenPerPlayer', 'numbers.marketSlots', 'forum[0].builds'],
    [0, 20, 'numbers.housesPerPlayer', 'numbers.redDice', 'numbers.blueDice', 'numbers.dolusDice', 'numbers.latroDice'],
    [0, 20, ...currencies.flatMap((coin) => [`numbers.startCoins.${coin}`, `numbers.marketPrice.${coin}`])],
    [0, 20, ...currencies.flatMap((coin) => [`banks[0].coins.${coin}`, `villas[0].cost.${coin}`])],
    [0, 20, 'villas[0].cost.slaves', 'mercatus[5].coinsPerCard', 'mercatus[5].maxCards'],
    [0, 19, 'mercatus[2].slot'],
    [
      0,
      1000,
      'numbers.pecuniaPoints',
      'numbers.arenaPointsPerStrength',
      ...currencies.map((coin) => `coinSupply.${coin}`),
    ],
    [0, 1000, 'equiCards[0].strength', 'laurelCards[0].points', 'villas[0].value', 'workshops[0].points'],
    [0, 1000, 'arenaRewards[0]', 'stadiumRewards[0]'],
    [1, 1000, 'slaveCards[0].count', 'equiCards[0].count', 'laurelCards[0].count', 'colorCards[0].count'],
    [1, 1000, 'theatreCards[0].count', 'arena[0].strength', 'stadium[0].strength'],
    [1, 1000, 'exchanges[0].give.gold', 'exchanges[0].get.silver'],
  ])('accepts values from %i to %i in %s', (min, max, ...paths) => {
    for (const path of paths) {
      const problem = `${path}: must be a whole number from ${min} to ${max}`;
      for (const value of [min - 1, max + 1]) expect(broken((t) => put(t, path, value))).toEqual([problem]);
      for (const value of [min, max]) expect(broken((t) => put(t, path, value))).not.toContain(problem);
    }
  });

  test.each<[number, number, ...(keyof Components)[]]>([
    [1, 100, 'die'],
    [5, 5, 'playerColors'],
    [2, 2, 'slaveCards'],
    [1, 1000, 'equiCards'],
    [0, 1000, 'laurelCards', 'colorCards', 'theatreCards'],
    [0, 100, 'mercatus', 'arena', 'stadium', 'forum', 'portus', 'exchanges', 'arenaRewards', 'stadiumRewards'],
    [0, 1, 'theatrum'],
    [0, 200, 'villas', 'workshops', 'banks'],
  ])('accepts %i to %i entries in %s', (min, max, ...names) => {
    for (const name of names) {
      const problem = `${name}: must hold ${min} to ${max} entries`;
      const [first] = standardComponents[name] as readonly unknown[];
      for (const length of [min - 1, max + 1].filter((length) => length >= 0))
        expect(broken((t) => put(t, name, Array(length).fill(first)))).toEqual([problem]);
      for (const length of [min, max])
        expect(broken((t) => put(t, name, Array(length).fill(first)))).not.toContain(problem);
    }
  });

  test.each([[undefined], [null], [[]], ['tables'], [{}]])('refuses %j', (value) => {
    expect(checkComponents(value).length).toBeGreaterThan(0);
  });
});

test('lists every slave payment that is enough and has no superfluous card, fewest double cards first', () => {
  const upTo = (most: number) => [...Array(most + 1).keys()];
  for (const slaves of upTo(12)) {
    const sets = upTo(slaves).flatMap((double) => upTo(slaves).map((single) => ({ single, double })));
    const isEnough = ({ single, double }: { single: number; double: number }) => single + 2 * double >= slaves;
    const lean = sets.filter(
      ({ single, double }) =>
        isEnough({ single, double }) &&
        (single === 0 || !isEnough({ single: single - 1, double })) &&
        (double === 0 || !isEnough({ single, double: double - 1 })),
    );
    expect(slavePayments({ slaves })).toEqual(lean);
  }
});
