/** The course of the game: rounds, their phases and turns. */
import {
  clockwise,
  playerAt,
  type Questions,
  type Seat,
  seatCount,
  sure,
  type Tasks,
  takeOut,
} from '@ludi-romani/core';
import type { Catalog } from '../components/catalog';
import { fields } from '../components/ids';
import type { CityOfRome, Seen } from '../types';
import { oneEach } from './actions';
import { namesCard } from './copies';
import { forgetRuns } from './school';
import { freePoints, symbolsInUse } from './strip';

const emissaries = oneEach('place-emissary', 'field', fields);

/** Returns the first player of the current round: the marker passes clockwise every round (CR-4.14). During the draft, that of round 1. */
export const firstPlayer = (seen: Seen): Seat =>
  (seen.options.startPlayer + Math.max(0, seen.round - 1)) % seatCount(seen);

export const roundTasks = (
  catalog: Catalog,
): Tasks<CityOfRome, 'round' | 'upkeep' | 'next-turn' | 'end-of-turn' | 'end-of-round'> => ({
  // CR-4.1 upkeep, emissary phase, action phase; CR-8.7 with two players, each places an emissary twice
  round: (state, { round }, effects) => {
    const { rounds, emissariesPerPlayer } = catalog.setup(seatCount(state));
    if (round > rounds) return effects.emit?.({ type: 'game-ended' }); // CR-7.1
    state.round = round;
    effects.next({ do: 'upkeep' });
    for (let i = 0; i < emissariesPerPlayer; i++) {
      for (const player of clockwise(state, firstPlayer(state))) effects.next({ ask: 'emissary', player });
    }
    effects.next({ do: 'next-turn' }, { do: 'end-of-round' });
  },

  // CR-4.2, CR-4.6, CR-4.7
  upkeep: (state, _, effects) => {
    const { round, strips } = state;
    const { decks, revealPerDeck, influenceCards } = catalog.setup(seatCount(state));
    // reveal before `round-began`, which names the strip: `preview` must not list an event that shows an unknown strip
    if (round < strips.length) effects.reveal();
    effects.emit?.({
      type: 'round-began',
      round,
      firstPlayer: firstPlayer(state),
      strip: [...symbolsInUse(catalog, state)],
    });
    // CR-10.3 everyone also saw the first strip, before it went to the bottom of the stack
    for (let place = round === 1 ? 0 : round; place <= round && place < strips.length; place++) {
      const { id, reversed } = sure(strips[place]);
      effects.emit?.({ type: 'strip-revealed', strip: id, reversed, place });
    }
    for (const deck of decks) {
      for (const card of effects.drawUpTo(state.decks[deck], revealPerDeck)) {
        state.offer.push(card);
        effects.emit?.({ type: 'offer-revealed', deck, card });
      }
      forgetRuns(state, deck);
    }
    const revealed = round * revealPerDeck;
    for (const { card, afterBuilding } of influenceCards) {
      if (afterBuilding <= revealed - revealPerDeck || afterBuilding > revealed) continue;
      state.influenceOnTable.push(card);
      effects.emit?.({ type: 'influence-card-revealed', card });
    }
  },

  // CR-4.9, CR-4.13 closest to the emperor first, until no emissary is left
  'next-turn': (state, _, effects) => {
    const at = state.emissaries.findIndex((seat) => seat !== null);
    const player = state.emissaries[at];
    if (player == null) return;
    const field = sure(fields[at]);
    effects.emit?.({ type: 'turn-began', player, field, ...freePoints(catalog, state, field) });
    effects.next(
      { ask: 'take', player },
      { ask: 'turn', player, field, built: false, produced: false, idle: [] },
      { do: 'end-of-turn', player, field },
      { do: 'next-turn' },
    );
  },

  // CR-4.11
  'end-of-turn': (state, { player, field }, effects) => {
    state.emissaries[field - 1] = null;
    effects.emit?.({ type: 'turn-ended', player, field });
  },

  // CR-4.15
  'end-of-round': (state, _, effects) => {
    const { round } = state;
    effects.emit?.({ type: 'round-ended', round });
    effects.next({ do: 'influence-scoring' }, { do: 'round', round: round + 1 });
  },
});

export const roundQuestions = (catalog: Catalog): Questions<CityOfRome, 'emissary' | 'take'> => ({
  emissary: {
    pendingReason: 'CR-4.8 first place an emissary',
    moves: {
      'place-emissary': {
        whyUnknown: 'CR-4.5 the strip has fields 1 to 5',
        candidates: (_, { player }) => emissaries(player),
        refuse: (seen, { field }) => (seen.emissaries[field - 1] === null ? undefined : 'CR-4.8 that field is taken'),
        apply: (state, { player, field }, effects) => {
          state.emissaries[field - 1] = player;
          effects.emit?.({ type: 'emissary-placed', player, field });
        },
      },
    },
  },
  take: {
    pendingReason: 'CR-5.1 first take a card from the offer',
    moves: {
      'take-card': {
        whyUnknown: 'CR-5.1 the card is not on offer',
        ...namesCard(catalog, 'take-card', ({ offer }) => offer),
        apply: (state, { player, card }, effects) => {
          takeOut(state.offer, card);
          playerAt(state, player).hand.push(card);
          effects.emit?.({ type: 'card-taken', player, card });
        },
      },
    },
  },
});
