/** The folder of a user who installed the packed packages. The tests run there. */
import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { goldenOf } from '../golden.mjs';
import { engines, pack, packages, peers, pinned } from '../workspace.mjs';
import { npm } from './tools.mjs';

/** The amounts of data: perft up to depths with at most `widest` paths, and the number of `steps` at each table. */
const SIZES = { whole: { widest: 120, steps: 60 }, small: { widest: 12, steps: 10 } };

/** The files of the player, which run on every runtime. */
export const PLAYER = ['player.mjs', 'at-table.mjs'];

/** Returns the data to play for these engines: golden games, perft counts, and the options of tables, one for each number of players in golden games. */
export function dataOf(which, size = 'whole') {
  const games = which.map(({ directory }) => {
    const { golden, perft } = goldenOf(directory);
    const options = golden.flatMap(({ replay }) => replay.options ?? []);
    const openings = [...new Map(options.map((one) => [one.players, one])).values()];
    return [directory, { golden, perft, openings }];
  });
  return { ...SIZES[size], games: Object.fromEntries(games) };
}

/** Returns the imports for these engines, as pairs of name and module. */
const sourcesOf = (which) => [
  ['core', '@ludi-romani/core'],
  ['table', '@ludi-romani/table'],
  ['records', '@ludi-romani/table/records'],
  ...which.flatMap(({ manifest }, i) => [
    [`main${i}`, manifest.name],
    [`fast${i}`, `${manifest.name}/fast`],
  ]),
];

/** Returns the text of a module that imports the packages and exports `run(data)`, which calls the player. */
export function consumer(which, kind = 'esm') {
  const sources = sourcesOf(which);
  const games = which.map(({ directory }, i) => `'${directory}': { main: main${i}, fast: fast${i} }`);
  const loaded = `{ core, table, records, games: { ${games.join(', ')} } }`;
  return kind === 'cjs'
    ? `${sources.map(([name, from]) => `const ${name} = require('${from}');\n`).join('')}
exports.run = async (data) => (await import('./player.mjs')).play(${loaded}, data);\n`
    : `${sources.map(([name, from]) => `import * as ${name} from '${from}';\n`).join('')}
import { play } from './player.mjs';\nexport const run = (data) => play(${loaded}, data);\n`;
}

/** Packs the packages, installs them with their peers into a new folder, and copies the player and its data there. */
export async function newUser(temporary) {
  const tarballs = packages.map((each) => ({ ...each, tarball: pack(each, temporary) }));
  const folder = mkdtempSync(join(temporary, 'user-'));
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  const what = [...tarballs.map(({ tarball }) => tarball), ...pinned(peers)];
  await npm(['install', '--prefer-offline', '--no-audit', '--no-fund', ...what], folder);
  for (const file of PLAYER) cpSync(new URL(file, import.meta.url), join(folder, file));
  writeFileSync(join(folder, 'consumer.mjs'), consumer(engines));
  writeFileSync(join(folder, 'consumer.cjs'), consumer(engines, 'cjs'));
  for (const size of Object.keys(SIZES))
    writeFileSync(join(folder, `${size}.json`), JSON.stringify(dataOf(engines, size)));
  return { temporary, folder, tarballs };
}

/** Returns a function that resolves a module name from `folder` to the URL of a file that needs no Node. */
export async function resolverOf(folder) {
  const file = join(folder, 'resolve.mjs');
  writeFileSync(file, 'export const resolve = (name) => import.meta.resolve(name);\n');
  const { resolve } = await import(pathToFileURL(file).href);
  // immer's main module reads Node's `process`
  return (name) => (name === 'immer' ? new URL('immer.production.mjs', resolve(name)).href : resolve(name));
}

/** Makes a new folder in `parent`, and returns its path. */
export function emptyFolder(parent, name) {
  mkdirSync(parent, { recursive: true });
  return mkdtempSync(join(parent, `${name}-`));
}
