/** The course of a round and of the game. */
import type { Tasks } from '@ludi-romani/core';
import type { Catalog } from '../components/catalog';
import { areaIds } from '../components/ids';
import type { Aquileia } from '../types';
import { fillMarket } from './hands';
import { emitCardPoints } from './scoring';

export const roundTasks = (catalog: Catalog): Tasks<Aquileia, 'lay-out' | 'round' | 'end-of-round'> => ({
  // AQ-3.12, AQ-3.15 before the first round; AQ-4.41, AQ-4.42 after each round except the last
  'lay-out': (state, _, effects) => {
    fillMarket(catalog, state, effects);
    const card = effects.draw(state.decks.stadium);
    if (card === undefined) return;
    state.stadiumCard = card;
    effects.emit?.({ type: 'stadium-card-revealed', card });
  },

  // AQ-4.14 placement, then the action phase; AQ-4.34 the areas in their order
  round: (state, { round }, effects) => {
    const { startPlayer } = state;
    state.round = round;
    effects.emit?.({ type: 'round-began', round, startPlayer });
    effects.next({ do: 'placement', player: startPlayer }, ...areaIds.map((area) => ({ do: area })), {
      do: 'end-of-round',
    });
  },

  // AQ-4.39, AQ-4.43
  'end-of-round': (state, _, effects) => {
    const { round, track } = state;
    effects.emit?.({ type: 'round-ended', round });
    if (round === catalog.components.numbers.rounds) {
      effects.reveal(); // the final scoring makes the stadium cards public (AQ-7.1, AQ-10.5)
      const { emit } = effects;
      if (emit !== undefined) emitCardPoints(catalog, state, emit);
      emit?.({ type: 'game-ended' });
      return;
    }
    state.startPlayer = track[0] ?? state.startPlayer; // AQ-4.46 without a crest on the track the start player stays the same
    state.track = [];
    for (const player of state.players) player.passed = false;
    effects.next({ do: 'lay-out' }, { do: 'round', round: round + 1 });
  },
});
