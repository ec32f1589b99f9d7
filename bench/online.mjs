/**
 * Measures servers of tables that have the same game: @ludi-romani/rooms, boardgame.io, Colyseus and PartyServer. `npm run bench:online`
 * measures all of them in about 20 minutes. Pass names to measure only those. `--quick` takes short steps with few tables, to test
 * the benchmark itself.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../examples/online/postgres.mjs';
import * as boardgameIo from './online/boardgame-io.mjs';
import * as colyseus from './online/colyseus.mjs';
import { back, contacts, lost, quiet, speed, unread } from './online/measure.mjs';
import * as partyserver from './online/partyserver.mjs';
import { isPinned, pin, startServer } from './online/processes.mjs';
import * as rooms from './online/rooms.mjs';
import { print } from './report.mjs';

const LONG = {
  steps: [50, 100, 200, 300, 400, 600, 800, 1000],
  warm: 2000,
  time: 5000,
  quietTables: 2000,
  kills: 3,
  lostTables: 50,
  backTables: 1000,
  unreadTime: 12_000,
};
const QUICK = {
  steps: [5, 10],
  warm: 500,
  time: 1000,
  quietTables: 30,
  kills: 1,
  lostTables: 5,
  backTables: 20,
  unreadTime: 2000,
};

const home = mkdtempSync(join(tmpdir(), 'ludi-bench-'));
process.on('exit', () => rmSync(home, { recursive: true, force: true }));
const folder = () => ({ folder: mkdtempSync(join(home, 'tables-')) });

let postgres;
let schemas = 0;
/** Returns the address of a new schema. The database has the processor of the servers. */
async function database() {
  pin(0);
  postgres ??= await startPostgres();
  pin(1);
  const pool = await postgres.pool(`bench${schemas++}`);
  const { options } = pool;
  await pool.end();
  return { database: { host: options.host, user: options.user, database: options.database, options: options.options } };
}

/**
 * The contestants: the functions of its clients, its file, and a function that returns the settings of a new storage. boardgame.io is measured
 * with its faster storage where nothing is killed.
 */
const CONTESTANTS = {
  'rooms, files': [rooms, 'rooms', folder],
  'rooms, PostgreSQL': [rooms, 'rooms', database],
  'boardgame.io, memory': [boardgameIo, 'boardgame-io', () => ({}), [speed, quiet, unread]],
  'boardgame.io, files': [boardgameIo, 'boardgame-io', folder, [lost, back, contacts]],
  Colyseus: [colyseus, 'colyseus', () => ({})],
  PartyServer: [partyserver, 'partyserver', folder],
};

const wanted = process.argv.slice(2).filter((name) => name !== '--quick');
const settings = process.argv.includes('--quick') ? QUICK : LONG;
const measured = Object.entries(CONTESTANTS).filter(
  ([name]) => wanted.length === 0 || wanted.some((one) => name.toLowerCase().startsWith(one.toLowerCase())),
);

pin(1);
// the clients of some rivals report every connection
console.info = () => {};
console.warn = () => {};
console.error = () => {};
/** Runs a measurement of each contestant, with a new storage, and prints the rows and the errors. */
async function report(title, note, measure) {
  const rows = [];
  for (const [name, [contestant, file, storage, measures = [measure]]] of measured) {
    if (!measures.includes(measure)) continue;
    try {
      const place = await storage();
      rows.push(await measure(name, contestant, (port = 0) => startServer(file, { ...place, port }), settings));
    } catch (error) {
      note += `\n${name} failed: ${error.message}.`;
    }
  }
  print({ title, note, rows: rows.flat() });
}

const PLACE = isPinned
  ? 'The server, with its database, has one processor, and the clients have another one.'
  : 'Server and clients share the processors.';
await report(
  'Tables of one server process',
  `City of Rome with 2 players and 2 actions per second at each table. Times are from an action until both players have received it. ${PLACE} The memory is that of the server without the database.`,
  speed,
);
await report('Quiet tables', 'Each table has 2 players, a spectator, and 0.1 actions per second.', quiet);
await report(
  'Kills',
  'The server is killed with SIGKILL during games and started again with its storage. A client joins again for each player.',
  lost,
);
await report(
  'Back after a kill',
  'Tables at which the game continues after a SIGKILL, and the time until the next action at the last of them has come to both players. Clients reconnect automatically.',
  back,
);
await report(
  'Clients that do not read',
  '60 clients at 6 tables request everything 50 times a second and read nothing. The players continue.',
  unread,
);
await report(
  'Refusals and processes',
  'The client tries an action that is not possible any more. Cloudflare itself has one process for each table of PartyServer.',
  contacts,
);
await postgres?.stop();
process.exit();
