/** Small icons of few strokes, on a square of 16. */
import { at, element } from './svg';

/** Strokes; those after a `|` are filled. */
const PATHS = {
  brick: '|M1 9h6v4H1zM9 9h6v4H9zM5 3h6v4H5z',
  cog: 'M8 5.2a2.8 2.8 0 1 0 0 5.6a2.8 2.8 0 0 0 0-5.6zM8 1v2M8 13v2M1 8h2M13 8h2M3 3l1.5 1.5M11.5 11.5L13 13M3 13l1.5-1.5M11.5 4.5L13 3M8 3a5 5 0 1 0 0 10a5 5 0 0 0 0-10',
  coin: 'M8 2a6 6 0 1 0 0 12a6 6 0 0 0 0-12M8 4.2a3.8 3.8 0 1 0 0 7.6a3.8 3.8 0 0 0 0-7.6',
  amphora: 'M6 2h4M7 2v3M9 2v3M7 5c-3 2-3 6 0 9h2c3-3 3-7 0-9M6 3c-3 0-3 4-1.500 5M10 3c3 0 3 4 1.500 5',
  grape:
    'M8 1.500v2M8 2c2 0 3-1 4-1|M5 5.500a1.700 1.700 0 1 0 .010 0M8 5.500a1.700 1.700 0 1 0 .010 0M11 5.500a1.700 1.700 0 1 0 .010 0M6.500 9a1.700 1.700 0 1 0 .010 0M9.500 9a1.700 1.700 0 1 0 .010 0M8 12a1.700 1.700 0 1 0 .010 0',
  wheat:
    'M8 15V4M8 6c-2 0-3-1-3-3 2 0 3 1 3 3M8 6c2 0 3-1 3-3-2 0-3 1-3 3M8 9.500c-2 0-3-1-3-3 2 0 3 1 3 3M8 9.500c2 0 3-1 3-3-2 0-3 1-3 3M8 13c-2 0-3-1-3-3 2 0 3 1 3 3M8 13c2 0 3-1 3-3-2 0-3 1-3 3',
  block: 'M2 6l6-3 6 3-6 3zM2 6v5l6 3 6-3V6M8 9v5',
  wood: 'M2 10h12M2 13h12M2 10a1.500 1.500 0 0 0 0 3M14 10a1.500 1.500 0 0 1 0 3M4 6h9M4 9h9M4 6a1.500 1.500 0 0 0 0 3M13 6a1.500 1.500 0 0 1 0 3',
  horse: 'M4 14c0-3 1-4 1-6L2 9 1.500 7 5 3l1-2 1 2c4 0 7 3 7 8v3M5 5.500h.1',
  laurel:
    'M8 15C3 13 2 8 3.500 3M8 15c5-2 6-7 4.500-12M3 7l-1.500-1M3.500 10l-2 0M5 12.500l-2 1M13 7l1.500-1M12.500 10l2 0M11 12.500l2 1',
  die: 'M2 2h12v12H2z|M5 4a1 1 0 1 0 .010 0M11 4a1 1 0 1 0 .010 0M8 7a1 1 0 1 0 .010 0M5 10a1 1 0 1 0 .010 0M11 10a1 1 0 1 0 .010 0',
  column: 'M3 2h10M4 4h8M3 14h10M4 12h8M5.500 4v8M8 4v8M10.500 4v8',
  crane: 'M4 15V2l10 3M4 5l5-1.500M2 15h5M12 4.500V9M10.500 9h3v2h-3z',
  ship: 'M1 10h14l-2 4H3zM8 10V1l5 6H8M8 2L4 7h4',
  wheel:
    'M8 1.500a6.500 6.500 0 1 0 0 13a6.500 6.500 0 0 0 0-13M8 1.500v13M1.500 8h13M3.400 3.400l9.200 9.200M12.600 3.400l-9.200 9.200',
  figure: '|M8 1.500a2.800 2.800 0 1 0 .010 0M4 15c0-5 1.500-7.500 4-7.500s4 2.500 4 7.500z',
  crest: 'M3 2h10v6c0 4-3 6-5 7-2-1-5-3-5-7zM8 2v12M3 7h10',
  card: 'M3 1.500h10v13H3zM5.500 4h5M5.500 6.500h5',
  star: '|M8 1l2 5h5l-4 3.200 1.600 5.300L8 11.300l-4.600 3.200L5 9.200 1 6h5z',
  temple: 'M2 6l6-4 6 4zM2 14h12M3.500 6v6M6.500 6v6M9.500 6v6M12.500 6v6M2.500 12h11',
  house: 'M2 8l6-5 6 5M3.500 7v7h9V7M7 14v-4h2v4',
  arch: 'M1 4h14M1 6h14M2 6v8M14 6v8M2 14v-2a2 2 0 0 1 4 0v2M6 14v-2a2 2 0 0 1 4 0v2M10 14v-2a2 2 0 0 1 4 0v2',
  hand: 'M3 5l7-3 3 9-7 3zM3 5l-1 1 2 8',
  scroll: 'M4 2h9v10a2 2 0 0 1-4 0v-1H2v1a2 2 0 0 0 2 2h7M6 5h5M6 8h5',
  swords: 'M2 2l9 9M14 2l-9 9M9 13l4-4M3 9l4 4M12 12l2 2M4 12l-2 2',
  scales: 'M8 2v12M5 14h6M3 4h10M3 4L1 10h4zM13 4l-2 6h4z',
  paw: '|M8 8c-3 0-4.500 3-4.500 4.500s1.500 2 2.500 1.500 3-.5 4 0 2.500 0 2.500-1.500S11 8 8 8zM3 5.500a1.500 1.800 0 1 0 .010 0M6.300 2.500a1.500 2 0 1 0 .010 0M9.700 2.500a1.500 2 0 1 0 .010 0M13 5.500a1.500 1.800 0 1 0 .010 0',
  up: 'M8 14V3M3.500 7.500L8 3l4.500 4.500',
  flag: 'M4 15V2M4 3h9l-2.500 3L13 9H4',
  drop: 'M8 2c3 4 4.500 6 4.500 8a4.500 4.500 0 0 1-9 0c0-2 1.500-4 4.500-8z',
} as const;

export type Icon = keyof typeof PATHS;

/** An icon in the color of what is around it, `size` wide and high, its corner at (x, y). */
export function icon(name: Icon, x: number, y: number, size = 16): string {
  const [strokes = '', fills = ''] = PATHS[name].split('|');
  const scale = size / 16;
  const drawn = [
    strokes && element('path', { class: 'stroke', d: strokes }),
    fills && element('path', { class: 'fill', d: fills }),
  ].join('');
  return scale === 1 ? at(x, y, drawn) : element('g', { transform: `translate(${x} ${y}) scale(${scale})` }, drawn);
}
