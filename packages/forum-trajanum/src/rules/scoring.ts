/** The scoring phase (section 6 of the rules) and the end of the game (section 7): what there is to score, as pure functions. */
import { largestArea as largest, occurrences, type Score, type Seat, sum } from '@ludi-romani/core';
import type { Catalog } from '../components/catalog';
import { type Corner, corners, grays, lines, resourceIds, type TrajanId } from '../components/ids';
import type { Row, Seen, SeenArea } from '../types';
import { hasActive } from './rows';
import { activeIn, buildingCount, collectingCount } from './trajan';

/** FT-5.15 the active citizens in a colonia. */
export const activeCitizens = ({ rows }: SeenArea): number => sum(rows.map(activeIn));

/** FT-6.6 what the crane of a corner is worth in the scoring of a cycle, 1 to 3: so much for each structure of its color. */
export function cranePoints({ components }: Catalog, area: SeenArea, cycle: number, corner: Corner): number {
  const color = area.cranes[corners.indexOf(corner)]?.color;
  return occurrences(area.buildings, color) * (components.craneFactors[cycle - 1] ?? 0);
}

/** FT-6.8 the points of each row: different gray buildings, times 1, 2 or 3 for its active citizens. */
export const coloniaPoints = ({ components }: Catalog, { buildings, rows }: SeenArea): number[] =>
  lines.map((_, row) => {
    const street = buildings.slice(lines.length * row, lines.length * (row + 1));
    const different = grays.filter((gray) => street.includes(gray)).length;
    return different * (components.rowFactors[activeIn(rows[row])] ?? 0);
  });

/**
 * FT-6.9, FT-6.10, FT-6.11, FT-6.12 by square, the points of a player's envoys on, beside and, with an active Patrician I, diagonal to
 * eagle squares.
 */
export function eaglePoints(catalog: Catalog, { forum, players, options }: Seen, seat: Seat): number[] {
  const { onEagle, besideEagle, diagonalToEagle } = catalog.components.numbers;
  const { grid } = catalog.forum(forum.arrangement);
  const area = players[seat];
  const seesDiagonally = area !== undefined && hasActive(catalog, area, 'patrician-1');
  const isEagle = (square: number) => forum.colors[square] === 'eagle';
  return forum.envoys.map((owner, square) => {
    if (owner !== seat) return 0;
    const points = [
      isEagle(square) ? onEagle : 0,
      grid.orthogonal[square]?.some(isEagle) ? besideEagle : 0,
      seesDiagonally && grid.diagonal[square]?.some(isEagle) ? diagonalToEagle : 0,
    ];
    return options.eaglePoints === 'sum' ? sum(points) : Math.max(...points);
  });
}

/** FT-6.13 the squares of a player's largest connected group of envoys. */
export const largestArea = ({ forum: grids }: Catalog, { forum }: Seen, seat: Seat): readonly number[] =>
  largest(grids(forum.arrangement).grid, (square) => forum.envoys[square] === seat);

/** FT-6.14, FT-6.15 the place of the slide bar, with what its side adds. */
const effective = ({ components }: Catalog, { position, improved }: SeenArea): number =>
  position + components.prestige.offset[improved ? 'improved' : 'basic'];

/** FT-6.14 what a largest area of that size is worth on a player's prestige track. */
export function areaPoints(catalog: Catalog, area: SeenArea, size: number): number {
  const { areaStrip, maxArea } = catalog.components.prestige;
  return size === 0 ? 0 : (areaStrip[Math.min(size, maxArea) + effective(catalog, area)] ?? 0);
}

/** FT-6.15 what each fulfilled task is worth. */
export const headValue = (catalog: Catalog, area: SeenArea): number => {
  const at = effective(catalog, area);
  return catalog.components.prestige.head.filter(({ from }) => from <= at).at(-1)?.value ?? 0;
};

/** FT-6.15, FT-6.27 how often a player fulfils the building and the collecting task of a Trajan card. */
export function trajanTasks(
  catalog: Catalog,
  area: SeenArea,
  card: TrajanId,
): { readonly building: number; readonly collecting: number } {
  return {
    building: buildingCount(area.buildings, catalog.pattern(card)),
    collecting: collectingCount(catalog, area, catalog.trajanCard(card).collecting),
  };
}

/** FT-7.1, FT-7.6 the points as they stand: all are recorded when they are made. */
export const scores = (_: Catalog, { players }: Seen): Score<Row>[] =>
  players.map(({ points }) => ({ total: sum(Object.values(points)), rows: { ...points } }));

/** FT-7.2, FT-7.3, FT-7.4, FT-7.5 what decides between equal points, by seat: active citizens, then what is left in the supply. */
export const tieBreaks = ({ players }: Seen): number[][] =>
  players.map((area) => [activeCitizens(area), sum(resourceIds.map((id) => area.resources[id]))]);
