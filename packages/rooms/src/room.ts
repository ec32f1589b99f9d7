/**
 * A table as one process has it. Its requests are carried out one after another. Each is stored before anybody is told of it, and is carried
 * out again, for the table as it is then, if another process was first.
 */
import { deepEqual, type Engine, type GameTypes, type Replay, type Seat, type Viewer } from '@ludi-romani/core';
import {
  type Answer,
  act,
  agree,
  areDistinct,
  ask,
  askAgain,
  comeBack,
  decline,
  extend,
  isName,
  type Log,
  type Line as LogLine,
  leave,
  log,
  nextFlag,
  openTable,
  outage,
  passStanding,
  progress,
  redo,
  resign,
  resume,
  snapshot,
  type Table,
  tick,
  undo,
  updates,
  withdraw,
} from '@ludi-romani/table';
import { parseTable, record } from '@ludi-romani/table/records';
import { bucket, type Limits } from './limits';
import {
  type Hello,
  type PlayerRequest,
  PROTOCOL,
  type Refused,
  type Request,
  type RoomRefusalCode,
  readMessage,
  type ServerMessage,
} from './protocol';
import { newSeed, type Random, sealed, seatOf, shown, withSeat } from './seats';
import {
  type Added,
  type Card,
  chained,
  type Head,
  headAfter,
  type Line,
  type Outage,
  type Said,
  type Store,
  type Stored,
  type StoredSeat,
} from './store';

type AnyEngine = Engine<GameTypes>;
type AnyTable = Table<GameTypes>;

/** Where a server sends what a client is told. */
export interface Sink {
  send(text: string): void;
  /** Returns the length of what was sent and not yet taken. */
  waiting(): number;
  /** Ends the connection; nothing is sent any more. */
  close(reason: string): void;
}

/** A clock that never goes back, and its alarms. */
export interface Time {
  /** Returns the moment, in milliseconds since 1970. */
  now(): number;
  /** Calls `ring` at the moment `at`, unless the returned function is called before. */
  wake(at: number, ring: () => void): () => void;
}

/** What a bot is asked: it has only the view of its seat. */
export interface Question {
  readonly game: string;
  /** the name of the bot; `stand-in` for a player who has left */
  readonly bot: string;
  readonly view: GameTypes['view'];
  /** for the choices of the bot that are random */
  readonly seed: string;
}

/** Calls for what happens outside of the table: each at least once, after it was stored. */
export interface Hooks {
  /** It is this player's turn. */
  turn?(card: Card, seat: Seat): void;
  /** The game has begun. */
  begun?(card: Card): void;
  over?(card: Card): void;
  /** Something failed that should not: an error of the store, or of a bot. */
  fault?(error: unknown, id: string): void;
}

/** A table that no engine of this server can continue. */
export class OtherRules extends Error {}

/** What a room needs of its server. */
export interface Context {
  readonly engines: ReadonlyMap<string, AnyEngine>;
  readonly store: Store;
  readonly time: Time;
  readonly random: Random;
  readonly choose: ((question: Question) => Promise<unknown>) | undefined;
  readonly hooks: Hooks;
  readonly limits: Limits;
  /** Opens the next game of the players of a table, and resolves to its id. */
  again(card: Card): Promise<string>;
  /** Resolves to the outages of the last time. */
  outages(): Promise<readonly Outage[]>;
}

/** The connection of one client to a table. */
export interface Guest {
  /** Takes a message of the client. */
  take(text: string): void;
  /** Says that the sink has taken what was sent. */
  drained(): void;
  /** Says that the connection has ended. */
  left(): void;
}

/** What a guest knows. A slow reader is told everything later, from these numbers, so that it costs no memory meanwhile. */
interface Told {
  readonly sink: Sink;
  viewer: Viewer | null;
  isHost: boolean;
  /** the digest of the token of its seat */
  token: string | null;
  /** false for a client that may only use an invitation */
  watches: boolean;
  /** the version of the table that was sent last; -1 for none */
  version: number;
  revision: number;
  chat: number;
  /** the moment since when it has taken nothing */
  stuck: number | null;
}

/** What a request changes, and its answer. */
interface Change {
  readonly added?: readonly Added[];
  readonly table?: AnyTable | null;
  readonly card?: Card;
  readonly answer: Reply;
}
type Reply = { readonly version: number; readonly seat?: Seat } | { readonly refusal: Refused };

const refuse = (code: RoomRefusalCode, message: string) => ({ refusal: { code, message } });
const notBegun = refuse('gathering', 'the game has not begun');

/** Returns a log to which lines can be added. */
const copyOf = ({ setup, lines }: Log<GameTypes>) => ({ setup, lines: [...lines] });

/** The pause before something is tried again that failed, in milliseconds. */
const PAUSE = 1000;
/** The number of refusals in a row for haste after which a connection is closed. */
const HASTY = 200;

type Deed = (engine: AnyEngine, table: AnyTable, seat: Seat, now: number) => Answer<GameTypes>;
const DEEDS: Readonly<Record<PlayerRequest, Deed>> = {
  undo,
  redo,
  agree,
  decline,
  withdraw,
  resign,
  leave,
  resume,
  return: comeBack,
  'standing-pass': passStanding,
  'ask-again': askAgain,
};

/** A table that is open in this process. */
export class Room {
  readonly #guests = new Set<Told>();
  /** by seat and request, the version of the table after the request was carried out */
  readonly #done = new Map<string, number>();
  /** by viewer, the whole log so far: a page of it does not replay the game */
  readonly #logs = new Map<Viewer, ReturnType<typeof copyOf>>();
  /** the seats whose bots are thinking */
  readonly #thinking = new Set<Seat>();
  #engine: AnyEngine | undefined;
  #table: AnyTable | null = null;
  #card: Card | null = null;
  #head: Head | null = null;
  #chat: Said[] = [];
  /** the replay of a game that is over, and the revision of the card from which it has its names */
  #replay: { readonly revision: number; readonly replay: Replay<GameTypes> } | undefined;
  /** true if the store may have more than this room */
  #isBehind = true;
  /** true if the stored card is older than the lines */
  #isStale = false;
  /** the milliseconds by which the server's clock is behind the last entry */
  #shift = 0;
  #waiting = 0;
  #last: Promise<unknown> = Promise.resolve();
  #stopAlarm = () => {};
  #stopWatching = () => {};
  #isClosed = false;
  /** the moment at which somebody was here last */
  used: number;

  private constructor(
    readonly id: string,
    readonly context: Context,
  ) {
    this.used = context.time.now();
  }

  /** Resolves to the room of a table, or to `null` if there is no such table. */
  static async open(id: string, context: Context): Promise<Room | null> {
    const room = new Room(id, context);
    const { store } = context;
    const changed = () => void room.#queued(() => room.#catchUp()).catch((error) => room.#fault(error));
    if (store.watch !== undefined) room.#stopWatching = await store.watch(id, changed);
    try {
      await room.#queued(async () => {
        await room.#catchUp();
        const outages = room.#card === null ? [] : await context.outages();
        if (room.#isStale) await room.#commit(() => ({ card: { ...room.card }, answer: { version: room.#version } }));
        // a server that stopped may have stored something, and not told of it
        const { updated = 0 } = room.#card ?? {};
        if (outages.some(({ from, to }) => from <= updated && updated < to)) room.#call(null);
        await room.#withoutOutages(outages);
      });
    } catch (error) {
      room.#stopWatching();
      throw error;
    }
    if (room.#card !== null) return room;
    room.#stopWatching();
    return null;
  }

  get card(): Card {
    if (this.#card === null) throw new Error(`the table ${this.id} is not open`);
    return this.#card;
  }

  /** the number of connections */
  get guests(): number {
    return this.#guests.size;
  }

  get isIdle(): boolean {
    return this.#guests.size === 0 && this.#waiting === 0 && this.#thinking.size === 0;
  }

  /** The moment at the table: that of the server, but never before the last entry. */
  #now(): number {
    return this.context.time.now() + this.#shift;
  }

  #fault(error: unknown): void {
    this.context.hooks.fault?.(error, this.id);
  }

  #queued<T>(work: () => Promise<T>): Promise<T> {
    this.#waiting++;
    this.used = this.context.time.now();
    const done = this.#last.then(work);
    this.#last = done
      .catch(() => {})
      .finally(() => {
        this.#waiting--;
      });
    return done;
  }

  /** Notes which requests the lines answer that follow the table. */
  #note(lines: readonly Line[]): void {
    let version = this.#version;
    for (const line of lines) {
      if (!('entry' in line)) continue;
      version++;
      if (line.by !== undefined) this.#done.set(line.by, version);
    }
  }

  /** Takes over what is stored. Throws an error if it cannot be played. */
  #restore({ lines, head, card }: Stored): void {
    const engine = this.context.engines.get(card.game);
    if (engine === undefined) throw new OtherRules(`no engine of this server plays ${card.game}`);
    const [first, ...rest] = this.#table === null ? lines : [undefined, ...lines];
    const entries = rest.flatMap((line) => (line !== undefined && 'entry' in line ? line.entry : []));
    let table = this.#table;
    if (table !== null) table = extend(engine, table, entries);
    else if (first !== undefined && 'table' in first) {
      const { rulesVersion, components } = first.table;
      if (rulesVersion !== engine.rulesVersion || components !== engine.componentsDigest())
        throw new OtherRules('this table was opened with another version of the rules, or another box');
      table = parseTable(engine, { ...first.table, entries });
    }
    this.#note(lines);
    const at = table === null ? 0 : table.opened + (table.entries.at(-1)?.at ?? 0);
    this.#shift = Math.max(this.#shift, at - this.context.time.now());
    [this.#engine, this.#table, this.#head] = [engine, table, head];
    // the card may be older than the lines if a server stopped between the two
    this.#card = this.#described(card, table);
    this.#isStale = !deepEqual(card, this.#card);
  }

  /** Reads what is new in the store. Resolves to true if there was anything new. */
  async #catchUp(): Promise<boolean> {
    const { store } = this.context;
    this.#isBehind = true;
    let before = this.#head;
    let stored = await store.read(this.id, before?.length ?? 0);
    if (stored === null) {
      if (before !== null) this.close('this table was deleted');
      this.#isBehind = before !== null;
      return false;
    }
    const follows = headAfter(before, stored.lines, stored.card);
    const isChained = (stored.lines[0]?.after ?? before?.mark ?? '') === (before?.mark ?? '');
    if (!isChained || follows.mark !== stored.head.mark || follows.length !== stored.head.length) {
      // the store has lost lines, or has others: what it has counts
      this.#fault(new Error('the store has another history'));
      this.#forget();
      before = null;
      stored = await store.read(this.id);
      if (stored === null) return false;
      if (headAfter(null, stored.lines, stored.card).mark !== stored.head.mark || stored.lines[0]?.after)
        throw new Error('the lines of the store are not chained');
    }
    const isNew = before === null || stored.head.revision !== before.revision;
    const said = this.#card?.said;
    if (isNew) this.#restore(stored);
    if (stored.card.said !== said) this.#chat = [...((await store.chat?.(this.id)) ?? [])];
    this.#isBehind = false;
    if (isNew) this.#proceed();
    return isNew;
  }

  #forget(): void {
    this.#head = null;
    this.#table = null;
    this.#done.clear();
    this.#logs.clear();
    for (const guest of this.#guests) guest.version = -1;
  }

  /** Enters the outages since the last entry: they count for no clock. */
  async #withoutOutages(outages: readonly Outage[]): Promise<void> {
    for (const { from, to } of outages) {
      const game = this.#game;
      if (game === null || game.table.terms.clock === null || this.card.phase !== 'playing') return;
      const { engine, table } = game;
      if (to <= table.opened + (table.entries.at(-1)?.at ?? 0)) continue;
      await this.#commit(() => this.#entered(outage(engine, table, from, to)));
    }
  }

  /** Tells the room of outages, after the server could not reach the store. */
  outages(outages: readonly Outage[]): Promise<void> {
    return this.#queued(() => this.#withoutOutages(outages)).catch((error) => this.#fault(error));
  }

  /** Returns the card with all that follows from the table. */
  #described(card: Card, table: AnyTable | null): Card {
    const engine = this.#engine;
    if (table === null || engine === undefined) return card;
    const { isOver, turn } = progress(engine, table);
    return { ...card, phase: isOver ? 'over' : 'playing', turn, due: isOver ? null : nextFlag(engine, table) };
  }

  /** Stores what `make` wants for the table as it is, tells everybody, and resolves to the answer. To be called within the queue. */
  async #commit(make: () => Change): Promise<Reply> {
    for (;;) {
      const [card, table, head] = [this.card, this.#table, this.#head];
      const { added = [], answer, ...next } = make();
      if (added.length === 0 && (next.card ?? card) === card) return answer;
      const after = next.table ?? table;
      const lines = chained(head, added);
      const changed = this.#described(next.card ?? card, after);
      const described = { ...changed, revision: card.revision + 1, updated: this.#now() };
      this.#isBehind = true;
      const stored = await this.context.store.append(this.id, head, lines, described);
      if (stored === null) {
        if (await this.#catchUp()) continue;
        throw new Error('the store takes nothing, and has nothing new');
      }
      this.#note(lines);
      [this.#card, this.#table, this.#head, this.#isBehind] = [described, after, stored, false];
      this.#proceed();
      this.#call(card);
      return answer;
    }
  }

  /** Carries out a change in its turn. */
  #change(make: () => Change): Promise<Reply> {
    return this.#queued(async () => {
      if (this.#isBehind) {
        await this.#catchUp();
        // the store may have been away
        await this.#withoutOutages(await this.context.outages());
      }
      return this.#commit(make);
    });
  }

  /** Returns the change by an answer of the table. */
  #entered(answer: Answer<GameTypes>, by?: string): Change {
    const before = this.#table?.entries.length ?? 0;
    const added: Added[] = answer.table.entries.slice(before).map((entry) => ({ entry }));
    if (!answer.ok) return { added, table: answer.table, answer: { refusal: answer.refusal } };
    const own = added.findIndex((one) => 'entry' in one && one.entry.type !== 'flag');
    const named = added.map((one, i) => (i === own && by !== undefined && 'entry' in one ? { ...one, by } : one));
    return { added: named, table: answer.table, answer: { version: answer.table.entries.length } };
  }

  /** Tells everybody what is new, winds the alarm, and lets bots choose. */
  #proceed(): void {
    this.#tell();
    this.#wind();
    this.#play();
  }

  /** Calls the hooks for what has changed since the card `before`, or for all. */
  #call(before: Card | null): void {
    const { hooks } = this.context;
    const { card } = this;
    for (const seat of card.turn) if (!before?.turn.includes(seat)) hooks.turn?.(card, seat);
    if (card.phase !== 'gathering' && (before === null || before.phase === 'gathering')) hooks.begun?.(card);
    if (card.phase === 'over' && before?.phase !== 'over') hooks.over?.(card);
  }

  #tell(): void {
    const texts = new Map<string, readonly string[]>();
    for (const guest of this.#guests) this.#flush(guest, texts);
  }

  /** Sends a guest what it does not know, unless it is a slow reader. */
  #flush(guest: Told, texts = new Map<string, readonly string[]>()): void {
    const { sink, viewer } = guest;
    if (viewer === null) return;
    if (typeof viewer === 'number' && this.card.seats[viewer]?.token !== guest.token) {
      this.#dismiss(guest, 'wrong-token', 'another player has this seat now');
      return;
    }
    if (sink.waiting() > this.context.limits.waiting) {
      guest.stuck ??= this.context.time.now();
      return;
    }
    guest.stuck = null;
    const { card } = this;
    const now = this.#now();
    if (guest.revision !== card.revision) {
      guest.revision = card.revision;
      const message = (): ServerMessage => ({ type: 'card', now, card: shown(card) });
      const told = texts.get('card') ?? [JSON.stringify(message())];
      texts.set('card', told);
      for (const text of told) sink.send(text);
    }
    if (!guest.watches) return;
    const game = this.#game;
    if (game !== null && guest.version !== this.#version) {
      const { engine, table } = game;
      const key = `${viewer} ${guest.version}`;
      const known = texts.get(key);
      const told = known ?? updates(engine, table, viewer, guest.version, { now }).map((one) => JSON.stringify(one));
      texts.set(key, told);
      guest.version = this.#version;
      for (const text of told) sink.send(text);
    }
    if (guest.chat !== this.#chat.length) {
      // something was deleted: all of it is sent again
      const isWhole = guest.chat < 0 || guest.chat > this.#chat.length;
      this.#send(sink, { type: 'chat', now, isWhole, chat: this.#chat.slice(isWhole ? 0 : guest.chat) });
      guest.chat = this.#chat.length;
    }
  }

  #dismiss(guest: Told, code: RoomRefusalCode, message: string): void {
    this.#guests.delete(guest);
    this.#send(guest.sink, { type: 'refused', now: this.#now(), id: null, refusal: { code, message } });
    guest.sink.close(code);
  }

  #send(sink: Sink, message: ServerMessage): void {
    sink.send(JSON.stringify(message));
  }

  /** Sets the alarm for the next flag. */
  #wind(): void {
    this.#stopAlarm();
    this.#stopAlarm = () => {};
    const { due } = this.card;
    if (due === null || this.#isClosed) return;
    const ring = () =>
      this.#change(() => {
        const game = this.#game;
        if (game === null) return { answer: { version: 0 } };
        return this.#entered({ ok: true, table: tick(game.engine, game.table, this.#now()) });
      }).then(
        () => this.#wind(),
        (error) => {
          this.#fault(error);
          this.#stopAlarm = this.context.time.wake(this.context.time.now() + PAUSE, ring);
        },
      );
    this.#stopAlarm = this.context.time.wake(due - this.#shift, ring);
  }

  /** Lets the bots and stand-ins choose whose turn it is, and agree to what they are asked. */
  #play(): void {
    const { choose, random, time } = this.context;
    const game = this.#game;
    const { card } = this;
    if (game === null || card.phase !== 'playing' || this.#isClosed) return;
    const { engine, table } = game;
    const { status } = progress(engine, table);
    const consents = status.ask?.needs.find((seat) => card.seats[seat]?.by === 'bot');
    if (consents !== undefined) {
      this.#enter(consents, undefined, agree).catch((error) => this.#fault(error));
      return;
    }
    if (choose === undefined) return;
    for (const seat of card.turn) {
      const standIn = status.left.includes(seat);
      if ((card.seats[seat]?.by !== 'bot' && !standIn) || this.#thinking.has(seat)) continue;
      this.#thinking.add(seat);
      const version = table.entries.length;
      const bot = standIn ? 'stand-in' : (card.seats[seat]?.name ?? '');
      const again = () => {
        this.#thinking.delete(seat);
        if (!this.#isClosed) this.#play();
      };
      choose({ game: card.game, bot, view: snapshot(engine, table, seat).view, seed: newSeed(random) })
        .then((action) =>
          // the store of a closed room may have ended: the bot is asked again when the table is opened
          this.#isClosed
            ? null
            : this.#enter(seat, undefined, (one, now, at, moment) =>
                act(one, now, at, action, moment, { version, standIn }),
              ),
        )
        .then((reply) => {
          if (
            reply === null ||
            !('refusal' in reply) ||
            ['stale', 'left', 'not-left', 'paused', 'game-over'].includes(reply.refusal.code)
          )
            again();
          else throw new Error(`the bot ${bot} is refused: ${reply.refusal.message}`);
        })
        .catch((error) => {
          this.#fault(error);
          time.wake(time.now() + PAUSE, again);
        });
    }
  }

  /** Enters something at the table for a seat. A request that was carried out before is not carried out again. */
  #enter(seat: Seat, id: string | undefined, deed: Deed): Promise<Reply> {
    const by = id === undefined ? undefined : `${seat} ${id}`;
    return this.#change(() => {
      const game = this.#game;
      const version = by === undefined ? undefined : this.#done.get(by);
      if (version !== undefined) return { answer: { version } };
      if (game === null) return { answer: notBegun };
      return this.#entered(deed(game.engine, game.table, seat, this.#now()), by);
    });
  }

  /** Returns the change by which the game begins, if it can, after the card has changed. */
  #begun(card: Card, answer: Reply): Change {
    const engine = this.#engine;
    if (engine === undefined) return { card, answer };
    const options = { ...card.options, seed: newSeed(this.context.random) };
    const table = openTable(engine, { options, terms: card.terms, committed: true }, this.#now());
    return { added: [{ table }], table, card, answer };
  }

  /** Returns the change by another card: the game begins if every seat is taken. */
  #seated(card: Card, answer: Reply): Change {
    const isFull = card.seats.every(({ by }) => by !== 'nobody');
    const begins = card.phase === 'gathering' && card.begin === 'full' && isFull;
    return begins ? this.#begun(card, answer) : { card, answer };
  }

  get #version(): number {
    return this.#table?.entries.length ?? 0;
  }

  /** the game, or `null` before it begins */
  get #game(): { readonly engine: AnyEngine; readonly table: AnyTable } | null {
    const [engine, table] = [this.#engine, this.#table];
    return engine === undefined || table === null ? null : { engine, table };
  }

  /** Takes a seat: a free one, or with an invitation also one that somebody had. The client chooses the token, so that it is not lost. */
  #sit(guest: Told, { name, seat, invitation, token }: Request & { readonly type: 'sit' }): Promise<Reply> {
    return this.#change(() => {
      const { card } = this;
      const game = this.#game;
      const version = this.#version;
      const own = seatOf(card, token);
      if (own >= 0) return { answer: { version, seat: own } };
      const invited =
        invitation === undefined ? -1 : card.seats.findIndex((one) => one.invitation === sealed(invitation));
      if (invitation !== undefined && invited < 0)
        return { answer: refuse('wrong-invitation', 'this invitation was used or replaced') };
      const isFree = (one: StoredSeat | undefined) => one?.by === 'nobody' && one.token === null;
      const at = invited >= 0 ? invited : (seat ?? card.seats.findIndex(isFree));
      if (invited < 0 && !(isFree(card.seats[at]) && (guest.isHost || card.listed)))
        return { answer: refuse('taken', 'this seat is not free') };
      const problem = this.#nameProblem(name, at);
      if (problem !== undefined) return { answer: problem };
      const seated = withSeat(card, at, { by: 'person', name, token: sealed(token), invitation: null, away: null });
      const answer: Reply = { version, seat: at };
      // a seat that a stand-in plays goes back to a player
      if (game === null) return this.#seated(seated, answer);
      const back = comeBack(game.engine, game.table, at, this.#now());
      return back.ok ? { ...this.#entered(back), card: seated, answer } : { card: seated, answer };
    });
  }

  #nameProblem(name: string, seat: Seat): { readonly refusal: Refused } | undefined {
    const others = this.card.seats.flatMap((one, other) => (other === seat || one.name === null ? [] : one.name));
    if (isName(name) && name.length <= 40 && others.every((other) => areDistinct([other, name]))) return undefined;
    return refuse('bad-name', 'a name has 1 to 40 visible characters, and no other player has it');
  }

  /** Carries out a request about the card: by its host, or by the player of a seat. */
  #manage(
    guest: Told,
    request: Request & { readonly type: 'begin' | 'invite' | 'rename' | 'replace' },
  ): Promise<Reply> {
    return this.#change((): Change => {
      const { card } = this;
      const { viewer, isHost } = guest;
      const notHost = { answer: refuse('not-host', 'only the host can do this') };
      switch (request.type) {
        case 'begin': {
          if (!isHost) return notHost;
          if (card.phase !== 'gathering') return { answer: { version: this.#version } };
          const free = card.seats.findIndex(({ by }) => by === 'nobody');
          return free < 0
            ? this.#begun(card, { version: 0 })
            : { answer: refuse('gathering', 'not every seat is taken') };
        }
        case 'invite': {
          const seat = card.seats[request.seat];
          if (seat === undefined || seat.by === 'bot')
            return { answer: refuse('taken', 'nobody can be invited to this seat') };
          const isOwn = viewer === request.seat;
          const isVacant = seat.by === 'nobody' || this.#left.includes(request.seat);
          if (!isOwn && !(isHost && isVacant))
            return isHost ? { answer: refuse('taken', 'this seat is taken') } : notHost;
          const freed = seat.by === 'nobody' ? { token: null, name: null } : {};
          const answer: Reply = { version: this.#version, seat: request.seat };
          return { card: withSeat(card, request.seat, { ...freed, invitation: sealed(request.invitation) }), answer };
        }
        case 'rename': {
          if (typeof viewer !== 'number') return { answer: refuse('spectator', 'spectators have no names') };
          const problem = this.#nameProblem(request.name, viewer);
          if (problem !== undefined) return { answer: problem };
          return { card: withSeat(card, viewer, { name: request.name }), answer: { version: this.#version } };
        }
        case 'replace': {
          const game = this.#game;
          if (!isHost) return notHost;
          if (game === null) return { answer: notBegun };
          const away = card.seats[request.seat]?.away;
          if (away === undefined) return { answer: refuse('taken', 'there is no such seat') };
          const isHere = this.#isAt(request.seat);
          const by = `host ${request.id}`;
          const version = this.#done.get(by);
          if (version !== undefined) return { answer: { version } };
          const now = this.#now();
          const present = { answer: refuse('present', 'this player is not absent, or not for long enough') };
          // another process may know better: it then says that the player is present
          if (away === null && !isHere) return { card: withSeat(card, request.seat, { away: now }), ...present };
          if (away === null || isHere || card.absence === null || now - away < card.absence) return present;
          return this.#entered(leave(game.engine, game.table, request.seat, now), by);
        }
      }
    });
  }

  get #left(): readonly Seat[] {
    const game = this.#game;
    return game === null ? [] : progress(game.engine, game.table).status.left;
  }

  /** Adds to the chat. */
  async #say(seat: Seat, { id, text }: Request & { readonly type: 'say' }): Promise<Reply> {
    const { store, limits } = this.context;
    if (store.say === undefined || store.chat === undefined) return refuse('no-chat', 'this server keeps no chat');
    const isFine = text.trim() !== '' && text.length <= limits.line && !/[^\P{C}\n]/u.test(text);
    if (!isFine) return refuse('bad-text', `a line has 1 to ${limits.line} visible characters`);
    return this.#queued(async () => {
      const own = this.#chat.filter((one) => one.seat === seat);
      const answer = { version: this.#version };
      if (own.some((one) => one.id === id)) return answer;
      const size = this.#chat.reduce((sum, one) => sum + one.text.length, 0);
      if (own.length >= limits.said || size + text.length > limits.chat)
        return refuse('no-chat', 'this player has said as much as is allowed');
      const said: Said = { id, seat, text, at: this.#now() };
      await store.say?.(this.id, said);
      this.#chat.push(said);
      return this.#commit(() => ({ card: { ...this.card, said: this.card.said + 1 }, answer }));
    });
  }

  /** Deletes the name of a seat, and what it has said. */
  #unsay(seat: Seat): Promise<Reply> {
    return this.#queued(async () => {
      await this.context.store.unsay?.(this.id, seat);
      this.#chat = this.#chat.filter((one) => one.seat !== seat);
      for (const guest of this.#guests) guest.chat = -1;
      return this.#commit(() => {
        const card = withSeat(this.card, seat, { name: null });
        return { card: { ...card, said: card.said + 1 }, answer: { version: this.#version } };
      });
    });
  }

  /** Opens the next game of these players, once. */
  async #again(): Promise<Reply> {
    const { card } = this;
    if (card.phase !== 'over') return refuse('not-over', 'the game is not over');
    if (card.next !== null) return { version: this.#version };
    const next = await this.context.again(card);
    const reply = await this.#change(() => {
      const answer: Reply = { version: this.#version };
      return this.card.next === null ? { card: { ...this.card, next }, answer } : { answer };
    });
    // another process was first
    if (this.card.next !== next) await this.context.store.remove?.(next);
    return reply;
  }

  /** Returns a page of the log. Its lines are cached, so that no page replays the game. */
  #page(viewer: Viewer, { id, since }: Request & { readonly type: 'log' }): ServerMessage {
    const now = this.#now();
    const game = this.#game;
    if (game === null) return { type: 'log', now, id, lines: [], more: false };
    const { engine, table } = game;
    const known = this.#logs.get(viewer) ?? copyOf(log(engine, table, viewer));
    this.#logs.set(viewer, known);
    if (known.lines.length < table.entries.length)
      known.lines.push(...log(engine, table, viewer, known.lines.length).lines);
    const lines: LogLine<GameTypes>[] = [];
    let size = 0;
    for (const line of known.lines.slice(since)) {
      size += JSON.stringify(line).length + 1;
      if (size > this.context.limits.page && lines.length > 0) break;
      lines.push(line);
    }
    const more = since + lines.length < known.lines.length;
    return { type: 'log', now, id, ...(since === 0 ? { setup: known.setup } : {}), lines, more };
  }

  /** Resolves to the replay of a game that is over, or to `null`. It holds the seed, so there is none before the end is stored. */
  record(): Promise<Replay<GameTypes> | null> {
    return this.#queued(async () => {
      if (this.#isBehind) await this.#catchUp();
      const game = this.#game;
      const { phase, revision, seats } = this.card;
      if (game === null || phase !== 'over') return null;
      if (this.#replay?.revision !== revision) {
        const names = seats.map(({ name }, seat) => name ?? `Player ${seat + 1}`);
        this.#replay = { revision, replay: record(game.engine, game.table, { names }) };
      }
      return this.#replay.replay;
    });
  }

  /** Welcomes a client: it is told what it does not know since its version, and everything from now on. */
  async #welcome(guest: Told, { protocol, token, host, since }: Hello): Promise<RoomRefusalCode | null> {
    if (protocol !== PROTOCOL) return 'other-protocol';
    await this.#queued(async () => {
      // the client may come from a process that knew more
      await this.#catchUp();
    });
    const { card } = this;
    const seat = token === undefined ? 'spectator' : seatOf(card, token);
    const isHost = host !== undefined && sealed(host) === card.host;
    if (seat === -1 || (host !== undefined && !isHost)) return 'wrong-token';
    // somebody with an invitation must get in to use it
    const isInvited = card.seats.some(({ invitation }) => invitation !== null);
    if (seat === 'spectator' && !card.spectators && !isHost && !card.listed && !isInvited) return 'no-spectators';
    const before = guest.viewer;
    const watches = seat !== 'spectator' || card.spectators || isHost;
    Object.assign(guest, {
      viewer: seat,
      isHost,
      token: token === undefined ? null : sealed(token),
      watches,
      version: since ?? -1,
      revision: card.revision,
      chat: this.#chat.length,
    });
    const chat = watches ? this.#chat : [];
    const now = this.#now();
    this.#send(guest.sink, { type: 'welcome', now, protocol: PROTOCOL, viewer: seat, isHost, card: shown(card), chat });
    this.#flush(guest);
    if (typeof seat === 'number') this.#isHere(seat);
    if (before !== null && before !== seat) this.#isGone(before);
    return null;
  }

  /** Enters that the player of a seat is present: one who was said to be absent, or one who comes to the next game. */
  #isHere(seat: Seat): void {
    const sitting = this.card.seats[seat];
    if (sitting === undefined || (sitting.away === null && sitting.by === 'person')) return;
    this.#change(() => {
      const answer: Reply = { version: this.#version };
      return this.#seated(withSeat(this.card, seat, { by: 'person', away: null }), answer);
    }).catch((error) => this.#fault(error));
  }

  /** Returns true if a client of this server has the seat. */
  #isAt(seat: Seat): boolean {
    return [...this.#guests].some(({ viewer }) => viewer === seat);
  }

  /** Enters that a player is absent if nobody is at its seat. */
  #isGone(viewer: Viewer): void {
    if (typeof viewer !== 'number' || this.#isAt(viewer) || this.#isClosed || this.card.phase !== 'playing') return;
    this.#change(() => {
      const answer: Reply = { version: this.#version };
      const seat = this.card.seats[viewer];
      if (this.#isAt(viewer) || seat?.by !== 'person' || seat.away !== null) return { answer };
      return { card: withSeat(this.card, viewer, { away: this.#now() }), answer };
    }).catch((error) => this.#fault(error));
  }

  /** Carries out a request of a client, and resolves to its answer. */
  #answer(guest: Told, request: Exclude<Request, { readonly type: 'log' | 'ping' }>): Promise<Reply> {
    const { viewer } = guest;
    const { type, id } = request;
    if (type === 'sit') return this.#sit(guest, request);
    if (type === 'begin' || type === 'invite' || type === 'rename' || type === 'replace')
      return this.#manage(guest, request);
    if (typeof viewer !== 'number') return Promise.resolve(refuse('spectator', 'spectators cannot do this'));
    if (type === 'say') return this.#say(viewer, request);
    if (type === 'forget') return this.#unsay(viewer);
    if (type === 'again') return this.#again();
    if (type === 'act') {
      const { action, version } = request;
      return this.#enter(viewer, id, (engine, table, seat, now) => act(engine, table, seat, action, now, { version }));
    }
    if (type === 'ask')
      return this.#enter(viewer, id, (engine, table, seat, now) => ask(engine, table, seat, request.wish, now));
    return this.#enter(viewer, id, DEEDS[type]);
  }

  /** Lets a client in. */
  guest(sink: Sink): Guest {
    const { time, limits } = this.context;
    const told: Told = {
      sink,
      viewer: null,
      isHost: false,
      token: null,
      watches: false,
      version: -1,
      revision: -1,
      chat: 0,
      stuck: null,
    };
    const rate = bucket(limits.messages, () => time.now());
    let hasty = 0;
    let isGreeting = false;
    const refused = (id: string | null, refusal: Refused) =>
      this.#send(sink, { type: 'refused', now: this.#now(), id, refusal });
    const dismiss = (code: RoomRefusalCode, message: string) => this.#dismiss(told, code, message);
    const stopGreeting = time.wake(time.now() + limits.hello, () => {
      if (!isGreeting) dismiss('no-hello', 'nobody said hello');
    });
    const left = () => {
      stopGreeting();
      this.#guests.delete(told);
      if (told.viewer !== null) this.#isGone(told.viewer);
    };
    this.used = time.now();
    this.#guests.add(told);
    if (this.#guests.size > limits.guests) dismiss('full', 'too many connections at this table');

    const handle = async (text: string): Promise<void> => {
      const read = readMessage(text);
      const message = text.length > limits.message ? { problem: 'too long', id: 'id' in read ? read.id : null } : read;
      if ('problem' in message) return refused(message.id, { code: 'malformed', message: message.problem });
      if (message.type === 'hello') {
        isGreeting = true;
        // a welcome is long: a client that does not read must not ask for many
        if (sink.waiting() > limits.waiting) return dismiss('slow-down', 'read first');
        const code = await this.#welcome(told, message);
        if (code === 'other-protocol') dismiss(code, 'this page is older than the server, or newer: load it again');
        else if (code !== null)
          dismiss(code, code === 'wrong-token' ? 'this token opens no seat here' : 'nobody may watch here');
        return;
      }
      const { id } = message;
      if (told.viewer === null) return refused(id, { code: 'no-hello', message: 'say hello first' });
      if (message.type === 'log') {
        if (sink.waiting() > limits.waiting)
          return refused(id, { code: 'slow-down', message: 'read first', wait: PAUSE });
        return this.#send(sink, this.#page(told.viewer, message));
      }
      const reply = message.type === 'ping' ? { version: this.#version } : await this.#answer(told, message);
      if ('refusal' in reply) refused(id, reply.refusal);
      else this.#send(sink, { type: 'accepted', now: this.#now(), id, ...reply });
    };

    return {
      take: (text) => {
        if (!this.#guests.has(told)) return;
        const wait = rate.take();
        if (wait > 0) {
          const message = readMessage(text.slice(0, limits.message));
          const id = 'id' in message ? message.id : null;
          if (++hasty > HASTY || sink.waiting() > limits.waiting) dismiss('slow-down', 'too many requests');
          else refused(id, { code: 'slow-down', message: 'too many requests', wait });
          return;
        }
        hasty = 0;
        handle(text).catch((error) => {
          this.#fault(error);
          const message = readMessage(text);
          refused('id' in message ? message.id : null, {
            code: 'failed',
            message: 'it is not known whether this was done',
          });
        });
      },
      drained: () => this.#flush(told),
      left,
    };
  }

  /** Closes the connections that have taken nothing for long. */
  sweep(): void {
    const { limits, time } = this.context;
    for (const guest of this.#guests)
      if (guest.stuck !== null && time.now() - guest.stuck > limits.stuck) guest.sink.close('slow-down');
  }

  /** Closes the room when all that was begun is stored. */
  async end(): Promise<void> {
    this.#stopAlarm();
    this.#isClosed = true;
    await this.#last;
    this.close('the server is going away');
  }

  /** Closes all connections. */
  close(reason: string): void {
    this.#isClosed = true;
    this.#stopAlarm();
    this.#stopWatching();
    for (const guest of this.#guests) guest.sink.close(reason);
    this.#guests.clear();
  }
}
