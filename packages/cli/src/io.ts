/** What the program needs of the world, handed in so that tests need no process. */
import type { Writable } from 'node:stream';

/** Bytes as they come. */
export type Source = AsyncIterable<Uint8Array | string>;

export interface Io {
  readonly stdin: Source;
  readonly stdout: Writable;
  readonly stderr: Writable;
  /** whether stderr is a terminal */
  readonly isTTY: boolean;
  /** whether stdout is a terminal */
  readonly isScreen: boolean;
  /** the file that the threads of `verify` and `arena` run: `worker.ts`, built */
  readonly worker: URL;
  /** whether what goes there may be colored: it is a terminal, and nobody said NO_COLOR */
  hasColors(stream: Writable): boolean;
  /** milliseconds that never run backwards: for what people are told of work, and for nothing else */
  now(): number;
  /** Has Ctrl-C call that, once, instead of ending the program; what it answers takes that back. */
  onInterrupt(heard: () => void): () => void;
  /** a seed that nobody can guess */
  randomSeed(): string;
}

/** Writes, and waits until the text is taken: rejects when the reader has gone away. */
export const print = (stream: Writable, text: string): Promise<void> =>
  new Promise((resolve, reject) => {
    stream.write(text, (error) => (error ? reject(error) : resolve()));
  });

export const printLines = (stream: Writable, lines: readonly string[]): Promise<void> =>
  print(stream, lines.map((line) => `${line}\n`).join(''));

const SAID_BY_CALLBACK = (): void => {};

/** A failed write is told to whoever wrote: the stream's own event must not end the process. */
export function tame(stream: Writable): void {
  if (!stream.listeners('error').includes(SAID_BY_CALLBACK)) stream.on('error', SAID_BY_CALLBACK);
}

/** Errors are told by their code: `ENOENT`, `invalid-options`. */
export const errorCode = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/** Whether an error says that nobody reads our output any more. */
export const isClosedPipe = (error: unknown): boolean =>
  errorCode(error) === 'EPIPE' || errorCode(error) === 'ERR_STREAM_DESTROYED';

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'no such file or directory',
  EISDIR: 'is a directory',
  ENOTDIR: 'not a directory',
  EACCES: 'permission denied',
  EPERM: 'not permitted',
  EROFS: 'read-only file system',
  ENOSPC: 'no space left',
};

/** Why a file could not be read or written, in words. */
export function reasonOf(error: unknown): string {
  const code = errorCode(error);
  const known = typeof code === 'string' ? REASONS[code] : undefined;
  return known ?? (error instanceof Error ? error.message : String(error));
}
