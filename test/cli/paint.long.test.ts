/** Tests of colored output. */
import { beforeAll, describe, expect, test } from 'vitest';
import { file, inFolder, ludi, replayFile } from './run';

// biome-ignore lint/suspicious/noControlCharactersInRegex: terminal escapes are control characters
const ESCAPES = /\x1b\[[0-9;]*m/g;
const plain = (text: string) => text.replace(ESCAPES, '');
const on = { hasColors: true };

describe('colored output without its escapes is the plain output', () => {
  let replay: string;
  beforeAll(async () => {
    replay = await replayFile('paint', 3);
    await ludi(['play', 'forum-trajanum', '--seed', 's', '--out', inFolder('ft.json')]);
    file('bad.json', '{\n');
  });

  test.each([
    ['play', 'aquileia', '--seed', 's', '--players', '5'],
    ['play', 'nova-roma', '--seed', 's', '--players', '3', '--lang', 'de'],
    ['play', 'city-of-rome', '--seed', 's', '--quiet'],
    ['show', 'REPLAY', '--ply', '30'],
    ['show', inFolder('ft.json')],
    ['analyse', 'REPLAY', '--bots', 'flat:1', '--seat', '0', '--top', '3'],
    ['arena', 'city-of-rome', '--bots', 'random', '--games', '2', '--players', '2', '--seed', 's'],
    ['verify', 'REPLAY', inFolder('bad.json')],
    ['list'],
  ])('%s %s', async (...given) => {
    const args = given.map((arg) => (arg === 'REPLAY' ? replay : arg));
    const { out: bare, err: bareErr, status } = await ludi(args);
    expect(bare).not.toMatch(ESCAPES);
    const { out, err } = await ludi(args, on);
    expect(out).toMatch(ESCAPES);
    expect(plain(out)).toBe(bare);
    expect(err).toBe(bareErr);
    // `--color` decides, whether or not the output is a terminal
    expect((await ludi([...args, '--color', 'never'], on)).out).toBe(bare);
    expect(await ludi([...args, '--color=always'])).toMatchObject({ status, out });
  });

  test('JSON is never colored', async () => {
    for (const args of [['show', replay], ['verify', replay], ['list'], ['play', 'city-of-rome']])
      expect((await ludi([...args, '--json', '--color', 'always'])).out).not.toMatch(ESCAPES);
    expect((await ludi(['play', 'city-of-rome', '--out', '-', '--color', 'always'])).out).not.toMatch(ESCAPES);
  });
});

test('colors the names of players, but not those of buildings, and makes headings bold', async () => {
  const { out } = await ludi(['play', 'aquileia', '--seed', 'q', '--players', '4'], on);
  expect(out).toContain('\x1b[31mRed\x1b[0m   ');
  expect(out).toContain('\x1b[94mBlue\x1b[0m');
  expect(out).toMatch(/(?<!m)Blue villa/);
  expect(out).toContain('\x1b[1m-- ');
  const { out: novaRoma } = await ludi(['play', 'nova-roma', '--seed', 'q', '--players', '2'], on);
  expect(novaRoma).toContain('\x1b[36mPlayer 1\x1b[0m');
  expect(novaRoma).toContain('\x1b[33mPlayer 2\x1b[0m');
});

test('colors verdicts green or red', async () => {
  const { lines } = await ludi(['verify', await replayFile('paint', 3), file('bad.json', '{\n')], on);
  expect(lines[0]?.startsWith('\x1b[32mok \x1b[0m ')).toBe(true);
  expect(lines[1]?.startsWith('\x1b[31mbad\x1b[0m ')).toBe(true);
});

test('an unknown value of --color is a usage error', async () => {
  const { status, err } = await ludi(['list', '--color', 'alway']);
  expect(status).toBe(2);
  expect(err).toContain("'alway' is invalid. Allowed choices are auto, always, never.");
});

test('verify shows its progress on a terminal, and clears it before other output', async () => {
  let now = 0;
  const many = file('many.ndjson', '{\n'.repeat(400));
  const { err, lines } = await ludi(['verify', many], { isTTY: true, now: () => (now += 1000) });
  expect(lines).toHaveLength(400);
  expect(err).toMatch(/\r\d+ replays judged, \d+ s left/);
  expect(err.endsWith('\r\x1b[K')).toBe(true);
  const piped = await ludi(['verify', '-'], { isTTY: true, now: () => (now += 1000), stdin: ['{\n'.repeat(100)] });
  expect(piped.err).toContain('100 replays judged');
  expect(piped.err).not.toContain(' left');
});
