/** What the actions of Forum Trajanum point at. */
import type { Seat } from '@ludi-romani/core';
import type {
  Action,
  AreaBonusId,
  BuildOptionId,
  CellId,
  CitizenClass,
  CitizenRowId,
  Color,
  Corner,
  ForumTrajanum,
  ResourceId,
  Seen,
  Swappable,
  TileId,
  TileSource,
  TrackId,
  TrajanId,
} from '@ludi-romani/forum-trajanum';
import { type Catalog, corners, cornersTaken, FACE_DOWN, figureOf } from '@ludi-romani/forum-trajanum/queries';
import { asked, knownIds } from '../asked';
import type { Artist } from '../kit/frame';
import type { FrameLabels } from '../types';

export const cellId = (seat: Seat, cell: CellId): string => `cell-${seat}-${cell}`;
/** a crane of that color on that corner, before the cranes are placed */
export const craneId = (corner: Corner, color: Color): string => `crane-${corner}-${color}`;
/** a citizen of that class on that corner, before the two are placed */
export const cornerCitizenId = (corner: Corner, citizen: CitizenClass): string => `${corner}-${citizen}`;
export const rowId = (seat: Seat, row: CitizenRowId): string => `row-${seat}-${row}`;
export const stockId = (seat: Seat, resource: ResourceId): string => `stock-${seat}-${resource}`;
export const shipId = (seat: Seat): string => `ship-${seat}`;
export const reserveId = (seat: Seat, tile: TileId): string => `reserve-${seat}-${tile}`;
export const streetId = (card: number): string => `street-${card}`;
export const trajanId = (card: TrajanId): string => `card-${card}`;
export const takenId = (index: number): string => `taken-${index}`;
export const usedId = (from: TileSource): string => `tile-${from}`;
export const optionId = (option: BuildOptionId): string => `build-${option}`;
export const trackId = (track: TrackId): string => `track-${track}`;
export const levelId = (track: TrackId, level: number): string => `${track}-${level}`;
export const bonusId = (bonus: AreaBonusId): string => `bonus-${bonus}`;
/** both ends of what is exchanged */
export const fromId = (what: Color | Swappable): string => `from-${what}`;
export const toId = (what: Color | Swappable): string => `to-${what}`;
export const builderOfId = (color: Color): string => `builder-of-${color}`;
export const craftedId = (what: Color | 'builder'): string => `craft-${what}`;

type Pointers = {
  readonly [T in Action['type']]: (action: Extract<Action, { type: T }>, seen: Seen, catalog: Catalog) => string[];
};

const POINTERS: Pointers = {
  'choose-trajan-card': ({ card }) => [trajanId(card)],
  'place-cranes': ({ layout }) => corners.map((corner) => craneId(corner, layout[corner])),
  'choose-start-row': ({ player, row }) => [rowId(player, row)],
  'place-corner-citizens': (action, seen, catalog) => {
    const start = seen.players[action.player]?.preparation?.start ?? FACE_DOWN;
    if (start === FACE_DOWN) return [];
    return cornersTaken(catalog, seen, action).map(([corner, citizen]) => cornerCitizenId(corner, citizen));
  },
  'take-tile': ({ player, card, cell, tribune }) => [
    cellId(player, cell),
    streetId(card),
    ...(tribune ? [stockId(player, 'tribune')] : []),
  ],
  'forgo-tile': ({ card }) => [streetId(card), 'forgo'],
  'pass-tile': ({ player, tile }) => knownIds(tile, player, (one) => [one === null ? 'pass-none' : takenId(one)]),
  'take-reserve': ({ player, tile }) => [tile === null ? 'decline' : reserveId(player, tile)],
  'use-tiles': ({ order: [first = 'own', second] }) => [second === undefined ? usedId(first) : `${first}-first`],
  'place-citizen': ({ player, row }) => [rowId(player, row)],
  'choose-row-bonus': ({ player, gain }) => [stockId(player, figureOf(gain))],
  'recolor-worker': ({ from, to }) => [fromId(from), toId(to)],
  'workers-to-builder': ({ color }) => [builderOfId(color)],
  'merchant-swap': ({ pay, gain }) => [fromId(pay), toId(gain)],
  'craftsman-worker': ({ color }) => [craftedId(color)],
  'craftsman-builder': () => [craftedId('builder')],
  'start-building': ({ option }) => [optionId(option)],
  'end-turn': () => ['end-turn'],
  'place-building': ({ player, cell }) => [cellId(player, cell)],
  'place-second-half': ({ player, cell }) => [cellId(player, cell)],
  'choose-benefit-order': ({ player, first }, seen) => {
    const track = asked(seen, 'benefit-order')?.track ?? 'library';
    return [first === 'gray' ? trackId(track) : shipId(player)];
  },
  'choose-benefit': ({ level }, seen) => {
    const track = asked(seen, 'benefit')?.track ?? 'library';
    return [level === 0 ? 'decline' : levelId(track, level)];
  },
  'choose-worker': ({ player, color }) => [stockId(player, `worker-${color}`)],
  'place-envoy': ({ square }) => [square ?? 'decline'],
  'choose-area-bonus': ({ bonus }) => [bonusId(bonus)],
  'take-grid-tile': ({ player, cell }) => [cellId(player, cell)],
  'pay-citizens': ({ player, rows }) => (rows.length === 0 ? ['pay-none'] : rows.map((row) => rowId(player, row))),
};

export const targetsIn =
  (catalog: Catalog): Artist<ForumTrajanum, FrameLabels>['targets'] =>
  (seen, action) =>
    (POINTERS[action.type] as (action: Action, seen: Seen, catalog: Catalog) => string[])(
      action,
      seen as Seen,
      catalog,
    );
