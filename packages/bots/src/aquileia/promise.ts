/** What each choice promises at first sight, about in points: where a search looks first. */
import type { Aquileia, Site, Space, State, VillaColor } from '@ludi-romani/aquileia';
import { type Engine, finder } from '@ludi-romani/core';
import type { Promising } from '../promise';
import { coinsIn } from './coins';
import type { Weights } from './weights';

/** Nothing is ruled out. */
const NOTHING = 0.2;

export function promiseOf(
  tables: Engine<Aquileia>['components'],
  weights: Weights,
): Promising<Aquileia['action'], Aquileia['state']> {
  const { coin, slave, strength, activations, cards, contest, auction, crest } = weights;
  const { rounds, pecuniaPoints, dolusDice, blueDice, latroDice } = tables.numbers;
  const { mercatus, arena, stadium, theatrum, forum, portus } = tables;
  // copies: what is frozen is read slowly
  const space = finder<Space>(
    [...mercatus, ...arena, ...stadium, ...theatrum, ...forum, ...portus].map((s) => ({ ...s })),
  );
  const sites: readonly Site[] = [...tables.villas, ...tables.workshops, ...tables.banks].map((each) => ({ ...each }));
  const site = finder(sites);
  const slaveCards = tables.slaveCards.map((each) => ({ ...each }));
  const market = new Map(tables.equiCards.map((card) => [card.id, card.strength]));
  const colors = new Map<string, readonly VillaColor[]>([
    ...tables.colorCards.map(({ id, color }) => [id, [color]] as const),
    ...tables.theatreCards.map((card) => [card.id, card.colors] as const),
  ]);

  return (state, seat) => {
    const { coins, hand, theatre } = state.players[seat] as State['players'][number];
    const left = rounds - state.round;

    /** how many cards count for a villa of that color */
    const counting = (color: VillaColor): number => {
      let count = 0;
      for (const { winner, second, kept, given } of state.races) {
        const card = winner === seat ? kept : second === seat ? given : null;
        if (card !== null && colors.get(card)?.includes(color)) count++;
      }
      for (const card of theatre) if (colors.get(card)?.includes(color)) count++;
      return count;
    };
    /** what a building will have brought at the end, if it stands now */
    const brings = (built: Site): number => {
      if (built.kind === 'villa') return built.value * (counting(built.color) + cards * left);
      return built.kind === 'workshop'
        ? built.points * activations * (left + 0.5)
        : coinsIn(built.coins) * coin * activations * left;
    };
    /** the best that could be built, what is missing held against it */
    const bestSite = (isScored: boolean): number => {
      let slaves = 0;
      for (const card of slaveCards) slaves += card.slaves * (hand[card.id] ?? 0);
      let most = 0;
      for (const each of sites) {
        if (state.sites[each.id] !== null) continue;
        const { cost } = each;
        const missing =
          Math.max(0, cost.bronze - coins.bronze) +
          Math.max(0, cost.silver - coins.silver) +
          Math.max(0, cost.gold - coins.gold) +
          Math.max(0, cost.slaves - slaves);
        const atOnce = !isScored ? 0 : each.kind === 'villa' ? each.value : each.kind === 'workshop' ? each.points : 0;
        most = Math.max(most, (brings(each) + atOnce) / (1 + missing * missing));
      }
      return most;
    };
    const best: number[] = [];

    /** what the own workshops and banks pay */
    const payout = (): number => {
      let sum = 0;
      for (const each of sites) {
        if (each.kind === 'villa' || state.sites[each.id] !== seat) continue;
        sum += each.kind === 'workshop' ? each.points : coinsIn(each.coins) * coin;
      }
      return sum;
    };

    const onSpace = (taken: Space): number => {
      switch (taken.action) {
        case 'dolus':
          return dolusDice * coin;
        case 'pecunia':
          return coinsIn(coins) > 0 ? pecuniaPoints : 0;
        case 'equi': {
          const card = state.market[taken.slot];
          if (card == null || coins.bronze === 0) return 0;
          return ((market.get(card) ?? 0) + Number(taken.bonusCard)) * strength;
        }
        case 'servi':
          return Math.min(taken.maxCards, coins[taken.currency]) * slave;
        case 'potentia':
          return (blueDice * strength) / 2;
        case 'arena':
        case 'stadium':
          return contest + 2 * taken.strength;
        case 'theatrum':
          return auction;
        case 'forum': {
          const which = Number(taken.scoresValue);
          best[which] ??= bestSite(taken.scoresValue);
          return taken.builds > 1 ? 1.3 * best[which] : best[which];
        }
        case 'latro':
          return (latroDice / 4) * (1 + coinsIn(state.harbour)) * coin;
        case 'portus':
          return payout();
      }
    };

    return (action) => {
      switch (action.type) {
        case 'place-henchman':
          return NOTHING + onSpace(space(action.space));
        case 'place-crest':
          return crest;
        case 'build':
          return NOTHING + brings(site(action.site));
        case 'buy-slaves':
        case 'roll-blue-dice':
          return NOTHING + action.count;
        case 'buy-market-card':
        case 'pay-harbour':
          return 2;
        case 'choose-arena-reward':
          return action.reward === 'points' ? 2 : 1;
        case 'pass-placement':
        case 'decline-market-card':
        case 'decline-build':
        case 'decline-harbour':
          return NOTHING;
        default:
          return 1;
      }
    };
  };
}
