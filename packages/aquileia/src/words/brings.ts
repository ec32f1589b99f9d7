/** What an action is said to bring, in every language. */
import type { Brings } from '@ludi-romani/core/words';
import type { Aquileia, Event } from '../types';

const TYPES: readonly Event['type'][] = [
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
];

/** What the player does, pays and gains until the henchman is back: what comes then belongs to another space. */
export const brings: Brings<Aquileia> = (events, { player }) => {
  const end = events.findIndex(({ type }) => type === 'henchman-returned');
  return events
    .slice(0, end < 0 ? events.length : end)
    .filter((event) => TYPES.includes(event.type) && 'player' in event && event.player === player);
};
