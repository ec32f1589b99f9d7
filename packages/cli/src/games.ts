/** The games of the program. Only this module and the renderers import the packages of games. */
import {
  engine as aquileia,
  standardComponents as aquileiaComponents,
  createEngine as aquileiaOver,
} from '@ludi-romani/aquileia';
import type { Board, BoardWords } from '@ludi-romani/boards';
import { words as aquileiaGerman } from '@ludi-romani/boards/aquileia/de';
import { words as aquileiaEnglish } from '@ludi-romani/boards/aquileia/en';
import { words as cityOfRomeGerman } from '@ludi-romani/boards/city-of-rome/de';
import { words as cityOfRomeEnglish } from '@ludi-romani/boards/city-of-rome/en';
import { words as forumTrajanumGerman } from '@ludi-romani/boards/forum-trajanum/de';
import { words as forumTrajanumEnglish } from '@ludi-romani/boards/forum-trajanum/en';
import { words as novaRomaGerman } from '@ludi-romani/boards/nova-roma/de';
import { words as novaRomaEnglish } from '@ludi-romani/boards/nova-roma/en';
import type { Budget, Searcher } from '@ludi-romani/bots';
import { expert as aquileiaExpert } from '@ludi-romani/bots/aquileia';
import { expert as cityOfRomeExpert } from '@ludi-romani/bots/city-of-rome';
import { expert as forumTrajanumExpert } from '@ludi-romani/bots/forum-trajanum';
import { expert as novaRomaExpert } from '@ludi-romani/bots/nova-roma';
import {
  engine as cityOfRome,
  standardComponents as cityOfRomeComponents,
  createEngine as cityOfRomeOver,
} from '@ludi-romani/city-of-rome';
import { type Engine, type GameTypes, sure } from '@ludi-romani/core';
import type { ActionSpace } from '@ludi-romani/core/action-space';
import type { Words } from '@ludi-romani/core/words';
import {
  engine as forumTrajanum,
  standardComponents as forumTrajanumComponents,
  createEngine as forumTrajanumOver,
} from '@ludi-romani/forum-trajanum';
import {
  engine as novaRoma,
  standardComponents as novaRomaComponents,
  createEngine as novaRomaOver,
} from '@ludi-romani/nova-roma';
import { type Language, messagesIn } from './language';
import type { Messages } from './messages/en';
import { aquileiaRenderer } from './render/aquileia';
import { cityOfRomeRenderer } from './render/city-of-rome';
import { forumTrajanumRenderer } from './render/forum-trajanum';
import { novaRomaRenderer } from './render/nova-roma';
import type { Renderer } from './render/renderer';

/** Returns the words of a game per language. These are methods, whose parameters are bivariant, so `Game<CityOfRome>` is assignable to `Game`. */
interface WordsIn<G extends GameTypes> {
  en(engine: Engine<G>): BoardWords<G>;
  de(engine: Engine<G>): BoardWords<G>;
}

/** The parsers for untrusted states and views. They throw for invalid ones. */
interface Schemas<G extends GameTypes> {
  parseState(given: unknown): G['mutable'];
  parseView(given: unknown): G['view'];
}
interface AllSchemas<G extends GameTypes> extends Schemas<G> {
  /** Returns the parsers for other components. */
  schemasFor(components: G['components']): Schemas<G>;
}

export interface Game<G extends GameTypes = GameTypes> {
  readonly title: string;
  /** the words (all texts) of the game and of its pictures, per language */
  readonly words: WordsIn<G>;
  readonly engine: Engine<G>;
  /** Loads the same engine from the `/fast` entry, for bots. */
  readonly fast: () => Promise<Engine<G>>;
  /** Returns the engine with other tables. Throws `invalid-components`, which lists each invalid path. */
  createEngine(components: G['components']): Engine<G>;
  /** Loads the parsers for untrusted states and views. */
  readonly schemas: () => Promise<AllSchemas<G>>;
  /** Loads the numbering of actions, for learning programs. */
  readonly space: () => Promise<{ actionSpace(engine: Engine<G>, players: number): ActionSpace<G> }>;
  /** Returns a tree search with knowledge of the game. */
  expert(engine: Engine<G>, budget: Budget): Searcher<G['view'], G['action']>;
  /** Returns the renderer of the table as text, in the language of the words. */
  renderer(words: Words<G>, language: Language): Renderer<G>;
  /** Loads the pictures of the table. */
  readonly pictures: () => Promise<{ boards(engine: Engine<G>): Board<G> }>;
  /** the origin of each table of components */
  readonly provenance: Readonly<Record<string, { readonly provenance: string; readonly source: string }>>;
}

export const games: readonly Game[] = [
  {
    title: 'Aquileia',
    words: { en: aquileiaEnglish, de: aquileiaGerman },
    engine: aquileia,
    createEngine: aquileiaOver,
    fast: async () => (await import('@ludi-romani/aquileia/fast')).engine,
    schemas: () => import('@ludi-romani/aquileia/schemas'),
    space: () => import('@ludi-romani/aquileia/action-space'),
    pictures: () => import('@ludi-romani/boards/aquileia'),
    expert: aquileiaExpert,
    renderer: aquileiaRenderer,
    provenance: aquileiaComponents.provenance,
  },
  {
    title: 'City of Rome',
    words: { en: cityOfRomeEnglish, de: cityOfRomeGerman },
    engine: cityOfRome,
    createEngine: cityOfRomeOver,
    fast: async () => (await import('@ludi-romani/city-of-rome/fast')).engine,
    schemas: () => import('@ludi-romani/city-of-rome/schemas'),
    space: () => import('@ludi-romani/city-of-rome/action-space'),
    pictures: () => import('@ludi-romani/boards/city-of-rome'),
    expert: cityOfRomeExpert,
    renderer: cityOfRomeRenderer,
    provenance: cityOfRomeComponents.provenance,
  },
  {
    title: 'Forum Trajanum',
    words: { en: forumTrajanumEnglish, de: forumTrajanumGerman },
    engine: forumTrajanum,
    createEngine: forumTrajanumOver,
    fast: async () => (await import('@ludi-romani/forum-trajanum/fast')).engine,
    schemas: () => import('@ludi-romani/forum-trajanum/schemas'),
    space: () => import('@ludi-romani/forum-trajanum/action-space'),
    pictures: () => import('@ludi-romani/boards/forum-trajanum'),
    expert: forumTrajanumExpert,
    renderer: forumTrajanumRenderer,
    provenance: forumTrajanumComponents.provenance,
  },
  {
    title: 'Nova Roma',
    words: { en: novaRomaEnglish, de: novaRomaGerman },
    engine: novaRoma,
    createEngine: novaRomaOver,
    fast: async () => (await import('@ludi-romani/nova-roma/fast')).engine,
    schemas: () => import('@ludi-romani/nova-roma/schemas'),
    space: () => import('@ludi-romani/nova-roma/action-space'),
    pictures: () => import('@ludi-romani/boards/nova-roma'),
    expert: novaRomaExpert,
    renderer: novaRomaRenderer,
    provenance: novaRomaComponents.provenance,
  },
];

export const findGame = (name: string): Game | undefined => games.find(({ engine }) => engine.game === name);

/** Returns the game with a name that is known to exist. */
export const gameNamed = (name: string): Game => sure(findGame(name), 'there is no such game');

/** Returns the game with other, untrusted tables. Throws `invalid-components`, which lists each invalid path. */
export function withComponents(game: Game, tables: unknown): Game {
  const engine = game.createEngine(tables as GameTypes['components']);
  const { provenance = {} } = engine.components as Partial<Pick<Game, 'provenance'>>;
  return {
    ...game,
    engine,
    // bots must play with these components too
    fast: async () => engine,
    schemas: async () => {
      const { schemasFor } = await game.schemas();
      return { ...schemasFor(engine.components), schemasFor };
    },
    provenance,
  };
}

/** A game as plain data, for messages to threads. */
export interface GameReference {
  readonly game: string;
  /** the user's own components, `null` for the standard ones */
  readonly tables: unknown;
}

/** Returns the game of a reference. */
export function resolveGame({ game: id, tables }: GameReference): Game {
  const game = gameNamed(id);
  return tables === null ? game : withComponents(game, tables);
}

/** Returns the number of tables per provenance. */
export function provenanceCounts({ provenance }: Game): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { provenance: kind } of Object.values(provenance)) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

/** The texts of a game in one language. */
export interface LocalizedGame<G extends GameTypes = GameTypes> {
  readonly words: BoardWords<G>;
  readonly renderer: Renderer<G>;
  readonly messages: Messages;
}

export function localized<G extends GameTypes>(game: Game<G>, language: Language): LocalizedGame<G> {
  const words = game.words[language](game.engine);
  return { words, renderer: game.renderer(words, language), messages: messagesIn(language) };
}
