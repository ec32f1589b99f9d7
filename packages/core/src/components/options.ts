/** Options of games, each declared once. The words of a game hold the label and the help of each option. */

import { InvalidOptionsError, type Problem, problemAt } from '../errors/errors';
import { complaint, type Misfit, type ValueComplaint } from '../errors/messages';
import { isRecord, plainCopy } from '../json/plain-json';
import { type AnyShape, matches, oneOf, type Report, type Shape, seat } from './shapes';

/** All options that a caller gave, to check one against another. */
export type GivenOptions = Readonly<Record<string, unknown>>;

/** An option: its shape and its default. Checks, schemas, command line flags and tables follow from this declaration. */
export interface Option<out V> {
  readonly shape: Shape<V>;
  /** the value if the option is missing; `null` for a default that the option's words explain */
  readonly default: V | null;
  /** Returns the problem of a value of the right shape that contradicts other options. */
  readonly refuse?: (value: never, given: GivenOptions) => string | Misfit | undefined;
}
export type AnyOption = Option<unknown>;

/** The texts about an option. */
export interface OptionWords {
  /** a word or two */
  readonly label: string;
  /** one sentence */
  readonly help: string;
}

export type Options = Readonly<Record<string, AnyOption>>;

/** Declares an option. The type of `refuse` follows from the shape. */
export const option = <V>(
  declared: Omit<Option<V>, 'refuse'> & {
    readonly refuse?: (value: NoInfer<V>, given: GivenOptions) => string | Misfit | undefined;
  },
): Option<V> => declared;

/** Declares an option that names a player's seat. */
export const seatOption = (
  playerCounts: readonly number[],
  declared: Pick<Option<number>, 'default'>,
): Option<number> =>
  option({
    ...declared,
    shape: seat(Math.max(...playerCounts)),
    refuse: (value, { players }) =>
      value < Number(players) ? undefined : ('must be the seat of a player' satisfies ValueComplaint),
  });

/** The shape of a seed: any string of up to 1024 characters. A secret seed needs 128 bits of entropy. */
const seedShape: Shape<string> = matches(
  /^[\s\S]*$/,
  1024,
  complaint('must be a string of at most {max} characters', { max: 1024 }),
);

/** Returns the options that every game has. */
export const commonOptions = (playerCounts: readonly number[]) => ({
  players: option<number>({
    shape: oneOf(playerCounts),
    default: null,
  }),
  seed: option<string>({
    shape: seedShape,
    default: null,
  }),
});

/** The options that must be present. */
export const required: readonly string[] = ['players', 'seed'];

type Refuse = (value: unknown, given: GivenOptions) => string | Misfit | undefined;

const refusal = ({ refuse }: AnyOption, value: unknown, given: GivenOptions): string | Misfit | undefined =>
  (refuse as Refuse | undefined)?.(value, given);

/** Returns the problems of options of the right shapes that contradict each other. */
export function disagreements(given: GivenOptions, declared: Options): Problem[] {
  return Object.entries(declared).flatMap(([path, one]) => {
    const said = Object.hasOwn(given, path) ? refusal(one, given[path], given) : undefined;
    return said === undefined ? [] : [problemAt(path, said)];
  });
}

/** Returns the problems of options: unknown ones (at most ten), wrong shapes, and contradictions. */
function optionProblems(given: unknown, declared: Options): Problem[] {
  if (!isRecord(given)) return [problemAt('', 'must be an object' satisfies ValueComplaint)];
  const problems: Problem[] = Object.keys(given)
    .filter((key) => !Object.hasOwn(declared, key))
    .slice(0, 10)
    .map((key) => problemAt(key.slice(0, 40), 'no such field' satisfies ValueComplaint));
  const report: Report = (path, said) => problems.push(problemAt(path, said));
  for (const [path, { shape }] of Object.entries<{ shape: AnyShape }>(declared)) {
    if (Object.hasOwn(given, path)) shape.check(given[path], path, report);
    else if (required.includes(path)) report(path, 'is missing' satisfies ValueComplaint);
  }
  return problems.length > 0 ? problems : disagreements(given, declared);
}

/**
 * Returns the seed of untrusted options, and `chosen`, all other options as a state holds them, with defaults filled in. Throws
 * InvalidOptionsError, which names each bad path.
 */
export function chosenOptions(given: unknown, declared: Options): { readonly seed: string; readonly chosen: object } {
  // a value that is no object gets the message for objects
  const plain = typeof given === 'object' ? plainCopy(given, { values: 1000 }) : { value: given };
  if ('problem' in plain) throw new InvalidOptionsError([plain.problem]);
  const problems = optionProblems(plain.value, declared);
  if (problems.length > 0) throw new InvalidOptionsError(problems);
  const { seed, ...options } = plain.value as { readonly seed: string; readonly [name: string]: unknown };
  const chosen: Record<string, unknown> = {};
  for (const [name, one] of Object.entries(declared))
    if (name !== 'seed') chosen[name] = Object.hasOwn(options, name) ? options[name] : one.default;
  return { seed, chosen };
}
