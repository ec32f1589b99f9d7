/** What an action is said to bring, in every language. */
import type { Brings } from '@ludi-romani/core/words';
import type { CityOfRome, Event } from '../types';

const TYPES: readonly Event['type'][] = [
  'build-paid',
  'building-placed',
  'produced',
  'coins-gained',
  'influence-gained',
  'tokens-placed',
];

/** What the player pays and gains; what production gives, of each kind in one sum. */
export const brings: Brings<CityOfRome> = (events, { player }) => {
  const worth: (typeof events)[number][] = [];
  for (const event of events) {
    if (!TYPES.includes(event.type) || !('player' in event) || event.player !== player) continue;
    const same = worth.findIndex(({ type }) => type === event.type);
    const before = worth[same];
    if (event.type !== 'tokens-placed' && 'amount' in event && before?.type === event.type)
      worth[same] = { ...before, amount: before.amount + event.amount };
    else worth.push(event);
  }
  return worth;
};
