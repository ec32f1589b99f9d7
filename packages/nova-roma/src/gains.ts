/** Coins, goods, influence and artisans as they come and go: the one place that knows of caps and overflow. */
import { area, type Questions, type Seat, type Tasks, type Turn } from '@ludi-romani/core';
import { perSeat } from './actions';
import type { Catalog } from './catalog';
import { type Cost, type GoodId, goodIds, type Reward } from './components/types';
import type { MutableState, NovaRoma, Seen, SeenArea } from './types';

/** How much of it a player has: of artisans, those in the available area alone (NR-5.47, 5.58). */
function stock(own: SeenArea, what: keyof Cost): number {
  switch (what) {
    case 'coins':
      return own.coins;
    case 'influence':
      return own.influence;
    case 'artisan':
      return own.artisans;
    default:
      return own.goods[what];
  }
}

/** Whether a player can pay it. */
export function affords(own: SeenArea, cost: Cost): boolean {
  for (const key in cost) {
    const what = key as keyof Cost;
    if ((cost[what] ?? 0) > stock(own, what)) return false;
  }
  return true;
}

/** What there is of it beyond what there was `before`, for events; `null` if there is nothing. */
function told(amounts: Reward, before: Reward = {}): Reward | null {
  const more = Object.entries(amounts).map(
    ([what, amount]) => [what, amount - (before[what as keyof Reward] ?? 0)] as const,
  );
  const some = more.filter(([, amount]) => amount > 0);
  return some.length > 0 ? Object.fromEntries(some) : null;
}

/** A player pays: goods, coins and influence are gone, artisans return to the general supply (NR-5.76). */
export function pay(state: MutableState, player: Seat, price: Cost, { tell }: Turn<NovaRoma>): void {
  const own = area(state, player);
  for (const key in price) {
    const what = key as keyof Cost;
    const amount = price[what] ?? 0;
    switch (what) {
      case 'coins':
        own.coins -= amount;
        break;
      case 'influence':
        own.influence -= amount;
        break;
      case 'artisan':
        own.artisans -= amount;
        state.artisanSupply += amount;
        break;
      default:
        own.goods[what] -= amount;
    }
  }
  const cost = tell && told(price);
  if (cost) tell({ type: 'paid', player, cost });
}

/** Whether a player can have more of a good (NR-5.75). */
const isBelowCap = ({ components }: Catalog, { goods }: SeenArea, good: GoodId): boolean =>
  goods[good] < components.limits.goods;

/** Of actions for each good in their order, those for a good below its cap that does not stand before place `from`. */
export function belowCap<A extends { readonly good: GoodId }>(
  catalog: Catalog,
  own: SeenArea,
  actions: readonly A[],
  from: number,
): A[] {
  const found: A[] = [];
  for (let place = from; place < actions.length; place++) {
    const action = actions[place];
    if (action !== undefined && isBelowCap(catalog, own, action.good)) found.push(action);
  }
  return found;
}

/** Whether a reward would give the player anything now (NR-4.26, 5.316): coins and influence always do. */
export function worthwhile(catalog: Catalog, seen: Seen, player: Seat, reward: Reward): boolean {
  const { coins = 0, influence = 0, artisan = 0, anyGood = 0 } = reward;
  if (coins + influence > 0 || (artisan > 0 && seen.artisanSupply > 0)) return true;
  const own = area(seen, player);
  for (const good of goodIds) if (anyGood + (reward[good] ?? 0) > 0 && isBelowCap(catalog, own, good)) return true;
  return false;
}

/** All that a player has, by name. */
const all = ({ coins, influence, artisans: artisan, goods }: SeenArea): Reward => ({
  coins,
  influence,
  artisan,
  ...goods,
});

/**
 * A player gains a reward: of a good up to its cap (NR-5.73), influence up to its cap and a coin for each point beyond
 * (NR-5.74), artisans from the general supply while there are any (NR-3.6, 5.77). Goods of choice are asked for next.
 */
export function gain(catalog: Catalog, state: MutableState, player: Seat, reward: Reward, turn: Turn<NovaRoma>): void {
  const { limits } = catalog.components;
  const own = area(state, player);
  const before = turn.tell && all(own);
  for (const key in reward) {
    const what = key as keyof Reward;
    const amount = reward[what] ?? 0;
    switch (what) {
      case 'coins':
        own.coins += amount;
        break;
      case 'influence': {
        const room = Math.min(amount, limits.influence - own.influence);
        own.influence += room;
        own.coins += (amount - room) * limits.coinsPerInfluenceBeyond;
        break;
      }
      case 'artisan': {
        const there = Math.min(amount, state.artisanSupply);
        own.artisans += there;
        state.artisanSupply -= there;
        break;
      }
      case 'anyGood':
        if (amount > 0) turn.next({ ask: 'choose-good', player, left: amount, from: 0 });
        break;
      default:
        own.goods[what] = Math.min(own.goods[what] + amount, limits.goods);
    }
  }
  const gains = before && told(all(own), before);
  if (gains) turn.tell?.({ type: 'gained', player, gains });
}

const choices = perSeat((player) => goodIds.map((good) => ({ type: 'choose-good' as const, player, good })));

export const gainQuestions = (catalog: Catalog): Questions<NovaRoma, 'choose-good'> => ({
  'choose-good': {
    asked: 'if-choice', // all at the cap: forfeited (NR-5.75)
    moves: {
      'choose-good': {
        otherwise: 'NR-5.78 not a good below its cap, or one before the last chosen',
        // NR-5.75, 5.78: of several, none that stands before the last one chosen, unless only such are below their cap
        candidates: (seen, { player, from }) => {
          const own = area(seen, player);
          const onward = belowCap(catalog, own, choices(player), from);
          return onward.length > 0 ? onward : belowCap(catalog, own, choices(player), 0);
        },
        apply: (state, { player, good }, turn, { left }) => {
          gain(catalog, state, player, { [good]: 1 }, turn);
          if (left > 1) turn.next({ ask: 'choose-good', player, left: left - 1, from: goodIds.indexOf(good) });
        },
        describe: (_, { good }) => `Takes 1 ${good}.`,
      },
    },
  },
});

export const gainTasks = (catalog: Catalog): Tasks<NovaRoma, 'gain'> => ({
  gain: (state, { player, reward }, turn) => gain(catalog, state, player, reward, turn),
});

/** `2 wheat and 1 coins`, for sentences. */
export const inWords = (amounts: Reward): string =>
  Object.entries(amounts)
    .filter(([, amount]) => amount > 0)
    .map(([what, amount]) => `${amount} ${what === 'anyGood' ? 'goods of choice' : what}`)
    .join(' and ') || 'nothing';
