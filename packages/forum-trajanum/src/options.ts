import { misfit, option, type Rules, seatOption } from '@ludi-romani/core';
import { flag, oneOf } from '@ludi-romani/core/shape';
import {
  boardSides,
  draftModes,
  eagleSums,
  introductoryCards,
  mosaics,
  playerCounts,
  tileSupplies,
  trackEnds,
} from './components/ids';
import type { Tables } from './components/shapes';
import type { ForumTrajanum } from './types';

/** Returns the declarations of the game's own options. Core adds `players` and `seed`. */
export function options({ arrangements }: Tables): Rules<ForumTrajanum>['options'] {
  const fitting = (players: unknown) => arrangements.flatMap((one) => (one.players === players ? [one.id] : []));
  return {
    boardSide: option({
      shape: oneOf(boardSides),
      default: 'A',
    }),
    startPlayer: seatOption(playerCounts, {
      default: null,
    }),
    introductory: option({
      shape: flag,
      default: false,
    }),
    introductoryCard: option({
      shape: oneOf(introductoryCards),
      default: 'drawn',
      refuse: (value, { introductory }) =>
        value === 'drawn' || introductory === true ? undefined : 'is valid only in the introductory game',
    }),
    promoCards: option({
      shape: flag,
      default: false,
    }),
    buildingTiles: option({
      shape: oneOf(tileSupplies),
      default: 'unlimited',
    }),
    mosaic: option({
      shape: oneOf(mosaics),
      default: 'printed',
    }),
    arrangement: option({
      shape: oneOf(['random', ...arrangements.map(({ id }) => id)]),
      default: 'random',
      refuse: (value, { players }) => {
        const possible = ['random', ...fitting(players)];
        return possible.includes(value) ? undefined : misfit('must be one of {values}', { values: possible });
      },
    }),
    draftMode: option({
      shape: oneOf(draftModes),
      default: 'simultaneous',
    }),
    eaglePoints: option({
      shape: oneOf(eagleSums),
      default: 'highest',
    }),
    trackEnd: option({
      shape: oneOf(trackEnds),
      default: 'before-action',
    }),
  };
}
