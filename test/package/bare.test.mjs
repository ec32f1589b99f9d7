/** Tests the installed packages without their optional peers. */
import assert from 'node:assert/strict';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { createContext, runInContext } from 'node:vm';
import { called } from '../../scripts/run.mjs';
import { entries, execute, importThere, installed, requireThere, userFolder } from './user.mjs';

describe('the contents of a package', () => {
  for (const { manifest, home, entries } of installed) {
    const files = readdirSync(home, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name));

    test(`${manifest.name} contains the licence, the readme, the build and a folder for each subpath`, () => {
      const top = new Set(files.map((file) => file.slice(home.length + 1).split(/[\\/]/)[0]));
      // the files in bin are not built, so that npm can link them before the build
      const program = manifest.bin === undefined ? [] : ['bin', 'templates'];
      const subpaths = new Set(entries.flatMap(({ subpath }) => subpath.split('/').slice(1, 2)));
      const expected = ['CHANGELOG.md', 'LICENSE', 'README.md', ...program, 'dist', 'package.json', ...subpaths];
      assert.deepEqual([...top].sort(), expected.sort());
    });

    test(`${manifest.name} does not contain the path of the build`, () => {
      const withPath = files.filter((file) => readFileSync(file, 'utf8').includes(process.cwd()));
      assert.deepEqual(withPath, []);
    });
  }
});

describe('without the peers', () => {
  for (const { manifest } of installed) {
    test(`${manifest.name}: none of its peers is installed`, () => {
      // leaves out our own packages and their dependencies, which are always installed; one of them is zod, because the command line needs it
      const there = installed.flatMap(({ manifest: { name, dependencies } }) => [
        name,
        ...Object.keys(dependencies ?? {}),
      ]);
      for (const peer of Object.keys(manifest.peerDependencies ?? {}).filter((name) => !there.includes(name))) {
        assert.equal(existsSync(join(userFolder, 'node_modules', peer)), false, peer);
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

describe('an observation', () => {
  for (const { name, owner } of entries.filter(({ subpath }) => subpath === './observation')) {
    test(`${name} imports core alone`, () => {
      const seen = new Set();
      const visit = (path) => {
        if (seen.has(path)) return;
        seen.add(path);
        for (const [, source] of readFileSync(path, 'utf8').matchAll(/^(?:import|export) .*?from '(.+?)'/gm)) {
          if (source.startsWith('.')) visit(join(path, '..', source));
          else assert.match(source, /^@ludi-romani\/core(\/observation)?$/);
        }
      };
      visit(join(owner.home, 'dist', 'observation.js'));
      assert.ok(seen.size > 0);
    });
  }
});

describe('alone in a folder', () => {
  for (const { name, owner } of entries.filter(({ subpath }) => subpath === './fast')) {
    const folder = join(userFolder, 'alone', owner.directory);
    mkdirSync(folder, { recursive: true });
    for (const [from, to] of [
      ['fast.js', 'fast.mjs'],
      ['fast.cjs', 'fast.cjs'],
    ]) {
      test(`${name} needs nothing but ECMAScript, no TextEncoder either`, { skip: from !== 'fast.cjs' }, () => {
        // a new realm has ECMAScript, but no globals of Node
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
        // copies the entry to a folder without node_modules
        const file = join(userFolder, '..', `${owner.directory}-${to}`);
        copyFileSync(join(owner.home, 'dist', from), file);
        assert.equal(typeof (await import(pathToFileURL(file).href)).initialState, 'function');
      });
    }
  }
});

describe('commands', () => {
  for (const { manifest } of installed) {
    for (const command of Object.keys(manifest.bin ?? {})) {
      test(`${command} --help prints help`, () => {
        const { status, text } = execute(...called('npx', ['--no-install', command, '--help']));
        assert.equal(status, 0, text);
        assert.notEqual(text, '');
      });
    }
  }
});
