/** The type of a module that gives a game to `ludi --engine`. */
import type { About, Board, BoardWords } from '@ludi-romani/boards';
import type { Budget, Searcher } from '@ludi-romani/bots';
import type { Knowledge } from '@ludi-romani/bots/learn';
import type { Engine, GameTypes, Source } from '@ludi-romani/core';
import type { ActionSpace } from '@ludi-romani/core/action-space';
import type { Words } from '@ludi-romani/core/words';
import type { Renderer } from './render/renderer';

export type { Renderer };

/** The parsers for untrusted states and views. They throw for invalid ones. */
export interface Schemas<G extends GameTypes> {
  parseState(given: unknown): G['mutable'];
  parseView(given: unknown): G['view'];
}

/**
 * Returns all texts of a game in one language. The words of a game with a `board` must include the `labels` of its pictures. The type is
 * taken from a method, whose parameters are bivariant, so that `GameModule<MyGame>` is assignable to `GameModule`.
 */
type WordsIn<G extends GameTypes> = { of(engine: Engine<G>): Words<G> | BoardWords<G> }['of'];

/** Explains a thing of a picture, as `Explain` of the boards does. */
type Explaining<G extends GameTypes> = { of(view: G['view'], about: string): About | null }['of'];
/** Loads the explanations of a game in one language. Both types are taken from methods for the same reason. */
type AboutIn<G extends GameTypes> = { of(engine: Engine<G>): Explaining<G> | Promise<Explaining<G>> }['of'];

/**
 * The exports of a module with a game, or the fields of its default export. Only `engine` is required. The functions get the engine because
 * `ludi` may use another one of the same game: that of `fast`, or one with other components.
 */
export interface GameModule<G extends GameTypes = GameTypes> {
  readonly engine: Engine<G>;
  /** the name of the game for people; default: `engine.game` in words */
  readonly title?: string;
  /** by language: `{ en: (engine) => wordsOf(engine, ...) }`. If the chosen language is missing, `ludi` takes the first one. */
  readonly words?: Readonly<Record<string, WordsIn<G>>>;
  /** by language: the explanations of cards, spaces and other things, as `{ en: async (engine) => (await import('./about/en')).about(engine) }` */
  readonly about?: Readonly<Record<string, AboutIn<G>>>;
  /** Returns the pictures of the table. */
  board?(engine: Engine<G>): Board<G> | Promise<Board<G>>;
  /** Returns the numbers of actions, for `ludi serve` and learning programs. */
  actionSpace?(engine: Engine<G>, players: number): ActionSpace<G> | Promise<ActionSpace<G>>;
  /** Returns the bot `expert`, a search with knowledge of the game; default: `ismcts`. */
  expert?(engine: Engine<G>, budget: Budget): Searcher<G['view'], G['action']>;
  /** Returns the knowledge of the expert, which `ludi train` corrects; default: models know only the rules. */
  knowledge?(engine: Engine<G>): Knowledge<G['action'], G['state']>;
  /** Returns the table as text, in the language of `words`; default: all fields of the view. */
  renderer?(words: Words<G>): Renderer<G>;
  /** Returns the parsers for states and views from files and clients. Without them, only replays from the setup on are read. */
  schemas?(): SchemasFor<G> | Promise<SchemasFor<G>>;
  /** Returns the engine with other component tables, for `--components`. Throws InvalidValueError `invalid-components`. */
  createEngine?(components: G['components']): Engine<G>;
  /** Returns the same engine from a bundle of its own, for bots; default: `engine`. */
  fast?(): Engine<G> | Promise<Engine<G>>;
  /** the origin of each table of components; default: `engine.components.provenance` */
  readonly provenance?: Readonly<Record<string, Source>>;
}

/** The parsers for the components of `engine`, and, if there is `createEngine`, for other components. */
export interface SchemasFor<G extends GameTypes> extends Schemas<G> {
  /** JSON Schemas of views and actions, from which `ludi train` makes features; default: made from the views of random games */
  readonly jsonSchemas?: Readonly<Record<'view' | 'action', object>>;
  schemasFor?(components: G['components']): Schemas<G>;
}
