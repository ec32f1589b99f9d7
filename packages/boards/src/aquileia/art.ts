/**
 * Drawings of the town, and of coins, dice, henchmen and houses. Pieces and buildings keep their daylight in the dark scheme. Text is never in a
 * scaled group, so that it is never too small.
 */
import type { Coins, Currency, Site, VillaColor } from '@ludi-romani/aquileia';
import { currencies } from '@ludi-romani/aquileia/queries';
import { gradient, pattern } from '../kit/grounds';
import { figure } from '../kit/icons';
import type { Hue } from '../kit/ink';
import type { Drawing } from '../kit/pen';
import { drawIcon, medal, type Side, seatSign } from '../kit/pieces';
import { at, circle, ellipse, joined, type Paint, path, rect, rounded } from '../kit/svg';
import { measure, write } from '../kit/text';

/** The grounds that only this game has. */
export const grounds = {
  bronzeCoin: gradient('#a3602d', '#7c4219'),
  silverCoin: gradient('#dde1e6', '#a5abb3'),
  goldCoin: gradient('#f0cf6a', '#cd9a26'),
  market: gradient('$market', '$marketDeep'),
  bricks: pattern(
    24,
    24,
    '<path d="M0 6l6-6M0 18L18 0M6 24L24 6M18 24l6-6M6 12l6 6M18 0l6 6M0 6l6 6M12 6l6 6M6 0l-6 6" stroke="$marketBrick" stroke-width="0.9" fill="none"/>',
  ),
  furrows: pattern(12, 8, '<path d="M0 6c3-3 9-3 12 0" stroke="$fieldLine" fill="none"/>'),
  rose: gradient('$rose', '$roseDeep'),
  road: gradient('$road', '$roadDeep'),
  cobbles: pattern(
    30,
    18,
    '<path d="M2 2.5h10q2 0 2 2v3q0 1.5-2 1.5H3q-2 0-2-2zM18 1.5h9q2 0 2 2v3q0 2-2 2h-8q-2 0-2-2zM-4 11.5h9q2 0 2 2v2q0 1.5-2 1.5h-9M10 11h10q2 0 2 2v2.5q0 1.5-2 1.5h-9q-2 0-2-2zM26 11.5h10v5.5h-9q-2 0-2-2z" fill="none" stroke="$roadLine" stroke-width="0.9"/>',
  ),
  planks: pattern(34, 10, '<path d="M0 .5h34M0 5.5h34M10 .5v5M27 5.5v5" stroke="$plankLine" stroke-width="0.8"/>'),
  well: '<linearGradient x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="$wellDeep"/><stop offset="0.2" stop-color="$well"/></linearGradient>',
} as const;

/** Ink on pieces, in both schemes. */
const INK = '#2b251f';
const both = (fill: string, stroke: string, width = 1): Paint => ({ fill, stroke, width });
const line = (stroke: string, width: number): Paint => ({ stroke, width });
const times = (n: number, draw: (i: number) => string): string => joined(Array.from({ length: n }, (_, i) => draw(i)));

/** Returns the text. Reading a character joins its parts, so that a cached text is not joined again for each picture. */
export const joinedOnce = (text: string): string => {
  text.charCodeAt(0);
  return text;
};

/** Returns `draw` with a cache of its results, which depend on its arguments alone. */
const once = <A extends readonly (string | number | undefined)[]>(
  draw: (...args: A) => string,
): ((...args: A) => string) => {
  const drawn = new Map<string, string>();
  return (...args) => {
    const key = args.join();
    let one = drawn.get(key);
    if (one === undefined) {
      one = joinedOnce(draw(...args));
      drawn.set(key, one);
    }
    return one;
  };
};

interface Metal {
  readonly letter: string;
  readonly edge: string;
  readonly ink: string;
}
const METALS: Readonly<Record<Currency, Metal>> = {
  bronze: { letter: 'B', edge: '#6b3a14', ink: '#fff7ea' },
  silver: { letter: 'S', edge: '#5a5f66', ink: '#26292e' },
  gold: { letter: 'G', edge: '#7d570b', ink: '#33250b' },
};

/** A coin around (r, r): bronze has a plain rim, silver a double one, gold a milled one. */
const minted = once((currency: Currency, r: number): string => {
  const { letter, edge, ink } = METALS[currency];
  const size = Math.max(12, r * 1.25);
  const rim =
    currency === 'gold'
      ? circle(r, r, r - 0.9, { ...line(edge, 1.5), dash: '1 1.45' })
      : currency === 'silver'
        ? circle(r, r, r - 1.9, line('#f7f9fb', 0.8))
        : path(
            `M${rounded(r * 0.24)} ${rounded(r * 0.78)}a${rounded(r * 0.8)} ${rounded(r * 0.8)} 0 0 1 ${rounded(r * 0.46)} ${rounded(-r * 0.52)}`,
            line('#f0c08e', 1),
          );
  return (
    (r > 8 ? circle(r, r + 1.2, r, { fill: INK, opacity: 0.25 }) : '') +
    circle(r, r, r, both(`@${currency}Coin`, edge, currency === 'gold' ? 0.8 : 1)) +
    rim +
    write(letter, r, r + size * 0.35, { size, bold: true, anchor: 'middle', fill: ink })
  );
});
/** A coin with its middle at (x, y). */
export const coin = (currency: Currency, x: number, y: number, r = 8): string => at(x - r, y - r, minted(currency, r));

/** The place of a coin that is away. */
export const noCoin = (currency: Currency, x: number, y: number, r = 8): string =>
  circle(x, y, r, { fill: '$well', stroke: '$wellLine', dash: '2.5 2' }) +
  write(METALS[currency].letter, x, y + 4.2, { size: 12, bold: true, anchor: 'middle', fill: '$soft' });

/** All coins of an amount, the least valuable first. */
export const listed = (coins: Partial<Coins>): Currency[] =>
  currencies.flatMap((currency) => Array<Currency>(coins[currency] ?? 0).fill(currency));

const DICE = { red: ['#b0402c', '#7e2a1b', '#d8705c'], blue: ['#2f6d99', '#1b4664', '#6aa1c4'] } as const;
/** A die with a coin on its face, its corner at (0, 0). */
export const die = once((hue: 'red' | 'blue', size: number, face: Currency | ''): string => {
  const [front, edge, light] = DICE[hue];
  return (
    rect(0, 2, size, size, size * 0.2, { fill: edge }) +
    rect(0, 0, size, size, size * 0.2, both(front, edge, 0.8)) +
    path(`M${rounded(size * 0.2)} 1.6h${rounded(size * 0.6)}`, line(light, 1.4)) +
    (face === '' ? '' : circle(size / 2, size / 2, size * 0.29, both(`@${face}Coin`, METALS[face].edge, 0.8)))
  );
});

const TUNIC = 'M-5.8 -5.4q5.8 -2.6 11.6 0l2 13.8h-15.6z';
/** A die that is still to be rolled. */
export const toRoll = (hue: 'red' | 'blue', size = 18): Drawing => ({
  width: size,
  height: size + 1,
  svg:
    die(hue, size, '') +
    write('?', size / 2, size * 0.76, { size: Math.max(12, size * 0.7), bold: true, anchor: 'middle', fill: '#fff' }),
});

/** A henchman in a tunic with a belt, 20 wide and 29 high, whose middle is (x, y). */
const standing = once((seat: number, hue: Hue): string => {
  const [fill, edge, light] = [`$${hue}`, `$${hue}Edge`, `$${hue}Glow`];
  return (
    ellipse(0, 13.2, 10, 2.8, { fill: INK, opacity: 0.22 }) +
    path('M-3.2 7v5.6M3.2 7v5.6M-5.6 -3.6L-9 4.4M5.6 -3.6L9 4.4', line(edge, 3.6)) +
    path('M-5.6 -3.6L-9 4.4M5.6 -3.6L9 4.4', line(fill, 2.2)) +
    path(TUNIC, both(fill, edge, 1.1)) +
    path('M-4.2 -4.4l-1.3 11', line(light, 1.3)) +
    path('M-6.6 6.1h13.2', line(edge, 1.1)) +
    circle(0, -10, 4.7, both(fill, edge, 1.1)) +
    path('M-2.9 -12.2a3.5 3.5 0 0 1 2.6 -1.4', line(light, 1.1)) +
    seatSign({ seat, hue }, 0, 0.7)
  );
});
export const henchman = ({ seat, hue }: Side, x: number, y: number, scale = 1): string =>
  at(x, y, standing(seat, hue), scale);
/** The outline of a henchman that is away. */
export const away = (x: number, y: number, scale: number): string =>
  at(
    x,
    y,
    path(TUNIC, { ...line('$fieldLine', 1.1), dash: '2 2' }) +
      circle(0, -10, 4.7, { ...line('$fieldLine', 1.1), dash: '2 2' }),
    scale,
  );

const SHIELD = 'M-10 -12h20v10c0 7 -5 10.5 -10 13c-5 -2.5 -10 -6 -10 -13z';
const shield = once(
  (seat: number, hue: Hue): string =>
    at(0, 1.5, path(SHIELD, { fill: INK, opacity: 0.2 })) +
    path(SHIELD, both(`$${hue}`, `$${hue}Edge`, 1.3)) +
    path('M-7.4 -9.4v7.4c0 4.6 2.6 7.4 5.4 9.4', line(`$${hue}Glow`, 1.3)) +
    seatSign({ seat, hue }, 0, -2.2, 1.25),
);
export const crest = ({ seat, hue }: Side, x: number, y: number, scale = 1): string =>
  at(x, y, shield(seat, hue), scale);
/** The place of a crest. */
export const noCrest = (x: number, y: number, scale: number, isLit: boolean): string =>
  at(
    x,
    y,
    path(SHIELD, isLit ? both('@lit', '$select', 1.6) : { fill: '$well', stroke: '$wellLine', dash: '3 2.5' }),
    scale,
  );

/** A place for a henchman around (r, r): one that can be chosen, the one whose action runs, and any other. */
export const spot = once(
  (r: number, state: 'lit' | 'acting' | 'still'): string =>
    circle(r, r + 1, r, { fill: INK, opacity: 0.14 }) +
    circle(
      r,
      r,
      r,
      state === 'still' ? both('@well', '$wellLine') : both('@lit', '$select', state === 'lit' ? 1.5 : 2.6),
    ) +
    (state === 'lit' ? circle(r, r, r * 0.2, { fill: '$select' }) : ''),
);

/** A number on a tag around (x, y). */
export const tag = (text: string | number, x: number, y: number): string => {
  const width = Math.max(17, measure(String(text), 12.5, true) + 6);
  return (
    rect(x - width / 2, y - 8.5, width, 17, 5, { fill: '$panel', stroke: '$wellLine' }) +
    write(text, x, y + 4.4, { size: 12.5, bold: true, anchor: 'middle' })
  );
};

/** A milestone with a numeral, 24 wide and 24 high, whose middle is (x, y). */
export const milestone = once((numeral: string, x: number, y: number, isOn: number): string =>
  at(
    x,
    y,
    path('M-12 12.5v-13a12 12 0 0 1 24 0v13z', { fill: INK, opacity: 0.2 }) +
      path(
        'M-12 11v-12a12 12 0 0 1 24 0v12z',
        isOn > 0 ? both('$terracotta', '$terracottaEdge', 1.2) : both('@marble', '$marbleLine', 1.2),
      ) +
      write(numeral, 0, 5.5, { size: 12, bold: true, anchor: 'middle', fill: isOn > 0 ? '#fff' : '$ink' }),
  ),
);

/** The striped awning of a stall. */
export const awning = once((w: number, color: string): string => {
  const n = Math.round(w / 11);
  const unit = w / n;
  const stripe = (i: number) =>
    `M${rounded(i * unit)} 0h${rounded(unit)}v6a${rounded(unit / 2)} ${rounded(unit / 2.6)} 0 0 1 ${rounded(-unit)} 0z`;
  const stripes = (odd: number) => times(n, (i) => (i % 2 === odd ? stripe(i) : ''));
  return (
    path(stripes(1), { fill: '#fbf4e4' }) +
    path(stripes(0), { fill: color }) +
    path(`M0 0h${rounded(w)}`, line(color, 2))
  );
});

/** Of each color of villas: the wall, the roof, and the edge, which white text is readable on. */
export const VILLAS: Readonly<Record<VillaColor, readonly [wall: string, roof: string, edge: string]>> = {
  blue: ['#e9eef3', '#4a78a8', '#2c4f75'],
  yellow: ['#f8efd3', '#d3a42a', '#84610f'],
  purple: ['#efe6f1', '#7c4a8c', '#502b5c'],
  white: ['#fffefa', '#f2efe9', '#706759'],
};

const shadow = ellipse(18, 31, 18, 2.6, { fill: INK, opacity: 0.18 });
/** A villa with a hipped roof in its color, and a number on its wall: 36 wide and 32 high. */
export const villa = once((color: VillaColor, value: number | undefined, scale: number): string => {
  const [wall, roof, edge] = VILLAS[color];
  const size = Math.max(12, 15 * scale);
  return (
    at(
      0,
      0,
      shadow +
        rect(2, 12, 32, 19, 1, both(wall, edge)) +
        path('M-1 13L6 3h24l7 10z', both(roof, edge, 1.1)) +
        path('M8 5.2h20M5 9.2h26', { ...line(color === 'white' ? '#b9b2a4' : '#fff', 0.9), opacity: 0.55 }) +
        path('M4.5 17h3.4v5h-3.4zM28 17h3.4v5h-3.4z', { fill: edge, opacity: 0.6 }),
      scale,
    ) +
    (value === undefined
      ? ''
      : write(value, 18 * scale, 22 * scale + size * 0.35, { size, bold: true, anchor: 'middle', fill: INK }))
  );
});
/** A workshop with a chimney, and its points on the door: 36 wide and 32 high. */
const workshop = once(
  (points: number, scale: number): string =>
    at(
      0,
      0,
      shadow +
        path('M25 9v-8h5v12z', both('#c9a98a', '#6b4a30')) +
        path('M3 31V14L18 3l15 11v17z', both('#efe0c2', '#7a5a3a')) +
        path('M0 16L18 2l18 14l-2 1.6L18 5.4L2 17.6z', both('#b5573a', '#7e2a1b')),
      scale,
    ) + medal(points, 18 * scale, 21 * scale, 8.6 * scale, '#a9432f'),
);
/** A bank as a small temple with the coins that it pays, or one of each kind and their number: 36 wide and 32 high. */
const bank = once((coins: string, total: number, scale: number): string => {
  const list = coins === '' ? [] : (coins.split(' ') as Currency[]);
  const r = 8;
  const step = Math.min(2 * r + 0.8, (36 * scale + 2) / Math.max(1, list.length));
  const left = 18 * scale - (step * list.length) / 2 + step / 2;
  return (
    at(
      0,
      0,
      shadow +
        path('M0 31v-2h36v2z', both('#d8d1c0', '#8a8170')) +
        rect(2, 11, 32, 18, 0.5, both('#f6f3ea', '#8a8170')) +
        path('M-1 11L18 1l19 10z', both('#e7e1d2', '#8a8170')) +
        path('M4 12.5v15M32 12.5v15', line('#b3ab98', 2)),
      scale,
    ) +
    joined(list.map((currency, i) => coin(currency, left + i * step, 20.4 * scale, r))) +
    (total > list.length ? write(total, 18 * scale, 10, { size: 12, bold: true, anchor: 'middle', fill: INK }) : '')
  );
});
/** A building as it is drawn on its site, its corner at (0, 0): 36 wide and 32 high, times `scale`. */
export function building(site: Site, scale: number): string {
  switch (site.kind) {
    case 'villa':
      return villa(site.color, site.value, scale);
    case 'workshop':
      return workshop(site.points, scale);
    case 'bank': {
      const all = listed(site.coins);
      return bank((all.length > 2 ? [...new Set(all)] : all).join(' '), all.length, scale);
    }
  }
}

/** The house of a player, 20 wide and 22 high, around (x, y). */
const built = once((seat: number, hue: Hue): string => {
  const [fill, edge, light] = [`$${hue}`, `$${hue}Edge`, `$${hue}Glow`];
  return (
    ellipse(1, 10, 12, 2.6, { fill: INK, opacity: 0.22 }) +
    path('M-9 9.5v-11L-1 -9.5L7 -1.5v11z', both(fill, edge, 1.1)) +
    path('M7 -1.5L10.5 -3.5v11L7 9.5z', both(edge, edge, 0.8)) +
    path('M-1 -9.5L3 -11.5L10.5 -3.5L7 -1.5z', both(light, edge, 0.8)) +
    seatSign({ seat, hue }, -1, 3, 1.05)
  );
});
export const house = ({ seat, hue }: Side, x: number, y: number, scale = 1): string =>
  at(x, y, built(seat, hue), scale);

/** The slaves that a building costs: a figure and a number behind it, with the middle of the line at y. */
export const slaves = once(
  (n: number, x: number, y: number): string =>
    drawIcon(figure, x - 3, y - 7.5, 14, '$brownText') + write(n, x + 9, y + 4.6, { size: 13, bold: true }),
);
export const slavesWidth = (n: number): number => 10 + measure(String(n), 13, true);

/** The rings of a theatre around its stage, open to the south, around (x, y). */
export const theatre = once((x: number, y: number, r: number): string => {
  const step = r * 0.19;
  const inner = r - 3 * step;
  const ring = (i: number) =>
    path(
      `M${rounded(x - r + i * step)} ${y}a${rounded(r - i * step)} ${rounded(r - i * step)} 0 0 1 ${rounded(2 * (r - i * step))} 0z`,
      { ...both(i % 3 === 0 ? '$tierDeep' : '$tier', '$tierLine'), ...(i === 3 ? { fill: '$tier' } : {}) },
    );
  // the stairs at 36, 72, 108 and 144 degrees
  const stairs = [
    [0.809, 0.588],
    [0.309, 0.951],
    [-0.309, 0.951],
    [-0.809, 0.588],
  ] as const;
  return (
    times(4, ring) +
    path(
      joined(
        stairs.map(
          ([cos, sin]) =>
            `M${rounded(x + inner * cos)} ${rounded(y - inner * sin)}L${rounded(x + r * cos)} ${rounded(y - r * sin)}`,
        ),
      ),
      line('$tierLine', 2),
    )
  );
});

/** Sand with a wall of arches around. */
export const pit = once(
  (x: number, y: number, rx: number, ry: number): string =>
    ellipse(x, y + 2, rx, ry, { fill: INK, opacity: 0.14 }) +
    ellipse(x, y, rx, ry, both('$sandWall', '$sandLine', 1.2)) +
    ellipse(x, y, rx - 5.5, ry - 5.5, { ...line('#8a6b3e', 6), dash: '5 5', opacity: 0.5 }) +
    ellipse(x, y, rx - 10, ry - 10, both('@sand', '$sandLine')) +
    ellipse(x, y, rx - 11, ry - 11, { fill: '@grains' }),
);

/** A race track with a gold and a silver side around a spina with cones and an obelisk, its corner at (x, y). */
export const circus = once((x: number, y: number, w: number, h: number): string => {
  const r = h / 2;
  const curve = r - 5;
  return at(
    x,
    y,
    rect(0, 2, w, h, r, { fill: INK, opacity: 0.14 }) +
      rect(0, 0, w, h, r, both('$sandWall', '$sandLine', 1.2)) +
      rect(4, 4, w - 8, h - 8, r - 4, both('@sand', '$sandLine')) +
      path(`M${r} 5H${w - r}a${curve} ${curve} 0 0 1 ${curve} ${curve}H5a${curve} ${curve} 0 0 1 ${curve} ${-curve}z`, {
        fill: '$lane',
        opacity: 0.55,
      }) +
      path(
        `M5 ${r}H${w - 5}a${curve} ${curve} 0 0 1 ${-curve} ${curve}H${r}a${curve} ${curve} 0 0 1 ${-curve} ${-curve}z`,
        { fill: '$laneDeep', opacity: 0.75 },
      ) +
      rect(5, 5, w - 10, h - 10, curve, { fill: '@grains', opacity: 0.6 }) +
      rect(r - 6, r - 4.5, w - 2 * r + 12, 9, 4.5, both('$tier', '$sandLine')) +
      path(`M${r - 1} ${r + 1}v-8M${w - r + 1} ${r + 1}v-8`, line('#a9432f', 3)) +
      path(`M${w / 2 - 2.5} ${r + 2}l1 -13 1.5 -3 1.5 3 1 13z`, both('$tier', '$sandLine')),
  );
});

export const quay = once(
  (x: number, y: number, w: number, h: number): string =>
    rect(x, y, w, h, 3, both('$plank', '$plankLine')) + rect(x, y, w, h, 3, { fill: '@planks' }),
);

/** A street of cobbles. */
export const street = once(
  (x: number, y: number, w: number, h: number, opacity: number): string =>
    rect(x, y, w, h, 4, { fill: '@road', stroke: '$roadLine', width: 0.6 }) +
    rect(x, y, w, h, 4, { fill: '@cobbles', opacity }),
);

/** The harbour of a town with lighthouse, walls, temple and crane, 252 x 40: the vignette of the game. */
export const skyline = once((x: number, y: number, scale: number): string =>
  at(
    x,
    y,
    path(
      'M0 40h252M8 40V22l3-3V8h10v11l3 3v18M11 8l5-6 5 6M13 26h6M13 32h6M30 40V26h3v-4h4v4h4v-4h4v4h4v-4h4v4h3v14M38 40v-5a4 4 0 0 1 8 0v5M60 40V22h42v18M56 22l25-13 25 13zM66 24v16M74 24v16M82 24v16M90 24v16M97 24v16M112 40c0-22 12-30 28-30s28 8 28 30M120 40v-8a5 5 0 0 1 10 0v8M135 40v-8a5 5 0 0 1 10 0v8M150 40v-8a5 5 0 0 1 10 0v8M118 26h44M176 40V28l12-9 12 9v12M184 40v-7h8v7M206 40V18h20v22M203 18l13-9 13 9zM212 26h8M234 40c-4-8-4-20 0-28 4 8 4 20 0 28zM244 40c-3-6-3-15 0-21 3 6 3 15 0 21z',
      { stroke: '$vignette', width: 1.2, opacity: 0.55 },
    ),
    scale,
  ),
);
