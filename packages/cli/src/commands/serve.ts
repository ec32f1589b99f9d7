import { SECONDS, UsageError } from '../args';
import { componentsFlag, readBox } from '../box';
import { games } from '../games';
import { LONGEST_LINE, LONGEST_TEXT } from '../lines';
import { learnService } from '../serve/learn';
import { playService } from '../serve/play';
import { serve as serveLines } from '../serve/server';
import { command } from './command';

const MIB = 1024 * 1024;

export const serve = command({
  summary: 'play with programs in any language, one line of JSON at a time',
  forms: [''],
  about: [
    'Reads requests from standard input and writes answers to standard output: JSON-RPC 2.0, one message a line, until the input ends. Whoever writes them plays any number of games: opens and saves them, asks for views, legal actions, events and points, acts for any seat, and lets the bots choose. For learning, many games go on at a time: one line holds an action for each, as a number. The methods are in docs/protocol.md.',
  ],
  flags: {
    'max-bytes': {
      value: 'N',
      about: `of a longer line nothing is kept; default: ${LONGEST_LINE / MIB} MiB`,
      default: String(LONGEST_LINE),
      whole: [1, LONGEST_TEXT],
    },
    'max-seconds': {
      value: 'N',
      about: 'a search that takes longer ends with its best so far; default: none does',
      whole: SECONDS,
    },
    ...componentsFlag,
  },

  run: async ({ values, positionals }, io) => {
    if (positionals.length > 0) throw new UsageError('serve takes no arguments');
    const longest = 1000 * (values['max-seconds'] ?? Number.POSITIVE_INFINITY);
    const own = values.components === undefined ? undefined : (await readBox(values.components)).game;
    const served = {
      games: games.map((game) => (own?.engine.game === game.engine.game ? own : game)),
      seed: io.randomSeed,
    };
    await serveLines(
      (host) => {
        const { methods, end } = playService(host, { ...served, box: values.components, longest });
        return { methods: { ...methods, ...learnService(served) }, end };
      },
      io,
      { maxBytes: values['max-bytes'] },
    );
    return 0;
  },
});
