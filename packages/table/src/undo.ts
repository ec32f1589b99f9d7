/** Plans an undo and carries it out. */
import type { GameTypes, Seat } from '@ludi-romani/core';
import { stopped } from './clocks';
import {
  appendPly,
  type Ply,
  phaseAfter,
  pliesAfter,
  stateAfter,
  type TableContext,
  type TableState,
} from './table-state';
import type { SeatClock, TableRefusal } from './types';

/** The effect that an undo would have. */
export interface UndoPlan<G extends GameTypes> {
  /** the last ply before those that are removed */
  readonly lastPly: Ply<G> | null;
  /** True if the undo stays within the open simultaneous phase. It then affects no other seat. */
  readonly isWithinPhase: boolean;
  /** the plies that are removed, earliest first */
  readonly removed: readonly Ply<G>[];
  /** later answers of other seats in the same phase, earliest first. They stay valid: those seats could not see the removed plies. */
  readonly retained: readonly Ply<G>[];
  /** the reason why the undo needs consent; `null` if it is free */
  readonly obstacle: Obstacle | null;
}

interface Obstacle {
  readonly code: 'came-to-light' | 'may-reveal' | 'others-acted';
  readonly message: string;
  readonly by: readonly Seat[];
  readonly needs: readonly Seat[];
}

export const playerLeft: TableRefusal = { code: 'left', message: 'this player has left the game' };

/** Returns each seat once, in ascending order. */
export const distinctSeats = (seats: readonly Seat[]): Seat[] => [...new Set(seats)].sort((one, other) => one - other);

/** Returns the plan for taking back the last action of `seat`, or a refusal if no consent could allow it. */
export function planUndo<G extends GameTypes>(
  context: TableContext<G>,
  { lastPly, left }: TableState<G>,
  seat: Seat,
): UndoPlan<G> | TableRefusal {
  if (left.includes(seat)) return playerLeft;
  if (context.terms.undo === 'never') return { code: 'no-undo', message: 'undo is not allowed at this table' };
  let own = lastPly;
  while (own !== null && own.action.player !== seat) own = own.before;
  if (own === null) return { code: 'nothing-to-undo', message: 'this player has no action to take back' };
  const isWithinPhase = own.answered !== null && own.answered === phaseAfter(context, lastPly);
  const since = pliesAfter(lastPly, own.count - 1);
  const isRetained = ({ action }: Ply<G>) => isWithinPhase && action.player !== seat;
  const removed = since.filter((ply) => !isRetained(ply));
  const others = removed.map(({ action }) => action.player).filter((player) => player !== seat);
  // within the phase, other players must not learn whether an answer revealed something
  const revealedBy = removed
    .filter((ply) => (isWithinPhase ? ply.mayReveal : ply.reveals))
    .map(({ action }) => action.player);
  const isRevealed = revealedBy.length > 0;
  const affected = isRevealed ? context.beginning.players.map((_, player) => player) : others;
  const needs = distinctSeats(affected).filter((player) => player !== seat && !left.includes(player));
  const isFree = !isRevealed && others.length === 0;
  const obstacle: Obstacle = isRevealed
    ? {
        ...(isWithinPhase
          ? { code: 'may-reveal', message: 'an answer to this question may reveal hidden information' }
          : { code: 'came-to-light', message: 'hidden information has been revealed' }),
        by: distinctSeats(revealedBy),
        needs,
      }
    : { code: 'others-acted', message: 'another seat has acted since', by: distinctSeats(others), needs };
  return {
    lastPly: own.before,
    isWithinPhase,
    removed,
    retained: since.filter(isRetained),
    obstacle: isFree ? null : obstacle,
  };
}

/** Returns the refusal of an undo that is not free. It names the seats in `needs` only if the terms allow consent. */
export const obstacleRefusal = <G extends GameTypes>(
  { terms }: TableContext<G>,
  { needs, ...refusal }: Obstacle,
): TableRefusal => (terms.undo === 'consent' ? { ...refusal, needs } : refusal);

/** True if the clock of a seat is stopped permanently: its flag fell, or its player left. */
export const isStopped = ({ fallen, left }: Pick<TableState<GameTypes>, 'fallen' | 'left'>, seat: Seat): boolean =>
  fallen.includes(seat) || left.includes(seat);

/**
 * Returns the clocks after an undo at the moment `at`, with the clocks of all affected seats stopped. The time that the decisions have used
 * stays used, and their increments are lost.
 */
function clocksAfterUndo<G extends GameTypes>(
  { terms: { clock: terms } }: TableContext<G>,
  current: TableState<G>,
  { removed, isWithinPhase }: UndoPlan<G>,
  seat: Seat,
  at: number,
): readonly SeatClock[] {
  if (terms === null) return current.clocks;
  return current.clocks.map((clock, other) => {
    if (isWithinPhase && other !== seat) return clock;
    const plies = removed.filter(({ action }) => action.player === other);
    const { left, owed, ...rest } = stopped(clock, terms, at, true);
    const sum = (part: (ply: Ply<G>) => number) => plies.reduce((before, ply) => before + part(ply), 0);
    return { ...rest, left: Math.max(0, left - sum(({ gained }) => gained)), owed: owed + sum((ply) => ply.owed) };
  });
}

/** Returns the changes that the undo `plan` makes to the table state. In the result, the affected clocks are still stopped. */
export function carryOut<G extends GameTypes>(
  context: TableContext<G>,
  current: TableState<G>,
  plan: UndoPlan<G>,
  seat: Seat,
  at: number,
): Pick<TableState<G>, 'lastPly' | 'state' | 'clocks' | 'takesBack'> {
  const from = { lastPly: plan.lastPly, state: stateAfter(context, plan.lastPly) };
  const { lastPly, state } = plan.retained.reduce<typeof from>(
    (line, ply) => appendPly(context, line.lastPly, line.state, ply),
    from,
  );
  return {
    lastPly,
    state,
    clocks: clocksAfterUndo(context, current, plan, seat, at),
    takesBack: plan.removed.map(({ version }) => version),
  };
}
