/** Tests of examples/python with the installed Python. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { codeBlocks } from '../../scripts/markdown.mjs';
import { SCALE } from '../scale';
import { folder, program } from './bundle';

/** The Python of Debian, or the first one on the path. */
const python = ['/usr/bin/python3', 'python3'].find((name) => spawnSync(name, ['--version']).status === 0);
if (python === undefined)
  console.log('test/cli/python.long.test.ts: there is no python3, so examples/python is not tested');

/** Runs a program with the environment that the client needs to start `ludi serve`. */
function run(file: string, args: readonly string[]) {
  const env = {
    ...process.env,
    LUDI: `'${process.execPath}' '${program}'`,
    PYTHONDONTWRITEBYTECODE: '1',
    PYTHONPATH: resolve('examples/python'),
  };
  const { status, stdout, stderr } = spawnSync(file, args, { encoding: 'utf8', env, timeout: 120_000 });
  return { status, out: stdout, err: stderr };
}

describe.skipIf(python === undefined)('examples/python', { timeout: 300_000 }, () => {
  test('the tests of the folder pass', () => {
    const { status, err } = run(python ?? '', ['-W', 'error', 'examples/python/test_environment.py']);
    expect(err).toMatch(/\nOK\n$/);
    expect(status).toBe(0);
  });

  test('random games of each engine meet the conditions of the API', () => {
    const games = 8 * SCALE;
    const { status, out, err } = run(python ?? '', ['examples/python/test_environment.py', '--games', String(games)]);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out.match(/^[a-z-]+: \d+ games, /gm)).toEqual(
      ['aquileia', 'city-of-rome', 'forum-trajanum', 'nova-roma'].map((game) => `${game}: ${games} games, `),
    );
  });

  test.each([
    ['city-of-rome', 40],
    ['nova-roma', 20],
  ])('the bot beats the random bot in %s, and misses no decision', (game, games) => {
    const bot = `exec:${python} examples/python/bot.py`;
    const args = ['arena', game, '--bots', `${bot},random`, '--games', String(games), '--seed', 'docs', '--json'];
    const { status, out } = run(process.execPath, [program, ...args]);
    expect(status).toBe(0);
    const [own] = JSON.parse(out).standings;
    expect(own.faults).toMatchObject({ died: 0, slow: 0, nonsense: 0, reason: null });
    expect(own.winRate.low).toBeGreaterThan(0.5);
  });

  /** Writes a program of these lines. Returns its path. */
  const script = (name: string, lines: readonly string[]) => {
    const path = join(folder, name);
    writeFileSync(path, `${lines.join('\n')}\n`);
    return path;
  };

  test('a client can write thousands of requests before it reads an answer', () => {
    const path = script('many.py', [
      'from ludi import Ludi',
      'with Ludi() as ludi:',
      '    match = ludi.call("open", game="nova-roma", seed="x")["match"]',
      '    sent = [ludi.send("view", match=match) for _ in range(3000)]',
      '    print(len([ludi.wait(each)["view"] for each in sent]))',
    ]);
    expect(run(python ?? '', [path])).toEqual({ status: 0, out: '3000\n', err: '' });
  });

  test('a bot that prints misses no decision', () => {
    const path = script('chatty.py', [
      'from ludi import play',
      'play(lambda params: print("hm", params["legal"]) or 0)',
    ]);
    const args = ['play', 'city-of-rome', '--seed', 's', '--json', '--bots', `exec:${python} ${path}`];
    const { status, out } = run(process.execPath, [program, ...args]);
    expect(status).toBe(0);
    expect(JSON.parse(out).faults).toMatchObject([{ died: 0, slow: 0, nonsense: 0, reason: null, stray: null }]);
  });

  const blocks = ['examples/python/README.md', 'docs/guides/bot.md'].flatMap((document) =>
    codeBlocks(readFileSync(document, 'utf8'), document)
      .filter(({ language }) => language === 'python')
      .map(({ code, line }) => [`${document}:${line}`, code] as const),
  );

  test('the documents have three code blocks', () => expect(blocks).toHaveLength(3));

  test.each(blocks)('%s runs', (_, code) => {
    const path = join(folder, 'block.py');
    writeFileSync(path, code);
    if (!code.includes('play(choose)')) {
      expect(run(python ?? '', [path])).toMatchObject({ status: 0, err: '' });
      return;
    }
    const args = [
      'arena',
      'city-of-rome',
      '--bots',
      `exec:${python} ${path},random`,
      '--games',
      '4',
      '--seed',
      's',
      '--json',
    ];
    const { out } = run(process.execPath, [program, ...args]);
    expect(JSON.parse(out).standings[0].faults).toMatchObject({ died: 0, slow: 0, nonsense: 0 });
  });
});
