/** Tests of the groups into which long lists of choices are divided. */
import { describe, expect, test } from 'vitest';
import { grouped } from '../../packages/cli/src/groups';
import { ludi } from './run';

const labels = (groups: readonly { heading: string; items: readonly string[] }[]) =>
  groups.map(({ heading, items }) => [heading, items.length]);

describe('grouped', () => {
  test('groups labels by kind if the groups are short enough', () => {
    expect(labels(grouped(['Forum 1: free', 'Arena 1a: free', 'Forum 2: free', ''], (label) => label))).toEqual([
      ['Forum', 2],
      ['Arena', 1],
      ['', 1],
    ]);
  });

  test('groups labels by row, then by place, if the groups would be long', () => {
    const cells = [1, 2, 3].flatMap((row) => [1, 2, 3, 4, 5].map((column) => `row ${row}, column ${column}: free`));
    expect(labels(grouped(cells, (label) => label))).toEqual([
      ['Row 1', 5],
      ['Row 2', 5],
      ['Row 3', 5],
    ]);
    const squares = cells.map((_, i) => `Square (${i % 2}, ${i})`);
    expect(labels(grouped(squares, (label) => label))).toEqual([
      ['Square (0, ...)', 8],
      ['Square (1, ...)', 7],
    ]);
    const cranes = Array.from({ length: 14 }, (_, i) => `top left: ${i % 2 === 0 ? 'red' : 'blue'}`);
    expect(labels(grouped(cranes, (label) => label))).toEqual([
      ['Top left: red', 7],
      ['Top left: blue', 7],
    ]);
  });

  test('puts items with equal labels into one group', () => {
    expect(labels(grouped(Array(30).fill('same'), (label) => label))).toEqual([['Same', 30]]);
  });
});

const play = (game: string, lines: readonly string[], ...args: string[]) =>
  ludi(['play', game, '--players', '2', '--seed', 's', '--human', '0', '--bots', 'greedy', ...args], {
    stdin: [lines.map((line) => `${line}\n`).join('')],
  });

test.each([
  ['en', 'Stadium', 'Equi et Arma'],
  ['de', 'Stadion', 'Equi et Arma'],
])('more than twenty choices are grouped and numbered from top to bottom (%s)', async (lang, ...headings) => {
  const { out } = await play('aquileia', ['quit'], '--lang', lang);
  const lines = out.split('\n');
  for (const heading of headings) expect(lines).toContain(heading);
  const numbers = lines.flatMap((line) => (/^ *\d+ {2}\S/.test(line) ? Number.parseInt(line, 10) : []));
  expect(numbers.length).toBeGreaterThan(20);
  expect(numbers).toEqual(numbers.map((_, i) => i + 1));
});

test('a number does the action next to it, whatever the order of the engine', async () => {
  // these answers lead to the first choice of a tile, where either of two street cards can take each tile
  const opening = ['1', '1', '1'];
  const { out: shown } = await play('forum-trajanum', [...opening, 'quit']);
  const rows = [...shown.slice(shown.lastIndexOf('(you)')).matchAll(/^ *(\d+) {2}(.*\S) {2,}(0 take-tile .*)$/gm)];
  expect(rows.length).toBeGreaterThan(20);
  let heading = '';
  for (const line of shown.slice(shown.lastIndexOf('(you)')).split('\n')) {
    if (/^Row \d$/.test(line)) heading = line;
    else if (line.includes('take-tile')) expect(line).toContain(heading.toLowerCase());
  }
  expect(heading).toBe('Row 6');
  for (const [, number = '', , line = ''] of [rows[9], rows.at(-9)].map((row) => row ?? [])) {
    const byNumber = await play('forum-trajanum', [...opening, number, 'quit'], '--out', '-');
    const byLine = await play('forum-trajanum', [...opening, line, 'quit'], '--out', '-');
    expect(JSON.parse(byNumber.out)).toEqual(JSON.parse(byLine.out));
  }
});

test('up to twenty choices keep their order', async () => {
  const { out } = await play('city-of-rome', ['1', 'quit']);
  expect(out).toContain('on a field of the strip.\n  1  Place an emissary on field 1.');
});
