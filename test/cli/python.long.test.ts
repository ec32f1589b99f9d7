/** Tests of the package in `python` with the installed Python and NumPy. */
import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { beforeAll, describe, expect, test } from 'vitest';
import { codeBlocks } from '../../scripts/markdown.mjs';
import { folder, program } from './bundle';

/** The Python of Debian, or the first one on the path, with NumPy and what builds a wheel. */
const python = ['/usr/bin/python3', 'python3'].find(
  (name) => spawnSync(name, ['-c', 'import numpy, setuptools, wheel']).status === 0,
);
if (python === undefined)
  console.log('test/cli/python.long.test.ts: there is no python3 with NumPy and wheel, so the package is not tested');

/** The bundled module of Nim, which runs before the packages are built. */
const nim = join(folder, 'nim.mjs');
beforeAll(() =>
  build({
    entryPoints: ['python/examples/nim.mjs'],
    outfile: nim,
    bundle: true,
    format: 'esm',
    platform: 'node',
    tsconfig: 'tsconfig.json',
    logLevel: 'warning',
  }),
);

/** Runs a program with the environment that the client needs to start `ludi serve`. */
function run(file: string, args: readonly string[], cwd = '.', path = resolve('python/src')) {
  const env = {
    ...process.env,
    LUDI: `'${process.execPath}' '${program}'`,
    PYTHONDONTWRITEBYTECODE: '1',
    PYTHONPATH: path,
    NIM: nim,
    // the threads of BLAS wait for each other on a busy machine
    OPENBLAS_NUM_THREADS: '1',
  };
  const { status, stdout, stderr } = spawnSync(file, args, { encoding: 'utf8', env, cwd, timeout: 120_000 });
  return { status, out: stdout, err: stderr };
}

describe.skipIf(python === undefined)('the Python package', { timeout: 300_000 }, () => {
  test('its tests pass', () => {
    const { status, err } = run(python ?? '', ['-W', 'error', '-m', 'unittest', 'discover', '-s', 'python/tests']);
    expect(err).toMatch(/\nOK( \(skipped=\d+\))?\n$/);
    expect(status).toBe(0);
  });

  test('games are played from its wheel alone', () => {
    const copy = join(folder, 'package');
    cpSync('python', copy, { recursive: true });
    const args = ['-W', 'ignore', '-c', 'import setuptools; setuptools.setup()', '--quiet', 'bdist_wheel'];
    expect(run(python ?? '', args, copy)).toMatchObject({ status: 0 });
    const [wheel = '', ...others] = readdirSync(join(copy, 'dist'));
    expect([wheel, others]).toEqual(['ludi_romani-0.1.0-py3-none-any.whl', []]);
    const path = join(copy, 'dist', wheel);
    const play = [
      'from importlib.resources import files',
      'import numpy',
      'from ludi_romani import Batch',
      'with Batch("aquileia", 4, players=2, seeds=1) as batch:',
      '    rewards, ended = batch.step(batch.sample(numpy.random.default_rng(1)))',
      '    print(rewards.shape, files("ludi_romani").joinpath("py.typed").is_file())',
    ].join('\n');
    expect(run(python ?? '', ['-c', play], folder, path)).toEqual({ status: 0, out: '(4, 2) True\n', err: '' });
  });

  test('the table for Nim learns to win', () => {
    const { status, out, err } = run(python ?? '', ['-W', 'error', 'python/examples/tabular.py', '--engine', nim]);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    const rates = out
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => Number(line.trim().split(/ +/)[1]));
    expect(rates[0]).toBeLessThan(0.7);
    expect(rates.at(-1)).toBeGreaterThan(0.95);
  });

  test('the policy learns to beat random play, and the search beats the greedy bot', () => {
    const learned = run(python ?? '', ['-W', 'error', 'python/examples/reinforce.py', '--updates', '10']);
    expect(learned).toMatchObject({ status: 0, err: '' });
    expect(Number(learned.out.trim().split(/\s+/).at(-1))).toBeGreaterThan(0.8);
    const searched = run(python ?? '', ['-W', 'error', 'python/examples/search.py', '--games', '4']);
    expect(searched).toMatchObject({ status: 0, err: '' });
    expect(searched.out).toMatch(/won [34] of 4 against greedy\n$/);
  });

  test.each([
    ['city-of-rome', 40],
    ['nova-roma', 20],
  ])('the bot beats the random bot in %s, and misses no decision', (game, games) => {
    const bot = `exec:${python} python/examples/bot.py`;
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
      'from ludi_romani import Ludi',
      'with Ludi() as ludi:',
      '    match = ludi.call("open", game="nova-roma", seed="x")["match"]',
      '    sent = [ludi.send("view", match=match) for _ in range(3000)]',
      '    print(len([ludi.wait(each)["view"] for each in sent]))',
    ]);
    expect(run(python ?? '', [path])).toEqual({ status: 0, out: '3000\n', err: '' });
  });

  test('a bot that prints misses no decision', () => {
    const path = script('chatty.py', [
      'from ludi_romani import play',
      'play(lambda params: print("hm", params["legal"]) or 0)',
    ]);
    const args = ['play', 'city-of-rome', '--seed', 's', '--json', '--bots', `exec:${python} ${path}`];
    const { status, out } = run(process.execPath, [program, ...args]);
    expect(status).toBe(0);
    expect(JSON.parse(out).faults).toMatchObject([{ died: 0, slow: 0, nonsense: 0, reason: null, stray: null }]);
  });

  const blocks = ['python/README.md', 'docs/guides/bot.md'].flatMap((document) =>
    codeBlocks(readFileSync(document, 'utf8'), document)
      .filter(({ language, runs }) => language === 'python' && runs)
      .map(({ code, line }) => [`${document}:${line}`, code] as const),
  );

  test('the documents have seven code blocks', () => expect(blocks).toHaveLength(7));

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
