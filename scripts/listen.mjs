/** Servers of tests, on this machine alone. */
import { createServer } from 'node:http';

/** Answers requests by `handler`; `url` is where, `close` ends it. Any port that is free, unless one is named. */
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
