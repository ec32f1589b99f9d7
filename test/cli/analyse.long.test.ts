import { words as english } from '@ludi-romani/boards/city-of-rome/en';
import { engine } from '@ludi-romani/city-of-rome';
import { expect, test } from 'vitest';
import { altered, bundled, file, ludi, replayLine } from './run';

interface Judged {
  readonly line: string;
  readonly sentence: string;
  readonly value: number;
  readonly win: number;
  readonly lead: number;
}

interface Loss {
  readonly ply: number;
  readonly seat: number;
  readonly name: string;
  readonly loss: number;
  readonly played: Judged;
  readonly better: Judged;
  readonly rows: readonly { readonly row: string; readonly points: number }[];
  readonly expected: readonly { readonly seat: number; readonly name: string; readonly sentence: string }[];
}

/** Returns the replay of the first `plies` actions of a game, with which the tests are fast. */
const beginning = (line: string, plies: number): string =>
  altered(line, (replay) => {
    replay.actions.length = plies;
    Object.assign(replay, { outcome: null, checkpoints: [] });
  });

/** Resolves to the path of a file with the beginning of a game. */
const partFile = async (plies = 45): Promise<string> =>
  file(`part-${plies}.json`, beginning(await replayLine('analyse'), plies));

const percent = (chance: number): number => Math.round(100 * chance);
const given = ({ played, better }: Loss): number => better.win - played.win;

/** Returns a text without the line breaks and indents of paragraphs. */
const unwrapped = (text: string): string => text.replace(/\n +/g, ' ');

test('lists the decisions for which a search found a better action, largest chances first, always the same', async () => {
  const path = await partFile(110);
  const args = ['analyse', path, '--bots', 'expert:5', '--top', '3'];
  const { status, out, err, lines } = await ludi(args);
  expect({ status, err }).toEqual({ status: 0, err: '' });
  expect((await ludi(args)).out).toBe(out);
  expect(lines[0]).toMatch(/^City of Rome, 2 players, \d+ actions$/);
  const [, otherwise, decisions] = /^expert:5 found a better action for (\d+) of (\d+) decisions\.$/.exec(
    lines[1] ?? '',
  ) as RegExpExecArray;
  expect(lines.filter(({ length }) => length > 80)).toEqual([]);
  const worst = [...out.matchAll(/after action (\d+): .* given away$/gm)].map(([, ply]) => Number(ply));
  expect(worst).toHaveLength(3);

  const { losses, accuracy, chances, ...figures } = JSON.parse((await ludi([...args, '--json', '--top', '999'])).out);
  expect(figures).toEqual({
    ...{ game: 'city-of-rome', players: 2, plies: expect.any(Number), bot: 'expert:5' },
    ...{ decisions: Number(decisions), otherwise: Number(otherwise) },
  });
  expect(losses).toHaveLength(figures.otherwise);
  expect(chances).toHaveLength(figures.decisions);
  expect(losses.map(given)).toEqual(losses.map(given).sort((a: number, b: number) => b - a));
  expect(worst).toEqual(losses.slice(0, 3).map(({ ply }: Loss) => ply));
  for (const { seat, name, decisions: count, otherwise: others, lost } of accuracy) {
    const own = losses.filter((loss: Loss) => loss.seat === seat);
    expect(others).toBe(own.length);
    expect(count).toBe(chances.filter((chance: Loss) => chance.seat === seat).length);
    expect(lost).toBeCloseTo(own.reduce((sum: number, loss: Loss) => sum + Math.max(0, given(loss)), 0));
    expect(out).toContain(`a better action for ${others} of ${count} decisions: ${percent(lost)} % given away`);
    expect(name).toBe(['White', 'Brown'][seat]);
  }
  expect(accuracy).toHaveLength(2);

  const titles = english(engine);
  for (const { ply, name, loss, played, better, rows, expected } of losses.slice(0, 3) as Loss[]) {
    expect(loss).toBeGreaterThan(0);
    expect(loss).toBeCloseTo(better.value - played.value);
    const [, text = ''] = unwrapped(out).split(`${name}, after action ${ply}: `);
    const [own] = text.split('\n\n');
    expect(own).toContain(` played: ${percent(played.win)} % to win, ${Math.abs(played.lead).toFixed(1)} points `);
    expect(own).toContain(` ${played.sentence}. better: ${percent(better.win)} % to win, `);
    expect(own).toContain(` ${better.sentence}.`);
    for (const each of expected) expect(own).toContain(` ${each.name}: ${each.sentence}.`);
    for (const { row, points } of rows)
      expect(own).toContain(`${titles.row(row as never)} ${points < 0 ? '' : '+'}${points.toFixed(1)}`);
    const { out: shown } = await ludi(['show', path, '--ply', String(ply + 1)]);
    expect(shown).toContain(`Last action: ${played.line}`);
    expect(better.line).not.toBe(played.line);
  }
  expect(losses.some(({ rows }: Loss) => rows.length > 1)).toBe(true);
});

test('names what is expected after the better action: at most five actions, each with its player', async () => {
  const path = await partFile(80);
  const { losses } = JSON.parse((await ludi(['analyse', path, '--bots', 'handmade:500', '--seat', '0', '--json'])).out);
  const lines = losses.map(({ expected }: Loss) => expected) as Loss['expected'][];
  expect(lines.some(({ length }) => length > 1)).toBe(true);
  expect(Math.max(...lines.map(({ length }) => length))).toBe(5);
  // the actions of the other player are told as well
  expect(losses.some(({ seat, expected }: Loss) => expected.some((one) => one.seat !== seat))).toBe(true);
  for (const { seat, name, sentence } of lines.flat()) {
    expect(name).toBe(['White', 'Brown'][seat]);
    expect(sentence).toMatch(/^[A-Z].*[^.]$/);
  }
});

test('--seat lists the decisions of one seat; --lang de writes German', async () => {
  const path = await partFile(110);
  const { losses, chances, accuracy } = JSON.parse(
    (await ludi(['analyse', path, '--bots', 'expert:60', '--seat', '1', '--json'])).out,
  );
  for (const all of [losses, chances, accuracy])
    expect(new Set(all.map(({ seat }: { seat: number }) => seat))).toEqual(new Set([1]));
  const { out, lines } = await ludi(['analyse', path, '--bots', 'expert:60', '--lang', 'de', '--top', '1']);
  expect(out).toMatch(/^ {2}besser: \d+ % Gewinnchance, \d+,\d Punkte (vorn|zurück)$/m);
  expect(lines.filter(({ length }) => length > 80)).toEqual([]);
});

test('a game for one has chances, but no lead over others', async () => {
  const { out: replay } = await ludi([
    ...['play', 'nova-roma', '--players', '1', '--handicap', '100', '--seed', 's', '--quiet', '--out', '-'],
  ]);
  const { out } = await ludi(['analyse', file('solo.json', replay), '--bots', 'expert:2']);
  expect(out).toContain('\nPercentages are chances to win.\n');
  expect(out).toMatch(/^ {2}better: \d+ % to win$/m);
  expect(out).not.toContain('lead');
});

test('gives the same result on any number of threads, also with own components', async () => {
  const box = file('box.json', JSON.stringify({ ...engine.components, startingCoins: 9 }));
  const played = await ludi(['play', 'city-of-rome', '--seed', 'own', '--components', box, '--quiet', '--out', '-']);
  for (const args of [[await partFile()], [file('own.json', beginning(played.out, 45)), '--components', box]]) {
    const analysed = async (...more: string[]) =>
      ludi(['analyse', ...args, '--bots', 'ismcts:3', '--top', '999', '--json', '--seat', '0', ...more]);
    const one = await analysed('--workers', '1');
    expect(one).toMatchObject({ status: 0, err: '' });
    const { chances } = JSON.parse(one.out);
    expect(chances.length).toBeGreaterThan(9);
    // each decision is reviewed once
    expect(new Set(chances.map(({ ply }: { ply: number }) => ply)).size).toBe(chances.length);
    expect(await analysed('--workers', '3')).toEqual(one);
    expect(await analysed()).toEqual(one);
  }
});

test('reports a search that fails', async () => {
  const worker = await bundled('breaks.mjs', "export async function decision() { throw new Error('no memory'); }");
  const { status, err } = await ludi(['analyse', await partFile(), '--workers', '2'], { worker });
  expect(status).toBe(1);
  expect(err).toContain('the search after action 0 failed: no memory');
});

test('analyses a replay up to its first illegal action', async () => {
  const line = altered(await replayLine('analyse'), ({ actions }) => actions.splice(9, 1, { type: 'no', player: 0 }));
  const { status, out, err } = await ludi(['analyse', file('broken.json', line), '--bots', 'ismcts:2']);
  expect(status).toBe(1);
  expect(out).toContain('2 players, 9 actions');
  expect(err).toContain('after action 9 the next one is not legal');
});

test('a learned model can analyse', async () => {
  const bot = 'learned:packages/bots/src/city-of-rome/models/2.json:4';
  const { status, out } = await ludi(['analyse', await partFile(), '--bots', bot, '--json']);
  expect(status).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ game: 'city-of-rome', bot });
});

test('shows its progress and the time left on a terminal', async () => {
  let now = 0;
  const path = await partFile();
  const args = ['analyse', path, '--bots', 'ismcts:1'];
  const { err } = await ludi(args, { isTTY: true, now: () => (now += 1000) });
  expect(err).toMatch(/^\rCity of Rome: action 1 of \d+(?!,)/);
  expect(err).toMatch(/\rCity of Rome: action 5 of \d+, (\d+ s|\d+ min) left/);
  expect(err.endsWith('\r\x1b[K')).toBe(true);
});

test.each([
  [['analyse'], "missing required argument 'file'"],
  [
    ['analyse', 'x.json', '--bots', 'greedy'],
    "'greedy' is not a searcher: use flat, ismcts, expert, handmade or learned",
  ],
  [['analyse', 'x.json', '--bots', 'learned:'], "'learned:' must be learned:FILE:N, with the file of a model"],
  [['analyse', 'x.json', '--bots', 'ismct:5'], "unknown bot 'ismct:5': the bots are random, greedy, flat:N,"],
  [['analyse', 'x.json', '--top', 'all'], "option '--top <n>' argument 'all' is invalid"],
])('%j is a usage error', async (args, message) => {
  const { status, err } = await ludi(args);
  expect(status).toBe(2);
  expect(err).toContain(message);
});

test('a seat that the game does not have is a usage error', async () => {
  expect(await ludi(['analyse', await partFile(), '--seat', '2'])).toMatchObject({
    status: 2,
    err: expect.stringContaining('--seat must be a seat from 0 to 1'),
  });
});
