/** The data that a worker thread gets when it starts. */
import type { GameReference } from './games';
import type { MatchTask } from './match-task';
import type { ReviewTask } from './review-task';

export interface WorkerTask {
  /** a game with the user's own components; its replays are judged with these components, not with the standard ones */
  readonly ownGame?: GameReference | null;
  /** the matches that `match` plays */
  readonly matches?: MatchTask;
  /** the search that `decision` runs */
  readonly review?: ReviewTask;
}
