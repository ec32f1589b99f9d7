/** The style of all boards: light and dark colors, as custom properties that an app may override. */

/** The colors of both schemes, by token. */
export const tokens = {
  light: {
    bg: '#f4eee2',
    panel: '#fbf8f1',
    line: '#cdbfa6',
    ink: '#2a241e',
    soft: '#6b5f50',
    accent: '#8f2d1f',
    select: '#b36b00',
    on: '#ffffff',
    terracotta: '#a9432f',
    olive: '#4f6b2c',
    sea: '#27608a',
    purple: '#6d3a78',
    teal: '#1f6f6b',
    gold: '#8a6412',
    stone: '#6b5f50',
  },
  dark: {
    bg: '#1c1916',
    panel: '#26211d',
    line: '#4d4338',
    ink: '#f1e9da',
    soft: '#b5a893',
    accent: '#e58a73',
    select: '#ffb52e',
    on: '#ffffff',
    terracotta: '#b04b37',
    olive: '#557533',
    sea: '#2f75a6',
    purple: '#86508f',
    teal: '#1f7a74',
    gold: '#8d6716',
    stone: '#75695b',
  },
} as const;

export type Token = keyof (typeof tokens)['light'];

/** The background colors of white text: for kinds of things, and for players. */
export const hues = ['terracotta', 'olive', 'sea', 'purple', 'teal', 'gold', 'stone'] as const;
/** A background color of white text. `--ludi-<hue>` is its custom property. */
export type Hue = (typeof hues)[number];

const declared = (scheme: Readonly<Record<string, string>>): string =>
  Object.entries(scheme)
    .map(([name, value]) => `--l-${name}:var(--ludi-${name},${value})`)
    .join(';');

/** The style sheet of a board. To override a color, an app sets a property such as `--ludi-panel: white` on any element around the board. */
export const style = `<style>.ludi{${declared(tokens.light)};font-family:"Iowan Old Style",Palatino,"Palatino Linotype","Book Antiqua",Georgia,serif;font-variant-numeric:lining-nums}@media(prefers-color-scheme:dark){.ludi{${declared(tokens.dark)}}}${[
  '.ludi text{fill:var(--l-ink)}',
  '.ludi .soft{fill:var(--l-soft)}',
  '.ludi .on{fill:var(--l-on)}',
  '.ludi .accent{fill:var(--l-accent)}',
  '.ludi .strong{font-weight:600}',
  '.ludi a text{text-decoration:underline}',
  '.ludi .page{fill:var(--l-bg)}',
  '.ludi .panel{fill:var(--l-panel);stroke:var(--l-line)}',
  '.ludi .well{fill:var(--l-bg);stroke:var(--l-line)}',
  '.ludi .edge{fill:none;stroke:var(--l-line)}',
  '.ludi .empty{fill:none;stroke:var(--l-line);stroke-dasharray:2 4}',
  '.ludi .stroke{fill:none;stroke:currentColor;stroke-width:1.5;stroke-linecap:round;stroke-linejoin:round}',
  '.ludi .fill{fill:currentColor}',
  '.ludi .bare{fill:none;stroke:var(--l-on)}',
  ...hues.map((hue) => `.ludi .${hue}{fill:var(--l-${hue});color:var(--l-${hue})}`),
  '.ludi .ink{color:var(--l-ink)}',
  '.ludi .paper{color:var(--l-on)}',
  '.ludi .ring{fill:none;stroke:none;stroke-width:2.5;pointer-events:all}',
  '.ludi .open{cursor:pointer}',
  '.ludi .open>.ring{stroke:var(--l-select);stroke-dasharray:5 4}',
  '.ludi .chosen>.ring{stroke:var(--l-select);stroke-dasharray:none;stroke-width:3.5}',
  '.ludi .off{filter:grayscale(1)}',
  '.ludi .beam{fill:none;stroke:var(--l-select);stroke-width:1.5;display:none;pointer-events:none}',
  '.ludi .open:hover>.beam,.ludi .open:focus>.beam,.ludi .chosen>.beam{display:inline}',
  '.ludi [data-id]:focus{outline:none}',
  '.ludi [data-id]:focus-visible>.ring{stroke:var(--l-ink);stroke-dasharray:none;stroke-width:3}',
  '@media(prefers-reduced-motion:no-preference){.ludi .new>.ring{animation:ludi-new 1.2s ease-out 1}}',
  '@keyframes ludi-new{from{stroke:var(--l-select);stroke-width:8;opacity:1}to{stroke:var(--l-select);opacity:0}}',
].join('')}</style>`;
