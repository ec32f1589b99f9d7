/** Drops the packets that boardgame.io's server would trust although no honest client sends them. */
import { isRecord } from '@ludi-romani/core/shape';

/** The part of a socket of socket.io that `guard` needs. */
interface Socket {
  use(middleware: (packet: unknown[], next: () => void) => void): unknown;
  on(event: string, listener: (...args: unknown[]) => unknown): unknown;
}

/** The actions of players that came through `guard`. */
const guarded = new WeakSet<object>();

/** The error of an action that came through `guard` and is refused. `guard` does not report it. */
class Refusal extends Error {}

/**
 * Throws if the refused action came through `guard`. After INVALID_MOVE, boardgame.io's server sends the unchanged state to all clients and
 * stores it, both with the name of the player who tried. Nothing is sent or stored if the move throws.
 */
export function refuse(action: unknown): void {
  if (isRecord(action) && guarded.has(action)) throw new Refusal();
}

const isAbsent = (value: unknown): value is undefined | null => value === undefined || value === null;
const isText = (value: unknown, pattern: RegExp): value is string => typeof value === 'string' && pattern.test(value);
const hasOnly = (value: object, fields: readonly string[]): boolean =>
  Object.keys(value).every((field) => fields.includes(field));

/**
 * True for an id that is safe as a key of objects, rooms and databases, such as boardgame.io's own ids and UUIDs. An id with a colon is not
 * safe: if boardgame.io stores matches in files, it would name another record of the match.
 */
const isMatchID = (value: unknown): boolean => isText(value, /^[\w-]{1,64}$/) && !(value in Object.prototype);
/** True for a seat as boardgame.io writes it. A client that sends `00` would get the log of seat 0 without being that seat. */
const isSeat = (value: unknown): boolean => isText(value, /^(0|[1-9]\d?)$/);
const isCredentials = (value: unknown): boolean => isAbsent(value) || typeof value === 'string';
const isCount = (value: unknown): boolean => isAbsent(value) || (Number.isInteger(value) && isSeat(String(value)));

/** True for the arguments of the move `act`. boardgame.io converts a refused action to text, and would call a `toString` of the client. */
const isOneAction = (args: unknown): boolean =>
  Array.isArray(args) &&
  args.length === 1 &&
  isRecord(args[0]) &&
  !Object.keys(args[0]).some((field) => field in Object.prototype);

/** True for a move, an undo or a redo of the player whose credentials the server checks. */
function isAction(action: unknown, playerID: unknown): boolean {
  if (!isRecord(action) || !hasOnly(action, ['type', 'payload'])) return false;
  const { type, payload } = action;
  if (!isRecord(payload) || !hasOnly(payload, ['type', 'args', 'playerID', 'credentials'])) return false;
  if (payload.playerID !== playerID || !isCredentials(payload.credentials)) return false;
  if (type === 'MAKE_MOVE') return payload.type === 'act' && isOneAction(payload.args);
  return (type === 'UNDO' || type === 'REDO') && isAbsent(payload.type) && isAbsent(payload.args);
}

const hasLevels = (value: unknown, most: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (most > 0 && Object.values(value).every((part) => hasLevels(part, most - 1)));
/** True for a chat message that is safe to send to all clients. socket.io visits all levels of a message, without a limit. */
const isMessage = (message: unknown): boolean =>
  isRecord(message) &&
  hasOnly(message, ['id', 'sender', 'payload']) &&
  isText(message.id, /^[\w-]{1,64}$/) &&
  isSeat(message.sender) &&
  hasLevels(message, 4) &&
  JSON.stringify(message).length <= 4096;

/** The events of an honest client, each with the check of its arguments. */
const EVENTS = new Map<unknown, (args: readonly unknown[]) => boolean>([
  [
    'sync',
    ([matchID, playerID, credentials, numPlayers, ...more]) =>
      isMatchID(matchID) &&
      (isAbsent(playerID) || isSeat(playerID)) &&
      isCredentials(credentials) &&
      isCount(numPlayers) &&
      more.length === 0,
  ],
  [
    'update',
    ([action, stateID, matchID, playerID, ...more]) =>
      isAction(action, playerID) &&
      Number.isSafeInteger(stateID) &&
      isMatchID(matchID) &&
      isSeat(playerID) &&
      more.length === 0,
  ],
  [
    'chat',
    ([matchID, message, credentials, ...more]) =>
      isMatchID(matchID) && isMessage(message) && isCredentials(credentials) && more.length === 0,
  ],
]);

/**
 * A middleware for the server's sockets, `server.app._io.of(game.name).use(guard)`. It drops every packet that no honest client sends.
 * boardgame.io itself uses the values of a packet unchecked: as keys of objects, as text, and as a whole new state.
 *
 * It also handles the packets of one socket one after another, because boardgame.io mixes up two matches that one socket requests at the
 * same time. It reports a failed handler on the console: an unhandled rejection would end the process. No client gets a message about a
 * refused action. Throws nothing.
 */
export function guard(socket: Socket, next: () => void): void {
  socket.use(([event, ...args], proceed) => {
    if (!EVENTS.get(event)?.(args)) return;
    if (event === 'update') {
      const [{ payload }] = args as [{ payload: { args?: readonly object[] } }];
      for (const action of payload.args ?? []) guarded.add(action);
    }
    proceed();
  });
  const { on } = socket;
  let last: Promise<unknown> = Promise.resolve();
  socket.on = (event, listener) =>
    on.call(socket, event, (...args) => {
      last = last
        .then(() => listener(...args))
        .catch((error: unknown) => {
          // biome-ignore lint/style/noRestrictedGlobals: only a server runs this, and boardgame.io reports on the console, too
          if (!(error instanceof Refusal)) console.error(error);
        });
    });
  next();
}
