import { option, type Rules, seatOption } from '@ludi-romani/core';
import { list, oneOf } from '@ludi-romani/core/shape';
import { colorIds, playerCounts } from './components/ids';
import { type Aquileia, passings } from './types';

const most = Math.max(...playerCounts);

/** The options of a game, in addition to `players` and `seed`. */
export const options: Rules<Aquileia>['options'] = {
  startPlayer: seatOption(playerCounts, {
    default: null,
  }),
  passing: option({
    shape: oneOf(passings),
    default: 'after-crest',
  }),
  colors: option({
    shape: list(Math.min(...playerCounts), most, oneOf(colorIds)),
    default: null,
    refuse: (value, { players }) => {
      if (value.length !== players) return 'must be a list of one color per player';
      return new Set(value).size === value.length ? undefined : 'must all be different';
    },
  }),
};
