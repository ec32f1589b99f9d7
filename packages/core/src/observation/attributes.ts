/** The printed properties of cards, tiles and other things, by their ids in the component tables. */
import { isRecord } from '../json/plain-json';

/** The numbers that are printed on a thing, by name: `cost` for a number or flag, `category=temple` for a word. */
type Attributes = ReadonlyMap<string, number>;

/** The largest number of different words of a property that become attributes. A property with more words is like an id. */
const MOST_WORDS = 16;

/** The number of references that are followed: a card names a building, which names a kind, which has a color. */
const DEEPEST = 3;

type Plain = Readonly<Record<string, unknown>>;

/** Adds the entries with ids in `table` to `entries`. An id is a field `id`, or else the key of an object in a record. */
function collect(table: unknown, entries: Map<string, Plain>, depth = 0): void {
  if (typeof table !== 'object' || table === null || depth > DEEPEST) return;
  for (const [key, value] of Object.entries(table)) {
    if (isRecord(value)) {
      const id = typeof value.id === 'string' ? value.id : Array.isArray(table) ? undefined : key;
      if (id !== undefined && !entries.has(id)) entries.set(id, value);
    }
    collect(value, entries, depth + 1);
  }
}

/** Adds the attributes of one entry to `found`. */
function describe(entries: ReadonlyMap<string, Plain>, entry: Plain, found: Map<string, number>, path = '', depth = 0) {
  const add = (name: string, amount: number) => found.set(name, (found.get(name) ?? 0) + amount);
  const one = (name: string, value: unknown): void => {
    if (typeof value === 'number') add(name, value);
    else if (typeof value === 'boolean') add(name, Number(value));
    else if (typeof value === 'string') {
      add(`${name}=${value}`, 1);
      const other = entries.get(value);
      if (other !== undefined && other !== entry && depth < DEEPEST) describe(entries, other, found, path, depth + 1);
    } else if (Array.isArray(value)) for (const item of value) one(name, item);
    else if (isRecord(value) && depth < DEEPEST) describe(entries, value, found, `${name}.`, depth + 1);
  };
  for (const [name, value] of Object.entries(entry)) if (name !== 'id') one(`${path}${name}`, value);
}

/** The things of some component tables. */
export interface Things {
  /**
   * Returns the attributes of each of some ids, by id. Attributes that are equal for all ids are left out, and so are words of which there are too
   * many to be kinds.
   */
  attributesOf(ids: readonly unknown[]): ReadonlyMap<unknown, Attributes>;
  /** Returns the amounts of an attribute, by the ids of the things that have it. */
  amountsOf(attribute: string): ReadonlyMap<string, number>;
}

/** Returns the things of `components`. */
export function thingsIn(components: object): Things {
  const entries = new Map<string, Plain>();
  const { provenance: _, titles: __, ...tables } = components as Plain;
  collect(tables, entries);
  const described = new Map<string, Attributes>();
  const printedOn = (id: string): Attributes => {
    let found = described.get(id);
    if (found === undefined) {
      found = new Map();
      const entry = entries.get(id);
      if (entry !== undefined) describe(entries, entry, found as Map<string, number>);
      described.set(id, found);
    }
    return found;
  };
  return {
    attributesOf: (ids) => {
      const all = new Map(ids.map((id) => [id, typeof id === 'string' ? printedOn(id) : new Map<string, number>()]));
      const names = [...new Set([...all.values()].flatMap((found) => [...found.keys()]))];
      const words = new Map<string, number>();
      for (const name of names) {
        const [property = ''] = name.split('=');
        if (name.includes('=')) words.set(property, (words.get(property) ?? 0) + 1);
      }
      const isUseful = (name: string): boolean => {
        const values = new Set([...all.values()].map((found) => found.get(name) ?? 0));
        return values.size > 1 && (words.get(name.split('=')[0] ?? '') ?? 0) <= MOST_WORDS;
      };
      const useful = new Set(names.filter(isUseful));
      return new Map([...all].map(([id, found]) => [id, new Map([...found].filter(([name]) => useful.has(name)))]));
    },
    amountsOf: (attribute) =>
      new Map(
        [...entries.keys()].flatMap((id): [string, number][] => {
          const amount = printedOn(id).get(attribute) ?? 0;
          return amount === 0 ? [] : [[id, amount]];
        }),
      ),
  };
}
