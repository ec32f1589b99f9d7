import { option, type Rules, seatOption } from '@ludi-romani/core';
import { list, oneOf } from '@ludi-romani/core/shape';
import { colorIds, playerCounts } from './components/ids';
import { type Aquileia, passings } from './types';

const most = Math.max(...playerCounts);

/** What a game can be started with beside `players` and `seed`. */
export const options: Rules<Aquileia>['options'] = {
  startPlayer: seatOption(playerCounts, {
    default: null,
    label: 'Start player',
    help: 'The seat that starts round 1; by default drawn at random.',
  }),
  passing: option({
    shape: oneOf(passings),
    default: 'after-crest',
    label: 'Passing',
    help: 'Whether a player may pass only after placing the crest, or at any time, keeping the crest out of the round.',
  }),
  colors: option({
    shape: list(Math.min(...playerCounts), most, oneOf(colorIds)),
    default: null,
    label: 'Colors',
    help: 'One color per seat, all different; no effect on play.',
    refuse: (value, { players }) => {
      if (value.length !== players) return 'must be a list of one color per player';
      return new Set(value).size === value.length ? undefined : 'must all be different';
    },
  }),
};
