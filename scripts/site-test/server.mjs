/** Serves the built site like a static host: the file of `/rules/aquileia` is `rules/aquileia.html`. */
import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';
import { base, SITE } from '../links.mjs';
import { listen } from '../listen.mjs';

const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/**
 * Starts the server. `weigh()` returns the files that it sent since the last call, with their gzipped sizes. After `cut(true)`, it drops all
 * requests, as if there were no network, until `cut(false)`.
 */
export async function serveSite() {
  let sent = [];
  let isCut = false;
  const { url, close } = await listen(async (request, response) => {
    if (isCut) return request.socket.destroy();
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = normalize(decodeURIComponent(pathname)).slice(base.length - 1);
    for (const file of [path, `${path}.html`, join(path, 'index.html')]) {
      const content = extname(file) in TYPES ? await readFile(join(SITE, file)).catch(() => null) : null;
      if (content === null) continue;
      sent.push({ file, bytes: gzipSync(content, { level: 9 }).length });
      return response.writeHead(200, { 'content-type': TYPES[extname(file)] }).end(content);
    }
    return response.writeHead(404).end();
  });
  return {
    host: new URL(url).host,
    url: url + base.replace(/\/$/, ''),
    close,
    cut(given) {
      isCut = given;
    },
    weigh() {
      const now = sent;
      sent = [];
      return now;
    },
  };
}
