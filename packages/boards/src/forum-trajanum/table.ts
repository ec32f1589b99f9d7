/** What the drawings of Forum Trajanum look things up in, made once for a box. */

import type { Seat } from '@ludi-romani/core';
import type { Words } from '@ludi-romani/core/words';
import type { Components, ForumTrajanum, TileId, View } from '@ludi-romani/forum-trajanum';
import { type Catalog, catalog, FACE_DOWN } from '@ludi-romani/forum-trajanum/queries';
import type { Pen } from '../kit/pen';
import type { Front } from './glyphs';
import type { Labels } from './labels';

export type Quill = Pen<ForumTrajanum, Labels>;
export type Area = View['players'][number];

export interface Table {
  readonly catalog: Catalog;
  readonly components: Catalog['components'];
  /** A title in the language of the picture. */
  title(pen: Quill, id: string): string;
}

export function tableOf(components: Components): Table {
  const box = catalog(components);
  // words look titles up anew each time
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

/** The front of a tile, `undefined` for one that lies face down. */
export const frontOf = ({ catalog: { tile } }: Table, id: TileId): Front | undefined =>
  id === FACE_DOWN ? undefined : tile(id);

/** What a tile is called, whose front may be unknown. */
export const tileName = (table: Table, pen: Quill, tile: TileId): string =>
  tile === FACE_DOWN ? pen.look.words.labels.faceDown : table.title(pen, tile);

/** So much of something: `2 Builder`. Plain letters, that need no escaping. */
export const amount = (table: Table, pen: Quill, what: string, count: number): string =>
  what === 'points'
    ? `${count} ${pen.look.words.labels.points}`
    : `${count} ${what === 'upgrade' ? pen.look.words.labels.upgrade : table.title(pen, what)}`;
