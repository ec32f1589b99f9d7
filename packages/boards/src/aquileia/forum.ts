/** The forum: its spaces, and the building sites along its streets. */
import type { Coins, Site, View } from '@ludi-romani/aquileia';
import { cardFrom, currencies, held, type SlavePayment } from '@ludi-romani/aquileia/queries';
import { asked } from '../asked';
import { about, column, type Drawing, flow, placed, type Room, seatOf } from '../kit/pen';
import { at, joined, rect } from '../kit/svg';
import { measure, write } from '../kit/text';
import { building, coin, house, listed, skyline, slaves, slavesWidth, street, tag, VILLAS } from './art';
import type { Box, Quarter } from './box';
import {
  actingSpace,
  block,
  centered,
  district,
  HEAD,
  inCoins,
  level,
  plate,
  playerOf,
  type Quill,
  radius,
  shrunk,
  spaceThing,
} from './table';
import { payId, siteId } from './targets';

/** How plots are drawn: their size, the scale of the buildings, and the radius and the distance of the coins. */
interface Plot {
  readonly w: number;
  readonly h: number;
  readonly scale: number;
  readonly r: number;
  readonly step: number;
}

/** The coins of a cost: one by one if they are few, otherwise their number for each kind. */
function coinsOfCost(cost: Coins, { r, step }: Plot, most: number): Drawing[] {
  const all = listed(cost);
  if (all.length <= most) return all.map((currency) => ({ width: step, height: 2 * r, svg: coin(currency, r, r, r) }));
  return currencies.flatMap((currency): Drawing[] => {
    const text = String(cost[currency]);
    const w = measure(text, 12.5, true);
    return cost[currency] === 0
      ? []
      : [
          {
            width: w + step + 2,
            height: 2 * r,
            svg: write(text, 0, r + 4.4, { size: 12.5, bold: true }) + coin(currency, w + 1 + r, r, r),
          },
        ];
  });
}

/** A plot without its ground: what can be built, and what it costs. */
function priced(site: Site, plot: Plot): string {
  const { w, h, scale, r, step } = plot;
  const { cost } = site;
  const sale = { width: slavesWidth(cost.slaves), height: 2 * r, svg: slaves(cost.slaves, 0, r) };
  const rowOf = (things: readonly Drawing[]): Drawing => flow(things, Number.POSITIVE_INFINITY, 0);
  if (h >= 56) {
    // the coins below the building
    const coins = rowOf(coinsOfCost(cost, plot, Math.floor((w - 5) / step)));
    const fitting = shrunk(coins, w - 4);
    const free = h - 2 * r - 6;
    return (
      at(5, (free - 32 * scale) / 2 + 3, building(site, scale)) +
      (cost.slaves === 0 ? '' : at(w - sale.width - 8, free / 2 + 3 - r, sale.svg)) +
      at((w - fitting.width) / 2, h - 2 * r - 4, fitting.svg)
    );
  }
  const x = 36 * scale + 8;
  const room = w - x - 1;
  const perRow = Math.max(1, Math.floor((room + 2) / step));
  const all = coinsOfCost(cost, plot, 2 * perRow);
  const first = rowOf(all.slice(0, perRow));
  const rest = all.slice(perRow);
  const second = rowOf([
    ...rest,
    ...(cost.slaves === 0 ? [] : [{ ...sale, svg: at(rest.length > 0 ? 3 : 1, 0, sale.svg) }]),
  ]);
  const rows = column(
    [first, second].filter((one) => one.width > 0),
    2,
  );
  const fitting = shrunk(rows, room, h - 2);
  return at(4, (h - 32 * scale) / 2 - 1, building(site, scale)) + at(x, (h - fitting.height) / 2, fitting.svg);
}

function siteThing(box: Box, site: Site, view: View, pen: Quill, plot: Plot): Drawing {
  const spoken = pen.look.words;
  const said = spoken.labels;
  const { id, cost } = site;
  const { w, h, scale } = plot;
  const key = siteId(id);
  const owner = view.sites[id] ?? null;
  const name = box.still(spoken, key, () => {
    const does =
      site.kind === 'villa'
        ? said.villa(site.value)
        : said.brings(site.kind === 'workshop' ? said.points(site.points) : inCoins(site.coins, spoken));
    return `${spoken.title(id)}: ${said.site(inCoins(cost, spoken), cost.slaves)}, ${does}; `;
  });
  // what cannot be built now is faint
  const isFaint = owner === null && asked(view, 'build')?.player === view.viewer;
  const base = plate(pen, key, w, h, 6, {
    fill: owner === null ? '$panel' : '$well',
    stroke: '$marbleLine',
    ...(isFaint ? { opacity: 0.45 } : {}),
  });
  const y = h < 56 ? (h - 32 * scale) / 2 - 1 : (h - 32 * scale) / 2;
  const [, letter] = /\d([a-z])$/.exec(spoken.title(id)) ?? [];
  const inner =
    (letter === undefined ? '' : write(letter, 4, 13, { size: 12, fill: '$soft' })) +
    (owner === null
      ? box.still(box, `${key} ${w} ${h}`, () => priced(site, plot))
      : box.still(box, `${key} ${w} ${h} taken`, () => at(5, y, building(site, scale))) +
        house(pen.side(owner), 36 * scale + 6 + (w - 36 * scale - 8) / 2, h / 2 + 1, 1.1));
  return pen.thing(key, `${name}${owner === null ? said.free : said.house(pen.name(owner))}`, w, h, base + inner, {
    lit: true,
  });
}

/** Returns true if the viewer has these slave cards, or has pointed at them. */
function canPay(box: Box, view: View, pen: Quill, payment: SlavePayment): boolean {
  const own = playerOf(view, seatOf(view));
  const { single, double } = box.catalog.slaveIds;
  return pen.isChosen(payId(payment)) || (held(own, single) >= payment.single && held(own, double) >= payment.double);
}

/** The payments of slaves with the cards in hand, while a building is asked for. */
function payments(possible: readonly SlavePayment[], pen: Quill, room: number): Drawing {
  const said = pen.look.words.labels;
  const size = pen.shape === 'tall' ? 40 : 26;
  const chip = (one: SlavePayment): Drawing => {
    const { single, double } = one;
    const values = [...Array<number>(single).fill(1), ...Array<number>(double).fill(2)];
    const card = (value: number): Drawing => ({
      width: 14,
      height: 18,
      svg:
        rect(0, 0, 14, 18, 2.5, { fill: '#6b4a30', stroke: '#3a2a1c' }) +
        write(value, 7, 13.2, { size: 12, bold: true, anchor: 'middle', fill: '#fff' }),
    });
    const shown =
      values.length > 6
        ? block(`${single} × 1 + ${double} × 2`, { size: 12.5 })
        : flow(values.map(card), Number.POSITIVE_INFINITY, 2);
    const w = Math.max(size, shown.width + 10);
    const id = payId(one);
    return pen.thing(
      id,
      said.pay(single, double),
      w,
      size,
      plate(pen, id, w, size, 5, { fill: '$panel', stroke: '$line' }) + centered(shown, 0, 0, w, size),
      { lit: true },
    );
  };
  const isTall = pen.shape === 'tall';
  const text = block(said.payWith, { size: 12.5, room: isTall ? room : 90, lines: 2 });
  const label = { ...text, svg: about('pay', text.svg) };
  const chips = flow(possible.map(chip), isTall ? room : room - label.width - 8, 5);
  return isTall ? column([label, chips], 3) : level([label, chips], 8);
}

/** Returns the number of own cards that count a color, as far as the viewer sees them, and how many of them count another one instead. */
function cardsFor({ faces }: Box, view: View, kind: Quarter['kind']): readonly [count: number, both: number] {
  const seat = seatOf(view);
  const cards = [...playerOf(view, seat).theatre, ...view.races.flatMap((race) => cardFrom(race, seat) ?? [])];
  const colors = cards.flatMap((id) => {
    const face = faces.get(id);
    return face?.kind === 'villas' && face.colors.some((color) => color === kind) ? [face.colors] : [];
  });
  return [colors.length, colors.filter(([, second]) => second !== undefined).length];
}

/** The name of a quarter on its street. */
function caption(box: Box, quarter: Quarter, view: View, pen: Quill, room: number): string {
  const spoken = pen.look.words;
  const said = spoken.labels;
  const { kind } = quarter;
  const [own, both] = view.viewer === 'spectator' ? [0, 0] : cardsFor(box, view, kind);
  const isVilla = kind !== 'workshops' && kind !== 'banks';
  const [name, notes] = isVilla
    ? [
        said.villasOf(spoken.title(kind)),
        own > 0 ? [said.ownCards(own, both), said.ownCards(own, 0)] : [said.villasNote],
      ]
    : [said.quarters[kind][0], [said.quarters[kind][1]]];
  const isShort = measure(name, 12.5, true) > room - 8;
  const title = isShort && isVilla ? spoken.title(kind) : name;
  const x = isVilla ? 18 : 5;
  const start = x + measure(title, 12.5, true) + 7;
  const note = notes.find((one) => start + measure(one, 12, own > 0) <= room - 2);
  return about(
    isVilla ? `villas-${kind}` : kind,
    (isVilla ? rect(5, 3, 9, 9, 1.5, { fill: VILLAS[kind][1], stroke: VILLAS[kind][2] }) : '') +
      write(title, x, 12, { size: 12.5, bold: true, fill: '$head' }) +
      (note === undefined ? '' : write(note, start, 12, { size: 12, bold: own > 0, fill: own > 0 ? '$ink' : '$head' })),
  );
}

/** Quarters that share a street. */
interface Street {
  readonly quarters: readonly Quarter[];
  readonly columns: readonly number[];
  readonly rows: number;
}

/** Returns the streets: two quarters side by side, in as few rows as possible. */
function streetsOf({ quarters }: Box, perRow: number): Street[] {
  const shares = (some: readonly Quarter[]): Street => {
    for (let rows = 1; ; rows++) {
      const columns = some.map(({ sites }) => Math.ceil(sites.length / rows));
      if (columns.reduce((sum, n) => sum + n, 0) <= perRow) return { quarters: some, columns, rows };
    }
  };
  const streets: Street[] = [];
  for (let i = 0; i < quarters.length; i += 2) streets.push(shares(quarters.slice(i, i + 2)));
  return streets;
}

const CAPTION = 15;

/** The streets with their plots. */
function town(box: Box, view: View, pen: Quill, width: number, height: number): string {
  const least = 88;
  const gap = 3;
  const perRow = Math.max(2, Math.floor((width + gap) / (least + gap)));
  const w = (width + gap) / perRow - gap;
  const streets = streetsOf(box, perRow);
  const rows = streets.reduce((sum, one) => sum + one.rows, 0);
  const room = height - streets.length * (CAPTION + 5);
  const h = Math.min(46, room / Math.max(1, rows) - 2);
  const plot: Plot = { w, h: Math.max(39, h), scale: 0.88, r: 8, step: 14.8 };
  let y = 0;
  let svg = '';
  for (const { quarters, columns, rows: high } of streets) {
    svg += street(0, y, width, CAPTION, 0.22);
    let from = 0;
    quarters.forEach((quarter, i) => {
      const x = from * (w + gap);
      const wide = columns[i] ?? 1;
      svg += at(x, y, caption(box, quarter, view, pen, wide * (w + gap)));
      // two rows read from the cheap to the expensive in columns
      quarter.sites.forEach((site, n) => {
        svg += placed(
          x + Math.floor(n / high) * (w + gap),
          y + CAPTION + 2.5 + (n % high) * (plot.h + 2),
          siteThing(box, site, view, pen, plot),
        );
      });
      from += wide;
    });
    y += CAPTION + 5 + high * (plot.h + 2);
  }
  return shrunk({ width, height: y, svg }, width, height + 3).svg;
}

/** On a phone, villas are in a column for each color, and the other quarters one below the other. */
function tallTown(box: Box, view: View, pen: Quill, width: number): Drawing {
  const gap = 4;
  const w = (width + gap) / 4 - gap;
  const plot: Plot = { w, h: 60, scale: 0.96, r: 7.6, step: 14.5 };
  const things = (sites: readonly Site[]) => sites.map((site) => siteThing(box, site, view, pen, plot));
  const said = pen.look.words.labels;
  const under = (quarter: Quarter, room: number, inner: Drawing, note = ''): Drawing => {
    const height = CAPTION + (note === '' ? 2 : 18);
    const svg =
      street(0, 0, room, height, 0.22) +
      at(0, 1, caption(box, quarter, view, pen, room)) +
      (note === '' ? '' : write(note, 5, 29, { size: 12, room: room - 8 }));
    return column([{ width: room, height, svg }, inner], 4);
  };
  const villas = box.quarters.filter(({ kind }) => kind !== 'workshops' && kind !== 'banks');
  return column(
    [
      ...box.quarters
        .filter((one) => !villas.includes(one))
        .map((one) => under(one, width, flow(things(one.sites), width + 0.1, gap))),
      flow(
        villas.map((one) =>
          under(
            one,
            w,
            column(things(one.sites), gap),
            view.viewer === 'spectator' ? '' : said.cardsOf(cardsFor(box, view, one.kind)[0]),
          ),
        ),
        width + 0.1,
        gap,
      ),
    ],
    7,
  );
}

export function forum(box: Box, view: View, pen: Quill, { width, height }: Room): Drawing {
  const isTall = pen.shape === 'tall';
  const said = pen.look.words.labels;
  const isAsked = asked(view, 'build')?.player === view.viewer;
  const r = radius(pen);
  const spaces = box.tables.forum.map((space, i): Drawing => {
    const spot = spaceThing(box, space, view, pen, r);
    const lines = () => [
      block(said.builds(space.builds), { size: 12 }),
      ...(space.scoresValue ? [block(said.plusValue, { size: 12, bold: true })] : []),
    ];
    const text = box.drawn(said, space.id, () => column(lines(), 0));
    // while a building is asked for, the payments need the room
    const isBrief = isAsked && actingSpace(view) !== space.id;
    if (isTall) {
      const w = Math.max(spot.width, text.width);
      const drawn = at((w - 2 * r) / 2, 0, spot.svg + tag(i + 1, 4, 6));
      return {
        width: w,
        height: 2 * r + 30,
        svg: drawn + joined(lines().map((one, n) => at((w - one.width) / 2, 2 * r + 2 + n * 13.5, one.svg))),
      };
    }
    return level([{ ...spot, svg: spot.svg + tag(i + 1, 1, 0) }, ...(isBrief ? [] : [text])], 6);
  });
  const possible = isAsked ? box.payments.filter((one) => canPay(box, view, pen, one)) : [];
  const pay = possible.length > 0 ? [payments(possible, pen, isTall ? width - 20 : 400)] : [];
  if (isTall) {
    const row = shrunk(flow(spaces, Number.POSITIVE_INFINITY, 8), width - 16);
    const plots = tallTown(box, view, pen, width - 16);
    const drawn = column([{ ...row, svg: at((width - 16 - row.width) / 2, 0, row.svg) }, ...pay, plots], 8);
    return district('forum', view, pen, width, HEAD + drawn.height + 8, at(8, HEAD + 4, drawn.svg));
  }
  const total = height ?? 286;
  const title = 44 + measure(pen.look.words.title('forum'), 14, true) + 22;
  const [beside] = pay;
  const room = width - title - 12 - (beside === undefined ? 0 : beside.width + 12);
  const full = flow(spaces, Number.POSITIVE_INFINITY, 14);
  const row = shrunk(full.width <= room ? full : flow(spaces, Number.POSITIVE_INFINITY, 6), room, 40);
  const end = title + row.width + 16;
  return district(
    'forum',
    view,
    pen,
    width,
    total,
    (beside === undefined
      ? end + 168 > width
        ? ''
        : skyline(width - 168, 14, 0.62)
      : at(width - beside.width - 12, Math.max(5, 25 - beside.height / 2), beside.svg)) +
      at(title, 26 - row.height / 2, row.svg) +
      at(10, 48, town(box, view, pen, width - 20, total - 54)),
  );
}
