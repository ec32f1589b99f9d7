/** The questions of a game with their moves, and the legal answers to each question. */
import type { Chance } from '../chance/chance';
import { codeOf, LudiError, noAnswer, tooMany } from '../errors/errors';
import type { Clause, Why } from '../errors/messages';
import type { Menu, StandingPass } from '../game/contract';
import type { CandidateRange, Move } from '../game/rules';
import type { ActionLike, QuestionLike, Readable, Seat } from '../game/types';
import { type AnyRules, type AnySeen, type AnyState, type Anything, activePlayers, openQuestion } from './frames';
import { type Candidates, isList } from './match-action';

export type AnyMove = Move<Anything, QuestionLike, ActionLike>;

/** The fields of a move needed to list legal actions, always in the same order so that V8 sees one hidden class. */
interface Listing extends Pick<AnyMove, 'candidates'> {
  readonly unavailable: AnyMove['unavailable'];
  readonly refuse: AnyMove['refuse'];
  readonly canonical: AnyMove['canonical'];
  readonly isPass: boolean;
}

/** The rules of one question. */
export interface AnyQuestion {
  readonly asked: 'always' | 'if-any' | 'if-choice';
  readonly pendingReason: Why | ((seen: Readable<Anything>, question: QuestionLike) => Why);
  readonly standing?: (seen: Readable<Anything>, question: QuestionLike) => string;
  readonly mayReveal?: true;
  readonly moves: Readonly<Record<string, AnyMove>>;
  /** the same moves as a list, in the order in which their actions are listed */
  readonly list: readonly Listing[];
}

/** The number of random candidates that are tried before all candidates are judged. It is enough if half of the candidates are legal. */
const TRIES = 6;

/** The length from which a range is long: it is drawn from, and never listed. */
const MOST_LISTED = 500;

/** The number of random candidates of a long range that are tried. Bots cannot play a game in which fewer candidates are legal. */
const TRIES_IN_RANGE = 1000;

/** The candidates of a move that is not forbidden as a whole. */
interface Open {
  readonly listing: Listing;
  readonly candidates: Candidates;
}

const isLong = (candidates: Candidates): boolean => candidates.length > MOST_LISTED && !isList(candidates);

// a place in a list is read by its index, which is faster than `at`
const candidateAt = (candidates: Candidates, place: number): ActionLike =>
  (isList(candidates) ? candidates[place] : candidates.at(place)) as ActionLike;

/** Returns the candidates as a list. Throws LudiError `too-many` for a long range. */
export function listed(candidates: Candidates): readonly ActionLike[] {
  if (isList(candidates)) return candidates;
  if (isLong(candidates)) throw tooMany(candidates.length);
  return Array.from({ length: candidates.length }, (_, place) => candidates.at(place));
}

const isListed = (
  { refuse, canonical }: Listing,
  seen: AnyState,
  action: ActionLike,
  question: QuestionLike,
): boolean => refuse?.(seen, action, question) === undefined && canonical?.(seen, action, question) === undefined;

/** Appends the legal candidates of a range to `legal`, and returns true when it holds `enough`. Throws LudiError `too-many`. */
function answersIn(
  range: CandidateRange<ActionLike>,
  listing: Listing,
  seen: AnyState,
  question: QuestionLike,
  legal: ActionLike[],
  enough: number,
): boolean {
  const { length } = range;
  if (length > MOST_LISTED && enough > MOST_LISTED) throw tooMany(length);
  for (let i = 0; i < length && i < MOST_LISTED; i++) {
    const action = range.at(i);
    if (isListed(listing, seen, action, question) && legal.push(action) >= enough) return true;
  }
  if (length > MOST_LISTED) throw tooMany(length);
  return false;
}

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
    const declared = Object.entries<Omit<AnyQuestion, 'list' | 'asked'> & Partial<AnyQuestion>>(questions).map(
      ([ask, { asked = 'always', moves, ...question }]) => {
        const list = Object.values(moves).map(({ candidates, unavailable, refuse, canonical, isPass = false }) => ({
          candidates,
          unavailable,
          refuse,
          canonical,
          isPass,
        }));
        return [ask, { ...question, asked, moves, list }] as const;
      },
    );
    this.#questions = Object.fromEntries(declared);
    this.types = new Set(declared.flatMap(([, { moves }]) => Object.keys(moves)));
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

  /**
   * Appends the legal answers to `question` to `legal`, in the order of moves and candidates. Stops when `legal` holds `enough`. Returns
   * `legal`. Throws LudiError `too-many` if it would have to judge more than `MOST_LISTED` candidates of one range.
   */
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
      if (!isList(candidates)) {
        if (answersIn(candidates, list[m] as Listing, seen, question, legal, enough)) return legal;
        continue;
      }
      for (let i = 0; i < candidates.length; i++) {
        const action = candidates[i] as ActionLike;
        if (refuse?.(seen, action, question) !== undefined) continue;
        if (canonical?.(seen, action, question) === undefined && legal.push(action) >= enough) return legal;
      }
    }
    return legal;
  }

  /** Returns the candidates of each move that is not forbidden as a whole and has any. */
  #open(seen: AnyState, question: QuestionLike): Open[] {
    return this.of(question).list.flatMap((listing) => {
      if (listing.unavailable?.(seen, question) !== undefined) return [];
      const candidates = listing.candidates(seen, question);
      return candidates.length > 0 ? [{ listing, candidates }] : [];
    });
  }

  /**
   * Returns one of the legal answers to `question`, each equally likely. Draws a few candidates and returns the first legal one, which saves
   * judging all of them. If no drawn candidate is legal, lists all legal answers. Throws LudiError `no-answer` if there is none, and the
   * errors of `#fromRanges`.
   */
  anyAnswer(seen: AnyState, question: QuestionLike, chance: Chance): ActionLike {
    const { list } = this.of(question);
    const open: Open[] = [];
    let count = 0;
    let hasRange = false;
    for (let m = 0; m < list.length; m++) {
      const listing = list[m] as Listing;
      if (listing.unavailable?.(seen, question) !== undefined) continue;
      const candidates = listing.candidates(seen, question);
      count += candidates.length;
      if (!isList(candidates)) hasRange = true;
      open.push({ listing, candidates });
    }
    if (hasRange) return this.#fromRanges(open, seen, question, chance);
    for (let tries = 0; tries < TRIES && count > 0; tries++) {
      let drawn = chance.int(count);
      let m = 0;
      for (; drawn >= (open[m]?.candidates.length ?? 0); m++) drawn -= open[m]?.candidates.length ?? 0;
      const { listing, candidates } = open[m] as Open;
      const action = candidateAt(candidates, drawn);
      if (
        listing.refuse?.(seen, action, question) === undefined &&
        listing.canonical?.(seen, action, question) === undefined
      )
        return action;
    }
    return this.pickAnswer(seen, question, chance);
  }

  /**
   * Draws an answer to a question with a range. Each kind of action is equally likely: beside a billion bids, a pass would otherwise never
   * be drawn. Throws LudiError `no-answer` if there is no answer, and `too-many` if hardly any candidate of a long range is legal.
   */
  #fromRanges(open: readonly Open[], seen: AnyState, question: QuestionLike, chance: Chance): ActionLike {
    for (const { listing, candidates } of chance.shuffle(open.filter((one) => one.candidates.length > 0))) {
      if (!isLong(candidates)) {
        const legal = listed(candidates).filter((action) => isListed(listing, seen, action, question));
        if (legal.length > 0) return chance.pick(legal);
        continue;
      }
      for (let tries = 0; tries < TRIES_IN_RANGE; tries++) {
        const action = candidates.at(chance.int(candidates.length)) as ActionLike;
        if (isListed(listing, seen, action, question)) return action;
      }
    }
    const long = open.find(({ candidates }) => isLong(candidates));
    throw long === undefined ? noAnswer(question.player) : tooMany(long.candidates.length);
  }

  /** Returns one of the legal answers to `question`, each equally likely, with a single draw. Throws LudiError `no-answer` if none is legal. */
  pickAnswer(seen: AnyState, question: QuestionLike, chance: Chance): ActionLike {
    let legal: ActionLike[];
    try {
      legal = this.answers(seen, question);
    } catch (error) {
      if (codeOf(error) !== 'too-many') throw error;
      return this.#fromRanges(this.#open(seen, question), seen, question, chance);
    }
    if (legal.length === 0) throw noAnswer(question.player);
    return chance.pick(legal);
  }

  /** Lists at most `most` legal actions of `player`, or of all active players. Throws LudiError `too-many`. */
  legalActions(seen: AnySeen, player?: Seat, most = Number.POSITIVE_INFINITY): ActionLike[] {
    const legal: ActionLike[] = [];
    for (const seat of player === undefined ? activePlayers(seen) : [player]) {
      const question = openQuestion(seen, seat);
      if (question !== undefined && legal.length < most) this.answers(seen as AnyState, question, legal, most);
    }
    return legal;
  }

  /** Returns true if an answer of `player` to its open question may reveal something while others still answer. */
  mayReveal(seen: AnySeen, player: Seat): boolean {
    const question = openQuestion(seen, player);
    return question !== undefined && this.of(question).mayReveal === true;
  }

  /** Returns the pass that answers the open question of `player` and may be repeated; null if there is none. */
  standingPass(seen: AnySeen, player: Seat): StandingPass<Anything> | null {
    const question = openQuestion(seen, player);
    if (question === undefined) return null;
    const { ask } = question;
    const { standing } = this.of(question);
    if (standing === undefined) return null;
    for (const { listing, candidates } of this.#open(seen as AnyState, question)) {
      if (!listing.isPass) continue;
      const action = listed(candidates).find((one) => isListed(listing, seen as AnyState, one, question));
      if (action !== undefined) return { action, span: `${ask} ${standing(seen, question)}` };
    }
    return null;
  }

  /** Lists the legal actions of `player`, or of all active players, outside long ranges, and the ends of each long range. */
  menu(seen: AnySeen, player?: Seat): Menu<Anything> {
    const actions: ActionLike[] = [];
    const ranges: { length: number; first: ActionLike; last: ActionLike }[] = [];
    for (const seat of player === undefined ? activePlayers(seen) : [player]) {
      const question = openQuestion(seen, seat);
      if (question === undefined) continue;
      for (const { listing, candidates } of this.#open(seen as AnyState, question)) {
        const { length } = candidates;
        if (isLong(candidates))
          ranges.push({ length, first: candidateAt(candidates, 0), last: candidateAt(candidates, length - 1) });
        else
          for (const action of listed(candidates))
            if (isListed(listing, seen as AnyState, action, question)) actions.push(action);
      }
    }
    return { actions, ranges };
  }
}
