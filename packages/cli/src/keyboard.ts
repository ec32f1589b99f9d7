/** Typed input, line by line. */
import type { Io } from './io';
import { eachLineOf } from './lines';

/** The command that leaves the game. Ctrl-C and the end of the input have the same effect: the game so far is saved. */
export const QUIT = 'quit';

export interface Keyboard {
  /** Resolves to the next line that is not empty. */
  nonEmptyLine(): Promise<string>;
  /** Resolves to the next line, which may be empty. */
  line(): Promise<string>;
  /** Resolves when Ctrl-C is pressed. */
  readonly interrupted: Promise<typeof QUIT>;
  /** Restores the usual effect of Ctrl-C. */
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
    nonEmptyLine: async () => {
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
