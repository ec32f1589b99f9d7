#!/usr/bin/env node
/** The entry point of the program `ludi`. Runs `main` with the streams and services of the process. */
import { randomBytes } from 'node:crypto';
import { WriteStream } from 'node:tty';
import { main } from './main';

process.exitCode = await main(process.argv.slice(2), {
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  isTTY: process.stderr.isTTY === true,
  isScreen: process.stdout.isTTY === true,
  worker: new URL('./worker.js', import.meta.url),
  templates: new URL('../templates/', import.meta.url),
  hasColors: (stream) =>
    // an empty NO_COLOR has no effect here; Node would disable colors
    stream instanceof WriteStream && !process.env.NO_COLOR && stream.hasColors({ ...process.env, NO_COLOR: undefined }),
  now: () => performance.now(),
  onInterrupt: (listener) => {
    const once = (): void => {
      listener();
      // removed after all listeners have run: `endBy` of the bot programs does nothing while there is another listener
      setImmediate(() => process.off('SIGINT', once));
    };
    process.on('SIGINT', once);
    return () => process.off('SIGINT', once);
  },
  randomSeed: () => randomBytes(16).toString('hex'),
});

// an open stdin would keep the process alive
process.stdin.destroy();
