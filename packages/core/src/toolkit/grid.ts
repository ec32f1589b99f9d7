/** Boards as flat arrays: a cell is its index, row by row. */

export interface Grid {
  readonly width: number;
  readonly height: number;
  /** x of the first column, y of the first row */
  readonly left: number;
  readonly top: number;
  /** number of cells */
  readonly size: number;
  /** per cell */
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  /** per cell: those that share an edge, ascending */
  readonly orthogonal: readonly (readonly number[])[];
  /** per cell: those that share only a corner, ascending */
  readonly diagonal: readonly (readonly number[])[];
}

/** The smallest box around cells, inclusive. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const EDGES = [[0, -1], [-1, 0], [1, 0], [0, 1]] as const; // biome-ignore format: one table
const CORNERS = [[-1, -1], [1, -1], [-1, 1], [1, 1]] as const; // biome-ignore format: one table

/** A board of `width` times `height` cells; x runs from `left`, y from `top`. */
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

/** The cell with those coordinates, `null` outside the board. */
export function cellAt({ width, height, left, top }: Grid, x: number, y: number): number | null {
  const column = x - left;
  const row = y - top;
  const inside =
    Number.isInteger(column) && Number.isInteger(row) && column >= 0 && column < width && row >= 0 && row < height;
  return inside ? row * width + column : null;
}

const ascending = (a: number, b: number): number => a - b;

/** Per cell, whether an area was found to hold it: none yet. */
const nothingReached = ({ size }: Grid): boolean[] => Array<boolean>(size).fill(false);

/** The area around a cell that belongs, ascending; what it holds is marked. */
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

/** The orthogonally connected area around `start`, ascending; empty if `start` does not belong. */
export const areaFrom = (board: Grid, start: number, belongs: (cell: number) => boolean): number[] =>
  belongs(start) ? reach(board, start, belongs, nothingReached(board)) : [];

/** All maximal connected areas of equal kind, by lowest cell; cells of kind `null` belong to none. */
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

/** The area with most cells, among equals the one with the lowest; empty if nothing belongs. */
export const largestArea = (board: Grid, belongs: (cell: number) => boolean): number[] =>
  areasBy(board, (cell) => belongs(cell) || null).reduce<number[]>(
    (best, { cells }) => (cells.length > best.length ? cells : best),
    [],
  );

/** The box around the cells, `null` around none. */
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

/** The cells outside an area that share an edge with it, ascending, each once. */
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
