/**
 * What a game declares. A game is its vocabulary (the types gathered in `GameTypes`) and its `Rules`:
 * questions with their moves, automatic tasks, the views, the points. `defineGame` makes the whole contract of it.
 */
import type { Chance, ChanceState } from './chance';
import type { Option } from './options';
import type { Why } from './reason';

/** A player, by seat: 0 .. players - 1, clockwise. */
export type Seat = number;

/** Who looks: a player or somebody who only watches. */
export type Viewer = Seat | 'spectator';

/** What every action has; each action type adds its own fields. Plain JSON. */
export interface ActionLike {
  readonly type: string;
  readonly player: Seat;
}

/** What may stand open: a decision of one player. What only that player may know about it lies under `secret`. */
export interface QuestionLike {
  readonly ask: string;
  readonly player: Seat;
  readonly secret?: object;
}

/** Automatic work. Nobody sees its `secret`. */
export interface TaskLike {
  readonly do: string;
  readonly secret?: object;
}

/**
 * What happened, in plain values. `secret` holds what only the seats in its `to` may know;
 * an event that has `to` itself is known to those seats alone.
 */
export interface EventLike {
  readonly type: string;
  readonly to?: readonly Seat[];
  readonly secret?: { readonly to: readonly Seat[] };
}

/** Decisions that are open at the same time: a stack of frames per seat, and what the others see meanwhile. */
export interface Simultaneous<Area, Q, T> {
  /** per seat: what that player has still to do, next one last */
  simultaneous: (Q | T)[][];
  /** per seat: the same stack as it was when the frame opened */
  opened: (Q | T)[][];
  /** per seat: the player's area as it was when the frame opened, which is what the others see until it closes */
  before: Area[];
}

export type Frame<Area, Q, T> = Q | T | Simultaneous<Area, Q, T>;

/** What every game is played with: the options without the seed, each there, what was left out at its default. */
export interface ChosenLike {
  readonly players: number;
}

/** What every state has, beside the game's own fields. A tree of plain JSON; `players[seat]` is that seat's area. */
export interface GameState<Area, Q extends QuestionLike, T extends TaskLike, Chosen extends ChosenLike = ChosenLike> {
  options: Chosen;
  players: Area[];
  /** the stack of what comes next: the last frame is run or asked first; empty when the game is over */
  pending: Frame<Area, Q, T>[];
  /** the generator: never in a view */
  chance: ChanceState;
}

type Unveiled<F> = F extends { readonly secret: infer S } ? Omit<F, 'secret'> & { readonly secret?: S } : F;

/** A `simultaneous` frame as one viewer sees it: the own stack, and of the others only who is still to answer. */
export interface SeenSimultaneous<Area, Q, T> {
  readonly simultaneous: readonly (readonly Unveiled<Q | T>[])[];
  readonly opened: readonly (readonly Unveiled<Q | T>[])[];
  readonly open: readonly Seat[];
  /** the viewer's own area as it was when the frame opened (none for a spectator) */
  readonly before: Area | null;
}

/** What every view has: no generator, and no secret but the viewer's own. */
export interface GameView<Area, Q extends QuestionLike, T extends TaskLike, Chosen extends ChosenLike = ChosenLike> {
  readonly viewer: Viewer;
  readonly options: Chosen;
  readonly players: readonly Area[];
  readonly pending: readonly (Unveiled<Q> | Unveiled<T> | SeenSimultaneous<Area, Q, T>)[];
}

/** The points of one player, `rows` in the order of the score sheet. */
export interface Score<Row extends string = string> {
  readonly total: number;
  readonly rows: Readonly<Record<Row, number>>;
}

/**
 * The end of a game: `ranking[0]` are the winners, players who share a place stand together. In a game against the game itself
 * that the players lost, nobody stands there.
 */
export interface Outcome<Row extends string = string> {
  readonly ranking: readonly (readonly Seat[])[];
  readonly scores: readonly Score<Row>[];
}

/** The vocabulary of one game. */
export interface GameTypes {
  /** the whole state, to be read */
  state: Immutable<GameState<object, QuestionLike, TaskLike>>;
  /** the same to be written to */
  mutable: GameState<object, QuestionLike, TaskLike>;
  view: GameView<object, QuestionLike, TaskLike>;
  options: { readonly players: number; readonly seed: string };
  action: ActionLike;
  question: QuestionLike;
  task: TaskLike;
  event: EventLike;
  /** for each question, the actions that answer it */
  answers: object;
  /** the rows of the score sheet */
  row: string;
  /** the tables that a box has */
  components: object;
}

type Primitive = string | number | boolean | null | undefined;

/** `T` that may only be read, all the way down; lists and tuples stay what they are. */
export type Immutable<T> = T extends Primitive ? T : { readonly [K in keyof T]: Immutable<T[K]> };

/** `T` that may be written to, all the way down. */
export type Mutable<T> = T extends Primitive ? T : { -readonly [K in keyof T]: Mutable<T[K]> };

/** The whole state of a game, to be read. */
export type State<G extends GameTypes> = G['state'];

/** A state without its generator, which no rule may look at. */
export type Position<G extends GameTypes> = Omit<G['state'], 'chance'>;

/** What a rule may read: a state or somebody's view of it. */
export type Seen<G extends GameTypes> = Position<G> | G['view'];

/** What may be handed in to be read: the same, or a mutable state. */
export type Readable<G extends GameTypes> = G['mutable'] | Seen<G>;

/** What a game lays out when it is set up, or when a view is filled in; options and generator core adds. */
export type Layout<G extends GameTypes> = Omit<G['mutable'], 'chance' | 'options'>;

/**
 * A part of a state as `make` shows it. `way` says all that decides how it is seen besides the part itself. Where nobody writes to the state
 * any more, it is made once for each way, and is the same object in every view.
 */
export type Once = <P extends object, W extends string, S extends object>(
  part: P,
  way: W,
  make: (part: P, way: W) => S,
) => S;

/** What a game shows a viewer; core adds who looks, the options and what is pending. */
export type Shown<G extends GameTypes> = Omit<G['view'], 'viewer' | 'options' | 'pending'>;

/** An action: `Act<'take-card', { card: CardId }>`. */
export type Act<T extends string, Fields extends object = object> = {
  readonly type: T;
  readonly player: Seat;
} & Readonly<Fields>;

/** A question: `Ask<'market', { slot: number }>`. */
export type Ask<A extends string, Fields extends object = object> = { ask: A; player: Seat } & Fields;

/** A task: `Do<'round', { round: number }>`. */
export type Do<D extends string, Fields extends object = object> = { do: D } & Fields;

/** An event: `Tell<'card-taken', { player: Seat; card: CardId }>`. In an open simultaneous phase it is told to few. */
export type Tell<T extends string, Fields extends object = object> = { type: T; to?: readonly Seat[] } & Fields;

type Own<Chosen> = Omit<Chosen, 'players'>;

/** What a game is started with, given how it keeps its options: all but `players` and `seed` may be left out. */
export type StartOptions<Chosen extends ChosenLike> = {
  readonly players: Chosen['players'];
  /** any string of up to 1024 characters; all of the game's chance follows from it */
  readonly seed: string;
} & { readonly [K in keyof Own<Chosen>]?: NonNullable<Own<Chosen>[K]> | undefined };

/** What an effect may do besides writing to the state. */
export interface Effects<G extends GameTypes> {
  /** Queues frames: they run in the order of the calls, before what lies below. */
  next(...frames: (G['question'] | G['task'])[]): void;
  /** Queues questions (at most one per seat) that are open at the same time. */
  simultaneous(questions: readonly G['question'][]): void;
  /** Tells what happened, where somebody listens. */
  readonly tell: ((event: G['event']) => void) | undefined;
  /** Every shuffle, roll and random pick. */
  readonly chance: Chance;
  /** Takes the top card, the LAST element, of a hidden deck; `undefined` from an empty one. */
  draw<C>(deck: C[]): C | undefined;
  /** Takes up to `count` cards of a hidden deck, in the order in which they come. */
  drawUpTo<C>(deck: C[], count: number): C[];
  /** The top `count` cards of a hidden deck, top first, left where they are. */
  peek<C>(deck: readonly C[], count: number): C[];
  /** Says that something hidden came to light in another way, such as a secret card played from a hand, which its player knew. */
  reveal(knownTo?: Seat): void;
}

/** The fields of a stranger's action as plain JSON: any of them may be missing or of any type. */
export type Given<A extends ActionLike> = { readonly [K in Exclude<keyof A, keyof ActionLike>]?: unknown };

/**
 * Why what is no candidate at all cannot be chosen: one reason for all, or the first obstacle that `given` meets. Where there are no
 * fields to choose, what comes first is the reason.
 */
export type Reasons<G extends GameTypes, Q extends QuestionLike, A extends ActionLike> =
  Exclude<keyof A, keyof ActionLike> extends never
    ? { readonly ifNotCandidate?: Why | ((seen: Seen<G>, given: Given<A>, question: Q) => Why) }
    : { readonly ifNotCandidate: Why | ((seen: Seen<G>, given: Given<A>, question: Q) => Why) };

/** One kind of answer to a question: what a person could point at, what forbids it, what it does, side by side. */
export type Move<G extends GameTypes, Q extends QuestionLike, A extends ActionLike> = Reasons<G, Q, A> & Deed<G, Q, A>;

/** A move apart from its reasons. */
export interface Deed<G extends GameTypes, Q extends QuestionLike, A extends ActionLike> {
  /** Everything a person could point at, each once, in a stable order. */
  candidates(seen: Seen<G>, question: Q): readonly A[];
  /** Why none of them can be chosen now, whatever a person points at; or nothing. */
  closed?(seen: Seen<G>, question: Q): Why | undefined;
  /** The first rule it breaks, or nothing; what is closed needs no other reason. */
  refuse?(seen: Seen<G>, action: A, question: Q): Why | undefined;
  /** Carries it out; writes as if the state were its own. */
  apply(state: G['mutable'], action: A, effects: Effects<G>, question: Q): void;
  /** The fields with lists whose order is of no account: in any other order they mean the candidate. */
  readonly unordered?: readonly (keyof A & string)[];
  /** The identical choice that is listed and carried out instead of a candidate; nothing for the listed one. */
  standsFor?(seen: Seen<G>, action: A, question: Q): A | undefined;
  /** Whether it is legal, but would do nothing. */
  idle?(seen: Seen<G>, action: A, question: Q): boolean;
  /** It only declines: `if-any` does not ask for it alone. */
  readonly declines?: true;
  /** The fields of the action that only its player may know. */
  readonly secret?: readonly (keyof A & string)[];
}

type WithAsk<Q, K> = Q extends { readonly ask: infer A } ? (K extends A ? Q : never) : never;
type WithDo<T, D> = T extends { readonly do: infer A } ? (D extends A ? T : never) : never;
type TaskOf<G extends GameTypes, D> = WithDo<G['task'], D> & TaskLike;
type QuestionOf<G extends GameTypes, K> = WithAsk<G['question'], K> & QuestionLike;
type AnswerTo<G extends GameTypes, K extends keyof G['answers']> = Extract<G['answers'][K], ActionLike>;

export interface QuestionRules<G extends GameTypes, K extends keyof G['answers']> {
  /**
   * When a person is asked: `always` (the default), `if-any` (with no legal answer the question is dropped, and the
   * engine gives an only answer that declines), or `if-choice` (the engine gives any only answer). Take care that a
   * question left out leaks nothing.
   */
  readonly asked?: 'always' | 'if-any' | 'if-choice';
  /** What is to be decided before anything else: `CR-4.5 first place an emissary`. */
  readonly first: Why | ((seen: Seen<G>, question: QuestionOf<G, K>) => Why);
  readonly moves: {
    readonly [T in AnswerTo<G, K>['type']]: Move<G, QuestionOf<G, K>, Extract<AnswerTo<G, K>, { readonly type: T }>>;
  };
}

/** The questions of a game; with `K`, those of one area of the rulebook. */
export type Questions<G extends GameTypes, K extends keyof G['answers'] = keyof G['answers']> = {
  readonly [Q in K]: QuestionRules<G, Q>;
};

/** The tasks of a game; with `K`, those of one area of the rulebook. */
export type Tasks<G extends GameTypes, K extends G['task']['do'] = G['task']['do']> = {
  readonly [D in K]: (state: G['mutable'], task: TaskOf<G, D>, effects: Effects<G>) => void;
};

/** All that core needs to know of a game. */
export interface Rules<G extends GameTypes> {
  /** the name in replays and packages, kebab-case */
  readonly game: string;
  /** changes whenever any game could end differently */
  readonly rulesVersion: string;
  readonly playerCounts: readonly number[];
  /** no game has more plies, with that number of players */
  maxPlies(players: number): number;
  /** the boards, cards and tiles that replays are bound to, plain JSON; `provenance` and `titles` are not part of their digest */
  readonly components: G['components'];
  /** the game's own options; core has `players` and `seed` */
  readonly options: {
    readonly [K in Exclude<keyof G['mutable']['options'], 'players'>]: Option<NonNullable<G['mutable']['options'][K]>>;
  };
  /**
   * The state before the first question; `pending` usually holds the one task that starts the game. Tells what it lays out, where
   * somebody listens.
   */
  setup(options: G['mutable']['options'], chance: Chance, tell?: (event: G['event']) => void): Layout<G>;
  readonly questions: Questions<G>;
  readonly tasks: Tasks<G>;
  /**
   * A deep copy of a player's area, written out field by field; without it core copies whatever it finds, at several times the
   * cost. A copy is made at every `apply`, of each area that is looked at (`playerAt`), and of all where simultaneous questions open.
   */
  copyArea?(area: G['mutable']['players'][number]): G['mutable']['players'][number];
  /**
   * What the viewer may know, field by field. Core hands in the areas of open simultaneous answers already covered. A player's area, or
   * whatever else is dear to show, is seen `once`.
   */
  view(state: Position<G>, viewer: Viewer, once: Once): Shown<G>;
  /**
   * Deals what a view hides, again and again: a state of the caller's own that agrees with the view, what is hidden drawn at random. What
   * follows from the view alone is worked out before the first deal. An open `simultaneous` frame may be left as the view
   * has it, if a player's own area has nothing that is hidden from its owner: core puts the others at its beginning and lets
   * them answer. Otherwise give the whole frame, the others at its beginning.
   */
  determinize(view: G['view']): (chance: Chance) => Layout<G>;
  /** The points as they stand, per seat. */
  scores(seen: Seen<G>): readonly Score<G['row']>[];
  /** Per seat what decides among equal totals, most important first, more is better. */
  tieBreaks?(seen: Seen<G>): readonly (readonly number[])[];
  /** Where the game itself plays, too: its points. Nobody wins without more of them; `null` where players play against each other. */
  toBeat?(seen: Seen<G>): number | null;
}
