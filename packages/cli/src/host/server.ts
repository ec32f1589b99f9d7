/** The server of `ludi host`: tables, and the page to play at them, on one port. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Hooks, type Question, rooms, type Store, systemRandom, systemTime } from '@ludi-romani/rooms';
import { serve } from '@ludi-romani/rooms/ws';
import type { Choice } from '../choose-task';
import type { Game } from '../game';
import { workerPool } from '../worker-pool';
import { pageFiles } from './page-files';

/** The bots that may sit at a table, and the one that plays for a player who has left. */
const BOTS = ['random', 'greedy', 'expert:300'];
const STAND_IN = 'expert:300';

/** The milliseconds between two sweeps, which enter the flags at tables without clients. */
const SWEEP = 60_000;

/** Where and how a server runs. */
export interface Hosting {
  readonly port: number;
  readonly address: string;
  readonly store: Store;
  /** the built `worker.ts` */
  readonly worker: URL;
  readonly workers: number;
  /** true if a proxy in front of the server tells the addresses of clients */
  readonly trustProxy: boolean;
  /** the origins of other pages that may use the tables */
  readonly origins: readonly string[];
  readonly on?: Hooks;
}

/** A server that runs. */
export interface Hosted {
  readonly port: number;
  /** the addresses of the page: of this machine, and in its networks */
  readonly links: readonly string[];
  /** Ends when everything that was begun is stored. */
  end(): Promise<void>;
}

/** Returns the addresses under which others in the network reach this machine. */
const ownAddresses = (): string[] =>
  Object.values(networkInterfaces()).flatMap((all) =>
    (all ?? []).flatMap(({ address, family, internal }) => (internal || family !== 'IPv4' ? [] : address)),
  );

/** Starts a server for these games. */
export async function startServer(games: readonly Game[], hosting: Hosting): Promise<Hosted> {
  const { store, worker, workers, trustProxy, origins, on = {} } = hosting;
  const bots = workerPool<Choice, unknown>(worker, workers, 'choose', {
    hosted: games.map(({ reference }) => reference),
  });
  const tables = rooms({
    engines: games.map(({ engine }) => engine) as never,
    store,
    time: systemTime(),
    random: systemRandom,
    bots: BOTS,
    choose: async (question: Question) =>
      bots.work({ ...question, bot: question.bot === 'stand-in' ? STAND_IN : question.bot }),
    on,
  });
  const fileAt = pageFiles(games, join(fileURLToPath(worker), '..'));
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const file = ['GET', 'HEAD'].includes(request.method ?? '') ? await fileAt(pathname.slice(1)) : null;
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Referrer-Policy', 'no-referrer');
    if (file === null) {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('There is nothing here.\n');
      return;
    }
    if (file.policy !== undefined) response.setHeader('Content-Security-Policy', file.policy);
    response.setHeader('Cache-Control', 'no-cache');
    response.writeHead(200, { 'Content-Type': `${file.type}; charset=utf-8` });
    response.end(request.method === 'HEAD' ? undefined : file.content);
  });
  const stop = serve(tables, {
    server,
    origins,
    trustProxy,
    ...(on.fault && { fault: (error) => on.fault?.(error, '') }),
  });
  const sweep = () => tables.sweep().catch((error) => on.fault?.(error, ''));
  const sweeping = setInterval(sweep, SWEEP);
  const end = async (): Promise<void> => {
    clearInterval(sweeping);
    server.close();
    await stop();
    await tables.end();
    server.closeAllConnections();
    await bots.close();
  };
  try {
    // a folder or a database that cannot be used is reported at once
    await store.cards?.({ open: true }, 1);
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(hosting.port, hosting.address, resolve);
    });
  } catch (error) {
    await end().catch(() => {});
    throw error;
  }
  await sweep();
  const { port } = server.address() as AddressInfo;
  const isEverywhere = ['0.0.0.0', '::'].includes(hosting.address);
  const hosts = isEverywhere ? ['localhost', ...ownAddresses()] : [hosting.address];
  return {
    port,
    links: hosts.map((name) => `http://${name.includes(':') ? `[${name}]` : name}:${port}/`),
    end,
  };
}
