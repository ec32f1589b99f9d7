/** The folder of a stranger who installed the packed packages; `npm run tarballs` makes it and hands it over. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { packages } from '../../scripts/workspace.mjs';

const folder = process.env.STRANGER;
if (folder === undefined) throw new Error('STRANGER names no folder: use `npm run tarballs`');

export const stranger = folder;

/** The packages with what was installed of them. */
export const installed = packages.map((each) => {
  const home = join(folder, 'node_modules', each.manifest.name);
  return { ...each, home, manifest: JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) };
});

/** Every entry of every package, with the package it belongs to. */
export const entries = installed.flatMap((each) => each.entries.map((entry) => ({ ...entry, owner: each })));

/** `require`, as a CommonJS file in the stranger's folder has it. */
export const requireThere = createRequire(join(folder, 'index.cjs'));

const importer = join(folder, 'import.mjs');
writeFileSync(importer, 'export const importThere = (name) => import(name);\n');

/** `import`, as a module in the stranger's folder does it. */
export const { importThere } = await import(pathToFileURL(importer).href);

/** Runs a program and returns what it prints, both streams, and how it ended. */
export function execute(command, args, options = {}) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd: folder, encoding: 'utf8', ...options });
  return { status, text: `${stdout ?? ''}${stderr ?? ''}${error ?? ''}` };
}
