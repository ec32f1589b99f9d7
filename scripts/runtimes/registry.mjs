/** A registry on this machine that has the packed packages and nothing else: package managers get them as they will get the published ones. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { listen } from '../listen.mjs';

/** When they were published: some managers take nothing that is younger than a few days. */
const PUBLISHED = '2026-01-01T00:00:00.000Z';

const hash = (algorithm, encoding, content) => createHash(algorithm).update(content).digest(encoding);

/** Serves packages with their `tarball`; `url` is where, `close` ends it. */
export async function serveRegistry(packed) {
  const known = new Map(packed.map((each) => [each.manifest.name, each]));
  const files = new Map(packed.map(({ tarball }) => [basename(tarball), tarball]));
  const server = await listen((request, response) => {
    const path = decodeURIComponent(new URL(request.url, 'http://localhost').pathname).slice(1);
    const file = files.get(basename(path));
    const found = known.get(path);
    if (file !== undefined) return response.writeHead(200).end(readFileSync(file));
    if (found === undefined) return response.writeHead(404).end('{}');
    response.writeHead(200, { 'content-type': 'application/json' });
    return response.end(JSON.stringify(described(found, server.url)));
  });
  return server;
}

/** What a registry says of a package. */
function described({ manifest, tarball }, url) {
  const { name, version } = manifest;
  const content = readFileSync(tarball);
  const dist = {
    tarball: `${url}/${name}/-/${basename(tarball)}`,
    integrity: `sha512-${hash('sha512', 'base64', content)}`,
    shasum: hash('sha1', 'hex', content),
  };
  return {
    name,
    'dist-tags': { latest: version },
    versions: { [version]: { ...manifest, dist } },
    time: { created: PUBLISHED, modified: PUBLISHED, [version]: PUBLISHED },
  };
}
