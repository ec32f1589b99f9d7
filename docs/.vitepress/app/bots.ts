/** The bots of the site, and what a page and the worker that thinks say to each other. */
import type { Finding } from '@ludi-romani/bots';
import type { GameTypes } from '@ludi-romani/core';
import type { GameName } from './games';

/** From weak to strong. Iterations, so that a bot plays alike on every machine. */
export const LEVELS = {
  random: { bot: 'random' },
  greedy: { bot: 'greedy' },
  easy: { bot: 'ismcts', iterations: 25 },
  medium: { bot: 'ismcts', iterations: 200 },
  hard: { bot: 'ismcts', iterations: 1_500 },
} as const;
export type Level = keyof typeof LEVELS;
export const levels = Object.keys(LEVELS) as readonly Level[];

/** What the worker is asked. With `iterations` it searches that long, whatever the level. */
export interface Ask {
  readonly type: 'ask';
  readonly id: number;
  readonly game: GameName;
  readonly view: GameTypes['view'];
  readonly seed: string;
  readonly level: Level;
  readonly iterations?: number;
}

/** Ends a search at its best so far. */
export interface Stop {
  readonly type: 'stop';
  readonly id: number;
}

/** What the worker found so far, or at the end. Without a search there are no findings. */
export interface Found {
  readonly id: number;
  readonly done: boolean;
  /** from 0 to 1 */
  readonly progress: number;
  readonly action: GameTypes['action'];
  readonly findings: readonly Finding<GameTypes['action']>[];
}

/** What went wrong, which nothing should. */
export interface Failed {
  readonly id: number;
  readonly error: string;
}

/** A decision that is being thought about. */
export interface Thought {
  /** what was found, at the end or where it was stopped */
  readonly found: Promise<Found>;
  /** Ends it at its best so far. */
  stop(): void;
}

export interface Thinker {
  /** Thinks about a decision; `onProgress` hears now and then how far it is. Several are thought about side by side. */
  think(ask: Omit<Ask, 'type' | 'id'>, onProgress?: (found: Found) => void): Thought;
  /** Ends the thread: what was being thought about is never found. */
  end(): void;
}
