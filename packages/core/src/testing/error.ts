import type { ActionLike, GameTypes } from '../game/types';

/** The parts of a game that an error reports. */
interface Played {
  readonly options: GameTypes['options'];
  readonly actions: readonly ActionLike[];
}

/** The error for an engine that breaks a property. The message names the options of the game, the ply and the action. */
export class ConformanceError extends Error {
  readonly options: GameTypes['options'];
  readonly ply: number;
  /** the action at that ply; `undefined` at the end of the game */
  readonly action: ActionLike | undefined;
  /** all actions before that ply, to play the game again */
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
