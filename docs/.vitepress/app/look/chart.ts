/** The geometry of the charts of points and of chances. */

/** Returns round numbers from at most `low` to at least `high`, in about `count` equal steps, such as 0, 10, 20. */
export function ticks(low: number, high: number, count: number): number[] {
  const raw = Math.max(1, (high - low) / Math.max(1, count));
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = ([1, 2, 5, 10].find((times) => times * power >= raw) ?? 10) * power;
  const first = Math.floor(low / step);
  const last = Math.max(first + 1, Math.ceil(high / step));
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step);
}

/** Returns the numbers at each ply as the SVG path of a step line. It leaves out plies without a number. */
export function steps(
  values: readonly (number | null)[],
  x: (ply: number) => number,
  y: (value: number) => number,
): string {
  let path = '';
  let before: number | undefined;
  values.forEach((value, ply) => {
    if (value === null || value === before) return;
    path += before === undefined ? `M${x(ply)},${y(value)}` : `H${x(ply)}V${y(value)}`;
    before = value;
  });
  return values.length < 2 || path === '' ? path : `${path}H${x(values.length - 1)}`;
}
