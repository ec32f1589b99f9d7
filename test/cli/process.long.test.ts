/** Tests of the bundled program in a separate process. */
import { execFile, spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folder, program } from './bundle';
import { isAlive } from './process-status';

/** Runs a bash command in which `ludi` is the program. */
const shell = (command: string): Promise<{ status: unknown; out: string; err: string }> =>
  new Promise((resolve) => {
    const script = `ludi() { "${process.execPath}" "${program}" "$@"; }; set -o pipefail; ${command}`;
    execFile('bash', ['-c', script], { cwd: folder }, (error, out, err) =>
      resolve({ status: error?.code ?? 0, out, err }),
    );
  });

test('play, verify and show run in sequence', async () => {
  const { status, out } = await shell(
    'ludi play city-of-rome --seed s --out g.json --quiet && ludi verify g.json && ludi show g.json --ply 3',
  );
  expect(status).toBe(0);
  expect(out).toMatch(/\nok {3}g\.json {2}city-of-rome {2}\d+ plies {2}/);
  expect(out).toContain('after action 3 of ');
});

test('the linked bin file says how to build the program, and runs it after the build', async () => {
  const clone = join(folder, 'clone');
  cpSync('packages/cli/bin', join(clone, 'bin'), { recursive: true });
  const run = `"${process.execPath}" clone/bin/ludi.js list`;
  expect(await shell(run)).toEqual({
    ...{ status: 1, out: '', err: "ludi: not built yet; 'npm run build' in the clone builds it\n" },
  });
  mkdirSync(join(clone, 'dist'));
  cpSync(program, join(clone, 'dist', 'ludi.js'));
  expect(await shell(run)).toMatchObject({ status: 0, out: expect.stringContaining('aquileia - Aquileia') });
});

test('verify accepts the output of play through a pipe', async () => {
  const { status, out } = await shell('ludi play city-of-rome --quiet --out - 2>/dev/null | ludi verify -');
  expect({ status, out }).toEqual({ status: 0, out: expect.stringMatching(/^ok {3}-:1 /) });
});

test('exits with 1 and 2, and writes messages to stderr', async () => {
  expect(await shell('echo junk | ludi verify -')).toMatchObject({ status: 1, err: '' });
  expect(await shell('ludi verify --frobnicate')).toMatchObject({
    status: 2,
    out: '',
    err: expect.stringContaining('ludi: '),
  });
});

test('play chooses a new seed of 128 bits each time', async () => {
  const { out } = await shell('ludi play city-of-rome --quiet; ludi play city-of-rome --quiet');
  const seeds = [...out.matchAll(/--seed ([0-9a-f]{32})\n/g)].map(([, seed]) => seed);
  expect(new Set(seeds).size).toBe(2);
});

test('verify prints no error when the reader of its output goes away', async () => {
  const { out, err } = await shell('yes junk | head -100000 | ludi verify - | head -2');
  expect(err).toBe('');
  expect(out.split('\n')).toHaveLength(3);
});

test('memory stays bounded on an endless line', async () => {
  const child = spawn(process.execPath, ['--max-old-space-size=48', program, 'verify', '-']);
  let out = '';
  child.stdout.on('data', (chunk: Buffer) => {
    out += chunk.toString();
  });
  const ended = new Promise((resolve) => child.on('close', resolve));
  const chunk = Buffer.alloc(1024 * 1024, '{');
  for (let i = 0; i < 300; i++) {
    if (!child.stdin.write(chunk)) await new Promise((resolve) => child.stdin.once('drain', resolve));
  }
  child.stdin.end('\n[]\n');
  expect(await ended).toBe(1);
  expect(out).toBe(
    'bad  -:1  ply -  too-long  a line of more than 8 MiB\nbad  -:2  ply -  malformed  a replay must be an object\n',
  );
});

test('memory stays bounded on a long stream of lines', async () => {
  // the main thread has a heap of 48 MB for a stream of 150 MB
  const child = spawn(process.execPath, ['--max-old-space-size=48', program, 'verify', '-', '--workers', '2']);
  let out = 0;
  let last = '';
  child.stdout.on('data', (chunk: Buffer) => {
    out += chunk.length;
    last = chunk.toString().trimEnd().split('\n').at(-1) ?? '';
  });
  const ended = new Promise((resolve) => child.on('close', resolve));
  const line = `${JSON.stringify({ format: 'ludi-romani/replay/1', actions: [...'untrusted'.repeat(5000)] })}\n`;
  const lines = Math.ceil(150_000_000 / line.length);
  for (let i = 0; i < lines; i++) {
    if (!child.stdin.write(line)) await new Promise((resolve) => child.stdin.once('drain', resolve));
  }
  child.stdin.end();
  expect(await ended).toBe(1);
  expect(last).toBe(`bad  -:${lines}  ply -  malformed  game: missing or of the wrong type`);
  expect(out).toBeGreaterThan(lines * 60);
});

test('serve answers through a pipe, and ends when its input ends', async () => {
  const request = (id: number, method: string, params = {}) => JSON.stringify({ jsonrpc: '2.0', id, method, params });
  const lines = [
    request(1, 'open', { game: 'aquileia', seed: 's' }),
    request(2, 'bot', { match: 1, bot: 'ismcts:999999999' }),
    request(3, 'ready'),
  ];
  const { status, out, err } = await shell(`printf '%s\\n' '${lines.join("' '")}' | ludi serve`);
  expect({ status, err }).toEqual({ status: 0, err: '' });
  const answers = out.trimEnd().split('\n');
  expect(answers.map((line) => JSON.parse(line).id)).toEqual([1, 3, 2]);
});

test('serve ends without a message when the reader of its output goes away, even during a search', async () => {
  const child = spawn(process.execPath, [program, 'serve']);
  let err = '';
  child.stderr.on('data', (chunk: Buffer) => {
    err += chunk.toString();
  });
  const ended = new Promise((resolve) => child.on('exit', resolve));
  child.stdin.on('error', () => {});
  child.stdin.write('{"jsonrpc":"2.0","id":1,"method":"open","params":{"game":"aquileia"}}\n');
  await new Promise((resolve) => child.stdout.once('data', resolve));
  child.stdout.destroy();
  child.stdin.write('{"jsonrpc":"2.0","id":2,"method":"bot","params":{"match":1,"bot":"ismcts:999999999","info":1}}\n');
  expect(await ended).toBe(141);
  expect(err).toBe('');
});

test('the memory of serve stays bounded if answers are read late and a line is endless', async () => {
  const child = spawn(process.execPath, ['--max-old-space-size=64', program, 'serve']);
  const ended = new Promise((resolve) => child.on('exit', resolve));
  child.stdin.write('{"jsonrpc":"2.0","id":1,"method":"open","params":{"game":"aquileia","options":{"players":5}}}\n');
  const view = '{"jsonrpc":"2.0","id":2,"method":"view","params":{"match":1}}\n'.repeat(1000);
  // the test does not read the answers to these requests yet, which have 200 MB
  for (let i = 0; i < 50; i++) child.stdin.write(view);
  await new Promise((resolve) => setTimeout(resolve, 2000));
  let lines = 0;
  child.stdout.on('data', (chunk: Buffer) => {
    for (const byte of chunk) if (byte === 0x0a) lines++;
  });
  child.stdin.write('{'.repeat(9_000_000));
  child.stdin.end('\n');
  expect(await ended).toBe(0);
  expect(lines).toBe(50_002);
});

test('a search that fills the memory of serve ends with its best action so far', async () => {
  const requests = ['"open","params":{"game":"aquileia"}', '"bot","params":{"match":1,"bot":"ismcts:999999999"}'];
  const lines = requests.map((request, id) => `{"jsonrpc":"2.0","id":${id},"method":${request}}`);
  const child = spawn(process.execPath, ['--max-old-space-size=48', '--max-semi-space-size=1', program, 'serve']);
  const ended = new Promise((resolve) => child.on('exit', resolve));
  let out = '';
  child.stdout.on('data', (chunk: Buffer) => {
    out += chunk.toString();
    if (out.split('\n').length > 2) child.stdin.end();
  });
  child.stdin.write(`${lines.join('\n')}\n`);
  expect(await ended).toBe(0);
  const { result } = JSON.parse(out.split('\n')[1] ?? '');
  expect(result.stopped).toBe(true);
  expect(result.iterations).toBeGreaterThan(100);
});

test.skipIf(process.platform === 'win32')(
  'a program that hangs delays neither Ctrl-C nor the end of the game',
  async () => {
    const log = join(folder, 'stalled');
    const wrapper = join(folder, 'stalls.sh');
    writeFileSync(wrapper, `sleep 1000 & echo $! >> '${log}'\nwait\n`);
    writeFileSync(log, '');
    // waits for a whole line: an empty text would be read as the process id 0, which means the process group of this test
    const startedPid = async (): Promise<number> => {
      for (let i = 0; i < 300; i++) {
        const lines = readFileSync(log, 'utf8').split('\n');
        if (lines.length > 1) return Number(lines[0]);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      throw new Error('the program did not start');
    };
    const child = spawn(process.execPath, [program, 'play', 'city-of-rome', '--bots', `exec:sh ${wrapper}`]);
    const ended = new Promise((resolve) => child.on('exit', (status, signal) => resolve(signal ?? status)));
    const pid = await startedPid();
    expect(isAlive(pid)).toBe(true);
    child.kill('SIGINT');
    expect(await ended).toBe('SIGINT');
    for (let i = 0; i < 50 && isAlive(pid); i++) await new Promise((resolve) => setTimeout(resolve, 100));
    expect(isAlive(pid)).toBe(false);

    // this bot has a child process that holds its output open
    const bot = join(folder, 'parent.mjs');
    writeFileSync(
      bot,
      `import { spawn } from 'node:child_process';
    import { createInterface } from 'node:readline';
    spawn('sleep', ['1000'], { stdio: 'inherit' });
    for await (const line of createInterface({ input: process.stdin }))
      console.log(JSON.stringify({ jsonrpc: '2.0', id: JSON.parse(line).id, result: { action: 0 } }));`,
    );
    const start = performance.now();
    const { status } = await shell(`ludi play city-of-rome --seed s --quiet --bots 'exec:${process.execPath} ${bot}'`);
    expect(status).toBe(0);
    expect(performance.now() - start).toBeLessThan(40_000);
  },
);

test.skipIf(process.platform === 'win32').each([
  ['while a person is asked', 'cat > /dev/null', '0'],
  ['while a program thinks', 'sleep 1000', '1'],
])('Ctrl-C %s leaves the game and writes its replay', async (_, body, seat) => {
  const bot = join(folder, `bot-${seat}.sh`);
  writeFileSync(bot, `${body}\n`);
  const path = join(folder, `left-${seat}.json`);
  const args = ['play', 'city-of-rome', '--seed', 'tiber', '--human', seat, '--bots', `exec:sh ${bot}`, '--out', path];
  const child = spawn(process.execPath, [program, ...args, '--max-seconds', '1']);
  const ended = new Promise((resolve) => child.on('exit', (status, signal) => resolve(signal ?? status)));
  let out = '';
  await new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      out += chunk.toString();
      if (out.includes('seat 0') || out.includes('Fields are counted')) resolve();
    });
  });
  await new Promise((resolve) => setTimeout(resolve, 1500));
  child.kill('SIGINT');
  expect(await ended).toBe(0);
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ outcome: null });
});
