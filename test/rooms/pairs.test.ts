/**
 * Pairs of servers whose games differ only in what a viewer may not know. The same requests come to both. Every byte that the viewer is sent
 * must be the same, through undo, consent, absence, simultaneous decisions and reconnections.
 */
import { deepEqual, digest, type GameTypes, type Viewer } from '@ludi-romani/core';
import { CARD_FORMAT, type Card, chained } from '@ludi-romani/rooms';
import { openTable, type Table } from '@ludi-romani/table';
import { parseTable, record } from '@ludi-romani/table/records';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { SCALE, SEED } from '../scale';
import { midGame } from '../table/playing';
import { type AnyEngine, Client, engineOf, type Hosted, hosted, settled, token } from './hosting';

type State = GameTypes['state'];
type Action = GameTypes['action'];
const ID = 'x'.repeat(24);
const TERMS = { undo: 'consent', clock: { main: 600_000, increment: 7, delay: 3 } } as const;

/** One of the two servers, with a client at each seat and the viewer's. */
class World {
  readonly host: Hosted = hosted();
  readonly clients: Client[] = [];
  viewer: Client | undefined;
  start: State;

  constructor(
    readonly engine: AnyEngine,
    start: State,
  ) {
    this.start = start;
  }

  async open(viewer: Viewer): Promise<void> {
    const { engine, start, host } = this;
    const now = host.time.now();
    const table = openTable(engine, { start, terms: TERMS }, now);
    const players = start.players.length;
    const card: Card = {
      format: CARD_FORMAT,
      ...{ id: ID, revision: 1, game: engine.game, phase: 'playing', options: { players }, terms: TERMS, host: '' },
      seats: start.players.map((_, seat) => ({
        ...{ by: 'person', name: `Player ${seat}`, invitation: null, away: null },
        // rooms store digests of tokens
        token: digest(token(`seat-${seat}`)),
      })),
      ...{ begin: 'full', listed: false, spectators: true, absence: null, said: 0, next: null },
      ...{ created: now, updated: now, turn: [], due: null },
    };
    await host.store.append(ID, null, chained(null, [{ table: table as Table<GameTypes> }]), card);
    for (let seat = 0; seat < players; seat++)
      this.clients.push(new Client(host.server, ID, { token: token(`seat-${seat}`) }));
    await settled();
    await this.watch(viewer);
  }

  /** The viewer comes, or comes back. */
  async watch(viewer: Viewer): Promise<void> {
    this.viewer?.pipe.close();
    const hello = viewer === 'spectator' ? {} : { token: token(`seat-${viewer}`) };
    this.viewer = new Client(this.host.server, ID, hello);
    await settled();
  }

  /** Returns the state of the game, from what is stored. */
  async state(): Promise<State> {
    const [first, ...rest] = (await this.host.store.read(ID))?.lines ?? [];
    if (first === undefined || !('table' in first)) throw new Error('there is no table');
    const entries = rest.flatMap((line) => ('entry' in line ? line.entry : []));
    const { actions } = record(this.engine, parseTable(this.engine, { ...first.table, entries }));
    return actions.reduce<State>((state, action) => this.engine.apply(state, action), this.start);
  }
}

const out = (engine: AnyEngine, state: State): State => {
  const top = state.pending.at(-1);
  if (top === undefined || !('simultaneous' in top) || deepEqual(top.simultaneous, top.opened)) return state;
  const [action] = engine.legalActions(state);
  return action === undefined ? state : out(engine, engine.apply(state, action));
};

const REQUESTS = ['undo', 'redo', 'agree', 'decline', 'withdraw', 'leave', 'return', 'resume', 'resign'];

/** Carries out a step in both worlds. Returns false if the worlds may differ from now on, because something was revealed. */
async function step(worlds: readonly [World, World], viewer: Viewer, what: string, pick: number): Promise<boolean> {
  const { engine } = worlds[0];
  const states = [await worlds[0].state(), await worlds[1].state()] as const;
  const seat = pick % states[0].players.length;
  if (what === 'come') {
    for (const world of worlds) await world.watch(viewer);
    return true;
  }
  if (what === 'pass') {
    for (const world of worlds) await world.host.time.pass(pick % 500);
    return true;
  }
  if (what === 'say') {
    for (const world of worlds) await world.clients[seat]?.ask('say', { text: `salve ${pick}` }, `${what} ${pick}`);
    return true;
  }
  if (what === 'act') {
    const legal = engine.legalActions(states[0]);
    const action = legal[pick % Math.max(1, legal.length)];
    if (action === undefined) return true;
    const known = engine.actionFor(states[0], action, viewer);
    const alike = engine
      .legalActions(states[1], action.player)
      .filter((one) => deepEqual(known, engine.actionFor(states[1], one, viewer)));
    const partner = alike[(pick >> 5) % Math.max(1, alike.length)];
    if (partner === undefined) return true;
    const actions: readonly [Action, Action] = [action, partner];
    const reveals = states.some((state, i) => engine.step(state, actions[i] as Action).reveals);
    const codes: string[] = [];
    for (const [i, world] of worlds.entries()) {
      const client = world.clients[action.player] as Client;
      codes.push(await client.ask('act', { version: client.table.version, action: actions[i] }, `act ${pick}`));
    }
    expect(codes[0]).toBe(codes[1]);
    return !reveals;
  }
  const type = what === 'ask' ? 'ask' : (REQUESTS[pick % REQUESTS.length] as string);
  const more = what === 'ask' ? { wish: { what: pick % 4 === 0 ? 'pause' : 'undo' } } : {};
  const codes: string[] = [];
  for (const world of worlds) codes.push((await world.clients[seat]?.ask(type, more, `${type} ${pick}`)) ?? '');
  expect([type, codes[0]]).toEqual([type, codes[1]]);
  // a redo may reveal again what it revealed before
  return type !== 'redo';
}

const KINDS = ['act', 'act', 'act', 'act', 'act', 'do', 'do', 'ask', 'come', 'pass', 'say'] as const;

test.each(['city-of-rome', 'forum-trajanum', 'nova-roma'])('%s: the viewer is sent the same bytes', async (game) => {
  const engine = engineOf(game);
  let compared = 0;
  const script = fc.record({
    players: fc.constantFrom(...engine.playerCounts.filter((count) => count > 1 && count < 4)),
    seed: fc.nat(),
    before: fc.array(fc.nat(), { maxLength: 60, size: 'max' }),
    pick: fc.nat(),
    steps: fc.array(fc.tuple(fc.constantFrom(...KINDS), fc.nat()), { maxLength: 30, size: 'max' }),
  });
  await fc.assert(
    fc.asyncProperty(script, async ({ players, seed, before, pick, steps }) => {
      const viewer: Viewer = [...Array(players).keys(), 'spectator' as const][pick % (players + 1)] ?? 'spectator';
      const real = out(engine, midGame(engine, { players, seed: `secret ${seed}` }, before) as State);
      if (engine.isTerminal(real)) return;
      const dealt = { ...engine.determinize(engine.view(real, viewer), 'other'), chance: real.chance } as State;
      const worlds = [new World(engine, real), new World(engine, dealt)] as const;
      for (const world of worlds) await world.open(viewer);
      const sent = () => worlds.map(({ viewer: client }) => client?.pipe.texts);
      for (const [what, chosen] of [['pass', 0] as const, ...steps]) {
        const mayDiffer = !(await step(worlds, viewer, what, chosen));
        const [one, other] = sent();
        if (mayDiffer && !deepEqual(one, other)) break;
        expect(one).toEqual(other);
        compared++;
      }
      expect(worlds.flatMap(({ host }) => host.faults)).toEqual([]);
    }),
    { numRuns: 12 * SCALE, seed: SEED, endOnFailure: true },
  );
  expect(compared).toBeGreaterThan(60);
});
