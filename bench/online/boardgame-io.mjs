/** Matches of boardgame.io. They are in memory, or in a folder (with `FlatFile`). */
import { randomUUID } from 'node:crypto';
import { gameOf, guard } from '@ludi-romani/boardgame-io';
import { engine } from '@ludi-romani/city-of-rome';

export async function serve({ port, folder }) {
  const { FlatFile, Server } = await import('boardgame.io/dist/cjs/server.js');
  const game = gameOf(engine, { secret: 'the same after the server was started again', nonce: randomUUID });
  const server = Server({ games: [game], origins: [], db: folder && new FlatFile({ dir: folder }) });
  server.app._io.of(game.name).use(guard);
  const { appServer } = await server.run(port);
  return appServer.address().port;
}

export async function open(home) {
  const [{ Client }, { SocketIO }] = await Promise.all([
    import('boardgame.io/dist/cjs/client.js'),
    import('boardgame.io/dist/cjs/multiplayer.js'),
  ]);
  const matchID = randomUUID();
  return async (viewer, changed, at = home) => {
    const multiplayer = SocketIO({ server: at, socketOpts: { transports: ['websocket'], forceNew: true } });
    const playerID = viewer === 'spectator' ? undefined : `${viewer}`;
    const client = Client({ game: gameOf(engine), multiplayer, matchID, playerID, numPlayers: 2, debug: false });
    client.subscribe(changed);
    // two clients that come at the same time would both create the match
    const isThere = new Promise((resolve) => client.subscribe((state) => state !== null && resolve()));
    client.start();
    await isThere;
    return {
      view: () => client.getState()?.G,
      version: () => client.getState()?._stateID ?? -1,
      // there is no answer
      act: (action) => {
        client.moves.act(action);
        return new Promise(() => {});
      },
      askForAll: () => client.transport.requestSync(),
      stopReading: () => client.transport.socket.io.engine.transport.ws.pause(),
      leave: () => client.stop(),
    };
  };
}
