import {
  type Building,
  type Category,
  deckIds,
  type PlayerCount,
  playerCounts,
  type StandardBuildingId,
  standardComponents,
} from '@ludi-romani/city-of-rome';
import { describe, expect, test } from 'vitest';
import { checkComponents } from '../../packages/city-of-rome/src/components/check';
import {
  deckDistribution,
  deckSizes,
  exampleCity,
  exampleScore,
  offerAndInfluenceTiming,
  starsOf,
  supply,
  typeCounts,
} from './tables';

const {
  setups,
  supplies,
  startingCoins,
  prices,
  buildings,
  publicKinds,
  temples,
  cards,
  startingBuildings,
  startingLayout,
  influenceCards,
  aqueductPoints,
  scoring,
  strips,
  provenance,
} = standardComponents;

const typeOf = (id: string): Building => {
  const type = buildings.find((building) => building.id === id);
  if (type === undefined) throw new Error(`no building type ${id}`);
  return type;
};
const tally = (keys: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const key of keys) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
};
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

describe('the cards', () => {
  test('CR-3.1 there are 80 building cards: 8 starting buildings, and decks of 14, 22, 18 and 18', () => {
    expect(deckIds.map((deck) => cards.filter((card) => card.deck === deck).length)).toEqual(deckSizes);
    expect(cards.length + startingBuildings.length).toBe(supply.buildingCards);
    expect(tally(startingBuildings.map((card) => card.color))).toEqual({ purple: 2, orange: 2, white: 2, brown: 2 });
    expect(new Set([...cards, ...startingBuildings].map((card) => card.id)).size).toBe(80);
  });

  test('CR-3.15 the decks hold the cards of the printed table and the overview', () => {
    const rowOf = (id: string) => {
      const type = typeOf(id);
      return type.category === 'residence' ? `residence-${type.value}` : type.category;
    };
    deckIds.forEach((deck, i) => {
      const column = Object.entries(deckDistribution).map(([row, counts]) => [row, counts[i]]);
      const held = cards.filter((card) => card.deck === deck);
      expect(tally(held.map((card) => rowOf(card.building))), `deck ${deck}`).toEqual(Object.fromEntries(column));
    });
    expect(tally(cards.map((card) => card.building))).toEqual(typeCounts);

    for (const deck of ['II', 'III', 'IV'] as const) {
      const held = tally(cards.filter((card) => card.deck === deck).map((card) => card.building));
      for (const type of ['vegetable-farm', 'grain-farm', 'sheep-farm', 'market', 'arena', 'school', 'baths']) {
        expect(held[type], `${type} in deck ${deck}`).toBe(1);
      }
    }
    const deckOf = (type: string) => cards.find((card) => card.building === type)?.deck;
    expect(deckOf('temple-minerva')).toBe('II');
    expect(deckOf('temple-fortuna')).toBe('III');
    expect(deckOf('temple-amor')).toBe('III');
    expect(deckOf('temple-juno')).toBe('IV');
    expect(deckOf('temple-saturnus')).toBe('IV');
  });

  test('CR-3.16 deck I holds the 14 special buildings once each, and every game reveals all of them', () => {
    const special = cards.filter((card) => card.deck === 'I').map((card) => card.building);
    expect(special).toEqual([
      'vineyard',
      'luxury-residence-2',
      'luxury-residence-3',
      'luxury-residence-4',
      'forum-romanum',
      'colosseum',
      'university',
      'imperial-baths',
      'great-aqueduct',
      'temple-luna',
      'temple-mars',
      'temple-venus',
      'temple-jupiter',
      'temple-mercury',
    ]);
    expect(cards.filter((card) => card.deck !== 'I' && special.includes(card.building))).toEqual([]);
    for (const players of playerCounts) expect(setups[players].rounds * setups[players].revealPerDeck).toBe(14);
  });

  test('a card id consists of deck and type, and a number if the deck has several', () => {
    expect(cards.filter((card) => card.deck !== 'I').map((card) => card.id)).toEqual([
      ...['ii-vegetable-farm', 'ii-grain-farm', 'ii-sheep-farm'],
      ...['ii-residence-2-1', 'ii-residence-2-2', 'ii-residence-2-3', 'ii-residence-2-4', 'ii-residence-2-5'],
      ...['ii-residence-3-1', 'ii-residence-3-2', 'ii-residence-3-3', 'ii-residence-4-1', 'ii-residence-4-2'],
      ...['ii-market', 'ii-arena', 'ii-school', 'ii-baths'],
      ...['ii-aqueduct-1', 'ii-aqueduct-2', 'ii-aqueduct-3', 'ii-aqueduct-4', 'ii-temple-minerva'],
      ...['iii-vegetable-farm', 'iii-grain-farm', 'iii-sheep-farm'],
      ...['iii-residence-2-1', 'iii-residence-2-2', 'iii-residence-2-3'],
      ...['iii-residence-3-1', 'iii-residence-3-2', 'iii-residence-3-3', 'iii-residence-4'],
      ...['iii-market', 'iii-arena', 'iii-school', 'iii-baths', 'iii-aqueduct-1', 'iii-aqueduct-2'],
      ...['iii-temple-fortuna', 'iii-temple-amor'],
      ...['iv-vegetable-farm', 'iv-grain-farm', 'iv-sheep-farm'],
      ...['iv-residence-2-1', 'iv-residence-2-2', 'iv-residence-2-3'],
      ...['iv-residence-3-1', 'iv-residence-3-2', 'iv-residence-3-3', 'iv-residence-4'],
      ...['iv-market', 'iv-arena', 'iv-school', 'iv-baths', 'iv-aqueduct-1', 'iv-aqueduct-2'],
      ...['iv-temple-juno', 'iv-temple-saturnus'],
    ]);
    expect(cards[0]?.id).toBe('i-vineyard');
    expect(startingBuildings.map((card) => card.id)).toEqual([
      ...['start-purple-vegetable-farm', 'start-purple-residence-2'],
      ...['start-orange-vegetable-farm', 'start-orange-residence-2'],
      ...['start-white-vegetable-farm', 'start-white-residence-2'],
      ...['start-brown-vegetable-farm', 'start-brown-residence-2'],
    ]);
    expect(startingLayout).toEqual([
      { building: 'vegetable-farm', x: 0, y: 0 },
      { building: 'residence-2', x: 1, y: 0 },
    ]);
  });

  test('CR-3.2 there are six influence cards, six strips, and enough emissaries for every setup', () => {
    expect(influenceCards.map((card) => card.value)).toEqual([3, 4, 6, 8, 10, 14]);
    expect(influenceCards.map((card) => card.id)).toEqual([3, 4, 6, 8, 10, 14].map((value) => `influence-${value}`));
    expect(strips).toHaveLength(supply.strips);
    expect(startingCoins).toBe(5);
    const { coinPieces, brickTokens, pointTokens, influenceTokens, emissaries: pawns } = supply;
    expect(supplies).toEqual({ coins: coinPieces, brickTokens, pointTokens, influenceTokens, emissaries: pawns });

    // a color needs the most emissaries that a setup with that color gives to a player
    const emissaries: Record<string, number> = {};
    for (const players of playerCounts) {
      const { colors, emissariesPerPlayer } = setups[players];
      for (const color of colors) emissaries[color] = Math.max(emissaries[color] ?? 0, emissariesPerPlayer);
    }
    expect(emissaries).toEqual(supply.emissaries);
  });
});

describe('the building types', () => {
  const byCategory = (category: Category) => buildings.filter((building) => building.category === category);

  test('lists each type of the overview once', () => {
    expect(tally(buildings.map((building) => building.id))).toEqual(
      Object.fromEntries(Object.keys(typeCounts).map((type) => [type, 1])),
    );
    // the type `StandardBuildingId` has the same members
    const known: Record<StandardBuildingId, number> = typeCounts;
    expect(Object.keys(known)).toHaveLength(30);
  });

  test('CR-5.8 the cost follows from the category, and from the value of a residence', () => {
    const costs = (category: Category) => new Set(byCategory(category).map((building) => building.cost));
    expect(costs('production')).toEqual(new Set([2]));
    expect(costs('public')).toEqual(new Set([3]));
    expect(costs('aqueduct')).toEqual(new Set([1]));
    for (const building of buildings) {
      if (building.category === 'residence') expect(building.cost, building.id).toBe(building.value - 1);
    }
    const costOfTemples = (special: boolean) =>
      cards
        .filter((card) => typeOf(card.building).category === 'temple' && (card.deck === 'I') === special)
        .map((card) => typeOf(card.building).cost);
    expect(costOfTemples(false)).toEqual([3, 3, 3, 3, 3]);
    expect(costOfTemples(true)).toEqual([2, 2, 2, 2, 2]);
  });

  test('CR-5.17 nine special buildings have 13 stars in all', () => {
    for (const building of buildings) expect(building.stars, building.id).toBe(starsOf[building.id] ?? 0);
    expect(sum(cards.map((card) => typeOf(card.building).stars))).toBe(13);
  });

  test('yields, values and functions are as printed', () => {
    const yields = buildings.flatMap((building) =>
      building.category === 'production' ? [[building.id, Object.values(building.produce)]] : [],
    );
    expect(Object.fromEntries(yields)).toEqual({
      'vegetable-farm': [1, 0, false],
      'grain-farm': [0, 0, true],
      'sheep-farm': [0, 1, false],
      vineyard: [1, 0, true],
    });
    const values = buildings.flatMap((building) =>
      building.category === 'residence' ? [[building.id, building.value]] : [],
    );
    expect(Object.fromEntries(values)).toEqual({
      'residence-2': 2,
      'residence-3': 3,
      'residence-4': 4,
      'luxury-residence-2': 2,
      'luxury-residence-3': 3,
      'luxury-residence-4': 4,
    });
    const functions = buildings.flatMap((building) =>
      building.category === 'public' ? [[building.id, [building.publicKind, building.bonus]]] : [],
    );
    expect(Object.fromEntries(functions)).toEqual({
      market: ['market', 0],
      'forum-romanum': ['market', 1],
      arena: ['arena', 0],
      colosseum: ['arena', 1],
      school: ['school', 0],
      university: ['school', 1],
      baths: ['baths', 0],
      'imperial-baths': ['baths', 1],
    });
    expect(Object.values(publicKinds).map((kind) => kind.color)).toEqual(['green', 'red', 'yellow', 'blue']);
  });

  test('each temple has one scoring', () => {
    expect(temples.map((temple) => temple.building)).toEqual(byCategory('temple').map((temple) => temple.id));
    const scorings = temples.map((temple) =>
      temple.when !== undefined
        ? `${temple.points} if ${temple.when.count} >= ${temple.when.atLeast}`
        : `${temple.points} per ${temple.each} ${temple.per}`,
    );
    expect(scorings).toEqual([
      '10 if card >= 16',
      '15 if public-color >= 4',
      '10 if residence-2 >= 4',
      '10 if temple >= 4',
      '15 if production >= 4',
      '1 per 1 star',
      '5 if residence-4 >= 1',
      '2 per 1 residence-2',
      '2 per 1 temple',
      '1 per 3 coin',
    ]);
    // a full city has the 16 cards that Minerva requires
    expect(scoring.citySide ** 2).toBe(16);
  });
});

describe('the course of the game', () => {
  test.each(playerCounts)(
    '%i players: one card per turn, 14 turns each, influence cards in the printed rounds',
    (players) => {
      const { rounds, emissariesPerPlayer, decks, revealPerDeck, influenceCards } = setups[players];
      const { offerSize, surfaces } = offerAndInfluenceTiming[players];
      expect(rounds * emissariesPerPlayer).toBe(14);
      expect(decks.length * revealPerDeck).toBe(offerSize);
      expect(players * emissariesPerPlayer).toBe(offerSize);
      expect(Object.fromEntries(influenceCards.map((row) => [row.card, row.afterBuilding / revealPerDeck]))).toEqual(
        surfaces,
      );
      for (const { card, afterBuilding } of influenceCards) expect(card).toBe(`influence-${afterBuilding}`);
    },
  );

  test('decks and colors depend on the number of players', () => {
    const decks: Record<PlayerCount, string> = { 2: 'I II', 3: 'I II III', 4: 'I II III IV' };
    for (const players of playerCounts) expect(setups[players].decks.join(' ')).toBe(decks[players]);
    expect(setups[2].colors).toEqual(['white', 'brown']);
    expect(setups[3].colors).toEqual(['purple', 'orange', 'white', 'brown']);
    expect(setups[4].colors).toEqual(['purple', 'orange', 'white', 'brown']);
  });

  test('prices and points are as printed', () => {
    expect(prices).toEqual({ coinsPerBrick: 2, coinsPerCog: 1, cogsToProduce: 2 });
    expect(aqueductPoints).toEqual([0, 4, 12, 24, 40]);
    expect(scoring).toEqual({ pointsPerCoin: 1, influencePerPoint: 2, citySide: 4 });
  });

  test('CR-4.5 each side of a strip has 3 bricks and 2 cogs, and the 12 sides show all 10 orders', () => {
    const sides = strips.flatMap((strip) => [strip.sideA, strip.sideB]);
    expect(sides).toHaveLength(12);
    for (const side of sides) expect(tally(side)).toEqual({ brick: 3, cog: 2 });
    expect(new Set(sides.map(String)).size).toBe(10);
    for (const strip of strips) expect(strip.sideB, strip.id).toEqual([...strip.sideA].reverse());
    expect(strips.map((strip) => strip.sideA.map((symbol) => symbol[0]).join(''))).toEqual([
      'ccbbb',
      'cbcbb',
      'cbbcb',
      'bccbb',
      'cbbbc',
      'bcbcb',
    ]);
    expect(strips.map((strip) => strip.id)).toEqual([1, 2, 3, 4, 5, 6].map((number) => `strip-${number}`));
  });
});

describe('the provenance', () => {
  test('every table has a provenance and a sentence about its source', () => {
    const tables = Object.keys(standardComponents).filter((key) => key !== 'provenance');
    expect(Object.keys(provenance)).toEqual(tables);
    for (const { source } of Object.values(provenance)) expect(source).toMatch(/^[A-Z].{10,}\.$/);
    const unsure = Object.entries(provenance).flatMap(([table, entry]) =>
      entry.provenance === 'rulebook' ? [] : [`${table}: ${entry.provenance}`],
    );
    expect(unsure).toEqual(['publicKinds: derived', 'startingLayout: derived', 'strips: reconstructed']);
  });

  test('the reconstructed example city can be built with the tokens and stars of the example', () => {
    const { rows, startingCells, buildOrder, pointTokens } = exampleCity;
    const built = new Set(startingCells.map(String));
    const around = (x: number, y: number) =>
      [`${x - 1},${y}`, `${x + 1},${y}`, `${x},${y - 1}`, `${x},${y + 1}`].filter((cell) => built.has(cell)).length;
    for (const [x, y] of buildOrder) {
      expect(around(x, y)).toBeGreaterThan(0);
      const baths = pointTokens.find((token) => token.x === x && token.y === y);
      if (baths) expect(around(x, y)).toBe(baths.tokens);
      built.add(`${x},${y}`);
    }
    expect(built.size).toBe(16);
    expect(sum(rows.flat().map((type) => typeOf(type).stars))).toBe(4);
    const { total, ...parts } = exampleScore;
    expect(sum(Object.values(parts))).toBe(total);
  });
});

describe('checkComponents', () => {
  // biome-ignore lint/suspicious/noExplicitAny: broken tables have no type
  type Loose = any;
  const broken = (change: (tables: Loose) => void): string[] => {
    const tables: Loose = JSON.parse(JSON.stringify(standardComponents));
    change(tables);
    return checkComponents(tables).map(({ path, message }) => `${path}: ${message}`);
  };

  test('accepts the standard components, also after a round trip through JSON', () => {
    expect(checkComponents(standardComponents)).toEqual([]);
    expect(broken(() => {})).toEqual([]);
  });

  test('accepts other valid components', () => {
    const shrine = (tables: Loose) => {
      tables.buildings.push({ id: 'shrine', category: 'temple', cost: 2, stars: 1 });
      tables.temples.push({ building: 'shrine', points: 3, per: 'public-color', each: 2 });
      tables.cards.push({ id: 'ii-shrine', deck: 'II', building: 'shrine' });
    };
    expect(broken(shrine)).toEqual([]);
    expect(broken((tables) => tables.strips.pop())).toEqual([]);
    expect(broken((tables) => (tables.startingCoins = 0))).toEqual([]);
  });

  const shapes: readonly [string, (tables: Loose) => void, string][] = [
    ['a missing table', (t) => delete t.strips, 'strips: is missing'],
    ['an unknown table', (t) => (t.roads = []), 'roads: no such field'],
    ['a table of the wrong kind', (t) => (t.cards = {}), 'cards: must be an array'],
    ['an empty table', (t) => (t.strips = []), 'strips: must hold 1 to 1000 entries'],
    ['a row of the wrong kind', (t) => (t.cards[3] = null), 'cards[3]: must be an object'],
    ['a field left out', (t) => delete t.prices.coinsPerCog, 'prices.coinsPerCog: is missing'],
    ['a field too many', (t) => (t.scoring.luck = 1), 'scoring.luck: no such field'],
    ['a fraction', (t) => (t.startingCoins = 0.5), 'startingCoins: must be a whole number from 0 to 1000'],
    [
      'a negative number',
      (t) => (t.aqueductPoints[1] = -4),
      'aqueductPoints[1]: must be a whole number from 0 to 1000',
    ],
    ['minus zero', (t) => (t.aqueductPoints[0] = -0), 'aqueductPoints[0]: must be a whole number from 0 to 1000'],
    [
      'NaN',
      (t) => (t.influenceCards[0].value = Number.NaN),
      'influenceCards[0].value: must be a whole number from 0 to 1000',
    ],
    ['a number too large', (t) => (t.setups[3].rounds = 1e9), 'setups.3.rounds: must be a whole number from 1 to 1000'],
    [
      'a divisor of zero',
      (t) => (t.scoring.influencePerPoint = 0),
      'scoring.influencePerPoint: must be a whole number from 1 to 1000',
    ],
    [
      'a string for a number',
      (t) => (t.prices.coinsPerBrick = '2'),
      'prices.coinsPerBrick: must be a whole number from 0 to 1000',
    ],
    [
      'an invalid id',
      (t) => (t.cards[0].id = '__proto__'),
      'cards[0].id: must be an id of small letters, digits and hyphens',
    ],
    [
      'a lone surrogate in a source',
      (t) => (t.provenance.cards.source = '\ud800'),
      'provenance.cards.source: must be a text of 1 to 500 characters',
    ],
    ['an unknown deck', (t) => (t.cards[0].deck = 'V'), 'cards[0].deck: must be one of I, II, III, IV'],
    [
      'an unknown color',
      (t) => (t.startingBuildings[0].color = 'pink'),
      'startingBuildings[0].color: must be one of purple, orange, white, brown',
    ],
    [
      'an unknown category',
      (t) => (t.buildings[0].category = 'toString'),
      'buildings[0].category: must be one of production, residence, public, aqueduct, temple',
    ],
    ['a field of another category', (t) => (t.buildings[0].value = 2), 'buildings[0].value: no such field'],
    ['a residence of another value', (t) => (t.buildings[4].value = 5), 'buildings[4].value: must be one of 2, 3, 4'],
    [
      'a yield of the wrong type',
      (t) => (t.buildings[1].produce.brickToken = 1),
      'buildings[1].produce.brickToken: must be true or false',
    ],
    [
      'an unknown countable',
      (t) => (t.temples[9].per = 'cat'),
      'temples[9].per: must be one of card, star, temple, production, residence-2, residence-3, residence-4, public-color, coin',
    ],
    [
      'a temple of both kinds',
      (t) => (t.temples[9].when = { count: 'card', atLeast: 1 }),
      'temples[9].per: does not go with when',
    ],
    ['a temple without a divisor', (t) => delete t.temples[9].each, 'temples[9].each: is missing'],
    [
      'a temple of neither kind',
      (t) => (t.temples[9] = { building: 'temple-mercury', points: 1 }),
      'temples[9]: must have either when, or per and each',
    ],
    ['a short strip', (t) => t.strips[2].sideB.pop(), 'strips[2].sideB: must hold 5 entries'],
    ['an unknown symbol', (t) => (t.strips[0].sideA[4] = 'star'), 'strips[0].sideA[4]: must be one of brick, cog'],
    ['an unsupported player count', (t) => (t.setups[5] = t.setups[4]), 'setups.5: no such field'],
    ['a table without provenance', (t) => delete t.provenance.strips, 'provenance.strips: is missing'],
    [
      'an unknown provenance',
      (t) => (t.provenance.strips.provenance = 'hearsay'),
      'provenance.strips.provenance: must be one of rulebook, derived, public-source, reconstructed, calibrated',
    ],
  ];
  test.each(shapes)('refuses the shape: %s', (_, change, message) => {
    expect(broken(change)).toContain(message);
  });

  /** Puts a value at a path, such as `cards[0].id`. */
  const put = (tables: Loose, path: string, value: unknown): void => {
    const steps = path.split(/[.[\]]+/).filter((step) => step !== '');
    const last = steps.pop() ?? '';
    steps.reduce((part, step) => part[step], tables)[last] = value;
  };
  const boundProblems = (path: string, value: unknown): string[] =>
    broken((tables) => put(tables, path, value)).filter((line) => /^[^:]*: must (be a whole|hold \d)/.test(line));

  test.each<[path: string, lowest: number, highest: number]>([
    ...[2, 3, 4].flatMap((players): [string, number, number][] => [
      [`setups.${players}.rounds`, 1, 1000],
      [`setups.${players}.emissariesPerPlayer`, 1, 5],
      [`setups.${players}.revealPerDeck`, 1, 5],
      [`setups.${players}.influenceCards[0].afterBuilding`, 1, 1000],
    ]),
    ['supplies.coins[0].value', 1, 1000],
    ['supplies.coins[0].count', 0, 1000],
    ['supplies.pointTokens', 0, 1000],
    ['supplies.emissaries.white', 0, 1000],
    ['startingCoins', 0, 1000],
    ['prices.coinsPerBrick', 0, 1000],
    ['prices.coinsPerCog', 0, 1000],
    ['prices.cogsToProduce', 0, 1000],
    ['buildings[0].cost', 0, 5],
    ['buildings[0].stars', 0, 1000],
    ['buildings[0].produce.coins', 0, 1000],
    ['buildings[0].produce.influence', 0, 1000],
    ['buildings[10].bonus', 0, 1000],
    ['temples[0].points', 0, 1000],
    ['temples[0].when.atLeast', 1, 1000],
    ['temples[9].each', 1, 1000],
    ['startingLayout[0].x', 0, 1],
    ['startingLayout[0].y', 0, 0],
    ['influenceCards[0].value', 0, 1000],
    ['aqueductPoints[0]', 0, 1000],
    ['scoring.pointsPerCoin', 0, 1000],
    ['scoring.influencePerPoint', 1, 1000],
    ['scoring.citySide', 2, 6],
  ])('bounds: %s is a whole number from %i to %i', (path, lowest, highest) => {
    const message = [`${path}: must be a whole number from ${lowest} to ${highest}`];
    expect([lowest, highest].map((value) => boundProblems(path, value))).toEqual([[], []]);
    expect([lowest - 1, highest + 1, lowest + 0.5].map((value) => boundProblems(path, value))).toEqual(
      Array(3).fill(message),
    );
  });

  test.each<[path: string, fewest: number, most: number]>([
    ['setups.2.decks', 2, 4],
    ['setups.2.colors', 2, 4],
    ['setups.2.influenceCards', 0, 1000],
    ['buildings', 1, 1000],
    ['temples', 0, 1000],
    ['cards', 1, 1000],
    ['startingBuildings', 1, 1000],
    ['startingLayout', 2, 2],
    ['influenceCards', 0, 1000],
    ['aqueductPoints', 1, 1000],
    ['strips', 1, 1000],
  ])('bounds: %s holds %i to %i entries', (path, fewest, most) => {
    const [first] = path.split('.').reduce((part: Loose, step) => part[step], standardComponents);
    const message = [`${path}: must hold ${fewest} to ${most} entries`];
    const rows = (count: number) => boundProblems(path, Array(Math.max(0, count)).fill(first));
    expect([rows(fewest), rows(most), rows(most + 1)]).toEqual([[], [], message]);
    if (fewest > 0) expect(rows(fewest - 1)).toEqual(message);
  });

  const agreements: readonly [string, (tables: Loose) => void, string][] = [
    ['a building type twice', (t) => t.buildings.push(t.buildings[0]), 'buildings[30].id: repeats vegetable-farm'],
    ['a card twice', (t) => t.cards.push(t.cards[0]), 'cards[72].id: repeats i-vineyard'],
    [
      'a card with the id of a starting building',
      (t) => (t.cards[0].id = 'start-white-residence-2'),
      'startingBuildings[5].id: repeats start-white-residence-2',
    ],
    [
      'an influence card twice',
      (t) => (t.influenceCards[1].id = 'influence-3'),
      'influenceCards[1].id: repeats influence-3',
    ],
    ['a strip twice', (t) => (t.strips[1].id = 'strip-1'), 'strips[1].id: repeats strip-1'],
    [
      'one color for two public kinds',
      (t) => (t.publicKinds.arena.color = 'green'),
      'publicKinds.arena.color: repeats green',
    ],
    [
      'a card of an unknown building type',
      (t) => (t.cards[5].building = 'circus'),
      'cards[5].building: must be the id of a building type, not circus',
    ],
    [
      'a starting building of an unknown type',
      (t) => (t.startingBuildings[0].building = 'hut'),
      'startingBuildings[0].building: must be the id of a building type, not hut',
    ],
    [
      'a layout with an unknown type',
      (t) => (t.startingLayout[0].building = 'hut'),
      'startingLayout[0].building: must be the id of a building type, not hut',
    ],
    [
      'a temple row for a building that is no temple',
      (t) => (t.temples[0].building = 'market'),
      'temples[0].building: must be the id of a temple, not market',
    ],
    ['a temple without a row', (t) => t.temples.pop(), 'temples: lacks temple-mercury'],
    ['a temple with two rows', (t) => t.temples.push(t.temples[0]), 'temples[10].building: repeats temple-minerva'],
    [
      'an influence card that does not exist',
      (t) => (t.setups[2].influenceCards[0].card = 'influence-5'),
      'setups.2.influenceCards[0].card: must be the id of an influence card, not influence-5',
    ],
    [
      'an influence card used twice',
      (t) => (t.setups[3].influenceCards[1].card = 'influence-3'),
      'setups.3.influenceCards[1].card: repeats influence-3',
    ],
    ['a deck used twice', (t) => (t.setups[3].decks[2] = 'II'), 'setups.3.decks[2]: repeats II'],
    ['one color for two seats', (t) => (t.setups[4].colors[3] = 'white'), 'setups.4.colors[3]: repeats white'],
    ['too few colors', (t) => t.setups[4].colors.pop(), 'setups.4.colors: must hold a color for each player'],
    [
      'no deck for the opening packets',
      (t) => (t.setups[2].decks = ['I', 'III']),
      'setups.2.decks: must hold I and II',
    ],
    [
      'an offer of the wrong size',
      (t) => (t.setups[3].decks = ['I', 'II']),
      'setups.3: must offer one card for each turn of a round (CR-4.16)',
    ],
    [
      'too many emissaries',
      (t) => (t.setups[4].emissariesPerPlayer = 2),
      'setups.4: must not have more emissaries than a strip has fields',
    ],
    [
      'too many rounds',
      (t) => (t.setups[2].rounds = 8),
      'setups.2: must not have more turns than a city has cells (CR-5.15)',
    ],
    [
      'a short deck',
      (t) => t.cards.splice(71, 1),
      'cards: must hold at least 18 cards of deck IV for 4 players, not 17',
    ],
    [
      'a deck that schools could exhaust',
      (t) => t.cards.splice(40, 1),
      'cards: must hold at least 18 cards of deck III for 4 players, not 17',
    ],
    [
      'an influence card too late',
      (t) => (t.setups[4].influenceCards[3].afterBuilding = 15),
      'setups.4.influenceCards[3].afterBuilding: must ascend, be a multiple of revealPerDeck, and be at most rounds * revealPerDeck',
    ],
    [
      'an influence card between two cards of one offer',
      (t) => (t.setups[2].influenceCards[0].afterBuilding = 3),
      'setups.2.influenceCards[0].afterBuilding: must ascend, be a multiple of revealPerDeck, and be at most rounds * revealPerDeck',
    ],
    [
      'CR-4.5 a strip with too few bricks',
      (t) => t.strips[5].sideA.fill('cog', 0, 1),
      'strips[5].sideA: must show 3 bricks and 2 cogs (CR-4.5)',
    ],
    [
      'CR-4.5 a strip with too many bricks',
      (t) => Object.assign(t.strips[1], { sideA: Array(5).fill('brick'), sideB: Array(5).fill('brick') }),
      'strips[1].sideA: must show 3 bricks and 2 cogs (CR-4.5)',
    ],
    [
      'CR-4.4 a strip whose back is not its mirror image',
      (t) => (t.strips[2].sideB = [...t.strips[2].sideA]),
      'strips[2].sideB: must be sideA in reverse (CR-4.4)',
    ],
    [
      'CR-3.3 too few emissaries of a color',
      (t) => (t.supplies.emissaries.brown = 1),
      'supplies.emissaries.brown: must be at least 2 for 2 players',
    ],
    [
      'both starting places on one cell',
      (t) => (t.startingLayout[1].x = 0),
      'startingLayout: must use the cells (0,0) and (1,0)',
    ],
    [
      'a third starting building',
      (t) => t.startingBuildings.push({ id: 'start-white-market', color: 'white', building: 'market' }),
      'startingBuildings: white must have exactly the buildings of startingLayout',
    ],
    [
      'a color without starting buildings',
      (t) => t.startingBuildings.splice(0, 2),
      'startingBuildings: purple must have exactly the buildings of startingLayout',
    ],
    [
      'aqueducts without points',
      (t) => t.aqueductPoints.pop(),
      'aqueductPoints: must have an entry for each number of aqueducts, 0 to scoring.citySide',
    ],
  ];
  test.each(agreements)('refuses tables that disagree: %s', (_, change, message) => {
    expect(broken(change)).toContain(message);
  });

  test('refuses hostile input quickly and never throws', () => {
    const deep = () => {
      let nest: unknown = [];
      for (let i = 0; i < 100_000; i++) nest = [nest];
      return nest;
    };
    const huge = Array.from({ length: 1_000_000 }, () => null);
    const throwing = new Proxy(
      {},
      {
        ownKeys() {
          throw new Error('no');
        },
      },
    );
    const polluted = JSON.parse(`{"__proto__": ${JSON.stringify(standardComponents)}}`);
    const values: unknown[] = [undefined, null, true, 1, Number.NaN, 'x', [], {}, () => {}, Symbol('x'), 1n];
    values.push(throwing, polluted, Object.create(standardComponents), deep(), huge, 'x'.repeat(1_000_000));
    for (const value of values) {
      const start = performance.now();
      const whole = checkComponents(value);
      expect(whole.length).toBeGreaterThan(0);
      expect(whole.length).toBeLessThanOrEqual(20);
      for (const table of Object.keys(standardComponents)) {
        if (table === 'startingCoins' && value === 1) continue;
        expect(checkComponents({ ...standardComponents, [table]: value }).length, table).toBeGreaterThan(0);
      }
      for (const row of [{ id: value }, { building: value }, { category: value }, { when: value }]) {
        expect(broken((tables) => (tables.cards[0] = row))).not.toEqual([]);
        expect(broken((tables) => (tables.buildings[0] = row))).not.toEqual([]);
        expect(broken((tables) => (tables.temples[0] = row))).not.toEqual([]);
      }
      expect(performance.now() - start).toBeLessThan(1000);
    }
    expect({}).not.toHaveProperty('cards');
  });
});
