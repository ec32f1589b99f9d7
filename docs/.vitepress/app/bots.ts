/** The bots of the site, and the messages between a page and the worker in which the bots run. */
import type { Finding } from '@ludi-romani/bots';
import type { GameTypes } from '@ludi-romani/core';
import type { GameName } from './games';

/** The levels, from weak to strong. Iterations limit a search, not time, so that a bot is equally strong on every machine. */
export const LEVELS = {
  random: { bot: 'random' },
  greedy: { bot: 'greedy' },
  easy: { bot: 'ismcts', iterations: 25 },
  medium: { bot: 'ismcts', iterations: 200 },
  hard: { bot: 'ismcts', iterations: 1_500 },
} as const;
export type Level = keyof typeof LEVELS;
export const levels = Object.keys(LEVELS) as readonly Level[];
/** The levels that people choose from. */
export const named: readonly Level[] = ['greedy', 'easy', 'medium', 'hard'];

/** A request to the worker to choose an action. With `iterations`, it searches for that number of iterations at any level. */
export interface Ask {
  readonly type: 'ask';
  readonly id: number;
  readonly game: GameName;
  readonly view: GameTypes['view'];
  readonly seed: string;
  readonly level: Level;
  readonly iterations?: number;
}

/** A request to end a search and return its best action so far. */
export interface Stop {
  readonly type: 'stop';
  readonly id: number;
}

/** The result of the worker, intermediate or final. Without a search there are no findings. */
export interface Found {
  readonly id: number;
  readonly done: boolean;
  /** from 0 to 1 */
  readonly progress: number;
  readonly action: GameTypes['action'];
  readonly findings: readonly Finding<GameTypes['action']>[];
}

/** An unexpected error in the worker. */
export interface Failed {
  readonly id: number;
  readonly error: string;
}

/** A running search for a decision. */
export interface Thought {
  /** the final result */
  readonly found: Promise<Found>;
  /** Ends the search with its best action so far. */
  stop(): void;
}

export interface Thinker {
  /** Starts to think about a decision. Calls `onProgress` with intermediate results. Several decisions can run at the same time. */
  think(ask: Omit<Ask, 'type' | 'id'>, onProgress?: (found: Found) => void): Thought;
  /** Ends the worker. The promises of running searches never settle. */
  end(): void;
}
