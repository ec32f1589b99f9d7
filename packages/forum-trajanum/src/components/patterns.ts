/** The patterns of the building tasks of Trajan cards. */
import { cellAt, type Grid } from '@ludi-romani/core';
import type { BuildingTask, PatternSlot } from './shapes';

/**
 * The pattern of a building task: the places where a player can fulfill the task, and the buildings that the task needs there. It is `null`
 * for the task that needs all four colors anywhere.
 */
export type Pattern = {
  /** sets of cells, all of which can be built on */
  readonly places: readonly (readonly number[])[];
  /** one requirement for each cell of a place, or a single requirement for all cells */
  readonly slots: readonly PatternSlot[];
  /** true if all cells of a place must hold different buildings (FT-6.22) */
  readonly distinct: boolean;
} | null;

/** The parts of a colonia from which the places of a pattern are computed. */
export interface Ground {
  readonly colonia: Grid;
  /** per cell, true if it can ever be built on */
  readonly buildable: readonly boolean[];
  /** indexes of cells */
  readonly temples: readonly number[];
  readonly corners: readonly number[];
}

type Step = readonly [down: number, right: number];
type LocalTask = Exclude<BuildingTask, { readonly shape: 'anywhere-four-colors' }>;

/** FT-6.18 Returns the sets of cells that have the form of a task. A cell outside of the colonia is `null`. */
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

/** FT-6.20, FT-6.21, FT-6.23 Returns the pattern of a building task. Leaves out places that can never be built on. */
export function patternOf(task: BuildingTask, ground: Ground): Pattern {
  if (task.shape === 'anywhere-four-colors') return null;
  const places = placesOf(task, ground).flatMap((place) => {
    const cells = place.filter((cell) => cell !== null && ground.buildable[cell]);
    return cells.length < place.length ? [] : [cells as number[]];
  });
  return task.shape === 'line' ? { ...task, places } : { slots: [task.slot], distinct: false, places };
}
