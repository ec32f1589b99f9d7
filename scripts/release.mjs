/**
 * Makes a release: looks whether all is there, tests, builds, packs, looks at what is packed, and publishes it with provenance.
 *
 *     npm run release -- --dry-run    up to the door; the tarballs are then in release/
 *     npm run release -- --packed     publishes the tarballs that a dry run left in release/
 *     npm run release                 both in one
 *
 * What is missing is told in one list. `--tested` leaves out `npm test` where that very commit was tested; TRY_REPOSITORY and TRY_SITE
 * stand for the addresses in a dry run. What the registry has already is left out, so that a release that broke off can be finished.
 */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { hasVersion } from './changelog.mjs';
import { addresses } from './links.mjs';
import { dependencies, inOrder, missing, strangers, traces, unlicensed } from './release-checks.mjs';
import { attempt, run } from './run.mjs';
import { pack, packages } from './workspace.mjs';

const FOLDER = resolve('release');
const KNOWN = ['--dry-run', '--packed', '--tested'];
const flags = process.argv.slice(2);
const door = flags.includes('--dry-run');
const { version } = packages[0].manifest;

/** Ends with what is wrong, all of it. */
function refuse(what, sentences) {
  if (sentences.length === 0) return;
  console.error(`${what}:\n${sentences.map((sentence) => `  ${sentence}`).join('\n')}`);
  process.exit(1);
}

/** The packages that the registry has at this version; nothing if it does not answer. */
function published() {
  const found = [];
  for (const { manifest } of packages) {
    const { stdout } = attempt('npm', ['view', `${manifest.name}@${version}`, 'version', '--json']);
    const answer = stdout.trim() === '' ? null : JSON.parse(stdout);
    if (answer === version) found.push(manifest.name);
    else if (answer !== null && answer.error?.code !== 'E404') return undefined;
  }
  return found;
}

/** Tests, builds and packs; what is packed is looked at. */
function prepare() {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;
  const found = dependencies(
    lock,
    packages.map(({ root }) => root),
  );
  for (const script of flags.includes('--tested') ? ['build', 'packages', 'size'] : ['test'])
    run('npm', ['run', script], { inherit: true });

  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER);
  const wrong = packages.flatMap((each) => {
    const tarball = pack(each, FOLDER);
    const paths = run('tar', ['-tzf', tarball]).trim().split(/\r?\n/);
    const files = paths.filter((path) => !path.endsWith('/'));
    console.log(`${each.manifest.name} ${version}: ${files.length} files`);
    const text = run('tar', ['-xzOf', tarball]);
    return [
      ...strangers(files).map((path) => `has ${path}, which does not belong there`),
      ...traces(text, [process.cwd()]),
    ].map((sentence) => `${each.manifest.name} ${sentence}`);
  });
  refuse('what is packed is not to be published', [...wrong, ...unlicensed(found)]);
  console.log(`they depend on ${found.size} packages, all of permissive licenses, and bundle none`);
}

/** Publishes what is packed, each package after those that it depends on; at the door npm only says what it would do. */
function publish() {
  const home = mkdtempSync(join(tmpdir(), 'ludi-romani-'));
  process.on('exit', () => rmSync(home, { recursive: true, force: true }));
  const registry = run('npm', ['config', 'get', 'registry']).trim();
  // npm is told where the key is, and reads it there itself
  writeFileSync(
    join(home, 'npmrc'),
    `registry=${registry}\n${registry.replace(/^https?:/, '')}:_authToken=\${NPM_TOKEN}\n`,
  );
  const how = door ? ['--dry-run'] : ['--provenance', '--userconfig', join(home, 'npmrc')];

  const tarballs = existsSync(FOLDER) ? readdirSync(FOLDER, { recursive: true }) : [];
  for (const { directory, manifest } of inOrder(packages)) {
    const name = `ludi-romani-${directory}-${version}.tgz`;
    const tarball = tarballs.find((file) => basename(file) === name);
    if (tarball === undefined) refuse(`${manifest.name} cannot be published`, [`release/ has no ${name}`]);
    if (there.includes(manifest.name)) console.log(`${manifest.name} ${version} is published already`);
    else
      run('npm', ['publish', join(FOLDER, tarball), '--access', 'public', '--loglevel', 'error', ...how], {
        inherit: true,
      });
  }
}

refuse(
  'there are no such flags',
  flags.filter((flag) => !KNOWN.includes(flag)),
);
const there = published();
refuse(
  `${version} cannot be released yet`,
  missing({
    addresses,
    version,
    changelog: hasVersion(readFileSync('CHANGELOG.md', 'utf8'), version),
    pending: readdirSync('.changeset').filter((file) => file.endsWith('.md') && file !== 'README.md'),
    changed: run('git', ['status', '--porcelain'])
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => line.slice(3)),
    packages: packages.length,
    published: there,
    door,
    env: process.env,
  }),
);
if (!flags.includes('--packed')) prepare();
publish();
console.log(door ? `${version} is ready, and at the door: nothing was published` : `${version} is published`);
