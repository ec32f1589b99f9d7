import { shape } from '@ludi-romani/core';
import {
  blackSymbols,
  type Components,
  cellIds,
  citizenClasses,
  cycles,
  grays,
  playerCounts,
  whiteSymbols,
} from './types';

/** What the tables say about each other; they have the right shape by now. */
export function agreement(given: Components, report: shape.Report): void {
  buildings(given, report);
  tiles(given, report);
  streets(given, report);
  citizens(given, report);
  prestige(given, report);
  forum(given, report);
  trajan(given, report);
}

const sum = (rows: readonly { readonly count: number }[]): number => rows.reduce((all, { count }) => all + count, 0);
/** Values with the places where they stand. */
const placed = (path: string, values: readonly string[], field = '') =>
  values.map((value, i) => [`${path}[${i}]${field}`, value] as const);
const ids = (table: string, rows: readonly { readonly id: string }[]) => placed(table, rows.map(({ id }) => id), '.id'); // biome-ignore format: one line
/** Whether every one of these is there exactly once. */
const isAll = (given: readonly unknown[], all: readonly unknown[]): boolean =>
  given.length === all.length && all.every((one) => given.includes(one));

function buildings({ greenPartner, otherPartners }: Components, report: shape.Report): void {
  if (!isAll([greenPartner, ...Object.values(otherPartners)], grays))
    report('otherPartners', 'must give each colour a gray building of its own');
}

function tiles({ femaleCitizens, maleCitizens, resourceTiles, temples }: Components, report: shape.Report): void {
  const tables = { femaleCitizens, maleCitizens, resourceTiles };
  shape.unique(Object.entries(tables).flatMap(([table, rows]) => ids(table, rows)), report); // biome-ignore format: one line
  const female = femaleCitizens.map(({ citizen }) => citizen);
  if (sum(femaleCitizens) !== 3 || !isAll(female, citizenClasses))
    report('femaleCitizens', 'must be one of each class (FT-3.22)');
  shape.unique(placed('temples', temples), report);
  if (temples.some((cell) => /^r[16]c[16]$/.test(cell))) report('temples', 'cannot stand in a corner');
  // all cells but the temples, the citizen one starts with, the leftover
  const needed = cellIds.length - temples.length + 2;
  const there = sum(Object.values(tables).flat());
  if (there !== needed) report('resourceTiles', `must make ${needed} tiles with the citizens, not ${there}`);
}

function streets({ streetCards, boardSideA, boardSideB, numbers }: Components, report: shape.Report): void {
  shape.unique(placed('streetCards', streetCards.map(({ symbol }) => symbol), '.symbol'), report); // biome-ignore format: one line
  const needed = cycles.length * numbers.roundsPerCycle * 2;
  if (sum(streetCards) !== needed) report('streetCards', `must be ${needed} in all, two for each round`);
  [boardSideA, ...boardSideB].forEach(({ rows, columns }, i) => {
    if (!isAll(rows, blackSymbols) || !isAll(columns, whiteSymbols))
      report(i === 0 ? 'boardSideA' : `boardSideB[${i - 1}]`, 'must show every symbol once');
  });
}

function citizens({ citizenRows }: Components, report: shape.Report): void {
  for (const name of citizenClasses) {
    if (!citizenRows.some(({ citizen }) => citizen === name)) report('citizenRows', `has no row for a ${name}`);
  }
  citizenRows.forEach(({ row, second }, i) => {
    if (row !== i + 1) report(`citizenRows[${i}].row`, `must be ${i + 1}`);
    if (second.bonus === 'choose') shape.unique(placed(`citizenRows[${i}].second.among`, second.among), report);
  });
  shape.unique(placed('citizenRows', citizenRows.map(({ ability }) => ability), '.ability'), report); // biome-ignore format: one line
}

function prestige({ prestige: track }: Components, report: shape.Report): void {
  const { lastPosition, cypresses, offset, maxArea, areaStrip, head } = track;
  const isAscending = (numbers: readonly number[]) => numbers.every((one, i) => one > (numbers[i - 1] ?? -1));
  if (!isAscending([...cypresses, lastPosition + 1]))
    report('prestige.cypresses', `must ascend, up to ${lastPosition}`);
  if (head[0]?.from !== 0 || !isAscending(head.map(({ from }) => from))) report('prestige.head', 'must ascend from 0');
  const needed = maxArea + lastPosition + Math.max(offset.basic, offset.improved) + 1;
  if (areaStrip.length < needed) report('prestige.areaStrip', `must hold ${needed} numbers`);
}

function forum({ mosaicFaces, randomFaces, arrangements }: Components, report: shape.Report): void {
  const { rows: height, columns: width, short, others } = randomFaces;
  if (short + 3 * others + 1 !== height * width)
    report('randomFaces', 'must fill a face with its squares and one eagle');
  shape.unique(ids('mosaicFaces', mosaicFaces), report);
  mosaicFaces.forEach(({ rows }, i) => {
    if (rows.length !== height || rows.some((row) => row.length !== width))
      report(`mosaicFaces[${i}].rows`, `must be ${height} rows of ${width}`);
  });
  shape.unique(ids('arrangements', arrangements), report);
  for (const players of playerCounts) {
    if (!arrangements.some((one) => one.players === players)) report('arrangements', `has none for ${players} players`);
  }
  const boards = new Set(mosaicFaces.map(({ board }) => board)).size;
  arrangements.forEach(({ id, slots }, i) => {
    if (id === 'random') report(`arrangements[${i}].id`, 'would be taken for the option');
    if (slots.length > boards) report(`arrangements[${i}].slots`, `are more than the ${boards} boards`);
    const squares = slots.flatMap(({ row, column, orientation }) => {
      const across = orientation === 'L' ? width : height;
      const square = (_: unknown, n: number) => `${row + Math.floor(n / across)}/${column + (n % across)}`;
      return Array.from({ length: height * width }, square);
    });
    if (new Set(squares).size < squares.length) report(`arrangements[${i}].slots`, 'must not overlap');
  });
}

function trajan({ trajanCards }: Components, report: shape.Report): void {
  shape.unique(ids('trajanCards', trajanCards), report);
  for (const cycle of cycles) {
    if (!trajanCards.some((card) => card.cycle === cycle && !card.promo))
      report('trajanCards', `has none for cycle ${cycle}`);
  }
  trajanCards.forEach(({ building, collecting }, i) => {
    const path = `trajanCards[${i}]`;
    if (Object.keys(collecting).length === 0) report(`${path}.collecting`, 'must ask for something');
    if (building.shape === 'line' && building.slots.join() !== [...building.slots].reverse().join())
      report(`${path}.building.slots`, 'must read the same from both ends (FT-6.23)');
    if (building.shape === 'around-temple')
      shape.unique(placed(`${path}.building.offsets`, building.offsets.map(String)), report);
  });
}
