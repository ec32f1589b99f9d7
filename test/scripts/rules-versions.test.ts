import { readdirSync, readFileSync } from 'node:fs';
import { engine as aquileia } from '@ludi-romani/aquileia';
import { engine as cityOfRome } from '@ludi-romani/city-of-rome';
import { engine as forumTrajanum } from '@ludi-romani/forum-trajanum';
import { engine as novaRoma } from '@ludi-romani/nova-roma';
import { expect, test } from 'vitest';

/** Returns the changelog of a package and the changesets for its next section. */
function changelogOf(name: string): string {
  const waiting = readdirSync('.changeset').filter((file) => file.endsWith('.md') && file !== 'README.md');
  return [
    readFileSync(`packages/${name}/CHANGELOG.md`, 'utf8'),
    ...waiting
      .map((file) => readFileSync(`.changeset/${file}`, 'utf8'))
      .filter((text) => text.split(/^---$/m)[1]?.includes(`@ludi-romani/${name}'`)),
  ].join('\n');
}

test.each([aquileia, cityOfRome, forumTrajanum, novaRoma])(
  'the changelog of $game mentions every version of its rules',
  ({ game, rulesVersion }) => {
    const mentioned = [...changelogOf(game).matchAll(/rules version (\d+)/gi)].map(([, version]) => Number(version));
    const every = Array.from({ length: Number(rulesVersion) }, (_, i) => i + 1);
    expect([...new Set(mentioned)].sort((a, b) => a - b)).toEqual(every);
  },
);
