/**
 * Runs scripts of package.json side by side: `node scripts/side-by-side.mjs types:browser types:node` for two at the same time,
 * `packages+size` for one after the other. What each prints comes out when it is done; the first that fails ends all.
 */
import { spawn } from 'node:child_process';
import { called } from './run.mjs';

const WINDOWS = process.platform === 'win32';

const start = (script) =>
  new Promise((resolve) => {
    const [npm, args] = called('npm', ['run', '--silent', script]);
    const child = spawn(npm, args, { stdio: ['ignore', 'pipe', 'pipe'], detached: !WINDOWS });
    const printed = [];
    child.stdout.on('data', (chunk) => printed.push(chunk));
    child.stderr.on('data', (chunk) => printed.push(chunk));
    child.on('close', (status) => {
      running.delete(child);
      process.stdout.write(`> ${script}\n${Buffer.concat(printed)}`);
      resolve(status ?? 1);
    });
    running.add(child);
  });

const running = new Set();
const stop = (status) => {
  // a script has children of its own; Windows knows no groups
  for (const child of running) WINDOWS ? child.kill() : process.kill(-child.pid);
  process.exit(status);
};
process.on('SIGINT', () => stop(130));

await Promise.all(
  process.argv.slice(2).map(async (row) => {
    for (const script of row.split('+')) {
      const status = await start(script);
      if (status !== 0) stop(status);
    }
  }),
);
