/** Tests the installed packages with their peers: every entry as ESM and CJS, and the types. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';
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

  for (const { name } of entries) {
    test(`${name} has the same exports for tools that do not read "exports"`, async () => {
      // Node does not read "exports" either if it loads a folder by its path
      const folder = join(userFolder, 'node_modules', name);
      const expected = exportsOf(requireThere(name));
      assert.deepEqual(exportsOf(requireThere(folder)), expected);
      const { module, types } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
      assert.deepEqual(exportsOf(await importThere(pathToFileURL(join(folder, module)).href)), expected);
      assert.ok(existsSync(join(folder, types)), types);
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
  for (const { manifest } of engines) {
    const { name } = manifest;
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

describe('schemas', () => {
  for (const { manifest } of engines) {
    const { name } = manifest;
    test(`${name}/schemas parses a state, its views, actions, options and replay`, async () => {
      const { engine, recordReplay } = { ...(await importThere(name)), ...(await importThere('@ludi-romani/core')) };
      const schemas = await importThere(`${name}/schemas`);
      const options = { players: 3, seed: 'packed' };
      assert.deepEqual(schemas.parseOptions(options), options);
      const actions = [];
      let state = engine.initialState(options);
      for (let ply = 0; ply < 40; ply++) {
        const legal = engine.legalActions(state);
        const action = legal[(ply * 7) % legal.length];
        assert.deepEqual(schemas.parseAction(action), action);
        actions.push(action);
        state = engine.apply(state, action);
        assert.deepEqual(schemas.parseState(engine.save(state)), state);
        for (const viewer of [0, 1, 2, 'spectator']) {
          const view = engine.view(state, viewer);
          assert.deepEqual(schemas.parseView(view), view);
        }
      }
      const replay = recordReplay(engine, options, actions);
      assert.deepEqual(schemas.parseReplay(replay), replay);
    });

    test(`${name}/schemas refuses other values with the paths and messages of every version of zod`, async () => {
      const { engine } = await importThere(name);
      const { jsonSchemas, parseOptions, parseReplay, problems } = await importThere(`${name}/schemas`);
      const state = engine.initialState({ players: 3, seed: 'packed' });
      const problemsOf = (change) =>
        problems({ ...state, ...change }).map(({ path, message }) => `${path}: ${message}`);
      assert.deepEqual(problemsOf({ luck: 1 }), ['luck: no such field']);
      assert.deepEqual(problemsOf({ pending: 'none' }), ['pending: must be an array']);
      assert.deepEqual(problemsOf({ chance: { counter: 0 } }), ['chance.key: is missing']);
      const chance = { ...state.chance, counter: 0.5 };
      assert.deepEqual(problemsOf({ chance }), ['chance.counter: must be a whole number']);
      for (const given of [undefined, null, 7, [], { players: 'three' }, { players: 99, seed: '' }])
        assert.throws(() => parseOptions(given), { code: 'invalid-options' });
      assert.throws(() => parseReplay({ format: 'ludi-romani/replay/1' }), { code: 'invalid-replay' });
      for (const schema of Object.values(jsonSchemas)) assert.match(schema.$schema, /json-schema\.org/);
    });
  }
});

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
