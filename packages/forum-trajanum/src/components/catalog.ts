/** An index of the component tables: components by id, and all data that is computed from the tables alone. */
import { finder, type Grid, grid, occurrences, sure } from '@ludi-romani/core';
import { faceSquares } from './faces';
import {
  type AbilityId,
  type ArrangementId,
  type BoardSide,
  type Building,
  type BuildOptionId,
  type CellId,
  type CitizenClass,
  type CitizenRowId,
  type Color,
  type Corner,
  cellIds,
  citizenClasses,
  colors,
  corners,
  type FaceId,
  type Gray,
  type ResourceId,
  type SquareId,
  type StreetSymbol,
  type SupplyId,
  type TileId,
  type TrajanId,
} from './ids';
import { type Pattern, patternOf } from './patterns';
import type { Arrangement, Board, CitizenRow, Gain, Tables, TrajanCard } from './shapes';

/** A kind of colonia tile. It shows a citizen or resources. */
interface TileKind {
  readonly id: TileId;
  readonly count: number;
  readonly citizen: CitizenClass | null;
  readonly isFemale: boolean;
  readonly gain: Gain;
}

/** A row or a column of a colonia board, counted from 1. */
interface Street {
  readonly isRow: boolean;
  readonly line: number;
  /** per cell, true if it belongs to the street */
  readonly cells: readonly boolean[];
}

/** A price: an amount of each resource. */
export type Price = readonly { readonly resource: ResourceId; readonly amount: number }[];

/** One side of a building tile. */
export interface BuildOption {
  readonly id: BuildOptionId;
  readonly supply: SupplyId;
  readonly color: Color;
  /** the buildings that it puts on one or two cells; a gray half comes first */
  readonly cells: readonly Building[];
  /** a builder for a gray building, a worker of its color for a structure (FT-5.30, FT-5.33) */
  readonly cost: Price;
}

/** An arrangement of mosaic boards in one common grid (FT-3.7). */
interface ForumGrid {
  readonly arrangement: Arrangement;
  /** the smallest grid that holds all boards */
  readonly grid: Grid;
  /** per cell of the grid, its square; `null` for a cell without a board */
  readonly squares: readonly (SquareId | null)[];
  /** per slot, the cells of its board row by row */
  readonly slots: readonly (readonly number[])[];
  /** Returns the cell of a square. Throws LudiError `invalid-state` for a square outside the boards. */
  index(square: SquareId): number;
}

/**
 * The components by id, and the data computed from them. The functions throw LudiError `invalid-state` for an unknown id, seat or symbol.
 */
export interface Catalog {
  readonly components: Tables;
  /** all kinds of colonia tiles, in table order */
  readonly tiles: readonly TileKind[];
  tile(id: TileId): TileKind;
  /** one id per copy of a tile, in table order: all tiles, the female citizens, and all others */
  readonly copies: {
    readonly all: readonly TileId[];
    readonly females: readonly TileId[];
    readonly others: readonly TileId[];
  };
  /** one symbol per street card, in table order */
  readonly streetCards: readonly StreetSymbol[];
  /** Returns the index of a cell in `cellIds`. */
  cell(id: CellId): number;
  /** the colonia as a grid of 6 x 6 cells */
  readonly colonia: Grid;
  /** per corner, the index of its cell */
  readonly corners: Readonly<Record<Corner, number>>;
  /** per cell, its corner; `null` for a cell that is not a corner */
  readonly cornerAt: readonly (Corner | null)[];
  /** per cell, true if it is a temple */
  readonly isTemple: readonly boolean[];
  /** per cell, true if it can ever be built on: it is neither a temple nor a corner (FT-5.39) */
  readonly buildable: readonly boolean[];
  /** per cell, the adjacent cells that can ever be built on; none for a cell that can never be built on */
  readonly sites: readonly (readonly number[])[];
  /** Returns the board of a seat on the given side (FT-8.3). */
  board(side: BoardSide, seat: number): Board;
  /** Returns the street of a symbol on the board of a seat (FT-4.4). */
  street(side: BoardSide, seat: number, symbol: StreetSymbol): Street;
  row(id: CitizenRowId): CitizenRow;
  /** the rows of each class */
  readonly rowsOf: Readonly<Record<CitizenClass, readonly CitizenRowId[]>>;
  /** the row of each ability */
  readonly rowWith: Readonly<Record<AbilityId, CitizenRowId>>;
  /** the 16 tiles that can be built (FT-5.38) */
  readonly options: readonly BuildOption[];
  option(id: BuildOptionId): BuildOption;
  forum(arrangement: ArrangementId): ForumGrid;
  /** Returns the squares of a printed face, row by row, after `turns` quarter turns clockwise, 0 to 3 (FT-3.33). */
  face(id: FaceId, turns: number): readonly (Color | 'eagle')[];
  trajanCard(id: TrajanId): TrajanCard;
  /** Returns the pattern of the building task of a Trajan card (FT-6.23). */
  pattern(card: TrajanId): Pattern;
}

/** Returns a function that finds the value of a key. It throws LudiError `invalid-state` for an unknown key. */
function lookup<K, V>(entries: readonly (readonly [K, V])[]): (key: K) => V {
  const find = finder(entries, ([key]) => key);
  return (key) => find(key)[1];
}

/** Lists the id of each kind `count` times, kind by kind. */
const copiesOf = <K>(kinds: readonly { readonly id: K; readonly count: number }[]): K[] =>
  kinds.flatMap(({ id, count }) => Array<K>(count).fill(id));

/** Returns a record with the given keys. */
export const recordOf = <K extends string, V>(keys: readonly K[], value: (key: K) => V): Record<K, V> =>
  Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<K, V>;

/** Returns true for a color, which is also the id of the structure of that color, and false for a gray building. */
export const isColor = (building: string): building is Color => (colors as readonly string[]).includes(building);

const priceOf = (building: Building): ResourceId => (isColor(building) ? `worker-${building}` : 'builder');

/** Returns the price of the buildings on the cells of a tile. */
const costOf = (cells: readonly Building[]): Price =>
  [...new Set(cells)].map((building) => ({
    resource: priceOf(building),
    amount: occurrences(cells, building),
  }));

/** FT-3.10, FT-3.11, FT-5.38 Returns the sides of all building tiles. Each color has one gray partner, and each tile has two sides. */
function sidesOf({ greenPartner, otherPartners }: Tables): Omit<BuildOption, 'cost'>[] {
  const partners: Readonly<Record<Color, Gray>> = { ...otherPartners, green: greenPartner };
  return colors.flatMap((color) => {
    const gray = partners[color];
    return [
      { id: `single-gray-${gray}`, supply: `single-${color}`, color, cells: [gray] },
      { id: `single-color-${color}`, supply: `single-${color}`, color, cells: [color] },
      { id: `double-mixed-${color}`, supply: `double-${color}`, color, cells: [gray, color] },
      { id: `double-color-${color}`, supply: `double-${color}`, color, cells: [color, color] },
    ];
  });
}

/** FT-3.33 Returns the boards of an arrangement with their sizes as placed, and the size of the grid around them. */
function layoutOf({ randomFaces: { rows, columns } }: Tables, { slots }: Arrangement) {
  const boards = slots.map((slot) =>
    slot.orientation === 'L' ? { slot, rows, columns } : { slot, rows: columns, columns: rows },
  );
  const height = Math.max(...boards.map((board) => board.slot.row + board.rows));
  const width = Math.max(...boards.map((board) => board.slot.column + board.columns));
  return { boards, height, width };
}

function forumGrid(components: Tables, arrangement: Arrangement): ForumGrid {
  const { boards, height, width } = layoutOf(components, arrangement);
  const board = grid(width, height);
  const slots = boards.map(({ slot, rows, columns }) =>
    Array.from(
      { length: rows * columns },
      (_, i) => (slot.row + Math.floor(i / columns)) * width + slot.column + (i % columns),
    ),
  );
  const covered = new Set(slots.flat());
  const squares = Array.from({ length: board.size }, (_, cell): SquareId | null =>
    covered.has(cell) ? `s${board.ys[cell] ?? 0}c${board.xs[cell] ?? 0}` : null,
  );
  return {
    arrangement,
    grid: board,
    squares,
    slots,
    index: lookup(squares.map((square, cell) => [square, cell])),
  };
}

/** FT-3.18, FT-4.4 Returns the street of each symbol of a board. */
function streetsOf({ rows, columns }: Board): ReadonlyMap<StreetSymbol, Street> {
  const street = (isRow: boolean, i: number): Street => ({
    isRow,
    line: i + 1,
    cells: cellIds.map((_, cell) => (isRow ? Math.floor(cell / 6) : cell % 6) === i),
  });
  return new Map<StreetSymbol, Street>([
    ...rows.map((symbol, row) => [symbol, street(true, row)] as const),
    ...columns.map((symbol, column) => [symbol, street(false, column)] as const),
  ]);
}

const cornerCells: Readonly<Record<Corner, number>> = { nw: 0, ne: 5, sw: 30, se: 35 };

/** Returns the catalog of `components`, which must be valid. */
export function catalog(components: Tables): Catalog {
  const { femaleCitizens, maleCitizens, resourceTiles, citizenRows, streetCards, temples, boardSideA, boardSideB } =
    components;
  const tiles: readonly TileKind[] = [
    ...femaleCitizens.map((tile) => ({ ...tile, isFemale: true, gain: {} })),
    ...maleCitizens.map((tile) => ({ ...tile, isFemale: false, gain: {} })),
    ...resourceTiles.map((tile) => ({ ...tile, isFemale: false, citizen: null })),
  ];
  const colonia = grid(6, 6);
  const cornerAt = cellIds.map((_, cell) => corners.find((corner) => cornerCells[corner] === cell) ?? null);
  const isTemple = cellIds.map((id) => temples.includes(id));
  const buildable = cellIds.map((_, cell) => cornerAt[cell] === null && !isTemple[cell]);
  const sites = cellIds.map((_, cell) =>
    buildable[cell] ? (colonia.orthogonal[cell] ?? []).filter((near) => buildable[near]) : [],
  );
  const faces = lookup(
    components.mosaicFaces.map(({ id, rows }) => [id, [0, 1, 2, 3].map((turns) => faceSquares(rows, turns))]),
  );
  // FT-8.3 side A is the same for all players
  const boards = { A: boardSideB.map(() => boardSideA), B: boardSideB };
  const streetsOfA = streetsOf(boardSideA);
  const streets = { A: boardSideB.map(() => streetsOfA), B: boardSideB.map(streetsOf) };
  const options = sidesOf(components).map((side) => ({ ...side, cost: costOf(side.cells) }));
  const ground = {
    colonia,
    buildable,
    temples: cellIds.flatMap((_, cell) => (isTemple[cell] ? [cell] : [])),
    corners: Object.values(cornerCells),
  };
  return {
    components,
    tiles,
    tile: finder(tiles),
    copies: {
      all: copiesOf(tiles),
      females: copiesOf(femaleCitizens),
      others: copiesOf([...maleCitizens, ...resourceTiles]),
    },
    streetCards: copiesOf(streetCards.map(({ symbol, count }) => ({ id: symbol, count }))),
    cell: lookup(cellIds.map((id, cell) => [id, cell])),
    colonia,
    corners: cornerCells,
    cornerAt,
    isTemple,
    buildable,
    sites,
    board: (side, seat) => sure(boards[side][seat]),
    street: (side, seat, symbol) => sure(streets[side][seat]?.get(symbol)),
    row: finder(citizenRows, ({ row }) => row),
    rowsOf: recordOf(citizenClasses, (citizen) =>
      citizenRows.filter((row) => row.citizen === citizen).map(({ row }) => row),
    ),
    rowWith: Object.fromEntries(citizenRows.map(({ ability, row }) => [ability, row])) as Catalog['rowWith'],
    options,
    option: finder(options),
    forum: lookup(components.arrangements.map((arrangement) => [arrangement.id, forumGrid(components, arrangement)])),
    face: (id, turns) => faces(id)[turns] ?? [],
    trajanCard: finder(components.trajanCards),
    pattern: lookup(components.trajanCards.map(({ id, building }) => [id, patternOf(building, ground)])),
  };
}
