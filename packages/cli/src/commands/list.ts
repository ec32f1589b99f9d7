import type { AnyOption } from '@ludi-romani/core';
import type { Command } from '../commander';
import { colorOption, languageOption } from '../flags';
import { games, provenanceCounts, type Told, toldIn } from '../games';
import { type Io, printLines } from '../io';
import { flagOf, ownOptions, valuesTold } from '../options';
import { BOLD, colored, isColored } from '../paint';
import type { Sayings } from '../sayings/en';
import { listed, table, wrap } from '../text';

/** The flag, what may be given for it, what it is if it is left out, and what it is about. */
function aboutOption(
  { words, sayings }: Told,
  [name, { shape, default: usual }]: readonly [string, AnyOption],
): string[] {
  const isFlag = shape.node.is === 'flag';
  const values = isFlag
    ? []
    : [sayings.list.values(shape), usual === null ? '' : sayings.list.default(String(usual))].filter(Boolean);
  const { help } = words.option(name as 'players');
  return wrap(`--${flagOf(name)}${values.length > 0 ? ` (${values.join('; ')})` : ''}: ${help}`, 66, 2);
}

/** `13 tables: 10 from the rulebook, 2 derived, 1 reconstructed` */
const components = ({ list: said }: Sayings, counts: Readonly<Record<string, number>>): string => {
  const named = Object.entries(counts).map(([kind, count]) => `${count} ${said.provenance(kind)}`);
  return `${said.tables(Object.values(counts).reduce((a, b) => a + b, 0))}: ${named.join(', ')}`;
};

export const list = (ludi: Command, io: Io) =>
  ludi
    .command('list')
    .summary('list the games')
    .description(
      'Lists the games: player counts, version of the rules, options, and where the component data come from.',
    )
    .addOption(languageOption)
    .addOption(colorOption)
    .option(
      '--json',
      'one JSON array of objects: game, title, players, rulesVersion, components (their digest), options (name, label, help, default, type: flag, one of values, whole from min to max, text of up to max, or list of min to max of item), provenance (the number of tables of each kind)',
    )
    .action(async ({ lang: language, color, json }) => {
      if (json) {
        const all = games.map((game) => {
          const { engine, title } = game;
          const { words } = toldIn(game, language);
          return {
            game: engine.game,
            title,
            players: engine.playerCounts,
            rulesVersion: engine.rulesVersion,
            components: engine.componentsDigest(),
            options: Object.entries(engine.options).map(([name, { shape, default: usual }]) => {
              const { label, help } = words.option(name as 'players');
              return { name, label, help, default: usual, ...valuesTold(shape) };
            }),
            provenance: provenanceCounts(game),
          };
        });
        await printLines(io.stdout, [JSON.stringify(all, null, 2)]);
        return;
      }
      const bold = isColored(color, io.stdout, io);
      for (const game of games) {
        const { engine, title, provenance } = game;
        const told = toldIn(game, language);
        const said = told.sayings.list;
        const unsure = Object.entries(provenance).filter(([, { provenance: kind }]) => kind !== 'rulebook');
        const name = `${engine.game} - ${title}`;
        const rows = [
          [said.players, listed(engine.playerCounts.map(String), said.or)],
          [said.rules, said.version(engine.rulesVersion)],
          ...ownOptions(engine)
            .flatMap((option) => aboutOption(told, option))
            .map((line, i) => [i === 0 ? said.options : '', line]),
          [said.components, components(told.sayings, provenanceCounts(game))],
          ...unsure.map(([name, { provenance: kind }]) => ['', `${name}: ${said.provenance(kind)}`]),
          [said.digest, engine.componentsDigest()],
        ];
        await printLines(io.stdout, [bold ? colored(name, BOLD) : name, ...table(rows).map((line) => `  ${line}`)]);
      }
    });
