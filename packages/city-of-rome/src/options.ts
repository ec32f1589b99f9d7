import { misfit, option, type Rules, seatOption } from '@ludi-romani/core';
import { flag, list, oneOf } from '@ludi-romani/core/shape';
import { colorIds, type PlayerCount, playerCounts } from './components/ids';
import type { Tables } from './components/shapes';
import type { CityOfRome } from './types';

const most = Math.max(...playerCounts);

/** Returns the declaration of the game's options. Core adds `players` and `seed`. */
export const options = ({ setups }: Tables): Rules<CityOfRome>['options'] => ({
  startPlayer: seatOption(playerCounts, {
    default: 0,
  }),
  colors: option({
    shape: list(2, most, oneOf(colorIds)),
    default: null,
    // CR-3.18
    refuse: (value, { players }) => {
      const { colors } = setups[players as PlayerCount];
      return value.length === players && value.every((color, i) => colors.includes(color) && value.indexOf(color) === i)
        ? undefined
        : misfit('must give each seat a different one of {colors}', { colors });
    },
  }),
  aqueductsStay: option({
    shape: flag,
    default: false,
  }),
  selectiveProduction: option({
    shape: flag,
    default: false,
  }),
});
