/** Tests of the commands with a game that has too many choices to list, and with a game of teams. */
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { bundled, inFolder, ludi } from './run';
import { connect } from './serve-client';

let goods: string;
let gifts: string;
beforeAll(async () => {
  const at = (name: string) => `../../../test/${name}`;
  goods = fileURLToPath(await bundled('goods.mjs', `export { sealedGoods as engine } from '${at('sealed-goods')}';`));
  gifts = fileURLToPath(await bundled('gifts.mjs', `export { gifts as engine } from '${at('gifts')}';`));
});

test('bots play, the replay is verified, and show describes the choices', async () => {
  const replay = inFolder('goods.json');
  for (const bot of ['random', 'greedy', 'ismcts:20'])
    expect((await ludi(['play', '--engine', goods, '--bots', bot, '--seed', 's', '--out', replay])).status).toBe(0);
  expect((await ludi(['verify', '--engine', goods, replay])).status).toBe(0);
  const { out } = await ludi(['show', '--engine', goods, replay, '--ply', '1']);
  expect(out).toContain('1000000001 legal actions:');
  expect(out).toContain('1 bid 1 ... 1 bid 1000000000');
  expect(out).toContain('1 pass');
  const { out: json } = await ludi(['show', '--engine', goods, replay, '--ply', '0', '--json']);
  expect(JSON.parse(json)).toMatchObject({ legal: [], ranges: [{ length: 65_536, first: { cards: [] } }] });
});

test('a person types a number or a set that no list has', async () => {
  const lines = ['', 'sell 2+4', '', '', 'why bid 0', 'bid 0', 'bid 77', '', '', 'quit'];
  const { out } = await ludi(['play', '--engine', goods, '--human', '0,1', '--seed', 's'], {
    stdin: [lines.map((line) => `${line}\n`).join('')],
  });
  expect(out).toContain('0 sell none ... 0 sell 1+2+3+4+5+6+7+8+9+10+11+12+13+14+15+16');
  expect(out).toContain('SG-2.2: bid more than the highest bid.');
  expect(out).toContain('0 bid 78 ... 0 bid 1000000000');
});

test('a hint names an action that no list has by its line', async () => {
  const { out } = await ludi(['play', '--engine', goods, '--human', '0', '--seed', 's'], { stdin: ['hint\nquit\n'] });
  expect(out).toMatch(/^Try 0 sell \S+: /m);
});

test('serve tells clients of the ranges, and takes actions as lines', async () => {
  const { call } = connect('--engine', goods);
  const { match } = await call('open', { game: 'sealed-goods', seed: 's' });
  expect(await call('legal', { match, viewer: 0, lines: true })).toMatchObject({
    actions: [],
    ranges: [{ length: 65_536 }],
  });
  await call('act', { match, action: '0 sell 2+4' });
  expect(await call('act', { match, action: '1 sell 2' })).toMatchObject({ error: 'illegal-action' });
  expect(await call('act', { match, action: '1 bid 12345' })).toMatchObject({ reveals: false });
  expect(await call('choices', { match, viewer: 0 })).toMatchObject({ error: 'too-many' });
});

test('the verdict names the winning team with its players and points', async () => {
  const play = ['play', '--engine', gifts, '--players', '4', '--bots', 'greedy,random', '--seed', 's'];
  const { out } = await ludi(play);
  expect(out).toMatch(/Team 1 \(.+, .+\) wins with \d+ points\./);

  const rows = out.split('\n').map((row) => row.split(/ {2,}/));
  const row = (name: string) => rows.find(([first]) => first === name)?.slice(1) ?? [];
  const [one = 0, two = 0, three = 0, four = 0] = row('Total').map(Number);
  expect(row('Team')).toEqual(['Team 1', 'Team 2', 'Team 1', 'Team 2']);
  expect(row('Team total').map(Number)).toEqual([one + three, two + four, one + three, two + four]);
  expect(row('Place').map(Number)).toEqual([1, 2, 1, 2]);
  const { out: json } = await ludi([...play, '--json']);
  expect(JSON.parse(json)).toMatchObject({ winners: [0, 2], teams: [{ name: 'Team 1', seats: [0, 2] }, {}] });
});
