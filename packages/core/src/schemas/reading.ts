/** Reading a stranger's value by a schema. */
import type * as z from 'zod';
import { InvalidOptionsError, InvalidValueError, type LudiErrorCode, type Problem } from '../errors';
import { type Limits, pathText, plainCopy } from '../plain';
import { wholeReplayCopy } from '../replay-copy';

/** As many are told of a value. */
export const MAX_PROBLEMS = 10;
const MAX_MESSAGE = 200;

/** The issues of a union without a discriminator: those of the branch that the value came closest to. */
const closest = (branches: readonly (readonly z.core.$ZodIssue[])[]): readonly z.core.$ZodIssue[] => {
  const depth = (issues: readonly z.core.$ZodIssue[]) => Math.max(0, ...issues.map(({ path }) => path.length));
  return [...branches].sort((a, b) => depth(b) - depth(a) || a.length - b.length)[0] ?? [];
};

const problemsIn = (issue: z.core.$ZodIssue, above: readonly PropertyKey[]): Problem[] => {
  const path = [...above, ...issue.path];
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    return closest(issue.errors).flatMap((inner) => problemsIn(inner, path));
  }
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      path: pathText([...path, key.slice(0, 40)]),
      message: 'is not a field of this',
    }));
  }
  return [{ path: pathText(path), message: issue.message.slice(0, MAX_MESSAGE) }];
};

/** What zod found wrong, in this library's words: a message for each of the first paths. */
export function problemsOf(error: z.core.$ZodError, most = MAX_PROBLEMS): Problem[] {
  const problems = new Map<string, Problem>();
  for (const issue of error.issues)
    for (const problem of problemsIn(issue, [])) if (!problems.has(problem.path)) problems.set(problem.path, problem);
  return [...problems.values()].slice(0, most);
}

type Checked<T> = { readonly value: T } | { readonly problems: readonly Problem[] };

/** What was read of a stranger's value as what the schema describes, or what is wrong with it, ten things unless told. */
function held<T>(schema: z.ZodType<T>, read: ReturnType<typeof plainCopy<unknown>>, most?: number): Checked<T> {
  if ('problem' in read) return { problems: [read.problem] };
  const parsed = schema.safeParse(read.value);
  return parsed.success ? { value: parsed.data } : { problems: problemsOf(parsed.error, most) };
}

/** A stranger's value as what the schema describes, a copy of its own, or what is wrong with it, ten things unless told. Never throws. */
export const check = <T>(schema: z.ZodType<T>, given: unknown, limits?: Partial<Limits>, most?: number): Checked<T> =>
  held(schema, plainCopy(given, limits), most);

/** The error that says what is wrong with a value of that kind. */
export const invalid = (
  code: Exclude<LudiErrorCode, 'illegal-action'>,
  problems: readonly Problem[],
): InvalidValueError =>
  code === 'invalid-options' ? new InvalidOptionsError(problems) : new InvalidValueError(code, problems);

function sound<T>(code: Exclude<LudiErrorCode, 'illegal-action'>, checked: Checked<T>): T {
  if ('problems' in checked) throw invalid(code, checked.problems);
  return checked.value;
}

/** The same as `check`, but throws InvalidValueError of that code. */
export const parseWith = <T>(
  schema: z.ZodType<T>,
  code: Exclude<LudiErrorCode, 'illegal-action'>,
  given: unknown,
  limits?: Partial<Limits>,
): T => sound(code, check(schema, given, limits));

/** The same for a replay, of which as much is read as the referee reads; `limits` are those of an action. */
export const parseReplayWith = <T>(schema: z.ZodType<T>, given: unknown, limits: Partial<Limits>): T =>
  sound('invalid-replay', held(schema, wholeReplayCopy(given, limits)));
