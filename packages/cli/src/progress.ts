import type { Io } from './io';

/** The milliseconds of work before the first estimate of the time left. */
const ESTIMATE_AFTER = 2_000;
/** The minimum milliseconds between two updates. */
const PAUSE = 100;

/** Returns a duration, rounded up: `5 s`, `12 min`, `3 h`. */
export function duration(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds < 100) return `${seconds} s`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 100 ? `${minutes} min` : `${Math.ceil(minutes / 60)} h`;
}

/** Returns a progress line with the estimated time left. It appears on a terminal only. */
export function progress(io: Pick<Io, 'isTTY' | 'now' | 'stderr'>) {
  const start = io.now();
  let lastUpdate = Number.NEGATIVE_INFINITY;
  return {
    /** Shows `text`. `share` is the part of the work that is done, from 0 to 1. */
    update(text: string, share = 0): void {
      const now = io.now();
      if (!io.isTTY || now - lastUpdate < PAUSE) return;
      lastUpdate = now;
      const taken = now - start;
      const left = taken < ESTIMATE_AFTER || share <= 0 ? '' : `, ${duration((taken / share) * (1 - share))} left`;
      io.stderr.write(`\r${text}${left}\x1b[K`);
    },
    clear(): void {
      if (!io.isTTY) return;
      lastUpdate = Number.NEGATIVE_INFINITY;
      io.stderr.write('\r\x1b[K');
    },
  };
}
