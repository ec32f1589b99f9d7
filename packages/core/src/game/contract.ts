/** The contract of every engine. */
import type { Chance } from '../chance/chance';
import type { Options } from '../components/options';
import type { Refusal } from '../errors/errors';
import type { GameTypes, Outcome, Readable, Score, Seat, SeenAction, SeenEvent, Viewer } from './types';

/** A state for storage, with the game, rules version and components that it belongs to. */
export interface Saved<S> {
  readonly format: 'ludi-romani/state/1';
  readonly game: string;
  readonly rulesVersion: string;
  /** the digest of the components */
  readonly components: string;
  readonly state: S;
}

/** The verdict on an action: legal, or the refusal. */
export type Judgement = { readonly legal: true } | Refusal;

/** A new state, with the events that led to it. */
export interface Step<G extends GameTypes> {
  readonly state: G['state'];
  /** in the order in which they happened, with the secrets of all players: pass them through `eventsFor` before you send them to a viewer */
  readonly events: G['event'][];
  /** true if chance or hidden information was revealed, so that an undo would be unfair */
  readonly reveals: boolean;
}

/** Events that are certain to happen, in order, as the player who causes them sees them. */
export interface Preview<G extends GameTypes> extends ReadonlyArray<SeenEvent<G['event']>> {}

/** The answers that a player can choose from. Ranges that are too long to list are described by their ends. */
export interface Menu<G extends GameTypes> {
  /** the legal actions outside `ranges`, in the order of `legalActions` */
  readonly actions: readonly G['action'][];
  /** the kinds of action with too many candidates to list: their number, the first and the last one, legal or not */
  readonly ranges: readonly { readonly length: number; readonly first: G['action']; readonly last: G['action'] }[];
}

/** A pass that a table may repeat for its player: "do not ask me again this round". */
export interface StandingPass<G extends GameTypes> {
  /** the pass that answers the open question */
  readonly action: G['action'];
  /** The pass may be repeated for each later question of this player with the same span. */
  readonly span: string;
}

/** A choice that a person could point at, with its verdict. */
export interface Choice<G extends GameTypes> {
  readonly action: G['action'];
  readonly judgement: Judgement;
  /** true if the action is legal, but would change nothing */
  readonly isNoOp: boolean;
}

/**
 * An engine. `seen` is always a state or a view. A view shows only what its viewer may know, so results for a view concern its viewer alone.
 * Every function that takes a state or a view trusts it: parse an untrusted one with `/schemas` first. Such a function throws LudiError
 * `invalid-state` if it notices that the state is invalid, and `internal` with the `cause` if the rules fail.
 */
export interface Engine<G extends GameTypes> {
  readonly game: string;
  /** Changes whenever any game could end differently. */
  readonly rulesVersion: string;
  readonly playerCounts: readonly G['options']['players'][];
  /** the options of a game, in the order in which an app shows them */
  readonly options: Options;
  /** the component tables, frozen */
  readonly components: G['components'];
  /** Returns the SHA-256 of the components without their provenance and titles, as 64 hexadecimal digits. */
  componentsDigest(): string;
  /** Returns a number of plies that no game with that number of `players` exceeds. Throws InvalidOptionsError for any other number. */
  maxPlies(players: number): number;

  /**
   * Returns the state after setup. All chance comes from `options.seed`, or from `chance` if it is given. Throws InvalidOptionsError, which
   * names each bad path of `options`, and InvalidChanceError for an outcome that `chance` cannot have.
   */
  initialState(options: G['options'], chance?: Chance): G['state'];
  /**
   * Returns the state that `initialState` returns for `options` and `chance`, and the events of its setup in order. Throws as
   * `initialState` does.
   */
  start(options: G['options'], chance?: Chance): Omit<Step<G>, 'reveals'>;
  /**
   * Lists every action of `player`, or of all active players, that `apply` accepts in `seen`, each once, in a stable order. With `most`, the
   * list ends after that many actions. The list is empty at the end of the game, and in a position whose question has no legal answer. Throws
   * LudiError `invalid-state`, and `too-many` if it would have to judge more than 500 candidates of one range.
   */
  legalActions(seen: Readable<G>, player?: Seat, most?: number): G['action'][];
  /**
   * Draws a legal action of `player` in `seen` with `chance`, each equally likely. If the question has a range of candidates,
   * first draws the kind of action, each equally likely. Throws LudiError `invalid-state` if `player` has no open question, `no-answer` if it
   * has no legal answer, and `too-many` if hardly any candidate of a long range is legal.
   */
  randomAction(seen: Readable<G>, player: Seat, chance: Chance): G['action'];
  /**
   * Returns the answers of `player`, or of all active players, in `seen` for people to choose from. Unlike `legalActions`, lists no long range
   * but describes it. Throws LudiError `invalid-state`.
   */
  menu(seen: Readable<G>, player?: Seat): Menu<G>;
  /**
   * Returns the state after `action` and everything that follows automatically. Does not change `state`; the new state shares its unchanged
   * parts. An action may name an identical copy of a listed item, or have a list in another order if the order is irrelevant: `apply` then
   * carries out the listed action. Throws IllegalActionError with the broken clause, and InvalidChanceError for an outcome that `chance`
   * cannot have.
   */
  apply(state: G['state'], action: G['action'], chance?: Chance): G['state'];
  /**
   * Returns `{ legal: true }` if `action`, any untrusted value, is legal in `seen`. If not, returns the code, the broken clause and a
   * sentence. Never throws because of the action. Throws LudiError `invalid-state`.
   */
  explain(seen: Readable<G>, action: unknown): Judgement;
  /**
   * Returns the state that `apply` returns for `state`, `action` and `chance`, with the events that led to it. Throws the errors of `apply`.
   */
  step(state: G['state'], action: G['action'], chance?: Chance): Step<G>;
  /**
   * Plays `position`, a manually built state, up to its first question, with `chance` or the position's own generator. Use it in tests,
   * puzzles and editors. Throws LudiError `invalid-state`, `no-answer` if the question has no legal answer, and InvalidChanceError.
   */
  settle(position: G['state'], chance?: Chance): Step<G>;
  /**
   * Lists the events that `action` is certain to cause in `seen`, as its player sees them. The list ends at the first chance, hidden
   * information or decision. Throws IllegalActionError.
   */
  preview(seen: Readable<G>, action: G['action']): Preview<G>;
  /**
   * Returns the view that the player of `action` has in `seen` after the events of `preview`. If they end at chance or hidden information,
   * the last frame of its `pending` is the question or task that they end in. Throws IllegalActionError.
   */
  viewAfter(seen: Readable<G>, action: G['action']): G['view'];
  /**
   * Carries out the LEGAL `action` by changing `state`. After an illegal action, the contents of `state` are undefined. Throws the errors of
   * `chance`.
   */
  applyInPlace(state: G['mutable'], action: G['action'], chance?: Chance): void;
  /**
   * Plays at random by changing `state`, for at most `plies` plies: 0 or more, `Infinity` for the whole game. Draws each action with `chance`,
   * as `randomAction` does; the lowest seat answers simultaneous questions first. Returns the number of plies played, which is lower if the
   * game ends. Throws LudiError `invalid-state`, and `no-answer` and `too-many` as `randomAction` does.
   */
  playRandomly(state: G['mutable'], plies: number, chance: Chance): number;
  /**
   * Carries out `action`, any untrusted value, by changing `state`. If it is illegal, changes nothing and returns the refusal. Referees use
   * it. Throws LudiError `invalid-state` and the errors of `chance`.
   */
  tryInPlace(state: G['mutable'], action: unknown, chance?: Chance): Judgement;
  /** Returns a deep, mutable copy of `state`, for `applyInPlace`. Throws LudiError `internal` if `state` is no state. */
  clone(state: G['mutable'] | G['state']): G['mutable'];

  /**
   * Lists the seats that must act now in `seen`: several during a simultaneous decision, none at the end of the game. Throws LudiError
   * `invalid-state`.
   */
  activePlayers(seen: Readable<G>): Seat[];
  /**
   * Returns the open question of `player` in `seen`, or `null`. In a view, only its viewer has an open question. Throws LudiError `invalid-state`.
   */
  openQuestion(seen: Readable<G>, player: Seat): G['question'] | null;
  /**
   * Returns true if an answer of `player` to its open question in `seen` may reveal hidden information to it while other players still answer.
   * The result follows from the question alone, not from hidden information. Throws LudiError `invalid-state`.
   */
  mayReveal(seen: Readable<G>, player: Seat): boolean;
  /**
   * Returns the pass by which `player` may answer its open question in `seen` now and in advance, or `null`. Throws LudiError
   * `invalid-state`.
   */
  standingPass(seen: Readable<G>, player: Seat): StandingPass<G> | null;
  /**
   * Lists every candidate of `player`, or of all active players, in `seen`, each with its verdict. An app can grey out the illegal ones and show the
   * reason. Throws LudiError `invalid-state`, and `too-many` for a range of more than 500 candidates.
   */
  choices(seen: Readable<G>, player?: Seat): Choice<G>[];
  /**
   * Lists the teams in the game of `seen`, each a list of seats. Without teams, each seat is a team of its own. Throws LudiError `internal`
   * if `seen` is no state or view.
   */
  teams(seen: Readable<G>): readonly (readonly Seat[])[];
  /** Returns true if the game of `seen` is over. Throws LudiError `internal` if `seen` is no state or view. */
  isTerminal(seen: Readable<G>): boolean;
  /**
   * Returns the places of players or teams, with ties, and the score sheets of `seen`; `null` before the end of the game. Throws LudiError `invalid-state`.
   */
  outcome(seen: Readable<G>): Outcome<G['row']> | null;
  /** Returns the current points of each seat in `seen`, row by row. Throws LudiError `invalid-state`. */
  scores(seen: Readable<G>): readonly Score<G['row']>[];

  /**
   * Returns the part of `state` that `viewer`, a seat or `'spectator'`, may know, as plain JSON. The view shares objects with the state: freeze
   * or copy it before you pass it to code that you do not trust. Throws LudiError `invalid-viewer` and `invalid-state`.
   */
  view(state: G['mutable'] | G['state'], viewer: Viewer): G['view'];
  /**
   * Returns a whole state that agrees with `view`. Draws the hidden parts with `seed`. Throws LudiError `invalid-view` for a view that no
   * state can have.
   */
  determinize(view: G['view'], seed: string): G['state'];
  /**
   * Returns a function that deals as `determinize` does, for many seeds. The work that depends on `view` alone is done only once, so `view`
   * must not change meanwhile. Each state is new and mutable, for `applyInPlace`. Throws LudiError `invalid-view`, here or for a seed.
   */
  determinizer(view: G['view']): (seed: string) => G['mutable'];
  /**
   * Returns `action` without the fields that `viewer` may not know. `state` is the state in which the action was chosen. Throws
   * IllegalActionError if `action` is no action, and LudiError `invalid-state`.
   */
  actionFor(state: G['mutable'] | G['state'], action: G['action'], viewer: Viewer): SeenAction<G['action']>;

  /**
   * Returns `action` as one short line that is unique among the legal actions, such as `0 place-building x:2 y:0`. Throws
   * IllegalActionError if it is not plain JSON.
   */
  format(action: G['action']): string;
  /**
   * Returns the legal action of `seen` that has this `line`. Throws IllegalActionError if there is none. An action of a range of more than
   * 500 candidates is found if its fields are numbers, words, flags or lists of these.
   */
  parse(seen: Readable<G>, line: string): G['action'];
  /**
   * Returns `state` with the game, the rules version and the digest of the components, for storage. `parseState` of `/schemas` reads it.
   * Throws no errors.
   */
  save(state: G['state']): Saved<G['state']>;
}
