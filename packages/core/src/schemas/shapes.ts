/** Shapes, and options made of them, as zod schemas. */
import * as z from 'zod';
import { disagreements, type Options, type OptionWords, required } from '../components/options';
import { type AnyShape, eitherProblem, type Fields, type Node, type Shape } from '../components/shapes';
import type { Misfit, ValueComplaint } from '../errors/complaints';
import type { GameTypes } from '../game/types';

const made = new WeakMap<AnyShape, z.ZodType>();

/** The zod schema of a shape: it accepts the same values, and finds the same paths wrong. */
export function zodOf<T>(shape: Shape<T>): z.ZodType<T> {
  const schema = made.get(shape) ?? make(shape);
  made.set(shape, schema);
  return schema as z.ZodType<T>;
}

/** Discriminated unions take plain objects and other unions. */
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
      // the bound alone goes into the JSON Schema: not everything that reads one knows the classes of Unicode
      return z
        .string()
        .max(node.max)
        .refine((line) => node.pattern.test(line), node.message);
    case 'texts':
      // by hand, so that it is the same place that is wrong; the JSON Schema says what may stand there
      return z
        .unknown()
        .superRefine((value, context) => {
          if (value === undefined) context.addIssue(custom([], { message: 'is missing' satisfies ValueComplaint }));
          else
            check(value, '_', (path, said) => {
              const inside = path === '_' ? [] : [path.slice('_.'.length)];
              context.addIssue(custom(inside, typeof said === 'string' ? { message: said } : said));
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
          const { field, ...said } = problem;
          context.addIssue(custom(field === '' ? [] : [field], said));
        })
        .meta({ oneOf: either.map(havingAll) });
    }
  }
}

/** Something that is wrong, with how it can be said in any language. */
export const custom = (path: string[], { message, ...more }: Misfit) =>
  ({ code: 'custom', path, message, params: { message, ...more } }) as const;

/** A text, or texts by language, in JSON Schema. */
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

/** Objects that have these fields, in JSON Schema. Not everything that reads it knows `required` without the rest. */
const havingAll = (names: readonly string[]) => ({
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, {}])),
  required: names,
});

const fieldsOf = (fields: Fields, isOptional: (name: string) => boolean) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const schema = zodOf(field);
      return [name, isOptional(name) ? schema.exactOptional() : schema];
    }),
  );

/** What a game can be started with, each option with its label and what it is about. */
export function optionsSchema<O extends GameTypes['options']>(
  declared: Options,
  words: Readonly<Record<string, OptionWords>>,
): z.ZodType<O> {
  const fields = Object.entries(declared).map(([name, { shape, default: usual }]) => {
    const said = words[name];
    const schema = zodOf(shape).meta({
      ...(said === undefined ? {} : { title: said.label, description: said.help }),
      ...(usual === null ? {} : { default: usual }),
    });
    return [name, required.includes(name) ? schema : schema.exactOptional()];
  });
  return z.strictObject(Object.fromEntries(fields)).superRefine((given, context) => {
    for (const { path, ...said } of disagreements(given, declared)) context.addIssue(custom([path], said));
  }) as unknown as z.ZodType<O>;
}

/** The same as a state keeps them: without the seed, each there, `null` where nothing was chosen. */
export function chosenSchema<C extends GameTypes['mutable']['options']>(declared: Options): z.ZodType<C> {
  const fields = Object.entries(declared)
    .filter(([name]) => name !== 'seed')
    .map(([name, { shape, default: usual }]) => {
      const isOpen = usual === null && !required.includes(name);
      return [name, isOpen ? zodOf(shape).nullable() : zodOf(shape)];
    });
  return z.strictObject(Object.fromEntries(fields)) as unknown as z.ZodType<C>;
}
