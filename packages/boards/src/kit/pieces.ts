/** Pieces that several games have: tokens, figures, coins, medals, marks. Each has a light and a dark edge and a soft shadow. */
import type { Seat } from '@ludi-romani/core';
import type { Icon } from './icons';
import type { Hue } from './ink';
import { at, circle, ellipse, path, rect } from './svg';
import { measure, write } from './text';

const SEAT_HUES: readonly Hue[] = ['terracotta', 'sea', 'olive', 'purple', 'teal'];
/** The hues of the colors that boxes name. */
const NAMED: Readonly<Record<string, Hue>> = {
  red: 'terracotta',
  blue: 'sea',
  green: 'olive',
  yellow: 'gold',
  orange: 'orange',
  purple: 'purple',
  white: 'pearl',
  brown: 'brown',
};
/** Returns the hue of a seat, for the color that its pieces have in the box, if any. */
export const hueOf = (seat: Seat, color?: string): Hue =>
  (color === undefined ? undefined : NAMED[color]) ?? SEAT_HUES[seat % SEAT_HUES.length] ?? 'stone';

const SIGNS = ['●', '■', '▲', '◆', '★'];
/** Returns the sign of a seat as a character, the same on every board. */
export const signOf = (seat: Seat): string => SIGNS[seat % SIGNS.length] ?? '';

/** The look of one seat's pieces. */
export interface Side {
  readonly seat: Seat;
  readonly hue: Hue;
}

/** Draws the sign of a seat, about 7 wide and high, around (0, 0). Seats are never told apart by color alone. */
const SHAPES: readonly ((fill: string) => string)[] = [
  (fill) => circle(0, 0, 3.4, { fill }),
  (fill) => rect(-3.1, -3.1, 6.2, 6.2, 0.6, { fill }),
  (fill) => path('M0 -3.9l4 7h-8z', { fill }),
  (fill) => path('M0 -4.3l4.1 4.3l-4.1 4.3l-4.1 -4.3z', { fill }),
  (fill) => path('M0 -4.4l1.3 2.9h3.1l-2.5 2 1 3.2-2.9-1.9-2.9 1.9 1-3.2-2.5-2h3.1z', { fill }),
];
/** The sign of a seat, about 7 wide and high, around (x, y): light, for a piece in the color of the seat. */
export const seatSign = ({ seat, hue }: Side, x: number, y: number, scale = 1): string =>
  at(x, y, SHAPES[seat % SHAPES.length]?.(hue === 'pearl' ? '#5a5145' : '#fff') ?? '', scale);

/** Returns a disc around (x, y) of radius `r` with the sign of a seat. */
export const token = (side: Side, x: number, y: number, r: number): string =>
  circle(x, y + 1, r, { fill: '$shade', opacity: 0.22 }) +
  circle(x, y, r, { fill: `$${side.hue}`, stroke: `$${side.hue}Edge` }) +
  seatSign(side, x, y, r / 7.5);

/** Returns a figure in a toga, 24 wide and 33 high, whose middle is (x, y). */
export const figure = (side: Side, x: number, y: number, scale = 1, opacity?: number): string => {
  const { hue } = side;
  const paint = { fill: `$${hue}`, stroke: `$${hue}Edge`, width: 1.2 };
  const light = { stroke: `$${hue}Glow`, width: 1.5 };
  const drawn = at(
    x,
    y,
    ellipse(0, 15, 12, 3.4, { fill: '$shade', opacity: 0.2 }) +
      path('M-11 14.5c0-10 3-17.5 11-17.5s11 7.5 11 17.5z', paint) +
      path('M-7.5 14.5c0-6 1-11 4-14.6c4 3 7.5 8 9 14.6', light) +
      circle(0, -9.5, 6, paint) +
      path('M-3.6 -12.6a4.4 4.4 0 0 1 3.2-1.8', light) +
      seatSign(side, 1.5, 8, 1.05),
    scale,
  );
  return opacity === undefined ? drawn : `<g opacity="${opacity}">${drawn}</g>`;
};

/** Returns an icon in a color, `size` wide and high, with its upper left corner at (x, y). `width` is that of its lines, at a size of 16. */
export const drawIcon = (
  [strokes, fills]: Icon,
  x: number,
  y: number,
  size: number,
  color = '$ink',
  width = 1.5,
): string =>
  at(
    x,
    y,
    (strokes && path(strokes, { stroke: color, width })) + (fills ? path(fills, { fill: color }) : ''),
    size / 16,
  );

/** Returns a coin around (x, y) of radius `r`. */
export const coin = (x: number, y: number, r = 8): string =>
  circle(x, y + 1, r, { fill: '$shade', opacity: 0.2 }) +
  circle(x, y, r, { fill: '@gold', stroke: '#6f4f0c' }) +
  circle(x, y, r * 0.68, { stroke: '#f6e3a8' });

/** Returns a brick, 22 wide and 12 high, around (x, y). */
export const brick = (x: number, y: number, scale = 1): string =>
  at(
    x,
    y,
    path('M-9 -2l4-4.4h14l-4 4.4z', { fill: '#e08a6c', stroke: '#7e2a1b', width: 0.7 }) +
      path('M5 -2l4-4.4v8l-4 4.4z', { fill: '#8c3320', stroke: '#7e2a1b', width: 0.7 }) +
      rect(-9, -2, 14, 8, 0.5, { fill: '#b9492f', stroke: '#7e2a1b', width: 0.7 }) +
      path('M-6 2h4M-4 4.4h5', { stroke: '#d8765a', width: 0.9 }),
    scale,
  );

const TEETH =
  'M8 -1.8L10.9 -1.5L10.9 1.5L8 1.8L7.5 3.3L9.7 5.2L7.9 7.6L5.4 6.2L4.2 7.1L4.8 9.9L1.9 10.8L0.8 8.2L-0.8 8.2L-1.9 10.8L-4.8 9.9L-4.2 7.1L-5.4 6.2L-7.9 7.6L-9.7 5.2L-7.5 3.3L-8 1.8L-10.9 1.5L-10.9 -1.5L-8 -1.8L-7.5 -3.3L-9.7 -5.2L-7.9 -7.6L-5.4 -6.2L-4.2 -7.1L-4.8 -9.9L-1.9 -10.8L-0.8 -8.2L0.8 -8.2L1.9 -10.8L4.8 -9.9L4.2 -7.1L5.4 -6.2L7.9 -7.6L9.7 -5.2L7.5 -3.3z';
/** Returns a gear, 22 wide and high, around (x, y). */
export const gear = (x: number, y: number, scale = 1): string =>
  at(
    x,
    y,
    path(TEETH, { fill: '@gold', stroke: '#6f4f0c', width: 0.9 }) +
      circle(0, 0, 5.2, { fill: '#fdf6e3', stroke: '#6f4f0c', width: 0.9 }) +
      circle(0, 0, 1.8, { fill: '#96690f' }),
    scale,
  );

const METAL_EDGES: Readonly<Record<string, string>> = {
  '@gold': '#6f4f0c',
  '@silver': '#565c62',
  '@bronze': '#6b3f17',
};

/**
 * Returns a number on a disc around (x, y) of radius `r`: a medal, or what a thing is worth. The number is white, but dark on metal, where white is
 * not readable.
 */
export const medal = (value: string | number, x: number, y: number, r = 10, fill = '@gold'): string => {
  const size = Math.max(12, r * 1.2);
  const edge = METAL_EDGES[fill];
  const color = edge === undefined ? '#fff' : '#1d1203';
  return (
    circle(x, y, r, { fill, stroke: edge ?? '#fff' }) +
    write(value, x, y + size * 0.35, { size, bold: true, anchor: 'middle', fill: color })
  );
};

/** Something that another player changed: a disc in the color of the seat, with a number or else the sign of the seat, around (x, y). */
export const mark = (n: number | undefined, side: Side, x: number, y: number): string =>
  n === undefined ? circle(x, y, 6.5, { fill: '$ink', stroke: '$panel', width: 2 }) : numbered(n, side, x, y);
const numbered = (n: number, { hue }: Side, x: number, y: number): string =>
  circle(x, y, 8.5, { fill: '$panel', stroke: hue === 'pearl' ? '$pearlEdge' : `$${hue}`, width: 2 }) +
  write(n, x, y + 4.3, { size: 12, bold: true, anchor: 'middle', fill: `$${hue}Text` });

/** Returns a difference as text, with its sign. */
export const signed = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`);

export const deltaWidth = (by: number): number => measure(signed(by), 12, true) + 8;
/** A change of a counter: a pill whose upper left corner is (x, y). `isPlan` says that it has not happened yet: then the pill has an edge. */
export const delta = (by: number, x: number, y: number, isPlan = false): string => {
  const width = deltaWidth(by);
  const kind = by < 0 ? 'less' : 'more';
  return (
    rect(x, y, width, 16, 8, isPlan ? { fill: `$${kind}`, stroke: '$select', width: 1.5 } : { fill: `$${kind}` }) +
    write(signed(by), x + width / 2, y + 12.3, { size: 12, bold: true, anchor: 'middle', fill: `$${kind}Text` })
  );
};

/** The points of a thing, now and after a click, as a pill whose upper right corner is (0, 0). The unit and the spaces are left out without room. */
export const pointsPill = (now: number, next: number, vp: string, room: number): string => {
  const isPlan = now !== next;
  const long = `${isPlan ? `${now} → ` : ''}${next} ${vp}`;
  const text = measure(long, 13, true) + 12 <= room ? long : isPlan ? `${now}→${next}` : `${now}`;
  const width = measure(text, 13, true) + 12;
  const kind = next < now ? 'less' : 'more';
  return (
    rect(-width, 0, width, 20, 10, {
      fill: isPlan ? `$${kind}` : '$panel',
      stroke: isPlan ? '$select' : '$accent',
      width: isPlan ? 1.5 : 1,
    }) +
    write(text, -width / 2, 14.7, { size: 13, bold: true, anchor: 'middle', fill: isPlan ? `$${kind}Text` : '$ink' })
  );
};
