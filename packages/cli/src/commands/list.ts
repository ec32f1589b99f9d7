import { type AnyOption, valuesOf } from '@ludi-romani/core';
import { parse, UsageError } from '../args';
import { games, provenanceCounts } from '../games';
import { printLines } from '../io';
import { flagOf, ownOptions } from '../options';
import { listed, plural, table, wrap } from '../text';
import type { Command } from './command';

/** The flag, what may be given for it, what it is if it is left out, and what it is about. */
function aboutOption([name, { shape, default: usual, help }]: readonly [string, AnyOption]): string[] {
  const values =
    shape.node.is === 'flag' ? [] : [valuesOf(shape), usual === null ? '' : `default ${usual}`].filter(Boolean);
  return wrap(`--${flagOf(name)}${values.length > 0 ? ` (${values.join('; ')})` : ''}: ${help}`, 66, 2);
}

/** `13 tables: 10 from the rulebook, 2 derived, 1 reconstructed` */
const components = (counts: Readonly<Record<string, number>>): string => {
  const named = Object.entries(counts).map(([kind, n]) => `${n} ${kind === 'rulebook' ? 'from the rulebook' : kind}`);
  return `${plural(
    Object.values(counts).reduce((a, b) => a + b, 0),
    'table',
  )}: ${named.join(', ')}`;
};

export const list: Command = {
  summary: 'the games there are',
  help: `Usage: ludi list [--json]

The games there are: player counts, version of the rules, options, and where
the component data come from.

  --json   one JSON array of objects: game, title, players, rulesVersion,
           components (their digest), options (name, label, help, default),
           provenance (tables of each kind)`,

  run: async (args, io) => {
    const { values, positionals } = parse(args, { json: { type: 'boolean' } });
    if (positionals.length > 0) throw new UsageError('list takes no arguments');
    if (values.json) {
      const all = games.map((game) => ({
        game: game.engine.game,
        title: game.title,
        players: game.engine.playerCounts,
        rulesVersion: game.engine.rulesVersion,
        components: game.engine.componentsDigest(),
        options: Object.entries(game.engine.options).map(([name, { label, help, default: usual }]) => ({
          ...{ name, label, help, default: usual },
        })),
        provenance: provenanceCounts(game),
      }));
      await printLines(io.stdout, [JSON.stringify(all, null, 2)]);
      return 0;
    }
    for (const game of games) {
      const { engine, title, provenance } = game;
      const unsure = Object.entries(provenance).filter(([, { provenance: kind }]) => kind !== 'rulebook');
      const rows = [
        ['players', listed(engine.playerCounts.map(String), 'or')],
        ['rules', `version ${engine.rulesVersion}`],
        ...ownOptions(engine)
          .flatMap(aboutOption)
          .map((line, i) => [i === 0 ? 'options' : '', line]),
        ['components', components(provenanceCounts(game))],
        ...unsure.map(([name, { provenance: kind }]) => ['', `${name}: ${kind}`]),
        ['digest', engine.componentsDigest()],
      ];
      await printLines(io.stdout, [`${engine.game} - ${title}`, ...table(rows).map((line) => `  ${line}`)]);
    }
    return 0;
  },
};
