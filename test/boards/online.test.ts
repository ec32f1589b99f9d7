/** Tests of games at a server: seats and spectators that see the game through `online` and play by pointing alone. */
import {
  DONE,
  type Online,
  type OnlineAnswer,
  type OnlineConnection,
  type OnlineLook,
  type OnlineState,
  online,
  pointing,
} from '@ludi-romani/boards';
import { boards, type Labels } from '@ludi-romani/boards/city-of-rome';
import { words as german } from '@ludi-romani/boards/city-of-rome/de';
import { words as english } from '@ludi-romani/boards/city-of-rome/en';
import { type Action, type CityOfRome, engine, type State } from '@ludi-romani/city-of-rome';
import {
  chanceState,
  deepEqual,
  digest,
  keyedChance,
  type Seat,
  type SeenEvent,
  type Viewer,
  verifyReplay,
} from '@ludi-romani/core';
import { text } from '@ludi-romani/core/words';
import { type Created, chained, PROTOCOL, type ServerMessage } from '@ludi-romani/rooms';
import { type Piped, pipe } from '@ludi-romani/rooms/testing';
import { words as germanRoom } from '@ludi-romani/rooms/words/de';
import { words as englishRoom } from '@ludi-romani/rooms/words/en';
import {
  type Follower,
  follow,
  type Line,
  type Message,
  openTable,
  type Snapshot,
  type Terms,
  timeLeft,
} from '@ludi-romani/table';
import { words as germanTable } from '@ludi-romani/table/words/de';
import { words as englishTable } from '@ludi-romani/table/words/en';
import { describe, expect, test } from 'vitest';
import { idsIn, playedTo, tagOf } from '../boards';
import { type Hosted, hosted, settled, token } from '../rooms/hosting';

type Game = Online<CityOfRome, Labels>;

const board = boards(engine);
const [en, de] = [english(engine), german(engine)];
const [enTable, deTable] = [englishTable(en), germanTable(de)];
const LOOK = { words: en, tableWords: enTable, roomWords: englishRoom };
const NAMES = ['Livia', 'Gaius', 'Titus'];
const CONSENT: Partial<Terms> = { undo: 'consent' };

let connections = 0;

/** A connection to a server in memory. */
class Wire implements OnlineConnection<CityOfRome> {
  readonly engine = engine;
  /** changes an action on its way to the server */
  tamper = (action: Action): Action => action;
  #page: Extract<ServerMessage<CityOfRome>, { readonly type: 'log' }> | undefined;
  #loaded: readonly Line<CityOfRome>[] = [];
  #pipe: Piped | undefined;
  #state: OnlineState<CityOfRome> = Object.freeze({
    viewer: null,
    isHost: false,
    card: null,
    table: null,
    lines: [],
    pending: [],
  });
  #follower: Follower<CityOfRome> | undefined;
  readonly #listeners = new Set<() => void>();
  readonly #open = new Map<string, (answer: OnlineAnswer) => void>();
  readonly #name = `wire ${connections++}`;
  #ids = 0;

  constructor(
    readonly host: Hosted,
    readonly id: string,
    readonly token?: string,
    readonly hostToken?: string,
  ) {}

  /** Connects. `since` is the version that the client claims to have; without it, the server sends a snapshot. */
  async dial(since?: number): Promise<this> {
    this.#pipe?.close();
    if (since === undefined) this.#follower = undefined;
    this.#pipe = pipe(this.host.server, this.id, (message) => this.#take(message as ServerMessage<CityOfRome>));
    const own = {
      ...(this.token === undefined ? {} : { token: this.token }),
      ...(this.hostToken === undefined ? {} : { host: this.hostToken }),
    };
    this.#pipe.send({ type: 'hello', protocol: PROTOCOL, ...own, ...(since === undefined ? {} : { since }) });
    await settled();
    return this;
  }
  hangUp(): void {
    this.#pipe?.close();
  }
  stopReading(): void {
    this.#pipe?.stopReading();
  }
  read(): void {
    this.#pipe?.read();
  }

  #update(change: Partial<OnlineState<CityOfRome>>): void {
    this.#state = Object.freeze({ ...this.#state, ...change });
    for (const listener of [...this.#listeners]) listener();
  }
  #take(message: ServerMessage<CityOfRome>): void {
    if (message.type === 'welcome')
      this.#update({ viewer: message.viewer, isHost: message.isHost, card: message.card });
    if (message.type === 'card') this.#update({ card: message.card });
    if (message.type === 'log') this.#page = message;
    if (message.type === 'snapshot' || message.type === 'update') this.#takeTable(message);
    if (message.type === 'accepted') this.#settle(message.id, { ok: true });
    if (message.type === 'refused' && message.id !== null)
      this.#settle(message.id, { ok: false, refusal: message.refusal });
  }
  #takeTable(message: Message<CityOfRome>): void {
    if (this.#follower === undefined) this.#follower = follow(message as Snapshot<CityOfRome>);
    else if (!this.#follower.take(message)) throw new Error('the message does not fit');
    const table = this.#follower.getSnapshot();
    const last = this.#loaded.at(-1)?.version ?? 0;
    this.#update({ table, lines: [...this.#loaded, ...table.lines.filter(({ version }) => version > last)] });
  }
  #settle(id: string, answer: OnlineAnswer): void {
    const resolve = this.#open.get(id);
    this.#open.delete(id);
    const [, ...others] = this.#state.pending;
    this.#update({ pending: others });
    resolve?.(answer);
  }
  request(type: string, more: object = {}): Promise<OnlineAnswer> {
    const id = `${this.#name} ${this.#ids++}`;
    const answer = new Promise<OnlineAnswer>((resolve) => this.#open.set(id, resolve));
    this.#update({ pending: [...this.#state.pending, { type }] });
    this.#pipe?.send({ type, id, ...more });
    return answer;
  }
  /** Loads the whole log. */
  async loadLog(): Promise<void> {
    this.#pipe?.send({ type: 'log', id: 'log', since: 0 });
    await settled();
    const { setup, lines = [] } = this.#page ?? {};
    this.#loaded = lines as readonly Line<CityOfRome>[];
    this.#update({ setup: setup as readonly SeenEvent<CityOfRome['event']>[], lines: this.#loaded });
  }

  getSnapshot = () => this.#state;
  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  act = (action: Action) =>
    this.request('act', { action: this.tamper(action), version: this.#state.table?.version ?? 0 });
  send = (type: string) => this.request(type);
  ask = (wish: object) => this.request('ask', { wish });
  replace = (seat: Seat) => this.request('replace', { seat });
  now = () => this.host.time.now();
  timeLeft = (seat: Seat) => {
    const table = this.#follower?.getSnapshot();
    return table === undefined ? null : timeLeft(table, seat, this.host.time.now());
  };
}

/** A client with its game. */
interface Client {
  readonly wire: Wire;
  readonly game: Game;
}
const clientOf = (wire: Wire, look: OnlineLook<CityOfRome, Labels> = LOOK): Client => ({
  wire,
  game: online(wire, board, look),
});

/** Opens a table at which `state` is the beginning of the game, with a client at each seat, and a spectator. */
async function begun(state: State, terms: Partial<Terms> = {}, host = hosted()) {
  const players = state.players.length as 2 | 3 | 4;
  const created = (await host.server.create({ game: engine.game, options: { players }, terms })) as Created;
  const { id } = created;
  const stored = await host.store.read(id);
  if (stored === null) throw new Error('the table is not stored');
  const table = openTable(engine, { start: state, terms }, host.time.now());
  const seats = stored.card.seats.map((seat, i) => ({
    ...seat,
    by: 'person' as const,
    name: NAMES[i] ?? null,
    token: digest(token(`seat-${i}`)),
    invitation: null,
  }));
  const card = { ...stored.card, revision: stored.card.revision + 1, phase: 'playing' as const, seats };
  await host.store.append(id, stored.head, chained(stored.head, [{ table: table as never }]), card);
  const clients: Client[] = [];
  for (let seat = 0; seat < players; seat++)
    clients.push(clientOf(await new Wire(host, id, token(`seat-${seat}`)).dial()));
  const spectator = clientOf(await new Wire(host, id).dial());
  return { host, id, created, clients, spectator };
}

/** Opens a table at which a client sits down at each seat: then the game begins, with its setup. */
async function gathered(host = hosted()) {
  const { id, invitations } = (await host.server.create({ game: engine.game, options: { players: 2 } })) as Created;
  const clients: Client[] = [];
  for (const [seat, invitation] of invitations.entries()) {
    const own = token(`seat-${seat}`);
    const visitor = await new Wire(host, id).dial();
    const sat = visitor.request('sit', { name: NAMES[seat], token: own, invitation });
    await settled();
    expect(await sat).toEqual({ ok: true });
    clients.push(clientOf(await new Wire(host, id, own).dial()));
  }
  return { host, id, clients };
}

const start = (seed: string, players: 2 | 3 = 2): State => engine.initialState({ players, seed });
const activeOf = (clients: readonly Client[]): Client => {
  const client = clients.find(({ game }) => game.isMyTurn);
  if (client === undefined) throw new Error('no client is active');
  return client;
};
const linesOf = ({ log, names }: Game): string[] => log.map(({ phrase }) => text(phrase, names));

const chances = (seed: string) => keyedChance(chanceState(seed));

/** Points at random open things until an action was sent, and waits for its answer. */
async function actAtRandom({ game, wire }: Client, chance: ReturnType<typeof chances>): Promise<void> {
  const before = wire.getSnapshot().table?.version;
  for (let clicks = 0; wire.getSnapshot().table?.version === before; clicks++) {
    if (clicks > 200) throw new Error('no action was chosen');
    game.point(chance.pick(game.open));
    if (game.isWaiting) await settled();
    if (game.refusal !== null) throw new Error(game.refusal);
  }
}
/** Plays at random until `wanted` returns true. */
async function playUntil(clients: readonly Client[], wanted: () => boolean, seed = 'bot'): Promise<void> {
  const chance = chances(seed);
  for (let plies = 0; !wanted(); plies++) {
    if (plies > 1000) throw new Error('`wanted` never returned true');
    await actAtRandom(activeOf(clients), chance);
  }
}
/** Returns a state in which the active player must point at several things to choose an action, and these things. */
function stepwise(seed: string): { readonly state: State; readonly seat: Seat; readonly ids: readonly string[] } {
  let found: { readonly seat: Seat; readonly ids: readonly string[] } | undefined;
  const isStepwise = (state: State): boolean => {
    const [seat] = engine.activePlayers(state);
    if (seat === undefined || engine.openQuestion(state, seat)?.ask !== 'pay') return false;
    const view = engine.view(state, seat);
    const choices = engine.choices(view, seat);
    const ids = engine
      .legalActions(view)
      .map((action) => board.targets(view, action))
      .find((one) => one.length > 1 && pointing(board, view, choices, one.slice(0, 1)).action === null);
    if (ids !== undefined) found = { seat, ids };
    return ids !== undefined;
  };
  for (let number = 0; ; number++) {
    const state = playedTo(engine, { players: 2, seed: `${seed} ${number}` }, isStepwise);
    if (found !== undefined) return { state, ...found };
  }
}
/** Returns a state in which the active player has a choice that is not legal, and that choice. */
function refusing(seed: string) {
  const illegalIn = (state: State) => {
    const [seat] = engine.activePlayers(state);
    const choices = seat === undefined ? [] : engine.choices(state, seat);
    return choices.flatMap(({ action, judgement }) =>
      judgement.legal || judgement.clause === null ? [] : { action, judgement },
    )[0];
  };
  const state = playedTo(engine, { players: 2, seed }, (one) => illegalIn(one) !== undefined);
  const illegal = illegalIn(state);
  if (illegal === undefined) throw new Error('every choice is legal');
  return { state, ...illegal };
}

describe('a whole game', () => {
  test('two seats play by pointing alone, and a spectator follows', async () => {
    const { host, id, clients } = await gathered();
    const watching = clientOf(await new Wire(host, id).dial());
    const chance = chances('whole');
    let sights = 0;
    for (let plies = 0; !watching.game.isOver; plies++) {
      const active = activeOf(clients);
      const { viewer, table } = active.wire.getSnapshot();
      if (table === null) throw new Error('the game has not begun');
      expect(active.game.seat).toBe(viewer);
      expect(engine.activePlayers(table.view)).toContain(viewer);
      expect(active.game.open.length).toBeGreaterThan(0);
      await actAtRandom(active, chance);
      // with another picture after each action, and with the same events for all
      const versions = [...clients, watching].map(({ wire }) => wire.getSnapshot().table?.version);
      expect(new Set(versions)).toEqual(new Set([plies + 1]));
      if (plies % 20 === 0) sights += idsIn(watching.game.picture()).size;
    }
    expect(sights).toBeGreaterThan(100);
    for (const { game } of [...clients, watching]) {
      expect([game.isOver, game.isMyTurn, game.open, game.canUndo, game.refusal]).toEqual([
        true,
        false,
        [],
        null,
        null,
      ]);
      expect(game.picture('prompt')).toContain(en.labels.over);
      expect(game.said).toMatch(/(?:Livia|Gaius).* wins?\./);
      expect(game.names).toEqual(NAMES.slice(0, 2));
    }
    expect(verifyReplay(engine, await host.server.record(id), { finished: true })).toMatchObject({ ok: true });
    expect(host.faults).toEqual([]);
  });

  test('no picture, log or text depends on what the viewer may not know', async () => {
    /** Returns everything that a client can show, besides its own pointing. */
    const shown = ({ game }: Client) => ({
      picture: game.picture(),
      log: linesOf(game),
      said: game.said,
      open: game.open,
      rest: [game.names, game.request, game.canUndo, game.canRedo, game.isMyTurn, game.isOver, game.refusal],
    });
    const chance = chances('pairs');
    let [moments, secrets, ownDiffer] = [0, 0, 0];
    for (let round = 0; round < 9; round++) {
      const depth = round * 12;
      let plies = 0;
      let states = [playedTo(engine, { players: 2, seed: `pairs ${round}` }, () => plies++ === depth)] as State[];
      const [real] = states as [State];
      const viewer: Viewer = round % 3 === 2 ? 'spectator' : ((round % 3) as Seat);
      const other = { ...engine.determinize(engine.view(real, viewer), `${round}`), chance: real.chance } as State;
      if (!deepEqual(real, other)) secrets++;
      states = [real, other];
      const worlds = [await begun(real, CONSENT), await begun(other, CONSENT)];
      const at = (seat: Viewer) =>
        worlds.map(({ clients, spectator }) => (seat === 'spectator' ? spectator : (clients[seat] as Client)));
      for (let ply = 0; ply < 6; ply++) {
        const [one, two] = at(viewer).map(shown);
        expect(two).toEqual(one);
        if (ply === 0) {
          const [parts, others] = at(viewer).map(({ game }) => game.parts().map((part) => game.picture(part)));
          expect(others).toEqual(parts);
        }
        moments++;
        if (ply === 0 && [0, 1].some((seat) => !deepEqual(...(at(seat).map(shown) as [object, object])))) ownDiffer++;
        const [here, there] = states as [State, State];
        if (engine.isTerminal(here)) break;
        // the same action as far as the viewer sees it, which reveals nothing in either world
        const action = chance.pick(engine.legalActions(here));
        const known = engine.actionFor(here, action, viewer);
        const alike = engine
          .legalActions(there, action.player)
          .find((one) => deepEqual(engine.actionFor(there, one, viewer), known));
        if (alike === undefined) break;
        const steps = [engine.step(here, action), engine.step(there, alike)];
        if (steps.some(({ reveals }) => reveals)) break;
        for (const [i, client] of at(action.player).entries()) {
          const answer = client.wire.act(i === 0 ? action : alike);
          await settled();
          expect(await answer).toEqual({ ok: true });
        }
        states = steps.map(({ state }) => state as State);
        // a request that the others see, and its answer
        if (at(action.player).every(({ game }) => game.canUndo === 'ask')) {
          for (const { game } of at(action.player)) game.undo();
          await settled();
          const [asked, alsoAsked] = at(viewer).map(shown);
          expect(alsoAsked).toEqual(asked);
          for (const { game } of at(action.player)) void game.send('withdraw');
          await settled();
        }
      }
    }
    expect(moments).toBeGreaterThan(20);
    expect(secrets).toBeGreaterThan(5);
    // the seats with the hidden information do see a difference
    expect(ownDiffer).toBeGreaterThan(4);
  });

  test('the drafted cards of another seat are in no picture', async () => {
    const { clients, spectator } = await begun(start('draft', 3));
    let hidden = 0;
    await playUntil(clients, () => {
      const views = clients.map(({ wire }) => wire.getSnapshot().table?.view);
      for (const [seat, view] of views.entries())
        for (const { card } of view?.players[seat]?.secret ?? [])
          for (const { game } of [...clients.filter((_, other) => other !== seat), spectator]) {
            hidden++;
            expect(idsIn(game.picture()).has(`card-${card}`)).toBe(false);
          }
      return (views[0]?.round ?? 0) > 0;
    });
    expect(hidden).toBeGreaterThan(10);
  });
});

describe('before the game', () => {
  test('there is no picture, and names of free seats and bots come from the words', async () => {
    const host = hosted({ bots: ['greedy'], choose: () => new Promise(() => {}) });
    const created = (await host.server.create({
      game: engine.game,
      options: { players: 3 },
      bots: [null, null, 'greedy'],
    })) as Created;
    const wire = new Wire(host, created.id);
    const { game } = clientOf(wire);
    expect([game.viewer, game.seat, game.names, game.said]).toEqual([null, null, [], '']);
    await wire.dial();
    expect([game.viewer, game.seat, game.names]).toEqual(['spectator', null, ['Free seat', 'Free seat', 'Bot']]);
    expect([game.picture(), game.picture('prompt'), game.parts(), game.said]).toEqual(['', '', [], '']);
    expect([game.log, game.open, game.pointed, game.clocks, game.request]).toEqual([[], [], [], null, null]);
    expect([game.isMyTurn, game.isOver, game.isWaiting, game.canUndo, game.canRedo]).toEqual([
      false,
      false,
      false,
      null,
      false,
    ]);
    game.point('produce');
    expect([game.undo(), game.redo(), game.back(), game.refusal]).toEqual([false, false, false, null]);
    game.change({ words: de, roomWords: germanRoom });
    expect(game.names).toEqual(['Freier Platz', 'Freier Platz', 'Bot']);
    const bare = online(wire, board, { words: en });
    expect(bare.names).toEqual([undefined, undefined, undefined]);

    // the game begins while the client looks
    const tokens = [token('seat-0'), token('seat-1')];
    for (const [seat, own] of tokens.entries()) {
      const visitor = await new Wire(host, created.id).dial();
      void visitor.request('sit', { name: NAMES[seat], token: own, invitation: created.invitations[seat] });
      await settled();
    }
    expect(game.picture()).toMatch(/^<svg/);
    expect(game.parts()).toContain('prompt');
    expect(game.names).toEqual(['Livia', 'Gaius', `${de.player(start('', 3), 2)} (Bot)`]);
    expect(game.picture('seats')).toContain('(Bot)');
    expect(bare.names).toEqual(['Livia', 'Gaius', undefined]);
  });

  test('a refusal of the server is in the words of hosted tables, or else in English', async () => {
    const host = hosted();
    const created = (await host.server.create({ game: engine.game, options: { players: 2 } })) as Created;
    const wire = await new Wire(host, created.id).dial();
    const [{ game }, { game: bare }] = [
      clientOf(wire, { words: de, roomWords: germanRoom }),
      clientOf(wire, { words: de }),
    ];
    const answers = [game.send('undo'), bare.send('undo')];
    await settled();
    expect((await Promise.all(answers)).map(({ ok }) => ok)).toEqual([false, false]);
    expect([game.refusal, game.said]).toEqual(['Das können nur Mitspieler tun', 'Das können nur Mitspieler tun']);
    expect(bare.refusal).toBe('Spectators cannot do this');
  });
});

describe('pointing', () => {
  test('waits for the answer, and meanwhile does nothing', async () => {
    const { clients } = await begun(start('waiting'));
    const { game, wire } = activeOf(clients);
    wire.stopReading();
    const [first = '', second = ''] = game.open;
    const before = wire.getSnapshot().pending.length;
    game.point(first);
    expect([game.isWaiting, wire.getSnapshot().pending.length, game.said]).toEqual([true, before + 1, '']);
    // what was sent is marked, and the other elements can still have the focus
    expect(tagOf(game.picture(), first)).toContain('chosen');
    expect(tagOf(game.picture(), second)).toContain('open');
    const marks: boolean[] = [];
    game.subscribe(() => {
      if (game.isWaiting && wire.getSnapshot().table?.version === 1) marks.push(game.picture().includes(' chosen'));
    });
    game.point(second);
    expect([game.back(), game.undo(), game.redo(), game.pointed]).toEqual([false, false, false, []]);
    expect(wire.getSnapshot().pending).toHaveLength(before + 1);
    expect(game.refusal).toBeNull();
    await settled();
    wire.read();
    await settled();
    expect([game.isWaiting, wire.getSnapshot().table?.version]).toEqual([false, 1]);
    // the table comes before the answer, and the action has been carried out then
    expect(new Set(marks)).toEqual(new Set([false]));
    expect(tagOf(game.picture(), second)).not.toContain('chosen');
  });

  test('tells of every change, also of its own, and an action on its way stays chosen', async () => {
    const { state, seat, ids } = stepwise('told');
    const { clients } = await begun(state);
    const { game } = clients[seat] as Client;
    const told: (readonly string[])[] = [];
    const chosen: (string | false)[] = [];
    game.subscribe(() => {
      told.push([...game.pointed]);
      chosen.push(game.isWaiting && tagOf(game.picture(), ids[0] ?? ''));
    });
    const [first = ''] = ids;
    game.point(first);
    game.back();
    game.point(first);
    game.undo();
    expect(told).toEqual([[first], [], [first], []]);
    for (const id of ids) if (!game.isWaiting) game.point(id);
    expect(game.isWaiting).toBe(true);
    expect(chosen.at(-1)).toMatch(/ aria-pressed="true"/);
    await settled();
    expect(game.refusal).toBeNull();
  });

  test('a thing that cannot be pointed at has a reason, until the next pointing', async () => {
    const { clients } = await begun(start('reason'));
    const { game } = activeOf(clients);
    game.point('no-such-thing');
    expect(game.refusal).toMatch(/^Not now: /);
    expect(game.said).toBe(game.refusal);
    expect(game.picture('prompt')).toContain('Not now');
    game.back();
    const question = engine.openQuestion(start('reason'), game.seat ?? 0);
    expect([game.refusal, game.said]).toEqual([null, question && text(en.ask(start('reason'), question))]);
    const other = clients.find((one) => one.game !== game) as Client;
    if (!other.game.isMyTurn) {
      other.game.point(game.open[0] ?? '');
      expect(other.game.refusal).toBe(`Not now: ${en.labels.waiting}`);
    }
  });

  test('takes its steps back one by one, before an action is taken back', async () => {
    const { state, seat, ids } = stepwise('steps');
    const { clients } = await begun(state);
    const { game, wire } = clients[seat] as Client;
    expect([game.canUndo, game.undo()]).toEqual([null, false]);
    game.point(ids[0] ?? '');
    expect([game.pointed, game.canUndo]).toEqual([[ids[0]], 'free']);
    expect(game.said).toBe(en.labels.pick(game.open.length));
    expect(tagOf(game.picture(), ids[0] ?? '')).toContain('chosen');
    expect([game.undo(), game.pointed, wire.getSnapshot().pending]).toEqual([true, [], []]);
    game.point(ids[0] ?? '');
    expect([game.back(), game.pointed, game.back()]).toEqual([true, [], false]);
  });

  test('stays over a reconnection, and the action is carried out', async () => {
    const { state, seat, ids } = stepwise('again');
    const { clients } = await begun(state);
    const { game, wire } = clients[seat] as Client;
    game.point(ids[0] ?? '');
    const [open, said, { table }] = [game.open, game.said, wire.getSnapshot()];
    wire.hangUp();
    expect(game.pointed).toEqual([ids[0]]);
    await wire.dial();
    expect(wire.getSnapshot().table).not.toBe(table);
    expect([game.pointed, game.open, game.said]).toEqual([[ids[0]], open, said]);
    for (const id of ids.slice(1)) game.point(id);
    if (game.open.includes(DONE)) game.point(DONE);
    await settled();
    expect([wire.getSnapshot().table?.version, game.refusal]).toEqual([1, null]);
  });

  test('ends if another page of the player has acted meanwhile', async () => {
    const { state, seat, ids } = stepwise('twice');
    const { host, id, clients } = await begun(state);
    const { game, wire } = clients[seat] as Client;
    const page = clientOf(await new Wire(host, id, token(`seat-${seat}`)).dial());
    game.point(ids[0] ?? '');
    wire.hangUp();
    await actAtRandom(page, chances('page'));
    expect(game.pointed).toEqual([ids[0]]);
    await wire.dial(0);
    expect([game.pointed, game.refusal, wire.getSnapshot().table?.version]).toEqual([[], null, 1]);
    expect(game.open).toEqual(page.game.open);
    // the other page told of the action as news, and this one does, too
    expect(game.said).toBe(page.game.said);
    expect(game.said).toContain(linesOf(game).at(-1) ?? '?');
  });

  test('ends with the game: the next game of the players begins without it', async () => {
    const { state, seat, ids } = stepwise('next');
    const { clients } = await begun(state);
    const { wire } = clients[seat] as Client;
    let now = wire.getSnapshot();
    const stub = { ...wire, engine, getSnapshot: () => now } as unknown as Wire;
    const { game } = clientOf(stub);
    game.point(ids[0] ?? '');
    expect(game.pointed).toEqual([ids[0]]);
    const { table } = now;
    now = { ...now, table: table && { ...table, opened: table.opened + 1 } };
    expect([game.pointed, game.said]).toEqual([[], expect.stringMatching(/^[A-Z].*[^.]$/)]);
    game.point(ids[0] ?? '');
    now = { ...now, table: null };
    expect([game.pointed, game.picture(), game.said]).toEqual([[], '', '']);
    now = { ...now, table };
    expect(game.pointed).toEqual([]);
  });

  test('an action that the server refuses shows the clause', async () => {
    const { state, action, judgement } = refusing('illegal');
    const { clause, message } = judgement;
    const { clients } = await begun(state);
    const { game, wire } = clients[action.player] as Client;
    wire.tamper = () => action;
    let calls = 0;
    const stop = game.subscribe(() => {
      if (game.refusal !== null) calls++;
    });
    const chance = chances('illegal');
    while (!game.isWaiting) game.point(chance.pick(game.open));
    expect(game.refusal).toBeNull();
    await settled();
    expect([game.isWaiting, game.refusal]).toEqual([false, `${clause}: ${message}`]);
    expect([game.said, calls]).toEqual([game.refusal, 1]);
    expect(game.picture('prompt')).toContain(`rule ${clause}`);
    game.change({ words: de, tableWords: deTable });
    expect(game.refusal).toBe(`${clause}: ${de.refuse(judgement)}`);
    expect(game.refusal).not.toContain(message);
    game.back();
    expect(game.refusal).toBeNull();
    stop();
    const before = calls;
    void game.send('withdraw');
    await settled();
    expect(calls).toBe(before);
  });
});

describe('undo', () => {
  /** Plays until a seat can only ask to undo, and returns that client and another one. */
  async function asking(look = LOOK) {
    const table = await begun(start('consent', 3), CONSENT);
    const clients = table.clients.map(({ wire }) => clientOf(wire, look));
    const asker = () => clients.find(({ game }) => game.canUndo === 'ask');
    await playUntil(clients, () => asker() !== undefined);
    return { ...table, clients, asker: asker() as Client };
  }

  test('asks for the consent of others, who can agree, and shows what is taken back', async () => {
    const { clients, asker, spectator } = await asking();
    const { viewer } = asker.game;
    const before = asker.wire.getSnapshot().table?.version ?? 0;
    expect(asker.game.request).toBeNull();
    expect(asker.game.undo()).toBe(true);
    await settled();
    const needs = asker.wire.getSnapshot().table?.status.ask?.needs ?? [];
    expect(needs.length).toBeGreaterThan(0);
    for (const { game } of [...clients, spectator]) {
      const name = NAMES[viewer as Seat] ?? '';
      expect(game.request).toMatchObject({
        seat: viewer,
        canAnswer: needs.some((seat) => seat === game.viewer),
        canWithdraw: game.viewer === viewer,
      });
      expect(game.request?.text).toMatch(
        new RegExp(`^${name} asks to take back \\d actions?; .* must still agree\\.$`),
      );
    }
    expect(asker.game.said).toContain('asks to take something back');
    for (const seat of needs) {
      const answer = (clients[seat] as Client).game.send('agree');
      await settled();
      expect(await answer).toEqual({ ok: true });
    }
    for (const { game } of [...clients, spectator]) {
      expect(game.request).toBeNull();
      const gone = game.log.filter(({ isTakenBack }) => isTakenBack);
      expect(gone.length).toBeGreaterThan(0);
      for (const { version } of gone) expect(version).toBeLessThanOrEqual(before);
      expect(game.log.some(({ version, isTakenBack }) => version > before && !isTakenBack)).toBe(true);
    }
  });

  test('can be declined and withdrawn', async () => {
    const { clients, asker } = await asking();
    asker.game.undo();
    await settled();
    const other = clients.find(({ game }) => game.request?.canAnswer) as Client;
    void other.game.send('decline');
    await settled();
    expect([asker.game.request, other.game.said]).toEqual([null, expect.stringContaining('declines.')]);
    void asker.game.ask({ what: 'undo' });
    await settled();
    expect(asker.game.request?.canWithdraw).toBe(true);
    void asker.game.send('withdraw');
    await settled();
    expect(asker.game.request).toBeNull();
  });

  test('without words of a table, a refusal has its English message', async () => {
    const { asker } = await asking();
    const { game } = clientOf(asker.wire, { words: de });
    void game.send('undo');
    void asker.game.send('undo');
    await settled();
    const [bare, worded] = [game.refusal ?? '', asker.game.refusal ?? ''];
    expect(worded).toMatch(/; .* would have to agree$/);
    expect(bare).toMatch(/^[A-Z].*[^.]$/);
    expect(bare).not.toBe(worded);
    asker.game.change({ words: de, tableWords: deTable });
    expect(asker.game.refusal).toMatch(/; .* müssten? zustimmen$/);
    void asker.game.undo();
    await settled();
    // the events are described by the words of the game, and requests have no text
    expect(game.request).toMatchObject({ text: '', canWithdraw: true });
    const told = game.log.filter(({ version }) => version === asker.wire.getSnapshot().table?.version);
    expect([told, linesOf(game).length]).toEqual([[], linesOf(game).filter((line) => line !== '').length]);
  });

  test('is free for the last action of the viewer', async () => {
    const { clients } = await begun(start('free'), { undo: 'free' });
    await playUntil(clients, () => clients.some(({ game }) => game.canUndo === 'free'));
    const { game, wire } = clients.find((one) => one.game.canUndo === 'free') as Client;
    const before = wire.getSnapshot().table?.version ?? 0;
    expect([game.undo(), game.isWaiting]).toEqual([true, true]);
    await settled();
    expect(wire.getSnapshot().table?.version).toBe(before + 1);
    expect(game.said).toContain(`${NAMES[game.seat ?? 0]} takes back 1 action.`);
    expect([game.redo(), game.isWaiting]).toEqual([true, true]);
    await settled();
    expect(game.redo()).toBe(false);
  });
});

describe('what is around the picture', () => {
  test('clocks show the time now, and which of them run', async () => {
    const clock = { main: 60_000, increment: 0, delay: 0 };
    const { host, clients } = await begun(start('clocks'), { clock });
    const active = activeOf(clients);
    const seat = active.game.seat ?? 0;
    const left = active.game.clocks?.[seat]?.left ?? 0;
    expect(active.game.clocks?.map(({ isRunning }) => isRunning)).toEqual(clients.map(({ game }) => game.isMyTurn));
    await host.time.pass(7_000);
    expect(active.game.clocks?.[seat]).toEqual({ left: left - 7_000, isRunning: true });
    const { clients: untimed } = await begun(start('clocks'));
    expect(untimed[0]?.game.clocks).toBeNull();
  });

  test('what others changed is marked until the next own action, and nothing that is secret', async () => {
    const { clients, spectator } = await begun(start('marks', 3));
    const chance = chances('marks');
    let marked = 0;
    for (let plies = 0; plies < 60 && !spectator.game.isOver; plies++) {
      const active = activeOf(clients);
      await actAtRandom(active, chance);
      expect(active.game.marks).toEqual([]);
      for (const { game } of [...clients, spectator]) {
        const shown = idsIn(game.picture());
        for (const { id, seat, versions = [] } of game.marks) {
          // a thing that the viewer does not see has no mark
          expect(shown).toContain(id);
          // each mark has its lines in the log, and they light it
          const lines = game.log.filter(({ version }) => versions.includes(version));
          expect(lines.length).toBeGreaterThan(0);
          for (const { version } of lines) expect(game.things(version)).toContain(id);
          if (seat !== undefined) expect(seat).not.toBe(game.seat);
          marked++;
        }
      }
    }
    expect(marked).toBeGreaterThan(100);
    const [{ game }] = clients as [(typeof clients)[0]];
    // the lines of a setup point at nothing
    expect(game.things(0)).toEqual([]);
    const { version } = game.log.at(-1) ?? { version: 0 };
    const ringed = game.picture('table', 'wide', undefined, game.things(version));
    expect(game.things(version).length).toBeGreaterThan(0);
    expect(ringed).toContain('class="ring"');
    expect(game.picture('table', 'wide')).not.toContain('class="ring"');
  });

  test('a spectator sees the game, and can do nothing', async () => {
    const { clients, spectator } = await begun(start('spectator'), CONSENT);
    const { game, wire } = spectator;
    await playUntil(clients, () => (wire.getSnapshot().table?.version ?? 0) > 12);
    expect([game.viewer, game.seat, game.isMyTurn, game.open, game.canUndo, game.canRedo]).toEqual([
      'spectator',
      null,
      false,
      [],
      null,
      false,
    ]);
    expect(game.picture('prompt')).toContain(en.labels.waiting);
    expect(linesOf(game).length).toBeGreaterThan(5);
    game.point(activeOf(clients).game.open[0] ?? '');
    expect([game.isWaiting, game.refusal]).toEqual([false, `Not now: ${en.labels.waiting}`]);
    expect([game.undo(), game.redo(), game.isOver]).toEqual([false, false, false]);
  });

  test('a pause, a stand-in and a resignation end the turn', async () => {
    const clock = { main: 60_000, increment: 0, delay: 0 };
    const { clients, spectator } = await begun(start('ending'), { ...CONSENT, clock, resignation: 'end' });
    const [one, two] = clients as [Client, Client];
    const turn = () => clients.map(({ game }) => game.isMyTurn);
    const before = turn();
    expect(before).toContain(true);
    void one.game.ask({ what: 'pause' });
    await settled();
    void two.game.send('agree');
    await settled();
    expect(turn()).toEqual([false, false]);
    expect(one.game.picture('prompt')).toContain(englishRoom.labels.paused);
    const active = before[0] ? one : two;
    active.game.point('produce');
    expect(active.game.refusal).toBe(`Not now: ${englishRoom.labels.paused}`);
    expect(active.game.picture()).not.toMatch(/class="open/);
    void one.game.send('resume');
    await settled();
    expect(turn()).toEqual(before);

    void active.game.send('leave');
    await settled();
    expect([active.game.isMyTurn, active.game.isOver, active.game.open]).toEqual([false, false, []]);
    void active.game.send('return');
    await settled();
    expect(turn()).toEqual(before);

    expect(spectator.game.said).toBe(en.labels.waiting);
    void active.game.send('resign');
    await settled();
    for (const { game } of [...clients, spectator]) {
      expect([game.isOver, game.isMyTurn, game.open]).toEqual([true, false, []]);
      expect(game.picture('prompt')).toContain(en.labels.over);
      expect(game.said).toMatch(/resigns\. The game is over$/);
    }
  });

  test('the log has the setup once it is loaded, and describes each line once', async () => {
    let tellings = 0;
    const counting = {
      ...LOOK,
      tableWords: {
        ...enTable,
        log: (...given: Parameters<typeof enTable.log>) => {
          tellings++;
          return enTable.log(...given);
        },
      },
    };
    const { host, id, clients } = await gathered();
    await playUntil(clients, () => (clients[0]?.wire.getSnapshot().table?.version ?? 0) > 9);
    const late = await new Wire(host, id).dial();
    const { game } = clientOf(late, counting);
    expect(game.log).toEqual([]);
    await late.loadLog();
    const whole = game.log;
    expect(whole.length).toBeGreaterThan(9);
    const told = tellings;
    expect(game.log).toBe(whole);
    await actAtRandom(activeOf(clients), chances('late'));
    expect(game.log.slice(0, whole.length)).toEqual(whole);
    expect([game.log.length > whole.length, tellings]).toEqual([true, told + 1]);
    expect([whole[0]?.version, game.log.at(-1)?.version]).toEqual([0, late.getSnapshot().table?.version]);
    game.change({ words: de, tableWords: deTable });
    expect(linesOf(game).slice(0, whole.length)).not.toEqual(whole.map(({ phrase }) => text(phrase, NAMES)));
  });

  test('values are computed once for each snapshot, and again for another look', async () => {
    const { clients } = await begun(start('once'));
    const { game, wire } = activeOf(clients);
    const before = [game.names, game.log, game.open];
    expect([game.names, game.log]).toEqual([before[0], before[1]]);
    expect(game.names).toBe(before[0]);
    game.change({ words: de });
    expect(game.names).not.toBe(before[0]);
    expect(game.picture('prompt')).toContain('lang="de"');
    const calls: (number | undefined)[] = [];
    const stop = game.subscribe(() => calls.push(wire.getSnapshot().table?.version));
    await actAtRandom(activeOf(clients), chances('once'));
    expect(calls.length).toBeGreaterThan(0);
    const heard = calls.length;
    stop();
    await actAtRandom(activeOf(clients), chances('once'));
    expect(calls).toHaveLength(heard);
  });

  test('a name that was deleted is that of the seat', async () => {
    const { clients, spectator } = await begun(start('forget'));
    void clients[1]?.wire.request('forget');
    await settled();
    expect(spectator.game.names).toEqual(['Livia', undefined]);
    expect(spectator.game.picture('seats')).toContain(en.player(start('forget'), 1));
  });
});

describe('the end', () => {
  test('has the winners and the sheet of points in words', async () => {
    const { clients } = await begun(start('result'));
    const { game } = clients[0] as Client;
    expect(game.result).toBeNull();
    await playUntil(clients, () => game.isOver);
    const { text: won, scores } = game.result ?? { text: '', scores: [] };
    const view = clients[0]?.wire.getSnapshot().table?.view;
    if (view === undefined) throw new Error('the game has not begun');
    const sheet = engine.scores(view);
    expect(scores.map(({ name, total }) => [name, total])).toEqual(
      sheet.map(({ total }, seat) => [NAMES[seat], total]),
    );
    for (const { total, rows } of scores) expect(rows.reduce((sum, { points }) => sum + points, 0)).toBe(total);
    expect(scores[0]?.rows.map(({ label }) => label)).toContain(en.row('aqueducts'));
    const best = Math.max(...sheet.map(({ total }) => total));
    for (const [seat, { total }] of sheet.entries()) if (total < best) expect(won).not.toContain(NAMES[seat]);
    expect(won).toMatch(/ wins?$/);
    game.change({ words: de });
    expect(game.result?.text).toMatch(/ gewinn(?:t|en)$/);
  });

  test('names the one who is left after a resignation of two, and nobody otherwise', async () => {
    for (const [players, text] of [
      [2, 'Gaius wins'],
      [3, en.labels.over],
    ] as const) {
      const { clients } = await begun(start('resigned', players), { resignation: 'end' });
      void clients[0]?.game.send('resign');
      await settled();
      expect(clients[1]?.game.result?.text).toBe(text);
    }
    const { clients } = await begun(start('agreed'));
    void clients[0]?.game.ask({ what: 'end' });
    await settled();
    void clients[1]?.game.send('agree');
    await settled();
    expect(clients[1]?.game.result?.text).toBe(en.labels.over);
  });
});

test('any refusal has a reason in words', async () => {
  const { clients } = await begun(start('why'));
  const { game } = clients[0] as Client;
  expect(game.why({ code: 'slow-down', message: 'x' })).toBe('That was too fast, so please wait a little');
  expect(game.why({ code: 'game-over', message: 'x' })).toBe('The game has ended');
  const rule = {
    legal: false,
    code: 'no-such-choice',
    clause: 'CR-3.13',
    message: 'that card is not in the packet',
  } as const;
  expect(game.why({ code: 'illegal-action', message: 'x', rule })).toBe('CR-3.13: that card is not in the packet');
});

describe('controls and people', () => {
  const keysOf = ({ game }: Client) => game.controls.map(({ key, isEnabled }) => (isEnabled ? key : `(${key})`));
  const controlOf = ({ game }: Client, key: string) => {
    const control = game.controls.find((one) => one.key === key);
    if (control === undefined) throw new Error(`there is no ${key}`);
    return control;
  };
  const press = async (client: Client, key: string) => {
    const control = controlOf(client, key);
    expect(control.isEnabled).toBe(true);
    control.press();
    await settled();
    expect(client.game.refusal).toBeNull();
  };
  const USUAL = ['pause', 'time', 'end', 'leave', 'resign', 'forget'];

  test('are there for what the viewer can do, and the server does it', async () => {
    const clock = { main: 3_600_000, increment: 0, delay: 0 };
    const { host, id, created, clients, spectator } = await begun(start('controls'), {
      ...CONSENT,
      clock,
      resignation: 'end',
    });
    const one = clientOf(await new Wire(host, id, token('seat-0'), created.host).dial());
    clients[0]?.wire.hangUp();
    const two = clients[1] as Client;
    const both = [one, two];
    expect(both.map(keysOf)).toEqual([
      ['(undo)', '(redo)', ...USUAL],
      ['(undo)', '(redo)', ...USUAL],
    ]);
    expect(keysOf(spectator)).toEqual([]);
    expect(controlOf(one, 'undo').label).toBe('Undo');
    expect(controlOf(one, 'resign')).toMatchObject({ rank: 'rare', question: 'Resign this game?', label: 'Resign' });
    expect(controlOf(one, 'leave').question).toBeNull();

    await press(one, 'pause');
    expect(both.map(keysOf)).toEqual([
      ['withdraw', '(undo)', '(redo)', ...USUAL],
      ['agree', 'decline', '(undo)', '(redo)', ...USUAL],
    ]);
    expect(controlOf(two, 'agree').rank).toBe('main');
    await press(two, 'agree');
    expect(keysOf(one)).toEqual(['(undo)', '(redo)', 'resume', ...USUAL.slice(1)]);
    await press(one, 'resume');
    for (const [key, answer] of [
      ['time', 'agree'],
      ['end', 'decline'],
    ] as const) {
      await press(two, key);
      await press(one, answer);
    }
    const left = one.game.people.map((person) => person.left ?? 0);
    expect(left[1]).toBeGreaterThan(left[0] ?? 0);

    // seat 1 has acted, and seat 0 has seen the packet since
    await playUntil(both, () => two.game.canUndo === 'ask');
    expect(controlOf(two, 'undo')).toMatchObject({ label: 'Ask to undo', isEnabled: true });
    await press(two, 'undo');
    await press(one, 'agree');
    await playUntil(both, () => both.some(({ game }) => game.canUndo === 'free'));
    const free = both.find(({ game }) => game.canUndo === 'free') as Client;
    expect(controlOf(free, 'undo').label).toBe('Undo');
    await press(free, 'undo');
    await press(free, 'redo');

    expect(one.game.people).toMatchObject([
      { name: 'Livia', isTurn: one.game.isMyTurn, notes: [] },
      { name: 'Gaius', isTurn: two.game.isMyTurn, notes: [] },
    ]);
    await press(two, 'leave');
    expect(keysOf(two)).toEqual(['return', 'forget']);
    expect(one.game.people[1]?.notes).toEqual(['Stand-in']);
    await press(two, 'return');
    two.wire.hangUp();
    await host.time.pass(240_000);
    expect(one.game.people[1]?.notes).toEqual(['away for 4 minutes']);
    expect(keysOf(one)).toContain('(replace 1)');
    await host.time.pass(60_000);
    expect(controlOf(one, 'replace 1').label).toBe('Let a stand-in play for Gaius');
    await press(one, 'replace 1');
    expect(keysOf(one)).not.toContain('replace 1');
    await two.wire.dial();
    expect(keysOf(two)).toEqual(['return', 'forget']);
    expect(keysOf(spectator)).toEqual([]);

    await press(one, 'resign');
    expect(both.map(keysOf)).toEqual([
      ['again', 'forget'],
      ['again', 'forget'],
    ]);
    await press(two, 'again');
    expect(both.map(keysOf)).toEqual([['forget'], ['forget']]);
    await press(two, 'forget');
    expect(one.game.people[1]?.name).toBe('Seat 2');
    expect(host.faults).toEqual([]);
  });

  test('of a table that gathers are a list of seats, and a beginning for the host', async () => {
    const server = hosted({ bots: ['greedy'], choose: () => new Promise(() => {}) });
    const wish = { game: engine.game, options: { players: 3 }, begin: 'host', bots: [null, null, 'greedy'] };
    const { id, host: hostToken, invitations } = (await server.server.create(wish)) as Created;
    const visitor = clientOf(await new Wire(server, id, undefined, hostToken).dial());
    expect(visitor.game.people.map(({ name, left, isTurn }) => [name, left, isTurn])).toEqual([
      ['Free seat', null, false],
      ['Free seat', null, false],
      ['Bot', null, false],
    ]);
    for (const [seat, invitation] of invitations.slice(0, 2).entries()) {
      expect(keysOf(visitor)).toEqual([]);
      const guest = await new Wire(server, id).dial();
      void guest.request('sit', { name: NAMES[seat], token: token(`seat-${seat}`), invitation });
      await settled();
    }
    const player = clientOf(await new Wire(server, id, token('seat-1')).dial());
    expect([visitor, player].map(keysOf)).toEqual([['begin'], ['forget']]);
    await press(visitor, 'begin');
    expect(keysOf(visitor)).toEqual([]);
    expect(player.game.people.map(({ name }) => name).slice(0, 2)).toEqual(['Livia', 'Gaius']);
  });

  test('are in the language of the look, which tells of its change, and need its words', async () => {
    const { clients } = await begun(start('language'));
    const { game } = clients[0] as Client;
    let calls = 0;
    const stop = game.subscribe(() => calls++);
    game.change({ roomWords: germanRoom });
    expect(calls).toBe(1);
    stop();
    game.change({ words: de });
    expect(calls).toBe(1);
    expect(game.controls.find(({ key }) => key === 'resign')?.label).toBe(germanRoom.labels.resign);
    const plain = online((clients[1] as Client).wire, board, { words: en });
    expect([plain.controls, plain.people]).toEqual([[], []]);
  });
});
