/**
 * Tests the packed packages with runtimes, bundlers, versions of TypeScript and package managers. Runtimes replay golden games, perft counts
 * and tables, and must get the same digests as this Node. So must bundled and minified engines. Each version of TypeScript checks programs
 * that use every entry. Package managers install the packages, and the programs of the README must print the stated output. Needs a build.
 *
 * `npm run runtimes` tests everything, and prints a table for each kind of tool. With arguments (`npm run runtimes -- node bundler`) it tests
 * the rows whose kind or name has one of these words. A row whose tool is not available does not fail, except with `--required`.
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

/** The kinds of tools, each with the heading of the third column of its table, and its rows. */
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
// prevents an unhandled rejection: each row that awaits `user` reports the error
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

const failed = rows.filter(
  ({ verdict }) => verdict === 'FAILED' || (isRequired && verdict.startsWith('not available')),
);
if (rows.length === 0) console.error(`no row matches ${wanted.join(' or ')}`);
for (const { name, kind, verdict } of failed) console.error(`${name}, ${kind}: ${verdict}`);
process.exitCode = rows.length === 0 || failed.length > 0 ? 1 : 0;
