/** The preparation round: cranes, start citizen, the citizens on the corners, then the deal (FT-3.21 to 3.30). */
import { area, type Questions, type Tasks } from '@ludi-romani/core';
import { perSeat } from './actions';
import type { Catalog } from './catalog';
import { placeCitizen } from './citizens';
import {
  type CitizenClass,
  type Colour,
  type Corner,
  cellIds,
  citizenClasses,
  colours,
  corners,
} from './components/types';
import { askAll } from './seats';
import { gain } from './supply';
import type { ForumTrajanum, PlaceCornerCitizens, PlaceCranes, Player, Seen, TileId } from './types';

/** The corners of each diagonal, the northern one first. */
const DIAGONALS: Readonly<Record<PlaceCornerCitizens['diagonal'], readonly [Corner, Corner]>> = {
  'nw-se': ['nw', 'se'],
  'ne-sw': ['ne', 'sw'],
};

/** FT-3.21 every way to put the four colours on the four corners. */
const LAYOUTS: readonly PlaceCranes['layout'][] = colours.flatMap((nw) =>
  without(colours, nw).flatMap((ne) =>
    without(without(colours, nw), ne).flatMap((sw) =>
      without(without(without(colours, nw), ne), sw).map((se) => ({ nw, ne, sw, se })),
    ),
  ),
);

const cranes = perSeat((player) => LAYOUTS.map((layout) => ({ type: 'place-cranes' as const, player, layout })));

function without<T>(items: readonly T[], item: T): T[] {
  return items.filter((other) => other !== item);
}

/** The class of the start citizen that was drawn. */
function startClass(catalog: Catalog, seen: Seen, player: number): CitizenClass {
  const { citizen } = catalog.tile(area(seen, player).preparation?.start ?? '');
  if (citizen === null) throw new RangeError('the start tile shows a citizen');
  return citizen;
}

/** The tile with a female envoy of a class. */
const femaleTile = ({ components }: Catalog, citizen: CitizenClass): TileId =>
  components.femaleCitizens.find((tile) => tile.citizen === citizen)?.id ?? '';

export const preparationQuestions = (
  catalog: Catalog,
): Questions<ForumTrajanum, 'cranes' | 'start-row' | 'corner-citizens'> => ({
  cranes: {
    moves: {
      'place-cranes': {
        otherwise: 'FT-3.21 one crane of each colour goes on the four corners',
        candidates: (_, { player }) => cranes(player),
        apply: (state, { player, layout }, turn) => {
          const own = area(state, player);
          own.cranes = corners.map((corner) => ({ colour: layout[corner], status: 'covered' }));
          turn.tell?.({ type: 'cranes-placed', player, layout: { ...layout } });
          turn.reveal(); // FT-3.30 now the start citizen is known
          turn.tell?.({ type: 'start-citizen-drawn', player, tile: own.preparation?.start ?? '' });
          turn.next({ ask: 'start-row', player }, { ask: 'corner-citizens', player });
        },
        describe: (_, { layout }) =>
          `Places the cranes: ${corners.map((corner) => `${layout[corner]} in the ${CORNER_NAMES[corner]}`).join(', ')}.`,
      },
    },
  },
  'start-row': {
    moves: {
      'choose-start-row': {
        otherwise: 'FT-3.22 the start citizen goes to a row of its class',
        candidates: (seen, { player }) =>
          catalog.rowsOf[startClass(catalog, seen, player)].map((row) => ({ type: 'choose-start-row', player, row })),
        // FT-3.26 Merchant I turns the slide bar at once
        apply: (state, { player, row }, turn) => placeCitizen(catalog, state, player, player, row, turn),
        describe: (_, { row }) => `Places the start citizen in row ${row}.`,
      },
    },
  },
  'corner-citizens': {
    moves: {
      'place-corner-citizens': {
        otherwise: 'FT-3.23 the other two citizens go on corners that are diagonally opposite',
        candidates: (seen, { player }) => {
          const drawn = startClass(catalog, seen, player);
          return (['nw-se', 'ne-sw'] as const).flatMap((diagonal) =>
            without(citizenClasses, drawn).map((north) => ({ type: 'place-corner-citizens', player, diagonal, north })),
          );
        },
        apply: (state, { player, diagonal, north }, turn) => {
          const drawn = startClass(catalog, state, player);
          const south = without(without(citizenClasses, drawn), north)[0] ?? north;
          const placed = DIAGONALS[diagonal].map((corner, i) => {
            const cell = catalog.corners[corner];
            const tile = femaleTile(catalog, i === 0 ? north : south);
            area(state, player).tiles[cell] = tile;
            return { cell: cellIds[cell] ?? 'r1c1', tile };
          });
          turn.tell?.({ type: 'corner-citizens-placed', player, tiles: placed });
        },
        describe: (_, { diagonal, north }) =>
          `Places the other two citizens on the corners ${diagonal}, the ${north} in the north.`,
      },
    },
  },
});

const CORNER_NAMES: Readonly<Record<Corner, string>> = {
  nw: 'north-west',
  ne: 'north-east',
  sw: 'south-west',
  se: 'south-east',
};

export const preparationTasks = (catalog: Catalog): Tasks<ForumTrajanum, 'prepare' | 'deal'> => ({
  // FT-3.29
  prepare: (state, _, turn) => {
    const seats = state.players.map((__, seat) => seat);
    askAll(state, seats, (player) => ({ ask: 'cranes', player }), turn);
    turn.next({ do: 'deal' }, { do: 'round', round: 1 });
  },

  // FT-3.23, 3.24, 3.28
  deal: (state, _, turn) => {
    turn.reveal();
    state.players.forEach((own, player) => {
      const { preparation } = own;
      if (preparation === null) return;
      const { start, deal, worker } = preparation;
      own.leftover = dealTiles(catalog, own.tiles, deal);
      own.spent.push(start);
      own.preparation = null;
      turn.tell?.({
        type: 'colonia-prepared',
        player,
        layout: Object.fromEntries(corners.map((corner, i) => [corner, own.cranes[i]?.colour])) as Record<
          Corner,
          Colour
        >,
        start,
        row: catalog.components.citizenRows[own.rows.findIndex(({ citizens }) => citizens.length > 0)]?.row ?? 1,
        corners: corners.map((corner) => {
          const cell = catalog.corners[corner];
          return { cell: cellIds[cell] ?? 'r1c1', tile: own.tiles[cell] ?? '' };
        }),
        secret: { to: [player], leftover: own.leftover ?? '' },
      });
      if (worker !== null) gain(catalog, state, player, { [`worker-${worker}`]: 1 }, turn);
    });
  },
});

/** Puts the tiles, in reading order, on the cells that are neither temple nor taken; returns the one that is left. */
function dealTiles({ isTemple }: Catalog, tiles: Player['tiles'], deal: readonly TileId[]): TileId | null {
  let next = 0;
  tiles.forEach((tile, cell) => {
    if (tile === null && isTemple[cell] !== true) tiles[cell] = deal[next++] ?? null;
  });
  return deal[next] ?? null;
}
