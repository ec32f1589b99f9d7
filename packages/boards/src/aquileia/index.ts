/** Aquileia as a picture. */
import type { Aquileia, AreaId, View } from '@ludi-romani/aquileia';
import { areaIds, catalog } from '@ludi-romani/aquileia/queries';
import type { Engine } from '@ludi-romani/core';
import { boardOf, LEFT, RIGHT } from '../kit/frame';
import { column, type Drawing, othersOf, row, seatOf, titled } from '../kit/pen';
import type { Board } from '../types';
import { boxOf } from './box';
import { forumOf } from './forum';
import type { Labels } from './labels';
import { type AquileiaPen, inCoins } from './pieces';
import { playersOf } from './players';
import { targetsIn } from './targets';
import { townOf } from './town';

export type { Labels };

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI'];

/** Arena and stadium stand side by side where there is room. */
const CONTESTS = 'arena stadium';
const [ARENA, HIGH] = [234, 116];
/** What stands on the right. */
const NARROW = ['tracks', 'theatrum', 'portus'];

/** The pictures of Aquileia, for `engine` and its box. */
export function boards(engine: Engine<Aquileia>): Board<Aquileia, Labels> {
  const box = boxOf(catalog(engine.components));
  const town = townOf(box);
  const areas = { ...town, forum: forumOf(box, town) };
  const { advantage, contest, area, hand } = playersOf(box);

  const areasOf = (view: View): string[] => othersOf(view).map((seat) => `area-${seat}`);

  /** An area under its name, with its place in the order in which areas act. */
  const district = (name: AreaId, view: View, pen: AquileiaPen, room: number, high?: number): Drawing =>
    titled(`${ROMAN[areaIds.indexOf(name)]} · ${pen.look.words.title(name)}`, areas[name](view, pen, room, high));

  return boardOf(engine, {
    title: 'Aquileia',
    targets: targetsIn(box),
    subtitle: (view, { words, names }) => {
      const said = words.labels;
      const first = names?.[view.startPlayer] ?? words.player(view, view.startPlayer);
      return `${said.round(view.round, engine.components.numbers.rounds)} · ${said.starts(first)}`;
    },
    parts: (view) => [...areaIds, 'tracks', `hand-${seatOf(view)}`, `area-${seatOf(view)}`, ...areasOf(view)],
    layout: (view) => ({
      left: ['mercatus', CONTESTS, 'forum', `area-${seatOf(view)}`, `hand-${seatOf(view)}`],
      right: [...NARROW, ...areasOf(view)],
      below: [],
    }),
    draw: (part, view, pen) => {
      // what is drawn alone is drawn for a small screen
      const room = !pen.isAlone && !NARROW.includes(part) ? LEFT : RIGHT;
      if (part === 'tracks') return column([advantage(view, pen, room), contest(view, pen, room)], 12);
      if (part === CONTESTS)
        return row(
          [district('arena', view, pen, ARENA, HIGH), district('stadium', view, pen, LEFT - ARENA - 12, HIGH)],
          12,
        );
      const [kind, seat] = part.split('-');
      if (kind === 'hand') return hand(view, Number(seat), pen, room);
      if (kind !== 'area') return district(part as AreaId, view, pen, room);
      const isOwn = Number(seat) === seatOf(view);
      return area(view, Number(seat), pen, isOwn ? room : RIGHT, isOwn);
    },
    holdings: (view, seat, { words }) => {
      const { coins, handSize } = view.players[seat] as View['players'][number];
      return `${inCoins(coins, words)} · ${words.labels.cards(handSize.slaves + handSize.equi)}`;
    },
  });
}
