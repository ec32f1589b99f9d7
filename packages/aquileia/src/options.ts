import { type Check, type OptionFields, optional } from '@ludi-romani/core';
import type { Tables } from './components/types';
import type { Options } from './types';

/** AQ-3.11 one color per seat, all different. */
const colors =
  ({ playerColors }: Tables): Check =>
  (value, { players }) => {
    const allowed: readonly unknown[] = playerColors;
    if (!Array.isArray(value) || value.length !== players) return 'must be a list of one color per player';
    if (!value.every((color) => allowed.includes(color))) return `must all be among ${allowed.join(', ')}`;
    return new Set(value).size === value.length ? undefined : 'must all be different';
  };

export const options = (components: Tables): OptionFields<Omit<Options, 'players' | 'seed'>> => ({
  colors: optional(colors(components)),
});
