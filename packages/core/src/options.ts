import { InvalidOptionsError, type Problem } from './errors';
import { isRecord, plainCopy } from './plain';

/** What is wrong with an option's value, or nothing. `options` are all that were given, to check one against another. */
export type Check = (value: unknown, options: Readonly<Record<string, unknown>>) => string | undefined;

/** One check per option. A check is given `undefined` where the option was left out. */
export type OptionFields<O> = { readonly [K in keyof O & string]-?: Check };

export const oneOf =
  (...values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value) && !Object.is(value, -0)
      ? undefined
      : `must be one of ${values.map((v) => JSON.stringify(v)).join(', ')}`;

export const text =
  (maxLength: number): Check =>
  (value) =>
    typeof value === 'string' && value.length <= maxLength
      ? undefined
      : `must be a string of at most ${maxLength} characters`;

export const flag: Check = (value) => (typeof value === 'boolean' ? undefined : 'must be true or false');

/** The same check, but the option may be left out. */
export const optional =
  (check: Check): Check =>
  (value, options) =>
    value === undefined ? undefined : check(value, options);

/** A seed: any string of up to 1024 characters. One worth hiding needs 128 bits of entropy. */
export const seed: Check = text(1024);

/** What is wrong with the fields of a plain object: those that nothing is known of, at most ten, and those that a check refuses. */
export function fieldProblems(
  given: Readonly<Record<string, unknown>>,
  fields: Readonly<Record<string, Check>>,
): Problem[] {
  const problems: Problem[] = Object.keys(given)
    .filter((key) => !Object.hasOwn(fields, key))
    .slice(0, 10)
    .map((key) => ({ path: key.slice(0, 40), message: 'no such field' }));
  for (const [path, check] of Object.entries(fields)) {
    const message = check(Object.hasOwn(given, path) ? given[path] : undefined, given);
    if (message !== undefined) problems.push({ path, message });
  }
  return problems;
}

/** A copy of a stranger's options, checked by hand, field by field; throws InvalidOptionsError naming each bad path. */
export function checkOptions<O extends object>(given: O, fields: Readonly<Record<string, Check>>): O {
  const plain = plainCopy(given, { values: 1000 });
  if ('problem' in plain) throw new InvalidOptionsError([plain.problem]);
  const options: unknown = plain.value;
  const problems = isRecord(options) ? fieldProblems(options, fields) : [{ path: '', message: 'must be an object' }];
  if (problems.length > 0) throw new InvalidOptionsError(problems);
  return plain.value;
}
