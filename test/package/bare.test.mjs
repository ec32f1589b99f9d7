/** The packages as `npm install` alone leaves them: the optional peers are not there. */
import assert from 'node:assert/strict';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { createContext, runInContext } from 'node:vm';
import { called } from '../../scripts/run.mjs';
import { entries, execute, importThere, installed, requireThere, stranger } from './stranger.mjs';

describe('what is in a package', () => {
  for (const { manifest, home } of installed) {
    const files = readdirSync(home, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name));

    test(`${manifest.name} has its licence, its readme and what was built`, () => {
      const top = new Set(files.map((file) => file.slice(home.length + 1).split(/[\\/]/)[0]));
      // a program is found before it is built, and so is no part of what was
      const program = manifest.bin === undefined ? [] : ['bin'];
      assert.deepEqual([...top].sort(), ['CHANGELOG.md', 'LICENSE', 'README.md', ...program, 'dist', 'package.json']);
    });

    test(`${manifest.name} knows nothing of where it was built`, () => {
      const telling = files.filter((file) => readFileSync(file, 'utf8').includes(process.cwd()));
      assert.deepEqual(telling, []);
    });
  }
});

describe('without the peers', () => {
  for (const { manifest } of installed) {
    test(`${manifest.name}: none of them came along`, () => {
      // of our own packages all are there, with what they depend on: the command line reads positions with zod
      const there = installed.flatMap(({ manifest: { name, dependencies } }) => [
        name,
        ...Object.keys(dependencies ?? {}),
      ]);
      for (const peer of Object.keys(manifest.peerDependencies ?? {}).filter((name) => !there.includes(name))) {
        assert.equal(existsSync(join(stranger, 'node_modules', peer)), false, peer);
      }
    });
  }

  for (const { name, subpath } of entries.filter(({ subpath }) => subpath === '.' || subpath === './fast')) {
    test(`${name} loads as ESM and as CJS (${subpath})`, async () => {
      assert.ok(Object.keys(await importThere(name)).length > 0);
      assert.ok(Object.keys(requireThere(name)).length > 0);
    });
  }
});

describe('alone in a folder', () => {
  for (const { name, owner } of entries.filter(({ subpath }) => subpath === './fast')) {
    const folder = join(stranger, 'alone', owner.directory);
    mkdirSync(folder, { recursive: true });
    for (const [from, to] of [
      ['fast.js', 'fast.mjs'],
      ['fast.cjs', 'fast.cjs'],
    ]) {
      test(`${name} needs nothing but ECMAScript, no TextEncoder either`, { skip: from !== 'fast.cjs' }, () => {
        // a realm of its own has the language and nothing of Node
        const module = { exports: {} };
        const realm = createContext({ module, exports: module.exports });
        const code = readFileSync(join(owner.home, 'dist', from), 'utf8');
        runInContext(`(function () {${code}\n})(); if (typeof TextEncoder !== 'undefined') throw 1;`, realm);
        const play = `let state = module.exports.initialState({ players: 2, seed: 'Aurēlia' });
          for (let ply = 0; ply < 20; ply++) module.exports.applyInPlace(state, module.exports.legalActions(state)[0]);
          JSON.stringify(state)`;
        const { initialState, applyInPlace, legalActions } = requireThere(name);
        const state = initialState({ players: 2, seed: 'Aurēlia' });
        for (let ply = 0; ply < 20; ply++) applyInPlace(state, legalActions(state)[0]);
        assert.equal(runInContext(play, realm), JSON.stringify(state));
      });

      test(`${name} imports nothing: ${from}`, async () => {
        // outside of any node_modules
        const file = join(stranger, '..', `${owner.directory}-${to}`);
        copyFileSync(join(owner.home, 'dist', from), file);
        assert.equal(typeof (await import(pathToFileURL(file).href)).initialState, 'function');
      });
    }
  }
});

describe('commands', () => {
  for (const { manifest } of installed) {
    for (const command of Object.keys(manifest.bin ?? {})) {
      test(`${command} --help answers`, () => {
        const { status, text } = execute(...called('npx', ['--no-install', command, '--help']));
        assert.equal(status, 0, text);
        assert.notEqual(text, '');
      });
    }
  }
});
