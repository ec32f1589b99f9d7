/** The features of a seat's situation: those of its view, and the points of all seats as far as it knows them. */
import type { Score } from '@ludi-romani/core';
import { compile, type Feature, featuresOf, type JsonSchema, type Numbers, type ObservationOptions } from '@ludi-romani/core/observation'; // biome-ignore format: one line

/** JSON Schemas of the views and actions of a game. */
export interface GameSchemas {
  readonly view: JsonSchema;
  readonly action: JsonSchema;
}

/** Reads a view and its points. */
export interface Situation {
  /** the names of the numbers, in order */
  readonly names: readonly string[];
  /** Returns the numbers of a view, in `out`. `scores` must be the scores of that view. */
  encode(view: object, scores: readonly Score[], out: Numbers): Numbers;
}

/** The name of the points in a row of a seat, the viewer's own seat being 0. */
const POINT_NAME = /^points\.(\d+)\.(.*)$/;

/** Returns the features of the views of `schema`, with the points in `rows` of each seat. */
export function situationFeatures(schema: JsonSchema, rows: readonly string[], options: ObservationOptions): Feature[] {
  const seats = Array.from({ length: options.players }, (_, seat) => seat);
  const points = seats.flatMap((seat) =>
    rows.map((row) => ({
      name: `points.${seat}.${row}`,
      low: Number.NEGATIVE_INFINITY,
      high: Number.POSITIVE_INFINITY,
    })),
  );
  return [...featuresOf(schema, options), ...points];
}

/** Returns true for the feature of a row's points. */
export const isPointsOf = (name: string, row: string): boolean => POINT_NAME.exec(name)?.[2] === row;

/** Returns the reader of the features with these names. Throws InvalidOptionsError, as `compile` does. */
export function situation(wanted: Iterable<string>, options: ObservationOptions): Situation {
  const { players } = options;
  const names = [...new Set(wanted)];
  const ofView = names.filter((name) => !POINT_NAME.test(name));
  const points = names.filter((name) => POINT_NAME.test(name));
  const parts = points.map((name) => {
    const [, seat, row = ''] = POINT_NAME.exec(name) ?? [];
    return { seat: Number(seat), row };
  });
  const read = compile(ofView, options);
  const start = ofView.length;
  return {
    names: [...ofView, ...points],
    encode: (view, scores, out) => {
      read(view, out);
      const { viewer } = view as { readonly viewer?: unknown };
      const first = typeof viewer === 'number' ? viewer : 0;
      for (let i = 0; i < parts.length; i++) {
        const { seat, row } = parts[i] as (typeof parts)[number];
        out[start + i] = scores[(first + seat) % players]?.rows[row] ?? 0;
      }
      return out;
    },
  };
}
