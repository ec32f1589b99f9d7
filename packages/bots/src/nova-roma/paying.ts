/** What a player could pay for. */
import type { NovaRoma } from '@ludi-romani/nova-roma';

type Payer = Pick<NovaRoma['state']['players'][number], 'goods' | 'coins' | 'influence' | 'artisans'>;
type Cost = NovaRoma['components']['buildingContracts'][number]['cost'];

/** Whether a player has all that something costs. */
export function canPay({ goods, coins, influence, artisans }: Payer, cost: Cost): boolean {
  const has = { ...goods, coins, influence, artisan: artisans };
  return (Object.keys(cost) as (keyof Cost)[]).every((what) => (cost[what] ?? 0) <= has[what]);
}
