/** The events that the sentence about an action mentions, the same in every language. */
import type { Brings } from '@ludi-romani/core/words';
import { benefitOf, type Catalog } from '@ludi-romani/forum-trajanum/queries';
import type { ForumTrajanum } from '../types';

/**
 * Returns the events of the player's payments, gains and moves. Some of them are `silent`, because the sentence about the action itself
 * mentions them: the tribunes for a street card or for both tiles, and the other gains of a benefit with a worker of any color.
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
  // the envoys near eagles of a scoring are one row of it
  add: (event, other) =>
    event.type === 'points-gained' &&
    other.type === 'points-gained' &&
    event.row === 'eagles' &&
    other.row === 'eagles' &&
    event.player === other.player
      ? { ...event, amount: event.amount + other.amount }
      : undefined,
  silent: (event, action) => {
    if (event.type === 'paid' && event.purpose.kind === 'street-card') return true;
    // the button for both tiles is short
    if (action.type === 'use-tiles' && action.order.length > 1) return true;
    // what follows is the other half of the building tile
    if (action.type === 'place-envoy' && action.square === null) return true;
    if (action.type !== 'choose-benefit' || (event.type !== 'gained' && event.type !== 'upgraded')) return false;
    const { source } = event;
    return source.kind === 'track' && benefitOf(catalog, source.track, source.level).benefit === 'choose-worker';
  },
});
