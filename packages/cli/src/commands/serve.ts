import type { Command } from '../commander';
import { withOwnComponents } from '../components-file';
import { componentsOption, engineOption, maxBytesOption, seconds } from '../flags';
import type { Game } from '../game';
import type { Io } from '../io';

export const serve = (ludi: Command, io: Io, games: readonly Game[]) =>
  ludi
    .command('serve')
    .summary('play with programs in any language, one line of JSON at a time')
    .description(
      'Reads requests from standard input and writes answers to standard output, as JSON-RPC 2.0 with one message per line, until the input ends. A client opens and saves games, asks for views, legal actions, events and points, acts for any seat, and lets the bots choose. For learning, it can play many games in step: one line contains an action for each game, as a number. docs/protocol.md describes the methods.',
    )
    .addOption(maxBytesOption)
    .option(
      '--max-seconds <n>',
      'the time limit of a search, which then ends with its best action so far; default: no limit',
      seconds,
    )
    .addOption(engineOption)
    .addOption(componentsOption)
    .action(async ({ maxBytes, maxSeconds = Number.POSITIVE_INFINITY, components }) => {
      // imported only here, because loading zod would make the start of every command a third slower
      const [{ serve: serveLines }, { playService }, { learnService }] = await Promise.all([
        import('../serve/server'),
        import('../serve/play'),
        import('../serve/learn'),
      ]);
      const served = { games: await withOwnComponents(games, components), seed: io.randomSeed };
      await serveLines(
        (host) => {
          const { methods, end } = playService(host, {
            ...served,
            componentsFile: components,
            maxMilliseconds: 1000 * maxSeconds,
          });
          return { methods: { ...methods, ...learnService(served) }, end };
        },
        io,
        { maxBytes },
      );
    });
