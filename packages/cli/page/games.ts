/** The games of the server. */
import type { Board, BoardWords } from '@ludi-romani/boards';
import { fallbackBoard, plainWords, withLabels } from '@ludi-romani/boards/fallback';
import type { Engine, GameTypes } from '@ludi-romani/core';
import type { Words } from '@ludi-romani/core/words';
import type { Language } from './texts';

/** A game as the server lists it. */
export interface Listed {
  readonly game: string;
  readonly title: string;
  readonly players: readonly number[];
}

export const games: readonly Listed[] = JSON.parse(document.getElementById('games')?.textContent ?? '[]');

/** Returns the title of a game. */
export const titleOf = (game: string): string => games.find((one) => one.game === game)?.title ?? game;

/** A game with everything that the page needs to show it. */
export interface Loaded {
  readonly engine: Engine<GameTypes>;
  readonly board: Board<GameTypes>;
  words(language: Language): BoardWords<GameTypes>;
}

interface Module {
  readonly engine?: Engine<GameTypes>;
  readonly default?: Module;
  board?(engine: Engine<GameTypes>): Board<GameTypes> | Promise<Board<GameTypes>>;
  readonly words?: Readonly<Record<string, (engine: Engine<GameTypes>) => Words<GameTypes> | BoardWords<GameTypes>>>;
}

/** Loads a game of the server. */
export async function loadGame(game: string): Promise<Loaded> {
  const imported: Module & { readonly module?: Module } = await import(
    new URL(`./games/${game}.js`, location.href).href
  );
  const module = imported.engine === undefined ? (imported.module?.default ?? imported) : imported;
  const { engine } = module;
  if (engine === undefined) throw new Error(`the module of ${game} exports no engine`);
  return {
    engine,
    board: (await module.board?.(engine)) ?? fallbackBoard(engine),
    words: (language) => {
      const make = module.words?.[language] ?? Object.values(module.words ?? {})[0];
      return withLabels(make === undefined ? plainWords(engine) : make(engine));
    },
  };
}
