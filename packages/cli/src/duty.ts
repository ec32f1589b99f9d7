/** What a thread of the program is told when it starts. */
import type { Contest } from './contest';

/** The tables that a game is played by instead of the standard ones. */
export interface Box {
  readonly game: string;
  readonly tables: unknown;
}

export interface Duty {
  /** what lines are judged by */
  readonly box?: Box | null;
  /** what is played */
  readonly contest?: Contest;
}
