/** Tests the list of examples by feature. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { examplesOf, FEATURES, withFeatures } from '../../scripts/features.mjs';

test.each(FEATURES)('$name has an example, and each leads to a line of code that uses it', ({ pattern }) => {
  const examples = examplesOf(pattern);
  expect(examples.length).toBeGreaterThan(0);
  for (const { file, line, code } of examples) {
    expect(existsSync(file), file).toBe(true);
    expect(readFileSync(file, 'utf8').split('\n')[line - 1]).toBe(code);
  }
});

test('comments, imports and the text of documents are no examples', () => {
  expect(examplesOf(/THEATRUM: players bid/)).toEqual([]);
  expect(examplesOf(/^import\b/)).toEqual([]);
  expect(examplesOf(/^npm init/)).toEqual([]);
  expect(examplesOf(/^- \*\*Simultaneous decisions/)).toEqual([]);
});

test('the page has a row for each feature', () => {
  const page = withFeatures(readFileSync('docs/examples-by-feature.md', 'utf8'));
  for (const { name } of FEATURES) expect(page).toMatch(new RegExp(`^\\| ${name} +\\|.*\\]\\(.*\\|$`, 'm'));
});
