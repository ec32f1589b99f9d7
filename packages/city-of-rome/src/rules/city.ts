/** Functions that read a city: its buildings, and the cells for a new building. */
import { because, cellAt, occurrences, type Why } from '@ludi-romani/core';
import type { Catalog } from '../components/catalog';
import type { CardId } from '../components/ids';
import type { Building } from '../components/shapes';
import type { Seen } from '../types';

export type City = readonly (CardId | null)[];

/** Returns the number of cards orthogonally adjacent to a cell. */
export function neighbours({ grid }: Catalog, city: City, index: number): number {
  let n = 0;
  for (const near of grid.orthogonal[index] ?? []) if (city[near] != null) n++;
  return n;
}

/** Returns true if the city with a card on this cell does not exceed the maximum size (CR-5.12). */
function fitsFrame({ grid: { xs, ys }, components }: Catalog, city: City, index: number): boolean {
  const { citySide } = components.scoring;
  const x = xs[index] ?? 0;
  const y = ys[index] ?? 0;
  // the city without the new card fits, so it is enough to compare each card with the new one
  for (let other = 0; other < city.length; other++) {
    if (city[other] == null) continue;
    if (Math.abs((xs[other] ?? 0) - x) >= citySide || Math.abs((ys[other] ?? 0) - y) >= citySide) return false;
  }
  return true;
}

/**
 * Returns true if the row or column of the cell has an aqueduct. An aqueduct on the cell itself is ignored, because it would be replaced.
 */
function aqueductInLine(catalog: Catalog, city: City, index: number): boolean {
  const { xs, ys } = catalog.grid;
  for (let other = 0; other < city.length; other++) {
    const id = city[other];
    if (id == null || other === index || (xs[other] !== xs[index] && ys[other] !== ys[index])) continue;
    if (catalog.card(id).building.category === 'aqueduct') return true;
  }
  return false;
}

export const apart: Why = 'CR-5.11 the plot does not touch a building of the city';
export const tooLarge = ({ components }: Catalog): Why =>
  because('CR-5.12 the city would have more than {side} rows or columns', { side: components.scoring.citySide });

/** Returns the reason why a building cannot be placed on a cell, or `undefined`. */
export function whyNotOn(
  catalog: Catalog,
  { options }: Seen,
  city: City,
  index: number,
  { category }: Building,
): Why | undefined {
  const replaced = city[index] ?? null;
  if (replaced === null) {
    if (neighbours(catalog, city, index) === 0) return apart;
    if (!fitsFrame(catalog, city, index)) return tooLarge(catalog);
  }
  if (category !== 'aqueduct') return replaced === null ? undefined : 'CR-5.13 only an aqueduct may replace a building';
  if (options.aqueductsStay && replaced !== null && catalog.card(replaced).building.category === 'aqueduct')
    return 'CR-5.27 an aqueduct may not replace another';
  return aqueductInLine(catalog, city, index) ? 'CR-5.26 another aqueduct stands in that row or column' : undefined;
}

/**
 * Returns true if the city has a cell for a building (CR-5.15). A city that is not full always has one. An aqueduct can always replace a
 * building, unless the option `aqueductsStay` is on.
 */
export function hasSite(catalog: Catalog, seen: Seen, city: City, building: Building): boolean {
  if (building.category !== 'aqueduct')
    return city.length - occurrences(city, null) < catalog.components.scoring.citySide ** 2;
  return (
    !seen.options.aqueductsStay || city.some((_, index) => whyNotOn(catalog, seen, city, index, building) === undefined)
  );
}

/** Returns the index of a cell in the grid. Returns -1 outside the grid, which no city reaches. */
export const indexOf = ({ grid }: Catalog, { x, y }: { readonly x: number; readonly y: number }): number =>
  cellAt(grid, x, y) ?? -1;
