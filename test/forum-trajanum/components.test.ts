/** Tests of the standard component tables, and of the checks of other tables. */
import {
  abilityIds,
  cellIds,
  citizenClasses,
  colors,
  grays,
  resourceIds,
  standardComponents,
  streetSymbols,
} from '@ludi-romani/forum-trajanum';
import { componentsSchema } from '@ludi-romani/forum-trajanum/schemas';
import { describe, expect, test } from 'vitest';
import { checkComponents } from '../../packages/forum-trajanum/src/components/check';
import { standard } from './scene';

const { numbers, provenance, ...tables } = standardComponents;
const { femaleCitizens, maleCitizens, resourceTiles, mosaicFaces, arrangements, temples, prestige } = tables;
const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
const total = (rows: readonly { readonly count: number }[]): number => sum(rows.map(({ count }) => count));
const tally = (items: readonly string[]): Record<string, number> =>
  Object.fromEntries([...new Set(items)].sort().map((item) => [item, items.filter((other) => other === item).length]));

describe('the standard tables', () => {
  test('FT-3.4 24 street cards have each of the twelve symbols twice', () => {
    expect(total(tables.streetCards)).toBe(24);
    expect(tables.streetCards.map(({ symbol, count }) => [symbol, count])).toEqual(
      streetSymbols.map((symbol) => [symbol, 2]),
    );
  });

  test('FT-3.6 two arrangements each for 2, 3 and 4 players have 3, 4 and 5 boards', () => {
    expect(arrangements.map(({ players, slots }) => [players, slots.length])).toEqual([
      [2, 3],
      [2, 3],
      [3, 4],
      [3, 4],
      [4, 5],
      [4, 5],
    ]);
  });

  test('FT-3.8, FT-3.9 five boards with two sides have 3 times 4 squares: four colors and one eagle', () => {
    expect(mosaicFaces.map(({ id, board, side }) => [id, `${board}${side}`])).toEqual(
      ['1a', '1b', '2a', '2b', '3a', '3b', '4a', '4b', '5a', '5b'].map((id) => [id, id]),
    );
    for (const { rows } of mosaicFaces) {
      expect(rows.map((row) => row.length)).toEqual([4, 4, 4]);
      expect(rows.join('').split('E')).toHaveLength(2);
    }
    expect(tally(mosaicFaces.flatMap(({ rows }) => [...rows.join('')]))).toEqual({ B: 28, E: 10, G: 27, R: 28, Y: 27 });
  });

  test('FT-3.10, FT-3.11, FT-5.38 four colors, each with a gray partner, have 16 sides of tiles', () => {
    expect(tables.greenPartner).toBe('column');
    expect([tables.greenPartner, ...Object.values(tables.otherPartners)].sort()).toEqual([...grays].sort());
    expect(standard.options.map(({ id, cells }) => [id, cells])).toEqual(
      colors.flatMap((color) => {
        const gray = { ...tables.otherPartners, green: tables.greenPartner }[color];
        return [
          [`single-gray-${gray}`, [gray]],
          [`single-color-${color}`, [color]],
          [`double-mixed-${color}`, [gray, color]],
          [`double-color-${color}`, [color, color]],
        ];
      }),
    );
  });

  test('FT-3.16 the column is worth 3, 2 and 1', () => {
    expect([tables.columnValues, tables.craneFactors, tables.rowFactors]).toEqual([
      [3, 2, 1],
      [3, 2, 1],
      [1, 2, 3],
    ]);
  });

  test('FT-3.18 on side A all boards are equal, on side B each symbol is at another street on every board', () => {
    const boards = [tables.boardSideA, ...tables.boardSideB];
    for (const line of [0, 1, 2, 3, 4, 5]) {
      expect(new Set(boards.map(({ rows }) => rows[line])).size).toBe(5);
      expect(new Set(boards.map(({ columns }) => columns[line])).size).toBe(5);
    }
    const street = (side: 'A' | 'B', seat: number) => standard.street(side, seat, 'black-3');
    expect([0, 1, 2, 3].map((seat) => street('A', seat).line)).toEqual([3, 3, 3, 3]);
    expect([0, 1, 2, 3].map((seat) => street('B', seat).line)).toEqual([1, 6, 5, 4]);
    expect(street('B', 2)).toEqual({ isRow: true, line: 5, cells: cellIds.map((id) => id.startsWith('r5')) });
  });

  test('FT-3.19 there are 36 cells and four temples, and all cells around temples can be built on', () => {
    expect(cellIds).toHaveLength(36);
    expect(temples).toEqual(['r2c3', 'r3c5', 'r4c2', 'r5c4']);
    const { colonia, buildable } = standard;
    for (const temple of temples) {
      const cell = cellIds.indexOf(temple);
      const around = [...(colonia.orthogonal[cell] ?? []), ...(colonia.diagonal[cell] ?? [])];
      expect(around.map((near) => buildable[near])).toEqual(Array(8).fill(true));
    }
    expect(buildable.filter((can) => can)).toHaveLength(28);
  });

  test('FT-3.22, FT-3.23 34 colonia tiles have six citizens, three of them female, and 28 times resources', () => {
    expect([femaleCitizens, maleCitizens, resourceTiles].map(total)).toEqual([3, 3, 28]);
    for (const table of [femaleCitizens, maleCitizens])
      expect(table.map(({ citizen }) => citizen)).toEqual(citizenClasses);
    const gains = resourceTiles.flatMap(({ gain, count }) =>
      Object.entries(gain).flatMap(([what, amount]) => Array<string>(count * (amount ?? 0)).fill(what)),
    );
    expect(tally(gains)).toEqual({
      ...{ assistant: 7, builder: 9, coin: 10, tribune: 6, upgrade: 4 },
      ...Object.fromEntries(colors.map((color) => [`worker-${color}`, 5])),
    });
  });

  test('FT-3.27 players start with a tribune, a builder, an assistant and a coin', () => {
    expect(resourceIds.filter((id) => tables.startingResources[id] > 0)).toEqual([
      'builder',
      'assistant',
      'coin',
      'tribune',
    ]);
  });

  test('FT-3.32 a female and a male citizen of a class have the same effect', () => {
    for (const [i, { citizen }] of femaleCitizens.entries()) {
      const [female, male] = [femaleCitizens[i]?.id, maleCitizens[i]?.id].map((id) => standard.tile(id ?? ''));
      expect([female?.citizen, female?.gain]).toEqual([citizen, male?.gain]);
    }
  });

  test('FT-5.11 there are six rows, two for each class', () => {
    expect(tables.citizenRows.map(({ row, ability }) => `${row} ${ability}`)).toEqual([
      '1 patrician-1',
      '2 patrician-2',
      '3 merchant-1',
      '4 merchant-2',
      '5 craftsman-1',
      '6 craftsman-2',
    ]);
  });

  test('FT-6.14 the points of areas never decrease with size or position; the track ends at a cypress', () => {
    const { areaStrip, maxArea, lastPosition, offset, cypresses } = prestige;
    expect(areaStrip).toHaveLength(maxArea + lastPosition + offset.improved + 1);
    expect([...areaStrip].sort((a, b) => a - b)).toEqual(areaStrip);
    expect(cypresses.at(-1)).toBe(lastPosition);
  });

  test('FT-8.4 each color has 14 single and 12 double tiles', () => {
    const { single, double } = tables.buildingSupply;
    expect([sum(Object.values(single)), sum(Object.values(double))]).toEqual([56, 48]);
    expect([new Set(Object.values(single)), new Set(Object.values(double))]).toEqual([new Set([14]), new Set([12])]);
  });

  test('every table has its provenance', () => {
    expect(Object.keys(provenance).sort()).toEqual(['numbers', ...Object.keys(tables)].sort());
    expect(tally(Object.values(provenance).map((one) => one.provenance))).toEqual({
      derived: 2,
      'public-source': 1,
      reconstructed: 10,
      rulebook: 10,
    });
  });
});

/** Returns the standard tables as untrusted input, with other values at some paths. */
function changed(edits: Readonly<Record<string, unknown>>): unknown {
  const given: unknown = JSON.parse(JSON.stringify(standardComponents));
  for (const [path, value] of Object.entries(edits)) {
    const keys = path.split('.');
    const inside = keys.slice(0, -1).reduce((part: unknown, key) => Reflect.get(Object(part), key), given);
    Reflect.set(Object(inside), keys.at(-1) ?? '', value);
  }
  return given;
}
const problems = (edits: Readonly<Record<string, unknown>>): string[] =>
  checkComponents(changed(edits)).map(({ path, message }) => `${path} ${message}`);

describe('the checks of tables', () => {
  test('the standard tables are valid, also after JSON', () => {
    expect(checkComponents(standardComponents)).toEqual([]);
    expect(componentsSchema.parse(JSON.parse(JSON.stringify(standardComponents)))).toEqual(standardComponents);
  });

  const cycles = Object.fromEntries(
    tables.trajanCards.map(({ cycle }, i) => [`trajanCards.${i}.cycle`, cycle === 2 ? 3 : cycle]),
  );
  test.each<[string, Readonly<Record<string, unknown>>]>([
    ['otherPartners must have each of column, library, basilica, market once', { 'otherPartners.red': 'market' }],
    ['femaleCitizens must add up to 3', { 'femaleCitizens.0.count': 2 }],
    [
      'femaleCitizens must have each of patrician, merchant, craftsman once',
      { 'femaleCitizens.0.citizen': 'merchant' },
    ],
    ['tiles[3] repeats citizen-merchant-f', { 'maleCitizens.0.id': 'citizen-merchant-f' }],
    ['tiles must add up to 34', { 'resourceTiles.0.count': 2 }],
    ['resourceTiles[0].gain.gold no such field', { 'resourceTiles.0.gain': { gold: 1 } }],
    ['temples must not be corners', { 'temples.0': 'r1c1' }],
    ['temples[1] repeats r2c3', { 'temples.1': 'r2c3' }],
    [`streetCards must have each of ${streetSymbols.join(', ')} once`, { 'streetCards.0.symbol': 'black-2' }],
    ['streetCards must add up to 24', { 'streetCards.0.count': 3 }],
    [`boardSide must have each of ${streetSymbols.join(', ')} once`, { 'boardSideB.2.rows.0': 'black-4' }],
    ['citizenRows must be in order', { 'citizenRows.1.row': 3 }],
    [`citizenRows must have each of ${abilityIds.join(', ')} once`, { 'citizenRows.1.ability': 'patrician-1' }],
    [
      'citizenRows[2].second.bonus must be one of place-envoy, area-bonus, choose, gain',
      { 'citizenRows.2.second': { bonus: 'toString' } },
    ],
    ['citizenRows.second[1] repeats coin', { 'citizenRows.2.second.among': ['coin', 'coin'] }],
    [
      'citizenRows must have each of patrician, merchant, craftsman',
      { 'citizenRows.0.citizen': 'merchant', 'citizenRows.1.citizen': 'merchant' },
    ],
    ['prestige.cypresses must be at most 8', { 'prestige.cypresses.4': 9 }],
    ['prestige.areaStrip must hold at least 22 entries', { 'prestige.areaStrip': [0] }],
    ['randomFaces must add up to 12 squares', { 'randomFaces.short': 3 }],
    ['mosaicFaces[1] repeats 1a', { 'mosaicFaces.1.id': '1a' }],
    ['mosaicFaces[0] must have 3 rows of 4 squares', { 'mosaicFaces.0.rows': ['RYGB', 'RYGB'] }],
    ['arrangements must have each of 2, 3, 4', { 'arrangements.0.players': 3, 'arrangements.1.players': 3 }],
    ['arrangements[0] must have slots that do not overlap', { 'arrangements.0.slots.1.row': 2 }],
    ['arrangements[1] repeats random', { 'arrangements.0.id': 'random' }],
    ['arrangements[4] must have at most 2 slots', { mosaicFaces: mosaicFaces.slice(0, 4) }],
    ['trajanCards must have each of 1, 2, 3', cycles],
    ['trajanCards[1] repeats trajan-I-1', { 'trajanCards.1.id': 'trajan-I-1' }],
    ['trajanCards[1][1] repeats -1,0', { 'trajanCards.1.building.offsets.1': [-1, 0] }],
    [
      'trajanCards[1].building.offsets[0][0] must be a whole number from -1 to 1',
      { 'trajanCards.1.building.offsets.0': [2, 0] },
    ],
    ['trajanCards[0] must read the same from both ends', { 'trajanCards.0.building.slots.0': 'any' }],
    ['trajanCards[0] must collect something', { 'trajanCards.0.collecting': {} }],
    ['numbers.workersPerBuilder must be a whole number from 1 to 20', { 'numbers.workersPerBuilder': 0 }],
    ['numbers.coinsPerCitizenRow must be a whole number from 1 to 20', { 'numbers.coinsPerCitizenRow': 0 }],
    ['rules no such field', { rules: 1 }],
  ])('%s', (problem, edits) => {
    expect(problems(edits)).toContain(problem);
  });

  // each bound of the tables has valid and invalid values
  const ids = (length: number, other = 'a') => other.repeat(length);
  const many = (length: number, item: unknown) => Array.from({ length }, () => item);
  type Bounds = [path: string, inside: readonly unknown[], outside: readonly unknown[]];
  const within = (min: number, max: number, paths: string): Bounds[] =>
    paths.split(' ').map((path) => [path, [min, max], [min - 1, max + 1]]);
  test.each<Bounds>([
    ['numbers.roundsPerCycle', [1, 20], [0, 21, 1.5, '1', null]],
    ...within(0, 20, 'numbers.tribunesPerIgnoredCard numbers.tribunesForBothTiles'),
    ...within(0, 20, 'numbers.buildActionsPerTurn numbers.merchantSwapsPerTurn'),
    ...within(0, 20, 'numbers.craftsmanWorkersPerTurn numbers.craftsmanBuildersPerTurn numbers.onEagle'),
    ...within(0, 20, 'numbers.besideEagle numbers.diagonalToEagle startingResources.worker-red'),
    ...within(0, 20, 'streetCards.0.count areaBonuses.points prestige.lastPosition prestige.offset.basic'),
    ...within(0, 20, 'randomFaces.short'),
    ...within(1, 20, 'numbers.coinsPerCitizenRow numbers.workersPerBuilder maleCitizens.0.count'),
    ...within(1, 20, 'resourceTiles.0.count prestige.maxArea randomFaces.rows'),
    ...within(0, 1000, 'buildingSupply.single.red buildingSupply.double.blue columnValues.0 rowFactors.2'),
    ...within(0, 1000, 'mosaicFaces.0.board'),
    ['numbers.areaBonusesWithPatrician', [1, 5], [0, 6]],
    ['greenPartner', ['column', 'market'], ['red', 'house']],
    ['otherPartners.red', ['column', 'market'], ['red', null]],
    ['femaleCitizens.0.id', ['a', ids(60)], ['', ids(61), 'A', 'a b']],
    ['maleCitizens.0.citizen', ['merchant'], ['senator']],
    ['resourceTiles.0.gain', [{}, { upgrade: 20 }], [{ upgrade: 21 }, { points: 1 }]],
    ['resourceTiles', [], [[], many(1001, resourceTiles[0])]],
    ['temples', [[], many(16, 'r1c2')], [many(17, 'r1c2'), ['r7c1']]],
    ['streetCards', [], [tables.streetCards.slice(1)]],
    ['boardSideA.rows', [many(6, 'black-1')], [many(5, 'black-1'), many(6, 'white-1')]],
    ['boardSideB', [], [tables.boardSideB.slice(1), [...tables.boardSideB, tables.boardSideA]]],
    ['citizenRows', [], [tables.citizenRows.slice(1)]],
    ['citizenRows.4.second.among', [['red'], many(7, 'red')], [[], many(8, 'red'), ['upgrade']]],
    ['tracks.market', [], [tables.tracks.market.slice(1), [...tables.tracks.market, { benefit: 'grid-tile' }]]],
    ['tracks.market.0', [{ benefit: 'choose-worker', gain: {} }], [{ benefit: 'choose-worker' }, { benefit: 'none' }]],
    [
      'craneFactors',
      [[0, 0, 0]],
      [
        [0, 0],
        [0, 0, 0, 0],
      ],
    ],
    ['prestige.cypresses', [[], many(20, 0)], [many(21, 0), [21]]],
    ['prestige.areaStrip', [[1000]], [[], [1001], many(1001, 0)]],
    [
      'prestige.head.0',
      [{ from: 20, value: 1000 }],
      [
        { from: 21, value: 1000 },
        { from: 20, value: 1001 },
      ],
    ],
    ['mosaicFaces.0.side', ['a', 'b'], ['c']],
    ['mosaicFaces.0.rows', [['R'], ['RYGBE'.repeat(2)]], [[], [''], [`${'RYGBE'.repeat(2)}R`], ['X']]],
    ['arrangements.0.players', [2, 4], [1, 5]],
    ['arrangements.0.slots.0', [{ row: 20, column: 20, orientation: 'P' }], [{ row: 21, column: 0, orientation: 'P' }]],
    ['trajanCards.0.id', ['III, 4', ids(500)], ['', ids(501), 'a\u0000']],
    ['trajanCards.0.cycle', [1, 3], [0, 4]],
    ['trajanCards.0.building.slots', [['any'], many(6, 'gray')], [[], many(7, 'gray'), ['column']]],
    ['trajanCards.1.building.offsets', [[[1, -1]], many(8, [0, 1])], [[], many(9, [0, 1]), [[0, 2]], [[0, 1, 1]]]],
    ['trajanCards.0.collecting', [{ builder: 1 }, { scoredCrane: 20 }], [{ builder: 0 }, { scoredCrane: 21 }]],
  ])('the bounds of %s', (path, inside, outside) => {
    const isOfShape = (value: unknown) => componentsSchema.safeParse(changed({ [path]: value })).success;
    for (const value of inside) expect([value, isOfShape(value)]).toEqual([value, true]);
    for (const value of outside) {
      expect([value, isOfShape(value)]).toEqual([value, false]);
      const bracketed = path.replace(/\.(\d+)/g, '[$1]');
      expect(checkComponents(changed({ [path]: value })).map((problem) => problem.path)).toContainEqual(
        expect.stringMatching(new RegExp(`^${bracketed.replaceAll(/[[\].]/g, '\\$&')}`)),
      );
    }
  });
});
