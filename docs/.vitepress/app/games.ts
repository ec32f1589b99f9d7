/** The games of the site, each loaded when somebody comes to it: the only place where one is named. */
import type { Board } from '@ludi-romani/boards';
import type { Engine, GameTypes, State } from '@ludi-romani/core';
import type { Words } from '@ludi-romani/core/words';
import type { TableWords } from '@ludi-romani/table/words';

export type GameName = 'aquileia' | 'city-of-rome' | 'forum-trajanum' | 'nova-roma';
export type Language = 'en' | 'de';

/** A game as the site knows any: the particulars forgotten. */
export type AnyEngine = Engine<GameTypes>;
export type AnyBoard = Board<GameTypes>;
/** What is said of a game and at its table, in one language. */
export interface AnyWords extends Words<GameTypes> {
  readonly table: TableWords<GameTypes>;
}

interface Loader {
  readonly title: string;
  rules(): Promise<{ readonly engine: unknown }>;
  /** the same rules for bots */
  fast(): Promise<{ readonly engine: unknown }>;
  /** what reads a saved state */
  schemas(): Promise<{ parseState(saved: unknown): unknown }>;
  boards(): Promise<{ boards(engine: never): unknown }>;
  readonly words: Readonly<Record<Language, () => Promise<{ words(engine: never): unknown }>>>;
}

const TABLE_WORDS = {
  en: () => import('@ludi-romani/table/words/en'),
  de: () => import('@ludi-romani/table/words/de'),
};

const LOADERS: Readonly<Record<GameName, Loader>> = {
  aquileia: {
    title: 'Aquileia',
    rules: () => import('@ludi-romani/aquileia'),
    fast: () => import('@ludi-romani/aquileia/fast'),
    schemas: () => import('@ludi-romani/aquileia/schemas'),
    boards: () => import('@ludi-romani/boards/aquileia'),
    words: {
      en: () => import('@ludi-romani/aquileia/words/en'),
      de: () => import('@ludi-romani/aquileia/words/de'),
    },
  },
  'city-of-rome': {
    title: 'City of Rome',
    rules: () => import('@ludi-romani/city-of-rome'),
    fast: () => import('@ludi-romani/city-of-rome/fast'),
    schemas: () => import('@ludi-romani/city-of-rome/schemas'),
    boards: () => import('@ludi-romani/boards/city-of-rome'),
    words: {
      en: () => import('@ludi-romani/city-of-rome/words/en'),
      de: () => import('@ludi-romani/city-of-rome/words/de'),
    },
  },
  'forum-trajanum': {
    title: 'Forum Trajanum',
    rules: () => import('@ludi-romani/forum-trajanum'),
    fast: () => import('@ludi-romani/forum-trajanum/fast'),
    schemas: () => import('@ludi-romani/forum-trajanum/schemas'),
    boards: () => import('@ludi-romani/boards/forum-trajanum'),
    words: {
      en: () => import('@ludi-romani/forum-trajanum/words/en'),
      de: () => import('@ludi-romani/forum-trajanum/words/de'),
    },
  },
  'nova-roma': {
    title: 'Nova Roma',
    rules: () => import('@ludi-romani/nova-roma'),
    fast: () => import('@ludi-romani/nova-roma/fast'),
    schemas: () => import('@ludi-romani/nova-roma/schemas'),
    boards: () => import('@ludi-romani/boards/nova-roma'),
    words: {
      en: () => import('@ludi-romani/nova-roma/words/en'),
      de: () => import('@ludi-romani/nova-roma/words/de'),
    },
  },
};

/** What a page shows of a game. */
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

/** What a page needs to show a game; the words of a language come when they are asked for. */
export async function loadGame(name: GameName): Promise<Game> {
  const { title, rules, boards, words } = LOADERS[name];
  const [{ engine }, pictures] = await Promise.all([rules(), boards()]);
  return {
    name,
    title,
    engine: engine as AnyEngine,
    board: pictures.boards(engine as never) as AnyBoard,
    words: async (language) => {
      const [ofGame, atTable] = await Promise.all([words[language](), TABLE_WORDS[language]()]);
      const own = ofGame.words(engine as never) as Words<GameTypes>;
      return { ...own, table: atTable.words(own) };
    },
  };
}

/** The engine that bots think with. */
export const loadFast = async (name: GameName): Promise<AnyEngine> => (await LOADERS[name].fast()).engine as AnyEngine;

/** What reads a saved state of a game; it throws for one that is not sound. */
export const loadParser = async (name: GameName): Promise<(saved: unknown) => State<GameTypes>> => {
  const { parseState } = await LOADERS[name].schemas();
  return (saved) => parseState(saved) as State<GameTypes>;
};
