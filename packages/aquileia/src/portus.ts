/** PORTUS: a thief, then the owners of workshops and bank buildings put them to work (AQ-5.84 to 5.93). */
import { area, type Questions, type Seat, type Tasks, type Turn } from '@ludi-romani/core';
import { occupied } from './board';
import type { Catalog } from './catalog';
import { atMost, coinsOf, coinsShown, gainCoins, gainPoints, move, payCoins } from './coins';
import type { PortusSpace } from './components/types';
import type { Aquileia, MutableState, Purse, Task } from './types';

/** What happens on a space. */
export const portusStep = (space: PortusSpace, player: Seat): Task =>
  space.action === 'latro' ? { do: 'latro', player } : { do: 'harbour', player, currency: space.currency };

export const portusTasks = (catalog: Catalog): Tasks<Aquileia, 'portus' | 'latro' | 'harbour'> => ({
  // AQ-5.84, 5.87
  portus: (state, _, turn) => {
    for (const { space, player } of occupied(state, catalog.area.portus))
      turn.next(portusStep(space, player), { do: 'return', spaces: [space.id] });
  },
  // AQ-5.84 to 5.86
  latro: (state, { player }, turn) => {
    const { die, numbers } = catalog.components;
    const dice = turn.chance.roll(die, numbers.latroDice);
    turn.tell?.({ type: 'dice-rolled', player, roll: 'latro', dice });
    const coins = atMost(coinsShown(dice), state.harbour);
    move(state.harbour, area(state, player).coins, coins);
    turn.tell?.({ type: 'coins-stolen', player, coins });
  },
  // AQ-5.88, 5.92 the coin lying there is paid; who was robbed is asked
  harbour: (state, { player, currency }, turn) => {
    if (state.harbour[currency] === 0) {
      turn.next({ ask: 'harbour', player, currency });
      return;
    }
    move(state.harbour, state.bank, coinsOf(currency));
    turn.tell?.({ type: 'harbour-coin-paid', player, currency });
    activate(catalog, state, player, turn);
  },
});

export const portusQuestions = (catalog: Catalog): Questions<Aquileia, 'harbour'> => ({
  harbour: {
    asked: 'if-any', // coins are open
    moves: {
      'pay-harbour': {
        candidates: (_, { player }) => [{ type: 'pay-harbour', player }],
        refuse: (seen, { player }, { currency }) =>
          area(seen, player).coins[currency] > 0 ? undefined : 'AQ-5.89 there is no such coin to pay with',
        apply: (state, { player }, turn, { currency }) => {
          payCoins(state, player, coinsOf(currency), turn);
          activate(catalog, state, player, turn);
        },
        describe: () => 'Pays another coin and puts the buildings to work.',
      },
      'decline-harbour': {
        declines: true,
        candidates: (_, { player }) => [{ type: 'decline-harbour', player }],
        apply: () => {},
        describe: () => 'Pays no other coin.',
      },
    },
  },
});

/** All workshops and bank buildings of a player pay, as one sum (AQ-5.90, 5.91, 5.93). */
function activate(catalog: Catalog, state: MutableState, player: Seat, turn: Turn<Aquileia>): void {
  const { workshops, banks } = catalog.components;
  const { sites } = state;
  let points = 0;
  const coins: Purse = { bronze: 0, silver: 0, gold: 0 };
  for (const workshop of workshops) if (sites[workshop.id] === player) points += workshop.points;
  for (const bank of banks) {
    if (sites[bank.id] !== player) continue;
    coins.bronze += bank.coins.bronze;
    coins.silver += bank.coins.silver;
    coins.gold += bank.coins.gold;
  }
  gainPoints(state, player, 'portus', points, turn);
  gainCoins(state, player, coins, turn);
}
