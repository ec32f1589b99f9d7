/**
 * Tests the packages as a user gets them: packs them, and installs them into an empty folder, at first without the optional peers. Then runs
 * the tests of test/package and the code of the documents in that folder. `npm run tarballs readme` runs only the code of the documents.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './run.mjs';
import { pack, packages, peers, pinned } from './workspace.mjs';

const STEPS = {
  bare: 'test/package/bare.test.mjs',
  whole: 'test/package/whole.test.mjs',
  game: 'test/package/game.test.mjs',
};
/** The libraries that the apps of the guides use. */
const GUIDES = [
  '@reduxjs/toolkit',
  '@types/react',
  '@types/react-dom',
  'immer',
  'react',
  'react-dom',
  'svelte',
  'vue',
  'zustand',
];
/** The oldest versions of zod 3 and 4 that the packages support. */
const OLDEST_ZOD = ['3.25.76', '4.0.0'];
const onlyReadme = process.argv.includes('readme');

const temporary = mkdtempSync(join(tmpdir(), 'ludi-romani-'));
process.on('exit', () => rmSync(temporary, { recursive: true, force: true }));
const tarballs = packages.map((each) => pack(each, temporary));

const userFolder = mkdtempSync(join(temporary, 'user-'));
const install = (...what) =>
  run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', ...what], { cwd: userFolder });
const test = (file, ...flags) =>
  run('node', ['--test', '--test-reporter=spec', ...flags, file], {
    env: { USER_FOLDER: userFolder, TARBALLS: tarballs.join('\n') },
    inherit: true,
  });

run('npm', ['init', '--yes'], { cwd: userFolder });
install(...tarballs);
if (!onlyReadme) {
  test(STEPS.bare);
  test(STEPS.game);
}

install(...pinned(peers));
if (!onlyReadme) {
  test(STEPS.whole);
  for (const version of OLDEST_ZOD) {
    install(`zod@${version}`);
    test(STEPS.whole, '--test-name-pattern=schemas|bundler');
  }
}
install(...pinned([...peers, ...GUIDES]));

run('node', ['scripts/readme.mjs'], { env: { USER_FOLDER: userFolder }, inherit: true });
