/** PETITION: the start player marker, and another action for influence (section 5c of the rules, NR-5.22, NR-5.25, NR-5.26). */
import { playerAt, type Questions, type Seat, type Tasks } from '@ludi-romani/core';
import type { Catalog } from '../components/catalog';
import type { NovaRoma, PetitionAction, Seen } from '../types';
import { activateFollower } from './followers';
import { affords, pay } from './gains';
import { declining } from './skip';
import { strengthOf } from './strength';

/**
 * Whether step 1 is there for a player at all: not in a solo game (NR-8.23), not once the marker is claimed in this round
 * (NR-5.20), not in the first turn of who began the round (NR-5.21).
 */
const hasMarkerStep = ({ components }: Catalog, seen: Seen, player: Seat): boolean =>
  seen.ai === null &&
  seen.startMarkerClaimedBy === null &&
  (seen.startPlayer !== player || playerAt(seen, player).patricians < components.numbers.patricians - 1);

export const petitionTasks = (catalog: Catalog): Tasks<NovaRoma, 'petition'> => ({
  petition: (state, { player }, effects) => {
    if (hasMarkerStep(catalog, state, player)) effects.next({ ask: 'start-marker', player, window: 'strength' });
    effects.next({ ask: 'petition', player, window: 'strength' });
  },
});

export const petitionQuestions = (catalog: Catalog): Questions<NovaRoma, 'start-marker' | 'petition'> => {
  const price = { influence: catalog.components.strengthTables.startMarkerInfluence };
  return {
    'start-marker': {
      asked: 'if-any',
      moves: {
        'take-start-marker': {
          candidates: (_, { player }) => [{ type: 'take-start-marker', player }],
          refuse: (seen, { player }) =>
            affords(playerAt(seen, player), price) ? undefined : 'NR-5.20 the influence does not suffice',
          apply: (state, { player }, effects) => {
            pay(state, player, price, effects);
            state.startMarkerClaimedBy = player;
            effects.tell?.({ type: 'start-marker-claimed', player });
          },
          describe: () => 'Claims the start player marker.',
        },
        skip: declining('Leaves the start player marker.'),
        'activate-follower': activateFollower(catalog),
      },
    },
    petition: {
      asked: 'if-any',
      moves: {
        'petition-action': {
          ifNotCandidate: 'NR-5.23 not another action, or stronger than the petition',
          candidates: (seen, { player }) => {
            const strength = Math.min(strengthOf(seen), catalog.components.limits.strength);
            const choices: PetitionAction[] = [];
            for (const action of catalog.petitioned) {
              for (let k = 1; k <= strength; k++)
                choices.push({ type: 'petition-action', player, action, strength: k });
            }
            return choices;
          },
          refuse: (seen, { player, strength }) =>
            playerAt(seen, player).influence < strength ? 'NR-5.23 the influence does not suffice' : undefined,
          apply: (state, { player, action, strength }, effects) => {
            pay(state, player, { influence: strength }, effects);
            if (state.running !== null) state.running.sub = { action, strength }; // NR-5.24
            effects.tell?.({ type: 'petitioned', player, action, strength });
            // its closing window is that of the petition (NR-4.64)
            effects.next({ do: action, player });
          },
          describe: (_, { action, strength }) => `Pays ${strength} influence to ${action} with strength ${strength}.`,
        },
        skip: {
          ...declining('Performs no other action.'),
          apply: (_, { player }, effects) => effects.next({ ask: 'window', player, window: 'open' }),
        },
        'activate-follower': activateFollower(catalog),
      },
    },
  };
};
