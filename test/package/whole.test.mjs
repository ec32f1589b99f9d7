/** Tests the installed packages with their peers: every entry as ESM and CJS, and the types. */
import assert from 'node:assert/strict';
import { readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, test } from 'node:test';
import { engines } from '../../scripts/workspace.mjs';
import { consumerText, strictly } from './consumer.mjs';
import { entries, execute, importThere, installed, requireThere, userFolder } from './user.mjs';

/** Returns the names and types of the named exports, without those that CommonJS adds. */
const exportsOf = (loaded) =>
  Object.entries(loaded)
    .filter(([name]) => name !== 'default' && name !== '__esModule' && name !== 'module.exports')
    .map(([name, value]) => `${name}: ${typeof value}`)
    .sort();

describe('every entry', () => {
  for (const { name } of entries) {
    test(`${name} has the same exports as ESM and as CJS`, async () => {
      const asModule = exportsOf(await importThere(name));
      assert.notDeepEqual(asModule, []);
      assert.deepEqual(exportsOf(requireThere(name)), asModule);
    });
  }

  for (const { manifest, home } of installed) {
    test(`${manifest.name} exports its package.json and its data files, but no internal files`, () => {
      assert.equal(requireThere(`${manifest.name}/package.json`).name, manifest.name);
      assert.throws(() => requireThere(`${manifest.name}/dist/index.cjs`), { code: 'ERR_PACKAGE_PATH_NOT_EXPORTED' });
      if (!('./schemas/*.json' in manifest.exports)) return;
      const names = readdirSync(join(home, 'dist/schemas')).map((file) => file.replace('.schema.json', ''));
      assert.notDeepEqual(names, []);
      for (const name of names) {
        assert.match(requireThere(`${manifest.name}/schemas/${name}.json`).$schema, /json-schema\.org/);
      }
    });
  }
});

describe('engines', () => {
  for (const { owner } of entries.filter(({ subpath }) => subpath === './fast')) {
    const { name } = owner.manifest;
    test(`${name} plays the same game as ESM, as CJS and from its fast entry`, async () => {
      const ends = [
        await importThere(name),
        requireThere(name),
        await importThere(`${name}/fast`),
        requireThere(`${name}/fast`),
      ].map(play);
      assert.notEqual(ends[0], 'null');
      assert.deepEqual(new Set(ends).size, 1);
    });
  }
});

/** Plays a whole game with varied legal actions. Returns the final state and the outcome as JSON. */
function play({ apply, initialState, isTerminal, legalActions, outcome }) {
  let state = initialState({ players: 2, seed: 'packed' });
  for (let ply = 0; !isTerminal(state); ply++) {
    const actions = legalActions(state);
    state = apply(state, actions[(ply * 7) % actions.length]);
  }
  return JSON.stringify([state, outcome(state)]);
}

describe('types', () => {
  const text = consumerText(entries, engines);

  for (const [file, options] of [
    ['consumer.mts', { module: 'node16', moduleResolution: 'node16' }],
    ['consumer.cts', { module: 'node16', moduleResolution: 'node16' }],
    ['consumer.ts', { module: 'esnext', moduleResolution: 'bundler' }],
  ]) {
    test(`${file} compiles with moduleResolution ${options.moduleResolution}`, () => {
      writeFileSync(join(userFolder, file), text);
      const config = {
        compilerOptions: { ...options, ...strictly },
        files: [file],
      };
      writeFileSync(join(userFolder, `${file}.json`), JSON.stringify(config));
      const { status, text: said } = execute('node', [
        resolve('node_modules/typescript/bin/tsc'),
        '-p',
        `${file}.json`,
      ]);
      if (status !== 0) assert.fail(said.slice(0, 2_000));
    });
  }
});
