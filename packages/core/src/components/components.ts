/** The tables of a box, and where they come from. */

import { InvalidValueError, type Problem } from '../errors/errors';
import { frozenCopy } from '../json/copy';
import { plainCopy } from '../json/plain-json';
import type { Provenance, Source } from './component-set';

/** Where a table comes from, in one line: `reconstructed: Pictures lost; each pair of goods twice.` */
export type Sourced = `${Provenance}: ${string}`;

/** For each table `routes` the line `routesSource`, beside it in its file. */
type Sources<T> = { readonly [K in keyof T & string as `${K}Source`]: Sourced };

/** All tables of a box with where each comes from. `sources` may hold more, such as the tables themselves. A frozen copy. */
export function withProvenance<T extends object>(
  tables: T,
  sources: Sources<T>,
): T & { readonly provenance: { readonly [K in keyof T]: Source } } {
  const provenance = Object.fromEntries(
    Object.keys(tables).map((table) => {
      const line = (sources as Readonly<Record<string, string>>)[`${table}Source`] ?? '';
      const colon = line.indexOf(': ');
      return [table, { provenance: line.slice(0, colon), source: line.slice(colon + 2) }];
    }),
  );
  return frozenCopy({ ...tables, provenance }) as ReturnType<typeof withProvenance<T>>;
}

/**
 * A stranger's tables as a copy of one's own, if nothing is wrong with them. Throws InvalidValueError `invalid-components` naming
 * each bad path.
 */
export function readComponents<C>(given: C, problemsOf: (given: unknown) => readonly Problem[]): C {
  const plain = plainCopy(given);
  const problems = 'problem' in plain ? [plain.problem] : problemsOf(plain.value);
  if (problems.length > 0) throw new InvalidValueError('invalid-components', problems);
  return (plain as { readonly value: C }).value;
}
