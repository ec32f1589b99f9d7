/**
 * Proves the packages as a stranger gets them: packed, and installed into an empty folder, first without the optional peers. The tests
 * of test/package look at the result, and then the code of the documents is run there. `npm run tarballs readme` runs the latter alone.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './run.mjs';
import { pack, packages, peers, pinned } from './workspace.mjs';

const STEPS = { bare: 'test/package/bare.test.mjs', whole: 'test/package/whole.test.mjs' };
/** What the apps of the guides are made with. */
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
const onlyReadme = process.argv.includes('readme');

const temporary = mkdtempSync(join(tmpdir(), 'ludi-romani-'));
process.on('exit', () => rmSync(temporary, { recursive: true, force: true }));
const tarballs = packages.map((each) => pack(each, temporary));

const stranger = mkdtempSync(join(temporary, 'stranger-'));
const install = (...what) =>
  run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', ...what], { cwd: stranger });
const test = (file) =>
  run('node', ['--test', '--test-reporter=spec', file], { env: { STRANGER: stranger }, inherit: true });

run('npm', ['init', '--yes'], { cwd: stranger });
install(...tarballs);
if (!onlyReadme) test(STEPS.bare);

install(...pinned(peers));
if (!onlyReadme) test(STEPS.whole);
install(...pinned(GUIDES));

run('node', ['scripts/readme.mjs'], { env: { STRANGER: stranger }, inherit: true });
