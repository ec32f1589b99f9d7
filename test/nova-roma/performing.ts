/** Helpers for tests that set up a table and run one action of the forum on it. */

import type { ChanceOutcome } from '@ludi-romani/core';
import { engine, type MutableState, type Question, type Task } from '@ludi-romani/nova-roma';
import { at, type Layout, type Scene, scene } from './scene';

type ActionId = NonNullable<MutableState['running']>['action'];
type Area = MutableState['players'][number];
type Racer = MutableState['tracks']['track-1'][number];

/** A function that sets up a table: it changes the area of seat 0, who is the active player, and the rest of the state. */
export type Laying = (own: Area, state: MutableState) => void;

export interface Terms {
  readonly players?: 1 | 2 | 3 | 4;
  readonly strength?: number;
  readonly frames?: readonly (Question | Task)[];
  readonly chance?: readonly ChanceOutcome[];
  readonly options?: Layout['options'];
  readonly of?: typeof engine;
}

/** Sets a player's coins, influence and goods to 0, so that a test can count every gain. */
export function bare(own: Area): void {
  own.coins = 0;
  own.influence = 0;
  own.goods = { wheat: 0, stone: 0, wood: 0, wine: 0, horse: 0 };
}

/**
 * Returns a scene in which seat 0 has begun `action` and must make its first decision. By default, no player has coins, influence or goods.
 */
export function performing(action: ActionId, laying: Laying = () => {}, terms: Terms = {}): Scene {
  const { players = 3, strength = 1, frames = [{ do: action, player: 0 }], chance = [], options, of = engine } = terms;
  const set = (state: MutableState) => {
    state.phase = 'forum';
    state.running = { player: 0, action, strength, sub: null, waived: false, helped: false };
    for (const own of state.players) bare(own);
    laying(at(state, 0), state);
  };
  return scene(players, { set, ...(options && { options }) }, frames, chance, of);
}

/** `north` and `south` return a ship on a port of a route. `HARBOR` is a ship in the start harbor. */
export const north = (port: number) => ({ route: 'north' as const, port });
export const south = (port: number) => ({ route: 'south' as const, port });
export const HARBOR = { route: null, port: 0 };

/** Returns the markers on a track with their spaces, the leader first. */
export const racers = (...list: readonly (readonly [Racer['marker'], number])[]): Racer[] =>
  list.map(([marker, space]) => ({ marker, space }));

/** Returns a follower in the row of a player. */
export const played = (follower: number, { fresh = false, exhausted = false } = {}) => ({ follower, exhausted, fresh });

/** Returns the coins, influence and available artisans of a seat. */
export const riches = (state: Parameters<typeof engine.legalActions>[0], seat: number) => {
  const { coins, influence, artisans } = at(state, seat);
  return { coins, influence, artisans };
};

/** The numbers of the followers in these tests. */
export const HILARIA = 3;
export const SEVERIN = 11;
export const VALERIA = 12;
export const AGRIPPA = 14;
export const CASSIAN = 16;
export const EGERIA = 17;
export const HADRIANUS = 18;
export const LUCIUS = 19;
export const MANIUS = 20;
export const OCCIUS = 22;
export const PATRICIA = 23;
export const PETRONIA = 24;
export const SEPTIMUS = 27;
export const TITUS = 32;
export const CONSTANTIN = 35;
export const GRATIAN = 36;
export const JACOBUS = 37;
export const SERAPHINA = 38;
export const TRIVIA = 40;
