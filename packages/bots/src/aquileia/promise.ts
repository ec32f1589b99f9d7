/** What each choice promises at first sight, about in points: where a search looks first. */
import type { Aquileia, CardId, Site, Space, State, VillaColor } from '@ludi-romani/aquileia';
import {
  affords,
  type Catalog,
  cardOnSale,
  coinsIn,
  isFree,
  missing,
  payout,
  slaveCardsFor,
  slavesHeld,
  stadiumCardsOf,
  valueWhenBuilt,
  yieldOf,
} from '@ludi-romani/aquileia/queries';
import type { Promising } from '../promise';
import type { Weights } from './weights';

/** Nothing is ruled out. */
const NOTHING = 0.2;

export function promiseOf(catalog: Catalog, weights: Weights): Promising<Aquileia['action'], Aquileia['state']> {
  const { coin, slave, strength, activations, cards, contest, auction, crest } = weights;
  const { rounds, pecuniaPoints, dolusDice, blueDice, latroDice, marketPrice } = catalog.components.numbers;

  return (state, seat) => {
    const own = state.players[seat] as State['players'][number];
    const { coins } = own;
    const left = rounds - state.round;
    let finalCards: readonly CardId[] | undefined;

    /** how many cards count for a villa of that color */
    const counting = (color: VillaColor): number => {
      finalCards ??= [...stadiumCardsOf(state, seat), ...own.theatre];
      let count = 0;
      for (const card of finalCards) if (catalog.finalCard(card).colors.includes(color)) count++;
      return count;
    };
    /** what a building will have brought at the end, if it stands now */
    const brings = (built: Site): number => {
      if (built.kind === 'villa') return built.value * (counting(built.color) + cards * left);
      const paid = yieldOf(built);
      return paid.points * activations * (left + 0.5) + coinsIn(paid.coins) * coin * activations * left;
    };
    /** the best that could be built, what is missing held against it */
    const bestSite = (isScored: boolean): number => {
      const slaves = slavesHeld(catalog, own);
      let most = 0;
      for (const site of catalog.sites) {
        if (!isFree(state, site.id)) continue;
        const { cost } = site;
        const lacking = missing(coins, cost) + Math.max(0, cost.slaves - slaves);
        const atOnce = isScored ? valueWhenBuilt(site) : 0;
        most = Math.max(most, (brings(site) + atOnce) / (1 + lacking * lacking));
      }
      return most;
    };
    const best: number[] = [];

    const onSpace = (taken: Space): number => {
      switch (taken.action) {
        case 'dolus':
          return dolusDice * coin;
        case 'pecunia':
          return coinsIn(coins) > 0 ? pecuniaPoints : 0;
        case 'equi': {
          const card = cardOnSale(state, taken);
          if (card === null || !affords(coins, marketPrice)) return 0;
          return (catalog.handCard(card).strength + Number(taken.bonusCard)) * strength;
        }
        case 'servi':
          return Math.min(taken.maxCards, slaveCardsFor(coins, taken)) * slave;
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
        case 'portus': {
          const paid = payout(catalog, state, seat);
          return paid.points + coinsIn(paid.coins) * coin;
        }
      }
    };

    return (action) => {
      switch (action.type) {
        case 'place-henchman':
          return NOTHING + onSpace(catalog.space(action.space));
        case 'place-crest':
          return crest;
        case 'build':
          return NOTHING + brings(catalog.site(action.site));
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
