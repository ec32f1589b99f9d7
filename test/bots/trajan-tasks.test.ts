/** Tests the expert of Forum Trajanum: the number of times that a task is fulfilled, and the geometry of the forum. */
import { type Building, standardComponents as tables } from '@ludi-romani/forum-trajanum';
import { engine } from '@ludi-romani/forum-trajanum/fast';
import { describe, expect, test } from 'vitest';
import { forumsOf } from '../../packages/bots/src/forum-trajanum/forum';
import { cardOf, collected } from '../../packages/bots/src/forum-trajanum/tasks';

const BUILDINGS: Readonly<Record<string, Building>> = {
  ...{ r: 'red', y: 'yellow', g: 'green', b: 'blue' },
  ...{ C: 'column', B: 'basilica', M: 'market', L: 'library' },
};

/** Returns the buildings of a colonia from its rows. Unknown characters and missing cells are empty. */
const colonia = (...rows: string[]): (Building | null)[] =>
  Array.from({ length: 36 }, (_, cell) => BUILDINGS[rows[Math.floor(cell / 6)]?.[cell % 6] ?? ''] ?? null);

const card = (id: string) => tables.trajanCards.find((each) => each.id === `trajan-${id}`) ?? expect.fail(id);

// temples are # and corners +
describe('a building task', () => {
  test.each<[what: string, id: string, times: number, ...rows: string[]]>([
    ['nothing in an empty colonia', 'I-1', 0],
    ['gray, color, gray in a row', 'I-1', 1, '+CrM.+'],
    ['gray buildings of the same kind', 'I-1', 1, '+.LyL+'],
    ['not in another order', 'I-1', 0, '+rMMrg', 'CM#rB.'],
    ['not in a column', 'I-1', 0, '+C..', '.r', '.M'],
    ['not across the end of a row', 'I-1', 0, '+....+', '..#.Cr', 'M...#.'],
    ['each cell only once', 'I-1', 1, '', '', 'LyLyL.'],
    ['several times at different places', 'I-1', 3, '', '', 'LyL.#.', '.#CrM.', 'BgM#..'],
    ['gray, color, gray in a column', 'II-4', 1, '+....+', 'C.#...', 'r...#.', 'M#....'],
    ['color, gray, color in a column', 'II-2', 2, '+r...+', '.M#..r', '.g..#M', '.#...b'],
    ['not two of the same kind', 'I-3', 0, '+C', '.C', '.r', '.M'],
    ['two kinds of gray', 'I-3', 1, '+C', '.C', '.M'],
    ['three different colors in a row', 'II-promo', 1, '+ryr.+', 'r.#ryg'],
    ['three different colors in a column', 'III-2', 1, '+r..r+', '.y#.y.', '.g..#.', '.#...', '', ''],
    ['any four buildings in a square', 'II-1', 1, '+rM..+', '.yC...', '.CC...'],
    ['not in a square across the ends of rows', 'II-1', 0, '', '..#..C', 'C...#C', 'C#....'],
    ['all around a crane', 'I-4', 3, '+r..C+', 'M.#..r', 'r...#.', '.#....', 'y..#.C', '+C....'],
    ['around the last crane, too', 'I-4', 1, '', '', '', '', '.....r', '....C+'],
    ['above and below a temple', 'I-2', 2, '+.r..+', 'M.#.C.', 'y.C.#.', 'C#..M.', 'g..#..', '+....+'],
    ['not above and below another cell', 'I-2', 0, '+r....', '......', '.C....'],
    ['colors on both sides of a temple', 'I-promo', 1, '', '.r#y..', '...C#r'],
    ['colors at the four corners of a temple', 'III-3', 1, '+r.g..', '..#...', '.b.r#.'],
    ['color all around a temple', 'III-promo', 1, '+.r..+', '.y#g..', '..b.#.'],
    ['four colors at any place', 'II-3', 2, '+rr..r', 'gg#..g', 'y...#y', 'b#....', '...#..', '+bC..+'],
    ['not three colors', 'II-3', 0, '+rr..r', 'gg#..g', 'y...#y'],
  ])('%s', (_, id, times, ...rows) => {
    expect(cardOf(tables, card(id)).built(colonia(...rows))).toBe(times);
  });

  test('uses the offsets of the card from a temple to the right and down', () => {
    const offsets = [[1, 0], [0, 1]] as const; // biome-ignore format: two cells
    const below = { ...card('I-2'), building: { shape: 'around-temple', slot: 'color', offsets } } as const;
    const { built } = cardOf({ ...tables, temples: ['r2c2'] }, below);
    expect(built(colonia('', '..r', '.y'))).toBe(1);
    expect([colonia('.y', '..r'), colonia('', 'r', '.y')].map(built)).toEqual([0, 0]);
  });

  test('ends at the edge of the colonia', () => {
    const own = { ...tables, temples: ['r3c1', 'r1c3', 'r6c3', 'r4c6'] as const };
    const beside = cardOf(own, card('I-promo'));
    // cells do not continue beyond the edges in the previous or next row
    expect(beside.built(colonia('+r....', '.....r', '#r....', '....r#', 'r.....'))).toBe(0);
    expect(beside.built(colonia('+y#r..', '', '', '', '', '+r#g'))).toBe(2);
  });
});

test('a task that collects is limited by the scarcest thing', () => {
  const [start] = engine.initialState({ players: 2, seed: 'tasks' }).players;
  if (start === undefined) throw new Error('the game has no players');
  type Player = typeof start;
  const times = (id: string, given: Partial<Player>) =>
    collected(tables, cardOf(tables, card(id)), { ...start, ...given });
  const resources = (given: Partial<Player['resources']>) => {
    const none = Object.fromEntries(Object.keys(start.resources).map((what) => [what, 0]));
    return { resources: { ...(none as unknown as Player['resources']), ...given } };
  };
  // an assistant and two coins
  expect(times('II-1', resources({ assistant: 3, coin: 5 }))).toBe(2);
  expect(times('II-1', resources({ assistant: 1, coin: 5 }))).toBe(1);
  // a builder, a worker of any color, an assistant
  expect(times('I-4', resources({ builder: 2, assistant: 2, 'worker-red': 1, 'worker-blue': 1 }))).toBe(2);
  // two workers of different colors, and two tribunes
  const workers = (red: number, green: number, blue = 0) =>
    times('II-promo', resources({ tribune: 9, 'worker-red': red, 'worker-green': green, 'worker-blue': blue }));
  expect([workers(2, 0), workers(1, 1), workers(3, 1), workers(2, 1, 1), workers(2, 2, 2)]).toEqual([0, 1, 1, 2, 3]);
  // a marker at the column, an assistant, a coin
  const markers = (library: number, basilica: number, market: number) =>
    times('III-4', { ...resources({ assistant: 9, coin: 9 }), tracks: { library, basilica, market } });
  expect([markers(3, 3, 3), markers(4, 0, 3), markers(4, 4, 0)]).toEqual([0, 1, 2]);
  // an uncovered crane, and a column
  const uncovered = (count: number) => ({
    cranes: ['red', 'yellow', 'green', 'blue'].map((color, i) => ({
      color,
      status: i >= count ? 'covered' : i > 0 ? 'exposed' : 'scored',
    })) as unknown as Player['cranes'],
  });
  expect(times('I-promo', { ...uncovered(2), buildings: colonia('+C', 'C') })).toBe(2);
  expect(times('I-promo', { ...uncovered(2), buildings: colonia('+C', 'r') })).toBe(1);
  expect(times('I-promo', { ...uncovered(0), buildings: colonia('+C', 'C') })).toBe(0);
  // two active citizens of different classes, and an envoy
  const rows = (...active: number[]) =>
    start.rows.map((row, i) => ({ ...row, citizens: ['female' as const], active: active.includes(i) }));
  const [patricians, merchants, craftsmen] = [
    [0, 1],
    [2, 3],
    [4, 5],
  ] as const;
  const envoys = { ship: 5 };
  expect(times('I-2', { ...envoys, rows: rows(...patricians) as never })).toBe(0);
  expect(times('I-2', { ...envoys, rows: rows(...patricians, ...craftsmen) as never })).toBe(2);
  expect(times('I-2', { ship: 1, rows: rows(...patricians, ...craftsmen) as never })).toBe(1);
  expect(times('III-1', { rows: rows(...patricians, ...merchants, ...craftsmen) as never })).toBe(2);
});

describe('the forum', () => {
  test('has the extent of its boards, which may be rotated', () => {
    const forums = forumsOf(tables);
    const size = (id: string) => [forums.get(id)?.board.width, forums.get(id)?.board.height];
    expect([size('stack-3'), size('pinwheel-4'), size('x-5')]).toEqual([[4, 9], [7, 7], [8, 9]]); // biome-ignore format: columns and rows
    const across = { id: 'across', players: 2, slots: [{ row: 0, column: 0, orientation: 'P' }] } as const;
    const { board } = forumsOf({ ...tables, arrangements: [across] }).get('across') ?? expect.fail();
    expect([board.width, board.height]).toEqual([3, 4]);
  });

  test('has as neighbors the squares that share an edge', () => {
    const { board, near } = forumsOf(tables).get('pinwheel-4') ?? expect.fail();
    const names = (near.get('s0c1') ?? []).map((square) => `s${board.ys[square]}c${board.xs[square]}`);
    expect(names).toEqual(['s0c0', 's0c2', 's1c1']);
  });
});
