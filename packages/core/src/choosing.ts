/** Choosing: who is asked what, what can be answered, and which answer a stranger's action names. */
import type { Choice } from './contract';
import { deepEqual } from './copy';
import type { Refusal, RefusalCode } from './errors';
import type { ActionLike, QuestionLike, Readable, Seat } from './game';
import { candidateLike, isMisshapen, outline, reading } from './given';
import { inOrder } from './likeness';
import { plainCopy } from './plain';
import { refused, type Why } from './reason';
import {
  type AnyMove,
  type AnyRules,
  type AnyState,
  type Anything,
  answers,
  isQuestion,
  isSimultaneous,
  last,
  questionRules,
} from './resolution';
import { openSeats } from './view';

export type AnySeen = Readable<Anything>;
export type Chosen = { readonly move: AnyMove; readonly question: QuestionLike; readonly action: ActionLike };

export const refusal = (code: RefusalCode, message: string): Refusal => ({ legal: false, code, clause: null, message });

export const noSuchAction: Refusal = /* @__PURE__ */ refusal('malformed', 'the game has no such action');

/** The players who have an open question, as far as the given state or view shows it. */
export function activePlayers(seen: AnySeen): Seat[] {
  const top = last((seen as AnyState).pending);
  if (isSimultaneous(top)) return openSeats(top);
  return isQuestion(top) ? [top.player] : [];
}

/** The open question of a player, as far as the given state or view shows it. */
export function openQuestion(seen: AnySeen, player: Seat): QuestionLike | undefined {
  if ('viewer' in seen && seen.viewer !== player) return undefined;
  const top = last((seen as AnyState).pending);
  const frame = isSimultaneous(top) ? last(top.simultaneous[player] ?? []) : top;
  return isQuestion(frame) && frame.player === player ? frame : undefined;
}

/** All that a player, or whoever is asked, can answer. */
export function legalActions(rules: AnyRules, seen: AnySeen, player?: Seat): ActionLike[] {
  const legal: ActionLike[] = [];
  // without a list of the questions: this is asked before every ply
  for (const seat of player === undefined ? activePlayers(seen) : [player]) {
    const question = openQuestion(seen, seat);
    if (question !== undefined) answers(rules, seen as AnyState, question, legal);
  }
  return legal;
}

/** The rule that forbids a candidate, or nothing. */
const whyNot = (seen: AnySeen, question: QuestionLike, move: AnyMove, action: ActionLike): Why | undefined =>
  move.closed?.(seen, question) ?? move.refuse?.(seen, action, question);

/** Every candidate of a player, or of whoever is asked, and what the rules say of it. */
export const choices = (rules: AnyRules, seen: AnySeen, player?: Seat): Choice<Anything>[] =>
  (player === undefined ? activePlayers(seen) : [player])
    .flatMap((seat) => openQuestion(seen, seat) ?? [])
    .flatMap((question) =>
      Object.values(questionRules(rules, question).moves).flatMap((move) =>
        move.candidates(seen, question).map((action): Choice<Anything> => {
          const why = whyNot(seen, question, move, action);
          if (why !== undefined) return { action, judgement: refused('rule', why), idle: false };
          return { action, judgement: { legal: true }, idle: move.idle?.(seen, action, question) ?? false };
        }),
      ),
    );

/** A reason, or the one that the rules make of what they are asked about. */
const reason = <Asked extends readonly unknown[]>(why: Why | ((...asked: Asked) => Why), ...asked: Asked): Why =>
  typeof why === 'function' ? why(...asked) : why;

/** What is to be decided first where a question is open. */
const first = (rules: AnyRules, seen: AnySeen, question: QuestionLike): Why =>
  reason(questionRules(rules, question).first, seen, question);

/** Why a player has no open question. */
function whyNotAsked(rules: AnyRules, seen: AnySeen, player: Seat): Refusal {
  if ('viewer' in seen && seen.viewer !== player) return refusal('not-your-turn', 'this viewer has no decision');
  const top = last((seen as AnyState).pending);
  const open = isSimultaneous(top) ? last(top.opened[player] ?? []) : top;
  if (!isQuestion(open)) return refusal('not-your-turn', 'this player has no decision');
  const message = isSimultaneous(top)
    ? 'this player has decided, others are still to decide'
    : 'another player is to decide';
  return { ...refusal('not-your-turn', message), clause: refused('not-your-turn', first(rules, seen, open)).clause };
}

/** The choice that a stranger's action names, or why there is none. Only our own candidate goes on from here. */
export function choose(rules: AnyRules, seen: AnySeen, given: unknown): Chosen | Refusal {
  if (seen.pending.length === 0) return refusal('game-over', 'the game is over');
  const named = outline(given);
  if (named === undefined || !rules.types.has(named.type)) return noSuchAction;
  const question = openQuestion(seen, named.player);
  if (question === undefined) return whyNotAsked(rules, seen, named.player);
  const { moves } = questionRules(rules, question);
  const move = moves[named.type];
  if (move === undefined) return refused('wrong-decision', first(rules, seen, question));
  const candidates = move.candidates(seen, question);
  let action = reading(() => candidateLike(given as object, candidates));
  if (action === undefined) {
    const plain = plainCopy(given as Readonly<Record<string, unknown>>);
    if ('problem' in plain || isMisshapen(plain.value, candidates))
      return refusal('malformed', 'the action is not of the right shape');
    const { unordered = [] } = move;
    // half a surrogate pair cannot be written down, and is in no candidate
    const ordered = reading(() => inOrder(plain.value, unordered));
    action = candidates.find((one) => deepEqual(inOrder({ ...one }, unordered), ordered));
    if (action === undefined)
      return move.ifNotCandidate === undefined
        ? refused('no-such-choice', first(rules, seen, question))
        : refused('no-such-choice', reason(move.ifNotCandidate, seen, plain.value, question));
  }
  const why = whyNot(seen, question, move, action);
  if (why !== undefined) return refused('rule', why);
  return { move, question, action: move.standsFor?.(seen, action, question) ?? action };
}
