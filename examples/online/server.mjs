/** A server of tables: plain HTTP opens them and gives seats, a WebSocket is a seat or a place to watch from. */
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { pathToFileURL } from 'node:url';
import { openTable } from '@ludi-romani/table';
import { record } from '@ludi-romani/table/records';
import { WebSocketServer } from 'ws';
import { botPool } from './bots.mjs';
import { serveClient } from './connection.mjs';
import { engines } from './games.mjs';
import { addressOf, buckets, LIMITS } from './limits.mjs';
import { readCreation, readJoining } from './messages.mjs';
import { pageFile } from './page-files.mjs';
import { openRooms } from './rooms.mjs';
import { digestOf, newToken, seatsFor, taken } from './seats.mjs';
import { fileStorage } from './storage-files.mjs';

/** An answer that is no success. */
class Problem extends Error {
  constructor(status, code, message, more = {}) {
    super(message);
    Object.assign(this, { status, code, more });
  }
}
const noSuchTable = () => new Problem(404, 'no-such-table', 'there is no such table');

const PATH = /^\/tables\/([\w-]{24})(\/seats|\/record)?$/;

/** The path that is asked for; nobody has to send one that can be read. */
const pathOf = ({ url }) => (URL.canParse(url, 'http://server') ? new URL(url, 'http://server').pathname : '');

async function bodyOf(request, limit) {
  let body = '';
  // what is too long is answered, too
  for await (const chunk of request.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
    body += chunk;
    if (body.length > limit) throw new Problem(413, 'too-long', `no more than ${limit} characters`);
  }
  return body;
}

/** Whatever `readCreation` or `readJoining` finds in a body. */
function sound({ problem, data }) {
  if (problem !== undefined) throw new Problem(400, 'malformed', problem);
  return data;
}

/**
 * A server that is not listening yet. `storage` is where tables are, `bots` who plays for nobody; `limits` may be other ones, and
 * `isBehindProxy` says that a proxy tells the addresses of clients.
 */
export function tableServer({ storage, bots = botPool(), isBehindProxy = false, warn = console.error, ...given }) {
  const limits = { ...LIMITS, ...given.limits };
  const rooms = openRooms({ storage, bots, warn });
  const opened = buckets(limits.tables);

  /** Opens a table; whoever does sits down at the first seat that is no bot's. */
  async function create(request) {
    const {
      game,
      options,
      terms,
      name = null,
      bots: wanted,
    } = sound(readCreation(await bodyOf(request, limits.message)));
    if (!opened.take(addressOf(request, isBehindProxy)))
      throw new Problem(429, 'too-many-tables', 'too many tables were opened from this address: try again later');
    if ('seed' in options) throw new Problem(400, 'invalid-options', 'the server chooses the seed');
    const engine = engines.get(game);
    const seed = randomBytes(32).toString('hex');
    const table = openTable(
      engine,
      { options: { ...options, seed }, committed: true, ...(terms && { terms }) },
      Date.now(),
    );
    const seats = seatsFor(options.players, wanted);
    const seat = seats.findIndex(({ by }) => by === 'nobody');
    const token = newToken();
    const id = newToken();
    await storage.create(id, { table, seats: taken(seats, { seat, token: digestOf(token), name }) });
    return { status: 201, body: { table: id, ...(seat < 0 ? {} : { seat, token }) } };
  }

  async function seatAt(room, request) {
    const { name } = sound(readJoining((await bodyOf(request, limits.message)) || '{}'));
    const body = await room.join(name);
    if (body === null) throw new Problem(409, 'no-free-seat', 'all seats are taken');
    return { status: 201, body };
  }

  function recordOf({ engine, table }) {
    const body = record(engine, table);
    // it holds the seed
    if (body.outcome === null && body.ending === undefined) throw new Problem(409, 'not-over', 'the game is not over');
    return { status: 200, body };
  }

  async function answerTo(request) {
    const pathname = pathOf(request);
    const [isTable, id, what] = PATH.exec(pathname) ?? [];
    const asked = `${request.method} ${what ?? ''}`;
    if (request.method === 'POST' && pathname === '/tables') return create(request);
    if (isTable) {
      const room = await rooms.get(id);
      if (room === null) throw noSuchTable();
      if (asked === 'POST /seats') return seatAt(room, request);
      if (asked === 'GET /record') return recordOf(room);
    }
    const file = request.method === 'GET' ? await pageFile(pathname) : null;
    if (file === null) throw new Problem(404, 'not-found', 'there is nothing here');
    return { status: file.location === undefined ? 200 : 302, file };
  }

  const server = createServer(async (request, response) => {
    const json = (status, value) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value), () => {
        if (!request.complete) request.destroy();
      });
    try {
      const { status, body, file } = await answerTo(request);
      if (body !== undefined) json(status, body);
      else if (file.location !== undefined) response.writeHead(status, { location: file.location }).end();
      else response.writeHead(status, { 'content-type': file.type }).end(file.content);
    } catch (error) {
      const { status, code, message, problems } = error;
      if (status !== undefined) json(status, { code, message });
      else if (code === 'invalid-options') json(400, { code, message, problems });
      else {
        warn(error);
        json(500, { code: 'failed', message: 'something went wrong: try again later' });
      }
    }
  });

  const sockets = new WebSocketServer({ noServer: true, maxPayload: limits.message });
  server.on('upgrade', async (request, stream, head) => {
    stream.on('error', () => stream.destroy());
    const [isTable, id, more] = PATH.exec(pathOf(request)) ?? [];
    try {
      const room = isTable && more === undefined ? await rooms.get(id) : null;
      sockets.handleUpgrade(request, stream, head, (socket) => {
        socket.on('error', () => {}); // it is closed, and its code says why
        socket.isAlive = true;
        socket.on('pong', () => {
          socket.isAlive = true;
        });
        serveClient(socket, room, { limits, warn });
      });
    } catch (error) {
      warn(error);
      stream.end('HTTP/1.1 503 Service Unavailable\r\n\r\n');
    }
  });

  const heartbeat = setInterval(() => {
    for (const socket of sockets.clients) {
      if (!socket.isAlive) socket.terminate();
      else socket.ping();
      socket.isAlive = false;
    }
    opened.sweep();
    rooms.sweep(limits.heartbeat);
  }, limits.heartbeat);

  return {
    /** Listens; gives the address. */
    listen: (port, host) =>
      new Promise((resolve, reject) => {
        server.on('error', reject);
        server.listen(port, host, () => resolve(`http://${host}:${server.address().port}`));
      }),
    get rooms() {
      return rooms.size;
    },
    /** Ends when all that was begun is stored. */
    async end() {
      clearInterval(heartbeat);
      server.close();
      for (const socket of sockets.clients) socket.close(1001);
      await rooms.end();
      for (const socket of sockets.clients) socket.terminate();
      server.closeAllConnections();
      await bots.end();
      await storage.end();
    },
  };
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { REDIS_URL, TABLES = 'tables', PORT = '8080', HOST = '127.0.0.1' } = process.env;
  const { BEHIND_PROXY, LIMITS: limits = '{}' } = process.env;
  const storage =
    REDIS_URL === undefined ? fileStorage(TABLES) : (await import('./storage-redis.mjs')).redisStorage(REDIS_URL);
  const server = tableServer({ storage, isBehindProxy: BEHIND_PROXY === '1', limits: JSON.parse(limits) });
  console.log(await server.listen(Number(PORT), HOST));
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.end().then(() => process.exit()));
}
