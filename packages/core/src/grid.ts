export interface Grid {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
  readonly size: number;
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  readonly orthogonal: readonly (readonly number[])[];
  readonly diagonal: readonly (readonly number[])[];
}
export function grid(width: number, height: number, left = 0, top = 0): Grid {
  const size = width * height;
  const xs: number[] = [],
    ys: number[] = [];
  for (let i = 0; i < size; i++) {
    xs.push(left + (i % width));
    ys.push(top + Math.floor(i / width));
  }
  const nb = (ds: number[][]) =>
    xs.map((_, i) =>
      ds
        .flatMap(([dx, dy]) => {
          const x = (i % width) + dx!,
            y = Math.floor(i / width) + dy!;
          return x >= 0 && x < width && y >= 0 && y < height ? [y * width + x] : [];
        })
        .sort((a, b) => a - b),
    );
  return {
    width,
    height,
    left,
    top,
    size,
    xs,
    ys,
    orthogonal: nb([
      [0, -1],
      [-1, 0],
      [1, 0],
      [0, 1],
    ]),
    diagonal: nb([
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ]),
  };
}
export function cellAt(g: Grid, x: number, y: number): number | null {
  const a = x - g.left,
    b = y - g.top;
  return Number.isInteger(a) && Number.isInteger(b) && a >= 0 && a < g.width && b >= 0 && b < g.height
    ? b * g.width + a
    : null;
}
export function areaFrom(g: Grid, start: number, belongs: (c: number) => boolean): number[] {
  if (!belongs(start)) return [];
  const seen = new Set([start]);
  const st = [start];
  while (st.length)
    for (const n of g.orthogonal[st.pop()!]!)
      if (!seen.has(n) && belongs(n)) {
        seen.add(n);
        st.push(n);
      }
  return [...seen].sort((a, b) => a - b);
}
export function areasBy<K>(g: Grid, kind: (c: number) => K | null): { kind: K; cells: number[] }[] {
  const done = new Set<number>();
  const out: { kind: K; cells: number[] }[] = [];
  for (let c = 0; c < g.size; c++) {
    const k = kind(c);
    if (k === null || done.has(c)) continue;
    const cells = areaFrom(g, c, (d) => kind(d) === k);
    cells.forEach((d) => done.add(d));
    out.push({ kind: k, cells });
  }
  return out;
}
export function boundingBox(g: Grid, cells: Iterable<number>) {
  let b: { left: number; top: number; right: number; bottom: number } | null = null;
  for (const c of cells) {
    const x = g.xs[c]!,
      y = g.ys[c]!;
    b = b
      ? {
          left: Math.min(b.left, x),
          top: Math.min(b.top, y),
          right: Math.max(b.right, x),
          bottom: Math.max(b.bottom, y),
        }
      : { left: x, top: y, right: x, bottom: y };
  }
  return b;
}
export function edgeOf(g: Grid, area: readonly number[]): number[] {
  const s = new Set(area);
  return [...new Set(area.flatMap((c) => g.orthogonal[c]!).filter((c) => !s.has(c)))].sort((a, b) => a - b);
}
