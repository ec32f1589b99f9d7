/** Trajan cards: how often the tasks of one are fulfilled (FT-6.15 to 6.27). */
import { cellAt, type Grid } from '@ludi-romani/core';
import { type Catalog, isColor } from '../components/catalog';
import {
  type BuildingTask,
  type Collectable,
  citizenClasses,
  collectables,
  colors,
  type PatternSlot,
  type ResourceId,
  type TrajanCard,
  trackIds,
} from '../components/types';
import type { Building, SeenArea } from '../types';
import { packing } from './packing';

type Buildings = SeenArea['buildings'];

/** Where a building task can be fulfilled; `null` for the one that asks for all colors, wherever they stand. */
export type Pattern = {
  /** sets of cells that can be built on */
  readonly places: readonly (readonly number[])[];
  /** what each cell must hold, one by one or all the same */
  readonly slots: readonly PatternSlot[];
  /** whether no two of the cells may hold the same (FT-6.22) */
  readonly distinct: boolean;
} | null;

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
type LocalTask = Exclude<BuildingTask, { readonly shape: 'anywhere-four-colors' }>;

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

/** FT-6.20, 6.21, 6.23 all places for a building task in a colonia. */
export function patternOf(task: BuildingTask, ground: Ground): Pattern {
  if (task.shape === 'anywhere-four-colors') return null;
  const places = placesOf(task, ground).flatMap((place) => {
    const cells = place.filter((cell) => cell !== null && ground.buildable[cell]);
    return cells.length < place.length ? [] : [cells as number[]];
  });
  return task.shape === 'line' ? { ...task, places } : { slots: [task.slot], distinct: false, places };
}

/** Whether every cell of a place holds what it must. */
const isFulfilled = (
  buildings: Buildings,
  cells: readonly number[],
  { slots, distinct }: NonNullable<Pattern>,
): boolean =>
  cells.every((cell, i) => {
    const building = buildings[cell] ?? null;
    const slot = slots[i % slots.length];
    return building !== null && (slot === 'any' || (slot === 'color') === isColor(building));
  }) &&
  (!distinct || new Set(cells.map((cell) => buildings[cell])).size === cells.length);

/** How often a building stands in a colonia. */
export const count = (buildings: Buildings, building: Building): number =>
  buildings.filter((other) => other === building).length;

/** FT-6.19, 6.23 the most fulfilments of a building task of which no two share a cell. */
export const buildingCount = (buildings: Buildings, pattern: Pattern): number =>
  pattern === null
    ? Math.min(...colors.map((color) => count(buildings, color)))
    : packing(pattern.places.filter((cells) => isFulfilled(buildings, cells, pattern)));

/** All of them together. */
export const sum = (amounts: readonly number[]): number => amounts.reduce((a, b) => a + b, 0);

/** FT-6.25 how often so many of different kinds can be taken of what there is of each kind. */
export function ofDifferentKinds(amounts: readonly number[], different: number): number {
  const isEnough = (times: number) => sum(amounts.map((amount) => Math.min(amount, times))) >= different * times;
  let times = 0;
  while (times < sum(amounts) && isEnough(times + 1)) times++;
  return times;
}

/** The active citizens of a row. */
export const activeIn = (row: SeenArea['rows'][number] | undefined): number => (row?.active ? row.citizens.length : 0);

const workers = (_: Catalog, { resources }: SeenArea) => colors.map((color) => resources[`worker-${color}`]);

/** What a player has of what collecting tasks count beside resources, kind by kind where kinds must differ. */
const HAVE: {
  readonly [C in Exclude<Collectable, ResourceId>]: (catalog: Catalog, area: SeenArea) => readonly number[];
} = {
  workerAnyColor: workers,
  workersOfDifferentColors: workers,
  activeCitizensOfDifferentClasses: ({ rowsOf }, { rows }) =>
    citizenClasses.map((name) => sum(rowsOf[name].map((row) => activeIn(rows[row - 1])))),
  envoyOnShip: (_, { ship }) => [ship],
  columnInColonia: (_, { buildings }) => [count(buildings, 'column')],
  scoredCrane: (_, { cranes }) => [cranes.filter(({ status }) => status === 'scored').length],
  forumMarkerAtColumn: (_, { tracks }) => [trackIds.filter((track) => tracks[track] === 4).length],
};

const DIFFERENT: readonly Collectable[] = ['workersOfDifferentColors', 'activeCitizensOfDifferentClasses'];

const isResource = (what: Collectable): what is Collectable & ResourceId => !Object.hasOwn(HAVE, what);

/** FT-6.25 how many copies of all that a collecting task asks for are there at once. */
export function collectingCount(catalog: Catalog, area: SeenArea, needs: TrajanCard['collecting']): number {
  let times = Number.POSITIVE_INFINITY;
  for (const what of collectables) {
    const need = needs[what];
    if (need === undefined) continue;
    const have = isResource(what) ? [area.resources[what]] : HAVE[what](catalog, area);
    const often = DIFFERENT.includes(what) ? ofDifferentKinds(have, need) : Math.floor(sum(have) / need);
    times = Math.min(times, often);
  }
  return times;
}
