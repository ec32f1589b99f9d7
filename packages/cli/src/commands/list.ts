import type { AnyOption } from '@ludi-romani/core';
import type { Command } from '../commander';
import { colorOption, engineOption, languageOption } from '../flags';
import { type Game, type LocalizedGame, localized, provenanceCounts } from '../game';
import { type Io, printLines } from '../io';
import type { Messages } from '../messages/en';
import { flagOf, hasFlag, ownOptions, valuesJson } from '../options';
import { BOLD, colored, isColored } from '../paint';
import { listed, table, wrap } from '../text';

/** Returns the flag of an option, or its name if it has no flag, with its values, its default and its help. */
function aboutOption(
  { words, messages }: LocalizedGame,
  [name, { shape, default: usual }]: readonly [string, AnyOption],
): string[] {
  const isFlag = shape.node.is === 'flag';
  const values = isFlag
    ? []
    : [messages.list.values(shape), usual === null ? '' : messages.list.default(String(usual))].filter(Boolean);
  const { help } = words.option(name as 'players');
  const flag = hasFlag(name) ? `--${flagOf(name)}` : name;
  return wrap(`${flag}${values.length > 0 ? ` (${values.join('; ')})` : ''}${help === '' ? '' : `: ${help}`}`, 66, 2);
}

/** Returns `13 tables: 10 from the rulebook, 2 derived, 1 reconstructed`. */
const components = ({ list }: Messages, counts: Readonly<Record<string, number>>): string => {
  const named = Object.entries(counts).map(([kind, count]) => `${count} ${list.provenance(kind)}`);
  return `${list.tables(Object.values(counts).reduce((a, b) => a + b, 0))}: ${named.join(', ')}`;
};

export const list = (ludi: Command, io: Io, games: readonly Game[]) =>
  ludi
    .command('list')
    .summary('list the games')
    .description(
      'Lists the games with their player counts, rules version, options, and the origin of their component data.',
    )
    .addOption(engineOption)
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
          const { words } = localized(game, language);
          return {
            game: engine.game,
            title,
            players: engine.playerCounts,
            rulesVersion: engine.rulesVersion,
            components: engine.componentsDigest(),
            options: Object.entries(engine.options).map(([name, { shape, default: usual }]) => {
              const { label, help } = words.option(name as 'players');
              return { name, label, help, default: usual, ...valuesJson(shape) };
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
        const texts = localized(game, language);
        const { list: labels } = texts.messages;
        const unsure = Object.entries(provenance).filter(([, { provenance: kind }]) => kind !== 'rulebook');
        const name = `${engine.game} - ${title}`;
        const rows = [
          [labels.players, listed(engine.playerCounts.map(String), labels.or)],
          [labels.rules, labels.version(engine.rulesVersion)],
          ...ownOptions(engine)
            .flatMap((option) => aboutOption(texts, option))
            .map((line, i) => [i === 0 ? labels.options : '', line]),
          ...(Object.keys(provenance).length === 0
            ? []
            : [[labels.components, components(texts.messages, provenanceCounts(game))]]),
          ...unsure.map(([name, { provenance: kind }]) => ['', `${name}: ${labels.provenance(kind)}`]),
          [labels.digest, engine.componentsDigest()],
        ];
        await printLines(io.stdout, [bold ? colored(name, BOLD) : name, ...table(rows).map((line) => `  ${line}`)]);
      }
    });
