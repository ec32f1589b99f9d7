/** PRODUCE: artisans are hired and placed, as often as the strength says (section 5h of the rules). */
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

/** NR-5.67 an artisan on a space of the production area, through the action or through a follower. */
const placing = <Q extends ProduceQuestion | PlaceQuestion>(
  catalog: Catalog,
  goOn?: (state: MutableState, question: Q, effects: Effects<NovaRoma>) => void,
): Move<NovaRoma, Q, PlaceArtisan> => ({
  whyUnknown: 'NR-5.67 the production area has no such space',
  candidates: (_, { player }) => places(player),
  refuse: (seen, { player, space }) => refuseArtisan(catalog, seen, player, space),
  apply: (state, { player, space }, effects, question) => {
    placeArtisan(catalog, state, player, space, effects);
    goOn?.(state, question, effects);
  },
});

/** One of the works is done: the next, as long as the strength lasts (NR-5.65). */
function workOn(state: MutableState, question: ProduceQuestion, effects: Effects<NovaRoma>): void {
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
            workOn(state, question, effects);
          },
        },
        'place-artisan': placing(catalog, workOn),
        skip: declining,
        'activate-follower': activateFollower(catalog),
      },
    },
    // a follower places one: paid already, and offered only where there is a space (NR-4.26)
    'place-artisan': {
      asked: 'if-choice',
      pendingReason: 'NR-5.67 first place the artisan',
      moves: { 'place-artisan': placing(catalog) },
    },
  };
};

/** Whether producing could do anything for a player. */
export const canProduce = (catalog: Catalog, seen: Seen, player: Seat): boolean =>
  canPlaceArtisan(catalog, seen, player) ||
  (seen.artisanSupply > 0 && playerAt(seen, player).goods.wheat >= catalog.components.strengthTables.hireArtisanWheat);
