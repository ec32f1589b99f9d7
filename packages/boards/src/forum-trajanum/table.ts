/** What the drawings of Forum Trajanum look things up in, made once for a box. */

import type { Seat } from '@ludi-romani/core';
import type { Words } from '@ludi-romani/core/words';
import type { AreaBonusId, Components, ForumTrajanum, Gainable, TileId, View } from '@ludi-romani/forum-trajanum';
import { type Catalog, catalog, FACE_DOWN, streetNow } from '@ludi-romani/forum-trajanum/queries';
import { asked } from '../asked';
import type { Drawing, Pen, Room } from '../kit/pen';
import { at, circle, rect } from '../kit/svg';
import { measure, write } from '../kit/text';
import { type Front, figure } from './art';
import type { Labels } from './labels';
import { streetId } from './targets';

export type Quill = Pen<ForumTrajanum, Labels>;
export type Area = View['players'][number];
/** Draws a part that all players share. */
export type Draw = (table: Table, view: View, pen: Quill, room: Room) => Drawing;
/** Draws a part that belongs to a player. */
export type DrawOf = (table: Table, view: View, seat: Seat, pen: Quill, room: Room) => Drawing;

export interface Table {
  readonly catalog: Catalog;
  readonly components: Catalog['components'];
  /** Returns a title in the language of the picture. */
  title(pen: Quill, id: string): string;
}

export function tableOf(components: Components): Table {
  const box = catalog(components);
  // a cache: words compute titles each time
  const titles = new WeakMap<Words<ForumTrajanum>, Map<string, string>>();
  return {
    catalog: box,
    components: box.components,
    title: ({ look: { words } }, id) => {
      const known = titles.get(words) ?? new Map<string, string>();
      titles.set(words, known);
      const title = known.get(id) ?? words.title(id);
      known.set(id, title);
      return title;
    },
  };
}

export const areaOf = (view: View, seat: Seat): Area => view.players[seat] as Area;

/** Returns the front of a tile, `undefined` for one that is face down. */
export const frontOf = ({ catalog: { tile } }: Table, id: TileId): Front | undefined =>
  id === FACE_DOWN ? undefined : tile(id);

/** Returns the name of a tile whose front may be unknown. */
export const tileName = (table: Table, pen: Quill, tile: TileId): string =>
  tile === FACE_DOWN ? pen.look.words.labels.faceDown : table.title(pen, tile);

/** Returns what explanations call a tile. */
export const tileKind = (tile: TileId): string => (tile === FACE_DOWN ? 'tile' : tile);

/** Returns a number of something: `2 builders`. */
export const amount = (pen: Quill, what: Gainable | AreaBonusId, count: number): string => {
  const [one, several] = pen.look.words.labels.things[what];
  return `${count} ${count === 1 ? one : several}`;
};

/** The dot of something that can be pointed at, in the upper right corner of a thing of that width. */
export const dot = (pen: Quill, id: string, width: number): string =>
  pen.isOpen(id) && !pen.isChosen(id) ? circle(width - 5, 5, 3.6, { fill: '$select', stroke: '$panel' }) : '';

/** Returns true if a street card names a cell of the player (FT-4.6). */
export function isInStreet({ catalog: box }: Table, view: View, seat: Seat, card: number, cell: number): boolean {
  const symbol = streetNow(view, card);
  return symbol !== undefined && box.street(view.options.boardSide, seat, symbol).cells[cell] === true;
}

/** Returns true if the viewer must ignore a street card to take the tile of this cell now (FT-4.11). */
export function costsTribune(table: Table, view: View, pen: Quill, cell: number): boolean {
  const { viewer } = view;
  const frame = view.pending.at(-1);
  if (viewer === 'spectator' || frame === undefined) return false;
  // usually all players take tiles at the same time
  const pending = 'simultaneous' in frame ? (frame.simultaneous[viewer] ?? []) : [frame];
  const take = asked({ pending }, 'take');
  if (take?.player !== viewer) return false;
  const chosen = take.cards.filter((card) => pen.isChosen(streetId(card)));
  const cards = chosen.length > 0 ? chosen : take.cards;
  return !cards.some((card) => isInStreet(table, view, take.player, card, cell));
}

/** A badge for something that costs tribunes, with its right and lower edges at (x, y). On an open tile, a single tribune has no number. */
export const tribuneBadge = (table: Table, x: number, y: number, isOnOpen = false): string => {
  const count = table.components.numbers.tribunesPerIgnoredCard;
  const hasCount = !isOnOpen || count !== 1;
  const width = hasCount ? 27 : 16;
  return at(
    x - width,
    y - 19,
    rect(0, 0, width, 19, 6, { fill: '#fdfaf3', stroke: '#6d3a78', width: 1.4 }) +
      figure('tribune', 8, 10, 0.5) +
      (!hasCount ? '' : write(count, 20, 14, { size: 13, bold: true, anchor: 'middle', fill: '#44204c' })),
  );
};

/** How a box looks while it cannot be pointed at. */
interface Plain {
  readonly fill: string;
  readonly stroke?: string;
}

/** How a box is drawn, besides its content. */
interface BoxLook {
  readonly about: string;
  readonly plain?: Plain;
  readonly radius?: number;
  /** the number of a counter */
  readonly value?: number;
}

/** Returns a thing in a box: gold with a dot while it can be pointed at. Without `plain` it has a box only then. */
export function boxed(
  pen: Quill,
  id: string,
  name: string,
  width: number,
  height: number,
  inner: string,
  { about, plain, radius = 6, value }: BoxLook,
): Drawing {
  const box = pen.isOpen(id)
    ? rect(0, 0, width, height, radius, { fill: '@lit', stroke: '$select', width: 1.8 })
    : plain === undefined
      ? ''
      : rect(0, 0, width, height, radius, plain);
  return pen.thing(id, name, width, height, box + inner + dot(pen, id, width), { about, radius, value, lit: true });
}

/** Returns the widths of columns with these texts in a room: each as wide as its text, and the same share of the rest. */
export function shares(texts: readonly string[], room: number, least = 0, bold = false): number[] {
  const needed = texts.map((text) => Math.max(least, measure(text, 12, bold)));
  const rest = (room - needed.reduce((sum, one) => sum + one, 0)) / texts.length;
  return needed.map((one) => Math.floor(one + rest));
}
/** Returns where each column begins. */
export const starts = (widths: readonly number[], gap: number): number[] =>
  widths.map((_, i) => widths.slice(0, i).reduce((sum, one) => sum + one + gap, 0));
