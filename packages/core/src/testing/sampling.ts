/**
 * The sample of moments at which the slow properties check a game. Consecutive plies are similar. The sample therefore holds the first moment
 * of each kind, seen by every viewer, and a random share of all other moments.
 */
import type { Viewer } from '../game/types';
import { dice, type Moment, viewersOf } from './games';

/** A sample of the moments of one game. Call its functions in the order of the moments. */
export interface Sample {
  /** True if the sample holds this moment. */
  has(moment: Moment): boolean;
  /** Returns the viewers whose views must be checked at this moment: all, some or none. */
  viewers(moment: Moment): Viewer[];
}

/** Returns the kind of a moment: the open question and the type of the action that answers it. */
function kindOf({ state, action }: Moment): string {
  const top = state.pending.at(-1);
  const asked = top !== undefined && 'ask' in top ? top.ask : undefined;
  return `${asked} ${action?.type}`;
}

/** Returns a new sample. `density` is the random share of the other moments, from 0 to 1. */
export function sampleOf(density: number, seed: number): Sample {
  const { int } = dice(seed);
  const metAt = new Map<string, number>();
  const some = (): boolean => int(1 << 16) < density * (1 << 16);
  const isFirst = (moment: Moment): boolean => {
    const kind = kindOf(moment);
    if (!metAt.has(kind)) metAt.set(kind, moment.ply);
    return metAt.get(kind) === moment.ply;
  };
  return {
    has: (moment) => isFirst(moment) || some(),
    viewers: (moment) => {
      const all = viewersOf(moment.state);
      return isFirst(moment) ? all : all.filter(some);
    },
  };
}
