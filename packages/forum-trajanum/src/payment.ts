/** Paying the citizens before a scoring (FT-6.1 to 6.4). */
import { area, type Questions, type Seat, subsets, type Tasks, type Turn } from '@ludi-romani/core';
import { perSeat } from './actions';
import type { Catalog } from './catalog';
import { spacesOf } from './citizens';
import { type CitizenRowId, citizenRowIds } from './components/types';
import { askAll } from './seats';
import { pay } from './supply';
import type { ForumTrajanum, MutableState, Player, SeenArea } from './types';

/** The rows that hold a citizen, as a mask: bit k - 1 is row k. */
const occupied = ({ rows }: SeenArea): number =>
  rows.reduce((mask, { citizens }, i) => (citizens.length > 0 ? mask | (1 << i) : mask), 0);

/** For each mask of rows, every choice among them: fewest first, none included. */
const payments = perSeat((player) =>
  Array.from({ length: 1 << citizenRowIds.length }, (_, mask) =>
    subsets(citizenRowIds.filter((__, i) => (mask >> i) & 1)).map((rows) => ({
      type: 'pay-citizens' as const,
      player,
      rows,
    })),
  ),
);

/** These rows are paid for and active, all others are not (FT-6.2, 6.3). */
function setActive(player: Player, paid: readonly CitizenRowId[]): void {
  for (const row of citizenRowIds) spacesOf(player, row).active = paid.includes(row);
}

export const paymentTasks = (catalog: Catalog): Tasks<ForumTrajanum, 'payment'> => ({
  payment: (state, _, turn) => {
    state.phase = 'payment';
    const price = catalog.components.numbers.coinsPerCitizenRow;
    // who has no coins is not asked: all rows become inactive
    const able: Seat[] = [];
    state.players.forEach((player, seat) => {
      if (player.resources.coin >= price) able.push(seat);
      else setActive(player, []);
    });
    if (able.length > 0) askAll(state, able, (player) => ({ ask: 'payment', player }), turn);
    turn.next({ do: 'scoring' });
  },
});

export const paymentQuestions = (catalog: Catalog): Questions<ForumTrajanum, 'payment'> => ({
  payment: {
    moves: {
      'pay-citizens': {
        otherwise: 'FT-6.1 a coin for each row with citizens',
        candidates: (seen, { player }) => {
          const own = area(seen, player);
          const most = Math.floor(own.resources.coin / catalog.components.numbers.coinsPerCitizenRow);
          return payments(player)[occupied(own)]?.filter(({ rows }) => rows.length <= most) ?? [];
        },
        apply: (state, { player, rows }, turn) => {
          turn.tell?.({ type: 'citizens-paid', player, rows: [...rows] });
          pay(state, player, 'coin', rows.length * catalog.components.numbers.coinsPerCitizenRow, turn);
          setActive(area(state, player), rows);
        },
        describe: (_, { rows }) => `Pays the citizens of ${rows.length} rows: ${rows.join(', ')}.`,
      },
    },
  },
});

/** Tells which rows are active now: several may have paid in secret. */
export function tellActive(state: MutableState, turn: Turn<ForumTrajanum>): void {
  state.players.forEach((own, player) => {
    turn.tell?.({ type: 'citizens-active', player, rows: citizenRowIds.filter((row) => spacesOf(own, row).active) });
  });
}
