/** Checks of an untrusted state: seats, bounds, and the total numbers of cards and pieces (section 13 of the rules). */
import {
  type Checks,
  deepEqual,
  type Flaw,
  miscounted,
  occurrences,
  playerAt,
  problemsFound,
  type Seat,
  type StateProblem,
  sum,
  wrongAt,
} from '@ludi-romani/core';
import type { Catalog } from '../components/catalog';
import { citizenClasses, colors, corners, type SupplyId, type TileId } from '../components/ids';
import { colorAreas } from '../rules/mosaic';
import { rightNeighbor } from '../rules/seats';
import { trajanPile } from '../rules/setup';
import type { State } from '../types';

type Area = State['players'][number];

/**
 * Returns the problems of a state, whose shape is already valid. The list is empty for every state that a game can reach, and for other
 * positions that can be played.
 */
export const invariants = (catalog: Catalog, state: State): StateProblem[] =>
  problemsFound([[['', readable]], CHECKS], catalog, state);

/** Checks the seats and the lists of the forum. The other checks require that this check finds nothing. */
function* readable(catalog: Catalog, { players, startPlayer, forum, current }: State): Iterable<Flaw> {
  const { squares, arrangement } = catalog.forum(forum.arrangement);
  if (forum.boards.length !== arrangement.slots.length) yield wrongAt('forum', 'each slot must have one board');
  for (const list of [forum.colors, forum.areas, forum.envoys])
    if (list.length !== squares.length) yield wrongAt('forum', 'lists must have one entry for each cell of the grid');
  if (squares.some((square, i) => (square === null) !== (forum.colors[i] === null)))
    yield wrongAt('forum', 'colors must be null exactly for cells without a board');
  const seats = [
    ...[startPlayer, current?.player, ...forum.envoys],
    ...players.flatMap(({ rows }) => rows.flatMap(({ citizens }) => citizens)),
  ];
  if (seats.some((seat) => seat != null && seat >= players.length)) yield 'there is no such seat';
}

const present = (tiles: readonly (TileId | null)[]): TileId[] => tiles.filter((tile) => tile !== null);

function* tiles({ tiles: kinds, copies }: Catalog, { players }: State): Iterable<Flaw> {
  for (const [seat, { tiles, leftover, draft, spent, preparation }] of players.entries()) {
    const onGrid = present(tiles);
    const all = [...onGrid, ...present([leftover]), ...draft.taken.map(({ tile }) => tile), ...spent];
    if (preparation !== null) all.push(preparation.start, ...preparation.deal);
    // FT-3.23 until the other two citizens are on corners, no list contains them
    if (preparation !== null && onGrid.length === 0) all.push(...copies.females.filter((f) => f !== preparation.start));
    for (const { id, count } of kinds) {
      const there = occurrences(all, id);
      if (there !== count)
        yield miscounted(`FT-13.1 seat ${seat}: there are ${there} of ${id}, not ${count}`, there, count);
    }
  }
}

/** Returns the tiles of a player that the player or the right neighbor holds: drafted or in use. */
function inHand(state: State, seat: Seat, { taken, kept, passed, shown }: Area['draft']): TileId[] {
  const receiver = rightNeighbor(state, seat);
  const playing = (player: Seat, from: 'own' | 'foreign' | 'grid') =>
    state.current?.player === player ? state.current.tiles[from] : null;
  return present([
    ...(kept === null ? taken.map(({ tile }) => tile) : []),
    shown ? null : kept,
    playerAt(state, receiver).draft.shown ? null : passed,
    playing(seat, 'own'),
    playing(seat, 'grid'),
    playing(receiver, 'foreign'),
  ]);
}

/** Checks that each tile that left the grid is now an envoy, a citizen, in a reserve, in a hand or out of the game. */
function* used(catalog: Catalog, state: State): Iterable<Flaw> {
  for (const [seat, { draft, spent, preparation, ship, removed }] of state.players.entries()) {
    const citizens = citizenClasses.map((name) =>
      sum(
        state.players.flatMap(({ rows }) =>
          catalog.rowsOf[name].map((row) => occurrences(rows[row - 1]?.citizens ?? [], seat)),
        ),
      ),
    );
    const placed = sum(citizens);
    const gone = [...draft.taken.map(({ tile }) => tile), ...spent];
    if (preparation !== null && placed > 0) gone.push(preparation.start);
    const known = [...playerAt(state, rightNeighbor(state, seat)).reserve, ...inHand(state, seat, draft)];
    if (known.some((tile) => occurrences(known, tile) > occurrences(gone, tile)))
      yield `FT-13.15 seat ${seat}: a tile in a reserve or a hand has not left the grid`;
    const there = ship + removed + occurrences(state.forum.envoys, seat) + placed + known.length;
    if (there !== gone.length)
      yield `FT-13.1 seat ${seat}: ${gone.length} tiles have left the grid, and ${there} are elsewhere`;
    for (const [i, name] of citizenClasses.entries()) {
      const ofClass = (tiles: readonly TileId[]) => tiles.filter((tile) => catalog.tile(tile).citizen === name).length;
      if ((citizens[i] ?? 0) > ofClass(gone) - ofClass(known))
        yield `FT-13.1 seat ${seat}: there are fewer citizens of this class: ${name}`;
    }
  }
}

function* cranes(_: Catalog, { players }: State): Iterable<Flaw> {
  for (const [seat, { cranes }] of players.entries())
    if (cranes.length > 0 && new Set(cranes.map(({ color }) => color)).size !== corners.length)
      yield `FT-13.12 seat ${seat} must have one crane of each color`;
}

function* supply({ components, options: kinds }: Catalog, { supply, players, options }: State): Iterable<Flaw> {
  if ((supply === null) !== (options.buildingTiles === 'unlimited'))
    yield 'FT-8.4 building tiles must be counted if they are limited';
  if (supply === null) return;
  const buildings = players.flatMap((own) => own.buildings);
  for (const color of colors) {
    const shown = new Set(kinds.filter((kind) => kind.color === color).flatMap(({ cells }) => cells));
    const built = sum([...shown].map((building) => occurrences(buildings, building)));
    const used = (size: 'single' | 'double', id: SupplyId) => components.buildingSupply[size][color] - supply[id];
    const [single, double] = [used('single', `single-${color}`), used('double', `double-${color}`)];
    if (single < 0 || double < 0 || single + 2 * double !== built) yield `FT-13.18 the ${color} tiles do not add up`;
  }
}

function* forum(catalog: Catalog, { forum, options }: State): Iterable<Flaw> {
  const { grid, slots } = catalog.forum(forum.arrangement);
  const boardOf = new Map(catalog.components.mosaicFaces.map(({ id, board }) => [id, board]));
  const boards = forum.boards.flatMap(({ face }) => (face === null ? [] : boardOf.get(face)));
  if (boards.length !== (options.mosaic === 'printed' ? slots.length : 0))
    yield 'FT-13.9 the boards are not those of the mosaic option';
  if (new Set(boards).size < boards.length) yield 'FT-13.9 the forum has a board twice';
  for (const [slot, { face, turns }] of forum.boards.entries()) {
    const shown = slots[slot]?.map((square) => forum.colors[square]);
    if (face !== null && !deepEqual(shown, catalog.face(face, turns)))
      yield `FT-13.9 the squares are not those of face ${face}`;
  }
  if (!deepEqual(forum.areas, colorAreas(grid, forum.colors))) yield 'FT-13.9 the color areas do not match the squares';
  if (forum.envoys.some((owner, square) => owner !== null && forum.colors[square] === null))
    yield 'FT-13.9 an envoy is on a cell without a square';
}

function* streets({ components }: Catalog, { streets, streetDeck }: State): Iterable<Flaw> {
  const all = [...streets, ...streetDeck];
  for (const { symbol, count } of components.streetCards) {
    const there = occurrences(all, symbol);
    if (there !== count) yield miscounted(`FT-13.13 there are ${there} cards of ${symbol}, not ${count}`, there, count);
  }
}

function* trajan(catalog: Catalog, { trajan, options }: State): Iterable<Flaw> {
  for (const [i, card] of trajan.entries())
    if (card !== null && !trajanPile(catalog, options, i + 1).some(({ id }) => id === card))
      yield `FT-3.15 ${card} is not in the pile of cycle ${i + 1}`;
}

const CHECKS: Checks<[Catalog, State]> = [
  ['players', tiles],
  ['players', used],
  ['players', cranes],
  ['supply', supply],
  ['forum', forum],
  ['streets', streets],
  ['trajan', trajan],
];
