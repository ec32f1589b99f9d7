/** What every board is drawn with: things that can be pointed at, panels, cards, players' signs. */
import type { GameTypes, Seat } from '@ludi-romani/core';
import type { Look } from '../types';
import { type Icon, icon } from './icons';
import type { Hue } from './style';
import { at, circle, element, escaped, joined, rect } from './svg';
import { label, SMALLEST, width } from './text';

/** A box with what is drawn in it, its corner at (0, 0). */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly svg: string;
}

/** Seats are told apart by color and sign. */
const SIGNS = ['●', '■', '▲', '◆', '★'];
const SEAT_HUES: readonly Hue[] = ['terracotta', 'sea', 'olive', 'purple', 'teal'];

export const signOf = (seat: Seat): string => SIGNS[seat % SIGNS.length] ?? '';
export const hueOf = (seat: Seat): Hue => SEAT_HUES[seat % SEAT_HUES.length] ?? 'stone';

/** A box on the table. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Pen<G extends GameTypes> {
  readonly look: Look<G>;
  /** the ids of what was drawn so far */
  readonly ids: ReadonlySet<string>;
  /** Something with an id: ringed where it can be pointed at; `name` is its label for people who cannot see it. */
  thing(id: string, name: string, box: Box, ...inner: readonly string[]): string;
  /** What a seat is called. */
  name(seat: Seat): string;
  /** A seat's sign in its color, in the middle of (x, y). */
  sign(seat: Seat, x: number, y: number, size?: number): string;
}

/** The rings and labels of one picture. */
export function penOf<G extends GameTypes>(view: G['view'], look: Look<G>): Pen<G> {
  const { prefix = 'ludi-', words, names = [] } = look;
  const highlight = new Set(look.highlight);
  const selected = new Set(look.selected);
  const changed = new Set(look.changed);
  // one thing can be reached by Tab, the arrows go on from there
  let first = true;
  const ids = new Set<string>();
  return {
    look,
    ids,
    name: (seat) => names[seat] ?? words.player(view, seat),
    sign: (seat, x, y, size = 12) =>
      `<g aria-hidden="true">${circle(hueOf(seat), x, y, size * 0.75)}${label(signOf(seat), x, y + size * 0.3, { size: size * 0.85, anchor: 'middle', kind: 'on' })}</g>`,
    thing: (id, name, { x, y, width: w, height: h }, ...inner) => {
      ids.add(id);
      const isOpen = highlight.has(id) || selected.has(id);
      const state = [isOpen && 'open', selected.has(id) && 'chosen', changed.has(id) && 'new']
        .filter(Boolean)
        .join(' ');
      const tab = isOpen ? (first ? 0 : -1) : undefined;
      if (isOpen) first = false;
      return element(
        'g',
        {
          id: prefix + id,
          'data-id': id,
          role: isOpen ? 'button' : 'img',
          'aria-label': name,
          'aria-pressed': isOpen && (selected.has(id) ? 'true' : 'false'),
          tabindex: tab,
          class: state === '' ? undefined : state,
        },
        `<title>${escaped(name)}</title>`,
        // below the rest, so that it catches what points between the strokes and leaves things within things alone
        rect('ring', x - 2.5, y - 2.5, w + 5, h + 5, 8),
        ...inner,
      );
    },
  };
}

/** Things beside each other, from left to right or from top to bottom. */
export function row(things: readonly Drawing[], gap = 8): Drawing {
  let x = 0;
  const svg = things.map((one) => {
    const here = at(x, 0, one.svg);
    x += one.width + gap;
    return here;
  });
  return { width: Math.max(0, x - gap), height: Math.max(0, ...things.map(({ height }) => height)), svg: joined(svg) };
}
export function column(things: readonly Drawing[], gap = 8): Drawing {
  let y = 0;
  const svg = things.map((one) => {
    const here = at(0, y, one.svg);
    y += one.height + gap;
    return here;
  });
  return { width: Math.max(0, ...things.map((one) => one.width)), height: Math.max(0, y - gap), svg: joined(svg) };
}

/** A thing at the place where it stands in a part. */
export const placed = (x: number, y: number, { svg }: Drawing): string => at(x, y, svg);

/** A part with its heading. */
export function titled(title: string, drawing: Drawing, note = ''): Drawing {
  const noted = note === '' ? '' : label(note, drawing.width, 12, { size: 11.5, anchor: 'end', kind: 'soft' });
  return {
    width: drawing.width,
    height: drawing.height + 22,
    svg:
      label(title, 0, 12, { size: 13, kind: 'soft', room: drawing.width * (note === '' ? 1 : 0.6) }) +
      noted +
      at(0, 22, drawing.svg),
  };
}

/** An icon with a number behind it, and how wide that is. */
export function figure(
  name: Icon,
  value: string | number,
  x: number,
  y: number,
  hue: Hue | 'ink' | 'on',
  size = 14,
): Drawing {
  const text = String(value);
  const kind = hue === 'on' ? 'on' : undefined;
  return {
    width: size + 4 + width(text, size * 0.95),
    height: size,
    svg:
      `<g class="${hue}">${icon(name, x, y - size * 0.82, size)}</g>` +
      label(text, x + size + 3, y, { size: size * 0.95, ...(kind === undefined ? {} : { kind }) }),
  };
}

export interface Face {
  readonly title: string;
  readonly hue: Hue;
  /** at the right of the head */
  readonly value?: string;
  /** below the head */
  readonly lines?: string;
  /** markup in the lower part */
  readonly inner?: string;
  readonly icon?: Icon;
}

/** A card: a colored head with its name, what it does below. */
export function card(
  { title, hue, value = '', lines = '', inner = '', icon: sign }: Face,
  w: number,
  h: number,
): string {
  const small = h < 50;
  const head = small ? 16 : 22;
  const size = small ? SMALLEST : 11.5;
  const baseline = head / 2 + size * 0.36;
  const edge = small ? 4 : 6;
  const room = w - 2 * edge - (value === '' ? 0 : width(value, size) + 4);
  const mark = small ? 14 : 18;
  return (
    rect('panel', 0, 0, w, h) +
    `<path class="${hue}" d="M0 ${head}V6a6 6 0 0 1 6-6H${w - 6}a6 6 0 0 1 6 6V${head}z"/>` +
    label(title, edge, baseline, { size, kind: 'on strong', room }) +
    (value === '' ? '' : label(value, w - edge, baseline, { size, anchor: 'end', kind: 'on strong' })) +
    (sign === undefined ? '' : `<g class="${hue}">${icon(sign, edge, h - mark - 2, mark)}</g>`) +
    (lines === '' ? '' : label(lines, edge, head + 13, { size: SMALLEST, room: w - 2 * edge, kind: 'soft' })) +
    inner
  );
}

/** An empty place. */
export const emptyPlace = (w: number, h: number): string => rect('empty', 0.5, 0.5, w - 1, h - 1);
