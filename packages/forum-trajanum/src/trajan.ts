/** Trajan cards: how often the tasks of one are fulfilled (FT-6.15 to 6.27). */
import { cellAt, type Grid } from '@ludi-romani/core';
import type { Catalog } from './catalog';
import {
  type BuildingTask,
  type Collectable,
  citizenClasses,
  colours,
  type PatternSlot,
  trackIds,
} from './components/types';
import { packing } from './packing';
import type { Building, SeenArea } from './types';

type Buildings = SeenArea['buildings'];

/** A set of cells that fulfils a building task, if each holds what its slot says. */
export interface Instance {
  readonly cells: readonly number[];
  readonly slots: readonly PatternSlot[];
  /** whether no two of the cells may hold the same (FT-6.22) */
  readonly distinct: boolean;
  /** the cells as bits: there are at most 32 that can be built on */
  readonly set: number;
}

/** All instances of a building task; `null` for the one that asks for all colours, wherever they stand. */
export type Pattern = readonly Instance[] | null;

/** What of a colonia decides where a pattern fits. */
export interface Ground {
  readonly colonia: Grid;
  /** per cell, whether it can ever be built on */
  readonly buildable: readonly boolean[];
  /** the cells of the temples, and of the corners */
  readonly temples: readonly number[];
  readonly corners: readonly number[];
}

type Step = readonly [down: number, right: number];
type LocalTask = Exclude<BuildingTask, { readonly shape: 'anywhere-four-colours' }>;

/** Where a task may be fulfilled, outside of the colonia included: there cells are `null`. */
function placesOf(task: LocalTask, { colonia, temples, corners }: Ground): (number | null)[][] {
  const { xs, ys, orthogonal } = colonia;
  const near = (cell: number, steps: readonly Step[]) =>
    steps.map(([down, right]) => cellAt(colonia, (xs[cell] ?? 0) + right, (ys[cell] ?? 0) + down));
  const everywhere = (steps: readonly Step[]) => xs.map((_, cell) => near(cell, steps));
  switch (task.shape) {
    case 'line':
      return everywhere(task.slots.map((_, i) => (task.axis === 'vertical' ? [i, 0] : [0, i])));
    case 'square':
      return everywhere([[0, 0], [0, 1], [1, 0], [1, 1]]); // biome-ignore format: one square
    case 'around-temple':
      return temples.map((temple) => near(temple, task.offsets));
    case 'around-crane':
      return corners.map((corner) => [...(orthogonal[corner] ?? [])]);
  }
}

/** FT-6.20, 6.21, 6.23 all instances of a building task in a colonia: all their cells can be built on. */
export function patternOf(task: BuildingTask, ground: Ground): Pattern {
  if (task.shape === 'anywhere-four-colours') return null;
  const sites = ground.buildable.flatMap((can, cell) => (can ? [cell] : []));
  const bits = new Map(sites.map((cell, bit) => [cell, 1 << bit]));
  return placesOf(task, ground).flatMap((place): Instance[] => {
    const cells = place.flatMap((cell) => (cell !== null && bits.has(cell) ? [cell] : []));
    if (cells.length < place.length) return [];
    const isLine = task.shape === 'line';
    return [
      {
        cells,
        slots: isLine ? task.slots : cells.map(() => task.slot),
        distinct: isLine && task.distinct,
        set: cells.reduce((set, cell) => set | (bits.get(cell) ?? 0), 0),
      },
    ];
  });
}

const isColour = (building: Building): boolean => (colours as readonly Building[]).includes(building);

/** Whether every cell of an instance holds what it must. */
export const isFulfilled = (buildings: Buildings, { cells, slots, distinct }: Instance): boolean =>
  cells.every((cell, i) => {
    const building = buildings[cell] ?? null;
    if (building === null) return false;
    const slot = slots[i];
    if (slot !== 'any' && (slot === 'colour') !== isColour(building)) return false;
    return !distinct || cells.every((other, j) => j === i || buildings[other] !== building);
  });

/** How often a building stands in a colonia. */
export const count = (buildings: Buildings, building: Building): number =>
  buildings.filter((other) => other === building).length;

/** FT-6.19, 6.23 the most fulfilments of a building task of which no two share a cell. */
export const buildingCount = (buildings: Buildings, pattern: Pattern): number =>
  pattern === null
    ? Math.min(...colours.map((colour) => count(buildings, colour)))
    : packing(pattern.flatMap((instance) => (isFulfilled(buildings, instance) ? [instance.set] : [])));

const sum = (amounts: readonly number[]): number => amounts.reduce((a, b) => a + b, 0);

/** FT-6.25 how often so many of different kinds can be taken of what there is of each kind. */
export function ofDifferentKinds(amounts: readonly number[], different: number): number {
  const isEnough = (times: number) => sum(amounts.map((amount) => Math.min(amount, times))) >= different * times;
  let times = 0;
  while (times < sum(amounts) && isEnough(times + 1)) times++;
  return times;
}

const workers = (_: Catalog, { resources }: SeenArea) => colours.map((colour) => resources[`worker-${colour}`]);

/** What a player has of everything that collecting tasks count, kind by kind where kinds must differ. */
const HAVE: { readonly [C in Collectable]: (catalog: Catalog, area: SeenArea) => readonly number[] } = {
  builder: (_, { resources }) => [resources.builder],
  assistant: (_, { resources }) => [resources.assistant],
  coin: (_, { resources }) => [resources.coin],
  tribune: (_, { resources }) => [resources.tribune],
  workerAnyColour: workers,
  workersOfDifferentColours: workers,
  activeCitizensOfDifferentClasses: ({ rowsOf }, { rows }) =>
    citizenClasses.map((name) => sum(rowsOf[name].map((row) => activeIn(rows[row - 1])))),
  envoyOnShip: (_, { ship }) => [ship],
  columnInColonia: (_, { buildings }) => [count(buildings, 'column')],
  scoredCrane: (_, { cranes }) => [cranes.filter(({ status }) => status === 'scored').length],
  forumMarkerAtColumn: (_, { tracks }) => [trackIds.filter((track) => tracks[track] === 4).length],
};
const DIFFERENT: readonly Collectable[] = ['workersOfDifferentColours', 'activeCitizensOfDifferentClasses'];

/** The active citizens of a row. */
export const activeIn = (row: SeenArea['rows'][number] | undefined): number => (row?.active ? row.citizens.length : 0);

/** FT-6.25 how many copies of all that a collecting task asks for are there at once. */
export function collectingCount(
  catalog: Catalog,
  area: SeenArea,
  needs: Readonly<Partial<Record<Collectable, number>>>,
): number {
  const times = (Object.keys(needs) as Collectable[]).map((what) => {
    const have = HAVE[what](catalog, area);
    const need = needs[what] ?? 1;
    return DIFFERENT.includes(what) ? ofDifferentKinds(have, need) : Math.floor(sum(have) / need);
  });
  return Math.min(...times);
}
