/** Programs that run beside this one: a registry or a page that they ask is served meanwhile. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { called } from '../run.mjs';

const execute = promisify(execFile);
const LIMIT = 15 * 60_000;

/** What a program prints. Throws what it printed if it fails, or takes too long. */
export async function spawn(command, args, { cwd = '.', env = {} } = {}) {
  const whole = { ...process.env, ...env };
  try {
    const { stdout } = await execute(...called(command, args), { cwd, env: whole, maxBuffer: 2 ** 28, timeout: LIMIT });
    return stdout;
  } catch (error) {
    const { stdout = '', stderr = '', killed, code, message } = error;
    const end = killed ? `takes more than ${LIMIT / 60_000} minutes` : `ends with ${code ?? message}`;
    throw new Error(`${command} ${args.join(' ')} ${end}\n${stdout}${stderr}`);
  }
}
