/** The market: a stall for each kind of space. */
import type { CardId, MercatusSpace, View } from '@ludi-romani/aquileia';
import { coinsOf, currencies } from '@ludi-romani/aquileia/queries';
import { asked } from '../asked';
import { about, column, type Drawing, flow, placed, type Room } from '../kit/pen';
import { token } from '../kit/pieces';
import { at, path, rect } from '../kit/svg';
import { measure, write } from '../kit/text';
import { awning, coin, die, skyline, toRoll } from './art';
import type { Box } from './box';
import { handFace, nameOf, piles } from './faces';
import {
  block,
  centered,
  coinsRow,
  district,
  HEAD,
  inCoins,
  level,
  plate,
  type Quill,
  radius,
  shrunk,
  spaceThing,
} from './table';
import { buyId, dieId, exchangeId, slotId } from './targets';

type Kind = MercatusSpace['action'];

/** What is printed on the market, whatever the language. */
const LATIN: Readonly<Record<Kind, string>> = {
  dolus: 'Dolus',
  pecunia: 'Pecunia',
  equi: 'Equi et Arma',
  servi: 'Servi',
  potentia: 'Potentia',
};
const AWNINGS: Readonly<Record<Kind, string>> = {
  dolus: '#a9432f',
  pecunia: '#8a6412',
  equi: '#4f6b2c',
  servi: '#6b4a30',
  potentia: '#27608a',
};

/** What is in a stall: beside its name, and below it. */
interface Stall {
  readonly head?: readonly Drawing[];
  readonly inner: Drawing;
}

const plus: Drawing = block('+', { size: 13, bold: true });
/** A card of the deck, which comes with another one. */
const bonus: Drawing = {
  width: 13,
  height: 17,
  svg:
    rect(0.5, 0.5, 12, 16, 2.5, { fill: '#7e4632', stroke: '#3a2a1c' }) +
    rect(2.5, 2.5, 8, 12, 1.5, { stroke: '#f3e7d0', width: 0.8, opacity: 0.6 }),
};

type Spaces<K extends Kind> = readonly Extract<MercatusSpace, { readonly action: K }>[];

function dolus(box: Box, [space]: Spaces<'dolus'>, view: View, pen: Quill, room: number): Stall {
  const { dolusDice } = box.tables.numbers;
  const dice = Array.from({ length: Math.min(dolusDice, 3) }, () => toRoll('red'));
  const r = radius(pen);
  const spoken = pen.look.words;
  const text = box.drawn(spoken, `dolus ${room} ${r}`, () =>
    block(spoken.labels.dolus, { size: 12.5, room: room - 2 * r - 10, lines: 3 }),
  );
  return {
    head: dolusDice > dice.length ? [block(`${dolusDice} ×`, { size: 13, bold: true }), ...dice.slice(0, 1)] : dice,
    inner: level([...(space === undefined ? [] : [spaceThing(box, space, view, pen, r)]), text], 8),
  };
}

const arrow: Drawing = { width: 10, height: 8, svg: path('M1 4h8m-3 -3l3 3l-3 3', { stroke: '$soft', width: 1.4 }) };

function exchange(box: Box, pen: Quill, id: string, w: number): Drawing {
  const row = box.drawn(box, `exchange ${id}`, () => {
    const { give, get } = box.catalog.exchange(id);
    return level([coinsRow(give), arrow, coinsRow(get)], 4);
  });
  const h = pen.shape === 'tall' ? 40 : 24;
  const width = Math.max(w, row.width + 12);
  const key = exchangeId(id);
  return pen.thing(
    key,
    pen.look.words.title(id),
    width,
    h,
    plate(pen, key, width, h, h / 2, { fill: '$well' }) + centered(row, 0, 0, width, h),
    { lit: true, radius: h / 2 },
  );
}

/** The coins of the bank, where there is room. */
function bank(view: View, pen: Quill): Drawing {
  const said = pen.look.words.labels;
  const kinds = currencies.flatMap((currency) => [
    { width: 16, height: 16, svg: coin(currency, 8, 8) },
    block(String(view.bank[currency]), { size: 13, bold: true }),
  ]);
  const drawn = level([block(said.bank, { size: 12, fill: '$soft' }), ...kinds], 5);
  return { ...drawn, svg: about('bank', drawn.svg) };
}

function pecunia(box: Box, [space]: Spaces<'pecunia'>, view: View, pen: Quill, room: number): Stall {
  const said = pen.look.words.labels;
  const r = radius(pen);
  const note = box.drawn(said, 'pecunia', () =>
    block(said.pecunia(box.tables.numbers.pecuniaPoints), { size: 12, fill: '$soft', anchor: 'end' }),
  );
  const left = room - 2 * r - 8;
  const gap = pen.shape === 'tall' ? 5 : 3;
  const rates = flow(
    box.tables.exchanges.map(({ id }) => exchange(box, pen, id, (left - 2 * gap) / 3)),
    left + 0.1,
    gap,
  );
  const drawn = level([...(space === undefined ? [] : [spaceThing(box, space, view, pen, r)]), rates], 8);
  return {
    head: [note],
    inner: pen.shape === 'tall' ? column([drawn, bank(view, pen)], 6) : drawn,
  };
}

/** A card that lies face up in the market, or its empty place. */
function slot(box: Box, index: number, card: CardId | null, pen: Quill, w: number, h: number): Drawing {
  const id = slotId(index);
  if (card === null)
    return pen.thing(
      id,
      pen.look.words.labels.free,
      w,
      h,
      rect(0, 0, w, h, 5, { fill: '$well', stroke: '$wellLine', dash: '4 3' }),
      { about: 'market' },
    );
  return pen.thing(id, nameOf(box, card, pen), w, h, handFace(box, card, pen, w, h), { about: card });
}

function equi(box: Box, spaces: Spaces<'equi'>, view: View, pen: Quill, room: number): Stall {
  const isTall = pen.shape === 'tall';
  const count = Math.max(1, view.market.length);
  const gap = 5;
  const w = isTall ? Math.min(104, (room + gap) / Math.min(3, count) - gap) : Math.max(60, (room + gap) / count - gap);
  const h = isTall ? 98 : 47;
  const r = radius(pen, 12);
  const { marketPrice } = box.tables.numbers;
  const columns = view.market.map((card, i): Drawing => {
    const sells = spaces.filter((space) => space.slot === i);
    const below = sells.map((space) => {
      const row = level(
        [spaceThing(box, space, view, pen, r), coinsRow(marketPrice), ...(space.bonusCard ? [plus, bonus] : [])],
        2,
      );
      return { ...row, width: w, svg: at((w - row.width) / 2, 0, row.svg) };
    });
    return column([slot(box, i, card, pen, w, h), ...below], isTall ? 6 : 4);
  });
  return {
    head: piles(box, 'equi', view, pen),
    inner: flow(columns, isTall ? room + 1 : Number.POSITIVE_INFINITY, gap),
  };
}

/** The number of slave cards that can be bought on a space: how many at most, or one chip for each number while that is asked. */
function servi(box: Box, spaces: Spaces<'servi'>, view: View, pen: Quill, room: number): Stall {
  const spoken = pen.look.words;
  const said = spoken.labels;
  const isTall = pen.shape === 'tall';
  const r = radius(pen, 12);
  const question = asked(view, 'slaves');
  const rows = spaces.map((space): Drawing => {
    const { currency, coinsPerCard, maxCards } = space;
    const price = (count: number) => coinsOf(currency, count * coinsPerCard);
    const spot = spaceThing(box, space, view, pen, r);
    if (question?.space !== space.id || question.player !== view.viewer) {
      const text = box.drawn(said, `servi ${maxCards}`, () => block(said.upTo(maxCards), { size: 12.5 }));
      const cost = coinsPerCard === 0 ? [] : [coinsRow(price(1))];
      const words = level([spot, text], 6);
      const used = words.width + cost.reduce((sum, one) => sum + one.width, 0);
      return level([words, ...cost], isTall ? 10 : Math.max(2, room - used));
    }
    const left = room - 2 * r - 4;
    const size = isTall ? 40 : 24;
    const w = Math.max(size, Math.min(isTall ? 80 : 40, (left + 3) / Math.max(1, maxCards) - 3));
    const chips = Array.from({ length: maxCards }, (_, i): Drawing => {
      const id = buyId(i + 1, space.id);
      const inner =
        plate(pen, id, w, size, 5, { fill: '$well', stroke: '$wellLine' }) +
        write(i + 1, w / 2, size / 2 + 5, { size: 14, bold: true, anchor: 'middle' });
      return pen.thing(id, said.buy(i + 1, inCoins(price(i + 1), spoken)), w, size, inner, { lit: true });
    });
    return level([spot, flow(chips, left + 0.1, 3)], 4);
  });
  return { head: piles(box, 'slaves', view, pen), inner: column(rows, isTall ? 6 : 1.5) };
}

/** The blue dice: those of their owner, or those that lie on the space. */
function potentia(box: Box, [space]: Spaces<'potentia'>, view: View, pen: Quill, room: number): Stall {
  const said = pen.look.words.labels;
  const isTall = pen.shape === 'tall';
  const { owner, left } = view.blueDice;
  const { blueDice } = box.tables.numbers;
  const target = isTall ? 40 : 24;
  const size = isTall ? 30 : 18;
  const pad = (target - size) / 2;
  const dice = Array.from({ length: blueDice }, (_, i): Drawing => {
    const id = dieId(i + 1);
    const isOpen = pen.isOpen(id);
    const lit = isOpen ? plate(pen, id, target, target, 5, {}) : '';
    // while the number of dice is asked for, they are numbered
    const shown = isOpen
      ? die('blue', size, '') +
        write(i + 1, size / 2, size / 2 + 4.6, { size: 13, bold: true, anchor: 'middle', fill: '#fff' })
      : i < left
        ? toRoll('blue', size).svg
        : rect(0, 0, size, size, 4, { fill: '$well', stroke: '$wellLine', dash: '2 2' });
    return pen.thing(id, said.dice(i + 1), target, target, lit + at(pad, pad - 1, shown), {
      lit: true,
      about: 'blue-dice',
    });
  });
  const r = radius(pen);
  const spot = space === undefined ? [] : [spaceThing(box, space, view, pen, r)];
  const grid = flow(dice, isTall ? room - 2 * r - 8 : Math.max(2, Math.ceil(blueDice / 2)) * target + 1, 1);
  const note =
    owner === null
      ? box.drawn(said, `potentia ${room}`, () => block(said.blueDice, { size: 12, room, anchor: 'middle' }))
      : level([
          { width: 16, height: 18, svg: token(pen.side(owner), 8, 9, 8) },
          block(pen.name(owner), { size: 12.5, bold: true, room: room - 22 }),
        ]);
  const top = shrunk(level([...spot, grid], isTall ? 8 : 3), room);
  const width = Math.max(top.width, note.width);
  return {
    inner: column(
      [top, { ...note, svg: at((width - note.width) / 2, 0, note.svg) }].map((one) => ({ ...one, width })),
      4,
    ),
  };
}

/** The rows of the market where there is room, with the widths and the height that the stalls of the box need. */
const ROWS: readonly (readonly [height: number, readonly (readonly [Kind, width: number])[]])[] = [
  [
    84,
    [
      ['dolus', 136],
      ['pecunia', 290],
    ],
  ],
  [
    108,
    [
      ['equi', 210],
      ['servi', 122],
      ['potentia', 96],
    ],
  ],
];
const GAP = 5;

export function mercatus(box: Box, view: View, pen: Quill, { width, height }: Room) {
  const isTall = pen.shape === 'tall';
  const said = pen.look.words.labels;
  const note = said.mercatus;
  const spacesOf = <K extends Kind>(kind: K): Spaces<K> =>
    box.tables.mercatus.filter((space): space is Spaces<K>[number] => space.action === kind);
  const has = (kind: Kind): boolean => spacesOf(kind).length > 0 || (kind === 'equi' && view.market.length > 0);
  const inside = (kind: Kind, w: number): Stall => {
    const room = w - 12;
    switch (kind) {
      case 'dolus':
        return dolus(box, spacesOf(kind), view, pen, room);
      case 'pecunia':
        return pecunia(box, spacesOf(kind), view, pen, room);
      case 'equi':
        return equi(box, spacesOf(kind), view, pen, room);
      case 'servi':
        return servi(box, spacesOf(kind), view, pen, room);
      case 'potentia':
        return potentia(box, spacesOf(kind), view, pen, room);
    }
  };
  const stall = (kind: Kind, w: number, high?: number): Drawing => {
    const { head = [], inner } = inside(kind, w);
    const h = high ?? inner.height + 40;
    const beside = level(head, 4);
    const title = measure(LATIN[kind], 13.5, true) + 16;
    const fitting = shrunk(beside, Math.max(20, w - title - 6));
    // what the Latin name means, where there is room
    const meaning = said.means[kind];
    const gloss =
      title + measure(meaning, 12) + 8 > w - fitting.width - 6
        ? ''
        : write(meaning, title - 1, 26, { size: 12, italic: true, fill: '$head' });
    return {
      width: w,
      height: h,
      svg:
        rect(0, 2, w, h, 6, { fill: '$shade', opacity: 0.12 }) +
        rect(0, 0, w, h, 6, { fill: '$panel', stroke: '$line' }) +
        at(1, 1, awning(w - 2, AWNINGS[kind])) +
        about(kind, write(LATIN[kind], 8, 26, { size: 13.5, bold: true }) + gloss) +
        at(w - fitting.width - 6, 21 - fitting.height / 2, fitting.svg) +
        centered(shrunk(inner, w - 8, h - 33), 0, 31, w, h - 33),
    };
  };
  if (isTall) {
    const drawn = column(
      ROWS.flatMap(([, kinds]) => kinds.filter(([kind]) => has(kind)).map(([kind]) => stall(kind, width - 16))),
      8,
    );
    return district('mercatus', view, pen, width, HEAD + drawn.height + 8, at(8, HEAD, drawn.svg), note);
  }
  const rows = ROWS.map(([high, kinds]) => ({ high, kinds: kinds.filter(([kind]) => has(kind)) })).filter(
    ({ kinds }) => kinds.length > 0,
  );
  const sum = rows.reduce((total, { high }) => total + high, 0);
  const high = (height ?? HEAD + sum + GAP + 7) - HEAD - 7 - GAP * (rows.length - 1);
  let y = HEAD;
  let svg = skyline(132, 6, 0.58);
  for (const { high: share, kinds } of rows) {
    const h = (high * share) / sum;
    const unit = (width - 16 - GAP * (kinds.length - 1)) / kinds.reduce((total, [, w]) => total + w, 0);
    let x = 8;
    for (const [kind, share] of kinds) {
      svg += placed(x, y, stall(kind, share * unit, h));
      x += share * unit + GAP;
    }
    y += h + GAP;
  }
  return district('mercatus', view, pen, width, height ?? y + 2, svg, note);
}
