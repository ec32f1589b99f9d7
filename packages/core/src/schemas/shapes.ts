/** Functions that make zod schemas of shapes and of options. */
import * as z from 'zod/v4';
import { disagreements, type Options, type OptionWords, required } from '../components/options';
import { type AnyShape, eitherProblem, type Fields, type Node, type Shape } from '../components/shapes';
import type { Misfit, ValueComplaint } from '../errors/messages';
import type { GameTypes } from '../game/types';

/**
 * Returns the schema of a field that may be missing. Its type is that of `exactOptional`, which zod has only from version 4.3 on. Unlike
 * that one, it accepts `undefined`, which no JSON value contains.
 */
export const optionalField = <S extends z.ZodType>(schema: S) =>
  schema.optional() as unknown as S & { readonly _zod: { readonly optin: 'optional'; readonly optout: 'optional' } };

const made = new WeakMap<AnyShape, z.ZodType>();

/** Returns the zod schema of a shape. The schema accepts the same values as the shape, and reports the same paths for invalid values. */
export function zodOf<T>(shape: Shape<T>): z.ZodType<T> {
  const schema = made.get(shape) ?? make(shape);
  made.set(shape, schema);
  return schema as z.ZodType<T>;
}

/** The schemas that zod accepts as branches of a discriminated union. */
type Option = z.ZodObject | z.ZodDiscriminatedUnion;

function make({ node, check }: AnyShape): z.ZodType {
  switch (node.is) {
    case 'whole':
      return z.int().min(node.min).max(node.max);
    case 'flag':
      return z.boolean();
    case 'one':
      return z.literal([...node.values]);
    case 'text':
      // a refinement, so that the JSON Schema contains only the length: some readers of JSON Schema do not support Unicode classes
      return z
        .string()
        .max(node.max)
        .refine((line) => node.pattern.test(line), node.message);
    case 'texts':
      // the shape itself checks the value, so that zod reports the same paths as the shape; the metadata hold the JSON Schema
      return z
        .unknown()
        .superRefine((value, context) => {
          if (value === undefined) context.addIssue(custom([], { message: 'is missing' satisfies ValueComplaint }));
          else
            check(value, '_', (path, message) => {
              const inside = path === '_' ? [] : [path.slice('_.'.length)];
              context.addIssue(custom(inside, typeof message === 'string' ? { message } : message));
            });
        })
        .meta({ anyOf: textsIn(node) });
    case 'list':
      return z.array(zodOf(node.item)).min(node.min).max(node.max);
    case 'tuple':
      return z.tuple(node.items.map(zodOf) as [z.ZodType]);
    case 'variant':
      return z.discriminatedUnion(node.by, node.kinds.map(zodOf) as Option[] as [Option]);
    case 'object': {
      const { fields, optional, either } = node;
      const whole = z.strictObject(fieldsOf(fields, (name) => optional.includes(name)));
      if (either.length === 0) return whole;
      return whole
        .superRefine((value, context) => {
          const problem = eitherProblem(either, value);
          if (problem === undefined) return;
          const { field, ...message } = problem;
          context.addIssue(custom(field === '' ? [] : [field], message));
        })
        .meta({ oneOf: either.map(havingAll) });
    }
  }
}

/** Returns a zod issue that carries the message with its pattern and arguments. */
export const custom = (path: string[], { message, ...more }: Misfit) =>
  ({ code: 'custom', path, message, params: { message, ...more } }) as const;

/** Returns the JSON Schema of one text or of texts by language. */
const textsIn = ({ text, tag, max }: Extract<Node, { readonly is: 'texts' }>) => {
  const one = { type: 'string', ...(text.node.is === 'text' && { maxLength: text.node.max }) };
  return [
    one,
    {
      type: 'object',
      minProperties: 1,
      maxProperties: max,
      propertyNames: { pattern: tag.source },
      additionalProperties: one,
    },
  ];
};

/** Returns the JSON Schema of objects with these fields. Some readers of JSON Schema do not support `required` without type and properties. */
const havingAll = (names: readonly string[]) => ({
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, {}])),
  required: names,
});

const fieldsOf = (fields: Fields, isOptional: (name: string) => boolean) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const schema = zodOf(field);
      return [name, isOptional(name) ? optionalField(schema) : schema];
    }),
  );

/** Returns the schema of the options of a new game. In JSON Schema, each option has its label as title and its help as description. */
export function optionsSchema<O extends GameTypes['options']>(
  declared: Options,
  words: Readonly<Record<string, OptionWords>>,
): z.ZodType<O> {
  const fields = Object.entries(declared).map(([name, { shape, default: usual }]) => {
    const word = words[name];
    const schema = zodOf(shape).meta({
      ...(word === undefined ? {} : { title: word.label, description: word.help }),
      ...(usual === null ? {} : { default: usual }),
    });
    return [name, required.includes(name) ? schema : optionalField(schema)];
  });
  return z.strictObject(Object.fromEntries(fields)).superRefine((given, context) => {
    for (const { path, ...message } of disagreements(given, declared)) context.addIssue(custom([path], message));
  }) as unknown as z.ZodType<O>;
}

/** Returns the schema of the options in a state: all options but the seed. A missing option without a default is `null`. */
export function chosenSchema<C extends GameTypes['mutable']['options']>(declared: Options): z.ZodType<C> {
  const fields = Object.entries(declared)
    .filter(([name]) => name !== 'seed')
    .map(([name, { shape, default: usual }]) => {
      const isOpen = usual === null && !required.includes(name);
      return [name, isOpen ? zodOf(shape).nullable() : zodOf(shape)];
    });
  return z.strictObject(Object.fromEntries(fields)) as unknown as z.ZodType<C>;
}
