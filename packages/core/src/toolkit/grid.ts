/** Functions on boards that are stored as flat arrays. A cell is an index, counted row by row. */

export interface Grid {
  readonly width: number;
  readonly height: number;
  /** x of the first column, y of the first row */
  readonly left: number;
  readonly top: number;
  /** number of cells */
  readonly size: number;
  /** the x of each cell */
  readonly xs: readonly number[];
  /** the y of each cell */
  readonly ys: readonly number[];
  /** per cell: the cells that share an edge with it, ascending */
  readonly orthogonal: readonly (readonly number[])[];
  /** per cell: the cells that share only a corner with it, ascending */
  readonly diagonal: readonly (readonly number[])[];
}

/** The smallest rectangle around cells, inclusive. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const EDGES = [[0, -1], [-1, 0], [1, 0], [0, 1]] as const; // biome-ignore format: one table
const CORNERS = [[-1, -1], [1, -1], [-1, 1], [1, 1]] as const; // biome-ignore format: one table

/** Returns a board of `width` by `height` cells. x starts at `left`, y at `top`. */
export function grid(width: number, height: number, left = 0, top = 0): Grid {
  const size = width * height;
  const indices = Array.from({ length: size }, (_, cell) => cell);
  const xs = indices.map((cell) => left + (cell % width));
  const ys = indices.map((cell) => top + Math.floor(cell / width));
  const at = (column: number, row: number) =>
    column >= 0 && column < width && row >= 0 && row < height ? [row * width + column] : [];
  const near = (steps: readonly (readonly [number, number])[]) =>
    indices.map((cell) => steps.flatMap(([dx, dy]) => at((cell % width) + dx, Math.floor(cell / width) + dy)));
  return { width, height, left, top, size, xs, ys, orthogonal: near(EDGES), diagonal: near(CORNERS) };
}

/** Returns the cell with these coordinates, or `null` if they are outside the board. */
export function cellAt({ width, height, left, top }: Grid, x: number, y: number): number | null {
  const column = x - left;
  const row = y - top;
  const inside =
    Number.isInteger(column) && Number.isInteger(row) && column >= 0 && column < width && row >= 0 && row < height;
  return inside ? row * width + column : null;
}

const ascending = (a: number, b: number): number => a - b;

/** Returns a mark for each cell, at first false. The mark becomes true when an area contains the cell. */
const nothingReached = ({ size }: Grid): boolean[] => Array<boolean>(size).fill(false);

/** Returns the connected area around `start`, ascending, and marks its cells. */
function reach({ orthogonal }: Grid, start: number, belongs: (cell: number) => boolean, reached: boolean[]): number[] {
  const area = [start];
  reached[start] = true;
  for (const cell of area) {
    for (const near of orthogonal[cell] ?? []) {
      if (reached[near] || !belongs(near)) continue;
      reached[near] = true;
      area.push(near);
    }
  }
  return area.sort(ascending);
}

/** Returns the orthogonally connected area around `start`, ascending; empty if `start` does not belong. */
export const areaFrom = (board: Grid, start: number, belongs: (cell: number) => boolean): number[] =>
  belongs(start) ? reach(board, start, belongs, nothingReached(board)) : [];

/** Returns all maximal connected areas of equal kind, ordered by lowest cell. Cells of kind `null` belong to no area. */
export function areasBy<K>(
  board: Grid,
  kind: (cell: number) => K | null,
): { readonly kind: K; readonly cells: number[] }[] {
  const reached = nothingReached(board);
  const found: { kind: K; cells: number[] }[] = [];
  for (let cell = 0; cell < board.size; cell++) {
    const own = reached[cell] ? null : kind(cell);
    if (own !== null) found.push({ kind: own, cells: reach(board, cell, (other) => kind(other) === own, reached) });
  }
  return found;
}

/** Returns the area with the most cells; of several equally large areas, the one with the lowest cell. Returns an empty list if no cell belongs. */
export const largestArea = (board: Grid, belongs: (cell: number) => boolean): number[] =>
  areasBy(board, (cell) => belongs(cell) || null).reduce<number[]>(
    (best, { cells }) => (cells.length > best.length ? cells : best),
    [],
  );

/** Returns the smallest rectangle around the cells; `null` if there are none. */
export function boundingBox({ xs, ys }: Grid, cells: Iterable<number>): Box | null {
  let box: Box | null = null;
  for (const cell of cells) {
    const x = xs[cell] ?? 0;
    const y = ys[cell] ?? 0;
    const { left, top, right, bottom }: Box = box ?? { left: x, top: y, right: x, bottom: y };
    box = { left: Math.min(left, x), top: Math.min(top, y), right: Math.max(right, x), bottom: Math.max(bottom, y) };
  }
  return box;
}

/** Returns the cells outside an area that share an edge with it, ascending, each once. */
export function edgeOf(board: Grid, area: readonly number[]): number[] {
  const known = nothingReached(board);
  for (const cell of area) known[cell] = true;
  const edge: number[] = [];
  for (const cell of area) {
    for (const near of board.orthogonal[cell] ?? []) {
      if (known[near]) continue;
      known[near] = true;
      edge.push(near);
    }
  }
  return edge.sort(ascending);
}
