/** Schools and the university: draw cards, keep one, return the others to the bottom of the deck (CR-5.23, CR-5.24). */
import { type Effects, playerAt, type Questions, type Seat, seatCount, takeOut } from '@ludi-romani/core';
import type { Catalog } from '../components/catalog';
import { type CardId, type DeckId, type SchoolDeck, schoolDecks } from '../components/ids';
import type { CityOfRome, MutableState, Question } from '../types';
import { oneEach } from './actions';
import { namesCard } from './copies';

type Drawn<A> = Extract<Question, { ask: A }>;

const choices = oneEach('choose-school-deck', 'deck', schoolDecks);

export const schoolQuestions = (catalog: Catalog): Questions<CityOfRome, 'school-deck' | 'keep' | 'return'> => ({
  'school-deck': {
    asked: 'if-choice', // CR-5.24d: the number of decks to choose from is public
    pendingReason: 'CR-5.23 first choose the deck to draw from',
    moves: {
      'choose-school-deck': {
        whyUnknown: 'CR-5.23 a school draws from decks II, III and IV',
        candidates: (_, { player }) => choices(player),
        refuse: (seen, { deck }) => {
          if (!catalog.setup(seatCount(seen)).decks.includes(deck)) return 'CR-5.23 that deck is not in the game';
          return seen.decks[deck].length > 0 ? undefined : 'CR-5.24 that deck is empty';
        },
        apply: (state, { player, deck }, effects, { count }) => {
          const cards = effects.drawUpTo(state.decks[deck], count); // CR-5.24b
          forgetRuns(state, deck);
          effects.emit?.({
            type: 'cards-drawn',
            player,
            deck,
            count: cards.length,
            secret: { to: [player], cards: [...cards] },
          });
          const [only] = cards;
          if (cards.length > 1)
            effects.next({ ask: 'keep', player, deck, count: cards.length, secret: { drawn: cards } });
          else if (only !== undefined) keep(state, player, deck, only, effects); // CR-5.24d
        },
      },
    },
  },
  // CR-9.2: asked even if all cards are identical, because skipping the question would reveal that they are
  keep: {
    pendingReason: 'CR-5.23 first keep one of the drawn cards',
    moves: {
      'keep-card': {
        secret: ['card'],
        whyUnknown: 'CR-5.23 the card was not drawn',
        ...namesCard(catalog, 'keep-card', (_, { secret }: Drawn<'keep'>) => secret.drawn),
        apply: (state, { player, card }, effects, { deck, secret }) => {
          keep(state, player, deck, card, effects);
          putBack(state, player, deck, without(secret.drawn, card), effects);
        },
      },
    },
  },
  return: {
    pendingReason: 'CR-5.23 first put the other drawn cards under the deck',
    moves: {
      'return-card': {
        secret: ['card'],
        whyUnknown: 'CR-5.23 the card is not one of those still to go back',
        ...namesCard(catalog, 'return-card', (_, { secret }: Drawn<'return'>) => secret.drawn),
        apply: (state, { player, card }, effects, { deck, secret }) => {
          toBottom(state, player, deck, card, effects);
          putBack(state, player, deck, without(secret.drawn, card), effects);
        },
      },
    },
  },
});

const without = (cards: readonly CardId[], card: CardId): CardId[] => {
  const rest = [...cards];
  takeOut(rest, card);
  return rest;
};

function keep(state: MutableState, player: Seat, deck: SchoolDeck, card: CardId, effects: Effects<CityOfRome>): void {
  const own = playerAt(state, player);
  own.secret.push({ back: deck, card });
  own.secretLog.push(deck);
  effects.emit?.({ type: 'card-kept', player, deck, secret: { to: [player], card } });
}

/** Asks for the next card to return. Returns the last one without a question (CR-5.24d). */
function putBack(
  state: MutableState,
  player: Seat,
  deck: SchoolDeck,
  cards: CardId[],
  effects: Effects<CityOfRome>,
): void {
  const [last] = cards;
  if (cards.length > 1) effects.next({ ask: 'return', player, deck, count: cards.length, secret: { drawn: cards } });
  else if (last !== undefined) toBottom(state, player, deck, last, effects);
}

/** Puts a card at the very bottom: the card returned first is drawn first again (CR-5.24c). */
function toBottom(
  state: MutableState,
  player: Seat,
  deck: SchoolDeck,
  card: CardId,
  effects: Effects<CityOfRome>,
): void {
  state.decks[deck].unshift(card);
  state.returnedBy[deck].unshift(player);
  effects.emit?.({ type: 'card-returned', player, deck, secret: { to: [player], card } });
}

/** Shortens `returnedBy` to the cards still in the deck: players no longer see cards that they returned and that were drawn (CR-10.6). */
export function forgetRuns(state: MutableState, deck: DeckId): void {
  const run = state.returnedBy[deck];
  if (run.length > state.decks[deck].length) run.length = state.decks[deck].length;
}
