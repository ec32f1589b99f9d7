import type { GameTypes, State, Viewer } from '../game/types';
import type { AnyEngine, Game, Script } from './games';
import type { Looks } from './looks';

/** What is counted in a state, and what an event says about it. */
export interface Ledger<G extends GameTypes> {
  /** e.g. `{ 'coins 0': 7, deck: 12 }` */
  count(state: State<G>): Readonly<Record<string, number>>;
  /** what the event adds to each account, secrets included; accounts left out stay as they are */
  entries(event: G['event']): Readonly<Record<string, number>>;
}

/** What the kit is told about a game. */
export interface Settings<G extends GameTypes> {
  /** what games are started with: every player count, every variant */
  readonly options: readonly Omit<G['options'], 'seed'>[];
  /** what is wrong with a state, in sentences; nothing for a sound one */
  invariants?(state: State<G>): readonly string[];
  /** with it, every change is accounted for by events */
  readonly ledger?: Ledger<G>;
  /** ids that the viewer must find neither in the own view nor in an event: a second opinion beside `view` and `determinize` */
  hidden?(state: State<G>, viewer: Viewer): readonly string[];
  /** reads what `engine.save` wrote, after JSON; throws an error with a `code` for anything else */
  parseState?(saved: unknown): State<G>;
  /** reads a view after JSON; throws an error with a `code` for anything else */
  parseView?(view: unknown): G['view'];
  /** points depend on what is hidden: before the end a view shows the right points of its own viewer only */
  readonly hidesScores?: boolean;
  /** events show things that the views do not keep, such as a card shown and shuffled back */
  readonly forgetful?: boolean;
  /** random games per options; default 4 */
  readonly games?: number;
  /** which random games; default 1 */
  readonly seed?: number;
  /** at which share of the plies dear properties look closely, beside the first of each kind; default 1/8, 1 is all of them */
  readonly density?: number;
  /** how long a failing game is made smaller; default 2000, 0 leaves it as it is */
  readonly shrinkMs?: number;
}

export interface Bench {
  readonly engine: AnyEngine;
  readonly settings: Settings<GameTypes>;
  /** where a dear property looks closely */
  readonly looks: Looks;
}

/** A property: throws where the game breaks it. */
export type Check = (bench: Bench, game: Game, script: Script) => void;
