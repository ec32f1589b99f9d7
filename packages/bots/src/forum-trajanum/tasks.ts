/** How often the two tasks of each Trajan card are fulfilled, as the table lies. */
import { type Grid, grid } from '@ludi-romani/core';
import type { Building, Collectable, ForumTrajanum, TrajanCard } from '@ludi-romani/forum-trajanum';

type Tables = ForumTrajanum['components'];
type Player = ForumTrajanum['state']['players'][number];

/** A card, with the places where its building task can be fulfilled; `null` for one that asks for all colors anywhere. */
export interface Card {
  readonly places: readonly (readonly number[])[] | null;
  readonly isFulfilled: (buildings: readonly (Building | null)[], place: readonly number[]) => boolean;
  readonly collecting: readonly (readonly [what: Collectable, need: number])[];
}

export const COLORS = ['red', 'yellow', 'green', 'blue'] as const;
const CLASSES = ['patrician', 'merchant', 'craftsman'] as const;
const TRACKS = ['library', 'basilica', 'market'] as const;
const SIZE = 6;
const CORNERS = [0, SIZE - 1, SIZE * (SIZE - 1), SIZE * SIZE - 1];

export const colonia: Grid = grid(SIZE, SIZE);

export const isColor = (building: Building): boolean => (COLORS as readonly string[]).includes(building);

/** Per cell, whether it can ever be built on. */
export const buildable = ({ temples }: Tables): boolean[] =>
  colonia.xs.map((x, cell) => {
    const y = colonia.ys[cell] ?? 0;
    return !CORNERS.includes(cell) && !temples.some((id) => id === `r${y + 1}c${x + 1}`);
  });

/** A card of the tables, its places worked out. */
export function cardOf(tables: Tables, { building, collecting }: TrajanCard): Card {
  const can = buildable(tables);
  const needs = (Object.keys(collecting) as Collectable[]).map((what) => [what, collecting[what] ?? 0] as const);
  if (building.shape === 'anywhere-four-colors') return { places: null, isFulfilled: () => false, collecting: needs };
  const steps = (cell: number, offsets: readonly (readonly [down: number, right: number])[]): number[] =>
    offsets.map(([down, right]) => {
      const [x, y] = [(colonia.xs[cell] ?? 0) + right, (colonia.ys[cell] ?? 0) + down];
      return x < 0 || y < 0 || x >= SIZE || y >= SIZE ? -1 : y * SIZE + x;
    });
  const cells = colonia.xs.map((_, cell) => cell);
  const temples = cells.filter((cell) => !can[cell] && !CORNERS.includes(cell));
  const all = {
    line: () => {
      if (building.shape !== 'line') return [];
      const { slots, axis } = building;
      return cells.map((cell) =>
        steps(
          cell,
          slots.map((_, i) => (axis === 'vertical' ? [i, 0] : [0, i])),
        ),
      );
    },
    square: () => cells.map((cell) => steps(cell, [[0, 0], [0, 1], [1, 0], [1, 1]])), // biome-ignore format: a square
    'around-temple': () =>
      building.shape === 'around-temple' ? temples.map((cell) => steps(cell, building.offsets)) : [],
    'around-crane': () => CORNERS.map((cell) => [...(colonia.orthogonal[cell] ?? [])]),
  }[building.shape]();
  const slots = building.shape === 'line' ? building.slots : [building.slot];
  const distinct = building.shape === 'line' && building.distinct;
  return {
    places: all.filter((place) => place.every((cell) => can[cell])),
    isFulfilled: (buildings, place) => {
      for (let i = 0; i < place.length; i++) {
        const there = buildings[place[i] as number] ?? null;
        const slot = slots[i % slots.length];
        if (there === null || (slot !== 'any' && (slot === 'color') !== isColor(there))) return false;
        if (distinct) for (let j = 0; j < i; j++) if (buildings[place[j] as number] === there) return false;
      }
      return true;
    },
    collecting: needs,
  };
}

/** How often the building task is fulfilled: places one after the other, none of which shares a cell with one before. */
export function built({ places, isFulfilled }: Card, { buildings }: Player): number {
  if (places === null) {
    const counts = COLORS.map((color) => buildings.reduce((sum, each) => (each === color ? sum + 1 : sum), 0));
    return Math.min(...counts);
  }
  const taken: boolean[] = [];
  let times = 0;
  for (const place of places) {
    if (place.some((cell) => taken[cell]) || !isFulfilled(buildings, place)) continue;
    for (const cell of place) taken[cell] = true;
    times++;
  }
  return times;
}

/** Per class, the active citizens. */
const citizens = ({ citizenRows }: Tables, { rows }: Player): number[] =>
  CLASSES.map((name) =>
    citizenRows.reduce((sum, { row, citizen }) => {
      const there = rows[row - 1];
      return citizen === name && there?.active ? sum + there.citizens.length : sum;
    }, 0),
  );

const total = (amounts: readonly number[]): number => amounts.reduce((a, b) => a + b, 0);

/** How often so many of different kinds are there at once. */
function different(amounts: readonly number[], kinds: number): number {
  let times = 0;
  while (total(amounts.map((amount) => Math.min(amount, times + 1))) >= kinds * (times + 1)) times++;
  return times;
}

/** How often all is there at once that the collecting task asks for: the scarcest counts. */
export function collected(tables: Tables, { collecting }: Card, player: Player): number {
  const { resources, ship, cranes, tracks, buildings } = player;
  let least = Number.POSITIVE_INFINITY;
  for (const [what, need] of collecting) {
    const workers = COLORS.map((color) => resources[`worker-${color}`]);
    let times: number;
    if (what === 'workersOfDifferentColors') times = different(workers, need);
    else if (what === 'activeCitizensOfDifferentClasses') times = different(citizens(tables, player), need);
    else {
      let have: number;
      if (what === 'workerAnyColor') have = total(workers);
      else if (what === 'envoyOnShip') have = ship;
      else if (what === 'columnInColonia') have = buildings.filter((each) => each === 'column').length;
      else if (what === 'scoredCrane') have = cranes.filter(({ status }) => status !== 'covered').length;
      else if (what === 'forumMarkerAtColumn') have = TRACKS.filter((track) => tracks[track] === 4).length;
      else have = resources[what];
      times = Math.floor(have / need);
    }
    least = Math.min(least, times);
  }
  return least;
}
