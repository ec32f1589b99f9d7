/** Tests of whole matches with boardgame.io's server and clients, over sockets. */
import { gameOf, guard, seedOf } from '@ludi-romani/boardgame-io';
import { chanceState, keyedChance, recordReplay, verifyReplay } from '@ludi-romani/core';
import type { LogEntry, StorageAPI } from 'boardgame.io';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  type AnyEngine,
  active,
  Client,
  createMatch,
  engines,
  host,
  SECRET,
  SETUP,
  Server,
  SocketIO,
  type StoredMatch,
  secretsOf,
  silenceConsole,
  stateOf,
  viewerOf,
} from './games';

const games = engines.map((engine) => gameOf(engine, host));
/** A server set up as in an app. Matches are in memory, and boardgame.io's types lack `db`. */
const server = Server({ games, origins: [] }) as ReturnType<typeof Server> & { readonly db: StorageAPI.Sync };
const { _io } = server.app as unknown as { _io: { of(name: string): { use(middleware: typeof guard): void } } };
for (const { name } of games) _io.of(name).use(guard);

let servers: Awaited<ReturnType<typeof server.run>>;
let port = 0;
silenceConsole();
beforeAll(async () => {
  servers = await server.run(0);
  const address = servers.appServer.address();
  port = typeof address === 'object' ? (address?.port ?? 0) : 0;
});
afterAll(() => {
  server.kill(servers);
});

const stored = (matchID: string): StoredMatch => server.db.fetch(matchID, { state: true }).state;

/** Starts a client that stores all received messages and can send any packet. */
function connect(engine: AnyEngine, matchID: string, playerID?: string, credentials?: string) {
  const received: string[] = [];
  const heard = new Set<() => void>();
  let transport: ReturnType<ReturnType<typeof SocketIO>> | undefined;
  const client = Client({
    game: gameOf(engine),
    matchID,
    numPlayers: 3,
    debug: false,
    ...(playerID !== undefined && { playerID }),
    ...(credentials !== undefined && { credentials }),
    multiplayer: (options) => {
      const socketOpts = { transports: ['websocket'], forceNew: true };
      transport = SocketIO({ server: `localhost:${port}`, socketOpts })({
        ...options,
        transportDataCallback(data) {
          received.push(JSON.stringify(data));
          options.transportDataCallback(data);
          for (const hear of heard) hear();
        },
      });
      return transport;
    },
  });
  client.start();
  /** Waits for messages until `isSo` returns true. */
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await new Promise<void>((resolve) => heard.add(resolve));
  };
  return {
    client,
    received,
    until,
    state: () => client.getState() ?? expect.fail('not in sync yet'),
    reaches: (stateID: number) => until(() => (client.getState()?._stateID ?? -1) >= stateID),
    send: (...packet: unknown[]) => transport?.socket.emit('update', ...packet),
    viewer: viewerOf(playerID),
  };
}

/** Opens a connection of a hostile client, which can send any packets, several in one request. */
async function intrude(game: string) {
  const address = `http://localhost:${port}/socket.io/?EIO=4&transport=polling`;
  const { sid } = JSON.parse((await (await fetch(address)).text()).slice(1));
  const url = `${address}&sid=${sid}`;
  const post = (body: string) => fetch(url, { method: 'POST', body });
  /** Waits for packets, and returns each event with its arguments. */
  const receive = async (): Promise<[event: string, ...args: unknown[]][]> => {
    const packets = (await (await fetch(url)).text()).split('\x1e');
    const prefix = `42/${game},`;
    return packets.filter((one) => one.startsWith(prefix)).map((one) => JSON.parse(one.slice(prefix.length)));
  };
  await post(`40/${game},`);
  await receive();
  return {
    receive,
    send: (...packets: unknown[][]) =>
      post(packets.map((packet) => `42/${game},${JSON.stringify(packet)}`).join('\x1e')),
    /** Closes the connection after all packets sent before. */
    leave: () => post('1'),
  };
}

/** Creates a match like the lobby, with credentials for the players. */
function make(engine: AnyEngine, matchID: string, credentials: string) {
  const game = games.find(({ name }) => name === engine.game) ?? expect.fail('no such game');
  const match = createMatch({ game, numPlayers: 3, setupData: SETUP[engine.game], unlisted: false });
  if ('setupDataError' in match) throw new Error(match.setupDataError);
  for (const player of Object.values(match.metadata.players)) player.credentials = credentials;
  server.db.createMatch(matchID, match);
}

/** Returns the clients of three players and a spectator, all in sync. */
async function seated(engine: AnyEngine, matchID: string, credentials?: string) {
  const players = ['0', '1', '2'].map((playerID) => connect(engine, matchID, playerID, credentials));
  const all = [...players, connect(engine, matchID)];
  // waits until each client is in sync; the first client that connects creates the match if there is none
  for (const one of all) await one.reaches(0);
  return { players, all };
}

describe.each(engines)('$game', (engine) => {
  const name = (what: string) => `${engine.game}-${what}`;

  test('in a whole match every client has exactly its view', async () => {
    vi.mocked(console.error).mockClear();
    const matchID = name('whole');
    make(engine, matchID, 'open sesame');
    const { players, all } = await seated(engine, matchID, 'open sesame');
    const thief = connect(engine, matchID, '0', 'open barley');
    const chance = keyedChance(chanceState(matchID));
    let together = 0;
    for (;;) {
      const { G, ctx, _stateID } = stored(matchID);
      const state = stateOf(engine, G);
      for (const { state: own, viewer } of all) expect(own().G).toEqual(engine.view(state, viewer));
      if (ctx.gameover !== undefined) break;
      const acting = active(ctx).map(Number);
      expect(acting).toEqual(engine.activePlayers(state));
      expect(acting).toContain(Number(ctx.currentPlayer));
      if (acting.length > 1) together++;
      // all active players answer at the same time
      for (const seat of acting) {
        const { client, state: own } = players[seat] ?? expect.fail('the seat has no client');
        expect(own().isActive).toBe(true);
        const moves = client.game.ai?.enumerate(own().G, own().ctx, String(seat)) ?? [];
        const { args } = chance.pick(moves) as { args: unknown[] };
        client.moves.act?.(...args);
      }
      for (const { reaches } of all) await reaches(_stateID + acting.length);
    }

    expect(console.error).not.toHaveBeenCalled();
    expect(thief.received.filter((message) => !message.startsWith('{"type":"matchData"'))).toEqual([]);
    thief.client.stop();
    const { G, ctx } = stored(matchID);
    const outcome = engine.outcome(stateOf(engine, G)) ?? expect.fail('it is not over');
    const [winner, ...sharing] = outcome.ranking[0] ?? [];
    const winners = outcome.ranking[0]?.map(String);
    expect(ctx.gameover).toEqual({
      ...outcome,
      winners,
      ...(sharing.length > 0 ? { draw: true } : { winner: String(winner) }),
    });
    for (const { client, received, state } of all) {
      expect(state().ctx.gameover).toEqual(ctx.gameover);
      for (const message of received) for (const secret of secretsOf(G)) expect(message).not.toContain(secret);
      // the initial state of a client contains no deal
      expect(client.getInitialState().G).toEqual({ ...stored(matchID).G, state: null, plies: 0, reveals: false });
      client.stop();
    }
    if (['forum-trajanum', 'nova-roma'].includes(engine.game)) expect(together).toBeGreaterThan(0);

    // the log of the server makes a replay
    const log: LogEntry[] = server.db.fetch(matchID, { log: true }).log;
    const actions = log.flatMap(({ action }) => (action.type === 'MAKE_MOVE' ? action.payload.args : []));
    const replay = recordReplay(
      engine,
      { ...SETUP[engine.game], players: 3, seed: seedOf(SECRET, G.deal.nonce) },
      actions,
    );
    expect(verifyReplay(engine, replay)).toMatchObject({ ok: true, outcome });
  });

  test('a log shows actions of others as actionFor does', async () => {
    const matchID = name('log');
    const { players, all } = await seated(engine, matchID);
    for (let ply = 0; ply < 12; ply++) {
      const { G, ctx, _stateID } = stored(matchID);
      const before = stateOf(engine, G);
      const [seat = 0] = active(ctx).map(Number);
      const [action] = engine.legalActions(before, seat);
      players[seat]?.client.moves.act?.(action);
      for (const { reaches, client, viewer } of all) {
        await reaches(_stateID + 1);
        const entry = (client.log ?? []).filter((one) => one.action.type === 'MAKE_MOVE').at(-1);
        const { args } = entry?.action.payload ?? expect.fail('nothing was logged');
        expect(args).toEqual(viewer === seat ? [action] : null);
        if (action !== undefined) expect(entry?.metadata).toEqual(engine.actionFor(before, action, 'spectator'));
      }
    }
    // a later client gets the same log
    const late = connect(engine, matchID);
    await late.reaches(12);
    expect(late.client.log?.filter(({ action }) => action.type === 'MAKE_MOVE')).toHaveLength(12);
    expect(late.client.log).toEqual(all[3]?.client.log);
    for (const { client } of [...all, late]) client.stop();
  });

  test('undo and redo reach the server', async () => {
    const matchID = name('undo');
    const { players, all } = await seated(engine, matchID);
    const chance = keyedChance(chanceState(matchID));
    for (let isUndone = false; !isUndone; ) {
      const { G, ctx, _stateID } = stored(matchID);
      const before = stateOf(engine, G);
      const [seat = 0] = active(ctx).map(Number);
      const action = chance.pick(engine.legalActions(before, seat));
      const { state, reveals } = engine.step(before, action);
      const { client } = players[seat] ?? expect.fail('the seat has no client');
      const allReach = async (plies: number, table: typeof state) => {
        for (const { reaches } of all) await reaches(_stateID + plies);
        for (const { state, viewer } of all) expect(state().G).toEqual(engine.view(table, viewer));
      };
      client.moves.act?.(action);
      await allReach(1, state);
      isUndone = !reveals && engine.activePlayers(state).join() === String(seat);
      if (!isUndone) continue;
      client.undo();
      await allReach(2, before);
      client.redo();
      await allReach(3, state);
    }
    for (const { client } of all) client.stop();
  });

  test('packets of a hostile player change nothing', async () => {
    const matchID = name('hostile');
    const { players, all } = await seated(engine, matchID);
    const { ctx, _stateID } = stored(matchID);
    const [seat = 0] = active(ctx).map(Number);
    const mine = players[seat] ?? expect.fail('the seat has no client');
    const playerID = String(seat);
    const other = (seat + 1) % 3;
    const state = stateOf(engine, stored(matchID).G);
    const [action] = engine.legalActions(state, seat);
    const packets = [
      { type: 'UPDATE', payload: { playerID }, state: { ...stored(matchID), G: {} } },
      { type: 'SYNC', payload: { playerID }, state: null },
      { type: 'GAME_EVENT', payload: { type: 'endGame', args: [{ winner: playerID }], playerID } },
      { type: 'GAME_EVENT', payload: { type: 'hasOwnProperty', args: [], playerID } },
      { type: 'MAKE_MOVE', payload: { type: 'constructor', args: [], playerID } },
      {
        type: 'MAKE_MOVE',
        payload: { type: 'act', args: [engine.legalActions(state, other)[0]], playerID: String(other) },
      },
      { type: 'MAKE_MOVE', payload: { type: 'act', args: [{ ...action, player: other }], playerID } },
      { type: 'MAKE_MOVE', payload: { type: 'act', args: [null], playerID } },
      { type: 'MAKE_MOVE', payload: { type: 'act', playerID } },
      { type: 'UNDO', payload: { playerID } },
      null,
    ];
    for (const packet of packets) mine.send(packet, _stateID, matchID, playerID);
    const { G: before } = stored(matchID);
    mine.send({ type: 'MAKE_MOVE', payload: { type: 'act', args: [action], playerID } }, _stateID, matchID, playerID);
    for (const { reaches } of all) await reaches(_stateID + 1);
    // only the legal action was applied
    expect(stored(matchID)._stateID).toBe(_stateID + 1);
    expect(before.plies).toBe(0);
    if (action !== undefined) expect(stored(matchID).G.state).toEqual(engine.apply(state, action));
    // no client gets a message about the refused actions; boardgame.io sends one about the undo if only one player is active
    const expected = active(ctx).length > 1 ? 1 : 2;
    for (const { received, client } of all) {
      expect(received.filter((message) => message.startsWith('{"type":"update"'))).toHaveLength(expected);
      client.stop();
    }
  });
});

const named = (game: string) => engines.find((engine) => engine.game === game) ?? expect.fail('no such game');

/** Plays six plies of a match, each the first legal action. */
async function playSome(engine: AnyEngine, matchID: string, credentials?: string) {
  const { players, all } = await seated(engine, matchID, credentials);
  for (let ply = 0; ply < 6; ply++) {
    const { G, ctx, _stateID } = stored(matchID);
    const [seat = 0] = active(ctx).map(Number);
    players[seat]?.client.moves.act?.(engine.legalActions(stateOf(engine, G), seat)[0]);
    for (const { reaches } of all) await reaches(_stateID + 1);
  }
  for (const { client, viewer, state } of all) {
    expect(state().G).toEqual(engine.view(stateOf(engine, stored(matchID).G), viewer));
    client.stop();
  }
}

test('guard drops packets that no honest client sends, and the server continues', async () => {
  const engine = named('forum-trajanum');
  make(engine, 'besieged', 'open sesame');
  const { G, _stateID } = stored('besieged');
  const [action] = engine.legalActions(stateOf(engine, G), 0);
  const payload = { type: 'act', args: [action], playerID: '0', credentials: 'open sesame' };
  const move = { type: 'MAKE_MOVE', payload };
  const update = (
    given: unknown,
    stateID: unknown = _stateID,
    matchID: unknown = 'besieged',
    playerID: unknown = '0',
  ) => ['update', given, stateID, matchID, playerID];
  const message = { id: 'a', sender: '0', payload: 'ave' };
  /** a value that cannot be converted to text: `${NO_TEXT}` throws */
  const NO_TEXT = { toString: 1, valueOf: 1 };
  const deep = JSON.parse('['.repeat(1_000) + ']'.repeat(1_000));
  const ids = ['__proto__', 'constructor', 'toString', 'besieged:metadata', 'besieged:initial', '', 'x'.repeat(65)];
  const seats = ['__proto__', 'constructor', 'toString', '', '00', ' 0', '1e0', '-1', '100'];
  const values = [NO_TEXT, [NO_TEXT], [], 0, false];
  const packets: unknown[][] = [
    ...[...ids, ...values, null].flatMap((id) => [
      ['sync', id, null, null, 2],
      update(move, _stateID, id),
      ['chat', id, message],
    ]),
    ...[...seats, ...values].flatMap((seat) => [
      ['sync', 'fresh', seat, null, 2],
      ['sync', 'besieged', seat, 'open sesame', 2],
      update({ ...move, payload: { ...payload, playerID: seat } }, _stateID, 'besieged', seat),
      ['chat', 'besieged', { ...message, sender: seat }, 'open sesame'],
    ]),
    ...values.flatMap((credentials) => [
      ['sync', 'besieged', '0', credentials, 2],
      update({ ...move, payload: { ...payload, credentials } }),
      ['chat', 'besieged', message, credentials],
    ]),
    ...[NO_TEXT, '2', -1, 1.5, 1e9].map((numPlayers) => ['sync', 'fresh', null, null, numPlayers]),
    ...[NO_TEXT, '0', null, 0.5].map((stateID) => update(move, stateID)),
    ...[null, [], NO_TEXT, { type: 'UNDO' }].map((given) => update(given)),
    ...[null, NO_TEXT, action, [], [NO_TEXT], [[NO_TEXT]], [null], [action, 'more']].map((args) =>
      update({ ...move, payload: { ...payload, args } }),
    ),
    ...['UNDO', 'REDO'].map((type) => update({ type, payload: { ...payload, type: NO_TEXT, args: null } })),
    update({ ...move, automatic: true }),
    update({ ...move, payload: { ...payload, more: 'to be logged' } }),
    ...[null, deep, 'x'.repeat(4_097), [[[[]]]]].map((given) => [
      'chat',
      'besieged',
      given === null ? null : { ...message, payload: given },
      'open sesame',
    ]),
    ...[
      { ...message, id: NO_TEXT },
      { ...message, more: 1 },
    ].map((given) => ['chat', 'besieged', given, 'open sesame']),
    ['sync', 'besieged', '0', 'open sesame', 3, 'more'],
    [...update(move), 'more'],
    ['chat', 'besieged', message, 'open sesame', 'more'],
    ['sync'],
    ['update'],
    ['chat'],
    ['disconnect'],
    ['error', 'oh'],
    ['__proto__'],
    [0],
  ];
  vi.mocked(console.error).mockClear();
  const matches = server.db.listMatches();
  try {
    const one = await intrude(engine.game);
    await one.send(['sync', 'besieged', '0', 'open sesame', 3]);
    while (!(await one.receive()).some(([event]) => event === 'matchData'));
    await one.send(...packets, ['chat', 'besieged', message, 'open sesame']);
    // only the honest message is broadcast
    expect(await one.receive()).toEqual([['chat', 'besieged', message]]);
    expect(console.error).not.toHaveBeenCalled();
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(Object.hasOwn(Object.prototype.toString, 'isConnected')).toBe(false);
    expect(server.db.listMatches()).toEqual(matches);
    expect(stored('besieged')._stateID).toBe(_stateID);
    await one.leave();
    await playSome(engine, 'fresh');
    await playSome(engine, 'besieged', 'open sesame');
  } finally {
    for (const polluted of [Object.prototype, Object, Object.prototype.toString])
      Reflect.deleteProperty(polluted, 'isConnected');
  }
});

test('a socket that requests two matches at once does not see the first one as a player of the second', async () => {
  const engine = named('city-of-rome');
  make(engine, 'watched', 'open sesame');
  make(engine, 'own', 'open barley');
  const spy = await intrude(engine.game);
  await spy.send(['sync', 'watched', null, null, 3], ['sync', 'own', '1', 'open barley', 3]);
  const received: unknown[][] = [];
  while (received.at(-1)?.[0] !== 'matchData') received.push(...(await spy.receive()));
  await playSome(engine, 'watched', 'open sesame');
  await spy.send(['chat', 'own', { id: 'a', sender: '1', payload: 'ave' }, 'open barley']);
  while (received.at(-1)?.[0] !== 'chat') received.push(...(await spy.receive()));
  expect(received.map(([event, matchID]) => [event, matchID])).toEqual([
    ['sync', 'watched'],
    ['sync', 'own'],
    ['matchData', 'own'],
    ['chat', 'own'],
  ]);
  await spy.leave();
});

test.each([false, true])('clients of one game cannot get a match of another; begun: %s', async (isBegun) => {
  vi.mocked(console.error).mockClear();
  const engine = named('nova-roma');
  const matchID = `of-nova-roma-${isBegun}`;
  make(engine, matchID, 'open sesame');
  if (isBegun) await playSome(engine, matchID, 'open sesame');
  const others = engines.filter((one) => one !== engine);
  for (const { game } of others) {
    const one = await intrude(game);
    await one.send(['sync', matchID, null, null, 3], ['sync', `${game}-${isBegun}`, null, null, 3]);
    const [[event, given] = []] = await one.receive();
    expect([event, given]).toEqual(['sync', `${game}-${isBegun}`]);
    await one.send(['sync', matchID, null, null, 3]);
  }
  await playSome(engine, matchID, 'open sesame');
  const reported = vi.mocked(console.error).mock.calls.map(([error]) => String(error));
  expect(new Set(reported)).toEqual(
    new Set(others.map(({ game }) => `TypeError: this is a match of nova-roma, not of ${game}`)),
  );
});
