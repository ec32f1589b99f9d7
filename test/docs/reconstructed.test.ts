/** Compares the page of reconstructed tables with the provenance of the components. */
import { readFileSync } from 'node:fs';
import type { Provenance } from '@ludi-romani/core';
import { expect, test } from 'vitest';
import { games } from '../contract/games';

/** The sections of the page, by heading. */
const sections = new Map(
  readFileSync('docs/guides/reconstructed-tables.md', 'utf8')
    .split(/^## /m)
    .map((section) => [section.slice(0, section.indexOf('\n')).toLowerCase().replaceAll(' ', '-'), section]),
);

test.each(games)('%s: the page lists exactly the reconstructed tables', (name, { standardComponents }) => {
  const { provenance } = standardComponents as { provenance: Record<string, { provenance: Provenance }> };
  const reconstructed = Object.keys(provenance).filter((table) =>
    ['reconstructed', 'calibrated'].includes(provenance[table]?.provenance ?? ''),
  );
  const listed = [...(sections.get(name) ?? '').matchAll(/^\| `(\w+)` \|/gm)].map(([, table]) => table);
  expect(listed.length).toBeGreaterThan(0);
  expect(listed).toEqual(reconstructed);
});
