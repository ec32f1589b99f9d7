/** Tests of a table on a server: from the first guest to the end of the game. */
import { type Seat, verifyReplay } from '@ludi-romani/core';
import { type Card, type Created, chained, PROTOCOL, type Stored, type Time } from '@ludi-romani/rooms';
import { falseTime, type MemoryStore, memoryStore, pipe } from '@ludi-romani/rooms/testing';
import { describe, expect, test } from 'vitest';
import { active, bytes, Client, engineOf, hosted, seated, settled, token } from './hosting';

const GAME = 'city-of-rome';
const MINUTE = 60_000;
const clock = { main: 10 * MINUTE, increment: 0, delay: 0 };

/** Plays legal actions, at most so many. */
async function plays(clients: readonly Client[], plies: number): Promise<void> {
  const [first] = clients;
  for (let ply = 0; ply < plies && first !== undefined; ply++) {
    const [seat] = active(first);
    if (seat === undefined || first.table.status.ending !== null) return;
    expect(await clients.find(({ viewer }) => viewer === seat)?.act(ply * ply)).toBe('ok');
  }
}
const turnOf = (clients: readonly Client[]): Client =>
  clients.find((client) => client.viewer === active(client)[0]) as Client;

async function watching(host: Parameters<typeof seated>[0], id: string, hello: object | null = {}): Promise<Client> {
  const client = new Client(host.server, id, hello);
  await settled();
  return client;
}

describe('a table', () => {
  test('gathers its players, plays a game, and gives out its record only at the end', async () => {
    const host = hosted();
    const { created, clients } = await seated(host);
    expect(clients.map(({ viewer }) => viewer)).toEqual([0, 1, 2]);
    expect(clients.map(({ table }) => table.version)).toEqual([0, 0, 0]);
    expect(await host.server.record(created.id)).toMatchObject({ refusal: { code: 'not-over' } });
    await plays(clients, 2000);
    const replay = await host.server.record(created.id);
    expect(verifyReplay(engineOf(GAME), replay, { finished: true })).toMatchObject({ ok: true });
    expect(replay).toMatchObject({ about: { names: ['Player 0', 'Player 1', 'Player 2'] } });
    expect(new Set(clients.map(({ table }) => table.version)).size).toBe(1);
    expect(host.faults).toEqual([]);
  });

  test('begins when every seat is taken, or when its host says so', async () => {
    const host = hosted();
    const created = (await host.server.create({ game: GAME, options: { players: 2 }, begin: 'host' })) as Created;
    const [one = '', two = ''] = created.invitations.map((invitation) => invitation ?? '');
    const guest = await watching(host, created.id);
    expect(guest.last('welcome')).toMatchObject({ viewer: 'spectator', isHost: false, card: { phase: 'gathering' } });
    expect(await guest.ask('begin')).toBe('not-host');
    expect(await guest.ask('sit', { name: 'Livia', token: token('livia'), invitation: one })).toBe('ok');
    expect(guest.last('card')?.card.seats.map(({ by, name }) => [by, name])).toEqual([
      ['person', 'Livia'],
      ['nobody', null],
    ]);
    const owner = await watching(host, created.id, { host: created.host });
    expect(await owner.ask('begin')).toBe('gathering');
    expect(await owner.ask('sit', { name: 'Gaius', token: token('gaius'), invitation: two })).toBe('ok');
    expect(owner.follower).toBeUndefined();
    expect(await owner.ask('begin')).toBe('ok');
    expect(owner.table.version).toBe(0);
    // a request that is sent again, because its answer was lost
    expect(await owner.ask('begin')).toBe('ok');
  });

  test('has different seeds, and shows none', async () => {
    const host = hosted();
    const tables = [await seated(host, { options: { players: 2 } }), await seated(host, { options: { players: 2 } })];
    const seeds = await Promise.all(
      tables.map(async ({ created }) => {
        const [line] = (await host.store.read(created.id))?.lines ?? [];
        return line !== undefined && 'table' in line ? line.table.begin.options?.seed : undefined;
      }),
    );
    expect(new Set(seeds).size).toBe(2);
    for (const { clients } of tables)
      for (const client of clients) for (const seed of seeds) expect(client.pipe.texts.join('')).not.toContain(seed);
  });
});

describe('a seat', () => {
  test('is taken with an invitation, once, and the same request again is the same seat', async () => {
    const host = hosted();
    const created = (await host.server.create({ game: GAME, options: { players: 3 } })) as Created;
    const [invitation] = created.invitations;
    const [one, two] = [await watching(host, created.id), await watching(host, created.id)];
    const sit = { name: 'Livia', token: token('livia'), invitation };
    expect(await one.ask('sit', sit)).toBe('ok');
    expect(await one.ask('sit', sit)).toBe('ok');
    expect(await two.ask('sit', { ...sit, token: token('other') })).toBe('wrong-invitation');
    expect(await two.ask('sit', { name: 'Gaius', token: token('gaius') })).toBe('taken');
    expect(await two.ask('sit', { name: 'Gaius', token: token('gaius'), seat: 1 })).toBe('taken');
    expect(await two.ask('sit', { name: 'Gaius', token: 'short' })).toBe('malformed');
    for (const name of ['Livia', ' ', 'x'.repeat(41), 'Li\u200Bvia'])
      expect(await two.ask('sit', { name, token: token('gaius'), invitation: created.invitations[1] })).toBe(
        'bad-name',
      );
    expect((await host.store.read(created.id))?.card.seats[0]).toMatchObject({ by: 'person', name: 'Livia' });
    expect(JSON.stringify(await host.store.read(created.id))).not.toContain(token('livia'));
  });

  test('at a listed table may be taken by anybody', async () => {
    const host = hosted();
    const created = (await host.server.create({ game: GAME, options: { players: 2 }, listed: true })) as Created;
    expect((await host.server.listed()).map(({ id }) => id)).toEqual([created.id]);
    const guest = await watching(host, created.id);
    expect(await guest.ask('sit', { name: 'Livia', token: token('livia') })).toBe('ok');
    expect(await guest.ask('sit', { name: 'Gaius', token: token('gaius'), seat: 1 })).toBe('ok');
    expect(await host.server.listed()).toEqual([]);
    expect(JSON.stringify(await host.server.listed())).not.toContain('token');
  });

  test('sees only its own view, and a token opens only its seat', async () => {
    const host = hosted();
    const { created, clients } = await seated(host);
    for (const client of clients) expect(client.table.view.viewer).toBe(client.viewer);
    const stranger = await watching(host, created.id, { token: token('stranger') });
    expect(stranger.pipe.closed).toBe('wrong-token');
    expect((await watching(host, created.id, { host: token('no host') })).pipe.closed).toBe('wrong-token');
    const spectator = await watching(host, created.id);
    expect(spectator.table.view.viewer).toBe('spectator');
    expect(await spectator.ask('resign')).toBe('spectator');
    expect(await spectator.ask('act', { version: 0, action: {} })).toBe('spectator');
    expect((await watching(host, 'x'.repeat(24))).pipe.closed).toBe('no-such-table');
  });

  test('may be closed to spectators, who can still use an invitation', async () => {
    const host = hosted();
    const created = (await host.server.create({ game: GAME, options: { players: 2 }, spectators: false })) as Created;
    const guests = [await watching(host, created.id), await watching(host, created.id)];
    for (const [seat, guest] of guests.entries()) {
      const sit = { name: `Player ${seat}`, token: token(`seat-${seat}`), invitation: created.invitations[seat] };
      expect(await guest.ask('sit', sit)).toBe('ok');
    }
    // the game has begun, but these connections are not at their seats
    expect(guests.map(({ follower }) => follower)).toEqual([undefined, undefined]);
    guests[0]?.hello({ token: token('seat-0') });
    await settled();
    expect(guests[0]?.table.view.viewer).toBe(0);
    expect((await watching(host, created.id)).pipe.closed).toBe('no-spectators');
    expect((await watching(host, created.id, { host: created.host })).table.view.viewer).toBe('spectator');
  });

  test('is handed to a new player by an invitation, and the old token opens it no more', async () => {
    const host = hosted();
    const { created, clients } = await seated(host);
    const [first] = clients as [Client];
    const owner = await watching(host, created.id, { host: created.host });
    expect(await owner.ask('invite', { seat: 0, invitation: token('new') })).toBe('taken');
    expect(await clients[1]?.ask('invite', { seat: 0, invitation: token('new') })).toBe('not-host');
    expect(await first.ask('invite', { seat: 0, invitation: token('new') })).toBe('ok');
    expect(await owner.ask('sit', { name: 'Titus', token: token('titus'), invitation: token('new') })).toBe('ok');
    expect(first.pipe.closed).toBe('wrong-token');
    owner.hello({ token: token('titus'), host: created.host });
    await settled();
    expect(owner.viewer).toBe(0);
    // the host may invite to a seat that a stand-in plays: the new player plays it
    expect(await clients[2]?.ask('resign')).toBe('ok');
    expect(owner.table.status.left).toEqual([2]);
    expect(await owner.ask('invite', { seat: 2, invitation: token('again') })).toBe('ok');
    const late = await watching(host, created.id);
    expect(await late.ask('sit', { name: 'Marcus', token: token('marcus'), invitation: token('again') })).toBe('ok');
    expect(owner.table.status.left).toEqual([]);
  });
});

describe('a request', () => {
  test('is answered, and refused for a reason', async () => {
    const host = hosted();
    const { clients } = await seated(host, { terms: { undo: 'consent', clock } });
    const player = turnOf(clients);
    const others = clients.filter((client) => client !== player);
    expect(await others[0]?.act()).toBe('illegal-action');
    expect(await player.ask('act', { version: 7, action: {} })).toBe('stale');
    expect(await player.act()).toBe('ok');
    expect(await player.ask('undo')).toBe('came-to-light');
    expect(await player.ask('ask', { wish: { what: 'undo' } })).toBe('ok');
    expect(await others[0]?.ask('agree')).toBe('ok');
    expect(await others[1]?.ask('agree')).toBe('ok');
    expect(await player.ask('ask', { wish: { what: 'pause' } })).toBe('ok');
    for (const other of others) expect(await other.ask('agree')).toBe('ok');
    expect(player.last('card')?.card.turn).toEqual([]);
    expect(await player.act()).toBe('paused');
    expect(await others[1]?.ask('resume')).toBe('ok');
    expect(await player.ask('ask', { wish: { what: 'end' } })).toBe('ok');
    for (const other of others) expect(await other.ask('agree')).toBe('ok');
    expect(player.last('card')?.card.phase).toBe('over');
    expect(await player.act()).toBe('game-over');
    expect(await host.server.record(player.id)).toMatchObject({ ending: { by: 'agreement' } });
  });

  test.each(['before', 'after'] as const)('is done once, if the store fails %s it is done', async (how) => {
    const host = hosted();
    const { created, clients } = await seated(host);
    const player = turnOf(clients);
    const { view, version } = player.table;
    const action = { version, action: engineOf(GAME).legalActions(view)[0] };
    host.store.fail(how);
    expect(await player.ask('act', action, 'once')).toBe('failed');
    expect(await player.ask('act', action, 'once')).toBe('ok');
    expect(await player.ask('act', action, 'once')).toBe('ok');
    expect(player.table.version).toBe(1);
    expect((await host.store.read(created.id))?.lines).toHaveLength(2);
    expect(host.faults).toHaveLength(1);
  });

  test('is sent to no client before it is stored, and never if storing fails', async () => {
    const host = hosted();
    const { created, clients } = await seated(host);
    const all = [...clients, await watching(host, created.id)];
    const heard = () => all.map(({ pipe: { messages } }) => messages.length);
    const before = heard();
    const { append } = host.store;
    let store = () => {};
    host.store.append = async (...args) => {
      await new Promise<void>((resolve) => {
        store = resolve;
      });
      return append(...args);
    };
    expect(await turnOf(clients).act()).toBe('no answer');
    expect(heard()).toEqual(before);
    store();
    await settled();
    expect(all.map(({ table }) => table.version)).toEqual([1, 1, 1, 1]);
    expect(clients.filter((client) => client.last('accepted')?.version === 1)).toHaveLength(1);
    host.store.append = append;
    host.store.fail('before');
    const after = heard().reduce((sum, count) => sum + count);
    expect(await turnOf(clients).act()).toBe('failed');
    expect(heard().reduce((sum, count) => sum + count)).toBe(after + 1);
    expect(all.map(({ table }) => table.version)).toEqual([1, 1, 1, 1]);
  });

  test('that is no message is refused with its id, and changes nothing', async () => {
    const host = hosted();
    const { created, clients } = await seated(host);
    const [client] = clients as [Client];
    const before = await host.store.read(created.id);
    for (const text of [
      '',
      'null',
      '[]',
      '{}',
      '{"type":"constructor","id":"x"}',
      '{"type":"undo"}',
      '"'.repeat(9000),
    ]) {
      client.pipe.sendText(text);
      await settled();
      expect(client.last('refused')).toMatchObject({ refusal: { code: 'malformed' } });
    }
    expect(await client.ask('undo', { more: 1 })).toBe('malformed');
    expect(await client.ask('act', { version: -1, action: {} })).toBe('malformed');
    expect(await client.ask('ask', { wish: { what: 'valueOf' } })).toBe('bad-wish');
    expect(await client.ask('say', { text: '' })).toBe('malformed');
    expect(client.pipe.closed).toBeNull();
    expect(await host.store.read(created.id)).toEqual(before);
    expect(host.faults).toEqual([]);
  });

  test('needs a greeting, in time and of this protocol', async () => {
    const host = hosted();
    const { created } = await seated(host);
    const silent = await watching(host, created.id, null);
    expect(await silent.ask('undo')).toBe('no-hello');
    await host.time.pass(10_000);
    expect(silent.pipe.closed).toBe('no-hello');
    const old = await watching(host, created.id, { protocol: 'ludi-romani/rooms/0' });
    expect(old.last('refused')?.refusal).toMatchObject({ code: 'other-protocol' });
    expect(old.pipe.closed).toBe('other-protocol');
  });

  test('too many are told to wait, and in the end dismissed', async () => {
    const host = hosted({ limits: { messages: { perSecond: 20, burst: 40 } } });
    const created = (await host.server.create({ game: GAME, options: { players: 2 } })) as Created;
    const client = await watching(host, created.id);
    let slow = 0;
    for (let i = 0; i < 50; i++) if ((await client.ask('undo')) === 'slow-down') slow++;
    expect(slow).toBe(11);
    expect(client.last('refused')?.refusal).toMatchObject({ code: 'slow-down', wait: 50 });
    await host.time.pass(50);
    expect(await client.ask('undo')).toBe('spectator');
    for (let i = 0; i < 300; i++) client.pipe.send({ type: 'undo', id: 'x' });
    expect(client.pipe.closed).toBe('slow-down');
  });
});

describe('a slow reader', () => {
  test('is sent nothing while it does not read, and everything in one go later', async () => {
    const host = hosted();
    const { created, clients } = await seated(host);
    const slow = await watching(host, created.id);
    slow.pipe.stopReading();
    let most = 0;
    const seen = clients[0] as Client;
    for (let ply = 0; ply < 120; ply++) {
      await plays(clients, 1);
      most = Math.max(most, slow.table.version);
    }
    expect(most).toBeLessThan(5);
    slow.pipe.read();
    await settled();
    expect(slow.table.version).toBe(seen.table.version);
    expect(slow.table.view).toEqual(engineOf(GAME) && (await watching(host, created.id)).table.view);
  });

  test('is dismissed if it takes nothing for long', async () => {
    const host = hosted({ limits: { waiting: 1000 } });
    const { created, clients } = await seated(host);
    const slow = await watching(host, created.id);
    slow.pipe.stopReading();
    await plays(clients, 20);
    await host.time.pass(25_000);
    expect(slow.pipe.closed).toBeNull();
    await host.time.pass(20_000);
    expect(slow.pipe.closed).toBe('slow-down');
    expect(clients.map(({ pipe }) => pipe.closed)).toEqual([null, null, null]);
  });
});

describe('the log', () => {
  test('comes in pages', async () => {
    const host = hosted({ limits: { page: 2000 } });
    const { clients } = await seated(host);
    await plays(clients, 60);
    const [client] = clients as [Client];
    const lines: unknown[] = [];
    let pages = 0;
    for (let more = true; more; pages++) {
      await client.ask('log', { since: lines.length });
      const page = client.last('log');
      lines.push(...(page?.lines ?? []));
      expect(page?.setup === undefined).toBe(pages > 0);
      more = page?.more === true;
    }
    expect(pages).toBeGreaterThan(3);
    expect(lines).toEqual(client.table.lines);
  });
});

describe('clocks', () => {
  const timed = { terms: { clock, flag: 'end' } };

  test('run by the server, and a flag falls while nobody sends anything', async () => {
    const host = hosted();
    const { clients } = await seated(host, timed);
    const [client] = clients as [Client];
    expect(client.last('welcome')?.now).toBe(host.time.now());
    await host.time.pass(10 * MINUTE - 1);
    expect(client.table.status.ending).toBeNull();
    await host.time.pass(1);
    expect(client.table.status.ending).toMatchObject({ by: 'time' });
    expect(client.last('card')?.card.phase).toBe('over');
    expect(client.table.now).toBe(host.time.now());
  });

  test('do not count an outage of all servers', async () => {
    const host = hosted();
    const { created, clients } = await seated(host, timed);
    await host.time.pass(3 * MINUTE);
    // killed: nothing is ended; the next server comes after two hours
    const time = falseTime(host.time.now() + 120 * MINUTE);
    const next = hosted({}, { store: host.store, time });
    const [seat = 0] = active(clients[0] as Client);
    const back = new Client(next.server, created.id, { token: token(`seat-${seat}`) });
    await settled();
    expect(back.table.status.ending).toBeNull();
    const [line] = back.table.lines;
    expect(line).toBeUndefined();
    await time.pass(6 * MINUTE);
    expect(back.table.status.ending).toBeNull();
    await time.pass(2 * MINUTE);
    expect(back.table.status.ending).toMatchObject({ by: 'time', seat });
    const stored = await host.store.read(created.id);
    expect(stored?.lines.flatMap((one) => ('entry' in one ? one.entry.type : []))).toEqual(['outage', 'flag']);
  });

  test('do not count an outage of the store', async () => {
    const host = hosted();
    const { clients } = await seated(host, timed);
    const player = turnOf(clients);
    await host.time.pass(3 * MINUTE);
    host.store.goDown(true);
    await host.time.pass(20 * MINUTE);
    expect(await player.act()).toBe('failed');
    host.store.goDown(false);
    await host.time.pass(6 * MINUTE);
    expect(player.table.status.ending).toBeNull();
    expect(player.table.lines.map(({ entry }) => entry.type)).toEqual(['outage']);
    expect(await player.act()).toBe('ok');
  });

  test('go on if the clock of the server is behind the last entry', async () => {
    const host = hosted();
    const { created, clients } = await seated(host, timed);
    await host.time.pass(MINUTE);
    await plays(clients, 1);
    const time = falseTime(host.time.now() - 60 * MINUTE);
    const next = hosted({}, { store: host.store, time });
    const back = new Client(next.server, created.id, { token: token('seat-0') });
    await settled();
    await time.pass(10 * MINUTE);
    expect(back.table.status.ending).toMatchObject({ by: 'time' });
  });
});

describe('two servers with one store', () => {
  test('play the same table, and each request is done once', async () => {
    const [store, time] = [memoryStore(), falseTime()];
    const [here, there] = [hosted({}, { store, time }), hosted({ random: bytes(8) }, { store, time })];
    const { created, clients } = await seated(here);
    const others = clients.map(
      ({ viewer }) => new Client(there.server, created.id, { token: token(`seat-${viewer}`) }),
    );
    await settled();
    for (let ply = 0; ply < 60; ply++) {
      const all = ply % 2 === 0 ? clients : others;
      await plays(all, 1);
      await settled();
    }
    expect(clients.map(({ table }) => table.view)).toEqual(others.map(({ table }) => table.view));
    const player = turnOf(clients);
    const action = { version: player.table.version, action: engineOf(GAME).legalActions(player.table.view)[0] };
    expect(await player.ask('act', action, 'both')).toBe('ok');
    expect(await others.find(({ viewer }) => viewer === player.viewer)?.ask('act', action, 'both')).toBe('ok');
    expect(player.table.version).toBe(61);
    expect([...here.faults, ...there.faults]).toEqual([]);
  });

  test('a store that has lost lines has the last word, and nothing diverges', async () => {
    const [store, time] = [memoryStore(), falseTime()];
    const [here, there] = [hosted({}, { store, time }), hosted({ random: bytes(8) }, { store, time })];
    const { created, clients } = await seated(here);
    await plays(clients, 10);
    const other = new Client(there.server, created.id, { token: token('seat-0') });
    await settled();
    store.lose(created.id, 3);
    await plays(
      clients.filter(({ viewer }) => viewer !== 9),
      0,
    );
    const player = turnOf(clients);
    expect(['ok', 'stale', 'illegal-action']).toContain(await player.act());
    await settled();
    expect(here.faults.map(String)).toContain('Error: the store has another history');
    const stored = await store.read(created.id);
    const version = (stored?.lines.length ?? 1) - 1;
    expect(clients[0]?.table.version).toBe(version);
    other.hello({ token: token('seat-0') });
    await settled();
    expect(other.table.view).toEqual(clients[0]?.table.view);
  });
});

test('a table whose store has an entry that cannot be played enters nothing', async () => {
  const host = hosted();
  const { created, clients } = await seated(host);
  await plays(clients, 3);
  const { head, card } = (await host.store.read(created.id)) as Stored;
  const lines = chained(head, [{ entry: { type: 'redo', seat: 0, at: 5 } }]);
  await host.store.append(created.id, head, lines, { ...card, revision: card.revision + 1 });
  for (let tries = 0; tries < 3; tries++) expect(await turnOf(clients).act()).toBe('failed');
  expect((await host.store.read(created.id))?.lines).toHaveLength(5);
  expect(clients.map(({ table }) => table.version)).toEqual([3, 3, 3]);
  expect(String(host.faults[0])).toContain('entries[3]');
});

describe('bots', () => {
  const choose = async ({ game, view }: { game: string; view: never }) => engineOf(game).legalActions(view)[0];

  test('play at their seats, agree to what they are asked, and stand in', async () => {
    const host = hosted({ bots: ['first'], choose: choose as never });
    const created = (await host.server.create({
      game: GAME,
      options: { players: 3 },
      terms: { undo: 'consent' },
      bots: [null, 'first', 'first'],
    })) as Created;
    expect(created.invitations.map((one) => one === null)).toEqual([false, true, true]);
    const client = await watching(host, created.id);
    const sit = { name: 'Livia', token: token('livia'), invitation: created.invitations[0] };
    expect(await client.ask('sit', sit)).toBe('ok');
    client.hello({ token: token('livia') });
    await settled();
    for (let ply = 0; ply < 12; ply++) {
      for (let i = 0; i < 50 && !active(client).includes(0); i++) await settled();
      expect(await client.act()).toBe('ok');
      await settled();
    }
    for (let i = 0; i < 50 && !active(client).includes(0); i++) await settled();
    // a bot has acted since: it agrees
    while (client.table.status.undo === 'free') {
      expect(await client.act()).toBe('ok');
      for (let i = 0; i < 50 && !active(client).includes(0); i++) await settled();
    }
    expect(await client.ask('ask', { wish: { what: 'undo' } })).toBe('ok');
    await settled();
    expect(client.table.status.ask).toBeNull();
    expect(client.table.lines.map(({ entry }) => entry.type)).toContain('agree');
    expect(await client.ask('leave')).toBe('ok');
    for (let i = 0; i < 300 && client.last('card')?.card.phase !== 'over'; i++) await settled();
    expect(client.last('card')?.card.phase).toBe('over');
    expect(host.faults).toEqual([]);
  });

  test('that fail are asked again later', async () => {
    let calls = 0;
    const host = hosted({
      bots: ['late'],
      choose: async (question) => {
        if (++calls === 1) throw new Error('it crashed');
        if (calls === 2) return { nonsense: true };
        return choose(question as never);
      },
    });
    const created = (await host.server.create({
      game: GAME,
      options: { players: 2 },
      bots: ['late', 'late'],
    })) as Created;
    const owner = await watching(host, created.id, { host: created.host });
    expect(await owner.ask('begin')).toBe('ok');
    await host.time.pass(3000);
    expect(calls).toBeGreaterThan(2);
    expect(owner.table.version).toBeGreaterThan(0);
    expect(host.faults).toHaveLength(2);
  });
});

describe('an absent player', () => {
  test('is shown, and after a time replaced by the host', async () => {
    const host = hosted();
    const { created, clients } = await seated(host, { absence: 5 * MINUTE });
    const [gone, other] = clients as [Client, Client];
    const owner = await watching(host, created.id, { host: created.host });
    expect(await owner.ask('replace', { seat: 0 })).toBe('present');
    gone.pipe.close();
    await settled();
    expect(other.last('card')?.card.seats[0]?.away).toBe(host.time.now());
    await host.time.pass(4 * MINUTE);
    expect(await owner.ask('replace', { seat: 0 })).toBe('present');
    expect(await other.ask('replace', { seat: 0 })).toBe('not-host');
    await host.time.pass(MINUTE);
    expect(await owner.ask('replace', { seat: 0 })).toBe('ok');
    expect(other.table.status.left).toEqual([0]);
    const back = new Client(host.server, created.id, { token: token('seat-0') });
    await settled();
    expect(other.last('card')?.card.seats[0]?.away).toBeNull();
    expect(await back.ask('return')).toBe('ok');
    expect(other.table.status.left).toEqual([]);
  });

  test('who is at another tab is not absent', async () => {
    const host = hosted();
    const { created, clients } = await seated(host);
    const tab = new Client(host.server, created.id, { token: token('seat-0') });
    await settled();
    clients[0]?.pipe.close();
    await settled();
    expect(tab.last('card')?.card.seats[0]?.away ?? null).toBeNull();
  });
});

describe('the chat', () => {
  test('is told to all, limited, and forgotten with the name', async () => {
    const host = hosted({ limits: { said: 3, line: 10, chat: 12 } });
    const { created, clients } = await seated(host);
    const [one, two] = clients as [Client, Client];
    expect(await one.ask('say', { text: 'salve' }, 'first')).toBe('ok');
    expect(await one.ask('say', { text: 'salve' }, 'first')).toBe('ok');
    expect(two.last('chat')?.chat).toEqual([{ id: 'first', seat: 0, text: 'salve', at: host.time.now() }]);
    expect(await one.ask('say', { text: 'x'.repeat(11) })).toBe('bad-text');
    expect(await one.ask('say', { text: 'a\u202Eb' })).toBe('bad-text');
    expect(await two.ask('say', { text: 'ave' })).toBe('ok');
    for (const text of ['a', 'b']) expect(await one.ask('say', { text })).toBe('ok');
    expect(await one.ask('say', { text: 'c' })).toBe('no-chat');
    expect(await two.ask('say', { text: 'optime' })).toBe('no-chat');
    const late = await watching(host, created.id);
    expect(late.last('welcome')?.chat.map(({ text }) => text)).toEqual(['salve', 'ave', 'a', 'b']);
    expect(await one.ask('forget')).toBe('ok');
    expect(late.last('chat')).toMatchObject({ isWhole: true, chat: [{ text: 'ave' }] });
    expect(late.last('card')?.card.seats[0]?.name).toBeNull();
    expect(JSON.stringify(await host.store.read(created.id))).not.toContain('Player 0');
    expect(JSON.stringify(await host.store.chat(created.id))).not.toContain('salve');
  });
});

describe('the next game', () => {
  test('is opened once, with the same players, who come with the same tokens', async () => {
    const host = hosted();
    const { clients } = await seated(host, { terms: { resignation: 'end' } });
    expect(await clients[0]?.ask('again')).toBe('not-over');
    expect(await clients[0]?.ask('resign')).toBe('ok');
    expect(await Promise.all(clients.map((client) => client.ask('again')))).toEqual(['ok', 'ok', 'ok']);
    const next = clients[0]?.last('card')?.card.next ?? '';
    expect(clients.map((client) => client.last('card')?.card.next)).toEqual([next, next, next]);
    const again = [0, 1].map((seat) => new Client(host.server, next, { token: token(`seat-${seat}`) }));
    await settled();
    expect(again[0]?.follower).toBeUndefined();
    const stranger = await watching(host, next);
    expect(await stranger.ask('sit', { name: 'Titus', token: token('titus'), seat: 2 })).toBe('taken');
    again.push(new Client(host.server, next, { token: token('seat-2') }));
    await settled();
    expect(again.map(({ table }) => table.version)).toEqual([0, 0, 0]);
    expect(again[0]?.last('card')?.card.seats.map(({ name }) => name)).toEqual(['Player 0', 'Player 1', 'Player 2']);
  });
});

describe('hooks', () => {
  test('tell whose turn it is, the beginning and the end, after they were stored', async () => {
    const told: string[] = [];
    const tell = (what: string) => (card: Card, seat?: Seat) => void told.push(`${what} ${card.phase} ${seat ?? ''}`);
    const host = hosted({ on: { turn: tell('turn'), begun: tell('begun'), over: tell('over') } });
    const { clients } = await seated(host, { terms: { resignation: 'end' } });
    const [first] = active(clients[0] as Client);
    expect(told).toEqual([`turn playing ${first}`, 'begun playing ']);
    await turnOf(clients).act();
    expect(told.at(-1)).toBe(`turn playing ${active(clients[0] as Client)[0]}`);
    await clients[0]?.ask('resign');
    expect(told.at(-1)).toBe('over over ');
  });

  test('are called again by the next server if the last one was killed before it told', async () => {
    const host = hosted();
    const { created } = await seated(host);
    const told: Seat[] = [];
    const time = falseTime(host.time.now() + MINUTE);
    const next = hosted({ on: { turn: (_, seat) => void told.push(seat) } }, { store: host.store, time });
    await watching(next, created.id);
    expect(told).toHaveLength(1);
  });
});

describe('a server', () => {
  test.each([
    [null, 'game'],
    [{ game: 'chess' }, 'game'],
    [{ game: GAME, options: { players: 9 } }, 'players'],
    [{ game: GAME, options: { players: 2, seed: 'mine' } }, 'options.seed'],
    [{ game: GAME, options: 7 }, ''],
    [{ game: GAME, options: { players: 2 }, terms: { undo: 'maybe' } }, 'terms.undo'],
    [{ game: GAME, options: { players: 2 }, bots: ['nobody'] }, 'bots'],
    [{ game: GAME, options: { players: 2 }, begin: 'now' }, 'begin'],
    [{ game: GAME, options: { players: 2 }, absence: -1 }, 'absence'],
    [{ game: GAME, options: { players: 2 }, start: {} }, 'start'],
  ])('refuses the wish %j', async (wish, path) => {
    const answer = await hosted().server.create(wish);
    expect(answer).toMatchObject({ refusal: { code: 'invalid' } });
    if (path !== '') expect(JSON.stringify(answer)).toContain(`"path":"${path}"`);
  });

  test('does not take the answer of a bot after its end', async () => {
    let answer = () => {};
    const host = hosted({
      bots: ['slow'],
      choose: ({ view }) =>
        new Promise((resolve) => {
          answer = () => resolve(engineOf(GAME).legalActions(view)[0]);
        }),
    });
    const { created } = await seated(host, { options: { players: 2 }, bots: [null, 'slow'] });
    await settled();
    const before = await host.store.read(created.id);
    await host.server.end();
    host.store.goDown(true);
    answer();
    await settled();
    host.store.goDown(false);
    expect(host.faults).toEqual([]);
    expect(await hosted({}, host).store.read(created.id)).toEqual(before);
  });

  test('closes tables that nobody uses, and opens them again', async () => {
    const host = hosted();
    const { created, clients } = await seated(host);
    await plays(clients, 5);
    for (const client of clients) client.pipe.close();
    await host.time.pass(3 * MINUTE);
    expect(host.server.open).toBe(0);
    const back = pipe(host.server, created.id);
    back.send({ type: 'hello', protocol: PROTOCOL, token: token('seat-0'), since: 3 });
    await settled();
    expect(back.messages.map(({ type }) => type)).toEqual(['welcome', 'update', 'update', 'card']);
    expect(back.messages.at(-1)).toMatchObject({ card: { seats: [{ away: null }, {}, {}] } });
  });

  test('sets no timer while no table is open, if its store counts no outages', async () => {
    const { alive: _, ...store } = memoryStore();
    const time = falseTime();
    const timers = new Set<() => void>();
    const wake: Time['wake'] = (at, ring) => {
      const stop = time.wake(at, () => {
        timers.delete(stop);
        ring();
      });
      timers.add(stop);
      return () => {
        timers.delete(stop);
        stop();
      };
    };
    const { server } = hosted({ store, time: { now: time.now, wake } });
    for (let visits = 0; visits < 2; visits++) {
      const { clients } = await seated({ server }, { terms: { clock } });
      for (const client of clients) client.pipe.close();
      expect([server.open, timers.size > 0]).toEqual([1, true]);
      await time.pass(3 * MINUTE);
      expect([server.open, timers.size]).toEqual([0, 0]);
    }
  });

  test('reports once that it is running if many tables are opened at the same time', async () => {
    const host = hosted();
    const tables: Created[] = [];
    for (let i = 0; i < 5; i++)
      tables.push((await host.server.create({ game: GAME, options: { players: 2 } })) as Created);
    let reports = 0;
    const alive: MemoryStore['alive'] = (...given) => {
      reports++;
      return host.store.alive(...given);
    };
    const next = hosted({ store: { ...host.store, alive } }, host);
    const opened = () => Promise.all(tables.map(({ id }) => next.server.record(id)));
    await opened();
    expect(reports).toBe(1);
    await host.time.pass(2000);
    const last = (await host.server.create({ game: GAME, options: { players: 2 } })) as Created;
    await next.server.record(last.id);
    expect(reports).toBe(2);
  });

  test('deletes what was never begun, and enters flags of tables that nobody looks at', async () => {
    const host = hosted();
    const idle = (await host.server.create({ game: GAME, options: { players: 2 } })) as Created;
    const { created, clients } = await seated(host, { terms: { clock, flag: 'end' } });
    for (const client of clients) client.pipe.close();
    await host.time.pass(5 * MINUTE);
    const day = 1440 * MINUTE;
    await host.time.pass(15 * day);
    await host.server.sweep();
    await host.time.pass(1);
    expect(await host.store.read(idle.id)).toBeNull();
    expect((await host.store.read(created.id))?.card.phase).toBe('over');
    expect(await host.server.record(created.id)).toMatchObject({ ending: { by: 'time' } });
  });

  test('refuses tables of other rules for good, and still enters the flags of all others', async () => {
    const before = hosted();
    const old = await seated(before, { terms: { clock, flag: 'end' } });
    await plays(old.clients, 3);
    const foreign = await seated(before, { game: 'nova-roma', terms: { clock, flag: 'end' } });
    const gathering = (await before.server.create({ game: GAME, options: { players: 2 } })) as Created;
    await before.server.end();

    const engine = { ...engineOf(GAME), rulesVersion: 'another' };
    const after = hosted({ engines: [engine], random: bytes(8) }, before);
    const current = await seated(after, { terms: { clock, flag: 'end' } });
    for (const client of current.clients) client.pipe.close();
    for (const { created } of [old, foreign]) {
      const client = await watching(after, created.id, { token: token('seat-0') });
      expect(client.last('refused')).toMatchObject({ id: null, refusal: { code: 'other-rules' } });
      expect(client.pipe.closed).toBe('other-rules');
      expect(await after.server.record(created.id)).toMatchObject({ refusal: { code: 'other-rules' } });
    }
    // a game that has not begun is played by the rules of today
    const visitor = await watching(after, gathering.id);
    expect(visitor.pipe.closed).toBeNull();
    visitor.pipe.close();
    await after.time.pass(3 * MINUTE);
    expect(after.server.open).toBe(0);
    await after.time.pass(30 * MINUTE);
    await after.server.sweep();
    await after.time.pass(1);
    expect((await after.store.read(current.created.id))?.card.phase).toBe('over');
    expect(after.faults).toEqual([]);
    const back = hosted({}, before);
    expect((await watching(back, old.created.id, { token: token('seat-0') })).table.version).toBe(3);
  });

  test('ends when all is stored, and says so', async () => {
    const host = hosted();
    const { created, clients } = await seated(host);
    const player = turnOf(clients);
    const acting = player.act();
    await host.server.end();
    expect(await acting).toBe('ok');
    expect(clients.map(({ pipe }) => pipe.closed)).toEqual(Array(3).fill('the server is going away'));
    expect((await host.store.read(created.id))?.lines).toHaveLength(2);
    expect((await watching(host, created.id)).pipe.closed).toBe('the server is going away');
  });

  test('stores again what follows from the lines if the card is older', async () => {
    const host = hosted();
    const { created, clients } = await seated(host, { terms: { clock, flag: 'end' } });
    for (const client of clients) client.pipe.close();
    await host.time.pass(2 * MINUTE);
    const stored = await host.store.read(created.id);
    const stale = { ...(stored?.card as Card), due: 1, turn: [], revision: 99 };
    await host.store.append(created.id, stored?.head ?? null, [], stale);
    await watching(host, created.id);
    expect((await host.store.read(created.id))?.card).toMatchObject({ due: stored?.card.due, turn: stored?.card.turn });
  });

  test('does not welcome a client again and again that does not read', async () => {
    const host = hosted({ limits: { waiting: 3000 } });
    const { created } = await seated(host);
    const deaf = await watching(host, created.id);
    deaf.pipe.stopReading();
    for (let i = 0; i < 20; i++) {
      deaf.hello();
      await settled();
    }
    expect(deaf.pipe.closed).toBe('slow-down');
  });
});
