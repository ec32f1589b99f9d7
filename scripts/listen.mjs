/** HTTP servers for tests, reachable from this machine only. */
import { createServer } from 'node:http';

/** Starts a server that answers requests with `handler`. Returns its `url` and a function `close` that stops it. Port 0 picks a free port. */
export async function listen(handler, port = 0) {
  const server = createServer(handler);
  await new Promise((listening) => {
    server.listen(port, '127.0.0.1', listening);
  });
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${server.address().port}`, close };
}
