/** The questions of a game with their moves, and the legal answers to each question. */
import type { Chance } from '../chance/chance';
import { LudiError, noAnswer } from '../errors/errors';
import type { Clause, Why } from '../errors/messages';
import type { Move } from '../game/rules';
import type { ActionLike, QuestionLike, Readable, Seat } from '../game/types';
import { type AnyRules, type AnySeen, type AnyState, type Anything, activePlayers, openQuestion } from './frames';

export type AnyMove = Move<Anything, QuestionLike, ActionLike>;

/** The fields of a move needed to list legal actions, always in the same order so that V8 sees one hidden class. */
interface Listing extends Pick<AnyMove, 'candidates'> {
  readonly unavailable: AnyMove['unavailable'];
  readonly refuse: AnyMove['refuse'];
  readonly canonical: AnyMove['canonical'];
}

/** The rules of one question. */
export interface AnyQuestion {
  readonly asked: 'always' | 'if-any' | 'if-choice';
  readonly pendingReason: Why | ((seen: Readable<Anything>, question: QuestionLike) => Why);
  readonly moves: Readonly<Record<string, AnyMove>>;
  /** the same moves as a list, in the order in which their actions are listed */
  readonly list: readonly Listing[];
}

/** The number of random candidates that are tried before all candidates are judged. It is enough if half of the candidates are legal. */
const TRIES = 6;

export class Moves {
  readonly #questions: Readonly<Record<string, AnyQuestion>>;
  readonly #notYourTurn: AnyRules['notYourTurn'];
  /** the clause of the end of the game; null if the game declares none */
  readonly gameOver: Clause | null;
  /** the action types of the game */
  readonly types: ReadonlySet<string>;

  constructor({ questions, notYourTurn, gameOver }: AnyRules) {
    this.#notYourTurn = notYourTurn;
    this.gameOver = gameOver ?? null;
    const listed = Object.entries<Omit<AnyQuestion, 'list' | 'asked'> & Partial<AnyQuestion>>(questions).map(
      ([ask, { asked = 'always', pendingReason, moves }]) => {
        const list = Object.values(moves).map(({ candidates, unavailable, refuse, canonical }) => ({
          candidates,
          unavailable,
          refuse,
          canonical,
        }));
        return [ask, { asked, pendingReason, moves, list }] as const;
      },
    );
    this.#questions = Object.fromEntries(listed);
    this.types = new Set(listed.flatMap(([, { moves }]) => Object.keys(moves)));
  }

  /** Returns the clause by which it is not the turn of `player`; null for a seat that does not exist, or if the game declares none. */
  notYourTurn(seen: AnySeen, player: Seat): Clause | null {
    return seen.players[player] === undefined ? null : (this.#notYourTurn?.(seen, player) ?? null);
  }

  /** Returns the rules of `question`. Throws LudiError `invalid-state` if the game has no such question. */
  of(question: QuestionLike): AnyQuestion {
    const found = this.#questions[question.ask];
    if (found === undefined) throw new LudiError('invalid-state', `there is no question ${String(question.ask)}`);
    return found;
  }

  /** Appends the legal answers to `question` to `legal`, in the order of moves and candidates. Stops when `legal` holds `enough`. Returns `legal`. */
  answers(
    seen: AnyState,
    question: QuestionLike,
    legal: ActionLike[] = [],
    enough = Number.POSITIVE_INFINITY,
  ): ActionLike[] {
    const { list } = this.of(question);
    // by index: an iterator over hundreds of candidates costs more than most rules
    for (let m = 0; m < list.length; m++) {
      const { candidates: all, unavailable, refuse, canonical } = list[m] as Listing;
      if (unavailable?.(seen, question) !== undefined) continue;
      const candidates = all(seen, question);
      for (let i = 0; i < candidates.length; i++) {
        const action = candidates[i] as ActionLike;
        if (refuse?.(seen, action, question) !== undefined) continue;
        if (canonical?.(seen, action, question) === undefined && legal.push(action) >= enough) return legal;
      }
    }
    return legal;
  }

  /**
   * Returns one of the legal answers to `question`, each equally likely. Draws a few candidates and returns the first legal one, which saves
   * judging all of them. If no drawn candidate is legal, lists all legal answers. Throws LudiError `no-answer` if there is none.
   */
  anyAnswer(seen: AnyState, question: QuestionLike, chance: Chance): ActionLike {
    const { list } = this.of(question);
    const open: { readonly listing: Listing; readonly candidates: readonly ActionLike[] }[] = [];
    let count = 0;
    for (let m = 0; m < list.length; m++) {
      const listing = list[m] as Listing;
      if (listing.unavailable?.(seen, question) !== undefined) continue;
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
        listing.canonical?.(seen, action, question) === undefined
      )
        return action;
    }
    return this.pickAnswer(seen, question, chance);
  }

  /** Returns one of the legal answers to `question`, each equally likely, with a single draw. Throws LudiError `no-answer` if none is legal. */
  pickAnswer(seen: AnyState, question: QuestionLike, chance: Chance): ActionLike {
    const legal = this.answers(seen, question);
    if (legal.length === 0) throw noAnswer(question.player);
    return chance.pick(legal);
  }

  /** Lists the legal actions of `player`, or of all active players. */
  legalActions(seen: AnySeen, player?: Seat): ActionLike[] {
    const legal: ActionLike[] = [];
    for (const seat of player === undefined ? activePlayers(seen) : [player]) {
      const question = openQuestion(seen, seat);
      if (question !== undefined) this.answers(seen as AnyState, question, legal);
    }
    return legal;
  }
}
