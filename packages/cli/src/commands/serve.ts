import { readBox } from '../box';
import type { Command } from '../commander';
import { componentsOption, maxBytesOption, seconds } from '../flags';
import { games } from '../games';
import type { Io } from '../io';

export const serve = (ludi: Command, io: Io) =>
  ludi
    .command('serve')
    .summary('play with programs in any language, one line of JSON at a time')
    .description(
      'Reads requests from standard input and writes answers to standard output: JSON-RPC 2.0, one message a line, until the input ends. A client plays any number of games: it opens and saves games, asks for views, legal actions, events and points, acts for any seat, and lets the bots choose. For learning, it plays many games at a time: one line holds an action for each game, as a number. The methods are in docs/protocol.md.',
    )
    .addOption(maxBytesOption)
    .option('--max-seconds <n>', 'a search that takes longer ends with its best so far; default: no limit', seconds)
    .addOption(componentsOption)
    .action(async ({ maxBytes, maxSeconds = Number.POSITIVE_INFINITY, components }) => {
      // zod would add a third to the time in which every command starts
      const [{ serve: serveLines }, { playService }, { learnService }] = await Promise.all([
        import('../serve/server'),
        import('../serve/play'),
        import('../serve/learn'),
      ]);
      const own = components === undefined ? undefined : (await readBox(components)).game;
      const served = {
        games: games.map((game) => (own?.engine.game === game.engine.game ? own : game)),
        seed: io.randomSeed,
      };
      await serveLines(
        (host) => {
          const { methods, end } = playService(host, { ...served, box: components, longest: 1000 * maxSeconds });
          return { methods: { ...methods, ...learnService(served) }, end };
        },
        io,
        { maxBytes },
      );
    });
