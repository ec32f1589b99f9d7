/** The place that a run has reached, the time that it took, and the engine that reports both. */
import type { Engine } from '../game/contract';
import type { GameTypes } from '../game/types';

type AnyEngine = Engine<GameTypes>;

/** The settings by which you can follow a run. */
export interface Following {
  /** Returns the time in milliseconds, such as `Date.now`. Without it, there is no limit. */
  now?(): number;
  /** the longest time of a property on one game, in milliseconds; default 60000. The kit cannot interrupt a call: the check follows the call. */
  readonly limitMs?: number;
  /** Called before each call of a function of the engine, with the place. If a call does not return, it is the last one. */
  watch?(place: string): void;
}

const LIMIT_MS = 60_000;

/** The error for a property that takes longer than `limitMs` on one game. */
export class Overtime extends Error {
  /** the function of the engine that took longest */
  readonly call: string;

  constructor(call: string, message: string) {
    super(message);
    this.name = 'Overtime';
    this.call = call;
  }
}

const throwers = new WeakMap<object, string>();

/** Returns the function of the engine that threw an error, or `undefined` if the kit threw it. */
export const throwerOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null ? throwers.get(error) : undefined;

type AnyFunction = (...given: unknown[]) => unknown;

/** Follows the calls of the functions of an engine. Every check uses its `engine`, which does the same as the given one. */
export class Progress {
  readonly engine: AnyEngine;
  #where = '';
  #ply = 0;
  #began = 0;
  #longest = { call: '', ply: 0, ms: -1 };
  /** Set when the time is over. The checks or the engine may catch the error when it is thrown. */
  overtime: Overtime | undefined;
  readonly #limit: number;
  readonly #now: (() => number) | undefined;
  readonly #watch: ((place: string) => void) | undefined;

  constructor(engine: AnyEngine, { now, limitMs = LIMIT_MS, watch }: Following) {
    this.#now = now;
    this.#limit = limitMs;
    this.#watch = watch;
    this.engine = Object.create(engine);
    for (const name of functionsOf(engine)) {
      const call = Reflect.get(engine, name) as AnyFunction;
      const followed: AnyFunction = (...given) => {
        const result = this.#follow(name, () => call.apply(engine, given));
        // a determinizer does its work when it deals
        return typeof result === 'function'
          ? (...later: unknown[]) => this.#follow(name, () => (result as AnyFunction)(...later))
          : result;
      };
      Object.defineProperty(this.engine, name, { value: followed });
    }
  }

  /** Starts the time of a property on one game. */
  begin(property: string, options: GameTypes['options']): void {
    this.#where = `options ${JSON.stringify(options)}, property ${property}`;
    this.#ply = 0;
    this.#began = this.#now?.() ?? 0;
    this.#longest = { call: '', ply: 0, ms: -1 };
    this.overtime = undefined;
  }

  /** Notes the ply at which the next calls are made. Throws Overtime if the time is over. */
  enter(ply: number): void {
    this.#ply = ply;
    this.#mustBeInTime();
  }

  #mustBeInTime(): void {
    const spent = (this.#now?.() ?? 0) - this.#began;
    if (spent > this.#limit) {
      const { call, ply, ms } = this.#longest;
      this.overtime ??= new Overtime(
        call,
        `the property took ${spent} ms on one game, limitMs is ${this.#limit}; the longest call was ${call} at ply ${ply} with ${ms} ms`,
      );
    }
    if (this.overtime !== undefined) throw this.overtime;
  }

  #follow(call: string, work: () => unknown): unknown {
    this.#watch?.(`${call} of ${this.engine.game}, ply ${this.#ply}, ${this.#where}`);
    const start = this.#now?.() ?? 0;
    try {
      return work();
    } catch (error) {
      if (typeof error === 'object' && error !== null) throwers.set(error, call);
      throw error;
    } finally {
      const ms = (this.#now?.() ?? 0) - start;
      if (ms > this.#longest.ms) this.#longest = { call, ply: this.#ply, ms };
      this.#mustBeInTime();
    }
  }
}

/** Returns the names of the functions of an object, inherited ones included. */
function functionsOf(value: object): Set<string> {
  const names = new Set<string>();
  for (let at = value; at !== Object.prototype && at !== null; at = Object.getPrototypeOf(at))
    for (const name of Object.getOwnPropertyNames(at))
      if (name !== 'constructor' && typeof Reflect.get(value, name) === 'function') names.add(name);
  return names;
}
