/** Running programs from scripts: loud on failure, quiet otherwise. */
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';

/** A program with its arguments, as it can be spawned: on Windows npm and npx are scripts of the shell, and the running npm knows better ones. */
export function called(command, args, platform = process.platform, npm = process.env.npm_execpath) {
  const isScript = platform === 'win32' && npm !== undefined && ['npm', 'npx'].includes(command);
  return isScript ? [process.execPath, [join(dirname(npm), `${command}-cli.js`), ...args]] : [command, args];
}

/** Runs a program, whatever comes of it. */
export function attempt(command, args, { cwd = '.', env = {}, inherit = false } = {}) {
  return spawnSync(...called(command, args), {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    maxBuffer: 2 ** 28,
    stdio: inherit ? 'inherit' : 'pipe',
  });
}

/** Runs a program and returns what it prints; exits with its output if it fails. */
export function run(command, args, options = {}) {
  const result = attempt(command, args, options);
  if (result.status !== 0) {
    const printed = [result.stdout, result.stderr, result.error].filter(Boolean).join('\n');
    console.error(`failed in ${options.cwd ?? '.'}: ${command} ${args.join(' ')}\n${printed}`);
    process.exit(1);
  }
  return result.stdout ?? '';
}
