/** How much each choice promises at first sight, in points: where a search looks first. */
import type { Action, Aquileia, State } from '@ludi-romani/aquileia';
import type { Engine, Seat } from '@ludi-romani/core';
import { byId } from '../tables';
import { coinsIn } from './coins';
import type { Weights } from './weights';

type Tables = Engine<Aquileia>['components'];

const NOTHING = 0.2;

export function promiseOf(tables: Tables, weights: Weights) {
  const { coin, slave, strength, activations, cards, contest, crest } = weights;
  const { rounds, pecuniaPoints, dolusDice, blueDice, latroDice } = tables.numbers;
  const { mercatus, arena, stadium, theatrum, forum, portus } = tables;
  const spaces = byId(
    [...mercatus, ...arena, ...stadium, ...theatrum, ...forum, ...portus].map((each) => ({ ...each })),
  );
  const sites = [...tables.villas, ...tables.workshops, ...tables.banks].map((each) => ({ ...each }));
  const site = byId(sites);
  const strengths = new Map(tables.equiCards.map((card) => [card.id, card.strength]));
  const colors = new Map<string, readonly string[]>([
    ...tables.colorCards.map(({ id, color }) => [id, [color]] as const),
    ...tables.theatreCards.map(({ id, colors }) => [id, colors] as const),
  ]);

  return (state: State, seat: Seat): ((action: Action) => number) => {
    const { coins, hand, theatre } = state.players[seat] as State['players'][number];
    const left = rounds - state.round;
    const purse = coinsIn(coins);
    let slaves = 0;
    for (const { id, slaves: each } of tables.slaveCards) slaves += each * (hand[id] ?? 0);

    const multipliers = (color: string): number => {
      let n = 0;
      for (const { winner, second, kept, given } of state.races) {
        if (winner === seat && kept !== null && colors.get(kept)?.includes(color)) n++;
        if (second === seat && colors.get(given)?.includes(color)) n++;
      }
      for (const card of theatre) if (colors.get(card)?.includes(color)) n++;
      return n;
    };
    /** what a building brings to the end of the game */
    const brings = (built: (typeof sites)[number]): number =>
      built.kind === 'villa'
        ? built.value * (multipliers(built.color) + cards * left)
        : built.kind === 'workshop'
          ? built.points * activations * (left + 0.5)
          : coinsIn(built.coins) * coin * activations * left;
    const scoredAs = (built: (typeof sites)[number]) =>
      built.kind === 'villa' ? built.value : built.kind === 'workshop' ? built.points : 0;
    const payout = (): number => {
      let sum = 0;
      for (const each of sites) {
        if (each.kind === 'villa' || state.sites[each.id] !== seat) continue;
        sum += each.kind === 'workshop' ? each.points : coinsIn(each.coins) * coin * 0.7;
      }
      return sum;
    };
    /** the best that could be built, coins that are missing held against it */
    const best = (scored: boolean): number => {
      let most = 0;
      for (const each of sites) {
        if (state.sites[each.id] !== null) continue;
        const { cost } = each;
        const lacking =
          Math.max(0, cost.bronze - coins.bronze) +
          Math.max(0, cost.silver - coins.silver) +
          Math.max(0, cost.gold - coins.gold) +
          Math.max(0, cost.slaves - slaves);
        const worth = (brings(each) + (scored ? scoredAs(each) : 0)) / (1 + lacking * lacking);
        if (worth > most) most = worth;
      }
      return most;
    };
    const onSpace = (id: string): number => {
      const space = spaces(id);
      switch (space.action) {
        case 'dolus':
          return dolusDice * coin;
        case 'pecunia':
          return purse > 0 ? pecuniaPoints : 0;
        case 'potentia':
          return (blueDice * strength) / 2;
        case 'equi': {
          const card = state.market[space.slot];
          if (card == null || coins.bronze === 0) return 0;
          return (strengths.get(card) ?? 0) * strength + (space.bonusCard ? strength : 0);
        }
        case 'servi':
          return Math.min(space.maxCards, Math.floor(coins[space.currency] / Math.max(1, space.coinsPerCard))) * slave;
        case 'arena':
        case 'stadium':
          return contest + 2 * space.strength;
        case 'theatrum':
          return left > 0 || purse > 0 ? 3 : 1;
        case 'forum':
          return best(space.scoresValue) * (space.builds > 1 ? 1.3 : 1);
        case 'latro':
          return (latroDice / 4) * (1 + coinsIn(state.harbour)) * coin;
        case 'portus':
          return payout();
      }
    };
    return (action) => {
      switch (action.type) {
        case 'place-henchman':
          return NOTHING + onSpace(action.space);
        case 'place-crest':
          return crest;
        case 'build': {
          const built = site(action.site);
          return NOTHING + brings(built);
        }
        case 'buy-slaves':
          return NOTHING + action.count;
        case 'roll-blue-dice':
          return 1 + action.count;
        case 'buy-market-card':
        case 'pay-harbour':
          return 2;
        case 'choose-arena-reward':
          return action.reward === 'points' ? 2 : 1;
        case 'pass-placement':
        case 'decline-build':
        case 'decline-market-card':
        case 'decline-harbour':
          return NOTHING;
        default:
          return 1;
      }
    };
  };
}
