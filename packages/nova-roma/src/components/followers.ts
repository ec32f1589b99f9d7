import type { ActionId, Countable } from './ids';
import type { Follower, FollowerEffect, Reward } from './shapes';

/** Returns a follower that scores `base`, and a point for each `per` things that it counts. */
const scoring = (id: number, name: string, base: number, of: Countable, per = 1): Follower => ({
  id,
  name,
  timing: 'end-game',
  score: { kind: 'per', base, of, per, vp: 1 },
});
/** Returns a follower that scores `vp` points for at least `min` things. */
const owning = (id: number, name: string, vp: number, of: Countable, min: number): Follower => ({
  id,
  name,
  timing: 'end-game',
  score: { kind: 'at-least', of, min, vp },
});
const round = (id: number, name: string, action: ActionId, effect: FollowerEffect): Follower => ({
  id,
  name,
  timing: 'once-per-round',
  action,
  effect,
});
const permanent = (id: number, name: string, action: ActionId, reward: Reward): Follower => ({
  id,
  name,
  timing: 'permanent',
  action,
  effect: gain(reward),
});
const gain = (reward: Reward) => ({ kind: 'gain', reward }) as const;
const STRONGER: FollowerEffect = { kind: 'strength', amount: 1 };
const PLACE: FollowerEffect = { kind: 'place-artisan', cost: { coins: 1 } };

export const followers: readonly Follower[] = [
  scoring(1, 'Calux', 1, 'wood'),
  scoring(2, 'Gloria', 1, 'wine'),
  scoring(3, 'Hilaria', 0, 'estate-tiles'),
  scoring(4, 'Hortense', 1, 'horse'),
  scoring(5, 'Marcella', 1, 'stone'),
  owning(6, 'Marianus', 4, 'coins', 6),
  scoring(7, 'Martinus', 0, 'followers'),
  owning(8, 'Nela', 4, 'influence', 6),
  scoring(9, 'Petran', 0, 'spaces', 2),
  scoring(10, 'Priscus', 1, 'building-contracts', 2),
  scoring(11, 'Severin', 0, 'shipping-contracts'),
  scoring(12, 'Valeria', 1, 'animal-tiles'),
  scoring(13, 'Vitus', 1, 'wheat'),
  round(14, 'Agrippa', 'build', PLACE),
  round(15, 'Bernardo', 'trade', gain({ wheat: 1 })),
  round(16, 'Cassian', 'recruit', gain({ influence: 1 })),
  round(17, 'Egeria', 'build', STRONGER),
  round(18, 'Hadrianus', 'sail', PLACE),
  round(19, 'Lucius', 'race', PLACE),
  round(20, 'Manius', 'race', STRONGER),
  round(21, 'Marcus', 'upgrade', gain({ anyGood: 1 })),
  round(22, 'Occius', 'petition', gain({ influence: 1 })),
  round(23, 'Patricia', 'build', { kind: 'waive-artisan' }),
  round(24, 'Petronia', 'petition', STRONGER),
  round(25, 'Rufus', 'upgrade', PLACE),
  round(26, 'Seneca', 'upgrade', STRONGER),
  round(27, 'Septimus', 'sail', STRONGER),
  round(28, 'Silvana', 'trade', STRONGER),
  round(29, 'Sergius', 'trade', gain({ horse: 1 })),
  round(30, 'Sertor', 'trade', gain({ stone: 1 })),
  round(31, 'Tiberius', 'recruit', STRONGER),
  round(32, 'Titus', 'produce', STRONGER),
  round(33, 'Varina', 'trade', gain({ wine: 1 })),
  round(34, 'Vitalis', 'trade', gain({ wood: 1 })),
  permanent(35, 'Constantin', 'sail', { coins: 1 }),
  permanent(36, 'Gratian', 'race', { coins: 1 }),
  permanent(37, 'Jacobus', 'produce', { coins: 1 }),
  permanent(38, 'Seraphina', 'build', { coins: 1 }),
  permanent(39, 'Severa', 'petition', { coins: 1 }),
  { id: 40, name: 'Trivia', timing: 'permanent', action: null, effect: { kind: 'tame', coins: 1 } },
];

export const followersSource = 'rulebook: Heading GEFOLGSCHAFTSKARTEN - INDEX.';
