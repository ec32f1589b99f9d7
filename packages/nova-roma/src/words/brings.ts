/** What an action is said to bring, in every language. */
import type { Brings } from '@ludi-romani/core/words';
import type { Action, Event, NovaRoma } from '../types';

const TYPES: readonly Event['type'][] = [
  'emperor-placed',
  'patrician-placed',
  'legionary-placed',
  'action-begun',
  'action-forgone',
  'petitioned',
  'follower-activated',
  'strength-gained',
  'artisan-waived',
  'gained',
  'paid',
  'followers-discarded',
  'follower-taken',
  'follower-announced',
  'follower-played',
  'estate-tile-placed',
  'start-marker-claimed',
  'sailed',
  'building-placed',
  'chariot-advanced',
  'achievement-marker-taken',
  'artisan-placed',
  'achievement-claimed',
  'mosaic-drafted',
  'follower-drafted',
  'followers-kept',
];

/** What they say is what they bring. */
const SAY_ALL: readonly Action['type'][] = ['use-conversion', 'choose-income', 'choose-good'];

/** What the player does, pays and gains; the products of both lines of an artisan in one sum. */
export const brings: Brings<NovaRoma> = (events, { type, player }) => {
  const worth: (typeof events)[number][] = [];
  if (SAY_ALL.includes(type)) return worth;
  for (const event of events) {
    const by = 'player' in event ? event.player : 'marker' in event ? event.marker : null;
    if (!TYPES.includes(event.type) || by !== player) continue;
    const last = worth.at(-1);
    if (event.type === 'gained' && last?.type === 'gained' && event.source.kind === 'product') {
      const gains = { ...last.gains };
      for (const [what, count] of Object.entries(event.gains) as [keyof typeof gains, number][])
        gains[what] = (gains[what] ?? 0) + count;
      worth[worth.length - 1] = { ...last, gains };
    } else worth.push(event);
  }
  return worth;
};
