/** Shapes of several cells. Returns their orientations and their placements on a board. */
import { InvalidValueError } from '../errors/errors';
import type { Grid } from './grid';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The points of a shape, at any position. */
export type Shape = readonly Point[];

const byRow = (a: Point, b: Point): number => a.y - b.y || a.x - b.x;
const name = (shape: Shape): string => shape.map(({ x, y }) => `${x},${y}`).join(' ');

/**
 * Returns the shape moved so that its least x and y are 0, sorted by rows. Throws InvalidValueError `invalid-components` for an empty shape
 * or a repeated point.
 */
export function canonicalShape(shape: Shape): Point[] {
  const left = Math.min(...shape.map(({ x }) => x));
  const top = Math.min(...shape.map(({ y }) => y));
  const moved = shape.map(({ x, y }) => ({ x: x - left, y: y - top })).sort(byRow);
  if (moved.length === 0 || new Set(moved.map((point) => name([point]))).size < moved.length) {
    throw new InvalidValueError('invalid-components', [
      { path: '', message: 'a shape is a list of distinct points, at least one' },
    ]);
  }
  return moved;
}

const turned = (shape: Shape): Point[] => shape.map(({ x, y }) => ({ x: -y, y: x }));
const mirrored = (shape: Shape): Point[] => shape.map(({ x, y }) => ({ x: -x, y }));

/** Returns the distinct orientations of a shape, canonical: all quarter turns and, with `mirror`, their mirror images. */
export function orientations(shape: Shape, { mirror }: { readonly mirror: boolean }): Point[][] {
  const distinct = new Map<string, Point[]>();
  for (const side of mirror ? [shape, mirrored(shape)] : [shape]) {
    let lying: Shape = side;
    for (let quarter = 0; quarter < 4; quarter++) {
      const canonical = canonicalShape(lying);
      if (!distinct.has(name(canonical))) distinct.set(name(canonical), canonical);
      lying = turned(lying);
    }
  }
  return [...distinct.values()];
}

/** Returns every set of free cells that one of the canonical shapes covers: each once, ascending, in lexicographic order. */
export function placements(board: Grid, shapes: readonly Shape[], free: (cell: number) => boolean): number[][] {
  const { width, height } = board;
  const found: number[][] = [];
  for (const shape of shapes) {
    const steps = shape.map(({ x, y }) => y * width + x); // ascending, as the points of a canonical shape are
    const lastColumn = width - 1 - Math.max(...shape.map(({ x }) => x));
    const lastRow = height - 1 - Math.max(...shape.map(({ y }) => y));
    for (let row = 0; row <= lastRow; row++) {
      for (let column = 0; column <= lastColumn; column++) {
        const origin = row * width + column;
        if (steps.every((step) => free(origin + step))) found.push(steps.map((step) => origin + step));
      }
    }
  }
  return found.sort(lexicographic).filter((cells, i) => i === 0 || lexicographic(cells, found[i - 1] ?? []) !== 0);
}

const lexicographic = (a: readonly number[], b: readonly number[]): number => {
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
};
