/** The messages between a page and the worker that verifies replays. */
import type { GameName } from '../games';
import type { Judged, Only, Shown } from './judge';
import type { Unread } from './unread';

export type Request =
  /** Verify all games of a file or text. */
  | { readonly type: 'file'; readonly file: Blob }
  /** Verify and send the only game of a file. */
  | { readonly type: 'only'; readonly file: Blob }
  /** Make and verify an example game. */
  | { readonly type: 'example'; readonly game: GameName }
  /** Send the replay at an index of the list. A new worker reads the file again, if there is one. */
  | { readonly type: 'open'; readonly index: number; readonly file: Blob | null };

/** A replay of the list. */
export interface Opened extends Shown {
  readonly index: number;
}

export type Answer =
  /** The next verdicts, in the order of the file. `of` is the number of all games. */
  | { readonly type: 'judged'; readonly judged: readonly Judged[]; readonly of: number }
  | ({ readonly type: 'opened' } & Opened)
  | ({ readonly type: 'only' } & Only)
  | { readonly type: 'failed'; readonly why: Unread; readonly message: string };
