/** Which choices of Forum Trajanum look promising before they are tried. */
import type { Seat } from '@ludi-romani/core';
import type { Building, CitizenRowId, ForumTrajanum, SquareId } from '@ludi-romani/forum-trajanum';
import { type Catalog, isColor, isInRow } from '@ludi-romani/forum-trajanum/queries';

type State = ForumTrajanum['state'];
type Action = ForumTrajanum['action'];
type Player = State['players'][number];

/**
 * How much likelier each choice is to be good than another of the same question. A tile beside open cells makes room for double
 * buildings; a gray building belongs in a row that has none of its kind, best in one with citizens; envoys belong together, and beside
 * eagles.
 */
export function priorOf({ colonia, option, cell, forum: forumGrid }: Catalog) {
  const envoyAt = ({ forum }: State, seat: Seat, square: SquareId): number => {
    const { grid, index } = forumGrid(forum.arrangement);
    let promise = 1;
    for (const near of grid.orthogonal[index(square)] ?? []) {
      if (forum.envoys[near] === seat) promise += 2;
      if (forum.colors[near] === 'eagle') promise += 1;
    }
    return promise;
  };

  const room = ({ tiles, buildings }: Player, at: number): number => {
    let promise = 1;
    for (const near of colonia.orthogonal[at] ?? []) if (tiles[near] === null && buildings[near] === null) promise++;
    return promise;
  };

  const site = (player: Player, at: number, kind: Building): number => {
    const row = Math.floor(at / colonia.width);
    return isInRow(player, kind, (row + 1) as CitizenRowId) ? 0.3 : 1 + (player.rows[row]?.citizens.length ?? 0);
  };

  return (state: State, seat: Seat, legal: readonly Action[]): number[] => {
    const player = state.players[seat] as Player;
    return legal.map((action) => {
      switch (action.type) {
        case 'end-turn':
        case 'recolor-worker':
        case 'merchant-swap':
          return 0.3;
        case 'take-tile':
          return room(player, cell(action.cell)) * (action.tribune ? 0.1 : 1);
        case 'start-building':
          return action.option.startsWith('double') ? 4 : 1;
        case 'place-building': {
          const asked = state.pending.at(-1);
          if (asked === undefined || !('ask' in asked) || asked.ask !== 'site') return 1;
          // a gray building is placed before the structure
          const [kind] = option(asked.option).cells;
          return kind === undefined || isColor(kind) ? 1 : site(player, cell(action.cell), kind);
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
