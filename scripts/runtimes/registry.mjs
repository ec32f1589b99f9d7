/** A local registry with only the packed packages. Package managers install from it as they will install the published packages. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { listen } from '../listen.mjs';

/** The date of publication. Some package managers refuse packages that are only a few days old. */
const PUBLISHED = '2026-01-01T00:00:00.000Z';

const hash = (algorithm, encoding, content) => createHash(algorithm).update(content).digest(encoding);

/** Serves the packages, each with the path of its `tarball`. Returns the `url` of the registry and a function `close` that stops it. */
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

/** Returns the metadata of a package, as a registry sends it. */
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
