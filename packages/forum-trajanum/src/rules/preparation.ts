/** The preparation round: cranes, start citizen, citizens on corners, and the deal (section 3 of the rules). */
import { clockwise, playerAt, type Questions, type Seat, sure, type Tasks } from '@ludi-romani/core';
import type { Catalog } from '../components/catalog';
import {
  type CitizenClass,
  type Corner,
  cellIds,
  citizenClasses,
  citizenRowIds,
  colors,
  corners,
  cycles,
  diagonals,
} from '../components/ids';
import type { ForumTrajanum, PlaceCornerCitizens, Seen, SeenArea } from '../types';
import { oneEach } from './actions';
import { placeCitizen } from './citizens';
import { isRow, spacesOf } from './rows';
import { askAll } from './seats';
import { trajanPile } from './setup';
import { gainOf } from './supply';

const without = <T>(items: readonly T[], item: T): T[] => items.filter((other) => other !== item);

const orders = <T>(items: readonly T[]): T[][] =>
  items.length === 0 ? [[]] : items.flatMap((item) => orders(without(items, item)).map((rest) => [item, ...rest]));

/** Returns a record with a value for each corner. */
const byCorner = <T>(of: (corner: Corner, i: number) => T) =>
  Object.fromEntries(corners.map((corner, i) => [corner, of(corner, i)])) as Record<Corner, T>;

/** FT-3.21 All ways to place the four colors on the four corners. */
export const layouts = orders(colors).map((order) => byCorner((_, i) => sure(order[i])));
const cranes = oneEach('place-cranes', 'layout', layouts);

/** Returns the class of the player's start citizen. */
const startClass = (catalog: Catalog, seen: Seen, player: number): CitizenClass =>
  sure(catalog.tile(playerAt(seen, player).preparation?.start ?? '').citizen);

/** FT-3.23 Returns the classes of the two citizens that a player places on corners: all except the class of the start citizen. */
export const cornerCitizens = (catalog: Catalog, seen: Seen, player: Seat): CitizenClass[] =>
  without(citizenClasses, startClass(catalog, seen, player));

/**
 * FT-3.23 Returns the two corners of an action, the northern one first, each with the class of the citizen that the action places there.
 */
export const cornersTaken = (
  catalog: Catalog,
  seen: Seen,
  { player, diagonal, north }: PlaceCornerCitizens,
): (readonly [Corner, CitizenClass])[] =>
  corners
    .filter((corner) => diagonal.includes(corner))
    .map((corner) => [
      corner,
      corner.startsWith('n') ? north : sure(without(cornerCitizens(catalog, seen, player), north)[0]),
    ]);

/** Returns the cell and the tile of a corner. */
function tileIn(catalog: Catalog, { tiles }: SeenArea, corner: Corner) {
  const cell = catalog.corners[corner];
  return { cell: sure(cellIds[cell]), tile: sure(tiles[cell]) };
}

export const preparationQuestions = (
  catalog: Catalog,
): Questions<ForumTrajanum, 'trajan-card' | 'cranes' | 'start-row' | 'corner-citizens'> => ({
  // FT-8.2
  'trajan-card': {
    pendingReason: 'FT-8.2 first choose the Trajan card',
    moves: {
      'choose-trajan-card': {
        whyUnknown: (_, { card }) => {
          const known = catalog.components.trajanCards.find(({ id }) => id === card);
          if (known === undefined) return 'FT-6.28 there is no such Trajan card';
          return known.cycle === cycles.length
            ? 'FT-8.5 the game is played without promo cards'
            : 'FT-8.2 the card is not from pile III';
        },
        candidates: ({ options }, { player }) =>
          trajanPile(catalog, options, cycles.length).map(({ id }) => ({
            type: 'choose-trajan-card',
            player,
            card: id,
          })),
        apply: (state, { player, card }, effects) => {
          state.trajan[cycles.length - 1] = card;
          effects.emit?.({ type: 'trajan-card-chosen', player, card });
        },
      },
    },
  },
  cranes: {
    pendingReason: 'FT-3.21 first place your cranes',
    mayReveal: true,
    moves: {
      'place-cranes': {
        whyUnknown: 'FT-3.21 each corner gets a crane of a different color',
        candidates: (_, { player }) => cranes(player),
        apply: (state, { player, layout }, effects) => {
          const own = playerAt(state, player);
          own.cranes = corners.map((corner) => ({ color: layout[corner], status: 'covered' }));
          effects.emit?.({ type: 'cranes-placed', player, layout: { ...layout } });
          effects.reveal(); // FT-3.30 the start citizen
          effects.emit?.({ type: 'start-citizen-drawn', player, tile: own.preparation?.start ?? '' });
          effects.next({ ask: 'start-row', player }, { ask: 'corner-citizens', player });
        },
      },
    },
  },
  'start-row': {
    pendingReason: 'FT-3.22 first place your start citizen in a row',
    moves: {
      'choose-start-row': {
        whyUnknown: (_, { row }) =>
          isRow(row) ? 'FT-3.22 the row is for citizens of another class' : 'FT-5.11 there is no such row',
        candidates: (seen, { player }) =>
          catalog.rowsOf[startClass(catalog, seen, player)].map((row) => ({ type: 'choose-start-row', player, row })),
        // FT-3.26 Merchant I turns the slide bar at once
        apply: (state, { player, row }, effects) => placeCitizen(catalog, state, player, 'start', row, effects),
      },
    },
  },
  'corner-citizens': {
    pendingReason: 'FT-3.23 first place the other two citizens on corners',
    moves: {
      'place-corner-citizens': {
        whyUnknown: (seen, { diagonal, north }, { player }) => {
          if (!(diagonals as readonly unknown[]).includes(diagonal))
            return 'FT-3.23 the two citizens go on diagonally opposite corners';
          return north === startClass(catalog, seen, player)
            ? 'FT-3.22 this citizen is already in a row'
            : 'FT-3.23 there is no such citizen';
        },
        candidates: (seen, { player }) => {
          const citizens = cornerCitizens(catalog, seen, player);
          return diagonals.flatMap((diagonal) =>
            citizens.map((north) => ({ type: 'place-corner-citizens', player, diagonal, north })),
          );
        },
        apply: (state, action, effects) => {
          const { player } = action;
          const own = playerAt(state, player);
          const taken = cornersTaken(catalog, state, action);
          for (const [corner, shown] of taken) {
            const tile = catalog.components.femaleCitizens.find(({ citizen }) => citizen === shown);
            own.tiles[catalog.corners[corner]] = sure(tile).id;
          }
          const tiles = taken.map(([corner]) => tileIn(catalog, own, corner));
          effects.emit?.({ type: 'corner-citizens-placed', player, tiles });
        },
      },
    },
  },
});

export const preparationTasks = (catalog: Catalog): Tasks<ForumTrajanum, 'prepare' | 'deal'> => ({
  // FT-3.29
  prepare: (state, _, effects) => {
    const seats = clockwise(state, 0);
    askAll(state, seats, (player) => ({ ask: 'cranes', player }), effects);
    effects.next({ do: 'deal' }, { do: 'round', round: 1 });
  },

  // FT-3.23, FT-3.24, FT-3.28
  deal: (state, _, effects) => {
    effects.reveal();
    state.players.forEach((own, player) => {
      const { preparation } = own;
      if (preparation === null) return;
      const { start, deal, worker } = preparation;
      // in reading order, on cells that are not temples and have no tile
      const rest = [...deal].reverse();
      own.tiles = own.tiles.map((tile, cell) => tile ?? (catalog.isTemple[cell] ? null : sure(rest.pop())));
      const leftover = sure(rest.pop());
      own.leftover = leftover;
      own.spent.push(start);
      own.preparation = null;
      effects.emit?.({
        type: 'colonia-prepared',
        player,
        layout: byCorner((_, i) => sure(own.cranes[i]).color),
        start,
        row: sure(citizenRowIds.find((row) => spacesOf(own, row).active)),
        corners: corners.map((corner) => tileIn(catalog, own, corner)),
        secret: { to: [player], leftover },
      });
      if (worker !== null) gainOf(catalog, state, player, `worker-${worker}`, 1, { kind: 'start' }, effects);
    });
  },
});
