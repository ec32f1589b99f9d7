/** The course of the game: rounds, their cleanup, the end (NR-4.1, section 4e of the rules, NR-7.1, section 8c of the rules, NR-8.33). */
import { seatCount, type Tasks } from '@ludi-romani/core';
import type { Catalog } from '../components/catalog';
import type { MutableState, NovaRoma } from '../types';
import { aiScore } from './ai';
import { artisansKept, artisansOf } from './counts';
import { slideAndRefill, takeLeftmost } from './displays';
import { revealEmperorTile } from './emperor';
import { emitScores } from './scoring';

/** Gives patricians and legionaries back to the players, and removes the emperor (NR-4.55, NR-8.8). */
function clearForum({ components: { numbers } }: Catalog, state: MutableState): void {
  state.forum.fill(null);
  for (const own of state.players) {
    own.patricians = numbers.patricians;
    own.legionaries = legionariesOf(numbers, seatCount(state));
  }
}

/** NR-8.5 Returns the number of legionaries of each player. */
export const legionariesOf = ({ legionaries }: { readonly legionaries: number }, players: number): number =>
  players === 2 ? legionaries : 0;

export const roundTasks = (catalog: Catalog): Tasks<NovaRoma, 'round' | 'cleanup' | 'clear-up' | 'game-end'> => ({
  // NR-4.1, NR-4.2
  round: (state, { round }, effects) => {
    const { startPlayer } = state;
    state.round = round;
    state.phase = 'emperor';
    effects.emit?.({ type: 'round-began', round, startPlayer });
    revealEmperorTile(state, effects);
    effects.next({ ask: 'emperor', player: startPlayer });
  },

  cleanup: (state, _, effects) => {
    const { round, ai } = state;
    state.phase = 'cleanup';
    if (ai === null) {
      // NR-4.50 step 1
      state.startPlayer = state.startMarkerClaimedBy ?? (state.startPlayer + 1) % seatCount(state);
      state.startMarkerClaimedBy = null;
      effects.emit?.({ type: 'start-player', player: state.startPlayer });
    }
    const isLast = round === catalog.components.numbers.rounds;
    effects.next({ do: 'chariot-tile' });
    if (!isLast) effects.next({ do: 'next-chariot' });
    if (ai !== null) effects.next({ do: 'ai-moves' });
    if (isLast)
      effects.next({ do: 'game-end' }); // NR-7.1, NR-8.34
    else effects.next({ do: 'clear-up' }, { do: 'round', round: round + 1 });
  },

  'clear-up': (state, _, effects) => {
    const { displays, round } = state;
    clearForum(catalog, state);
    effects.emit?.({ type: 'forum-cleared' });
    state.players.forEach((own, player) => {
      // NR-4.56
      const owned = artisansOf(own);
      const kept = artisansKept(catalog, own);
      own.placed.fill(false);
      own.artisans = kept;
      state.artisanSupply += owned - kept;
      effects.emit?.({ type: 'artisans-returned', player, kept, returned: owned - kept });
      // NR-4.57
      const followers = own.row.filter(({ exhausted }) => exhausted).map(({ follower }) => follower);
      for (const played of own.row) played.exhausted = false;
      if (followers.length > 0) effects.emit?.({ type: 'followers-turned-up', player, followers });
    });
    // NR-4.58
    const follower = takeLeftmost(displays.followers);
    if (follower !== null) {
      state.discards.push(follower);
      effects.emit?.({ type: 'follower-discarded', slot: 1, follower });
    }
    slideAndRefill(state, 'followers', effects);
    // NR-4.59, NR-4.60
    for (const [slot, tile] of [[1, takeLeftmost(displays.estate)] as const, ['special', state.special] as const]) {
      if (tile === null) continue;
      state.removed.estate.push(tile);
      effects.emit?.({ type: 'tile-discarded', slot, tile });
    }
    slideAndRefill(state, 'estate', effects);
    state.special = effects.draw(state.decks.special) ?? null;
    if (state.special !== null) effects.emit?.({ type: 'special-revealed', tile: state.special });
    effects.emit?.({ type: 'round-ended', round });
  },

  'game-end': (state, _, effects) => {
    effects.emit?.({ type: 'round-ended', round: state.round });
    state.phase = 'over';
    if (effects.emit !== undefined) emitScores(catalog, state, effects.emit);
    const ai = effects.emit && aiScore(catalog, state);
    if (ai) effects.emit?.({ type: 'ai-scored', ...ai });
    effects.emit?.({ type: 'game-ended' });
  },
});
