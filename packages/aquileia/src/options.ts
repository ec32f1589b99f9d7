import { option, type Rules } from '@ludi-romani/core';
import { list, oneOf } from '@ludi-romani/core/shape';
import { colorIds, playerCounts } from './components/ids';
import type { Aquileia } from './types';

/** What a game can be started with beside `players` and `seed`. */
export const options: Rules<Aquileia>['options'] = {
  colors: option({
    shape: list(Math.min(...playerCounts), Math.max(...playerCounts), oneOf(colorIds)),
    default: null,
    label: 'Colors',
    help: 'One color per seat, all different; no effect on play.',
    refuse: (value, { players }) => {
      if (value.length !== players) return 'must be a list of one color per player';
      return new Set(value).size === value.length ? undefined : 'must all be different';
    },
  }),
};
