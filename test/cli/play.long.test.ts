import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { engine, verifyReplay } from '@ludi-romani/city-of-rome';
import { expect, test } from 'vitest';
import { file, inFolder, ludi } from './run';

const game = ['play', 'city-of-rome'];

test('prints the score sheet, the ranking and the command to repeat the game', async () => {
  const { status, out, err } = await ludi([...game, '--seed', 'tiber']);
  expect({ status, err }).toEqual({ status: 0, err: '' });
  expect(out.slice(out.indexOf('-- The end'))).toMatchInlineSnapshot(`
    "-- The end, after 139 actions --------------------------------------------------
                           White  Brown
    -----------------------------------
    Residences of value 2      2      4
    Residences of value 3      0      3
    Residences of value 4      0      0
    Aqueducts                  4      4
    Temples                    0      5
    Coins                      4      1
    Influence tokens           1      0
    Influence cards            0     26
    -----------------------------------
    Total                     11     43
    Place                      2      1

    Brown wins with 43 points.
    Replay with: ludi play city-of-rome --players 2 --seed tiber
    "
  `);
});

test('prints the draft, and the first round with strip, offer, turns and cities', async () => {
  const { lines } = await ludi([...game, '--seed', 'tiber']);
  expect(
    lines
      .slice(
        0,
        lines.findIndex((line) => line.startsWith('-- Round 2')),
      )
      .join('\n'),
  ).toMatchInlineSnapshot(`
    "City of Rome, 2 players, seed tiber
    Fields are counted from the emperor. In a city, # is a brick token, and *3 are
    three victory points. The numbers at its sides are x and y.

    -- Draft -----------------------------------------------------------------------
    White       Begins with 5 coins.
    Brown       Begins with 5 coins, gets the residence 4 (II) and the temple of
                Minerva (II) from deck II, keeps the temple of Minerva (II) as the
                opening card.
    White       Gets the last card from Brown, keeps the residence 4 (II) as the
                opening card.

    -- Round 1 of 7, first player White --------------------------------------------
    field       1    2      3      4      5
    gives       Cog  Brick  Brick  Brick  Cog
    offer       Great aqueduct (I), Temple of Mercury (I), Vegetable farm (II),
                Residence 2 (II)

    White       Places an emissary on field 5.
    Brown       Places an emissary on field 4.
    White       Places an emissary on field 1.
    Brown       Places an emissary on field 3.
    White       Takes the vegetable farm (II), pays 4 coins, builds the vegetable
                farm (II).
    Brown       Takes the temple of Mercury (I), shows the temple of Minerva (II) to
                all, pays 2 coins, builds the temple of Minerva (II), produces for 1
                coin, gains 1 coin.
    Brown       Takes the residence 2 (II), produces for 1 coin, gains 1 coin,
                builds the temple of Mercury (I), gains 2 influence tokens.
    White       Takes the great aqueduct (I).

    White (seat 0): 1 point so far           Brown (seat 1): 5 points so far
    1 coin, 0 influence tokens               3 coins, 2 influence tokens
    hand: Great aqueduct (I)                 hand: Residence 2 (II)
    secret: Residence 4 (II)
          0        1                               0        1
      +--------+--------+                      +--------+--------+
    -1|VegFarm |        |                    -1|        |Minerva |
     0|VegFarm |House 2 |                     0|VegFarm |House 2 |
      +--------+--------+                     1|        |Mercury |
                                               +--------+--------+
    "
  `);
});

test.each([2, 3, 4])('prints a game of %i within 80 columns, with every round and every player', async (players) => {
  const { status, out, lines } = await ludi([...game, '--seed', 'forum', '--players', String(players)]);
  expect(status).toBe(0);
  expect(lines.filter(({ length }) => length > 80)).toEqual([]);
  expect(out).not.toMatch(/undefined|null|NaN|\[object|secret: *\n.*of deck/);
  const rounds = players === 2 ? 7 : 14;
  for (let round = 1; round <= rounds; round++) expect(out).toContain(`-- Round ${round} of ${rounds}, first player`);
  const panels = lines.filter((line) => line.includes('(seat 0): '));
  expect(panels).toHaveLength(rounds);
});

test('prints the same game, byte for byte, for the same seed, and another one for another seed', async () => {
  const args = [...game, '--players', '3', '--seed', 'ab urbe condita'];
  const first = await ludi(args);
  expect((await ludi(args)).out).toBe(first.out);
  expect(first.out).toContain("Replay with: ludi play city-of-rome --players 3 --seed 'ab urbe condita'");
  expect((await ludi([...args.slice(0, -1), 'other'])).out).not.toBe(first.out);
});

test('chooses and prints a random seed by default', async () => {
  const { out } = await ludi([...game, '--quiet']);
  expect(out).toMatch(
    /^city-of-rome, \d+ actions, White -?\d+, Brown -?\d+: ludi play .* --seed 0123456789abcdef0123456789abcdef\n$/,
  );
  expect((await ludi([...game, '--quiet', '--seed', '0123456789abcdef0123456789abcdef'])).out).toBe(out);
});

test('--out writes a valid replay atomically, and leaves no other file', async () => {
  mkdirSync(inFolder('out'));
  const path = inFolder('out/game.json');
  const { status, out } = await ludi([...game, '--seed', 's', '--out', path]);
  expect(status).toBe(0);
  expect(out).toContain(`The replay is in ${path}.`);
  const text = readFileSync(path, 'utf8');
  expect(text.indexOf('\n')).toBe(text.length - 1);
  expect(verifyReplay(engine, JSON.parse(text)).ok).toBe(true);
  expect((await ludi([...game, '--seed', 's2', '--out', path])).status).toBe(0);
  expect(readFileSync(path, 'utf8')).not.toBe(text);
  expect(readdirSync(inFolder('out'))).toEqual(['game.json']);
});

test("--out - writes the replay to stdout, which 'verify -' accepts, and the report to stderr", async () => {
  const { out, err } = await ludi([...game, '--seed', 's', '--out', '-', '--quiet']);
  expect(err).toMatch(/^city-of-rome, \d+ actions, .*\n$/);
  expect(await ludi(['verify', '-'], { stdin: [out] })).toMatchObject({ status: 0 });
});

test('reports a file that cannot be written, and leaves no other file', async () => {
  const missing = inFolder('no/such/folder/game.json');
  expect(await ludi([...game, '--seed', 's', '--out', missing])).toMatchObject({
    status: 1,
    err: `ludi: cannot write ${missing}: no such file or directory\n`,
  });
  const folder = inFolder('folder');
  mkdirSync(folder);
  expect(await ludi([...game, '--seed', 's', '--out', folder])).toMatchObject({
    status: 1,
    err: `ludi: cannot write ${folder}: is a directory\n`,
  });
  expect(readdirSync(folder)).toEqual([]);
});

test.skipIf(process.platform === 'win32')('writes to a device without replacing it', async () => {
  expect((await ludi([...game, '--seed', 's', '--quiet', '--out', '/dev/null'])).status).toBe(0);
  expect(statSync('/dev/null').isCharacterDevice()).toBe(true);
});

test('a failed game leaves the file of --out unchanged', async () => {
  const kept = file('kept.json', 'precious');
  expect((await ludi([...game, '--players', '9', '--out', kept])).status).toBe(2);
  expect(readFileSync(kept, 'utf8')).toBe('precious');
  expect(existsSync(`${kept}.tmp`)).toBe(false);
});

test('shows and clears a progress line on a terminal only', async () => {
  const { out, err } = await ludi([...game, '--seed', 's', '--quiet'], { isTTY: true });
  expect(err.startsWith('\rCity of Rome: action 10\x1b[K')).toBe(true);
  expect(err.endsWith('\r\x1b[K')).toBe(true);
  expect(await ludi([...game, '--seed', 's', '--quiet'])).toMatchObject({ out, err: '' });
});

/** Returns the arguments that bash passes to ludi for a printed command. */
const argumentsOf = (command: string): string[] => {
  const script = `ludi() { printf '%s\\0' "$@"; }; ${command}`;
  return execFileSync('bash', ['--norc', '-c', script], { encoding: 'utf8' }).split('\0').slice(0, -1);
};

test.skipIf(process.platform === 'win32').each([
  ['plain', ['--seed', 'tiber']],
  ['a dash first', ['--seed', '-x']],
  ['two dashes first', ['--seed=--quiet']],
  ['a newline', ['--seed', 'a\nb']],
  ['quotes and a backslash', ['--seed', `it's "\\n" $HOME \`x\` !x`]],
  ['all of it', [`--seed=-it's\t\\n\u{1b}[2J\u{200b}é😀 ü`]],
  ['nothing', ['--seed', '']],
  ['long and hidden', ['--seed', '\u{1b}'.repeat(1024)]],
  ['a bot and options', ['--seed', 's', '--bots', 'greedy,flat:2', '--start-player', '1', '--max-seconds', '7']],
  ['another language', ['--seed', 's', '--lang', 'de']],
])('the printed command repeats the game (%s)', async (what, args) => {
  const path = inFolder(`-again ${what}.json`);
  const { out, status } = await ludi([...game, ...args, `--out=${path}`]);
  expect(status).toBe(0);
  const [, command = ''] = /(?:Replay with|Noch einmal mit): (.*)\n$/.exec(out) ?? [];
  const again = argumentsOf(command);
  expect((await ludi([...again, '--out', '-'])).out).toBe(readFileSync(path, 'utf8'));
  const { again: asJson } = JSON.parse((await ludi([...again, '--json'])).out);
  expect(asJson).toBe(command);
  expect((await ludi([...again, '--quiet'])).out.endsWith(`: ${command}\n`)).toBe(true);
});
