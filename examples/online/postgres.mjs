/** A PostgreSQL server for tests, in a temporary folder. It can be reached only through a socket in this folder. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Pool } from 'pg';

/**
 * @typedef {object} Postgres
 * @property {(schema: string) => string} url Returns the address of the database, with a search path of this schema.
 * @property {(schema: string, more?: import('pg').PoolConfig) => Promise<Pool>} pool Resolves to a pool of connections to a schema, which is
 * created if it is missing.
 * @property {() => Promise<void>} kill Kills the server with SIGKILL.
 * @property {() => Promise<void>} start Starts the server again.
 * @property {() => Promise<void>} stop Ends the server and deletes its folder.
 */

/** Returns the folder with the programs of PostgreSQL: the newest of Debian, or one of PATH. */
function programs() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((one, other) => Number(other) - Number(one)) : [];
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  const found = folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
  if (found === undefined) throw new Error('PostgreSQL must be installed: apt-get install postgresql');
  return found;
}

/** Returns the user as whom PostgreSQL runs: it does not run as root. */
function user() {
  if (process.getuid?.() !== 0) return undefined;
  const fields = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const [, , uid, gid] =
    fields.find(([name]) => name === 'postgres') ?? fields.find(([name]) => name === 'nobody') ?? [];
  if (uid === undefined || gid === undefined)
    throw new Error('PostgreSQL does not run as root, and there is no other user');
  return { uid: Number(uid), gid: Number(gid) };
}

/**
 * Starts a server.
 * @returns {Promise<Postgres>}
 */
export async function startPostgres() {
  const bin = programs();
  const folder = mkdtempSync(join(tmpdir(), 'ludi-postgres-'));
  const as = user();
  if (as !== undefined) chownSync(folder, as.uid, as.gid);
  const data = join(folder, 'data');
  const options = { ...as, cwd: folder };
  const made = spawnSync(
    join(bin, 'initdb'),
    ['--auth=trust', '--username=ludi', '--encoding=UTF8', '--locale=C', data],
    {
      ...options,
      encoding: 'utf8',
    },
  );
  if (made.status !== 0) throw new Error(`initdb ended with ${made.status}: ${made.error ?? made.stderr}`);
  const connection = { host: folder, user: 'ludi', database: 'postgres' };
  /** @type {Pool[]} */
  const pools = [];
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let server;
  let output = '';

  const isReady = async () => {
    const pool = new Pool({ ...connection, max: 1 });
    try {
      await pool.query('select 1');
      return true;
    } catch {
      return false;
    } finally {
      await pool.end();
    }
  };

  const launch = () => {
    const child = spawn(
      join(bin, 'postgres'),
      ['-D', data, '-k', folder, '-c', 'listen_addresses=', '-c', 'max_connections=60'],
      {
        ...options,
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    );
    child.stderr?.on('data', (text) => {
      output = `${output}${text}`.slice(-5000);
    });
    return child;
  };

  const start = async () => {
    for (let i = 0; i < 300; i++) {
      // after a kill, the memory of the old server is in use until its last process has ended
      if (server === undefined || server.exitCode !== null || server.signalCode !== null) server = launch();
      if (await isReady()) return;
      await pause(100);
    }
    throw new Error(`PostgreSQL does not start: ${output}`);
  };

  /** @param {NodeJS.Signals} signal */
  const end = async (signal) => {
    if (server === undefined || server.exitCode !== null || server.signalCode !== null) return;
    const exit = once(server, 'exit');
    server.kill(signal);
    await exit;
  };

  process.once('exit', () => server?.kill('SIGKILL'));
  await start();
  return {
    url: (schema) => {
      const query = new URLSearchParams({ host: folder, options: `-c search_path=${schema}` });
      return `postgres://ludi@localhost/postgres?${query}`;
    },
    pool: async (schema, more) => {
      const pool = new Pool({ ...connection, options: `-c search_path=${schema}`, ...more });
      // the server may be killed while a connection is idle
      pool.on('error', () => {});
      pools.push(pool);
      await pool.query(`create schema if not exists ${schema}`);
      return pool;
    },
    kill: () => end('SIGKILL'),
    start,
    stop: async () => {
      // a pool whose connections were not given back does not end
      const ends = pools.filter((pool) => !pool.ending).map((pool) => pool.end());
      await Promise.race([Promise.all(ends), pause(5000, undefined, { ref: false })]);
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
