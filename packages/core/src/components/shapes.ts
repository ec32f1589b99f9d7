/**
 * Shapes of untrusted values. A shape is declared once, as data, and its TypeScript type follows from the declaration (`Of`). The main
 * entry points of the packages check values against shapes without a library. The entry points `/schemas` make zod schemas of shapes.
 * Component tables and options are declared with shapes.
 */
import { complaint, type Misfit, type ValueComplaint } from '../errors/messages';
import { isRecord } from '../json/plain-json';

/** A function that reports one problem at a path. */
export type Report = (path: string, said: string | Misfit) => void;

/** The declaration of a shape, as data. */
export type Node =
  | {
      readonly is: 'whole';
      readonly min: number;
      readonly max: number;
      /** set if the number is a seat */
      readonly seat?: true;
    }
  | { readonly is: 'flag' }
  | { readonly is: 'one'; readonly values: readonly Literal[] }
  | { readonly is: 'text'; readonly max: number; readonly pattern: RegExp; readonly message: string }
  | { readonly is: 'texts'; readonly text: AnyShape; readonly tag: RegExp; readonly max: number }
  | { readonly is: 'list'; readonly item: AnyShape; readonly min: number; readonly max: number }
  | { readonly is: 'tuple'; readonly items: readonly AnyShape[] }
  | {
      readonly is: 'object';
      readonly fields: Fields;
      /** the fields that may be missing */
      readonly optional: readonly string[];
      /** lists of fields, of which exactly one must be present as a whole */
      readonly either: readonly (readonly string[])[];
    }
  | { readonly is: 'variant'; readonly by: string; readonly kinds: readonly AnyShape[] };

type Literal = string | number | null;

declare const type: unique symbol;

/** The shape of values of type `T`. */
export interface Shape<out T> {
  readonly node: Node;
  /** Reports each problem of `value`, which is at `path`. */
  readonly check: (value: unknown, path: string, report: Report) => void;
  /** for the compiler alone */
  readonly [type]?: T;
}
declare const named: unique symbol;
/** A shape that carries the types of its fields. */
export interface RecordShape<out F extends Fields> extends Shape<Values<F>> {
  readonly [named]?: F;
}
export type AnyShape = Shape<unknown>;
export type Fields = Readonly<Record<string, AnyShape>>;

/** The type of the values of a shape. */
export type Of<S> = S extends Shape<infer T> ? T : never;
type Values<F extends Fields> = { readonly [K in keyof F]: Of<F[K]> };
type Some<F extends Fields> = { readonly [K in keyof F]?: Of<F[K]> };
type Without<F extends Fields> = { readonly [K in keyof F]?: never };
type Each<Keys extends string | number, S> = { readonly [K in Keys]: S };

/* @__NO_SIDE_EFFECTS__ */
const single = <T>(node: Node, holds: (value: unknown) => boolean, said: string | Misfit): Shape<T> => ({
  node,
  check: (value, path, report) => {
    if (!holds(value)) report(path, said);
  },
});

/* @__NO_SIDE_EFFECTS__ */
const wholeOf = (min: number, max: number, more: { readonly seat?: true } = {}): Shape<number> =>
  single(
    { is: 'whole', min, max, ...more },
    (value) => Number.isInteger(value) && !Object.is(value, -0) && (value as number) >= min && (value as number) <= max,
    complaint('must be a whole number from {min} to {max}', { min, max }),
  );

/** Returns the shape of a whole number from `min` to `max`. */
/* @__NO_SIDE_EFFECTS__ */
export const whole = (min: number, max: number): Shape<number> => wholeOf(min, max);

/** Returns the shape of a seat in a game with at most `most` players. */
/* @__NO_SIDE_EFFECTS__ */
export const seat = (most: number): Shape<number> => wholeOf(0, most - 1, { seat: true });

/** Returns the shape of a value that is one of `values`. */
/* @__NO_SIDE_EFFECTS__ */
export const oneOf = <const V extends Literal>(values: readonly V[]): Shape<V> =>
  single(
    { is: 'one', values },
    (value) => (values as readonly unknown[]).includes(value) && !Object.is(value, -0),
    complaint('must be one of {values}', { values: values.map((value) => value ?? 'null') }),
  );

/** Returns the shape of a text of at most `max` characters that matches `pattern`. `said` is the message for any other value. */
/* @__NO_SIDE_EFFECTS__ */
export const matches = (pattern: RegExp, max: number, said: string | Misfit): Shape<string> =>
  single(
    { is: 'text', pattern, max, message: typeof said === 'string' ? said : said.message },
    (value) => typeof value === 'string' && value.length <= max && pattern.test(value),
    said,
  );

/** The shape of a boolean. */
export const flag: Shape<boolean> = /* @__PURE__ */ single(
  { is: 'flag' },
  (value) => typeof value === 'boolean',
  'must be true or false' satisfies ValueComplaint,
);
/** The shape of a number of items from 0 to 1000. */
export const count: Shape<number> = /* @__PURE__ */ whole(0, 1000);
/** The shape of a number of items from 1 to 1000. */
export const atLeastOne: Shape<number> = /* @__PURE__ */ whole(1, 1000);
/** The shape of an id: 1 to 60 small letters, digits and hyphens. */
export const id: Shape<string> = /* @__PURE__ */ matches(
  /^[a-z0-9-]+$/,
  60,
  'must be an id of small letters, digits and hyphens' satisfies ValueComplaint,
);
/** The shape of a text of 1 to 500 characters, without control characters and lone surrogates. */
export const text: Shape<string> = /* @__PURE__ */ matches(
  /^[^\p{Cc}\p{Cs}]+$/u,
  500,
  'must be a text of 1 to 500 characters' satisfies ValueComplaint,
);

/** Returns the shape of a list of `min` to `max` entries, each of the shape `item`. */
/* @__NO_SIDE_EFFECTS__ */
export const list = <S extends AnyShape>(min: number, max: number, item: S): Shape<readonly Of<S>[]> => ({
  node: { is: 'list', item, min, max },
  check: (value, path, report) => {
    if (!Array.isArray(value)) return report(path, 'must be an array' satisfies ValueComplaint);
    // does not read the items of a list that is too long
    if (value.length <= max) for (let i = 0; i < value.length; i++) item.check(value[i], `${path}[${i}]`, report);
    if (value.length < min || value.length > max)
      report(path, complaint('must hold {min} to {max} entries', { min, max }));
  },
});

/** Returns the shape of a table of 1 to 1000 rows, each of the shape `item`. */
/* @__NO_SIDE_EFFECTS__ */
export const many = <S extends AnyShape>(item: S): Shape<readonly Of<S>[]> => list(1, 1000, item);

/** Returns the shape of a list with one entry for each of the shapes `items`. */
/* @__NO_SIDE_EFFECTS__ */
export const tuple = <const S extends readonly AnyShape[]>(
  ...items: S
): Shape<{ readonly [I in keyof S]: Of<S[I]> }> => ({
  node: { is: 'tuple', items },
  check: (value, path, report) => {
    if (!Array.isArray(value)) return report(path, 'must be an array' satisfies ValueComplaint);
    if (value.length !== items.length)
      return report(path, complaint('must hold {count} entries', { count: items.length }));
    for (let i = 0; i < items.length; i++) items[i]?.check(value[i], `${path}[${i}]`, report);
  },
});

/** Returns the path of a field. */
export const inside = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

/** Returns the shape of a record of `fields`. The fields in `optional` may be missing. */
/* @__NO_SIDE_EFFECTS__ */
export function record<T>(
  fields: Fields,
  optional: readonly string[],
  either: readonly (readonly string[])[] = [],
): Shape<T> {
  const names = Object.keys(fields);
  return {
    node: { is: 'object', fields, optional, either },
    check: (value, path, report) => {
      if (!isRecord(value)) return report(path, 'must be an object' satisfies ValueComplaint);
      let isRight = true;
      const reportWrong: Report = (where, said) => {
        isRight = false;
        report(where, said);
      };
      for (const key of Object.keys(value)) {
        if (!Object.hasOwn(fields, key))
          reportWrong(inside(path, key.slice(0, 40)), 'no such field' satisfies ValueComplaint);
      }
      for (const key of names) {
        if (Object.hasOwn(value, key)) fields[key]?.check(value[key], inside(path, key), reportWrong);
        else if (!optional.includes(key)) reportWrong(inside(path, key), 'is missing' satisfies ValueComplaint);
      }
      const problem = isRight ? eitherProblem(either, value) : undefined;
      if (problem !== undefined) report(problem.field === '' ? path : inside(path, problem.field), problem.message);
    },
  };
}

/** Returns the problem of a value that does not have exactly one of several lists of fields. `field` is `''` if no single field is wrong. */
export function eitherProblem(
  either: readonly (readonly string[])[],
  value: object,
): { readonly field: string; readonly message: string } | undefined {
  const has = (name: string) => Object.hasOwn(value, name);
  const [begun, other] = either.filter((names) => names.some(has));
  if (begun === undefined) {
    const message = `must have either ${either.map((names) => names.join(' and ')).join(', or ')}`;
    return either.length === 0 ? undefined : { field: '', message };
  }
  const field = other?.find(has);
  if (field !== undefined) return { field, message: `does not go with ${begun.find(has)}` };
  const missing = begun.find((name) => !has(name));
  return missing === undefined ? undefined : { field: missing, message: 'is missing' };
}

/** Returns the shape of an object with exactly these fields. */
/* @__NO_SIDE_EFFECTS__ */
export const object = <const F extends Fields>(fields: F): RecordShape<F> => record(fields, []);

/** Returns the shape of an object with any of these fields, and no other fields. */
/* @__NO_SIDE_EFFECTS__ */
export const part = <const F extends Fields>(fields: F): Shape<Some<F>> => record(fields, Object.keys(fields));

/** Returns the shape of an object with all of `fields`, and with either all fields of `one` or all fields of `other`. */
/* @__NO_SIDE_EFFECTS__ */
export const either = <const F extends Fields, const A extends Fields, const B extends Fields>(
  fields: F,
  one: A,
  other: B,
): Shape<(Values<F & A> & Without<B>) | (Values<F & B> & Without<A>)> => {
  const lists = [Object.keys(one), Object.keys(other)];
  return record({ ...fields, ...one, ...other }, lists.flat(), lists);
};

/** Returns fields: one for each key, all of the same shape. */
/* @__NO_SIDE_EFFECTS__ */
export const each = <const K extends string | number, S extends AnyShape>(keys: readonly K[], shape: S): Each<K, S> =>
  Object.fromEntries(keys.map((key) => [key, shape])) as Each<K, S>;

/** Returns the values of the field `by` that identify a shape among the shapes of its variant. */
const valuesOf = ({ node }: AnyShape, by: string): readonly unknown[] => {
  if (node.is === 'variant') return node.kinds.flatMap((kind) => valuesOf(kind, by));
  const field = node.is === 'object' ? node.fields[by]?.node : undefined;
  return field?.is === 'one' ? field.values : [];
};

/** Returns the shape of an object that has one of several shapes. The value of the field `by` identifies which one. */
/* @__NO_SIDE_EFFECTS__ */
export const anyOf = <const S extends readonly AnyShape[]>(by: string, ...kinds: S): Shape<Of<S[number]>> => {
  const all = kinds.flatMap((kind) => valuesOf(kind, by));
  return {
    node: { is: 'variant', by, kinds },
    check: (value, path, report) => {
      if (!isRecord(value)) return report(path, 'must be an object' satisfies ValueComplaint);
      const name = Object.hasOwn(value, by) ? value[by] : undefined;
      const kind = kinds.find((one) => valuesOf(one, by).includes(name));
      if (kind === undefined)
        report(inside(path, by), complaint('must be one of {values}', { values: all.map(String) }));
      else kind.check(value, path, report);
    },
  };
};

/** Returns the same as `anyOf` for the fields in `kinds`. The name of each kind is the value of its field `by`. */
/* @__NO_SIDE_EFFECTS__ */
export const variant = <const By extends string, const Kinds extends Readonly<Record<string, Fields>>>(
  by: By,
  kinds: Kinds,
): Shape<{ [K in keyof Kinds & string]: Values<{ readonly [B in By]: Shape<K> } & Kinds[K]> }[keyof Kinds & string]> =>
  anyOf(by, ...Object.entries(kinds).map(([name, fields]) => object({ [by]: oneOf([name]), ...fields }))) as AnyShape &
    Shape<never>;
