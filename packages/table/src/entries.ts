/** What each entry of a record does, or why it cannot be entered: the rules of the table. */
import {
  type Ending,
  type GameTypes,
  LONGEST_COMMENT,
  type LudiError,
  type Refusal,
  type Seat,
} from '@ludi-romani/core';
import { fallsAt, goingOn, leftAt } from './clocks';
import { withComment } from './comments';
import { back, type Desk, KEPT, played, type Standing } from './standing';
import type { CommentEntry, Entry, SeatClock, SeatEntry, TableRefusal, Terms } from './types';
import { hasLeft, inOrder, isStopped, obstacleRefusal, takenBack, undoing } from './undo';

/** What an entry changes. */
type Change<G extends GameTypes> = Partial<Standing<G>>;
type SeatRule = <G extends GameTypes>(desk: Desk<G>, now: Standing<G>, entry: SeatEntry) => Change<G> | TableRefusal;

/** From so many entries on only what brings a game to its end is entered: nobody fills a store by taking back and doing again. */
const MOST_ENTRIES = 10_000;
const ALWAYS: readonly string[] = ['action', 'resign', 'flag'];

const over: TableRefusal = { code: 'game-over', message: 'the game has ended' };

export const isRefusal = (value: object): value is TableRefusal => 'code' in value;

/** True if a game has ended: by its rules, by a resignation, or by a flag. */
export const isOver = <G extends GameTypes>({ engine }: Desk<G>, { state, ending }: Standing<G>): boolean =>
  ending !== null || engine.isTerminal(state);

/** Whose time runs. */
const running = <G extends GameTypes>({ engine }: Desk<G>, now: Standing<G>): Seat[] =>
  now.ending !== null ? [] : engine.activePlayers(now.state).filter((seat) => !isStopped(now, seat));

/** The clocks of a decision that is made: its time is counted, and the increment gained. A clock that stands still stays as it is. */
const decided = <G extends GameTypes>(
  { terms: { clock: terms } }: Desk<G>,
  clocks: readonly SeatClock[],
  seat: Seat,
  at: number,
): readonly SeatClock[] =>
  terms === null
    ? clocks
    : clocks.map((clock, other) =>
        other === seat && clock.since !== null
          ? { left: leftAt(clock, terms, at) + terms.increment, since: null }
          : clock,
      );

/** What the rules say to an action that they may refuse. */
function act<G extends GameTypes>(
  desk: Desk<G>,
  now: Standing<G>,
  action: G['action'],
  at: number,
): Change<G> | TableRefusal {
  const { player } = action;
  const { engine } = desk;
  const { line, state, clocks } = now;
  try {
    const after = played(desk, line, state, { action, version: now.version + 1, at, clocks });
    const redo = now.redo.map((undone, seat) => (seat === player ? null : undone));
    return { ...after, clocks: decided(desk, clocks, player, at), redo, ask: null };
  } catch (error) {
    const rule = refusalOf(error);
    if (rule === undefined) throw error;
    if (engine.activePlayers(state).includes(player) && engine.legalActions(state, player).length === 0)
      return { code: 'no-answer', message: 'the question has no legal answer' };
    return { code: 'illegal-action', message: rule.message, rule };
  }
}

/** Why the rules refuse an action. Told by the code: each bundle of core has its own classes. */
function refusalOf(error: unknown): Refusal | undefined {
  const { code, refusal } = error as LudiError & { readonly refusal?: Refusal };
  return code === 'illegal-action' ? refusal : undefined;
}

/** Takes back the last action of a seat with all that followed from it. */
function takeBack<G extends GameTypes>(desk: Desk<G>, now: Standing<G>, seat: Seat, at: number) {
  const undo = undoing(desk, now, seat);
  if (isRefusal(undo)) return undo;
  const [own] = undo.gone;
  // what others did with it is not this seat's to do again
  const isAgain = own !== undefined && undo.obstacle === null;
  const redo = now.redo.map((undone, other) => {
    if (other !== seat) return undo.isWithin ? undone : null;
    return isAgain ? { action: own.action, before: undone } : null;
  });
  return { ...takenBack(desk, now, undo, seat, at), redo, ask: null };
}

/** A player goes: the game ends, or a stand-in plays on. */
const leaving = (
  now: Pick<Standing<GameTypes>, 'left'>,
  seat: Seat,
  what: Terms['flag'],
  by: Ending['by'],
): Pick<Change<GameTypes>, 'ending' | 'left' | 'ask'> => {
  if (what === 'end') return { ending: { by, seat }, ask: null };
  return what === 'stand-in' ? { left: inOrder([...now.left, seat]), ask: null } : {};
};

const undo: SeatRule = (desk, now, { seat, at }) => {
  const found = undoing(desk, now, seat);
  if (isRefusal(found)) return found;
  if (found.obstacle !== null) return obstacleRefusal(desk, found.obstacle);
  return takeBack(desk, now, seat, at);
};

const redo: SeatRule = (desk, now, { seat, at }) => {
  if (now.left.includes(seat)) return hasLeft;
  const undone = now.redo[seat] ?? null;
  if (undone === null) return { code: 'nothing-to-redo', message: 'nothing was taken back that could be done again' };
  const again = act(desk, now, undone.action, at);
  if (isRefusal(again)) return again;
  return { ...again, redo: now.redo.map((others, other) => (other === seat ? undone.before : others)) };
};

const ask: SeatRule = (desk, now, { seat, at }) => {
  if (now.ask !== null)
    return {
      code: 'asked-already',
      message: 'somebody is asking to take something back already',
      by: [now.ask.seat],
    };
  const found = undoing(desk, now, seat);
  if (isRefusal(found)) return found;
  if (found.obstacle === null) return { code: 'undo-is-free', message: 'nobody has to agree to it' };
  if (desk.terms.undo !== 'consent') return obstacleRefusal(desk, found.obstacle);
  const { needs } = found.obstacle;
  if (needs.length === 0) return takeBack(desk, now, seat, at);
  return { ask: { seat, takesBack: found.gone.map(({ version }) => version), needs } };
};

const notAsked: TableRefusal = { code: 'not-asked', message: 'nothing is asked of this player' };

const agree: SeatRule = (desk, now, { seat, at }) => {
  if (now.ask === null || !now.ask.needs.includes(seat)) return notAsked;
  const needs = now.ask.needs.filter((other) => other !== seat);
  return needs.length > 0 ? { ask: { ...now.ask, needs } } : takeBack(desk, now, now.ask.seat, at);
};

const decline: SeatRule = (_, now, { seat }) => (now.ask?.needs.includes(seat) ? { ask: null } : notAsked);

const withdraw: SeatRule = (_, now, { seat }) => (now.ask?.seat === seat ? { ask: null } : notAsked);

const resign: SeatRule = (desk, now, { seat }) =>
  now.left.includes(seat) ? hasLeft : leaving(now, seat, desk.terms.resignation, 'resignation');

const flag: SeatRule = (desk, now, { seat, at }) => {
  const { clock: terms } = desk.terms;
  const clock = now.clocks[seat];
  if (terms === null || clock === undefined || fallsAt(clock, terms) !== at)
    return { code: 'time-left', message: 'the time of this player has not run out' };
  // with its flag fallen the clock stands still, and nothing is left of it
  return { fallen: inOrder([...now.fallen, seat]), ...leaving(now, seat, desk.terms.flag, 'time') };
};

const RULES: Readonly<Record<SeatEntry['type'], SeatRule>> = {
  undo,
  redo,
  ask,
  agree,
  decline,
  withdraw,
  resign,
  flag,
};

const isSeat = <G extends GameTypes>({ beginning }: Desk<G>, seat: unknown): boolean =>
  typeof seat === 'number' && Number.isInteger(seat) && seat >= 0 && seat < beginning.players.length;

const comment = (
  { said }: Pick<Standing<GameTypes>, 'said'>,
  entry: CommentEntry,
): Pick<Change<GameTypes>, 'said'> | TableRefusal => {
  const { text } = entry;
  const isSound = typeof text === 'string' && text.trim() !== '' && text.length <= LONGEST_COMMENT;
  if (!isSound)
    return { code: 'bad-comment', message: `a comment has 1 to ${LONGEST_COMMENT} characters`, most: LONGEST_COMMENT };
  const counted = withComment(said, entry);
  return counted === undefined
    ? { code: 'comment-limit', message: 'the limit on comments is reached' }
    : { said: counted };
};

/** What an entry changes, or why it cannot be entered. */
function change<G extends GameTypes>(
  desk: Desk<G>,
  now: Standing<G>,
  entry: Entry<G['action']>,
): Change<G> | TableRefusal {
  const seat = entry.type === 'action' ? entry.action.player : entry.seat;
  if (!isSeat(desk, seat) && !(entry.type === 'comment' && seat === 'spectator'))
    return { code: 'no-such-seat', message: 'there is no such seat' };
  if (entry.type === 'comment') return comment(now, entry);
  if (entry.type === 'action') {
    const isLeft = now.left.includes(entry.action.player);
    if (isLeft && entry.standIn !== true) return hasLeft;
    if (!isLeft && entry.standIn === true)
      return { code: 'not-left', message: 'nobody has to stand in for this player' };
    return act(desk, now, entry.action, entry.at);
  }
  return RULES[entry.type](desk, now, entry);
}

/** The flags that fall up to a moment, first one first. */
export function flagDue<G extends GameTypes>(
  { terms: { clock: terms } }: Desk<G>,
  { clocks }: Standing<G>,
  at: number,
): SeatEntry | undefined {
  if (terms === null) return undefined;
  const due = clocks.map((clock, seat) => ({ type: 'flag' as const, seat, at: fallsAt(clock, terms) }));
  // at the same moment that of the lowest seat: sorting keeps their order
  return due.filter((one) => one.at <= at).sort((one, other) => one.at - other.at)[0];
}

/** How a table stands after one more entry, or why it cannot be entered. */
export function entered<G extends GameTypes>(
  desk: Desk<G>,
  now: Standing<G>,
  entry: Entry<G['action']>,
): Standing<G> | TableRefusal {
  const { at } = entry;
  // from here on players may see the whole record, with the seed: no entry may change the game
  if (entry.type !== 'comment' && isOver(desk, now)) return over;
  const due = flagDue(desk, now, at);
  if (due !== undefined && !(entry.type === 'flag' && entry.seat === due.seat))
    return { code: 'flag-fell', message: 'a flag fell before it', by: [due.seat] };
  if (now.version >= MOST_ENTRIES && !ALWAYS.includes(entry.type))
    return {
      code: 'record-full',
      message: `after ${MOST_ENTRIES} entries a game is only played to its end`,
      most: MOST_ENTRIES,
    };
  const changed = change(desk, now, entry);
  if (isRefusal(changed)) return changed;
  const after: Standing<G> = {
    ...now,
    events: [],
    takesBack: [],
    ...changed,
    version: now.version + 1,
    at,
    before: now,
  };
  const { clock: terms } = desk.terms;
  const clocks = terms === null ? now.clocks : goingOn(after.clocks, terms, at, running(desk, after));
  const standing = { ...after, clocks };
  const old = back(standing, KEPT);
  if (old !== undefined) old.before = undefined;
  return standing;
}
