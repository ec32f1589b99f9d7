/** How often the two tasks of each Trajan card are fulfilled, as the table lies. */
import { cellAt, type Grid, grid } from '@ludi-romani/core';
import type { Building, CellId, Collectable, ForumTrajanum, TrajanCard } from '@ludi-romani/forum-trajanum';

type Tables = ForumTrajanum['components'];
type Player = ForumTrajanum['state']['players'][number];

/** A card of the tables, its building task worked out. */
export interface Card {
  /** how often the building task is fulfilled */
  readonly built: (buildings: readonly (Building | null)[]) => number;
  readonly collecting: readonly (readonly [what: Collectable, need: number])[];
}

export const COLORS = ['red', 'yellow', 'green', 'blue'] as const;
const CLASSES = ['patrician', 'merchant', 'craftsman'] as const;
const TRACKS = ['library', 'basilica', 'market'] as const;
const SIZE = 6;
const ONE = '1'.charCodeAt(0);
const CORNERS = [0, SIZE - 1, SIZE * (SIZE - 1), SIZE * SIZE - 1];

export const colonia: Grid = grid(SIZE, SIZE);

/** The place of a cell in the lists: `r2c3` is in row 2 and column 3. */
export const cellNamed = (id: CellId): number => SIZE * (id.charCodeAt(1) - ONE) + id.charCodeAt(3) - ONE;

export const isColor = (building: Building): boolean => (COLORS as readonly string[]).includes(building);

type Places = readonly (readonly number[])[];
type Step = readonly [down: number, right: number];
type LocalTask = Exclude<TrajanCard['building'], { readonly shape: 'anywhere-four-colors' }>;

/** Where a task can be fulfilled. What is outside, or can never be built on, holds no building. */
function placesOf(task: LocalTask, temples: Tables['temples']): Places {
  const { xs, ys, orthogonal } = colonia;
  const near = (cell: number, steps: readonly Step[]) =>
    steps.map(([down, right]) => cellAt(colonia, (xs[cell] ?? 0) + right, (ys[cell] ?? 0) + down) ?? -1);
  const cells = xs.map((_, cell) => cell);
  switch (task.shape) {
    case 'line':
      return cells.map((cell) =>
        near(
          cell,
          task.slots.map((_, i) => (task.axis === 'vertical' ? [i, 0] : [0, i])),
        ),
      );
    case 'square':
      return cells.map((cell) => near(cell, [[0, 0], [0, 1], [1, 0], [1, 1]])); // biome-ignore format: a square
    case 'around-temple':
      return cells
        .filter((cell) => temples.some((id) => cellNamed(id) === cell))
        .map((temple) => near(temple, task.offsets));
    case 'around-crane':
      return CORNERS.map((corner) => orthogonal[corner] ?? []);
  }
}

/** How often a task is fulfilled: places one after the other, none of which shares a cell with one before. */
function timesOf(task: LocalTask, places: Places): Card['built'] {
  const slots = task.shape === 'line' ? task.slots : [task.slot];
  const distinct = task.shape === 'line' && task.distinct;
  return (buildings) => {
    const isFulfilled = (place: readonly number[]): boolean =>
      place.every((cell, i) => {
        const there = buildings[cell] ?? null;
        const slot = slots[i % slots.length];
        if (there === null || (slot !== 'any' && (slot === 'color') !== isColor(there))) return false;
        return !distinct || place.findIndex((other) => buildings[other] === there) === i;
      });
    const taken: boolean[] = [];
    let times = 0;
    for (const place of places) {
      if (place.some((cell) => taken[cell]) || !isFulfilled(place)) continue;
      for (const cell of place) taken[cell] = true;
      times++;
    }
    return times;
  };
}

/** A card of the tables, its building task worked out. */
export function cardOf({ temples }: Tables, { building, collecting }: TrajanCard): Card {
  return {
    built:
      building.shape === 'anywhere-four-colors'
        ? (buildings) => Math.min(...COLORS.map((color) => buildings.filter((each) => each === color).length))
        : timesOf(building, placesOf(building, temples)),
    collecting: (Object.keys(collecting) as Collectable[]).map((what) => [what, collecting[what] ?? 0] as const),
  };
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
