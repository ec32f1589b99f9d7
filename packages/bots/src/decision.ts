/** Functions that all bots share. They return the open decision of a viewer, the bot's chance, and the best of several items. */
import {
  type Chance,
  type ChanceState,
  chanceState,
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
  /** the bot's random stream, independent of the random stream of any game */
  readonly chance: Chance;
  /** returns a copy of `chance` in its current state: the copy draws the values that `chance` draws next */
  readonly sameChance: () => Chance;
}

/** Returns the viewer's open decision. Throws LudiError `invalid-view` if there is none, and `no-answer` if the decision has no legal action. */
export function decision<V extends Sight, A, S>(engine: Playable<V, A, S>, view: V, seed: string): Decision<A> {
  const { viewer } = view;
  // JavaScript callers may pass a state, which has no viewer
  if (typeof viewer !== 'number' || !engine.activePlayers(view).includes(viewer))
    throw new LudiError('invalid-view', 'this viewer has no decision');
  const legal = legalFor(engine, view, viewer);
  const stream = streamOf(seed);
  return { seat: viewer, legal, chance: keyedChance(stream), sameChance: () => keyedChance({ ...stream }) };
}

/** Returns the legal actions of an active seat, at least one. Throws LudiError `no-answer`. */
export function legalFor<V, A, S>(engine: Playable<V, A, S>, seen: S | V, seat: Seat): A[] {
  const legal = engine.legalActions(seen, seat);
  if (legal.length === 0) throw noAnswer(seat);
  return legal;
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
