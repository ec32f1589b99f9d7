/**
 * Tries the packages where people use them, as they are published: packed, and installed in an empty folder. Runtimes play golden games, perft and
 * tables, and come to the digests of this Node; so do engines that bundlers have bundled and minified. TypeScripts check programs that use every entry.
 * Package managers install, and the README's programs print what it says. Needs a build.
 *
 * `npm run runtimes` tries all, and prints a table for each kind; names as arguments (`npm run runtimes -- node bundler`) try the rows whose
 * kind and name have these words. A row names a tool that is not available; with `--required` it fails.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserRows } from './runtimes/browser.mjs';
import { bundlerRows } from './runtimes/bundlers.mjs';
import { commandRows } from './runtimes/commands.mjs';
import { managerRows } from './runtimes/managers.mjs';
import { quickjsRows } from './runtimes/quickjs.mjs';
import { markdownTable, tried } from './runtimes/report.mjs';
import { typescriptRows } from './runtimes/typescript.mjs';
import { newUser } from './runtimes/user.mjs';
import { workerdRows } from './runtimes/workerd.mjs';

/** Each with what the third column of its table says. */
const PARTS = {
  runtime: ['modules', [...commandRows, ...quickjsRows, ...workerdRows, ...browserRows]],
  bundler: ['engine', bundlerRows],
  TypeScript: ['module resolution', typescriptRows],
  'package manager': ['modules', managerRows],
};
const words = process.argv.slice(2);
const isRequired = words.includes('--required');
const wanted = words.filter((word) => word !== '--required');
const plain = (text) => ` ${text.toLowerCase().replaceAll(/[^a-z0-9.]+/g, ' ')} `;
const isWanted = (part, { name }) =>
  wanted.length === 0 || wanted.some((word) => plain(`${part} ${name}`).includes(plain(word)));

const temporary = mkdtempSync(join(tmpdir(), 'ludi-runtimes-'));
process.on('exit', () => rmSync(temporary, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
const user = newUser(temporary);
// whoever waits for it is told
user.catch(() => {});

const rows = [];
for (const [part, [, all]] of Object.entries(PARTS)) {
  for (const row of all.filter((one) => isWanted(part, one))) {
    const done = await tried(row, user);
    rows.push({ part, ...done });
    console.error(`${done.name}, ${done.kind}: ${done.verdict} (${done.seconds} s)`);
  }
}

const tables = Object.entries(PARTS)
  .map(([part, [kind]]) => [part, kind, rows.filter((row) => row.part === part)])
  .filter(([, , some]) => some.length > 0)
  .map((table) => markdownTable(...table))
  .join('\n\n');
console.log(`\n${tables}`);

const failed = rows.filter(({ verdict }) => verdict === 'FAILED' || (isRequired && verdict.startsWith('not here')));
if (rows.length === 0) console.error(`nothing is called ${wanted.join(' or ')}`);
for (const { name, kind, verdict } of failed) console.error(`${name}, ${kind}: ${verdict}`);
process.exitCode = rows.length === 0 || failed.length > 0 ? 1 : 0;
