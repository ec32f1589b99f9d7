/** Which choices of Forum Trajanum look promising before they are tried. */
import type { ForumTrajanum } from '@ludi-romani/forum-trajanum';

type Action = ForumTrajanum['action'];

/** How much likelier a choice is to be good than another of the same question: 1 for any that is not named. */
function promise(action: Action): number {
  switch (action.type) {
    case 'end-turn':
      return 0.3;
    case 'take-tile':
      return action.tribune ? 0.1 : 1;
    case 'start-building':
      return action.option.startsWith('double') ? 4 : 1;
    case 'recolor-worker':
    case 'merchant-swap':
      return 0.3;
    case 'use-tiles':
      return action.order.length;
    case 'place-envoy':
      return action.square === null ? 0.1 : 1;
    case 'choose-benefit':
      return action.level === 0 ? 0.1 : action.level;
    case 'pay-citizens':
      return 1 + action.rows.length;
    default:
      return 1;
  }
}

export const priorOf = () => (_: unknown, __: number, legal: readonly Action[]) => legal.map(promise);
