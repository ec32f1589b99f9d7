/** The rules of the table: the effect of each entry, or the reason for refusing it. */
import { deepEqual, type GameTypes, LONGEST_COMMENT, type LudiError, type Refusal, type Seat } from '@ludi-romani/core';
import { flagTime, owedBy, postponed, runClocks, stopped } from './clocks';
import { withComment } from './comments';
import { appendPly, back, RETAINED, type TableContext, type TableState } from './table-state';
import type {
  ActionEntry,
  AskEntry,
  Asked,
  CommentEntry,
  Entry,
  OutageEntry,
  SeatClock,
  SeatEntry,
  TableRefusal,
  Terms,
  Wish,
} from './types';
import { carryOut, distinctSeats, isStopped, obstacleRefusal, planUndo, playerLeft } from './undo';

/** The fields of the table state that an entry changes. */
type Change<G extends GameTypes> = Partial<TableState<G>>;
type SeatRule = <G extends GameTypes>(
  context: TableContext<G>,
  current: TableState<G>,
  entry: SeatEntry,
) => Change<G> | TableRefusal;

/** The number of entries that a seat can make at will. Without this limit, endless undo and redo could fill the storage. */
export const MOST_SEAT_ENTRIES = 2000;
/** The types of entries that a seat can repeat at will. The others are limited by the game, or by the requests that they answer. */
const REPEATABLE: readonly string[] = [
  'undo',
  'redo',
  'ask',
  'standing-pass',
  'ask-again',
  'leave',
  'return',
  'resume',
];

const gameOver: TableRefusal = { code: 'game-over', message: 'the game has ended' };

export const isRefusal = (value: object): value is TableRefusal => 'code' in value;

/** True if a game has ended: by its rules, by a resignation, or by a flag. */
export const isOver = <G extends GameTypes>({ engine }: TableContext<G>, { state, ending }: TableState<G>): boolean =>
  ending !== null || engine.isTerminal(state);

/** Returns the seats whose clocks run. */
const running = <G extends GameTypes>({ engine }: TableContext<G>, current: TableState<G>): Seat[] =>
  current.ending !== null || current.paused
    ? []
    : engine.activePlayers(current.state).filter((seat) => !isStopped(current, seat));

const gamePaused: TableRefusal = { code: 'paused', message: 'the game is paused' };

/** Carries out an action. `isOwn` is false if the table chose it: such an action gains no time. */
function act<G extends GameTypes>(
  context: TableContext<G>,
  current: TableState<G>,
  action: G['action'],
  at: number,
  isOwn = true,
): Change<G> | TableRefusal {
  if (current.paused) return gamePaused;
  const { player } = action;
  const { engine } = context;
  const { lastPly, state } = current;
  const clock = current.clocks[player];
  /** `null` if no clock of the player runs */
  const terms = clock === undefined || clock.since === null ? null : context.terms.clock;
  const gained = terms !== null && isOwn ? terms.increment : 0;
  const owed = terms === null || clock === undefined ? 0 : owedBy(clock, terms, at);
  try {
    const after = appendPly(context, lastPly, state, { action, version: current.version + 1, at, gained, owed });
    const clocks = current.clocks.map((other, seat) => {
      if (seat !== player || terms === null) return other;
      const { left, ...rest } = stopped(other, terms, at, false);
      return { left: left + gained, ...rest };
    });
    const redo = current.redo.map((undone, seat) => (seat === player ? null : undone));
    return { ...after, clocks, redo, ask: lasting(current.ask) };
  } catch (error) {
    const rule = refusalOf(error);
    if (rule === undefined) throw error;
    if (engine.activePlayers(state).includes(player) && engine.legalActions(state, player, 1).length === 0)
      return { code: 'no-answer', message: 'the question has no legal answer' };
    return { code: 'illegal-action', message: rule.message, rule };
  }
}

/** Returns a request if it is still open after the game has changed: an undo request is not, because it would take back something else. */
const lasting = (ask: Asked | null): Asked | null => (ask?.what === 'undo' ? null : ask);

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
  return {
    ...carryOut(context, current, plan, seat, at),
    redo,
    ask: lasting(current.ask),
    standing: withSpans(current, seat, []),
  };
}

const withSpans = ({ standing }: Pick<TableState<GameTypes>, 'standing'>, seat: Seat, spans: readonly string[]) =>
  standing.map((others, other) => (other === seat ? spans : others));

/** Returns the changes when a stand-in takes over a seat. */
const handOver = (
  { left }: Pick<TableState<GameTypes>, 'left'>,
  seat: Seat,
): Pick<Change<GameTypes>, 'left' | 'ask'> => ({ left: distinctSeats([...left, seat]), ask: null });

/** Returns the changes when a player resigns or runs out of time: the game ends, or a stand-in continues. */
const leave = (
  current: Pick<TableState<GameTypes>, 'left'>,
  seat: Seat,
  effect: Terms['flag'],
  by: 'resignation' | 'time',
): Pick<Change<GameTypes>, 'ending' | 'left' | 'ask'> => {
  if (effect === 'end') return { ending: { by, seat }, ask: null };
  return effect === 'stand-in' ? handOver(current, seat) : {};
};

const undo: SeatRule = (context, current, { seat, at }) => {
  if (current.paused) return gamePaused;
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

/** Returns the seats that must consent to a wish, or the refusal of the wish. */
function consentersOf<G extends GameTypes>(
  { beginning, terms }: TableContext<G>,
  { left, paused }: TableState<G>,
  { seat, ...wish }: Wish & { readonly seat: Seat },
): readonly Seat[] | TableRefusal {
  const { what } = wish;
  const needs = beginning.players.flatMap((_, other) => (other === seat || left.includes(other) ? [] : other));
  if (what === 'end') return needs;
  if (what === 'replace') {
    const { other } = wish;
    if (!(other in beginning.players) || other === seat) return { code: 'bad-wish', message: 'no other seat is named' };
    if (left.includes(other)) return playerLeft;
    needs.splice(needs.indexOf(other), 1);
  } else if (terms.clock === null) return { code: 'no-clock', message: 'this table has no clocks' };
  else if (what === 'pause' && paused) return gamePaused;
  // otherwise a player who is alone would get any time it likes, or replace its only opponent
  return needs.length === 0 ? { code: 'nobody-to-ask', message: 'there is no other player who could agree' } : needs;
}

/** Returns the changes when all have consented to a wish other than an undo. */
function granted<G extends GameTypes>(
  current: TableState<G>,
  { seat, ...wish }: Wish & { readonly seat: Seat },
): Change<G> {
  switch (wish.what) {
    case 'pause':
      return { paused: true, ask: null };
    case 'end':
      return { ending: { by: 'agreement' }, ask: null };
    case 'replace':
      return handOver(current, wish.other);
    case 'time': {
      const given = (clock: SeatClock): SeatClock => ({ ...clock, left: clock.left + wish.time });
      const clocks = current.clocks.map((clock, other) => (other === seat ? given(clock) : clock));
      return { clocks, ask: null };
    }
    default:
      return { ask: null };
  }
}

function ask<G extends GameTypes>(
  context: TableContext<G>,
  current: TableState<G>,
  { type: _, at, ...wish }: AskEntry,
): Change<G> | TableRefusal {
  const { seat, what } = wish;
  if (current.left.includes(seat)) return playerLeft;
  if (current.ask !== null)
    return { code: 'asked-already', message: 'another request is open', by: [current.ask.seat] };
  if (what !== 'undo') {
    const needs = consentersOf(context, current, wish);
    if ('code' in needs) return needs;
    return needs.length === 0 ? granted(current, wish) : { ask: { ...wish, takesBack: [], needs } };
  }
  if (current.paused) return gamePaused;
  const plan = planUndo(context, current, seat);
  if (isRefusal(plan)) return plan;
  if (plan.obstacle === null) return { code: 'undo-is-free', message: 'this undo needs no consent' };
  if (context.terms.undo !== 'consent') return obstacleRefusal(context, plan.obstacle);
  const { needs } = plan.obstacle;
  if (needs.length === 0) return takeBack(context, current, seat, at);
  return { ask: { ...wish, takesBack: plan.removed.map(({ version }) => version), needs } };
}

const notAsked: TableRefusal = {
  code: 'not-asked',
  message: 'there is no request that this player can answer or withdraw',
};

const agree: SeatRule = (context, current, { seat, at }) => {
  const { ask: asked } = current;
  if (asked === null || !asked.needs.includes(seat)) return notAsked;
  const needs = asked.needs.filter((other) => other !== seat);
  if (needs.length > 0) return { ask: { ...asked, needs } };
  return asked.what === 'undo' ? takeBack(context, current, asked.seat, at) : granted(current, asked);
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

const goAway: SeatRule = (_, current, { seat }) => (current.left.includes(seat) ? playerLeft : handOver(current, seat));

const notLeft: TableRefusal = { code: 'not-left', message: 'this player has not left the game' };

const comeBack: SeatRule = (_, current, { seat }) =>
  current.left.includes(seat) ? { left: current.left.filter((other) => other !== seat), ask: null } : notLeft;

const resume: SeatRule = (_, current, { seat }) => {
  if (current.left.includes(seat)) return playerLeft;
  return current.paused ? { paused: false } : { code: 'not-paused', message: 'the game is not paused' };
};

/** Returns the changes by an outage. It must not be longer than the time since the last entry, whose clocks it would change. */
const outage = <G extends GameTypes>(current: TableState<G>, { at, time }: OutageEntry): Change<G> | TableRefusal =>
  at - time < current.at
    ? { code: 'bad-outage', message: 'the outage is longer than the time since the last entry' }
    : { clocks: postponed(current.clocks, time) };

const flag: SeatRule = (context, current, { seat, at }) => {
  const { clock: terms } = context.terms;
  const clock = current.clocks[seat];
  if (terms === null || clock === undefined || flagTime(clock) !== at)
    return { code: 'time-left', message: 'the time of this player has not run out' };
  // `applyEntry` then stops the clock of the seat, with no time left
  return { fallen: distinctSeats([...current.fallen, seat]), ...leave(current, seat, context.terms.flag, 'time') };
};

const RULES: Readonly<Record<SeatEntry['type'], SeatRule>> = {
  undo,
  redo,
  agree,
  decline,
  withdraw,
  'standing-pass': standingPass,
  'ask-again': askAgain,
  resign,
  leave: goAway,
  return: comeBack,
  resume,
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
  if (entry.type === 'outage') return outage(current, entry);
  const seat = entry.type === 'action' ? entry.action.player : entry.seat;
  if (!isSeat(context, seat) && !(entry.type === 'comment' && seat === 'spectator'))
    return { code: 'no-such-seat', message: 'there is no such seat' };
  if (entry.type === 'comment') return comment(current, entry);
  if (entry.type === 'ask') return ask(context, current, entry);
  if (entry.type === 'action') {
    const hasLeft = current.left.includes(entry.action.player);
    if (hasLeft && entry.standIn !== true) return playerLeft;
    if (!hasLeft && entry.standIn === true) return notLeft;
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
  const flags = clocks.map((clock, seat) => ({ type: 'flag' as const, seat, at: flagTime(clock) }));
  return flags.filter((one) => one.at <= at).sort((one, other) => one.at - other.at)[0];
}

/** Returns the entry with the pass of an active player who has passed in advance. Returns `undefined` if there is no such player. */
export function passDue<G extends GameTypes>(
  context: TableContext<G>,
  current: TableState<G>,
  at: number,
): ActionEntry<G['action']> | undefined {
  if (isOver(context, current) || current.paused) return undefined;
  const { engine } = context;
  for (const [seat, spans] of current.standing.entries()) {
    if (spans.length === 0 || current.left.includes(seat)) continue;
    const pass = engine.standingPass(current.state, seat);
    if (pass !== null && spans.includes(pass.span)) return { type: 'action', action: pass.action, standing: true, at };
  }
  return undefined;
}

/** Returns the numbers of entries that each seat can repeat at will, with one more entry; `undefined` if its seat may make no more. */
function counted(
  { entryCounts }: Pick<TableState<GameTypes>, 'entryCounts'>,
  entry: Entry<GameTypes['action']>,
): readonly number[] | undefined {
  if (!REPEATABLE.includes(entry.type) || !('seat' in entry)) return entryCounts;
  const { seat } = entry;
  const count = typeof seat === 'number' ? entryCounts[seat] : undefined;
  if (count === undefined) return entryCounts;
  return count < MOST_SEAT_ENTRIES ? entryCounts.map((other, at) => (at === seat ? count + 1 : other)) : undefined;
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
  const due = flagDue(context, current, entry.type === 'outage' ? at - entry.time : at);
  if (due !== undefined && !(entry.type === 'flag' && entry.seat === due.seat))
    return { code: 'flag-fell', message: 'a flag fell before this entry', by: [due.seat] };
  const entryCounts = counted(current, entry);
  if (entryCounts === undefined)
    return {
      code: 'record-full',
      message: `this player has made ${MOST_SEAT_ENTRIES} entries, and can only act, answer and resign`,
      most: MOST_SEAT_ENTRIES,
    };
  const changed = change(context, current, entry);
  if (isRefusal(changed)) return changed;
  const after: TableState<G> = {
    ...current,
    events: [],
    takesBack: [],
    ...changed,
    entryCounts,
    version: current.version + 1,
    at,
    before: current,
  };
  const { clock: terms } = context.terms;
  const isAction = after.lastPly?.version === after.version;
  const clocks =
    terms === null ? current.clocks : runClocks(after.clocks, terms, at, running(context, after), !isAction);
  const next = { ...after, clocks };
  const old = back(next, RETAINED);
  if (old !== undefined) old.before = undefined;
  return next;
}
