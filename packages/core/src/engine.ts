/** The whole contract, made of a game's rules. */
import { digest } from './canonical';
import { type Chance, type ChanceState, chanceState, keyedChance } from './chance';
import { clone, deepEqual, share } from './copy';
import { IllegalActionError, LudiError, type Refusal, type RefusalCode } from './errors';
import { format } from './format';
import type {
  ActionLike,
  EventLike,
  GameTypes,
  Outcome,
  QuestionLike,
  Readable,
  Rules,
  Score,
  Seat,
  State,
  Viewer,
  Why,
} from './game';
import { checkOptions, oneOf, seed as seedCheck } from './options';
import { isRecord } from './plain';
import { ranking } from './ranking';
import {
  type AnyFrame,
  type AnyMove,
  type AnyRules,
  type AnyState,
  type Anything,
  answers,
  isQuestion,
  isSimultaneous,
  last,
  questionRules,
  Resolution,
} from './resolution';
import { coveredPlayers, openSeats, openSimultaneous, type SeenAction, seenPending, withoutFields } from './view';

/** A state with what it belongs to, for storage. */
export interface Saved<S> {
  readonly format: 'ludi-romani/state/1';
  readonly game: string;
  readonly rulesVersion: string;
  /** digest of the components */
  readonly components: string;
  readonly state: S;
}

export interface Engine<G extends GameTypes> {
  readonly game: string;
  readonly rulesVersion: string;
  readonly playerCounts: readonly number[];
  readonly components: Rules<G>['components'];
  /** SHA-256 over the components without their provenance */
  componentsDigest(): string;
  /** no game has more plies, with that number of players */
  maxPlies(players: number): number;

  /** The state after setup. Throws InvalidOptionsError naming each bad path. */
  initialState(options: G['options'], chance?: Chance): State<G>;
  /** Every action `apply` accepts now, each once, in a stable order; `[]` at the end. Of a view: its viewer's own. */
  legalActions(seen: Readable<G>, player?: Seat): G['action'][];
  /** The next state; the given one stays as it is and shares what did not change. Throws IllegalActionError. */
  apply(state: State<G>, action: G['action'], chance?: Chance): State<G>;
  /** `{ legal: true }`, or why not. Never throws on a hostile action. */
  explain(seen: Readable<G>, action: unknown): { readonly legal: true } | Refusal;
  /** The same state as `apply`, with what happened, and whether chance or hidden information came to light. */
  step(
    state: State<G>,
    action: G['action'],
    chance?: Chance,
  ): { state: State<G>; events: G['event'][]; reveals: boolean };
  /** A position set up by hand, played on to its first question: for tests, puzzles and editors. */
  settle(position: State<G>, chance?: Chance): { state: State<G>; events: G['event'][]; reveals: boolean };
  /** Carries out a LEGAL action on a state of one's own; an illegal one leaves it undefined. */
  applyInPlace(state: G['state'], action: G['action'], chance?: Chance): void;
  /** The same for an action that may be illegal: then nothing changes, and the answer says why. For referees. */
  tryInPlace(state: G['state'], action: unknown, chance?: Chance): { readonly legal: true } | Refusal;
  /** A deep copy of one's own, for `applyInPlace`. */
  clone(state: G['state'] | State<G>): G['state'];

  /** Who may act now: several during simultaneous decisions, nobody at the end. */
  activePlayers(seen: Readable<G>): Seat[];
  isTerminal(seen: Readable<G>): boolean;
  /** `null` until the end. */
  outcome(seen: Readable<G>): Outcome<G['row']> | null;
  /** The points as they stand, per seat. */
  scores(seen: Readable<G>): readonly Score<G['row']>[];

  /** What the viewer may know, as plain JSON. */
  view(state: G['state'] | State<G>, viewer: Viewer): G['view'];
  /** A state that agrees with the view; what the view hides is drawn with that seed. */
  determinize(view: G['view'], seed: string): State<G>;
  /** The action as the viewer may know it, `state` being the one it was chosen in. */
  actionFor(state: G['state'] | State<G>, action: G['action'], viewer: Viewer): SeenAction<G['action']>;

  /** One short line, unique among the legal actions. */
  format(action: G['action']): string;
  /** The legal action with that line. Throws IllegalActionError. */
  parse(seen: Readable<G>, line: string): G['action'];
  /** One English sentence. Throws IllegalActionError. */
  describe(seen: Readable<G>, action: G['action']): string;
  save(state: State<G>): Saved<State<G>>;
}

type AnySeen = Readable<Anything>;
type Choice = { readonly move: AnyMove; readonly question: QuestionLike; readonly action: ActionLike };

const refusal = (code: RefusalCode, message: string, clause: string | null = null): Refusal => ({
  legal: false,
  code,
  clause,
  message,
});

/** `CR-5.12 the city would be too wide` taken apart. */
const brokenRule = (code: RefusalCode, why: Why): Refusal => {
  const blank = why.indexOf(' ');
  return refusal(code, why.slice(blank + 1), why.slice(0, blank));
};

/** The open question of a player, as far as the given state or view shows it. */
function openQuestion(seen: AnySeen, player: Seat): QuestionLike | undefined {
  if ('viewer' in seen && seen.viewer !== player) return undefined;
  const top = last((seen as AnyState).pending);
  const frame = isSimultaneous(top) ? last(top.simultaneous[player] ?? []) : top;
  return isQuestion(frame) && frame.player === player ? frame : undefined;
}

/** A stranger's value may throw when it is read; then it is nothing of ours. */
function reading<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** Type and player of a stranger's action, read once. */
function outline(value: unknown): ActionLike | undefined {
  return reading(() => {
    if (!isRecord(value)) return undefined;
    const { type, player } = value;
    return typeof type === 'string' && typeof player === 'number' ? { type, player } : undefined;
  });
}

/** Runs `work`, and turns what a forged state or view makes the rules throw into an error of ours. */
function guarded<R>(code: 'invalid-state' | 'invalid-view', work: () => R): R {
  try {
    return work();
  } catch (error) {
    // what a stranger's proxy throws may be a proxy itself
    if (reading(() => error instanceof LudiError) === true) throw error;
    throw Object.assign(new LudiError(code, 'not a sound value: check it with the schemas'), {
      cause: error,
    });
  }
}

const safely = <R>(work: () => R): R => guarded('invalid-state', work);

export function defineGame<G extends GameTypes>(rules: Rules<G>): Engine<G>;
export function defineGame(rules: Rules<Anything>): Engine<Anything> {
  const any = anyRules(rules);
  const { game, rulesVersion, playerCounts, components, maxPlies } = rules;
  const optionFields = { players: oneOf(...playerCounts), seed: seedCheck, ...rules.options };
  let ofComponents: string | undefined;

  const copyOf = (state: AnyState, frame: (frame: AnyFrame) => AnyFrame): AnyState => {
    const copy: AnyState = clone({ ...state, players: [], pending: [] });
    copy.players = state.players.map(any.copyArea);
    copy.pending = state.pending.map(frame);
    return copy;
  };
  /** A copy to be written to. How things were when simultaneous questions were opened nobody writes to: that is not copied. */
  const writable = (state: AnyState): AnyState =>
    copyOf(state, (frame) =>
      isSimultaneous(frame) ? { ...frame, simultaneous: clone(frame.simultaneous) } : clone(frame),
    );

  const initialState = (given: Anything['options'], chance?: Chance): AnyState => {
    const options = checkOptions(given, optionFields);
    const generator: ChanceState = chanceState(options.seed);
    // added to what setup made, not spread: runtimes invent a new class for such a copy, and every rule would meet two of them
    const state = Object.assign(rules.setup(options, chance ?? keyedChance(generator)), { chance: generator });
    new Resolution(any, state, chance).settle();
    return state;
  };

  const activePlayers = (seen: AnySeen): Seat[] => {
    const top = last((seen as AnyState).pending);
    if (isSimultaneous(top)) return openSeats(top);
    return isQuestion(top) ? [top.player] : [];
  };

  const legalActions = (seen: AnySeen, player?: Seat): ActionLike[] =>
    safely(() => {
      const legal: ActionLike[] = [];
      for (const seat of player === undefined ? activePlayers(seen) : [player]) {
        const question = openQuestion(seen, seat);
        if (question !== undefined) answers(any, seen as AnyState, question, legal);
      }
      return legal;
    });

  /** The choice that a stranger's action names, or why there is none. Only our own candidate goes on from here. */
  const choose = (seen: AnySeen, given: unknown): Choice | Refusal => {
    if (seen.pending.length === 0) return refusal('game-over', 'the game is over');
    const named = outline(given);
    if (named === undefined) return refusal('malformed', 'an action is an object with a type and a player');
    const question = openQuestion(seen, named.player);
    if (question === undefined) return refusal('not-your-turn', 'this player has nothing to decide now');
    const { moves } = questionRules(any, question);
    const move = Object.hasOwn(moves, named.type) ? moves[named.type] : undefined;
    if (move === undefined) {
      const types = Object.keys(moves).join(', ');
      return refusal('wrong-decision', `the open decision, ${question.ask}, is answered by ${types}`);
    }
    const candidates = move.candidates(seen, question);
    const action = reading(() => candidates.find((candidate) => deepEqual(candidate, given)));
    if (action === undefined) {
      return move.ifNotCandidate === undefined
        ? refusal('no-such-choice', 'there is no such choice')
        : brokenRule('no-such-choice', move.ifNotCandidate);
    }
    const why = move.closed?.(seen, question) ?? move.refuse?.(seen, action, question);
    return why === undefined ? { move, question, action } : brokenRule('rule', why);
  };

  const chosen = (seen: AnySeen, given: unknown): Choice => {
    const choice = safely(() => choose(seen, given));
    if ('legal' in choice) throw new IllegalActionError(choice, given);
    return choice;
  };

  const goOn = (
    state: State<Anything>,
    work: (resolution: Resolution) => void,
    chance: Chance | undefined,
    tell?: (event: EventLike) => void,
  ) =>
    safely(() => {
      const next = writable(state as AnyState);
      const resolution = new Resolution(any, next, chance, tell);
      work(resolution);
      return { state: share(state, next), reveals: resolution.revealed };
    });

  const carryOut = (
    state: State<Anything>,
    given: unknown,
    chance: Chance | undefined,
    tell?: (event: EventLike) => void,
  ) => {
    const { action } = chosen(state, given);
    return goOn(state, (resolution) => resolution.answer(action), chance, tell);
  };

  /** What was done, with the events it told. */
  const told = <D extends object>(work: (tell: (event: EventLike) => void) => D): D & { events: EventLike[] } => {
    const events: EventLike[] = [];
    return { ...work((event) => events.push(event)), events };
  };

  const coveredView = (state: State<Anything>, viewer: Viewer): Anything['view'] => {
    const own = state as AnyState;
    const { chance: _, ...position } = own;
    const open = openSimultaneous(own);
    const cover = (players: readonly object[]) => rules.view({ ...position, players }, viewer);
    // a viewer also knows how the others saw the own area before
    const before = open === undefined || viewer === 'spectator' ? null : (cover(open.before).players[viewer] ?? null);
    return { ...cover(coveredPlayers(own, viewer)), viewer, pending: seenPending(own.pending, viewer, before) };
  };

  /**
   * Fills in an open simultaneous phase: the others stand at its beginning, their areas being as the viewer sees them,
   * and answer at random what the view says they have answered.
   */
  const reopen = (state: AnyState, { viewer, pending }: Anything['view'], chance: Chance): void => {
    const seen = pending.at(-1);
    if (seen === undefined || !('open' in seen)) return;
    const top = state.pending.at(-1);
    if (top === undefined || 'open' in top) {
      state.pending.pop();
      const { simultaneous, opened, before } = clone(top ?? seen) as typeof seen;
      state.pending.push({
        simultaneous: opened.map((stack, seat) => [...(seat === viewer ? (simultaneous[seat] ?? []) : stack)]),
        opened: opened.map((stack) => [...stack]),
        before: state.players.map((area, seat) => (seat === viewer && before !== null ? before : any.copyArea(area))),
      });
    }
    state.players.forEach((_, seat) => {
      if (seat === viewer || seen.open.includes(seat)) return;
      for (let question = openQuestion(state, seat); question !== undefined; question = openQuestion(state, seat)) {
        new Resolution(any, state, chance).answer(chance.pick(answers(any, state, question)));
      }
    });
  };

  const engine: Engine<Anything> = {
    game,
    rulesVersion,
    playerCounts,
    components,
    maxPlies,
    componentsDigest: () => {
      if (ofComponents === undefined) {
        const { provenance: _, ...tables }: { readonly provenance?: unknown } = components;
        ofComponents = digest(tables);
      }
      return ofComponents;
    },
    initialState,
    legalActions,
    apply: (state, action, chance) => carryOut(state, action, chance).state,
    explain: (seen, action) => {
      const choice = safely(() => choose(seen, action));
      return 'legal' in choice ? choice : { legal: true };
    },
    step: (state, action, chance) => told((tell) => carryOut(state, action, chance, tell)),
    settle: (position, chance) => told((tell) => goOn(position, (resolution) => resolution.settle(), chance, tell)),
    applyInPlace: (state, action, chance) => new Resolution(any, state, chance).answer(action),
    tryInPlace: (state, given, chance) =>
      safely(() => {
        const choice = choose(state, given);
        if ('legal' in choice) return choice;
        new Resolution(any, state, chance).answer(choice.action);
        return { legal: true };
      }),
    clone: (state) => safely(() => copyOf(state as AnyState, clone)),
    activePlayers: (seen) => safely(() => activePlayers(seen)),
    isTerminal: (seen) => safely(() => seen.pending.length === 0),
    outcome: (seen) =>
      safely(() => {
        if (seen.pending.length > 0) return null;
        const scores = rules.scores(seen);
        const places = ranking(scores, rules.tieBreaks?.(seen));
        const toBeat = rules.toBeat?.(seen) ?? null;
        const isLost = toBeat !== null && scores.every(({ total }) => total <= toBeat);
        return { ranking: isLost ? [[], ...places] : places, scores };
      }),
    scores: (seen) => safely(() => rules.scores(seen)),
    view: (state, viewer) => safely(() => coveredView(state, viewer)),
    determinize: (view, seed) =>
      guarded('invalid-view', () => {
        const chance = keyedChance(chanceState(`determinize ${seed}`));
        const state = Object.assign(rules.determinize(view, chance), { chance: chanceState(seed) });
        reopen(state, view, chance);
        return state;
      }),
    actionFor: (state, action, viewer) => {
      if (viewer === action.player) return action;
      if (isSimultaneous((state as AnyState).pending.at(-1))) return { player: action.player };
      const question = openQuestion(state, action.player);
      const move = question && questionRules(any, question).moves[action.type];
      return withoutFields(action, move?.secret ?? []);
    },
    format,
    parse: (seen, line) => {
      const found = safely(() => legalActions(seen).find((action) => format(action) === line));
      if (found === undefined)
        throw new IllegalActionError(refusal('no-such-choice', 'no legal action has this line'), line);
      return found;
    },
    describe: (seen, given) => {
      const { move, action } = chosen(seen, given);
      return safely(() => move.describe(seen, action));
    },
    save: (state) => ({
      format: 'ludi-romani/state/1',
      game,
      rulesVersion,
      components: engine.componentsDigest(),
      state,
    }),
  };
  return engine;
}

/** The rules with each question's moves also as a list. */
function anyRules({ questions, tasks, copyArea = clone }: Rules<Anything>): AnyRules {
  const listed = Object.entries<AnyRules['questions'][string]>(questions).map(([ask, { asked = 'always', moves }]) => {
    const list = Object.values(moves).map(({ candidates, closed, refuse }) => ({ candidates, closed, refuse }));
    return [ask, { asked, moves, list }];
  });
  return { questions: Object.fromEntries(listed), tasks, copyArea };
}
