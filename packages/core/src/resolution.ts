/**
 * How a game goes on: every frame is popped, then run, and what it queues runs before what lay below.
 * That one mechanism gives order, nesting and simultaneous answers, and a state that can be saved at any depth.
 */
import { type Chance, keyedChance } from './chance';
import { clone } from './copy';
import { LudiError } from './errors';
import type {
  ActionLike,
  Effects,
  EventLike,
  Frame,
  GameState,
  GameTypes,
  Move,
  QuestionLike,
  Readable,
  Seat,
  Simultaneous,
  TaskLike,
} from './game';
import type { Why } from './reason';

/** The vocabulary with its particulars forgotten: core's own view of any game. */
export type Anything = GameTypes;
export type AnyState = GameState<object, QuestionLike, TaskLike>;
export type AnyFrame = Frame<object, QuestionLike, TaskLike>;
export type AnyMove = Move<Anything, QuestionLike, ActionLike>;

/** What lists the legal actions of a kind, in one shape whatever else its move has: which comes next, nobody can foresee. */
interface Listing extends Pick<AnyMove, 'candidates'> {
  readonly closed: AnyMove['closed'];
  readonly refuse: AnyMove['refuse'];
  readonly standsFor: AnyMove['standsFor'];
}

export interface AnyQuestionRules {
  readonly asked: 'always' | 'if-any' | 'if-choice';
  readonly first: Why | ((seen: Readable<Anything>, question: QuestionLike) => Why);
  readonly moves: Readonly<Record<string, AnyMove>>;
  /** of the same moves, in the order in which they are listed */
  readonly list: readonly Listing[];
}

export interface AnyRules {
  readonly questions: Readonly<Record<string, AnyQuestionRules>>;
  /** the types that actions can have */
  readonly types: ReadonlySet<string>;
  readonly tasks: Readonly<Record<string, (state: AnyState, task: TaskLike, effects: Effects<Anything>) => void>>;
  readonly copyArea: (area: object) => object;
}

/** More frames than any action of a sound game can set off; beyond it the rules, or a forged state, do not terminate. */
const ENDLESS = 100_000;

/** The top of a stack. */
export const last = <T>(stack: readonly T[]): T | undefined => stack[stack.length - 1];

export const isQuestion = (frame: AnyFrame | undefined): frame is QuestionLike =>
  frame !== undefined && (frame as Partial<QuestionLike>).ask !== undefined;
export const isSimultaneous = (frame: AnyFrame | undefined): frame is Simultaneous<object, QuestionLike, TaskLike> =>
  frame !== undefined && (frame as Partial<Simultaneous<object, QuestionLike, TaskLike>>).simultaneous !== undefined;

/** Whether several players answer, none of them knowing what the others choose. */
export const isSecret = ({ opened }: Pick<Simultaneous<object, QuestionLike, TaskLike>, 'opened'>): boolean =>
  opened.filter((stack) => stack.length > 0).length > 1;

/** The legal answers to a question, by move and candidate, after those that `legal` holds already; no more than are `enough`. */
export function answers(
  rules: AnyRules,
  seen: AnyState,
  question: QuestionLike,
  legal: ActionLike[] = [],
  enough = Number.POSITIVE_INFINITY,
): ActionLike[] {
  const { list } = questionRules(rules, question);
  // by index: an iterator over a list of hundreds costs more than most rules
  for (let m = 0; m < list.length; m++) {
    const { candidates: all, closed, refuse, standsFor } = list[m] as Listing;
    if (closed?.(seen, question) !== undefined) continue;
    const candidates = all(seen, question);
    for (let i = 0; i < candidates.length; i++) {
      const action = candidates[i] as ActionLike;
      if (refuse?.(seen, action, question) !== undefined) continue;
      if (standsFor?.(seen, action, question) === undefined && legal.push(action) >= enough) return legal;
    }
  }
  return legal;
}

/** Candidates tried before all are judged: enough where half of them are legal. */
const TRIES = 6;

/**
 * One of the legal answers to a question, each equally likely. Candidates are drawn until one is legal, which spares judging all of them;
 * where few are, they are listed after all.
 */
export function anyAnswer(rules: AnyRules, seen: AnyState, question: QuestionLike, chance: Chance): ActionLike {
  const { list } = questionRules(rules, question);
  const open: { readonly listing: Listing; readonly candidates: readonly ActionLike[] }[] = [];
  let count = 0;
  for (let m = 0; m < list.length; m++) {
    const listing = list[m] as Listing;
    if (listing.closed?.(seen, question) !== undefined) continue;
    const candidates = listing.candidates(seen, question);
    count += candidates.length;
    open.push({ listing, candidates });
  }
  for (let tries = 0; tries < TRIES && count > 0; tries++) {
    let drawn = chance.int(count);
    let m = 0;
    for (; drawn >= (open[m]?.candidates.length ?? 0); m++) drawn -= open[m]?.candidates.length ?? 0;
    const { listing, candidates } = open[m] as (typeof open)[number];
    const action = candidates[drawn] as ActionLike;
    if (
      listing.refuse?.(seen, action, question) === undefined &&
      listing.standsFor?.(seen, action, question) === undefined
    )
      return action;
  }
  return chance.pick(answers(rules, seen, question));
}

export function questionRules(rules: AnyRules, question: QuestionLike): AnyQuestionRules {
  const found = rules.questions[question.ask];
  if (found === undefined) throw new LudiError('invalid-state', `there is no question ${String(question.ask)}`);
  return found;
}

/** One action being carried out, with all that follows by itself. */
export class Resolution implements Effects<Anything> {
  readonly tell: ((event: EventLike) => void) | undefined;
  /** whether chance or hidden information came to light */
  revealed = false;
  private readonly queue: AnyFrame[] = [];
  /** the seat whose simultaneous answers are being carried out */
  private alone: Seat | null = null;
  private budget = ENDLESS;

  constructor(
    private readonly rules: AnyRules,
    private readonly state: AnyState,
    private source: Chance | undefined,
    listener?: (event: EventLike) => void,
    /** called before chance or anything hidden comes to light */
    private readonly onReveal?: (knownTo: Seat | undefined) => void,
  ) {
    this.tell = listener && ((event) => listener(this.alone === null ? event : { ...event, to: [this.alone] }));
  }

  next(...frames: (QuestionLike | TaskLike)[]): void {
    for (const frame of frames) {
      if (this.alone !== null && isQuestion(frame) && frame.player !== this.alone)
        throw new LudiError('internal', 'only questions of the same player may follow');
      this.queue.push(frame);
    }
  }

  simultaneous(questions: readonly QuestionLike[]): void {
    if (this.alone !== null) throw new LudiError('internal', 'simultaneous questions do not nest');
    const stacks = this.state.players.map((_, seat) => questions.filter(({ player }) => player === seat));
    this.queue.push({ simultaneous: stacks, opened: clone(stacks), before: [] });
  }

  get chance(): Chance {
    if (this.alone !== null) throw new LudiError('internal', 'chance is forbidden during simultaneous decisions');
    this.reveal();
    this.source ??= keyedChance(this.state.chance);
    return this.source;
  }

  draw<C>(deck: C[]): C | undefined {
    this.reveal();
    return deck.pop();
  }

  drawUpTo<C>(deck: C[], count: number): C[] {
    const drawn = this.peek(deck, count);
    deck.length -= drawn.length;
    return drawn;
  }

  peek<C>(deck: readonly C[], count: number): C[] {
    this.reveal();
    return deck.slice(Math.max(0, deck.length - count)).reverse();
  }

  reveal(knownTo?: Seat): void {
    this.onReveal?.(knownTo);
    this.revealed = true;
  }

  /** Carries out a legal answer to the open question of its player, and all that follows. */
  answer(action: ActionLike): void {
    const { pending } = this.state;
    const top = last(pending);
    this.budget = ENDLESS;
    if (isSimultaneous(top)) this.alone = action.player;
    this.popAndApply(isSimultaneous(top) ? (top.simultaneous[action.player] ?? []) : pending, action);
    this.alone = null;
    this.settle();
  }

  /** Runs tasks, and answers questions that nobody is asked, until a person must decide or the game is over. */
  settle(): void {
    const { pending } = this.state;
    while (pending.length > 0) {
      const top = last(pending);
      if (!isSimultaneous(top)) {
        if (!this.runTop(pending)) return;
        continue;
      }
      // covered only now: what the tasks above it did belongs to what everybody saw
      if (top.before.length === 0) top.before = this.state.players.map(this.rules.copyArea);
      top.simultaneous.forEach((stack, seat) => {
        this.alone = seat;
        while (stack.length > 0 && this.runTop(stack));
        this.alone = null;
      });
      if (top.simultaneous.some((stack) => stack.length > 0)) return;
      pending.pop();
      // what several players chose in secret is uncovered
      if (isSecret(top)) this.reveal();
    }
  }

  /** Runs the top frame if no person is needed for it. */
  private runTop(stack: AnyFrame[]): boolean {
    if (--this.budget < 0) throw new LudiError('internal', 'the rules did not terminate');
    const top = last(stack);
    if (top === undefined || isSimultaneous(top)) return false;
    if (isQuestion(top)) return this.runQuestion(stack, top);
    stack.pop();
    const task = this.rules.tasks[top.do];
    if (task === undefined) throw new LudiError('invalid-state', `there is no task ${String(top.do)}`);
    task(this.state, top, this);
    this.flush(stack);
    return true;
  }

  private runQuestion(stack: AnyFrame[], question: QuestionLike): boolean {
    const { asked, moves } = questionRules(this.rules, question);
    if (asked === 'always') return false;
    const legal = answers(this.rules, this.state, question, [], 2); // none, one, or several: more are not told apart
    const [only] = legal;
    if (only === undefined) stack.pop();
    else if (legal.length === 1 && (asked === 'if-choice' || moves[only.type]?.declines)) this.popAndApply(stack, only);
    else return false;
    return true;
  }

  private popAndApply(stack: AnyFrame[], action: ActionLike): void {
    const question = stack.pop();
    const move = isQuestion(question) ? questionRules(this.rules, question).moves[action.type] : undefined;
    if (move === undefined || !isQuestion(question))
      throw new LudiError('internal', 'no question is open for this action');
    move.apply(this.state, action, this, question);
    this.flush(stack);
  }

  private flush(stack: AnyFrame[]): void {
    for (let frame = this.queue.pop(); frame !== undefined; frame = this.queue.pop()) stack.push(frame);
  }
}
