/** What players have: coins, henchmen, buildings, cards for the end, hands. */
import type { Aquileia, CardId, Currency, View } from '@ludi-romani/aquileia';
import { cardFrom, currencies, held, villaColors, villaValues } from '@ludi-romani/aquileia/queries';
import type { Engine, Seat } from '@ludi-romani/core';
import { about, column, type Drawing, flow, frieze, ground, heading, type Room, row } from '../kit/pen';
import { token } from '../kit/pieces';
import { at, joined, path, rect, rounded } from '../kit/svg';
import { measure, write } from '../kit/text';
import { away, building, coin, crest, henchman, house, villa } from './art';
import type { Box } from './box';
import { strengths } from './contests';
import { auctioned } from './districts';
import { backs, copies, endFace, endMini, endTile, handFace, MINI_HIGH, nameOf } from './faces';
import { block, fitting, level, payoutRow, plate, playerOf, type Quill, shrunk, stageOf } from './table';
import { cardId, coinsId } from './targets';

/** Coins of one kind with their number and their name. */
function purse(seat: Seat, currency: Currency, count: number, pen: Quill, w: number, h: number): Drawing {
  const word = pen.look.words.labels.coins[currency];
  const id = coinsId(seat, currency);
  const value = String(count);
  const start = 34 + measure(value, 17, true) + 5;
  return pen.thing(
    id,
    `${count} ${word}`,
    w,
    h,
    plate(pen, id, w, h, 7, { fill: '$panel', stroke: '$fieldLine', width: 0.8 }) +
      coin(currency, 17, h / 2 - 0.5, 10.5) +
      write(value, 34, h / 2 + 6, { size: 17, bold: true }) +
      (start + measure(word, 12) > w - 4
        ? ''
        : write(word, start, h / 2 + 5, { size: 12.5, room: w - start - 3, fill: pen.isOpen(id) ? '$ink' : '$soft' })),
    { lit: true, radius: 7, about: currency, value: count },
  );
}

/** A heading with a note at its end. */
function titled(kind: string, title: string, width: number, inner: Drawing, note = ''): Drawing {
  const noteRoom = width - measure(title, 14, true) - 8;
  return {
    width,
    height: 22 + inner.height,
    svg:
      heading(kind, title, 0, 13, width) +
      (note === '' || measure(note, 12) > noteRoom
        ? ''
        : write(note, width, 13, { size: 12, anchor: 'end', fill: '$head' })) +
      at(0, 22, inner.svg),
  };
}

/** The henchmen and houses that are left, and the crest. */
function pieces(box: Box, view: View, seat: Seat, pen: Quill, w: number, h: number): Drawing {
  const said = pen.look.words.labels;
  const { henchmen, houses, passed } = playerOf(view, seat);
  const side = pen.side(seat);
  const count = Math.max(henchmen, box.tables.numbers.henchmenPerPlayer);
  const step = Math.min(30, (w - 12) / count);
  const scale = Math.min(1.25, step / 22);
  const high = h - 36;
  const figures = Array.from({ length: count }, (_, i) =>
    (i < henchmen ? henchman : (_: unknown, x: number, y: number, k: number) => away(x, y, k))(
      side,
      w / 2 + (i - (count - 1) / 2) * step,
      high / 2 - 1,
      scale,
    ),
  );
  const hasCrest = !view.track.includes(seat);
  const home = { width: 23, height: 24, svg: house(side, 10, 12, 0.95) };
  const text = (said: string) => block(said, { size: 12.5 });
  const shield = hasCrest ? [{ width: 22, height: 26, svg: crest(side, 11, 13, 0.85) }] : [];
  const note = passed ? [block(said.passed, { size: 12, italic: true, fill: '$head' })] : [];
  const rest = fitting(
    w - 12,
    level([home, text(said.houses(houses)), ...shield, ...note], 6),
    level([home, text(String(houses)), ...shield, ...note], 6),
  );
  const inner =
    rect(0, 0, w, high, 7, { fill: '$panel', stroke: '$fieldLine', width: 0.8, opacity: 0.85 }) +
    joined(figures) +
    at(6, high + 6, rest.svg);
  return pen.thing(`state-${seat}`, said.left(henchmen, houses), w, h, inner, {
    about: 'pieces',
    radius: 7,
  });
}

/** The own buildings with what they are worth: villas at the end, the others in the harbour. */
function buildings(box: Box, view: View, seat: Seat, pen: Quill, w: number, h: number | undefined): Drawing {
  const spoken = pen.look.words;
  const said = spoken.labels;
  const own = box.quarters.flatMap(({ sites }) => sites.filter(({ id }) => view.sites[id] === seat));
  const values = villaValues(box.catalog, view)[seat];
  const listed = villaColors.map((color) => `${spoken.title(color)} ${values?.[color] ?? 0}`).join(', ');
  const word = block(said.harbor, { size: 12, fill: '$head' });
  const paid = payoutRow(box, view, seat, pen, word, w - 4);
  // smaller in a second row
  const scale = own.length > Math.floor((w - 8) / 37) ? 0.78 : 0.9;
  const minis = own.map((site): Drawing => ({ width: 36 * scale, height: 34 * scale, svg: building(site, scale) }));
  const rows = Math.max(1, Math.ceil(minis.length / Math.max(1, Math.floor((w - 7) / (36 * scale + 1)))));
  const high = h === undefined ? Math.max(44, rows * 35 + 8) : h - 26;
  const grid =
    minis.length === 0
      ? block(said.noBuildings, { size: 12.5, room: w - 16, lines: 3, fill: '$soft' })
      : shrunk(flow(minis, w - 8, scale < 0.9 ? 1 : 3), w - 8, high - 4);
  const inner =
    rect(0, 0, w, high, 7, { fill: '$panel', stroke: '$fieldLine', width: 0.8, opacity: 0.85 }) +
    at(minis.length === 0 ? 8 : 5, (high - grid.height) / 2, grid.svg);
  const drawn = pen.thing(`villas-${seat}`, `${said.villas}: ${listed}`, w, high, inner, {
    about: 'buildings',
    radius: 7,
  });
  return { width: w, height: high + 26, svg: drawn.svg + at(2, high + 6, about('harbor', paid.svg)) };
}

interface Won {
  readonly id: string;
  readonly name: string;
  readonly card: CardId | null;
}
/** The theatre cards won, and the stadium cards as far as they are known. */
function wonBy(view: View, seat: Seat, pen: Quill): Won[] {
  const spoken = pen.look.words;
  const said = spoken.labels;
  const cards: Won[] = playerOf(view, seat).theatre.map((card, i) => ({
    id: `theatre-${seat}-${i}`,
    name: spoken.title(card),
    card,
  }));
  for (const [i, race] of view.races.entries()) {
    const card = cardFrom(race, seat);
    if (card === undefined) continue;
    const note = `${said.faceUp(i + 1)}: ${spoken.title(race.faceUp)}`;
    cards.push({ id: `race-${seat}-${i}`, name: `${card === null ? said.hidden : spoken.title(card)}, ${note}`, card });
  }
  return cards;
}
const aboutWon = ({ card }: Won): string => card ?? 'stadium-card';

/** The cards for the end as marks, closer to each other if they are many. */
function minisOf(box: Box, won: readonly Won[], pen: Quill, room: number): Drawing {
  const things = won.map((one) => {
    const { width, height, svg } = endMini(box, one.card, pen);
    return pen.thing(one.id, one.name, width, height, svg, { about: aboutWon(one), radius: 4 });
  });
  const full = row(things, 3);
  return full.width <= room ? full : row(things, 3 - (full.width - room) / Math.max(1, things.length - 1));
}

/** The cards for the end in words, or as marks if there is no room for them. */
function endCards(box: Box, won: readonly Won[], pen: Quill, w: number, h: number): Drawing {
  if (won.length === 0) {
    const text = block(pen.look.words.labels.noEnd, {
      size: 12.5,
      room: w - 16,
      lines: 5,
      fill: '$head',
      anchor: 'middle',
    });
    return {
      width: w,
      height: h,
      svg:
        rect(0, 0, w, h, 6, { stroke: '$fieldLine', dash: '3 4' }) +
        at((w - text.width) / 2, (h - text.height) / 2, text.svg),
    };
  }
  const gap = 5;
  const perRow = Math.floor((w + gap) / (68 + gap));
  const tiles = Math.floor((w + gap) / (54 + gap));
  const thing = (one: Won, cw: number, ch: number, inner: string) =>
    pen.thing(one.id, one.name, cw, ch, inner, { about: aboutWon(one) });
  const cw = Math.min(96, (w + gap) / Math.max(2, won.length) - gap);
  const ch = Math.min(h, 90);
  if (won.length <= perRow)
    return flow(
      won.map((one) =>
        thing(one, cw, ch, one.card === null ? endTile(box, null, pen, cw, ch) : endFace(box, one.card, pen, cw, ch)),
      ),
      w + 0.1,
      gap,
    );
  if (won.length <= 2 * tiles) {
    const [tw, th] = [(w + gap) / tiles - gap, Math.min(44, (h - gap) / 2)];
    return flow(
      won.map((one) => thing(one, tw, th, endTile(box, one.card, pen, tw, th))),
      w + 0.1,
      gap,
    );
  }
  const rows = Math.max(1, Math.floor((h + 4) / (MINI_HIGH + 4)));
  const each = Math.ceil(won.length / rows);
  return column(
    Array.from({ length: Math.ceil(won.length / each) }, (_, i) =>
      minisOf(box, won.slice(i * each, (i + 1) * each), pen, w),
    ),
    4,
  );
}

/** A hand that is not seen: its size, which everybody could count, and the cards bought openly. */
function unseen(view: View, seat: Seat, pen: Quill, w: number, h: number): Drawing {
  const spoken = pen.look.words;
  const said = spoken.labels;
  const { handSize, bought } = playerOf(view, seat);
  const open = bought.length > 0 ? `; ${said.bought}: ${bought.map((id) => spoken.title(id)).join(', ')}` : '';
  return pen.thing(
    `hand-${seat}`,
    `${said.backs(handSize.slaves, handSize.equi)}${open}`,
    2 * w + 4,
    h,
    backs('slaves', handSize.slaves, w, h) + at(w + 4, 0, backs('equi', handSize.equi, w, h)),
    { about: 'hand', radius: 5 },
  );
}

/** The points that the cards bring so far. */
const worth = (engine: Engine<Aquileia>, view: View, seat: Seat): number => {
  const rows = engine.scores(view)[seat]?.rows;
  return (rows?.laurels ?? 0) + (rows?.villas ?? 0);
};

/** All that a player has on the table. On a phone, the hand of another player as well. */
export function area(
  engine: Engine<Aquileia>,
  box: Box,
  view: View,
  seat: Seat,
  pen: Quill,
  { width, height }: Room,
): Drawing {
  const said = pen.look.words.labels;
  const isOwn = seat === view.viewer;
  const { coins, henchmen } = playerOf(view, seat);
  const of = said.henchmen(henchmen, box.tables.numbers.henchmenPerPlayer);
  const title = isOwn ? said.household : said.area(pen.name(seat));
  const won = wonBy(view, seat, pen);
  const end = said.worth(worth(engine, view, seat));
  const stack = (w: number, h: number) =>
    currencies.map((currency) => purse(seat, currency, coins[currency], pen, w, h));
  if (height === undefined) {
    const w = width - 20;
    const parts = [
      ...(isOwn ? auctioned(box, view, pen, w) : []),
      flow(stack((w - 10) / 3, 44), w + 0.1, 5),
      titled('henchmen', said.pieces, w, pieces(box, view, seat, pen, w, 84), of),
      titled('buildings', said.buildings, w, buildings(box, view, seat, pen, w, undefined)),
      ...(isOwn ? [] : [titled('hand', said.handWord, w, unseen(view, seat, pen, 70, 40))]),
      titled('end', said.forTheEnd, w, endCards(box, won, pen, w, 74), end),
    ];
    const drawn = column(parts, 12);
    const total = 34 + drawn.height + 18;
    return {
      width,
      height: total,
      svg:
        ground(width, total, 'field') +
        frieze(width, total - 13) +
        token(pen.side(seat), 21, 17, 9) +
        heading('household', title, 36, 22, width - 48) +
        at(10, 34, drawn.svg),
    };
  }
  const h = height - 40;
  const shares = [0.19, 0.25, 0.26, 0.3].map((share) => share * (width - 20 - 36));
  const [first = 0, second = 0, third = 0, fourth = 0] = shares;
  const each = (h - 6) / 3;
  const sections = [
    { w: first, at: 0 },
    { w: second, at: first + 12 },
    { w: third, at: first + second + 24 },
    { w: fourth, at: first + second + third + 36 },
  ] as const;
  return {
    width,
    height,
    svg:
      ground(width, height, 'field') +
      frieze(width, height - 11, 0.7) +
      token(pen.side(seat), 20, 16, 8.5) +
      heading('coins', isOwn ? said.coinsWord : title, 34, 20, first - 24) +
      at(10 + sections[0].at, 27, column(stack(first, each), 3).svg) +
      at(
        10 + sections[1].at,
        7,
        titled('henchmen', said.pieces, second, pieces(box, view, seat, pen, second, h), of).svg,
      ) +
      at(
        10 + sections[2].at,
        7,
        titled('buildings', said.buildings, third, buildings(box, view, seat, pen, third, h)).svg,
      ) +
      at(10 + sections[3].at, 7, titled('end', said.forTheEnd, fourth, endCards(box, won, pen, fourth, h), end).svg),
  };
}

/** The own hand, kind by kind; that of others as backs. */
export function hand(box: Box, view: View, seat: Seat, pen: Quill, { width, height }: Room): Drawing {
  const spoken = pen.look.words;
  const said = spoken.labels;
  const own = playerOf(view, seat);
  const isTall = height === undefined;
  const inside = width - 20;
  const kinds = own.hand === null ? [] : box.catalog.handCards.filter(({ id }) => held(own, id) > 0);
  const gap = 6;
  const most = Math.floor((inside + gap) / (96 + gap));
  const isLarge = kinds.length <= most || isTall;
  const perRow = isLarge ? most : Math.max(1, Math.min(kinds.length, Math.floor((inside + gap) / (62 + gap))));
  const rows = Math.max(1, Math.ceil(kinds.length / perRow));
  const room = height === undefined ? rows * 104 + (rows - 1) * gap : height - 38;
  const w = isLarge ? Math.min(110, (inside + gap) / most - gap) : Math.min(80, (inside + gap) / perRow - gap);
  const h = isTall ? 104 : Math.min(98, (room + 5) / rows - 5);
  const cards = kinds.map(({ id }): Drawing => {
    const count = held(own, id);
    return pen.thing(
      cardId(id),
      `${count} × ${nameOf(box, id, pen)}`,
      w,
      h,
      handFace(box, id, pen, w, h) + copies(count, w, h),
      { about: id },
    );
  });
  const empty = block(said.noHand, {
    size: 12.5,
    room: Math.min(inside - 16, 260),
    lines: 3,
    anchor: 'middle',
    fill: '$head',
  });
  const drawn =
    own.hand === null
      ? unseen(view, seat, pen, 70, Math.min(44, room))
      : kinds.length > 0
        ? flow(cards, inside + 0.1, isLarge ? gap : 5)
        : {
            width: inside,
            height: Math.min(room, 96),
            svg:
              rect(0, 0, inside, Math.min(room, 96), 6, { stroke: '$fieldLine', dash: '3 4' }) +
              at((inside - empty.width) / 2, (Math.min(room, 96) - empty.height) / 2, empty.svg),
          };
  const shown = shrunk(drawn, inside, room);
  // on a phone, the strengths are below the cards that would change them
  const stage = stageOf(view);
  const shields =
    isTall && (stage === 'arena' || stage === 'stadium') ? strengths(view, pen) : { width: 0, height: 0, svg: '' };
  const total = height ?? 30 + drawn.height + 18 + (shields.width === 0 ? 0 : 30);
  const title = seat === view.viewer ? said.ownHand : said.hand(pen.name(seat));
  return {
    width,
    height: total,
    svg:
      ground(width, total, 'field') +
      frieze(width, total - 11, 0.7) +
      at(10, total - 44, shields.svg) +
      heading('hand', title, 12, 20, inside) +
      (seat === view.viewer && measure(title, 14, true) + measure(said.onlyYou, 12) < inside - 10
        ? write(said.onlyYou, width - 12, 20, { size: 12, anchor: 'end', fill: '$head' })
        : '') +
      at(10, 27, shown.svg),
  };
}

/** Returns the width that the cards of another player need. */
const need = (box: Box, view: View, seat: Seat, pen: Quill): number =>
  wonBy(view, seat, pen).reduce((sum, { card }) => sum + endMini(box, card, pen).width + 3, 18 + 72 + 14);

/** The cards of another player, and what the villas are worth if there is room for that, in one line. */
function holdings(box: Box, view: View, seat: Seat, pen: Quill, w: number): Drawing {
  const spoken = pen.look.words;
  const said = spoken.labels;
  const values = villaValues(box.catalog, view)[seat];
  const villas = level(
    villaColors.flatMap((color): Drawing[] => {
      const sum = values?.[color] ?? 0;
      return sum === 0 ? [] : [{ width: 22, height: 20, svg: villa(color, sum, 0.6) }];
    }),
    3,
  );
  const cards = unseen(view, seat, pen, 34, MINI_HIGH);
  const minis = minisOf(box, wonBy(view, seat, pen), pen, w - 32 - cards.width);
  let left = w - 25 - cards.width - (minis.width === 0 ? 0 : minis.width + 7);
  const listed = villaColors.map((color) => `${spoken.title(color)} ${values?.[color] ?? 0}`).join(', ');
  const built =
    villas.width === 0 || villas.width + 7 > left
      ? []
      : [
          pen.thing(`villas-${seat}`, `${said.villas}: ${listed}`, villas.width, villas.height, villas.svg, {
            about: 'buildings',
            radius: 4,
          }),
        ];
  for (const one of built) left -= one.width + 7;
  const name = pen.name(seat);
  const named = measure(name, 13, true) + 7 > left ? [] : [block(name, { size: 13, bold: true })];
  const sign = { width: 18, height: 20, svg: token(pen.side(seat), 9, 9.5, 8.5) };
  return shrunk(level([sign, ...named, cards, ...(minis.width === 0 ? [] : [minis]), ...built], 7), w);
}

/** What the other players hold, in as many rows as there is room for. */
export function others(
  box: Box,
  view: View,
  seats: readonly Seat[],
  pen: Quill,
  { width, height = 36 }: Room,
): Drawing {
  const title = block(pen.look.words.labels.others, { size: 12.5, bold: true, room: 90, lines: 2, fill: '$head' });
  const from = title.width + 24;
  const rows = Math.max(1, Math.floor(height / 34));
  const perRow = Math.max(1, Math.ceil(seats.length / rows));
  const high = height / Math.ceil(seats.length / perRow);
  const needs = seats.map((seat) => need(box, view, seat, pen));
  let lines = '';
  let cells = '';
  for (let row = 0; row * perRow < seats.length; row++) {
    const some = seats.slice(row * perRow, (row + 1) * perRow);
    const own = needs.slice(row * perRow, (row + 1) * perRow);
    /** the room that is left for names and villas */
    const spare = (width - from - 8 - own.reduce((sum, one) => sum + one, 0)) / some.length;
    let x = from;
    some.forEach((seat, i) => {
      const w = (own[i] ?? 0) + spare;
      const one = holdings(box, view, seat, pen, w - 12);
      lines += `M${rounded(x - 7)} ${row * high + 7}v${high - 14}`;
      cells += at(x, row * high + (high - one.height) / 2, one.svg);
      x += w;
    });
  }
  return {
    width,
    height,
    svg:
      ground(width, height, 'marble', { pattern: 'slabs', opacity: 0.5 }) +
      about('others', at(12, (height - title.height) / 2, title.svg)) +
      path(lines, { stroke: '$marbleLine' }) +
      cells,
  };
}
