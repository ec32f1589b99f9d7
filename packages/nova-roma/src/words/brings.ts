/** The events that the sentence about an action mentions, the same in every language. */
import type { Brings } from '@ludi-romani/core/words';
import type { Action, NovaRoma } from '../types';
import { type Thing, things } from './names';

/** Actions whose own sentence already names their gain. */
const SAY_ALL: readonly Action['type'][] = ['use-conversion', 'choose-income', 'choose-good'];

/** The events in which the player does, pays or gains something. The products of both lines of an artisan are added up. */
export const brings: Brings<NovaRoma> = {
  types: [
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
  ],
  silent: (event, { type, player }) => SAY_ALL.includes(type) || ('marker' in event && event.marker !== player),
  add: (event, other) => {
    if (event.type !== 'gained' || other.type !== 'gained' || event.player !== other.player) return undefined;
    if (event.source.kind !== 'product' || other.source.kind !== 'product') return undefined;
    const gains: Partial<Record<Thing, number>> = { ...event.gains };
    for (const [what, count] of things(other.gains)) gains[what] = (gains[what] ?? 0) + count;
    return { ...event, gains };
  },
};
