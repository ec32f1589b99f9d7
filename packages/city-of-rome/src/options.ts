import { type Check, type OptionFields, oneOf, optional } from '@ludi-romani/core';
import type { PlayerCount, Tables } from './components/types';
import type { Options } from './types';

/** CR-3.18 one color per seat, all different, of those allowed for the player count. */
const colors =
  ({ setups }: Tables): Check =>
  (value, { players }) => {
    const allowed: readonly unknown[] = setups[players as PlayerCount]?.colors ?? [];
    if (!Array.isArray(value) || value.length !== players) return 'must be a list of one color per player';
    if (!value.every((color) => allowed.includes(color))) return `must all be among ${allowed.join(', ')}`;
    return new Set(value).size === value.length ? undefined : 'must all be different';
  };

export const options = (components: Tables): OptionFields<Omit<Options, 'players' | 'seed'>> => ({
  startPlayer: optional((value, { players }) => oneOf(...[0, 1, 2, 3].slice(0, Number(players)))(value, {})),
  colors: optional(colors(components)),
});
