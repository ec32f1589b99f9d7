/** The page of promises: what it names is there. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const page = readFileSync('docs/quality.md', 'utf8');
const [, promises = ''] = page.split(/^## /m).map((part) => part);
const rows = promises.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| ---'));

test('each promise is held by something, and all that it names is there', () => {
  expect(rows.length).toBeGreaterThan(25);
  for (const row of rows.slice(1)) {
    const [, promise, held = ''] = row.split(' | ').length === 2 ? ['', ...row.split(' | ')] : [];
    expect(promise, row).toBeDefined();
    expect(held, row).toMatch(/`[\w./-]+`|\]\(/);
    for (const [, path = ''] of held.matchAll(/`([\w.-]+\/[\w./-]+|\.[\w.-]+)`/g))
      expect(existsSync(path), path).toBe(true);
  }
});

test('each command that the page names is a script', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const named = [...page.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(2);
  for (const name of named) expect(Object.keys(scripts)).toContain(name);
});
