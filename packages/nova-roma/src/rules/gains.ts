/** Gains and payments of coins, goods, influence and artisans. All caps and overflow are applied here. */
import { because, type Effects, playerAt, type Questions, type Seat, type Tasks, type Why } from '@ludi-romani/core';
import type { Catalog } from '../components/catalog';
import { goodIds } from '../components/ids';
import type { Cost, Reward } from '../components/shapes';
import type { BuyGood, ChooseGood, MutableState, NovaRoma, Player, Seen, SeenArea, Source } from '../types';
import { oneEach } from './actions';

/** A good, coins, influence or artisans. */
type Thing = keyof Cost;

/** Returns the amount that a player has. Of artisans, only those in the available area count (NR-5.47, NR-5.58). */
export const stock = (own: SeenArea, what: Thing): number =>
  what === 'coins' || what === 'influence' ? own[what] : what === 'artisan' ? own.artisans : own.goods[what];

/** Returns the amount that a player can still get. For artisans it is the general supply (NR-3.6, section 5h of the rules). */
function room({ components: { limits } }: Catalog, seen: Seen, own: SeenArea, what: Thing): number {
  if (what === 'coins') return Number.POSITIVE_INFINITY;
  if (what === 'artisan') return seen.artisanSupply;
  return what === 'influence' ? limits.influence - own.influence : limits.goods - own.goods[what];
}

/** Adds an amount, which may be negative. Artisans come from the general supply and return there (NR-5.76). */
function add(state: MutableState, own: Player, what: Thing, amount: number): void {
  if (what === 'coins' || what === 'influence') own[what] += amount;
  else if (what === 'artisan') {
    own.artisans += amount;
    state.artisanSupply -= amount;
  } else own.goods[what] += amount;
}

/** Returns the first thing of a price that the player has too little of, or `undefined` if the player can pay. */
export function lacking(own: SeenArea, cost: Cost): Thing | undefined {
  return (Object.keys(cost) as Thing[]).find((what) => (cost[what] ?? 0) > stock(own, what));
}

/** True if a player can pay a cost. Only artisans in the available area count (NR-5.47). */
export const canPay = (own: SeenArea, cost: Cost): boolean => lacking(own, cost) === undefined;

/** Returns the amounts beyond those of `before`, for events, or `null` if there are none. */
function increase(amounts: Reward, before: Reward = {}): Reward | null {
  const some = Object.entries<number>(amounts)
    .map(([what, amount]) => [what, amount - (before[what as keyof Reward] ?? 0)] as const)
    .filter(([, amount]) => amount > 0);
  return some.length > 0 ? Object.fromEntries(some) : null;
}

/** Takes a price from a player, who must have it, and emits `paid`. */
export function pay(
  state: MutableState,
  player: Seat,
  price: Cost,
  purpose: Source,
  { emit }: Effects<NovaRoma>,
): void {
  const own = playerAt(state, player);
  for (const what of Object.keys(price) as Thing[]) add(state, own, what, -(price[what] ?? 0));
  const cost = emit && increase(price);
  if (cost) emit({ type: 'paid', player, cost, purpose: { ...purpose } });
}

/** Returns the actions for goods below their cap, from index `from` on. `actions` has one action for each good, in their order. */
export function belowCap<A extends BuyGood | ChooseGood>(
  catalog: Catalog,
  seen: Seen,
  actions: readonly A[],
  from: number,
): A[] {
  return actions.filter(
    ({ player, good }, place) => place >= from && room(catalog, seen, playerAt(seen, player), good) > 0,
  );
}

/** Returns the reason why `belowCap` does not contain a good: `capped` if it is at its cap, `early` if it is before `from`. */
export function refuseGood(catalog: Catalog, seen: Seen, player: Seat, good: unknown, capped: Why, early: Why): Why {
  const known = goodIds.find((id) => id === good);
  if (known === undefined) return 'NR-3.19 there is no such good';
  return room(catalog, seen, playerAt(seen, player), known) > 0 ? early : capped;
}

/** True if a reward would give the player anything now (NR-4.26, NR-5.316). Coins and influence always do. */
export function worthwhile(catalog: Catalog, seen: Seen, player: Seat, reward: Reward): boolean {
  const own = playerAt(seen, player);
  for (const what of Object.keys(reward) as (keyof Reward)[]) {
    const any: readonly Thing[] = what === 'anyGood' ? goodIds : [what];
    const comes = what === 'influence' || any.some((thing) => room(catalog, seen, own, thing) > 0);
    if (comes && (reward[what] ?? 0) > 0) return true;
  }
  return false;
}

/** Returns the amounts of all things that a player has. */
const holdings = (own: SeenArea): Reward => ({
  coins: own.coins,
  influence: own.influence,
  artisan: own.artisans,
  ...own.goods,
});

/**
 * Gives a reward to a player and emits `gained`. Goods stop at their cap (NR-5.73). Influence beyond its cap becomes coins (NR-5.74).
 * Artisans come from the general supply while it has any (NR-3.6, NR-5.77). Goods of choice are asked for next.
 */
export function gain(
  catalog: Catalog,
  state: MutableState,
  player: Seat,
  reward: Reward,
  source: Source,
  effects: Effects<NovaRoma>,
): void {
  const own = playerAt(state, player);
  const before = effects.emit && holdings(own);
  for (const what of Object.keys(reward) as (keyof Reward)[]) {
    const amount = reward[what] ?? 0;
    if (what === 'anyGood') {
      if (amount > 0) effects.next({ ask: 'choose-good', player, left: amount, from: 0, source });
      continue;
    }
    const came = Math.min(amount, room(catalog, state, own, what));
    add(state, own, what, came);
    if (what === 'influence') own.coins += (amount - came) * catalog.components.limits.coinsPerInfluenceBeyond;
  }
  const gains = before && increase(holdings(own), before);
  if (gains) effects.emit?.({ type: 'gained', player, gains, source: { ...source } });
}

const choices = oneEach('choose-good', 'good', goodIds);

export const gainQuestions = (catalog: Catalog): Questions<NovaRoma, 'choose-good'> => ({
  'choose-good': {
    asked: 'if-choice', // with all goods at their cap, the reward is forfeited (NR-5.75)
    pendingReason: 'NR-5.75 first choose a good',
    moves: {
      'choose-good': {
        whyUnknown: (seen, { good }, { player }) =>
          refuseGood(
            catalog,
            seen,
            player,
            good,
            'NR-5.75 that good is at its cap',
            'NR-5.78 goods must be chosen in order',
          ),
        // NR-5.75, NR-5.78 goods before the last one chosen are candidates only if all others are at their cap
        candidates: (seen, { player, from }) => {
          const onward = belowCap(catalog, seen, choices(player), from);
          return onward.length > 0 ? onward : belowCap(catalog, seen, choices(player), 0);
        },
        apply: (state, { player, good }, effects, { left, source }) => {
          gain(catalog, state, player, { [good]: 1 }, source, effects);
          if (left > 1)
            effects.next({ ask: 'choose-good', player, left: left - 1, from: goodIds.indexOf(good), source });
        },
      },
    },
  },
});

export const gainTasks = (catalog: Catalog): Tasks<NovaRoma, 'gain'> => ({
  gain: (state, { player, reward, source }, effects) => gain(catalog, state, player, reward, source, effects),
});

/** Returns the reason that the player has too little of a thing. The reason names the thing in the plural. */
export const notEnough = (clause: `NR-${number}.${number}`, what: Thing | 'blocks' | 'sails'): Why =>
  what === 'artisan'
    ? `${clause} no artisan is available`
    : because(`${clause} not enough {what}`, { what: what === 'horse' ? 'horses' : what });
