/** Which choices of Nova Roma look promising before they are tried. */
import { finder, type Seat } from '@ludi-romani/core';
import type { ActionId, NovaRoma } from '@ludi-romani/nova-roma';
import { canPay } from './paying';

type State = NovaRoma['state'];
type Action = NovaRoma['action'];
type Player = State['players'][number];

const FORUM = 4;
const ESTATE = 3;

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
export function priorOf(components: NovaRoma['components']) {
  const { limits, strengthTables, scoring } = components;
  const building = finder(components.buildingContracts);
  const shipping = finder(components.shippingContracts);
  const estateTile = finder([...components.basicEstateTiles, ...components.specialEstateTiles]);
  const follower = finder(components.followers);
  const chariot = finder(components.chariotTiles);
  const majority = new Map(components.zones.map(({ id, majority }) => [id, majority[0] / scoring.hippodromeEndVp]));

  /** whether a contract within reach can be paid */
  const completes = ({ displays }: State, player: Player, kind: 'sail' | 'build', strength: number): boolean => {
    const slots = strengthTables.contractSlots[Math.min(strength, limits.strength) - 1] ?? 0;
    const contracts = kind === 'sail' ? displays.shipping : displays.building;
    for (let i = 0; i < slots; i++) {
      const id = contracts[i] ?? null;
      if (id !== null && canPay(player, (kind === 'sail' ? shipping : building)(id).cost)) return true;
    }
    return false;
  };

  /** what the action at the end of a line promises to who puts a patrician there */
  const line = (state: State, seat: Seat, player: Player, slot: number): number => {
    let strength = 1;
    for (let i = 0; i < FORUM; i++) {
      const figure = state.forum[slot < FORUM ? FORUM * slot + i : FORUM * i + slot - FORUM];
      if (figure === seat || figure === 'emperor') strength++;
    }
    strength = Math.min(strength, limits.strength);
    const action = state.forumTiles[slot] as ActionId;
    const worth = WORTH[action] * strength;
    if (action === 'produce') return WORTH.produce * Math.min(strength, player.artisans + player.goods.wheat / 2);
    return (action === 'sail' || action === 'build') && !completes(state, player, action, strength) ? worth / 6 : worth;
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
          const row = Math.floor(action.space / FORUM);
          const promise = line(state, seat, player, row) + line(state, seat, player, FORUM + (action.space % FORUM));
          return promise * promise;
        }
        case 'take-contract': {
          const id = action.kind === 'building' ? state.displays.building[action.slot - 1] : null;
          return id ? building(id).vp : 4;
        }
        case 'petition-action':
          return WORTH[action.action] * action.strength;
        case 'place-building':
          return majority.get(action.zone) ?? 1;
        case 'place-artisan': {
          let promise = 1;
          for (let i = 0; i < ESTATE; i++) {
            if (player.placed[ESTATE * Math.floor(action.space / ESTATE) + i]) promise++;
            if (player.placed[ESTATE * i + (action.space % ESTATE)]) promise++;
          }
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
