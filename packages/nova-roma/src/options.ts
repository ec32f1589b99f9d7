import { option, type Rules, seatOption } from '@ludi-romani/core';
import { flag, list, oneOf, seat, whole } from '@ludi-romani/core/shape';
import { difficulties, playerCounts, severin, withoutContract } from './components/ids';
import type { NovaRoma } from './types';

/** The options of the game besides `players` and `seed`. */
export const options: Rules<NovaRoma>['options'] = {
  startPlayer: seatOption(playerCounts, {
    default: null,
  }),
  youngestFirst: option({
    shape: list(1, playerCounts.length, seat(Math.max(...playerCounts))),
    default: null,
    refuse: (value, { players }) =>
      value.length === players && value.every((each, i) => each < players && value.indexOf(each) === i)
        ? undefined
        : 'must name each seat once',
  }),
  mosaicDraft: option({
    shape: flag,
    default: false,
  }),
  followerDraft: option({
    shape: flag,
    default: false,
  }),
  difficulty: option({
    shape: oneOf(difficulties),
    default: 'normal',
    refuse: (_, { players }) => (players === 1 ? undefined : 'only a solo game has an AI'),
  }),
  handicap: option({
    shape: whole(0, 100),
    default: 0,
    refuse: (_, { players }) => (players === 1 ? undefined : 'only a solo game has an AI'),
  }),
  withoutContract: option({
    shape: oneOf(withoutContract),
    default: 'in-part',
  }),
  severin: option({
    shape: oneOf(severin),
    default: 'per-one',
  }),
};
