/** The contract of every engine. */
import type { Chance } from '../chance/chance';
import type { Options } from '../components/options';
import type { Refusal } from '../errors/errors';
import type { GameTypes, Outcome, Readable, Score, Seat, SeenAction, SeenEvent, Viewer } from './types';

/** A state with what it belongs to, for storage. */
export interface Saved<S> {
  readonly format: 'ludi-romani/state/1';
  readonly game: string;
  readonly rulesVersion: string;
  /** digest of the components */
  readonly components: string;
  readonly state: S;
}

/** Whether an action can be chosen, and why not. */
export type Judgement = { readonly legal: true } | Refusal;

/** A state that came of something, with what happened. */
export interface Step<G extends GameTypes> {
  readonly state: G['state'];
  /** in the order in which they happened, each with the secrets of all: hand out what `eventsFor` leaves of them */
  readonly events: G['event'][];
  /** whether chance or hidden information came to light, so that taking it back would be unfair */
  readonly reveals: boolean;
}

/** What is certain to happen, in that order, as the player who makes it happen is told. */
export interface Foreseen<G extends GameTypes> extends ReadonlyArray<SeenEvent<G['event']>> {}

/** What a person could point at, with the verdict on it. */
export interface Choice<G extends GameTypes> {
  readonly action: G['action'];
  readonly judgement: Judgement;
  /** whether it is legal, but would do nothing */
  readonly idle: boolean;
}

/**
 * An engine. `seen` is always a state or a view, and a view answers for its viewer alone. Every function that takes a state throws
 * LudiError: `invalid-state` if it notices that the state is not valid, and `internal` with its `cause` if the rules themselves fail.
 */
export interface Engine<G extends GameTypes> {
  readonly game: string;
  /** changes whenever any game could end differently */
  readonly rulesVersion: string;
  readonly playerCounts: readonly G['options']['players'][];
  /** the options of a game, in the order in which an app shows them */
  readonly options: Options;
  /** the tables the engine plays with, frozen */
  readonly components: G['components'];
  /** SHA-256 over the components without their provenance and titles */
  componentsDigest(): string;
  /** Returns a number of plies that no game with that number of `players` exceeds. Throws InvalidOptionsError for any other number. */
  maxPlies(players: number): number;

  /**
   * Returns the state after setup. All chance is drawn from `options.seed`, or from `chance` if it is given. Throws InvalidOptionsError
   * naming each bad path of `options`, InvalidChanceError for an outcome that `chance` cannot have.
   */
  initialState(options: G['options'], chance?: Chance): G['state'];
  /**
   * Returns the state that `initialState` returns for `options` and `chance`, and the events of its setup in order. Throws as
   * `initialState` does.
   */
  start(options: G['options'], chance?: Chance): Omit<Step<G>, 'reveals'>;
  /**
   * Lists every action that `apply` accepts now, each once, in a stable order: those of `player`, or of all who may act; `[]` at the end.
   * `seen` is a state, or a view, which lists the actions of its viewer alone. Throws LudiError `invalid-state`.
   */
  legalActions(seen: Readable<G>, player?: Seat): G['action'][];
  /**
   * Returns the state after `action` and all that follows automatically. `state` stays as it is; the new state shares with it the parts
   * that did not change. An action may name an identical copy of a listed item, or have a list in another order where the order is
   * irrelevant: the listed action is carried out. Throws IllegalActionError with the clause that is broken, InvalidChanceError for an
   * outcome that `chance` cannot have.
   */
  apply(state: G['state'], action: G['action'], chance?: Chance): G['state'];
  /**
   * Returns `{ legal: true }` if `action`, any value at all, is legal in `seen`, a state or a view. If not, returns the code, the clause
   * that it breaks and a sentence. Never throws for an untrusted action; throws LudiError `invalid-state` if `seen` is not valid.
   */
  explain(seen: Readable<G>, action: unknown): Judgement;
  /**
   * Returns the state that `apply` returns for `state`, `action` and `chance`, with the events on the way. `reveals` is true if chance or
   * hidden information was revealed. Throws as `apply` does.
   */
  step(state: G['state'], action: G['action'], chance?: Chance): Step<G>;
  /**
   * Plays `position`, a state set up by hand, up to its first question, with `chance` or its own generator: for tests, puzzles and
   * editors. Throws LudiError `invalid-state`, also if no player can answer the question, and InvalidChanceError.
   */
  settle(position: G['state'], chance?: Chance): Step<G>;
  /**
   * Lists the events that `action` is certain to cause at once in `seen`, a state or a view, as its player sees them: up to the first
   * chance, hidden information or decision. Throws IllegalActionError.
   */
  foresee(seen: Readable<G>, action: G['action']): Foreseen<G>;
  /**
   * Carries out the LEGAL `action` on `state`, which it changes; an illegal one leaves `state` undefined. Throws the errors that `chance`
   * throws.
   */
  applyInPlace(state: G['mutable'], action: G['action'], chance?: Chance): void;
  /**
   * Plays at random on `state`, which it changes, for at most `plies` plies: 0 or more, `Infinity` for the whole game. Each legal action
   * is equally likely by `chance`; the lowest seat answers simultaneous questions first. Returns the number of plies played, which is
   * lower at the end of the game. Throws LudiError `invalid-state`.
   */
  playRandomly(state: G['mutable'], plies: number, chance: Chance): number;
  /**
   * Carries out `action` on `state`, which it changes. If `action` is illegal, changes nothing and returns the reason: for referees.
   * Throws LudiError `invalid-state` and the errors that `chance` throws.
   */
  tryInPlace(state: G['mutable'], action: unknown, chance?: Chance): Judgement;
  /** Returns a deep copy of `state`, to be changed by `applyInPlace`. Throws LudiError `invalid-state`. */
  clone(state: G['mutable'] | G['state']): G['mutable'];

  /**
   * Lists the seats that may act now in `seen`, a state or a view: several during a simultaneous decision, `[]` at the end. Throws
   * LudiError `invalid-state`.
   */
  activePlayers(seen: Readable<G>): Seat[];
  /**
   * Returns the question that `player` must answer now in `seen`, or `null`. In a view only its viewer has a question. Throws LudiError
   * `invalid-state`.
   */
  openQuestion(seen: Readable<G>, player: Seat): G['question'] | null;
  /**
   * Lists every candidate of the questions open to `player`, or to all who may act, each with its verdict: an app can grey out the illegal
   * ones and show the reason. `seen` is a state or a view. Throws LudiError `invalid-state`.
   */
  choices(seen: Readable<G>, player?: Seat): Choice<G>[];
  /** Returns true if the game of `seen`, a state or a view, is over. Throws LudiError `invalid-state`. */
  isTerminal(seen: Readable<G>): boolean;
  /**
   * Returns the end of the game of `seen`, a state or a view: places with ties, and score sheets; `null` before the end. Throws LudiError
   * `invalid-state`.
   */
  outcome(seen: Readable<G>): Outcome<G['row']> | null;
  /** Returns the current points of each seat in `seen`, a state or a view, row by row. Throws LudiError `invalid-state`. */
  scores(seen: Readable<G>): readonly Score<G['row']>[];

  /**
   * Returns what `viewer`, a seat or `'spectator'`, may know of `state`, as plain JSON. The view shares parts with the state: freeze or copy
   * one of them before you hand it to foreign code. Throws LudiError `invalid-state`.
   */
  view(state: G['mutable'] | G['state'], viewer: Viewer): G['view'];
  /**
   * Returns a whole state that agrees with `view`; hidden parts are drawn with `seed`. Throws LudiError `invalid-view` for a view that no
   * state can have.
   */
  determinize(view: G['view'], seed: string): G['state'];
  /**
   * Returns `determinize` for many seeds, as long as `view` does not change: the work that depends on the view alone is done once. Each
   * state belongs to the caller, for `applyInPlace`. Throws LudiError `invalid-view`, here or for a seed.
   */
  determinizer(view: G['view']): (seed: string) => G['mutable'];
  /**
   * Returns `action` as `viewer` may know it, without its hidden fields. `state` is the state in which the action was chosen. Throws
   * LudiError `invalid-state`.
   */
  actionFor(state: G['mutable'] | G['state'], action: G['action'], viewer: Viewer): SeenAction<G['action']>;

  /**
   * Returns `action` as one short line, unique among the legal actions, such as `0 place-building x:2 y:0`. Throws IllegalActionError if
   * the action is not plain JSON.
   */
  format(action: G['action']): string;
  /** Returns the legal action of `seen`, a state or a view, that has this `line`. Throws IllegalActionError if there is none. */
  parse(seen: Readable<G>, line: string): G['action'];
  /**
   * Returns `state` with the game, the rules version and the digest of the components, for storage; `parseState` of `/schemas` reads it
   * again. Throws no errors.
   */
  save(state: G['state']): Saved<G['state']>;
}
