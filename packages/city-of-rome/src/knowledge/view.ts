/** Who sees what (section 10 of the rules). */
import type { Viewer } from '@ludi-romani/core';
import { type DeckId, deckIds } from '../components/types';
import type { State, View } from '../types';

export function view(state: State, viewer: Viewer): Omit<View, 'viewer' | 'pending'> {
  const { round, startPlayer, offer, influenceOnTable, emissaries, returnedBy, strips, decks, players } = state;
  // CR-10.6 the own cards under a deck stay known until they are drawn
  const seenDeck = (deck: DeckId) => decks[deck].map((card, i) => (returnedBy[deck][i] === viewer ? card : null));
  // CR-10.3 no strip during the draft, then the first two, then one more every round
  const stripsSeen = round === 0 ? 0 : round + 1;
  return {
    round,
    startPlayer,
    offer,
    influenceOnTable,
    emissaries,
    returnedBy,
    strips: strips.map((strip, i) => (i < stripsSeen ? strip : null)),
    decks: { I: seenDeck('I'), II: seenDeck('II'), III: seenDeck('III'), IV: seenDeck('IV') },
    players: players.map((player, seat) => (seat === viewer ? player : seenByOthers(player))),
  };
}

const byBack = (a: { readonly back: DeckId }, b: { readonly back: DeckId }) =>
  deckIds.indexOf(a.back) - deckIds.indexOf(b.back);

/** CR-10.2, 10.4: of secret cards the back, of the draft nothing. */
const seenByOthers = (player: State['players'][number]): View['players'][number] => ({
  ...player,
  // by deck, so that their order does not tell which of them was shown
  secret: [...player.secret].sort(byBack).map(({ back }) => ({ back, card: null })),
  packet: null,
  opening: null,
});
