/** The types of replays. A replay is a game as its beginning and its actions, with digests that detect any change. */
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

/** The end of a game that the rules did not end: a seat resigned, a seat ran out of time, or the players agreed to end the game. */
export type Ending = { readonly by: 'resignation' | 'time'; readonly seat: Seat } | { readonly by: 'agreement' };

/** A comment on a position by a player or spectator. */
export interface Comment {
  /** the number of actions carried out before the position */
  readonly ply: number;
  readonly seat: Viewer;
  /** up to 2,000 characters */
  readonly text: string;
}

/** Who played a game and where: texts by people. They prove nothing, and no digest covers them. */
export interface About {
  /** the names of the players, by seat, at most one for each seat: 1 to 100 characters each */
  readonly names?: readonly string[];
  /** 1 to 200 characters */
  readonly event?: string;
  /** 1 to 200 characters */
  readonly round?: string;
  /** a date of ISO 8601: `2026-11-27` */
  readonly date?: string;
  /** up to 20 other texts of 1 to 500 characters, by keys of up to 40 small letters, digits and hyphens: `time-control` */
  readonly more?: Readonly<Record<string, string>>;
}

/** The fields of every replay, besides its beginning. */
interface Recorded<G extends GameTypes> {
  readonly format: typeof REPLAY_FORMAT;
  readonly game: string;
  readonly rulesVersion: string;
  /** digest of the components */
  readonly components: string;
  readonly actions: readonly G['action'][];
  readonly checkpoints: readonly Checkpoint[];
  /** `null` if the game is not over after the last action */
  readonly outcome: Outcome<G['row']> | null;
  /** the resignation, timeout or agreement that ended the game; only without an outcome. A replay cannot prove it. */
  readonly ending?: Ending;
  /** the time of each action in whole milliseconds since the game was opened, never descending */
  readonly times?: readonly number[];
  /** in the order of their plies */
  readonly comments?: readonly Comment[];
  /** no verdict depends on these texts */
  readonly about?: About;
}

/** The replay of a game that began with its setup. */
export interface GameReplay<G extends GameTypes = GameTypes> extends Recorded<G> {
  readonly options: G['options'];
  /** the commitment to the seed, `commitment(options.seed)`, if the server published it before the game */
  readonly commitment?: string;
  readonly start?: undefined;
}

/** The replay of a game that began with a position. */
export interface PositionReplay<G extends GameTypes = GameTypes> extends Recorded<G> {
  readonly start: Saved<G['state']>;
  readonly options?: undefined;
  readonly commitment?: undefined;
}

export type Replay<G extends GameTypes = GameTypes> = GameReplay<G> | PositionReplay<G>;
