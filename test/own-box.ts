/** Plays a game with other component tables, for tests of `createEngine`. */
import {
  chanceState,
  type Engine,
  type GameTypes,
  keyedChance,
  recordReplay,
  type State,
  verifyReplay,
} from '@ludi-romani/core';
import type { ActionSpace } from '@ludi-romani/core/action-space';
import { expect } from 'vitest';

/** The functions of `/schemas` for those tables. */
interface Schemas<G extends GameTypes> {
  invariants(state: State<G>): readonly string[];
  parseState(saved: unknown): State<G>;
}

/**
 * Plays a random game to its end and returns the last state. Expects that every state is valid and every legal action has a different
 * number, that the last state can be saved and parsed, and that its replay is valid for `own` and refused by `standard`.
 */
export function playsToItsEnd<G extends GameTypes>(
  own: Engine<G>,
  standard: Engine<G>,
  { invariants, parseState }: Schemas<G>,
  options: G['options'],
  actionSpace: (engine: Engine<G>, players: number) => ActionSpace<G>,
): State<G> {
  const bot = keyedChance(chanceState(`${options.seed} ${options.players}`));
  const space = actionSpace(own, options.players);
  const actions: G['action'][] = [];
  let state = own.initialState(options);
  while (!own.isTerminal(state)) {
    expect(invariants(state)).toEqual([]);
    const action = bot.pick(own.legalActions(state));
    const ids = space.ids(state, action.player);
    expect(new Set(ids).size).toBe(ids.length);
    expect(space.actionOf(state, space.idOf(state, action), action.player)).toEqual(action);
    actions.push(action);
    state = own.apply(state, action);
  }
  expect(invariants(state)).toEqual([]);
  expect(parseState(JSON.parse(JSON.stringify(own.save(state))))).toEqual(state);
  expect(actions.length).toBeLessThanOrEqual(own.maxPlies(options.players));
  const replay = recordReplay(own, options, actions);
  expect(verifyReplay(own, replay).ok).toBe(true);
  expect(verifyReplay(standard, replay)).toMatchObject({ ok: false, code: 'other-components' });
  return state;
}
