/** Runs the program inside the process of the test, and collects its output. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { afterAll } from 'vitest';
import { main } from '../../packages/cli/src/main';

/** Returns a stream that stores everything that is written to it, and a function that returns it as text. */
function collector(): { stream: Writable; text: () => string } {
  const chunks: Buffer[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _, done) => {
      chunks.push(chunk);
      done();
    },
  });
  return { stream, text: () => Buffer.concat(chunks).toString() };
}

interface Environment {
  readonly stdin?: Iterable<Uint8Array | string> | AsyncIterable<Uint8Array | string>;
  readonly stdout?: Writable;
  readonly isTTY?: boolean;
  readonly isScreen?: boolean;
  readonly worker?: URL;
  readonly now?: () => number;
  readonly hasColors?: boolean;
  /** receives the listener for Ctrl-C */
  readonly onInterrupt?: (listener: () => void) => void;
}

const folder = mkdtempSync(join(tmpdir(), 'ludi-cli-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Returns a path in the temporary folder of this test file. */
export const inFolder = (name: string): string => join(folder, name);

/** Bundles a module, such as a worker or a game, whose source imports from the folder of the program's sources. Resolves to its URL. */
export async function bundled(name: string, source: string): Promise<URL> {
  await build({
    stdin: { contents: source, resolveDir: 'packages/cli/src', loader: 'ts' },
    outfile: inFolder(name),
    bundle: true,
    format: 'esm',
    platform: 'node',
    tsconfig: 'tsconfig.json',
    logLevel: 'warning',
  });
  return pathToFileURL(inFolder(name));
}

let standard: Promise<URL> | undefined;
/** Bundles the worker of the program on first use. */
function standardWorker(): Promise<URL> {
  standard ??= bundled('worker.mjs', "export { decision, default, match, train } from './worker';");
  return standard;
}

const templates = pathToFileURL('packages/cli/templates/');
const unneeded = new URL('file:///no-worker');

/** Runs `ludi ARGS`. */
export async function ludi(
  args: readonly string[],
  {
    stdin = [],
    stdout,
    isTTY = false,
    isScreen = false,
    worker,
    now = () => 0,
    hasColors = false,
    onInterrupt,
  }: Environment = {},
) {
  const out = collector();
  const err = collector();
  const status = await main(args, {
    stdin: Readable.from(stdin),
    stdout: stdout ?? out.stream,
    stderr: err.stream,
    isTTY,
    isScreen,
    worker:
      worker ??
      (['analyse', 'train', 'verify'].includes(String(args[0])) || args.includes('--workers')
        ? await standardWorker()
        : unneeded),
    templates,
    now,
    onInterrupt: (listener) => {
      onInterrupt?.(listener);
      return () => {};
    },
    hasColors: () => hasColors,
    randomSeed: () => '0123456789abcdef0123456789abcdef',
  });
  return { status, out: out.text(), err: err.text(), lines: out.text().split('\n').slice(0, -1) };
}

/** Writes a file to the temporary folder. Returns its path. */
export function file(name: string, content: string | Uint8Array): string {
  writeFileSync(inFolder(name), content);
  return inFolder(name);
}

/** Resolves to the replay of a game, as `play` writes it. */
export async function replayLine(seed: string, players = 2): Promise<string> {
  const { out } = await ludi(['play', 'city-of-rome', '--seed', seed, '--players', String(players), '--out', '-']);
  return out.trimEnd();
}

/** Resolves to the path of a file with this replay. */
export const replayFile = async (seed: string, players = 2): Promise<string> =>
  file(`${seed}-${players}.json`, `${await replayLine(seed, players)}\n`);

/** Returns a changed copy of a replay. */
export function altered(line: string, change: (replay: AlterableReplay) => unknown): string {
  const replay = JSON.parse(line) as AlterableReplay;
  change(replay);
  return JSON.stringify(replay);
}

export interface AlterableReplay {
  [field: string]: unknown;
  options: Record<string, unknown>;
  actions: unknown[];
  checkpoints: { ply: number; digest: string }[];
  outcome: { scores: { total: number }[] };
}
