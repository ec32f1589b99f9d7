/** What a form needs of shapes: the fields of a value, values that fit, and the field that a problem belongs to. */
import type { Problem } from '@ludi-romani/core';
import { type AnyShape, isRecord, oneOf } from '@ludi-romani/core/shape';

export type Path = string;
export type Json = Readonly<Record<string, unknown>>;

/** A field of an object that the form shows. */
export interface Field {
  readonly name: string;
  readonly shape: AnyShape;
  /** true if the field may be missing */
  readonly isOptional: boolean;
}

/** The fields of an object, in one of its variants. */
interface Parts {
  readonly fields: readonly Field[];
  /** lists of fields, of which the object has exactly one */
  readonly either: readonly (readonly string[])[];
}
const NONE: Parts = { fields: [], either: [] };

const recordOf = (value: unknown): Json => (isRecord(value) ? value : {});

/** Returns the values of the field `by` over all kinds of a variant. */
const valuesOf = ({ node }: AnyShape, by: string): (string | number | null)[] => {
  if (node.is === 'variant') return node.kinds.flatMap((kind) => valuesOf(kind, by));
  const field = node.is === 'object' ? node.fields[by]?.node : undefined;
  return field?.is === 'one' ? [...field.values] : [];
};

/** Returns all fields of a value, also those without a choice. A variant has the fields of the kind that the value names, or else of the first kind. */
function partsOf({ node }: AnyShape, value: unknown): Parts {
  if (node.is === 'object') {
    const { fields, optional, either } = node;
    return {
      fields: Object.entries(fields).map(([name, shape]) => ({ name, shape, isOptional: optional.includes(name) })),
      either,
    };
  }
  if (node.is !== 'variant') return NONE;
  const { by, kinds } = node;
  const kind = kinds.find((one) => valuesOf(one, by).some((name) => name === recordOf(value)[by])) ?? kinds[0];
  if (kind === undefined) return NONE;
  const { fields, either } = partsOf(kind, value);
  const chosen: Field = {
    name: by,
    shape: oneOf([...new Set(kinds.flatMap((one) => valuesOf(one, by)))]),
    isOptional: false,
  };
  return { fields: fields.map((field) => (field.name === by ? chosen : field)), either };
}

const isConstant = ({ shape: { node } }: Field): boolean => node.is === 'one' && node.values.length === 1;

/** Returns the lists of fields of which an object has exactly one, and the list that `value` has, or else the first one. */
export function eitherOf(shape: AnyShape, value: unknown): { all: readonly (readonly string[])[]; has: number } {
  const { either } = partsOf(shape, value);
  return { all: either, has: Math.max(0, either.findIndex((names) => names.some((name) => Object.hasOwn(recordOf(value), name)))) }; // biome-ignore format: one line
}

/** Returns the fields of a value that the form shows: no field that can have only one value, and no field that excludes a present one. */
export function fieldsOf(shape: AnyShape, value: unknown): readonly Field[] {
  const { all, has } = eitherOf(shape, value);
  const others = all.flatMap((names, i) => (i === has ? [] : names));
  return partsOf(shape, value)
    .fields.filter((field) => !isConstant(field) && !others.includes(field.name))
    .map((field) => (all[has]?.includes(field.name) ? { ...field, isOptional: false } : field));
}

/** Returns true if values of the shape have one control: a number, a text, a choice or a box. */
export const isScalar = ({ node }: AnyShape): boolean =>
  node.is === 'whole' || node.is === 'flag' || node.is === 'one' || node.is === 'text';

/** Returns the shapes of the entries of a list or tuple. */
export function itemsOf({ node }: AnyShape, value: unknown): readonly AnyShape[] {
  if (node.is === 'tuple') return node.items;
  return node.is === 'list' && Array.isArray(value) ? value.map(() => node.item) : [];
}

/** Returns `value` changed as little as possible to have the form of the shape: what does not fit is replaced by a first or an empty value. */
export function fitted(shape: AnyShape, value: unknown): unknown {
  const { node } = shape;
  if (node.is === 'whole') return Number.isInteger(value) ? value : Math.max(0, node.min);
  if (node.is === 'flag') return value === true;
  if (node.is === 'one') return node.values.includes(value as never) ? value : node.values[0];
  if (node.is === 'text') return typeof value === 'string' ? value : '';
  if (node.is === 'texts') return typeof value === 'string' || isRecord(value) ? value : '';
  const list = Array.isArray(value) ? value : [];
  if (node.is === 'tuple') return node.items.map((item, i) => fitted(item, list[i]));
  if (node.is === 'list')
    return Array.from({ length: Math.min(node.max, Math.max(node.min, list.length)) }, (_, i) =>
      fitted(node.item, list[i]),
    );
  const given = recordOf(value);
  const { all, has } = eitherOf(shape, value);
  const { fields } = partsOf(shape, value);
  return Object.fromEntries(
    fields.flatMap(({ name, shape: field, isOptional }) =>
      !isOptional || all[has]?.includes(name) || (Object.hasOwn(given, name) && !all.flat().includes(name))
        ? [[name, fitted(field, given[name])]]
        : [],
    ),
  );
}

/** Returns `value` with the fields of the list number `to` instead of the others. */
export function switched(shape: AnyShape, value: unknown, to: number): unknown {
  const { all } = eitherOf(shape, value);
  const common = Object.entries(recordOf(value)).filter(([name]) => !all.flat().includes(name));
  return fitted(shape, Object.fromEntries([...common, ...(all[to] ?? []).map((name) => [name, undefined])]));
}

/** Returns an entry to add to a list: a copy of the last one with a new id, or else an empty one. */
export function added(item: AnyShape, list: readonly unknown[]): unknown {
  const last = list.at(-1);
  if (!isRecord(last)) return fitted(item, last);
  const ids = new Set(list.map((row) => recordOf(row).id));
  const free = (from: number, idOf: (n: number) => unknown): unknown => {
    let n = from;
    while (ids.has(idOf(n))) n++;
    return idOf(n);
  };
  const { id } = last;
  if (typeof id === 'number') return { ...last, id: free(id, (n) => n) };
  return typeof id === 'string' ? { ...last, id: free(2, (n) => `${id.replace(/-\d+$/, '')}-${n}`) } : { ...last };
}

/** The field at a path, or the nearest one around it. */
interface Place {
  readonly home: Path;
  readonly shape: AnyShape;
  readonly value: unknown;
  /** true if there is no field at the path itself */
  readonly isBroken: boolean;
}

/** Follows a path through the fields of the form of `value`. The empty path is the whole value. */
function at(whole: AnyShape, given: unknown, path: Path): Place {
  let [home, shape, value] = ['', whole, given];
  for (const step of path.match(/[^.[\]]+/g) ?? []) {
    // one control edits the texts of all languages
    if (shape.node.is === 'texts') break;
    const field = fieldsOf(shape, value).find(({ name }) => name === step)?.shape;
    const item = itemsOf(shape, value)[Number(step)];
    const next = field ?? item;
    if (next === undefined) return { home, shape, value, isBroken: true };
    home = field === undefined ? `${home}[${step}]` : inside(home, step);
    value = Array.isArray(value) ? value[Number(step)] : recordOf(value)[step];
    shape = next;
  }
  return { home, shape, value, isBroken: false };
}

/** Returns true if a control shows the value, even if the value is wrong. */
function isShown({ shape, value }: Place): boolean {
  const isText = (one: unknown) => typeof one === 'string';
  if (shape.node.is === 'texts') return isText(value) || (isRecord(value) && Object.values(value).every(isText));
  return isScalar(shape) && (typeof value !== 'object' || value === null);
}

/** Returns the path of the field in the form of `value` that a problem at `path` belongs to: the field itself, or the nearest one around it. */
export const homeOf = (shape: AnyShape, value: unknown, path: Path): Path => at(shape, value, path).home;

export const inside = (path: Path, name: string): Path => (path === '' ? name : `${path}.${name}`);
/** Returns the name of the table that a path is in. */
export const tableIn = (path: Path): string => path.match(/^[^.[]*/)?.[0] ?? '';

/** Groups problems by the field that shows them. */
export function placed(shape: AnyShape, value: unknown, problems: readonly Problem[]): ReadonlyMap<Path, Problem[]> {
  const all = new Map<Path, Problem[]>();
  for (const problem of problems) {
    const home = homeOf(shape, value, problem.path);
    all.set(home, [...(all.get(home) ?? []), problem]);
  }
  return all;
}

/**
 * Returns the problems of an untrusted value that people cannot correct in the form on the page. Wrong or missing
 * numbers, texts and choices are not among them.
 */
export function misshapen(shape: AnyShape, value: unknown): readonly Problem[] {
  const problems: Problem[] = [];
  shape.check(value, '', (path, said) => {
    const problem = typeof said === 'string' ? { path, message: said } : { path, ...said };
    const found = at(shape, value, path);
    if (found.isBroken || problem.message === 'no such field' || !isShown(found)) problems.push(problem);
  });
  return problems;
}
