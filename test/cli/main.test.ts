import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import manifest from '../../packages/cli/package.json';
import { ludi } from './run';

const COMMANDS = ['analyse', 'arena', 'list', 'new', 'play', 'serve', 'show', 'verify'];

test.each([[[]], [['help', 'frobnicate']]])('%j is a usage error that prints the help to stderr', async (args) => {
  const { out } = await ludi(['help']);
  expect(await ludi(args)).toMatchObject({ status: 2, out: '', err: out });
});

test.each(['--help', '-h', 'help'])('%s lists the commands', async (arg) => {
  const { status, out, err } = await ludi([arg]);
  expect({ status, err }).toEqual({ status: 0, err: '' });
  for (const command of COMMANDS) expect(out).toContain(`  ${command} `);
});

test.each(COMMANDS)('help %s shows its usage within 80 columns', async (command) => {
  const { status, out, lines } = await ludi(['help', command]);
  expect(status).toBe(0);
  expect(out).toMatch(new RegExp(`^Usage: ludi ${command} `));
  expect((await ludi([command, '--help'])).out).toBe(out);
  expect(lines.filter(({ length }) => length > 80)).toEqual([]);
});

test.each(['play', 'arena'])('%s --help shows the options of the named game only', async (command) => {
  const { out } = await ludi([command, 'aquileia', '--help']);
  expect(out).toContain('Options of Aquileia:');
  expect(out.replaceAll(/\s+/g, ' ')).toContain(
    'or at any time, keeping the crest out of the round. (after-crest or any-time;',
  );
  expect(out).not.toContain('--difficulty');
  expect((await ludi([command, '--help'])).out).not.toContain('--start-player');
});

test('--version prints the version of the package', async () => {
  expect(await ludi(['--version'])).toMatchObject({ status: 0, out: `${manifest.version}\n` });
});

test.each([
  [['frobnicate'], "unknown command 'frobnicate'"],
  [['--frobnicate'], "unknown option '--frobnicate'"],
  [['constructor'], "unknown command 'constructor'"],
  [['\x1b[31mred'], "unknown command '\\u{1b}[31mred'"],
  [['list', 'city-of-rome'], "too many arguments for 'list'"],
  [['list', '--players'], "unknown option '--players'"],
  [['list', '--color'], "option '--color <when>' argument missing"],
  [['list', '--json', '--color', 'red'], "'red' is invalid. Allowed choices are auto, always, never."],
  [['verify', 'x.json', '--lang', 'fr'], "'fr' is invalid. Allowed choices are en, de."],
  [['list', '-x'], "unknown option '-x'"],
  [['list', '--version'], "unknown option '--version'"],
  [['play'], "missing required argument 'game'"],
  [['play', 'chess'], 'Allowed choices are aquileia, city-of-rome, forum-trajanum, nova-roma.'],
  [['play', 'city-of-rome', 'again'], "too many arguments for 'play'"],
  [['play', 'city-of-rome', '--players', '5'], 'players: must be one of 2, 3, 4'],
  [
    ['play', 'city-of-rome', '--players', 'two'],
    "'--players <n>' argument 'two' is invalid. It must be a whole number",
  ],
  [['play', 'city-of-rome', '--seed'], "option '--seed <s>' argument missing"],
  [['play', 'city-of-rome', '--players', '-1'], "'-1' is invalid. It must be a whole number from 0 to 999999999."],
  [['play', 'city-of-rome', '--players=-1'], "'-1' is invalid"],
  [['play', 'city-of-rome', '--start-player', '7'], '--start-player: must be a whole number from 0 to 3'],
  [['play', 'city-of-rome', '--max-seconds', '0'], 'It must be a whole number from 1 to 86400.'],
  [['play', 'city-of-rome', '--max-seconds', '2147484'], 'from 1 to 86400.'],
  [['arena', 'city-of-rome', '--bots', 'random', '--max-seconds', '2147484'], 'from 1 to 86400.'],
  [['arena', 'city-of-rome'], "required option '--bots <names>' not specified"],
  [['serve', '--max-seconds', '0'], 'from 1 to 86400.'],
  [['serve', '--max-bytes', '0'], 'from 1 to 268435456.'],
  [['serve', 'city-of-rome'], "too many arguments for 'serve'"],
  [['show', 'x.json', '--line', '0'], 'from 1 to 999999999.'],
  [['show', 'x.json', '--ply', '99999999999'], 'from 0 to 999999999.'],
  [['show', 'x.json', '--json', '--svg', 'x.svg'], "'--json' cannot be used with option '--svg <file>'"],
  [['play', 'city-of-rome', '--seed', 'x'.repeat(2000)], /seed: /],
  [['play', 'city-of-rome', '--bots', 'toString'], "unknown bot 'toString': the bots are random, greedy, flat:N,"],
  [['play', 'city-of-rome', '--quiet=yes'], "unknown option '--quiet=yes'"],
  [['play', 'city-of-rome', '--ply', '1'], '--ply needs --from'],
  [['show'], "missing required argument 'file'"],
  [['show', 'x.json', '--ply', '1.5'], "'1.5' is invalid. It must be a whole number"],
  [['verify'], "missing required argument 'file'"],
  [['verify', '-', '-'], "'-' is standard input, which can be read only once"],
])('%j is a usage error', async (args, message) => {
  const { status, out, err } = await ludi(args);
  expect({ status, out }).toEqual({ status: 2, out: '' });
  expect(err).toMatch(/^ludi: /);
  expect(err).toMatch(message);
  expect(err).toMatch(/\nAdd --help for more\.\n$/);
});

test.each([
  [['paly'], '(Did you mean play?)'],
  [['hlep'], '(Did you mean help?)'],
  [['--verison'], '(Did you mean --version?)'],
  [['show', 'x.json', '--colr', 'never'], '(Did you mean --color?)'],
  [['play', 'nova-roma', '--dificulty', 'easy'], '(Did you mean --difficulty?)'],
])('%j: the error suggests a similar word', async (args, suggestion) => {
  const { status, err } = await ludi(args);
  expect(status).toBe(2);
  expect(err).toContain(suggestion);
});

test('suggests no option of another game', async () => {
  const { status, err } = await ludi(['play', 'aquileia', '--dificulty', 'easy']);
  expect({ status, err }).toEqual({ status: 2, err: "ludi: unknown option '--dificulty'\nAdd --help for more.\n" });
});

/** Returns a pipe whose reader closes it after a number of writes. */
const closingAfter = (writes: number) => {
  let left = writes;
  return new Writable({
    write: (_chunk, _encoding, done) =>
      left-- > 0 ? done() : done(Object.assign(new Error('write EPIPE'), { code: 'EPIPE' })),
  });
};

test.each([['list'], ['play', 'city-of-rome', '--seed', 's'], ['help']])(
  '%s ends without a message when the reader of its output goes away',
  async (...args) => {
    expect(await ludi(args, { stdout: closingAfter(0) })).toMatchObject({ status: 141, err: '' });
  },
);

test('verify stops reading when the reader of its output goes away', async () => {
  let read = 0;
  const endless = async function* () {
    for (; read < 1_000_000; read++) yield 'junk\n';
  };
  expect(await ludi(['verify', '-'], { stdin: endless(), stdout: closingAfter(3) })).toMatchObject({
    status: 141,
    err: '',
  });
  expect(read).toBeLessThan(1000);
});
