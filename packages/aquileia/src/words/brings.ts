/** What an action is said to bring, in every language. */
import type { Brings } from '@ludi-romani/core/words';
import type { Aquileia } from '../types';

/** What the player does, pays and gains until the henchman is back: what comes then belongs to another space. */
export const brings: Brings<Aquileia> = {
  types: [
    'henchman-placed',
    'coin-laid',
    'crest-placed',
    'placement-passed',
    'coins-paid',
    'coins-gained',
    'points-gained',
    'card-played',
    'strength-gained',
    'bid-made',
    'dropped-out',
    'auction-won',
    'buildings-activated',
  ],
  ends: ['henchman-returned'],
};
