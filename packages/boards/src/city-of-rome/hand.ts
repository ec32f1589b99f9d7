/** What a player holds. */
import type { View } from '@ludi-romani/city-of-rome';
import { type Catalog, secretHand } from '@ludi-romani/city-of-rome/queries';
import type { Seat } from '@ludi-romani/core';
import { asked } from '../asked';
import { type Drawing, middle, placed, titled } from '../kit/pen';
import { rect } from '../kit/svg';
import { cardThing } from './faces';
import { areaOf, type Quill, roomOf } from './table';

/** All that a player holds, as far as it is seen: own cards to be pointed at, backs of others. */
export function hand(catalog: Catalog, view: View, seat: Seat, pen: Quill): Drawing {
  const said = pen.look.words.labels;
  const own = areaOf(view, seat);
  const top = view.pending.at(-1);
  const drawn =
    top !== undefined && 'secret' in top && top.secret !== undefined && top.player === seat ? top.secret.drawn : [];
  const isDraft = asked(view, 'draft')?.player === seat;
  const shown = [...(isDraft ? (own.packet ?? []) : []), ...drawn, ...own.hand, ...secretHand(own)];
  const backs = own.secret.filter(({ card: id }) => id === null);
  const perRow = pen.isAlone ? 3 : 5;
  const w = (roomOf(pen) + 8) / perRow - 8;
  const things = [
    ...shown.map((id) => cardThing(catalog, id, pen, w, 64)),
    ...backs.map(({ back }) => ({
      width: w,
      height: 64,
      svg: rect('stone', 0, 0, w, 64) + middle(back, w / 2, 38, 18, 'on strong'),
    })),
  ];
  const rows = Math.max(2, Math.ceil(things.length / perRow));
  const svg = things.map((one, i) => placed((i % perRow) * (w + 8), Math.floor(i / perRow) * 72, one)).join('');
  const held = `${drawn.length > 0 ? `${said.drawn} · ` : ''}${said.hand(pen.name(seat))}`;
  return titled(isDraft ? said.packet : held, { width: roomOf(pen), height: rows * 72 - 8, svg });
}
