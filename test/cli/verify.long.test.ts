import { mkdirSync } from 'node:fs';
import { Writable } from 'node:stream';
import { commitment } from '@ludi-romani/core';
import { expect, test } from 'vitest';
import { LONGEST_LINE } from '../../packages/cli/src/lines';
import { type AlterableReplay, altered, file, inFolder, ludi, replayFile, replayLine } from './run';

test('prints one line for a good replay, and exits with 0', async () => {
  const path = await replayFile('tiber');
  const { status, out, err } = await ludi(['verify', path]);
  expect({ status, err }).toEqual({ status: 0, err: '' });
  expect(out).toMatch(new RegExp(`^ok   ${path}  city-of-rome  \\d+ plies  -?\\d+:-?\\d+\\n$`));
});

test('judges every line of every file, in order', async () => {
  const [a, b, c] = [await replayLine('a'), await replayLine('b', 3), await replayLine('c', 4)];
  const path = file('several.ndjson', `${a}\n\nnot a replay\r\n${b}\r\n${c}`);
  const { status, lines } = await ludi(['verify', path, inFolder('missing.json'), await replayFile('tiber'), '-'], {
    stdin: [a],
  });
  expect(status).toBe(1);
  expect(lines.map((line) => line.split(/ {2,}/).slice(0, 2).join(' '))).toEqual([
    `ok ${path}:1`,
    `bad ${path}:3`,
    `ok ${path}:4`,
    `ok ${path}:5`,
    `bad ${inFolder('missing.json')}`,
    `ok ${inFolder('tiber-2.json')}`,
    'ok -:1',
  ]);
});

test('judges standard input line by line, whatever the size of its chunks', async () => {
  const text = `${await replayLine('a')}\n${await replayLine('b')}\n`;
  const bytes = Buffer.from(text);
  const cut = function* (size: number) {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  };
  const whole = await ludi(['verify', '-'], { stdin: [text] });
  expect(whole).toMatchObject({
    status: 0,
    lines: [expect.stringMatching(/^ok {3}-:1 /), expect.stringMatching(/^ok {3}-:2 /)],
  });
  for (const size of [1, 1000]) expect((await ludi(['verify', '-'], { stdin: cut(size) })).out).toBe(whole.out);
});

test('prints a verdict as soon as its line is judged', async () => {
  const line = await replayLine('a');
  let printed = 0;
  let twoPrinted = (): void => {};
  const two = new Promise<void>((resolve) => {
    twoPrinted = resolve;
  });
  const stdout = new Writable({
    write: (chunk: Buffer, _, done) => {
      printed += chunk.toString().split('\n').length - 1;
      if (printed === 2) twoPrinted();
      done();
    },
  });
  const slow = async function* () {
    yield `${line}\n${line}\n`;
    await two; // never resolves if the verdicts wait for more input
    yield `${line}\n`;
  };
  expect((await ludi(['verify', '-'], { stdin: slow(), stdout })).status).toBe(0);
  expect(printed).toBe(3);
});

const changed = (change: (replay: AlterableReplay) => unknown) => (line: string) => altered(line, change);
const digest = '0'.repeat(64);

test.each<[string, (line: string) => string | Uint8Array, string]>([
  ['an empty file', () => '', 'ply -  empty  contains no replay'],
  ['blank lines only', () => '\n  \n\t\r\n', 'ply -  empty  contains no replay'],
  ['a truncated line', (line) => line.slice(0, 1000), 'ply -  malformed  not a line of JSON: '],
  [
    'binary junk',
    () => Uint8Array.from({ length: 300 }, (_, i) => (i * 37) % 256 || 1).filter((byte) => byte !== 10),
    'ply -  malformed  not UTF-8 text',
  ],
  ['a terminal escape', () => '\x1b]0;owned\x07', 'ply -  malformed  not a line of JSON: '],
  ['a number', () => '42', 'ply -  malformed  a replay must be an object'],
  ['null', () => 'null', 'ply -  malformed  a replay must be an object'],
  ['deep nesting', () => '['.repeat(1_000_000), 'ply -  malformed  not a line of JSON: '],
  [
    'deep nesting that is JSON',
    (line) => line.replace('"options":{', `"options":{"x":${'['.repeat(5000)}${']'.repeat(5000)},`),
    'ply -  malformed  options.x',
  ],
  [
    'a __proto__',
    (line) => line.replace('{', '{"__proto__":{"ok":true},'),
    'ply -  malformed  __proto__: no such field',
  ],
  [
    'an unknown field',
    (line) => line.replace('{', '{"cheat\\u001b[1m":1,'),
    'ply -  malformed  cheat\\u{1b}[1m: no such field',
  ],
  [
    'another format',
    changed((replay) => Object.assign(replay, { format: 'ludi-romani/replay/0' })),
    'ply -  malformed  format: ',
  ],
  [
    'an unknown game',
    changed((replay) => Object.assign(replay, { game: 'chess' })),
    "ply -  unknown-game  no engine for 'chess'; the games are aquileia, city-of-rome, forum-trajanum and nova-roma",
  ],
  [
    'a game called constructor',
    changed((replay) => Object.assign(replay, { game: 'constructor' })),
    'ply -  unknown-game  ',
  ],
  ['other rules', changed((replay) => Object.assign(replay, { rulesVersion: '0' })), 'ply -  other-rules-version  '],
  ['other components', changed((replay) => Object.assign(replay, { components: digest })), 'ply -  other-components  '],
  [
    'impossible options',
    changed(({ options }) => Object.assign(options, { players: 7 })),
    'ply -  invalid-options  players: ',
  ],
  [
    'another commitment',
    changed((replay) => Object.assign(replay, { commitment: digest })),
    'ply -  commitment-differs  ',
  ],
  [
    'an illegal action',
    changed(({ actions }) => Object.assign(actions, { 12: { type: 'end-turn', player: 0, extra: 1 } })),
    'ply 12  illegal-action  ',
  ],
  [
    'a hostile action',
    changed(({ actions }) => Object.assign(actions, { 3: 'x'.repeat(4000) })),
    'ply 3  illegal-action  the game has no such action',
  ],
  ['a missing action', changed(({ actions }) => actions.pop()), 'unfinished'],
  ['one action too many', changed(({ actions }) => actions.push(actions[0])), 'actions-after-end'],
  [
    'another checkpoint',
    changed(({ checkpoints }) => Object.assign(checkpoints, { 0: { ply: 100, digest } })),
    'ply 100  checkpoint-differs  ',
  ],
  [
    'another result',
    changed(({ outcome: { scores } }) => Object.assign(scores, { 0: { total: 999 } })),
    'outcome-differs  ',
  ],
  ['another seed', changed(({ options }) => Object.assign(options, { seed: 'other' })), 'ply '],
])('reports %s in one escaped line, and judges the next replay', async (_, change, message) => {
  const line = await replayLine('tiber');
  const path = file('hostile', change(line));
  const { status, lines, err } = await ludi(['verify', path, await replayFile('tiber')]);
  expect({ status, err, count: lines.length }).toEqual({ status: 1, err: '', count: 2 });
  expect(lines[0]).toMatch(/^bad {2}\S+ {2}ply (\d+|-) {2}[a-z-]+ {2}\S/);
  expect(lines[0]).toContain(`${message}`);
  expect(lines[0]).not.toMatch(/[\p{Cc}]/u);
  expect(lines[1]).toMatch(/^ok /);
});

test('reports a directory, a missing file, and a file name with a line break', async () => {
  mkdirSync(inFolder('dir'));
  const odd = inFolder('odd\nname');
  const { status, lines } = await ludi(['verify', inFolder('dir'), inFolder('none'), odd]);
  expect(status).toBe(1);
  expect(lines).toEqual([
    `bad  ${inFolder('dir')}  ply -  unreadable  is a directory`,
    `bad  ${inFolder('none')}  ply -  unreadable  no such file or directory`,
    `bad  ${odd.replace('\n', '\\u{a}')}  ply -  unreadable  no such file or directory`,
  ]);
});

test('refuses a line that is too long without storing it, and judges the next one', async () => {
  const good = await replayLine('a');
  const MiB = 1024 * 1024;
  const part = Buffer.alloc(MiB, 'x');
  let most = 0;
  const flood = async function* () {
    yield `${good}\n`;
    for (let i = 0; i < 256; i++) {
      yield part;
      most = Math.max(most, process.memoryUsage().arrayBuffers);
    }
    yield `\n${good}\n`;
  };
  const before = process.memoryUsage().arrayBuffers;
  const { status, lines } = await ludi(['verify', '-'], { stdin: flood() });
  expect(status).toBe(1);
  expect(lines[1]).toBe('bad  -:2  ply -  too-long  a line of more than 8 MiB');
  expect([lines.length, lines[0]?.slice(0, 2), lines[2]?.slice(0, 2)]).toEqual([3, 'ok', 'ok']);
  expect(most - before).toBeLessThan(4 * LONGEST_LINE);
});

test('reads a line of the maximum length', async () => {
  const good = await replayLine('a');
  const padded = (length: number) => good + ' '.repeat(length - good.length);
  const { lines } = await ludi(['verify', '-'], { stdin: [`${padded(LONGEST_LINE)}\n${padded(LONGEST_LINE + 1)}`] });
  expect(lines.map((line) => line.split(/ {2,}/)[0])).toEqual(['ok', 'bad']);
});

test('--json prints one object per line', async () => {
  const good = await replayLine('tiber');
  const { status, lines } = await ludi(['verify', '-', inFolder('none'), '--json'], { stdin: [`${good}\nx\n`] });
  expect(status).toBe(1);
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    {
      file: '-',
      line: 1,
      ok: true,
      game: 'city-of-rome',
      plies: expect.any(Number),
      totals: [expect.any(Number), expect.any(Number)],
      ending: null,
      unproved: null,
      committed: false,
      about: null,
    },
    {
      file: '-',
      line: 2,
      ok: false,
      game: null,
      clause: null,
      ply: null,
      code: 'malformed',
      message: expect.stringContaining('not a line of JSON'),
    },
    {
      file: inFolder('none'),
      line: null,
      ok: false,
      game: null,
      clause: null,
      ply: null,
      code: 'unreadable',
      message: 'no such file or directory',
    },
  ]);
});

test('--json escapes characters that a terminal could interpret', async () => {
  const good = await replayLine('tiber');
  const forged = good.replace('"format"', '"\u202e\u{e0041}x":1,"format"');
  const { lines } = await ludi(['verify', '-', '--json'], { stdin: [`${forged}\n`] });
  expect(lines[0]).toMatch(/^[ -~]+$/);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ ok: false, message: '\u202e\u{e0041}x: no such field' });
});

test('--commitment refuses a replay whose seed does not match it', async () => {
  const good = await replayLine('tiber');
  const judged = async (seed: string) =>
    ludi(['verify', '-', '--json', '--commitment', commitment(seed)], { stdin: [good] });
  expect(JSON.parse((await judged('tiber')).out)).toMatchObject({ ok: true, committed: true });
  expect(JSON.parse((await judged('anio')).out)).toMatchObject({ ok: false, code: 'commitment-differs' });
  expect((await ludi(['verify', '-', '--commitment', 'x'])).status).toBe(2);
});

test('reports an empty input as bad', async () => {
  expect(await ludi(['verify', '-'])).toMatchObject({ status: 1, out: 'bad  -  ply -  empty  contains no replay\n' });
});

test('reports a read error after the verdicts on the earlier lines', async () => {
  const good = await replayLine('a');
  const broken = async function* () {
    yield `${good}\n`;
    throw Object.assign(new Error('read EIO'), { code: 'EIO' });
  };
  const { status, lines } = await ludi(['verify', '-'], { stdin: broken() });
  expect(status).toBe(1);
  expect(lines).toEqual([expect.stringMatching(/^ok /), 'bad  -  ply -  unreadable  read EIO']);
});
