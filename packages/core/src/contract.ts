/** The contract of every engine. */
import type { Chance } from './chance';
import type { Refusal } from './errors';
import type { GameTypes, Outcome, Readable, Score, Seat, Viewer } from './game';
import type { Options } from './options';
import type { SeenAction, SeenEvent } from './view';

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
 * An engine. Every function that takes a state throws LudiError: `invalid-state` for one that is not sound, as far as it notices, and
 * `internal` with its `cause` where the rules themselves fail.
 */
export interface Engine<G extends GameTypes> {
  readonly game: string;
  /** changes whenever any game could end differently */
  readonly rulesVersion: string;
  readonly playerCounts: readonly G['options']['players'][];
  /** what a game can be started with, in the order in which it is told */
  readonly options: Options;
  /** the tables the engine plays with, frozen */
  readonly components: G['components'];
  /** SHA-256 over the components without their provenance and titles */
  componentsDigest(): string;
  /** No game has more plies, with that number of players. Throws InvalidOptionsError for any other number. */
  maxPlies(players: number): number;

  /** The state after setup. Throws InvalidOptionsError naming each bad path. */
  initialState(options: G['options'], chance?: Chance): G['state'];
  /** The same state, with what its setup told. Throws InvalidOptionsError naming each bad path. */
  start(options: G['options'], chance?: Chance): Omit<Step<G>, 'reveals'>;
  /** Every action `apply` accepts now, each once, in a stable order; `[]` at the end. Of a view: its viewer's own. */
  legalActions(seen: Readable<G>, player?: Seat): G['action'][];
  /**
   * The next state; the given one stays as it is and shares what did not change. An action may name an identical copy of what is
   * listed, or have a list in another order where the order is of no account: the listed action is carried out. Throws
   * IllegalActionError.
   */
  apply(state: G['state'], action: G['action'], chance?: Chance): G['state'];
  /** `{ legal: true }`, or why not. Never throws on a hostile action. */
  explain(seen: Readable<G>, action: unknown): Judgement;
  /** The same state as `apply`, with what happened, and whether chance or hidden information came to light. */
  step(state: G['state'], action: G['action'], chance?: Chance): Step<G>;
  /**
   * A position set up by hand, played on to its first question: for tests, puzzles and editors. One that nobody can answer is
   * `invalid-state`.
   */
  settle(position: G['state'], chance?: Chance): Step<G>;
  /**
   * What an action is certain to bring at once, as far as its player can know: the events up to the first chance, hidden information or
   * decision. Throws IllegalActionError.
   */
  foresee(seen: Readable<G>, action: G['action']): Foreseen<G>;
  /** Carries out a LEGAL action on a state of one's own; an illegal one leaves it undefined. */
  applyInPlace(state: G['mutable'], action: G['action'], chance?: Chance): void;
  /**
   * Plays on at random, on a state of one's own, for at most that many plies, each legal action equally likely by `chance`; simultaneous
   * questions are answered by the lowest seat first. Returns how many plies were played: fewer at the end of the game.
   */
  playRandomly(state: G['mutable'], plies: number, chance: Chance): number;
  /** `applyInPlace` for an action that may be illegal: then nothing changes, and the answer says why. For referees. */
  tryInPlace(state: G['mutable'], action: unknown, chance?: Chance): Judgement;
  /** A deep copy of one's own, for `applyInPlace`. */
  clone(state: G['mutable'] | G['state']): G['mutable'];

  /** Who may act now: several during simultaneous decisions, nobody at the end. */
  activePlayers(seen: Readable<G>): Seat[];
  /** What a player is asked now, or `null`; of a view, only its viewer is asked. */
  openQuestion(seen: Readable<G>, player: Seat): G['question'] | null;
  /** Every candidate of what is open to a player, or to all, with the verdict on it: what a screen greys out, and why. */
  choices(seen: Readable<G>, player?: Seat): Choice<G>[];
  isTerminal(seen: Readable<G>): boolean;
  /** `null` until the end. */
  outcome(seen: Readable<G>): Outcome<G['row']> | null;
  /** The points as they stand, per seat. */
  scores(seen: Readable<G>): readonly Score<G['row']>[];

  /** What the viewer may know, as plain JSON. It shares parts with the state: freeze or copy one before foreign code gets it. */
  view(state: G['mutable'] | G['state'], viewer: Viewer): G['view'];
  /** A state that agrees with the view; what the view hides is drawn with that seed. */
  determinize(view: G['view'], seed: string): G['state'];
  /**
   * The same for many seeds, as long as the view stays as it is: what follows from the view alone is worked out once. Each state is the
   * caller's own, for `applyInPlace`.
   */
  determinizer(view: G['view']): (seed: string) => G['mutable'];
  /** The action as the viewer may know it, `state` being the one it was chosen in. */
  actionFor(state: G['mutable'] | G['state'], action: G['action'], viewer: Viewer): SeenAction<G['action']>;

  /** One short line, unique among the legal actions. Throws IllegalActionError for what is not plain JSON. */
  format(action: G['action']): string;
  /** The legal action with that line. Throws IllegalActionError. */
  parse(seen: Readable<G>, line: string): G['action'];
  /** The state with what it belongs to, for storage; `parseState` of `/schemas` reads it again. */
  save(state: G['state']): Saved<G['state']>;
}
