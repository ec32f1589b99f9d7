/**
 * What lies hidden in truth against what `determinize` imagines, over whole random games.
 *
 * The truth and the worlds imagined from a viewer's view must be exchangeable: nothing may tell which of them the game was dealt. So, given
 * all of them, each is as likely the true one as any other, and for every hidden place and every thing that may lie there the truth's
 * count less the mean of the others has mean nought, and a variance that is known. Summed over games, one look at each, the squares make a
 * chi-square for each place, its degrees after Satterthwaite, because things that lie in one place hang together.
 *
 * For that, what is seen of a game must not hint at more than the view keeps. The others choose what can be seen of their actions
 * from worlds imagined from the view, never from the truth; where the truth forbids it, the game is over for this purpose. That leaves
 * every world that agrees with what was seen equally likely. What is not seen of an action is drawn among all that look alike.
 */
import type { Chance, Engine, GameTypes, Seat, State, Viewer } from '@ludi-romani/core';

type AnyEngine = Engine<GameTypes>;
type AnyState = State<GameTypes>;
type AnyAction = GameTypes['action'];

/** Worlds imagined where a game is looked at. */
const WORLDS = 6;
/** A game is looked at before this ply, rather early than late: what is hidden comes to light. */
const PLIES = 200;

const isOpen = ({ pending }: AnyState): boolean => {
  const top = pending.at(-1);
  return top !== undefined && 'simultaneous' in top;
};

/** The action of a seat, chosen so that whatever it tells the viewer, the view tells, too; nothing where there is none. */
function chosen(engine: AnyEngine, state: AnyState, seat: Seat, viewer: Viewer, chance: Chance): AnyAction | undefined {
  const legal = engine.legalActions(state, seat);
  // of open simultaneous questions nothing is seen, and own actions tell nothing
  if (seat === viewer || isOpen(state)) return chance.pick(legal);
  const look = (world: AnyState) => (action: AnyAction) => JSON.stringify(engine.actionFor(world, action, viewer));
  const deal = engine.determinizer(engine.view(state, viewer));
  const [one = new Set<string>(), two] = [deal, deal].map((imagine) => {
    const world = imagine(String(chance.int(2 ** 32)));
    return new Set(engine.legalActions(world, seat).map(look(world)));
  });
  // what is possible in both is rather possible in truth
  const sure = [...one].filter((each) => two?.has(each));
  const wanted = chance.pick(sure.length > 0 ? sure : [...one]);
  const alike = legal.filter((action) => look(state)(action) === wanted);
  return alike.length === 0 ? undefined : chance.pick(alike);
}

type Leaves = Map<string, { readonly place: string; readonly value: unknown }>;

/** Everything in a world, by where it stands. Its generator is no part of it. */
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

/** How many pairs of neighbors are told apart. */
const BUCKETS = 32;

/** FNV-1a, for pairs of neighbors: too many to count one by one. */
function bucket(text: string, buckets: number): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash ^ (hash >>> 15)) & (buckets - 1);
}

/** By place and thing: how often it lies there, in truth and in each world imagined. */
export type Look = ReadonlyMap<string, ReadonlyMap<string, readonly number[]>>;

/**
 * What lies hidden at a position: single things; pairs of neighbors, which tell whether an order is one at random; and where the same thing
 * lies twice, such as a tile among those taken and those kept.
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

/** So many steps of a path. */
const upTo = (path: string, steps: number): string => path.split('/').slice(0, steps).join('/');

/** A game at random, looked at once, if it comes so far, with the eyes of a viewer; nothing if it does not. */
export function imagined(
  engine: AnyEngine,
  options: GameTypes['options'],
  viewer: Viewer,
  chance: Chance,
): Look | undefined {
  let state = engine.initialState(options);
  // drawn before it is known how the game goes
  for (let left = chance.int(1 + chance.int(PLIES)); left > 0; left--) {
    const active = engine.activePlayers(state);
    const action = active.length > 0 ? chosen(engine, state, chance.pick(active), viewer, chance) : undefined;
    if (action === undefined) return undefined;
    state = engine.apply(state, action);
  }
  return isOpen(state) ? undefined : lookAt(engine, state, viewer, chance);
}

/** How far a place is from what it should be. */
export interface Deviation {
  readonly place: string;
  /** looks at games in which something lay hidden there */
  readonly looks: number;
  readonly statistic: number;
  readonly degrees: number;
  /** the statistic as a normal value: above `LIMIT` once in ten thousand times */
  readonly sigma: number;
}

/** What is held against a place: p < 1e-4. */
export const LIMIT = 3.719;

/** What was met too seldom for the variance of its number to be at least this is no good approximation of a normal value. */
const LEAST = 5;
/** As many kinds are made of all things that were met too seldom. */
const KINDS = 8;

/** After Wilson and Hilferty. */
const sigmaOf = (statistic: number, degrees: number): number => {
  const spread = 2 / (9 * degrees);
  return ((statistic / degrees) ** (1 / 3) - (1 - spread)) / Math.sqrt(spread);
};

/** The counts less their mean, scaled so that the first one is the truth less the mean of the others. */
function centered(counts: readonly number[]): number[] {
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.map((count) => ((count - mean) * counts.length) / (counts.length - 1));
}

type Counts = ReadonlyMap<string, readonly number[]>;

/** The same with what was met too seldom put together. */
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

/** Every place that was looked at, the one that deviates most first. */
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
