/** Plays the random games on which the properties are tried. */
import * as fc from 'fast-check';
import type { Engine } from '../game/contract';
import type { ActionLike, GameTypes, Seat, State, Viewer } from '../game/types';
import { codeOf } from './check';
import { ConformanceError } from './error';
import { Overtime, type Progress, throwerOf } from './progress';

/** The engine of any game. */
export type AnyEngine = Engine<GameTypes>;
export type AnyState = State<GameTypes>;
export type View = ReturnType<AnyEngine['view']>;
export type AnyOptions = GameTypes['options'];

/** A played game. `states[i]` is the state after `i` actions; there is none if `initialState` threw an error. */
export interface Game {
  readonly options: AnyOptions;
  readonly progress: Progress;
  readonly states: readonly AnyState[];
  readonly actions: readonly ActionLike[];
  /** the error that the engine threw during the game; `undefined` if it threw none */
  readonly error: unknown;
}

/**
 * The choices of a random game, which fast-check generates and shrinks: a seed, and for each ply a number that picks a legal action. Plies
 * without a number take the first legal action.
 */
export interface Script {
  readonly seed: number;
  readonly picks: readonly number[];
}

export const scripts = (plies: number): fc.Arbitrary<Script> =>
  fc.record({ seed: fc.nat(), picks: fc.array(fc.nat(), { maxLength: plies, size: 'max' }) });

/** Returns the seed of the game: a text that no view or event holds by accident. */
export const seedOf = ({ seed }: Script): string => `conformance seed ${seed.toString(16).padStart(8, '0')}`;

export function play(progress: Progress, options: AnyOptions, picks: readonly number[]): Game {
  const { engine } = progress;
  const states: AnyState[] = [];
  const actions: ActionLike[] = [];
  const game = { options, progress, states, actions };
  try {
    const limit = engine.maxPlies(options.players);
    let state = engine.initialState(options);
    states.push(state);
    while (!engine.isTerminal(state) && actions.length <= limit) {
      progress.enter(actions.length);
      const action = chosen(engine.legalActions(state), picks[actions.length] ?? 0);
      if (action === undefined) break;
      actions.push(action);
      state = engine.apply(state, action);
      states.push(state);
    }
  } catch (error) {
    return { ...game, error };
  }
  return { ...game, error: undefined };
}

export const chosen = <T>(list: readonly T[], pick: number): T | undefined => list[pick % list.length];

/** A state of a game with the next action and the state after it. Both are `undefined` at the end. */
export interface Moment {
  readonly ply: number;
  readonly state: AnyState;
  readonly action: ActionLike | undefined;
  readonly next: AnyState | undefined;
}

/** Calls `look` with each moment of a game. Throws its error as a ConformanceError that names the ply. */
export function walk(game: Game, look: (moment: Moment) => void): void {
  game.states.forEach((state, ply) => {
    try {
      game.progress.enter(ply);
      look({ ply, state, action: game.actions[ply], next: game.states[ply + 1] });
    } catch (error) {
      throw located(error, game, ply);
    }
  });
}

export function located(error: unknown, game: Game, ply: number): ConformanceError {
  if (error instanceof ConformanceError) return error;
  return new ConformanceError(messageOf(error), game, ply, error);
}

/** A cause that makes several properties fail: a function of the engine throws an error or takes too much time. */
export interface Fault {
  /** the function, and the kind of error */
  readonly key: string;
  readonly message: string;
}

/** Returns the fault of the engine that is the `cause` of an error, or `undefined` if a check of the kit failed. */
export function faultOf({ cause }: Error): Fault | undefined {
  const call = cause instanceof Overtime ? cause.call : throwerOf(cause);
  if (call === undefined) return undefined;
  const kind = cause instanceof Error ? cause.name : typeof cause;
  return { key: `${call} ${kind} ${String(codeOf(cause))}`, message: messageOf(cause) };
}

/** Returns the message of an error. If the engine threw it, the message names the function. */
function messageOf(error: unknown): string {
  const { message, cause } = error instanceof Error ? error : { message: String(error), cause: undefined };
  const why = cause instanceof Error ? ` (${cause.message})` : '';
  const thrower = throwerOf(error);
  return `${thrower === undefined ? '' : `${thrower} throws an error: `}${message}${why}`;
}

export const seatsOf = ({ players }: AnyState): Seat[] => players.map((_, seat) => seat);
export const viewersOf = (state: AnyState): Viewer[] => [...seatsOf(state), 'spectator'];

/** The random choices of a property, the same in every run. */
export interface Dice {
  /** Returns a whole number from 0 to `bound` - 1. */
  int(bound: number): number;
  /** Returns up to `count` random items of a list, each at most once. */
  some<T>(list: readonly T[], count: number): T[];
}

/** Returns a mulberry32 generator: fast, and random enough to pick samples. */
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
