/** The games of the site, each loaded on demand. Only this file and `engines` name single games. */
/// <reference path="./copies.d.ts" />
import type { Board, BoardWords, Explain, Lesson } from '@ludi-romani/boards';
import type { Budget, Searcher } from '@ludi-romani/bots';
import type { Engine, GameTypes, State } from '@ludi-romani/core';
import type { AnyShape, Source } from '@ludi-romani/core/shape';

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
  /** what makes engines with other components: a separate copy of the rules, because the chunk of a module contains all that any page uses of it */
  box(): Promise<BoxMaker>;
  /** the `fast` entry, for bots */
  fast(): Promise<unknown>;
  /** the function that makes searches with the knowledge of the game */
  expert(): Promise<unknown>;
  /** the function that parses saved states */
  schemas(): Promise<(saved: unknown) => unknown>;
  boards(): Promise<(engine: never) => unknown>;
  readonly words: Readonly<Record<Language, () => Promise<(engine: never) => unknown>>>;
  /** the explanations of things, and the guided first game */
  readonly about: Readonly<Record<Language, () => Promise<(engine: never) => unknown>>>;
  readonly lesson: Readonly<Record<Language, () => Promise<(engine: never) => unknown>>>;
}

const LOADERS: Readonly<Record<GameName, Loader>> = {
  aquileia: {
    title: 'Aquileia',
    rules: async () => (await import('./engines/aquileia')).engine,
    box: async () => {
      const { componentsShape, createEngine, standardComponents } = await import('@ludi-romani/aquileia?box');
      return { componentsShape, createEngine, standardComponents };
    },
    fast: async () => (await import('@ludi-romani/aquileia/fast')).engine,
    expert: async () => (await import('@ludi-romani/bots/aquileia')).expert,
    schemas: async () => (await import('@ludi-romani/aquileia/schemas')).parseState,
    boards: async () => (await import('@ludi-romani/boards/aquileia')).boards,
    words: {
      en: async () => (await import('@ludi-romani/boards/aquileia/en')).words,
      de: async () => (await import('@ludi-romani/boards/aquileia/de')).words,
    },
    about: {
      en: async () => (await import('@ludi-romani/boards/aquileia/about/en')).about,
      de: async () => (await import('@ludi-romani/boards/aquileia/about/de')).about,
    },
    lesson: {
      en: async () => (await import('@ludi-romani/boards/aquileia/lesson/en')).lesson,
      de: async () => (await import('@ludi-romani/boards/aquileia/lesson/de')).lesson,
    },
  },
  'city-of-rome': {
    title: 'City of Rome',
    rules: async () => (await import('./engines/city-of-rome')).engine,
    box: async () => {
      const { componentsShape, createEngine, standardComponents } = await import('@ludi-romani/city-of-rome?box');
      return { componentsShape, createEngine, standardComponents };
    },
    fast: async () => (await import('@ludi-romani/city-of-rome/fast')).engine,
    expert: async () => (await import('@ludi-romani/bots/city-of-rome')).expert,
    schemas: async () => (await import('@ludi-romani/city-of-rome/schemas')).parseState,
    boards: async () => (await import('@ludi-romani/boards/city-of-rome')).boards,
    words: {
      en: async () => (await import('@ludi-romani/boards/city-of-rome/en')).words,
      de: async () => (await import('@ludi-romani/boards/city-of-rome/de')).words,
    },
    about: {
      en: async () => (await import('@ludi-romani/boards/city-of-rome/about/en')).about,
      de: async () => (await import('@ludi-romani/boards/city-of-rome/about/de')).about,
    },
    lesson: {
      en: async () => (await import('@ludi-romani/boards/city-of-rome/lesson/en')).lesson,
      de: async () => (await import('@ludi-romani/boards/city-of-rome/lesson/de')).lesson,
    },
  },
  'forum-trajanum': {
    title: 'Forum Trajanum',
    rules: async () => (await import('./engines/forum-trajanum')).engine,
    box: async () => {
      const { componentsShape, createEngine, standardComponents } = await import('@ludi-romani/forum-trajanum?box');
      return { componentsShape, createEngine, standardComponents };
    },
    fast: async () => (await import('@ludi-romani/forum-trajanum/fast')).engine,
    expert: async () => (await import('@ludi-romani/bots/forum-trajanum')).expert,
    schemas: async () => (await import('@ludi-romani/forum-trajanum/schemas')).parseState,
    boards: async () => (await import('@ludi-romani/boards/forum-trajanum')).boards,
    words: {
      en: async () => (await import('@ludi-romani/boards/forum-trajanum/en')).words,
      de: async () => (await import('@ludi-romani/boards/forum-trajanum/de')).words,
    },
    about: {
      en: async () => (await import('@ludi-romani/boards/forum-trajanum/about/en')).about,
      de: async () => (await import('@ludi-romani/boards/forum-trajanum/about/de')).about,
    },
    lesson: {
      en: async () => (await import('@ludi-romani/boards/forum-trajanum/lesson/en')).lesson,
      de: async () => (await import('@ludi-romani/boards/forum-trajanum/lesson/de')).lesson,
    },
  },
  'nova-roma': {
    title: 'Nova Roma',
    rules: async () => (await import('./engines/nova-roma')).engine,
    box: async () => {
      const { componentsShape, createEngine, standardComponents } = await import('@ludi-romani/nova-roma?box');
      return { componentsShape, createEngine, standardComponents };
    },
    fast: async () => (await import('@ludi-romani/nova-roma/fast')).engine,
    expert: async () => (await import('@ludi-romani/bots/nova-roma')).expert,
    schemas: async () => (await import('@ludi-romani/nova-roma/schemas')).parseState,
    boards: async () => (await import('@ludi-romani/boards/nova-roma')).boards,
    words: {
      en: async () => (await import('@ludi-romani/boards/nova-roma/en')).words,
      de: async () => (await import('@ludi-romani/boards/nova-roma/de')).words,
    },
    about: {
      en: async () => (await import('@ludi-romani/boards/nova-roma/about/en')).about,
      de: async () => (await import('@ludi-romani/boards/nova-roma/about/de')).about,
    },
    lesson: {
      en: async () => (await import('@ludi-romani/boards/nova-roma/lesson/en')).lesson,
      de: async () => (await import('@ludi-romani/boards/nova-roma/lesson/de')).lesson,
    },
  },
};

/** The loaded parts of a game that a page needs to set it up. */
export interface Rules {
  readonly name: GameName;
  readonly title: string;
  readonly engine: AnyEngine;
  words(language: Language): Promise<AnyWords>;
}
/** The loaded parts of a game that a page needs to show it. */
export interface Game extends Rules {
  readonly board: AnyBoard;
}

export const gameNames = Object.keys(LOADERS) as readonly GameName[];
export const titleOf = (name: GameName): string => LOADERS[name].title;
export const isGame = (name: unknown): name is GameName => typeof name === 'string' && Object.hasOwn(LOADERS, name);

/**
 * Loads the parts that a page needs to show a game, with the printed components or with an engine of the page's own. Its texts are loaded
 * separately, by `words`.
 */
export async function loadGame(name: GameName, own?: AnyEngine): Promise<Game> {
  const [rules, pictures] = await Promise.all([loadRules(name, own), LOADERS[name].boards()]);
  return { ...rules, board: pictures(rules.engine as never) as AnyBoard };
}
/** Loads the parts that a page needs to set a game up. */
export async function loadRules(name: GameName, own?: AnyEngine): Promise<Rules> {
  const { title, rules, words } = LOADERS[name];
  const engine = own ?? (await rules());
  return {
    name,
    title,
    engine: engine as AnyEngine,
    words: async (language) => {
      const of = await words[language]();
      return of(engine as never) as AnyWords;
    },
  };
}

/** Loads the explanations of the things of a game. */
export async function loadAbout({ name, engine }: Pick<Game, 'name' | 'engine'>, language: Language) {
  const about = await LOADERS[name].about[language]();
  return about(engine as never) as Explain<GameTypes>;
}

/** Loads the guided first game. */
export async function loadLesson({ name, engine }: Pick<Game, 'name' | 'engine'>, language: Language) {
  const lesson = await LOADERS[name].lesson[language]();
  return lesson(engine as never) as Lesson<GameTypes>;
}

/** The functions and tables of a game that make engines with other components. */
export interface BoxMaker {
  readonly componentsShape: AnyShape;
  readonly standardComponents: { readonly provenance: Readonly<Record<string, Source>> };
  /** Throws InvalidValueError, which lists the problems of the components. */
  createEngine(components: unknown): AnyEngine;
}
export const loadBox = (name: GameName): Promise<BoxMaker> => LOADERS[name].box();

/** Loads the engine for bots. */
export const loadFast = async (name: GameName): Promise<AnyEngine> => (await LOADERS[name].fast()) as AnyEngine;

/** A function that makes a search with the knowledge of a game. */
export type Expert = (engine: AnyEngine, budget: Budget) => Searcher<GameTypes['view'], GameTypes['action']>;
/** Loads the expert of a game, for bots. */
export const loadExpert = async (name: GameName): Promise<Expert> => (await LOADERS[name].expert()) as Expert;

/** Loads the function that parses a saved state of a game. That function throws for an invalid state. */
export const loadParser = async (name: GameName): Promise<(saved: unknown) => State<GameTypes>> => {
  const parseState = await LOADERS[name].schemas();
  return (saved) => parseState(saved) as State<GameTypes>;
};
