/** Checks of processes that programs leave behind. */
import { readFileSync } from 'node:fs';

/** Returns true for a zombie, which has ended but was not reaped by its parent. The first process of some containers never reaps. */
function isDefunct(pid: number): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')')).startsWith(') Z');
  } catch {
    return false;
  }
}

/** Returns true if the process runs. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0) && !isDefunct(pid);
  } catch {
    return false;
  }
}
