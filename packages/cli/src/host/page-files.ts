/**
 * The files of the page of `ludi host`: its own, those of the packages, and those of the user's engine. An import map leads each import of a
 * package to its file, so nothing is bundled, and an engine of the user works without a bundler.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, extname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Game } from '../game';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mjs': 'text/javascript',
  '.svg': 'image/svg+xml',
};

/** The packages that the page imports, besides those of the games of the program. */
const PACKAGES = ['core', 'table', 'boards', 'bots', 'rooms'];

/** A file that is served. */
export interface PageFile {
  readonly type: string;
  readonly content: string | Uint8Array;
  /** the policy for scripts, for pages */
  readonly policy?: string;
}

/** Returns the folder of a package that is installed with the program. */
function folderOf(require: NodeJS.Require, name: string): string {
  return dirname(require.resolve(`${name}/package.json`));
}

interface Target {
  readonly import?: { readonly default?: string };
}

/** Returns the imports of a package, and the address of the file of each. */
function importsOf(folder: string, name: string): [string, string][] {
  const { exports = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly exports?: Readonly<Record<string, Target | string>>;
  };
  return Object.entries(exports).flatMap(([subpath, target]) => {
    const file = typeof target === 'string' ? undefined : target.import?.default;
    return file === undefined ? [] : [[name + subpath.slice(1), `./npm/${name}/${file.slice(2)}`]];
  });
}

/** Returns the text of the module with which the page imports a game of the program. */
const ownModule = (game: string): string => `
export { engine } from '@ludi-romani/${game}';
import { boards } from '@ludi-romani/boards/${game}';
import { words as en } from '@ludi-romani/boards/${game}/en';
import { words as de } from '@ludi-romani/boards/${game}/de';
export { boards as board };
export const words = { en, de };
`;

/**
 * Returns the function that reads the file at a path of the page, `null` if there is none. `root` is the folder with the page of the built
 * program.
 */
export function pageFiles(games: readonly Game[], root: string): (path: string) => Promise<PageFile | null> {
  const require = createRequire(pathToFileURL(join(root, 'x.js')));
  const own = games.filter(({ reference }) => reference.url === null).map(({ engine }) => engine.game);
  const folders = new Map(
    [...PACKAGES, ...own].map((name) => [`@ludi-romani/${name}`, folderOf(require, `@ludi-romani/${name}`)]),
  );
  const table = folders.get('@ludi-romani/table') ?? '';
  folders.set('immer', folderOf(createRequire(pathToFileURL(join(table, 'x.js'))), 'immer'));
  const imports = Object.fromEntries([
    ...[...folders].flatMap(([name, folder]) => (name === 'immer' ? [] : importsOf(folder, name))),
    // the main module of immer needs Node's `process`
    ['immer', './npm/immer/dist/immer.production.mjs'],
  ]);
  const map = JSON.stringify({ imports });
  const listed = games.map(({ engine, title }) => ({ game: engine.game, title, players: engine.playerCounts }));
  const index = readFileSync(join(root, 'page', 'index.html'), 'utf8')
    .replace('{ "imports": {} }', map)
    .replace('[]</script>', `${JSON.stringify(listed).replaceAll('<', '\\u003c')}</script>`);
  const hash = createHash('sha256').update(map).digest('base64');
  const policy = [
    "default-src 'none'",
    `script-src 'self' 'sha256-${hash}'`,
    "style-src 'self'",
    "img-src 'self' data:",
    // some browsers do not count the WebSockets of this server to 'self'
    "connect-src 'self' ws: wss:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

  const within = async (folder: string, path: string): Promise<PageFile | null> => {
    const file = resolve(folder, path);
    const type = TYPES[extname(file)];
    const isInside = !relative(folder, file).startsWith(`..${sep}`) && file !== folder;
    if (type === undefined || !isInside) return null;
    return { type, content: await readFile(file) };
  };

  return async (path) => {
    try {
      if (path === '' || path === 'index.html') return { type: TYPES['.html'] ?? '', content: index, policy };
      if (path === 'main.js' || path === 'style.css') return await within(join(root, 'page'), path);
      const [, name = '', file = ''] = /^npm\/((?:@ludi-romani\/)?[a-z-]+)\/(dist\/.+)$/.exec(path) ?? [];
      const folder = folders.get(name);
      if (folder !== undefined) return await within(folder, file);
      const [, game = ''] = /^games\/([a-z0-9-]+)\.js$/.exec(path) ?? [];
      const found = games.find(({ engine }) => engine.game === game);
      if (found !== undefined) {
        const { url } = found.reference;
        if (url === null) return { type: TYPES['.js'] ?? '', content: ownModule(game) };
        const address = JSON.stringify(
          `../engines/${game}/${relative(dirname(fileURLToPath(url)), fileURLToPath(url))}`,
        );
        return {
          type: TYPES['.js'] ?? '',
          content: `export * from ${address};\nexport * as module from ${address};\n`,
        };
      }
      const [, engine = '', part = ''] = /^engines\/([a-z0-9-]+)\/(.+)$/.exec(path) ?? [];
      const foreign = games.find(({ engine: { game: one } }) => one === engine)?.reference.url;
      return foreign == null ? null : await within(dirname(fileURLToPath(foreign)), decodeURIComponent(part));
    } catch {
      return null;
    }
  };
}
