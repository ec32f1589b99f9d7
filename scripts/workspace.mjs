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

/** The engines: the packages that have a fast entry. */
export const engines = packages.filter(({ entries }) => entries.some(({ subpath }) => subpath === './fast'));

/** What the packages can be used with, and do not bring along: among it engines, which boards and bots are for. */
export const peers = [...new Set(packages.flatMap(({ manifest }) => Object.keys(manifest.peerDependencies ?? {})))];

const versions = JSON.parse(readFileSync('package.json', 'utf8')).devDependencies;

/** Those of these packages that this repository is tested with, at the version that it pins. */
export const pinned = (names) => names.filter((name) => name in versions).map((name) => `${name}@${versions[name]}`);

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
  // packages that belong together are of one version; only here, where they stand side by side, any will do
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
