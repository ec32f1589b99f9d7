/** The forum as a grid. */
import { type Grid, grid } from '@ludi-romani/core';
import type { ForumTrajanum } from '@ludi-romani/forum-trajanum';

export interface Forum {
  /** around all boards; its cells are the squares */
  readonly board: Grid;
  /** by the id of a square, those beside it */
  readonly near: ReadonlyMap<string, readonly number[]>;
}

/** By arrangement. A board that lies across is as wide as another is high. */
export const forumsOf = ({ arrangements, randomFaces }: ForumTrajanum['components']): ReadonlyMap<string, Forum> =>
  new Map(
    arrangements.map(({ id, slots }) => {
      const { rows, columns } = randomFaces;
      const right = slots.map(({ column, orientation }) => column + (orientation === 'L' ? columns : rows));
      const bottom = slots.map(({ row, orientation }) => row + (orientation === 'L' ? rows : columns));
      const board = grid(Math.max(...right), Math.max(...bottom));
      const near = board.orthogonal.map((beside, i) => [`s${board.ys[i] ?? 0}c${board.xs[i] ?? 0}`, beside] as const);
      return [id, { board, near: new Map(near) }];
    }),
  );
