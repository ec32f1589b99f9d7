import { option, type Rules } from '@ludi-romani/core';
import { flag, id, oneOf } from '@ludi-romani/core/shape';
import { boardSides, draftModes, mosaics, playerCounts, tileSupplies } from './components/ids';
import type { Tables } from './components/shapes';
import type { ForumTrajanum } from './types';

/** What a game can be started with beside `players` and `seed`. */
export function options({ arrangements }: Tables): Rules<ForumTrajanum>['options'] {
  const fitting = (players: unknown) => arrangements.flatMap((one) => (one.players === players ? [one.id] : []));
  const perCount = playerCounts.map((players) => `${fitting(players).join(' or ')} with ${players} players`);
  return {
    boardSide: option({
      shape: oneOf(boardSides),
      default: 'A',
      label: 'Board side',
      help: 'Side A is the same for all; on side B every board is another.',
    }),
    introductory: option({
      shape: flag,
      default: false,
      label: 'Introductory game',
      help: 'One Trajan card, scored at the end.',
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
      help: 'Whether building tiles run out.',
    }),
    mosaic: option({
      shape: oneOf(mosaics),
      default: 'printed',
      label: 'Mosaic',
      help: 'Whether the mosaic boards show their printed faces or random ones.',
    }),
    arrangement: option({
      shape: id,
      default: 'random',
      label: 'Arrangement',
      help: `How the mosaic boards lie: random, or ${perCount.join(', ')}.`,
      refuse: (value, { players }) => {
        const possible = ['random', ...fitting(players)];
        return possible.includes(value) ? undefined : `must be one of ${possible.join(', ')}`;
      },
    }),
    draftMode: option({
      shape: oneOf(draftModes),
      default: 'simultaneous',
      label: 'Draft mode',
      help: 'Whether all prepare, draft and pay at the same time or one player after the other.',
    }),
  };
}
