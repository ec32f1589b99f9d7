/**
 * The colors of pictures. Markup names them: `$ink` is a color, and `@gold` is a ground, which is a gradient or a pattern. `painted` replaces the
 * names at the end, so a function that draws needs neither the scheme nor the prefix of ids.
 */
import { grounds } from './grounds';

/** Each color in the light and in the dark scheme, or in both. */
const INKS = {
  bg: ['#f4eee2', '#1c1916'],
  bgDeep: ['#e9dfca', '#171411'],
  panel: ['#fdfaf3', '#2c2722'],
  line: ['#cdbfa6', '#5a5044'],
  edge: ['#a9987a', '#6a5f4c'],
  ink: ['#2a241e', '#f1e9da'],
  soft: ['#6b5f50', '#b9ab97'],
  head: ['#4a3f33', '#e8dac4'],
  accent: ['#8f2d1f', '#f0a08c'],
  select: ['#b36b00', '#ffb52e'],
  shade: ['#2a241e', '#000000'],
  on: '#ffffff',
  terracotta: ['#a9432f', '#b04b37'],
  olive: ['#4f6b2c', '#557533'],
  sea: ['#27608a', '#2f75a6'],
  purple: ['#6d3a78', '#86508f'],
  teal: ['#1f6f6b', '#1f7a74'],
  gold: ['#8a6412', '#8d6716'],
  stone: ['#6b5f50', '#75695b'],
  orange: '#b85c00',
  brown: ['#6a4526', '#7d5532'],
  pearl: ['#f4efe4', '#e9e2d3'],
  /** seats: the edge and the light side of their pieces, and their names as text */
  terracottaEdge: '#7e2a1b',
  oliveEdge: '#33481a',
  seaEdge: '#173f5e',
  purpleEdge: '#43204c',
  tealEdge: '#0f4441',
  goldEdge: '#5d430b',
  stoneEdge: '#423a31',
  orangeEdge: '#7a3c00',
  brownEdge: '#3e2612',
  pearlEdge: '#8a7f6e',
  terracottaGlow: '#d8705c',
  oliveGlow: '#86a55d',
  seaGlow: '#5c95bd',
  purpleGlow: '#a673b2',
  tealGlow: '#56a7a2',
  goldGlow: '#c49a3f',
  stoneGlow: '#a3978a',
  orangeGlow: '#e8a055',
  brownGlow: '#a67c55',
  pearlGlow: '#cfc6b3',
  terracottaText: ['#7e2a1b', '#f0a08c'],
  oliveText: ['#33481a', '#c0dd9b'],
  seaText: ['#1d4f73', '#8cc4e8'],
  purpleText: ['#5a2c64', '#d8a8e4'],
  tealText: ['#15524f', '#7fd0ca'],
  goldText: ['#6a4c0c', '#e8c878'],
  stoneText: ['#4a3f33', '#d8ccbb'],
  orangeText: ['#7a3c00', '#f5b878'],
  brownText: ['#5a3a1e', '#dcb48c'],
  pearlText: ['#5a5145', '#e9e2d3'],
  /** what can be pointed at: a gold ground */
  lit: ['#fbedc4', '#6b531c'],
  litDeep: ['#f1d999', '#523f14'],
  litLine: ['#d39a2a', '#e3b24a'],
  litText: ['#6a5220', '#f0d9a4'],
  more: ['#e3ecd2', '#3b4a28'],
  moreText: ['#38511a', '#d3e6b3'],
  less: ['#f3d9d2', '#5b3028'],
  lessText: ['#8f2d1f', '#f6b8a8'],
  marble: ['#f3f0e8', '#38342e'],
  marbleDeep: ['#dfd9cb', '#2d2a25'],
  marbleLine: ['#c2b8a3', '#5a5347'],
  sand: ['#f2e2bd', '#4c4130'],
  sandDeep: ['#e3cb97', '#3d3426'],
  sandLine: ['#bf9f62', '#6f5d3c'],
  slab: ['#cfc6b3', '#46413a'],
  plan: ['#f6ecd6', '#3a3327'],
  planDeep: ['#ecdcba', '#322b20'],
  planLine: ['#cbb68c', '#5f543e'],
  street: ['#e6ddcb', '#3b362e'],
  streetDeep: ['#d8cbb2', '#312c25'],
  streetLine: ['#b7a685', '#5d5340'],
  paver: ['#bfae8e', '#50483b'],
  earth: ['#e6d7b4', '#4a4232'],
  earthDeep: ['#dccaa0', '#40392b'],
  earthLine: ['#c3ab78', '#7b6942'],
  field: ['#eceacb', '#31331f'],
  fieldDeep: ['#dcdcb0', '#292b1a'],
  fieldLine: ['#a9ad74', '#565937'],
  floor: ['#f7ecd9', '#3a3227'],
  floorLine: ['#b99d6a', '#7d6a48'],
  shelf: ['#fbf5e8', '#3d362c'],
  temple: ['#fdfaf2', '#d3cab6'],
  templeDeep: ['#e6dfd0', '#b3a992'],
  tessera: ['#cdb68a', '#5c5038'],
  tile: ['#e6d8ba', '#6a5c42'],
  tileDeep: ['#d3c09a', '#54472f'],
  tileGlow: ['#f6edd6', '#8a7a5a'],
  tileLine: ['#a98f5f', '#a08c60'],
  travertine: ['#f5ecda', '#3d362b'],
  travertineDeep: ['#e8dabd', '#352f25'],
  veil: ['#f2ead9', '#2f2a23'],
  vignette: ['#7d6234', '#c9ad78'],
  wall: ['#d9c6a0', '#75674b'],
  wallHigh: ['#e6d6b3', '#85765a'],
  wallDeep: ['#cbb387', '#64563c'],
  wallLine: ['#9a8054', '#2b2417'],
  water: ['#c3dbe2', '#22434f'],
  waterDeep: ['#93b9c8', '#19323d'],
  waterLine: ['#7fa6b4', '#3b6373'],
  lane: ['#f0d996', '#6b5620'],
  laneDeep: ['#dfe2e6', '#4a4f55'],
  market: ['#f1dfc6', '#3a3026'],
  marketDeep: ['#e3caa6', '#30281f'],
  marketLine: ['#c6a878', '#5e4c33'],
  marketBrick: ['#d3b48a', '#51432f'],
  plank: ['#b98f5f', '#6b5233'],
  plankLine: ['#8f6a3e', '#4d3a22'],
  road: ['#d9d2c2', '#3b3731'],
  roadDeep: ['#c8bfab', '#312d28'],
  roadLine: ['#aaa18c', '#5b5447'],
  rose: ['#f0e3e6', '#37292c'],
  roseDeep: ['#e2cfd2', '#2e2225'],
  roseLine: ['#c7a9ae', '#654c51'],
  sandWall: ['#cdb48a', '#5f5034'],
  tier: ['#f6f0e2', '#332e26'],
  tierDeep: ['#d9cdb4', '#4a4233'],
  tierLine: ['#b3a382', '#6d624c'],
  well: ['#efe8d8', '#3a352d'],
  wellDeep: ['#d9d1c0', '#221f1b'],
  wellLine: ['#b9ab8c', '#6b604e'],
} as const satisfies Readonly<Record<string, string | readonly [light: string, dark: string]>>;

/** The name of a color. An app overrides a color of its pages with the custom property `--ludi-<name>`. */
export type Token = keyof typeof INKS;

const scheme = (index: 0 | 1): Readonly<Record<Token, string>> =>
  Object.fromEntries(
    Object.entries(INKS).map(([name, ink]) => [name, typeof ink === 'string' ? ink : ink[index]]),
  ) as Record<Token, string>;

/** The colors of both schemes, by name. */
export const tokens = { light: scheme(0), dark: scheme(1) } as const;

/** The hues that white text is readable on: of kinds of things, and of seats. */
export const hues = ['terracotta', 'olive', 'sea', 'purple', 'teal', 'gold', 'stone', 'orange', 'brown'] as const;
/** The color of a kind of thing, or of a seat. On `pearl` text is dark. */
export type Hue = (typeof hues)[number] | 'pearl';

/**
 * The colors of a picture: those of one scheme, for files and other renderers, or custom properties, which follow the scheme of the page if it
 * has the sheet.
 */
export type Scheme = 'light' | 'dark' | 'page';

/** The value of each color in each scheme, by its name in markup. */
const VALUES: Readonly<Record<Scheme, Readonly<Record<string, string>>>> = {
  light: tokens.light,
  dark: tokens.dark,
  page: Object.fromEntries(Object.entries(tokens.light).map(([name, value]) => [name, `var(--ludi-${name},${value})`])),
};

/** Returns the index after the letters and digits at `from`. */
function nameEnd(text: string, from: number): number {
  let end = from;
  for (let code = text.charCodeAt(end); (code | 32) > 96 ? (code | 32) < 123 : code > 47 && code < 58; )
    code = text.charCodeAt(++end);
  return end;
}

/** Returns the markup with each name after `sign` replaced: thousands of times in a picture, so without a regular expression. */
function named(markup: string, sign: string, value: (name: string) => string): string {
  let [all, from] = ['', 0];
  for (let at = markup.indexOf(sign); at >= 0; at = markup.indexOf(sign, from)) {
    const end = nameEnd(markup, at + 1);
    all += markup.slice(from, at) + value(markup.slice(at + 1, end));
    from = end;
  }
  return all + markup.slice(from);
}

/**
 * Returns the markup with its colors, after the definitions of the grounds that it uses. `own` has the grounds of the game. The markup is in
 * pieces, because runtimes are slow with texts of more than 128 kB.
 */
export function painted(
  pieces: readonly string[],
  of: Scheme,
  prefix: string,
  own: Readonly<Record<string, string>> = {},
): string {
  const values = VALUES[of];
  // one thing can be reached by Tab, the arrows go on from there
  let tab = '0';
  const colorOf = (name: string): string => {
    if (name !== 'tab') return values[name] ?? '';
    const index = tab;
    tab = '-1';
    return index;
  };
  const colored = (text: string): string => named(text, '$', colorOf);
  const used = new Set<string>();
  const filled = (name: string): string => {
    used.add(name);
    return `url(#${prefix}${name})`;
  };
  let body = '';
  for (const piece of pieces) body += colored(named(piece, '@', filled));
  if (used.size === 0) return body;
  const definitions = [...used].map((name) =>
    colored(own[name] ?? grounds[name] ?? '').replace(/^<\w+/, `$& id="${prefix}${name}"`),
  );
  return `<defs>${definitions.join('')}</defs>${body}`;
}

const declared = (colors: Readonly<Record<string, string>>): string =>
  `:where(:root,:host){${Object.entries(colors)
    .map(([name, value]) => `--ludi-${name}:${value}`)
    .join(';')}}`;

/**
 * The style sheet of pages: the colors of both schemes as custom properties, and how things answer to the pointer and to the focus. `play` and
 * `stage` add it to their document. An app that shows pictures in another way adds it once: as a `<style>`, or as a file where its policy forbids
 * inline styles. Any rule of the app's own overrides the colors.
 */
export const sheet = [
  declared(tokens.light),
  `@media(prefers-color-scheme:dark){${declared(tokens.dark)}}`,
  '.ludi{font-variant-numeric:lining-nums}',
  '.ludi .open{cursor:pointer}',
  '.ludi [data-id]:focus{outline:none}',
  '.ludi .open:hover>.glow{stroke-width:3}',
  '.ludi .open:hover>.beam,.ludi .open:focus-visible>.beam,.ludi .chosen>.beam{display:inline}',
  '.ludi [data-id]:focus-visible>.hit{stroke:var(--ludi-ink);stroke-width:3}',
].join('\n');
