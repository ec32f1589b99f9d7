/** The packages of this repository, read from their package.json files. */
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { homepage, repository, withAbsoluteLinks } from './links.mjs';
import { run } from './run.mjs';

/**
 * Every package that has source, sorted by name. Its `entries` are the exports of its package.json that are code. They leave out data files,
 * and exports with a `*`. The `file` of an entry is its ES module.
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

/** The engines: the packages that have a fast entry. */
export const engines = packages.filter(({ entries }) => entries.some(({ subpath }) => subpath === './fast'));

/** The names of all peer dependencies of the packages. They include the engines, which are peers of boards and bots. */
export const peers = [...new Set(packages.flatMap(({ manifest }) => Object.keys(manifest.peerDependencies ?? {})))];

const versions = JSON.parse(readFileSync('package.json', 'utf8')).devDependencies;

/** Returns `name@version` for those of `names` that are devDependencies of the root, with the pinned version. */
export const pinned = (names) => names.filter((name) => name in versions).map((name) => `${name}@${versions[name]}`);

/**
 * Packs a package as npm publishes it, into a new folder inside `folder`. Returns the path of the tarball. Makes the links of its README
 * absolute, and sets `homepage` and `repository` in its manifest from the package.json of the root.
 */
export function pack({ root, directory, manifest }, folder) {
  const destination = mkdtempSync(join(folder, `${directory}-`));
  const stage = join(destination, 'stage');
  for (const name of ['LICENSE', 'README.md', ...manifest.files])
    cpSync(join(root, name), join(stage, name), { recursive: true });
  writeFileSync(join(stage, 'README.md'), withAbsoluteLinks(readFileSync(join(root, 'README.md'), 'utf8'), root));
  // peers among the packages must have the same version; the `*` in the repository is only for the workspace
  const peers = manifest.peerDependencies && Object.entries(manifest.peerDependencies);
  const whole = {
    ...manifest,
    homepage,
    repository: repository && { ...repository, directory: root },
    peerDependencies:
      peers && Object.fromEntries(peers.map(([name, range]) => [name, range === '*' ? manifest.version : range])),
  };
  writeFileSync(join(stage, 'package.json'), `${JSON.stringify(whole, null, 2)}\n`);
  run('npm', ['pack', '--pack-destination', destination], { cwd: stage });
  rmSync(stage, { recursive: true });
  const [file] = readdirSync(destination);
  return join(destination, file);
}
