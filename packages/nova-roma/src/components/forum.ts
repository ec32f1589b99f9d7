import type { EmperorTile, Place } from './shapes';

const tile = (number: number, ...spaces: readonly [Place, Place]): EmperorTile => ({ id: `emperor-${number}`, spaces });

export const emperorTiles: readonly EmperorTile[] = [
  tile(1, [0, 0], [2, 1]),
  tile(2, [0, 1], [3, 3]),
  tile(3, [0, 2], [1, 0]),
  tile(4, [0, 3], [3, 2]),
  tile(5, [1, 1], [2, 3]),
  tile(6, [1, 2], [3, 0]),
  tile(7, [1, 3], [2, 2]),
  tile(8, [2, 0], [3, 1]),
];

export const emperorTilesSource = 'reconstructed: Pictures lost.';
