/**
 * Publishes every package, packed as the tests packed it: `npm run release`, with `--dry-run` up to the door. Refuses as long as nobody has
 * said where the repository and the site are to be found, since what is published leads there for good.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addresses } from './links.mjs';
import { run } from './run.mjs';
import { pack, packages } from './workspace.mjs';

const missing = [
  ...(addresses.repository === undefined ? ['"repository": { "type": "git", "url": ... }'] : []),
  ...(addresses.site === undefined ? ['"homepage": where the site is'] : []),
];
if (missing.length > 0) {
  console.error(`the root's package.json must say first:\n${missing.map((one) => `  ${one}`).join('\n')}`);
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), 'ludi-romani-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const dryRun = process.argv.includes('--dry-run') ? ['--dry-run'] : [];
for (const one of packages) {
  run('npm', ['publish', pack(one, folder), '--access', 'public', '--provenance', ...dryRun], { inherit: true });
}
