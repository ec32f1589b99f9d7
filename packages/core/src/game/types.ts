/** The types that the states, views, actions, questions, tasks and events of all games have in common. */
import type { ChanceState } from '../chance/chance';
import type { Immutable } from '../json/immutable';

/** A player, by seat: 0 to players - 1, clockwise. */
export type Seat = number;

/** A player's seat, or a person who only watches. */
export type Viewer = Seat | 'spectator';

/** The fields that every action has. Each action type adds its own. Plain JSON. */
export interface ActionLike {
  readonly type: string;
  readonly player: Seat;
}

/** A decision of one player. `secret` holds the part that only this player may know. */
export interface QuestionLike {
  readonly ask: string;
  readonly player: Seat;
  readonly secret?: object;
  /** in a reaction window: the number of frames below this one that a reaction withdraws; set by `effects.reactions` */
  readonly withdraws?: number;
}

/** Automatic work. No viewer sees its `secret`. */
export interface TaskLike {
  readonly do: string;
  readonly secret?: object;
}

/** Something that happened, in plain values. Only the seats in `secret.to` may know the rest of `secret`. */
export interface EventLike {
  readonly type: string;
  /**
   * The only seats that may know of the event at all. The field is reserved: while a simultaneous frame is open, core sets it to the player whose
   * answer causes the event. No other viewer gets the event, even after the frame has closed. So emit the result of the answers in a task that
   * runs after the frame. Do not use `to` for a field of the game, such as the target of a move.
   */
  readonly to?: readonly Seat[];
  readonly secret?: { readonly to: readonly Seat[] };
}

/** Decisions that are open at the same time: a stack of frames for each seat, and what the other players see meanwhile. */
export interface Simultaneous<Area, Q, T> {
  /** per seat: the frames that are left; the last one is run or asked next */
  simultaneous: (Q | T)[][];
  /** per seat: the same stack when the frame opened */
  opened: (Q | T)[][];
  /** per seat: the player's area when the frame opened. The other players see it until the frame closes. Empty until the frame opens. */
  before: Area[];
}

/** An entry of `pending`: a question, a task, or several questions that are open at the same time. */
export type Frame<Area, Q, T> = Q | T | Simultaneous<Area, Q, T>;

/** The options that a state holds: all options but the seed, with defaults filled in. */
export interface ChosenLike {
  readonly players: number;
}

/** The fields that every state has next to the game's own. A tree of plain JSON. `players[seat]` is the area of that seat. */
export interface GameState<Area, Q extends QuestionLike, T extends TaskLike, Chosen extends ChosenLike = ChosenLike> {
  options: Chosen;
  players: Area[];
  /** the stack of frames: the last one is run or asked first; empty when the game is over */
  pending: Frame<Area, Q, T>[];
  /** the random generator: never in a view */
  chance: ChanceState;
}

type Unveiled<F> = F extends { readonly secret: infer S } ? Omit<F, 'secret'> & { readonly secret?: S } : F;

/** A `simultaneous` frame as one viewer sees it: the viewer's own stack, and the seats that still have to answer. */
export interface SeenSimultaneous<Area, Q, T> {
  /** per seat: the frames that are left; only the viewer's own stack is shown, all other stacks are empty */
  readonly simultaneous: readonly (readonly Unveiled<Q | T>[])[];
  readonly opened: readonly (readonly Unveiled<Q | T>[])[];
  /** the seats that still have to answer */
  readonly open: readonly Seat[];
  /** the viewer's own area when the frame opened; `null` for a spectator */
  readonly before: Area | null;
}

/** The fields that every view has. A view holds no generator, and no secret but those of its viewer. */
export interface GameView<Area, Q extends QuestionLike, T extends TaskLike, Chosen extends ChosenLike = ChosenLike> {
  readonly viewer: Viewer;
  readonly options: Chosen;
  readonly players: readonly Area[];
  readonly pending: readonly (Unveiled<Q> | Unveiled<T> | SeenSimultaneous<Area, Q, T>)[];
}

/** The points of one player. `rows` is in the order of the score sheet. */
export interface Score<Row extends string = string> {
  readonly total: number;
  readonly rows: Readonly<Record<Row, number>>;
}

/**
 * The end of a game. `ranking[0]` are the winners; players who share a place are in one list, and so are all players of a team. If the
 * players lost to the game itself, `ranking[0]` is empty.
 */
export interface Outcome<Row extends string = string> {
  readonly ranking: readonly (readonly Seat[])[];
  readonly scores: readonly Score<Row>[];
}

/** The types of one game. */
export interface GameTypes {
  /** the whole state, read-only */
  state: Immutable<GameState<object, QuestionLike, TaskLike>>;
  /** the whole state, mutable */
  mutable: GameState<object, QuestionLike, TaskLike>;
  /** the part of a state that one viewer may know */
  view: GameView<object, QuestionLike, TaskLike>;
  /** the options of a new game: use `StartOptions` if it has options of its own */
  options: { readonly players: number; readonly seed: string };
  /** all action types, as a union; also the question, task and event types */
  action: ActionLike;
  question: QuestionLike;
  task: TaskLike;
  event: EventLike;
  /** for each question, the actions that answer it */
  answers: object;
  /** the rows of the score sheet */
  row: string;
  /** the component tables */
  components: object;
}

/** The parts from which `PerfectInformationGame` makes the types of a game. */
interface OpenParts {
  /** the game's own fields of a state, mutable */
  readonly state: object;
  /** a player's area; an empty one by default */
  readonly area?: object;
  /** the possible numbers of players */
  readonly players?: number;
  /** all action types, as a union; also the question, task and event types */
  readonly action: ActionLike;
  readonly question: QuestionLike;
  readonly task?: TaskLike;
  readonly event?: EventLike;
  /** for each question, the actions that answer it */
  readonly answers: object;
  /** the rows of the score sheet */
  readonly row: string;
  /** the component tables */
  readonly components?: object;
}
type PartOf<T, K extends string, Default> = T extends { readonly [P in K]: infer Part } ? Part : Default;
type TaskIn<T> = T extends { readonly task: infer Task extends TaskLike } ? Task : never;
type OpenState<T extends OpenParts> = T['state'] & GameState<PartOf<T, 'area', object>, T['question'], TaskIn<T>>;

/** The types of a game of perfect information without options of its own. Its views have the fields of its states. */
export interface PerfectInformationGame<T extends OpenParts> {
  state: Immutable<OpenState<T>>;
  mutable: OpenState<T>;
  view: Immutable<T['state']> & GameView<PartOf<T, 'area', object>, T['question'], TaskIn<T>>;
  options: { readonly players: PartOf<T, 'players', number>; readonly seed: string };
  action: T['action'];
  question: T['question'];
  task: TaskIn<T>;
  event: PartOf<T, 'event', EventLike>;
  answers: T['answers'];
  row: T['row'];
  components: PartOf<T, 'components', object>;
}

/** The whole state of a game, read-only. */
export type State<G extends GameTypes> = G['state'];

/** A state without its generator, which no rule may read. */
export type Position<G extends GameTypes> = Omit<G['state'], 'chance'>;

/** The value that rules read: a state, or a player's view of a state. */
export type Seen<G extends GameTypes> = Position<G> | G['view'];

/** The value that functions of the contract read: a state, mutable or not, or a view. */
export type Readable<G extends GameTypes> = G['mutable'] | Seen<G>;

/** The part of a state that a game's `setup` and `determinize` make. Core adds options and generator. */
export type Layout<G extends GameTypes> = Omit<G['mutable'], 'chance' | 'options'>;

/** The part of a view that a game's `view` makes. Core adds the viewer, the options and the pending frames. */
export type Shown<G extends GameTypes> = Omit<G['view'], 'viewer' | 'options' | 'pending'>;

/** An event as a viewer sees it: `secret` is present if the viewer may know it. */
export type SeenEvent<E> = E extends { readonly secret: infer S } ? Omit<E, 'secret'> & { readonly secret?: S } : E;

/** An action as other players see it: its player, and the fields that are not secret. */
export type SeenAction<A extends ActionLike> = Pick<A, 'player'> & Partial<A>;

/** An action type: `Act<'take-card', { card: CardId }>`. */
export type Act<T extends string, Fields extends object = object> = {
  readonly type: T;
  readonly player: Seat;
} & Readonly<Fields>;

/** A question type: `Ask<'market', { slot: number }>`. */
export type Ask<A extends string, Fields extends object = object> = { ask: A; player: Seat } & Fields;

/** The type of a question that may be asked in a reaction window: `Reaction<'veto', { offer: number }>`. */
export type Reaction<A extends string, Fields extends object = object> = Ask<A, { withdraws?: number } & Fields>;

/** A task type: `Do<'round', { round: number }>`. */
export type Do<D extends string, Fields extends object = object> = { do: D } & Fields;

/** An event type: `Emit<'card-taken', { player: Seat; card: CardId }>`. The field `to` is reserved, see `EventLike`. */
export type Emit<T extends string, Fields extends object & { readonly to?: never } = object> = {
  type: T;
  to?: readonly Seat[];
} & Fields;

type Own<Chosen> = Omit<Chosen, 'players'>;

/** The options of a new game, derived from the options in its states. `players` and `seed` are required, all other options are optional. */
export type StartOptions<Chosen extends ChosenLike> = {
  readonly players: Chosen['players'];
  /** any string of up to 1024 characters; all of the game's chance follows from it */
  readonly seed: string;
} & { readonly [K in keyof Own<Chosen>]?: NonNullable<Own<Chosen>[K]> | undefined };
