import type { Io } from './io';

/** Sooner nobody wants to know how long it takes, and nobody can tell. */
const SOON = 2_000;
/** How often a line may change. */
const PAUSE = 100;

/** `5 s`, `12 min`, `3 h` */
export function duration(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds < 100) return `${seconds} s`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 100 ? `${minutes} min` : `${Math.ceil(minutes / 60)} h`;
}

/** On a terminal a line that tells how far the work is, and how long it may still take; elsewhere nothing. */
export function progress(io: Pick<Io, 'isTTY' | 'now' | 'stderr'>) {
  const begun = io.now();
  let told = Number.NEGATIVE_INFINITY;
  return {
    /** `share`: how much of the work is done, from 0 to 1 */
    tell(text: string, share = 0): void {
      const now = io.now();
      if (!io.isTTY || now - told < PAUSE) return;
      told = now;
      const taken = now - begun;
      const left = taken < SOON || share <= 0 ? '' : `, ${duration((taken / share) * (1 - share))} left`;
      io.stderr.write(`\r${text}${left}\x1b[K`);
    },
    clear(): void {
      if (!io.isTTY) return;
      told = Number.NEGATIVE_INFINITY;
      io.stderr.write('\r\x1b[K');
    },
  };
}
