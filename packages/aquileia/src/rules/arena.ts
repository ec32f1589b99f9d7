/** ARENA: gladiators fight for bronze, and for points or a slave card (section 5 of the rules, II). */
import { because, type Effects, type Questions, type Seat, type Tasks } from '@ludi-romani/core';
import type { Catalog } from '../components/catalog';
import type { Aquileia, ChooseArenaReward, MutableState, Source } from '../types';
import { coinsOf, gainCoins, gainPoints } from './coins';
import { beginContest, contestRanking, decide, metalOf, rollFor } from './contest';
import { drawCards } from './hands';

type Reward = ChooseArenaReward['reward'];
export const rewards: readonly Reward[] = ['points', 'slave'];

export const arenaTasks = (catalog: Catalog): Tasks<Aquileia, 'arena' | 'arena-dice' | 'arena-reward'> => ({
  arena: (state, _, effects) => {
    const fighters = beginContest(catalog, state, 'arena', effects);
    if (fighters.length === 0) return;
    effects.next(
      { do: 'arena-dice' },
      { do: 'arena-reward' },
      { do: 'end-of-contest', contest: 'arena' },
      { do: 'return', spaces: catalog.area.arena.map(({ id }) => id) },
    );
  },
  // AQ-5.22, AQ-5.23
  'arena-dice': ({ blueDice: { owner }, strengths }, _, effects) => {
    if (owner !== null && strengths[owner] !== null) effects.next({ ask: 'blue-dice', player: owner });
  },
  'arena-reward': (state, _, effects) => {
    const winner = decide(state, 'arena', effects);
    if (winner !== undefined) effects.next({ ask: 'arena-reward', player: winner });
  },
});

export const arenaQuestions = (catalog: Catalog): Questions<Aquileia, 'blue-dice' | 'arena-reward'> => ({
  'blue-dice': {
    pendingReason: 'AQ-5.23 first say how many blue dice to roll',
    moves: {
      'roll-blue-dice': {
        whyUnknown: ({ blueDice }) => because('AQ-5.23 choose 0 to {most} dice', { most: blueDice.left }),
        candidates: ({ blueDice }, { player }) => {
          const most = Math.min(blueDice.left, catalog.components.numbers.blueDice);
          return Array.from({ length: most + 1 }, (_, count) => ({ type: 'roll-blue-dice', player, count }));
        },
        apply: (state, { player, count }, effects) => {
          state.blueDice.left -= count;
          rollFor(catalog, state, 'arena', player, 'blue', count, effects);
        },
      },
    },
  },
  'arena-reward': {
    pendingReason: 'AQ-5.25 first choose points or a slave card',
    moves: {
      'choose-arena-reward': {
        whyUnknown: 'AQ-5.25 the choice is between points and a slave card',
        candidates: (_, { player }) => rewards.map((reward) => ({ type: 'choose-arena-reward', player, reward })),
        apply: (state, { player, reward }, effects) => {
          effects.emit?.({ type: 'arena-reward-chosen', player, reward });
          const [other] = rewards.filter((option) => option !== reward);
          // AQ-5.30 for each place in order, first the coins (AQ-5.25, AQ-5.26, AQ-5.27), then the reward
          contestRanking(state).forEach((seat, i) => {
            const source: Source = { kind: 'contest', contest: 'arena', place: i + 1 };
            const coins = catalog.components.arenaRewards[i] ?? 0;
            gainCoins(state, seat, coinsOf(metalOf(catalog, state, 'arena', seat), coins), source, effects);
            if (i === 0) give(catalog, state, seat, reward, source, effects);
            // AQ-5.26 the second gets the other reward; AQ-5.29 without a second it is lost
            if (i === 1 && other !== undefined) give(catalog, state, seat, other, source, effects);
          });
        },
      },
    },
  },
});

const points = ({ components }: Catalog, strength: number | null | undefined): number =>
  (strength ?? 0) * components.numbers.arenaPointsPerStrength;

function give(
  catalog: Catalog,
  state: MutableState,
  seat: Seat,
  reward: Reward,
  source: Source,
  effects: Effects<Aquileia>,
): void {
  if (reward === 'points') gainPoints(state, seat, 'arena', points(catalog, state.strengths[seat]), source, effects);
  else drawCards(catalog, state, seat, 'slaves', 1, source, effects); // AQ-5.31 nothing if no card is left
}
