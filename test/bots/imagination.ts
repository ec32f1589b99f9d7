/**
 * A statistical test of `determinize`: compares the true state with states dealt from the view of a viewer, over whole random games.
 *
 * The true state and the deals must be exchangeable: each of these states must be equally likely to be the true one. For every hidden place
 * and every thing, the test subtracts the mean count in the deals from the count in the true state. The difference has the mean 0 and a known
 * variance. The test sums up the differences over many games, with one position of each game. Their squares give a chi-square statistic for
 * each place. Its degrees of freedom follow Satterthwaite, because the things at a place are correlated.
 *
 * The test is valid only if the course of the game reveals no more than the view. Therefore the visible part of another player's action is
 * chosen from states dealt from the view, never from the true state. If the true state does not allow such an action, the game is dropped.
 * Then all states that agree with the visible actions stay equally likely. The hidden part of an action is drawn from all actions that look
 * the same to the viewer.
 */
import type { Chance, Engine, GameTypes, Seat, State, Viewer } from '@ludi-romani/core';

type AnyEngine = Engine<GameTypes>;
type AnyState = State<GameTypes>;
type AnyAction = GameTypes['action'];

/** The number of deals for each position. */
const WORLDS = 6;
/** The position is earlier than this ply. Early positions are more frequent, because hidden things are revealed later. */
const PLIES = 200;

const isOpen = ({ pending }: AnyState): boolean => {
  const top = pending.at(-1);
  return top !== undefined && 'simultaneous' in top;
};

/** Returns an action of a seat that reveals nothing that is not in the view of the viewer. Returns undefined if there is none. */
function chosen(engine: AnyEngine, state: AnyState, seat: Seat, viewer: Viewer, chance: Chance): AnyAction | undefined {
  const legal = engine.legalActions(state, seat);
  // answers to open simultaneous questions are hidden, and the viewer's own actions reveal nothing new
  if (seat === viewer || isOpen(state)) return chance.pick(legal);
  const look = (world: AnyState) => (action: AnyAction) => JSON.stringify(engine.actionFor(world, action, viewer));
  const deal = engine.determinizer(engine.view(state, viewer));
  const [one = new Set<string>(), two] = [deal, deal].map((imagine) => {
    const world = imagine(String(chance.int(2 ** 32)));
    return new Set(engine.legalActions(world, seat).map(look(world)));
  });
  // prefers actions that are possible in both deals, because they are more likely to be possible in the true state
  const sure = [...one].filter((each) => two?.has(each));
  const wanted = chance.pick(sure.length > 0 ? sure : [...one]);
  const alike = legal.filter((action) => look(state)(action) === wanted);
  return alike.length === 0 ? undefined : chance.pick(alike);
}

type Leaves = Map<string, { readonly place: string; readonly value: unknown }>;

/** Returns all values in a state by path, without those of its random generator. `place` is the path without exact indices. */
function leavesOf({ chance: _, ...world }: AnyState): Leaves {
  const leaves: Leaves = new Map();
  const walk = (value: unknown, path: string, place: string): void => {
    if (typeof value !== 'object' || value === null) {
      leaves.set(path, { place, value });
      return;
    }
    if (Array.isArray(value)) {
      const { length } = value;
      const isSeats = path === '/players';
      value.forEach((item, i) => {
        const fromEnd = length - i <= 2 ? `-${length - i}` : '*';
        walk(item, `${path}/${i}`, `${place}/${isSeats ? '*' : fromEnd}`);
      });
      return;
    }
    for (const [key, part] of Object.entries(value)) walk(part, `${path}/${key}`, `${place}/${key}`);
  };
  walk(world, '', '');
  return leaves;
}

/** The number of classes into which `bucket` divides pairs of things. There are too many pairs to count each of them. */
const BUCKETS = 32;

/** Returns the class of a text by its FNV-1a hash. The number of classes, `buckets`, is a power of two. */
function bucket(text: string, buckets: number): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash ^ (hash >>> 15)) & (buckets - 1);
}

/** By place and thing, the counts of the thing at the place: first the count in the true state, then the count in each deal. */
export type Look = ReadonlyMap<string, ReadonlyMap<string, readonly number[]>>;

/**
 * Counts the hidden things of a state and of its deals. Counts single things, and pairs of neighbors, to test random orders. Also counts pairs
 * of places with the same thing, such as a tile that is both taken and kept.
 */
function lookAt(engine: AnyEngine, state: AnyState, viewer: Viewer, chance: Chance): Look {
  const deal = engine.determinizer(engine.view(state, viewer));
  const worlds = [state, ...Array.from({ length: WORLDS }, () => deal(String(chance.int(2 ** 32))))].map(leavesOf);
  const look = new Map<string, Map<string, number[]>>();
  const add = (place: string, thing: string, world: number): void => {
    const things = look.get(place) ?? new Map<string, number[]>();
    look.set(place, things);
    const counts = things.get(thing) ?? worlds.map(() => 0);
    things.set(thing, counts);
    counts[world] = (counts[world] ?? 0) + 1;
  };
  const isHidden = (path: string) => worlds.some((leaves) => leaves.get(path)?.value !== worlds[0]?.get(path)?.value);
  const paths = [...new Set(worlds.flatMap((leaves) => [...leaves.keys()]))].filter(isHidden);
  worlds.forEach((leaves, world) => {
    const placeOfThing = new Map<string, string>();
    let before = { around: '', thing: '' };
    for (const path of paths) {
      const { place, value } = leaves.get(path) ?? { place: `${path} none`, value: undefined };
      const thing = String(value);
      add(place, thing, world);
      const around = upTo(path, -1);
      if (around === before.around)
        add(`${upTo(place, -1)} neighbors`, String(bucket(`${before.thing} ${thing}`, BUCKETS)), world);
      const own = `${upTo(path, 3)} ${thing}`;
      const other = placeOfThing.get(own);
      if (other !== undefined) add(`${upTo(place, 3)} twice`, String(bucket(`${other} ${place}`, BUCKETS)), world);
      placeOfThing.set(own, place);
      before = { around, thing };
    }
  });
  return look;
}

/** Returns the first `steps` steps of a path. If `steps` is negative, returns all but the last -`steps` steps. */
const upTo = (path: string, steps: number): string => path.split('/').slice(0, steps).join('/');

/** Plays a random game to a random ply, and compares that state with its deals. Returns undefined if the game ends or is dropped before. */
export function imagined(
  engine: AnyEngine,
  options: GameTypes['options'],
  viewer: Viewer,
  chance: Chance,
): Look | undefined {
  let state = engine.initialState(options);
  // the ply is drawn in advance, so that it does not depend on the game
  for (let left = chance.int(1 + chance.int(PLIES)); left > 0; left--) {
    const active = engine.activePlayers(state);
    const action = active.length > 0 ? chosen(engine, state, chance.pick(active), viewer, chance) : undefined;
    if (action === undefined) return undefined;
    state = engine.apply(state, action);
  }
  return isOpen(state) ? undefined : lookAt(engine, state, viewer, chance);
}

/** The deviation of a place from its expectation. */
export interface Deviation {
  readonly place: string;
  /** the number of games in which something was hidden there */
  readonly looks: number;
  readonly statistic: number;
  readonly degrees: number;
  /** the statistic as a standard normal value */
  readonly sigma: number;
}

/** A place with a larger `sigma` fails the test (p < 1e-4). */
export const LIMIT = 3.719;

/** The smallest variance of a count for which the normal distribution is a good approximation. */
const LEAST = 5;
/** The number of classes into which rare things are pooled. */
const KINDS = 8;

/** Returns the standard normal value of a chi-square statistic, by the approximation of Wilson and Hilferty. */
const sigmaOf = (statistic: number, degrees: number): number => {
  const spread = 2 / (9 * degrees);
  return ((statistic / degrees) ** (1 / 3) - (1 - spread)) / Math.sqrt(spread);
};

/** Returns the counts minus their mean, scaled so that the first one is the true count minus the mean of the deals. */
function centered(counts: readonly number[]): number[] {
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.map((count) => ((count - mean) * counts.length) / (counts.length - 1));
}

type Counts = ReadonlyMap<string, readonly number[]>;

/** Returns the counts with rare things pooled into classes. */
function pooled(looks: readonly Counts[]): Counts[] {
  const variances = new Map<string, number>();
  for (const look of looks)
    for (const [thing, counts] of look) {
      const variance = centered(counts).reduce((sum, value) => sum + value * value, 0) / counts.length;
      variances.set(thing, (variances.get(thing) ?? 0) + variance);
    }
  const nameOf = (thing: string) => ((variances.get(thing) ?? 0) >= LEAST ? thing : `seldom ${bucket(thing, KINDS)}`);
  return looks.map((look) => {
    const all = new Map<string, number[]>();
    for (const [thing, counts] of look) {
      const before = all.get(nameOf(thing));
      all.set(nameOf(thing), before === undefined ? [...counts] : counts.map((count, i) => count + (before[i] ?? 0)));
    }
    return all;
  });
}

function deviation(place: string, given: readonly Counts[]): Deviation | undefined {
  const looks = pooled(given);
  const things = [...new Set(looks.flatMap((look) => [...look.keys()]))];
  const number = new Map(things.map((thing, i) => [thing, i]));
  const sums = things.map(() => 0);
  const covariance = things.map(() => new Float64Array(things.length));
  for (const look of looks) {
    const rows = [...look].map(([thing, counts]) => ({ at: number.get(thing) ?? 0, values: centered(counts) }));
    for (const { at, values } of rows) {
      sums[at] = (sums[at] ?? 0) + (values[0] ?? 0);
      const row = covariance[at] as Float64Array;
      for (const other of rows) {
        let product = 0;
        for (let i = 0; i < values.length; i++) product += (values[i] ?? 0) * (other.values[i] ?? 0);
        row[other.at] = (row[other.at] ?? 0) + product / values.length;
      }
    }
  }
  const variance = (i: number): number => covariance[i]?.[i] ?? 0;
  const counted = [...things.keys()].filter((i) => variance(i) >= LEAST);
  if (counted.length === 0) return undefined;
  let [statistic, correlations] = [0, 0];
  for (const i of counted) {
    statistic += (sums[i] ?? 0) ** 2 / variance(i);
    for (const j of counted) correlations += (covariance[i]?.[j] ?? 0) ** 2 / (variance(i) * variance(j));
  }
  const degrees = counted.length ** 2 / correlations;
  const scaled = (statistic * degrees) / counted.length;
  return { place, looks: looks.length, statistic: scaled, degrees, sigma: sigmaOf(scaled, degrees) };
}

/** Returns the deviations of all places, the largest first. */
export function deviations(looks: readonly Look[]): Deviation[] {
  const places = new Set(looks.flatMap((look) => [...look.keys()]));
  return [...places]
    .flatMap(
      (place) =>
        deviation(
          place,
          looks.flatMap((look) => look.get(place) ?? []),
        ) ?? [],
    )
    .sort((a, b) => b.sigma - a.sigma);
}
