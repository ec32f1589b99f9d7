/** Runs programs from scripts. Prints their output only if they fail. */
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';

/**
 * Returns a program and its arguments in a form that can be spawned. On Windows, npm and npx are shell scripts, so it returns Node with the
 * JavaScript file of the running npm.
 */
export function called(command, args, platform = process.platform, npm = process.env.npm_execpath) {
  const isScript = platform === 'win32' && npm !== undefined && ['npm', 'npx'].includes(command);
  return isScript ? [process.execPath, [join(dirname(npm), `${command}-cli.js`), ...args]] : [command, args];
}

/** Runs a program. Returns its result, even if it fails. */
export function attempt(command, args, { cwd = '.', env = {}, inherit = false } = {}) {
  return spawnSync(...called(command, args), {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    maxBuffer: 2 ** 28,
    stdio: inherit ? 'inherit' : 'pipe',
  });
}

/** Runs a program and returns its output. If it fails, prints the output and ends this process with 1. */
export function run(command, args, options = {}) {
  const result = attempt(command, args, options);
  if (result.status !== 0) {
    const printed = [result.stdout, result.stderr, result.error].filter(Boolean).join('\n');
    console.error(`failed in ${options.cwd ?? '.'}: ${command} ${args.join(' ')}\n${printed}`);
    process.exit(1);
  }
  return result.stdout ?? '';
}
