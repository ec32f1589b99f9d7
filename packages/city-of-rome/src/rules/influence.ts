/** The influence scoring at the end of a round (section 6 of the rules). */
import { playerAt, type Tasks } from '@ludi-romani/core';
import type { CityOfRome } from '../types';

export const influenceTasks: Tasks<CityOfRome, 'influence-scoring'> = {
  'influence-scoring': (state, _, effects) => {
    const cards = state.influenceOnTable;
    if (cards.length === 0) return; // CR-6.1
    const most = Math.max(...state.players.map(({ influence }) => influence));
    const leaders = state.players.flatMap(({ influence }, seat) => (influence === most ? [seat] : []));
    const [winner] = leaders;
    if (winner === undefined || leaders.length > 1) {
      // CR-6.3, CR-6.5 nobody pays, the cards stay
      effects.tell?.({ type: 'influence-scored', winner: null, cards: [...cards], paid: 0 });
      return;
    }
    effects.tell?.({ type: 'influence-scored', winner, cards: [...cards], paid: most });
    const player = playerAt(state, winner);
    player.influenceCards.push(...cards); // CR-6.4
    player.influence = 0; // CR-6.2
    state.influenceOnTable = [];
  },
};
