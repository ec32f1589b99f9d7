/** Matches between bots, and statistics of their results. */
import { type Interval, wilson } from '@ludi-romani/bots/learn';
import type { Engine, GameTypes } from '@ludi-romani/core';
import type { AnyBot } from './bots';

/** The result of one game for the seats of one bot. */
export interface Share {
  /** the bot's part of the victory: 1, or less if several players share it */
  readonly won: number;
  /** the mean points of the bot's seats */
  readonly points: number;
}

/**
 * Plays game `number` of an arena. Resolves to one share per bot, `null` for a bot without a seat. Each deal is played once per bot, with
 * every bot one team further each time; without teams, each seat is a team of its own. If there are more teams than bots, the bots take the
 * teams in turn. Rejects if a bot chooses an illegal action.
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
  const teams = engine.teams(state);
  const botAt = (seat: number) => (teams.findIndex((team) => team.includes(seat)) + number) % bots.length;
  for (let ply = 0; !engine.isTerminal(state); ply++) {
    const [seat = 0] = engine.activePlayers(state);
    const action = await bots[botAt(seat)]?.choose(engine.view(state, seat), `${seed} game ${number} ply ${ply}`);
    // checked for every bot: an illegal action would corrupt the state
    const choice = engine.tryInPlace(state, action);
    if (!choice.legal) throw new Error(`the bot at seat ${seat} chose an illegal action: ${choice.message}`);
  }
  const { ranking: [winners = []] = [], scores = [] } = engine.outcome(state) ?? {};
  return bots.map((_, bot) => {
    const seats = scores.flatMap((_, seat) => (botAt(seat) === bot ? [seat] : []));
    if (seats.length === 0) return null;
    const points = seats.reduce((sum, seat) => sum + (scores[seat]?.total ?? 0), 0) / seats.length;
    // if the players lost to the game itself, there are no winners to divide by
    const won = seats.filter((seat) => winners.includes(seat)).length / Math.max(1, winners.length);
    return { won, points };
  });
}

/** A mean with its 95 % confidence interval. */
export type Estimate = Interval;

const NORMAL = 1.96;
const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
const mean = (values: readonly number[]): number => sumOf(values) / values.length;

/** Returns the mean of values from 0 to 1 with the Wilson interval, which is valid even if all values are 0 or 1. */
export const shareOf = (values: readonly number[]): Estimate => wilson(sumOf(values), values.length);

/** Returns the mean of any numbers with the interval of a normal distribution. The interval of a single value is infinite. */
export function meanOf(values: readonly number[]): Estimate {
  const middle = mean(values);
  const squares = values.reduce((sum, value) => sum + (value - middle) ** 2, 0);
  const half =
    values.length < 2 ? Number.POSITIVE_INFINITY : NORMAL * Math.sqrt(squares / (values.length - 1) / values.length);
  return { mean: middle, low: middle - half, high: middle + half };
}
