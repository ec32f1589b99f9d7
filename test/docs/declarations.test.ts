/** Tests the reference for authors of games, which the site makes from docstrings. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { declaration, declaredIn, required, withDeclarations } from '../../scripts/declarations.mjs';

const page = readFileSync('docs/declaring-a-game.md', 'utf8');

test('the page has each name of the declaration files and of the toolkit once', () => {
  const names = declaredIn(page);
  expect(names).toHaveLength(new Set(names).size);
  expect(required.length).toBeGreaterThan(60);
  expect(required.filter((name: string) => !names.includes(name))).toEqual([]);
});

test('every name but these has a docstring', () => {
  const bare = declaredIn(page).filter((name) => /^### \w+\n\n\[API/.test(declaration(name)));
  expect(bare).toEqual(['Chance', 'Point']);
});

test('every line of the page is filled in', () => {
  const whole = withDeclarations(page);
  expect(whole).not.toContain('<!--');
  for (const name of declaredIn(page)) expect(whole).toContain(`### ${name}\n`);
});

test('Rules has the members of all its parts, with their docstrings', () => {
  const rules = declaration('Rules');
  for (const member of [
    'game: string',
    'questions: Questions<G>',
    'determinize(view:',
    'tasks?: Tasks<G>',
    'options?:',
  ])
    expect(rules).toContain(`- \`${member}`);
  expect(rules).toContain('<br>the automatic work, by the name of each task');
});

test('code has short lines', () => {
  expect(declaration('sum')).toContain('```ts\nsum(values: readonly number[]): number\n```');
  expect(declaration('numberRange')).toContain('(\n  first: number,\n  last: number,\n');
  expect(declaration('StartOptions')).toContain('= {\n  readonly players:');
});

test('PerfectInformationGame has the parts that an author gives', () => {
  const game = declaration('PerfectInformationGame');
  expect(game).toContain('- `area?: object`<br>');
  expect(game).not.toContain('`mutable:');
});

test('a function has its signatures, and the functions that it returns', () => {
  expect(declaration('finder')).toMatch(/\n```ts\nfinder<T extends .*\nfinder<T, K>\(/s);
  expect(declaration('actionsFor')).toContain(
    '- `perSeat<T extends object>(make: (player: Seat) => T): ((player: Seat) => T)`<br>Returns',
  );
});

test('throws for a name that core does not declare', () => {
  expect(() => declaration('Nothing')).toThrow('core declares no Nothing');
});
