/** What a bot is, and what it needs. */
import type { ActionLike, Outcome, Score, Seat, Viewer } from '@ludi-romani/core';

/** What every view has. A state has no `viewer`, so it is no view: a bot cannot be handed one. */
export interface Sight {
  readonly viewer: Viewer;
  readonly players: readonly object[];
}

/**
 * What a bot needs of an engine, which any engine of the contract has: best that of `/fast`. `V` is its view, `A` its action,
 * `D` a state and `S` one to be written to; all four follow from the engine that is handed in.
 */
export interface Playable<V, A, S, D> {
  determinize(view: V, seed: string): D;
  clone(state: D | S): S;
  legalActions(seen: S | V, player?: Seat): A[];
  activePlayers(seen: S | V): Seat[];
  applyInPlace(state: S, action: A): void;
  isTerminal(seen: S | V): boolean;
  outcome(seen: S | V): Outcome | null;
  scores(seen: S | V): readonly Score[];
  actionFor(state: S, action: A, viewer: Viewer): Pick<ActionLike, 'player'> & Partial<ActionLike>;
}

/** Chooses for the viewer of a view. The same view and seed give the same choice, on every runtime. */
export interface Bot<V, A> {
  /**
   * One of the viewer's legal actions. `seed`: all of the bot's chance follows from it; hand in another one for each decision.
   * Throws LudiError `invalid-view` where the viewer has no decision.
   */
  choose(view: V, seed: string): A;
}

/** What a search found out about one legal action. */
export interface Finding<A> {
  readonly action: A;
  /** how often it was tried */
  readonly visits: number;
  /** the mean reward of that, from 0 to 1; 0.5 where it was never tried */
  readonly value: number;
}

export interface SearchResult<A> {
  readonly action: A;
  /** games that were tried: 0 where there was no choice, or no budget */
  readonly iterations: number;
  /** every legal action, in the engine's order */
  readonly findings: readonly Finding<A>[];
}

/** A search that is under way. Between its runs its caller may do anything else: draw, answer, or leave it. */
export interface Thinking<A> {
  /** Tries at most that many games more. Returns whether the budget may allow others yet. */
  run(iterations: number): boolean;
  /** What it has found so far. */
  result(): SearchResult<A>;
}

/** A bot that also tells what it found. */
export interface Searcher<V, A> extends Bot<V, A> {
  search(view: V, seed: string): SearchResult<A>;
  /** The same search bit by bit: run to its end, it finds the same. Throws as `choose` does. */
  think(view: V, seed: string): Thinking<A>;
}
