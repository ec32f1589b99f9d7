/** The tables of a server: creates them, opens them when somebody comes, and closes them when nobody is there. */
import { type Engine, type GameTypes, InvalidOptionsError, type Problem, type Replay } from '@ludi-romani/core';
import { openTable, type Terms } from '@ludi-romani/table';
import { LIMITS, type Limits } from './limits';
import type { Refused, Shown } from './protocol';
import { type Context, type Guest, type Hooks, OtherRules, type Question, Room, type Sink, type Time } from './room';
import { freeSeat, isId, newToken, type Random, sealed, shown } from './seats';
import { CARD_FORMAT, type Card, type Outage, type Store } from './store';

/** What a server is made of. */
export interface RoomsOptions {
  /** engines that `defineGame` returned, of any games */
  readonly engines: readonly Pick<Engine<GameTypes>, 'game' | 'rulesVersion' | 'componentsDigest'>[];
  readonly store: Store;
  readonly time: Time;
  /** Returns bytes that nobody can guess: `crypto.getRandomValues`. */
  readonly random: Random;
  /** the names of the bots that may sit at a table */
  readonly bots?: readonly string[];
  /** Resolves to the action of a bot, or of a stand-in. Without it, there are no bots, and players who left are not replaced. */
  choose?(question: Question): Promise<unknown>;
  readonly on?: Hooks;
  readonly limits?: Partial<Limits>;
}

/** A table that somebody wants. */
export interface Wish {
  readonly game: string;
  /** the options of the game; the server chooses the seed */
  readonly options: Omit<GameTypes['options'], 'seed'>;
  readonly terms?: Partial<Terms>;
  /** by seat, the name of a bot, or `null` for a person */
  readonly bots?: readonly (string | null)[];
  /** `full` (the default): the game begins when every seat is taken; `host`: when the host says so */
  readonly begin?: 'full' | 'host';
  /** true if the table is in the list, and anybody may take a seat; by default false */
  readonly listed?: boolean;
  /** true (the default) if those who know the address may watch */
  readonly spectators?: boolean;
  /** the milliseconds after which the host may replace an absent player by a stand-in; `null` for never; by default five minutes */
  readonly absence?: number | null;
}

/** A new table: its id, the token of its host, and an invitation for each seat of a person. */
export interface Created {
  readonly id: string;
  readonly host: string;
  /** by seat; `null` for a bot */
  readonly invitations: readonly (string | null)[];
}

/** The tables of a server. */
export interface Rooms {
  /** Resolves to a new table, or to the refusal of the wish, which may be untrusted input. */
  create(wish: unknown): Promise<Created | { readonly refusal: Refused }>;
  /** Lets a client in at a table. It is told at once if there is no such table. */
  guest(id: string, sink: Sink): Guest;
  /** Resolves to the replay of a game that is over, or to its refusal. */
  record(id: string): Promise<Replay<GameTypes> | { readonly refusal: Refused }>;
  /** Resolves to the listed tables that wait for players, the last changed first. */
  listed(most?: number): Promise<readonly Shown[]>;
  /** Opens the tables at which a flag has fallen while nobody was there, and deletes those that have not changed for a long time. */
  sweep(): Promise<void>;
  /** the number of open tables */
  readonly open: number;
  /** Ends when everything that was begun is stored. */
  end(): Promise<void>;
}

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
/** The milliseconds between two looks at open rooms, in which a server also says that it is running. */
const BEAT = 10_000;
/** The milliseconds for which a list of outages is current. After a restart, all tables ask for the list at once. */
const FRESH = 1_000;
/** The time without a sign of any server from which it is an outage. */
const OUTAGE = 2 * BEAT + 5_000;
/** After so long without a change, tables are deleted: those that never began, and all others. */
const UNSTARTED = 14 * DAY;
const FORGOTTEN = 90 * DAY;
/** The number of tables that a sweep looks at. */
const SWEPT = 500;

const refused = (
  code: 'invalid' | 'no-such-table' | 'other-rules' | 'not-over',
  message: string,
  problems?: readonly Problem[],
) => ({
  refusal: { code, message, ...(problems === undefined ? {} : { problems }) },
});
const noSuchTable = () => refused('no-such-table', 'there is no such table');

const isOneOf = (value: unknown, ...values: readonly unknown[]): boolean => values.includes(value);

/** Returns the problems of a wish besides its options and terms. */
function problemsOf(wish: Partial<Record<keyof Wish, unknown>>, bots: readonly string[]): Problem[] {
  const { game: _, options: __, terms: ___, bots: wanted, begin, listed, spectators, absence, ...more } = wish;
  const problem = (path: string, message: string): Problem => ({ path, message });
  return [
    ...Object.keys(more).map((key) => problem(key.slice(0, 40), 'no such field')),
    ...(isOneOf(begin, undefined, 'full', 'host') ? [] : [problem('begin', 'must be one of full, host')]),
    ...(isOneOf(listed, undefined, true, false) ? [] : [problem('listed', 'must be true or false')]),
    ...(isOneOf(spectators, undefined, true, false) ? [] : [problem('spectators', 'must be true or false')]),
    ...(isOneOf(absence, undefined, null) || (Number.isSafeInteger(absence) && (absence as number) >= 0)
      ? []
      : [problem('absence', 'must be a number of milliseconds, or null')]),
    ...(wanted === undefined || (Array.isArray(wanted) && wanted.every((bot) => isOneOf(bot, null, ...bots)))
      ? []
      : [problem('bots', `must be a list of null and ${bots.join(', ')}`)]),
  ];
}

/** The parts of a new card that follow from what is asked for. */
type Asked = Pick<
  Card,
  'format' | 'game' | 'options' | 'terms' | 'seats' | 'host' | 'begin' | 'listed' | 'spectators' | 'absence'
>;

/** Returns the tables of a server. */
export function rooms(options: RoomsOptions): Rooms {
  const { store, time, random, bots = [], on: hooks = {} } = options;
  const limits: Limits = { ...LIMITS, ...options.limits };
  const engines = new Map(options.engines.map((engine) => [engine.game, engine as unknown as Engine<GameTypes>]));
  const known = new Map<string, Promise<Room | null>>();
  let outages: readonly Outage[] = [];
  let renewed = Number.NEGATIVE_INFINITY;
  let alive: Promise<unknown> = Promise.resolve();
  let isEnded = false;
  let opening = 0;
  const waiting: (() => void)[] = [];

  /** Says that this server is running, and resolves to the outages of the last time. */
  const renew = async (): Promise<readonly Outage[]> => {
    const [before, now] = [outages, time.now()];
    if (now - renewed < FRESH) return outages;
    outages = (await store.alive?.(now, OUTAGE)) ?? [];
    renewed = now;
    // not awaited: a room that is being opened waits for the outages
    if (outages.length !== before.length)
      for (const room of known.values()) room.then((one) => one?.outages(outages)).catch(() => {});
    return outages;
  };

  const context: Context = {
    engines,
    store,
    time,
    random,
    choose: options.choose?.bind(options),
    hooks,
    limits,
    again: async (card) => {
      const seats = card.seats.map((seat) => ({
        ...seat,
        by: seat.by === 'bot' ? ('bot' as const) : ('nobody' as const),
        invitation: null,
        away: null,
      }));
      return add({ ...card, seats });
    },
    outages: () => {
      const latest = alive.then(renew);
      alive = latest.catch(() => {});
      return latest;
    },
  };

  /** Stores a new table like `card`, and resolves to its id. */
  async function add(card: Asked): Promise<string> {
    const id = newToken(random);
    const now = time.now();
    const fresh = { phase: 'gathering', next: null, said: 0, revision: 1, turn: [], due: null } as const;
    if ((await store.append(id, null, [], { ...card, ...fresh, id, created: now, updated: now })) === null)
      throw new Error('there is such a table already');
    return id;
  }

  /** Opens a table, of which only a few are opened at the same time: it takes playing the game again. */
  async function opened(id: string): Promise<Room | null> {
    if (opening >= limits.opening) await new Promise<void>((resolve) => waiting.push(resolve));
    opening++;
    try {
      return await Room.open(id, context);
    } finally {
      opening--;
      waiting.shift()?.();
    }
  }

  function roomOf(id: string): Promise<Room | null> {
    if (!isId(id) || isEnded) return Promise.resolve(null);
    const room = known.get(id) ?? opened(id);
    known.set(id, room);
    beats();
    const forget = () => known.delete(id);
    room.then((found) => found ?? forget(), forget);
    return room;
  }

  /** Resolves to the room of a table, or to the refusal of all who ask for it. */
  const roomOrRefusal = (id: string): Promise<Room | ReturnType<typeof refused>> =>
    roomOf(id).then(
      (room) => room ?? noSuchTable(),
      (error) => {
        if (error instanceof OtherRules) return refused('other-rules', error.message);
        throw error;
      },
    );

  /** Closes the rooms that nobody has used for a while, and says that this server is running. */
  async function beat(): Promise<void> {
    for (const [id, opening] of known) {
      const room = await opening.catch(() => null);
      room?.sweep();
      if (room === null || !room.isIdle || time.now() - room.used < limits.idle) continue;
      known.delete(id);
      await room.end();
    }
    await context.outages();
  }
  let stopBeating: (() => void) | undefined;
  /** Beats while a table is open, or the store counts outages. Otherwise nothing wakes the process. */
  function beats(): void {
    if (stopBeating !== undefined || isEnded || (store.alive === undefined && known.size === 0)) return;
    stopBeating = time.wake(time.now() + BEAT, () => {
      beat()
        .catch((error) => hooks.fault?.(error, ''))
        .finally(() => {
          stopBeating = undefined;
          beats();
        });
    });
  }
  context.outages().catch((error) => hooks.fault?.(error, ''));
  beats();

  return {
    create: async (given) => {
      const wish = (typeof given === 'object' && given !== null ? given : {}) as Wish;
      const engine = typeof wish.game === 'string' ? engines.get(wish.game) : undefined;
      if (engine === undefined)
        return refused('invalid', 'there is no such game', [{ path: 'game', message: 'there is no such game' }]);
      const found = problemsOf(wish, options.choose === undefined ? [] : bots);
      const { options: chosen = { players: 0 }, terms = {} } = wish;
      if (found.length === 0 && Object.hasOwn(chosen, 'seed'))
        found.push({ path: 'options.seed', message: 'the server chooses the seed' });
      try {
        // validates options and terms
        if (found.length === 0)
          openTable(engine, { options: { ...chosen, seed: '' } as GameTypes['options'], terms }, 0);
      } catch (error) {
        if (!(error instanceof InvalidOptionsError)) throw error;
        found.push(...error.problems);
      }
      if (found.length > 0) return refused('invalid', 'the table cannot be opened', found);
      const host = newToken(random);
      const players = (chosen as GameTypes['options']).players;
      const invitations = Array.from({ length: players }, (_, seat) => (wish.bots?.[seat] ? null : newToken(random)));
      const seats = invitations.map((invitation, seat) =>
        invitation === null
          ? { ...freeSeat, by: 'bot' as const, name: wish.bots?.[seat] ?? null }
          : { ...freeSeat, invitation: sealed(invitation) },
      );
      const { begin = 'full', listed = false, spectators = true, absence = 5 * MINUTE } = wish;
      const id = await add({
        format: CARD_FORMAT,
        game: engine.game,
        options: chosen,
        terms,
        seats,
        host: sealed(host),
        begin,
        listed,
        spectators,
        absence,
      });
      return { id, host, invitations };
    },

    guest: (id, sink) => {
      const early: string[] = [];
      let guest: Guest | null = null;
      let isLeft = false;
      const dismiss = ({ refusal }: ReturnType<typeof refused>) => {
        sink.send(JSON.stringify({ type: 'refused', now: time.now(), id: null, refusal }));
        sink.close(refusal.code);
      };
      roomOrRefusal(id).then(
        (room) => {
          if (isLeft) return;
          if (isEnded) return sink.close('the server is going away');
          if ('refusal' in room) return dismiss(room);
          guest = room.guest(sink);
          for (const text of early.splice(0)) guest.take(text);
        },
        (error) => {
          hooks.fault?.(error, id);
          sink.close('failed');
        },
      );
      return {
        take: (text) => {
          if (guest !== null) guest.take(text);
          else if (early.length < limits.messages.burst) early.push(text);
          else sink.close('slow-down');
        },
        drained: () => guest?.drained(),
        left: () => {
          isLeft = true;
          guest?.left();
        },
      };
    },

    record: async (id) => {
      const room = await roomOrRefusal(id);
      if ('refusal' in room) return room;
      return (await room.record()) ?? refused('not-over', 'the game is not over');
    },

    listed: async (most = 50) => ((await store.cards?.({ open: true }, most)) ?? []).map(shown),

    sweep: async () => {
      const now = time.now();
      // one table that cannot be opened must not stop the flags of the others
      for (const { id } of (await store.cards?.({ due: now }, SWEPT)) ?? [])
        await roomOrRefusal(id).catch((error) => hooks.fault?.(error, id));
      for (const { id, phase, updated } of (await store.cards?.({ before: now - UNSTARTED }, SWEPT)) ?? [])
        if (phase === 'gathering' || updated < now - FORGOTTEN) await store.remove?.(id);
    },

    get open() {
      return known.size;
    },

    end: async () => {
      isEnded = true;
      stopBeating?.();
      for (const room of known.values()) await (await room.catch(() => null))?.end();
      known.clear();
      await alive;
      await store.end?.();
    },
  };
}
