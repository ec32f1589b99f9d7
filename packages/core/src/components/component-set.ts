/** Boxes of a game: what all tables of one look like, what may be said of them beside, and how one that comes from outside is judged. */

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

/** A text for every language, or those of some languages by their tags: `{ en: 'Spelt', de: 'Dinkel' }`. */
export const texts: Shape<string | Readonly<Record<string, string>>> = {
  node: { is: 'texts', text, tag: TAG, max: MOST_LANGUAGES },
  check: (value, path, report) => {
    if (!isRecord(value)) return text.check(value, path, report);
    const tags = Object.keys(value);
    if (tags.length < 1 || tags.length > MOST_LANGUAGES)
      return report(path, `must hold 1 to ${MOST_LANGUAGES} entries`);
    for (const tag of tags)
      if (TAG.test(tag)) text.check(value[tag], inside(path, tag), report);
      else report(inside(path, tag.slice(0, 40)), 'is not a field of this' satisfies ValueComplaint);
  },
};

/** How sure a table is: printed, following from what is printed, told by a public page, or worked out by us. */
export const provenances = ['rulebook', 'derived', 'public-source', 'reconstructed'] as const;
export type Provenance = (typeof provenances)[number];

/** Where a table comes from. */
export interface Source {
  readonly provenance: Provenance;
  /** one sentence: the heading of the rulebook, the public page, or how the table was worked out */
  readonly source: string;
}

/** What people call a thing of a box. */
export interface Title {
  readonly id: string;
  /** in every language, or in each of these, by the tags of their words; any other language has its own name for it */
  readonly title: Of<typeof texts>;
}

/** What is said of a box beside its tables, and is not part of its digest: no rule looks at it. */
export interface Remarks<Table extends string | number | symbol> {
  /** where each table comes from */
  readonly provenance?: { readonly [K in Table]: Source };
  /** what cards, tiles and other things with a name are called, for those that the words of the game do not know, or call otherwise */
  readonly titles?: readonly Title[];
}

/** All tables of a box, and what may be said of them beside. */
/* @__NO_SIDE_EFFECTS__ */
export const box = <const F extends Fields>(
  tables: F,
): Shape<{ readonly [K in keyof F]: Of<F[K]> } & Remarks<keyof F>> => {
  const source = object({ provenance: oneOf(provenances), source: text });
  const provenance = object(each(Object.keys(tables), source));
  const titles = list(0, 1000, object({ id: text, title: texts }));
  return record({ ...tables, provenance, titles }, ['provenance', 'titles']);
};

/** Reports every entry that is there already, and returns all of them. An entry is where something stands and what it is. */
export function unique(entries: readonly (readonly [path: string, value: string])[], report: Report): Set<string> {
  const seen = new Set<string>();
  for (const [path, value] of entries) {
    if (seen.has(value)) report(path, `repeats ${value}`);
    seen.add(value);
  }
  return seen;
}

/** Reports titles of what takes none, and second titles; `ids` are those of what sentences call by a name. */
export function checkTitles(titles: readonly Title[] = [], ids: readonly string[], report: Report): void {
  const left = new Set(ids);
  titles.forEach(({ id }, i) => {
    if (!left.delete(id))
      report(`titles[${i}].id`, ids.includes(id) ? `repeats ${id}` : 'names nothing in this box that takes a title');
  });
}

const MAX_PROBLEMS = 20;

/**
 * What is wrong with a value that comes from outside, at most 20 things: with its shape, and if that is right, with what its parts
 * say about each other. Never throws.
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
    report('', 'cannot be read' satisfies ValueComplaint); // a getter or a proxy that throws
  }
  return problems;
}
