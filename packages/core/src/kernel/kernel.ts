/** The kernel of an engine: everything that it does with states, built once from the rules of a game. */
import { type Chance, type ChanceState, chanceState, keyedChance } from '../chance/chance';
import { chosenOptions, commonOptions, type Options } from '../components/options';
import { IllegalActionError, LudiError, noAnswer } from '../errors/errors';
import type { ActionLike, EventLike, Outcome, Seat } from '../game/types';
import { clone, deepFreeze, frozenCopy } from '../json/copy';
import { type Copying, LazyCopy } from '../json/lazy-copy';
import { reconcile } from '../json/share';
import { ranking } from '../toolkit/ranking';
import { teamTotals } from '../toolkit/seats';
import { Dealing } from './dealing';
import { format, readLine } from './format';
import {
  type AnyFrame,
  type AnyRules,
  type AnySeen,
  type AnyState,
  type Anything,
  activePlayers,
  isSimultaneous,
  openQuestion,
  openSimultaneous,
} from './frames';
import { choose, refusal } from './legality';
import { eventsFor } from './masking';
import { Moves } from './moves';
import { type Machinery, type OnReveal, Resolution } from './resolution';
import { Views } from './views';

type Emit = (event: EventLike) => void;

/** The result of an action. */
interface Done {
  readonly state: Anything['state'];
  readonly reveals: boolean;
}

/** The shape of the game's states, taken from the first state. All states have the fields of the first state. */
interface StateClass {
  readonly blank: object;
  readonly lazyCopyOf: (state: object) => LazyCopy;
}

/** Returns a copy of a state with all of its fields and no values. */
function blankOf(state: object): object {
  const blank: Record<string, unknown> = { ...state };
  for (const field of Object.keys(blank)) blank[field] = undefined;
  return blank;
}

/** Returns a frame for the stack of a lazy copy. Frames are copied when they are popped, so only the stacks of a simultaneous frame are new. */
const stackable = (frame: AnyFrame): AnyFrame =>
  isSimultaneous(frame) ? { ...frame, simultaneous: frame.simultaneous.map((stack) => [...stack]) } : frame;

export class Kernel {
  readonly playerCounts: readonly number[];
  readonly options: Options;
  readonly moves: Moves;
  readonly views: Views;
  readonly #rules: AnyRules;
  readonly #machinery: Machinery;
  readonly #dealing: Dealing;
  readonly #copying: Copying;
  #made: StateClass | undefined;

  constructor(rules: AnyRules) {
    const { tasks = {}, copyArea = clone } = rules;
    this.#rules = rules;
    this.playerCounts = frozenCopy(rules.playerCounts);
    this.options = deepFreeze({ ...commonOptions(this.playerCounts), ...rules.options });
    this.moves = new Moves(rules);
    this.#machinery = { moves: this.moves, tasks: tasks as Machinery['tasks'], copyArea };
    this.views = new Views(rules, this.moves);
    this.#dealing = new Dealing(rules, this.#machinery);
    this.#copying = {
      part: (field, part) => (field === 'pending' ? (part as AnyFrame[]).map(stackable) : clone(part)),
      area: (area) => copyArea(area as object),
    };
  }

  start(given: Anything['options'], chance?: Chance, emit?: Emit): AnyState {
    const { seed, chosen } = chosenOptions(given, this.options);
    const generator: ChanceState = chanceState(seed);
    const options = chosen as AnyState['options'];
    // added to the object that setup made: a spread would make a second hidden class, which would slow every rule
    const laid = this.#rules.setup(options, chance ?? keyedChance(generator), emit);
    const state = Object.assign(laid, { options, chance: generator });
    this.#made ??= { blank: blankOf(state), lazyCopyOf: LazyCopy.of(Object.keys(state), this.#copying) };
    this.resolution(state, chance, emit).settle();
    return state;
  }

  get #stateClass(): StateClass {
    if (this.#made === undefined) this.start({ players: this.playerCounts[0], seed: '' } as Anything['options']);
    return this.#made as unknown as StateClass;
  }

  resolution(state: AnyState, chance: Chance | undefined, emit?: Emit, onReveal?: OnReveal): Resolution {
    return new Resolution(this.#machinery, state, chance, emit, onReveal);
  }

  /** Returns the legal action that the untrusted `given` names. Throws IllegalActionError. */
  chosen(seen: AnySeen, given: unknown): ActionLike {
    const choice = choose(this.moves, seen, given);
    if ('legal' in choice) throw new IllegalActionError(choice, given);
    return choice.action;
  }

  /** Does `work` on a lazy copy of `state`, and returns the state that it leads to. */
  #proceed(state: Anything['state'], work: (resolution: Resolution) => void, chance?: Chance, emit?: Emit): Done {
    const lazy = this.#stateClass.lazyCopyOf(state);
    const resolution = this.resolution(lazy as object as AnyState, chance, emit);
    work(resolution);
    const after = LazyCopy.finished(lazy) as Anything['state'];
    // a frame that has just opened stores the areas of the new state: the same objects, so that views share them
    const open = openSimultaneous(after as AnyState);
    if (open !== undefined && open.before !== openSimultaneous(state as AnyState)?.before)
      Object.assign(open, { before: reconcile(after.players, open.before) });
    this.views.cache.follow(state, after);
    return { state: after, reveals: resolution.revealed };
  }

  carryOut(state: Anything['state'], given: unknown, chance?: Chance, emit?: Emit): Done {
    const action = this.chosen(state, given);
    return this.#proceed(state, (resolution) => resolution.answer(action), chance, emit);
  }

  /** Plays a position up to its first question. Throws LudiError `no-answer` if the question has no legal answer. */
  settle(position: Anything['state'], chance?: Chance, emit?: Emit): Done {
    const settled = this.#proceed(position, (resolution) => resolution.settle(), chance, emit);
    for (const seat of activePlayers(settled.state))
      if (this.moves.legalActions(settled.state, seat, 1).length === 0) throw noAnswer(seat);
    return settled;
  }

  randomAction(seen: AnySeen, player: Seat, chance: Chance): ActionLike {
    const question = openQuestion(seen, player);
    if (question === undefined) throw new LudiError('invalid-state', `seat ${player} has no open question`);
    return this.moves.anyAnswer(seen as AnyState, question, chance);
  }

  /** Returns the legal action with this `line`. In long ranges, looks up the fields that the line gives. Throws IllegalActionError. */
  parse(seen: AnySeen, line: string): ActionLike {
    const { actions, ranges } = this.moves.menu(seen);
    const found = actions.find((action) => format(action) === line);
    if (found !== undefined) return found;
    let why = refusal('no-such-choice', 'no legal action has this line');
    for (const { last } of ranges) {
      if (!line.startsWith(`${last.player} ${last.type}`)) continue;
      const read = readLine(line, last);
      const choice = choose(this.moves, seen, read);
      if ('legal' in choice) why = choice;
      // a list may be in another order than that of the action
      else if (format(read) === line) return choice.action;
    }
    throw new IllegalActionError(why, line);
  }

  /** Plays on `state` itself. Returns the number of plies played. */
  playRandomly(state: AnyState, plies: number, chance: Chance): number {
    this.views.cache.forget(state);
    const resolution = this.resolution(state, undefined);
    for (let ply = 0; ply < plies; ply++) {
      const [seat] = activePlayers(state);
      const question = seat === undefined ? undefined : openQuestion(state, seat);
      if (question === undefined) return ply;
      resolution.answer(this.moves.anyAnswer(state, question, chance));
    }
    return plies;
  }

  /** Carries out a legal action on `state` itself. */
  answerInPlace(state: AnyState, action: ActionLike, chance?: Chance): void {
    this.views.cache.forget(state);
    this.resolution(state, chance).answer(action);
  }

  determinizer(view: Anything['view']): (seed: string) => AnyState {
    return this.#dealing.determinizer(view, this.#stateClass.blank);
  }

  /** Returns what a legal action certainly leads to: the events, and the state in a deal of the hidden parts. */
  preview(seen: AnySeen, given: unknown) {
    const action = this.chosen(seen, given);
    const { player } = action;
    // any deal of the hidden parts will do: the preview stops before chance or hidden information is revealed
    const imagined = this.determinizer('viewer' in seen ? seen : this.views.make(seen as AnyState, player))('preview');
    const events: EventLike[] = [];
    const stop = {};
    const onReveal: OnReveal = (knownTo) => {
      if (knownTo !== player) throw stop;
    };
    const resolution = this.resolution(imagined, undefined, (event) => events.push(event), onReveal);
    try {
      resolution.answer(action);
    } catch (error) {
      if (error !== stop) throw error;
      resolution.putBack();
    }
    return { events: eventsFor(events, player), view: () => this.views.make(imagined, player) };
  }

  clone(state: AnyState): AnyState {
    const copy: AnyState = clone({ ...state, players: [], pending: [] });
    copy.players = state.players.map(this.#machinery.copyArea);
    copy.pending = state.pending.map((frame) => clone(frame));
    return copy;
  }

  teams(seen: AnySeen): readonly (readonly Seat[])[] {
    return this.#rules.teams?.(seen.options) ?? seen.players.map((_, seat) => [seat]);
  }

  outcome(seen: AnySeen): Outcome | null {
    if (seen.pending.length > 0) return null;
    const { tieBreaks, toBeat } = this.#rules;
    const scores = this.#rules.scores(seen);
    const teams = this.teams(seen);
    const totals = teamTotals(
      teams,
      scores.map(({ total }) => total),
    );
    const places = ranking(totals, tieBreaks?.(seen)).map((place) => place.flatMap((team) => teams[team] ?? []));
    const limit = toBeat?.(seen) ?? null;
    const isLost = limit !== null && totals.every((total) => total <= limit);
    return { ranking: isLost ? [[], ...places] : places, scores };
  }
}
