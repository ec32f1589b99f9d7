/** Opens tables and adds entries to them. A function that adds entries returns a new table and does not change the given one. */
import {
  clone,
  deepFreeze,
  type Engine,
  type GameTypes,
  InvalidOptionsError,
  LudiError,
  type Problem,
  plainCopy,
  type Seat,
  type Viewer,
} from '@ludi-romani/core';
import { applyEntry, flagDue, isRefusal, passDue } from './entries';
import { isEntry } from './entry-shapes';
import { appendEntries, cacheReplayed, openingOf, replayTable, transitionsSince } from './replay-cache';
import { phaseAfter, RETAINED } from './table-state';
import { namesProblems, termsProblems } from './terms';
import {
  type Answer,
  type Begun,
  type Entry,
  type SeatEntry,
  TABLE_FORMAT,
  type Table,
  type TableRefusal,
  type Terms,
  type Wish,
} from './types';

/** The limits of an untrusted action: its levels, the number of its values, and the characters of each string. */
const ACTION_LIMITS = { depth: 8, values: 500, text: 200 };

/** Returns the default terms. With three or more players, the others play on if one resigns. */
const termsFor = (players: number): Terms => ({
  undo: 'free',
  clock: null,
  flag: 'end',
  resignation: players > 2 ? 'stand-in' : 'end',
});

/** The agreement of the players of a new table. */
export interface Agreement {
  /** By default: free undo, no clock, a fallen flag ends the game, and so does a resignation, but with three or more players a stand-in takes over. */
  readonly terms?: Partial<Terms>;
  /** display names of the players, by seat */
  readonly names?: readonly string[];
  /** shows a commitment to the seed to all viewers; use a seed that cannot be guessed */
  readonly committed?: boolean;
}

/** The agreement of a new table, and the beginning of its game: options, or a position, built manually or saved. */
export type Opening<G extends GameTypes> = Agreement &
  ({ readonly options: G['options'] } | { readonly start: G['state'] });

/** Returns a copy of an untrusted value. Throws InvalidOptionsError if the value is not plain JSON. */
function copied<T>(given: T): T {
  const plain = plainCopy(given);
  if ('problem' in plain) throw new InvalidOptionsError([plain.problem]);
  return plain.value;
}

function throwProblems(problems: readonly Problem[]): void {
  if (problems[0]) throw new InvalidOptionsError(problems);
}

/** Returns the moment `now` in whole milliseconds. Throws LudiError `invalid-time`. */
function moment(now: number): number {
  if (typeof now !== 'number' || !Number.isSafeInteger(Math.floor(now)))
    throw new LudiError('invalid-time', 'the moment must be a number of milliseconds');
  return Math.floor(now);
}

/**
 * Returns a table opened at the moment `now`, in milliseconds. Throws InvalidOptionsError with each invalid path, LudiError `invalid-state`
 * if the game cannot continue from the position, or LudiError `invalid-time`.
 */
export function openTable<G extends GameTypes>(engine: Engine<G>, opening: Opening<G>, now: number): Table<G> {
  const { terms, names, committed } = copied<Required<Agreement>>({
    terms: opening.terms ?? {},
    names: opening.names ?? [],
    committed: opening.committed ?? false,
  });
  const begin: Begun<G> =
    'start' in opening
      ? { start: clone(engine.save(engine.settle(opening.start).state)) }
      : { options: copied(opening.options ?? throwProblems([{ path: 'options', message: 'is missing' }])) };
  const players = begin.start?.state.players.length ?? (begin.options as G['options']).players;
  const allTerms: Terms = { ...termsFor(players), ...terms };
  throwProblems(termsProblems(allTerms));
  const table: Table<G> = {
    format: TABLE_FORMAT,
    game: engine.game,
    rulesVersion: engine.rulesVersion,
    components: engine.componentsDigest(),
    begin,
    committed: committed === true && begin.options !== undefined,
    names,
    terms: allTerms,
    opened: moment(now),
    entries: [],
  };
  const replayed = openingOf(engine, table);
  throwProblems(namesProblems(names, replayed.current.state.players.length));
  cacheReplayed(deepFreeze(table), replayed);
  return table;
}

/**
 * Enters the flags that have fallen up to the moment `now`, then the entry that `draft` returns for that moment, and then the standing passes
 * that are due. The time since `outage`, a moment after the last entry, causes no flags.
 */
function enter<G extends GameTypes>(
  engine: Engine<G>,
  table: Table<G>,
  now: number,
  draft?: (at: number, outage: number) => Entry<G['action']> | TableRefusal,
  outage = Number.POSITIVE_INFINITY,
): Answer<G> {
  const { context, current } = replayTable(engine, table);
  const at = Math.max(current.at, moment(now) - table.opened);
  const added: Entry<G['action']>[] = [];
  let after = current;
  let refusal: TableRefusal | undefined;
  const add = (entry: Entry<G['action']>): void => {
    const next = applyEntry(context, after, entry);
    if (isRefusal(next)) refusal = next;
    else {
      after = next;
      added.push(entry);
    }
  };
  const from = Math.max(current.at, Math.min(at, moment(Math.min(now, outage)) - table.opened));
  for (let flag = flagDue(context, after, from); flag !== undefined; flag = flagDue(context, after, from)) add(flag);
  const drafted = draft?.(at, at - from);
  if (drafted !== undefined) {
    if (isRefusal(drafted)) refusal = drafted;
    else add(drafted);
  }
  for (let pass = passDue(context, after, at); pass !== undefined && refusal === undefined; ) {
    add(pass);
    pass = passDue(context, after, at);
  }
  const next = added.length === 0 ? table : appendEntries(table, added, { context, current: after });
  return refusal === undefined ? { ok: true, table: next } : { ok: false, table: next, refusal };
}

/** The options of `act`. */
export interface Acting {
  /** the version at which the action was chosen: the action is refused as `stale` if a later entry may change the choice */
  readonly version?: number;
  /** True if a stand-in chose the action for a player who has left. */
  readonly standIn?: boolean;
}

/**
 * True if an entry after `version` may change the choice of the seat. Answers of other seats in the same simultaneous phase, and undos of such
 * answers, cannot change the choice. Also true if `version` does not exist or is too old to be compared.
 */
function isStale<G extends GameTypes>(engine: Engine<G>, table: Table<G>, seat: Seat, version: number): boolean {
  const latest = table.entries.length;
  if (!Number.isInteger(version) || version > latest || version < Math.max(0, latest - RETAINED)) return true;
  const { context, current } = replayTable(engine, table);
  const phase = phaseAfter(context, current.lastPly);
  return transitionsSince(engine, table, version).some(({ before, after }) => {
    if (before.state === after.state) return false;
    const { lastPly } = after;
    const isOwn = lastPly?.action.player === seat && lastPly.version === after.version;
    return isOwn || phase === null || phaseAfter(context, before.lastPly) !== phase;
  });
}

/**
 * Enters an action of `seat` at the moment `now`, in milliseconds. `action` is untrusted input. Throws LudiError `invalid-table` or
 * `invalid-time`.
 */
export const act = <G extends GameTypes>(
  engine: Engine<G>,
  table: Table<G>,
  seat: Seat,
  action: unknown,
  now: number,
  { version, standIn = false }: Acting = {},
): Answer<G> =>
  enter(engine, table, now, (at) => {
    if (version !== undefined && isStale(engine, table, seat, version))
      return { code: 'stale', message: 'the game has changed since this action was chosen' };
    const { value } = plainCopy(action, ACTION_LIMITS) as { readonly value?: G['action'] | null };
    // a value without a player becomes an action that the rules refuse
    const given = value?.player === undefined ? { player: seat } : value;
    if (given.player !== seat) return { code: 'not-your-seat', message: 'this is the action of another seat' };
    return { type: 'action', action: given as G['action'], at, ...(standIn ? { standIn } : {}) };
  });

/** Returns the function that makes entries of this type. */
const by =
  (type: Exclude<SeatEntry['type'], 'flag'>) =>
  <G extends GameTypes>(engine: Engine<G>, table: Table<G>, seat: Seat, now: number): Answer<G> =>
    enter(engine, table, now, (at) => ({ type, seat, at }));

/** Takes back the last action of a seat, if the undo is free: no other seat has acted since, and no hidden information was revealed. */
export const undo = /* @__PURE__ */ by('undo');
/** Repeats the action that the seat took back last, if the seat has not acted since. */
export const redo = /* @__PURE__ */ by('redo');
/** Consents to the open request. The last consent needed carries it out. */
export const agree = /* @__PURE__ */ by('agree');
/** Rejects the open request, which closes it. */
export const decline = /* @__PURE__ */ by('decline');
/** Withdraws the seat's request. */
export const withdraw = /* @__PURE__ */ by('withdraw');
/**
 * Passes the open question of the seat, and later ones as long as `engine.standingPass` has the same span: the table then passes at once. All
 * viewers see which seats have standing passes. An undo by the seat ends them.
 */
export const passStanding = /* @__PURE__ */ by('standing-pass');
/** Ends the standing passes of the seat. */
export const askAgain = /* @__PURE__ */ by('ask-again');
/** Resigns: the game ends, or a stand-in continues for the seat, depending on the terms. */
export const resign = /* @__PURE__ */ by('resign');
/** Hands the seat to a stand-in, whatever the terms say about a resignation: for a player who must go, or who does not come back. */
export const leave = /* @__PURE__ */ by('leave');
/** Hands the seat back from the stand-in to its player, or to another one. Its clock goes on, unless its flag has fallen. */
export const comeBack = /* @__PURE__ */ by('return');
/** Ends a pause. */
export const resume = /* @__PURE__ */ by('resume');

/**
 * Requests the consent of the other players to a wish. All of them must consent, except to an undo: that needs those whose actions or
 * knowledge it takes back, and is possible only if the terms allow it. If there is nobody to ask, an undo or the end of the game happens at
 * once. An action closes an undo request; other requests stay open until they are answered, withdrawn, or a player leaves.
 */
export const ask = <G extends GameTypes>(
  engine: Engine<G>,
  table: Table<G>,
  seat: Seat,
  wish: Wish,
  now: number,
): Answer<G> =>
  enter(engine, table, now, (at) => {
    const entry = { type: 'ask', seat, at, ...(copied(wish) as object) } as Entry<G['action']>;
    return isEntry(entry) ? entry : { code: 'bad-wish', message: 'this is no wish' };
  });

/**
 * Enters an outage from the moment `from` to the moment `now`, in milliseconds: the server was down, and no clock counts this time. Flags that
 * fell before the outage are entered first. The time before the last entry is not counted as part of the outage.
 */
export const outage = <G extends GameTypes>(engine: Engine<G>, table: Table<G>, from: number, now: number): Answer<G> =>
  enter(engine, table, now, (at, time) => ({ type: 'outage', time, at }), from);

/**
 * Enters a comment of a seat or of `'spectator'`, visible to all viewers: 1 to 2,000 characters. Each seat, and all spectators together,
 * can enter `MOST_COMMENTS` comments of `MOST_COMMENT_CHARACTERS` characters in all.
 */
export const comment = <G extends GameTypes>(
  engine: Engine<G>,
  table: Table<G>,
  seat: Viewer,
  text: string,
  now: number,
): Answer<G> => enter(engine, table, now, (at) => ({ type: 'comment', seat, text, at }));

/**
 * Returns the table with entries for the flags that have fallen up to the moment `now`, each at the moment at which the time ran out. The
 * record does not depend on when or how often `tick` is called. Throws LudiError `invalid-table` or `invalid-time`.
 */
export const tick = <G extends GameTypes>(engine: Engine<G>, table: Table<G>, now: number): Table<G> =>
  enter(engine, table, now).table;

/**
 * Returns the moment at which the next flag falls if no entry comes before, in milliseconds like `now`: call `tick` then. Returns `null` if
 * no clock runs. Throws LudiError `invalid-table`.
 */
export function nextFlag<G extends GameTypes>(engine: Engine<G>, table: Table<G>): number | null {
  const { context, current } = replayTable(engine, table);
  const flag = flagDue(context, current, Number.MAX_SAFE_INTEGER);
  return flag === undefined ? null : table.opened + flag.at;
}
