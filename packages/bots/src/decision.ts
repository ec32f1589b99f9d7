/** What is the same for every bot: who decides, what there is to choose from, and the bot's own chance. */
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
  /** at least one */
  readonly legal: readonly A[];
  /** a stream apart from that of any game */
  readonly chance: Chance;
  /** a copy of it as it is now: what that draws is drawn again */
  readonly sameChance: () => Chance;
}

/** The viewer's open decision. */
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

/** A bot's own chance, from the beginning. */
export const chanceOf = (seed: string): Chance => keyedChance(streamOf(seed));

/** The place of one of the items with the highest worth; the bot's own chance decides among equals. */
export function bestAt<T>(items: readonly T[], worth: (item: T) => number, chance: Chance): number {
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

/** One of the items with the highest worth. */
export const best = <T>(items: readonly T[], worth: (item: T) => number, chance: Chance): T =>
  items[bestAt(items, worth, chance)] as T;

/** The texts of actions that nobody can change: most are made once and listed again and again. */
const texts = new WeakMap<object, string>();

/** Tells actions apart: the moves of a game write their fields in one order. */
export function keyOf(action: object): string {
  if (!Object.isFrozen(action)) return JSON.stringify(action);
  let text = texts.get(action);
  if (text === undefined) {
    text = JSON.stringify(action);
    texts.set(action, text);
  }
  return text;
}
