/** What an action is said to bring, in every language. */
import type { Brings } from '@ludi-romani/core/words';
import type { ForumTrajanum } from '../types';

/** What the player pays, gains and sets in motion. A tribune for a street card is said with the action. */
export const brings: Brings<ForumTrajanum> = {
  types: [
    'trajan-card-chosen',
    'cranes-placed',
    'citizen-placed',
    'slide-bar-turned',
    'corner-citizens-placed',
    'tile-forgone',
    'crane-exposed',
    'reserve-tile-picked',
    'gained',
    'paid',
    'upgraded',
    'points-gained',
    'built',
    'marker-moved',
    'marker-at-column',
    'build-action-gained',
    'envoy-placed',
    'area-completed',
    'area-bonus-taken',
    'citizens-paid',
  ],
  ends: ['turn-ended', 'citizens-active'],
  silent: (event) => event.type === 'paid' && event.purpose.kind === 'street-card',
};
