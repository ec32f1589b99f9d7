/** PETITION: the start player marker, and another action for influence (section 5c of the rules, NR-5.22, NR-5.25, NR-5.26). */
import { type Move, playerAt, type Questions, type Seat, type Tasks, type Why } from '@ludi-romani/core';
import type { Catalog } from '../components/catalog';
import type { NovaRoma, PetitionAction, Question, Seen, TakeStartMarker } from '../types';
import { single } from './actions';
import { activateFollower, canActivate } from './followers';
import { canPay, notEnough, pay } from './gains';
import { canPerform } from './performable';
import { declining } from './skip';
import { strengthOf } from './strength';

type MarkerQuestion = Extract<Question, { ask: 'start-marker' | 'petition' }>;

const takes = single('take-start-marker');

/** Returns the reason why step 1, the claim of the marker, is not open to a player, or `undefined`. */
function refuseMarkerStep({ components }: Catalog, seen: Seen, player: Seat): Why | undefined {
  if (seen.ai !== null) return 'NR-8.23 the start player marker is not used in a solo game';
  if (seen.startMarkerClaimedBy !== null) return 'NR-5.20 the marker was already claimed this round';
  return seen.startPlayer === player && playerAt(seen, player).patricians >= components.numbers.patricians - 1
    ? 'NR-5.21 the start player cannot claim the marker in the first turn of the round'
    : undefined;
}

/** Returns the move that claims the start player marker for influence. In the question `petition` it is always refused with a reason. */
const takeMarker = <Q extends MarkerQuestion>(catalog: Catalog): Move<NovaRoma, Q, TakeStartMarker> => {
  const price = { influence: catalog.components.strengthTables.startMarkerInfluence };
  return {
    whyUnknown: 'NR-5.20 there is one start player marker',
    candidates: (_, { player }) => takes(player),
    unavailable: (seen, { ask, player }) => {
      const why = refuseMarkerStep(catalog, seen, player);
      if (why !== undefined) return why;
      if (!canPay(playerAt(seen, player), price)) return notEnough('NR-5.20', 'influence');
      return ask === 'petition' ? 'NR-4.15 a step that was skipped cannot be done later' : undefined;
    },
    apply: (state, { player }, effects) => {
      pay(state, player, price, { kind: 'start-marker' }, effects);
      state.startMarkerClaimedBy = player;
      effects.emit?.({ type: 'start-marker-claimed', player });
    },
  };
};

export const petitionTasks = (catalog: Catalog): Tasks<NovaRoma, 'petition'> => ({
  petition: (state, { player }, effects) => {
    if (refuseMarkerStep(catalog, state, player) === undefined)
      effects.next({ ask: 'start-marker', player, window: 'strength' });
    effects.next({ ask: 'petition', player, window: 'strength' });
  },
});

export const petitionQuestions = (catalog: Catalog): Questions<NovaRoma, 'start-marker' | 'petition'> => ({
  'start-marker': {
    asked: 'if-any',
    pendingReason: 'NR-5.20 first claim the start player marker or skip this step',
    moves: {
      'take-start-marker': takeMarker(catalog),
      skip: declining,
      'activate-follower': activateFollower(catalog),
    },
  },
  petition: {
    asked: 'if-any',
    pendingReason: 'NR-5.23 first perform another action for influence or skip this step',
    moves: {
      'petition-action': {
        whyUnknown: (seen, { action, strength }) => {
          if (!catalog.petitioned.some((other) => other === action)) return 'NR-5.23 not one of the other actions';
          return Number(strength) > strengthOf(seen)
            ? 'NR-5.23 more than the strength of the petition'
            : 'NR-5.23 there is no such strength';
        },
        candidates: (seen, { player }) => {
          const strength = Math.min(strengthOf(seen), catalog.components.limits.strength);
          const choices: PetitionAction[] = [];
          for (const action of catalog.petitioned) {
            for (let k = 1; k <= strength; k++) choices.push({ type: 'petition-action', player, action, strength: k });
          }
          return choices;
        },
        refuse: (seen, { player, strength }) =>
          playerAt(seen, player).influence < strength ? notEnough('NR-5.23', 'influence') : undefined,
        isNoOp: (seen, { player, action, strength }) =>
          !canActivate(catalog, seen, player, 'open') && !canPerform(catalog, seen, player, action, strength),
        apply: (state, { player, action, strength }, effects) => {
          pay(state, player, { influence: strength }, { kind: 'action', action }, effects);
          if (state.running !== null) state.running.sub = { action, strength }; // NR-5.24
          effects.emit?.({ type: 'petitioned', player, action, strength });
          // the closing window of the action is also that of the petition (NR-4.64)
          effects.next({ do: action, player });
        },
      },
      skip: {
        ...declining,
        apply: (_, { player }, effects) => effects.next({ ask: 'window', player, window: 'open' }),
      },
      'take-start-marker': takeMarker(catalog),
      'activate-follower': activateFollower(catalog),
    },
  },
});

/** True if a petition could change anything for a player. */
export const canPetition = (catalog: Catalog, seen: Seen, player: Seat): boolean => {
  const { influence } = playerAt(seen, player);
  const { startMarkerInfluence } = catalog.components.strengthTables;
  return influence > 0 || (influence >= startMarkerInfluence && refuseMarkerStep(catalog, seen, player) === undefined);
};
