import type { BuildingContract, BuildingRewardTile, BuildingShape, Place, Zone } from './shapes';

/** Returns the shape of a building, drawn from above: `#` is a block. */
const drawn = (id: string, ...rows: readonly string[]): BuildingShape => ({
  id,
  cells: rows.flatMap((row, y) => [...row].flatMap((sign, x): Place[] => (sign === '#' ? [[y, x]] : []))),
});

export const shapes: readonly BuildingShape[] = [
  drawn('mono', '#'),
  drawn('domino', '##'),
  drawn('i3', '###'),
  drawn('l3', '##', '#.'),
  drawn('i4', '####'),
  drawn('l4', '###', '#..'),
  drawn('t4', '###', '.#.'),
  drawn('s4', '.##', '##.'),
  drawn('o4', '##', '##'),
];

export const shapesSource = 'reconstructed: Pictures lost: one to four blocks (poeppelkiste.de).';

export const buildingContracts: readonly BuildingContract[] = [
  { id: 'bc-01', shape: 'mono', vp: 3, cost: { stone: 1 } },
  { id: 'bc-02', shape: 'mono', vp: 3, cost: { stone: 1 } },
  { id: 'bc-03', shape: 'mono', vp: 3, cost: { wood: 1 } },
  { id: 'bc-04', shape: 'mono', vp: 2, cost: { coins: 2 } },
  { id: 'bc-05', shape: 'domino', vp: 4, cost: { stone: 2 } },
  { id: 'bc-06', shape: 'domino', vp: 4, cost: { wood: 2 } },
  { id: 'bc-07', shape: 'domino', vp: 4, cost: { stone: 1, wheat: 1 } },
  { id: 'bc-08', shape: 'domino', vp: 4, cost: { wood: 1, wine: 1 } },
  { id: 'bc-09', shape: 'domino', vp: 4, cost: { stone: 1, wood: 1 } },
  { id: 'bc-10', shape: 'domino', vp: 4, cost: { stone: 1, artisan: 1 } },
  { id: 'bc-11', shape: 'domino', vp: 4, cost: { wood: 1, artisan: 1 } },
  { id: 'bc-12', shape: 'domino', vp: 5, cost: { stone: 2, coins: 1 } },
  { id: 'bc-13', shape: 'i3', vp: 6, cost: { stone: 1, wood: 1 } },
  { id: 'bc-14', shape: 'i3', vp: 6, cost: { stone: 2 } },
  { id: 'bc-15', shape: 'i3', vp: 6, cost: { wood: 1, wine: 1 } },
  { id: 'bc-16', shape: 'i3', vp: 5, cost: { stone: 1, artisan: 1 } },
  { id: 'bc-17', shape: 'l3', vp: 6, cost: { stone: 1, wheat: 1 } },
  { id: 'bc-18', shape: 'l3', vp: 6, cost: { wood: 2 } },
  { id: 'bc-19', shape: 'l3', vp: 6, cost: { wood: 1, horse: 1 } },
  { id: 'bc-20', shape: 'l3', vp: 6, cost: { stone: 1, artisan: 1 } },
  { id: 'bc-21', shape: 'l3', vp: 6, cost: { wood: 1, artisan: 1 } },
  { id: 'bc-22', shape: 'i4', vp: 8, cost: { stone: 2, wood: 1 } },
  { id: 'bc-23', shape: 'l4', vp: 8, cost: { stone: 1, wood: 2 } },
  { id: 'bc-24', shape: 'l4', vp: 8, cost: { stone: 1, coins: 1, artisan: 1 } },
  { id: 'bc-25', shape: 't4', vp: 9, cost: { stone: 1, wood: 1, artisan: 1 } },
  { id: 'bc-26', shape: 's4', vp: 8, cost: { stone: 1, wood: 1, wine: 1 } },
  { id: 'bc-27', shape: 'o4', vp: 9, cost: { stone: 1, wood: 1, horse: 1 } },
  { id: 'bc-28', shape: 'o4', vp: 9, cost: { stone: 1, wood: 1, wheat: 1 } },
];

export const buildingContractsSource =
  'calibrated: Pictures lost. The costs: one to three goods, so that strong bots can beat the AI of the solo game on easy.';

export const zones: readonly Zone[] = [
  { id: 'A', rows: ['..R...', '.n..n.', 'r..R..', '..n..r', '.R..n.'], majority: [6, 3, 1] },
  { id: 'B', rows: ['...r.', 'nR...', '..n.R', '...n.', '.R...'], majority: [8, 5, 2] },
  { id: 'C', rows: ['.n.R.', 'R...n', '.....', '..r..'], majority: [11, 6, 3] },
];

export const zonesSource = 'reconstructed: Picture lost: A largest, C pays most (poeppelkiste.de).';

export const buildingRewardTiles: readonly BuildingRewardTile[] = [
  { id: 'br-01', reward: { coins: 2 } },
  { id: 'br-02', reward: { coins: 2 } },
  { id: 'br-03', reward: { coins: 3 } },
  { id: 'br-04', reward: { wheat: 2 } },
  { id: 'br-05', reward: { stone: 2 } },
  { id: 'br-06', reward: { wood: 2 } },
  { id: 'br-07', reward: { wine: 2 } },
  { id: 'br-08', reward: { horse: 2 } },
  { id: 'br-09', reward: { influence: 2 } },
  { id: 'br-10', reward: { influence: 2 } },
  { id: 'br-11', reward: { artisan: 1 } },
  { id: 'br-12', reward: { artisan: 1 } },
];

export const buildingRewardTilesSource = 'reconstructed: Pictures lost.';
