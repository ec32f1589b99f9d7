/** The packages of this repository, as their own package.json files describe them. */
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** Packs a package as npm publishes it, into a new folder inside `folder`, and returns the path of the tarball. */
export function pack({ root, directory }, folder) {
  const destination = mkdtempSync(join(folder, `${directory}-`));
  run('npm', ['pack', '--pack-destination', destination], { cwd: root });
  const [file] = readdirSync(destination);
  return join(destination, file);
}
