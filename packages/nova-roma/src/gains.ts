/** Coins, goods, influence and artisans as they come and go: the one place that knows of caps and overflow. */
import { area, type Questions, type Seat, type Tasks, type Turn } from '@ludi-romani/core';
import type { Catalog } from './catalog';
import { type Cost, type GoodId, goodIds, type Reward } from './components/types';
import type { MutableState, NovaRoma, Seen, SeenArea } from './types';

/** Whether a player can pay it: artisans from the available area alone (NR-5.47, 5.58). */
export function affords(own: SeenArea, cost: Cost): boolean {
  if ((cost.coins ?? 0) > own.coins || (cost.influence ?? 0) > own.influence || (cost.artisan ?? 0) > own.artisans)
    return false;
  for (const good of goodIds) if ((cost[good] ?? 0) > own.goods[good]) return false;
  return true;
}

/** A player pays: goods, coins and influence are gone, artisans return to the general supply (NR-5.76). */
export function pay(state: MutableState, player: Seat, cost: Cost, turn: Turn<NovaRoma>): void {
  const own = area(state, player);
  const artisans = cost.artisan ?? 0;
  own.coins -= cost.coins ?? 0;
  own.influence -= cost.influence ?? 0;
  own.artisans -= artisans;
  state.artisanSupply += artisans;
  for (const good of goodIds) own.goods[good] -= cost[good] ?? 0;
  if (turn.tell !== undefined && Object.values(cost).some((amount) => amount > 0))
    turn.tell({ type: 'paid', player, cost: { ...cost } });
}

/** The goods of which a player can have more (NR-5.75). */
export const goodsBelowCap = (catalog: Catalog, { goods }: SeenArea): GoodId[] =>
  goodIds.filter((good) => goods[good] < catalog.components.limits.goods);

/** Whether a reward would give the player anything now (NR-4.26, 5.316): coins and influence always do. */
export function worthwhile(catalog: Catalog, seen: Seen, player: Seat, reward: Reward): boolean {
  if ((reward.coins ?? 0) > 0 || (reward.influence ?? 0) > 0) return true;
  if ((reward.artisan ?? 0) > 0 && seen.artisanSupply > 0) return true;
  const open = goodsBelowCap(catalog, area(seen, player));
  return (reward.anyGood ?? 0) > 0 ? open.length > 0 : open.some((good) => (reward[good] ?? 0) > 0);
}

/** Tells what really came, if anything did. */
function tellGains(player: Seat, amounts: Record<string, number>, { tell }: Turn<NovaRoma>): void {
  if (tell === undefined) return;
  const gains = Object.fromEntries(Object.entries(amounts).filter(([, amount]) => amount > 0));
  if (Object.keys(gains).length > 0) tell({ type: 'gained', player, gains });
}

/**
 * A player gains a reward: of a good up to its cap (NR-5.73), influence up to its cap and a coin for each point beyond
 * (NR-5.74), artisans from the general supply while there are any (NR-3.6, 5.77). Goods of choice are asked for next.
 */
export function gain(catalog: Catalog, state: MutableState, player: Seat, reward: Reward, turn: Turn<NovaRoma>): void {
  const { limits } = catalog.components;
  const own = area(state, player);
  const influence = Math.min(reward.influence ?? 0, limits.influence - own.influence);
  const beyond = (reward.influence ?? 0) - influence;
  const coins = (reward.coins ?? 0) + beyond * limits.coinsPerInfluenceBeyond;
  const artisan = Math.min(reward.artisan ?? 0, state.artisanSupply);
  own.coins += coins;
  own.influence += influence;
  own.artisans += artisan;
  state.artisanSupply -= artisan;
  const gains: Record<string, number> = { coins, influence, artisan };
  for (const good of goodIds) {
    const amount = reward[good];
    if (amount === undefined) continue;
    gains[good] = Math.min(amount, limits.goods - own.goods[good]);
    own.goods[good] += gains[good];
  }
  tellGains(player, gains, turn);
  const left = reward.anyGood ?? 0;
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
