import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('each promise of docs/quality.md names files that exist', () => {
  const rows = readFileSync('docs/quality.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '));
  const [, ...promises] = rows.filter((line) => !line.startsWith('| ---'));
  expect(promises.length).toBeGreaterThan(25);
  for (const row of promises) {
    const [, , held = ''] = row.split(' | ').length === 2 ? ['', ...row.split(' | ')] : [];
    expect(held, row).toMatch(/`[\w./-]+`|\]\(/);
    for (const [, path = ''] of held.matchAll(/`([\w.-]+\/[\w./-]+|\.?[\w.-]+\.(?:json|mjs))`/g))
      expect(existsSync(path), path).toBe(true);
  }
});
