/** Running programs from scripts: loud on failure, quiet otherwise. */
import { spawnSync } from 'node:child_process';

/** Runs a program and returns what it prints; exits with its output if it fails. */
export function run(command, args, { cwd = '.', inherit = false } = {}) {
  const result = spawnSync(command, args, { cwd, encoding: 'utf8', stdio: inherit ? 'inherit' : 'pipe' });
  if (result.status !== 0) {
    console.error(
      `failed in ${cwd}: ${command} ${args.join(' ')}\n${result.stdout ?? ''}${result.stderr ?? ''}${result.error ?? ''}`,
    );
    process.exit(1);
  }
  return result.stdout ?? '';
}
