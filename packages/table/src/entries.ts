/** The rules of the table: the effect of each entry, or the reason for refusing it. */
import {
  deepEqual,
  type Ending,
  type GameTypes,
  LONGEST_COMMENT,
  type LudiError,
  type Refusal,
  type Seat,
} from '@ludi-romani/core';
import { flagTime, runClocks, timeLeft } from './clocks';
import { withComment } from './comments';
import { appendPly, back, RETAINED, type TableContext, type TableState } from './table-state';
import type { ActionEntry, CommentEntry, Entry, SeatClock, SeatEntry, TableRefusal, Terms } from './types';
import { carryOut, distinctSeats, isStopped, obstacleRefusal, planUndo, playerLeft } from './undo';

/** The fields of the table state that an entry changes. */
type Change<G extends GameTypes> = Partial<TableState<G>>;
type SeatRule = <G extends GameTypes>(
  context: TableContext<G>,
  current: TableState<G>,
  entry: SeatEntry,
) => Change<G> | TableRefusal;

/** The number of entries after which a table accepts only the types in `ALWAYS`. Without this limit, endless undo and redo could fill the storage. */
const MOST_ENTRIES = 10_000;
const ALWAYS: readonly string[] = ['action', 'resign', 'flag'];

const gameOver: TableRefusal = { code: 'game-over', message: 'the game has ended' };

export const isRefusal = (value: object): value is TableRefusal => 'code' in value;

/** True if a game has ended: by its rules, by a resignation, or by a flag. */
export const isOver = <G extends GameTypes>({ engine }: TableContext<G>, { state, ending }: TableState<G>): boolean =>
  ending !== null || engine.isTerminal(state);

/** Returns the seats whose clocks run. */
const running = <G extends GameTypes>({ engine }: TableContext<G>, current: TableState<G>): Seat[] =>
  current.ending !== null ? [] : engine.activePlayers(current.state).filter((seat) => !isStopped(current, seat));

/**
 * Returns the clocks after a decision of `seat`: subtracts its time and adds the increment, unless the table decided. Does not change a stopped
 * clock.
 */
const clocksAfterDecision = <G extends GameTypes>(
  { terms: { clock: terms } }: TableContext<G>,
  clocks: readonly SeatClock[],
  seat: Seat,
  at: number,
  isOwn: boolean,
): readonly SeatClock[] =>
  terms === null
    ? clocks
    : clocks.map((clock, other) =>
        other === seat && clock.since !== null
          ? { left: timeLeft(clock, terms, at) + (isOwn ? terms.increment : 0), since: null }
          : clock,
      );

function act<G extends GameTypes>(
  context: TableContext<G>,
  current: TableState<G>,
  action: G['action'],
  at: number,
  isOwn = true,
): Change<G> | TableRefusal {
  const { player } = action;
  const { engine } = context;
  const { lastPly, state, clocks } = current;
  try {
    const after = appendPly(context, lastPly, state, { action, version: current.version + 1, at, clocks });
    const redo = current.redo.map((undone, seat) => (seat === player ? null : undone));
    return { ...after, clocks: clocksAfterDecision(context, clocks, player, at, isOwn), redo, ask: null };
  } catch (error) {
    const rule = refusalOf(error);
    if (rule === undefined) throw error;
    if (engine.activePlayers(state).includes(player) && engine.legalActions(state, player, 1).length === 0)
      return { code: 'no-answer', message: 'the question has no legal answer' };
    return { code: 'illegal-action', message: rule.message, rule };
  }
}

/** Returns the refusal of the rules in `error`, or `undefined`. Reads the error's code, because `instanceof` fails across bundles of core. */
function refusalOf(error: unknown): Refusal | undefined {
  const { code, refusal } = error as LudiError & { readonly refusal?: Refusal };
  return code === 'illegal-action' ? refusal : undefined;
}

/** Takes back the last action of a seat and all later actions, except for answers that could not depend on the action. */
function takeBack<G extends GameTypes>(context: TableContext<G>, current: TableState<G>, seat: Seat, at: number) {
  const plan = planUndo(context, current, seat);
  if (isRefusal(plan)) return plan;
  const [own] = plan.removed;
  // an undo that needed consent cannot be redone: it also took back actions or knowledge of other players
  const canRedo = own !== undefined && plan.obstacle === null;
  const redo = current.redo.map((undone, other) => {
    if (other !== seat) return plan.isWithinPhase ? undone : null;
    return canRedo ? { action: own.action, before: undone } : null;
  });
  // without its standing passes: the table would pass at once again
  return { ...carryOut(context, current, plan, seat, at), redo, ask: null, standing: withSpans(current, seat, []) };
}

const withSpans = ({ standing }: Pick<TableState<GameTypes>, 'standing'>, seat: Seat, spans: readonly string[]) =>
  standing.map((others, other) => (other === seat ? spans : others));

/** Returns the changes when a player leaves: the game ends, or a stand-in continues. */
const leave = (
  current: Pick<TableState<GameTypes>, 'left'>,
  seat: Seat,
  effect: Terms['flag'],
  by: Exclude<Ending['by'], 'agreement'>,
): Pick<Change<GameTypes>, 'ending' | 'left' | 'ask'> => {
  if (effect === 'end') return { ending: { by, seat }, ask: null };
  return effect === 'stand-in' ? { left: distinctSeats([...current.left, seat]), ask: null } : {};
};

const undo: SeatRule = (context, current, { seat, at }) => {
  const plan = planUndo(context, current, seat);
  if (isRefusal(plan)) return plan;
  if (plan.obstacle !== null) return obstacleRefusal(context, plan.obstacle);
  return takeBack(context, current, seat, at);
};

const redo: SeatRule = (context, current, { seat, at }) => {
  if (current.left.includes(seat)) return playerLeft;
  const undone = current.redo[seat] ?? null;
  if (undone === null) return { code: 'nothing-to-redo', message: 'there is nothing to redo' };
  const change = act(context, current, undone.action, at);
  if (isRefusal(change)) return change;
  return { ...change, redo: current.redo.map((others, other) => (other === seat ? undone.before : others)) };
};

const ask: SeatRule = (context, current, { seat, at }) => {
  if (current.ask !== null)
    return {
      code: 'asked-already',
      message: 'an undo request is already open',
      by: [current.ask.seat],
    };
  const plan = planUndo(context, current, seat);
  if (isRefusal(plan)) return plan;
  if (plan.obstacle === null) return { code: 'undo-is-free', message: 'this undo needs no consent' };
  if (context.terms.undo !== 'consent') return obstacleRefusal(context, plan.obstacle);
  const { needs } = plan.obstacle;
  if (needs.length === 0) return takeBack(context, current, seat, at);
  return { ask: { seat, takesBack: plan.removed.map(({ version }) => version), needs } };
};

const notAsked: TableRefusal = {
  code: 'not-asked',
  message: 'there is no undo request that this player can answer or withdraw',
};

const agree: SeatRule = (context, current, { seat, at }) => {
  if (current.ask === null || !current.ask.needs.includes(seat)) return notAsked;
  const needs = current.ask.needs.filter((other) => other !== seat);
  return needs.length > 0 ? { ask: { ...current.ask, needs } } : takeBack(context, current, current.ask.seat, at);
};

const decline: SeatRule = (_, current, { seat }) => (current.ask?.needs.includes(seat) ? { ask: null } : notAsked);

const withdraw: SeatRule = (_, current, { seat }) => (current.ask?.seat === seat ? { ask: null } : notAsked);

const noStandingPass: TableRefusal = {
  code: 'no-standing-pass',
  message: 'this player has no open question that may be passed in advance',
};

const standingPass: SeatRule = (context, current, { seat, at }) => {
  if (current.left.includes(seat)) return playerLeft;
  const pass = context.engine.standingPass(current.state, seat);
  if (pass === null) return noStandingPass;
  const change = act(context, current, pass.action, at);
  if (isRefusal(change)) return change;
  return { ...change, standing: withSpans(current, seat, [...(current.standing[seat] ?? []), pass.span]) };
};

const askAgain: SeatRule = (_, current, { seat }) =>
  current.standing[seat]?.length === 0
    ? { code: 'nothing-standing', message: 'this player has no standing pass' }
    : { standing: withSpans(current, seat, []) };

const resign: SeatRule = (context, current, { seat }) =>
  current.left.includes(seat) ? playerLeft : leave(current, seat, context.terms.resignation, 'resignation');

const flag: SeatRule = (context, current, { seat, at }) => {
  const { clock: terms } = context.terms;
  const clock = current.clocks[seat];
  if (terms === null || clock === undefined || flagTime(clock, terms) !== at)
    return { code: 'time-left', message: 'the time of this player has not run out' };
  // `applyEntry` then stops the clock of the seat, with no time left
  return { fallen: distinctSeats([...current.fallen, seat]), ...leave(current, seat, context.terms.flag, 'time') };
};

const RULES: Readonly<Record<SeatEntry['type'], SeatRule>> = {
  undo,
  redo,
  ask,
  agree,
  decline,
  withdraw,
  'standing-pass': standingPass,
  'ask-again': askAgain,
  resign,
  flag,
};

const isSeat = <G extends GameTypes>({ beginning }: TableContext<G>, seat: unknown): boolean =>
  typeof seat === 'number' && Number.isInteger(seat) && seat >= 0 && seat < beginning.players.length;

const comment = (
  current: Pick<TableState<GameTypes>, 'commentCounts'>,
  entry: CommentEntry,
): Pick<Change<GameTypes>, 'commentCounts'> | TableRefusal => {
  const { text } = entry;
  const isValid = typeof text === 'string' && text.trim() !== '' && text.length <= LONGEST_COMMENT;
  if (!isValid)
    return { code: 'bad-comment', message: `a comment has 1 to ${LONGEST_COMMENT} characters`, most: LONGEST_COMMENT };
  const commentCounts = withComment(current.commentCounts, entry);
  return commentCounts === undefined
    ? { code: 'comment-limit', message: 'the limit on comments is reached' }
    : { commentCounts };
};

/** Returns the changes by an entry, or its refusal. */
function change<G extends GameTypes>(
  context: TableContext<G>,
  current: TableState<G>,
  entry: Entry<G['action']>,
): Change<G> | TableRefusal {
  const seat = entry.type === 'action' ? entry.action.player : entry.seat;
  if (!isSeat(context, seat) && !(entry.type === 'comment' && seat === 'spectator'))
    return { code: 'no-such-seat', message: 'there is no such seat' };
  if (entry.type === 'comment') return comment(current, entry);
  if (entry.type === 'action') {
    const hasLeft = current.left.includes(entry.action.player);
    if (hasLeft && entry.standIn !== true) return playerLeft;
    if (!hasLeft && entry.standIn === true) return { code: 'not-left', message: 'this player has not left the game' };
    const isOwn = entry.standing !== true;
    if (!isOwn && !deepEqual(passDue(context, current, entry.at)?.action, entry.action)) return noStandingPass;
    return act(context, current, entry.action, entry.at, isOwn);
  }
  return RULES[entry.type](context, current, entry);
}

/** Returns the entry of the first flag that falls up to the moment `at`, or `undefined`. If several flags fall at the same moment, the lowest seat is first. */
export function flagDue<G extends GameTypes>(
  { terms: { clock: terms } }: TableContext<G>,
  { clocks }: TableState<G>,
  at: number,
): SeatEntry | undefined {
  if (terms === null) return undefined;
  const flags = clocks.map((clock, seat) => ({ type: 'flag' as const, seat, at: flagTime(clock, terms) }));
  return flags.filter((one) => one.at <= at).sort((one, other) => one.at - other.at)[0];
}

/** Returns the entry with the pass of an active player who has passed in advance. Returns `undefined` if there is no such player. */
export function passDue<G extends GameTypes>(
  context: TableContext<G>,
  current: TableState<G>,
  at: number,
): ActionEntry<G['action']> | undefined {
  if (isOver(context, current)) return undefined;
  const { engine } = context;
  for (const [seat, spans] of current.standing.entries()) {
    if (spans.length === 0 || current.left.includes(seat)) continue;
    const pass = engine.standingPass(current.state, seat);
    if (pass !== null && spans.includes(pass.span)) return { type: 'action', action: pass.action, standing: true, at };
  }
  return undefined;
}

/** Returns the table state after one more entry, or the refusal of the entry. */
export function applyEntry<G extends GameTypes>(
  context: TableContext<G>,
  current: TableState<G>,
  entry: Entry<G['action']>,
): TableState<G> | TableRefusal {
  const { at } = entry;
  // after the end players may see the record and its seed, so no entry may change the game
  if (entry.type !== 'comment' && isOver(context, current)) return gameOver;
  const due = flagDue(context, current, at);
  if (due !== undefined && !(entry.type === 'flag' && entry.seat === due.seat))
    return { code: 'flag-fell', message: 'a flag fell before this entry', by: [due.seat] };
  if (current.version >= MOST_ENTRIES && !ALWAYS.includes(entry.type))
    return {
      code: 'record-full',
      message: `after ${MOST_ENTRIES} entries only actions, resignations and flags are accepted`,
      most: MOST_ENTRIES,
    };
  const changed = change(context, current, entry);
  if (isRefusal(changed)) return changed;
  const after: TableState<G> = {
    ...current,
    events: [],
    takesBack: [],
    ...changed,
    version: current.version + 1,
    at,
    before: current,
  };
  const { clock: terms } = context.terms;
  const clocks = terms === null ? current.clocks : runClocks(after.clocks, terms, at, running(context, after));
  const next = { ...after, clocks };
  const old = back(next, RETAINED);
  if (old !== undefined) old.before = undefined;
  return next;
}
