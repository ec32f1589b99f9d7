/** Many games between bots, and what they come to. */
import type { Engine, GameTypes } from '@ludi-romani/core';
import type { AnyBot } from './bots';

/** How one game ended for the seats of one bot. */
export interface Share {
  /** its part of the victory: 1, or less where several share it */
  readonly won: number;
  /** the mean of its seats */
  readonly points: number;
}

/**
 * Plays the game of that number and answers per bot, `null` where it had no seat. A deal is played as often as there are bots, each time
 * with everybody one seat further on. Where there are more seats than bots, they are dealt out in turn.
 */
export async function playMatch(
  engine: Engine<GameTypes>,
  bots: readonly AnyBot[],
  options: GameTypes['options'],
  number: number,
): Promise<(Share | null)[]> {
  const deal = Math.floor(number / bots.length);
  const { seed } = options;
  const state = engine.clone(engine.initialState({ ...options, seed: `${seed} deal ${deal}` }));
  const botAt = (seat: number) => (seat + number) % bots.length;
  for (let ply = 0; !engine.isTerminal(state); ply++) {
    const [seat = 0] = engine.activePlayers(state);
    const action = await bots[botAt(seat)]?.choose(engine.view(state, seat), `${seed} game ${number} ply ${ply}`);
    // whoever chose it: what is not legal would leave the game undefined
    const choice = engine.tryInPlace(state, action);
    if (!choice.legal) throw new Error(`the bot at seat ${seat} chose what is not legal: ${choice.message}`);
  }
  const { ranking: [winners = []] = [], scores = [] } = engine.outcome(state) ?? {};
  return bots.map((_, bot) => {
    const seats = scores.flatMap((_, seat) => (botAt(seat) === bot ? [seat] : []));
    if (seats.length === 0) return null;
    const points = seats.reduce((sum, seat) => sum + (scores[seat]?.total ?? 0), 0) / seats.length;
    // nobody wins a game for one that is lost
    const won = seats.filter((seat) => winners.includes(seat)).length / Math.max(1, winners.length);
    return { won, points };
  });
}

/** A mean with the interval that holds the true one 19 times out of 20. */
export interface Estimate {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

const NORMAL = 1.96;
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Of a share from 0 to 1, after Wilson: sound also where all or none are won. */
export function shareOf(values: readonly number[]): Estimate {
  const n = values.length;
  const share = mean(values);
  const z2 = NORMAL ** 2;
  const middle = (share + z2 / (2 * n)) / (1 + z2 / n);
  const half = (NORMAL * Math.sqrt((share * (1 - share)) / n + z2 / (4 * n * n))) / (1 + z2 / n);
  return { mean: share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** Of any number, by the normal distribution. */
export function meanOf(values: readonly number[]): Estimate {
  const middle = mean(values);
  const squares = values.reduce((sum, value) => sum + (value - middle) ** 2, 0);
  const half =
    values.length < 2 ? Number.POSITIVE_INFINITY : NORMAL * Math.sqrt(squares / (values.length - 1) / values.length);
  return { mean: middle, low: middle - half, high: middle + half };
}
