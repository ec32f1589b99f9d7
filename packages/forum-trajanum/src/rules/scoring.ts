/** The points of the scorings (section 6 of the rules) and of the end of the game (section 7), as pure functions. */
import { areasBy, occurrences, type Score, type Seat, sum } from '@ludi-romani/core';
import type { Catalog } from '../components/catalog';
import {
  type Building,
  type CitizenRowId,
  type Corner,
  citizenRowIds,
  corners,
  grays,
  lines,
  resourceIds,
  type TrajanId,
} from '../components/ids';
import type { Row, Seen, SeenArea } from '../types';
import { hasActive } from './rows';
import { activeIn, buildingCount, type Counted, collectingCount } from './trajan';

/** FT-5.15 Returns the number of active citizens of a player. */
export const activeCitizens = ({ rows }: Pick<SeenArea, 'rows'>): number => sum(rows.map(activeIn));

/** FT-6.6 Returns the points of a crane in the scoring of a cycle, 1 to 3: a factor times the number of structures of its color. */
export function cranePoints(
  { components }: Catalog,
  area: Pick<SeenArea, 'buildings' | 'cranes'>,
  cycle: number,
  corner: Corner,
): number {
  const color = area.cranes[corners.indexOf(corner)]?.color;
  return occurrences(area.buildings, color) * (components.craneFactors[cycle - 1] ?? 0);
}

/** FT-6.8 Returns true if a building of that kind is in a row of the colonia. */
export function isInRow({ buildings }: Pick<SeenArea, 'buildings'>, kind: Building, row: CitizenRowId): boolean {
  const end = lines.length * row;
  for (let cell = end - lines.length; cell < end; cell++) if (buildings[cell] === kind) return true;
  return false;
}

/** FT-6.8 Returns the number of different gray buildings in a row of the colonia. */
export function graysIn(area: Pick<SeenArea, 'buildings'>, row: CitizenRowId): number {
  let different = 0;
  for (const gray of grays) if (isInRow(area, gray, row)) different++;
  return different;
}

/** FT-6.8 Returns the points of each different gray building of a row with a number of active citizens. */
export const rowFactor = ({ components }: Catalog, citizens: number): number => components.rowFactors[citizens] ?? 0;

/** FT-6.8 Returns the points of each row of the colonia. */
export const coloniaPoints = (catalog: Catalog, area: Pick<SeenArea, 'buildings' | 'rows'>): number[] =>
  citizenRowIds.map((row) => graysIn(area, row) * rowFactor(catalog, activeIn(area.rows[row - 1])));

/**
 * FT-6.9, FT-6.10, FT-6.11, FT-6.12 Returns for each square the points of the player's envoy on it. An envoy scores on or next to an eagle
 * square. With an active Patrician I, it also scores diagonal to one.
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

/**
 * FT-6.13 Returns for each player the squares of the largest connected group of envoys. Of equal groups, the one with the first square
 * counts.
 */
export function largestAreas({ forum: grids }: Catalog, { forum, players }: Seen): (readonly number[])[] {
  const largest = players.map((): readonly number[] => []);
  for (const { kind, cells } of areasBy(grids(forum.arrangement).grid, (square) => forum.envoys[square] ?? null))
    if (cells.length > (largest[kind]?.length ?? 0)) largest[kind] = cells;
  return largest;
}

type SlideBar = Pick<SeenArea, 'position' | 'improved'>;

/** FT-6.14, FT-6.15 Returns the position of the slide bar plus the offset of its side. */
export const effectivePosition = ({ components }: Catalog, { position, improved }: SlideBar): number =>
  position + components.prestige.offset[improved ? 'improved' : 'basic'];

/** FT-6.14 Returns the points of a largest area of `size` squares on a player's prestige track. */
export function areaPoints(catalog: Catalog, area: SlideBar, size: number): number {
  const { areaStrip, maxArea } = catalog.components.prestige;
  return size === 0 ? 0 : (areaStrip[Math.min(size, maxArea) + effectivePosition(catalog, area)] ?? 0);
}

/** FT-6.15 Returns the points of each fulfilled task of a Trajan card. */
export function headValue(catalog: Catalog, area: SlideBar): number {
  const at = effectivePosition(catalog, area);
  let head = 0;
  for (const { from, value } of catalog.components.prestige.head) if (from <= at) head = value;
  return head;
}

/** FT-6.15, FT-6.27 Returns how many times a player fulfills the building task and the collecting task of a Trajan card. */
export function trajanTasks(
  catalog: Catalog,
  area: Counted,
  card: TrajanId,
): { readonly building: number; readonly collecting: number } {
  return {
    building: buildingCount(area.buildings, catalog.pattern(card)),
    collecting: collectingCount(catalog, area, catalog.trajanCard(card).collecting),
  };
}

/** FT-7.1, FT-7.6 Returns the points so far. All points are recorded when they are scored. */
export const scores = (_: Catalog, { players }: Seen): Score<Row>[] =>
  players.map(({ points }) => ({ total: sum(Object.values(points)), rows: { ...points } }));

/** FT-7.2, FT-7.3, FT-7.4, FT-7.5 Returns for each seat the tie breaks: active citizens, then resources left in the supply. */
export const tieBreaks = ({ players }: Seen): number[][] =>
  players.map((area) => [activeCitizens(area), sum(resourceIds.map((id) => area.resources[id]))]);
