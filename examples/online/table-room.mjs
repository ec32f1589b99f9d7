/**
 * A table as one process has it. Whatever is done there is done one after the other, is in the storage before anybody is told of it, and
 * is done again for the table as it is then if another process was first.
 */
import { randomUUID } from 'node:crypto';
import { act, extend, log, nextFlag, snapshot, tick, updates } from '@ludi-romani/table';
import { STAND_IN } from './bots.mjs';
import { engines } from './games.mjs';
import { digestOf, newToken, seatOf, shown, taken } from './seats.mjs';

/** Timers do not know more. */
const LONGEST_WAIT = 2 ** 31 - 1;
/** before something is tried again that went wrong */
const PAUSE = 1000;

/** Opens the table with that id; `null` if there is none. */
export async function openRoom(id, { storage, bots, now = Date.now, warn = console.error }) {
  /** who is told: each has a `viewer`, `null` until it has said who it is, the `version` it knows, and `send` */
  const guests = new Set();
  /** what became of what clients have sent: the version it led to, by seat and the client's own id */
  const accepted = new Map();
  /** the logs that viewers have asked for: a page does not take playing the game again */
  const logs = new Map();
  /** the seats whose bots have been asked */
  const thinking = new Set();
  let [engine, table, seats] = [];
  /** how many lines of the storage are in it */
  let length = 0;
  /** whether there may be more lines in the storage */
  let isBehind = true;
  let waiting = 0;
  let timer;
  let last = Promise.resolve();

  /** One after the other. */
  const queued = (work) => {
    waiting++;
    const done = last.then(work);
    last = done.catch(() => {}).finally(() => waiting--);
    return done;
  };

  /** Takes lines that are in the storage; `next` is the table that they lead to, where that is known already. All of them, or none. */
  function take(lines, next) {
    const from = length === 0 ? lines[0] : { table, seats };
    const ofGame = engines.get(from.table.game);
    const entries = lines.flatMap(({ entry }) => entry ?? []);
    const after = next ?? extend(ofGame, from.table, entries);
    let version = from.table.entries.length;
    [engine, table, seats] = [ofGame, after, from.seats];
    for (const line of lines) {
      if ('entry' in line) version++;
      if ('seat' in line) seats = taken(seats, line);
      if ('by' in line) accepted.set(line.by, version);
    }
    length += lines.length;
  }

  /** Tells everybody what is new, and sees to what comes next. */
  function tell(lines) {
    const texts = new Map();
    for (const guest of guests) {
      if (guest.viewer === null) continue;
      if (lines.some((line) => 'seat' in line)) guest.send(JSON.stringify({ type: 'seats', seats: shown(seats) }));
      const key = `${guest.viewer} ${guest.version}`;
      if (!texts.has(key)) texts.set(key, messagesFor(guest.viewer, guest.version));
      guest.version = table.entries.length;
      for (const text of texts.get(key)) guest.send(text);
    }
    wind();
    play();
  }
  const messagesFor = (viewer, since) => updates(engine, table, viewer, since).map((one) => JSON.stringify(one));

  function logOf(viewer) {
    if (!logs.has(viewer)) {
      const { setup, lines } = log(engine, table, viewer);
      logs.set(viewer, { setup, lines: [...lines] });
    }
    const known = logs.get(viewer);
    if (known.lines.length < table.entries.length)
      known.lines.push(...log(engine, table, viewer, known.lines.length).lines);
    return known;
  }

  async function catchUp() {
    isBehind = true;
    const lines = (await storage.load(id, length)) ?? [];
    if (lines.length > 0) take(lines);
    isBehind = false;
    if (lines.length > 0) tell(lines);
    return lines.length > 0;
  }

  /** Stores what `make` has to enter at the table as it is, and gives its answer. */
  const commit = (make) =>
    queued(async () => {
      if (isBehind) await catchUp();
      for (;;) {
        const { lines, next, answer } = make();
        if (lines.length === 0) return answer;
        // until it is known what came of it
        isBehind = true;
        if (await storage.append(id, length, lines)) {
          isBehind = false;
          take(lines, next);
          tell(lines);
          return answer;
        }
        if (!(await catchUp())) throw new Error('the storage takes nothing, and has nothing new');
      }
    });

  /** Does what a seat has sent; what was accepted already is accepted, and not done again. */
  const enter = (doing, by, id = null) =>
    commit(() => {
      const version = accepted.get(by);
      if (version !== undefined) return { lines: [], answer: { type: 'accepted', id, version } };
      const { ok, table: next, refusal } = doing(engine, table, now());
      const lines = next.entries.slice(table.entries.length).map((entry) => ({ entry }));
      if (!ok) return { lines, next, answer: { type: 'refused', id, refusal } };
      if (by !== undefined) lines.push({ ...lines.pop(), by });
      return { lines, next, answer: { type: 'accepted', id, version: next.entries.length } };
    });

  /** Flags fall when they are due. */
  function wind() {
    clearTimeout(timer);
    const due = nextFlag(engine, table);
    if (due === null) return;
    const ring = () =>
      enter((_, now, at) => ({ ok: true, table: tick(engine, now, at) })).then(wind, (error) => {
        warn(error);
        timer = setTimeout(wind, PAUSE);
      });
    timer = setTimeout(ring, Math.min(Math.max(0, due - now()), LONGEST_WAIT));
  }

  /** The bots whose turn it is choose. */
  function play() {
    if (
      seats.every(({ by }) => by !== 'bot') &&
      table.terms.flag !== 'stand-in' &&
      table.terms.resignation !== 'stand-in'
    )
      return;
    const { view, status } = snapshot(engine, table, 'spectator');
    if (status.ending !== null) return;
    for (const seat of engine.activePlayers(view)) {
      const standIn = status.left.includes(seat);
      if ((seats[seat].by !== 'bot' && !standIn) || thinking.has(seat)) continue;
      thinking.add(seat);
      const bot = standIn ? STAND_IN : seats[seat].name;
      const version = table.entries.length;
      const question = { game: table.game, bot, view: snapshot(engine, table, seat).view, seed: randomUUID() };
      const doing = (action) => (_, now, at) => act(engine, now, seat, action, at, { version, standIn });
      bots
        .choose(question)
        .then((action) => enter(doing(action)))
        .then(({ refusal }) => {
          thinking.delete(seat);
          if (refusal === undefined || refusal.code === 'stale') play();
          else warn(`${id}: the bot of seat ${seat} is refused: ${refusal.message}`);
        })
        .catch((error) => {
          warn(error);
          setTimeout(() => {
            thinking.delete(seat);
            play();
          }, PAUSE).unref();
        });
    }
  }

  const stop = await storage.watch(id, () => queued(catchUp).catch(warn));
  try {
    await queued(catchUp);
  } finally {
    if (table === undefined) await stop();
  }
  if (table === undefined) return null;

  return {
    guests,
    get engine() {
      return engine;
    },
    get table() {
      return table;
    },
    /** Takes a free seat; `null` if there is none. */
    join: (name = null) =>
      commit(() => {
        const seat = seats.findIndex(({ by }) => by === 'nobody');
        if (seat < 0) return { lines: [], answer: null };
        const token = newToken();
        return { lines: [{ seat, token: digestOf(token), name }], next: table, answer: { seat, token } };
      }),
    /**
     * Welcomes a guest, a spectator without a token: it is told what it does not know since a version, and everything from now on.
     * `false` for a token that opens no seat.
     */
    welcome: (guest, { token, since = -1 }) =>
      queued(async () => {
        // it may come from a process that knew more
        await catchUp();
        const seat = token === undefined ? 'spectator' : seatOf(seats, token);
        if (seat === -1) return false;
        guest.viewer = seat;
        guest.version = table.entries.length;
        guest.send(JSON.stringify({ type: 'welcome', viewer: seat, seats: shown(seats) }));
        for (const text of messagesFor(seat, since)) guest.send(text);
        return true;
      }),
    /**
     * A page of the log for a viewer: the lines after version `since` that fit into `most` bytes, but at least one. The first page has what the
     * setup of the game told.
     */
    page(viewer, { id, since }, most) {
      const { setup, lines } = logOf(viewer);
      const page = { type: 'log', id, ...(since === 0 && { setup }), lines: [], more: true };
      let size = Buffer.byteLength(JSON.stringify(page));
      for (const line of lines.slice(since)) {
        size += Buffer.byteLength(JSON.stringify(line)) + 1;
        if (size > most && page.lines.length > 0) return page;
        page.lines.push(line);
      }
      return { ...page, more: false };
    },
    /** What a seat wants to do. */
    enter: (seat, id, doing) => enter(doing, `${seat} ${id}`, id),
    /** Whether nobody is there and nothing is going on. */
    isIdle: () => guests.size === 0 && waiting === 0 && thinking.size === 0,
    async close() {
      if (waiting > 0) await last;
      clearTimeout(timer);
      // at once, before anybody opens it again
      await Promise.all([storage.close(id), stop()]);
    },
  };
}
