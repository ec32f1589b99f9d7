/** Judges actions: returns the verdict on every candidate, and on an untrusted action. */
import type { Refusal, RefusalCode } from '../errors/errors';
import { type Clause, refused, type Why } from '../errors/messages';
import type { Choice } from '../game/contract';
import type { ActionLike, QuestionLike, Seat } from '../game/types';
import {
  type AnySeen,
  type AnyState,
  type Anything,
  activePlayers,
  isQuestion,
  isSimultaneous,
  last,
  openQuestion,
} from './frames';
import { headOf, matchAction } from './match-action';
import { type AnyMove, listed, type Moves } from './moves';

export const refusal = (code: RefusalCode, message: string, clause: Clause | null = null): Refusal => ({
  legal: false,
  code,
  clause,
  message,
});

export const noSuchAction: Refusal = /* @__PURE__ */ refusal('malformed', 'the game has no such action');

/** Returns the rule that forbids a candidate. */
const whyNot = (seen: AnySeen, question: QuestionLike, move: AnyMove, action: ActionLike): Why | undefined =>
  move.unavailable?.(seen, question) ?? move.refuse?.(seen, action, question);

/** Lists every candidate of `player`, or of all active players, each with its verdict. */
export const choices = (moves: Moves, seen: AnySeen, player?: Seat): Choice<Anything>[] =>
  (player === undefined ? activePlayers(seen) : [player])
    .flatMap((seat) => openQuestion(seen, seat) ?? [])
    .flatMap((question) =>
      Object.values(moves.of(question).moves).flatMap((move) =>
        listed(move.candidates(seen, question)).map((action): Choice<Anything> => {
          const why = whyNot(seen, question, move, action);
          if (why !== undefined) return { action, judgement: refused('rule', why), isNoOp: false };
          return { action, judgement: { legal: true }, isNoOp: move.isNoOp?.(seen, action, question) ?? false };
        }),
      ),
    );

const reasonOf = <Asked extends readonly unknown[]>(why: Why | ((...asked: Asked) => Why), ...asked: Asked): Why =>
  typeof why === 'function' ? why(...asked) : why;

/** Returns the refusal for a player who has no open question. */
function whyNotAsked(moves: Moves, seen: AnySeen, player: Seat): Refusal {
  if ('viewer' in seen && seen.viewer !== player) return refusal('not-your-turn', 'this viewer has no decision');
  const top = last((seen as AnyState).pending);
  const clause = moves.notYourTurn(seen, player);
  if (!isSimultaneous(top)) return refusal('not-your-turn', 'another player must act', clause);
  const wasAsked = isQuestion(last(top.opened[player] ?? []));
  const message = wasAsked ? 'this player has decided, others have not' : 'this player has no decision';
  return refusal('not-your-turn', message, clause);
}

/** Returns the legal action that the untrusted `given` names, or the refusal. Never returns the caller's object. */
export function choose(moves: Moves, seen: AnySeen, given: unknown): { readonly action: ActionLike } | Refusal {
  if (seen.pending.length === 0) return refusal('game-over', 'the game is over', moves.gameOver);
  const head = headOf(given);
  if (head === undefined || !moves.types.has(head.type)) return noSuchAction;
  const question = openQuestion(seen, head.player);
  if (question === undefined) return whyNotAsked(moves, seen, head.player);
  const rules = moves.of(question);
  const move = rules.moves[head.type];
  if (move === undefined) return refused('wrong-decision', reasonOf(rules.pendingReason, seen, question));
  const match = matchAction(given as object, move.candidates(seen, question), move.unordered);
  if (match === 'malformed') return refusal('malformed', 'the action is not of the right shape');
  if ('unknown' in match) {
    const { whyUnknown } = move;
    const why =
      whyUnknown === undefined
        ? reasonOf(rules.pendingReason, seen, question)
        : reasonOf(whyUnknown, seen, match.unknown, question);
    return refused('no-such-choice', why);
  }
  const { action } = match;
  const why = whyNot(seen, question, move, action);
  if (why !== undefined) return refused('rule', why);
  return { action: move.canonical?.(seen, action, question) ?? action };
}
