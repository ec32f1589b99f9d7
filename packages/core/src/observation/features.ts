/** The features of the values of a JSON Schema. */
import { type Things, thingsIn } from './attributes';
import type { JsonSchema } from './json-schema';
import { escaped, isOfList, within } from './names';

/** One number of a vector. */
export interface Feature {
  /** the path of the value: `players.1.coins`, `phase=draft` for one of several words, `hand:cost` for a sum over the printed costs */
  readonly name: string;
  /** the range of the number; it includes 0, the number of a value that is missing */
  readonly low: number;
  /** `Infinity` for counts without a limit */
  readonly high: number;
}

export interface ObservationOptions {
  /** the number of seats */
  readonly players: number;
  /** the component tables of the engine: lists of ids then also have the sums of what is printed on these things */
  readonly components?: object;
  /** the most numbers that a list of limited length takes by place; a longer list has only its counts. Default 64. */
  readonly places?: number;
}

const feature = (name: string, low: number, high: number): Feature => ({
  name,
  low: Math.min(0, low),
  high: Math.max(0, high),
});

/** Returns the features with one range for each name. */
function merged(features: readonly Feature[]): Feature[] {
  const byName = new Map<string, Feature>();
  for (const each of features) {
    const { low, high } = byName.get(each.name) ?? each;
    byName.set(each.name, { name: each.name, low: Math.min(low, each.low), high: Math.max(high, each.high) });
  }
  return [...byName.values()];
}

/** Returns the features of a list: its length, and the sums of the features of its items. */
function counted(name: string, most: number, item: readonly Feature[]): Feature[] {
  const times = (bound: number) => (bound === 0 ? 0 : bound * most);
  return [
    feature(`${name}.length`, 0, most),
    ...item.map((each) => feature(each.name, times(each.low), times(each.high))),
  ];
}

/** Lists the features of the parts of a schema. */
class Lister {
  readonly #defs: Readonly<Record<string, JsonSchema>>;
  readonly #players: number;
  readonly #places: number;
  readonly #things: Things;
  readonly #printed = new Map<string, ReturnType<Things['attributesOf']>>();
  /** the references to the schema of a seat */
  readonly #seats = new Set<string>();
  /** the references that are being read: a schema within itself has no features */
  readonly #open: string[] = [];
  readonly #isAction: boolean;

  constructor(schema: JsonSchema, { players, components = {}, places = 64 }: ObservationOptions) {
    this.#defs = schema.$defs ?? {};
    this.#players = players;
    this.#places = places;
    this.#things = thingsIn(components);
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

  /** Returns the features of a whole view or action. */
  whole(schema: JsonSchema): Feature[] {
    if (this.#isAction) return this.#part(schema, '');
    return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
      if (name === 'viewer') return [];
      if (name === 'players') return this.#areas(field);
      return name === 'pending' ? this.#frames(field) : this.#part(field, escaped(name));
    });
  }

  /** Returns those of the areas of all seats, the viewer's first and the others in turn order. */
  #areas({ items }: JsonSchema): Feature[] {
    if (typeof items !== 'object') return [];
    return Array.from({ length: this.#players }, (_, seat) => this.#part(items, `players.${seat}`)).flat();
  }

  /** Returns those of the stack of frames: the last one, which is asked next, in full, and how many of each kind there are. */
  #frames({ items }: JsonSchema): Feature[] {
    if (typeof items !== 'object') return [];
    const all = this.#flattened(items);
    const isTogether = (each: JsonSchema) => each.properties?.simultaneous !== undefined;
    const single = all.filter((each) => !isTogether(each));
    const kinds = this.#part({ anyOf: single.map(onlyTag) }, 'pending');
    return [
      ...this.#part({ anyOf: single }, 'pending.top'),
      ...(kinds.length === 0 ? [] : counted('pending', Number.POSITIVE_INFINITY, kinds)),
      ...(all.some(isTogether) ? counted('pending.open', this.#players, this.#seat('pending.open')) : []),
    ];
  }

  /** Returns the alternatives of a schema, without references and without `null`. */
  #flattened(schema: JsonSchema): JsonSchema[] {
    if (schema.$ref !== undefined && !this.#seats.has(schema.$ref)) return this.#flattened(this.#defined(schema));
    const several = schema.anyOf ?? schema.oneOf;
    if (several !== undefined) return several.flatMap((each) => this.#flattened(each));
    if (Array.isArray(schema.type)) return schema.type.flatMap((type) => this.#flattened({ ...schema, type }));
    return schema.type === 'null' || schema.const === null ? [] : [schema];
  }

  /** Returns the definition that a schema refers to, with the other fields of the schema. */
  #defined({ $ref = '', ...own }: JsonSchema): JsonSchema {
    return { ...this.#defs[$ref.split('/').at(-1) ?? ''], ...own };
  }

  /** Returns those of a seat: one for each, from the viewer on in turn order. */
  #seat(name: string): Feature[] {
    return Array.from({ length: this.#players }, (_, index) => feature(`${name}@${index}`, 0, 1));
  }

  /** Returns those of the values of `schema` at the path `name`: none if the values say nothing. */
  #part(schema: JsonSchema, name: string): Feature[] {
    const { $ref } = schema;
    if ($ref === undefined) return this.#resolved(schema, name);
    if (this.#seats.has($ref)) return this.#seat(name);
    if (this.#open.includes($ref)) return [];
    this.#open.push($ref);
    const part = this.#resolved(this.#defined(schema), name);
    this.#open.pop();
    return part;
  }

  #resolved(schema: JsonSchema, name: string): Feature[] {
    if (schema.const !== undefined) return [];
    if (schema.enum !== undefined) return schema.enum.length < 2 ? [] : this.#words(schema.enum, name);
    if (schema.anyOf !== undefined || schema.oneOf !== undefined || Array.isArray(schema.type))
      return this.#union(schema, name);
    switch (schema.type) {
      case 'integer':
      case 'number': {
        if (/(^|\.)player$/.test(name)) return this.#seat(name);
        const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = schema;
        return minimum === maximum ? [] : [feature(name, minimum, maximum)];
      }
      case 'boolean':
        return [feature(name, 0, 1)];
      case 'array':
        return this.#list(schema, name);
      case 'object':
        return this.#object(schema, name);
      default:
        return [];
    }
  }

  /** Returns one feature for each word, and those of what is printed on the things that the words name. */
  #words(values: readonly unknown[], name: string): Feature[] {
    const key = JSON.stringify(values);
    const printed = this.#printed.get(key) ?? this.#things.attributesOf(values);
    this.#printed.set(key, printed);
    const attributes = [...new Set([...printed.values()].flatMap((found) => [...found.keys()]))];
    return [
      ...values.map((value) => feature(`${name}=${escaped(String(value))}`, 0, 1)),
      ...attributes.map((attribute) => {
        const amounts = [...printed.values()].map((found) => found.get(attribute) ?? 0);
        return feature(`${name}:${attribute}`, Math.min(...amounts), Math.max(...amounts));
      }),
    ];
  }

  #object({ properties = {}, propertyNames, additionalProperties }: JsonSchema, name: string): Feature[] {
    const names = propertyNames?.enum ?? [];
    const more =
      typeof additionalProperties === 'object' ? names.map((key) => [String(key), additionalProperties] as const) : [];
    return [...Object.entries(properties), ...more].flatMap(([key, field]) =>
      // an action is encoded for its own player
      this.#isAction && key === 'player' ? [] : this.#part(field, within(name, escaped(key))),
    );
  }

  #list({ items, prefixItems, maxItems = Number.POSITIVE_INFINITY }: JsonSchema, name: string): Feature[] {
    if (prefixItems !== undefined) return prefixItems.flatMap((item, index) => this.#part(item, `${name}.${index}`));
    const item = typeof items === 'object' ? this.#part(items, this.#isPlain(items) ? name : `${name}.each`) : [];
    const sums = counted(name, maxItems, item);
    if (item.length === 0 || maxItems === Number.POSITIVE_INFINITY || item.length * maxItems > this.#places)
      return sums;
    const places = Array.from({ length: maxItems }, (_, index) => this.#part(items as JsonSchema, `${name}.${index}`));
    return [...places.flat(), ...sums];
  }

  /** True if no part of a path in an item of this schema can belong to the list. */
  #isPlain(item: JsonSchema): boolean {
    return this.#flattened(item).every(
      ({ type, properties = {}, propertyNames }) =>
        type !== 'array' && ![...Object.keys(properties), ...(propertyNames?.enum ?? [])].some((key) => isOfList(String(key))), // biome-ignore format: one line
    );
  }

  /** Returns the features of all alternatives. */
  #union(schema: JsonSchema, name: string): Feature[] {
    const alternatives = this.#flattened(schema);
    const words = alternatives.flatMap((each) => (each.const === undefined ? (each.enum ?? []) : [each.const]));
    if (this.#canBeNull(schema)) words.push(null);
    const others = alternatives.filter((each) => each.const === undefined && each.enum === undefined);
    const tags = others.map(tagIn);
    const kinds = tags.filter((tag) => tag !== undefined);
    return merged([
      ...others.flatMap((each, index) => {
        const [key, kind] = tags[index] ?? [];
        return this.#part(each, key === undefined ? name : within(name, `${escaped(key)}.${escaped(String(kind))}`));
      }),
      ...kinds.map(([key, kind]) => feature(`${within(name, escaped(key))}=${escaped(String(kind))}`, 0, 1)),
      ...(words.length > 1 || others.length > 0 ? this.#words(words, name) : []),
    ]);
  }

  /** True if one of the alternatives of a schema is `null`. */
  #canBeNull(schema: JsonSchema): boolean {
    if (schema.$ref !== undefined) return this.#canBeNull(this.#defined(schema));
    if (schema.type === 'null' || schema.const === null || (Array.isArray(schema.type) && schema.type.includes('null')))
      return true;
    return (schema.anyOf ?? schema.oneOf ?? []).some((each) => this.#canBeNull(each));
  }
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

/**
 * Returns the features of the values of `schema`, in a fixed order: a view with `viewer`, `players` and `pending`, or an action with `type` and
 * `player`. There is one for each number and flag, one for each word of an enum, one for each seat from the viewer's own on in turn order, and
 * of a list the number of each of its words; a list of limited length is also read by place. Of the stack `pending` there are the last frame and
 * the kinds of all frames.
 */
export const featuresOf = (schema: JsonSchema, options: ObservationOptions): Feature[] =>
  new Lister(schema, options).whole(schema);
