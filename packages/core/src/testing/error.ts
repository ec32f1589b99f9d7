import type { ActionLike, GameTypes } from '../game/types';

/** As much of a game as a failure tells. */
interface Played {
  readonly options: GameTypes['options'];
  readonly actions: readonly ActionLike[];
}

/** A property that an engine breaks: which one, in what game, after how many plies, before which action. */
export class ConformanceError extends Error {
  readonly options: GameTypes['options'];
  readonly ply: number;
  /** what was to be carried out there; nothing at the end of the game */
  readonly action: ActionLike | undefined;
  /** all actions up to there, for a replay of one's own */
  readonly actions: readonly ActionLike[];

  constructor(message: string, game: Played, ply: number, cause?: unknown) {
    const action = game.actions[ply];
    const where = action === undefined ? 'no action' : `action ${JSON.stringify(action)}`;
    super(`${message}\n  options ${JSON.stringify(game.options)}\n  ply ${ply}, ${where}`, { cause });
    this.name = 'ConformanceError';
    this.options = game.options;
    this.ply = ply;
    this.action = action;
    this.actions = game.actions.slice(0, ply);
  }
}
