/** What each player of Forum Trajanum may expect to end with. */
import { areasBy } from '@ludi-romani/core';
import type { ForumTrajanum } from '@ludi-romani/forum-trajanum';
import { type Forum, forumsOf } from './forum';
import { type Card, cardOf, collected, isColor } from './tasks';
import type { Weights } from './weights';

type Tables = ForumTrajanum['components'];
type State = ForumTrajanum['state'];
type Player = State['players'][number];

const CYCLES = 3;
const SIZE = 6;
const WORKERS = ['worker-red', 'worker-yellow', 'worker-green', 'worker-blue'] as const;
const TRACKS = ['library', 'basilica', 'market'] as const;

/** The points as they stand, what the scorings to come would pay for what stands there now, and what is still to be built. */
export function prospectsOf(tables: Tables, weights: Weights): (state: State) => number[] {
  const { numbers, prestige, craneFactors, rowFactors } = tables;
  const forums = forumsOf(tables);
  const cards = new Map<string, Card>(tables.trajanCards.map((card) => [card.id, cardOf(tables, card)]));
  const rounds = CYCLES * numbers.roundsPerCycle;
  const seesDiagonally = (tables.citizenRows.find(({ ability }) => ability === 'patrician-1')?.row ?? 1) - 1;

  /** per row, what its gray buildings score without citizens, and what citizens that are paid add to that */
  const colonia = ({ buildings, rows, resources }: Player, paying: boolean, scorings: number): number => {
    let bare = 0;
    const added: number[] = [];
    for (let row = 0; row < SIZE; row++) {
      let kinds = 0;
      for (let cell = SIZE * row; cell < SIZE * (row + 1); cell++) {
        const there = buildings[cell] ?? null;
        if (there !== null && !isColor(there) && buildings.indexOf(there, SIZE * row) === cell) kinds++;
      }
      const { citizens, active } = rows[row] as Player['rows'][number];
      bare += kinds * (rowFactors[0] ?? 0);
      if (citizens.length > 0 && !(paying && !active))
        added.push(kinds * ((rowFactors[citizens.length] ?? 0) - (rowFactors[0] ?? 0)));
    }
    added.sort((a, b) => b - a);
    let points = bare * scorings;
    const payable = paying ? added.length : Math.floor(resources.coin / numbers.coinsPerCitizenRow);
    added.forEach((more, i) => {
      points += more * ((i < payable ? 1 : weights.unpaid) + (scorings - 1) * weights.unpaid);
    });
    return points;
  };

  return (state) => {
    const { round, phase, forum, players, trajan } = state;
    const cycle = Math.max(1, Math.ceil(round / numbers.roundsPerCycle));
    const over = phase === 'over';
    const scorings = over ? 0 : CYCLES - cycle + 1;
    const roundsLeft = over ? 0 : rounds - round + 1;
    const { board } = forums.get(forum.arrangement) as Forum;
    const largest: number[] = [];
    for (const { kind, cells } of areasBy(board, (square) => forum.envoys[square] ?? null))
      largest[kind] = Math.max(largest[kind] ?? 0, cells.length);
    const eagles: number[] = [];
    forum.envoys.forEach((owner, square) => {
      if (owner === null) return;
      const isEagle = (other: number) => forum.colors[other] === 'eagle';
      let points = 0;
      if (isEagle(square)) points = numbers.onEagle;
      else if (board.orthogonal[square]?.some(isEagle)) points = numbers.besideEagle;
      else if (players[owner]?.rows[seesDiagonally]?.active && board.diagonal[square]?.some(isEagle))
        points = numbers.diagonalToEagle;
      eagles[owner] = (eagles[owner] ?? 0) + points;
    });

    return players.map((player, seat) => {
      let points = 0;
      for (const gained of Object.values(player.points)) points += gained;
      if (over) return points;
      const { resources, rows, cranes, tracks, position, improved, buildings, ship } = player;
      // whoever has turns to come may still use what lies in the supply
      const turns = phase === 'payment' ? roundsLeft - 1 : roundsLeft;
      const pays = phase === 'payment' && !isAsked(state, seat);

      points += colonia(player, pays, scorings);
      const at = position + prestige.offset[improved ? 'improved' : 'basic'];
      const size = Math.min(largest[seat] ?? 0, prestige.maxArea);
      points += scorings * ((eagles[seat] ?? 0) + (size === 0 ? 0 : (prestige.areaStrip[size + at] ?? 0)));

      let head = 0;
      for (const { from, value } of prestige.head) if (from <= at) head = value;
      for (let later = 0; later < scorings; later++) {
        const card = cards.get(trajan[cycle - 1 + later] ?? '');
        if (card === undefined) continue;
        points +=
          head * (card.built(buildings) + collected(tables, card, player) * (later === 0 ? 1 : weights.collecting));
      }

      for (const { color, status } of cranes) {
        if (status === 'scored') continue;
        let structures = 0;
        for (const there of buildings) if (there === color) structures++;
        const toScoring = turns - (CYCLES - cycle) * numbers.roundsPerCycle;
        const worth = (structures + weights.growth * toScoring) * (craneFactors[cycle - 1] ?? 0);
        points += status === 'exposed' ? worth : weights.covered * worth;
      }

      let citizens = 0;
      for (const { citizens: there, active } of rows) if (active) citizens += there.length;
      points += weights.citizen * citizens * (turns / numbers.roundsPerCycle);
      for (const track of TRACKS) points += (weights.step * tracks[track] * tracks[track] * turns) / rounds;

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
