/** Functions that all bots share. They return the open decision of a viewer, the bot's chance, and the best of several items. */
import {
  type Chance,
  type ChanceState,
  chanceState,
  codeOf,
  keyedChance,
  LudiError,
  noAnswer,
  type Seat,
} from '@ludi-romani/core';
import type { Playable, Sight } from './types';

export interface Decision<A> {
  readonly seat: Seat;
  /** at least one action */
  readonly legal: readonly A[];
  /** true if there are too many legal actions to list: `legal` has some that `chance` drew */
  readonly isSample: boolean;
  /** the bot's random stream, independent of the random stream of any game */
  readonly chance: Chance;
  /** returns a copy of `chance` in its current state: the copy draws the values that `chance` draws next */
  readonly sameChance: () => Chance;
}

/** The number of actions that a bot draws by default if there are too many to list. */
const SAMPLE = 64;

/**
 * Returns the viewer's open decision, with `sample` actions if there are too many to list. Throws LudiError `invalid-view` if there is no
 * decision, and `no-answer` if it has no legal action.
 */
export function decision<V extends Sight, A, S>(
  engine: Playable<V, A, S>,
  view: V,
  seed: string,
  sample = SAMPLE,
): Decision<A> {
  const { viewer } = view;
  // JavaScript callers may pass a state, which has no viewer
  if (typeof viewer !== 'number' || !engine.activePlayers(view).includes(viewer))
    throw new LudiError('invalid-view', 'this viewer has no decision');
  const stream = streamOf(seed);
  const chance = keyedChance(stream);
  const all = allFor(engine, view, viewer);
  const legal = all ?? drawn(engine, view, viewer, sample, chance);
  return { seat: viewer, legal, isSample: all === undefined, chance, sameChance: () => keyedChance({ ...stream }) };
}

/** Returns the legal actions of a seat, or `undefined` if there are too many to list. */
export function listOf<V, A, S>(
  engine: Pick<Playable<V, A, S>, 'legalActions'>,
  seen: S | V,
  seat: Seat,
): A[] | undefined {
  try {
    return engine.legalActions(seen, seat);
  } catch (error) {
    if (codeOf(error) !== 'too-many') throw error;
    return undefined;
  }
}

/** Returns the legal actions of an active seat, at least one, or `undefined` if there are too many to list. Throws LudiError `no-answer`. */
export function allFor<V, A, S>(engine: Playable<V, A, S>, seen: S | V, seat: Seat): A[] | undefined {
  const legal = listOf(engine, seen, seat);
  if (legal?.length === 0) throw noAnswer(seat);
  return legal;
}

/** Draws `count` times among the legal actions of an active seat. Returns the different ones, in the order of drawing. */
export function drawn<V, A, S>(engine: Playable<V, A, S>, seen: S | V, seat: Seat, count: number, chance: Chance): A[] {
  const actions = new Map<string, A>();
  for (let i = 0; i < count; i++) {
    const action = engine.randomAction(seen, seat, chance);
    actions.set(keyOf(action as object), action);
  }
  return [...actions.values()];
}

const streamOf = (seed: string): ChanceState => chanceState(`bot ${seed}`);

/** Returns a bot's random stream for `seed`, from its start. */
export const chanceOf = (seed: string): Chance => keyedChance(streamOf(seed));

/** Returns the index of an item with the highest worth. If several are equal, `chance` picks one. */
export function indexOfBest<T>(items: readonly T[], worth: (item: T) => number, chance: Chance): number {
  let top: number[] = [];
  let highest = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < items.length; i++) {
    const value = worth(items[i] as T);
    if (value < highest) continue;
    if (value > highest) top = [];
    highest = value;
    top.push(i);
  }
  return chance.pick(top);
}

/** Returns an item with the highest worth. If several are equal, `chance` picks one. */
export const best = <T>(items: readonly T[], worth: (item: T) => number, chance: Chance): T =>
  items[indexOfBest(items, worth, chance)] as T;

/** The cached keys of frozen actions, which cannot change. Most actions are created once and listed many times. */
const keys = new WeakMap<object, string>();

/** Returns the same key for equal actions. This works because the moves of a game always write their fields in one order. */
export function keyOf(action: object): string {
  if (!Object.isFrozen(action)) return JSON.stringify(action);
  let key = keys.get(action);
  if (key === undefined) {
    key = JSON.stringify(action);
    keys.set(action, key);
  }
  return key;
}
