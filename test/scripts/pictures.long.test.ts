import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { HERO, PICTURE } from '../../scripts/pictures.mjs';

test('PICTURE matches the comment for a picture, with its part and description', () => {
  expect(PICTURE.exec('<!-- picture colonia-0: A colonia. -->')?.slice(1)).toEqual(['colonia-0', 'A colonia.']);
  expect(PICTURE.exec('<!-- something else -->')).toBeNull();
});

test('the picture of the README is below 130 kB, and has no script and no external address', () => {
  const svg = readFileSync(HERO, 'utf8');
  expect(svg.length).toBeLessThan(130_000);
  expect(svg).not.toMatch(/<script|href=|url\(http/);
});
