/** Reading a city: what stands where, and what may be put where. */
import { boundingBox, cellAt } from '@ludi-romani/core';
import type { CardFace, Catalog } from './catalog';
import type { Building } from './components';
import type { CardId } from './types';

export type City = readonly (CardId | null)[];

/** The cards of a city, cell by cell. */
export function* cardsOf({ card }: Catalog, city: City): Generator<{ index: number; face: CardFace }> {
  for (let index = 0; index < city.length; index++) {
    const id = city[index];
    if (id != null) yield { index, face: card(id) };
  }
}

/** How many cards of a city are so. */
export function count(catalog: Catalog, city: City, holds: (building: Building) => boolean): number {
  let n = 0;
  for (const { face } of cardsOf(catalog, city)) if (holds(face.building)) n++;
  return n;
}

/** How many cards lie orthogonally beside a cell. */
export const neighbours = ({ grid }: Catalog, city: City, index: number): number =>
  (grid.orthogonal[index] ?? []).filter((near) => city[near] != null).length;

/** Whether the city stays within its frame with a card on that cell too (CR-5.12). */
export function fitsFrame({ grid, components }: Catalog, city: City, index: number): boolean {
  const occupied = city.flatMap((card, cell) => (card !== null || cell === index ? [cell] : []));
  const box = boundingBox(grid, occupied);
  const { citySide } = components.scoring;
  return box === null || (box.right - box.left < citySide && box.bottom - box.top < citySide);
}

/** Whether another aqueduct stands in the row or column of that cell; one on the cell itself would be replaced (CR-5.26, 5.27). */
export function aqueductInLine(catalog: Catalog, city: City, index: number): boolean {
  const { xs, ys } = catalog.grid;
  for (const { index: other, face } of cardsOf(catalog, city)) {
    if (face.building.category !== 'aqueduct' || other === index) continue;
    if (xs[other] === xs[index] || ys[other] === ys[index]) return true;
  }
  return false;
}

/** The index of a cell of the grid; a cell outside it has no card and gets none. */
export const indexOf = ({ grid }: Catalog, { x, y }: { readonly x: number; readonly y: number }): number =>
  cellAt(grid, x, y) ?? -1;
