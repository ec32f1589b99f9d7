import { option, type Rules, seatOption } from '@ludi-romani/core';
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

/** What a game can be started with beside `players` and `seed`. */
export function options({ arrangements }: Tables): Rules<ForumTrajanum>['options'] {
  const fitting = (players: unknown) => arrangements.flatMap((one) => (one.players === players ? [one.id] : []));
  return {
    boardSide: option({
      shape: oneOf(boardSides),
      default: 'A',
      label: 'Board side',
      help: 'Side A is the same for all players; on side B every board differs.',
    }),
    startPlayer: seatOption(playerCounts, {
      default: null,
      label: 'Start player',
      help: 'The seat that begins; drawn by lot if left out.',
    }),
    introductory: option({
      shape: flag,
      default: false,
      label: 'Introductory game',
      help: 'A single Trajan card, scored at the end.',
    }),
    introductoryCard: option({
      shape: oneOf(introductoryCards),
      default: 'drawn',
      label: 'Introductory card',
      help: 'Whether the single Trajan card is drawn at random or chosen by the start player.',
      refuse: (value, { introductory }) =>
        value === 'drawn' || introductory === true ? undefined : 'is for the introductory game',
    }),
    promoCards: option({
      shape: flag,
      default: false,
      label: 'Promo cards',
      help: 'A fifth Trajan card for each cycle.',
    }),
    buildingTiles: option({
      shape: oneOf(tileSupplies),
      default: 'unlimited',
      label: 'Building tiles',
      help: 'Whether the building tiles are limited in number.',
    }),
    mosaic: option({
      shape: oneOf(mosaics),
      default: 'printed',
      label: 'Mosaic',
      help: 'Whether the mosaic boards show their printed faces or random ones.',
    }),
    arrangement: option({
      shape: oneOf(['random', ...arrangements.map(({ id }) => id)]),
      default: 'random',
      label: 'Arrangement',
      help: 'How the mosaic boards are laid out; each arrangement is for one number of players.',
      refuse: (value, { players }) => {
        const possible = ['random', ...fitting(players)];
        return possible.includes(value) ? undefined : `must be one of ${possible.join(', ')}`;
      },
    }),
    draftMode: option({
      shape: oneOf(draftModes),
      default: 'simultaneous',
      label: 'Draft mode',
      help: 'Whether players prepare, draft and pay at the same time or one after the other.',
    }),
    eaglePoints: option({
      shape: oneOf(eagleSums),
      default: 'highest',
      label: 'Eagle points',
      help: 'Whether an envoy on or near several eagles scores only its highest value or all of them.',
    }),
    trackEnd: option({
      shape: oneOf(trackEnds),
      default: 'before-action',
      label: 'End of a track',
      help: 'Whether the end of a track is scored before or after the building action that it grants.',
    }),
  };
}
