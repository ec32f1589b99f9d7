/** What every board is drawn with: things that can be pointed at, seats, panels, and the placing of drawings. */
import type { GameTypes, Seat, Viewer } from '@ludi-romani/core';
import { CONFIRM, DONE, type FrameLabels, type Look, type Shape, TURN } from '../types';
import type { Icon } from './icons';
import { drawIcon, hueOf, pointsPill, type Side } from './pieces';
import { at, circle, escaped, rect, rounded } from './svg';
import { measure, write } from './text';

/** Markup in a box whose upper left corner is (0, 0). */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly svg: string;
}

/** The room for a part. Without a height, the part is as high as it needs. */
export interface Room {
  readonly width: number;
  readonly height?: number;
}

/** The seat whose things are drawn large: the viewer's own, and the first one for spectators. */
export const seatOf = ({ viewer }: { readonly viewer: Viewer }): Seat => (viewer === 'spectator' ? 0 : viewer);
/** The seats whose things are drawn small, clockwise from the viewer. */
export const othersOf = (view: { readonly viewer: Viewer; readonly players: readonly unknown[] }): Seat[] =>
  view.players.map((_, i) => (seatOf(view) + i) % view.players.length).slice(1);

/** The shape of a thing, and how it is lit. */
export interface ThingLook {
  /** the radius of its corners, by default 6 */
  readonly radius?: number;
  /** true if the drawing itself shows that it can be pointed at, with a filled gold ground and a dot */
  readonly lit?: boolean;
  /** the kind of thing that explanations are about, if that is not the id */
  readonly about?: string;
  /** the piece that it is, from picture to picture, if it can move to another place */
  readonly key?: string;
  /** the number of a counter: its change is a pill. A change of anything else has no amount. */
  readonly value?: number | undefined;
}

/** A thing as it was drawn, with its label and its key. Its markup is kept only in what is foreseen: long texts are slow to collect. */
export interface Thing extends Drawing {
  readonly name: string;
  readonly key?: string | undefined;
  readonly value?: number | undefined;
}

export interface Pen<G extends GameTypes, L extends FrameLabels> {
  readonly look: Look<G, L>;
  readonly shape: Shape;
  /** what was drawn so far, by id */
  readonly things: ReadonlyMap<string, Thing>;
  /** the seat whose area is drawn large, and the others clockwise from it */
  readonly seat: Seat;
  readonly others: readonly Seat[];
  isOpen(id: string): boolean;
  isChosen(id: string): boolean;
  /**
   * Returns a thing that can be pointed at: gold below it and a dot while it is open, and a ring if it is chosen. `name` is its label
   * for people who cannot see it.
   */
  thing(id: string, name: string, width: number, height: number, inner: string, look?: ThingLook): Drawing;
  /**
   * Returns the points that a thing brings, as a pill at most `room` wide whose upper right corner is (0, 0), or else what is `usual` there. While
   * the click of a preview would change the points, the pill shows them before and after.
   */
  worth(id: string, points: number, room: number, usual?: string): string;
  /** the points of the things that have such a pill, by id */
  readonly worths: ReadonlyMap<string, number>;
  name(seat: Seat): string;
  side(seat: Seat): Side;
}

/** All parts but the prompt, for pages that show it elsewhere. */
export const TABLE = 'table';

/** Returns the shape of a picture: parts drawn alone are for a phone, unless the look says otherwise. */
export const shapeOfLook = ({ shape, part }: Pick<Look<GameTypes>, 'shape' | 'part'>): Shape =>
  shape ?? (part === undefined || part === TABLE ? 'wide' : 'tall');

/** The least width and height of the area in which a thing can be hit. */
const TARGET: Readonly<Record<Shape, number>> = { wide: 24, square: 24, tall: 40 };

/**
 * Returns the pen of one picture. `colorOf` returns the color that a seat's pieces have in the box. `foreseen` has drawn the things after the
 * action of a preview: points show how they would change. `isForeseen` is true for that pen.
 */
export function penOf<G extends GameTypes, L extends FrameLabels>(
  view: G['view'],
  look: Look<G, L>,
  colorOf: (view: G['view'], seat: Seat) => string | undefined,
  foreseen?: Pick<Pen<G, L>, 'worths'>,
  isForeseen = false,
): Pen<G, L> {
  const { prefix = 'ludi-', words, names = [] } = look;
  const shape = shapeOfLook(look);
  const highlight = new Set(look.highlight);
  if (look.done) highlight.add(DONE);
  if (look.preview?.canTurn) highlight.add(TURN);
  if (look.preview !== undefined) highlight.add(CONFIRM);
  const selected = new Set(look.selected);
  const things = new Map<string, Thing>();
  const worths = new Map<string, number>();
  const seat = look.area ?? seatOf(view);
  const side = (seat: Seat): Side => ({ seat, hue: hueOf(seat, colorOf(view, seat)) });
  const isChosen = (id: string) => selected.has(id);
  const isOpen = (id: string) => highlight.has(id) || isChosen(id);

  return {
    look,
    shape,
    things,
    worths,
    worth: (id, points, room, usual = '') => {
      worths.set(id, points);
      const next = foreseen?.worths.get(id) ?? points;
      return next === points && usual !== '' ? usual : pointsPill(points, next, words.labels.vp, room);
    },
    seat,
    others: view.players.map((_, i) => (seat + i) % view.players.length).slice(1),
    isOpen,
    isChosen,
    side,
    name: (seat) => names[seat] ?? words.player(view, seat),
    thing: (id, name, width, height, inner, { radius = 6, lit = false, about, key, value } = {}) => {
      things.set(id, { name, key, value, width, height, svg: isForeseen ? inner : '' });
      const open = isOpen(id);
      const chosen = isChosen(id);
      const label = escaped(name);
      const least = open ? TARGET[shape] : 0;
      const [w, h] = [Math.max(width, least), Math.max(height, least)];
      const [x, y] = [(width - w) / 2, (height - h) / 2];
      let tag = `<g id="${escaped(prefix + id)}" data-id="${escaped(id)}"`;
      if (key !== undefined) tag += ` data-key="${escaped(key)}"`;
      if (value !== undefined) tag += ` data-value="${value}"`;
      if (about !== undefined) tag += ` data-about="${escaped(about)}"`;
      tag += ` role="${open ? 'button' : 'img'}" aria-label="${label}"`;
      if (open) tag += ` aria-pressed="${chosen}" tabindex="$tab" class="open${chosen ? ' chosen' : ''}"`;
      // below the rest, so that it catches what points between the strokes and leaves things within things alone
      const hit = `<rect class="hit" x="${rounded(x)}" y="${rounded(y)}" width="${rounded(w)}" height="${rounded(h)}" rx="${radius}" fill="none" pointer-events="all"/>`;
      const glow =
        open && !lit
          ? `<rect class="glow" x="-3" y="-3" width="${rounded(width + 6)}" height="${rounded(height + 6)}" rx="${rounded(radius + 2)}" fill="@lit" stroke="$select" stroke-width="2"/>`
          : '';
      const dot =
        open && !lit && !chosen ? circle(width / 2, -3, 4.5, { fill: '$select', stroke: '$panel', width: 1.5 }) : '';
      const ring = chosen ? rect(-3, -3, width + 6, height + 6, radius + 2, { stroke: '$select', width: 3.5 }) : '';
      const svg = `${tag}><title>${label}</title>${glow}${hit}${inner}${ring}${dot}</g>`;
      return { width, height, svg };
    },
  };
}

/** Returns markup that explanations call `kind`: a heading, an icon, or a number. Things have a kind themselves. */
export const about = (kind: string, svg: string): string => `<g data-about="${escaped(kind)}">${svg}</g>`;

/** Returns a thing at (x, y). */
export const placed = (x: number, y: number, { svg }: Drawing): string => at(x, y, svg);

/** Returns the drawings in rows, as long as there is room. */
export function flow(things: readonly Drawing[], room: number, gap = 8): Drawing {
  let [x, y, width, height, svg] = [0, 0, 0, 0, ''];
  for (const one of things) {
    if (x > 0 && x + one.width > room) {
      x = 0;
      y = height + gap;
    }
    svg += placed(x, y, one);
    x += one.width + gap;
    width = Math.max(width, x - gap);
    height = Math.max(height, y + one.height);
  }
  return { width, height, svg };
}
/** Returns the drawings in one row, from left to right. */
export const row = (things: readonly Drawing[], gap?: number): Drawing => flow(things, Number.POSITIVE_INFINITY, gap);
/** Returns the drawings from top to bottom. */
export const column = (things: readonly Drawing[], gap?: number): Drawing => flow(things, 0, gap);

/** Returns the icons of a drawing, each with its word, in rows of this width. */
export function legend(
  svg: string,
  kinds: readonly (readonly [icon: Icon, color: string, word: string])[],
  width: number,
): Drawing {
  const named = new Set<Icon>();
  const drawn: Drawing[] = [];
  for (const [icon, color, word] of kinds) {
    if (named.has(icon) || !svg.includes(`"${icon[0] || icon[1]}"`)) continue;
    named.add(icon);
    const text = write(word, 18, 12.5, { size: 12 });
    drawn.push({ width: 18 + measure(word, 12), height: 16, svg: drawIcon(icon, 0, 1, 14, color) + text });
  }
  return flow(drawn, width, 10);
}

/** What lies on a ground: a pattern by name, in this opacity, and an edge, by default in the color of the ground. */
interface GroundLook {
  readonly pattern?: string | undefined;
  readonly edge?: string | undefined;
  readonly opacity?: number | undefined;
}

/** Returns a rounded area with a shadow: the ground of a part. `base` is the name of a ground. */
export const ground = (
  width: number,
  height: number,
  base: string,
  { pattern, edge = `$${base}Line`, opacity }: GroundLook = {},
): string =>
  rect(1, 2, width, height, 12, { fill: '$shade', opacity: 0.1 }) +
  rect(0, 0, width, height, 12, { fill: `@${base}`, stroke: edge, width: 1.2 }) +
  (pattern === undefined ? '' : rect(1, 1, width - 2, height - 2, 11, { fill: `@${pattern}`, opacity }));

/** Returns the frieze at the foot of a field of this width, with its upper edge at `y`. */
export const frieze = (width: number, y: number, opacity?: number): string =>
  rect(10, y, width - 20, 10, 0, { fill: '@meander', opacity });

/** Returns a panel with a shadow. */
export const panel = (width: number, height: number, radius = 9, edge = '$line', edgeWidth = 1): string =>
  rect(1, 1.5, width, height, radius, { fill: '$shade', opacity: 0.1 }) +
  rect(0, 0, width, height, radius, { fill: '$panel', stroke: edge, width: edgeWidth });

/** Returns the heading of a part, with its baseline at (x, y). `kind` is what explanations call the part. */
export const heading = (kind: string, text: string, x: number, y: number, room?: number): string =>
  about(kind, write(text, x, y, { size: 14, bold: true, fill: '$head', room }));
