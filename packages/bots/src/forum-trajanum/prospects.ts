/** What each player of Forum Trajanum may expect to end with. */
import { sum } from '@ludi-romani/core';
import type { Corner, ForumTrajanum } from '@ludi-romani/forum-trajanum';
import {
  activeCitizens,
  areaPoints,
  type Catalog,
  citizenRowIds,
  corners,
  cranePoints,
  cycleOf,
  cycles,
  eaglePoints,
  graysIn,
  headValue,
  largestAreas,
  payableRows,
  resourceIds,
  roundsOf,
  rowFactor,
  trackIds,
  trajanTasks,
} from '@ludi-romani/forum-trajanum/queries';
import type { Weights } from './weights';

type State = ForumTrajanum['state'];
type Player = State['players'][number];

const WORKERS = resourceIds.filter((resource) => resource.startsWith('worker-'));

/** A player as he will be when the cards are scored: the cranes that are exposed now are scored before (FT-6.26). */
const atScoring = ({ buildings, cranes, resources, rows, ship, tracks }: Player) => ({
  buildings,
  cranes: cranes.map((crane) => (crane.status === 'exposed' ? { ...crane, status: 'scored' as const } : crane)),
  resources,
  rows,
  ship,
  tracks,
});

/** The points as they stand, what the scorings to come would pay for what stands there now, and what is still to be built. */
export function prospectsOf(catalog: Catalog, weights: Weights): (state: State) => number[] {
  const { numbers, craneFactors } = catalog.components;
  const rounds = roundsOf(catalog);

  /** per row, what its gray buildings score without citizens, and what citizens that are paid add to that */
  const colonia = (player: Player, paying: boolean, scorings: number): number => {
    let bare = 0;
    const added: number[] = [];
    for (const row of citizenRowIds) {
      const kinds = graysIn(player, row);
      const { citizens, active } = player.rows[row - 1] as Player['rows'][number];
      bare += kinds * rowFactor(catalog, 0);
      if (citizens.length > 0 && !(paying && !active))
        added.push(kinds * (rowFactor(catalog, citizens.length) - rowFactor(catalog, 0)));
    }
    added.sort((a, b) => b - a);
    let points = bare * scorings;
    const payable = paying ? added.length : payableRows(catalog, player);
    added.forEach((more, i) => {
      points += more * ((i < payable ? 1 : weights.unpaid) + (scorings - 1) * weights.unpaid);
    });
    return points;
  };

  return (state) => {
    const { round, phase, players, trajan } = state;
    const cycle = cycleOf(catalog, state);
    const over = phase === 'over';
    const scorings = over ? 0 : cycles.length - cycle + 1;
    const roundsLeft = over ? 0 : rounds - round + 1;
    const largest = largestAreas(catalog, state);

    return players.map((player, seat) => {
      let points = 0;
      for (const gained of Object.values(player.points)) points += gained;
      if (over) return points;
      const { resources, cranes, tracks, ship } = player;
      // whoever has turns to come may still use what lies in the supply
      const turns = phase === 'payment' ? roundsLeft - 1 : roundsLeft;
      const pays = phase === 'payment' && !isAsked(state, seat);

      points += colonia(player, pays, scorings);
      points +=
        scorings * (sum(eaglePoints(catalog, state, seat)) + areaPoints(catalog, player, largest[seat]?.length ?? 0));

      const head = headValue(catalog, player);
      const counted = atScoring(player);
      for (let later = 0; later < scorings; later++) {
        const card = trajan[cycle - 1 + later] ?? null;
        if (card === null) continue;
        const { building, collecting } = trajanTasks(catalog, counted, card);
        points += head * (building + collecting * (later === 0 ? 1 : weights.collecting));
      }

      const toScoring = turns - (cycles.length - cycle) * numbers.roundsPerCycle;
      const growth = weights.growth * toScoring * (craneFactors[cycle - 1] ?? 0);
      cranes.forEach(({ status }, i) => {
        if (status === 'scored') return;
        const worth = cranePoints(catalog, player, cycle, corners[i] as Corner) + growth;
        points += status === 'exposed' ? worth : weights.covered * worth;
      });

      points += weights.citizen * activeCitizens(player) * (turns / numbers.roundsPerCycle);
      for (const track of trackIds) points += (weights.step * tracks[track] * tracks[track] * turns) / rounds;

      let figures = resources.builder;
      for (const worker of WORKERS) figures += resources[worker];
      points += weights.figure * Math.min(figures, 2 * turns);
      points += (weights.token * (resources.assistant + resources.coin + resources.tribune) * turns) / rounds;
      points += weights.envoy * Math.min(ship, 2 * turns);
      return points;
    });
  };
}

/** Whether a player is still to choose whom to pay. */
function isAsked({ pending }: State, seat: number): boolean {
  const top = pending.at(-1);
  return top !== undefined && 'simultaneous' in top
    ? (top.simultaneous[seat]?.length ?? 0) > 0
    : pending.some((frame) => 'ask' in frame && frame.ask === 'payment' && frame.player === seat);
}
