/** Rooms of Colyseus. They are in memory. Each client has a message with its view after every action. */
import { randomUUID } from 'node:crypto';
import { engine } from '@ludi-romani/city-of-rome';

export async function serve({ port }) {
  const [{ defineRoom, defineServer, Room }, { WebSocketTransport }] = await Promise.all([
    import('@colyseus/core'),
    import('@colyseus/ws-transport'),
  ]);
  class Table extends Room {
    patchRate = null;
    state = null;
    version = 0;
    game = engine.initialState({ players: 2, seed: randomUUID() });
    messages = {
      act: (client, action, context) => {
        const verdict = engine.explain(this.game, action);
        if (!verdict.legal || action.player !== client.userData.viewer) {
          context.reject(verdict.message);
          return;
        }
        this.game = engine.apply(this.game, action);
        this.version++;
        for (const each of this.clients) this.show(each);
      },
      all: (client) => this.show(client),
    };
    show(client) {
      client.send('view', { version: this.version, view: engine.view(this.game, client.userData.viewer) });
    }
    onJoin(client, { viewer }) {
      client.userData = { viewer };
      this.show(client);
    }
    onDrop(client) {
      this.allowReconnection(client, 60);
    }
    onReconnect(client) {
      this.show(client);
    }
  }
  const transport = new WebSocketTransport();
  const server = defineServer({ rooms: { table: defineRoom(Table) }, transport, greet: false });
  await server.listen(port);
  return transport.server.address().port;
}

export async function open(home) {
  // the SDK then takes the WebSockets of ws, which can stop reading
  globalThis.WebSocket = undefined;
  const { Client } = await import('@colyseus/sdk');
  let roomId;
  return async (viewer, changed, at = home) => {
    const client = new Client(at);
    const room = await (roomId === undefined
      ? client.create('table', { viewer })
      : client.joinById(roomId, { viewer }));
    roomId = room.roomId;
    let shown;
    room.onMessage('view', (message) => {
      shown = message;
      changed();
    });
    return {
      view: () => shown?.view,
      version: () => shown?.version ?? -1,
      act: (action) =>
        room.request('act', action).then(
          () => undefined,
          ({ reason, message }) => reason ?? message,
        ),
      askForAll: () => room.send('all'),
      stopReading: () => room.connection.transport.ws.pause(),
      leave: () => {
        room.reconnection.enabled = false;
        room.leave();
      },
    };
  };
}
