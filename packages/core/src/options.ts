import { InvalidOptionsError, type Problem } from './errors';
import { plainCopy } from './plain';

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

/** A copy of a stranger's options, checked by hand, field by field; throws InvalidOptionsError naming each bad path. */
export function checkOptions<O extends object>(given: O, fields: Readonly<Record<string, Check>>): O {
  const plain = plainCopy(given, { values: 1000 });
  if ('problem' in plain) throw new InvalidOptionsError([plain.problem]);
  if (typeof plain.value !== 'object' || plain.value === null || Array.isArray(plain.value)) {
    throw new InvalidOptionsError([{ path: '', message: 'options must be an object' }]);
  }
  const options = Object.fromEntries<unknown>(Object.entries(plain.value));
  const problems: Problem[] = [];
  for (const key in options) {
    if (!Object.hasOwn(fields, key)) problems.push({ path: key.slice(0, 40), message: 'no such option' });
    if (problems.length > 10) break;
  }
  for (const [path, check] of Object.entries(fields)) {
    const message = check(options[path], options);
    if (message !== undefined) problems.push({ path, message });
  }
  if (problems.length > 0) throw new InvalidOptionsError(problems);
  return plain.value;
}
