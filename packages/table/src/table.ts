/** A game being played: each function takes a table and gives the next one. */
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
import { grown, laid, opened, passagesSince, remember } from './desk';
import { entered, flagDue, isRefusal } from './entries';
import { KEPT, openAfter } from './standing';
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
} from './types';

/** An action is small; no more than this is read of what a stranger sent for one. */
const ACTION_LIMITS = { depth: 8, values: 500, text: 200 };

/** The terms of a table that names none. */
const TERMS: Terms = { undo: 'free', clock: null, flag: 'end', resignation: 'end' };

/** What a table is opened with. */
export interface Agreement {
  /** what those who play have agreed on: free undo, no clock, and a game that ends with whoever leaves it, where they say nothing */
  readonly terms?: Partial<Terms>;
  /** what those who play are called, by seat */
  readonly names?: readonly string[];
  /** whether a commitment to the seed is shown to all: the seed must then be one that nobody can guess */
  readonly committed?: boolean;
}

/** What a game begins with: options, or a position that was set up by hand or saved. */
export type Opening<G extends GameTypes> = Agreement &
  ({ readonly options: G['options'] } | { readonly start: G['state'] });

/** A value of a stranger's, copied. Throws InvalidOptionsError for one that is not plain JSON. */
function copied<T>(given: T): T {
  const plain = plainCopy(given);
  if ('problem' in plain) throw new InvalidOptionsError([plain.problem]);
  return plain.value;
}

function refuseAny(problems: readonly Problem[]): void {
  if (problems[0]) throw new InvalidOptionsError(problems);
}

/** A moment in whole milliseconds. Throws LudiError `invalid-time`. */
function moment(now: number): number {
  if (!Number.isSafeInteger(Math.floor(now)))
    throw new LudiError('invalid-time', 'a moment is a number of milliseconds');
  return Math.floor(now);
}

/**
 * Opens a table at the moment `now`, in milliseconds. Throws InvalidOptionsError naming each bad path, LudiError `invalid-state` for a
 * position that cannot be played on, and LudiError `invalid-time`.
 */
export function openTable<G extends GameTypes>(engine: Engine<G>, opening: Opening<G>, now: number): Table<G> {
  const { terms, names, committed } = copied<Required<Agreement>>({
    terms: opening.terms ?? {},
    names: opening.names ?? [],
    committed: opening.committed ?? false,
  });
  const agreed: Terms = { ...TERMS, ...terms };
  refuseAny(termsProblems(agreed));
  const begin: Begun<G> =
    'start' in opening
      ? { start: clone(engine.save(engine.settle(opening.start).state)) }
      : { options: copied(opening.options ?? refuseAny([{ path: 'options', message: 'is missing' }])) };
  const table: Table<G> = {
    format: TABLE_FORMAT,
    game: engine.game,
    rulesVersion: engine.rulesVersion,
    components: engine.componentsDigest(),
    begin,
    committed: committed === true && begin.options !== undefined,
    names,
    terms: agreed,
    opened: moment(now),
    entries: [],
  };
  const laid = opened(engine, table);
  refuseAny(namesProblems(names, laid.standing.state.players.length));
  remember(deepFreeze(table), laid);
  return table;
}

/** Enters the flags that have fallen up to now, and then what is drafted for that moment. */
function enter<G extends GameTypes>(
  engine: Engine<G>,
  table: Table<G>,
  now: number,
  draft?: (at: number) => Entry<G['action']> | TableRefusal,
): Answer<G> {
  const { desk, standing } = laid(engine, table);
  const at = Math.max(standing.at, moment(now) - table.opened);
  const added: Entry<G['action']>[] = [];
  let after = standing;
  let refusal: TableRefusal | undefined;
  const add = (entry: Entry<G['action']>) => {
    const next = entered(desk, after, entry);
    if (isRefusal(next)) {
      refusal = next;
      return;
    }
    after = next;
    added.push(entry);
  };
  for (let flag = flagDue(desk, after, at); flag !== undefined; flag = flagDue(desk, after, at)) add(flag);
  const drafted = draft?.(at);
  if (drafted !== undefined) {
    if (isRefusal(drafted)) refusal = drafted;
    else add(drafted);
  }
  const next = added.length === 0 ? table : grown(table, added, { desk, standing: after });
  return refusal === undefined ? { ok: true, table: next } : { ok: false, table: next, refusal };
}

/** How an action comes to a table. */
export interface Acting {
  /** the version in which it was chosen: it is refused as `stale` if something has happened since that may change the choice */
  readonly version?: number;
  /** it is chosen by whoever stands in for a player who has left */
  readonly standIn?: boolean;
}

/**
 * Whether something has happened since a version that may change what a seat chooses. What others answer in a simultaneous phase, or take
 * back, does not.
 */
function isStale<G extends GameTypes>(engine: Engine<G>, table: Table<G>, seat: Seat, version: number): boolean {
  const now = table.entries.length;
  if (!Number.isInteger(version) || version > now || version < Math.max(0, now - KEPT)) return true;
  const { desk, standing } = laid(engine, table);
  const phase = openAfter(desk, standing.line);
  return passagesSince(engine, table, version).some(({ before, now: { version: made, line, state } }) => {
    if (before.state === state) return false;
    const isOwn = line?.action.player === seat && line.version === made;
    return isOwn || phase === null || openAfter(desk, before.line) !== phase;
  });
}

/** An action of `seat` at the moment `now`. `action` may be anything that a stranger sent. */
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
      return { code: 'stale', message: 'it was chosen before something happened that may change the choice' };
    const { value } = plainCopy(action, ACTION_LIMITS) as { readonly value?: G['action'] | null };
    // the rules say whether it is one
    const given = value?.player === undefined ? { player: seat } : value;
    if (given.player !== seat) return { code: 'not-your-seat', message: 'this is the action of another seat' };
    return { type: 'action', action: given as G['action'], at, ...(standIn ? { standIn } : {}) };
  });

/** What a seat enters that says no more than what it is. */
const by =
  (type: Exclude<SeatEntry['type'], 'flag'>) =>
  <G extends GameTypes>(engine: Engine<G>, table: Table<G>, seat: Seat, now: number): Answer<G> =>
    enter(engine, table, now, (at) => ({ type, seat, at }));

/** Takes back the last action of a seat: at once if nobody else has acted and nothing came to light. */
export const undo = /* @__PURE__ */ by('undo');
/** Does again what the seat took back last and has not replaced by something else. */
export const redo = /* @__PURE__ */ by('redo');
/** Asks the others to agree to an undo that is not free, where the terms allow it. With nobody to ask, it is taken back at once. */
export const askUndo = /* @__PURE__ */ by('ask');
/** Agrees to the undo that is asked for; with the last one who is needed, it is taken back. */
export const agreeToUndo = /* @__PURE__ */ by('agree');
/** Declines the undo that is asked for. */
export const declineUndo = /* @__PURE__ */ by('decline');
/** Asks for an undo no longer. */
export const withdrawUndo = /* @__PURE__ */ by('withdraw');
/** Resigns: the game ends, or a stand-in plays on, as the terms say. */
export const resign = /* @__PURE__ */ by('resign');

/**
 * What a player, or `'spectator'`, says of the moment, for all to read: 1 to 2,000 characters. Each seat, and all spectators together, can
 * enter `MOST_COMMENTS` comments of `MOST_COMMENT_CHARACTERS` characters in all.
 */
export const comment = <G extends GameTypes>(
  engine: Engine<G>,
  table: Table<G>,
  seat: Viewer,
  text: string,
  now: number,
): Answer<G> => enter(engine, table, now, (at) => ({ type: 'comment', seat, text, at }));

/**
 * Lets the flags fall that have run out by the moment `now`, each at the moment at which it ran out: however often it is called, and
 * when, the record comes out the same.
 */
export const tick = <G extends GameTypes>(engine: Engine<G>, table: Table<G>, now: number): Table<G> =>
  enter(engine, table, now).table;

/** When the next flag falls if nobody acts, in milliseconds as `now` has them; `null` if none is to fall: when to `tick`. */
export function nextFlag<G extends GameTypes>(engine: Engine<G>, table: Table<G>): number | null {
  const { desk, standing } = laid(engine, table);
  const flag = flagDue(desk, standing, Number.MAX_SAFE_INTEGER);
  return flag === undefined ? null : table.opened + flag.at;
}
