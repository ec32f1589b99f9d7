/** What a player holds. */
import type { View } from '@ludi-romani/city-of-rome';
import { type Catalog, secretHand } from '@ludi-romani/city-of-rome/queries';
import type { Seat } from '@ludi-romani/core';
import { asked } from '../asked';
import { about, type Drawing, frieze, ground, heading, placed, type Room } from '../kit/pen';
import { joined, rect } from '../kit/svg';
import { write } from '../kit/text';
import { cardThing } from './faces';
import { areaOf, type Quill } from './table';

const GAP = 8;
const LEAST = 92;
const perRow = (width: number): number => Math.floor((width - 20 + GAP) / (LEAST + GAP));

/** The cards that a viewer sees in a hand, the cards to choose from first, and the decks of those that the viewer does not see. */
function held(view: View, seat: Seat) {
  const own = areaOf(view, seat);
  const top = view.pending.at(-1);
  const isDraft = asked(view, 'draft')?.player === seat;
  const drawn =
    top !== undefined && 'secret' in top && top.secret !== undefined && top.player === seat ? top.secret.drawn : [];
  return {
    isDraft,
    drawn,
    cards: [...(isDraft ? (own.packet ?? []) : []), ...drawn, ...own.hand, ...secretHand(own)],
    backs: own.secret.flatMap(({ card, back }) => (card === null ? [back] : [])),
  };
}

/** Returns the number of rows that a hand needs in this width. */
export function handRows(view: View, seat: Seat, width: number): number {
  const { cards, backs } = held(view, seat);
  return Math.max(1, Math.ceil((cards.length + backs.length) / perRow(width)));
}

/** All that a player holds, as far as it is seen: own cards to be pointed at, backs of others. */
export function hand(catalog: Catalog, view: View, seat: Seat, pen: Quill, { width, height }: Room): Drawing {
  const said = pen.look.words.labels;
  const { cards, backs, isDraft, drawn } = held(view, seat);
  const rows = handRows(view, seat, width);
  const columns = Math.min(perRow(width), Math.max(2, Math.ceil((cards.length + backs.length) / rows)));
  const w = Math.min(150, (width - 20 + GAP) / columns - GAP);
  const h = height === undefined ? 118 : (height - 30 - 16 + GAP) / rows - GAP;
  const total = height ?? 30 + rows * (h + GAP) + 8;
  const things = [
    ...cards.map((id) => cardThing(catalog, id, pen, w, h)),
    ...backs.map((deck): Drawing => {
      const back = rect(0, 0, w, h, 6, { fill: '$stone', stroke: '$stoneEdge' });
      const name = said.hidden(deck);
      return {
        width: w,
        height: h,
        svg: about(
          `hidden-${deck}`,
          back + write(name, w / 2, h / 2, { size: 13, anchor: 'middle', room: w - 12, lines: 3, fill: '#fff' }),
        ),
      };
    }),
  ];
  const kind = isDraft ? 'packet' : drawn.length > 0 ? 'drawn' : 'hand';
  const title = kind !== 'hand' ? said[kind] : seat === view.viewer ? said.ownHand : said.hand(pen.name(seat));
  return {
    width,
    height: total,
    svg:
      ground(width, total, 'field') +
      frieze(width, total - 13) +
      heading(kind, title, 14, 21, width - 28) +
      joined(
        things.map((one, i) => placed(10 + (i % columns) * (w + GAP), 30 + Math.floor(i / columns) * (h + GAP), one)),
      ),
  };
}
