import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import manifest from '../../packages/cli/package.json';
import { ludi } from './run';

const COMMANDS = ['analyse', 'arena', 'completion', 'list', 'play', 'show', 'verify'];

test('without arguments it is a usage error that points to the help', async () => {
  expect(await ludi([])).toMatchObject({ status: 2, out: '', err: "ludi: a command is missing\nTry 'ludi help'.\n" });
});

test.each(['--help', '-h', 'help'])('%s lists the commands', async (arg) => {
  const { status, out, err } = await ludi([arg]);
  expect({ status, err }).toEqual({ status: 0, err: '' });
  for (const command of COMMANDS) expect(out).toContain(`  ${command} `);
});

test.each(COMMANDS)('help %s tells its usage, within 80 columns', async (command) => {
  const { status, out, lines } = await ludi(['help', command]);
  expect(status).toBe(0);
  expect(out).toMatch(new RegExp(`^Usage: ludi ${command} `));
  expect((await ludi([command, '--help'])).out).toBe(out);
  expect(lines.filter(({ length }) => length > 80)).toEqual([]);
});

test('help help is the overview, as help is', async () => {
  expect(await ludi(['help', 'help'])).toEqual(await ludi(['help']));
});

test('--version is that of the package', async () => {
  expect(await ludi(['--version'])).toMatchObject({ status: 0, out: `${manifest.version}\n` });
});

test.each([
  [['frobnicate'], "there is no command 'frobnicate'"],
  [['--frobnicate'], "there is no option '--frobnicate'"],
  [['constructor'], "there is no command 'constructor'"],
  [['\x1b[31mred'], "there is no command '\\u{1b}[31mred'"],
  [['help', 'frobnicate'], "there is no command 'frobnicate'"],
  [['help', 'play', 'show'], 'help takes one command'],
  [['list', 'city-of-rome'], 'list takes no arguments'],
  [['list', '--players'], "Unknown option '--players'"],
  [['list', '--color'], '--color takes a value'],
  [['list', '--json', '--color', 'red'], "--color takes auto, always or never, not 'red'"],
  [['show', 'x.json', '--json', '--color', 'awlays'], "not 'awlays'; did you mean 'always'?"],
  [['verify', 'x.json', '--lang', 'fr'], "--lang takes en or de, not 'fr'"],
  [['list', '-x'], "Unknown option '-x'"],
  [['play'], 'GAME is missing'],
  [['play', 'chess'], "unknown game 'chess'; there is aquileia, city-of-rome, forum-trajanum and nova-roma"],
  [['play', 'city-of-rome', 'again'], "only one GAME is expected, and 'again' is another"],
  [['play', 'city-of-rome', '--players', '5'], 'players: must be one of 2, 3, 4'],
  [['play', 'city-of-rome', '--players', 'two'], "--players takes a whole number, not 'two'"],
  [['play', 'city-of-rome', '--seed'], '--seed takes a value'],
  [
    ['play', 'city-of-rome', '--players', '-1'],
    '--players takes a value; one that begins with - is written --players=-1',
  ],
  [['play', 'city-of-rome', '--seed', '--quiet'], 'is written --seed=--quiet'],
  [['play', 'city-of-rome', '--players=-1'], "--players takes a whole number, not '-1'"],
  [['play', 'city-of-rome', '--start-player', '7'], '--start-player: must be a whole number from 0 to 3'],
  [['play', 'city-of-rome', '--max-seconds', '0'], '--max-seconds is from 1 to 86400'],
  [['play', 'city-of-rome', '--max-seconds', '2147484'], '--max-seconds is from 1 to 86400'],
  [['arena', 'city-of-rome', '--bots', 'random', '--max-seconds', '2147484'], '--max-seconds is from 1 to 86400'],
  [['serve', '--max-seconds', '0'], '--max-seconds is from 1 to 86400'],
  [['serve', '--max-bytes', '0'], '--max-bytes is from 1 to 268435456'],
  [['show', 'x.json', '--line', '0'], '--line is 1 or more'],
  [['show', 'x.json', '--ply', '99999999999'], '--ply is from 0 to 999999999'],
  [['play', 'city-of-rome', '--seed', 'x'.repeat(2000)], /seed: /],
  [['play', 'city-of-rome', '--bot', 'toString'], "unknown bot 'toString'"],
  [['play', 'city-of-rome', '--quiet=yes'], '--quiet takes no value'],
  [['show'], 'FILE is missing'],
  [['show', 'x.json', '--ply', '1.5'], "--ply takes a whole number, not '1.5'"],
  [['verify'], 'FILE is missing'],
  [['verify', '-', '-'], "'-' stands for standard input, which can be read only once"],
])('%j is a usage error', async (args, message) => {
  const { status, out, err } = await ludi(args);
  expect({ status, out }).toEqual({ status: 2, out: '' });
  expect(err).toMatch(message);
  expect(err).toMatch(/\nTry 'ludi help( \w+)?'\.\n$/);
});

/** A pipe whose reader goes away after so many writes. */
const leavingAfter = (writes: number) => {
  let left = writes;
  return new Writable({
    write: (_chunk, _encoding, done) =>
      left-- > 0 ? done() : done(Object.assign(new Error('write EPIPE'), { code: 'EPIPE' })),
  });
};

test.each([['list'], ['play', 'city-of-rome', '--seed', 's'], ['help']])(
  '%s: a reader who leaves ends it quietly',
  async (...args) => {
    expect(await ludi(args, { stdout: leavingAfter(0) })).toMatchObject({ status: 141, err: '' });
  },
);

test('verify stops reading when its reader leaves', async () => {
  let read = 0;
  const endless = async function* () {
    for (; read < 1_000_000; read++) yield 'junk\n';
  };
  expect(await ludi(['verify', '-'], { stdin: endless(), stdout: leavingAfter(3) })).toMatchObject({
    status: 141,
    err: '',
  });
  expect(read).toBeLessThan(1000);
});
