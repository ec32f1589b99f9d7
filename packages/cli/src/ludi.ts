#!/usr/bin/env node
/** The program `ludi`: everything happens in `main`. */
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
  hasColors: (stream) =>
    // an empty NO_COLOR says nothing, and Node takes it for a no
    stream instanceof WriteStream && !process.env.NO_COLOR && stream.hasColors({ ...process.env, NO_COLOR: undefined }),
  now: () => performance.now(),
  onInterrupt: (heard) => {
    const once = (): void => {
      heard();
      // another one ends the program; whoever else hears of this one sees that somebody sees to it
      setImmediate(() => process.off('SIGINT', once));
    };
    process.on('SIGINT', once);
    return () => process.off('SIGINT', once);
  },
  randomSeed: () => randomBytes(16).toString('hex'),
});

// who has stopped reading does not wait for more input
process.stdin.destroy();
