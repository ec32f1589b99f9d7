import { shape } from '@ludi-romani/core';
import {
  blackSymbols,
  type CellId,
  type Components,
  cellIds,
  citizenClasses,
  cycles,
  grays,
  playerCounts,
  trackIds,
  whiteSymbols,
} from './types';

/** What the tables say about each other; they have the right shape by now. */
export function agreement(given: Components, report: shape.Report): void {
  buildings(given, report);
  tiles(given, report);
  streets(given, report);
  citizenRows(given, report);
  prestige(given, report);
  forum(given, report);
  trajan(given, report);
}

const sum = (rows: readonly { readonly count: number }[]): number => rows.reduce((all, { count }) => all + count, 0);
const named = (table: string, field: string, values: readonly string[]) =>
  values.map((value, i) => [`${table}[${i}]${field}`, value] as const);
/** Whether every one of these is there exactly once. */
const isAll = (given: readonly unknown[], all: readonly unknown[]): boolean =>
  given.length === all.length && all.every((one) => given.includes(one));

function buildings({ greenPartner, otherPartners }: Components, report: shape.Report): void {
  if (!isAll([greenPartner, ...Object.values(otherPartners)], grays))
    report('otherPartners', 'must give each colour a gray building of its own');
}

function tiles(given: Components, report: shape.Report): void {
  const { femaleCitizens, maleCitizens, resourceTiles, temples, citizenRows } = given;
  const kinds = [...femaleCitizens, ...maleCitizens, ...resourceTiles];
  shape.unique(
    (['femaleCitizens', 'maleCitizens', 'resourceTiles'] as const).flatMap((table) =>
      named(
        table,
        '.id',
        given[table].map(({ id }) => id),
      ),
    ),
    report,
  );
  const female = femaleCitizens.map(({ citizen }) => citizen);
  if (sum(femaleCitizens) !== 3 || !isAll(female, citizenClasses))
    report('femaleCitizens', 'must be one of each class (FT-3.22)');
  for (const name of citizenClasses) {
    if (!citizenRows.some(({ citizen }) => citizen === name)) report('citizenRows', `has no row for a ${name}`);
  }
  shape.unique(named('temples', '', temples), report);
  const corner = (cell: CellId) => /^r[16]c[16]$/.test(cell);
  if (temples.some(corner)) report('temples', 'cannot stand in a corner');
  // all cells but the temples, the citizen one starts with, the leftover
  const needed = cellIds.length - temples.length + 2;
  if (sum(kinds) !== needed) report('resourceTiles', `must make ${needed} tiles with the citizens, not ${sum(kinds)}`);
}

function streets({ streetCards, boardSideA, boardSideB, numbers }: Components, report: shape.Report): void {
  shape.unique(
    named(
      'streetCards',
      '.symbol',
      streetCards.map(({ symbol }) => symbol),
    ),
    report,
  );
  const needed = cycles.length * numbers.roundsPerCycle * 2;
  if (sum(streetCards) !== needed) report('streetCards', `must be ${needed} in all, two for each round`);
  const boards = [boardSideA, ...boardSideB].map(
    (one, i) => [i === 0 ? 'boardSideA' : `boardSideB[${i - 1}]`, one] as const,
  );
  for (const [path, { rows, columns }] of boards) {
    if (!isAll(rows, blackSymbols)) report(`${path}.rows`, 'must show every black symbol once');
    if (!isAll(columns, whiteSymbols)) report(`${path}.columns`, 'must show every white symbol once');
  }
}

function citizenRows({ citizenRows, tracks }: Components, report: shape.Report): void {
  citizenRows.forEach(({ row, second }, i) => {
    if (row !== i + 1) report(`citizenRows[${i}].row`, `must be ${i + 1}`);
    if (second.bonus === 'choose') shape.unique(named(`citizenRows[${i}].second.among`, '', second.among), report);
  });
  shape.unique(
    named(
      'citizenRows',
      '.ability',
      citizenRows.map(({ ability }) => ability),
    ),
    report,
  );
  for (const track of trackIds) {
    if (tracks[track].filter(({ benefit }) => benefit === 'extra-building').length > 1)
      report(`tracks.${track}`, 'has several of extra-building');
  }
}

function prestige(
  { prestige: { lastPosition, cypresses, offset, maxArea, areaStrip, head } }: Components,
  report: shape.Report,
): void {
  const isAscending = (numbers: readonly number[]) => numbers.every((one, i) => one > (numbers[i - 1] ?? -1));
  if (!isAscending(cypresses) || cypresses.some((position) => position > lastPosition))
    report('prestige.cypresses', `must ascend, up to ${lastPosition}`);
  if (head[0]?.from !== 0 || !isAscending(head.map(({ from }) => from))) report('prestige.head', 'must ascend from 0');
  const needed = maxArea + lastPosition + Math.max(offset.basic, offset.improved) + 1;
  if (areaStrip.length < needed) report('prestige.areaStrip', `must hold ${needed} numbers`);
}

function forum({ mosaicFaces, randomFaces, arrangements }: Components, report: shape.Report): void {
  const { rows: height, columns: width, short, others } = randomFaces;
  if (short + 3 * others + 1 !== height * width)
    report('randomFaces', 'must fill a face with its squares and one eagle');
  shape.unique(
    named(
      'mosaicFaces',
      '.id',
      mosaicFaces.map(({ id }) => id),
    ),
    report,
  );
  mosaicFaces.forEach(({ rows }, i) => {
    if (rows.length !== height || rows.some((row) => row.length !== width))
      report(`mosaicFaces[${i}].rows`, `must be ${height} rows of ${width}`);
  });
  shape.unique(
    named(
      'arrangements',
      '.id',
      arrangements.map(({ id }) => id),
    ),
    report,
  );
  for (const players of playerCounts) {
    if (!arrangements.some((one) => one.players === players)) report('arrangements', `has none for ${players} players`);
  }
  const boards = new Set(mosaicFaces.map(({ board }) => board));
  for (const board of boards) {
    const sides = mosaicFaces.filter((face) => face.board === board).map(({ side }) => side);
    if (!isAll(sides, ['a', 'b'])) report('mosaicFaces', `must show both sides of board ${board}, each once`);
  }
  arrangements.forEach(({ id, slots }, i) => {
    if (id === 'random') report(`arrangements[${i}].id`, 'would be taken for the option');
    if (slots.length > boards.size) report(`arrangements[${i}].slots`, `are more than the ${boards.size} boards`);
    const squares = slots.flatMap(({ row, column, orientation }) => {
      const [down, across] = orientation === 'L' ? [height, width] : [width, height];
      return Array.from(
        { length: down * across },
        (_, n) => `${row + Math.floor(n / across)}/${column + (n % across)}`,
      );
    });
    if (new Set(squares).size < squares.length) report(`arrangements[${i}].slots`, 'must not overlap');
  });
}

function trajan({ trajanCards }: Components, report: shape.Report): void {
  shape.unique(
    named(
      'trajanCards',
      '.id',
      trajanCards.map(({ id }) => id),
    ),
    report,
  );
  for (const cycle of cycles) {
    if (!trajanCards.some((card) => card.cycle === cycle && !card.promo))
      report('trajanCards', `has none for cycle ${cycle}`);
  }
  trajanCards.forEach(({ building, collecting }, i) => {
    if (Object.keys(collecting).length === 0) report(`trajanCards[${i}].collecting`, 'must ask for something');
    if (building.shape === 'line' && building.slots.join() !== [...building.slots].reverse().join())
      report(`trajanCards[${i}].building.slots`, 'must read the same from both ends (FT-6.23)');
    if (building.shape === 'around-temple') {
      shape.unique(named(`trajanCards[${i}].building.offsets`, '', building.offsets.map(String)), report);
    }
  });
}
