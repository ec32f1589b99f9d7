/** What the page and the worker that judges say to each other. */
import type { GameTypes, Replay, State } from '@ludi-romani/core';
import type { GameName } from '../games';
import type { Judged } from './judge';
import type { Unread } from './sayings';

export type Request =
  /** Judge all that is in a file, or in a text. */
  | { readonly type: 'file'; readonly file: Blob }
  /** Play a game, and judge that. */
  | { readonly type: 'example'; readonly game: GameName }
  /** Hand out one that was judged, by its place in the list. */
  | { readonly type: 'open'; readonly index: number };

/** A replay, with the position it begins from where it does. */
export interface Opened {
  readonly index: number;
  readonly replay: Replay;
  readonly start: State<GameTypes> | null;
}

export type Answer =
  /** More was judged, in the order of the file: `of` so many. */
  | { readonly type: 'judged'; readonly judged: readonly Judged[]; readonly of: number }
  | ({ readonly type: 'opened' } & Opened)
  | { readonly type: 'failed'; readonly why: Unread; readonly message: string };
