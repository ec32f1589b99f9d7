/**
 * Packs the built packages into release/, as npm publishes them, and checks them without a network. publint must report nothing. The types
 * of every entry must match the code that ESM and CJS load, also with `moduleResolution: node10` (attw). No bundle may contain a path of this
 * machine, or code of other packages, above which the bundler writes a comment.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { run } from './run.mjs';
import { pack, packages } from './workspace.mjs';

const RELEASE = resolve('release');
/** The comment that the bundler writes above code of another package. */
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
  console.log(`${manifest.name}: passed publint, and attw with ${entries.length} entries`);
}
