/** Where a line chart of points has its marks. */

/** Round numbers from at most `low` to at least `high`, about `count` steps apart: 0, 10, 20. */
export function ticks(low: number, high: number, count: number): number[] {
  const raw = Math.max(1, (high - low) / Math.max(1, count));
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = ([1, 2, 5, 10].find((times) => times * power >= raw) ?? 10) * power;
  const first = Math.floor(low / step);
  const last = Math.max(first + 1, Math.ceil(high / step));
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step);
}

/** Points over plies as the path of a line: they stay as they are until they change. */
export function steps(values: readonly number[], x: (ply: number) => number, y: (value: number) => number): string {
  let path = '';
  let before: number | undefined;
  values.forEach((value, ply) => {
    if (value === before) return;
    path += before === undefined ? `M${x(ply)},${y(value)}` : `H${x(ply)}V${y(value)}`;
    before = value;
  });
  return values.length < 2 ? path : `${path}H${x(values.length - 1)}`;
}
