/** PRODUCE: artisans are hired and placed, as often as the strength allows (section 5h of the rules). */
import { type Effects, type Move, playerAt, type Questions, type Seat, type Tasks } from '@ludi-romani/core';
import { type Catalog, squareSpaces } from '../components/catalog';
import type { MutableState, NovaRoma, PlaceArtisan, Question, Seen } from '../types';
import { oneEach, single } from './actions';
import { canPlaceArtisan, placeArtisan, refuseArtisan } from './estate';
import { activateFollower } from './followers';
import { canPay, gain, notEnough, pay } from './gains';
import { declining } from './skip';
import { strengthOf } from './strength';

type ProduceQuestion = Extract<Question, { ask: 'produce' }>;
type PlaceQuestion = Extract<Question, { ask: 'place-artisan' }>;

const hires = single('hire-artisan');
const places = oneEach('place-artisan', 'space', squareSpaces);

/** NR-5.67 Returns the move that places an artisan in the production area, in the action or through a follower. */
const placing = <Q extends ProduceQuestion | PlaceQuestion>(
  catalog: Catalog,
  andThen?: (state: MutableState, question: Q, effects: Effects<NovaRoma>) => void,
): Move<NovaRoma, Q, PlaceArtisan> => ({
  whyUnknown: 'NR-5.67 the production area has no such space',
  candidates: (_, { player }) => places(player),
  refuse: (seen, { player, space }) => refuseArtisan(catalog, seen, player, space),
  apply: (state, { player, space }, effects, question) => {
    placeArtisan(catalog, state, player, space, effects);
    andThen?.(state, question, effects);
  },
});

/** Asks for the next artisan to hire or place, while the strength allows more (NR-5.65). */
function askAgain(state: MutableState, question: ProduceQuestion, effects: Effects<NovaRoma>): void {
  const done = question.done + 1;
  if (done < strengthOf(state)) effects.next({ ...question, done, window: null });
}

export const produceTasks: Tasks<NovaRoma, 'produce'> = {
  produce: (_, { player }, effects) =>
    effects.next({ ask: 'produce', player, done: 0, window: 'strength' }, { ask: 'window', player, window: 'open' }),
};

export const produceQuestions = (catalog: Catalog): Questions<NovaRoma, 'produce' | 'place-artisan'> => {
  const source = { kind: 'action', action: 'produce' } as const;
  const price = { wheat: catalog.components.strengthTables.hireArtisanWheat };
  return {
    produce: {
      asked: 'if-any',
      pendingReason: 'NR-5.65 first hire or place artisans, or stop',
      moves: {
        'hire-artisan': {
          whyUnknown: 'NR-5.66 there is no such choice',
          candidates: (_, { player }) => hires(player),
          refuse: (seen, { player }) => {
            if (seen.artisanSupply < 1) return 'NR-3.6 no artisan is left in the general supply';
            return canPay(playerAt(seen, player), price) ? undefined : notEnough('NR-5.66', 'wheat');
          },
          apply: (state, { player }, effects, question) => {
            pay(state, player, price, source, effects);
            gain(catalog, state, player, { artisan: 1 }, source, effects);
            askAgain(state, question, effects);
          },
        },
        'place-artisan': placing(catalog, askAgain),
        skip: declining,
        'activate-follower': activateFollower(catalog),
      },
    },
    // asked by a follower, whose price is already paid; the follower is offered only if there is a space (NR-4.26)
    'place-artisan': {
      asked: 'if-choice',
      pendingReason: 'NR-5.67 first place the artisan',
      moves: { 'place-artisan': placing(catalog) },
    },
  };
};

/** True if producing could change anything for a player. */
export const canProduce = (catalog: Catalog, seen: Seen, player: Seat): boolean =>
  canPlaceArtisan(catalog, seen, player) ||
  (seen.artisanSupply > 0 && playerAt(seen, player).goods.wheat >= catalog.components.strengthTables.hireArtisanWheat);
