/**
 * Packs the built packages into release/, as npm publishes them, and proves that they are well made, without a network. publint finds nothing
 * to remark. The types of every entry resolve, for ESM and for CJS, to what is loaded (attw), `moduleResolution: node10` included. No
 * bundle has code of other packages in it, by the bundler's comments, or a path of this machine.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { run } from './run.mjs';
import { pack, packages } from './workspace.mjs';

const RELEASE = resolve('release');
/** What the bundler writes above code of another package. */
const FOREIGN = /^\s*\/\/ (?:\.\.\/)*node_modules\/.*/m;

rmSync(RELEASE, { recursive: true, force: true });
mkdirSync(RELEASE);
for (const each of packages) {
  const { manifest, entries } = each;
  const tarball = pack(each, RELEASE);
  run('npx', ['--no-install', 'publint', tarball, '--strict']);
  if (entries.length > 0) {
    const subpaths = entries.map(({ subpath }) => subpath);
    const options = ['--profile', 'strict', '--no-definitely-typed', '--entrypoints', ...subpaths];
    run('npx', ['--no-install', 'attw', tarball, ...options]);
  }
  const text = run('tar', ['-xzOf', tarball]);
  const foreign = FOREIGN.exec(text) ?? (text.includes(process.cwd()) ? [process.cwd()] : null);
  if (foreign !== null) throw new Error(`${manifest.name} must not contain: ${foreign[0]}`);
  console.log(`${manifest.name}: publint is content, and attw with ${entries.length} entries`);
}
