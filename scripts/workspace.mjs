/** The packages of this repository, as their own package.json files describe them. */
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { homepage, repository, withAbsoluteLinks } from './links.mjs';
import { run } from './run.mjs';

/**
 * Every package that has source, in the order of their names. `entries` are the subpaths that code is imported from: no patterns and
 * no data files. `file` is what an import of one gets.
 */
export const packages = readdirSync('packages')
  .filter((directory) => existsSync(`packages/${directory}/src`))
  .sort()
  .map((directory) => {
    const root = `packages/${directory}`;
    const manifest = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'));
    const entries = Object.entries(manifest.exports ?? {})
      .filter(([, target]) => typeof target !== 'string')
      .map(([subpath, target]) => ({ subpath, name: manifest.name + subpath.slice(1), file: target.import.default }));
    return { directory, root, manifest, entries };
  });

/**
 * Packs a package as npm publishes it, into a new folder inside `folder`, and returns the path of the tarball. Its README leads from anywhere
 * where the root's package.json says to; so does its manifest.
 */
export function pack({ root, directory, manifest }, folder) {
  const destination = mkdtempSync(join(folder, `${directory}-`));
  const stage = join(destination, 'stage');
  for (const name of ['LICENSE', 'README.md', ...manifest.files])
    cpSync(join(root, name), join(stage, name), { recursive: true });
  writeFileSync(join(stage, 'README.md'), withAbsoluteLinks(readFileSync(join(root, 'README.md'), 'utf8'), root));
  const whole = { ...manifest, homepage, repository: repository && { ...repository, directory: root } };
  writeFileSync(join(stage, 'package.json'), `${JSON.stringify(whole, null, 2)}\n`);
  run('npm', ['pack', '--pack-destination', destination], { cwd: stage });
  rmSync(stage, { recursive: true });
  const [file] = readdirSync(destination);
  return join(destination, file);
}
