/** What the page is made of, from here and from the packages: an import of a package is led to where its file is. */
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const TYPES = { '.css': 'text/css', '.html': 'text/html', '.js': 'text/javascript', '.mjs': 'text/javascript' };
const require = createRequire(import.meta.url);

const OWN = new Map([
  ['/', 'index.html'],
  ['/client.mjs', 'client.mjs'],
  ['/page.mjs', 'page.mjs'],
  ['/style.css', 'style.css'],
  ['/hot-seat.css', '../hot-seat/style.css'],
]);
const own = (file) => join(dirname(fileURLToPath(import.meta.url)), file);

const immer = () => {
  const ofTable = createRequire(require.resolve('@ludi-romani/table/package.json'));
  return join(dirname(ofTable.resolve('immer/package.json')), 'dist/immer.production.mjs');
};

/** A file of a package: what an import gets, or what that imports. */
function packageFile(name, path) {
  const manifest = require.resolve(`@ludi-romani/${name}/package.json`);
  if (path.startsWith('/dist/')) return join(dirname(manifest), path);
  const { exports } = JSON.parse(readFileSync(manifest, 'utf8'));
  return exports[`.${path}`]?.import?.default?.replace(/^\./, `/@ludi-romani/${name}`) ?? null;
}

/** `{ type, content }` of an address, `{ location }` where it is elsewhere, or `null`. */
export async function pageFile(pathname) {
  try {
    const [, name, path] = /^\/@ludi-romani\/([a-z-]+)((?:\/[\w-]+)*(?:\/[\w-]+\.js)?)$/.exec(pathname) ?? [];
    const ours = OWN.get(pathname);
    const file = ours !== undefined ? own(ours) : pathname === '/immer' ? immer() : name && packageFile(name, path);
    if (!file) return null;
    if (file.startsWith('/@ludi-romani/')) return { location: file };
    return { type: `${TYPES[extname(file)]}; charset=utf-8`, content: await readFile(file) };
  } catch {
    return null;
  }
}
