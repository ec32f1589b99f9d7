import type { Command } from '../commander';
import { chosenGame } from '../components-file';
import { type Explained, explainerOf, explanationLine } from '../explain';
import { Failure, MissingPart } from '../failure';
import { componentsOption, engineOption, gameArgument, languageOption } from '../flags';
import { type Game, localized } from '../game';
import { type Io, printLines } from '../io';
import { chosenOptions } from '../options';
import { jsonLine, printable, wrap } from '../text';

export const about = (ludi: Command, io: Io, games: readonly Game[]) =>
  ludi
    .command('about')
    .summary('explain a card, a space or another thing of a game')
    .description(
      'Explains a card, a space or another thing, which WORD names by its title or its id. Without WORD, lists the cards, tiles and spaces of the box with their explanations, one per line.',
    )
    .addArgument(gameArgument(games, 'the game'))
    .argument('[word...]')
    .addOption(engineOption)
    .addOption(componentsOption)
    .addOption(languageOption)
    .option('--json', 'one JSON array of objects: id, title, kind, says (sentences), clause (of the rules, or null)')
    .action(async (name, given, { components, lang: language, json }) => {
      const game = await chosenGame(games, name, components);
      const { engine } = game;
      const { words, messages } = localized(game, language);
      const explainer = await explainerOf(game, words);
      if (explainer === undefined) throw new MissingPart(game, 'about', 'explanations');
      const options = await chosenOptions(games, game, {}, io, language);
      const view = engine.view(engine.initialState(options), 'spectator');
      const word = given.join(' ');
      const found: readonly Explained[] = word === '' ? explainer.all(view) : explainer.find(view, word);
      if (found.length === 0) throw new Failure(messages.notExplained(printable(word, 60)));
      const lines = found.map(explanationLine);
      await printLines(io.stdout, json ? [jsonLine(found)] : word === '' ? lines : lines.flatMap((line) => wrap(line)));
    });
