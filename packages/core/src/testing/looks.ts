/**
 * Where the dear properties look closely. Neighbouring plies are much alike, so it is at the first moment of each kind in a game, with
 * every viewer, and at a share of all others.
 */
import type { Viewer } from '../game/types';
import { dice, type Moment, viewersOf } from './games';

/** To be asked of the moments of a game in their order. */
export interface Looks {
  /** whether to look at this moment */
  at(moment: Moment): boolean;
  /** with whose eyes to look at it: of all, some or nobody */
  viewers(moment: Moment): Viewer[];
}

/** What is asked, and what is answered. */
function kindOf({ state, action }: Moment): string {
  const top = state.pending.at(-1);
  const asked = top !== undefined && 'ask' in top ? top.ask : undefined;
  return `${asked} ${action?.type}`;
}

export function looks(density: number, seed: number): Looks {
  const { int } = dice(seed);
  const metAt = new Map<string, number>();
  const some = (): boolean => int(1 << 16) < density * (1 << 16);
  const isFirst = (moment: Moment): boolean => {
    const kind = kindOf(moment);
    if (!metAt.has(kind)) metAt.set(kind, moment.ply);
    return metAt.get(kind) === moment.ply;
  };
  return {
    at: (moment) => isFirst(moment) || some(),
    viewers: (moment) => {
      const all = viewersOf(moment.state);
      return isFirst(moment) ? all : all.filter(some);
    },
  };
}
