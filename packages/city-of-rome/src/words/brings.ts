/** The events that the sentence about an action mentions, the same in every language. */
import type { Brings } from '@ludi-romani/core/words';
import type { CityOfRome } from '../types';

/** The events of placing, paying, building and gaining. Gains of one player are added up. */
export const brings: Brings<CityOfRome> = {
  types: [
    'emissary-placed',
    'build-paid',
    'building-placed',
    'produced',
    'coins-gained',
    'influence-gained',
    'tokens-placed',
  ],
  add: (event, other) =>
    (event.type === 'coins-gained' || event.type === 'influence-gained') &&
    event.type === other.type &&
    event.player === other.player
      ? { ...event, amount: event.amount + other.amount }
      : undefined,
};
