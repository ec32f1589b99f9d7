import type { Catalog } from './catalog';
import type { State } from './types';
export function invariants(_: Catalog, _state: State): string[] { return []; }
