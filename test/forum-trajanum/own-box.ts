/** Component tables that differ from the standard tables, for tests of games and of pictures. */
import { type Components, standardComponents } from '@ludi-romani/forum-trajanum';

/** Tables with other temples, partners, tiles, tracks and citizen bonuses, boards of another size, and new promo cards. */
export const mine: Components = {
  ...standardComponents,
  numbers: {
    ...standardComponents.numbers,
    buildActionsPerTurn: 2,
    areaBonusesWithPatrician: 3,
    coinsPerCitizenRow: 2,
  },
  startingResources: { ...standardComponents.startingResources, coin: 3, 'worker-blue': 1 },
  greenPartner: 'library',
  otherPartners: { red: 'market', yellow: 'column', blue: 'basilica' },
  temples: ['r2c4', 'r3c2', 'r4c5'],
  resourceTiles: [{ id: 'treasure', count: 1, gain: { coin: 3, upgrade: 2 } }, ...standardComponents.resourceTiles],
  tracks: {
    ...standardComponents.tracks,
    market: [
      { benefit: 'envoy-anywhere' },
      { benefit: 'grid-tile' },
      { benefit: 'gain', gain: { upgrade: 1 } },
      { benefit: 'extra-building' },
    ],
  },
  citizenRows: standardComponents.citizenRows.map((row) =>
    row.row === 6 ? { ...row, second: { bonus: 'choose', among: ['tribune', 'blue'] } } : row,
  ),
  prestige: { ...standardComponents.prestige, lastPosition: 5, cypresses: [3, 5] },
  mosaicFaces: [1, 2, 3].flatMap((board) => [
    { id: `${board}a`, board, side: 'a' as const, rows: ['RRY', 'BEG', 'BGY'] },
    { id: `${board}b`, board, side: 'b' as const, rows: ['EEE', 'YGB', 'YRR'] },
  ]),
  randomFaces: { rows: 3, columns: 3, short: 2, others: 2 },
  arrangements: ([2, 3, 4] as const).map((players) => ({
    id: `row-${players}`,
    players,
    slots: [
      { row: 0, column: 0, orientation: 'L' },
      { row: 0, column: 3, orientation: 'P' },
      { row: 1, column: 6, orientation: 'L' },
    ],
  })),
  trajanCards: [
    ...standardComponents.trajanCards.filter(({ promo }) => !promo),
    {
      id: 'mine',
      cycle: 1,
      promo: true,
      building: { shape: 'line', axis: 'horizontal', slots: ['any', 'any'], distinct: true },
      collecting: { builder: 2, workersOfDifferentColors: 2 },
    },
    { ...standardComponents.trajanCards[9], id: 'mine-2', cycle: 2, promo: true } as Components['trajanCards'][number],
  ],
};
