/**
 * Helpers for tests that set up a table, run frames on it with scripted chance, and answer questions. A scene is such a table. Answers are
 * lines of text, as `format` writes them.
 */

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

/** The setup of a table: the options of the game, and a function that changes the state after setup. */
export interface Layout {
  readonly options?: Partial<Options>;
  readonly set?: (state: MutableState) => void;
}

export interface Scene {
  readonly state: State;
  readonly events: readonly Event[];
  /** the legal actions as lines */
  readonly lines: readonly string[];
  /** Plays answers, given as lines. */
  act(...lines: readonly string[]): Scene;
  /** true if the last answer revealed hidden information */
  readonly reveals: boolean;
  /** Returns the state. Expects that no frame and no scripted chance is left. */
  end(): State;
}

/** Returns a state with this layout. If given, `frames` replace the pending frames of the setup, the one that runs first at the beginning. */
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
  // without a script, the engine draws from the random generator of the state
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

/** Returns the area of a seat. */
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

/** Returns the number of a space of the forum. Rows and columns count from 0. */
export const space = (row: number, column: number): number => 4 * row + column;
