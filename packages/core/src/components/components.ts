/** Adds sources to component tables, and reads untrusted component tables. */

import { InvalidValueError, type Problem } from '../errors/errors';
import { frozenCopy } from '../json/copy';
import { plainCopy } from '../json/plain-json';
import type { Provenance, Source } from './component-set';

/** The source of a table, in one line: `reconstructed: Pictures lost; each pair of goods twice.` */
export type Sourced = `${Provenance}: ${string}`;

/** The sources of tables: for each table, such as `routes`, a field such as `routesSource`. */
type Sources<T> = { readonly [K in keyof T & string as `${K}Source`]: Sourced };

/** Returns a frozen copy of the tables with their sources. `sources` may hold other values too, such as the tables themselves. */
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

/** Returns a copy of the untrusted tables `given`. Throws InvalidValueError `invalid-components`, which names each bad path. */
export function readComponents<C>(given: C, problemsOf: (given: unknown) => readonly Problem[]): C {
  const plain = plainCopy(given);
  const problems = 'problem' in plain ? [plain.problem] : problemsOf(plain.value);
  if (problems.length > 0) throw new InvalidValueError('invalid-components', problems);
  return (plain as { readonly value: C }).value;
}
