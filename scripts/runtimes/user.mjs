/** The folder of somebody who installed the packed packages: what is tried is tried there. */
import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { goldenOf } from '../golden.mjs';
import { engines, pack, packages, peers, pinned } from '../workspace.mjs';
import { npm } from './tools.mjs';

/** How much is played: perft to depths that are reached in at most `widest` ways, tables for so many `steps`. */
const SIZES = { whole: { widest: 120, steps: 60 }, small: { widest: 12, steps: 10 } };

/** What plays, wherever it is put. */
export const PLAYER = ['player.mjs', 'at-table.mjs'];

/** What is played of these engines, and with how many players tables are: as many as there are in golden games. */
export function dataOf(which, size = 'whole') {
  const games = which.map(({ directory }) => {
    const { golden, perft } = goldenOf(directory);
    const options = golden.flatMap(({ replay }) => replay.options ?? []);
    const openings = [...new Map(options.map((one) => [one.players, one])).values()];
    return [directory, { golden, perft, openings }];
  });
  return { ...SIZES[size], games: Object.fromEntries(games) };
}

/** What is imported of these engines and beside them, with names. */
const sourcesOf = (which) => [
  ['core', '@ludi-romani/core'],
  ['table', '@ludi-romani/table'],
  ['records', '@ludi-romani/table/records'],
  ...which.flatMap(({ manifest }, i) => [
    [`main${i}`, manifest.name],
    [`fast${i}`, `${manifest.name}/fast`],
  ]),
];

/** A module that imports the packages and gives `run(data)`, what the player makes of it. */
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

/** Packs the packages, installs them with their peers, and puts the player and what it plays beside them. */
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

/** What an import in that folder leads to where there is no Node, as the URL of a file. */
export async function resolverOf(folder) {
  const file = join(folder, 'resolve.mjs');
  writeFileSync(file, 'export const resolve = (name) => import.meta.resolve(name);\n');
  const { resolve } = await import(pathToFileURL(file).href);
  // immer's main module asks for Node's `process`
  return (name) => (name === 'immer' ? new URL('immer.production.mjs', resolve(name)).href : resolve(name));
}

/** A new folder in another. */
export function emptyFolder(parent, name) {
  mkdirSync(parent, { recursive: true });
  return mkdtempSync(join(parent, `${name}-`));
}
