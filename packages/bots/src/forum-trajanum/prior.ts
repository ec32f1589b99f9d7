/** Which choices of Forum Trajanum look promising before they are tried. */
import type { Seat } from '@ludi-romani/core';
import type { Building, ForumTrajanum } from '@ludi-romani/forum-trajanum';
import { forumsOf } from './forum';
import { COLORS, cellNamed, colonia } from './tasks';

type State = ForumTrajanum['state'];
type Action = ForumTrajanum['action'];
type Player = State['players'][number];

const SIZE = 6;

/** Whether a building of that kind stands in the row of a cell. */
function isInRow({ buildings }: Player, cell: number, kind: Building): boolean {
  const first = cell - (cell % SIZE);
  const at = buildings.indexOf(kind, first);
  return at >= 0 && at < first + SIZE;
}

/**
 * How much likelier each choice is to be good than another of the same question. A tile beside open cells makes room for double
 * buildings; a gray building belongs in a row that has none of its kind, best in one with citizens; envoys belong together, and beside
 * eagles.
 */
export function priorOf(tables: ForumTrajanum['components']) {
  const forums = forumsOf(tables);
  /** the gray building of each option that has one, which is the one that is placed first */
  const grays = new Map<string, Building>(
    COLORS.flatMap((color) => {
      const gray = color === 'green' ? tables.greenPartner : tables.otherPartners[color];
      return [[`single-gray-${gray}`, gray] as const, [`double-mixed-${color}`, gray] as const];
    }),
  );

  const envoyAt = ({ forum }: State, seat: Seat, square: string): number => {
    let promise = 1;
    for (const near of forums.get(forum.arrangement)?.near.get(square) ?? []) {
      if (forum.envoys[near] === seat) promise += 2;
      if (forum.colors[near] === 'eagle') promise += 1;
    }
    return promise;
  };

  const room = ({ tiles, buildings }: Player, cell: number): number => {
    let promise = 1;
    for (const near of colonia.orthogonal[cell] ?? []) if (tiles[near] === null && buildings[near] === null) promise++;
    return promise;
  };

  const site = (player: Player, cell: number, kind: Building): number =>
    isInRow(player, cell, kind) ? 0.3 : 1 + (player.rows[Math.floor(cell / SIZE)]?.citizens.length ?? 0);

  return (state: State, seat: Seat, legal: readonly Action[]): number[] => {
    const player = state.players[seat] as Player;
    return legal.map((action) => {
      switch (action.type) {
        case 'end-turn':
        case 'recolor-worker':
        case 'merchant-swap':
          return 0.3;
        case 'take-tile':
          return room(player, cellNamed(action.cell)) * (action.tribune ? 0.1 : 1);
        case 'start-building':
          return action.option.startsWith('double') ? 4 : 1;
        case 'place-building': {
          const asked = state.pending.at(-1);
          const kind = asked !== undefined && 'ask' in asked && asked.ask === 'site' && grays.get(asked.option);
          return !kind ? 1 : site(player, cellNamed(action.cell), kind);
        }
        case 'use-tiles':
          return action.order.length;
        case 'place-envoy':
          return action.square === null ? 0.1 : envoyAt(state, seat, action.square);
        case 'choose-benefit':
          return action.level === 0 ? 0.1 : action.level;
        case 'pay-citizens':
          return 1 + action.rows.length;
        default:
          return 1;
      }
    });
  };
}
