/** Tests of component tables and options that the command line reads from files. */
import { readFileSync } from 'node:fs';
import { standardComponents as aquileia } from '@ludi-romani/aquileia';
import { createEngine, standardComponents } from '@ludi-romani/city-of-rome';
import { recordReplay } from '@ludi-romani/core';
import { beforeAll, describe, expect, test } from 'vitest';
import { file, inFolder, ludi, replayFile } from './run';
import { connect } from './serve-client';

const tables = {
  ...standardComponents,
  cards: [...standardComponents.cards, { id: 'ii-market-extra', deck: 'II' as const, building: 'market' }],
  titles: [{ id: 'ii-market-extra', title: 'Trajan’s Market' }],
  startingCoins: 9,
};
const own = createEngine(tables);
const box = file('box.json', JSON.stringify(tables, null, 2));
const game = inFolder('own.json');

describe('--components', () => {
  beforeAll(async () => {
    const { status, err } = await ludi(['play', 'city-of-rome', '--components', box, '--seed', 's', '--out', game]);
    expect({ status, err }).toEqual({ status: 0, err: '' });
  });

  test('play uses them, and prints the command to repeat the game', async () => {
    const args = ['play', 'city-of-rome', '--components', box, '--seed', 's', '--bots', 'greedy'];
    const { out } = await ludi(args);
    expect(out).toContain(`--components ${box} --bots greedy --seed s`);
    expect(out).toMatch(/gains? 9 coins|9 coins/);
    const opened = await ludi(['play', '--from', game, '--ply', '4', '--components', box, '--quiet']);
    expect(opened).toMatchObject({ status: 0, err: '' });
    expect(opened.out).toContain(`--components ${box}`);
  });

  test('show uses their words and pictures', async () => {
    const { out } = await ludi(['show', game, '--ply', '2', '--components', box]);
    expect(out).toContain('9 coins');
    // finds a game in which the new card is face up
    const [seed] = Array.from({ length: 200 }, (_, i) => String(i)).filter((seed) =>
      JSON.stringify(own.view(own.initialState({ players: 2, seed }), 1)).includes('ii-market-extra'),
    );
    const replay = recordReplay(own, { players: 2, seed: seed ?? '' }, []);
    const path = file('titled.json', `${JSON.stringify(replay)}\n`);
    expect((await ludi(['show', path, '--as', '1', '--components', box])).out).toContain('Trajan’s Market');
    const { out: svg } = await ludi(['show', path, '--as', '1', '--components', box, '--svg', '-']);
    expect(svg).toContain('Trajan’s Market');
  });

  test('verify accepts only replays with these components, and replays of other games', async () => {
    expect(await ludi(['verify', game, '--components', box])).toMatchObject({ status: 0, err: '' });
    const standard = await replayFile('standard');
    const { status, lines } = await ludi(['verify', game, standard]);
    expect(status).toBe(1);
    expect(lines[0]).toContain('  other-components  ');
    const with_ = await ludi(['verify', standard, '--components', box]);
    expect(with_.out).toContain('  other-components  ');
    // replays of other games are verified with their standard components
    const other = inFolder('aquileia.json');
    await ludi(['play', 'aquileia', '--seed', 's', '--out', other]);
    expect((await ludi(['verify', other, game, '--components', box])).status).toBe(0);
  });

  test('arena lets bots play with them', async () => {
    const args = ['arena', 'city-of-rome', '--bots', 'random,greedy', '--games', '2', '--seed', 's'];
    const { status, out } = await ludi([...args, '--components', box]);
    expect(status).toBe(0);
    expect(out).not.toBe((await ludi(args)).out);
  });

  test('a replay with other components is refused, with the reason', async () => {
    for (const command of [['show'], ['play', '--from'], ['analyse']])
      expect(await ludi([...command, game])).toMatchObject({
        status: 1,
        err: 'ludi: recorded with other components: use --components FILE for those of your own box\n',
      });
    const other = file('other.json', JSON.stringify({ ...tables, startingCoins: 8 }));
    expect((await ludi(['show', game, '--components', other])).err).toContain(
      'recorded with other components than those of',
    );
  });

  test('serve plays and learns with them, and opens their replays', async () => {
    const { call, end } = connect('--components', box);
    const replay = JSON.parse(readFileSync(game, 'utf8'));
    const { games } = await call('games');
    const own = games.find((each: { game: string }) => each.game === 'city-of-rome');
    expect(own.components).toBe(replay.components);
    expect(games).toHaveLength(4);
    expect(await call('open', { replay })).toMatchObject({ match: 1, over: true });
    expect(await call('open', { game: 'city-of-rome', seed: 's' })).toMatchObject({ match: 2 });
    expect((await call('save', { match: 2 })).replay.components).toBe(replay.components);
    const { view } = await call('view', { match: 2 });
    expect(await call('open', { game: 'city-of-rome', view })).toMatchObject({ match: 3 });
    const { batch, masks } = await call('learn', { game: 'city-of-rome', seeds: ['s'] });
    expect((await call('step', { batch, actions: [masks[0][0]] })).errors).toEqual([]);
    expect(await end()).toEqual({ status: 0, err: '' });
    const standard = connect();
    expect((await standard.call('open', { replay })).error).toBe('invalid-replay');
    await standard.end();
  });

  test('invalid tables are reported path by path', async () => {
    const { strips: _, ...rest } = tables;
    const wrong = file('wrong.json', JSON.stringify({ ...rest, startingCoins: -1, taverns: [] }));
    for (const args of [
      ['play', 'city-of-rome'],
      ['show', game],
      ['verify', game],
    ]) {
      const { status, out, err } = await ludi([...args, '--components', wrong]);
      expect({ status, out }).toEqual({ status: 1, out: '' });
      expect(err).toBe(
        [
          `ludi: ${wrong} is not a box of City of Rome:`,
          '  taverns: no such field',
          '  startingCoins: must be a whole number from 0 to 1000',
          '  strips: is missing\n',
        ].join('\n'),
      );
    }
  });

  test('a file with components of another game, of no game, or without JSON is refused', async () => {
    const other = file('aquileia-box.json', JSON.stringify(aquileia));
    expect((await ludi(['play', 'city-of-rome', '--components', other])).err).toContain(
      'is not a box of City of Rome:',
    );
    expect((await ludi(['verify', '-', '--components', file('none.json', '{"a":1}')])).err).toContain(
      'it has no table of any game',
    );
    expect((await ludi(['verify', '-', '--components', file('null.json', 'null')])).err).toContain(
      'it has no table of any game',
    );
    expect((await ludi(['play', 'aquileia', '--components', file('no.json', '{')])).err).toContain('is not JSON');
    expect(await ludi(['play', 'aquileia', '--components', '/nowhere'])).toMatchObject({
      status: 1,
      err: 'ludi: cannot read /nowhere: no such file or directory\n',
    });
    expect(await ludi(['verify', '-', '--components', other])).toMatchObject({ status: 1, err: '' });
  });
});

describe('--options', () => {
  const optionsOf = async (...args: string[]) => JSON.parse((await ludi([...args, '--out', '-'])).out).options;
  const side = file('side.json', JSON.stringify({ players: 3, seed: 'file', boardSide: 'B', introductory: true }));

  test('reads options from a file, which flags override', async () => {
    expect(await optionsOf('play', 'forum-trajanum', '--options', side)).toEqual({
      ...{ players: 3, seed: 'file', boardSide: 'B', introductory: true },
    });
    expect(await optionsOf('play', 'forum-trajanum', '--options', side, '--board-side', 'A', '--players', '2')).toEqual(
      {
        ...{ players: 2, seed: 'file', boardSide: 'A', introductory: true },
      },
    );
    expect((await optionsOf('play', 'forum-trajanum', '--options', side, '--seed', 'line')).seed).toBe('line');
    const { out } = await ludi(['arena', 'forum-trajanum', '--bots', 'random', '--options', side, '--games', '1']);
    expect(out).toContain('3 players, 1 game, seed file');
  });

  test('appears in the command to repeat the game', async () => {
    const { out } = await ludi(['play', 'forum-trajanum', '--options', side, '--quiet']);
    expect(out).toContain(`--options ${side} --seed file`);
  });

  test('reports invalid options path by path', async () => {
    const wrong = file('wrong-options.json', JSON.stringify({ boardSide: 'C', mosaic: 1, walls: true }));
    const { status, err } = await ludi(['play', 'forum-trajanum', '--options', wrong]);
    expect(status).toBe(2);
    for (const path of ['boardSide', 'mosaic', 'walls']) expect(err).toContain(`${path}: `);
    expect(await ludi(['play', 'aquileia', '--options', file('list.json', '[]')])).toMatchObject({ status: 1 });
    expect(await ludi(['play', '--from', 'x.json', '--options', side])).toMatchObject({ status: 2 });
  });
});
