/** A game as the commands use it: a module, with a default or an error for each part that the module lacks. */
import type { Board } from '@ludi-romani/boards';
import { fallbackBoard, plainWords, withLabels } from '@ludi-romani/boards/fallback';
import { type Budget, ismcts, type Searcher } from '@ludi-romani/bots';
import type { GameSchemas } from '@ludi-romani/bots/learn';
import { type GameTypes, type Source, sure } from '@ludi-romani/core';
import type { ActionSpace } from '@ludi-romani/core/action-space';
import type { Words } from '@ludi-romani/core/words';
import { inWords } from '@ludi-romani/core/words/en';
import { MissingPart } from './failure';
import type { GameModule, Renderer, Schemas } from './game-module';
import { type Language, messagesIn } from './language';
import type { Messages } from './messages/en';
import { plainRenderer } from './render/plain';

/** A game as plain data, for messages to threads. */
export interface GameReference {
  readonly game: string;
  /** the URL of the module, `null` for a game of the program */
  readonly url: string | null;
  /** the user's own components, `null` for the standard ones */
  readonly tables: unknown;
}

export interface Game<G extends GameTypes = GameTypes> extends GameModule<G> {
  readonly title: string;
  readonly provenance: Readonly<Record<string, Source>>;
  readonly reference: GameReference;
}

/** Returns the origin of each table of an engine's components, as far as the components have it. */
const provenanceIn = (components: object): Game['provenance'] =>
  (components as { readonly provenance?: Game['provenance'] }).provenance ?? {};

/** Returns the game of a module. `url` is the URL of the module, `null` for a game of the program. */
export const gameOf = (module: GameModule, url: string | null): Game => ({
  ...module,
  title: module.title ?? inWords(module.engine.game),
  provenance: module.provenance ?? provenanceIn(module.engine.components),
  reference: { game: module.engine.game, url, tables: null },
});

export const findGame = (games: readonly Game[], name: string): Game | undefined =>
  games.find(({ engine }) => engine.game === name);

/** Returns the game with a name that is known to exist. */
export const gameNamed = (games: readonly Game[], name: string): Game =>
  sure(findGame(games, name), 'there is no such game');

/** Returns the game with other, untrusted tables. Throws `invalid-components`, which lists each invalid path, and MissingPart. */
export function withComponents(game: Game, tables: unknown): Game {
  if (game.createEngine === undefined) throw new MissingPart(game, 'createEngine', 'other components');
  const engine = game.createEngine(tables as GameTypes['components']);
  return {
    ...game,
    engine,
    // bots must play with these components too
    fast: () => engine,
    schemas: async () => {
      const parsers = await game.schemas?.();
      if (parsers?.schemasFor === undefined) throw new MissingPart(game, 'schemas', 'states with other components');
      return parsers.schemasFor(engine.components);
    },
    provenance: provenanceIn(engine.components),
    reference: { ...game.reference, tables },
  };
}

/** Resolves to the game with its engine for bots. */
export const forBots = async (game: Game): Promise<Game> => ({ ...game, engine: (await game.fast?.()) ?? game.engine });

/** Returns the bot `expert` of the game. */
export const expertOf = (game: GameModule, budget: Budget): Searcher<GameTypes['view'], GameTypes['action']> =>
  game.expert?.(game.engine, budget) ?? ismcts(game.engine, budget);

/** Returns the bot `handmade`: the expert without learned models. */
export const handmadeOf = (game: GameModule, budget: Budget): Searcher<GameTypes['view'], GameTypes['action']> =>
  game.knowledge === undefined
    ? expertOf(game, budget)
    : ismcts(game.engine, { ...budget, ...game.knowledge(game.engine) });

/** Resolves to the parsers for untrusted states and views. Rejects with MissingPart. */
export async function schemasOf(game: Game): Promise<Schemas<GameTypes>> {
  if (game.schemas === undefined) throw new MissingPart(game, 'schemas', 'states and views from files and clients');
  return game.schemas();
}

/** Resolves to the JSON Schemas of the views and actions of games with these options: those of the module, or else those of random games. */
export async function gameSchemasOf(
  { schemas, engine }: GameModule,
  options: GameTypes['options'],
): Promise<GameSchemas> {
  const { jsonSchemas } = (await schemas?.()) ?? {};
  if (jsonSchemas !== undefined) return jsonSchemas;
  const { schemasOfRandomGames } = await import('@ludi-romani/bots/learn');
  return schemasOfRandomGames(engine, options);
}

/** Resolves to the numbers of actions. Rejects with MissingPart. */
export async function actionSpaceOf(game: Game, players: number): Promise<ActionSpace<GameTypes>> {
  if (game.actionSpace === undefined) throw new MissingPart(game, 'actionSpace', 'learning programs');
  return game.actionSpace(game.engine, players);
}

/** The pictures of a game, with its words. */
export interface Pictures<G extends GameTypes> extends Pick<Board<G>, 'targets'> {
  /** Returns the table as its viewer sees it, as the text of an SVG element. */
  picture(view: G['view']): string;
}

/** Resolves to the pictures of a game: those of its own board, or else of the board for any game. */
export async function boardOf<G extends GameTypes>(game: Game<G>, words: Words<G>): Promise<Pictures<G>> {
  const board = (await game.board?.(game.engine)) ?? fallbackBoard(game.engine, game.title);
  const labelled = withLabels(words);
  return {
    targets: (seen, action) => board.targets(seen, action),
    picture: (view) => board.board(view, { words: labelled }),
  };
}

/** Returns the number of tables per provenance. */
export function provenanceCounts({ provenance }: Game): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { provenance: kind } of Object.values(provenance)) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

/** Returns the texts in a language, or else in the first language that there is. */
export const textsIn = <T>(texts: Readonly<Record<string, T>> = {}, language: string): T | undefined =>
  texts[language] ?? Object.values(texts)[0];

/** Returns the words of a game in a language. Without that language, returns the words in its first language. */
export function wordsOf<G extends GameTypes>({ engine, words }: Game<G>, language: Language): Words<G> {
  const make = textsIn(words, language);
  return make === undefined ? plainWords(engine) : make(engine);
}

/** The texts of a game in one language. */
export interface LocalizedGame<G extends GameTypes = GameTypes> {
  readonly words: Words<G>;
  readonly renderer: Renderer<G>;
  readonly messages: Messages;
}

export function localized<G extends GameTypes>(game: Game<G>, language: Language): LocalizedGame<G> {
  const words = wordsOf(game, language);
  return { words, renderer: game.renderer?.(words) ?? plainRenderer(words), messages: messagesIn(language) };
}
