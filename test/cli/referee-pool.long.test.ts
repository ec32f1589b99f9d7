/** Tests of the worker pool of `ludi verify`, with workers that fail if a line has certain words. */
import { existsSync, rmSync } from 'node:fs';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { altered, bundled, inFolder, ludi, replayLine } from './run';

const onceDead = inFolder('died-once');
let worker: URL;
let good: string;
beforeAll(async () => {
  good = await replayLine('tiber');
  worker = await bundled(
    'unruly.mjs',
    `import { existsSync, writeFileSync } from 'node:fs';
    import { games } from './games';
    import { judge } from './judge';
    const misbehave = (text) => {
      if (text.startsWith('sleep')) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, Number(text.slice(6)));
      if (text === 'loop') for (;;);
      if (text.includes('out of order')) Uint32Array.from = () => { throw new Error('out of order'); };
      if (text === 'exit') process.exit(3);
      if (text === 'throw') throw new Error('broken worker');
      if (text === 'heap') for (const all = []; ; ) all.push(Array(100_000).fill(all.length));
      if (text.includes('die-once') && !existsSync(${JSON.stringify(onceDead)})) {
        writeFileSync(${JSON.stringify(onceDead)}, '');
        process.exit(1);
      }
    };
    export default ({ texts, options, started }) => {
      started.postMessage(null);
      return Promise.all(texts.map((text) => {
        misbehave(text);
        return judge(text, options, games);
      }));
    };`,
  );
});
beforeEach(() => rmSync(onceDead, { force: true }));

/** Returns the line number and the verdict of each line of output. */
const verdictsIn = (lines: readonly string[]) =>
  lines.map((line) => {
    const [word, place, , code] = line.split(/ {2,}/);
    return `${place?.replace('-:', '')} ${word === 'ok' ? 'ok' : code}`;
  });

test('a line whose worker dies is judged by the next worker', async () => {
  const seed = altered(good, ({ options }) => Object.assign(options, { seed: 'die-once' }));
  const stdin = [good, good, seed, good, good].map((line) => `${line}\n`);
  const normal = await ludi(['verify', '-'], { stdin });
  const { out, err } = await ludi(['verify', '-', '--workers', '2'], { stdin, worker });
  expect(existsSync(onceDead)).toBe(true);
  expect({ out, err }).toEqual({ out: normal.out, err: '' });
  expect(verdictsIn(normal.lines)).toEqual([
    '1 ok',
    '2 ok',
    expect.stringMatching(/^3 (?!worker-died)/),
    '4 ok',
    '5 ok',
  ]);
});

test('a replay on which the referee fails is neither good nor bad', async () => {
  const seed = altered(good, ({ options }) => Object.assign(options, { seed: 'out of order' }));
  const text = await ludi(['verify', '-'], { stdin: [`${seed}\n`], worker });
  expect(text).toMatchObject({ status: 3, out: 'err  -:1  ply -  internal  out of order\n' });
  const { lines } = await ludi(['verify', '-', '--json'], { stdin: [`${seed}\n`], worker });
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ ok: null, code: 'internal' });
  expect((await ludi(['verify', '-'], { stdin: [`${good}\nx\n${seed}\n`], worker })).status).toBe(1);
});

test.each([
  ['exit', 'worker exited with code: 3'],
  ['heap', 'reaching memory limit'],
  ['throw', 'broken worker'],
])('a line that ends every worker (%s) is bad, and the next lines are judged', async (word, reason) => {
  const stdin = [`${good}\n${word}\n${good}\n${word}\n${word}\n${good}\n`];
  const { status, lines, err } = await ludi(['verify', '-', '--workers', '2'], { stdin, worker });
  expect({ status, err }).toEqual({ status: 1, err: '' });
  expect(verdictsIn(lines)).toEqual(['1 ok', '2 worker-died', '3 ok', '4 worker-died', '5 worker-died', '6 ok']);
  expect(lines[1]).toContain(reason);
});

test('a line whose judgement does not end is too-slow, and the other lines are judged', async () => {
  const stdin = [`loop\n${`${good}\n`.repeat(5)}loop\n${good}\n`];
  const { lines } = await ludi(['verify', '-', '--workers', '2', '--max-seconds', '3'], { stdin, worker });
  expect(verdictsIn(lines)).toEqual(['1 too-slow', '2 ok', '3 ok', '4 ok', '5 ok', '6 ok', '7 too-slow', '8 ok']);
  expect(lines[0]).toBe('bad  -:1  ply -  too-slow  not judged within 3 seconds');
});

test('the time limit of a line does not include the start of its worker', async () => {
  const slow = await bundled(
    'slow.mjs',
    `await new Promise((resolve) => setTimeout(resolve, 2500));
    export { default } from './worker';`,
  );
  const stdin = [`${good}\n`];
  const { lines } = await ludi(['verify', '-', '--max-seconds', '1'], { stdin, worker: slow });
  expect(verdictsIn(lines)).toEqual(['1 ok']);
});

test.each([1, 2, 5])('with %i workers, verdicts are in the order of the input', async (workers) => {
  const stdin = [50, 1, 30, 1, 1, 20, 1, 1, 1, 1].map((pause) => `sleep ${pause}\n`);
  const { lines } = await ludi(['verify', '-', '--workers', String(workers)], { stdin, worker });
  expect(verdictsIn(lines)).toEqual(stdin.map((_, i) => `${i + 1} malformed`));
});

test('one worker and three workers give the same verdicts', async () => {
  const others = await Promise.all(['a', 'b', 'c'].map((seed, i) => replayLine(seed, 2 + i)));
  const stdin = [...others, 'junk', ...others].map((line) => `${line}\n`);
  const [one, three] = await Promise.all(
    ['1', '3'].map((workers) => ludi(['verify', '-', '--json', '--workers', workers], { stdin })),
  );
  expect(three).toEqual(one);
  expect(one?.lines).toHaveLength(7);
});

test.each([
  ['--workers', '0', 256],
  ['--workers', '257', 256],
  ['--workers', 'two', 256],
  ['--max-plies', '0', 999_999_999],
  ['--max-bytes', '999999999', 268_435_456],
  ['--max-seconds', '0', 86_400],
])('%s %s is a usage error', async (option, value, most) => {
  const { status, err } = await ludi(['verify', '-', option, value], { stdin: [good] });
  expect({ status, message: err.split('\n')[0] }).toEqual({
    status: 2,
    message: `ludi: option '${option} <n>' argument '${value}' is invalid. It must be a whole number from 1 to ${most}.`,
  });
});

test('--max-plies and --max-bytes refuse longer replays without trying them', async () => {
  const { actions } = JSON.parse(good) as { readonly actions: readonly unknown[] };
  const plies = String(actions.length);
  const verdict = async (...args: string[]) => (await ludi(['verify', '-', ...args], { stdin: [good] })).lines[0];
  expect(await verdict('--max-plies', plies)).toMatch(/^ok /);
  expect(await verdict('--max-plies', String(actions.length - 1))).toBe(
    `bad  -:1  ply -  too-many-plies  ${plies} actions, but at most ${actions.length - 1} are allowed`,
  );
  expect(await verdict('--max-bytes', String(good.length))).toMatch(/^ok /);
  expect(await verdict('--max-bytes', String(good.length - 1))).toBe(
    `bad  -:1  ply -  too-long  a line of more than ${good.length - 1} bytes`,
  );
});

test('a replay of a million actions takes no longer than a game', async () => {
  const flood = (count: number, action: unknown) =>
    altered(good, (replay) => {
      replay.actions = [...replay.actions, ...Array.from({ length: count }, () => action)];
    });
  const lines = [flood(200_000, { type: 'end-turn', player: 0 }), flood(1_000_000, 0), good];
  const stdin = [lines.map((line) => `${line}\n`).join('')];
  const verdicts = async (...args: string[]) => verdictsIn((await ludi(['verify', '-', ...args], { stdin })).lines);
  expect(await verdicts()).toEqual(['1 actions-after-end', '2 malformed', '3 ok']);
  expect(await verdicts('--max-plies', '1000')).toEqual(['1 too-many-plies', '2 malformed', '3 ok']);
});
