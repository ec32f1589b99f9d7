/** What boardgame.io's server lets through unasked. */

/** What is needed of a socket of socket.io. */
interface Socket {
  use(middleware: (packet: unknown[], next: () => void) => void): unknown;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Whether an `update` is an action, an undo or a redo of the player whose credentials the server looks at. */
function isHonest([action, , , playerID]: readonly unknown[]): boolean {
  if (!isRecord(action) || !isRecord(action.payload)) return false;
  const { type, payload } = action;
  if (typeof playerID !== 'string' || payload.playerID !== playerID) return false;
  return type === 'UNDO' || type === 'REDO' || (type === 'MAKE_MOVE' && payload.type === 'act');
}

/**
 * A middleware for the server's sockets, `server.app._io.of(game.name).use(guard)`: drops what no honest client sends. boardgame.io
 * itself carries out any message of an active player: one that replaces the whole state, or an action in another player's name.
 * Throws nothing.
 */
export function guard(socket: Socket, next: () => void): void {
  socket.use(([event, ...args], proceed) => {
    if (event !== 'update' || isHonest(args)) proceed();
  });
  next();
}
