/** Coins, goods, influence and artisans as they come and go: the one place that knows of caps and overflow. */
import { area, type Mutable, type Questions, type Seat, type Tasks, type Turn } from '@ludi-romani/core';
import type { Catalog } from './catalog';
import { type Cost, type GoodId, goodIds, type Reward } from './components/types';
import type { MutableState, NovaRoma, Seen, SeenArea } from './types';

/** Whether a player can pay it: artisans from the available area alone (NR-5.47, 5.58). */
export function affords(own: SeenArea, cost: Cost): boolean {
  const { coins = 0, influence = 0, artisan = 0 } = cost;
  if (coins > own.coins || influence > own.influence || artisan > own.artisans) return false;
  return goodIds.every((good) => (cost[good] ?? 0) <= own.goods[good]);
}

/** What there is of it, for events; `null` if there is nothing. */
function told(amounts: Reward): Reward | null {
  const some = Object.entries(amounts).filter(([, amount]) => amount > 0);
  return some.length > 0 ? Object.fromEntries(some) : null;
}

/** A player pays: goods, coins and influence are gone, artisans return to the general supply (NR-5.76). */
export function pay(state: MutableState, player: Seat, price: Cost, { tell }: Turn<NovaRoma>): void {
  const own = area(state, player);
  const { coins = 0, influence = 0, artisan = 0 } = price;
  own.coins -= coins;
  own.influence -= influence;
  own.artisans -= artisan;
  state.artisanSupply += artisan;
  for (const good of goodIds) own.goods[good] -= price[good] ?? 0;
  const cost = tell && told(price);
  if (cost) tell({ type: 'paid', player, cost });
}

/** The goods of which a player can have more (NR-5.75). */
export const goodsBelowCap = (catalog: Catalog, { goods }: SeenArea): GoodId[] =>
  goodIds.filter((good) => goods[good] < catalog.components.limits.goods);

/** Whether a reward would give the player anything now (NR-4.26, 5.316): coins and influence always do. */
export function worthwhile(catalog: Catalog, seen: Seen, player: Seat, reward: Reward): boolean {
  const { coins = 0, influence = 0, artisan = 0, anyGood = 0 } = reward;
  if (coins + influence > 0 || (artisan > 0 && seen.artisanSupply > 0)) return true;
  return goodsBelowCap(catalog, area(seen, player)).some((good) => anyGood + (reward[good] ?? 0) > 0);
}

/**
 * A player gains a reward: of a good up to its cap (NR-5.73), influence up to its cap and a coin for each point beyond
 * (NR-5.74), artisans from the general supply while there are any (NR-3.6, 5.77). Goods of choice are asked for next.
 */
export function gain(catalog: Catalog, state: MutableState, player: Seat, reward: Reward, turn: Turn<NovaRoma>): void {
  const { limits } = catalog.components;
  const own = area(state, player);
  const { anyGood: left = 0 } = reward;
  const influence = Math.min(reward.influence ?? 0, limits.influence - own.influence);
  const beyond = (reward.influence ?? 0) - influence;
  const coins = (reward.coins ?? 0) + beyond * limits.coinsPerInfluenceBeyond;
  const artisan = Math.min(reward.artisan ?? 0, state.artisanSupply);
  own.coins += coins;
  own.influence += influence;
  own.artisans += artisan;
  state.artisanSupply -= artisan;
  const came: Mutable<Reward> = { coins, influence, artisan };
  for (const good of goodIds) {
    const amount = Math.min(reward[good] ?? 0, limits.goods - own.goods[good]);
    own.goods[good] += amount;
    came[good] = amount;
  }
  const gains = turn.tell && told(came);
  if (gains) turn.tell?.({ type: 'gained', player, gains });
  if (left > 0) turn.next({ ask: 'choose-good', player, left, from: 0 });
}

/**
 * NR-5.75, 5.78: goods below their cap; of several, none that stands before the last one chosen,
 * unless only such are below their cap.
 */
function choosable(catalog: Catalog, own: SeenArea, from: number): GoodId[] {
  const open = goodsBelowCap(catalog, own);
  const onward = open.filter((good) => goodIds.indexOf(good) >= from);
  return onward.length > 0 ? onward : open;
}

export const gainQuestions = (catalog: Catalog): Questions<NovaRoma, 'choose-good'> => ({
  'choose-good': {
    asked: 'if-choice', // all at the cap: forfeited (NR-5.75)
    moves: {
      'choose-good': {
        otherwise: 'NR-5.78 not a good below its cap, or one before the last chosen',
        candidates: (seen, { player, from }) =>
          choosable(catalog, area(seen, player), from).map((good) => ({ type: 'choose-good', player, good })),
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
