/** Running programs from scripts: loud on failure, quiet otherwise. */
import { spawnSync } from 'node:child_process';

/** Runs a program and returns what it prints; exits with its output if it fails. */
export function run(command, args, { cwd = '.', env = {}, inherit = false } = {}) {
  const result = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    maxBuffer: 2 ** 28,
    stdio: inherit ? 'inherit' : 'pipe',
  });
  if (result.status !== 0) {
    const printed = [result.stdout, result.stderr, result.error].filter(Boolean).join('\n');
    console.error(`failed in ${cwd}: ${command} ${args.join(' ')}\n${printed}`);
    process.exit(1);
  }
  return result.stdout ?? '';
}
