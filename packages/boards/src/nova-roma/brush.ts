/** What all parts of the picture of Nova Roma are drawn with: the box, words, icons and their amounts, and headed sections. */
import type { Seat } from '@ludi-romani/core';
import type { Words } from '@ludi-romani/core/words';
import type { ActionId, Components, Countable, NovaRoma, Owner, Question, Reward, View } from '@ludi-romani/nova-roma';
import { type Catalog, catalog } from '@ludi-romani/nova-roma/queries';
import type { Icon } from '../kit/icons';
import * as icons from '../kit/icons';
import { type Drawing, heading, type Pen, placed, type Room, row } from '../kit/pen';
import { drawIcon, type Side } from '../kit/pieces';
import { at, circle, escaped, rect } from '../kit/svg';
import { measure, wordFor, write } from '../kit/text';
import type { Labels } from './labels';

/** An icon, its color, and a darker color that white text is readable on. */
export type Mark = readonly [icon: Icon, color: string, band: string];

const mark = (icon: Icon, hue: string): Mark => [icon, `$${hue}Text`, `$${hue}`];

/** A cut stone and a log, which small pictures must tell apart. */
const STONE: Icon = ['M2 5.5l6-3 6 3v6l-6 3-6-3zM8 8.5l6-3', 'M2 5.5l6 3v6l-6-3z'];
const LOG: Icon = [
  'M4.2 4.5a3.5 3.5 0 1 0 .01 0M4.2 7a1 1 0 1 0 .01 0',
  'M6.5 4.5h6.5a1.8 3.5 0 0 1 0 7h-6.5a4.8 4.8 0 0 0 0-7z',
];

export const ACTIONS: Readonly<Record<ActionId, Mark>> = {
  trade: mark(icons.scales, 'gold'),
  upgrade: mark(icons.house, 'purple'),
  petition: mark(icons.scroll, 'purple'),
  recruit: mark(icons.card, 'teal'),
  sail: mark(icons.ship, 'sea'),
  build: mark(icons.crane, 'terracotta'),
  race: mark(icons.wheel, 'stone'),
  produce: mark(icons.cog, 'olive'),
};

/** In the order in which they are named. */
export const GAINS: Readonly<Record<keyof Reward, Mark>> = {
  coins: mark(icons.coin, 'gold'),
  wheat: mark(icons.wheat, 'gold'),
  stone: mark(STONE, 'stone'),
  wood: mark(LOG, 'terracotta'),
  wine: mark(icons.grape, 'purple'),
  horse: mark(icons.horse, 'olive'),
  influence: mark(icons.crest, 'purple'),
  artisan: mark(icons.figure, 'teal'),
  anyGood: mark(icons.amphora, 'terracotta'),
};
const KINDS = Object.entries(GAINS) as [keyof Reward, Mark][];

export const COUNTS: Readonly<Record<Countable, Mark>> = {
  ...GAINS,
  'building-contracts': ACTIONS.build,
  'shipping-contracts': ACTIONS.sail,
  followers: ACTIONS.recruit,
  'estate-tiles': mark(icons.house, 'olive'),
  'animal-tiles': mark(icons.paw, 'terracotta'),
  spaces: ACTIONS.race,
};

/** The pieces of no player: of the unused color with two players, and of the AI. No player has their sign. */
const NEUTRAL: Side = { seat: 4, hue: 'stone' };

/** What was drawn with the same words, by key. */
interface Drawn {
  readonly titles: Map<string, string>;
  readonly texts: Map<string, string>;
}
/** The largest number of drawings in a cache: more than a table has. */
const MOST = 3000;

/** A box with its caches. */
interface Box extends Catalog {
  readonly tables: Catalog['components'];
  readonly drawn: WeakMap<Words<NovaRoma>, Drawn>;
}
/** Returns the box with its caches. */
export const boxOf = (components: Components): Box => {
  const known = catalog(components);
  return { ...known, tables: known.components, drawn: new WeakMap() };
};

/** What every part of one picture needs. */
export interface Brush {
  readonly box: Box;
  readonly view: View;
  readonly pen: Pen<NovaRoma, Labels>;
  readonly said: Labels;
  /** the question that the viewer must answer, unless all players are asked at once */
  readonly asked: Question | null;
  title(id: string): string;
  /** Returns `2 coins, 1 wheat`. */
  amounts(of: Reward): string;
  owner(marker: Owner): string;
  side(marker: Owner): Side;
  /** Returns a drawing that depends on nothing but the words and its key. */
  cached(key: string, draw: () => string): string;
}

function once(known: Map<string, string>, key: string, make: () => string): string {
  const found = known.get(key);
  if (found !== undefined) return found;
  if (known.size > MOST) known.clear();
  const made = make();
  known.set(key, made);
  return made;
}

/** Returns the brush of one picture. */
export function brushOf(box: Box, view: View, pen: Pen<NovaRoma, Labels>): Brush {
  const { words } = pen.look;
  const said = words.labels;
  const { titles, texts } = box.drawn.get(words) ?? { titles: new Map(), texts: new Map() };
  box.drawn.set(words, { titles, texts });
  const title = (id: string): string => once(titles, id, () => words.title(id));
  const top = view.pending.at(-1);
  return {
    box,
    view,
    pen,
    said,
    asked: top !== undefined && 'ask' in top && top.player === view.viewer ? top : null,
    title,
    amounts: (of) =>
      KINDS.flatMap(([what]) => {
        const count = of[what] ?? 0;
        return count > 0 ? [`${count} ${wordFor(said.things[what], count)}`] : [];
      }).join(', '),
    owner: (marker) => (marker === 'neutral' ? title(view.ai === null ? 'neutral' : 'ai') : pen.name(marker)),
    side: (marker) => (marker === 'neutral' ? NEUTRAL : pen.side(marker)),
    cached: (key, draw) => once(texts, key, draw),
  };
}

// rows of icons, numbers and words

/** A piece of a line: an icon, a number or word, or a drawing. */
export type Piece = Mark | string | number | Drawing;

const isMark = (piece: Piece): piece is Mark => Array.isArray(piece);

/** A piece with its size, which is drawn where it is placed: nested groups would make pictures larger. */
interface Atom {
  readonly width: number;
  readonly height: number;
  draw(x: number, y: number): string;
}

const atomOf = (piece: Piece, size: number): Atom => {
  if (isMark(piece))
    return { width: size + 2, height: size + 2, draw: (x, y) => drawIcon(piece[0], x, y, size + 2, piece[1]) };
  if (typeof piece === 'object') return { ...piece, draw: (x, y) => placed(x, y, piece) };
  const text = String(piece);
  const bold = /\d/.test(text);
  return {
    width: measure(text, size, bold),
    height: size,
    draw: (x, y) => write(text, x, y + size * 0.86, { size, bold }),
  };
};

/** Returns icons, texts and drawings in a row. If the row is wider than `room`, it is broken into centered rows. */
export function line(size: number, pieces: readonly Piece[], room = Number.POSITIVE_INFINITY, gap = 2): Drawing {
  const rows: { atoms: Atom[]; width: number; height: number }[] = [];
  for (const piece of pieces) {
    const atom = atomOf(piece, size);
    const last = rows.at(-1);
    if (last === undefined || last.width + gap + atom.width > room)
      rows.push({ atoms: [atom], width: atom.width, height: atom.height });
    else {
      last.atoms.push(atom);
      last.width += gap + atom.width;
      last.height = Math.max(last.height, atom.height);
    }
  }
  const width = Math.max(0, ...rows.map((one) => one.width));
  let [height, svg] = [0, ''];
  for (const one of rows) {
    let x = (width - one.width) / 2;
    for (const atom of one.atoms) {
      svg += atom.draw(x, height + (one.height - atom.height) / 2);
      x += atom.width + gap;
    }
    height += one.height;
  }
  return { width, height, svg };
}

/** Returns an icon with its number. */
export const amount = (sign: Mark, count: number | string, size: number): Drawing =>
  line(size, [sign, count], undefined, 2);

/** Returns icons with their numbers, in rows if there is no room for one. */
export const sum = (amounts: Reward, size: number, room?: number, gap = 4): Drawing =>
  line(
    size,
    KINDS.flatMap(([what, sign]) => ((amounts[what] ?? 0) > 0 ? [amount(sign, amounts[what] ?? 0, size)] : [])),
    room,
    gap,
  );

/** Returns icons with their numbers as large as they fit beside each other, otherwise in rows. */
export function snug(amounts: Reward, size: number, room: number): Drawing {
  const loose = sum(amounts, size);
  return loose.width <= room ? loose : sum(amounts, 12, room, 1);
}

/** Returns a drawing in the middle of a rectangle, smaller if there is not enough room for it. */
export function centered({ width, height, svg }: Drawing, x: number, y: number, w: number, h: number): string {
  if (svg === '') return '';
  const scale = Math.min(1, w / width, h / height);
  return at(x + (w - width * scale) / 2, y + (h - height * scale) / 2, svg, scale);
}

// what can be pointed at

/** The fill and the edge of a thing that shows itself that it can be pointed at. */
export const paint = (isLit: boolean, fill = '$panel', stroke = '$line', width = 1) =>
  isLit ? { fill: '@lit', stroke: '$select', width: 2 } : { fill, stroke, width };
/** The dot of a thing that can be pointed at. */
export const dot = (isLit: boolean, x: number, y: number, r = 4.5): string =>
  isLit ? circle(x, y, r, { fill: '$select', stroke: '$panel', width: 1.2 }) : '';

/** A word with a number or a price that can be pointed at, such as a deck, after an icon if the heading does not say what it is. */
export function pill(
  { pen }: Brush,
  id: string,
  name: string,
  word: string,
  count: number | string,
  sign?: Mark,
): Drawing {
  const isLit = pen.isOpen(id);
  const height = pen.shape === 'tall' && isLit ? 40 : 22;
  const from = sign === undefined ? 7 : 23;
  const wordWidth = measure(word, 12);
  const width = from + wordWidth + measure(String(count), 12.5, true) + 11;
  const y = height / 2 + 4.3;
  const inner =
    rect(0, 0, width, height, 11, paint(isLit, '$veil')) +
    (sign === undefined ? '' : drawIcon(sign[0], 6, height / 2 - 7.5, 15, sign[1])) +
    write(word, from, y, { size: 12, fill: isLit ? '$ink' : '$soft' }) +
    write(count, from + 4 + wordWidth, y, { size: 12.5, bold: true }) +
    dot(isLit, width - 4, 3, 4);
  return pen.thing(id, `${name}: ${count}`, width, height, inner, {
    lit: true,
    radius: 11,
    value: typeof count === 'number' ? count : undefined,
  });
}

/** Returns a piece that can move from picture to picture within things. */
export const keyed = (key: string, svg: string): string => `<g data-key="${escaped(key)}">${svg}</g>`;

// sections

/** The height of a heading. */
export const HEAD = 24;

/** The heading of a section. */
interface Head {
  /** what explanations call the section */
  readonly about: string;
  readonly title: string;
  /** a remark, which is left out if there is no room */
  readonly note?: string;
  /** the token of the player whose section this is */
  readonly seat?: Seat;
  /** at the right end */
  readonly pills?: readonly Drawing[];
}

/** Returns a drawing below its heading. */
export function headed(head: Head, width: number, body: Drawing, token = ''): Drawing {
  const pills = row(head.pills ?? [], 5);
  const from = token === '' ? 0 : 24;
  const room = width - from - (pills.width === 0 ? 0 : pills.width + 8);
  const titleWidth = measure(head.title, 14, true);
  const noteWidth = measure(head.note ?? '', 12);
  const isNoted = noteWidth > 0 && titleWidth + 10 + noteWidth <= room;
  const height = Math.max(HEAD, pills.height + 2);
  const y = height / 2 + 3.5;
  return {
    width,
    height: height + body.height,
    svg:
      token +
      heading(head.about, head.title, from, y, room) +
      (isNoted
        ? write(head.note ?? '', from + room, y, { size: 12, anchor: 'end', italic: true, fill: '$soft' })
        : '') +
      (pills.width === 0 ? '' : placed(width - pills.width, (height - pills.height) / 2, pills)) +
      at(0, height, body.svg),
  };
}

/** Returns the room below a heading. */
export const below = ({ width, height }: Room): Room => ({
  width,
  ...(height === undefined ? {} : { height: height - HEAD }),
});

/** Returns things in rows of equal width, at least `least` wide if possible, each with a text below it. */
export function shelf(
  { width, height }: Room,
  count: number,
  { least, high, gap = 6, foot = 0 }: { least: number; high: number; gap?: number; foot?: number },
  draw: (i: number, w: number, h: number) => Drawing,
): Drawing {
  const most = Math.max(1, Math.floor((width + gap) / (least + gap)));
  // in a given height there is one row
  const rows = height === undefined ? Math.ceil(count / most) : 1;
  const perRow = Math.max(1, Math.ceil(count / Math.max(1, rows)));
  const w = (width + gap) / perRow - gap;
  const h = height === undefined ? high : height - foot;
  let svg = '';
  for (let i = 0; i < count; i++)
    svg += placed((i % perRow) * (w + gap), Math.floor(i / perRow) * (h + foot + gap), draw(i, w, h));
  return { width, height: rows * (h + foot + gap) - gap, svg };
}

/** A place without a card or tile. */
export const emptyPlace = (w: number, h: number, stroke = '$edge'): string =>
  rect(0.5, 0.5, w - 1, h - 1, 6, { fill: '$panel', stroke, opacity: 0.4 });
