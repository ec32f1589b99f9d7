import type { EmperorTile } from './shapes';

export const emperorTiles: readonly EmperorTile[] = [
  {
    id: 'emperor-1',
    spaces: [
      [0, 0],
      [2, 1],
    ],
  },
  {
    id: 'emperor-2',
    spaces: [
      [0, 1],
      [3, 3],
    ],
  },
  {
    id: 'emperor-3',
    spaces: [
      [0, 2],
      [1, 0],
    ],
  },
  {
    id: 'emperor-4',
    spaces: [
      [0, 3],
      [3, 2],
    ],
  },
  {
    id: 'emperor-5',
    spaces: [
      [1, 1],
      [2, 3],
    ],
  },
  {
    id: 'emperor-6',
    spaces: [
      [1, 2],
      [3, 0],
    ],
  },
  {
    id: 'emperor-7',
    spaces: [
      [1, 3],
      [2, 2],
    ],
  },
  {
    id: 'emperor-8',
    spaces: [
      [2, 0],
      [3, 1],
    ],
  },
];

export const emperorTilesSource = 'reconstructed: Pictures lost.';
