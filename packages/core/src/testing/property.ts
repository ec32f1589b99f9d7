import type { GameTypes, State, Viewer } from '../game/types';
import type { AnyEngine, Game, Script } from './games';
import type { Following } from './progress';
import type { Sample } from './sampling';

/** Accounts of a game, such as coins and cards. The kit checks that events report every change of an account. */
export interface Ledger<G extends GameTypes> {
  /** Returns the balance of every account, such as `{ 'coins 0': 7, deck: 12 }`. */
  count(state: State<G>): Readonly<Record<string, number>>;
  /** Returns the amount that an event adds to each account, secret changes included. Accounts that are left out do not change. */
  entries(event: G['event']): Readonly<Record<string, number>>;
}

/**
 * The parts of a state that a viewer cannot know: ids that must not be in the viewer's view or events, and paths, such as
 * `{ paths: [['/deck', '/players/1/hand']] }`. The viewer must not notice when the values of a group of paths change places. The path of a
 * list means its items.
 */
export type Hidden =
  | readonly string[]
  | { readonly ids?: readonly string[]; readonly paths: readonly (readonly string[])[] };

/** The settings of the kit for one game. */
export interface Settings<G extends GameTypes> extends Following {
  /** sets of options: include every player count and every variant of the rules */
  readonly options: readonly Omit<G['options'], 'seed'>[];
  /** Returns a sentence for each problem of a state; none for a valid one. */
  invariants?(state: State<G>): readonly string[];
  /** If given, the property `ledger` checks it. */
  readonly ledger?: Ledger<G>;
  /** Returns the parts of the state that the viewer cannot know. Write it independently of `view` and `determinize`. */
  hidden?(state: State<G>, viewer: Viewer): Hidden;
  /** Reads the result of `engine.save` after a JSON round trip. Throws an error with a `code` for any other value. */
  parseState?(saved: unknown): State<G>;
  /** Reads a view after a JSON round trip. Throws an error with a `code` for any other value. */
  parseView?(view: unknown): G['view'];
  /** True if scores depend on hidden information: before the end, only the viewer's own score must be right in a view. */
  readonly hidesScores?: boolean;
  /** True if events show information that views do not retain, such as a card that is shown and shuffled back. */
  readonly forgetful?: boolean;
  /** the number of random games per set of options; default 4 */
  readonly games?: number;
  /** the seed of the random games; default 1 */
  readonly seed?: number;
  /** the share of plies that slow properties check, besides the first of each kind; default 1/8, 1 means every ply */
  readonly density?: number;
  /** the time for finding a smaller failing game, in milliseconds; default 2000, 0 skips the search */
  readonly shrinkMs?: number;
}

/** The parameters of a property besides the game. */
export interface Context {
  readonly engine: AnyEngine;
  readonly settings: Settings<GameTypes>;
  /** the moments that slow properties check */
  readonly sample: Sample;
}

/** A property. Throws if the game breaks it. */
export type Check = (context: Context, game: Game, script: Script) => void;
