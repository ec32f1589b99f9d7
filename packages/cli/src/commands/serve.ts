import { parse, UsageError, wholeNumber } from '../args';
import { LONGEST_LINE } from '../lines';
import { learnService } from '../serve/learn';
import { playService } from '../serve/play';
import { serve as serveLines } from '../serve/server';
import type { Command } from './command';

const MIB = 1024 * 1024;

export const serve: Command = {
  summary: 'play with programs in any language, one line of JSON at a time',
  help: `Usage: ludi serve [--max-bytes N] [--max-seconds N]

Reads requests from standard input and writes answers to standard output:
JSON-RPC 2.0, one message a line, until the input ends. Whoever writes them
plays any number of games: opens and saves them, asks for views, legal actions,
events and points, acts for any seat, and lets the bots choose. For learning,
many games go on at a time: one line holds an action for each, as a number. The
methods are in docs/protocol.md.

  --max-bytes N    of a longer line nothing is kept; default: ${LONGEST_LINE / MIB} MiB
  --max-seconds N  a search that takes longer ends with its best so far; default:
                   none does`,

  run: async (args, io) => {
    const { values, positionals } = parse(args, {
      'max-bytes': { type: 'string', default: String(LONGEST_LINE) },
      'max-seconds': { type: 'string' },
    });
    if (positionals.length > 0) throw new UsageError('serve takes no arguments');
    const seconds = values['max-seconds'];
    const longest = seconds === undefined ? Number.POSITIVE_INFINITY : 1000 * wholeNumber('--max-seconds', seconds);
    await serveLines(
      (host) => {
        const { methods, end } = playService(host, { seed: io.randomSeed, longest });
        return { methods: { ...methods, ...learnService({ seed: io.randomSeed }) }, end };
      },
      io,
      {
        maxBytes: wholeNumber('--max-bytes', values['max-bytes']),
      },
    );
    return 0;
  },
};
