/** The games of the site, each loaded on demand. Only this file and `engines` name single games. */
import type { Board, BoardWords } from '@ludi-romani/boards';
import type { Engine, GameTypes, State } from '@ludi-romani/core';

export type GameName = 'aquileia' | 'city-of-rome' | 'forum-trajanum' | 'nova-roma';
export type Language = 'en' | 'de';

/** The types of any game. */
export type AnyEngine = Engine<GameTypes>;
export type AnyBoard = Board<GameTypes>;
export type AnyWords = BoardWords<GameTypes>;

/**
 * The functions that load the parts of a game. Each function imports one export by name, so that the bundler can drop the rest of the
 * module. The rules are loaded through `engines`, because the main entry also exports the verification of replays.
 */
interface Loader {
  readonly title: string;
  rules(): Promise<unknown>;
  /** the `fast` entry, for bots */
  fast(): Promise<unknown>;
  /** the function that parses saved states */
  schemas(): Promise<(saved: unknown) => unknown>;
  boards(): Promise<(engine: never) => unknown>;
  readonly words: Readonly<Record<Language, () => Promise<(engine: never) => unknown>>>;
}

const LOADERS: Readonly<Record<GameName, Loader>> = {
  aquileia: {
    title: 'Aquileia',
    rules: async () => (await import('./engines/aquileia')).engine,
    fast: async () => (await import('@ludi-romani/aquileia/fast')).engine,
    schemas: async () => (await import('@ludi-romani/aquileia/schemas')).parseState,
    boards: async () => (await import('@ludi-romani/boards/aquileia')).boards,
    words: {
      en: async () => (await import('@ludi-romani/boards/aquileia/en')).words,
      de: async () => (await import('@ludi-romani/boards/aquileia/de')).words,
    },
  },
  'city-of-rome': {
    title: 'City of Rome',
    rules: async () => (await import('./engines/city-of-rome')).engine,
    fast: async () => (await import('@ludi-romani/city-of-rome/fast')).engine,
    schemas: async () => (await import('@ludi-romani/city-of-rome/schemas')).parseState,
    boards: async () => (await import('@ludi-romani/boards/city-of-rome')).boards,
    words: {
      en: async () => (await import('@ludi-romani/boards/city-of-rome/en')).words,
      de: async () => (await import('@ludi-romani/boards/city-of-rome/de')).words,
    },
  },
  'forum-trajanum': {
    title: 'Forum Trajanum',
    rules: async () => (await import('./engines/forum-trajanum')).engine,
    fast: async () => (await import('@ludi-romani/forum-trajanum/fast')).engine,
    schemas: async () => (await import('@ludi-romani/forum-trajanum/schemas')).parseState,
    boards: async () => (await import('@ludi-romani/boards/forum-trajanum')).boards,
    words: {
      en: async () => (await import('@ludi-romani/boards/forum-trajanum/en')).words,
      de: async () => (await import('@ludi-romani/boards/forum-trajanum/de')).words,
    },
  },
  'nova-roma': {
    title: 'Nova Roma',
    rules: async () => (await import('./engines/nova-roma')).engine,
    fast: async () => (await import('@ludi-romani/nova-roma/fast')).engine,
    schemas: async () => (await import('@ludi-romani/nova-roma/schemas')).parseState,
    boards: async () => (await import('@ludi-romani/boards/nova-roma')).boards,
    words: {
      en: async () => (await import('@ludi-romani/boards/nova-roma/en')).words,
      de: async () => (await import('@ludi-romani/boards/nova-roma/de')).words,
    },
  },
};

/** The loaded parts of a game that a page needs to show it. */
export interface Game {
  readonly name: GameName;
  readonly title: string;
  readonly engine: AnyEngine;
  readonly board: AnyBoard;
  words(language: Language): Promise<AnyWords>;
}

export const gameNames = Object.keys(LOADERS) as readonly GameName[];
export const titleOf = (name: GameName): string => LOADERS[name].title;
export const isGame = (name: unknown): name is GameName => typeof name === 'string' && Object.hasOwn(LOADERS, name);

/** Loads the parts that a page needs to show a game. Its texts are loaded separately, by `words`. */
export async function loadGame(name: GameName): Promise<Game> {
  const { title, rules, boards, words } = LOADERS[name];
  const [engine, pictures] = await Promise.all([rules(), boards()]);
  return {
    name,
    title,
    engine: engine as AnyEngine,
    board: pictures(engine as never) as AnyBoard,
    words: async (language) => {
      const of = await words[language]();
      return of(engine as never) as AnyWords;
    },
  };
}

/** Loads the engine for bots. */
export const loadFast = async (name: GameName): Promise<AnyEngine> => (await LOADERS[name].fast()) as AnyEngine;

/** Loads the function that parses a saved state of a game. That function throws for an invalid state. */
export const loadParser = async (name: GameName): Promise<(saved: unknown) => State<GameTypes>> => {
  const parseState = await LOADERS[name].schemas();
  return (saved) => parseState(saved) as State<GameTypes>;
};
