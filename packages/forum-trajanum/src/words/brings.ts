/** What an action is said to bring, in every language. */
import type { Brings } from '@ludi-romani/core/words';
import { benefitOf, type Catalog } from '@ludi-romani/forum-trajanum/queries';
import type { ForumTrajanum } from '../types';

/**
 * What the player pays, gains and sets in motion. A tribune for a street card is said with the action, and so is what a benefit gives
 * beside a worker whose color is asked for next.
 */
export const bringsOf = (catalog: Catalog): Brings<ForumTrajanum> => ({
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
  silent: (event, action) => {
    if (event.type === 'paid') return event.purpose.kind === 'street-card';
    if (action.type !== 'choose-benefit' || (event.type !== 'gained' && event.type !== 'upgraded')) return false;
    const { source } = event;
    return source.kind === 'track' && benefitOf(catalog, source.track, source.level).benefit === 'choose-worker';
  },
});
