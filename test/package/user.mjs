/** The folder of a user who installed the packed packages. `npm run tarballs` makes it, and sets USER_FOLDER. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { packages } from '../../scripts/workspace.mjs';

const folder = process.env.USER_FOLDER;
if (folder === undefined) throw new Error('USER_FOLDER must name a folder: use `npm run tarballs`');

export const userFolder = folder;

/** The packages, each with its installed folder `home` and its installed manifest. */
export const installed = packages.map((each) => {
  const home = join(folder, 'node_modules', each.manifest.name);
  return { ...each, home, manifest: JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) };
});

/** Every entry of every package, with its package `owner`. */
export const entries = installed.flatMap((each) => each.entries.map((entry) => ({ ...entry, owner: each })));

/** The `require` of a CommonJS file in the user's folder. */
export const requireThere = createRequire(join(folder, 'index.cjs'));

const importer = join(folder, 'import.mjs');
writeFileSync(importer, 'export const importThere = (name) => import(name);\n');

/** The `import` of an ES module in the user's folder. */
export const { importThere } = await import(pathToFileURL(importer).href);

/** Runs a program in the user's folder. Returns its status, and both output streams as one text. */
export function execute(command, args, options = {}) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd: folder, encoding: 'utf8', ...options });
  return { status, text: `${stdout ?? ''}${stderr ?? ''}${error ?? ''}` };
}
