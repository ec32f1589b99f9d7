/** Who sees what (section 10 of the rules). A field that is not listed here, nobody sees. */
import type { Once, Position, Shown, Viewer } from '@ludi-romani/core';
import { type DeckId, deckIds } from '../components/ids';
import type { CityOfRome, State } from '../types';

export function view(state: Position<CityOfRome>, viewer: Viewer, once: Once): Shown<CityOfRome> {
  const { round, decks, returnedBy } = state;
  // CR-10.6 the own cards under a deck stay known until they are drawn
  const deck = (id: DeckId) => decks[id].map((card, i) => (returnedBy[id][i] === viewer ? card : null));
  // CR-10.3 no strip during the draft, then the first two, then one more every round
  const stripsSeen = round === 0 ? 0 : round + 1;
  return {
    round,
    offer: state.offer,
    influenceOnTable: state.influenceOnTable,
    emissaries: state.emissaries,
    returnedBy,
    strips: state.strips.map((strip, i) => (i < stripsSeen ? strip : null)),
    decks: { I: deck('I'), II: deck('II'), III: deck('III'), IV: deck('IV') },
    players: state.players.map((player, seat) => once(player, seat === viewer ? 'own' : 'other', seen)),
  };
}

type Area = State['players'][number];

/** A player as the owner sees him, or as the others do (CR-10.2, CR-10.4): of secret cards the back, of the draft nothing. */
const seen = (player: Area, whose: 'own' | 'other'): Shown<CityOfRome>['players'][number] => ({
  color: player.color,
  coins: player.coins,
  influence: player.influence,
  influenceCards: player.influenceCards,
  hand: player.hand,
  secret: whose === 'own' ? player.secret : backs(player),
  secretLog: player.secretLog,
  city: player.city,
  tokens: player.tokens,
  replaced: player.replaced,
  packet: whose === 'own' ? player.packet : null,
  opening: whose === 'own' ? player.opening : null,
});

/** By deck, so that their order does not tell which of them was shown. */
const backs = ({ secret }: Area): { readonly back: DeckId; readonly card: null }[] =>
  deckIds.flatMap((deck) => secret.flatMap(({ back }) => (back === deck ? { back, card: null } : [])));
