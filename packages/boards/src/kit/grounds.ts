/** Gradients and patterns that shapes are filled with, by name. A game adds its own ones. */

/** Returns the definition of a gradient between two colors, as the value of a ground. */
const gradient = (from: string, to: string, direction: 'down' | 'across' = 'down'): string =>
  `<linearGradient x1="0" y1="0" x2="${direction === 'down' ? 0 : 1}" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;

/** Returns the definition of a pattern, `inner` in a box of `width` x `height` that repeats, as the value of a ground. */
const pattern = (width: number, height: number, inner: string): string =>
  `<pattern width="${width}" height="${height}" patternUnits="userSpaceOnUse">${inner}</pattern>`;

export const grounds: Readonly<Record<string, string>> = {
  gold: gradient('#d9a93a', '#96690f'),
  silver: gradient('#c9ccd0', '#7c8288'),
  bronze: gradient('#cf9a6b', '#8a5526'),
  page: gradient('$bg', '$bgDeep'),
  lit: gradient('$lit', '$litDeep'),
  marble: gradient('$marble', '$marbleDeep', 'across'),
  plan: gradient('$plan', '$planDeep', 'across'),
  street: gradient('$street', '$streetDeep', 'across'),
  earth: gradient('$earth', '$earthDeep'),
  field: gradient('$field', '$fieldDeep'),
  sand: gradient('$sand', '$sandDeep'),
  water: gradient('$water', '$waterDeep'),
  grains: pattern(
    18,
    14,
    '<path d="M2 3h1M9 9h1M14 2h1M5 12h1M16 11h1M11 5h1" stroke="$sandLine" stroke-linecap="round"/>',
  ),
  waves: pattern(26, 12, '<path d="M0 7q3.2-4 6.5 0t6.5 0t6.5 0t6.5 0" stroke="$on" fill="none" opacity="0.45"/>'),
  slabs: pattern(
    56,
    36,
    '<path d="M0 .5h56M0 18.5h56M14.5 0v18M42.5 18v18" stroke="$slab" stroke-width="1" fill="none"/>',
  ),
  streets: pattern(
    44,
    38,
    '<path d="M4 4h16v12H4zM25 4h14v8H25zM25 16h14v18H25zM4 21h16v13H4z" stroke="$planLine" stroke-width="1" fill="none" opacity="0.6"/>',
  ),
  pavers: pattern(
    30,
    26,
    '<path d="M0 7l8-5 9 3 2 8-7 5-10-3zM17 5l9-4 4 6-3 7-8-1M12 18l1 8M12 18l7-5 8 1 3 7-6 5M0 15l2 0M30 7l0 0M2 15l-2 6 5 5" fill="none" stroke="$paver" stroke-width="0.9"/>',
  ),
  clods: pattern(
    22,
    16,
    '<path d="M3 4h2M13 9h2M18 3h1.4M7 13h1.4" stroke="$earthLine" stroke-width="1.1" stroke-linecap="round"/>',
  ),
  meander: pattern(
    20,
    10,
    '<path d="M0 9h16V2H6v4h5M16 9h4" stroke="$terracotta" stroke-width="1.3" fill="none" opacity="0.55"/>',
  ),
};

export { gradient, pattern };
