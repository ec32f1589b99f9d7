import { option, type Rules, seatOption } from '@ludi-romani/core';
import { flag, list, oneOf, whole } from '@ludi-romani/core/shape';
import { difficulties, playerCounts, withoutContract } from './components/ids';
import type { NovaRoma } from './types';

const seat = whole(0, Math.max(...playerCounts) - 1);

/** What a game can be started with beside `players` and `seed`. */
export const options: Rules<NovaRoma>['options'] = {
  startPlayer: seatOption(playerCounts, {
    default: null,
    label: 'Start player',
    help: 'The seat that goes first; drawn by lot if omitted.',
  }),
  youngestFirst: option({
    shape: list(1, playerCounts.length, seat),
    default: null,
    label: 'By age',
    help: 'Every seat, the youngest player first; the last tiebreaker.',
    refuse: (value, { players }) =>
      value.length === players && value.every((each, i) => each < players && value.indexOf(each) === i)
        ? undefined
        : 'must name each seat once',
  }),
  mosaicDraft: option({
    shape: flag,
    default: false,
    label: 'Mosaic draft',
    help: 'The mosaic tiles are drafted instead of dealt.',
  }),
  followerDraft: option({
    shape: flag,
    default: false,
    label: 'Follower draft',
    help: 'The starting followers are drafted instead of dealt.',
  }),
  difficulty: option({
    shape: oneOf(difficulties),
    default: 'normal',
    label: 'Difficulty',
    help: 'How strong the AI of a solo game is.',
    refuse: (_, { players }) => (players === 1 ? undefined : 'only a solo game has an AI'),
  }),
  withoutContract: option({
    shape: oneOf(withoutContract),
    default: 'in-part',
    label: 'Without a contract',
    help: 'A sail or build action without a contract is done in part, or counts as given up and pays the coin if no follower helped.',
  }),
};
