import { engine } from '@ludi-romani/city-of-rome';
import { expect, test } from 'vitest';
import { altered, bundled, file, ludi, replayFile, replayLine } from './run';

test('lists the decisions that a search would have made otherwise, largest losses first, always the same', async () => {
  const path = await replayFile('analyse');
  const args = ['analyse', path, '--bots', 'ismcts:5', '--top', '4'];
  const { status, out, err, lines } = await ludi(args);
  expect({ status, err }).toEqual({ status: 0, err: '' });
  expect((await ludi(args)).out).toBe(out);
  expect(lines[0]).toMatch(/^City of Rome, 2 players, \d+ actions$/);
  expect(lines[1]).toMatch(/^\d+ decisions with a choice\. ismcts:5 would have made \d+ otherwise\.$/);
  const lost = [...out.matchAll(/, after action \d+: (\d+) % lost$/gm)].map(([, percent]) => Number(percent));
  expect(lost).toHaveLength(4);
  expect(lost).toEqual([...lost].sort((a, b) => b - a));
  const { losses: every } = JSON.parse(
    (await ludi(['analyse', path, '--bots', 'ismcts:5', '--top', '999', '--json'])).out,
  );
  expect(lost[0]).toBe(Math.round(100 * Math.max(...every.map(({ loss }: { loss: number }) => loss))));
  expect(lines.filter(({ length }) => length > 80)).toEqual([]);

  const { losses, ...figures } = JSON.parse((await ludi([...args, '--json'])).out);
  expect(figures).toEqual({
    ...{ game: 'city-of-rome', players: 2, plies: expect.any(Number), bot: 'ismcts:5' },
    ...{ decisions: Number(lines[1]?.match(/^\d+/)), otherwise: Number(lines[1]?.match(/made (\d+)/)?.[1]) },
  });
  expect(losses.map(({ loss }: { loss: number }) => Math.round(100 * loss))).toEqual(lost);
  for (const { ply, name, loss, played, better } of losses) {
    expect(loss).toBeCloseTo(better.value - played.value);
    expect(out).toContain(`${name}, after action ${ply}: `);
    const { out: shown } = await ludi(['show', path, '--ply', String(ply + 1)]);
    expect(shown).toContain(`Last action: ${played.line}`);
    expect(better.line).not.toBe(played.line);
  }
});

test('--seat lists the decisions of one seat; --lang de writes German', async () => {
  const path = await replayFile('analyse');
  const { losses } = JSON.parse((await ludi(['analyse', path, '--bots', 'flat:4', '--seat', '1', '--json'])).out);
  expect(new Set(losses.map(({ seat }: { seat: number }) => seat))).toEqual(new Set([1]));
  expect((await ludi(['analyse', path, '--bots', 'flat:4', '--lang', 'de', '--top', '1'])).out).toMatch(
    /besser, \d+ %:/,
  );
});

test('gives the same result on any number of threads, also with own components', async () => {
  const box = file('box.json', JSON.stringify({ ...engine.components, startingCoins: 9 }));
  const played = await ludi(['play', 'city-of-rome', '--seed', 'own', '--components', box, '--quiet', '--out', '-']);
  for (const args of [[await replayFile('analyse')], [file('own.json', played.out), '--components', box]]) {
    const analysed = async (...more: string[]) =>
      ludi(['analyse', ...args, '--bots', 'ismcts:3', '--top', '999', '--json', '--seat', '0', ...more]);
    const one = await analysed('--workers', '1');
    expect(one).toMatchObject({ status: 0, err: '' });
    const { losses } = JSON.parse(one.out);
    expect(losses.length).toBeGreaterThan(3);
    // each decision is reviewed once
    expect(new Set(losses.map(({ ply }: { ply: number }) => ply)).size).toBe(losses.length);
    expect(await analysed('--workers', '3')).toEqual(one);
    expect(await analysed()).toEqual(one);
  }
});

test('reports a search that fails', async () => {
  const worker = await bundled('breaks.mjs', "export async function decision() { throw new Error('no memory'); }");
  const { status, err } = await ludi(['analyse', await replayFile('analyse'), '--workers', '2'], { worker });
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

test('shows its progress and the time left on a terminal', async () => {
  let now = 0;
  const path = await replayFile('analyse');
  const args = ['analyse', path, '--bots', 'ismcts:1'];
  const { err } = await ludi(args, { isTTY: true, now: () => (now += 1000) });
  expect(err).toMatch(/^\rCity of Rome: action 1 of \d+(?!,)/);
  expect(err).toMatch(/\rCity of Rome: action 5 of \d+, (\d+ s|\d+ min) left/);
  expect(err.endsWith('\r\x1b[K')).toBe(true);
});

test.each([
  [['analyse'], "missing required argument 'file'"],
  [['analyse', 'x.json', '--bots', 'greedy'], "'greedy' is not a searcher: use flat, ismcts or expert"],
  [['analyse', 'x.json', '--bots', 'ismct:5'], "unknown bot 'ismct:5': the bots are random, greedy, flat:N,"],
  [['analyse', 'x.json', '--top', 'all'], "option '--top <n>' argument 'all' is invalid"],
])('%j is a usage error', async (args, message) => {
  const { status, err } = await ludi(args);
  expect(status).toBe(2);
  expect(err).toContain(message);
});

test('a seat that the game does not have is a usage error', async () => {
  expect(await ludi(['analyse', await replayFile('analyse'), '--seat', '2'])).toMatchObject({
    status: 2,
    err: expect.stringContaining('--seat must be a seat from 0 to 1'),
  });
});
