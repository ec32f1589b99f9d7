/** A server in memory, with shortcuts for its clients. */
import { engine as cityOfRome } from '@ludi-romani/city-of-rome';
import type { Engine, GameTypes, Seat, Viewer } from '@ludi-romani/core';
import { engine as forumTrajanum } from '@ludi-romani/forum-trajanum';
import { engine as novaRoma } from '@ludi-romani/nova-roma';
import { type Created, PROTOCOL, type Rooms, type RoomsOptions, rooms, type ServerMessage } from '@ludi-romani/rooms';
import { type FalseTime, falseTime, type MemoryStore, memoryStore, type Piped, pipe } from '@ludi-romani/rooms/testing';
import { type Follower, follow, type Snapshot, type Update } from '@ludi-romani/table';

export type AnyEngine = Engine<GameTypes>;
const engines = [cityOfRome, forumTrajanum, novaRoma] as const;
export const engineOf = (game: string) => engines.find((engine) => engine.game === game) as unknown as AnyEngine;

/** Returns bytes that are the same for the same seed. */
export function bytes(seed: number): (count: number) => Uint8Array {
  let state = seed;
  return (count) =>
    Uint8Array.from({ length: count }, () => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      return state >>> 16;
    });
}

/** A server, its clock and its store. */
export interface Hosted {
  readonly server: Rooms;
  readonly time: FalseTime;
  readonly store: MemoryStore;
  readonly faults: unknown[];
}

export function hosted(
  options: Partial<RoomsOptions> = {},
  shared: Partial<Pick<Hosted, 'time' | 'store'>> = {},
): Hosted {
  const { time = falseTime(), store = memoryStore() } = shared;
  const faults: unknown[] = [];
  const server = rooms({
    engines: engines as never,
    store,
    time,
    random: bytes(7),
    ...options,
    limits: { messages: { perSecond: 1000, burst: 100_000 }, ...options.limits },
    on: { fault: (error) => faults.push(error), ...options.on },
  });
  return { server, time, store, faults };
}

/** Lets everything that waits for a promise go on. */
export const settled = async (): Promise<void> => {
  for (let i = 0; i < 100; i++) await Promise.resolve();
};

export const token = (name: string): string => `${name}`.padEnd(24, '-');

let clients = 0;

/** A client that follows a table. */
export class Client {
  readonly pipe: Piped;
  follower: Follower<GameTypes> | undefined;
  viewer: Viewer | null = null;
  readonly #name = `client ${clients++}`;
  #ids = 0;

  constructor(
    server: Pick<Rooms, 'guest'>,
    readonly id: string,
    hello: object | null = {},
  ) {
    this.pipe = pipe(server, id, (message) => this.#take(message));
    if (hello !== null) this.hello(hello);
  }

  hello(more: object = {}): void {
    this.pipe.send({ type: 'hello', protocol: PROTOCOL, ...more });
  }

  #take(message: ServerMessage): void {
    if (message.type === 'welcome') {
      if (this.viewer !== message.viewer) this.follower = undefined;
      this.viewer = message.viewer;
    }
    if (message.type !== 'snapshot' && message.type !== 'update') return;
    if (this.follower === undefined) this.follower = follow(message as Snapshot<GameTypes>);
    else if (!this.follower.take(message as Update<GameTypes>)) throw new Error('the update does not fit');
  }

  get table() {
    if (this.follower === undefined) throw new Error('there is no table yet');
    return this.follower.getSnapshot();
  }

  last<T extends ServerMessage['type']>(type: T): Extract<ServerMessage, { readonly type: T }> | undefined {
    return this.pipe.messages.filter((message) => message.type === type).at(-1) as never;
  }

  /** Sends a request, and resolves to its answer: `ok` or the code of the refusal. */
  async ask(type: string, more: object = {}, id = `${this.#name} ${this.#ids++}`): Promise<string> {
    this.pipe.send({ type, id, ...more });
    await settled();
    const answer = this.pipe.messages.filter((message) => 'id' in message && message.id === id).at(-1);
    if (answer?.type === 'refused') return answer.refusal.code;
    return answer === undefined ? 'no answer' : 'ok';
  }

  /** Plays its legal action with the index `nth`. */
  act(nth = 0): Promise<string> {
    const { view, version, game } = this.table;
    const legal = engineOf(game).legalActions(view);
    return this.ask('act', { version, action: legal[nth % legal.length] });
  }
}

/** Opens a table with a client at each seat. */
export async function seated(
  { server }: Pick<Hosted, 'server'>,
  wish: { readonly game?: string; readonly options?: { readonly players: number } } & Record<string, unknown> = {},
): Promise<{ readonly created: Created; readonly clients: readonly Client[] }> {
  const { game = 'city-of-rome', options = { players: 3 }, ...more } = wish;
  const created = (await server.create({ game, options, ...more })) as Created;
  if (!('id' in created)) throw new Error(JSON.stringify(created));
  const clients: Client[] = [];
  for (const [seat, invitation] of created.invitations.entries()) {
    if (invitation === null) continue;
    const client = new Client(server, created.id);
    await settled();
    const own = token(`seat-${seat}`);
    const sat = await client.ask('sit', { name: `Player ${seat}`, token: own, invitation });
    if (sat !== 'ok') throw new Error(sat);
    client.hello({ token: own });
    await settled();
    clients.push(client);
  }
  return { created, clients };
}

export const active = (client: Client): readonly Seat[] => engineOf(client.table.game).activePlayers(client.table.view);
