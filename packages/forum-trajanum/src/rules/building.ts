/** The building phase: the menu, and where a tile goes (section 5.4 of the rules). */
import { type Effects, playerAt, type Questions, type Seat, sure } from '@ludi-romani/core';
import type { BuildOption, Catalog } from '../components/catalog';
import { type BuildOptionId, type CellId, cellIds } from '../components/ids';
import type { CurrentTurn, ForumTrajanum, MutableState, Question, SeenArea } from '../types';
import { oneEach, single } from './actions';
import { benefits, endTrack } from './benefits';
import { isFree } from './colonia';
import { conversionMoves } from './conversions';
import { canSend } from './envoys';
import { canPay, pay } from './supply';
import { currentTurn, endTurn } from './turn';

const sites = oneEach('place-building', 'cell', cellIds);
const ends = single('end-turn');

/** Whether the second half may lie there beside the first: for equal halves east and south alone, so that each pair comes once. */
const isSecond = (catalog: Catalog, player: SeenArea, { cells }: BuildOption, first: number, cell: number): boolean =>
  (cells[0] !== cells[1] || cell > first) && isFree(catalog, player, cell);

/** Whether the tile has room with its first half there (FT-5.39, FT-5.40). */
export function fits(catalog: Catalog, player: SeenArea, option: BuildOption, first: number): boolean {
  if (!isFree(catalog, player, first)) return false;
  if (option.cells.length === 1) return true;
  for (const cell of catalog.sites[first] ?? []) if (isSecond(catalog, player, option, first, cell)) return true;
  return false;
}

/** Whether the tile has room anywhere. */
export function hasRoom(catalog: Catalog, player: SeenArea, option: BuildOption): boolean {
  for (let cell = 0; cell < cellIds.length; cell++) if (fits(catalog, player, option, cell)) return true;
  return false;
}

const inWords = ({ cells }: BuildOption): string => cells.join(' and ');

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
      moves: {
        ...conversionMoves(catalog),
        'start-building': {
          ifNotCandidate: 'FT-5.38 there is no such tile',
          candidates: (_, { player }) => starts(player),
          closed: (seen) => (currentTurn(seen).buildActions > 0 ? undefined : 'FT-5.29 no building action is left'),
          refuse: (seen, { player, option: id }) => {
            const option = catalog.option(id);
            const own = playerAt(seen, player);
            if (!canPay(own, option.cost)) return 'FT-5.30 not enough builders or workers';
            if (seen.supply !== null && seen.supply[option.supply] === 0) return 'FT-5.43 no such tile is left';
            return hasRoom(catalog, own, option) ? undefined : 'FT-5.39 no vacated cells for it';
          },
          apply: (state, { player, option }, effects, menu) => {
            const current: CurrentTurn = currentTurn(state);
            const { endingTrack } = current;
            current.buildActions--;
            current.endingTrack = null;
            effects.tell?.({ type: 'building-chosen', player, option });
            effects.next({ ask: 'site', player, option });
            if (endingTrack !== null) effects.next({ do: 'track-end', player, track: endingTrack });
            effects.next(menu);
          },
          describe: (_, { option }) => `Builds ${inWords(catalog.option(option))}.`,
        },
        'end-turn': {
          candidates: (_, { player }) => ends(player),
          apply: (state, { player }, effects) => {
            const { endingTrack } = currentTurn(state);
            if (endingTrack !== null) endTrack(catalog, state, player, endingTrack, effects);
            endTurn(state, player, effects);
          },
          describe: () => 'Ends the turn.',
        },
      },
    },
    site: {
      moves: {
        'place-building': {
          ifNotCandidate: 'FT-5.39 it is not a vacated cell',
          candidates: (seen, { player }) => {
            const own = playerAt(seen, player);
            return sites(player).filter((_, cell) => isFree(catalog, own, cell));
          },
          refuse: (seen, { player, cell }, { option }) =>
            fits(catalog, playerAt(seen, player), catalog.option(option), catalog.cell(cell))
              ? undefined
              : 'FT-5.40 no free cell lies beside it',
          apply: (state, { player, cell }, effects, { option }) => {
            if (catalog.option(option).cells.length === 1) build(catalog, state, player, option, [cell], effects);
            else effects.next({ ask: 'second-half', player, option, cell });
          },
          describe: (_, { cell }) => `Builds on ${cell}.`,
        },
      },
    },
    'second-half': {
      moves: {
        'place-second-half': {
          ifNotCandidate: 'FT-5.40 it is no free cell beside it',
          candidates: (seen, { player, option, cell }) => {
            const first = catalog.cell(cell);
            const own = playerAt(seen, player);
            return (catalog.sites[first] ?? [])
              .filter((near) => isSecond(catalog, own, catalog.option(option), first, near))
              .map((near) => ({ type: 'place-second-half', player, cell: sure(cellIds[near]) }));
          },
          apply: (state, { player, cell: second }, effects, { option, cell: first }) =>
            build(catalog, state, player, option, [first, second], effects),
          describe: (_, { cell }) => `Builds the second half on ${cell}.`,
        },
      },
    },
    'benefit-order': {
      moves: {
        'choose-benefit-order': {
          ifNotCandidate: 'FT-5.42 one half comes first',
          candidates: (_, { player }) =>
            (['gray', 'color'] as const).map((first) => ({ type: 'choose-benefit-order', player, first })),
          apply: (_, { player, first }, effects, { track, color }) => {
            const gray = { do: 'track', player, track } as const;
            const envoys = { do: 'envoys', player, color, left: 1 } as const;
            if (first === 'gray') effects.next(gray, envoys);
            else effects.next(envoys, gray);
          },
          describe: (_, { first }) => `Takes the benefit of the ${first} half first.`,
        },
      },
    },
  };
};

/** The tile is paid for (FT-5.33, FT-5.35, FT-5.36, FT-5.37) and placed; its benefits come at once (FT-5.41). */
function build(
  catalog: Catalog,
  state: MutableState,
  player: Seat,
  id: BuildOptionId,
  cells: readonly CellId[],
  effects: Effects<ForumTrajanum>,
): void {
  const option = catalog.option(id);
  for (const { resource, amount } of option.cost) pay(state, player, resource, amount, effects);
  if (state.supply !== null) state.supply[option.supply]--;
  const { buildings } = playerAt(state, player);
  cells.forEach((cell, half) => {
    buildings[catalog.cell(cell)] = option.cells[half] ?? null;
  });
  effects.tell?.({ type: 'built', player, option: id, cells: [...cells] });
  const [gray, envoys] = benefits(catalog, state, player, option, effects);
  if (gray !== null && envoys !== null && canSend(state, player, 'color', envoys.color)) {
    effects.next({ ask: 'benefit-order', player, track: gray.track, color: envoys.color }); // FT-5.42
    return;
  }
  // FT-5.73
  if (gray !== null) effects.next(gray);
  if (envoys !== null) effects.next(envoys);
}

export type Menu = Extract<Question, { ask: 'building' }>;
