/** The theatre, the harbour, the street along which the areas act, and the advantage track. */
import type { View } from '@ludi-romani/aquileia';
import { areaIds, freePosition } from '@ludi-romani/aquileia/queries';
import * as icons from '../kit/icons';
import { about, column, type Drawing, flow, ground, heading, placed, type Room } from '../kit/pen';
import { drawIcon, token } from '../kit/pieces';
import { at, joined, path, rect } from '../kit/svg';
import { fitted, measure, type Type, write } from '../kit/text';
import { coin, crest, noCoin, noCrest, quay, street, theatre, toRoll } from './art';
import type { Box } from './box';
import { strengths } from './contests';
import { deck, endFace, nameOf } from './faces';
import {
  block,
  centered,
  coinsRow,
  district,
  fitting,
  HEAD,
  level,
  payoutRow,
  type Quill,
  ROMAN,
  radius,
  spaceThing,
  stageOf,
} from './table';
import { positionId, spaceId } from './targets';

type Auction = NonNullable<View['auction']>;

/** The signs of seats in a line. */
const signs = (seats: readonly number[], pen: Quill): Drawing[] =>
  seats.map((seat) => ({ width: 18, height: 20, svg: token(pen.side(seat), 9, 9.5, 8) }));

/** The highest bid, and the players who are still in. */
function bidding({ bidder, bid, stillIn }: Auction, pen: Quill, room: number): readonly Drawing[] {
  const said = pen.look.words.labels;
  const label = (text: string): Drawing => block(text, { size: 12.5, bold: true });
  const bids = bidder === null ? [block(said.noBid, { size: 12.5 })] : [coinsRow(bid)];
  const by = bidder === null ? [] : signs([bidder], pen);
  const offered = fitting(
    room,
    level([label(said.bid), ...bids, ...by], 5),
    column([level([label(said.bid), ...by], 5), ...bids], 2),
  );
  const seats = level(signs(stillIn, pen), 3);
  const left = fitting(room, level([label(said.in), seats], 5), column([label(said.in), seats], 1));
  const name = `${said.stillIn}: ${stillIn.map(pen.name).join(', ')}`;
  return [
    { ...offered, svg: about('bid', offered.svg) },
    pen.thing('still-in', name, left.width, left.height, left.svg),
  ];
}

/** The card of an auction and the bid, for the own coins on a phone, which are what the viewer bids with. */
export function auctioned(box: Box, { auction }: View, pen: Quill, room: number): readonly Drawing[] {
  if (auction === null) return [];
  const [w, h] = [110, 62];
  const { labels } = pen.look.words;
  const card = pen.thing('auction', nameOf(box, auction.card, pen), w, h, endFace(box, auction.card, pen, w, h), {
    about: auction.card,
  });
  const beside = room - w - 10;
  const rule = block(labels.raise, { size: 12.5, room: beside, lines: 3 });
  return [level([card, column([...bidding(auction, pen, beside), rule], 4)], 10)];
}

export function theatrum(box: Box, view: View, pen: Quill, { width, height }: Room): Drawing {
  const isTall = pen.shape === 'tall';
  const spoken = pen.look.words;
  const said = spoken.labels;
  const { auction } = view;
  const [w, h] = isTall ? [110, 80] : [Math.min(90, width - 66), 66];
  const pile = deck('theatre', view, pen, isTall ? 44 : 36, isTall ? 64 : 56);
  const card =
    auction === null
      ? pen.thing(
          'auction',
          said.noAuction,
          w,
          h,
          rect(0, 0, w, h, 5, { stroke: '$roseLine', dash: '4 3' }) +
            centered(
              block(said.noAuction, { size: 12, room: w - 8, lines: 4, anchor: 'middle', fill: '$head' }),
              0,
              0,
              w,
              h,
            ),
        )
      : pen.thing('auction', nameOf(box, auction.card, pen), w, h, endFace(box, auction.card, pen, w, h), {
          about: auction.card,
        });
  const note = (text: string): Drawing =>
    box.drawn(said, `theatrum ${width} ${text}`, () => block(text, { size: 12.5, room: width - 20, lines: 5 }));
  const rr = radius(pen);
  const bids = auction === null ? [] : bidding(auction, pen, width - 20);
  const lying = level([pile, card], 10);
  const ruled = column([lying, ...bids, note(auction === null ? said.theatrum : said.raise)], 7);
  // during an auction, the note is left out where the henchman would cover it
  const isCovered = auction !== null && HEAD + 2 + ruled.height > (height ?? Number.POSITIVE_INFINITY) - 2 * rr - 24;
  const top = isCovered ? column([lying, ...bids], 7) : ruled;
  const total = height ?? HEAD + top.height + 136;
  const from = HEAD + 2 + top.height + 4;
  const stage = 14;
  const r = Math.min((width - 20) / 2, 90, total - from - stage - 8);
  const y = total - stage - 8;
  const half = Math.max(r + 3, 44);
  const pillars = Array.from(
    { length: 6 },
    (_, i) => `M${width / 2 - half + 8 + (i * (2 * half - 16)) / 5} ${y}v${stage}`,
  );
  const [space] = box.tables.theatrum;
  return district(
    'theatrum',
    view,
    pen,
    width,
    total,
    at(10, HEAD + 2, top.svg) +
      (r < 24 ? '' : theatre(width / 2, y, r)) +
      rect(width / 2 - half, y, 2 * half, stage, 2, { fill: '$tier', stroke: '$tierLine' }) +
      path(joined(pillars), { stroke: '$tierLine', width: 2.4 }) +
      (space === undefined ? '' : placed(width / 2 - rr, y - 2 * rr - 1, spaceThing(box, space, view, pen, rr))),
    said.means.theatrum,
  );
}

export function portus(box: Box, view: View, pen: Quill, { width, height }: Room): Drawing {
  const isTall = pen.shape === 'tall';
  const said = pen.look.words.labels;
  const { latroDice } = box.tables.numbers;
  const r = radius(pen);
  const left = 8;
  const inside = width - 16;
  let y = HEAD + 2;
  let svg = '';
  for (const space of box.tables.portus) {
    if (space.action !== 'latro') continue;
    const h = isTall ? 52 : 42;
    const dice = Array.from({ length: Math.min(latroDice, 2) }, () => toRoll('red'));
    const shown = latroDice > 2 ? [block(`${latroDice} ×`, { size: 13, bold: true }), ...dice.slice(1)] : dice;
    const x = left + 2 * r + 10;
    const w = left + inside - x - 4;
    const used = shown.reduce((sum, one) => sum + one.width + 4, 8);
    const text = box.drawn(said, `latro ${w}`, () => block(said.latro, { size: 12.5, room: w - used - 8, lines: 2 }));
    svg +=
      quay(left, y, inside, h) +
      placed(left + 5, y + h / 2 - r, spaceThing(box, space, view, pen, r)) +
      rect(x, y + 4, w, h - 8, 5, { fill: '$panel', opacity: 0.93 }) +
      about(spaceId(space.id), centered(level([...shown, text], 5), x, y + 4, w, h - 8));
    y += h;
  }
  const coinSpaces = box.tables.portus.flatMap((space) => (space.action === 'portus' ? [space] : []));
  const seat = view.viewer === 'spectator' ? undefined : view.viewer;
  const now =
    seat === undefined ? [] : [payoutRow(box, view, seat, pen, block(said.harborNow, { size: 12.5 }), inside - 16)];
  const note = column(
    [
      box.drawn(said, `portus ${width}`, () => block(said.portusNote, { size: 12.5, room: inside - 16, lines: 2 })),
      ...now,
    ],
    3,
  );
  const noteHeight = note.height + 11;
  const least = 2 * r + 34;
  const h = height === undefined ? least : Math.max(2 * r + 12, height - y - noteHeight - 16);
  const gap = 6;
  const w = (inside + gap) / Math.max(1, coinSpaces.length) - gap;
  coinSpaces.forEach((space, i) => {
    const x = left + i * (w + gap);
    const lies = view.harbour[space.currency] > 0;
    const plate = 24;
    const draw = lies ? coin : noCoin;
    const text = lies ? said.laid : said.pays;
    const used = 18 + measure(text, 12.5);
    const isWorded = used <= w - 8;
    const start = x + (w - (isWorded ? used + 2 : 16)) / 2;
    svg +=
      quay(x, y, w, h) +
      placed(x + w / 2 - r, y + (h - plate) / 2 - r, spaceThing(box, space, view, pen, r)) +
      rect(x + 3, y + h - plate - 3, w - 6, plate, 4, { fill: '$panel', opacity: 0.93 }) +
      draw(space.currency, start + 8, y + h - 3 - plate / 2, 8) +
      (isWorded ? write(text, start + 20, y + h - 3 - plate / 2 + 4.5, { size: 12.5 }) : '');
  });
  if (coinSpaces.length > 0) y += h;
  const total = height ?? y + noteHeight + 16;
  return district(
    'portus',
    view,
    pen,
    width,
    total,
    svg +
      rect(left, total - noteHeight - 8, inside, noteHeight, 6, { fill: '$panel', opacity: 0.93 }) +
      at(left + 8, total - noteHeight - 2.5, note.svg),
    said.portus,
  );
}

/** The crests from position 1. */
function advantage(view: View, pen: Quill, { width, height }: Room): Drawing {
  const isTall = pen.shape === 'tall';
  const said = pen.look.words.labels;
  const [w, h] = isTall ? [48, 52] : [30, 34];
  const free = freePosition(view);
  const slots = view.players.map((_, i): Drawing => {
    const seat = view.track[i];
    const id = positionId(i + 1);
    const isLit = pen.isOpen(id);
    const scale = isTall ? 1.7 : 1.2;
    const y = h / 2 - (isTall ? 1 : 0.5);
    const inner =
      seat === undefined
        ? noCrest(w / 2, y, scale, isLit) +
          write(i + 1, w / 2, y + 3, {
            size: 14,
            bold: true,
            anchor: 'middle',
            fill: i + 1 === free ? '$ink' : '$soft',
          }) +
          (isLit ? `<circle cx="${w - 5}" cy="5" r="3.5" fill="$select"/>` : '')
        : crest(pen.side(seat), w / 2, y, scale);
    return pen.thing(
      id,
      `${said.advantage} ${i + 1}: ${seat === undefined ? said.free : pen.name(seat)}`,
      w,
      h,
      inner,
      {
        lit: true,
        about: 'advantage',
      },
    );
  });
  const row = flow(slots, width - 20, 4);
  const total = height ?? HEAD + row.height + 10;
  const starts = said.starts(pen.name(view.startPlayer));
  const title = measure(said.advantage, 14, true);
  // where the street is narrow, it does not name the start player
  const isNoted = total > 100 && measure(starts, 12) + 18 < width - 26 - title;
  const left = width - row.width - 32;
  const noted: Type = { size: 12, room: left, lines: 2, fill: '$head' };
  // a note that would be broken is left out
  const isWhole = left > 20 && fitted(said.advantageNote, noted).rows.join(' ') === said.advantageNote;
  const note = isWhole ? block(said.advantageNote, noted) : undefined;
  return {
    width,
    height: total,
    svg:
      ground(width, total, 'marble', { pattern: 'slabs', opacity: 0.6 }) +
      heading('advantage', said.advantage, 11, total < 100 ? 18 : 21) +
      (isNoted
        ? about(
            'start-player',
            drawIcon(icons.flag, width - measure(starts, 12) - 26, 8, 14) +
              write(starts, width - 11, 20, { size: 12, anchor: 'end', fill: '$head' }),
          )
        : '') +
      (note === undefined ? '' : at(11, 23 + Math.max(0, (total - 28 - note.height) / 2), note.svg)) +
      at(width - row.width - 12, Math.max(24, (total + 24 - row.height) / 2), row.svg),
  };
}

/** The stages of a round along a street, and the strengths during a contest. */
export function stages(view: View, pen: Quill, { width }: Room): Drawing {
  const spoken = pen.look.words;
  const said = spoken.labels;
  const stage = stageOf(view);
  const shields = strengths(view, pen);
  const all = ['placement' as const, ...areaIds];
  const now = stage === undefined ? all.length : all.indexOf(stage);
  const textOf = (one: (typeof all)[number], isShort: boolean): string => {
    if (one === 'placement') return said.placing;
    const numeral = ROMAN[areaIds.indexOf(one)] ?? '';
    return isShort ? numeral : `${numeral} ${spoken.title(one)}`;
  };
  const room = width - 24 - (shields.width === 0 ? 0 : shields.width + 26);
  const pills = (isShort: boolean): Drawing =>
    flow(
      all.map((one, i): Drawing => {
        const isNow = i === now;
        const text = textOf(one, isShort && !isNow);
        const w = measure(text, 12.5, isNow) + 16;
        const drawn =
          rect(0, 0, w, 18, 9, isNow ? { fill: '$terracotta' } : { fill: '$panel', opacity: 0.9 }) +
          write(text, w / 2, 13.4, {
            size: 12.5,
            bold: isNow,
            anchor: 'middle',
            fill: isNow ? '#fff' : i < now ? '$soft' : '$ink',
          });
        return { width: w, height: 18, svg: about(one, drawn) };
      }),
      Number.POSITIVE_INFINITY,
      12,
    );
  const long = pills(false);
  const row = long.width <= room ? long : pills(true);
  const order = block(said.order(pen.name(view.startPlayer)), {
    size: 12.5,
    italic: true,
    fill: '$soft',
    anchor: 'middle',
  });
  return {
    width,
    height: 24,
    svg:
      street(0, 0, width, 24, 0.8) +
      at(10, 3, row.svg) +
      (shields.width === 0
        ? order.width > width - row.width - 40
          ? ''
          : rect(width - order.width - 26, 3, order.width + 18, 18, 9, { fill: '$panel', opacity: 0.9 }) +
            at(width - order.width - 17, 4.5, order.svg)
        : rect(width - shields.width - 22, 2, shields.width + 18, 20, 10, { fill: '$panel', opacity: 0.92 }) +
          at(width - shields.width - 13, 2, shields.svg)),
  };
}

/** The advantage track; on a phone also the strengths. */
export function tracks(view: View, pen: Quill, room: Room): Drawing {
  const crests = advantage(view, pen, room);
  if (pen.shape !== 'tall') return crests;
  const shields = strengths(view, pen);
  if (shields.width === 0) return crests;
  const drawn = flow([shields], room.width);
  return column(
    [
      crests,
      {
        width: room.width,
        height: 32,
        svg: rect(0, 0, room.width, 32, 9, { fill: '$panel', stroke: '$line' }) + at(10, 6, drawn.svg),
      },
    ],
    8,
  );
}
