/** The messages between the page of an author's game and the worker in which the game runs. */
import type { GameTypes, Options, OptionWords } from '@ludi-romani/core';
import type { Level } from '../bots';

export type Request =
  /** Loads the module at an address. */
  | { readonly type: 'load'; readonly url: string }
  | {
      readonly type: 'begin';
      /** with an empty seed, the worker draws one */
      readonly options: GameTypes['options'];
      /** the bot of each seat, or `null` for a person */
      readonly seats: readonly (Level | null)[];
      readonly curtain: boolean;
    }
  | { readonly type: 'point'; readonly id: string }
  /** Carries out an action that the player typed, such as `bid 17`. */
  | { readonly type: 'enter'; readonly line: string }
  | { readonly type: 'back' | 'undo' }
  /** Changes the language of the game, or the width of the page. */
  | { readonly type: 'look'; readonly language: string; readonly isNarrow: boolean };

/** A loaded game: the data for the form that starts it. */
export interface Loaded {
  readonly type: 'loaded';
  readonly title: string;
  readonly playerCounts: readonly number[];
  /** the declarations of the options, without functions */
  readonly options: Options;
  readonly words: Readonly<Record<string, OptionWords>>;
  /** the titles of the values of options */
  readonly titles: Readonly<Record<string, string>>;
  readonly languages: readonly string[];
  /** the default names of the players, by seat */
  readonly names: readonly string[];
}

/** A row of the score sheet, with the points of each seat. */
export interface ScoreRow {
  readonly label: string;
  readonly points: readonly number[];
}

/** The table as the player at the screen sees it. */
export interface Shown {
  readonly type: 'shown';
  /** the texts of SVG elements: the prompt and the table, or all parts for a narrow page */
  readonly pictures: readonly string[];
  /** the text for screen readers */
  readonly said: string;
  /** the sentences of the log, the latest first */
  readonly log: readonly string[];
  readonly canUndo: boolean;
  /** the choices that are too many for buttons: the lines of the first and the last one */
  readonly ranges: readonly (readonly string[])[];
  readonly scores: readonly ScoreRow[];
}

export type Answer =
  | Loaded
  | Shown
  /** a bot thinks; `progress` is from 0 to 1 */
  | { readonly type: 'thinking'; readonly seat: number; readonly progress: number }
  /** the request is done, and no bot thinks for it */
  | { readonly type: 'done' }
  | { readonly type: 'failed'; readonly why: string };
