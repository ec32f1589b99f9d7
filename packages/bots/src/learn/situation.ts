/** The features of a seat's situation: those of its view, and the points of all seats as far as it knows them. */
import type { Score } from '@ludi-romani/core';
import { type Encoder, type EncoderOptions, encoder, type Feature, type Numbers } from './encoder';
import type { JsonSchema } from './json-schema';

/** JSON Schemas of the views and actions of a game. */
export interface GameSchemas {
  readonly view: JsonSchema;
  readonly action: JsonSchema;
}

/** Encodes a view and its points. */
export interface Situation<V> {
  readonly features: readonly Feature[];
  /** Returns the numbers of a view, in `out`. `scores` must be the scores of that view. */
  encode(view: V, scores: readonly Score[], out: Numbers): Numbers;
  only(names: Iterable<string>): Situation<V>;
}

/** Points are divided by this number. */
const POINTS = 10;

/** The name of the points in a row of a seat, the viewer's own seat being 0. */
const POINT_NAME = /^points\.(\d+)\.(.*)$/;

function withPoints<V extends object>(view: Encoder<V>, points: readonly string[], players: number): Situation<V> {
  const parts = points.map((name) => {
    const [, seat, row = ''] = POINT_NAME.exec(name) ?? [];
    return { seat: Number(seat), row };
  });
  const features: Feature[] = points.map((name) => ({
    name,
    low: Number.NEGATIVE_INFINITY,
    high: Number.POSITIVE_INFINITY,
  }));
  const start = view.features.length;
  return {
    features: [...view.features, ...features],
    encode: (seen, scores, out) => {
      view.encode(seen, out);
      const { viewer } = seen as { readonly viewer?: unknown };
      const first = typeof viewer === 'number' ? viewer : 0;
      for (let i = 0; i < parts.length; i++) {
        const { seat, row } = parts[i] as (typeof parts)[number];
        out[start + i] = (scores[(first + seat) % players]?.rows[row] ?? 0) / POINTS;
      }
      return out;
    },
    only: (names) => {
      const wanted = new Set(names);
      return withPoints(view.only(wanted), points.filter((name) => wanted.has(name)), players); // biome-ignore format: one line
    },
  };
}

/** Returns the features of the views of `schema`, with the points in `rows` of each seat. */
export function situation<V extends object>(
  schema: JsonSchema,
  rows: readonly string[],
  options: EncoderOptions,
): Situation<V> {
  const seats = Array.from({ length: options.players }, (_, seat) => seat);
  const points = seats.flatMap((seat) => rows.map((row) => `points.${seat}.${row}`));
  return withPoints(encoder<V>(schema, options), points, options.players);
}
