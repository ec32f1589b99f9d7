/** Tests of `--engine` in worker threads, which import the module again. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { engine as aquileia, createEngine, standardComponents } from '@ludi-romani/aquileia';
import { recordReplay } from '@ludi-romani/core';
import { beforeAll, expect, test } from 'vitest';
import { engine } from '../../packages/cli/templates/src/rules';
import { bareGame, wholeGame } from './foreign';
import { altered, bundled, file, inFolder, ludi, replayLine } from './run';
import { connect } from './serve-client';

let whole: string;
let bare: string;
let replay: string;
beforeAll(async () => {
  whole = await wholeGame();
  bare = await bareGame();
  await ludi(['play', '--engine', whole, '--seed', 's', '--out', inFolder('game.json')]);
  replay = readFileSync(inFolder('game.json'), 'utf8').trimEnd();
});

test('arena prints the same table on several threads', async () => {
  const table = async (workers: string) => {
    const args = ['--bots', 'greedy,expert:5', '--games', '6', '--seed', 's', '--workers', workers];
    const { status, out, err } = await ludi(['arena', '--engine', whole, ...args]);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    return out;
  };
  expect(await table('2')).toBe(await table('1'));
});

test('analyse gives the same result on several threads', async () => {
  const result = async (workers: string) => {
    const args = ['--bots', 'ismcts:30', '--json', '--workers', workers];
    const { status, out } = await ludi(['analyse', inFolder('game.json'), '--engine', bare, ...args]);
    expect(status).toBe(0);
    return JSON.parse(out);
  };
  const [one, two] = [await result('1'), await result('2')];
  expect(two).toEqual(one);
  expect(one.game).toBe('my-game');
});

test('verify judges replays of the game alone, in both languages', async () => {
  const wrong = altered(replay, ({ actions }) => {
    actions[1] = { type: 'lay', player: 1, tile: 'red-9' };
  });
  const unchecked = JSON.stringify(recordReplay(engine, { start: engine.initialState({ players: 2, seed: 's' }) }, []));
  const path = file('all.ndjson', `${[replay, wrong, unchecked, await replayLine('other')].join('\n')}\n`);
  const { status, lines } = await ludi(['verify', path, '--engine', bare, '--lang', 'de']);
  expect(status).toBe(1);
  expect(lines.map((line) => line.replace(path, ''))).toEqual([
    expect.stringMatching(/^ok {3}:1 {2}my-game {2}26 Züge {2}\d+:\d+$/),
    'bad  :2  Zug 1  illegal-action  MG-2.2: that tile is not in your hand',
    'bad  :3  Zug -  invalid-start  states and views from files and clients: the module of my-game exports no schemas',
    "bad  :4  Zug -  unknown-game  das Spiel 'city-of-rome' gibt es hier nicht; es gibt my-game",
  ]);
});

test('a line is bad if a thread cannot import the module', async () => {
  const once = file(
    'once.mjs',
    `import { isMainThread } from 'node:worker_threads';
    if (!isMainThread) throw new Error('not here');
    export { engine } from '${bare}';`,
  );
  const { status, lines } = await ludi(['verify', inFolder('game.json'), '--engine', once]);
  expect(status).toBe(1);
  expect(lines[0]).toMatch(/ worker-died {2}two workers died of it: cannot import the game module .*: not here$/);
});

test('play continues a replay, and the new replay verifies', async () => {
  const args = ['--from', inFolder('game.json'), '--ply', '4', '--engine', whole, '--bots', 'greedy'];
  const { status, out } = await ludi(['play', ...args, '--out', inFolder('more.json')]);
  expect(status).toBe(0);
  expect(out).toContain(`Replay with: ludi play my-game --engine ${whole} --from `);
  expect((await ludi(['verify', inFolder('more.json'), '--engine', whole])).status).toBe(0);
});

test('serve continues a replay without schemas, and refuses a view', async () => {
  const { call, end } = connect('--engine', bare);
  const { match, ply } = await call('open', { replay: JSON.parse(replay), ply: 3 });
  expect(ply).toBe(3);
  const { view } = await call('view', { match });
  expect(await call('open', { game: 'my-game', view })).toMatchObject({ error: 'missing-part' });
  await end();
});

test('a game of the program plays the same as a module', async () => {
  const path = fileURLToPath(await bundled('aquileia.mjs', "export { default } from './games/aquileia';"));
  const { provenance: _, ...tables } = standardComponents;
  const box = file('box.json', JSON.stringify({ ...tables, titles: [{ id: 'dolus', title: 'Trick' }] }));
  const state = aquileia.initialState({ players: 2, seed: 's' });
  const saved = file('saved.json', JSON.stringify(createEngine(standardComponents).save(state)));
  const learn = JSON.stringify({
    ...{ jsonrpc: '2.0', id: 1, method: 'learn' },
    params: { game: 'aquileia', options: { players: 2 }, seeds: ['a'] },
  });
  for (const [args, stdin] of [
    [['play', 'aquileia', '--seed', 's', '--bots', 'expert:2', '--json', '--lang', 'de'], ''],
    [['play', 'aquileia', '--seed', 's', '--components', box, '--quiet'], ''],
    [['show', saved], ''],
    [['show', saved, '--svg', '-', '--as', '1'], ''],
    [['play', 'aquileia', '--seed', 's', '--human', '0'], 'quit\n'],
    [['serve'], `${learn}\n`],
  ] as const) {
    const own = await ludi(args, { stdin: [stdin] });
    const foreign = await ludi([...args, '--engine', path], { stdin: [stdin] });
    expect(own.status).toBe(0);
    expect(own.out.length).toBeGreaterThan(50);
    expect({ ...foreign, out: foreign.out.replaceAll(` --engine ${path}`, '') }).toMatchObject({
      ...{ status: 0, err: '', out: own.out },
    });
  }
});
