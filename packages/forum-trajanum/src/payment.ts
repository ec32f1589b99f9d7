/** Paying the citizens before a scoring (FT-6.1 to 6.4). */
import { area, type Questions, type Seat, subsets, type Tasks, type Turn } from '@ludi-romani/core';
import type { Catalog } from './catalog';
import type { CitizenRowId } from './components/types';
import { askAll } from './seats';
import { pay } from './supply';
import type { ForumTrajanum, MutableState, Player, SeenArea } from './types';

/** The rows that hold a citizen, ascending. */
const occupiedRows = ({ components }: Catalog, { rows }: SeenArea): CitizenRowId[] =>
  components.citizenRows.flatMap(({ row }) => ((rows[row - 1]?.citizens.length ?? 0) > 0 ? [row] : []));

/** The rows that are active, ascending. */
const activeRows = ({ components }: Catalog, { rows }: SeenArea): CitizenRowId[] =>
  components.citizenRows.flatMap(({ row }) => (rows[row - 1]?.active === true ? [row] : []));

/** These rows are paid for and active, all others are not (FT-6.2, 6.3). */
function setActive(catalog: Catalog, player: Player, paid: readonly CitizenRowId[]): void {
  for (const { row } of catalog.components.citizenRows) {
    const spaces = player.rows[row - 1];
    if (spaces !== undefined) spaces.active = paid.includes(row);
  }
}

export const paymentTasks = (catalog: Catalog): Tasks<ForumTrajanum, 'payment'> => ({
  payment: (state, _, turn) => {
    state.phase = 'payment';
    const price = catalog.components.numbers.coinsPerCitizenRow;
    // who has no coins is not asked: all rows become inactive
    const able: Seat[] = [];
    state.players.forEach((player, seat) => {
      if (player.resources.coin >= price) able.push(seat);
      else setActive(catalog, player, []);
    });
    if (able.length > 0) askAll(state, able, (player) => ({ ask: 'payment', player }), turn);
    turn.next({ do: 'scoring' });
  },
});

export const paymentQuestions = (catalog: Catalog): Questions<ForumTrajanum, 'payment'> => ({
  payment: {
    moves: {
      'pay-citizens': {
        otherwise: 'FT-6.1 a coin for each row that holds a citizen, as far as the coins go',
        candidates: (seen, { player }) => {
          const own = area(seen, player);
          const most = Math.floor(own.resources.coin / catalog.components.numbers.coinsPerCitizenRow);
          return subsets(occupiedRows(catalog, own), most).map((rows) => ({ type: 'pay-citizens', player, rows }));
        },
        apply: (state, { player, rows }, turn) => {
          turn.tell?.({ type: 'citizens-paid', player, rows: [...rows] });
          pay(state, player, 'coin', rows.length * catalog.components.numbers.coinsPerCitizenRow, turn);
          setActive(catalog, area(state, player), rows);
        },
        describe: (_, { rows }) =>
          rows.length === 0 ? 'Pays no citizens.' : `Pays the citizens of rows ${rows.join(', ')}.`,
      },
    },
  },
});

/** Tells which rows are active now: several may have paid in secret. */
export function tellActive(catalog: Catalog, state: MutableState, turn: Turn<ForumTrajanum>): void {
  state.players.forEach((own, player) => {
    turn.tell?.({ type: 'citizens-active', player, rows: activeRows(catalog, own) });
  });
}
