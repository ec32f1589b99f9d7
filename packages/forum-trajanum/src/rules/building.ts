/** The building phase: the menu, and the cells of a tile (section 5.4 of the rules). */
import { type Effects, playerAt, type Questions, type Seat, sure } from '@ludi-romani/core';
import type { BuildOption, Catalog } from '../components/catalog';
import { type BuildOptionId, type CellId, cellIds } from '../components/ids';
import type { CurrentTurn, ForumTrajanum, MutableState, SeenArea } from '../types';
import { oneEach, single } from './actions';
import { benefits, endTrack } from './benefits';
import { cellNamed, isFree, whyNotFree } from './colonia';
import { conversionMoves } from './conversions';
import { canSend } from './envoys';
import { pay, shortage } from './supply';
import { currentTurn, endTurn } from './turn';

const sites = oneEach('place-building', 'cell', cellIds);
const ends = single('end-turn');

/**
 * Returns true if the second half fits on `cell`, a neighbor of `first`. Equal halves fit only to the east and south, so that each pair of
 * cells is listed once.
 */
const isSecond = (catalog: Catalog, player: SeenArea, { cells }: BuildOption, first: number, cell: number): boolean =>
  (cells[0] !== cells[1] || cell > first) && isFree(catalog, player, cell);

/** FT-5.39, FT-5.40 Returns true if the tile fits with its first half on `first`. */
function fits(catalog: Catalog, player: SeenArea, option: BuildOption, first: number): boolean {
  if (!isFree(catalog, player, first)) return false;
  if (option.cells.length === 1) return true;
  for (const cell of catalog.sites[first] ?? []) if (isSecond(catalog, player, option, first, cell)) return true;
  return false;
}

/** Returns true if the tile fits anywhere. Optimized: it runs for every tile before each action of a building phase. */
function hasRoom({ buildable, sites }: Catalog, { tiles, buildings }: SeenArea, { cells }: BuildOption): boolean {
  for (let cell = 0; cell < buildable.length; cell++) {
    if (tiles[cell] !== null || buildings[cell] !== null || buildable[cell] !== true) continue;
    if (cells.length === 1) return true;
    for (const near of sites[cell] ?? []) if (tiles[near] === null && buildings[near] === null) return true;
  }
  return false;
}

export const buildingQuestions = (
  catalog: Catalog,
): Questions<ForumTrajanum, 'building' | 'site' | 'second-half' | 'benefit-order'> => {
  const starts = oneEach(
    'start-building',
    'option',
    catalog.options.map(({ id }) => id),
  );
  return {
    building: {
      pendingReason: 'FT-4.22 first convert, build or end your turn',
      moves: {
        ...conversionMoves(catalog),
        'start-building': {
          whyUnknown: 'FT-5.38 there is no such building tile',
          candidates: (_, { player }) => starts(player),
          unavailable: (seen) =>
            currentTurn(seen).buildActions > 0 ? undefined : 'FT-5.29 you have no building action left',
          refuse: (seen, { player, option: id }) => {
            const option = catalog.option(id);
            const own = playerAt(seen, player);
            if (seen.supply !== null && seen.supply[option.supply] === 0) return 'FT-5.43 no such tile is left';
            if (!hasRoom(catalog, own, option))
              return option.cells.length === 1
                ? 'FT-5.39 you have no vacated cell'
                : 'FT-5.40 you have no two adjacent vacated cells';
            return shortage('FT-5.30', own, option.cost);
          },
          apply: (state, { player, option }, effects, menu) => {
            const current: CurrentTurn = currentTurn(state);
            const { endingTrack } = current;
            current.buildActions--;
            current.endingTrack = null;
            effects.emit?.({ type: 'building-chosen', player, option });
            effects.next({ ask: 'site', player, option });
            if (endingTrack !== null) effects.next({ do: 'track-end', player, track: endingTrack });
            effects.next(menu);
          },
        },
        'end-turn': {
          candidates: (_, { player }) => ends(player),
          apply: (state, { player }, effects) => {
            const { endingTrack } = currentTurn(state);
            if (endingTrack !== null) endTrack(catalog, state, player, endingTrack, effects);
            endTurn(state, player, effects);
          },
        },
      },
    },
    site: {
      pendingReason: 'FT-9.1 first place the building tile',
      moves: {
        'place-building': {
          whyUnknown: (seen, { cell }, { player }) =>
            whyNotFree(catalog, playerAt(seen, player), cellNamed(cell)) ?? 'FT-5.39 this is not a vacated cell',
          candidates: (seen, { player }) => {
            const own = playerAt(seen, player);
            return sites(player).filter((_, cell) => isFree(catalog, own, cell));
          },
          refuse: (seen, { player, cell: id }, { option }) => {
            const own = playerAt(seen, player);
            const cell = catalog.cell(id);
            if (fits(catalog, own, catalog.option(option), cell)) return undefined;
            return catalog.sites[cell]?.some((near) => isFree(catalog, own, near))
              ? 'FT-9.6 begin with the other cell, which is north or west of this one'
              : 'FT-5.40 no free cell is next to this one';
          },
          apply: (state, { player, cell }, effects, { option }) => {
            if (catalog.option(option).cells.length === 1) build(catalog, state, player, option, [cell], effects);
            else effects.next({ ask: 'second-half', player, option, cell });
          },
        },
      },
    },
    'second-half': {
      pendingReason: 'FT-9.1 first place the second half of the building tile',
      moves: {
        'place-second-half': {
          whyUnknown: (seen, { cell: id }, { player, cell: first }) => {
            const cell = cellNamed(id);
            return (
              whyNotFree(catalog, playerAt(seen, player), cell) ??
              (catalog.sites[catalog.cell(first)]?.includes(cell)
                ? 'FT-9.6 the second half must be east or south of the first'
                : 'FT-5.40 this cell is not next to the first half')
            );
          },
          candidates: (seen, { player, option, cell }) => {
            const first = catalog.cell(cell);
            const own = playerAt(seen, player);
            return (catalog.sites[first] ?? [])
              .filter((near) => isSecond(catalog, own, catalog.option(option), first, near))
              .map((near) => ({ type: 'place-second-half', player, cell: sure(cellIds[near]) }));
          },
          apply: (state, { player, cell: second }, effects, { option, cell: first }) =>
            build(catalog, state, player, option, [first, second], effects),
        },
      },
    },
    'benefit-order': {
      pendingReason: 'FT-5.42 first choose which half brings its benefit first',
      moves: {
        'choose-benefit-order': {
          whyUnknown: 'FT-5.42 either the gray or the colored half comes first',
          candidates: (_, { player }) =>
            (['gray', 'color'] as const).map((first) => ({ type: 'choose-benefit-order', player, first })),
          apply: (_, { player, first }, effects, { track, color }) => {
            const gray = { do: 'track', player, track } as const;
            const envoys = { do: 'envoys', player, color, left: 1 } as const;
            if (first === 'gray') effects.next(gray, envoys);
            else effects.next(envoys, gray);
          },
        },
      },
    },
  };
};

/** Pays for a tile (FT-5.33, FT-5.35, FT-5.36, FT-5.37), places it, and queues its benefits (FT-5.41). */
function build(
  catalog: Catalog,
  state: MutableState,
  player: Seat,
  id: BuildOptionId,
  cells: readonly [CellId, ...CellId[]],
  effects: Effects<ForumTrajanum>,
): void {
  const option = catalog.option(id);
  for (const { resource, amount } of option.cost)
    pay(state, player, resource, amount, { kind: 'building', option: id }, effects);
  if (state.supply !== null) state.supply[option.supply]--;
  const { buildings } = playerAt(state, player);
  cells.forEach((cell, half) => {
    buildings[catalog.cell(cell)] = option.cells[half] ?? null;
  });
  const { supply, cells: shown } = option;
  effects.emit?.({ type: 'built', player, option: id, cells: [...cells], buildings: [...shown], supply });
  const [gray, envoys] = benefits(catalog, state, player, option, cells[0], effects);
  if (gray !== null && envoys !== null && canSend(state, player, 'color', envoys.color)) {
    effects.next({ ask: 'benefit-order', player, track: gray.track, color: envoys.color }); // FT-5.42
    return;
  }
  // FT-5.73
  if (gray !== null) effects.next(gray);
  if (envoys !== null) effects.next(envoys);
}
