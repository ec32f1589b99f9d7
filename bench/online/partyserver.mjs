/** Tables of PartyServer: a Durable Object for each, in the runtime of Cloudflare, which stores them in a folder. */
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { PartySocket } from 'partysocket';
import { socketClass } from './sockets.mjs';

export async function serve({ port, folder }) {
  const [{ build }, { Miniflare }] = await Promise.all([import('esbuild'), import('miniflare')]);
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('partyserver-worker.mjs', import.meta.url))],
    bundle: true,
    format: 'esm',
    external: ['cloudflare:workers'],
    write: false,
  });
  const server = new Miniflare({
    port,
    modules: [{ type: 'ESModule', path: 'worker.mjs', contents: outputFiles[0].text }],
    compatibilityDate: '2026-04-01',
    durableObjects: { Table: { className: 'Table', useSQLite: true } },
    durableObjectsPersist: folder,
  });
  return (await server.ready).port;
}

export async function open(home) {
  const room = randomUUID();
  return (viewer, changed, at = home) => {
    const WebSocket = socketClass();
    const socket = new PartySocket({ host: at, party: 'table', room, query: { viewer }, WebSocket });
    let shown;
    /** the answers to actions that are not here yet */
    const answers = [];
    socket.addEventListener('message', ({ data }) => {
      const message = JSON.parse(data);
      if (message.type === 'answer') answers.shift()?.(message.refusal);
      else shown = message;
      changed();
    });
    return {
      view: () => shown?.view,
      version: () => shown?.version ?? -1,
      act: (action) => {
        socket.send(JSON.stringify({ type: 'act', action }));
        return new Promise((resolve) => answers.push(resolve));
      },
      askForAll: () => socket.send('{"type":"all"}'),
      stopReading: () => WebSocket.last.pause(),
      leave: () => socket.close(),
    };
  };
}
