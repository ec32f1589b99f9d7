/** Checks of the processes that a program has started. */
import { readFileSync } from 'node:fs';

/**
 * Returns true if the process is a zombie: it has ended, but its parent has not read its status. In some containers, the first process never
 * does so.
 */
function isDefunct(pid: number): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')')).startsWith(') Z');
  } catch {
    return false;
  }
}

/** Returns true if the process is running. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0) && !isDefunct(pid);
  } catch {
    return false;
  }
}
