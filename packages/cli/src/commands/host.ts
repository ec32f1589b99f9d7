import { availableParallelism } from 'node:os';
import type { Store } from '@ludi-romani/rooms';
import type { Command } from '../commander';
import { Failure, UsageError } from '../failure';
import { engineOption, MOST_WORKERS, whole } from '../flags';
import type { Game } from '../game';
import { type Io, print, printLines, reasonOf } from '../io';
import { printable } from '../text';

const LAST_PORT = 65_535;

/** Without limits, a query waits for a lost connection until TCP gives up, which can take a quarter of an hour. */
const LIMITS = { connectionTimeoutMillis: 5000, query_timeout: 10_000 };

/** Returns the store of a database, which `pg` must be installed for, and the function that closes the connections. */
async function databaseStore(url: string): Promise<Store> {
  let pg: typeof import('pg');
  try {
    pg = await import('pg');
  } catch {
    throw new UsageError('--database needs the package pg: npm install pg');
  }
  const { postgresStore } = await import('@ludi-romani/rooms/postgres');
  const pool = new (pg.default?.Pool ?? pg.Pool)({ connectionString: url, ...LIMITS });
  const store = postgresStore(pool);
  return {
    ...store,
    end: async () => {
      await store.end?.();
      await pool.end();
    },
  };
}

export const host = (ludi: Command, io: Io, games: readonly Game[]) =>
  ludi
    .command('host')
    .summary('start a server for online games, with a page to play on')
    .description(
      'Starts a server for online games, with its page, and prints the links. Open a link, create a table, and send each player the link to a seat. The tables outlive the server: they are in the folder of --data, or in the database of --database, which several servers may share. Ends with Ctrl-C or SIGTERM when everything is stored.',
    )
    .option('--port <n>', 'the port; 0 for any free one', whole(0, LAST_PORT), 8080)
    .option('--listen <address>', 'the address to listen at; 127.0.0.1 for this machine alone', '0.0.0.0')
    .option('--data <folder>', 'the folder with the tables, for one server alone', 'tables')
    .option('--database <url>', 'the PostgreSQL with the tables: postgres://user@host/name. It needs the package pg')
    .option('--origin <url...>', 'the origin of another page that may use the tables, such as https://example.org')
    .option(
      '--behind-proxy',
      'a proxy in front of the server appends the addresses of clients to X-Forwarded-For',
      false,
    )
    .option(
      '--workers <n>',
      'the number of threads for bots',
      whole(1, MOST_WORKERS),
      Math.max(1, availableParallelism() - 1),
    )
    .addOption(engineOption)
    .action(async ({ port, listen, data, database, origin = [], behindProxy, workers }) => {
      // imported only here, because no other command needs sockets
      const [{ fileStore }, { startServer }] = await Promise.all([
        import('@ludi-romani/rooms/files'),
        import('../host/server'),
      ]);
      const store = database === undefined ? fileStore(data) : await databaseStore(database);
      const warn = (error: unknown, id: string) =>
        void print(io.stderr, `${id === '' ? '' : `table ${id}: `}${printable(reasonOf(error))}\n`).catch(() => {});
      let interrupted = () => {};
      const isInterrupted = new Promise<void>((resolve) => {
        interrupted = resolve;
      });
      const stopListening = io.onInterrupt(interrupted);
      // the signal of service managers
      process.once('SIGTERM', interrupted);
      try {
        const server = await startServer(games, {
          ...{ port, address: listen, store, workers, origins: origin, trustProxy: behindProxy },
          worker: io.worker,
          on: { fault: warn },
        }).catch((error) => {
          throw new Failure(`the server cannot start: ${printable(reasonOf(error))}`);
        });
        await printLines(io.stdout, server.links);
        await isInterrupted;
        await server.end();
      } finally {
        stopListening();
        process.off('SIGTERM', interrupted);
      }
    });
