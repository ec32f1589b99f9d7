/** Every code with which a table can refuse something, from its source. */
import { readFileSync } from 'node:fs';

/** The codes of the type, which `tsc` holds the source to. */
export function refusalCodes(): string[] {
  const source = readFileSync('packages/table/src/types.ts', 'utf8');
  const [, type = ''] = /export type TableRefusalCode =([^;]+);/.exec(source) ?? [];
  return [...type.matchAll(/'([a-z-]+)'/g)].map(([, code = '']) => code);
}
