import type { Arrangement, MosaicFace, PlayerCount, RandomFaces, Slot, Source } from './types';

const face = (board: number, side: 'a' | 'b', ...rows: readonly [string, string, string]): MosaicFace => ({
  id: `${board}${side}`,
  board,
  side,
  rows,
});

export const mosaicFaces: readonly MosaicFace[] = [
  face(1, 'a', 'YYBG', 'BERG', 'YRRR'),
  face(1, 'b', 'GBBB', 'RGEG', 'RYYY'),
  face(2, 'a', 'YGGB', 'YYEB', 'GYRR'),
  face(2, 'b', 'YERB', 'YRRB', 'BGGG'),
  face(3, 'a', 'BYYG', 'GEBB', 'GGRR'),
  face(3, 'b', 'YBBB', 'YYER', 'RRGG'),
  face(4, 'a', 'RYBB', 'GYEB', 'GRRB'),
  face(4, 'b', 'GGBR', 'BGRR', 'YYEY'),
  face(5, 'a', 'YBBB', 'GEGY', 'GRRR'),
  face(5, 'b', 'YYEG', 'RBBG', 'RRBY'),
];

export const mosaicFacesSource: Source = {
  provenance: 'reconstructed',
  source: 'format by bigcream.it; drawn evenly',
};

export const randomFaces: RandomFaces = { rows: 3, columns: 4, short: 2, others: 3 };

export const randomFacesSource: Source = {
  provenance: 'reconstructed',
  source: 'as even as can be',
};

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

export const arrangementsSource: Source = {
  provenance: 'reconstructed',
  source: 'one board more than players',
};
