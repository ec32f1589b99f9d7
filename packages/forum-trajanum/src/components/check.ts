import { type Problem, sum } from '@ludi-romani/core';
import { checkTitles, problemsWith, type Report, unique } from '@ludi-romani/core/shape';
import { abilityIds, cellIds, citizenClasses, citizenRowIds, cycles, grays, playerCounts, streetSymbols } from './ids';
import { type Components, shape, type Tables } from './shapes';

type Counted = readonly { readonly count: number }[];

const hasAll = (given: readonly unknown[], all: readonly unknown[]): boolean => all.every((one) => given.includes(one));

/** Returns the ids that `titles` may name: colonia tiles, Trajan cards and arrangements. */
const named = ({ femaleCitizens, maleCitizens, resourceTiles, trajanCards, arrangements }: Tables): string[] =>
  [...femaleCitizens, ...maleCitizens, ...resourceTiles, ...trajanCards, ...arrangements].map(({ id }) => id);

/** Reports contradictions between the tables, whose shape is already valid. */
function agreement(given: Components, report: Report): void {
  const { numbers, citizenRows, temples, prestige, mosaicFaces, randomFaces, arrangements, trajanCards } = given;
  const { femaleCitizens, maleCitizens, resourceTiles, streetCards } = given;
  const must = (holds: boolean, path: string, message: string) => {
    if (!holds) report(path, `must ${message}`);
  };
  const distinct = (path: string, values: readonly unknown[]) =>
    unique(values.map((value, i) => [`${path}[${i}]`, String(value)] as const), report); // biome-ignore format: one line
  /** Checks that `values` has each of `all` exactly once; with `often`, at least once. */
  const each = (path: string, values: readonly unknown[], all: readonly unknown[], often = false) =>
    must(
      hasAll(values, all) && (often || values.length === all.length),
      path,
      `have each of ${all.join(', ')}${often ? '' : ' once'}`,
    );
  const total = (path: string, rows: Counted, needed: number) =>
    must(sum(rows.map(({ count }) => count)) === needed, path, `add up to ${needed}`);

  each('otherPartners', [given.greenPartner, ...Object.values(given.otherPartners)], grays);
  each('femaleCitizens', femaleCitizens.map(({ citizen }) => citizen), citizenClasses); // biome-ignore format: one line
  total('femaleCitizens', femaleCitizens, citizenClasses.length);
  const tiles = [...femaleCitizens, ...maleCitizens, ...resourceTiles];
  distinct('tiles', tiles.map(({ id }) => id)); // biome-ignore format: one line
  // one tile for each cell that is not a temple, one for the start citizen and one for the leftover
  total('tiles', tiles, cellIds.length - temples.length + 2);
  distinct('temples', temples);
  must(!temples.some((cell) => /[16]c[16]/.test(cell)), 'temples', 'not be corners');

  each('streetCards', streetCards.map(({ symbol }) => symbol), streetSymbols); // biome-ignore format: one line
  total('streetCards', streetCards, cycles.length * numbers.roundsPerCycle * 2);
  for (const board of [given.boardSideA, ...given.boardSideB])
    each('boardSide', [...board.rows, ...board.columns], streetSymbols);

  must(citizenRows.map(({ row }) => row).join() === citizenRowIds.join(), 'citizenRows', 'be in order');
  each('citizenRows', citizenRows.map(({ ability }) => ability), abilityIds); // biome-ignore format: one line
  each('citizenRows', citizenRows.map(({ citizen }) => citizen), citizenClasses, true); // biome-ignore format: one line
  for (const { second } of citizenRows) if (second.bonus === 'choose') distinct('citizenRows.second', second.among);

  const { lastPosition, cypresses, offset, maxArea, areaStrip } = prestige;
  must(Math.max(...cypresses) <= lastPosition, 'prestige.cypresses', `be at most ${lastPosition}`);
  const strip = maxArea + lastPosition + Math.max(offset.basic, offset.improved) + 1;
  must(areaStrip.length >= strip, 'prestige.areaStrip', `hold at least ${strip} entries`);

  const { rows: height, columns: width, short, others } = randomFaces;
  must(short + 3 * others + 1 === height * width, 'randomFaces', `add up to ${height * width} squares`);
  distinct('mosaicFaces', mosaicFaces.map(({ id }) => id)); // biome-ignore format: one line
  mosaicFaces.forEach((face, i) => {
    const fills = face.rows.length === height && face.rows.every((row) => row.length === width);
    must(fills, `mosaicFaces[${i}]`, `have ${height} rows of ${width} squares`);
  });
  distinct('arrangements', ['random', ...arrangements.map(({ id }) => id)]);
  each('arrangements', arrangements.map(({ players }) => players), playerCounts, true); // biome-ignore format: one line
  const boards = new Set(mosaicFaces.map(({ board }) => board)).size;
  arrangements.forEach(({ slots }, i) => {
    const squares = slots.flatMap(({ row, column, orientation }) => {
      const across = orientation === 'L' ? width : height;
      const square = (_: unknown, n: number) => `${row + Math.floor(n / across)}/${column + (n % across)}`;
      return Array.from({ length: height * width }, square);
    });
    must(slots.length <= boards, `arrangements[${i}]`, `have at most ${boards} slots`);
    must(new Set(squares).size === squares.length, `arrangements[${i}]`, 'have slots that do not overlap');
  });

  distinct('trajanCards', trajanCards.map(({ id }) => id)); // biome-ignore format: one line
  each('trajanCards', trajanCards.flatMap(({ promo, cycle }) => (promo ? [] : cycle)), cycles, true); // biome-ignore format: one line
  trajanCards.forEach(({ building, collecting }, i) => {
    const path = `trajanCards[${i}]`;
    must(Object.keys(collecting).length > 0, path, 'collect something');
    if (building.shape === 'line')
      must(building.slots.join() === [...building.slots].reverse().join(), path, 'read the same from both ends');
    if (building.shape === 'around-temple') distinct(path, building.offsets);
  });
  checkTitles(given.titles, named(given), report);
}

/** Returns up to 20 problems of untrusted component tables; none if the tables are valid. */
export const checkComponents = (given: unknown): Problem[] => problemsWith(given, shape, agreement);
