import type { Rewards } from './shapes';

export const arenaRewards: Rewards = [3, 2, 1];

export const arenaRewardsSource = 'rulebook: Heading II. ARENA, the three places.';

export const stadiumRewards: Rewards = [3, 2, 1];

export const stadiumRewardsSource = 'rulebook: Heading III. STADIUM, the three places.';
