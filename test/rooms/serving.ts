/** Servers of tables on real sockets, and their clients. Everything is closed after each test. */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { GameTypes } from '@ludi-romani/core';
import { type Created, type RoomsOptions, systemRandom, systemTime } from '@ludi-romani/rooms';
import { type Connection, type ConnectOptions, connect } from '@ludi-romani/rooms/client';
import { type ServeOptions, serve } from '@ludi-romani/rooms/ws';
import { WebSocket } from 'ws';
import { engineOf, hosted } from './hosting';

export type AnyConnection = Connection<GameTypes>;
export const engine = engineOf('city-of-rome');
export const WISH = { game: 'city-of-rome', options: { players: 2 } };

export const ends: (() => Promise<void> | void)[] = [];
/** Closes everything. */
export async function closeAll(): Promise<void> {
  for (const end of ends.splice(0).reverse()) await end();
}

export const listening = (server: Server): Promise<string> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
    ends.push(() => {
      server.closeAllConnections();
      return new Promise<void>((done) => server.close(() => done()));
    });
  });

/** Serves tables on a free port. */
export async function served(
  options: Partial<ServeOptions> = {},
  server = createServer(),
  hosting: Partial<RoomsOptions> = {},
) {
  const host = hosted({ time: systemTime(), random: systemRandom, ...hosting });
  const faults: unknown[] = [];
  const end = serve(host.server, { server, fault: (error) => faults.push(error), ...options });
  const home = await listening(server);
  ends.push(async () => {
    await end();
    await host.server.end();
  });
  return { ...host, faults, server, home, end };
}

export const post = (url: string, body: unknown = WISH, headers: Record<string, string> = {}) =>
  fetch(url, { method: 'POST', body: JSON.stringify(body), headers });
export const created = async (home: string) => (await (await post(`${home}/tables`)).json()) as Created;

export const join = (url: string, options: ConnectOptions = {}): AnyConnection => {
  const client = connect(engine, url, { WebSocket, ...options });
  ends.push(() => client.close());
  return client;
};
/** Resolves when what the client knows fits. */
export const until = (client: AnyConnection, fits: (state: ReturnType<AnyConnection['getSnapshot']>) => boolean) =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (!fits(client.getSnapshot())) return;
      stop();
      resolve();
    };
    const stop = client.subscribe(look);
    look();
  });

/** Asks for a WebSocket. Resolves to the socket, or to the status of the refusal. */
export const upgrade = (url: string, headers: Record<string, string> = {}) =>
  new Promise<WebSocket | number>((resolve) => {
    const socket = new WebSocket(url.replace('http', 'ws'), { headers });
    socket.on('error', () => {});
    socket.on('open', () => resolve(socket));
    socket.on('unexpected-response', (_, { statusCode }: IncomingMessage) => resolve(statusCode ?? 0));
    ends.push(() => socket.terminate());
  });
export const closing = (socket: WebSocket) =>
  new Promise<{ readonly code: number; readonly reason: string }>((resolve) => {
    socket.on('close', (code, reason) => resolve({ code, reason: String(reason) }));
  });
