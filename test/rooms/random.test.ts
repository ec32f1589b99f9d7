/**
 * Random schedules: guests come, act, drop and come back at two servers that share a store, which fails now and then. Servers are killed and
 * started again. What was accepted stands in the store exactly once, everybody sees the same game, and the record is valid.
 */
import { verifyReplay } from '@ludi-romani/core';
import type { Created } from '@ludi-romani/rooms';
import { falseTime, memoryStore } from '@ludi-romani/rooms/testing';
import { verifyTable } from '@ludi-romani/table/records';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { SCALE, SEED } from '../scale';
import { active, bytes, Client, engineOf, type Hosted, hosted, settled, token } from './hosting';

/** Refusals that the doings of others lead to. */
const MEANWHILE = [
  ...['stale', 'game-over', 'nothing-to-undo', 'nothing-to-redo', 'others-acted', 'came-to-light', 'may-reveal'],
  ...['undo-is-free', 'asked-already', 'not-asked', 'nobody-to-ask', 'left', 'not-left', 'paused', 'not-paused'],
];
const REQUESTS = ['undo', 'redo', 'agree', 'decline', 'withdraw', 'leave', 'return', 'resume'];

interface Accepted {
  readonly seat: number;
  readonly id: string;
  readonly version: number;
}

class World {
  readonly store = memoryStore();
  readonly time = falseTime();
  readonly servers: Hosted[] = [];
  readonly accepted: Accepted[] = [];
  clients: Client[] = [];
  id = '';
  #ids = 0;
  /** requests whose outcome nobody knows, by seat: they are sent again */
  readonly open: { readonly seat: number; readonly id: string; readonly type: string; readonly more: object }[] = [];

  constructor(
    readonly game: string,
    readonly players: number,
  ) {
    for (const at of [0, 1]) this.start(at);
  }

  start(at: number): void {
    this.servers[at] = hosted({ random: bytes(at + 3 + this.#ids) }, { store: this.store, time: this.time });
  }

  async begin(): Promise<void> {
    const { server } = this.servers[0] as Hosted;
    const terms = { undo: 'consent', clock: { main: 600_000, increment: 100, delay: 50 }, flag: 'nothing' };
    const { id, invitations } = (await server.create({
      game: this.game,
      options: { players: this.players },
      terms,
    })) as Created;
    this.id = id;
    for (const [seat, invitation] of invitations.entries()) {
      const guest = new Client(server, id);
      await settled();
      const sit = { name: `Player ${seat}`, token: token(`seat-${seat}`), invitation };
      expect(await guest.ask('sit', sit)).toBe('ok');
      guest.pipe.close();
    }
    for (let seat = 0; seat < this.players; seat++) await this.come(seat, seat % 2);
  }

  /** A player comes to a server, and sends again what was not answered. */
  async come(seat: number, at: number): Promise<void> {
    this.clients[seat]?.pipe.close();
    const client = new Client((this.servers[at] as Hosted).server, this.id, { token: token(`seat-${seat}`) });
    this.clients[seat] = client;
    await settled();
    for (const request of this.open.splice(0)) {
      if (request.seat === seat) await this.request(client, request.type, request.more, request.id);
      else this.open.push(request);
    }
  }

  async request(client: Client, type: string, more: object, id = `${this.#ids++}`): Promise<void> {
    const seat = client.viewer as number;
    const code = await client.ask(type, more, id);
    if (code === 'ok') {
      const { version } = client.last('accepted') as { readonly version: number };
      this.accepted.push({ seat, id, version });
    } else if (code === 'failed' || code === 'no answer') this.open.push({ seat, id, type, more });
    else expect(MEANWHILE).toContain(code);
  }

  async step(what: string, pick: number): Promise<void> {
    const seat = pick % this.players;
    const client = this.clients[seat] as Client;
    if (what === 'come') return this.come(seat, (pick >> 3) % 2);
    if (what === 'kill') {
      const at = pick % 2;
      // nobody is told, and nothing is ended
      this.start(at);
      for (let each = 0; each < this.players; each++) await this.come(each, (each + (pick >> 1)) % 2);
      return;
    }
    if (what === 'fail') return this.store.fail(pick % 2 === 0 ? 'before' : 'after');
    if (what === 'pass') return this.time.pass(pick % 3000);
    if (client.pipe.closed !== null || client.follower === undefined) return this.come(seat, 0);
    const { view, version } = client.table;
    if (what === 'act') {
      const turn = active(client);
      const mover = this.clients[turn[pick % Math.max(1, turn.length)] ?? 0] as Client;
      if (mover.pipe.closed !== null || mover.follower === undefined) return;
      const seen = mover.table;
      const legal = engineOf(this.game).legalActions(seen.view);
      if (legal.length === 0) return;
      await this.request(mover, 'act', { version: seen.version, action: legal[(pick >> 4) % legal.length] });
      return;
    }
    if (what === 'ask') return this.request(client, 'ask', { wish: { what: pick % 3 === 0 ? 'pause' : 'undo' } });
    await this.request(client, REQUESTS[pick % REQUESTS.length] as string, {});
    expect([view, version]).toBeDefined();
  }

  async check(): Promise<void> {
    for (let seat = 0; seat < this.players; seat++) await this.come(seat, seat % 2);
    const stored = await this.store.read(this.id);
    const lines = stored?.lines.slice(1) ?? [];
    for (const { seat, id, version } of this.accepted) {
      const own = lines.flatMap((line, i) => ('by' in line && line.by === `${seat} ${id}` ? i + 1 : []));
      expect([seat, id, own.length]).toEqual([seat, id, 1]);
      expect(own[0]).toBeLessThanOrEqual(version);
    }
    const engine = engineOf(this.game);
    const [first] = stored?.lines ?? [];
    const entries = lines.flatMap((line) => ('entry' in line ? line.entry : []));
    const table = first !== undefined && 'table' in first ? { ...first.table, entries } : undefined;
    expect(verifyTable(engine, table)).toMatchObject({ ok: true });
    for (const client of this.clients) {
      expect(client.table.version).toBe(entries.length);
      expect(client.table.view.viewer).toBe(client.viewer);
    }
    const record = await (this.servers[0] as Hosted).server.record(this.id);
    if (!('refusal' in record)) expect(verifyReplay(engine, record)).toMatchObject({ ok: true });
    const faults = this.servers.flatMap((server) => server.faults).map(String);
    expect(faults.filter((fault) => fault !== 'Error: the store fails')).toEqual([]);
  }
}

const KINDS = [...Array(12).fill('act'), 'do', 'do', 'ask', 'come', 'come', 'fail', 'pass', 'kill'] as const;

test.each(['city-of-rome', 'forum-trajanum', 'nova-roma'])(
  '%s: nothing accepted is lost or done twice',
  async (game) => {
    let accepted = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.constantFrom(...KINDS), fc.nat()), { maxLength: 120, size: 'max' }),
        fc.integer({ min: 2, max: 4 }),
        async (steps, players) => {
          const world = new World(game, players);
          await world.begin();
          for (const [what, pick] of steps) await world.step(what, pick);
          await world.check();
          accepted += world.accepted.length;
        },
      ),
      { numRuns: 12 * SCALE, seed: SEED, endOnFailure: true },
    );
    expect(accepted).toBeGreaterThan(100);
  },
);
