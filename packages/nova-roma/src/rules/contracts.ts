/** The first step of sail and build: the player pays and takes a contract of the display (NR-5.38, NR-5.46). */
import { because, type Effects, fromTo, playerAt, type Questions, type Seat, type Why } from '@ludi-romani/core';
import type { Catalog } from '../components/catalog';
import type { ContractId } from '../components/ids';
import type { BuildingContract, Cost, ShippingContract } from '../components/shapes';
import type { ContractKind, NovaRoma, Seen, TakeContract } from '../types';
import { takeFrom } from './displays';
import { activateFollower } from './followers';
import { canPay, gain, lacking, notEnough, pay } from './gains';
import { declining } from './skip';
import { running, strengthOf } from './strength';

const CLAUSE = { shipping: 'NR-5.38', building: 'NR-5.46' } as const;
const PENDING = {
  shipping: 'NR-5.38 first take a shipping contract or skip this step',
  building: 'NR-5.46 first take a building contract or skip this step',
} as const;
const OTHER_KIND = {
  shipping: 'NR-5.38 only a shipping contract can be taken',
  building: 'NR-5.46 only a building contract can be taken',
} as const;

type Contract = ShippingContract | BuildingContract;

/** Returns a contract of either kind. */
export const contractOf = (catalog: Catalog, kind: ContractKind, id: ContractId): Contract =>
  kind === 'shipping' ? catalog.shippingContract(id) : catalog.buildingContract(id);

/** Returns the current cost of the contract in a slot, or `null` for an empty slot. The follower Patricia waives its artisan (NR-5.123). */
function costOf(catalog: Catalog, seen: Seen, { kind, slot }: Pick<TakeContract, 'kind' | 'slot'>): Cost | null {
  const id = seen.displays[kind][slot - 1];
  if (id == null) return null;
  const { cost } = contractOf(catalog, kind, id);
  return seen.running?.waived && cost.artisan !== undefined ? { ...cost, artisan: 0 } : cost;
}

/** NR-5.38, NR-5.46 Returns the number of slots of a display that an action of that strength reaches. */
const slotsInReach = ({ components }: Catalog, strength: number): number =>
  components.strengthTables.contractSlots[strength - 1] ?? 0;

/** NR-5.38, NR-5.46 Returns the lowest strength that reaches a slot of a display, if there is one. */
export const strengthToReach = (catalog: Catalog, slot: number): number | undefined =>
  fromTo(1, catalog.components.limits.strength).find((strength) => slotsInReach(catalog, strength) >= slot);

/** Returns the reason why the player cannot pay the contract, or `undefined`. An artisan must be available (NR-5.47). */
function refusePayment(catalog: Catalog, seen: Seen, action: TakeContract): Why | undefined {
  const missing = lacking(playerAt(seen, action.player), costOf(catalog, seen, action) ?? {});
  return missing && notEnough(missing === 'artisan' ? 'NR-5.47' : CLAUSE[action.kind], missing);
}

/** NR-5.38, NR-5.46 True if a player can pay for a contract that an action of that strength reaches. */
export function canTakeContract(
  catalog: Catalog,
  seen: Seen,
  player: Seat,
  kind: ContractKind,
  strength: number,
): boolean {
  const own = playerAt(seen, player);
  for (let slot = 1; slot <= slotsInReach(catalog, strength); slot++) {
    const cost = costOf(catalog, seen, { kind, slot });
    if (cost !== null && canPay(own, cost)) return true;
  }
  return false;
}

export const contractQuestions = (catalog: Catalog): Questions<NovaRoma, 'contract'> => ({
  contract: {
    asked: 'if-any',
    pendingReason: (_, { kind }) => PENDING[kind],
    moves: {
      'take-contract': {
        whyUnknown: (seen, given, { kind }) => {
          if (given.kind !== kind) return OTHER_KIND[kind];
          const isSlot = seen.displays[kind].some((_, index) => index + 1 === given.slot);
          return isSlot ? 'NR-4.18 that slot is empty' : 'NR-3.7 there is no such slot';
        },
        candidates: (seen, { player, kind }) => {
          const slots: TakeContract[] = [];
          seen.displays[kind].forEach((id, index) => {
            if (id !== null) slots.push({ type: 'take-contract', player, kind, slot: index + 1 });
          });
          return slots;
        },
        refuse: (seen, action) => {
          const strength = strengthOf(seen);
          if (action.slot > slotsInReach(catalog, strength)) {
            const needed = strengthToReach(catalog, action.slot) ?? strength + 1;
            return because(`${CLAUSE[action.kind]} this contract needs strength {needed}, the action has {strength}`, {
              needed,
              strength,
            });
          }
          return refusePayment(catalog, seen, action);
        },
        apply: (state, action, effects) => {
          const { player, kind, slot } = action;
          const cost = costOf(catalog, state, action) ?? {};
          const contract = takeFrom(state.displays[kind], slot);
          playerAt(state, player).contracts[kind].push(contract);
          effects.emit?.({ type: 'contract-taken', player, kind, slot, contract });
          pay(state, player, cost, { kind: 'contract', contract }, effects);
          queueSecondStep(catalog, action, contract, effects);
        },
      },
      // NR-5.38, NR-5.46 without a contract the action ends, and no followers can be activated after it (NR-4.67)
      skip: {
        ...declining,
        apply: (state, { player }, effects) => {
          if (!isGivenUp(state)) return;
          const source = { kind: 'given-up', action: running(state).action } as const;
          gain(catalog, state, player, { coins: catalog.components.limits.forgoneCoins }, source, effects);
        },
      },
      'activate-follower': activateFollower(catalog),
    },
  },
});

/** NR-4.13 True if an action without a contract counts as given up: without a follower (NR-4.12) and not in a petition (NR-5.26). */
const isGivenUp = ({ options, running }: Seen): boolean =>
  options.withoutContract === 'given-up' && running !== null && running.sub === null && !running.helped;

/** Queues the second step and the window after it. */
function queueSecondStep(
  catalog: Catalog,
  { player, kind }: TakeContract,
  contract: ContractId,
  effects: Effects<NovaRoma>,
): void {
  if (kind === 'shipping') effects.next({ ask: 'sail', player, tile: null, spent: 0, window: 'open' });
  else {
    const { shape } = catalog.buildingContract(contract);
    effects.next({ ask: 'building', player, tile: null, shape, window: 'open' });
  }
  effects.next({ ask: 'window', player, window: 'open' });
}
