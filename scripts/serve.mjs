/**
 * The examples and the built packages for a browser: `/@ludi-romani/NAME/SUBPATH` is what an import of that gets, as it would be of a
 * CDN. Started by itself it says where: `npm run hot-seat`.
 */
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listen } from './listen.mjs';
import { packages } from './workspace.mjs';

const TYPES = { '.css': 'text/css', '.html': 'text/html', '.js': 'text/javascript', '.md': 'text/plain' };
/** what may be asked for, and nothing above it */
const SERVED = /^\/(docs|examples|packages\/[a-z-]+\/dist)(\/[\w-]+)*\/[\w-]+\.(css|html|js|md)$/;

const addresses = new Map(
  packages.flatMap(({ root, entries }) => entries.map(({ name, file }) => [`/${name}`, `/${root}/${file.slice(2)}`])),
);

/** Serves on this machine alone; `url` is where, `close` ends it. */
export const serve = (port) =>
  listen(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const address = addresses.get(pathname);
    // a module's own imports are relative to where it really is
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
