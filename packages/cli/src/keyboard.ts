/** What people type, line by line. */
import { Failure } from './args';
import type { Source } from './io';
import { eachLineOf } from './lines';

export interface Keyboard {
  /** The next line with something in it. Throws Failure where the input ends. */
  words(): Promise<string>;
  /** The next line, an empty one as well: somebody pressed Enter. Throws Failure where the input ends. */
  line(): Promise<string>;
}

export function keyboard(stdin: Source): Keyboard {
  const lines = eachLineOf(stdin);
  const next = async (): Promise<string> => {
    const { value, done } = await lines.next();
    if (done === true || value === undefined) throw new Failure('the input ended before the game');
    return value.text?.trim() ?? '';
  };
  return {
    words: async () => {
      for (;;) {
        const line = await next();
        if (line !== '') return line;
      }
    },
    line: next,
  };
}
