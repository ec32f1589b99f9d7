/** Payments for citizens before a scoring (section 6.1 of the rules). */
import { type Effects, playerAt, type Questions, type Seat, subsets, type Tasks } from '@ludi-romani/core';
import type { Catalog } from '../components/catalog';
import { type CitizenRowId, citizenRowIds } from '../components/ids';
import type { ForumTrajanum, MutableState, Player, SeenArea } from '../types';
import { perSeat } from './actions';
import { isRow, spacesOf } from './rows';
import { askAll } from './seats';
import { pay } from './supply';

/** Returns the rows with a citizen as a mask: bit k - 1 is row k. */
const occupied = ({ rows }: SeenArea): number =>
  rows.reduce((mask, { citizens }, i) => (citizens.length > 0 ? mask | (1 << i) : mask), 0);

/** FT-6.1 Returns the number of rows that a player's coins can pay for. */
export const payableRows = ({ components }: Catalog, { resources }: Pick<SeenArea, 'resources'>): number =>
  Math.floor(resources.coin / components.numbers.coinsPerCitizenRow);

/** For each mask of rows, the actions for all subsets of these rows, smallest first. */
const payments = perSeat((player) =>
  Array.from({ length: 1 << citizenRowIds.length }, (_, mask) =>
    subsets(citizenRowIds.filter((__, i) => (mask >> i) & 1)).map((rows) => ({
      type: 'pay-citizens' as const,
      player,
      rows,
    })),
  ),
);

/** FT-6.2, FT-6.3 Makes the paid rows active and all others inactive. */
function setActive(player: Player, paid: readonly CitizenRowId[]): void {
  for (const row of citizenRowIds) spacesOf(player, row).active = paid.includes(row);
}

export const paymentTasks = (catalog: Catalog): Tasks<ForumTrajanum, 'payment'> => ({
  payment: (state, _, effects) => {
    state.phase = 'payment';
    // FT-9.3 a player without coins is not asked, and all rows become inactive
    const able: Seat[] = [];
    state.players.forEach((player, seat) => {
      if (payableRows(catalog, player) > 0) able.push(seat);
      else {
        setActive(player, []);
        effects.emit?.({ type: 'citizens-unpaid', player: seat });
      }
    });
    askAll(state, able, (player) => ({ ask: 'payment', player }), effects);
    effects.next({ do: 'scoring' }); // FT-6.4
  },
});

export const paymentQuestions = (catalog: Catalog): Questions<ForumTrajanum, 'payment'> => ({
  payment: {
    pendingReason: 'FT-6.1 first pay for your citizens',
    moves: {
      'pay-citizens': {
        unordered: ['rows'],
        whyUnknown: (seen, { rows }, { player }) => {
          if (!Array.isArray(rows) || !rows.every(isRow)) return 'FT-5.11 there is no such row';
          if (new Set(rows).size < rows.length) return 'FT-6.1 each row can be paid for only once';
          return rows.some((row) => spacesOf(playerAt(seen, player), row).citizens.length === 0)
            ? 'FT-6.1 this row has no citizens to pay for'
            : 'FT-6.1 you have too few coins for these rows';
        },
        candidates: (seen, { player }) => {
          const own = playerAt(seen, player);
          const most = payableRows(catalog, own);
          return payments(player)[occupied(own)]?.filter(({ rows }) => rows.length <= most) ?? [];
        },
        apply: (state, { player, rows }, effects) => {
          effects.emit?.({ type: 'citizens-paid', player, rows: [...rows] });
          const price = rows.length * catalog.components.numbers.coinsPerCitizenRow;
          pay(state, player, 'coin', price, { kind: 'citizens', rows: [...rows] }, effects);
          setActive(playerAt(state, player), rows);
        },
      },
    },
  },
});

/** Emits the active rows of all players, because players may have paid in secret. */
export function emitActive(state: MutableState, effects: Effects<ForumTrajanum>): void {
  state.players.forEach((own, player) => {
    effects.emit?.({ type: 'citizens-active', player, rows: citizenRowIds.filter((row) => spacesOf(own, row).active) });
  });
}
