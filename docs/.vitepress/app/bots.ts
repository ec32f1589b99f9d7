/** The bots of the site, and the messages between a page and the worker in which the bots run. */
import type { DecisionReview, Finding, ReviewedDecision } from '@ludi-romani/bots';
import type { GameTypes } from '@ludi-romani/core';
import type { GameName } from './games';

/**
 * The levels, from weak to strong, with the iterations of their searches. Without iterations a search chooses at random. Iterations
 * limit a search, not time, so that a bot is equally strong on every machine.
 */
export const LEVELS = { random: 0, novice: 1, easy: 8, medium: 50, hard: 400 } as const;
export type Level = keyof typeof LEVELS;
/** The levels that people choose from. */
export const named: readonly Level[] = ['novice', 'easy', 'medium', 'hard'];

/** The names that levels had in earlier versions of the site. Stored games and links may have them. */
const FORMER: Readonly<Record<string, Level>> = { greedy: 'novice' };

/** Returns the level that an untrusted value names, or `null`. */
export function levelOf(value: unknown): Level | null {
  if (typeof value !== 'string') return null;
  if (Object.hasOwn(FORMER, value)) return FORMER[value] ?? null;
  return Object.hasOwn(LEVELS, value) ? (value as Level) : null;
}

/** A request to the worker to choose an action. */
export interface Ask {
  readonly type: 'ask';
  readonly id: number;
  readonly game: GameName;
  readonly view: GameTypes['view'];
  readonly seed: string;
  readonly iterations: number;
}

/** A request to review a decision. */
export interface AskReview {
  readonly type: 'review';
  readonly id: number;
  readonly game: GameName;
  readonly decision: ReviewedDecision<GameTypes>;
  readonly iterations: number;
}

/** A request to end a search and return its best action so far. */
export interface Stop {
  readonly type: 'stop';
  readonly id: number;
}

/** The result of a search, intermediate or final. */
export interface Found {
  readonly id: number;
  readonly done: boolean;
  /** from 0 to 1 */
  readonly progress: number;
  readonly action: GameTypes['action'];
  readonly findings: readonly Finding<GameTypes['action']>[];
}

/** The review of a decision. */
export interface FoundReview {
  readonly id: number;
  readonly review: DecisionReview<GameTypes>;
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
  /** Ends the worker. The promises of running searches and reviews never settle. */
  end(): void;
}

export interface Reviewer extends Pick<Thinker, 'end'> {
  /** Reviews a decision. */
  review(ask: Omit<AskReview, 'type' | 'id'>): Promise<DecisionReview<GameTypes>>;
}
