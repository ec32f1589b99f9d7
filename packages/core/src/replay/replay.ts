/** Replays: a game as its beginning and its actions, with what it takes to notice any change. */
import type { Saved } from '../game/contract';
import type { GameTypes, Outcome, Seat, Viewer } from '../game/types';

/** The `format` of every replay. */
export const REPLAY_FORMAT = 'ludi-romani/replay/1';
/** The `format` of every saved state. */
export const SAVED_FORMAT: Saved<unknown>['format'] = 'ludi-romani/state/1';

/** The digest of the state after `ply` actions. */
export interface Checkpoint {
  readonly ply: number;
  readonly digest: string;
}

/** How a game ended that the rules did not end: a seat resigned, or its time ran out. */
export interface Ending {
  readonly by: 'resignation' | 'time';
  readonly seat: Seat;
}

/** What somebody said of a position. */
export interface Comment {
  /** how many actions had been carried out */
  readonly ply: number;
  readonly seat: Viewer;
  /** 2,000 characters at most */
  readonly text: string;
}

/** What the replays of all games have, whatever they begin with. */
interface Recorded<G extends GameTypes> {
  readonly format: typeof REPLAY_FORMAT;
  readonly game: string;
  readonly rulesVersion: string;
  /** digest of the components */
  readonly components: string;
  readonly actions: readonly G['action'][];
  readonly checkpoints: readonly Checkpoint[];
  /** `null` where the game is not over after the last action */
  readonly outcome: Outcome<G['row']> | null;
  /** why nobody went on, where somebody gave up or was too late; only without an outcome */
  readonly ending?: Ending;
  /** for each action, when it was taken: whole milliseconds since the game was opened, never descending */
  readonly times?: readonly number[];
  /** in the order of their plies */
  readonly comments?: readonly Comment[];
}

/** The replay of a game from its setup on. */
export interface GameReplay<G extends GameTypes = GameTypes> extends Recorded<G> {
  readonly options: G['options'];
  /** what the server published before the game, if it did: `commitment(options.seed)` */
  readonly commitment?: string;
  readonly start?: undefined;
}

/** The replay of a game from a position that was set up. */
export interface PositionReplay<G extends GameTypes = GameTypes> extends Recorded<G> {
  readonly start: Saved<G['state']>;
  readonly options?: undefined;
  readonly commitment?: undefined;
}

export type Replay<G extends GameTypes = GameTypes> = GameReplay<G> | PositionReplay<G>;
