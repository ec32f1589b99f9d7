/** Functions that check untrusted values with a schema. */
import type * as z from 'zod/v4';
import { InvalidOptionsError, InvalidValueError, type LudiErrorCode, type Problem, problemAt } from '../errors/errors';
import { complaint, type Misfit, type ValueComplaint } from '../errors/messages';
import { isRecord, type Limits, pathText, plainCopy } from '../json/plain-json';
import { replayCopy } from '../replay/replay-copy';

/** The largest number of problems that are reported for one value. */
export const MAX_PROBLEMS = 10;
/** The largest number of characters in a message. Longer messages are truncated. */
const MAX_MESSAGE = 200;

/** Returns the issues of the branch of a union to which the value is closest: the one with the deepest issue. */
const closest = (branches: readonly (readonly z.core.$ZodIssue[])[]): readonly z.core.$ZodIssue[] => {
  const depth = (issues: readonly z.core.$ZodIssue[]) => Math.max(0, ...issues.map(({ path }) => path.length));
  return [...branches].sort((a, b) => depth(b) - depth(a) || a.length - b.length)[0] ?? [];
};

/** The message for each type, by its name in zod. */
const TYPES: Readonly<Record<string, ValueComplaint>> = {
  array: 'must be an array',
  boolean: 'must be true or false',
  int: 'must be a whole number',
  null: 'must be null',
  number: 'must be a whole number',
  object: 'must be an object',
  record: 'must be an object',
  string: 'must be a string',
};
/** A message lists the allowed values if there are no more than these. */
const MOST_LISTED = 20;
const OTHER: ValueComplaint = 'is not a valid value';

/** Returns core's message for an issue of zod. */
function messageOf(issue: z.core.$ZodRawIssue): Misfit | ValueComplaint {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is missing' : (TYPES[issue.expected] ?? OTHER);
    case 'invalid_value':
      return issue.values.length > MOST_LISTED
        ? OTHER
        : complaint('must be one of {values}', { values: issue.values.map(String) });
    case 'too_big':
      if (issue.origin === 'string')
        return complaint('must have at most {most} characters', { most: Number(issue.maximum) });
      return issue.origin === 'array'
        ? complaint('must hold at most {max} entries', { max: Number(issue.maximum) })
        : complaint('must be at most {max}', { max: Number(issue.maximum) });
    case 'too_small':
      if (issue.origin === 'string') return OTHER;
      return issue.origin === 'array'
        ? complaint('must hold at least {min} entries', { min: Number(issue.minimum) })
        : complaint('must be at least {min}', { min: Number(issue.minimum) });
    default:
      return OTHER;
  }
}

/** The messages with arguments, by their English text: zod carries only the text. */
type Messages = ReadonlyMap<string, Misfit>;

const problemsIn = (issue: z.core.$ZodIssue, above: readonly PropertyKey[], messages: Messages): Problem[] => {
  const path = [...above, ...issue.path];
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    return closest(issue.errors).flatMap((inner) => problemsIn(inner, path, messages));
  }
  if (issue.code === 'unrecognized_keys') {
    const unknown: ValueComplaint = 'no such field';
    return issue.keys.map((key) => problemAt(pathText([...path, key.slice(0, 40)]), unknown));
  }
  const found = issue.code === 'custom' ? (issue.params as Misfit | undefined) : messages.get(issue.message);
  return [problemAt(pathText(path), { ...found, message: issue.message.slice(0, MAX_MESSAGE) })];
};

/** Returns the problems that zod found, one for each path, at most `most`. */
function problemsOf(error: z.core.$ZodError, messages: Messages, most = MAX_PROBLEMS): Problem[] {
  const problems = new Map<string, Problem>();
  for (const issue of error.issues)
    for (const problem of problemsIn(issue, [], messages))
      if (!problems.has(problem.path)) problems.set(problem.path, problem);
  return [...problems.values()].slice(0, most);
}

type Checked<T> = { readonly value: T } | { readonly problems: readonly Problem[] };

/** Parses a plain copy with a schema. Returns its value, or at most `most` problems. */
function parsed<T>(schema: z.ZodType<T>, copy: ReturnType<typeof plainCopy<unknown>>, most?: number): Checked<T> {
  if ('problem' in copy) return { problems: [copy.problem] };
  const messages = new Map<string, Misfit>();
  const error = (issue: z.core.$ZodRawIssue): string => {
    const message = messageOf(issue);
    if (typeof message === 'string') return message;
    messages.set(message.message, message);
    return message.message;
  };
  const result = schema.safeParse(copy.value, { error });
  return result.success ? { value: result.data } : { problems: problemsOf(result.error, messages, most) };
}

/**
 * Reads an untrusted value with a schema. Returns a copy that shares nothing with `given`, or the first problems: `most`, or ten by default.
 * Never throws.
 */
export const check = <T>(schema: z.ZodType<T>, given: unknown, limits?: Partial<Limits>, most?: number): Checked<T> =>
  parsed(schema, plainCopy(given, limits), most);

/** Returns the error for an invalid value: InvalidOptionsError for `invalid-options`, otherwise InvalidValueError. */
export const invalid = (
  code: Exclude<LudiErrorCode, 'illegal-action'>,
  problems: readonly Problem[],
): InvalidValueError =>
  code === 'invalid-options' ? new InvalidOptionsError(problems) : new InvalidValueError(code, problems);

function valueOrThrow<T>(code: Exclude<LudiErrorCode, 'illegal-action'>, checked: Checked<T>): T {
  if ('problems' in checked) throw invalid(code, checked.problems);
  return checked.value;
}

/** Reads an untrusted value with a schema and returns a copy. Throws InvalidValueError with `code` if it is invalid. */
export const parseWith = <T>(
  schema: z.ZodType<T>,
  code: Exclude<LudiErrorCode, 'illegal-action'>,
  given: unknown,
  limits?: Partial<Limits>,
): T => valueOrThrow(code, check(schema, given, limits));

const pathIn = (outer: string, inner: string): string => (/^$|^\[/.test(inner) ? outer + inner : `${outer}.${inner}`);

/**
 * Reads an untrusted replay and returns a copy. Throws InvalidValueError `invalid-replay` if it is invalid. A replay may hold as many values
 * as the referee accepts, and `limits` apply to each action. Actions are parsed one by one up to the tenth problem, because an untrusted
 * list may be long.
 */
export function parseReplayWith<A, R extends { readonly actions: readonly A[] }>(
  { replay, action }: { readonly replay: z.ZodType<R>; readonly action: z.ZodType<A> },
  given: unknown,
  limits: Partial<Limits>,
): R {
  const code = 'invalid-replay';
  const copy = replayCopy(given);
  if ('problem' in copy || !isRecord(copy.value) || !Array.isArray(copy.value.actions))
    return valueOrThrow(code, parsed(replay, copy));
  // the check of times and comments needs the number of actions, so only the last step includes them
  const { times: _, comments: __, ...outline } = copy.value;
  const around = parsed(replay, { value: { ...outline, actions: [] } });
  const problems = 'problems' in around ? [...around.problems] : [];
  const actions: A[] = [];
  for (const [i, one] of copy.value.actions.entries()) {
    if (problems.length >= MAX_PROBLEMS) break;
    const checked = check(action, one, limits);
    if ('value' in checked) actions.push(checked.value);
    else problems.push(...checked.problems.map((one) => ({ ...one, path: pathIn(`actions[${i}]`, one.path) })));
  }
  if (problems.length > 0) throw invalid(code, problems.slice(0, MAX_PROBLEMS));
  return valueOrThrow(code, parsed(replay, { value: { ...copy.value, actions } }));
}
