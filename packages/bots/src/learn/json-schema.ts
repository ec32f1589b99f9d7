/** JSON Schemas of games that declare none. */
import type { JsonSchema } from '@ludi-romani/core/observation';
import { isRecord } from '@ludi-romani/core/shape';

/** The largest number of different texts that an inferred schema lists as an enum. */
const MOST_TEXTS = 256;

/** The fields whose texts tell the alternatives of a union apart, in the order of preference. */
const TAGS = ['type', 'ask', 'do'] as const;

type Plain = Readonly<Record<string, unknown>>;

/** Returns the tag of an object, with its value, such as `ask=turn`; an empty text if it has none. */
function tagOf(value: Plain): string {
  const tag = TAGS.find((name) => typeof value[name] === 'string');
  return tag === undefined ? '' : `${tag}=${value[tag]}`;
}

/** Returns the schema of objects that have the same tag. */
function objectSchema(values: readonly Plain[]): JsonSchema {
  const names = [...new Set(values.flatMap((value) => Object.keys(value)))].sort();
  const tag = TAGS.find((name) => tagOf(values[0] ?? {}).startsWith(`${name}=`));
  return {
    type: 'object',
    properties: Object.fromEntries(
      names.map((name) => [
        name,
        name === tag
          ? { const: values[0]?.[name] }
          : inferred(values.flatMap((value) => (value[name] === undefined ? [] : [value[name]]))),
      ]),
    ),
    required: names.filter((name) => values.every((value) => value[name] !== undefined)),
  };
}

/** Returns the schema of lists. Their length is fixed if all of them have the same length. */
function listSchema(values: readonly (readonly unknown[])[]): JsonSchema {
  const lengths = values.map(({ length }) => length);
  const most = lengths.reduce((one, other) => Math.max(one, other), 0);
  const isFixed = lengths.length > 1 && lengths.every((length) => length === most);
  return { type: 'array', items: inferred(values.flat()), ...(isFixed && { minItems: most, maxItems: most }) };
}

/** Returns the schemas of the plain values of each type in `values`, in a fixed order. */
function inferred(values: readonly unknown[]): JsonSchema {
  const found: JsonSchema[] = [];
  const numbers = values.filter((value) => typeof value === 'number');
  if (numbers.length > 0) {
    const minimum = numbers.reduce((one, other) => Math.min(one, other));
    const maximum = numbers.reduce((one, other) => Math.max(one, other));
    found.push({ type: numbers.every(Number.isInteger) ? 'integer' : 'number', minimum, maximum });
  }
  const texts = [...new Set(values.filter((value) => typeof value === 'string'))].sort();
  if (texts.length > 0) found.push(texts.length > MOST_TEXTS ? { type: 'string' } : { type: 'string', enum: texts });
  if (values.some((value) => typeof value === 'boolean')) found.push({ type: 'boolean' });
  const lists = values.filter((value) => Array.isArray(value));
  if (lists.length > 0) found.push(listSchema(lists));
  const objects = values.filter(isRecord);
  const tags = [...new Set(objects.map(tagOf))].sort();
  for (const tag of tags) found.push(objectSchema(objects.filter((value) => tagOf(value) === tag)));
  if (values.includes(null)) found.push({ type: 'null' });
  return found.length === 1 ? (found[0] as JsonSchema) : { anyOf: found };
}

/**
 * Returns a schema that fits all `examples`: views of random games, or their actions. Use it for a game that declares no schema. The more
 * examples, the more of the game's values it knows.
 */
export const schemaFrom = (examples: readonly object[]): JsonSchema => inferred(examples);
