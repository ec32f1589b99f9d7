/** What an action is said to bring, in every language. */
import type { Brings } from '@ludi-romani/core/words';
import type { Event, ForumTrajanum } from '../types';

const TYPES: ReadonlySet<Event['type']> = new Set<Event['type']>([
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
]);

/** With these begins what is no longer the player's own doing. */
const ENDS: ReadonlySet<Event['type']> = new Set<Event['type']>(['turn-ended', 'citizens-active']);

/** What the player pays, gains and sets in motion. A tribune for a street card is said with the action. */
export const brings: Brings<ForumTrajanum> = (events, { player }) => {
  const end = events.findIndex(({ type }) => ENDS.has(type));
  return (end < 0 ? events : events.slice(0, end)).filter(
    (event) =>
      TYPES.has(event.type) &&
      'player' in event &&
      event.player === player &&
      !(event.type === 'paid' && event.purpose.kind === 'street-card'),
  );
};
