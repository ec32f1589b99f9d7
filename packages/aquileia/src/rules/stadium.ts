/** STADIUM: chariots race for gold or silver, and for stadium cards (section 5 of the rules, III). */
import { type Effects, type Questions, sure, type Tasks } from '@ludi-romani/core';
import type { Catalog } from '../components/catalog';
import type { CardId } from '../components/ids';
import type { Aquileia, KeepStadiumCard, MutableState } from '../types';
import { coinsOf, gainCoins } from './coins';
import { beginContest, contestRanking, decide, metalOf, rollFor } from './contest';

export const keeps: readonly KeepStadiumCard['keep'][] = ['face-up', 'drawn'];

export const stadiumTasks = (catalog: Catalog): Tasks<Aquileia, 'stadium' | 'stadium-dice' | 'stadium-reward'> => ({
  stadium: (state, _, effects) => {
    const racers = beginContest(catalog, state, 'stadium', effects);
    effects.next({ do: 'stadium-dice' }, { do: 'stadium-reward' });
    if (racers.length === 0) return;
    effects.next(
      { do: 'end-of-contest', contest: 'stadium' },
      { do: 'return', spaces: catalog.area.stadium.map(({ id }) => id) },
    );
  },
  // AQ-5.38 if the owner takes part, the owner rolls all unused blue dice; AQ-4.40, AQ-5.39 then the dice go back to POTENTIA
  'stadium-dice': (state, _, effects) => {
    const { owner, left } = state.blueDice;
    if (owner === null) return;
    if (state.strengths[owner] !== null) rollFor(catalog, state, 'stadium', owner, 'blue', left, effects);
    state.blueDice = { owner: null, left: catalog.components.numbers.blueDice };
    effects.emit?.({ type: 'blue-dice-returned' });
  },
  'stadium-reward': (state, _, effects) => {
    const faceUp = state.stadiumCard;
    const drawn = effects.draw(state.decks.stadium);
    if (faceUp === null || drawn === undefined) return;
    const player = decide(state, 'stadium', effects);
    if (player === undefined) {
      // AQ-5.48 both cards leave the game, the drawn one unseen
      state.races.push({ faceUp, winner: null, second: null, kept: null, given: drawn });
      state.stadiumCard = null;
      effects.emit?.({ type: 'stadium-cards-removed', faceUp });
      return;
    }
    effects.emit?.({ type: 'stadium-card-drawn', player, secret: { to: [player], card: drawn } });
    effects.next({ ask: 'stadium-card', player, secret: { drawn } });
  },
});

export const stadiumQuestions = (catalog: Catalog): Questions<Aquileia, 'stadium-card'> => ({
  'stadium-card': {
    pendingReason: 'AQ-5.42 first keep one of the two stadium cards',
    moves: {
      'keep-stadium-card': {
        secret: ['keep'],
        whyUnknown: 'AQ-5.42 the choice is between the face-up and the drawn card',
        candidates: (_, { player }) => keeps.map((keep) => ({ type: 'keep-stadium-card', player, keep })),
        apply: (state, { keep }, effects, { secret: { drawn } }) => {
          const faceUp = sure(state.stadiumCard, 'no stadium card is face up');
          const [kept, given] = keep === 'face-up' ? [faceUp, drawn] : [drawn, faceUp];
          deal(state, faceUp, kept, given, effects);
          // AQ-5.41, AQ-5.43, AQ-5.44, AQ-5.45
          contestRanking(state).forEach((seat, i) => {
            const coins = coinsOf(metalOf(catalog, state, 'stadium', seat), catalog.components.stadiumRewards[i] ?? 0);
            gainCoins(state, seat, coins, { kind: 'contest', contest: 'stadium', place: i + 1 }, effects);
          });
        },
      },
    },
  },
});

/**
 * Gives one stadium card to the winner, and the other card to the second (AQ-5.42, AQ-5.43). Without a second, the other card leaves the
 * game (AQ-5.49). The other players do not see which card is which (AQ-5.46).
 */
function deal(state: MutableState, faceUp: CardId, kept: CardId, given: CardId, effects: Effects<Aquileia>): void {
  const [winner = 0, second = null] = contestRanking(state);
  state.races.push({ faceUp, winner, second, kept, given });
  state.stadiumCard = null;
  effects.emit?.({ type: 'stadium-card-kept', player: winner, secret: { to: [winner], card: kept } });
  if (second === null) {
    effects.emit?.({ type: 'stadium-card-removed', player: winner, secret: { to: [winner], card: given } });
    return;
  }
  effects.reveal(winner); // the second sees the given card
  effects.emit?.({ type: 'stadium-card-given', player: winner, second, secret: { to: [winner, second], card: given } });
}
