/** Serves tables over HTTP and WebSockets, below a path of a server that belongs to the app. */
import { Buffer } from 'node:buffer';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Server as SecureServer } from 'node:https';
import { nextTick } from 'node:process';
import type { Duplex } from 'node:stream';
import { clearInterval, clearTimeout, setInterval, setTimeout } from 'node:timers';
import { type WebSocket, WebSocketServer } from 'ws';
import { platformTime, systemTime } from '../client/runtime';
import { LIMITS } from '../limits';
import type { ServerMessage } from '../protocol';
import type { Guest, Sink } from '../room';
import type { Rooms } from '../rooms';
import { addressOf, visitors, WEB_LIMITS, type WebLimits } from './visitors';

export type { WebLimits } from './visitors';

/** The options of `serve`. */
export interface ServeOptions {
  /** the server of the app, with or without TLS */
  readonly server: Server | SecureServer;
  /**
   * the path below which `tables` is, as it arrives at this server: without the prefix that a proxy removes. By default `/`. No answer
   * contains a path.
   */
  readonly path?: string;
  /** the other origins whose pages may come, such as `https://example.org`; by default none, so that only pages of this host may */
  readonly origins?: readonly string[];
  /** true if all requests come through a proxy that appends the address of its client to `X-Forwarded-For` */
  readonly trustProxy?: boolean;
  readonly limits?: Partial<WebLimits>;
  /** Takes the errors of the store that make requests over HTTP fail. */
  fault?(error: unknown): void;
}

/** The codes with which a WebSocket is closed. */
const GOING_AWAY = 1001;
const NO_TEXT = 1003;
const POLICY = 1008;
/** The time for a client to take part in the end of its connection. */
const FAREWELL = 5000;
/** A character of a message has at most three bytes. Longer messages end the connection, too long ones within this are answered. */
const MOST_BYTES = 4 * LIMITS.message;

/** The bytes that may wait for a client. Rooms send hardly anything to a client from 64 KB on, except answers. */
const MOST_WAITING = 524_288;

/** A request below the path: for all tables, for one, or for the record of one. */
interface Target {
  readonly id: string | undefined;
  readonly isRecord: boolean;
}

/** An answer over HTTP. */
interface Reply {
  readonly status: number;
  readonly body: unknown;
  /** the milliseconds after which the client may try again */
  readonly wait?: number;
}

const OTHER_ORIGIN = { code: 'other-origin', message: 'pages of this origin may not come here' } as const;

const problem = (status: number, code: string, message: string, wait?: number): Reply => ({
  status,
  body: { code, message },
  ...(wait === undefined ? {} : { wait }),
});
const tooMany = (wait: number): Reply => problem(429, 'slow-down', 'too many requests from this address', wait);

const retryAfter = (wait: number): string => String(Math.ceil(wait / 1000));

/**
 * Reads a body of JSON. Resolves to `undefined` if it is too long: Node then discards the rest, so that the client can read the answer. Closing
 * the connection instead would reset it.
 */
async function bodyOf(request: IncomingMessage, most: number): Promise<string | undefined> {
  if (Number(request.headers['content-length'] ?? 0) > most) return undefined;
  const parts: Buffer[] = [];
  let size = 0;
  return new Promise((resolve, reject) => {
    request.on('data', (part: Buffer) => {
      size += part.length;
      if (size <= most) parts.push(part);
      else resolve(undefined);
    });
    request.on('end', () => resolve(Buffer.concat(parts).toString()));
    request.on('error', reject);
    request.on('close', () => reject(new Error('the request was aborted')));
  });
}

function parsed(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/** Ends a stream that asked for a WebSocket, with an answer over HTTP. */
function refuseUpgrade(stream: Duplex, status: string, wait?: number): void {
  const headers = wait === undefined ? '' : `Retry-After: ${retryAfter(wait)}\r\n`;
  stream.end(`HTTP/1.1 ${status}\r\n${headers}Connection: close\r\nContent-Length: 0\r\n\r\n`);
}

/** Without a listener, Node takes an upgrade for a plain request. */
const takeUpgrades = () => {};

/** Closes a socket, and terminates it if its client does not take part in that. */
function close(socket: WebSocket, code: number, reason: string): void {
  const end = setTimeout(() => socket.terminate(), FAREWELL);
  socket.on('close', () => clearTimeout(end));
  socket.close(code, reason);
}

/** Lets a client in at a table. `socket` writes to `stream`. */
function admit(tables: Rooms, id: string, socket: WebSocket, stream: Duplex): void {
  let guest: Guest | undefined;
  let isCorked = false;
  const uncork = () => {
    if (isCorked) stream.uncork();
    isCorked = false;
  };
  const sink: Sink = {
    send: (text) => {
      if (socket.readyState !== socket.OPEN) return;
      // answers to a client that asks for much and reads nothing
      if (socket.bufferedAmount > MOST_WAITING) return socket.terminate();
      // the messages of one tick are one write
      if (!isCorked) {
        isCorked = true;
        stream.cork();
        nextTick(uncork);
      }
      socket.send(text, () => {
        if (socket.bufferedAmount === 0) guest?.drained();
      });
    },
    // counts what waits in the stream of Node, too
    waiting: () => {
      uncork();
      return socket.bufferedAmount;
    },
    close: (reason) => close(socket, reason.includes('going away') ? GOING_AWAY : POLICY, reason),
  };
  socket.on('message', (data, isBinary) => {
    if (socket.readyState !== socket.OPEN) return;
    if (isBinary) close(socket, NO_TEXT, 'only text is understood');
    else guest?.take(data.toString());
  });
  socket.on('close', () => guest?.left());
  guest = tables.guest(id, sink);
}

/**
 * Serves tables below a path of a server. `POST tables` creates one, `GET tables` lists the open ones, `GET tables/ID/record` returns the replay
 * of a finished game, and `tables/ID` is a WebSocket. These requests reach no other listener of the server, and all others do.
 *
 * The returned function closes all sockets and resolves when they are closed. Call it before `tables.end()`: clients that come back would
 * otherwise be told that there is no such table. The server itself stays open.
 */
export function serve(tables: Rooms, options: ServeOptions): () => Promise<void> {
  const { server, origins = [], trustProxy = false, fault = () => {} } = options;
  const limits: WebLimits = { ...WEB_LIMITS, ...options.limits };
  const path = `/${options.path ?? ''}/`.replace(/\/+/g, '/');
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MOST_BYTES });
  const guests = visitors(limits, platformTime.now);
  let isEnding = false;

  /** Returns the target of a request, or `undefined` if the request is not for tables. */
  function targetOf({ url = '' }: IncomingMessage): Target | undefined {
    const [pathname = ''] = url.split('?');
    if (!pathname.startsWith(path)) return undefined;
    const [name, id, record, ...more] = pathname.slice(path.length).split('/');
    if (name !== 'tables' || id === '' || more.length > 0 || (record !== undefined && record !== 'record'))
      return undefined;
    return { id, isRecord: record === 'record' };
  }

  function isWelcome({ headers }: IncomingMessage): boolean {
    const { origin, host } = headers;
    return origin === undefined || origins.includes(origin) || origin.replace(/^https?:\/\//, '') === host;
  }

  /** True if a request over HTTP is for tables. Others at the same paths are up to the app: a page may have the address of a table. */
  const isOurs = ({ method = '' }: IncomingMessage, { id, isRecord }: Target): boolean =>
    ['GET', 'HEAD', 'OPTIONS'].includes(method) ? id === undefined || isRecord : method === 'POST' && id === undefined;

  async function create(request: IncomingMessage, address: string): Promise<Reply> {
    const text = await bodyOf(request, limits.body);
    if (text === undefined) return problem(413, 'too-long', `the body must not have more than ${limits.body} bytes`);
    const wish = parsed(text);
    if (wish === undefined) return problem(400, 'malformed', 'the body must be JSON');
    const quota = guests.create(address);
    if ('wait' in quota) return tooMany(quota.wait);
    try {
      const created = await tables.create(wish.value);
      if (!('refusal' in created)) return { status: 201, body: created };
      quota.giveBack();
      return { status: 400, body: created.refusal };
    } catch (error) {
      quota.giveBack();
      throw error;
    }
  }

  async function answer(request: IncomingMessage, { id }: Target): Promise<Reply> {
    if (isEnding) return problem(503, 'slow-down', 'the server is going away', FAREWELL);
    if (!isWelcome(request)) return { status: 403, body: OTHER_ORIGIN };
    const address = addressOf(request, trustProxy);
    const wait = guests.request(address);
    if (wait > 0) return tooMany(wait);
    if (request.method === 'OPTIONS') return { status: 204, body: undefined };
    if (request.method === 'POST') return create(request, address);
    if (id === undefined) return { status: 200, body: { tables: await tables.listed() } };
    const record = await tables.record(id);
    if (!('refusal' in record)) return { status: 200, body: record };
    const { refusal } = record;
    return { status: refusal.code === 'no-such-table' ? 404 : 409, body: refusal };
  }

  async function handle(request: IncomingMessage, response: ServerResponse, target: Target): Promise<void> {
    const reply = await answer(request, target).catch((error): Reply => {
      // the client has left
      if (!request.destroyed || request.complete) fault(error);
      return problem(503, 'failed', 'something went wrong: try again later', FAREWELL);
    });
    const { origin } = request.headers;
    // pages of other origins may read the refusal, which is all that they get
    if (origin !== undefined) {
      response.setHeader('Access-Control-Allow-Origin', origin);
      response.setHeader('Access-Control-Allow-Methods', 'GET, POST');
      response.setHeader('Access-Control-Allow-Headers', 'Content-Type');
      response.setHeader('Access-Control-Expose-Headers', 'Retry-After');
      response.setHeader('Access-Control-Max-Age', '86400');
    }
    response.setHeader('Vary', 'Origin');
    response.setHeader('Cache-Control', 'no-store');
    if (reply.wait !== undefined) response.setHeader('Retry-After', retryAfter(reply.wait));
    response.statusCode = reply.status;
    if (reply.body === undefined) response.end();
    else response.setHeader('Content-Type', 'application/json').end(JSON.stringify(reply.body));
    // discards the rest of a body that is too long
    request.resume();
  }

  function upgrade(request: IncomingMessage, stream: Duplex, head: Buffer, id: string): void {
    stream.on('error', () => stream.destroy());
    const address = addressOf(request, trustProxy);
    if (isEnding) refuseUpgrade(stream, '503 Service Unavailable', FAREWELL);
    else {
      const wait = guests.connect(address);
      if (wait > 0) refuseUpgrade(stream, '429 Too Many Requests', wait);
      else {
        stream.on('close', () => guests.disconnect(address));
        sockets.handleUpgrade(request, stream, head, (socket) =>
          isWelcome(request) ? open(socket, stream, id) : turnAway(socket),
        );
      }
    }
  }

  function open(socket: WebSocket, stream: Duplex, id: string): void {
    const isAlive = () => alive.add(socket);
    isAlive();
    socket.on('pong', isAlive);
    socket.on('message', isAlive);
    // the socket is closed after an error, and the code says why
    socket.on('error', () => {});
    admit(tables, id, socket, stream);
  }

  /** Sends a page of another origin the reason and closes its socket. Browsers show pages no answer to a refused upgrade. */
  function turnAway(socket: WebSocket): void {
    socket.on('error', () => {});
    const message: ServerMessage = { type: 'refused', now: systemTime().now(), id: null, refusal: OTHER_ORIGIN };
    socket.send(JSON.stringify(message));
    close(socket, POLICY, OTHER_ORIGIN.code);
  }

  /** the sockets that have answered since the last ping */
  const alive = new WeakSet<WebSocket>();
  const heartbeat = setInterval(() => {
    for (const socket of sockets.clients) {
      if (!alive.delete(socket)) socket.terminate();
      else socket.ping();
    }
    guests.sweep();
  }, limits.heartbeat).unref();

  /** Takes a request if it is for tables. Returns false if another listener must answer it. */
  function takesRequest(request: IncomingMessage, response: ServerResponse): boolean {
    const target = targetOf(request);
    if (target !== undefined && isOurs(request, target)) handle(request, response, target).catch(fault);
    else if (server.listenerCount('request') === 0) response.writeHead(404).end();
    else return false;
    return true;
  }

  /** Takes a request for a WebSocket in the same way. */
  function takesUpgrade(request: IncomingMessage, stream: Duplex, head: Buffer): boolean {
    const target = targetOf(request);
    if (target?.id !== undefined && !target.isRecord) upgrade(request, stream, head, target.id);
    else if (server.listeners('upgrade').every((listener) => listener === takeUpgrades))
      refuseUpgrade(stream, '404 Not Found');
    else return false;
    return true;
  }

  // Node calls every listener for every request, so a listener alone could not keep another one, such as that of Express, from answering.
  const { emit } = server;
  const intercepted = function (this: Server, ...event: Parameters<typeof emit>): boolean {
    const [type, request, to, head] = event as [string, IncomingMessage, ServerResponse & Duplex, Buffer];
    if (type === 'request' && takesRequest(request, to)) return true;
    if (type === 'upgrade' && takesUpgrade(request, to, head)) return true;
    return emit.apply(this, event);
  };
  server.emit = intercepted as typeof emit;
  server.on('upgrade', takeUpgrades);

  return async () => {
    isEnding = true;
    clearInterval(heartbeat);
    await Promise.all(
      [...sockets.clients].map(
        (socket) =>
          new Promise<void>((resolve) => {
            socket.on('close', () => resolve());
            close(socket, GOING_AWAY, 'the server is going away');
          }),
      ),
    );
    server.off('upgrade', takeUpgrades);
    if (server.emit === intercepted) server.emit = emit;
  };
}
