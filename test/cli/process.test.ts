/** The program as a process of its own, bundled as the package bundles it. */
import { execFile, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';

// in reach of what the program depends on
const folder = resolve(mkdtempSync(join('node_modules', '.ludi-process-')));
const program = join(folder, 'ludi.js');
beforeAll(async () => {
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  await build({
    entryPoints: ['packages/cli/src/ludi.ts', 'packages/cli/src/worker.ts'],
    outdir: folder,
    external: ['piscina'],
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'es2022',
    logLevel: 'warning',
  });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a shell command in which `ludi` is the program. */
const shell = (command: string): Promise<{ status: unknown; out: string; err: string }> =>
  new Promise((resolve) => {
    const script = `ludi() { "${process.execPath}" "${program}" "$@"; }; set -o pipefail; ${command}`;
    execFile('bash', ['-c', script], { cwd: folder }, (error, out, err) =>
      resolve({ status: error?.code ?? 0, out, err }),
    );
  });

test('play, verify and show one after the other', async () => {
  const { status, out } = await shell(
    'ludi play city-of-rome --seed s --out g.json --quiet && ludi verify g.json && ludi show g.json --ply 3',
  );
  expect(status).toBe(0);
  expect(out).toMatch(/\nok {3}g\.json {2}city-of-rome {2}\d+ plies {2}/);
  expect(out).toContain('after ply 3 of ');
});

test('what npm links says how to build the program, and runs it once it is built', async () => {
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

test('a pipe from play to verify', async () => {
  const { status, out } = await shell('ludi play city-of-rome --quiet --out - 2>/dev/null | ludi verify -');
  expect({ status, out }).toEqual({ status: 0, out: expect.stringMatching(/^ok {3}-:1 /) });
});

test('exit status 1 and 2, messages on stderr', async () => {
  expect(await shell('echo junk | ludi verify -')).toMatchObject({ status: 1, err: '' });
  expect(await shell('ludi verify --frobnicate')).toMatchObject({
    status: 2,
    out: '',
    err: expect.stringContaining('ludi: '),
  });
});

test('a fresh seed each time, of 128 bits', async () => {
  const { out } = await shell('ludi play city-of-rome --quiet; ludi play city-of-rome --quiet');
  const seeds = [...out.matchAll(/--seed ([0-9a-f]{32})\n/g)].map(([, seed]) => seed);
  expect(new Set(seeds).size).toBe(2);
});

test('a reader who leaves is no error worth a word', async () => {
  const { out, err } = await shell('yes junk | head -100000 | ludi verify - | head -2');
  expect(err).toBe('');
  expect(out.split('\n')).toHaveLength(3);
});

test('memory stays bounded whatever comes', async () => {
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

test('memory stays bounded on a stream that does not end, while its lines are judged', async () => {
  // of 150 MB, the first thread may hold 48
  const child = spawn(process.execPath, ['--max-old-space-size=48', program, 'verify', '-', '--workers', '2']);
  let out = 0;
  let last = '';
  child.stdout.on('data', (chunk: Buffer) => {
    out += chunk.length;
    last = chunk.toString().trimEnd().split('\n').at(-1) ?? '';
  });
  const ended = new Promise((resolve) => child.on('close', resolve));
  const line = `${JSON.stringify({ format: 'ludi-romani/replay/1', actions: [...'stranger'.repeat(5000)] })}\n`;
  const lines = Math.ceil(150_000_000 / line.length);
  for (let i = 0; i < lines; i++) {
    if (!child.stdin.write(line)) await new Promise((resolve) => child.stdin.once('drain', resolve));
  }
  child.stdin.end();
  expect(await ended).toBe(1);
  expect(last).toBe(`bad  -:${lines}  ply -  malformed  game: missing or of the wrong type`);
  expect(out).toBeGreaterThan(lines * 60);
});
