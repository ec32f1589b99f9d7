import type { Achievement, MosaicBoard, MosaicTile, Source } from './types';

export const achievements: readonly Achievement[] = [
  { id: 'g-b2', color: 'green', kind: 'count', of: ['building-contracts'], min: 2, cost: {} },
  { id: 'g-s2', color: 'green', kind: 'count', of: ['shipping-contracts'], min: 2, cost: {} },
  { id: 'g-f2', color: 'green', kind: 'count', of: ['followers'], min: 2, cost: {} },
  { id: 'g-h3', color: 'green', kind: 'markers', markers: 1, space: 3 },
  { id: 'g-bs', color: 'green', kind: 'count', of: ['building-contracts', 'shipping-contracts'], min: 2, cost: {} },
  { id: 'g-fs', color: 'green', kind: 'count', of: ['followers', 'shipping-contracts'], min: 2, cost: {} },
  { id: 'g-fb', color: 'green', kind: 'count', of: ['followers', 'building-contracts'], min: 2, cost: {} },
  { id: 'g-fe', color: 'green', kind: 'count', of: ['followers', 'estate-tiles'], min: 2, cost: {} },
  { id: 'g-se', color: 'green', kind: 'count', of: ['shipping-contracts', 'estate-tiles'], min: 2, cost: {} },
  { id: 'g-be', color: 'green', kind: 'count', of: ['building-contracts', 'estate-tiles'], min: 2, cost: {} },
  { id: 'g-i4', color: 'green', kind: 'count', of: ['influence'], min: 4, cost: { influence: 2 } },
  { id: 'y-b4', color: 'yellow', kind: 'count', of: ['building-contracts'], min: 4, cost: {} },
  { id: 'y-s4', color: 'yellow', kind: 'count', of: ['shipping-contracts'], min: 4, cost: {} },
  { id: 'y-f4', color: 'yellow', kind: 'count', of: ['followers'], min: 4, cost: {} },
  { id: 'y-bs5', color: 'yellow', kind: 'count', of: ['building-contracts', 'shipping-contracts'], min: 5, cost: {} },
  { id: 'y-fb5', color: 'yellow', kind: 'count', of: ['followers', 'building-contracts'], min: 5, cost: {} },
  { id: 'y-fs5', color: 'yellow', kind: 'count', of: ['followers', 'shipping-contracts'], min: 5, cost: {} },
  { id: 'y-fe5', color: 'yellow', kind: 'count', of: ['followers', 'estate-tiles'], min: 5, cost: {} },
  { id: 'y-se5', color: 'yellow', kind: 'count', of: ['shipping-contracts', 'estate-tiles'], min: 5, cost: {} },
  { id: 'y-be5', color: 'yellow', kind: 'count', of: ['building-contracts', 'estate-tiles'], min: 5, cost: {} },
  { id: 'y-i6', color: 'yellow', kind: 'count', of: ['influence'], min: 6, cost: { influence: 3 } },
  { id: 'y-hh3', color: 'yellow', kind: 'markers', markers: 2, space: 3 },
  { id: 'o-b6', color: 'orange', kind: 'count', of: ['building-contracts'], min: 6, cost: {} },
  { id: 'o-f6', color: 'orange', kind: 'count', of: ['followers'], min: 6, cost: {} },
  { id: 'o-s6', color: 'orange', kind: 'count', of: ['shipping-contracts'], min: 6, cost: {} },
  { id: 'o-h10', color: 'orange', kind: 'count', of: ['spaces'], min: 10, cost: {} },
  { id: 'o-e5', color: 'orange', kind: 'count', of: ['estate-tiles'], min: 5, cost: {} },
];

export const achievementsSource: Source = {
  provenance: 'rulebook',
  source:
    'Heading MOSAIKPLAETTCHEN - INDEX; of each pair of entries the easy one is taken as green, the hard one as yellow.',
};

export const mosaicTiles: readonly MosaicTile[] = [
  { id: 'green-1', color: 'green', achievements: ['g-b2', 'g-fs', 'g-h3'] },
  { id: 'green-2', color: 'green', achievements: ['g-fb', 'g-s2', 'g-i4'] },
  { id: 'green-3', color: 'green', achievements: ['g-bs', 'g-h3', 'g-f2'] },
  { id: 'green-4', color: 'green', achievements: ['g-f2', 'g-b2', 'g-se'] },
  { id: 'green-5', color: 'green', achievements: ['g-s2', 'g-be', 'g-fe'] },
  { id: 'yellow-1', color: 'yellow', achievements: ['y-s4', 'y-fb5', 'y-hh3'] },
  { id: 'yellow-2', color: 'yellow', achievements: ['y-f4', 'y-i6', 'y-bs5'] },
  { id: 'yellow-3', color: 'yellow', achievements: ['y-hh3', 'y-b4', 'y-se5'] },
  { id: 'yellow-4', color: 'yellow', achievements: ['y-be5', 'y-f4', 'y-s4'] },
  { id: 'yellow-5', color: 'yellow', achievements: ['y-fs5', 'y-fe5', 'y-b4'] },
  { id: 'orange-1', color: 'orange', achievements: ['o-b6', 'o-f6', 'o-h10'] },
  { id: 'orange-2', color: 'orange', achievements: ['o-f6', 'o-s6', 'o-e5'] },
  { id: 'orange-3', color: 'orange', achievements: ['o-s6', 'o-h10', 'o-b6'] },
  { id: 'orange-4', color: 'orange', achievements: ['o-h10', 'o-e5', 'o-f6'] },
  { id: 'orange-5', color: 'orange', achievements: ['o-e5', 'o-b6', 'o-s6'] },
];

export const mosaicTilesSource: Source = {
  provenance: 'reconstructed',
  source:
    'The pictures are lost: 5 tiles of each colour, three different achievements on each, spread as evenly as the counts allow.',
};

export const mosaicBoard: MosaicBoard = {
  claimRewards: [{ coins: 2 }, {}, {}],
  claimVp: [2, 3, 5],
  lines: [
    { id: 'row-1', cells: [0, 1, 2], vp: 2, reward: { influence: 2 } },
    { id: 'row-2', cells: [3, 4, 5], vp: 3, reward: { anyGood: 2 } },
    { id: 'row-3', cells: [6, 7, 8], vp: 5, reward: { coins: 3 } },
    { id: 'column-1', cells: [0, 3, 6], vp: 3, reward: { coins: 2 } },
    { id: 'column-2', cells: [1, 4, 7], vp: 3, reward: { influence: 2 } },
    { id: 'column-3', cells: [2, 5, 8], vp: 3, reward: { anyGood: 1 } },
    { id: 'diagonal-down', cells: [0, 4, 8], vp: 3, reward: { artisan: 1 } },
    { id: 'diagonal-up', cells: [6, 4, 2], vp: 3, reward: { artisan: 1 } },
  ],
};

export const mosaicBoardSource: Source = {
  provenance: 'reconstructed',
  source:
    'Points per achievement: heading SPIELENDE, item 8. Rewards and points of lines are on a lost picture; they are worked out.',
};
