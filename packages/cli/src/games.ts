/** The games the program knows: the only place where one is named. */
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
import { type Language, sayingsOf } from './language';
import { aquileiaRenderer } from './render/aquileia';
import { cityOfRomeRenderer } from './render/city-of-rome';
import { forumTrajanumRenderer } from './render/forum-trajanum';
import { novaRomaRenderer } from './render/nova-roma';
import type { Renderer } from './render/renderer';
import type { Sayings } from './sayings/en';

/** Methods, not functions, so that the particulars of a game can be forgotten. */
interface WordsIn<G extends GameTypes> {
  en(engine: Engine<G>): BoardWords<G>;
  de(engine: Engine<G>): BoardWords<G>;
}

interface Doors<G extends GameTypes> {
  parseState(given: unknown): G['mutable'];
  parseView(given: unknown): G['view'];
}
interface AllDoors<G extends GameTypes> extends Doors<G> {
  /** the doors of another box */
  schemasFor(components: G['components']): Doors<G>;
}

export interface Game<G extends GameTypes = GameTypes> {
  readonly title: string;
  /** what is said in each language, pictures included, for an engine */
  readonly words: WordsIn<G>;
  readonly engine: Engine<G>;
  /** the same engine of its `/fast` entry, for bots: loaded where it is needed */
  readonly fast: () => Promise<Engine<G>>;
  /** the same engine over other tables: throws `invalid-components`, naming each bad path */
  createEngine(components: G['components']): Engine<G>;
  /** its doors for values from strangers: loaded where a position is to be read */
  readonly schemas: () => Promise<AllDoors<G>>;
  /** the numbers of its actions: loaded where programs learn */
  readonly space: () => Promise<{ actionSpace(engine: Engine<G>, players: number): ActionSpace<G> }>;
  /** the bot that knows it, over an engine */
  expert(engine: Engine<G>, budget: Budget): Searcher<G['view'], G['action']>;
  /** its tables as text, in the language of the words */
  renderer(words: Words<G>, language: Language): Renderer<G>;
  /** its pictures: loaded where one is drawn */
  readonly pictures: () => Promise<{ boards(engine: Engine<G>): Board<G> }>;
  /** where each table of components comes from */
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

/** The game of a name that is known to be one. */
export const gameNamed = (name: string): Game => sure(findGame(name), 'there is no such game');

/** The same game over tables of a stranger's box. Throws `invalid-components`, naming each bad path. */
export function withBox(game: Game, tables: unknown): Game {
  const engine = game.createEngine(tables as GameTypes['components']);
  const { provenance = {} } = engine.components as Partial<Pick<Game, 'provenance'>>;
  return {
    ...game,
    engine,
    // bots play with the box, too
    fast: async () => engine,
    schemas: async () => {
      const { schemasFor } = await game.schemas();
      return { ...schemasFor(engine.components), schemasFor };
    },
    provenance,
  };
}

/** What is played with, as it goes to a thread. */
export interface Played {
  readonly game: string;
  /** of a box of one's own, `null` for the standard ones */
  readonly tables: unknown;
}

/** The game that a thread is told to play. */
export function gameOf({ game: id, tables }: Played): Game {
  const game = gameNamed(id);
  return tables === null ? game : withBox(game, tables);
}

/** How many tables have each provenance. */
export function provenanceCounts({ provenance }: Game): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { provenance: kind } of Object.values(provenance)) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

/** A game as it is shown and told in a language. */
export interface Told<G extends GameTypes = GameTypes> {
  readonly words: BoardWords<G>;
  readonly renderer: Renderer<G>;
  readonly sayings: Sayings;
}

export function toldIn<G extends GameTypes>({ engine, words, renderer }: Game<G>, language: Language): Told<G> {
  const spoken = words[language](engine);
  return { words: spoken, renderer: renderer(spoken, language), sayings: sayingsOf(language) };
}
