/** Rounds, cycles, scorings and the end of the game (sections 4, 6 and 7 of the rules). */
import { clockwise, type Effects, playerAt, type Seat, sure, type Tasks } from '@ludi-romani/core';
import type { Catalog } from '../components/catalog';
import { type Cycle, citizenRowIds, corners, cycles, type StreetSymbol } from '../components/ids';
import type { ForumTrajanum, MutableState, Seen } from '../types';
import { emitActive } from './payment';
import { areaPoints, coloniaPoints, cranePoints, eaglePoints, headValue, largestAreas, trajanTasks } from './scoring';
import { askAll, rightNeighbor } from './seats';
import { noDraft } from './setup';
import { score } from './supply';

/** FT-4.3 The numbers of the street cards of a round. */
const CARDS = [0, 1];

/** FT-4.1 Returns the number of rounds of a game. */
export const roundsOf = ({ components }: Catalog): number => cycles.length * components.numbers.roundsPerCycle;

/** FT-4.2 Returns the cycle of the current round. The setup belongs to the first cycle. */
export const cycleOf = ({ components }: Catalog, { round }: Pick<Seen, 'round'>): Cycle =>
  sure(cycles[Math.max(0, Math.ceil(round / components.numbers.roundsPerCycle) - 1)]);

/** FT-3.16 Returns the points of a column in the current cycle, without those for active citizens. */
export const columnValue = (catalog: Catalog, seen: Pick<Seen, 'round'>): number =>
  catalog.components.columnValues[cycleOf(catalog, seen) - 1] ?? 0;

/** FT-4.3 Returns the symbol of street card 0 or 1 of the current round; `undefined` before the first round. */
export const streetNow = ({ streets }: Pick<Seen, 'streets'>, card: number): StreetSymbol | undefined =>
  streets[streets.length - CARDS.length + card];

export const roundTasks = (catalog: Catalog): Tasks<ForumTrajanum, 'round' | 'round-end' | 'scoring'> => ({
  round: (state, { round }, effects) => {
    // FT-4.23, FT-4.29
    if (round > 1) state.startPlayer = rightNeighbor(state, state.startPlayer);
    state.round = round;
    state.phase = 'draft';
    const streets = effects.drawUpTo(state.streetDeck, CARDS.length);
    state.streets.push(...streets);
    effects.emit?.({ type: 'round-began', round, startPlayer: state.startPlayer, streets });
    const seats = clockwise(state, state.startPlayer);
    askAll(state, seats, (player) => ({ ask: 'take', player, cards: [...CARDS] }), effects);
    // FT-4.5, FT-4.20
    effects.next({ do: 'draft-end' }, ...seats.map((player) => ({ do: 'turn', player }) as const), { do: 'round-end' });
  },

  'round-end': (state, _, effects) => {
    const { round } = state;
    for (const player of state.players) {
      // the kept tile is first, then the passed one: the order in which they were taken would reveal their cells
      const { kept, passed } = player.draft;
      for (const tile of [kept, passed]) if (tile !== null) player.spent.push(tile);
      player.draft = noDraft();
    }
    effects.emit?.({ type: 'round-ended', round });
    // FT-4.1, FT-4.30
    if (round % catalog.components.numbers.roundsPerCycle === 0) effects.next({ do: 'payment' });
    else effects.next({ do: 'round', round: round + 1 });
  },

  // FT-6.5
  scoring: (state, _, effects) => {
    emitActive(state, effects);
    const cycle = cycleOf(catalog, state);
    const areas = largestAreas(catalog, state);
    areas.forEach((area, player) => {
      scoreAll(catalog, state, player, cycle, area, effects);
    });
    effects.emit?.({ type: 'cycle-ended', cycle });
    if (cycle < cycles.length) {
      effects.next({ do: 'round', round: state.round + 1 });
    } else {
      state.phase = 'over'; // FT-7.1
      effects.emit?.({ type: 'game-ended' });
    }
  },
});

/** Carries out the four scorings of a player. `area` has the squares of the player's largest area. */
function scoreAll(
  catalog: Catalog,
  state: MutableState,
  player: Seat,
  cycle: Cycle,
  area: readonly number[],
  effects: Effects<ForumTrajanum>,
): void {
  const own = playerAt(state, player);
  // FT-6.6, FT-6.7 every exposed crane, even for 0 points
  corners.forEach((corner, i) => {
    const crane = own.cranes[i];
    if (crane?.status !== 'exposed') return;
    const points = cranePoints(catalog, own, cycle, corner);
    crane.status = 'scored';
    effects.emit?.({ type: 'crane-scored', player, corner, points });
    score(state, player, 'cranes', points, { kind: 'crane', corner }, effects);
  });
  // FT-6.8
  const rows = coloniaPoints(catalog, own);
  for (const row of citizenRowIds)
    score(state, player, 'colonia', rows[row - 1] ?? 0, { kind: 'street', row }, effects);
  // FT-6.9, FT-6.13
  const { squares } = catalog.forum(state.forum.arrangement);
  const eagles = eaglePoints(catalog, state, player);
  squares.forEach((square, i) => {
    if (square !== null) score(state, player, 'eagles', eagles[i] ?? 0, { kind: 'envoy', square }, effects);
  });
  const source = { kind: 'envoys', squares: area.map((i) => sure(squares[i])) } as const;
  score(state, player, 'area', areaPoints(catalog, own, area.length), source, effects);
  // FT-6.15, FT-8.2
  const card = state.trajan[cycle - 1] ?? null;
  if (card === null) return;
  const { building, collecting } = trajanTasks(catalog, own, card);
  effects.emit?.({ type: 'trajan-scored', player, card, building, collecting });
  score(state, player, 'trajan', (building + collecting) * headValue(catalog, own), { kind: 'card', card }, effects);
}
