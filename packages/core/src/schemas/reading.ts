/** Reading a stranger's value by a schema. */
import type * as z from 'zod';
import { complaint, type Misfit, type ValueComplaint } from '../errors/complaints';
import { InvalidOptionsError, InvalidValueError, type LudiErrorCode, type Problem, problemAt } from '../errors/errors';
import { isRecord, type Limits, pathText, plainCopy } from '../json/plain-json';
import { replayCopy } from '../replay/replay-copy';

/** As many are told of a value. */
export const MAX_PROBLEMS = 10;
const MAX_MESSAGE = 200;

/** The issues of a union without a discriminator: those of the branch that the value came closest to. */
const closest = (branches: readonly (readonly z.core.$ZodIssue[])[]): readonly z.core.$ZodIssue[] => {
  const depth = (issues: readonly z.core.$ZodIssue[]) => Math.max(0, ...issues.map(({ path }) => path.length));
  return [...branches].sort((a, b) => depth(b) - depth(a) || a.length - b.length)[0] ?? [];
};

/** Types as zod calls them. */
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
/** Of more values than these none is named. */
const MOST_TOLD = 20;
const UNFIT: ValueComplaint = 'is not of the right kind';

/** What zod would say, as core says it of any value. */
function saidOf(issue: z.core.$ZodRawIssue): Misfit | ValueComplaint {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is missing' : (TYPES[issue.expected] ?? UNFIT);
    case 'invalid_value':
      return issue.values.length > MOST_TOLD
        ? UNFIT
        : complaint('must be one of {values}', { values: issue.values.map(String) });
    case 'too_big':
      if (issue.origin === 'string')
        return complaint('must be of at most {most} characters', { most: Number(issue.maximum) });
      return issue.origin === 'array'
        ? complaint('must hold at most {max} entries', { max: Number(issue.maximum) })
        : complaint('must be at most {max}', { max: Number(issue.maximum) });
    case 'too_small':
      if (issue.origin === 'string') return UNFIT;
      return issue.origin === 'array'
        ? complaint('must hold at least {min} entries', { min: Number(issue.minimum) })
        : complaint('must be at least {min}', { min: Number(issue.minimum) });
    default:
      return UNFIT;
  }
}

/** By what zod was told to say of a value, how that can be said in any language. */
type Said = ReadonlyMap<string, Misfit>;

const problemsIn = (issue: z.core.$ZodIssue, above: readonly PropertyKey[], told: Said): Problem[] => {
  const path = [...above, ...issue.path];
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    return closest(issue.errors).flatMap((inner) => problemsIn(inner, path, told));
  }
  if (issue.code === 'unrecognized_keys') {
    const said: ValueComplaint = 'is not a field of this';
    return issue.keys.map((key) => problemAt(pathText([...path, key.slice(0, 40)]), said));
  }
  const said = issue.code === 'custom' ? (issue.params as Misfit | undefined) : told.get(issue.message);
  return [problemAt(pathText(path), { ...said, message: issue.message.slice(0, MAX_MESSAGE) })];
};

/** What zod found wrong, in this library's words: a message for each of the first paths. */
function problemsOf(error: z.core.$ZodError, told: Said, most = MAX_PROBLEMS): Problem[] {
  const problems = new Map<string, Problem>();
  for (const issue of error.issues)
    for (const problem of problemsIn(issue, [], told))
      if (!problems.has(problem.path)) problems.set(problem.path, problem);
  return [...problems.values()].slice(0, most);
}

type Checked<T> = { readonly value: T } | { readonly problems: readonly Problem[] };

/** What was read of a stranger's value as what the schema describes, or what is wrong with it, ten things unless told. */
function held<T>(schema: z.ZodType<T>, read: ReturnType<typeof plainCopy<unknown>>, most?: number): Checked<T> {
  if ('problem' in read) return { problems: [read.problem] };
  const told = new Map<string, Misfit>();
  const error = (issue: z.core.$ZodRawIssue): string => {
    const said = saidOf(issue);
    if (typeof said === 'string') return said;
    told.set(said.message, said);
    return said.message;
  };
  const parsed = schema.safeParse(read.value, { error });
  return parsed.success ? { value: parsed.data } : { problems: problemsOf(parsed.error, told, most) };
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

const pathIn = (outer: string, inner: string): string => (/^$|^\[/.test(inner) ? outer + inner : `${outer}.${inner}`);

/**
 * The same for a replay, of which as much is read as the referee reads; `limits` are those of an action. Actions are read one by one, until
 * enough of them are wrong: a stranger's may be many, and large.
 */
export function parseReplayWith<A, R extends { readonly actions: readonly A[] }>(
  { replay, action }: { readonly replay: z.ZodType<R>; readonly action: z.ZodType<A> },
  given: unknown,
  limits: Partial<Limits>,
): R {
  const code = 'invalid-replay';
  const read = replayCopy(given);
  if ('problem' in read || !isRecord(read.value) || !Array.isArray(read.value.actions))
    return sound(code, held(replay, read));
  // there is a time for each action, and comments are on actions: all are held together in the end
  const { times: _, comments: __, ...outline } = read.value;
  const around = held(replay, { value: { ...outline, actions: [] } });
  const problems = 'problems' in around ? [...around.problems] : [];
  const actions: A[] = [];
  for (const [i, one] of read.value.actions.entries()) {
    if (problems.length >= MAX_PROBLEMS) break;
    const checked = check(action, one, limits);
    if ('value' in checked) actions.push(checked.value);
    else problems.push(...checked.problems.map((said) => ({ ...said, path: pathIn(`actions[${i}]`, said.path) })));
  }
  if (problems.length > 0) throw invalid(code, problems.slice(0, MAX_PROBLEMS));
  return sound(code, held(replay, { value: { ...read.value, actions } }));
}
