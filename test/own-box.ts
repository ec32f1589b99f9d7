/** A game over a transcription of one's own box, played through `createEngine`. */
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

/** What `/schemas` makes for those tables. */
interface Doors<G extends GameTypes> {
  invariants(state: State<G>): readonly string[];
  parseState(saved: unknown): State<G>;
}

/**
 * Plays at random to the end, in sound states, every legal action with a number of its own, saves it, and has its replay judged by both
 * engines; answers the end.
 */
export function playsToItsEnd<G extends GameTypes>(
  own: Engine<G>,
  standard: Engine<G>,
  { invariants, parseState }: Doors<G>,
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
