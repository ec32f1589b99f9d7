/** The automatic moves of the AI in a solo game: its ships and contracts (NR-8.20, NR-8.31, NR-8.32). */
import type { Tasks } from '@ludi-romani/core';
import type { Catalog } from '../components/catalog';
import type { Ai, ChosenOptions, NovaRoma, Ship } from '../types';
import { slideAndRefill, takeLeftmost } from './displays';

/** Returns the AI at the start: a ship on each route, on the first port worth `aiShipsStartPortVp`, and the start score (NR-8.43). */
export function startAi(
  catalog: Catalog,
  { difficulty, handicap }: Pick<ChosenOptions, 'difficulty' | 'handicap'>,
): Ai {
  const { aiStartVp, aiShipsStartPortVp } = catalog.components.solo;
  const ships = catalog.routeIds.map((route): Ship => {
    return { route, port: catalog.route(route).findIndex(({ vp }) => vp === aiShipsStartPortVp) + 1 };
  });
  return { vp: aiStartVp[difficulty] - handicap, ships, contracts: [], chariots: [] };
}

export const soloTasks = (catalog: Catalog): Tasks<NovaRoma, 'ai-moves'> => ({
  'ai-moves': (state, _, effects) => {
    const { ai, displays } = state;
    if (ai === null) return;
    // NR-8.31, NR-8.32, NR-8.35 an empty leftmost slot loses nothing
    const shipping = takeLeftmost(displays.shipping);
    if (shipping !== null) {
      state.removed.shipping.push(shipping);
      effects.emit?.({ type: 'contract-discarded', kind: 'shipping', slot: 1, contract: shipping });
    }
    slideAndRefill(state, 'shipping', effects);
    ai.ships.forEach((ship, index) => {
      const { route } = ship;
      const port = route === null ? undefined : catalog.route(route)[ship.port];
      if (route === null || port === undefined) return;
      ship.port++;
      effects.emit?.({ type: 'ai-sailed', ship: index, route, port: port.id });
    });
    const building = takeLeftmost(displays.building);
    if (building !== null) {
      ai.contracts.push(building);
      effects.emit?.({ type: 'contract-discarded', kind: 'building', slot: 1, contract: building });
    }
    slideAndRefill(state, 'building', effects);
  },
});
