/** Which choices of Nova Roma look promising before they are tried. */
import type { NovaRoma } from '@ludi-romani/nova-roma';

type Action = NovaRoma['action'];

/** How much likelier a choice is to be good than another of the same question: 1 for any that is not named. */
function promise(action: Action): number {
  switch (action.type) {
    case 'skip':
    case 'end-turn':
    case 'forgo-action':
      return 0.2;
    case 'claim-achievement':
    case 'take-contract':
      return 4;
    case 'activate-follower':
      return 3;
    case 'petition-action':
      return action.strength;
    case 'place-building':
      return action.zone === 'C' ? 2 : 1;
    default:
      return 1;
  }
}

export const priorOf = () => (_: unknown, __: number, legal: readonly Action[]) => legal.map(promise);
