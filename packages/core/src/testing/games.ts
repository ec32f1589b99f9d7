/** Random games: what every property is tried on. */
import * as fc from 'fast-check';
import type { Engine } from '../game/contract';
import type { ActionLike, GameTypes, Seat, State, Viewer } from '../game/types';
import { ConformanceError } from './error';

/** An engine with the particulars of its game forgotten. */
export type AnyEngine = Engine<GameTypes>;
export type AnyState = State<GameTypes>;
export type AnyOptions = GameTypes['options'];

/** A game played: `states[i]` is what stands after `i` actions. */
export interface Game {
  readonly options: AnyOptions;
  readonly states: readonly AnyState[];
  readonly actions: readonly ActionLike[];
  /** what the engine threw when it was to go on, if it did */
  readonly trouble: unknown;
}

/** What fast-check generates, and makes small: a seed and which legal action is taken, ply by ply; later on the first one. */
export interface Script {
  readonly seed: number;
  readonly picks: readonly number[];
}

export const scripts = (plies: number): fc.Arbitrary<Script> =>
  fc.record({ seed: fc.nat(), picks: fc.array(fc.nat(), { maxLength: plies, size: 'max' }) });

/** Told from anything else that a view or an event could hold. */
export const seedOf = ({ seed }: Script): string => `conformance seed ${seed.toString(16).padStart(8, '0')}`;

export function play(engine: AnyEngine, options: AnyOptions, picks: readonly number[]): Game {
  const actions: ActionLike[] = [];
  let state = engine.initialState(options);
  const states = [state];
  const limit = engine.maxPlies(options.players);
  try {
    while (!engine.isTerminal(state) && actions.length <= limit) {
      const action = chosen(engine.legalActions(state), picks[actions.length] ?? 0);
      if (action === undefined) break;
      actions.push(action);
      state = engine.apply(state, action);
      states.push(state);
    }
  } catch (trouble) {
    return { options, states, actions, trouble };
  }
  return { options, states, actions, trouble: undefined };
}

export const chosen = <T>(list: readonly T[], pick: number): T | undefined => list[pick % list.length];

/** One state of a game, and the action that followed it with the state that came of it: neither at the end. */
export interface Moment {
  readonly ply: number;
  readonly state: AnyState;
  readonly action: ActionLike | undefined;
  readonly next: AnyState | undefined;
}

/** Looks at a game ply by ply; whatever is thrown comes out with its place named. */
export function walk(game: Game, look: (moment: Moment) => void): void {
  game.states.forEach((state, ply) => {
    try {
      look({ ply, state, action: game.actions[ply], next: game.states[ply + 1] });
    } catch (error) {
      throw located(error, game, ply);
    }
  });
}

export function located(error: unknown, game: Game, ply: number): ConformanceError {
  if (error instanceof ConformanceError) return error;
  const { message, cause } = error instanceof Error ? error : { message: String(error), cause: undefined };
  const why = cause instanceof Error ? ` (${cause.message})` : '';
  return new ConformanceError(`${message}${why}`, game, ply, error);
}

export const seatsOf = ({ players }: AnyState): Seat[] => players.map((_, seat) => seat);
export const viewersOf = (state: AnyState): Viewer[] => [...seatsOf(state), 'spectator'];

/** Small random choices of the properties themselves, the same in every run. */
export interface Dice {
  int(bound: number): number;
  /** up to `count` items of a list, each at most once */
  some<T>(list: readonly T[], count: number): T[];
}

/** mulberry32: quick, and good enough to pick samples with */
export function dice(seed: number): Dice {
  let word = seed;
  const int = (bound: number): number => {
    word = (word + 0x6d2b79f5) | 0;
    let t = Math.imul(word ^ (word >>> 15), word | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) % bound;
  };
  return {
    int,
    some: (list, count) => {
      const rest = [...list];
      return Array.from({ length: Math.min(count, rest.length) }, () => rest.splice(int(rest.length), 1)).flat();
    },
  };
}
