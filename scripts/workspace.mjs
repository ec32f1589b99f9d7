/** The packages of this repository, read from their package.json files. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { homepage, repository, withAbsoluteLinks } from './links.mjs';
import { run } from './run.mjs';

/**
 * Every package that has source, sorted by name. Its `entries` are the exports of its package.json that are code. They leave out data files,
 * exports with a `*`, and exports of types alone. The `file` of an entry is its ES module, `legacy` what `exports` says in the fields that older tools read.
 */
export const packages = readdirSync('packages')
  .filter((directory) => existsSync(`packages/${directory}/src`))
  .sort()
  .map((directory) => {
    const root = `packages/${directory}`;
    const manifest = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'));
    const entries = Object.entries(manifest.exports ?? {})
      .filter(([, target]) => target.import?.default !== undefined)
      .map(([subpath, { import: module, require }]) => ({
        subpath,
        name: manifest.name + subpath.slice(1),
        file: module.default,
        legacy: { main: require.default, module: module.default, types: module.types },
      }));
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
 * Writes a folder with a package.json for each subpath of a package, and returns the names of the top folders. Tools that do not read
 * `exports`, such as TypeScript with `moduleResolution: node10`, Browserify and eslint-plugin-import, look for such a folder.
 */
function writeSubpaths(entries, stage) {
  const subpaths = entries.filter(({ subpath }) => subpath !== '.');
  for (const { subpath, legacy } of subpaths) {
    mkdirSync(join(stage, subpath), { recursive: true });
    const fields = Object.entries(legacy).map(([field, file]) => [field, posix.relative(subpath, file)]);
    writeFileSync(join(stage, subpath, 'package.json'), `${JSON.stringify(Object.fromEntries(fields), null, 2)}\n`);
  }
  return [...new Set(subpaths.map(({ subpath }) => subpath.split('/')[1]))];
}

/**
 * Packs a package as npm publishes it, into a new folder inside `folder`. Returns the path of the tarball. Makes the links of its README
 * absolute, adds a folder for each subpath, and sets `homepage` and `repository` in its manifest from the package.json of the root.
 */
export function pack({ root, directory, manifest, entries }, folder) {
  const destination = mkdtempSync(join(folder, `${directory}-`));
  const stage = join(destination, 'stage');
  for (const name of ['LICENSE', 'README.md', ...manifest.files])
    cpSync(join(root, name), join(stage, name), { recursive: true });
  writeFileSync(join(stage, 'README.md'), withAbsoluteLinks(readFileSync(join(root, 'README.md'), 'utf8'), root));
  // peers among the packages must have the same version; the `*` in the repository is only for the workspace
  const peers = manifest.peerDependencies && Object.entries(manifest.peerDependencies);
  const whole = {
    ...manifest,
    files: [...manifest.files, ...writeSubpaths(entries, stage)],
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
