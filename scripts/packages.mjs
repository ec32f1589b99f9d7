/**
 * Proves that the built packages are well made: publint finds nothing to remark, and the types of every entry resolve, for ESM and for
 * CJS, to what is loaded (attw), `moduleResolution: node10` included. Works on what npm would publish, without a network.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './run.mjs';
import { pack, packages } from './workspace.mjs';

const folder = mkdtempSync(join(tmpdir(), 'ludi-romani-'));
for (const each of packages) {
  const { manifest, entries } = each;
  const tarball = pack(each, folder);
  run('npx', ['--no-install', 'publint', tarball, '--strict']);
  if (entries.length > 0) {
    const subpaths = entries.map(({ subpath }) => subpath);
    const options = ['--profile', 'strict', '--no-definitely-typed', '--entrypoints', ...subpaths];
    run('npx', ['--no-install', 'attw', tarball, ...options]);
  }
  console.log(`${manifest.name}: publint is content, and attw with ${entries.length} entries`);
}
rmSync(folder, { recursive: true, force: true });
