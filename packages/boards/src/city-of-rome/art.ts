/**
 * Drawings of the buildings. Each is in a box of 132 x 58, stands on y = 54 and has its body between x = 32 and 100, so that it can be cropped to
 * any size. They keep their daylight in the dark scheme.
 */
import type { Building } from '@ludi-romani/city-of-rome';
import { gradient, pattern } from '../kit/grounds';
import { at, circle, cropped, ellipse, joined, type Paint, path, rect, rounded } from '../kit/svg';

/** The grounds that only this game has. */
export const grounds = {
  sky: '<linearGradient x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#cfe0e4"/><stop offset="0.7" stop-color="#f0eee0"/><stop offset="1" stop-color="#f4ead0"/></linearGradient>',
  tiles: pattern(5, 4, '<path d="M0 4q2.5-3 5 0" stroke="#7e2a1b" stroke-width="0.7" fill="none"/>'),
  hedge: gradient('#8fb055', '#6f9440'),
} as const;

const both = (fill: string, stroke: string, width = 0.8): Paint => ({ fill, stroke, width });
const line = (stroke: string, width: number): Paint => ({ stroke, width });
const MARBLE = both('#f7f2e6', '#a99f8c');
const times = (n: number, draw: (i: number) => string): string => joined(Array.from({ length: n }, (_, i) => draw(i)));

const cypress = (x: number, y: number, h: number): string =>
  path(
    `M${x} ${y - h}c${h * 0.2} ${h * 0.35} ${h * 0.2} ${h * 0.75} 0 ${h * 0.92}c${-h * 0.2} ${-h * 0.17} ${-h * 0.2} ${-h * 0.57} 0 ${-h * 0.92}z`,
    both('#5d7a3a', '#3d5423', 0.7),
  ) + path(`M${x} ${y}v${-h * 0.12}`, line('#6b4a2a', 1.6));
const pine = (x: number, y: number, scale = 1): string =>
  at(
    x,
    y,
    path('M0 0v-15', line('#6b4a2a', 1.8)) +
      path('M-12 -13c0-8 6-11 12-11s12 3 12 11c-4 2-20 2-24 0z', both('#6c8844', '#3d5423', 0.7)),
    scale,
  );
const soil = (fill = '#d9c79a'): string => rect(0, 51, 132, 7, 0, { fill });
const roof = (x: number, y: number, w: number, h = 8, fill = '#c4603f'): string => {
  const d = `M${x - 4} ${y}L${x + 5} ${y - h}H${x + w - 5}L${x + w + 4} ${y}z`;
  return path(d, both(fill, '#7e2a1b', 0.9)) + path(d, { fill: '@tiles' });
};
/** The outline of an arch that stands on (x, y). */
const arch = (x: number, y: number, w: number, h: number): string => {
  const [r, side] = [rounded(w / 2), rounded(h - w / 2)];
  return `M${rounded(x)} ${rounded(y)}v-${side}a${r} ${r} 0 0 1 ${rounded(w)} 0v${side}z`;
};

/** A residence of value n has n storeys. A luxury one is of marble, with columns and a garden. */
function residence(n: number, isLuxury: boolean): string {
  const storey = [0, 0, 14, 12.4, 10.6][n] ?? 10;
  const [x, w, top] = [36, 60, 54 - n * storey];
  const [wall, edge] = isLuxury ? ['#f8f1e0', '#a99f8c'] : ['#e9cb9d', '#a37a48'];
  const garden = isLuxury
    ? cypress(24, 54, 30) + cypress(13, 54, 20) + cypress(111, 54, 30) + cypress(122, 54, 20)
    : pine(17, 54, 0.8) +
      path('M108 54v-17l10-6 10 6v17z', both('#ecd6ae', '#b39361')) +
      path('M106 38l12-8 12 8', line('#b5532f', 2.2));
  const upper = times(n - 1, (k) => {
    const y = 54 - (k + 1) * storey;
    return (
      path(`M${x} ${y}h${w}`, line(edge, 0.9)) +
      path(
        times(4, (i) => arch(x + 5 + i * 13.2, y - 2.4, 5.4, storey * 0.58)),
        { fill: '#5a4431' },
      )
    );
  });
  const ground = isLuxury
    ? times(6, (i) => rect(x + 2 + i * 11, 55 - storey, 3, storey - 1, 0, MARBLE)) +
      path(
        times(5, (i) => arch(x + 6.6 + i * 11, 54, 4.8, storey * 0.7)),
        { fill: '#8a7357' },
      )
    : path(
        times(3, (i) => arch(x + 5 + i * 18, 54, 10, storey * 0.78)),
        { fill: '#5a4431' },
      ) +
      rect(x + 3.5, 54 - storey * 0.88, 13, 2.6, 0, { fill: '#b0402c' }) +
      rect(x + 39.5, 54 - storey * 0.88, 13, 2.6, 0, { fill: '#27608a' });
  return (
    soil() +
    garden +
    rect(x, top, w, n * storey, 0, both(wall, edge, 0.9)) +
    rect(x + w - 9, top, 9, n * storey, 0, { fill: isLuxury ? '#e3d9c3' : '#cfa770' }) +
    upper +
    ground +
    roof(x, top, w, 7.5, isLuxury ? '#b5532f' : '#c4603f')
  );
}

/** The arches of an aqueduct from x = 0 to `end`. They continue from card to card over the streets. */
function arches(end: number, isGreat: boolean): string {
  let d = `M0 11H${end}V54H0z`;
  for (let x = 0; x + 22 <= end + 0.1; x += 22)
    d += arch(x + 3, 54, 16, 22) + arch(x + 2.6, 28.5, 6, 11) + arch(x + 13.4, 28.5, 6, 11);
  return (
    `<path fill-rule="evenodd" d="${d}" fill="#ecdcb8" stroke="#9a8054" stroke-width="0.9"/>` +
    rect(0, 29, end, 2.4, 0, { fill: '#cbb387' }) +
    rect(0, 11, end, 4, 0, { fill: isGreat ? '#d9a93a' : '#cbb387' }) +
    path(`M0 10.4H${end}`, line('#4f9cc0', 2.6)) +
    path(`M0 15.4H${end}`, line('#9a8054', 0.7))
  );
}

/** The part of an aqueduct over a street of width `w`: its drawing on the card is scaled by `scale` and stands on `y`. */
export const bridge = (x: number, y: number, w: number, scale: number): string =>
  at(x, y - 54 * scale, rect(0, 9, w / scale, 45, 0, { fill: '#d8cbb2' }) + arches(w / scale, false), scale);

const aqueduct = (isGreat: boolean): string =>
  soil('#cdd5a4') + path('M0 54c20-10 34-12 52-4c20-12 50-14 80 4z', { fill: '#c7d19b' }) + arches(132, isGreat);

/** The sign in the gable of a temple, around (66, 15). */
const SIGNS: Readonly<Record<string, string>> = {
  'temple-luna': path('M68.4 11a4.6 4.6 0 1 0 0 8a6 6 0 0 1 0-8z', { fill: '#6d3a78' }),
  'temple-mercury': circle(66, 15, 3.4, line('#6d3a78', 1.3)) + path('M62 15l-5-2M70 15l5-2', line('#6d3a78', 1.3)),
  'temple-mars': circle(65, 16, 3, line('#6d3a78', 1.3)) + path('M67.2 13.8l4-3.4m-3-.2h3v3', line('#6d3a78', 1.3)),
  'temple-minerva': path('M61 17c2-6 8-6 10 0z', { fill: '#6d3a78' }) + path('M66 12v-3', line('#6d3a78', 1.6)),
  'temple-venus': circle(66, 13, 2.8, line('#6d3a78', 1.3)) + path('M66 15.8v4M64 18h4', line('#6d3a78', 1.3)),
  'temple-jupiter': path('M68 10l-4 5h4l-3 5', line('#6d3a78', 1.5)),
  'temple-juno': path('M62 19c0-5 2-8 4-8s4 3 4 8M66 11v8', line('#6d3a78', 1.3)),
  'temple-fortuna': circle(66, 15, 3.6, line('#6d3a78', 1.3)) + path('M66 11.4v7.2M62.4 15h7.2', line('#6d3a78', 1)),
  'temple-amor': path('M66 19c-6-4-4-8-1.8-7.6 1 .2 1.8 1.6 1.8 1.6s.8-1.4 1.8-1.6c2.2-.4 4.2 3.6-1.8 7.6z', {
    fill: '#6d3a78',
  }),
  'temple-saturnus': path('M63 19v-4a3 3 0 1 1 5 2', line('#6d3a78', 1.5)),
};
const temple = (id: string): string =>
  soil('#d9c9c0') +
  cypress(17, 54, 26) +
  cypress(115, 54, 26) +
  rect(30, 50.5, 72, 4, 0, MARBLE) +
  rect(33, 47, 66, 3.6, 0, MARBLE) +
  rect(39, 25, 54, 22, 0, { fill: '#c9b7c9' }) +
  path('M61 47v-14h10v14z', { fill: '#6b5560' }) +
  joined([36, 48.5, 58.5, 69.5, 81, 91.5].map((x) => rect(x, 25, 4.4, 22, 0.6, MARBLE))) +
  rect(32, 21.4, 68, 4, 0, MARBLE) +
  path('M29 21.5L66 3.5L103 21.5z', both('#f7f2e6', '#a99f8c')) +
  path('M28 21.6L66 2.8L104 21.6', line('#8a4f96', 2.2)) +
  (SIGNS[id] ?? '');

/** The windows of a tier of the arena: the distance from the middle, the width, and the distance of the foot from the upper edge. */
const WINDOWS = [
  [-40.6, 3.7, 4.5],
  [-33.9, 4.8, 7.4],
  [-24.4, 5.7, 9.7],
  [-12.7, 6.2, 11.1],
  [0, 6.4, 11.6],
  [12.7, 6.2, 11.1],
  [24.4, 5.7, 9.7],
  [33.9, 4.8, 7.4],
  [40.6, 3.7, 4.5],
] as const;

function arena(isGreat: boolean): string {
  const y = isGreat ? 16 : 22;
  const tiers = isGreat ? 3 : 2;
  const tier = (46 - y) / tiers;
  const windows = (k: number): string =>
    path(joined(WINDOWS.map(([x, w, foot]) => arch(66 + x - w / 2, y + foot + tier * (k + 1) - 1, w, tier * 0.68))), {
      fill: k === tiers - 1 ? '#6d4f35' : '#8b6a48',
    });
  return (
    soil('#ddc7b0') +
    path(`M22 ${y}a44 12 0 0 1 88 0v${44 - y}a44 11 0 0 1 -88 0z`, both('#ead6b4', '#94714a', 0.9)) +
    ellipse(66, y, 44, 12, both('#d9bd90', '#94714a', 0.9)) +
    ellipse(66, y + 1, 34, 8.2, { fill: '#c7a271' }) +
    ellipse(66, y + 1.6, 24, 5.2, both('#f1dfae', '#b02f35', 1.4)) +
    times(tiers, windows)
  );
}

const amphora = (x: number, fill = '#b5532f'): string =>
  path(`M${x - 1.3} 35.5h2.6v2c2.6 1.2 2.6 4.2 0 6.5h-2.6c-2.6-2.2-2.6-5.3 0-6.5z`, both(fill, '#7e2a1b', 0.6));
const awning = (x: number): string =>
  times(6, (i) =>
    path(
      `M${x + 3 + i * 6.333} 28h6.333L${x + (i + 1) * 7.333} 37a3.667 3 0 0 1 -7.333 0z`,
      both(i % 2 === 0 ? '#2f7d55' : '#fbf3df', '#2f4a39', 0.5),
    ),
  );
const stall = (x: number): string =>
  rect(x + 3, 34, 2, 20, 0, { fill: '#6b4a2a' }) +
  rect(x + 39, 34, 2, 20, 0, { fill: '#6b4a2a' }) +
  rect(x + 2, 44, 40, 9, 0.8, both('#a8794a', '#6b4a2a', 0.7)) +
  awning(x);
const market = (isGreat: boolean): string =>
  soil('#d3cfa6') +
  (isGreat
    ? times(7, (i) => rect(20 + i * 15, 12, 4, 40, 0.6, MARBLE)) + rect(16, 8, 100, 5, 0, MARBLE)
    : rect(24, 22, 84, 30, 0, both('#eee0c0', '#b39361')) +
      roof(24, 22, 84, 8) +
      path(
        times(5, (i) => arch(30 + i * 16, 36, 8, 11)),
        { fill: '#a58a63' },
      )) +
  stall(18) +
  stall(70) +
  times(5, (i) =>
    circle(26 + i * 6, 43, 2.5, both(['#c94f3a', '#e0a93a', '#c94f3a', '#7d9a45', '#e0a93a'][i] ?? '', '#6b4a2a', 0.5)),
  ) +
  amphora(82) +
  amphora(90) +
  amphora(98, '#c99a5a') +
  amphora(106);

const school = (isGreat: boolean): string =>
  soil('#e0d2a4') +
  pine(16, 54, 0.95) +
  pine(116, 54, 0.95) +
  rect(30, 50, 72, 4, 0, MARBLE) +
  rect(36, 24, 60, 26, 0, both('#efdca9', '#b39361')) +
  times(3, (i) => path(arch(42.5 + i * 18, 50, 11, 19), { fill: i === 1 ? '#6b5430' : '#a58a50' })) +
  joined([34, 53, 71.5, 93].map((x) => rect(x, 24, 5, 26, 0.6, MARBLE))) +
  rect(31, 19.5, 70, 5, 0, MARBLE) +
  roof(34, 19.5, 64, 8, '#d39a2a') +
  (isGreat ? roof(48, 11, 36, 7, '#d39a2a') : '') +
  rect(58, 27, 16, 9, 1.5, both('#fffaf0', '#8a6412', 0.9)) +
  path('M61 30h10M61 33h7', line('#8a6412', 0.9));

const dome = (x: number, y: number, w: number): string =>
  path(`M${x} ${y}a${w / 2} ${w * 0.42} 0 0 1 ${w} 0z`, both('#a9c4d6', '#3d6a88', 0.9)) +
  path(`M${x + w / 2} ${y - w * 0.42}v-3`, line('#3d6a88', 1.4));
const baths = (isGreat: boolean): string =>
  soil('#c9d3cf') +
  cypress(14, 54, 22) +
  cypress(119, 54, 22) +
  rect(26, 26, 80, 22, 0, both('#efe6d2', '#a99f8c', 0.9)) +
  dome(28, 26, 22) +
  dome(82, 26, 22) +
  dome(49, 25, 34) +
  path(
    times(7, (i) => arch(30 + i * 11, 44, 6, 11)),
    { fill: '#7b8c96' },
  ) +
  path('M24 47h84l5 7H19z', both('#79b3cf', '#3d6a88', 0.9)) +
  path('M34 50.5q4-2 8 0t8 0M64 51q4-2 8 0t8 0', line('#fff', 1.1)) +
  (isGreat ? path('M60 8c-3-3 3-4 0-7M72 8c-3-3 3-4 0-7', line('#7b8c96', 1.6)) : '');

const hut =
  path('M104 30v-12l9-7 9 7v12z', both('#ecd6ae', '#a37a48')) +
  path('M101 19l12-9.5 12 9.5', line('#b5532f', 2.6)) +
  path(arch(110, 30, 6, 9), { fill: '#5a4431' });
const hill = (fill: string): string => path('M0 26c30-10 50-6 70-2c24 4 44-2 62-6v40H0z', { fill });
const farm = (fill: string, crop: string): string => hill(fill) + hut + pine(92, 30, 0.55) + crop;

const cabbages = times(3, (j) => {
  const y = 34 + j * 9;
  return (
    path(`M4 ${y + 4}H128`, { stroke: '#a8854f', width: 3.6, opacity: 0.55 }) +
    times(9, (i) => circle(11 + i * 14 - j * 2, y + 1, 4, both('@hedge', '#48662a', 0.7)))
  );
});
const grain = times(2, (j) => {
  const y = 42 + j * 13;
  const ears = times(14, (i) => {
    const x = 6 + i * 9 + j * 4;
    return `M${x} ${y - 16}c2.4 2 2.4 5 0 7c-2.4-2-2.4-5 0-7z`;
  });
  return (
    path(
      times(14, (i) => `M${6 + i * 9 + j * 4} ${y}v-11`),
      line('#a67c1c', 1),
    ) + path(ears, both('#d9a52c', '#8a6412', 0.6))
  );
});
const sheep = (x: number, y: number, scale: number): string =>
  at(
    x,
    y,
    path('M-8 6v5M-3 6v5M4 6v5M8 6v5', line('#4a3a2a', 1.6)) +
      ellipse(0, 1, 12, 7.6, both('#fffaf0', '#a99f8c', 0.9)) +
      ellipse(-12, -1.5, 4.2, 3.4, { fill: '#5a4a3c' }) +
      path('M-6 0q2-3 4 0M0 2q2-3 4 0M2 -2q2-3 4 0', line('#cfc4ae', 0.9)),
    scale,
  );
const vines = times(2, (j) => {
  const y = 40 + j * 14;
  const plant = (i: number): string => {
    const x = 12 + i * 18;
    return (
      path(`M${x - 7} ${y - 6}c1-6 13-6 14 0c-2 2-12 2-14 0z`, both('#7d9a45', '#48662a', 0.6)) +
      circle(x - 3, y - 2, 1.7, { fill: '#6d3a78' }) +
      circle(x + 1, y - 2, 1.7, { fill: '#6d3a78' }) +
      circle(x - 1, y + 0.8, 1.7, { fill: '#6d3a78' })
    );
  };
  return (
    path(`M6 ${y - 6}H126${times(7, (i) => `M${12 + i * 18} ${y + 3}v-13`)}`, line('#7a5230', 1.4)) + times(7, plant)
  );
});
const pasture =
  pine(112, 36, 0.9) +
  path('M4 30h40', line('#a37a48', 1.4)) +
  sheep(26, 44, 1) +
  sheep(62, 36, 0.85) +
  sheep(88, 49, 1.05);

const PUBLIC = { market, arena, school, baths } as const;

/** Draws a farm by what it produces, so that own boxes have fitting drawings. */
function production({
  produce: { coins, influence, brickToken },
}: Extract<Building, { category: 'production' }>): string {
  if (influence > 0) return hill('#c9d69a') + pasture;
  if (brickToken) return coins > 0 ? farm('#c9d69a', vines) : farm('#e8cf7c', grain);
  return farm('#c9d69a', cabbages);
}

function drawn(building: Building): string {
  switch (building.category) {
    case 'production':
      return production(building);
    case 'residence':
      return residence(building.value, building.stars > 0);
    case 'public':
      return PUBLIC[building.publicKind](building.bonus > 0);
    case 'aqueduct':
      return aqueduct(building.stars > 0);
    case 'temple':
      return temple(building.id);
  }
}

/** A cache of the drawings: they depend on the building alone. */
const drawings = new WeakMap<Building, string>();

/** The drawing of a building, cropped to a rectangle. */
export function art(building: Building, x: number, y: number, w: number, h: number): string {
  const drawing = drawings.get(building) ?? rect(0, 0, 132, 58, 0, { fill: '@sky' }) + drawn(building);
  drawings.set(building, drawing);
  return cropped(x, y, w, h, [132, 58], drawing);
}

/** A fountain at a crossing, around (x, y). */
export const fountain = (x: number, y: number): string =>
  circle(x, y, 5, both('#f2ead9', '#a99877', 0.9)) +
  circle(x, y, 3.2, both('#8fbdd3', '#5d8aa0', 0.7)) +
  circle(x, y, 1.1, { fill: '#fff' });

/** An aqueduct, a dome, columns and an obelisk, 250 x 40: the vignette of the game. */
export const skyline = (x: number, y: number, scale: number): string =>
  at(
    x,
    y,
    path(
      'M0 40h250M4 40V16h92v24M4 20h92M8 40v-9a6 6 0 0 1 12 0v9M24 40v-9a6 6 0 0 1 12 0v9M40 40v-9a6 6 0 0 1 12 0v9M56 40v-9a6 6 0 0 1 12 0v9M72 40v-9a6 6 0 0 1 12 0v9M104 40V24h56v16M108 24c0-14 10-20 24-20s24 6 24 20M132 4V0M112 40V28h8v12M128 40V28h8v12M144 40V28h8v12M170 40l2-34 3-4 3 4 2 34zM188 40V18h44v22M184 18l26-12 26 12zM194 40V20M202 40V20M210 40V20M218 40V20M226 40V20',
      { stroke: '$vignette', width: 1.2, opacity: 0.8 },
    ),
    scale,
  );
