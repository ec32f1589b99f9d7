/** Where the building tasks of Trajan cards can be fulfilled. */
import { cellAt, type Grid } from '@ludi-romani/core';
import type { BuildingTask, PatternSlot } from './shapes';

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

/** FT-6.18 where a task may be fulfilled, outside of the colonia included: there cells are `null`. */
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

/** FT-6.20, FT-6.21, FT-6.23 all places for a building task in a colonia. */
export function patternOf(task: BuildingTask, ground: Ground): Pattern {
  if (task.shape === 'anywhere-four-colors') return null;
  const places = placesOf(task, ground).flatMap((place) => {
    const cells = place.filter((cell) => cell !== null && ground.buildable[cell]);
    return cells.length < place.length ? [] : [cells as number[]];
  });
  return task.shape === 'line' ? { ...task, places } : { slots: [task.slot], distinct: false, places };
}
