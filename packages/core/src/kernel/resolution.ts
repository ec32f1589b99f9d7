/**
 * Carries out actions. Every frame is popped and run. The frames that it queues run before the frames below it. This one mechanism covers
 * the order of steps, nested steps and simultaneous answers, and a state can be saved at any depth of the stack.
 */
import { type Chance, keyedChance } from '../chance/chance';
import { LudiError } from '../errors/errors';
import type { Effects } from '../game/rules';
import type { ActionLike, EventLike, QuestionLike, Seat, TaskLike } from '../game/types';
import { clone } from '../json/copy';
import { LazyCopy } from '../json/lazy-copy';
import { type AnyFrame, type AnyState, type Anything, isQuestion, isSecret, isSimultaneous, last } from './frames';
import type { Moves } from './moves';

/** The parts of a game's rules that carry out actions. */
export interface Machinery {
  readonly moves: Moves;
  readonly tasks: Readonly<Record<string, (state: AnyState, task: TaskLike, effects: Effects<Anything>) => void>>;
  readonly copyArea: (area: object) => object;
}

/** A function to call before chance or hidden information is revealed. `knownTo` is the one seat that learns it, or `undefined` if several do. */
export type OnReveal = (knownTo: Seat | undefined) => void;

/** The largest number of frames that one action may run, far more than in any real game. The limit stops rules or forged states that do not terminate. */
const FRAME_BUDGET = 100_000;

/** The execution of one action, and of everything that follows automatically. It is also the effects that the rules get. */
export class Resolution implements Effects<Anything> {
  readonly emit: ((event: EventLike) => void) | undefined;
  /** true if chance or hidden information was revealed */
  revealed = false;
  private readonly queue: AnyFrame[] = [];
  /** the seat whose simultaneous answer is being carried out */
  private alone: Seat | null = null;
  private budget = FRAME_BUDGET;
  /** for `putBack`: the frame that was popped last, and its stack */
  private popped: AnyFrame | undefined;
  private from: AnyFrame[] = [];
  private readonly isLazy: boolean;

  constructor(
    private readonly machinery: Machinery,
    private readonly state: AnyState,
    private source: Chance | undefined,
    listener?: (event: EventLike) => void,
    private readonly onReveal?: OnReveal,
  ) {
    this.isLazy = state instanceof LazyCopy;
    this.emit = listener && ((event) => listener(this.alone === null ? event : { ...event, to: [this.alone] }));
  }

  next(...frames: (QuestionLike | TaskLike)[]): void {
    for (const frame of frames) {
      if (this.alone !== null && isQuestion(frame) && frame.player !== this.alone)
        throw new LudiError('internal', 'only questions of the same player may follow');
      this.queue.push(frame);
    }
  }

  reactions(questions: readonly QuestionLike[]): void {
    if (this.alone !== null) throw new LudiError('internal', 'no reaction window opens during simultaneous decisions');
    for (const question of questions)
      if (!this.machinery.moves.of(question).list.some(({ isPass }) => isPass))
        throw new LudiError('internal', `the question ${question.ask} of a reaction window needs a move that isPass`);
    this.next(...questions.map((question, i) => ({ ...question, withdraws: questions.length - 1 - i })));
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

  /** Carries out a legal answer to the open question of its player, and everything that follows. */
  answer(action: ActionLike): void {
    const { pending } = this.state;
    const top = last(pending);
    this.budget = FRAME_BUDGET;
    if (isSimultaneous(top)) this.alone = action.player;
    this.popAndApply(isSimultaneous(top) ? (top.simultaneous[action.player] ?? []) : pending, action);
    this.alone = null;
    this.settle();
  }

  /** Puts the frame back that a reveal has interrupted, so that the state shows where it stopped. */
  putBack(): void {
    if (this.popped !== undefined) this.from.push(this.popped);
  }

  /** Runs tasks, and answers questions that no person is asked, until a person must decide or the game is over. */
  settle(): void {
    const { pending } = this.state;
    while (pending.length > 0) {
      const top = last(pending);
      if (!isSimultaneous(top)) {
        if (!this.runTop(pending)) return;
        continue;
      }
      // copied only now, because all players may see the effects of the tasks that ran above this frame
      if (top.before.length === 0) top.before = this.state.players.map(this.machinery.copyArea);
      top.simultaneous.forEach((stack, seat) => {
        this.alone = seat;
        while (stack.length > 0 && this.runTop(stack));
        this.alone = null;
      });
      if (top.simultaneous.some((stack) => stack.length > 0)) return;
      this.pop(pending);
      // the secret choices of several players are revealed
      if (isSecret(top)) this.reveal();
    }
  }

  /** Runs the top frame unless a person must answer it. Returns true if it ran. */
  private runTop(stack: AnyFrame[]): boolean {
    if (--this.budget < 0) throw new LudiError('internal', 'the rules did not terminate');
    const top = last(stack);
    if (top === undefined || isSimultaneous(top)) return false;
    if (isQuestion(top)) return this.runQuestion(stack, top);
    this.pop(stack);
    const task = this.machinery.tasks[top.do];
    if (task === undefined) throw new LudiError('invalid-state', `there is no task ${String(top.do)}`);
    task(this.state, this.own(top), this);
    this.flush(stack);
    return true;
  }

  private pop(stack: AnyFrame[]): AnyFrame | undefined {
    this.popped = stack.pop();
    this.from = stack;
    return this.popped;
  }

  private runQuestion(stack: AnyFrame[], question: QuestionLike): boolean {
    const { asked, moves } = this.machinery.moves.of(question);
    if (asked === 'always') return false;
    const legal = this.machinery.moves.answers(LazyCopy.reading(this.state), question, [], 2); // none, one, or several
    const [only] = legal;
    if (only === undefined) this.pop(stack);
    else if (legal.length === 1 && (asked === 'if-choice' || moves[only.type]?.isPass)) this.popAndApply(stack, only);
    else return false;
    return true;
  }

  private popAndApply(stack: AnyFrame[], action: ActionLike): void {
    const question = this.pop(stack);
    const move = isQuestion(question) ? this.machinery.moves.of(question).moves[action.type] : undefined;
    if (move === undefined || !isQuestion(question))
      throw new LudiError('internal', 'no question is open for this action');
    if (question.withdraws !== undefined && !move.isPass) stack.length -= question.withdraws;
    move.apply(this.state, action, this, this.own(question));
    this.flush(stack);
  }

  /** Returns a popped frame for rules to write to. The frames of a lazy copy still belong to the state before. */
  private own<F extends QuestionLike | TaskLike>(frame: F): F {
    return this.isLazy ? (clone(frame) as F) : frame;
  }

  private flush(stack: AnyFrame[]): void {
    for (let frame = this.queue.pop(); frame !== undefined; frame = this.queue.pop()) stack.push(frame);
  }
}
