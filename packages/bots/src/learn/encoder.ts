/** A view, or an action, as a vector of numbers. The encoder knows no game: it reads a JSON Schema and, optionally, the component tables. */
import { type Attributes, attributesIn } from './attributes';
import type { JsonSchema } from './json-schema';

/** One number of a vector. */
export interface Feature {
  /** the path of the value: `players.1.coins`, `phase=draft` for one of several words, `hand:cost` for a sum over the printed costs */
  readonly name: string;
  readonly low: number;
  /** `Infinity` for counts without a limit */
  readonly high: number;
}

export type Numbers = Float32Array | Float64Array;

/** Encodes values of one schema. */
export interface Encoder<V> {
  /** the numbers, in order */
  readonly features: readonly Feature[];
  /** Returns the numbers of `value`, in `out` if it is given. */
  encode(value: V, out?: Numbers): Numbers;
  /** Returns an encoder of the parts of a value that `names` need. It may have some more features than these, in the same order. */
  only(names: Iterable<string>): Encoder<V>;
}

export interface EncoderOptions {
  /** the number of seats */
  readonly players: number;
  /** the component tables of the engine: lists of ids then also have the sums of what is printed on these things */
  readonly components?: object;
  /** the most numbers that a list of fixed length takes by place; a longer list has only its counts. Default 64. */
  readonly places?: number;
}

/** A part of a value. */
interface Part {
  readonly features: readonly Feature[];
  /** Adds the numbers of `value` to those of `out` from `at` on. Adds nothing for a value that does not fit the schema. */
  add(value: unknown, out: Numbers, at: number, viewer: number): void;
  /** Returns the part as far as the wanted features need it, `undefined` if they do not. */
  only(wanted: ReadonlySet<string>): Part | undefined;
}

/** A number is divided by ten if its range is unlimited or wider than this, else by the width of its range. */
const WIDEST = 100;

type Plain = Readonly<Record<string, unknown>>;

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Plain)[name] : undefined;

const isWanted = (features: readonly Feature[], wanted: ReadonlySet<string>): boolean =>
  features.some(({ name }) => wanted.has(name));

/** Returns a part that is kept as a whole. */
function leaf(features: readonly Feature[], add: Part['add']): Part {
  const part: Part = { features, add, only: (wanted) => (isWanted(features, wanted) ? part : undefined) };
  return part;
}

/** Returns a number, divided so that usual values are small. */
function numberPart(name: string, low: number, high: number): Part {
  const width = high - low;
  const isNarrow = width > 0 && width <= WIDEST;
  const divisor = isNarrow ? width : 10;
  const offset = isNarrow ? low : 0;
  return leaf([{ name, low: (low - offset) / divisor, high: (high - offset) / divisor }], (value, out, at) => {
    if (typeof value === 'number') out[at] = (out[at] ?? 0) + (value - offset) / divisor;
  });
}

/** The numbers that a value adds: pairs of a feature's index and an amount. */
type Row = readonly number[];

/** Returns a part that adds fixed numbers for each of some values. */
function tablePart(features: readonly Feature[], rows: ReadonlyMap<unknown, Row>): Part {
  return {
    features,
    add: (value, out, at) => {
      const row = rows.get(value);
      if (row === undefined) return;
      for (let i = 0; i < row.length; i += 2) {
        const place = at + (row[i] as number);
        out[place] = (out[place] as number) + (row[i + 1] as number);
      }
    },
    only: (wanted) => {
      const kept = features.flatMap(({ name }, index) => (wanted.has(name) ? [index] : []));
      if (kept.length === 0) return undefined;
      const less = (row: Row): Row =>
        kept.flatMap((index, place) => {
          for (let i = 0; i < row.length; i += 2) if (row[i] === index) return [place, row[i + 1] as number];
          return [];
        });
      const left = [...rows].map(([value, row]) => [value, less(row)] as const).filter(([, row]) => row.length > 0);
      return tablePart(
        kept.map((index) => features[index] as Feature),
        new Map(left),
      );
    },
  };
}

/** Returns one number for each of some values, and the numbers of what is printed on the things that they name. */
function wordsPart(name: string, values: readonly unknown[], printed: ReadonlyMap<unknown, Attributes>): Part {
  const features: Feature[] = values.map((value) => ({ name: `${name}=${value}`, low: 0, high: 1 }));
  const rows = new Map(values.map((value, index): [unknown, number[]] => [value, [index, 1]]));
  const attributes = [...new Set([...printed.values()].flatMap((found) => [...found.keys()]))];
  for (const attribute of attributes) {
    let low = 0;
    let high = 0;
    for (const value of values) {
      const amount = printed.get(value)?.get(attribute) ?? 0;
      if (amount !== 0) rows.get(value)?.push(features.length, amount);
      low = Math.min(low, amount);
      high = Math.max(high, amount);
    }
    features.push({ name: `${name}:${attribute}`, low, high });
  }
  return tablePart(features, rows);
}

/** Returns several parts one after the other; `read` returns the value of part number `index`. */
function sequence(parts: readonly Part[], read: (value: unknown, index: number, viewer: number) => unknown): Part {
  const offsets: number[] = [];
  const features: Feature[] = [];
  for (const part of parts) {
    offsets.push(features.length);
    features.push(...part.features);
  }
  return {
    features,
    add: (value, out, at, viewer) => {
      for (let i = 0; i < parts.length; i++) parts[i]?.add(read(value, i, viewer), out, at + (offsets[i] ?? 0), viewer);
    },
    only: (wanted) => {
      const kept = parts.flatMap((part, index) => {
        const less = part.only(wanted);
        return less === undefined ? [] : [{ less, index }];
      });
      if (kept.length === 0) return undefined;
      return sequence(
        kept.map(({ less }) => less),
        (value, index, viewer) => read(value, kept[index]?.index ?? 0, viewer),
      );
    },
  };
}

/** Returns the fields of an object. */
function recordPart(parts: readonly (readonly [string, Part])[]): Part {
  const names = parts.map(([name]) => name);
  return sequence(
    parts.map(([, part]) => part),
    (value, index) => fieldOf(value, names[index] ?? ''),
  );
}

/** Returns a list as its length and the sum of its items. */
function countedPart(name: string, most: number, item: Part | undefined): Part {
  const length = numberPart(`${name}.length`, 0, most);
  const counts = (part: Part): Part => ({
    features: part.features.map(({ name, low, high }) => ({
      name,
      low: low === 0 ? 0 : low * most,
      high: high === 0 ? 0 : high * most,
    })),
    add: (value, out, at, viewer) => {
      if (Array.isArray(value)) for (const each of value) part.add(each, out, at, viewer);
    },
    only: (wanted) => {
      const less = part.only(wanted);
      return less && counts(less);
    },
  });
  return sequence(item === undefined ? [length] : [length, counts(item)], (value, index) =>
    index === 0 ? (Array.isArray(value) ? value.length : undefined) : value,
  );
}

/** Makes the parts of a schema. */
class Reader {
  readonly #defs: Readonly<Record<string, JsonSchema>>;
  readonly #players: number;
  readonly #places: number;
  readonly #attributes: (ids: readonly unknown[]) => ReadonlyMap<unknown, Attributes>;
  readonly #printed = new Map<string, ReadonlyMap<unknown, Attributes>>();
  /** the references to the schema of a seat */
  readonly #seats = new Set<string>();
  /** the references that are being read: a schema within itself has no features */
  readonly #open: string[] = [];
  readonly #isAction: boolean;

  constructor(schema: JsonSchema, { players, components, places = 64 }: EncoderOptions) {
    this.#defs = schema.$defs ?? {};
    this.#players = players;
    this.#places = places;
    this.#attributes = components === undefined ? () => new Map() : attributesIn(components);
    this.#findSeats(schema);
    this.#isAction = schema.properties?.viewer === undefined;
  }

  /** Finds the definition of a seat: the contract gives every question and action a field `player`. */
  #findSeats(schema: unknown): void {
    if (typeof schema !== 'object' || schema === null) return;
    const { $ref } = (schema as JsonSchema).properties?.player ?? {};
    if ($ref !== undefined) this.#seats.add($ref);
    for (const part of Object.values(schema)) this.#findSeats(part);
  }

  /** Returns the part of a whole view or action. */
  whole(schema: JsonSchema): Part | undefined {
    const { properties = {} } = schema;
    if (this.#isAction) return this.part(schema, '');
    const fields = Object.entries(properties).flatMap(([name, field]): [string, Part][] => {
      if (name === 'viewer') return [];
      const part =
        name === 'players' ? this.#areas(field) : name === 'pending' ? this.#frames(field) : this.part(field, name);
      return part === undefined ? [] : [[name, part]];
    });
    return recordPart(fields);
  }

  /** Returns the areas of all seats, the viewer's first and the others in turn order. */
  #areas({ items }: JsonSchema): Part | undefined {
    if (typeof items !== 'object') return undefined;
    const parts = Array.from({ length: this.#players }, (_, seat) => this.part(items, `players.${seat}`));
    if (parts.some((part) => part === undefined)) return undefined;
    return sequence(parts as Part[], (value, index, viewer) =>
      Array.isArray(value) ? value[(viewer + index) % this.#players] : undefined,
    );
  }

  /** Returns the stack of frames: the last one, which is asked next, in full, and how many of each kind there are. */
  #frames({ items }: JsonSchema): Part | undefined {
    if (typeof items !== 'object') return undefined;
    const all = this.#flattened(items);
    const isTogether = (each: JsonSchema) => each.properties?.simultaneous !== undefined;
    const single = { anyOf: all.filter((each) => !isTogether(each)) };
    const top = this.part(single, 'pending.top');
    const kinds = this.part({ anyOf: single.anyOf.map(onlyTag) }, 'pending');
    const open = this.#seat('pending.open');
    const parts = [
      top,
      kinds && countedPart('pending', Number.POSITIVE_INFINITY, kinds),
      countedPart('pending.open', this.#players, open),
    ];
    if (!all.some(isTogether)) parts.pop();
    return sequence(
      parts.filter((part) => part !== undefined),
      (value, index, viewer) => {
        if (!Array.isArray(value) || index === 1) return value;
        const last: unknown = value[value.length - 1];
        const together = fieldOf(last, 'simultaneous');
        if (index === 2) return fieldOf(last, 'open');
        // while several players answer, a viewer sees its own stack
        const own: unknown = Array.isArray(together) ? together[viewer] : undefined;
        return Array.isArray(own) ? own[own.length - 1] : last;
      },
    );
  }

  /** Returns the alternatives of a schema, without references and without `null`. */
  #flattened(schema: JsonSchema): JsonSchema[] {
    if (schema.$ref !== undefined && !this.#seats.has(schema.$ref))
      return this.#flattened(this.#defs[schema.$ref.split('/').at(-1) ?? ''] ?? {});
    const several = schema.anyOf ?? schema.oneOf;
    if (several !== undefined) return several.flatMap((each) => this.#flattened(each));
    if (Array.isArray(schema.type)) return schema.type.flatMap((type) => this.#flattened({ ...schema, type }));
    return schema.type === 'null' || schema.const === null ? [] : [schema];
  }

  /** Returns a seat: one number for each, from the viewer on in turn order. */
  #seat(name: string): Part {
    const seats = Array.from({ length: this.#players }, (_, index) => ({ name: `${name}=${index}`, low: 0, high: 1 }));
    return leaf(seats, (value, out, at, viewer) => {
      if (typeof value !== 'number' || value < 0 || value >= this.#players) return;
      const place = at + ((value - viewer + this.#players) % this.#players);
      out[place] = (out[place] ?? 0) + 1;
    });
  }

  /** Returns the part of the values of `schema` at the path `name`; `undefined` if they say nothing. */
  part(schema: JsonSchema, name: string): Part | undefined {
    const { $ref } = schema;
    if ($ref === undefined) return this.#resolved(schema, name);
    if (this.#seats.has($ref)) return this.#seat(name);
    if (this.#open.includes($ref)) return undefined;
    this.#open.push($ref);
    const part = this.#resolved(this.#defs[$ref.split('/').at(-1) ?? ''] ?? {}, name);
    this.#open.pop();
    return part;
  }

  #resolved(schema: JsonSchema, name: string): Part | undefined {
    if (schema.const !== undefined) return undefined;
    if (schema.enum !== undefined) return this.#words(schema.enum, name);
    if (schema.anyOf !== undefined || schema.oneOf !== undefined || Array.isArray(schema.type))
      return this.#union(schema, name);
    switch (schema.type) {
      case 'integer':
      case 'number': {
        if (/(^|\.)player$/.test(name)) return this.#seat(name);
        const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = schema;
        return minimum === maximum ? undefined : numberPart(name, minimum, maximum);
      }
      case 'boolean':
        return leaf([{ name, low: 0, high: 1 }], (value, out, at) => {
          if (value === true) out[at] = (out[at] ?? 0) + 1;
        });
      case 'array':
        return this.#list(schema, name);
      case 'object':
        return this.#object(schema, name);
      default:
        return undefined;
    }
  }

  #words(values: readonly unknown[], name: string): Part | undefined {
    if (values.length < 2) return undefined;
    const key = JSON.stringify(values);
    const printed = this.#printed.get(key) ?? this.#attributes(values);
    this.#printed.set(key, printed);
    return wordsPart(name, values, printed);
  }

  #object({ properties = {}, propertyNames, additionalProperties }: JsonSchema, name: string): Part | undefined {
    const within = name === '' ? '' : `${name}.`;
    const names = propertyNames?.enum ?? [];
    const more =
      typeof additionalProperties === 'object' ? names.map((key) => [String(key), additionalProperties] as const) : [];
    const fields = [...Object.entries(properties), ...more].flatMap(([key, field]): [string, Part][] => {
      // an action is encoded for its own player
      const part = this.#isAction && key === 'player' ? undefined : this.part(field, `${within}${key}`);
      return part === undefined ? [] : [[key, part]];
    });
    return fields.length === 0 ? undefined : recordPart(fields);
  }

  #list(
    { items, prefixItems, minItems = 0, maxItems = Number.POSITIVE_INFINITY }: JsonSchema,
    name: string,
  ): Part | undefined {
    const at = (value: unknown, index: number) => (Array.isArray(value) ? value[index] : undefined);
    if (prefixItems !== undefined) {
      const parts = prefixItems.map((item, index) => this.part(item, `${name}.${index}`));
      const places = parts.flatMap((part, index) => (part === undefined ? [] : [{ part, index }]));
      if (places.length === 0) return undefined;
      return sequence(places.map(({ part }) => part), (value, index) => at(value, places[index]?.index ?? 0)); // biome-ignore format: one line
    }
    const isNested = typeof items === 'object' && this.#flattened(items).some(({ type }) => type === 'array');
    const item = typeof items === 'object' ? this.part(items, isNested ? `${name}.each` : name) : undefined;
    const counted = countedPart(name, maxItems, item);
    const isFixed = minItems === maxItems && minItems > 0;
    if (!isFixed || item === undefined || item.features.length * maxItems > this.#places) return counted;
    const parts = Array.from(
      { length: maxItems },
      (_, index) => this.part(items as JsonSchema, `${name}.${index}`) as Part,
    );
    return sequence([...parts, counted], (value, index) => (index === maxItems ? value : at(value, index)));
  }

  /** Returns the parts of all alternatives. Each part ignores the values of the others, except that objects must be told apart. */
  #union(schema: JsonSchema, name: string): Part | undefined {
    const alternatives = this.#flattened(schema);
    const words = alternatives.flatMap((each) => (each.const === undefined ? (each.enum ?? []) : [each.const]));
    if (canBeNull(schema, this.#defs)) words.push(null);
    const others = alternatives.filter((each) => each.const === undefined && each.enum === undefined);
    const tags = others.map(tagIn);
    const keys = [...new Set(tags.map((tag) => tag?.[0]))].filter((key) => key !== undefined);
    const untagged = others.filter((each, index) => each.type === 'object' && tags[index] === undefined).length;
    const within = name === '' ? '' : `${name}.`;
    const parts: Part[] = [];
    others.forEach((each, index) => {
      const [key, kind] = tags[index] ?? [];
      const tagged = `${within}${keys.length > 1 ? `${key}.` : ''}${kind}`;
      const path = key !== undefined ? tagged : untagged > 1 && each.type === 'object' ? `${within}${index}` : name;
      const part = this.part(each, path);
      if (part !== undefined) parts.push(others.length > 1 && each.type === 'object' ? ifFits(each, part) : part);
    });
    for (const key of keys) {
      const kinds = tags.flatMap((tag) => (tag?.[0] === key ? [tag[1]] : []));
      const part = wordsPart(`${within}${key}`, kinds, new Map());
      parts.push(sequence([part], (value) => fieldOf(value, key)));
    }
    const known = words.length === 1 ? wordsPart(name, words, new Map()) : this.#words(words, name);
    if (known !== undefined && (others.length > 0 || words.length > 1)) parts.push(known);
    const [only] = parts;
    return parts.length < 2 ? only : sequence(parts, (value) => value);
  }
}

/** Returns `part` for the values that may belong to `schema`. */
function ifFits(schema: JsonSchema, part: Part): Part {
  const fits = fitting(schema);
  return sequence([part], (value) => (fits(value) ? value : undefined));
}

/** Returns the field that tells an object from the alternatives of a union, with its value. */
function tagIn({ properties = {} }: JsonSchema): [string, unknown] | undefined {
  const tag = Object.entries(properties).find(([, field]) => field.const !== undefined);
  return tag && [tag[0], tag[1].const];
}

/** Returns the schema of an object with its tag alone. */
const onlyTag = (schema: JsonSchema): JsonSchema => ({
  ...schema,
  properties: Object.fromEntries(
    Object.entries(schema.properties ?? {}).filter(([, field]) => field.const !== undefined),
  ),
});

/** Returns a function that returns true for objects that may belong to `schema`. */
function fitting(schema: JsonSchema): (value: unknown) => boolean {
  const tag = tagIn(schema);
  const { required = [] } = schema;
  if (tag !== undefined) return (value) => fieldOf(value, tag[0]) === tag[1];
  return (value) => required.every((name) => fieldOf(value, name) !== undefined);
}

/** Returns true if one of the alternatives of a schema is `null`. */
function canBeNull(schema: JsonSchema, defs: Readonly<Record<string, JsonSchema>>): boolean {
  if (schema.$ref !== undefined) return canBeNull(defs[schema.$ref.split('/').at(-1) ?? ''] ?? {}, defs);
  if (schema.type === 'null' || schema.const === null || (Array.isArray(schema.type) && schema.type.includes('null')))
    return true;
  return (schema.anyOf ?? schema.oneOf ?? []).some((each) => canBeNull(each, defs));
}

/** Returns an encoder with the numbers of `part`. */
function encoderOf<V>(part: Part | undefined): Encoder<V> {
  const features = part?.features ?? [];
  return {
    features,
    encode: (value, out = new Float64Array(features.length)) => {
      out.fill(0);
      const viewer = fieldOf(value, 'viewer') ?? fieldOf(value, 'player');
      part?.add(value, out, 0, typeof viewer === 'number' ? viewer : 0);
      return out;
    },
    only: (names) => encoderOf(part?.only(new Set(names))),
  };
}

/**
 * Returns an encoder of the values of `schema`: a view with `viewer`, `players` and `pending`, or an action with `type` and `player`. It
 * makes one number of each number and flag, one for each word of an enum, one for each seat from the viewer's own on in turn order, and of
 * a list the number of each of its words; a list of fixed length is also encoded by place. Of the stack `pending` it takes the last frame and
 * the kinds of all frames. For the same value, every runtime returns exactly the same numbers.
 */
export const encoder = <V extends object>(schema: JsonSchema, options: EncoderOptions): Encoder<V> =>
  encoderOf(new Reader(schema, options).whole(schema));
