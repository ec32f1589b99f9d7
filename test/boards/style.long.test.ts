/** Tests of the contrast of colors, and of the escaping of hostile titles. */
import { tokens } from '@ludi-romani/boards';
import { boards } from '@ludi-romani/boards/city-of-rome';
import { words as german } from '@ludi-romani/boards/city-of-rome/de';
import { words as english } from '@ludi-romani/boards/city-of-rome/en';
import { type Components, createEngine, standardComponents } from '@ludi-romani/city-of-rome';
import { chanceState, keyedChance } from '@ludi-romani/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hues } from '../../packages/boards/src/kit/ink';
import { flawOf } from '../boards';
import { SCALE, SEED } from '../scale';

/** Returns the relative luminance of a color by WCAG 2. */
function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((i) => Number.parseInt(color.slice(i, i + 2), 16) / 255)
    .map((one) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

test('contrast agrees with WCAG', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

describe.each(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
  const { [scheme]: colors } = tokens;
  const grounds = ['bg', 'panel'] as const;

  test.each(['ink', 'soft', 'head', 'accent'] as const)(
    '%s is readable on the page, on panels and on light grounds',
    (kind) => {
      for (const ground of [...grounds, 'veil'] as const)
        expect(contrast(colors[kind], colors[ground]), ground).toBeGreaterThanOrEqual(4.5);
    },
  );
  test.each(['ink', 'head'] as const)('%s is readable on every ground', (kind) => {
    const places = ['marble', 'plan', 'street', 'field', 'sand', 'water', 'earth', 'lit'] as const;
    for (const ground of places)
      for (const shade of [ground, `${ground}Deep`] as const)
        expect(contrast(colors[kind], colors[shade]), shade).toBeGreaterThanOrEqual(4.5);
  });
  test.each(hues)('white text on %s is readable, and its name as text', (hue) => {
    expect(contrast(colors.on, colors[hue])).toBeGreaterThanOrEqual(4.5);
    for (const ground of grounds) expect(contrast(colors[`${hue}Text`], colors[ground])).toBeGreaterThanOrEqual(4.5);
  });
  test.each(['more', 'less'] as const)('the change of a counter is readable: %s', (kind) => {
    expect(contrast(colors[`${kind}Text`], colors[kind])).toBeGreaterThanOrEqual(4.5);
  });
  test('what can be pointed at has text and edges that stand out', () => {
    for (const ground of ['lit', 'litDeep'] as const)
      expect(contrast(colors.litText, colors[ground])).toBeGreaterThanOrEqual(4.5);
    for (const ground of grounds) expect(contrast(colors.select, colors[ground]), ground).toBeGreaterThanOrEqual(3);
  });
});

/** Returns the printed tables with these titles for all cards, without the characters that titles must not have. */
function ownBox(names: readonly string[]): Components {
  const { cards, startingBuildings } = standardComponents;
  const titles = [...startingBuildings, ...cards].map(({ id }, i) => ({
    id,
    title: (names[i % names.length] ?? '').replace(/[\p{Cc}\p{Cs}]/gu, '').slice(0, 250),
  }));
  return { ...standardComponents, titles: titles.filter(({ title }) => title !== '') };
}

const hostile = fc.oneof(
  fc.constantFrom(
    '"><script>alert(1)</script>',
    "' onclick='alert(1)",
    '</text></svg><img src=x onerror=alert(1)>',
    ']]><!--',
    '&lt;b&gt;&#0;',
    '\u0000\u0008\uffff\ud800',
    'x'.repeat(500),
    '☃'.repeat(500),
    '{card}',
    '$&$1',
  ),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }),
  fc.string({
    unit: fc.constantFrom('<', '>', '"', "'", '&', '/', '=', ' ', ';', '#', 'g', '\u0000', '\ud83d'),
    minLength: 1,
  }),
);

describe('a custom box', () => {
  test('cannot inject markup by its titles', () => {
    let drawn = 0;
    fc.assert(
      fc.property(fc.array(hostile, { minLength: 1, maxLength: 12 }), fc.nat(), (names, seed) => {
        const own = createEngine(ownBox(names));
        const board = boards(own);
        const spoken = [english(own), german(own)];
        const chance = keyedChance(chanceState(`titles ${seed}`));
        let state = own.initialState({ players: 3, seed: `titles ${seed}` });
        for (let ply = 0; ply < 25; ply++) {
          state = own.apply(state, chance.pick(own.legalActions(state)));
          if (ply % 6 !== 0) continue;
          const view = own.view(state, own.activePlayers(state)[0] ?? 0);
          for (const words of spoken) {
            const refusal = { legal: false, code: 'rule', clause: names[0] ?? '', message: names.join() } as const;
            const look = { words, names, refusal, clauseUrl: (clause: string) => `https://a.example/#${clause}` };
            const svg = board.board(view, {
              ...look,
              highlight: names,
              selected: names.slice(1),
              prefix: names[0] ?? '',
            });
            expect(flawOf(svg)).toBeUndefined();
            drawn++;
          }
        }
      }),
      { numRuns: 12 * SCALE, seed: SEED },
    );
    expect(drawn).toBeGreaterThanOrEqual(120);
  });
});

describe('flawOf finds', () => {
  test.each([
    ['<svg a="1" a="2"></svg>', 'a repeated attribute'],
    ['<svg onclick="1"></svg>', 'a script'],
    ['<svg href="javascript:1"></svg>', 'a script'],
    ['<svg><image/></svg>', 'a forbidden element'],
    ['<svg><g></svg>', 'closes an element that is not open'],
    ['<svg><g></g>', 'left open: svg'],
    ['<svg>a & b</svg>', 'stray text'],
    ['<svg>a > b</svg>', 'stray text'],
    ['<svg>a < b</svg>', 'stray text'],
    ['<svg x=1></svg>', 'stray text'],
    ['<svg><g', 'stray text'],
    ['<svg></svg>x', 'stray text at the end'],
  ])('%s: %s', (svg, flaw) => {
    expect(flawOf(svg)).toContain(flaw);
    // checks the picture a second time, because valid tags are cached and invalid tags must not be
    expect(flawOf(svg)).toContain(flaw);
    expect(flawOf('<svg a="1"><g/>&lt;</svg>')).toBeUndefined();
  });
});
