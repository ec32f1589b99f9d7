/** The fields that each viewer sees (section 10 of the rules). Fields that are not listed here are hidden. */
import type { Once, Position, Shown, Viewer } from '@ludi-romani/core';
import { type DeckId, deckIds } from '../components/ids';
import type { CityOfRome, State } from '../types';

export function view(state: Position<CityOfRome>, viewer: Viewer, once: Once): Shown<CityOfRome> {
  const { round, decks, returnedBy } = state;
  // CR-10.6 in a deck, a player sees the cards that this same player returned to it
  const deck = (id: DeckId) => decks[id].map((card, i) => (returnedBy[id][i] === viewer ? card : null));
  // CR-10.3 no strip is visible during the draft, two are in round 1, then one more every round
  const stripsSeen = round === 0 ? 0 : round + 1;
  return {
    round,
    offer: state.offer,
    influenceOnTable: state.influenceOnTable,
    emissaries: state.emissaries,
    returnedBy,
    strips: state.strips.map((strip, i) => (i < stripsSeen ? strip : null)),
    decks: { I: deck('I'), II: deck('II'), III: deck('III'), IV: deck('IV') },
    players: state.players.map((player, seat) => once(player, seat === viewer ? 'own' : 'other', seenArea)),
  };
}

type Area = State['players'][number];

/**
 * Returns a player's area as the owner or another viewer sees it. Other viewers see only the backs of secret cards (CR-10.2), and no cards
 * of the draft (CR-10.4).
 */
const seenArea = (player: Area, whose: 'own' | 'other'): Shown<CityOfRome>['players'][number] => ({
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

/** Returns the backs of the secret cards, sorted by deck: the order of the cards would reveal which of them was shown. */
const backs = ({ secret }: Area): { readonly back: DeckId; readonly card: null }[] =>
  deckIds.flatMap((deck) => secret.flatMap(({ back }) => (back === deck ? { back, card: null } : [])));
