/** Component sets: the shape of all tables of a game, remarks about them, and checks of untrusted component sets. */

import { type Problem, problemAt } from '../errors/errors';
import type { ValueComplaint } from '../errors/messages';
import { isRecord } from '../json/plain-json';
import {
  each,
  type Fields,
  inside,
  list,
  type Of,
  object,
  oneOf,
  type Report,
  record,
  type Shape,
  text,
} from './shapes';

const TAG = /^[a-z]{2,3}(-[a-zA-Z0-9]{1,8}){0,3}$/;
const MOST_LANGUAGES = 50;

/** A text for all languages, or one per language tag: `{ en: 'Spelt', de: 'Dinkel' }`. */
export const texts: Shape<string | Readonly<Record<string, string>>> = {
  node: { is: 'texts', text, tag: TAG, max: MOST_LANGUAGES },
  check: (value, path, report) => {
    if (!isRecord(value)) return text.check(value, path, report);
    const tags = Object.keys(value);
    if (tags.length < 1 || tags.length > MOST_LANGUAGES)
      return report(path, `must hold 1 to ${MOST_LANGUAGES} entries`);
    for (const tag of tags)
      if (TAG.test(tag)) text.check(value[tag], inside(path, tag), report);
      else report(inside(path, tag.slice(0, 40)), 'no such field' satisfies ValueComplaint);
  },
};

/**
 * The origin of a table: printed in the rulebook, derived from print, taken from a public page, reconstructed by this project, or
 * `calibrated`: reconstructed, with numbers chosen by games of bots, so that these end like the examples of the rulebook.
 */
export const provenances = ['rulebook', 'derived', 'public-source', 'reconstructed', 'calibrated'] as const;
export type Provenance = (typeof provenances)[number];

/** The source of a table. */
export interface Source {
  readonly provenance: Provenance;
  /** one sentence: the heading of the rulebook, the public page, or the method of the reconstruction */
  readonly source: string;
}

/** The name of a component. */
export interface Title {
  readonly id: string;
  /** one text for all languages, or one text per language tag; a language without a text here uses its own title of the component */
  readonly title: Of<typeof texts>;
}

/** Remarks about component tables. No rule reads them, so they are not part of the digest. */
export interface Remarks<Table extends string | number | symbol> {
  /** the source of each table */
  readonly provenance?: { readonly [K in Table]: Source };
  /** the titles of components that have no title, or a different title, in the game's languages */
  readonly titles?: readonly Title[];
}

/** Returns the shape of a component set: these tables, and optional remarks. */
/* @__NO_SIDE_EFFECTS__ */
export const box = <const F extends Fields>(
  tables: F,
): Shape<{ readonly [K in keyof F]: Of<F[K]> } & Remarks<keyof F>> => {
  const source = object({ provenance: oneOf(provenances), source: text });
  const provenance = object(each(Object.keys(tables), source));
  const titles = list(0, 1000, object({ id: text, title: texts }));
  return record({ ...tables, provenance, titles }, ['provenance', 'titles']);
};

/** Reports every repeated value, at its path. Returns the set of values. */
export function unique(entries: readonly (readonly [path: string, value: string])[], report: Report): Set<string> {
  const seen = new Set<string>();
  for (const [path, value] of entries) {
    if (seen.has(value)) report(path, `repeats ${value}`);
    seen.add(value);
  }
  return seen;
}

/** Reports titles for ids that are not in `ids`, and second titles for the same id. `ids` lists the components that may have a title. */
export function checkTitles(titles: readonly Title[] = [], ids: readonly string[], report: Report): void {
  const left = new Set(ids);
  titles.forEach(({ id }, i) => {
    if (!left.delete(id))
      report(`titles[${i}].id`, ids.includes(id) ? `repeats ${id}` : 'names nothing in this box that takes a title');
  });
}

const MAX_PROBLEMS = 20;

/**
 * Returns the problems of an untrusted value, at most 20. These are the problems of its shape. If the shape is right, these are the problems
 * that `agreement` reports about parts that contradict each other. Throws no errors.
 */
export function problemsWith<T>(
  given: unknown,
  shape: Shape<T>,
  agreement: (value: T, report: Report) => void = () => {},
): Problem[] {
  const problems: Problem[] = [];
  const report: Report = (path, said) => {
    if (problems.length < MAX_PROBLEMS) problems.push(problemAt(path, said));
  };
  try {
    shape.check(given, '', report);
    if (problems.length === 0) agreement(given as T, report);
  } catch {
    report('', 'cannot be read' satisfies ValueComplaint); // a getter or a proxy threw an error
  }
  return problems;
}
