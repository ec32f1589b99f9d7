/** The streams and services of the process. They are injected, so that tests need no process. */
import type { Writable } from 'node:stream';

/** A stream of bytes or text. */
export type Source = AsyncIterable<Uint8Array | string>;

export interface Io {
  readonly stdin: Source;
  readonly stdout: Writable;
  readonly stderr: Writable;
  /** true if stderr is a terminal */
  readonly isTTY: boolean;
  /** true if stdout is a terminal */
  readonly isScreen: boolean;
  /** the built `worker.ts`, which worker threads run */
  readonly worker: URL;
  /** the folder with the files of a new game */
  readonly templates: URL;
  /** Returns true if `stream` is a terminal with colors and NO_COLOR is not set. */
  hasColors(stream: Writable): boolean;
  /** Returns a monotonic time in milliseconds, for progress lines only. */
  now(): number;
  /** Makes the next Ctrl-C call `listener` instead of ending the program. Returns a function that undoes this. */
  onInterrupt(listener: () => void): () => void;
  /** Returns an unpredictable seed. */
  randomSeed(): string;
}

/** Writes `text`. Resolves when the stream has accepted the text, and rejects if the reader of the stream is gone. */
export const print = (stream: Writable, text: string): Promise<void> =>
  new Promise((resolve, reject) => {
    stream.write(text, (error) => (error ? reject(error) : resolve()));
  });

export const printLines = (stream: Writable, lines: readonly string[]): Promise<void> =>
  print(stream, lines.map((line) => `${line}\n`).join(''));

const ignore = (): void => {};

/** Stops `error` events of the stream from ending the process. `print` rejects for the same errors. */
export function ignoreErrorEvents(stream: Writable): void {
  if (!stream.listeners('error').includes(ignore)) stream.on('error', ignore);
}

/** Returns the code of an error, such as `ENOENT` or `invalid-options`. */
export const errorCode = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/** Returns true if the error means that the reader of the output is gone. */
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

/** Returns an error as text. For the common file errors, the text is only the reason, without the system call and path that Node adds. */
export function reasonOf(error: unknown): string {
  const code = errorCode(error);
  const known = typeof code === 'string' ? REASONS[code] : undefined;
  return known ?? (error instanceof Error ? error.message : String(error));
}
