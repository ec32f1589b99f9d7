/** The codes of all refusals of a table, read from its source. */
import { readFileSync } from 'node:fs';

/** Returns the members of the type `TableRefusalCode`. */
export function refusalCodes(): string[] {
  const source = readFileSync('packages/table/src/types.ts', 'utf8');
  const [, type = ''] = /export type TableRefusalCode =([^;]+);/.exec(source) ?? [];
  return [...type.matchAll(/'([a-z-]+)'/g)].map(([, code = '']) => code);
}
