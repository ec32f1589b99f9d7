/** What the drawings of Forum Trajanum look things up in, made once for a box. */

import type { Seat } from '@ludi-romani/core';
import type { Words } from '@ludi-romani/core/words';
import type {
  Building,
  BuildOptionId,
  CellId,
  Color,
  Components,
  Corner,
  ForumTrajanum,
  Gray,
  StreetSymbol,
  TileId,
  TrajanId,
  View,
} from '@ludi-romani/forum-trajanum';
import type { Pen } from '../kit/pen';
import { colorIds, type Front, frontsOf } from './glyphs';
import type { Labels } from './labels';

export type Quill = Pen<ForumTrajanum, Labels>;
export type Area = View['players'][number];

/** One side of a building tile, a gray half first. */
export interface Option {
  readonly id: BuildOptionId;
  readonly color: Color;
  readonly size: 'single' | 'double';
  readonly cells: readonly Building[];
}

export interface Table {
  readonly components: Components;
  readonly fronts: ReadonlyMap<TileId, Front>;
  readonly isTemple: readonly boolean[];
  readonly options: readonly Option[];
  readonly cards: ReadonlyMap<TrajanId, Components['trajanCards'][number]>;
  /** how many squares wide and high each arrangement is */
  readonly forums: ReadonlyMap<string, { readonly columns: number; readonly rows: number }>;
  /** Where a street is for a player: its row or its column, from 0. */
  street(view: View, seat: Seat, symbol: StreetSymbol): { readonly isRow: boolean; readonly line: number };
  /** A title in the language of the picture. */
  title(pen: Quill, id: string): string;
}

export const cellIds: readonly CellId[] = Array.from(
  { length: 36 },
  (_, i) => `r${Math.floor(i / 6) + 1}c${(i % 6) + 1}` as CellId,
);
/** The corners by their cells. */
export const CORNER_AT: Readonly<Partial<Record<number, Corner>>> = { 0: 'nw', 5: 'ne', 30: 'sw', 35: 'se' };

export function tableOf(components: Components): Table {
  const { greenPartner, otherPartners, arrangements, randomFaces, boardSideA, boardSideB, temples, trajanCards } =
    components;
  const partners: Readonly<Record<Color, Gray>> = { ...otherPartners, green: greenPartner };
  const sizeOf = (slots: (typeof arrangements)[number]['slots']) => {
    const { rows, columns } = randomFaces;
    const ends = slots.map(({ row, column, orientation }) =>
      orientation === 'L' ? [row + rows, column + columns] : [row + columns, column + rows],
    );
    return { rows: Math.max(...ends.map(([row = 0]) => row)), columns: Math.max(...ends.map(([, end = 0]) => end)) };
  };
  // words look titles up anew each time
  const titles = new WeakMap<Words<ForumTrajanum>, Map<string, string>>();
  return {
    components,
    fronts: frontsOf(components),
    isTemple: cellIds.map((id) => temples.includes(id)),
    options: colorIds.flatMap((color): Option[] => {
      const gray = partners[color];
      return [
        { id: `single-gray-${gray}`, color, size: 'single', cells: [gray] },
        { id: `single-color-${color}`, color, size: 'single', cells: [color] },
        { id: `double-mixed-${color}`, color, size: 'double', cells: [gray, color] },
        { id: `double-color-${color}`, color, size: 'double', cells: [color, color] },
      ];
    }),
    cards: new Map(trajanCards.map((card) => [card.id, card])),
    forums: new Map(arrangements.map(({ id, slots }) => [id, sizeOf(slots)])),
    street: ({ options }, seat, symbol) => {
      const { rows, columns } = (options.boardSide === 'B' ? boardSideB[seat] : undefined) ?? boardSideA;
      const row = (rows as readonly string[]).indexOf(symbol);
      return row < 0
        ? { isRow: false, line: (columns as readonly string[]).indexOf(symbol) }
        : { isRow: true, line: row };
    },
    title: ({ look: { words } }, id) => {
      const known = titles.get(words) ?? new Map<string, string>();
      titles.set(words, known);
      const title = known.get(id) ?? words.title(id);
      known.set(id, title);
      return title;
    },
  };
}

/** The symbols of a player's rows and columns. */
export const symbolsOf = ({ components: { boardSideA, boardSideB } }: Table, { options }: View, seat: Seat) =>
  (options.boardSide === 'B' ? boardSideB[seat] : undefined) ?? boardSideA;

export const areaOf = (view: View, seat: Seat): Area => view.players[seat] as Area;
/** FT-3.2 who passes tiles to a seat, and who gets its tiles. */
export const leftOf = ({ players }: View, seat: Seat): Seat => (seat + 1) % players.length;
export const rightOf = ({ players }: View, seat: Seat): Seat => (seat + players.length - 1) % players.length;

/** The cycle that is played, 1 to 3. */
export const cycleOf = ({ components: { numbers } }: Table, { round }: View): number =>
  Math.min(3, Math.max(1, Math.ceil(round / numbers.roundsPerCycle)));

/** The street cards of this round. */
export const streetsNow = ({ streets }: View): readonly StreetSymbol[] => streets.slice(-2);

/** What a tile is called, whose front may be unknown. */
export const tileName = (table: Table, pen: Quill, tile: TileId): string =>
  tile === 'face-down' ? pen.look.words.labels.faceDown : table.title(pen, tile);

/** So much of something: `2 Builder`. Plain letters, that need no escaping. */
export const amount = (table: Table, pen: Quill, what: string, count: number): string =>
  what === 'points'
    ? `${count} ${pen.look.words.labels.points}`
    : `${count} ${what === 'upgrade' ? pen.look.words.labels.upgrade : table.title(pen, what)}`;
