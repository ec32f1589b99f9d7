/** Compares the tasks of Trajan cards with an independent brute-force count (section 6.5 of the rules). */
import { type Chance, chanceState, keyedChance } from '@ludi-romani/core';
import { type Building, type CellId, cellIds, colors, grays, standardComponents } from '@ludi-romani/forum-trajanum';
import { describe, expect, test } from 'vitest';
import { catalog } from '../../packages/forum-trajanum/src/components/catalog';
import { packing } from '../../packages/forum-trajanum/src/rules/packing';
import { headValue, trajanTasks } from '../../packages/forum-trajanum/src/rules/scoring';
import { ofDifferentKinds } from '../../packages/forum-trajanum/src/rules/trajan';
import { at, laidOut, type Place, standard } from './scene';

type Board = Readonly<Partial<Record<CellId, Building>>>;
const { trajanCards, temples } = standardComponents;
const corners: readonly CellId[] = ['r1c1', 'r1c6', 'r6c1', 'r6c6'];
const sites = cellIds.filter((cell) => !temples.includes(cell) && !corners.includes(cell));

const tasks = (card: string, place: Place) =>
  trajanTasks(standard, at(laidOut(2, { places: { 0: place } }, []), 0), `trajan-${card}`);
const building = (card: string, buildings: Board): number => tasks(card, { buildings }).building;
const collecting = (card: string, place: Place): number => tasks(card, place).collecting;

/** `down` and `across` return a board with buildings on consecutive cells of a column or a row. */
const down = (column: number, from: number, ...list: readonly Building[]): Board =>
  Object.fromEntries(list.map((one, i) => [`r${from + i}c${column}`, one]));
const across = (row: number, from: number, ...list: readonly Building[]): Board =>
  Object.fromEntries(list.map((one, i) => [`r${row}c${from + i}`, one]));
const everywhere = (one: Building): Board => Object.fromEntries(sites.map((cell) => [cell, one]));

describe('packing', () => {
  /** Returns the largest number of disjoint sets. Tries every subset of `sets`. */
  const bruteForce = (sets: readonly (readonly number[])[], used: readonly number[] = [], from = 0): number => {
    let best = 0;
    for (let i = from; i < sets.length; i++) {
      const set = sets[i] ?? [];
      if (!set.some((element) => used.includes(element)))
        best = Math.max(best, 1 + bruteForce(sets, [...used, ...set], i + 1));
    }
    return best;
  };

  test('finds the most disjoint sets of 3,000 random families', () => {
    const chance = keyedChance(chanceState('packing'));
    for (let i = 0; i < 3000; i++) {
      const elements = 4 + chance.int(29);
      const sets = Array.from({ length: chance.int(13) }, () =>
        Array.from({ length: 1 + chance.int(4) }, () => chance.int(elements)),
      );
      expect(packing(sets)).toBe(bruteForce(sets));
    }
  });

  test('packs a chain, a star, a ring, and all windows of a full board', () => {
    expect(packing([])).toBe(0);
    expect(packing([[1, 2], [2, 3], [3, 4]])).toBe(2); // biome-ignore format: one line
    expect(packing([[1, 2, 3, 4], [1], [2], [3]])).toBe(3); // biome-ignore format: one line
    expect(packing([[1, 2], [2, 3], [3, 4], [4, 5], [5, 1]])).toBe(2); // biome-ignore format: one line
    const windows = (length: number) =>
      Array.from({ length: 36 }, (_, cell) => Array.from({ length }, (__, i) => cell + i)).filter(
        ([first = 0]) => (first % 6) + length <= 6,
      );
    expect([1, 2, 3, 4, 5, 6].map((length) => packing(windows(length)))).toEqual([36, 18, 12, 6, 6, 6]);
    const squares = Array.from({ length: 36 }, (_, cell) => [cell, cell + 1, cell + 6, cell + 7]).filter(
      ([cell = 0]) => cell % 6 < 5 && cell < 30,
    );
    expect(packing(squares)).toBe(9);
  });
});

/** A second implementation of building tasks: returns every set of cells that fulfills the text of a card. */
function fulfilments(card: string, board: Board): CellId[][] {
  const isColor = (cell: CellId) => (colors as readonly unknown[]).includes(board[cell]);
  const isGray = (cell: CellId) => (grays as readonly unknown[]).includes(board[cell]);
  const isBuilt = (cell: CellId) => board[cell] !== undefined;
  const near = (cell: CellId, rows: number, columns: number) =>
    `r${Number(cell[1]) + rows}c${Number(cell[3]) + columns}` as CellId;
  const differ = (cells: readonly CellId[]) => new Set(cells.map((cell) => board[cell])).size === cells.length;
  /** Returns all lines of cells in one direction in which each cell passes its test. */
  const line = (rows: number, columns: number, ...tests: readonly ((cell: CellId) => boolean)[]) =>
    sites
      .map((cell) => tests.map((_, i) => near(cell, i * rows, i * columns)))
      .filter((cells) => cells.every((cell, i) => sites.includes(cell) && tests[i]?.(cell)));
  const around = (steps: readonly (readonly [number, number])[], holds: (cell: CellId) => boolean) =>
    temples.map((temple) => steps.map(([r, c]) => near(temple, r, c))).filter((cells) => cells.every(holds));
  switch (card) {
    case 'I-1':
      return line(0, 1, isGray, isColor, isGray);
    case 'I-2':
      return around([[-1, 0], [1, 0]], isBuilt); // biome-ignore format: one line
    case 'I-3':
      return line(1, 0, isGray, isGray).filter(differ);
    case 'I-4':
      return ([['r1c2', 'r2c1'], ['r1c5', 'r2c6'], ['r5c1', 'r6c2'], ['r5c6', 'r6c5']] as CellId[][]) // biome-ignore format: one line
        .filter((cells) => cells.every(isBuilt));
    case 'I-promo':
      return around([[0, -1], [0, 1]], isColor); // biome-ignore format: one line
    case 'II-1':
      return sites
        .map((cell) => [cell, near(cell, 0, 1), near(cell, 1, 0), near(cell, 1, 1)])
        .filter((cells) => cells.every((cell) => sites.includes(cell) && isBuilt(cell)));
    case 'II-2':
      return line(1, 0, isColor, isGray, isColor);
    case 'II-3':
      // all choices of one cell of each color are too many, so returns as many disjoint choices as the rarest color allows
      return Array.from(
        { length: Math.min(...colors.map((one) => sites.filter((cell) => board[cell] === one).length)) },
        (_, i) => colors.flatMap((one) => sites.filter((cell) => board[cell] === one)[i] ?? []),
      );
    case 'II-4':
      return line(1, 0, isGray, isColor, isGray);
    case 'II-promo':
      return line(0, 1, isColor, isColor, isColor).filter(differ);
    case 'III-1':
      return line(1, 0, isColor, isGray, isGray, isColor);
    case 'III-2':
      return line(1, 0, isColor, isColor, isColor).filter(differ);
    case 'III-3':
      return around([[-1, -1], [-1, 1], [1, -1], [1, 1]], isColor); // biome-ignore format: one line
    case 'III-4':
      return line(1, 0, isGray, isGray, isGray).filter(differ);
    case 'III-promo':
      return around([[-1, 0], [1, 0], [0, -1], [0, 1]], isColor); // biome-ignore format: one line
    default:
      throw new Error(`no text for ${card}`);
  }
}

/** Returns the largest number of sets that share no cell. Tries all choices. */
function mostDisjoint(list: readonly (readonly CellId[])[], used: ReadonlySet<CellId> = new Set(), from = 0): number {
  let best = 0;
  for (let i = from; i < list.length; i++) {
    const cells = list[i] ?? [];
    if (cells.some((cell) => used.has(cell))) continue;
    best = Math.max(best, 1 + mostDisjoint(list, new Set([...used, ...cells]), i + 1));
  }
  return best;
}

const randomBoard = (chance: Chance): Board => {
  const density = 4 + chance.int(6);
  const kinds: readonly Building[] = chance.int(2) === 0 ? [...grays, ...colors] : ['column', 'library', 'red', 'blue'];
  return Object.fromEntries(sites.flatMap((cell) => (chance.int(10) < density ? [[cell, chance.pick(kinds)]] : [])));
};

describe('building tasks', () => {
  test.each(trajanCards.map(({ id }) => id.slice('trajan-'.length)))(
    'FT-6.19, FT-6.23, FT-6.24 %s counts the most disjoint fulfilments: 120 random boards against brute force',
    (card) => {
      const chance = keyedChance(chanceState(`board ${card}`));
      let most = 0;
      for (let i = 0; i < 120; i++) {
        const board = randomBoard(chance);
        const expected = mostDisjoint(fulfilments(card, board));
        expect(building(card, board)).toBe(expected);
        most = Math.max(most, expected);
      }
      expect(most).toBeGreaterThan(0);
    },
  );

  test('FT-6.18, FT-6.21 a row is not a column, and a gap, a temple or a corner interrupts it', () => {
    expect([
      building('I-3', down(1, 2, 'library', 'market')),
      building('I-3', across(2, 1, 'library', 'market')),
    ]).toEqual([1, 0]);
    expect(building('I-3', { ...down(1, 2, 'library'), ...down(1, 4, 'market') })).toBe(0);
    // r2c3 is a temple, so neither r1c3 and r3c3 nor r2c2 and r2c4 are adjacent
    expect(building('I-3', { r1c3: 'library', r3c3: 'market' })).toBe(0);
    expect(building('I-1', { r2c2: 'library', r2c4: 'red', r2c5: 'market' })).toBe(0);
    expect(building('II-1', { r2c4: 'red', r2c5: 'red', r3c4: 'red' })).toBe(0); // r3c5 is a temple
  });

  test('FT-6.19 every building counts once', () => {
    expect(building('I-1', across(3, 1, 'library', 'red', 'market', 'red'))).toBe(1); // FT-T38
    expect(
      building('I-1', {
        ...across(3, 1, 'library', 'red', 'market', 'red'),
        ...across(1, 2, 'library', 'red', 'market'),
      }),
    ).toBe(2);
    expect(building('III-4', down(1, 2, 'column', 'library', 'basilica', 'market'))).toBe(1); // FT-T39
  });

  test('FT-6.20 each half of a double tile counts as a building', () => {
    expect(building('II-3', { r1c2: 'red', r1c3: 'yellow', r1c4: 'green', r1c5: 'blue' })).toBe(1);
    expect(building('I-2', { r1c3: 'column', r3c3: 'blue' })).toBe(1);
  });

  test('FT-6.22 gray buildings may be equal unless the card requires different ones (FT-T36)', () => {
    expect(building('I-1', across(1, 2, 'library', 'red', 'library'))).toBe(1);
    expect(building('I-3', down(1, 2, 'library', 'library'))).toBe(0);
    expect(
      [
        ['library', 'market', 'library', 'market'],
        ['library', 'library', 'market', 'market'],
        ['library', 'market', 'market', 'library'],
      ].map((list) => building('I-3', down(1, 2, ...(list as Building[])))),
    ).toEqual([2, 1, 2]);
    expect([
      building('II-promo', across(1, 2, 'red', 'blue', 'red')),
      building('II-promo', across(1, 2, 'red', 'blue', 'green')),
    ]).toEqual([0, 1]);
    expect([
      building('III-2', down(1, 2, 'red', 'blue', 'red')),
      building('III-2', down(1, 2, 'red', 'blue', 'green')),
    ]).toEqual([0, 1]);
  });

  test('FT-6.23 a pattern around a crane counts in any state of the crane, and so do patterns around temples (FT-T35, FT-T42, FT-T43)', () => {
    const place = (status: 'covered' | 'exposed' | 'scored'): Place => ({
      buildings: { r1c2: 'red', r2c1: 'column' },
      cranes: { nw: status },
    });
    for (const status of ['covered', 'exposed', 'scored'] as const)
      expect(tasks('I-4', place(status)).building).toBe(1);
    expect(building('I-4', everywhere('market'))).toBe(4);
    expect(building('II-1', everywhere('market'))).toBe(5);
    for (const card of ['I-2', 'III-3', 'III-promo']) expect(building(card, everywhere('red'))).toBe(4);
    expect([building('III-3', everywhere('market')), building('I-promo', everywhere('market'))]).toEqual([0, 0]);
  });

  test('FT-6.23 III-1 needs two gray buildings between two structures (FT-T40), II-3 one structure of each color (FT-T44)', () => {
    expect(building('III-1', down(1, 2, 'red', 'library', 'library', 'green'))).toBe(1);
    expect(building('III-1', down(1, 2, 'red', 'library', 'library', 'market'))).toBe(0);
    const eight: Board = {
      ...across(1, 2, 'red', 'red', 'red', 'yellow'),
      ...across(3, 1, 'yellow', 'green', 'green', 'blue'),
    };
    expect(building('II-3', eight)).toBe(1);
  });
});

describe('collecting tasks', () => {
  test('FT-6.25 a collecting task counts complete sets of its needs', () => {
    expect(collecting('I-1', { resources: { tribune: 3, coin: 2 } })).toBe(2);
    expect(collecting('I-3', { resources: { assistant: 5, coin: 9 } })).toBe(2);
    expect(collecting('I-4', { resources: { builder: 2, 'worker-red': 1, 'worker-blue': 1, assistant: 3 } })).toBe(2);
    expect(collecting('II-1', { resources: { assistant: 2, coin: 3 } })).toBe(1);
    expect(collecting('II-2', { resources: { tribune: 1, builder: 1 } })).toBe(0);
    expect(collecting('III-2', { buildings: { r1c2: 'column' }, resources: { tribune: 2, builder: 2 } })).toBe(1);
    expect(collecting('III-promo', { resources: { tribune: 4, assistant: 2 } })).toBe(2);
  });

  test('FT-6.25 II-promo needs two workers of different colors for each set', () => {
    const workers = (red: number, blue: number, green = 0): Place => ({
      resources: { tribune: 9, 'worker-red': red, 'worker-blue': blue, 'worker-green': green },
    });
    expect(
      [workers(3, 0), workers(3, 1), workers(3, 3), workers(2, 1, 1)].map((place) => collecting('II-promo', place)),
    ).toEqual([0, 1, 3, 2]);
  });

  test('FT-6.25 counts the most sets of different kinds in random amounts, compared with a greedy count', () => {
    /** Takes one of each of the most frequent kinds until too few kinds are left. This greedy choice is optimal. */
    const bySets = (amounts: readonly number[], different: number): number => {
      const rest = [...amounts].sort((a, b) => b - a);
      if ((rest[different - 1] ?? 0) === 0) return 0;
      return (
        1 +
        bySets(
          rest.map((amount, i) => (i < different ? amount - 1 : amount)),
          different,
        )
      );
    };
    const chance = keyedChance(chanceState('kinds'));
    for (let i = 0; i < 2000; i++) {
      const amounts = Array.from({ length: 2 + chance.int(3) }, () => chance.int(9));
      const different = 2 + chance.int(2);
      expect(ofDifferentKinds(amounts, different)).toBe(bySets(amounts, different));
    }
  });

  test('FT-6.25 counts active citizens of different classes (FT-T46, FT-T47)', () => {
    const rows = { 1: 1, 2: 1, 3: 1, 5: 1 } as const;
    expect([1, 5].map((ship) => collecting('I-2', { rows, ship }))).toEqual([1, 2]);
    expect(collecting('I-2', { rows: { 3: 2, 4: 2 }, ship: 1 })).toBe(0);
    expect(collecting('III-1', { rows })).toBe(1);
    expect(collecting('III-1', { rows: { ...rows, 2: -1 } })).toBe(1);
    expect(collecting('III-1', { rows: { ...rows, 1: -1, 2: -1 } })).toBe(0);
  });

  test('FT-6.16 counting does not change the state', () => {
    const state = laidOut(2, { places: { 0: { resources: { tribune: 2, coin: 2 } } } }, []);
    const before = JSON.stringify(state);
    expect(trajanTasks(standard, at(state, 0), 'trajan-I-1').collecting).toBe(2);
    expect(JSON.stringify(state)).toBe(before);
  });

  test('FT-6.17 the scoring recolors and exchanges no workers', () => {
    expect(collecting('I-4', { resources: { 'worker-red': 3, assistant: 3 } })).toBe(0);
    expect(collecting('II-promo', { resources: { tribune: 2, 'worker-red': 2, assistant: 2 } })).toBe(0);
    expect(collecting('II-1', { rows: { 4: 2 }, resources: { assistant: 0, coin: 5 } })).toBe(0);
  });

  test('FT-6.26 scored cranes count, exposed and covered ones do not', () => {
    const cranes = { nw: 'scored', ne: 'scored', sw: 'exposed' } as const;
    expect(collecting('III-3', { cranes, resources: { 'worker-red': 2, 'worker-blue': 2 } })).toBe(1);
    expect(collecting('I-promo', { cranes: { nw: 'scored' }, buildings: { r1c2: 'column', r1c3: 'column' } })).toBe(1);
    expect(collecting('I-promo', { cranes: { nw: 'exposed' }, buildings: { r1c2: 'column' } })).toBe(0);
    expect(collecting('II-4', { cranes, rows: { 1: 2, 3: 1 } })).toBe(1);
  });

  test('FT-6.27 both tasks are counted independently (FT-T44: II-3)', () => {
    const place: Place = {
      buildings: {
        ...across(1, 2, 'red', 'red', 'red', 'yellow'),
        ...across(3, 1, 'yellow', 'green', 'green', 'blue'),
        ...across(6, 2, 'column', 'column', 'column'),
      },
      resources: { 'worker-red': 1, 'worker-blue': 1 },
    };
    expect(tasks('II-3', place)).toEqual({ building: 1, collecting: 1 });
    // one of the markers is next to the Trajan column
    expect(collecting('III-4', { tracks: { market: 4, library: 3 }, resources: { assistant: 2, coin: 2 } })).toBe(1);
  });

  test('FT-6.28 each cycle has four cards and a promo card', () => {
    expect(trajanCards).toHaveLength(15);
    for (const cycle of [1, 2, 3]) {
      const cards = trajanCards.filter((card) => card.cycle === cycle);
      expect([cards.length, cards.filter(({ promo }) => promo).length]).toEqual([5, 1]);
    }
  });

  test('FT-6.15 each fulfilled task scores 3, 5 or 7 points, depending on the slide bar', () => {
    const value = (position: number, improved: boolean) =>
      headValue(standard, at(laidOut(2, { places: { 0: { position, improved } } }, []), 0));
    expect([0, 1, 2, 3, 4, 8].map((position) => value(position, false))).toEqual([3, 3, 5, 5, 7, 7]);
    expect([0, 1, 2, 3, 8].map((position) => value(position, true))).toEqual([3, 5, 5, 7, 7]);
    // the count is also correct with tables whose prestige track starts without a value
    const { prestige } = standardComponents;
    const late = catalog({ ...standardComponents, prestige: { ...prestige, head: prestige.head.slice(1) } });
    expect([1, 2].map((position) => headValue(late, at(laidOut(2, { places: { 0: { position } } }, []), 0)))).toEqual([
      0, 5,
    ]);
  });
});
