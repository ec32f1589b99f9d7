/** Coins, goods, influence and artisans as they come and go: the one place that knows of caps and overflow. */
import { because, type Effects, playerAt, type Questions, type Seat, type Tasks, type Why } from '@ludi-romani/core';
import type { Catalog } from '../components/catalog';
import { goodIds } from '../components/ids';
import type { Cost, Reward } from '../components/shapes';
import type { BuyGood, ChooseGood, MutableState, NovaRoma, Player, Seen, SeenArea, Source } from '../types';
import { oneEach } from './actions';

/** What a player can have: each good, coins, influence, artisans. */
type Thing = keyof Cost;

/** How much of it a player has: of artisans, those in the available area alone (NR-5.47, NR-5.58). */
export const stock = (own: SeenArea, what: Thing): number =>
  what === 'coins' || what === 'influence' ? own[what] : what === 'artisan' ? own.artisans : own.goods[what];

/** How much more of it a player can get: artisans as many as there are in the general supply (NR-3.6, section 5h of the rules). */
function room({ components: { limits } }: Catalog, seen: Seen, own: SeenArea, what: Thing): number {
  if (what === 'coins') return Number.POSITIVE_INFINITY;
  if (what === 'artisan') return seen.artisanSupply;
  return what === 'influence' ? limits.influence - own.influence : limits.goods - own.goods[what];
}

/** A player has so much more or less of it; artisans come from the general supply and return there (NR-5.76). */
function add(state: MutableState, own: Player, what: Thing, amount: number): void {
  if (what === 'coins' || what === 'influence') own[what] += amount;
  else if (what === 'artisan') {
    own.artisans += amount;
    state.artisanSupply -= amount;
  } else own.goods[what] += amount;
}

/** The first thing of a price that a player has not enough of; nothing for one that can be paid. */
export function lacking(own: SeenArea, cost: Cost): Thing | undefined {
  return (Object.keys(cost) as Thing[]).find((what) => (cost[what] ?? 0) > stock(own, what));
}

/** True if a player can pay a cost. Only artisans in the available area count (NR-5.47). */
export const canPay = (own: SeenArea, cost: Cost): boolean => lacking(own, cost) === undefined;

/** What there is of it beyond what there was `before`, for events; `null` if there is nothing. */
function told(amounts: Reward, before: Reward = {}): Reward | null {
  const some = Object.entries<number>(amounts)
    .map(([what, amount]) => [what, amount - (before[what as keyof Reward] ?? 0)] as const)
    .filter(([, amount]) => amount > 0);
  return some.length > 0 ? Object.fromEntries(some) : null;
}

/** A player pays: it is gone. */
export function pay(
  state: MutableState,
  player: Seat,
  price: Cost,
  purpose: Source,
  { emit }: Effects<NovaRoma>,
): void {
  const own = playerAt(state, player);
  for (const what of Object.keys(price) as Thing[]) add(state, own, what, -(price[what] ?? 0));
  const cost = emit && told(price);
  if (cost) emit({ type: 'paid', player, cost, purpose: { ...purpose } });
}

/** Of actions for each good in their order, those for a good below its cap that does not stand before place `from`. */
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

/** Why a good cannot be chosen that is none of those. */
export function refuseGood(catalog: Catalog, seen: Seen, player: Seat, good: unknown, capped: Why, early: Why): Why {
  const known = goodIds.find((id) => id === good);
  if (known === undefined) return 'NR-3.19 there is no such good';
  return room(catalog, seen, playerAt(seen, player), known) > 0 ? early : capped;
}

/** Whether a reward would give the player anything now (NR-4.26, NR-5.316): coins and influence always do. */
export function worthwhile(catalog: Catalog, seen: Seen, player: Seat, reward: Reward): boolean {
  const own = playerAt(seen, player);
  for (const what of Object.keys(reward) as (keyof Reward)[]) {
    const any: readonly Thing[] = what === 'anyGood' ? goodIds : [what];
    const comes = what === 'influence' || any.some((thing) => room(catalog, seen, own, thing) > 0);
    if (comes && (reward[what] ?? 0) > 0) return true;
  }
  return false;
}

/** All that a player has, by name. */
const all = (own: SeenArea): Reward => ({
  coins: own.coins,
  influence: own.influence,
  artisan: own.artisans,
  ...own.goods,
});

/**
 * A player gains a reward: of a good up to its cap (NR-5.73), influence up to its cap and a coin for each point beyond
 * (NR-5.74), artisans from the general supply while there are any (NR-3.6, NR-5.77). Goods of choice are asked for next.
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
  const before = effects.emit && all(own);
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
  const gains = before && told(all(own), before);
  if (gains) effects.emit?.({ type: 'gained', player, gains, source: { ...source } });
}

const choices = oneEach('choose-good', 'good', goodIds);

export const gainQuestions = (catalog: Catalog): Questions<NovaRoma, 'choose-good'> => ({
  'choose-good': {
    asked: 'if-choice', // all at the cap: forfeited (NR-5.75)
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
        // NR-5.75, NR-5.78: of several, none that stands before the last one chosen, unless only such are below their cap
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

/** Why a price cannot be paid: what there is too little of, in the plural. */
export const notEnough = (clause: `NR-${number}.${number}`, what: Thing | 'blocks' | 'sails'): Why =>
  what === 'artisan'
    ? `${clause} no artisan is available`
    : because(`${clause} not enough {what}`, { what: what === 'horse' ? 'horses' : what });
