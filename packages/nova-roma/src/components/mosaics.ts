import type { ColorId, Countable } from './ids';
import type { Achievement, Cost, MosaicBoard, MosaicTile } from './shapes';

const count = (id: string, color: ColorId, of: readonly Countable[], min: number, cost: Cost = {}): Achievement => ({
  id,
  color,
  kind: 'count',
  of,
  min,
  cost,
});

export const achievements: readonly Achievement[] = [
  count('g-b2', 'green', ['building-contracts'], 2),
  count('g-s2', 'green', ['shipping-contracts'], 2),
  count('g-f2', 'green', ['followers'], 2),
  { id: 'g-h3', color: 'green', kind: 'markers', markers: 1, space: 3 },
  count('g-bs', 'green', ['building-contracts', 'shipping-contracts'], 2),
  count('g-fs', 'green', ['followers', 'shipping-contracts'], 2),
  count('g-fb', 'green', ['followers', 'building-contracts'], 2),
  count('g-fe', 'green', ['followers', 'estate-tiles'], 2),
  count('g-se', 'green', ['shipping-contracts', 'estate-tiles'], 2),
  count('g-be', 'green', ['building-contracts', 'estate-tiles'], 2),
  count('g-i4', 'green', ['influence'], 4, { influence: 2 }),
  count('y-b4', 'yellow', ['building-contracts'], 4),
  count('y-s4', 'yellow', ['shipping-contracts'], 4),
  count('y-f4', 'yellow', ['followers'], 4),
  count('y-bs5', 'yellow', ['building-contracts', 'shipping-contracts'], 5),
  count('y-fb5', 'yellow', ['followers', 'building-contracts'], 5),
  count('y-fs5', 'yellow', ['followers', 'shipping-contracts'], 5),
  count('y-fe5', 'yellow', ['followers', 'estate-tiles'], 5),
  count('y-se5', 'yellow', ['shipping-contracts', 'estate-tiles'], 5),
  count('y-be5', 'yellow', ['building-contracts', 'estate-tiles'], 5),
  count('y-i6', 'yellow', ['influence'], 6, { influence: 3 }),
  { id: 'y-hh3', color: 'yellow', kind: 'markers', markers: 2, space: 3 },
  count('o-b6', 'orange', ['building-contracts'], 6),
  count('o-f6', 'orange', ['followers'], 6),
  count('o-s6', 'orange', ['shipping-contracts'], 6),
  count('o-h10', 'orange', ['spaces'], 10),
  count('o-e5', 'orange', ['estate-tiles'], 5),
];

export const achievementsSource = 'rulebook: Heading MOSAIKPLAETTCHEN - INDEX.';

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

export const mosaicTilesSource = 'reconstructed: Pictures lost.';

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

export const mosaicBoardSource = 'reconstructed: Pictures lost; points: heading SPIELENDE.';
