/** Which choices of Nova Roma look promising before they are tried. */
import type { Seat } from '@ludi-romani/core';
import type { ActionId, Line, NovaRoma, Space } from '@ludi-romani/nova-roma';
import { actionAt, type Catalog, canTakeContract, lineStrength, yieldsOn } from '@ludi-romani/nova-roma/queries';

type State = NovaRoma['state'];
type Action = NovaRoma['action'];
type Player = State['players'][number];

/** What a point of strength is worth in each action, those that complete contracts where one can be paid. */
const WORTH: { readonly [A in ActionId]: number } = {
  trade: 1,
  upgrade: 1,
  petition: 0.7,
  recruit: 1,
  sail: 2,
  build: 3,
  race: 1,
  produce: 1.5,
};

/**
 * How much likelier each choice is to be good than another of the same question. Patricians go where they are strong and where there is
 * something to be done; artisans beside others; buildings where the most points are; and nobody skips without a reason.
 */
export function priorOf(catalog: Catalog) {
  const { components, buildingContract, chariot, estateTile, follower } = catalog;
  const { zones, scoring } = components;
  const majority = new Map(zones.map(({ id, majority }) => [id, majority[0] / scoring.hippodromeEndVp]));

  /** what the action at the end of a line promises to who puts a patrician there */
  const promiseOf = (state: State, seat: Seat, line: Line, space: Space): number => {
    const strength = lineStrength(catalog, state, seat, line, space);
    const action = actionAt(catalog, state, line, space);
    const worth = WORTH[action] * strength;
    if (action === 'produce') {
      const { artisans, goods } = state.players[seat] as Player;
      return WORTH.produce * Math.min(strength, artisans + goods.wheat / 2);
    }
    if (action !== 'sail' && action !== 'build') return worth;
    const kind = action === 'sail' ? 'shipping' : 'building';
    return canTakeContract(catalog, state, seat, kind, strength) ? worth : worth / 6;
  };

  return (state: State, seat: Seat, legal: readonly Action[]): number[] => {
    const player = state.players[seat] as Player;
    return legal.map((action) => {
      switch (action.type) {
        case 'skip':
        case 'end-turn':
        case 'forgo-action':
          return 0.2;
        case 'claim-achievement':
          return 4;
        case 'activate-follower':
          return 3;
        case 'place-patrician': {
          const { space } = action;
          const promise = promiseOf(state, seat, 'row', space) + promiseOf(state, seat, 'column', space);
          return promise * promise;
        }
        case 'take-contract': {
          const id = action.kind === 'building' ? state.displays.building[action.slot - 1] : null;
          return id ? buildingContract(id).vp : 4;
        }
        case 'petition-action':
          return WORTH[action.action] * action.strength;
        case 'place-building':
          return majority.get(action.zone) ?? 1;
        case 'place-artisan': {
          const { row, column } = yieldsOn(catalog, player, action.space);
          const promise = row + column - 1;
          const tile = player.tiles[action.space] ?? null;
          return tile !== null && player.turned[action.space] !== true && estateTile(tile).kind !== 'animal'
            ? promise + 1
            : promise;
        }
        case 'advance-chariot': {
          const { preferredChariot } = state;
          return preferredChariot !== null && chariot(preferredChariot).track === action.track ? 2 : 1;
        }
        case 'play-follower':
          return follower(action.follower).timing === 'end-game' ? 2 : 1;
        default:
          return 1;
      }
    });
  };
}
