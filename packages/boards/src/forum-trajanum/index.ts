/** Forum Trajanum as a picture. */
import type { Engine, Seat } from '@ludi-romani/core';
import type { ForumTrajanum, View } from '@ludi-romani/forum-trajanum';
import { activeCitizens, cycleOf, roundsOf } from '@ludi-romani/forum-trajanum/queries';
import { boardOf, LEFT, RIGHT } from '../kit/frame';
import { column, type Drawing, othersOf, placed, row, seatOf, titled } from '../kit/pen';
import { at } from '../kit/svg';
import type { Board } from '../types';
import { citizens } from './citizens';
import { colonia, LARGE, SMALL, sideOf } from './colonia';
import { forum } from './forum';
import { tileFace } from './glyphs';
import type { Labels } from './labels';
import { round } from './round';
import { buildings, exchange } from './shop';
import { stock } from './stock';
import { areaOf, type Quill, type Table, tableOf } from './table';
import { targetsIn } from './targets';
import { tracks } from './tracks';
import { trajan } from './trajan';

export type { Labels };

type Draw = (table: Table, view: View, pen: Quill) => Drawing;

/** What all share, and what is the viewer's own. */
const PARTS: Readonly<Record<string, Draw>> = {
  round,
  trajan,
  forum,
  tracks,
  buildings,
  exchange,
};

type DrawArea = (table: Table, view: View, seat: Seat, pen: Quill) => Drawing;
const AREA: Readonly<Record<'colonia' | 'citizens' | 'stock' | 'area', DrawArea>> = {
  colonia: (table, view, seat, pen) =>
    titled(pen.look.words.labels.colonia(pen.name(seat)), colonia(table, view, seat, pen, LARGE)),
  citizens: (table, view, seat, pen) =>
    titled(
      pen.look.words.labels.citizensOf(pen.name(seat)),
      citizens(table, view, seat, pen, LARGE, LEFT - sideOf(LARGE) - 20),
    ),
  // alone it has to be read on a phone
  stock: (table, view, seat, pen) => stock(table, view, seat, pen, !pen.isAlone),
  /** another player's: the same, smaller, in one */
  area: (table, view, seat, pen) => {
    const left = colonia(table, view, seat, pen, SMALL);
    const right = citizens(table, view, seat, pen, SMALL, RIGHT - left.width - 8);
    const { taken, kept, passed } = areaOf(view, seat).draft;
    const count = Math.max(taken.length, Number(kept !== null) + Number(passed !== null));
    const backs = Array.from({ length: count }, (_, i) => at(RIGHT - 16 - i * 19, 0, tileFace(undefined, 15)));
    const drawing = column([row([left, right]), stock(table, view, seat, pen, false)], 5);
    const { svg, ...size } = titled(pen.look.words.labels.colonia(pen.name(seat)), drawing);
    return { ...size, svg: svg + (view.phase === 'draft' ? backs.join('') : '') };
  },
};

/** The pictures of Forum Trajanum, for `engine` and its box. */
export function boards(engine: Engine<ForumTrajanum>): Board<ForumTrajanum, Labels> {
  const table = tableOf(engine.components);

  const draw = (part: string, view: View, pen: Quill): Drawing => {
    // parts beside each other
    const beside = part.split('+');
    if (beside.length > 1) {
      const [first = '', second = ''] = beside;
      const [left, right] = [draw(first, view, pen), draw(second, view, pen)];
      return {
        width: LEFT,
        height: Math.max(left.height, right.height),
        svg: left.svg + placed(LEFT - right.width, 0, right),
      };
    }
    const shared = PARTS[part];
    if (shared !== undefined) return shared(table, view, pen);
    const [name = '', seat = '0'] = part.split('-');
    return AREA[name as keyof typeof AREA](table, view, Number(seat), pen);
  };

  return boardOf(engine, {
    title: 'Forum Trajanum',
    targets: targetsIn(table.catalog),
    subtitle: (view, look) => {
      const said = look.words.labels;
      const { phase } = view;
      const first = look.names?.[view.startPlayer] ?? look.words.player(view, view.startPlayer);
      const where =
        phase === 'draft' || phase === 'turns'
          ? said.round(view.round, roundsOf(table.catalog), cycleOf(table.catalog, view))
          : said.phase[phase];
      return `${where} · ${said.first(first)}`;
    },
    parts: (view) => {
      const own = seatOf(view);
      return [
        'round',
        `colonia-${own}`,
        `citizens-${own}`,
        `stock-${own}`,
        'buildings',
        'exchange',
        'forum',
        'tracks',
        'trajan',
        ...othersOf(view).map((seat) => `area-${seat}`),
      ];
    },
    layout: (view) => {
      const own = seatOf(view);
      const others = othersOf(view).map((seat) => `area-${seat}`);
      const isWide = others.length > 1;
      const left = ['forum+tracks', `colonia-${own}+citizens-${own}`, `stock-${own}`, 'buildings+exchange'];
      return {
        left: isWide ? ['round+trajan', ...left] : left,
        right: isWide ? others : ['round', 'trajan', ...others],
        below: [],
      };
    },
    draw,
    holdings: (view, seat, look) => {
      const area = areaOf(view, seat);
      const { coin, tribune } = area.resources;
      return look.words.labels.holdings(coin, tribune, activeCitizens(area));
    },
  });
}
