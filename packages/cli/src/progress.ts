import type { Io } from './io';

/** On a terminal a line that tells how far the work is; elsewhere nothing. */
export const progress = (io: Io) => ({
  tell: (text: string) => void (io.isTTY && io.stderr.write(`\r${text}\x1b[K`)),
  clear: () => void (io.isTTY && io.stderr.write('\r\x1b[K')),
});
