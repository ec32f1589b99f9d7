/** Data that is computed from the boards alone: placements of buildings, cells around rewards, lines of the estate. */
import { grid, orientations, placements } from '@ludi-romani/core';
import type { Product, RewardSpaceId, ShapeId, ZoneId } from './ids';
import type { Tables } from './shapes';

/** Cells of a zone, ascending; a cell is `row * columns + column`. */
export type Cells = readonly number[];

/** A space for a reward tile and the building spaces around it (NR-5.53). */
export interface RewardPlace {
  readonly id: RewardSpaceId;
  readonly only3plus: boolean;
  /** the cell of the space itself */
  readonly cell: number;
  readonly around: Cells;
}

/** A building zone. */
export interface ZoneMap {
  readonly id: ZoneId;
  /** number of columns */
  readonly width: number;
  /** true for each cell that is a building space */
  readonly buildable: readonly boolean[];
  /** the cells with a shaded corner (NR-8.2) */
  readonly shaded: Cells;
  /** in the order in which they are paid (NR-5.54) */
  readonly rewards: readonly RewardPlace[];
  /** by shape, every set of building spaces that it can cover, in lexicographic order (NR-5.49) */
  readonly placements: Readonly<Record<ShapeId, readonly Cells[]>>;
}

/** A space of the production area: the products of its row and column, and the spaces of both lines, including itself. */
export interface EstateSpace {
  readonly rowProduct: Product;
  readonly columnProduct: Product;
  readonly row: readonly number[];
  readonly column: readonly number[];
}

/**
 * A track. Its lists have one entry per space, from the start space 0: the number of horses that a marker needs to enter the space, and
 * true if the space has a golden wheel.
 */
export interface Track {
  readonly end: number;
  readonly horsesTo: readonly number[];
  readonly wheel: readonly boolean[];
}

/** Returns all zones, in the order in which their rewards are paid. */
export function zoneMaps({ zones, shapes }: Tables): ZoneMap[] {
  const lying = shapes.map(({ id, cells }) => {
    const points = cells.map(([y, x]) => ({ x, y }));
    return { id, ways: orientations(points, { mirror: true }) }; // NR-5.49
  });
  return zones.map(({ id, rows }) => {
    const cells = [...rows.join('')];
    const width = rows[0]?.length ?? 0;
    const board = grid(width, rows.length);
    const buildable = cells.map((sign) => sign === '.' || sign === 'n');
    const isFree = (cell: number) => buildable[cell] === true;
    const place = (center: number, i: number): RewardPlace => {
      const near = [...(board.orthogonal[center] ?? []), ...(board.diagonal[center] ?? [])];
      const only3plus = cells[center] === 'r';
      const around = near.filter(isFree).sort((a, b) => a - b);
      return { id: `${id.toLowerCase()}-r${i + 1}`, only3plus, cell: center, around };
    };
    return {
      id,
      width,
      buildable,
      shaded: cells.flatMap((sign, cell) => (sign === 'n' ? [cell] : [])),
      rewards: cells.flatMap((sign, cell) => (/r/i.test(sign) ? [cell] : [])).map(place),
      placements: Object.fromEntries(lying.map((shape) => [shape.id, placements(board, shape.ways, isFree)])),
    };
  });
}

/** Returns the spaces of the production area, row by row. */
export function estateSpaces({ estateGrid: { rows, columns } }: Tables): EstateSpace[] {
  return rows.flatMap((rowProduct, row) =>
    columns.map((columnProduct, column) => ({
      rowProduct,
      columnProduct,
      row: columns.map((_, other) => row * columns.length + other),
      column: rows.map((_, other) => other * columns.length + column),
    })),
  );
}

/** Returns the board of a track. It is the same for all three tracks. */
export function trackOf({ track: { endSpace, lines, goldenWheels } }: Tables): Track {
  const spaces = Array.from({ length: endSpace + 1 }, (_, space) => space);
  return {
    end: endSpace,
    horsesTo: spaces.map((space) => lines.find(({ between: [, behind] }) => behind === space)?.horses ?? 0),
    wheel: spaces.map((space) => goldenWheels.includes(space)),
  };
}
