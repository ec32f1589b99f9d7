/** Tables of @ludi-romani/rooms. They are in a folder or in PostgreSQL. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { engine } from '@ludi-romani/city-of-rome';
import { rooms, systemRandom, systemTime } from '@ludi-romani/rooms';
import { connect } from '@ludi-romani/rooms/client';
import { fileStore } from '@ludi-romani/rooms/files';
import { postgresStore } from '@ludi-romani/rooms/postgres';
import { serve as attach } from '@ludi-romani/rooms/ws';
import pg from 'pg';
import { socketClass } from './sockets.mjs';

/** All clients come from one address, which would otherwise have 20 tables. */
const limits = { connections: 1e5, tables: 1e6, requests: 1e9 };

export async function serve({ port, folder, database }) {
  const store = database === undefined ? fileStore(folder) : postgresStore(new pg.Pool(database));
  const tables = rooms({ engines: [engine], store, time: systemTime(), random: systemRandom });
  const server = createServer();
  attach(tables, { server, limits });
  server.listen(port);
  await once(server, 'listening');
  return server.address().port;
}

export async function open(home) {
  const wish = { game: engine.game, options: { players: 2 } };
  const response = await fetch(`${home}/tables`, { method: 'POST', body: JSON.stringify(wish) });
  const { id, invitations } = await response.json();
  const keeps = new Map();
  return async (viewer, changed, at = home) => {
    const WebSocket = socketClass();
    const keep = { get: () => keeps.get(viewer), set: (_, tokens) => keeps.set(viewer, tokens) };
    const client = connect(engine, `${at}/tables/${id}`, { WebSocket, keep });
    client.subscribe(changed);
    if (viewer !== 'spectator' && keeps.get(viewer)?.token === undefined)
      await client.sit({ name: `Player ${viewer}`, invitation: invitations[viewer] });
    return {
      view: () => client.getSnapshot().table?.view,
      version: () => client.getSnapshot().table?.version ?? -1,
      act: async (action) => {
        const { refusal } = await client.act(action);
        return refusal && `${refusal.code}: ${refusal.message}`;
      },
      askForAll: () => WebSocket.last.send('{"type":"log","id":"all","since":0}'),
      stopReading: () => WebSocket.last.pause(),
      leave: () => client.close(),
    };
  };
}
