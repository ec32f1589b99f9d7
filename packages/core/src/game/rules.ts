/** The declaration of a game: its questions with their moves, its tasks, its views and its points. `defineGame` makes an engine of it. */
import type { Chance } from '../chance/chance';
import type { Option } from '../components/options';
import type { Clause, Why } from '../errors/messages';
import type {
  ActionLike,
  GameTypes,
  Layout,
  Position,
  QuestionLike,
  Score,
  Seat,
  Seen,
  Shown,
  TaskLike,
  Viewer,
} from './types';

/**
 * Shows a part of a state: returns `make(part, way)`. If `apply` made the state, so that it does not change any more, returns the object of
 * an earlier call with the same `part` and `way`. `way` is the cache key. It must include everything besides `part` that affects the result.
 */
export type Once = <P extends object, W extends string, S extends object>(
  part: P,
  way: W,
  make: (part: P, way: W) => S,
) => S;

/** The effects that a rule may have besides writing to the state. */
export interface Effects<G extends GameTypes> {
  /** Queues frames. They run in call order, before the frames that are below. */
  next(...frames: (G['question'] | G['task'])[]): void;
  /**
   * Queues questions, at most one per seat, that are open at the same time. Call it in a task that runs when the phase begins. Until all have
   * answered, rules may write only to the area of the player who answers, and cannot use chance. Their events reach that player alone, so queue
   * a task that tells the others the result.
   */
  simultaneous(questions: readonly G['question'][]): void;
  /**
   * Queues a reaction window. The questions, one for each seat that may react, are asked one after another in this order. The first answer that
   * is not a pass withdraws the questions that are left. Each question needs a move that `isPass`. Ask every seat that could hold a reaction as
   * far as the other players know: who is asked must not depend on hidden information. A reaction may queue further windows.
   */
  reactions(questions: readonly G['question'][]): void;
  /** Emits an event; `undefined` if the caller does not want events. */
  readonly emit: ((event: G['event']) => void) | undefined;
  /** The source of every shuffle, roll and random pick. */
  readonly chance: Chance;
  /** Takes the top card, the LAST element, of a hidden deck. Returns `undefined` if the deck is empty. */
  draw<C>(deck: C[]): C | undefined;
  /** Takes up to `count` cards of a hidden deck and returns them in the order of drawing. */
  drawUpTo<C>(deck: C[], count: number): C[];
  /** Returns the top `count` cards of a hidden deck, top first, and leaves them there. */
  peek<C>(deck: readonly C[], count: number): C[];
  /**
   * Marks the action as not undoable: hidden information became public outside of draws and chance, such as a secret card played from a
   * hand. `knownTo` is the seat that knew it already.
   */
  reveal(knownTo?: Seat): void;
}

/** The fields of an untrusted action as plain JSON. Any of them may be missing or of any type. */
export type Given<A extends ActionLike> = { readonly [K in Exclude<keyof A, keyof ActionLike>]?: unknown };

/** A reason that a rule gives, or a function that returns the reason for the values at hand. */
type Reason<Asked extends readonly unknown[]> = Why | ((...asked: Asked) => Why);

/**
 * The reason for refusing an action that equals no candidate. It is one reason for all such actions, or a function that returns the first
 * obstacle for `given`. Required if the action has fields of its own. Without it, the question's `pendingReason` is the reason.
 */
export type Reasons<G extends GameTypes, Q extends QuestionLike, A extends ActionLike> =
  Exclude<keyof A, keyof ActionLike> extends never
    ? { readonly whyUnknown?: Reason<[seen: Seen<G>, given: Given<A>, question: Q]> }
    : { readonly whyUnknown: Reason<[seen: Seen<G>, given: Given<A>, question: Q]> };

/**
 * Candidates that are computed when they are needed, instead of a list: all whole numbers up to a million, or all parts of a hand. All have
 * the same fields. Use `numberRange`, `subsetRange`, or your own. Most of the candidates should be legal, because bots draw from them.
 */
export interface CandidateRange<A extends ActionLike> {
  /** the number of candidates: a whole number up to 2^32 */
  readonly length: number;
  /** Returns the candidate at `place`: 0 to `length` - 1. Each place has another candidate. */
  at(place: number): A;
  /**
   * Returns the candidate that `given` means, or `undefined` if there is none. It need not check every field: core refuses `given` if it
   * differs from the returned candidate in anything but the order of `unordered` lists.
   */
  like(given: Given<A>): A | undefined;
}

/**
 * One kind of answer to a question: the choices that a person could point at, the rule that forbids a choice, and its effect. `Reasons` adds
 * the field `whyUnknown`.
 */
export type Move<G extends GameTypes, Q extends QuestionLike, A extends ActionLike> = Reasons<G, Q, A> &
  MoveRules<G, Q, A>;

/** A move without its reason for unknown choices. */
export interface MoveRules<G extends GameTypes, Q extends QuestionLike, A extends ActionLike> {
  /**
   * Returns every choice that a person could point at, legal or not, each once, in a stable order. Return a range where a list would be
   * long.
   */
  candidates(seen: Seen<G>, question: Q): readonly A[] | CandidateRange<A>;
  /** Returns the rule that forbids all candidates now, or `undefined`. */
  unavailable?(seen: Seen<G>, question: Q): Why | undefined;
  /** Returns the first rule that `action` breaks, or `undefined`. Not called if `unavailable` returns a rule. */
  refuse?(seen: Seen<G>, action: A, question: Q): Why | undefined;
  /** Carries out `action` by writing to `state`, which the rule owns. */
  apply(state: G['mutable'], action: A, effects: Effects<G>, question: Q): void;
  /** The fields that hold lists whose order is irrelevant: a list in another order names the same candidate. */
  readonly unordered?: readonly (keyof A & string)[];
  /** Returns the listed action that is identical in effect to the candidate `action`, or `undefined` if `action` itself is listed. */
  canonical?(seen: Seen<G>, action: A, question: Q): A | undefined;
  /** Returns true if the legal `action` would change nothing. */
  isNoOp?(seen: Seen<G>, action: A, question: Q): boolean;
  /**
   * Set for a move that only declines. The engine answers an `if-any` question with it if no other answer is legal, and a reaction window stays
   * open after it.
   */
  readonly isPass?: true;
  /** The fields of the action that only its player may know. */
  readonly secret?: readonly (keyof A & string)[];
}

type WithAsk<Q, K> = Q extends { readonly ask: infer A } ? (K extends A ? Q : never) : never;
type WithDo<T, D> = T extends { readonly do: infer A } ? (D extends A ? T : never) : never;
type TaskOf<G extends GameTypes, D> = WithDo<G['task'], D> & TaskLike;
type QuestionOf<G extends GameTypes, K> = WithAsk<G['question'], K> & QuestionLike;
type AnswerTo<G extends GameTypes, K extends keyof G['answers']> = Extract<G['answers'][K], ActionLike>;

/** The declaration of one question: the moves that answer it. */
export interface QuestionRules<G extends GameTypes, K extends keyof G['answers']> {
  /**
   * The cases in which a person is asked. `always` is the default. `if-any`: the engine drops the question if no answer is legal, and
   * answers it if the only legal answer declines. `if-choice`: the same as `if-any`, but the engine also gives any other answer that is the
   * only legal one. Take care that a question that is not asked leaks nothing.
   */
  readonly asked?: 'always' | 'if-any' | 'if-choice';
  /**
   * Returns the span for which a player may pass this question in advance, such as `round 3`: a table then passes for the player as long as a
   * question of this kind has the same span. Without this function, there are no standing passes. It must depend on public information alone.
   */
  standing?(seen: Seen<G>, question: QuestionOf<G, K>): string;
  /**
   * Set for a question to several players at once whose answer may reveal hidden information to its player (`effects.reveal`) before all have
   * answered. A table then does not let a player take back any answer to it while others still answer: otherwise the others would learn from
   * the undo which answer it was.
   */
  readonly mayReveal?: true;
  /** The reason for refusing any action that does not answer this question: `CR-4.5 first place an emissary`. */
  readonly pendingReason: Reason<[seen: Seen<G>, question: QuestionOf<G, K>]>;
  /** by action type */
  readonly moves: {
    readonly [T in AnswerTo<G, K>['type']]: Move<G, QuestionOf<G, K>, Extract<AnswerTo<G, K>, { readonly type: T }>>;
  };
}

/** The questions of a game; with `K`, only the questions of one area of the rulebook. */
export type Questions<G extends GameTypes, K extends keyof G['answers'] = keyof G['answers']> = {
  readonly [Q in K]: QuestionRules<G, Q>;
};

/** The tasks of a game; with `K`, only the tasks of one area of the rulebook. */
export type Tasks<G extends GameTypes, K extends G['task']['do'] = G['task']['do']> = {
  readonly [D in K]: (state: G['mutable'], task: TaskOf<G, D>, effects: Effects<G>) => void;
};

/** The course of a game: setup, questions, tasks and points. */
interface Course<G extends GameTypes> {
  /** the name in replays and packages, in kebab-case */
  readonly game: string;
  /** Changes whenever any game could end differently. */
  readonly rulesVersion: string;
  /** the possible numbers of players */
  readonly playerCounts: readonly number[];
  /** Returns a number of plies that no game with that number of players exceeds. */
  maxPlies(players: number): number;
  /**
   * Returns the state before the first question. `pending` usually holds the one task that starts the game. Emits its events to `emit`, if
   * it is given.
   */
  setup(options: G['mutable']['options'], chance: Chance, emit?: (event: G['event']) => void): Layout<G>;
  /** the decisions of the players, by the name of each question (`ask`) */
  readonly questions: Questions<G>;
  /**
   * Returns the clause by which it is not the turn of `player`, a seat that no open question asks. The clause is the same for all viewers:
   * it must not depend on anything hidden. Without this function, such refusals cite no clause.
   */
  notYourTurn?(seen: Seen<G>, player: Seat): Clause;
  /** the clause of the end of the game, for refusals of later actions */
  readonly gameOver?: Clause;
  /**
   * Returns a deep copy of a player's area, written out field by field. Without it, core copies any area generically, which takes several
   * times as long. `apply` copies each area that a rule reads (`playerAt`), and all areas when a simultaneous frame opens.
   */
  copyArea?(area: G['mutable']['players'][number]): G['mutable']['players'][number];
  /**
   * Returns the teams of a game with these options, each a list of seats; every seat is in one team. The points of a team are those of its
   * seats together. In a cooperative game all seats are one team, which plays against `toBeat`. Without this function, each seat plays alone.
   */
  teams?(options: G['state']['options']): readonly (readonly Seat[])[];
  /** Returns the current points of each seat. */
  scores(seen: Seen<G>): readonly Score<G['row']>[];
  /** Returns for each team, or for each seat without teams, the numbers that decide among equal totals: most important first, more is better. */
  tieBreaks?(seen: Seen<G>): readonly (readonly number[])[];
  /** Returns the points of the game itself, which a player or team must exceed to win; `null` if the players play against each other. */
  toBeat?(seen: Seen<G>): number | null;
}

type OptionsOf<G extends GameTypes> = {
  readonly [K in Exclude<keyof G['mutable']['options'], 'players'>]: Option<NonNullable<G['mutable']['options'][K]>>;
};
/** The field `Name`, optional if an empty record would do. */
type Field<Name extends string, Value> = object extends Value
  ? { readonly [K in Name]?: Value }
  : { readonly [K in Name]: Value };

/** A game in which all players know the whole state, except for the generator and for simultaneous answers. Core makes its views. */
interface PerfectInformation {
  readonly perfectInformation: true;
  readonly view?: undefined;
  readonly determinize?: undefined;
}

/** The declaration of the views of a game that hides information from players. */
interface HiddenInformation<G extends GameTypes> {
  /** not set in a game that hides information */
  readonly perfectInformation?: false;
  /**
   * Returns the fields that `viewer` may know. During a simultaneous frame, `state` has the areas of the other players as they were when the
   * frame opened. Show a player's area, and any other part that is expensive to show, through `once`.
   */
  view(state: Position<G>, viewer: Viewer, once: Once): Shown<G>;
  /**
   * Returns a function that deals what `view` hides. Each call returns a new state that agrees with the view, with hidden parts drawn at
   * random. Do work that depends only on the view before you return the function. If an area hides nothing from its player, an open
   * `simultaneous` frame may stay as it is in the view: core sets the other players back to the beginning of the frame and answers for them.
   * Otherwise return a whole frame in which the other players are at the beginning of the frame.
   */
  determinize(view: G['view']): (chance: Chance) => Layout<G>;
}

type Tables<G extends GameTypes> =
  /** the automatic work, by the name of each task */
  Field<'tasks', Tasks<G>> &
    /** the boards, cards and tiles that replays are bound to, plain JSON; `provenance` and `titles` are not part of their digest */
    Field<'components', G['components']> &
    /** the game's own options; core adds `players` and `seed` */
    Field<'options', OptionsOf<G>>;

/** The declaration of a game. */
export type Rules<G extends GameTypes> = Course<G> & HiddenInformation<G> & Tables<G>;

/** The declaration of a game of perfect information. */
export type PerfectInformationRules<G extends GameTypes> = Course<G> & PerfectInformation & Tables<G>;
