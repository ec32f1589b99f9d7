import type { PlayerCount } from './ids';
import type { Arrangement, MosaicFace, RandomFaces, Slot } from './shapes';

/** Two faces for each board: side a, then side b. */
export const mosaicFaces: readonly MosaicFace[] = [
  'YYBG BERG YRRR',
  'GBBB RGEG RYYY',
  'YGGB YYEB GYRR',
  'YERB YRRB BGGG',
  'BYYG GEBB GGRR',
  'YBBB YYER RRGG',
  'RYBB GYEB GRRB',
  'GGBR BGRR YYEY',
  'YBBB GEGY GRRR',
  'YYEG RBBG RRBY',
].map((rows, i) => {
  const board = Math.floor(i / 2) + 1;
  const side = i % 2 === 0 ? 'a' : 'b';
  return { id: `${board}${side}`, board, side, rows: rows.split(' ') };
});

export const mosaicFacesSource = 'reconstructed: bigcream.it; drawn evenly';

export const randomFaces: RandomFaces = { rows: 3, columns: 4, short: 2, others: 3 };

export const randomFacesSource = 'reconstructed: as even as can be';

const slot = (row: number, column: number, orientation: 'L' | 'P' = 'L'): Slot => ({ row, column, orientation });
const arrangement = (players: PlayerCount, id: string, ...slots: readonly Slot[]): Arrangement => ({
  id,
  players,
  slots,
});

export const arrangements: readonly Arrangement[] = [
  arrangement(2, 'stack-3', slot(0, 0), slot(3, 0), slot(6, 0)),
  arrangement(2, 'tee-3', slot(0, 0), slot(0, 4), slot(3, 2)),
  arrangement(3, 'block-4', slot(0, 0), slot(0, 4), slot(3, 0), slot(3, 4)),
  arrangement(3, 'pinwheel-4', slot(0, 0), slot(0, 4, 'P'), slot(4, 3), slot(3, 0, 'P')),
  arrangement(4, 'brick-5', slot(0, 2), slot(0, 6), slot(3, 0), slot(3, 4), slot(3, 8)),
  arrangement(4, 'x-5', slot(0, 0), slot(0, 4), slot(3, 2), slot(6, 0), slot(6, 4)),
];

export const arrangementsSource = 'reconstructed: one board more than players';
