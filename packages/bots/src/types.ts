/** What a bot is, and what it needs. */
import type { ActionLike, Chance, Outcome, Score, Seat, Viewer } from '@ludi-romani/core';

/** What every view has. A state has no `viewer`, so it is no view: a bot cannot be handed one. */
export interface Sight {
  readonly viewer: Viewer;
  readonly players: readonly object[];
}

/**
 * What a bot needs of an engine, which any engine of the contract has: best that of `/fast`. `V` is its view, `A` its action and `S` a
 * state to be written to; all three follow from the engine that is handed in.
 */
export interface Playable<V, A, S> {
  determinizer(view: V): (seed: string) => S;
  clone(state: S): S;
  view(state: S, viewer: Viewer): V;
  legalActions(seen: S | V, player?: Seat): A[];
  activePlayers(seen: S | V): Seat[];
  applyInPlace(state: S, action: A): void;
  playRandomly(state: S, plies: number, chance: Chance): number;
  isTerminal(seen: S | V): boolean;
  outcome(seen: S | V): Outcome | null;
  scores(seen: S | V): readonly Score[];
  actionFor(state: S, action: A, viewer: Viewer): Pick<ActionLike, 'player'> & Partial<ActionLike>;
}

/** Chooses for the viewer of a view. The same view and seed give the same choice, on every runtime. */
export interface Bot<V, A> {
  /**
   * One of the viewer's legal actions. `seed`: all of the bot's chance follows from it; hand in another one for each decision.
   * Throws LudiError `invalid-view` if the viewer has no decision, and `no-answer` if a position leads to a question without a legal answer.
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

/** How a search is watched while it goes on. */
export interface Watch<A> {
  /** ends it at its best so far once this is aborted: an `AbortSignal`, say */
  readonly signal?: { readonly aborted: boolean };
  /** hears now and then what was found so far */
  readonly onProgress?: (soFar: SearchResult<A>) => void;
  /** iterations between two looks at the signal, and two calls of `onProgress`; default 100 */
  readonly every?: number;
}

/** How a search lets others work in between. */
export interface Pace<A> extends Watch<A> {
  /** Waited for at every look, such as `() => new Promise((go) => setTimeout(go))`: bots have no timer of their own. */
  readonly pause: () => PromiseLike<unknown>;
}

/** A search that is under way. Between its runs its caller may do anything else: draw, answer, or leave it. */
export interface Thinking<A> {
  /** how many of the tries among its findings the thinking before made; 0 where it begins anew. `iterations` are its own alone */
  readonly kept: number;
  /** Tries at most that many games more. Returns whether the budget may allow others yet. */
  run(iterations: number): boolean;
  /** What it has found so far. */
  result(): SearchResult<A>;
}

/** A bot that also tells what it found. */
export interface Searcher<V, A> extends Bot<V, A> {
  /** Searches to the end of its budget, or until it is told to stop. Throws as `choose` does, whatever a hook throws, and InvalidOptionsError naming a hook
   * that does not give what it promises. */
  search(view: V, seed: string, watch?: Watch<A>): SearchResult<A>;
  /** The same search, which waits for `pause` now and then; undisturbed it finds the same. Rejects where `search` throws. */
  searchAsync(view: V, seed: string, pace: Pace<A>): Promise<SearchResult<A>>;
  /**
   * The same search bit by bit: run to its end, it finds the same. `after`, the thinking about the decision before, is built upon where
   * the view is what its choice had to lead to, and its `kept` says so. It keeps a copy of the view: the state may be played on in place.
   * Throws as `choose` does.
   */
  think(view: V, seed: string, after?: Thinking<A>): Thinking<A>;
  /**
   * What several searches of one view, each with a seed of its own, found together: as if they were one, wherever they ran. Throws
   * InvalidOptionsError for none at all, and for those whose actions differ.
   */
  merge(results: readonly SearchResult<A>[], seed: string): SearchResult<A>;
}
