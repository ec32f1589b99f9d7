/** Arithmetic that every runtime rounds in the same way: it uses only `+`, `-`, `*`, `/` and `Math.sqrt`. */

/** The number of squarings in `exponential`, and 2 to the power of that number. */
const SQUARINGS = 10;
const PARTS = 1024;

/** The range of the exponent: beyond it, `exponential` returns the value at its end. */
const RANGE = 30;

/** Returns about e to the power of `x`, by (1 + x / 1024) ^ 1024. It is positive, and higher for a higher `x` from -30 to 30. */
export function exponential(x: number): number {
  let power = 1 + Math.max(-RANGE, Math.min(RANGE, x)) / PARTS;
  for (let i = 0; i < SQUARINGS; i++) power *= power;
  return power;
}

/** Returns about the natural logarithm of a number near 1. */
function logarithmNearOne(x: number): number {
  const ratio = (x - 1) / (x + 1);
  const square = ratio * ratio;
  return 2 * ratio * (1 + square * (1 / 3 + square * (1 / 5 + square * (1 / 7 + square / 9))));
}

const LOGARITHM_OF_2 = logarithmNearOne(2);

/** Returns about the natural logarithm of `x`, which must be positive and finite. */
export function logarithm(x: number): number {
  let [mantissa, halvings] = [x, 0];
  for (; mantissa > 1.5; halvings++) mantissa /= 2;
  for (; mantissa < 0.75; halvings--) mantissa *= 2;
  return LOGARITHM_OF_2 * halvings + logarithmNearOne(mantissa);
}

/** Returns the shares of a softmax: positive, with the sum 1. */
export function softmax(values: readonly number[]): number[] {
  let highest = Number.NEGATIVE_INFINITY;
  for (const value of values) highest = Math.max(highest, value);
  const powers = values.map((value) => exponential(value - highest));
  const sum = powers.reduce((one, other) => one + other, 0);
  return powers.map((power) => power / sum);
}

/** Returns a number with three significant digits. */
export const rounded = (value: number): number => Number(value.toPrecision(3));

/** A mean of values from 0 to 1 with its 95 % Wilson interval, which is valid even if all values are 0 or 1. */
export interface Interval {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

const NORMAL = 1.96;

/** Returns the mean and interval of `count` values from 0 to 1 whose sum is `sum`. */
export function wilson(sum: number, count: number): Interval {
  const share = sum / count;
  const z2 = NORMAL * NORMAL;
  const middle = (share + z2 / (2 * count)) / (1 + z2 / count);
  const half = (NORMAL * Math.sqrt((share * (1 - share)) / count + z2 / (4 * count * count))) / (1 + z2 / count);
  return { mean: share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}
