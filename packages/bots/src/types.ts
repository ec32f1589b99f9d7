/** The interfaces of bots and searches, and the part of an engine that they need. */
import type { ActionLike, Chance, Outcome, Score, Seat, Viewer } from '@ludi-romani/core';

/** The fields that every view has. A state has no `viewer`, so the compiler rejects it as a view. */
export interface Sight {
  readonly viewer: Viewer;
  readonly players: readonly object[];
}

/**
 * The part of an engine that a bot needs. Every engine of the contract has it; the one of `/fast` is the fastest. `V` is its view, `A` its
 * action and `S` its mutable state. The compiler infers all three from the engine.
 */
export interface Playable<V, A, S> {
  determinizer(view: V): (seed: string) => S;
  clone(state: S): S;
  view(state: S, viewer: Viewer): V;
  legalActions(seen: S | V, player?: Seat, most?: number): A[];
  randomAction(seen: S | V, player: Seat, chance: Chance): A;
  explain(seen: S | V, action: unknown): { readonly legal: boolean };
  activePlayers(seen: S | V): Seat[];
  applyInPlace(state: S, action: A): void;
  playRandomly(state: S, plies: number, chance: Chance): number;
  teams(seen: S | V): readonly (readonly Seat[])[];
  isTerminal(seen: S | V): boolean;
  outcome(seen: S | V): Outcome | null;
  scores(seen: S | V): readonly Score[];
  actionFor(state: S, action: A, viewer: Viewer): Pick<ActionLike, 'player'> & Partial<ActionLike>;
}

/** Chooses actions for the viewers of views. Without a clock, the same view and seed give the same choice on every runtime. */
export interface Bot<V, A> {
  /**
   * Returns one of the viewer's legal actions. All of the bot's chance comes from `seed`: pass another seed for each decision. Throws LudiError
   * `invalid-view` if the viewer has no decision, and `no-answer` if a question has no legal answer.
   */
  choose(view: V, seed: string): A;
}

/** The findings of a search about one legal action. */
export interface Finding<A> {
  readonly action: A;
  /** the number of times that the action was tried */
  readonly visits: number;
  /** the mean reward, from 0 to 1; 0.5 if the action was never tried */
  readonly value: number;
  /** the standard deviation of the rewards of single tries; `spread / Math.sqrt(visits)` is the standard error of `value` */
  readonly spread: number;
  /** the chance to win, from 0 to 1: the mean over the tries, in which players who share the first place share the win; 0.5 without tries */
  readonly win: number;
  /** the mean lead over the best other player or team at the end, in points; without others, the mean points */
  readonly lead: number;
}

/** What a comparison found about one action. */
export interface Compared<A> extends Finding<A> {
  /** the mean by which the reward is above that of the first action in the same deals, from -1 to 1 */
  readonly gain: number;
  /** the standard error of `gain` */
  readonly error: number;
  /** the mean points by row of the score sheet, if the game is played on to its end */
  readonly rows: Readonly<Record<string, number>>;
}

/** An action that a search expects. */
export interface Expected<V, A> {
  /** the view that the player of the action then has, in a deal that the searcher imagines: good enough to say the action in words */
  readonly view: V;
  readonly action: A;
}

export interface SearchResult<A> {
  /** the chosen action */
  readonly action: A;
  /** true if there are too many legal actions to list, so that the search drew some of them */
  readonly isSample?: true;
  /** the number of games that were tried; 0 if there was no choice, or no budget */
  readonly iterations: number;
  /** one finding for each legal action, in the engine's order; if there are too many to list, for each action that the search drew */
  readonly findings: readonly Finding<A>[];
}

/** Options to watch a search and to stop it. */
export interface Watch<A> {
  /** a signal such as an `AbortSignal`: once it is aborted, the search ends with its best action so far */
  readonly signal?: { readonly aborted: boolean };
  /** called regularly with the result so far */
  readonly onProgress?: (soFar: SearchResult<A>) => void;
  /** iterations between two checks of the signal and two calls of `onProgress`, at least 1; default 100 */
  readonly every?: number;
}

/** Options of a search that pauses for other work. */
export interface Pace<A> extends Watch<A> {
  /** awaited after every `every` iterations, such as `() => new Promise((go) => setTimeout(go))`: bots have no timer */
  readonly pause: () => PromiseLike<unknown>;
}

/** A search in progress. Between its runs the caller may do other work, or drop the search. */
export interface Thinking<V, A> {
  /** the number of tries in the findings that come from the previous search; 0 without reuse. `iterations` does not include them. */
  readonly kept: number;
  /** Tries up to `iterations` more games. Returns false if the budget allows no more. */
  run(iterations: number): boolean;
  /** Returns the result so far. */
  result(): SearchResult<A>;
  /**
   * Returns `action` and what the search expects after it: the actions that it tried most often. The list ends at hidden information and where
   * the search tried too little. It has only `action` if the search has no tree.
   */
  line(action: A): readonly Expected<V, A>[];
}

/** A bot that also returns its findings. */
export interface Searcher<V, A> extends Bot<V, A> {
  /**
   * Searches until the budget ends or the signal is aborted. Throws the errors of `choose`, every error that a hook throws, and
   * InvalidOptionsError for an invalid `every` and for a hook that returns an invalid result.
   */
  search(view: V, seed: string, watch?: Watch<A>): SearchResult<A>;
  /** Runs the same search and awaits `pause` regularly. Without a clock or an abort, it finds the same result. Rejects with the errors of `search`. */
  searchAsync(view: V, seed: string, pace: Pace<A>): Promise<SearchResult<A>>;
  /**
   * Returns the same search as an object that runs it in steps. At its end it has the same result. `after` is the search of the previous
   * decision. Its findings are reused if its choice leads to exactly this view, and `kept` counts their tries. The search copies the view, so
   * the caller may change the view. Throws the errors of `choose`.
   */
  think(view: V, seed: string, after?: Thinking<V, A>): Thinking<V, A>;
  /**
   * Tries each of `actions` `tries` times, all in the same deals. So the differences between actions are more exact than in a search, which
   * tries most often what looks best. The budget does not matter. Throws the errors of `choose` and of the hooks, and InvalidOptionsError for
   * an action that is not legal and for invalid `tries`.
   */
  compare(view: V, seed: string, actions: readonly A[], tries: number): readonly Compared<A>[];
  /**
   * Merges the results of several searches of one view, each with a different seed, as if they were one search. They may come from different
   * processes. `seed` picks among equal actions. Throws InvalidOptionsError if there are no results, or if their actions differ and
   * neither was drawn.
   */
  merge(results: readonly SearchResult<A>[], seed: string): SearchResult<A>;
}
