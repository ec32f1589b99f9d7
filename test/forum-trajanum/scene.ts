/**
 * Helpers for tests that set up a state, run frames on it, and answer questions. A scene is such a state. Answers are lines of text, as
 * `format` writes them.
 */
import { deepEqual, type Seat } from '@ludi-romani/core';
import {
  type Action,
  type Building,
  type CellId,
  type CitizenRowId,
  type Corner,
  type CurrentTurn,
  cellIds,
  corners,
  type Event,
  engine,
  type MutableState,
  type Options,
  type Player,
  type Question,
  type ResourceId,
  resourceIds,
  type SquareId,
  type State,
  type StreetSymbol,
  standardComponents,
  type Task,
  type TileId,
  type View,
} from '@ludi-romani/forum-trajanum';
import { expect } from 'vitest';
import { catalog } from '../../packages/forum-trajanum/src/components/catalog';
import { faceSquares } from '../../packages/forum-trajanum/src/components/faces';
import { colorAreas } from '../../packages/forum-trajanum/src/rules/mosaic';

export const standard = catalog(standardComponents);

/** The area of a player. By default, every cell has the tile `FILLER`, and there are no citizens and no resources. */
export interface Place {
  /** tiles on cells; `null` for a vacated cell */
  readonly tiles?: Readonly<Partial<Record<CellId, TileId | null>>>;
  /** vacated cells */
  readonly empty?: 'all' | readonly CellId[];
  /** buildings by cell; these cells are vacated */
  readonly buildings?: Readonly<Partial<Record<CellId, Building>>>;
  /** the number of citizens of a row; negative if they are inactive */
  readonly rows?: Readonly<Partial<Record<CitizenRowId, number>>>;
  readonly resources?: Readonly<Partial<Record<ResourceId, number>>>;
  readonly tracks?: Readonly<Partial<Player['tracks']>>;
  readonly position?: number;
  readonly improved?: boolean;
  readonly ship?: number;
  readonly reserve?: readonly TileId[];
  readonly cranes?: Readonly<Partial<Record<Corner, Player['cranes'][number]['status']>>>;
  readonly kept?: TileId;
  readonly passed?: TileId;
}

export interface Layout {
  readonly options?: Partial<Options>;
  readonly round?: number;
  readonly startPlayer?: Seat;
  /** the street cards of this round */
  readonly streets?: readonly [StreetSymbol, StreetSymbol];
  /** the areas of players, by seat */
  readonly places?: Readonly<Record<Seat, Place>>;
  /** the owners of envoys; with 2 players, on the forum of the rules' examples */
  readonly envoys?: Readonly<Partial<Record<SquareId, Seat>>>;
  /** the turn of seat 0, by default in its building phase */
  readonly current?: Partial<CurrentTurn> | null;
  readonly supply?: MutableState['supply'];
  readonly trajan?: MutableState['trajan'];
  /** makes any other change */
  readonly set?: (state: MutableState) => void;
}

export const FILLER: TileId = 'coin-2';

/** The boards of the forum of the rules' examples, from top to bottom, not turned. */
const FACES = ['1a', '2a', '3a'];

/** Returns a state with this layout and these frames, which run in order. */
export function laidOut(players: 2 | 3 | 4, layout: Layout, frames: readonly (Question | Task)[]): MutableState {
  const arrangement = players === 2 ? { arrangement: 'stack-3' } : {};
  const state = engine.clone(engine.initialState({ players, seed: 'scene', ...arrangement, ...layout.options }));
  state.phase = 'turns';
  state.round = layout.round ?? 1;
  state.startPlayer = layout.startPlayer ?? 0;
  state.streets = [...(layout.streets ?? ['black-1', 'white-1'])];
  for (const seat of state.players.keys()) lay(at(state, seat), layout.places?.[seat] ?? {});
  if (players === 2 && layout.options?.arrangement === undefined) layForum(state);
  for (const [square, seat = 0] of Object.entries(layout.envoys ?? {}))
    state.forum.envoys[standard.forum(state.forum.arrangement).index(square as SquareId)] = seat;
  state.current =
    layout.current === null
      ? null
      : {
          player: 0,
          tiles: { own: null, foreign: null, grid: null },
          fromReserve: false,
          buildActions: 1,
          endingTrack: null,
          left: { 'merchant-swap': 1, 'craftsman-worker': 2, 'craftsman-builder': 1 },
          ...layout.current,
        };
  if (layout.supply !== undefined) state.supply = layout.supply;
  if (layout.trajan !== undefined) state.trajan = layout.trajan;
  layout.set?.(state);
  state.pending = [...frames].reverse();
  return state;
}

function layForum(state: MutableState): void {
  const { grid, slots } = standard.forum('stack-3');
  const colors: MutableState['forum']['colors'] = Array(grid.size).fill(null);
  FACES.forEach((id, slot) => {
    const rows = standardComponents.mosaicFaces.find((face) => face.id === id)?.rows ?? [];
    faceSquares(rows, 0).forEach((color, i) => {
      colors[slots[slot]?.[i] ?? 0] = color;
    });
  });
  state.forum.boards = FACES.map((face) => ({ face, turns: 0 }));
  state.forum.colors = colors;
  state.forum.areas = colorAreas(grid, colors);
}

function lay(player: Player, place: Place): void {
  player.preparation = null;
  player.leftover = 'builder-2';
  player.cranes = (['red', 'yellow', 'green', 'blue'] as const).map((color, i) => ({
    color,
    status: place.cranes?.[corners[i] ?? 'nw'] ?? 'covered',
  }));
  const vacated = place.empty === 'all' ? cellIds : [...(place.empty ?? []), ...Object.keys(place.buildings ?? {})];
  player.tiles = cellIds.map((cell, i) => {
    const tile = place.tiles?.[cell];
    if (tile !== undefined) return tile;
    return standard.isTemple[i] || (vacated as readonly string[]).includes(cell) ? null : FILLER;
  });
  player.buildings = cellIds.map((cell) => place.buildings?.[cell] ?? null);
  player.rows = player.rows.map((_, i) => {
    const citizens = place.rows?.[(i + 1) as CitizenRowId] ?? 0;
    return { citizens: Array<Seat>(Math.abs(citizens)).fill(0), active: citizens > 0 };
  });
  player.resources = Object.fromEntries(
    resourceIds.map((id) => [id, place.resources?.[id] ?? 0]),
  ) as Player['resources'];
  Object.assign(player.tracks, place.tracks);
  player.position = place.position ?? 0;
  player.improved = place.improved ?? false;
  player.ship = place.ship ?? 0;
  player.reserve = [...(place.reserve ?? [])];
  player.draft = { taken: [], kept: place.kept ?? null, passed: place.passed ?? null, shown: false };
}

export interface Scene {
  readonly state: State;
  readonly events: readonly Event[];
  /** the legal actions as lines */
  readonly lines: readonly string[];
  /** Applies answers, by their lines. */
  act(...lines: readonly string[]): Scene;
  /** true if the last answer revealed hidden information */
  readonly reveals: boolean;
  /** Checks that no frame is left, and returns the state. */
  end(): State;
}

export const scene = (players: 2 | 3 | 4, layout: Layout, frames: readonly (Question | Task)[]): Scene =>
  sceneOf(laidOut(players, layout, frames));

/** Returns a scene that starts with a state. */
export function sceneOf(position: State | MutableState): Scene {
  const { events, ...begun } = engine.settle(position as State);
  let { state, reveals } = begun;
  const self: Scene = {
    get state() {
      return state;
    },
    get reveals() {
      return reveals;
    },
    events,
    get lines() {
      return engine.legalActions(state).map(engine.format);
    },
    act: (...lines) => {
      for (const line of lines) {
        const done = engine.step(state, engine.parse(state, line));
        state = done.state;
        reveals = done.reveals;
        events.push(...done.events);
      }
      return self;
    },
    end: () => {
      expect(state.pending).toEqual([]);
      return state;
    },
  };
  return self;
}

/** Returns a scene in the building phase of seat 0, with two players. */
export const menu = (place: Place, layout: Layout = {}): Scene =>
  scene(2, { ...layout, places: { ...layout.places, 0: place } }, [{ ask: 'building', player: 0 }]);

/** Returns a state with two players in which seat 0 has this question. */
export const asked = (question: Question, place: Place = {}, layout: Layout = {}): State =>
  scene(2, { ...layout, places: { 0: place } }, [question]).state;

/** Returns the part of a layout with the tiles of the current turn: `own`, and the received tile `foreign`. */
export const holding = (own: TileId | null, foreign: TileId | null = null) => ({ tiles: { own, foreign, grid: null } });

/** Returns a state in which seat 0 chooses which of these tiles to use. */
export const using = (own: TileId | null, foreign: TileId | null, tribune = 0): State =>
  asked({ ask: 'use', player: 0 }, { resources: { tribune } }, { current: holding(own, foreign) });

/** Returns a state in which seat 0 must place a merchant in a row. */
export const placingMerchant = (rows: Place['rows'] & object): State =>
  asked({ ask: 'citizen', player: 0, from: 'own' }, { rows }, { current: holding('citizen-merchant-m') });

/** Returns a state in which seat 0 must pass one of these taken tiles. A cell is given by its index. */
export const passing = (...tiles: readonly (readonly [cell: number, tile: TileId])[]): State =>
  asked(
    { ask: 'pass', player: 0 },
    {},
    {
      current: null,
      set: (state) => {
        at(state, 0).draft.taken = tiles.map(([cell, tile]) => ({ cell, tile, tribune: false }));
      },
    },
  );

/** Returns the lines with which seat 0 builds a tile on these cells. */
export const buildLines = (option: string, first: CellId = 'r3c3', second?: CellId): string[] => [
  `0 start-building ${option}`,
  `0 place-building ${first}`,
  ...(second === undefined ? [] : [`0 place-second-half ${second}`]),
];

/** Returns the area of a seat. */
export function at<S extends { readonly players: readonly unknown[] }>(
  state: S,
  seat: Seat,
): S['players'][number] & object {
  const player = state.players[seat];
  if (player === undefined || player === null) throw new Error(`there is no seat ${seat}`);
  return player;
}

/** Returns the points that events gave to a seat in each row of the score sheet, as texts such as `cranes 3`, in the order of the events. */
export function scoredBy(events: readonly Event[], seat: Seat): string[] {
  const sums = new Map<string, number>();
  for (const event of events)
    if (event.type === 'points-gained' && event.player === seat)
      sums.set(event.row, (sums.get(event.row) ?? 0) + event.amount);
  return [...sums].map(([name, amount]) => `${name} ${amount}`);
}

/** Returns the amounts of the resources of a seat. Leaves out resources that the seat does not have. */
export const supplyOf = (state: State, seat: Seat): Record<string, number> =>
  Object.fromEntries(Object.entries(at(state, seat).resources).filter(([, amount]) => amount > 0));

/** Returns the total points of a seat. */
export const pointsOf = (state: State, seat: Seat): number =>
  Object.values(at(state, seat).points).reduce((sum, points) => sum + points, 0);

/** Returns the number of citizens of each row, negative if they are inactive. */
export const rowsOf = (state: State, seat: Seat): number[] =>
  at(state, seat).rows.map(({ citizens, active }) => (active ? citizens.length : 0 - citizens.length));

/** Returns the buildings of a seat by cell. */
export const builtOf = (state: State, seat: Seat): Record<string, Building> =>
  Object.fromEntries(
    at(state, seat).buildings.flatMap((building, i) => (building === null ? [] : [[cellIds[i], building]])),
  );

/** Returns the owners of envoys by square. */
export const envoysOf = (state: State): Record<string, Seat> =>
  Object.fromEntries(
    state.forum.envoys.flatMap((seat, i) =>
      seat === null ? [] : [[standard.forum(state.forum.arrangement).squares[i] ?? '', seat]],
    ),
  );

/** Returns the clause that an action breaks, `null` without a clause, or true if it is legal. */
export const clauseOf = (state: State, action: Action): string | boolean | null => {
  const answer = engine.explain(state, action);
  return answer.legal ? true : answer.clause;
};

/** Applies first legal actions, one after another, until `holds` returns true. */
export function playUntil(state: State, holds: (state: State) => boolean): State {
  let now = state;
  while (!holds(now)) {
    const [first] = engine.legalActions(now);
    if (first === undefined) throw new Error('the game is over');
    now = engine.apply(now, first);
  }
  return now;
}

/** Returns 40 determinizations of a view. */
export const worlds = (view: View): State[] =>
  Array.from({ length: 40 }, (_, i) => engine.determinize(view, `world ${i}`));

/** Returns the number of different values. */
export const different = (values: readonly unknown[]): number =>
  new Set(values.map((value) => JSON.stringify(value))).size;

/** Returns true if every order of the actions leads to the same state. */
export function sameInEveryOrder(state: State, actions: readonly Action[]): boolean {
  const results = orders(actions).map((order) => order.reduce((now, action) => engine.apply(now, action), state));
  return results.every((result) => deepEqual(results[0], result));
}

const orders = <T>(items: readonly T[]): T[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item, i) => orders([...items.slice(0, i), ...items.slice(i + 1)]).map((rest) => [item, ...rest]));
