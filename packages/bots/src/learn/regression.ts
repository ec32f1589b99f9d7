/** Ridge regression with a choice of features, one at a time. */

/** Rows of numbers, most of which are 0. */
export class SparseRows {
  readonly #starts: number[] = [0];
  #places = new Int32Array(1024);
  #values = new Float64Array(1024);

  get count(): number {
    return this.#starts.length - 1;
  }

  /** Adds a row with the numbers that are not 0. */
  add(numbers: ArrayLike<number>): void {
    let end = this.#starts.at(-1) ?? 0;
    for (let place = 0; place < numbers.length; place++) {
      const value = numbers[place] as number;
      if (value === 0) continue;
      if (end === this.#places.length) this.#grow();
      this.#places[end] = place;
      this.#values[end++] = value;
    }
    this.#starts.push(end);
  }

  #grow(): void {
    const places = new Int32Array(2 * this.#places.length);
    const values = new Float64Array(2 * this.#values.length);
    places.set(this.#places);
    values.set(this.#values);
    this.#places = places;
    this.#values = values;
  }

  /** Calls `visit` with each number of a row that is not 0. */
  each(row: number, visit: (place: number, value: number) => void): void {
    const end = this.#starts[row + 1] ?? 0;
    for (let i = this.#starts[row] ?? 0; i < end; i++) visit(this.#places[i] as number, this.#values[i] as number);
  }
}

/** The data of a regression. A column below `columns` is a feature; the others are the same features times `factor`, then `factor` and its square. */
export interface Data {
  readonly rows: SparseRows;
  readonly columns: number;
  readonly target: ArrayLike<number>;
  /** a number for each row; without it there are no products */
  readonly factor?: ArrayLike<number>;
  /** the number of results that the rows tell of: those of one seat in one game have one result */
  readonly results: number;
  /** the number of parts of the rows; each part is once held out to find out how many features are of use */
  readonly folds: number;
  /** returns the part of a row, from 0 on */
  readonly foldOf: (row: number) => number;
}

/** A fitted function. */
export interface Fitted {
  readonly constant: number;
  /** the weights by column, the most useful columns first */
  readonly weights: ReadonlyMap<number, number>;
  /** the share of the variance that such a function explains of rows that it was not fitted to */
  readonly explained: number;
}

/** The columns that are candidates after a first look at each of them alone. */
const CANDIDATES = 400;
/** A column needs this share of rows in which it is not 0. */
const RAREST = 0.02;
/** Divided by the number of independent results, and added to the diagonal of the correlations. */
const RIDGE = 2;
/** A column is not taken if the chosen ones explain more than all but this share of its variance. */
const LEAST_NEW = 0.02;
/** More features must lower the error on the rows held out by more than this share. */
const LEAST_GAIN = 0.0005;

/** Calls `visit` with each column of a row that is not 0. */
function eachColumn(
  { rows, columns, factor }: Data,
  row: number,
  visit: (column: number, value: number) => void,
): void {
  rows.each(row, visit);
  if (factor === undefined) return;
  const by = factor[row] as number;
  if (by === 0) return;
  rows.each(row, (place, value) => visit(columns + place, by * value));
  visit(2 * columns, by);
  visit(2 * columns + 1, by * by);
}

/** Sums over some rows: of the columns, their products with each other and with the target. */
class Moments {
  count = 0;
  y = 0;
  yy = 0;
  readonly x: Float64Array;
  readonly xy: Float64Array;
  readonly xx: Float64Array;

  constructor(readonly size: number) {
    this.x = new Float64Array(size);
    this.xy = new Float64Array(size);
    this.xx = new Float64Array(size * size);
  }

  add(places: readonly number[], values: readonly number[], y: number): void {
    this.count++;
    this.y += y;
    this.yy += y * y;
    for (let i = 0; i < places.length; i++) {
      const a = places[i] as number;
      const value = values[i] as number;
      this.x[a] = (this.x[a] as number) + value;
      this.xy[a] = (this.xy[a] as number) + value * y;
      const row = a * this.size;
      for (let j = 0; j < places.length; j++) {
        const at = row + (places[j] as number);
        this.xx[at] = (this.xx[at] as number) + value * (values[j] as number);
      }
    }
  }

  /** Returns the sums over the rows of both. */
  with(other: Moments): Moments {
    const all = new Moments(this.size);
    all.count = this.count + other.count;
    all.y = this.y + other.y;
    all.yy = this.yy + other.yy;
    for (const name of ['x', 'xy', 'xx'] as const)
      for (let i = 0; i < all[name].length; i++) all[name][i] = (this[name][i] as number) + (other[name][i] as number);
    return all;
  }

  covariance(a: number, b: number): number {
    return (this.xx[a * this.size + b] as number) / this.count - ((this.x[a] as number) * (this.x[b] as number)) / this.count ** 2; // biome-ignore format: one line
  }

  withTarget(a: number): number {
    return (this.xy[a] as number) / this.count - ((this.x[a] as number) * this.y) / this.count ** 2;
  }

  /** Returns the mean squared error of a function. */
  error(constant: number, chosen: readonly number[], weights: readonly number[]): number {
    let sum = this.yy - 2 * constant * this.y + this.count * constant * constant;
    chosen.forEach((a, i) => {
      const weight = weights[i] as number;
      sum += 2 * weight * (constant * (this.x[a] as number) - (this.xy[a] as number));
      chosen.forEach((b, j) => {
        sum += weight * (weights[j] as number) * (this.xx[a * this.size + b] as number);
      });
    });
    return sum / this.count;
  }
}

/** Sums over the rows of one column. */
class Sums {
  count = 0;
  x = 0;
  xx = 0;
  xy = 0;
  /** of the products with the factor */
  xf = 0;
}

/** Returns the columns that vary and that tell most about the target next to the factor, each on its own, up to `CANDIDATES`. */
function candidates(data: Data): number[] {
  const { rows, columns, target, factor } = data;
  const size = factor === undefined ? columns : 2 * columns + 2;
  const sums = Array.from({ length: size }, () => new Sums());
  const own = new Sums();
  let [y, fy] = [0, 0];
  for (let row = 0; row < rows.count; row++) {
    const f = factor?.[row] ?? 0;
    const wanted = target[row] as number;
    y += wanted;
    fy += f * wanted;
    own.x += f;
    own.xx += f * f;
    eachColumn(data, row, (column, value) => {
      const sum = sums[column] as Sums;
      sum.count++;
      sum.x += value;
      sum.xx += value * value;
      sum.xy += value * wanted;
      sum.xf += value * f;
    });
  }
  const n = rows.count;
  const ownVariance = own.xx / n - (own.x / n) ** 2;
  const slope = ownVariance <= 1e-9 ? 0 : (fy / n - (own.x * y) / n ** 2) / ownVariance;
  const found: { readonly column: number; readonly worth: number }[] = [];
  sums.forEach(({ count, x, xx, xy, xf }, column) => {
    if (count < Math.max(4, RAREST * n)) return;
    const variance = xx / n - (x / n) ** 2;
    if (variance <= 1e-9) return;
    if (column >= 2 * columns) {
      found.push({ column, worth: Number.POSITIVE_INFINITY });
      return;
    }
    const withFactor = xf / n - (x * own.x) / n ** 2;
    const rest = variance - (ownVariance <= 1e-9 ? 0 : withFactor ** 2 / ownVariance);
    if (rest <= 1e-3 * variance) return;
    const covariance = xy / n - (x * y) / n ** 2 - slope * withFactor;
    found.push({ column, worth: covariance ** 2 / rest });
  });
  // a comparison of two infinite worths is not a number
  found.sort((one, other) => (one.worth === other.worth ? one.column - other.column : other.worth - one.worth));
  return found.slice(0, CANDIDATES).map(({ column }) => column);
}

/** Returns the sums over the rows of each part. */
function momentsOf(data: Data, columns: readonly number[]): Moments[] {
  const slots = new Map(columns.map((column, slot) => [column, slot]));
  const parts = Array.from({ length: data.folds }, () => new Moments(columns.length));
  for (let row = 0; row < data.rows.count; row++) {
    const places: number[] = [];
    const values: number[] = [];
    eachColumn(data, row, (column, value) => {
      const slot = slots.get(column);
      if (slot === undefined) return;
      places.push(slot);
      values.push(value);
    });
    parts[data.foldOf(row)]?.add(places, values, data.target[row] as number);
  }
  return parts;
}

/** Solves the normal equations of the chosen columns. */
class Solver {
  readonly #deviations: number[];
  readonly chosen: number[] = [];
  /** the rows of the triangular factor of the correlations */
  readonly #factor: number[][] = [];
  /** the solution of the lower triangle */
  readonly #lower: number[] = [];

  constructor(
    readonly moments: Moments,
    readonly ridge: number,
  ) {
    this.#deviations = Array.from({ length: moments.size }, (_, a) => Math.sqrt(Math.max(0, moments.covariance(a, a))));
  }

  #correlation(a: number, b: number): number {
    return this.moments.covariance(a, b) / ((this.#deviations[a] as number) * (this.#deviations[b] as number));
  }

  /** Returns the next row of the factor for a column, `undefined` if the chosen ones explain the column. */
  #nextRow(column: number): number[] | undefined {
    if ((this.#deviations[column] as number) <= 1e-6) return undefined;
    const row: number[] = [];
    let left = 1 + this.ridge;
    this.chosen.forEach((other, i) => {
      let value = this.#correlation(column, other);
      const above = this.#factor[i] as number[];
      for (let k = 0; k < i; k++) value -= (row[k] as number) * (above[k] as number);
      value /= above[i] as number;
      row.push(value);
      left -= value * value;
    });
    if (left < LEAST_NEW) return undefined;
    row.push(Math.sqrt(left));
    return row;
  }

  /** Adds a column. Returns false if the chosen ones explain it. */
  take(column: number): boolean {
    const row = this.#nextRow(column);
    if (row === undefined) return false;
    let value = this.moments.withTarget(column) / (this.#deviations[column] as number);
    for (let k = 0; k < this.chosen.length; k++) value -= (row[k] as number) * (this.#lower[k] as number);
    this.#lower.push(value / (row.at(-1) as number));
    this.#factor.push(row);
    this.chosen.push(column);
    return true;
  }

  /** Returns the weights of the chosen columns, of numbers divided by their deviations. */
  #standardWeights(): number[] {
    const size = this.chosen.length;
    const weights = new Array<number>(size).fill(0);
    for (let i = size - 1; i >= 0; i--) {
      let value = this.#lower[i] as number;
      for (let k = i + 1; k < size; k++) value -= ((this.#factor[k] as number[])[i] as number) * (weights[k] as number);
      weights[i] = value / ((this.#factor[i] as number[])[i] as number);
    }
    return weights;
  }

  /** Returns the constant and the weights of the chosen columns. */
  solution(): { readonly constant: number; readonly weights: readonly number[] } {
    const { moments } = this;
    const weights = this.#standardWeights().map(
      (weight, i) => weight / (this.#deviations[this.chosen[i] as number] as number),
    );
    let constant = moments.y / moments.count;
    weights.forEach((weight, i) => {
      constant -= (weight * (moments.x[this.chosen[i] as number] as number)) / moments.count;
    });
    return { constant, weights };
  }

  /** Returns how much of the rest each column could explain, for all columns. */
  worths(): number[] {
    const weights = this.#standardWeights();
    return this.#deviations.map((deviation, column) => {
      if (deviation <= 1e-6) return 0;
      let left = this.moments.withTarget(column) / deviation;
      this.chosen.forEach((other, i) => {
        left -= (weights[i] as number) * this.#correlation(column, other);
      });
      return Math.abs(left);
    });
  }
}

/** Takes the column that explains most of the rest, again and again, up to `most` columns. Calls `each` after each one. */
function pursue(solver: Solver, most: number, each: () => void): void {
  const closed = new Set<number>();
  while (solver.chosen.length < most && closed.size < solver.moments.size) {
    let next = -1;
    const worths = solver.worths();
    worths.forEach((worth, column) => {
      if (!closed.has(column) && (next < 0 || worth > (worths[next] as number))) next = column;
    });
    closed.add(next);
    if (solver.take(next)) each();
  }
}

const sumOf = (parts: readonly Moments[], size: number): Moments =>
  parts.reduce((sum, part) => sum.with(part), new Moments(size));

/**
 * Fits a linear function by ridge regression. Takes the columns one by one, each time the one that explains most of the rest (orthogonal matching
 * pursuit). How many it takes, up to `most`, is the number that has the lowest error on rows held out.
 */
export function fitLinear(data: Data, most: number): Fitted {
  const columns = candidates(data);
  const parts = momentsOf(data, columns);
  const ridge = RIDGE / data.results;
  /** by the number of columns: the sum of the squared errors on rows held out */
  const errors = new Array<number>(most + 1).fill(0);
  parts.forEach((held, fold) => {
    if (held.count === 0) return;
    const solver = new Solver(
      sumOf(
        parts.filter((_, other) => other !== fold),
        columns.length,
      ),
      ridge,
    );
    const note = () => {
      const { constant, weights } = solver.solution();
      const error = held.count * held.error(constant, solver.chosen, weights);
      bySize.push(error);
    };
    const bySize: number[] = [];
    note();
    pursue(solver, most, note);
    // a pursuit that ends early keeps its last error
    for (let size = 0; size <= most; size++)
      errors[size] = (errors[size] as number) + (bySize[Math.min(size, bySize.length - 1)] as number);
  });
  let size = 0;
  errors.forEach((error, count) => {
    if (error < (errors[size] as number) * (1 - LEAST_GAIN)) size = count;
  });
  const solver = new Solver(sumOf(parts, columns.length), ridge);
  pursue(solver, size, () => {});
  const { constant, weights } = solver.solution();
  return {
    constant,
    weights: new Map(solver.chosen.map((slot, i) => [columns[slot] as number, weights[i] as number])),
    explained: errors[0] === 0 ? 0 : 1 - (errors[size] as number) / (errors[0] as number),
  };
}
