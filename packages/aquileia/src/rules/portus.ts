/** PORTUS: a thief steals coins, then workshops and bank buildings pay their owners (section 5 of the rules, VI). */
import { type Effects, playerAt, type Questions, type Seat, type Tasks } from '@ludi-romani/core';
import type { Catalog } from '../components/catalog';
import { type Currency, currencies, type SiteId, type SpaceId } from '../components/ids';
import type { Coins, PortusSpace, Site } from '../components/shapes';
import type { Aquileia, MutableState, Purse, Seen, Task } from '../types';
import { occupied } from './board';
import { atSpace, coinsOf, coinsShown, gainCoins, gainPoints, move, payCoins } from './coins';

/** Returns the task of a space. */
const portusStep = (space: PortusSpace, player: Seat): Task => ({
  do: space.action === 'latro' ? 'latro' : 'harbour',
  player,
  space: space.id,
});

/** Returns the kind of coin that is paid on a coin space of the harbour (AQ-5.88). */
export const currencyOf = (catalog: Catalog, id: SpaceId): Currency =>
  (catalog.space(id) as Extract<PortusSpace, { readonly action: 'portus' }>).currency;

export const portusTasks = (catalog: Catalog): Tasks<Aquileia, 'portus' | 'latro' | 'harbour'> => ({
  // AQ-5.84, AQ-5.87
  portus: (state, _, effects) => {
    for (const { space, player } of occupied(state, catalog.area.portus))
      effects.next(portusStep(space, player), { do: 'return', spaces: [space.id] });
  },
  // AQ-5.84, AQ-5.85; AQ-5.86 one coin of each kind shown, even the thief's own
  latro: (state, { player }, effects) => {
    const { die, numbers } = catalog.components;
    const dice = effects.chance.roll(die, numbers.latroDice);
    effects.emit?.({ type: 'dice-rolled', player, roll: 'latro', dice });
    const shown = coinsShown(dice);
    for (const { space, player: victim } of occupied(state, catalog.area.portus)) {
      if (space.action === 'latro' || shown[space.currency] === 0 || state.harbour[space.currency] === 0) continue;
      const coins = coinsOf(space.currency);
      move(state.harbour, playerAt(state, player).coins, coins);
      effects.emit?.({ type: 'coins-stolen', player, victim, space: space.id, coins });
    }
  },
  // AQ-5.88, AQ-5.92 the coin on the space is paid automatically; a robbed player is asked
  harbour: (state, { player, space }, effects) => {
    const currency = currencyOf(catalog, space);
    if (state.harbour[currency] === 0) {
      effects.next({ ask: 'harbour', player, space });
      return;
    }
    move(state.harbour, state.bank, coinsOf(currency));
    effects.emit?.({ type: 'harbour-coin-paid', player, space, currency });
    activate(catalog, state, player, space, effects);
  },
});

export const portusQuestions = (catalog: Catalog): Questions<Aquileia, 'harbour'> => ({
  harbour: {
    asked: 'if-any', // reveals no secret: coins are public
    pendingReason: 'AQ-5.92 first pay another coin or decline',
    moves: {
      'pay-harbour': {
        candidates: (_, { player }) => [{ type: 'pay-harbour', player }],
        refuse: (seen, { player }, { space }) =>
          playerAt(seen, player).coins[currencyOf(catalog, space)] > 0
            ? undefined
            : 'AQ-5.89 no coin of that kind to pay with',
        apply: (state, { player }, effects, { space }) => {
          payCoins(state, player, coinsOf(currencyOf(catalog, space)), atSpace(space), effects);
          activate(catalog, state, player, space, effects);
        },
      },
      'decline-harbour': {
        isPass: true,
        candidates: (_, { player }) => [{ type: 'decline-harbour', player }],
        apply: () => {},
      },
    },
  },
});

const NO_COINS: Coins = { bronze: 0, silver: 0, gold: 0 };

/**
 * Returns the points and coins that a building pays in PORTUS: workshops points, bank buildings coins (AQ-5.90), villas nothing (AQ-5.91).
 */
export const yieldOf = (site: Site): { readonly points: number; readonly coins: Coins } => ({
  points: site.kind === 'workshop' ? site.points : 0,
  coins: site.kind === 'bank' ? site.coins : NO_COINS,
});

/** Returns the workshops and bank buildings of a player, in the order of the tables, and the sums of their points and coins (AQ-5.90). */
export function payout(
  { components: { workshops, banks } }: Catalog,
  seen: Seen,
  player: Seat,
): { readonly sites: SiteId[]; readonly points: number; readonly coins: Purse } {
  const sites: SiteId[] = [];
  const coins: Purse = { bronze: 0, silver: 0, gold: 0 };
  let points = 0;
  for (const buildings of [workshops, banks])
    for (const site of buildings) {
      if (seen.sites[site.id] !== player) continue;
      const paid = yieldOf(site);
      sites.push(site.id);
      points += paid.points;
      for (const currency of currencies) coins[currency] += paid.coins[currency];
    }
  return { sites, points, coins };
}

/** Pays a player for all workshops and bank buildings, as one sum (AQ-5.93). */
function activate(
  catalog: Catalog,
  state: MutableState,
  player: Seat,
  space: SpaceId,
  effects: Effects<Aquileia>,
): void {
  const { sites, points, coins } = payout(catalog, state, player);
  effects.emit?.({ type: 'buildings-activated', player, space, sites });
  gainPoints(state, player, 'portus', points, atSpace(space), effects);
  gainCoins(state, player, coins, atSpace(space), effects);
}
