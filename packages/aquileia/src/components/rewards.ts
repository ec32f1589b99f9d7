import type { Rewards, Source } from './types';

export const arenaRewards: Rewards = [3, 2, 1];

export const arenaRewardsSource: Source = { provenance: 'rulebook', source: 'Heading II. ARENA, the three places.' };

export const stadiumRewards: Rewards = [3, 2, 1];

export const stadiumRewardsSource: Source = {
  provenance: 'rulebook',
  source: 'Heading III. STADIUM, the three places.',
};
