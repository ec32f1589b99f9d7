/**
 * The chariot tiles: the award of the preferred tile at the end of a round, and the next preferred tile (NR-4.51, NR-4.52, NR-4.53,
 * NR-4.54, NR-8.9, NR-8.29).
 */
import { playerAt, type Tasks } from '@ludi-romani/core';
import type { Catalog } from '../components/catalog';
import type { TrackId } from '../components/ids';
import type { NovaRoma, Owner, Seen } from '../types';
import { advance, spaceOf } from './race';

/**
 * NR-4.52, NR-8.10, NR-8.29 Returns the markers on a track, the leader first. The marker furthest ahead leads. Of the markers on one space,
 * the lowest of the stack leads. In a solo game the AI leads unless the player is further ahead.
 */
export function trackRanking(seen: Seen, track: TrackId): Owner[] {
  if (seen.ai !== null)
    return spaceOf(seen, track, 0) > spaceOf(seen, track, 'neutral') ? [0, 'neutral'] : ['neutral', 0];
  return seen.tracks[track].map(({ marker }) => marker);
}

export const chariotTasks = (catalog: Catalog): Tasks<NovaRoma, 'chariot-tile' | 'next-chariot'> => ({
  'chariot-tile': (state, _, effects) => {
    const chariot = state.preferredChariot;
    if (chariot === null) return;
    const { track } = catalog.chariot(chariot);
    const ranking = trackRanking(state, track);
    const winner = ranking[0] ?? 'neutral';
    effects.emit?.({ type: 'track-ranked', track, ranking });
    state.preferredChariot = null;
    // NR-8.9, NR-8.10 with two players, a tile won by the neutral marker leaves the game
    if (winner !== 'neutral') playerAt(state, winner).chariots.push(chariot);
    else if (state.ai !== null) state.ai.chariots.push(chariot);
    else state.removed.chariots.push(chariot);
    effects.emit?.({ type: 'chariot-tile-awarded', chariot, winner });
  },
  'next-chariot': (state, _, effects) => {
    const chariot = state.nextChariot;
    state.preferredChariot = chariot;
    state.nextChariot = effects.draw(state.decks.chariot) ?? null; // NR-4.54
    if (chariot === null) return;
    effects.emit?.({ type: 'chariot-preferred', chariot, next: state.nextChariot });
    const { track } = catalog.chariot(chariot);
    // NR-8.30, NR-8.35 the AI's marker on that track advances, without horses and rewards
    if (state.ai !== null && spaceOf(state, track, 'neutral') < catalog.track.end)
      advance(state, track, 'neutral', effects);
  },
});
