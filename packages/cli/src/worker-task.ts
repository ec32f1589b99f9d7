/** The data that a worker thread gets when it starts. */
import type { GameReference } from './game';
import type { MatchTask } from './match-task';
import type { ReviewTask } from './review-task';
import type { TrainTask } from './train-task';

export interface WorkerTask {
  /** the games whose replays the worker judges */
  readonly games?: readonly GameReference[];
  /** the matches that `match` plays */
  readonly matches?: MatchTask;
  /** the games whose bots `choose` lets choose */
  readonly hosted?: readonly GameReference[];
  /** the search that `decision` runs */
  readonly review?: ReviewTask;
  /** the game that `train` plays */
  readonly training?: TrainTask;
}
