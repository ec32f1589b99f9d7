import { readdirSync, readFileSync } from 'node:fs';
import { engine as aquileia } from '@ludi-romani/aquileia';
import { engine as cityOfRome } from '@ludi-romani/city-of-rome';
import { engine as forumTrajanum } from '@ludi-romani/forum-trajanum';
import { engine as novaRoma } from '@ludi-romani/nova-roma';
import { expect, test } from 'vitest';

/** The changelog, and what is to be its next section. */
const told = ['CHANGELOG.md', ...readdirSync('.changeset').map((file) => `.changeset/${file}`)]
  .filter((file) => file.endsWith('.md') && !file.endsWith('README.md'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

test.each([
  ['Aquileia', aquileia],
  ['City of Rome', cityOfRome],
  ['Forum Trajanum', forumTrajanum],
  ['Nova Roma', novaRoma],
])('the changelog tells of every version of the rules of %s', (title, { game, rulesVersion }) => {
  const mention = new RegExp(`(?:${title}|\`@ludi-romani/${game}\`), rules version (\\d+)`, 'g');
  const versions = new Set([...told.matchAll(mention)].map(([, version]) => Number(version)));
  const every = Array.from({ length: Number(rulesVersion) }, (_, i) => i + 1);
  expect([...versions].sort((a, b) => a - b)).toEqual(every);
});
