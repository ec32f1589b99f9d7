/** What a seat may take back, what goes with it, and whose consent it needs. */
import type { GameTypes, Seat } from '@ludi-romani/core';
import { leftAt } from './clocks';
import { type Desk, openAfter, type Ply, played, pliesAfter, type Standing, stateAfter } from './standing';
import type { SeatClock, TableRefusal } from './types';

/** What an undo would do. */
export interface Undoing<G extends GameTypes> {
  /** what stays of the line as it is */
  readonly rest: Ply<G> | null;
  /** whether it lies within the simultaneous phase that is open: then it concerns nobody else */
  readonly isWithin: boolean;
  /** what is taken back, first one first */
  readonly gone: readonly Ply<G>[];
  /** what others answered in that phase since: they could not see what is taken back, and their answers stand */
  readonly kept: readonly Ply<G>[];
  /** why it is not free, by whose doing, and whose consent it needs */
  readonly obstacle: Obstacle | null;
}

interface Obstacle {
  readonly code: 'came-to-light' | 'others-acted';
  readonly message: string;
  readonly by: readonly Seat[];
  readonly needs: readonly Seat[];
}

export const hasLeft: TableRefusal = { code: 'left', message: 'this player has left the game' };

/** Each seat once, in their order. */
export const inOrder = (seats: readonly Seat[]): Seat[] => [...new Set(seats)].sort((one, other) => one - other);

/** What it would take back if a seat took back its last action; why it has nothing to take back, or may not at all. */
export function undoing<G extends GameTypes>(
  desk: Desk<G>,
  { line, left }: Standing<G>,
  seat: Seat,
): Undoing<G> | TableRefusal {
  if (left.includes(seat)) return hasLeft;
  if (desk.terms.undo === 'never') return { code: 'no-undo', message: 'nothing is taken back at this table' };
  let last = line;
  while (last !== null && last.action.player !== seat) last = last.before;
  if (last === null) return { code: 'nothing-to-undo', message: 'this player has done nothing yet' };
  const isWithin = last.answered !== null && last.answered === openAfter(desk, line);
  const since = pliesAfter(line, last.count - 1);
  const stands = ({ action }: Ply<G>) => isWithin && action.player !== seat;
  const gone = since.filter((ply) => !stands(ply));
  const others = gone.map(({ action }) => action.player).filter((player) => player !== seat);
  const revealed = gone.filter(({ reveals }) => reveals).map(({ action }) => action.player);
  const cameToLight = revealed.length > 0;
  const concerned = cameToLight ? desk.beginning.players.map((_, player) => player) : others;
  const needs = inOrder(concerned).filter((player) => player !== seat && !left.includes(player));
  const isFree = !cameToLight && others.length === 0;
  const obstacle: Obstacle = cameToLight
    ? {
        code: 'came-to-light',
        message: 'something came to light that cannot be forgotten',
        by: inOrder(revealed),
        needs,
      }
    : { code: 'others-acted', message: 'another seat has acted since', by: inOrder(others), needs };
  return { rest: last.before, isWithin, gone, kept: since.filter(stands), obstacle: isFree ? null : obstacle };
}

/** Why what is not free is not done at once. */
export const obstacleRefusal = <G extends GameTypes>(
  { terms }: Desk<G>,
  { needs, ...refusal }: Obstacle,
): TableRefusal => (terms.undo === 'consent' ? { ...refusal, needs } : refusal);

/** Whether the clock of a seat stands still for good: its flag fell, or its player has left. */
export const isStopped = ({ fallen, left }: Pick<Standing<GameTypes>, 'fallen' | 'left'>, seat: Seat): boolean =>
  fallen.includes(seat) || left.includes(seat);

/** The clocks when an undo is done at `at`, all that it concerns standing still. */
function clocksAfter<G extends GameTypes>(
  { terms: { clock: terms } }: Desk<G>,
  now: Standing<G>,
  { gone, isWithin }: Undoing<G>,
  seat: Seat,
  at: number,
): readonly SeatClock[] {
  const [first] = gone;
  if (terms === null || first === undefined) return now.clocks;
  return now.clocks.map((clock, other) => {
    if (isStopped(now, other) || (isWithin && other !== seat)) return clock;
    const before = first.clocks[other];
    if (before && terms.undo === 'returned') return { left: before.left, since: null };
    const gained = gone.filter(({ action }) => action.player === other).length * terms.increment;
    return { left: Math.max(0, leftAt(clock, terms, at) - gained), since: null };
  });
}

/** The line without what an undo takes back, where it leads, and the clocks before they go on. */
export function takenBack<G extends GameTypes>(
  desk: Desk<G>,
  now: Standing<G>,
  undo: Undoing<G>,
  seat: Seat,
  at: number,
): Pick<Standing<G>, 'line' | 'state' | 'clocks' | 'takesBack'> {
  const from = { line: undo.rest, state: stateAfter(desk, undo.rest) };
  const { line, state } = undo.kept.reduce<typeof from>((kept, ply) => played(desk, kept.line, kept.state, ply), from);
  return {
    line,
    state,
    clocks: clocksAfter(desk, now, undo, seat, at),
    takesBack: undo.gone.map(({ version }) => version),
  };
}
