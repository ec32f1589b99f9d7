/**
 * A toy game of teams: in each of five rounds each player keeps 2 points or gives 3 to another player. With one team, the players together
 * must have more than the game.
 */
import { type Act, type Ask, defineGame, type Emit, type PerfectInformationGame } from '@ludi-romani/core';

type Keep = Act<'keep'>;
type Give = Act<'give', { to: number }>;
export type Gifts = PerfectInformationGame<{
  state: { turn: number; points: number[] };
  players: 3 | 4;
  action: Keep | Give;
  question: Ask<'gift'>;
  event: Emit<'kept', { player: number }> | Emit<'given', { player: number; other: number }>;
  answers: { gift: Keep | Give };
  row: 'points';
}>;
type Teams = readonly (readonly number[])[];

const ROUNDS = 5;

export const giftsWith = (teams: (players: number) => Teams, limit: number | null = null) =>
  defineGame<Gifts>({
    game: 'gifts',
    rulesVersion: '1',
    playerCounts: [3, 4],
    perfectInformation: true,
    maxPlies: (players) => ROUNDS * players,
    setup: ({ players }) => ({
      players: Array.from({ length: players }, () => ({})),
      turn: 0,
      points: Array(players).fill(0),
      pending: [{ ask: 'gift', player: 0 }],
    }),
    questions: {
      gift: {
        pendingReason: 'GI-1.1 keep or give points',
        moves: {
          keep: {
            candidates: (_, { player }) => [{ type: 'keep', player }],
            apply: (state, { player }, effects) => {
              state.points[player] = (state.points[player] ?? 0) + 2;
              effects.emit?.({ type: 'kept', player });
              if (++state.turn < ROUNDS * state.points.length)
                effects.next({ ask: 'gift', player: state.turn % state.points.length });
            },
          },
          give: {
            whyUnknown: 'GI-1.2 there is no such player',
            candidates: ({ points }, { player }) =>
              points.flatMap((_, to) => (to === player ? [] : { type: 'give', player, to })),
            apply: (state, { player, to }, effects) => {
              state.points[to] = (state.points[to] ?? 0) + 3;
              effects.emit?.({ type: 'given', player, other: to });
              if (++state.turn < ROUNDS * state.points.length)
                effects.next({ ask: 'gift', player: state.turn % state.points.length });
            },
          },
        },
      },
    },
    teams: ({ players }) => teams(players),
    scores: ({ points }) => points.map((total) => ({ total, rows: { points: total } })),
    tieBreaks: ({ options }) => teams(options.players).map((_, team) => [team]),
    toBeat: () => limit,
  });

/** Partners sit opposite each other. */
export const gifts = giftsWith((players) =>
  players === 4
    ? [
        [0, 2],
        [1, 3],
      ]
    : [[0, 2], [1]],
);
/** All players are one team. */
export const cooperation = giftsWith((players) => [Array.from({ length: players }, (_, seat) => seat)], 30);
