/** The pieces of Nova Roma, and the grounds that only this game has. */

import { pattern } from '../kit/grounds';
import { laurel, swords } from '../kit/icons';
import { drawIcon, type Side, seatSign } from '../kit/pieces';
import { at, circle, ellipse, path, rect } from '../kit/svg';

/** The grounds that only this game has. */
export const grounds = {
  well: '<linearGradient x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="$marbleLine"/><stop offset="0.16" stop-color="$marbleDeep"/><stop offset="1" stop-color="$marble"/></linearGradient>',
  furrows: pattern(12, 8, '<path d="M0 6c3-3 9-3 12 0" stroke="$field" fill="none" opacity="0.7"/>'),
  tesserae: pattern(
    8,
    8,
    '<path d="M0 0h3.4v3.4H0zM4 4h3.4v3.4H4z" fill="$terracotta" opacity="0.55"/><path d="M4 0h3.4v3.4H4zM0 4h3.4v3.4H0z" fill="$sea" opacity="0.4"/>',
  ),
} as const;

/** The emperor, 30 wide and high around (x, y). */
export const emperor = (x: number, y: number, scale = 1): string =>
  at(
    x,
    y,
    ellipse(0, 16, 14, 3.6, { fill: '$shade', opacity: 0.2 }) +
      circle(0, 0, 15, { fill: '@gold', stroke: '#6f4f0c', width: 1.2 }) +
      drawIcon(laurel, -10.5, -10.5, 21, '#fffaf0', 1.4),
    scale,
  );

/** A legionary, 28 wide and high around (x, y). */
export const legionary = (x: number, y: number): string =>
  ellipse(x, y + 14, 12, 3.4, { fill: '$shade', opacity: 0.2 }) +
  circle(x, y, 13, { fill: '$stone', stroke: '$stoneEdge', width: 1.2 }) +
  drawIcon(swords, x - 8, y - 8, 16, '#fff');

/** A building block, `s` wide and high, its corner at (x, y): front, roof and side. */
export function block(side: Side, x: number, y: number, s: number, isGhost = false): string {
  const { hue } = side;
  const h = s * 0.2;
  const f = s - h;
  const edge = `$${hue}Edge`;
  const drawn =
    path(`M0 ${h.toFixed(1)}l${h.toFixed(1)} ${(-h).toFixed(1)}h${f.toFixed(1)}l${(-h).toFixed(1)} ${h.toFixed(1)}z`, {
      fill: `$${hue}Glow`,
      stroke: edge,
      width: 0.8,
    }) +
    path(
      `M${f.toFixed(1)} ${h.toFixed(1)}l${h.toFixed(1)} ${(-h).toFixed(1)}v${f.toFixed(1)}l${(-h).toFixed(1)} ${h.toFixed(1)}z`,
      {
        fill: edge,
        stroke: edge,
        width: 0.8,
      },
    ) +
    rect(0, h, f, f, 1, { fill: `$${hue}`, stroke: edge, width: 0.8 }) +
    seatSign(side, f / 2, h + f / 2, s / 26);
  return isGhost ? `<g opacity="0.75">${at(x, y, drawn)}</g>` : at(x, y, drawn);
}

/** A ship, 24 wide and high around (x, y). */
export const ship = (side: Side, x: number, y: number, scale = 1): string => {
  const { hue } = side;
  return at(
    x,
    y,
    path('M-11 4h22c-1 5-4 7-7 7h-8c-3 0-6-2-7-7z', { fill: '#7a5230', stroke: '#4d321b' }) +
      path('M0 4v-15', { stroke: '#4d321b', width: 1.4 }) +
      path('M-8 -10c4 2 12 2 16 0c1.5 4 1.5 8 0 11c-4-2-12-2-16 0c-1.5-3-1.5-7 0-11z', {
        fill: `$${hue}`,
        stroke: `$${hue}Edge`,
      }) +
      seatSign(side, 0, -4.2, 0.95),
    scale,
  );
};

/** The walls of the city, a domed church, a column, an obelisk and a sail, 250 x 40: the vignette of the game. */
export const skyline = (x: number, y: number, scale: number): string =>
  at(
    x,
    y,
    path(
      'M0 40h250M2 40V20h14v20M2 20v-4h3v3h3v-3h3v3h2v-3h3v4M6 27v5M16 26h20M16 26v-3h3v2h3v-2h3v2h3v-2h3v2h3v-2h2v3M36 40V16h16v24M36 16v-4h3v3h3v-3h4v3h3v-3h3v4M44 23v6M52 26h18M52 26v-3h3v2h3v-2h3v2h3v-2h3v2h3v3M70 40V20h14v20M70 20v-4h3v3h3v-3h3v3h2v-3h3v4M77 27v5M22 40v-6a4 4 0 0 1 8 0v6' +
        'M96 40V27h64v13M100 27c0-7 6-10 12-10M156 27c0-7-6-10-12-10M110 24c0-14 9-19 18-19s18 5 18 19zM128 5V0M126 2h4M104 40v-7a3 3 0 0 1 6 0v7M115 40v-8a4 4 0 0 1 8 0v8M133 40v-8a4 4 0 0 1 8 0v8M146 40v-7a3 3 0 0 1 6 0v7M114 20h28' +
        'M174 40v-4h10v4M176 36V12h6v24M175 12h8M179 12V7M177.5 5.5a1.5 1.5 0 1 0 3 0a1.5 1.5 0 0 0-3 0M195 40l2-30 2.5-4 2.5 4 2 30M214 34h26c-1 4-4 6-8 6h-10c-4 0-7-2-8-6zM227 34V12M218 14c6 3 12 3 18 0c2 6 2 10 0 14c-6-3-12-3-18 0c-2-4-2-8 0-14z',
      { stroke: '$vignette', width: 1.2, opacity: 0.75 },
    ),
    scale,
  );
