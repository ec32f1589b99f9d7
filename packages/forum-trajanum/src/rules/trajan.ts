/** The tasks of Trajan cards (section 6.5 of the rules). */
import { occurrences, sum } from '@ludi-romani/core';
import { type Catalog, isColor } from '../components/catalog';
import {
  type Collectable,
  citizenClasses,
  collectables,
  colors,
  type ResourceId,
  TOP_LEVEL,
  trackIds,
} from '../components/ids';
import type { Pattern } from '../components/patterns';
import type { TrajanCard } from '../components/shapes';
import type { SeenArea } from '../types';
import { packing } from './packing';

type Buildings = SeenArea['buildings'];

/** The part of a player's area that Trajan cards count. */
export type Counted = Pick<SeenArea, 'buildings' | 'cranes' | 'resources' | 'rows' | 'ship' | 'tracks'>;

/** Returns true if the cells of a place fulfill a pattern. */
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

/** FT-6.19, FT-6.23 Returns the largest number of places that fulfill a building task and do not share a cell. */
export const buildingCount = (buildings: Buildings, pattern: Pattern): number =>
  pattern === null
    ? Math.min(...colors.map((color) => occurrences(buildings, color)))
    : packing(pattern.places.filter((cells) => isFulfilled(buildings, cells, pattern)));

/** FT-6.25 Returns how many sets of `different` kinds can be taken from the amounts of each kind. */
export function ofDifferentKinds(amounts: readonly number[], different: number): number {
  const isEnough = (times: number) => sum(amounts.map((amount) => Math.min(amount, times))) >= different * times;
  let times = 0;
  while (isEnough(times + 1)) times++;
  return times;
}

/** FT-5.14 Returns the number of active citizens of a row. */
export const activeIn = (row: SeenArea['rows'][number] | undefined): number => (row?.active ? row.citizens.length : 0);

const workers = (_: Catalog, { resources }: Counted) => colors.map((color) => resources[`worker-${color}`]);

/**
 * For each thing that collecting tasks count, except resources, a function that returns the amounts that a player has. Workers and citizens
 * have one amount per kind.
 */
const HAVE: {
  readonly [C in Exclude<Collectable, ResourceId>]: (catalog: Catalog, area: Counted) => readonly number[];
} = {
  workerAnyColor: workers,
  workersOfDifferentColors: workers,
  activeCitizensOfDifferentClasses: ({ rowsOf }, { rows }) =>
    citizenClasses.map((name) => sum(rowsOf[name].map((row) => activeIn(rows[row - 1])))),
  envoyOnShip: (_, { ship }) => [ship],
  columnInColonia: (_, { buildings }) => [occurrences(buildings, 'column')],
  // FT-6.26
  scoredCrane: (_, { cranes }) => [cranes.filter(({ status }) => status === 'scored').length],
  forumMarkerAtColumn: (_, { tracks }) => [trackIds.filter((track) => tracks[track] === TOP_LEVEL).length],
};

const DIFFERENT: readonly Collectable[] = ['workersOfDifferentColors', 'activeCitizensOfDifferentClasses'];

const isResource = (what: Collectable): what is Collectable & ResourceId => !Object.hasOwn(HAVE, what);

/** FT-6.16, FT-6.17, FT-6.25 Returns how many times a player fulfills a collecting task. Conversions of figures are not considered. */
export function collectingCount(catalog: Catalog, area: Counted, needs: TrajanCard['collecting']): number {
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
