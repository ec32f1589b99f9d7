/** The events that the sentence about an action mentions, the same in every language. */
import type { Brings } from '@ludi-romani/core/words';
import type { Aquileia } from '../types';

/** The events in which the player does, pays or gains something, up to the return of the henchman. Later events belong to another space. */
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
  // a henchman that returns after its action needs no sentence: only one that did nothing has one
  add: (event, other) =>
    other.type === 'henchman-returned' && event.type !== 'henchman-returned' && 'player' in event ? event : undefined,
};
