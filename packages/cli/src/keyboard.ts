/** What people type, line by line. */
import type { Io } from './io';
import { eachLineOf } from './lines';

/** What leaves the game, and what stands for the end of the input and for Ctrl-C: whatever happens, the game so far is kept. */
export const QUIT = 'quit';

export interface Keyboard {
  /** The next line with something in it. */
  words(): Promise<string>;
  /** The next line, an empty one as well: somebody pressed Enter. */
  line(): Promise<string>;
  /** What Ctrl-C stands for, once it is pressed. */
  readonly interrupted: Promise<typeof QUIT>;
  /** Ctrl-C ends the program again. */
  close(): void;
}

export function keyboard({ stdin, onInterrupt }: Pick<Io, 'stdin' | 'onInterrupt'>): Keyboard {
  const lines = eachLineOf(stdin);
  let close = (): void => {};
  const interrupted = new Promise<typeof QUIT>((resolve) => {
    close = onInterrupt(() => resolve(QUIT));
  });
  const read = async (): Promise<string> => {
    const { value, done } = await lines.next();
    return done === true || value === undefined ? QUIT : (value.text?.trim() ?? '');
  };
  const next = (): Promise<string> => Promise.race([interrupted, read()]);
  return {
    words: async () => {
      for (;;) {
        const line = await next();
        if (line !== '') return line;
      }
    },
    line: next,
    interrupted,
    close,
  };
}
