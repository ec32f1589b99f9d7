/**
 * Serves the examples and the built packages to a browser. `/@ludi-romani/NAME/SUBPATH` leads to the file of that entry, as on a CDN.
 * `npm run hot-seat` starts this server and prints its address.
 */
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listen } from './listen.mjs';
import { packages } from './workspace.mjs';

const TYPES = { '.css': 'text/css', '.html': 'text/html', '.js': 'text/javascript', '.md': 'text/plain' };
/** The paths that are served. They have no `..`, so nothing outside these folders can be read. */
const SERVED = /^\/(docs|examples|packages\/[a-z-]+\/dist)(\/[\w-]+)*\/[\w-]+\.(css|html|js|md)$/;

const addresses = new Map(
  packages.flatMap(({ root, entries }) => entries.map(({ name, file }) => [`/${name}`, `/${root}/${file.slice(2)}`])),
);

/** Starts the server. Returns its `url` and a function `close` that stops it. */
export const serve = (port) =>
  listen(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const address = addresses.get(pathname);
    // redirects to the real path, because imports in the module are relative to it
    if (address !== undefined) return response.writeHead(302, { location: address }).end();
    const path = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    const content = SERVED.test(path) ? await readFile(`.${path}`).catch(() => null) : null;
    if (content === null) return response.writeHead(404).end();
    return response.writeHead(200, { 'content-type': `${TYPES[extname(path)]}; charset=utf-8` }).end(content);
  }, port);

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { url } = await serve(Number(process.env.PORT ?? 8080));
  console.log(`${url}/examples/hot-seat/`);
}
