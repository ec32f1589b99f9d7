/** What every board is drawn with: things that can be pointed at, panels, cards, players' signs. */
import type { GameTypes, Seat, Viewer } from '@ludi-romani/core';
import { DONE, type FrameLabels, type Look } from '../types';
import type { Icon } from './icons';
import type { Hue } from './style';
import { at, circle, element, escaped, rect, rounded } from './svg';
import { label, SMALLEST, span, width } from './text';

/** A box with what is drawn in it, its corner at (0, 0). */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly svg: string;
}

/** Seats are told apart by color and sign. */
const SIGNS = ['●', '■', '▲', '◆', '★'];
const SEAT_HUES: readonly Hue[] = ['terracotta', 'sea', 'olive', 'purple', 'teal'];

/** The sign of a seat, the same on every board. */
export const signOf = (seat: Seat): string => SIGNS[seat % SIGNS.length] ?? '';
/** The color of a seat, the same on every board. */
export const hueOf = (seat: Seat): Hue => SEAT_HUES[seat % SEAT_HUES.length] ?? 'stone';

/** The seat whose things are drawn large: the viewer's own, and the first one for spectators. */
export const seatOf = ({ viewer }: { readonly viewer: Viewer }): Seat => (viewer === 'spectator' ? 0 : viewer);
/** The seats whose things are drawn small. */
export const othersOf = (view: { readonly viewer: Viewer; readonly players: readonly unknown[] }): Seat[] =>
  [...view.players.keys()].filter((seat) => seat !== seatOf(view));

/** Colors of icons that are no hues: of text, and of white on a hue. */
type Plain = 'ink' | 'paper';

export interface Pen<G extends GameTypes, L extends FrameLabels> {
  readonly look: Look<G, L>;
  /** whether one part is drawn by itself: for a small screen, `RIGHT` wide at most */
  readonly isAlone: boolean;
  /** the ids of what was drawn so far */
  readonly ids: ReadonlySet<string>;
  /** Something with an id: ringed where it can be pointed at; `name` is its label for people who cannot see it. */
  thing(id: string, name: string, width: number, height: number, ...inner: readonly string[]): Drawing;
  /** What a seat is called. */
  name(seat: Seat): string;
  /** A seat's sign in its color, in the middle of (x, y). */
  sign(seat: Seat, x: number, y: number, size?: number): string;
}

/** All parts but the prompt, for whom it stands elsewhere. */
export const TABLE = 'table';

/** The rings and labels of one picture. */
export function penOf<G extends GameTypes, L extends FrameLabels>(view: G['view'], look: Look<G, L>): Pen<G, L> {
  const { prefix = 'ludi-', words, names = [] } = look;
  const highlight = new Set(look.done ? [...(look.highlight ?? []), DONE] : look.highlight);
  const selected = new Set(look.selected);
  const changed = new Set(look.changed);
  // one thing can be reached by Tab, the arrows go on from there
  let first = true;
  const ids = new Set<string>();
  return {
    look,
    isAlone: look.part !== undefined && look.part !== TABLE,
    ids,
    name: (seat) => names[seat] ?? words.player(view, seat),
    sign: (seat, x, y, size = 12) =>
      `<g aria-hidden="true">${circle(hueOf(seat), x, y, size * 0.75)}${label(signOf(seat), x, y + size * 0.3, { size: size * 0.85, anchor: 'middle', kind: 'on' })}</g>`,
    thing: (id, name, width, height, ...inner) => {
      ids.add(id);
      const isOpen = highlight.has(id) || selected.has(id);
      const state = [isOpen && 'open', selected.has(id) && 'chosen', changed.has(id) && 'new']
        .filter(Boolean)
        .join(' ');
      const tab = isOpen ? (first ? 0 : -1) : undefined;
      if (isOpen) first = false;
      const svg = element(
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
        rect('ring', -2.5, -2.5, width + 5, height + 5, 8),
        ...inner,
      );
      return { width, height, svg };
    },
  };
}

/** Things in rows as long as there is room. */
export function flow(things: readonly Drawing[], room: number, gap = 8): Drawing {
  let [x, y, width, height, svg] = [0, 0, 0, 0, ''];
  for (const one of things) {
    if (x > 0 && x + one.width > room) {
      x = 0;
      y = height + gap;
    }
    svg += at(x, y, one.svg);
    x += one.width + gap;
    width = Math.max(width, x - gap);
    height = Math.max(height, y + one.height);
  }
  return { width, height, svg };
}
/** All in one row, from left to right. */
export const row = (things: readonly Drawing[], gap?: number): Drawing => flow(things, Number.POSITIVE_INFINITY, gap);
/** Each in a row of its own, from top to bottom. */
export const column = (things: readonly Drawing[], gap?: number): Drawing => flow(things, 0, gap);

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

/** An icon in a color, `size` wide and high, its corner at (x, y). */
export function tinted(kind: Hue | Plain, [strokes, fills]: Icon, x: number, y: number, size: number): string {
  const stroked = strokes && `<path class="stroke" d="${strokes}"/>`;
  const filled = fills ? `<path class="fill" d="${fills}"/>` : '';
  const scale = size === 16 ? '' : ` scale(${size / 16})`;
  return `<g class="${kind}"><g transform="translate(${rounded(x)} ${rounded(y)})${scale}">${stroked}${filled}</g></g>`;
}

/** Text around x. */
export const middle = (
  text: string | number,
  x: number,
  y: number,
  size: number,
  kind = 'soft',
  room?: number,
): string => label(String(text), x, y, { size, kind, anchor: 'middle', room });

/** An icon with a number behind it, and how wide that is. */
export function figure(
  sign: Icon,
  value: string | number,
  x: number,
  y: number,
  kind: Hue | Plain,
  size = 14,
): Drawing {
  const text = String(value);
  return {
    width: size + 4 + width(text, size * 0.95),
    height: size,
    svg: tinted(kind, sign, x, y - size * 0.82, size) + label(text, x + size + 3, y, { size: size * 0.95 }),
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
  const room = w - 2 * edge - (value === '' ? 0 : span(value, size, 'strong') + 4);
  const mark = small ? 14 : 18;
  return (
    rect('panel', 0, 0, w, h) +
    `<path class="${hue}" d="M0 ${head}V6a6 6 0 0 1 6-6H${w - 6}a6 6 0 0 1 6 6V${head}z"/>` +
    label(title, edge, baseline, { size, kind: 'on strong', room }) +
    (value === '' ? '' : label(value, w - edge, baseline, { size, anchor: 'end', kind: 'on strong' })) +
    (sign === undefined ? '' : tinted(hue, sign, edge, h - mark - 2, mark)) +
    (lines === '' ? '' : label(lines, edge, head + 13, { size: SMALLEST, room: w - 2 * edge, kind: 'soft' })) +
    inner
  );
}

/** An empty place. */
export const emptyPlace = (w: number, h: number): string => rect('empty', 0.5, 0.5, w - 1, h - 1);
