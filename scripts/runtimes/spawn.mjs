/** Runs programs asynchronously, so that this process can serve a registry or a page to them. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { called } from '../run.mjs';

const execute = promisify(execFile);
const LIMIT = 15 * 60_000;

/** Runs a program and returns its output. Throws an error with the output if the program fails or takes longer than LIMIT. */
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
