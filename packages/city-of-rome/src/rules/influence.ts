/** The influence scoring at the end of a round (section 6 of the rules). */
import { playerAt, type Tasks } from '@ludi-romani/core';
import type { CityOfRome } from '../types';

export const influenceTasks: Tasks<CityOfRome, 'influence-scoring'> = {
  'influence-scoring': (state, _, effects) => {
    const cards = state.influenceOnTable;
    if (cards.length === 0) return; // CR-6.1
    const influence = state.players.map((player) => player.influence);
    const amounts = [...new Set(influence)].sort((a, b) => b - a);
    const ranking = amounts.map((amount) => influence.flatMap((own, seat) => (own === amount ? [seat] : [])));
    effects.emit?.({ type: 'influence-ranked', ranking, influence });
    const [[winner, ...others] = []] = ranking;
    if (winner === undefined || others.length > 0) {
      // CR-6.3, CR-6.5 no player pays, and the cards stay
      effects.emit?.({ type: 'influence-scored', winner: null, cards: [...cards], paid: 0 });
      return;
    }
    effects.emit?.({ type: 'influence-scored', winner, cards: [...cards], paid: influence[winner] ?? 0 });
    const player = playerAt(state, winner);
    player.influenceCards.push(...cards); // CR-6.4
    player.influence = 0; // CR-6.2
    state.influenceOnTable = [];
  },
};
