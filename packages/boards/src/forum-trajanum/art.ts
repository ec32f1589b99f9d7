/**
 * The pieces of Forum Trajanum: mosaic floors, buildings, figures, tiles. A piece is drawn around a point or in a box of 40 x 40, and then
 * scaled. Pieces keep their daylight in the dark scheme.
 */
import type { AreaBonusId, Building, CitizenClass, Color, Gain, Gainable } from '@ludi-romani/forum-trajanum';
import { colors, isColor } from '@ludi-romani/forum-trajanum/queries';
import { gradient, pattern } from '../kit/grounds';
import type { Icon } from '../kit/icons';
import * as icons from '../kit/icons';
import { drawIcon, type Side, seatSign } from '../kit/pieces';
import { at, circle, ellipse, flat, joined, type Paint, path, rect, shortened } from '../kit/svg';
import { write } from '../kit/text';

/** The grounds that only this game has. */
export const grounds = {
  travertine: gradient('$travertine', '$travertineDeep', 'across'),
  tile: gradient('$tile', '$tileDeep', 'across'),
  temple: gradient('$temple', '$templeDeep'),
  grayStone: gradient('#a79d8f', '#80776a'),
  plank: gradient('#b98d55', '#8a6234'),
  tesserae: pattern(
    16,
    16,
    '<path d="M0 0h8v8H0z" fill="#fff" opacity="0.13"/><path d="M8 8h8v8H8z" fill="#2a241e" opacity="0.1"/><path d="M0 .5h16M0 8.5h16M.5 0v16M8.5 0v16" stroke="#fff4dc" opacity="0.3" fill="none"/>',
  ),
  paleTesserae: pattern(
    14.3333,
    14.3333,
    '<path d="M0 0h7.17v7.17H0z" fill="#b48a4a" opacity="0.14"/><path d="M7.17 7.17h7.17v7.17H7.17z" fill="$tileGlow" opacity="0.5"/><path d="M0 .4h14.4M0 7.5h14.4M.4 0v14.4M7.5 0v14.4" stroke="$tessera" stroke-width="0.8" opacity="0.75" fill="none"/>',
  ),
  redBand: pattern(
    8,
    8,
    '<path d="M0 0h3.5v3.5H0zM4 4h3.5v3.5H4z" fill="#a9432f" opacity="0.62"/><path d="M4 0h3.5v3.5H4zM0 4h3.5v3.5H0z" fill="#27608a" opacity="0.46"/>',
  ),
  greenBand: pattern(
    8,
    8,
    '<path d="M0 0h3.5v3.5H0zM4 4h3.5v3.5H4z" fill="#4f6b2c" opacity="0.6"/><path d="M4 0h3.5v3.5H4zM0 4h3.5v3.5H0z" fill="#c9972f" opacity="0.6"/>',
  ),
} as const;

/** The color of a piece: its ground, its dark edge, its light edge, and its sign. */
interface Shade {
  readonly fill: string;
  readonly dark: string;
  readonly light: string;
  readonly icon: Icon;
}
const shade = (fill: string, dark: string, light: string, icon: Icon): Shade => ({ fill, dark, light, icon });

export const SHADES: Readonly<Record<Color, Shade>> = {
  red: shade('#b4513c', '#7a2c1c', '#d98a74', icons.drop),
  yellow: shade('#c9972f', '#7d5a10', '#ecc978', icons.horse),
  green: shade('#64823c', '#3a501d', '#9bb673', icons.tree),
  blue: shade('#3a729c', '#1c4566', '#84aecb', icons.house),
};
export const CLASSES: Readonly<Record<CitizenClass, Shade>> = {
  patrician: shade('#6d3a78', '#4a2353', '#a577b0', icons.crest),
  merchant: shade('#1f6f6b', '#124643', '#63a8a3', icons.scales),
  craftsman: shade('#98690f', '#5f4108', '#d3a44b', icons.hammer),
};

const LIGHT = '#fffaf0';
const both = (fill: string, stroke: string, width = 1): Paint => ({ fill, stroke, width });
const line = (stroke: string, width: number): Paint => ({ stroke, width });
/** A closed shape with an edge. Its corners are not rounded, which saves a third of its length. */
const solid = (d: string, fill: string, stroke: string, width = 1): string =>
  `<path d="${shortened(d)}" fill="${fill}" stroke="${stroke}"${width === 1 ? '' : ` stroke-width="${width}"`}/>`;

/** Returns markup that is fainter. */
export const faint = (svg: string, opacity = 0.45): string => `<g opacity="${opacity}">${svg}</g>`;

/** A cache of drawings that depend on a key alone. */
function cached<K>(draw: (key: K) => string): (key: K) => string {
  const known = new Map<K, string>();
  return (key) => {
    const drawing = known.get(key) ?? flat(draw(key));
    known.set(key, drawing);
    return drawing;
  };
}

/** A person, 19 wide and 28 high; `cap` has the color of the clothes. A small one has no shadow and no light edge. */
const body = (fill: string, dark: string, light: string, isSmall: boolean, cap = ''): string =>
  (isSmall ? '' : ellipse(0, 13, 9.5, 2.6, { fill: '#2a241e', opacity: 0.22 })) +
  circle(0, -7.4, 5, both('#e9c9a0', dark, 1.1)) +
  solid(`M-8.5 12.6c0-8.6 2.4-15 8.5-15s8.5 6.4 8.5 15z${cap}`, fill, dark, 1.1) +
  (isSmall ? '' : path('M-5.4 10.4c.2-5 1.4-8.6 3.4-10.6', line(light, 1.4)));

/** The figures, told apart by color, head-dress and what they hold. All are drawn around (0, 0), about 20 wide and 28 high. */
function drawFigures(isSmall: boolean): Readonly<Record<Gainable | AreaBonusId, string>> {
  const worker = ({ fill, dark, light, icon }: Shade): string =>
    body(fill, dark, light, isSmall, 'M-5.2 -8.6a5.2 5.2 0 0 1 10.4 0z') + drawIcon(icon, -4.7, 1.4, 9.4, LIGHT, 1.9);
  return {
    builder:
      body('#8d8478', '#4d463d', '#c9c1b4', isSmall) +
      solid(
        'M-8.4 -8.4h16.8c-1.6-2-3-2.4-4-2.6c-.4-2-1.8-3-4.4-3s-4 1-4.4 3c-1 .2-2.4.6-4 2.6z',
        '#c9a76a',
        '#4d463d',
      ) +
      drawIcon(icons.trowel, -5, 1, 10, LIGHT, 1.8),
    'worker-red': worker(SHADES.red),
    'worker-yellow': worker(SHADES.yellow),
    'worker-green': worker(SHADES.green),
    'worker-blue': worker(SHADES.blue),
    assistant:
      body('#1f6f6b', '#124643', '#63a8a3', isSmall) +
      solid('M-5 -8.4c0-3 2-5 5-5s5 2 5 5c-3-2-7-2-10 0z', '#4a3320', '#2f2013', 0.8) +
      solid('M-4.2 1.6h8.4v7.6h-8.4zM-2.4 4h4.8M-2.4 6.4h3', '#f6e7c4', '#124643'),
    coin:
      (isSmall ? '' : circle(0.6, 1.6, 10, { fill: '#2a241e', opacity: 0.2 })) +
      circle(0, 0, 10, both('@gold', '#6f4f0c', 1.1)) +
      circle(0, 0, 7.4, line('#f6dc94', 0.9)) +
      drawIcon(icons.laurel, -5.6, -5.6, 11.2, '#fff3cf', 1.6),
    tribune:
      path('M9.6 13V-13.5', line('#6f4f0c', 1.6)) +
      solid('M5.6 -13.4h8v7.6l-4-2-4 2z', '@gold', '#6f4f0c', 0.9) +
      body('#6d3a78', '#44204c', '#a577b0', isSmall) +
      solid('M-5.2 -8.2a5.3 5.3 0 0 1 10.4 0h-10.4zM-1 -15.2h2v3h-2z', '#b98418', '#6f4f0c', 0.9) +
      path('M-6.4 12c.4-6 3-10.6 9.6-13', line(LIGHT, 1.6)),
    upgrade: circle(0, 0, 10.5, both('#a9432f', '#7e2a1b')) + drawIcon(icons.up, -7, -7.4, 14, '#fff', 2),
    points: drawIcon(icons.star, -11, -11, 22, '$accent'),
  };
}
const FIGURES = drawFigures(false);
const SMALL = drawFigures(true);
for (const one of [...Object.values(FIGURES), ...Object.values(SMALL)]) flat(one);

/** A resource, an upgrade or points, around (x, y). */
export const figure = (what: Gainable | AreaBonusId, x: number, y: number, scale: number): string =>
  at(x, y, (scale < 0.8 ? SMALL : FIGURES)[what], scale);

/** A worker of any color: all four, one behind the other. */
export const anyWorker = (x: number, y: number, scale: number): string =>
  at(
    x,
    y,
    joined(colors.map((color, i) => at((i - 1.5) * 8, i % 2 ? -2.4 : 2.4, SMALL[`worker-${color}`]))),
    scale * 0.62,
  );

/** The body and the head of an envoy. */
const ENVOY = 'M-9 12.4c0-9 2.6-15.4 9-15.4s9 6.4 9 15.4zM0 -13.6a5.4 5.4 0 1 0 .01 0z';
/** An envoy, edged in cream so that a red one stands out on a red square. */
export const envoy = (side: Side, x: number, y: number, scale: number): string =>
  at(
    x,
    y,
    ellipse(0, 12.6, 12, 4, both(LIGHT, '#6b5a3c', 0.8)) +
      solid(ENVOY, LIGHT, LIGHT, 4.2) +
      solid(ENVOY, `$${side.hue}`, `$${side.hue}Edge`, 1.1) +
      path('M-6 12c.6-6 2-10 5-13M-3.2 -11a4 4 0 0 1 3-1.8', line(`$${side.hue}Glow`, 1.4)) +
      seatSign(side, 1.2, 6.4, 1.02),
    scale,
  );

/** A citizen: the sign of the class on a disc around (x, y). */
export const citizen = (kind: CitizenClass, x: number, y: number, r: number): string => {
  const { fill, dark, light, icon } = CLASSES[kind];
  return (
    circle(x, y + 1.4, r, { fill: '#2a241e', opacity: 0.2 }) +
    circle(x, y, r, both(fill, dark, 1.2)) +
    (r < 9 ? '' : circle(x, y, r - 2.4, line(light, 0.9))) +
    drawIcon(icon, x - r * 0.6, y - r * 0.6, r * 1.2, LIGHT)
  );
};

/** A crane with two legs, a wheel, a rope and a block, in a box of 40. Without a color, it is scored. */
const drawCrane = (color: Color | null): string => {
  const { fill, dark } = color === null ? { fill: '#8d8478', dark: '#5d554a' } : SHADES[color];
  const legs = 'M9 35L23 5L27 35';
  return (
    path(legs, line(dark, 3.6)) +
    path(legs, line(fill, 2)) +
    circle(17.6, 25, 8.2, both(color === null ? '#d9d2c5' : LIGHT, dark, 3)) +
    circle(17.6, 25, 8.2, line(fill, 1.6)) +
    path('M17.6 17v16M9.6 25h16M12 19.4l11.2 11.2M23.2 19.4L12 30.6', line(dark, 1)) +
    path('M23 5L34 9v11', line(dark, 1.3)) +
    rect(29.8, 20, 8.4, 7, 1, both(fill, dark, 1.1)) +
    path('M5 36h30', line(dark, 2))
  );
};
const craneOf = cached(drawCrane);
/** A crane at (x, y), `size` wide and high. */
export const crane = (color: Color | null, x: number, y: number, size: number): string =>
  at(x, y, craneOf(color), size / 40);

const STONE = '#5d554a';
const ARCH = 'v-6a3.6 3.6 0 0 1 7.2 0v6z';
/** The faces of the buildings, in a box of 40. */
const FACES: Readonly<Record<Building, string>> = {
  column:
    solid('M11 36h18v-4H11zM13.5 32h13v-3h-13z', '#f3eee2', STONE) +
    solid('M16 29V12h8v17z', '#fbf8f0', STONE) +
    path('M16 26.5l8-3M16 22l8-3M16 17.5l8-3', line('#a39884', 1.3)) +
    solid('M14.4 12h11.2V9.6H14.4z', '#f3eee2', STONE) +
    circle(20, 4.4, 1.8, both('#d9a93a', '#6f4f0c', 0.8)) +
    solid('M17.8 9.4c0-2.6.8-3.6 2.2-3.6s2.2 1 2.2 3.6z', '#d9a93a', '#6f4f0c', 0.8),
  library:
    solid('M5 36h30v-3H5z', '#f3eee2', STONE) +
    solid('M8 33V17h24v16z', '#d8cfbd', STONE) +
    solid('M6 17L20 7l14 10z', '#fbf8f0', STONE, 1.1) +
    path('M9.5 33V18M15 33V18M25 33V18M30.5 33V18', line('#fbf8f0', 2.6)) +
    path('M16.6 33v-9.6h6.8V33z', { fill: '#6b5f50' }) +
    path('M18 12.5h4v2.6h-4zM18 12.5a1 1 0 0 1 0-1.4h4', line('#8a6412', 1)) +
    path('M17.4 26h5.2M17.4 29.4h5.2', line('#e8d6a8', 1.5)),
  basilica:
    solid('M3 36h34v-3H3z', '#f3eee2', STONE) +
    solid('M5 33V20h30v13z', '#fbf8f0', STONE) +
    path(`M8 33${ARCH}M16.4 33${ARCH}M24.8 33${ARCH}`, { fill: '#6b5f50' }) +
    solid('M3.6 20h32.8L32 14.6H8z', '#c08a66', '#7a4a2c') +
    solid('M10 14.6V10h20v4.6z', '#fbf8f0', STONE) +
    solid('M8.4 10h23.2L28 6H12z', '#c08a66', '#7a4a2c') +
    path('M13 11.6v2M17.6 11.6v2M22.4 11.6v2M27 11.6v2', line('#6b5f50', 1.3)),
  market:
    solid('M4 36h32v-3H4z', '#f3eee2', STONE) +
    path('M7 33V15M33 33V15', line('#6b4a28', 2)) +
    rect(8, 24, 24, 9, 0.5, both('#d0a873', '#6b4a28')) +
    solid('M3 17L8 7h24l5 10z', '#fbf3e2', '#7a4a2c') +
    path('M3 17L8 7h4.8L9.8 17zM16.6 17L17.6 7h4.8l1 10zM30.2 17L27.2 7H32l5 10z', { fill: '#b4513c' }) +
    path(
      'M3 17a3.4 3 0 0 0 6.8 0a3.4 3 0 0 0 6.8 0a3.4 3 0 0 0 6.8 0a3.4 3 0 0 0 6.8 0a3.4 3 0 0 0 6.8 0',
      line('#7a4a2c', 1),
    ) +
    circle(13, 23, 2.6, { fill: '#6d3a78' }) +
    circle(18, 23, 2.6, { fill: '#64823c' }) +
    solid('M24 24c-2-2-2-5 .6-6.4h2.8c2.6 1.4 2.6 4.4.6 6.4z', '#b4513c', '#7a2c1c', 0.8),
  red:
    ellipse(20, 32, 15, 4.6, both('#f3eee2', '#5d3226')) +
    ellipse(20, 31, 12, 3, { fill: '#8fbccb' }) +
    solid('M18 31V20h4v11z', '#fbf8f0', '#5d3226', 0.9) +
    ellipse(20, 19, 8, 2.6, both('#f3eee2', '#5d3226')) +
    path(
      'M20 17V7M20 9c-5-3-8 2-8 7M20 9c5-3 8 2 8 7M20 7c-3-2.6-5-.6-5.6 1.6M20 7c3-2.6 5-.6 5.6 1.6',
      line('#dff0f4', 1.7),
    ),
  yellow:
    solid('M4 35h32v-2.6H4z', '#f3e3bd', '#6b4a10', 0.9) +
    solid('M7 33V17L20 8l13 9v16z', '#a8733a', '#5d3d0c') +
    path('M4.6 18.4L20 7l15.4 11.4', line('#5d3d0c', 3.6)) +
    path('M4.6 18.4L20 7l15.4 11.4', line('#f0d595', 2)) +
    path('M12 33V21h16v12z', { fill: '#4d3310' }) +
    drawIcon(icons.horse, 12.6, 18.6, 15, '#f7e3ae', 1.8) +
    path('M7.6 24h3.4M7.6 28h3.4M29 24h3.4M29 28h3.4', line('#5d3d0c', 1)),
  green:
    ellipse(20, 33, 16, 4, { fill: '#c8d6a0' }) +
    path('M12 33V24M28 33V26M20 34V20', line('#5a3d1e', 2)) +
    solid('M12 7c4 5 5.4 11 4.6 18h-9.2C6.6 18 8 12 12 7z', '#8fae60', '#2c4014') +
    solid('M28 11c3.6 4.4 5 9.6 4.2 15.6h-8.4C23 20.6 24.4 15.4 28 11z', '#8fae60', '#2c4014') +
    circle(20, 20, 7, both('#b5cc86', '#2c4014')) +
    path('M15.6 19a4.4 4.4 0 0 1 3.4-3.6', line('#e3eec6', 1.3)),
  blue:
    solid('M5 35h30v-2.4H5z', '#f3eee2', '#1c4566', 0.9) +
    solid('M8 33V19h24v14z', '#fbf6ea', '#1c4566') +
    solid('M4.6 19.4L11 9h18l6.4 10.4z', '#b4633f', '#6e3218') +
    path('M9.4 17l4-6.6M15 17l2-7M20 17v-7M25 17l-2-7M30.6 17l-4-6.6', line('#e2a07a', 1)) +
    path('M17 33v-8a3 3 0 0 1 6 0v8z', { fill: '#1c4566' }) +
    rect(10.4, 22.4, 4, 4.6, 0.5, both('#84aecb', '#1c4566', 0.8)) +
    rect(25.6, 22.4, 4, 4.6, 0.5, both('#84aecb', '#1c4566', 0.8)),
};

/** The light edge of a tile of that size, at its left and on top. */
const glint = (size: number, stroke: string): string =>
  `<path d="M2.4 ${size - 5}V4q0-1.8 1.8-1.8h${size - 8}" fill="none" stroke="${stroke}" stroke-width="1.4"/>`;
const slab = (size: number, fill: string, dark: string, light: string): string =>
  rect(0, 0, size, size, 4, both(fill, dark)) + glint(size, light);
/** The shadows of tiles of that size whose corners are at these places. */
export const shadows = (places: readonly (readonly [x: number, y: number])[], size: number): string =>
  path(joined(places.map(([x, y]) => `M${x + 0.6} ${y + 2}h${size}v${size}h${-size}z`)), {
    fill: '#2a241e',
    opacity: 0.2,
  });

const buildingOf = cached((building: Building): string => {
  const { fill, dark, light } = isColor(building)
    ? SHADES[building]
    : { fill: '@grayStone', dark: STONE, light: '#d9d2c5' };
  return slab(40, fill, dark, light) + at(2.4, 2, FACES[building], 0.88);
});
/** A building at (x, y): gray on stone, a structure on its color. */
export const building = (what: Building, x: number, y: number, size: number): string =>
  at(x, y, buildingOf(what), size / 40);

const GRAYS: Readonly<Record<Exclude<Building, Color>, Icon>> = {
  column: icons.column,
  library: icons.scroll,
  basilica: icons.arch,
  market: icons.amphora,
};
/** A building as a plate with a sign, for places that are too small for its face. */
export const plate = (what: Building, x: number, y: number, size: number): string =>
  rect(x, y, size, size, 2, isColor(what) ? { fill: SHADES[what].fill } : { fill: '#80776a' }) +
  drawIcon(isColor(what) ? SHADES[what].icon : GRAYS[what], x + size * 0.15, y + size * 0.15, size * 0.7, LIGHT, 1.8);

const FRONT = 'M10 30.4V18M16.6 30.4V18M23.4 30.4V18M30 30.4V18';
export const temple = flat(
  rect(0, 0, 40, 40, 4, both('@temple', '#b8aa8c')) +
    at(
      2.4,
      1.6,
      solid('M4 36h32v-3H4zM6.5 33h27v-2.6h-27z', '#efe6d2', '#7d6a45') +
        solid('M5 15L20 5l15 10z', '#fffdf6', '#7d6a45', 1.1) +
        solid('M7 15h26v3H7z', '#e7d5a8', '#7d6a45', 0.8) +
        path(FRONT, line('#7d6a45', 4)) +
        path(FRONT, line('#fffdf6', 2.6)) +
        circle(20, 11.4, 2, { fill: '#d9a93a' }),
      0.88,
    ),
);

const laurel = (size: number, color: string): string =>
  drawIcon(icons.laurel, size * 0.3, size * 0.3, size * 0.4, color, 1.2);
/** The back of a colonia tile; on gold if it is lit. */
export const back = (size: number, isLit = false): string =>
  isLit
    ? slab(size, '@lit', '$select', '$tileGlow') + laurel(size, '$litLine')
    : slab(size, '@tile', '$tileLine', '$tileGlow') + laurel(size, '$tileLine');

/** The front of a colonia tile: a citizen, or what it gives. */
export interface Front {
  readonly citizen: CitizenClass | null;
  readonly gain: Gain;
}
/** The places of up to four things on a tile of 52, and their scale. More than four are drawn with numbers. */
const PLACES: readonly (readonly (readonly [x: number, y: number, scale: number])[])[] = [
  [],
  [[26, 26, 1.1]],
  [
    [16, 22, 1],
    [36, 32, 1],
  ],
  [
    [15, 17, 0.75],
    [37, 17, 0.75],
    [26, 37, 0.75],
  ],
  [
    [15, 16, 0.72],
    [37, 16, 0.72],
    [15, 38, 0.72],
    [37, 38, 0.72],
  ],
];
/** The paint of a tile, and of one that can be pointed at. */
const PLAIN = 'fill="#fdfaf3" stroke="#b09a70" stroke-width="1.3"';
const LIT = 'fill="@lit" stroke="$select" stroke-width="3"';
function drawFront({ citizen: kind, gain }: Front, isSmall: boolean): string {
  const figures = isSmall ? SMALL : FIGURES;
  const tile = `${rect(0.8, 2.2, 52, 52, 5, { fill: '#2a241e', opacity: 0.2 })}<rect width="52" height="52" rx="5" ${PLAIN}/>`;
  if (kind !== null) return tile + citizen(kind, 26, 26, 18.5);
  const amounts = amountsOf(gain);
  const things = amounts.flatMap(([what, count]) => Array<Gainable>(count).fill(what));
  const places = PLACES[things.length];
  if (places !== undefined)
    return tile + joined(places.map(([x, y, scale], i) => at(x, y, figures[things[i] ?? 'coin'], scale)));
  const step = 52 / amounts.length;
  return (
    tile +
    joined(
      amounts.map(
        ([what, count], i) =>
          figure(what, 15, (i + 0.5) * step, Math.min(0.8, step / 26)) +
          write(count, 40, (i + 0.5) * step + 6, { size: 17, bold: true, anchor: 'middle', fill: '#2a241e' }),
      ),
    )
  );
}
/** A cache of the fronts: large and small. */
const fronts = [new WeakMap<Front, string>(), new WeakMap<Front, string>()] as const;
/** A colonia tile at (x, y), face up, or face down without a front; on gold if it is lit. */
export function tile(front: Front | undefined, x: number, y: number, size: number, isLit = false): string {
  if (front === undefined) return at(x, y, back(size, isLit));
  const isSmall = size < 38;
  const known = fronts[isSmall ? 1 : 0];
  const drawing = known.get(front) ?? flat(drawFront(front, isSmall));
  known.set(front, drawing);
  return at(x, y, isLit ? drawing.replace(PLAIN, LIT) : drawing, size / 52);
}

/** Lists what is gained, each with its number. */
export const amountsOf = (gain: Gain): readonly (readonly [what: Gainable, count: number])[] =>
  (Object.entries(gain) as [Gainable, number][]).filter(([, count]) => count > 0);

/** The symbol of a street around (x, y): a dark square for rows, a light disc for columns, red for the streets of this round. */
export const street = (isRow: boolean, n: string, x: number, y: number, r: number, isNow: boolean): string =>
  (isRow
    ? rect(x - r, y - r, 2 * r, 2 * r, 4, { fill: isNow ? '$terracotta' : '$stone' })
    : circle(x, y, r, isNow ? { fill: '$terracotta' } : both('$panel', '$edge', 1.2))) +
  write(n, x, y + 4.6, { size: 13, bold: true, anchor: 'middle', fill: isRow || isNow ? '#fff' : '$head' });

/** The planks of shelves, `width` long, with their upper left corners at x and each y. */
export const planks = (x: number, ys: readonly number[], width: number): string =>
  path(joined(ys.map((y) => `M${x} ${y + 2.8}h${width}v1.4h${-width}z`)), { fill: '$shade', opacity: 0.13 }) +
  path(joined(ys.map((y) => `M${x} ${y}h${width}v2.8h${-width}z`)), { fill: '@plank' });

export const arrow = (x: number, y: number, width = 10): string =>
  path(`M${x} ${y}h${width}m-4-3.6l4 3.6l-4 3.6`, line('$soft', 1.6));

/** The forum with the column of Trajan, 176 x 60: the vignette of the game. */
export const vignette = (x: number, y: number, scale: number): string =>
  at(
    x,
    y,
    path(
      'M0 60h176M10 60V38h40v22M10 44h40M14 60v-8a4 4 0 0 1 8 0v8M26 60v-8a4 4 0 0 1 8 0v8M38 60v-8a4 4 0 0 1 8 0v8M6 38h48l-6-6h-36zM60 60v-8h20v8M63 52V14h14v38M63 48l14-6M63 40l14-6M63 32l14-6M63 24l14-6M61 14h18v-3H61zM70 11V4M67.6 11c0-3 .8-4.6 2.4-4.6s2.4 1.6 2.4 4.6M90 60V36h54v24M88 36l29-15 29 15zM96 60V38M105 60V38M117 60V38M129 60V38M138 60V38',
      { stroke: '$vignette', width: 1.2, opacity: 0.6 },
    ),
    scale,
  );

/** A ship with up to four envoys, 112 x 46. */
export const ship = (side: Side, envoys: number, x: number, y: number, scale: number): string => {
  const seen = Math.min(4, envoys);
  return at(
    x,
    y,
    solid('M6 24c8 3 84 3 96 0c-2 9-8 15-16 15H24C16 39 8 33 6 24z', '#8a5c33', '#4d321b', 1.3) +
      path('M12 29h86M16 33.6h78', line('#b98d55', 1.1)) +
      path('M6 24c-5-3-6-8-3-12', line('#4d321b', 2)) +
      joined(Array.from({ length: seen }, (_, i) => envoy(side, 54 + (i - (seen - 1) / 2) * 22, 12, 0.86))) +
      path('M0 42q6-4 12 0t12 0t12 0t12 0t12 0t12 0t12 0t12 0t12 0', line('#7fa6b4', 1.4)),
    scale,
  );
};

/** The frame of a mosaic floor around a rectangle at (0, 0). */
export const frame = (w: number, h: number, band: number, ground: string): string =>
  rect(-band - 2, -band, w + 2 * band + 4, h + 2 * band + 3, 5, { fill: '$shade', opacity: 0.14 }) +
  rect(-band - 2, -band - 2, w + 2 * band + 4, h + 2 * band + 4, 5, both('$floor', '$floorLine', 1.4)) +
  `<path fill-rule="evenodd" d="M${-band} ${-band}h${w + 2 * band}v${h + 2 * band}h${-w - 2 * band}zM-1.5 -1.5h${w + 3}v${h + 3}h${-w - 3}z" fill="@${ground}"/>` +
  rect(-1.5, -1.5, w + 3, h + 3, 1, line('$floorLine', 1));
