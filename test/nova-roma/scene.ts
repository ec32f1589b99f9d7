/** Scenes: a table laid out by hand, frames to run on it with scripted chance, and answers as lines. */

import { type ChanceOutcome, type ScriptedChance, type Seat, scriptedChance } from '@ludi-romani/core';
import {
  type Action,
  type Event,
  engine,
  type MutableState,
  type Options,
  type Question,
  type State,
  type Task,
} from '@ludi-romani/nova-roma';
import { expect } from 'vitest';

/** The options of the game, and changes to the table after setup. */
export interface Layout {
  readonly options?: Partial<Options>;
  readonly set?: (state: MutableState) => void;
}

export interface Scene {
  readonly state: State;
  readonly events: readonly Event[];
  /** the legal actions as lines */
  readonly lines: readonly string[];
  /** Gives answers, by their lines. */
  act(...lines: readonly string[]): Scene;
  /** True if the last answer revealed hidden information. */
  readonly reveals: boolean;
  /** Expects that no frame and no scripted chance is left. */
  end(): State;
}

/** Lays out the table. `frames` replace the pending frames of the setup, the one that runs first at the beginning. */
export function laidOut(
  players: Options['players'],
  { options = {}, set }: Layout,
  frames?: readonly (Question | Task)[],
  of = engine,
): MutableState {
  const state = of.clone(of.initialState({ seed: 'scene', startPlayer: 0, ...options, players }));
  if (frames !== undefined) state.pending = [...frames].reverse();
  set?.(state);
  return state;
}

export function scene(
  players: Options['players'],
  layout: Layout,
  frames?: readonly (Question | Task)[],
  chance?: readonly ChanceOutcome[],
  of = engine,
): Scene {
  // without a script, the generator of the state is used
  const script: ScriptedChance | undefined = chance && scriptedChance(chance);
  const { events, ...begun } = of.settle(laidOut(players, layout, frames, of), script);
  let { state, reveals } = begun;
  const carryOut = (action: Action) => {
    const done = of.step(state, action, script);
    state = done.state;
    reveals = done.reveals;
    events.push(...done.events);
  };
  const self: Scene = {
    get state() {
      return state;
    },
    get reveals() {
      return reveals;
    },
    events,
    get lines() {
      return of.legalActions(state).map(of.format);
    },
    act: (...lines) => {
      for (const line of lines) carryOut(of.parse(state, line));
      return self;
    },
    end: () => {
      script?.assertUsedUp();
      expect(state.pending).toEqual([]);
      return state;
    },
  };
  return self;
}

/** The area of a seat. */
export function at<S extends { readonly players: readonly unknown[] }>(
  state: S,
  seat: Seat,
): S['players'][number] & object {
  const player = state.players[seat];
  if (player === undefined || player === null) throw new Error(`seat ${seat} has no player`);
  return player;
}

/** Returns the clause that an action breaks in a state, or true if it is legal. */
export const clauseOf = (state: State, action: Action, of = engine): string | boolean | null => {
  const answer = of.explain(state, action);
  return answer.legal ? true : answer.clause;
};

/** A space of the forum, by row and column from 0. */
export const space = (row: number, column: number): number => 4 * row + column;
