/** The messages between the replay page and its worker. */
import type { GameTypes, Replay, State } from '@ludi-romani/core';
import type { GameName } from '../games';
import type { Judged } from './judge';
import type { Unread } from './texts';

export type Request =
  /** Verify all games of a file or text. */
  | { readonly type: 'file'; readonly file: Blob }
  /** Make and verify an example game. */
  | { readonly type: 'example'; readonly game: GameName }
  /** Send the replay at an index of the list. */
  | { readonly type: 'open'; readonly index: number };

/** A replay. `start` is its parsed first position, or null if it starts from options. */
export interface Opened {
  readonly index: number;
  readonly replay: Replay;
  readonly start: State<GameTypes> | null;
}

export type Answer =
  /** The next verdicts, in the order of the file. `of` is the number of all games. */
  | { readonly type: 'judged'; readonly judged: readonly Judged[]; readonly of: number }
  | ({ readonly type: 'opened' } & Opened)
  | { readonly type: 'failed'; readonly why: Unread; readonly message: string };
