/** Processes that programs leave behind. */
import { readFileSync } from 'node:fs';

/** Whether it has ended and waits for its parent to ask how: some containers' first process never does. */
function isDefunct(pid: number): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')')).startsWith(') Z');
  } catch {
    return false;
  }
}

/** Whether a process runs. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0) && !isDefunct(pid);
  } catch {
    return false;
  }
}
