import { expect, test } from 'vitest';
import { clausesOf, compare, idPattern, idsInTitles, missingNames, shortIds } from '../../scripts/clauses.mjs';

const pattern = idPattern(['CR-1.1']);

test('finds the clauses in list items and table notes that start with an id', () => {
  const markdown = `
- **CR-3.1** Eighty cards, see CR-9.9.
- **CR-3.4 [ruling]** They lie side by side (CR-3.1).
| cities | public **[ruling CR-10.1]**: openly |
Mentioned in passing: **CR-7.7**.
`;
  expect(clausesOf(markdown)).toEqual(['CR-3.1', 'CR-3.4', 'CR-10.1']);
});

test('finds ids in all kinds of test titles, and nowhere else', () => {
  const text = `
    // CR-1.1
    const id = 'CR-1.2';
    test('CR-3.1 eighty cards', () => expect('CR-1.3').toBe(1));
    describe('CR-3.2, CR-3.3', () => it(\`CR-3.4 \${id}\`, () => {}));
    test.each([['CR-1.4']])('CR-3.5 %s', () => {});
    test.each\`a | b\`('CR-3.6', () => {});
    test.prop([x])('CR-3.7', () => {});
    label('CR-1.5');
  `;
  expect(idsInTitles(text, pattern)).toEqual(['CR-3.1', 'CR-3.2', 'CR-3.3', 'CR-3.4', 'CR-3.5', 'CR-3.6', 'CR-3.7']);
});

test('ignores skipped tests', () => {
  const text = `
    test.skip('CR-1.1', () => {});
    test.todo('CR-1.2');
    describe.skip('of a kind', () => test('CR-1.3', () => {}));
    test.skipIf(slow)('CR-1.4', () => {});
    test.skip.each([1])('CR-1.5 %s', () => {});
    test.fails('CR-1.6', () => {});
    test.only('CR-2.1', () => {});
  `;
  expect(idsInTitles(text, pattern)).toEqual(['CR-2.1']);
});

test('finds only the ends of a range', () => {
  expect(idsInTitles("test('CR-3.1 to CR-3.9', () => {});", pattern)).toEqual(['CR-3.1', 'CR-3.9']);
  expect(idsInTitles("test('CR-3.1-9', () => {});", pattern)).toEqual(['CR-3.1']);
});

test('reports clauses without a test, and ids without a clause', () => {
  const { missing, unknown } = compare(['CR-1.1', 'CR-1.2'], { 'a.test.ts': ['CR-1.1', 'CR-9.9', 'CR-9.9'] });
  expect(missing).toEqual(['CR-1.2']);
  expect(unknown).toEqual(['a.test.ts: CR-9.9']);
});

test('a test may name several clauses, and several tests may name a clause', () => {
  const titles = { 'a.test.ts': ['CR-1.1', 'CR-1.2'], 'b.test.ts': ['CR-1.1'] };
  const { covered, missing, unknown } = compare(['CR-1.1', 'CR-1.2'], titles);
  expect(Object.fromEntries(covered)).toEqual({ 'CR-1.1': ['a.test.ts', 'b.test.ts'], 'CR-1.2': ['a.test.ts'] });
  expect([missing, unknown]).toEqual([[], []]);
});

test('reports an id that two clauses have', () => {
  expect(compare(['CR-1.1', 'CR-1.2', 'CR-1.1'], { 'a.test.ts': ['CR-1.1', 'CR-1.2'] }).twice).toEqual(['CR-1.1']);
});

test('takes the letters of ids from the clauses', () => {
  const fifth = clausesOf('- **XY-1.1** A fifth game.\n- **XY-2.10 [ruling]** Its ruling.');
  const text = "test('XY-1.1, XY-7.7 of the fifth game; CR-1.1 and UTF-16.2 are none of its ids', () => {});";
  expect(idsInTitles(text, idPattern(fifth))).toEqual(['XY-1.1', 'XY-7.7']);
  expect(idsInTitles(text, idPattern([...fifth, 'CR-1.1']))).toEqual(['XY-1.1', 'XY-7.7', 'CR-1.1']);
});

test('finds shortened ids in sources', () => {
  expect(shortIds('// CR-5.12, 5.13 and CR-6.1 to 6.3, but NR-1.1, 1.2', ['CR'])).toEqual([
    'CR-5.12, 5.13',
    'CR-6.1 to 6.3',
  ]);
  expect(shortIds('// CR-5.12, CR-5.13 a city spans 4 to 5 columns (CR-6.1)', ['CR'])).toEqual([]);
});

test('finds the identifiers of a glossary that are not in the code', () => {
  const markdown = `
| Table | Holds |
| --- | --- |
| \`nothing\` | of the glossary |

| German | English | Identifier in code |
| --- | --- | --- |
| Karte | card | \`card\`, ids \`card-1\` ... |
| Stapel | deck \`pile\` | \`deck\`: \`'I'\` |
| Spieler | players | \`options.players\` is 2, \`options.seats\` |
| Vorrat | supply | \`supply\`, \`stock\` |

| \`other\` |
`;
  const code = 'const deck: Card[] = seen.options.players; /** a card of the supply */';
  expect(missingNames(markdown, code)).toEqual(['options.seats', 'stock']);
  expect(missingNames('no glossary', code)).toEqual([]);
});
