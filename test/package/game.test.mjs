/** Tests the game that `ludi new` of the packed packages writes: its own tests, and the commands with its module. */
import assert from 'node:assert/strict';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { before, describe, test } from 'node:test';
import { called } from '../../scripts/run.mjs';
import { pinned } from '../../scripts/workspace.mjs';
import { execute, userFolder } from './user.mjs';

// outside the user's folder, whose packages the game would find
const folder = join(mkdtempSync(join(userFolder, '../new-')), 'my-game');
const ENGINE = ['--engine', './dist/game.js'];

// a test runner inside a test of Node would run nothing
const env = { ...process.env, NODE_TEST_CONTEXT: undefined };

/** Runs a program in the folder of the game. Returns its output. Fails if its status is not `wanted`. */
function run(command, args, wanted = 0) {
  const { status, text } = execute(...called(command, args), { cwd: folder, env });
  assert.equal(status, wanted, text);
  return text;
}
const ludi = (...args) => run('npx', ['--no-install', 'ludi', ...args]);

describe('a new game', () => {
  before(() => {
    const { status, text } = execute(...called('npx', ['--no-install', 'ludi', 'new', folder]));
    assert.equal(status, 0, text);
    const tarballs = process.env.TARBALLS.split('\n');
    run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', ...tarballs, ...pinned(['typescript'])]);
  });

  test('compiles strictly, and passes its tests', () => {
    const text = run('npm', ['test']);
    assert.match(text, /pass [1-9]\d/);
    assert.match(text, /fail 0/);
  });

  test('has the same types for CommonJS and for bundlers', () => {
    for (const [file, module, moduleResolution] of [
      ['user.cts', 'node16', 'node16'],
      ['user.ts', 'esnext', 'bundler'],
    ]) {
      writeFileSync(
        join(folder, file),
        `import type { GameModule } from '@ludi-romani/cli/game-module';
        export const title = (game: GameModule): string | undefined => game.title;
        // @ts-expect-error: fails if the type is any
        export type Missing = GameModule['nothing'];`,
      );
      run(
        'node',
        [resolve('node_modules/typescript/bin/tsc'), '--noEmit', '--strict', '--ignoreConfig'].concat([
          '--module',
          module,
          '--moduleResolution',
          moduleResolution,
          '--target',
          'es2022',
          file,
        ]),
      );
    }
  });

  test('is listed, played, shown, verified and analysed', () => {
    assert.match(ludi('list', ...ENGINE), /^my-game - My game\n/);
    assert.match(ludi('play', ...ENGINE, '--seed', 's', '--out', 'game.json'), /\nThe replay is in game\.json\.\n/);
    assert.match(
      ludi('show', 'game.json', ...ENGINE, '--ply', '3', '--as', '1'),
      /^My game, 2 players, after action 3 of/,
    );
    assert.match(ludi('verify', 'game.json', ...ENGINE), /^ok {3}game\.json {2}my-game {2}\d+ plies/);
    assert.match(
      ludi('analyse', 'game.json', ...ENGINE, '--bots', 'ismcts:20', '--workers', '2'),
      /^My game, 2 players/,
    );
  });

  test('is played in threads, the same as in one', () => {
    const table = (workers) =>
      ludi('arena', ...ENGINE, '--bots', 'greedy,random', '--games', '6', '--seed', 's', '--workers', workers);
    assert.equal(table('2'), table('1'));
  });

  test('--engine takes TypeScript if this Node does', () => {
    const args = ['--no-install', 'ludi', 'list', '--engine', './src/game.ts'];
    const strips = process.features.typescript === 'strip';
    const text = run('npx', args, strips ? 0 : 2);
    assert.match(text, strips ? /^my-game - My game\n/ : /: this version of Node runs only JavaScript/);
  });

  test('--engine takes a package', () => {
    assert.match(ludi('list', '--engine', '@ludi-romani/aquileia'), /^aquileia - Aquileia\n/);
  });
});
