/**
 * Tests the code blocks of README.md, docs/*.md, docs/guides/*.md and the READMEs of the packages, in a folder where only the packed packages
 * are installed.
 *
 * - `ts` blocks are type-checked and run, `js` blocks are run. Each `console.log(...) // => text` must print that text; line breaks count as
 *   spaces. Blocks marked `no-run`, and `tsx` blocks, are only type-checked.
 * - The `$` commands of `console` blocks must print the lines that follow them. A line `...` matches any lines.
 * - In `sh` blocks, `ludi` commands are run, and `npm` commands must name scripts and packages of this repository. Other commands are listed
 *   as not tried.
 *
 * Needs the folder USER_FOLDER, which `npm run tarballs` makes.
 */

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import ts from 'typescript';
import { codeBlocks, commandsOf, firstDifference, instrument, sessionOf } from './markdown.mjs';
import { packages } from './workspace.mjs';

const userFolder = process.env.USER_FOLDER;
if (userFolder === undefined) throw new Error('USER_FOLDER must name a folder: use `npm run tarballs`');

const scripts = JSON.parse(readFileSync('package.json', 'utf8')).scripts;
const documents = [
  'README.md',
  ...['docs', 'docs/guides'].flatMap((folder) => readdirSync(folder).map((file) => `${folder}/${file}`)),
  ...packages.map(({ root }) => `${root}/README.md`),
].filter((file) => file.endsWith('.md') && existsSync(file));

const failures = [];
const fail = (where, what) => failures.push(`${where}: ${what.trim()}`);

writeFileSync(
  join(userFolder, 'printed.mjs'),
  `import { writeFileSync } from 'node:fs';
import { format } from 'node:util';
const all = [];
globalThis.printed = (line) => (...values) => {
  console.log(...values);
  all.push([line, format(...values)]);
};
process.on('exit', () => writeFileSync(process.env.PRINTED, JSON.stringify(all)));
`,
);

/** The ends of the names of files. The blocks of other languages are not written to a file. */
const ENDINGS = { ts: 'mts', tsx: 'tsx', js: 'mjs' };

/** Writes each `ts` and `tsx` block to a file, in one folder per document. Returns the blocks of all documents. */
const blocks = documents.flatMap((document) => {
  const folder = join(userFolder, 'code', document.replaceAll(/\W+/g, '-'));
  mkdirSync(folder, { recursive: true });
  // `tsx` files are ES modules, too
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  return codeBlocks(readFileSync(document, 'utf8'), document).map((block) => {
    const where = `${document}:${block.line}`;
    const file = join(folder, `line-${block.line}.${ENDINGS[block.language]}`);
    const isTyped = block.language === 'ts' || block.language === 'tsx';
    if (isTyped) writeFileSync(file, block.code);
    return { ...block, folder, file, where, isTyped };
  });
});

typeCheck(blocks.filter(({ isTyped }) => isTyped));
for (const block of blocks) {
  if (!block.runs || block.language === 'tsx') console.log(`${block.where}: not run`);
  else if (block.language === 'ts' || block.language === 'js') runProgram(block);
  else if (block.language === 'sh') tryCommands(block);
  else if (block.language === 'console') replaySession(block);
}
for (const failure of failures) console.error(failure);
console.log(`documents: ${documents.length}, blocks: ${blocks.length}, failures: ${failures.length}`);
process.exitCode = failures.length === 0 ? 0 : 1;

/** Type-checks all programs at once, strictly, as ES modules for Node, including the declarations of the packages. */
function typeCheck(programs) {
  const options = {
    strict: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.Node16,
    moduleResolution: ts.ModuleResolutionKind.Node16,
    types: ['node'],
    jsx: ts.JsxEmit.ReactJSX,
    typeRoots: [resolve('node_modules/@types')],
  };
  const program = ts.createProgram(
    programs.map(({ file }) => file),
    options,
  );
  for (const { file, start, messageText } of ts.getPreEmitDiagnostics(program)) {
    const block = programs.find((each) => resolve(each.file) === resolve(file?.fileName ?? ''));
    const line = file === undefined ? 0 : file.getLineAndCharacterOfPosition(start).line;
    const where = block ? `${block.where.replace(/\d+$/, '')}${block.line + line}` : `${file?.fileName}:${line + 1}`;
    fail(where, ts.flattenDiagnosticMessageText(messageText, ' '));
  }
}

/** Runs a program and compares its output with its `// =>` comments. */
function runProgram({ code, file, where, line: begin, folder }) {
  const instrumented = instrument(code, where);
  const compilerOptions = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext };
  const compiled = ts.transpileModule(instrumented.code, { compilerOptions }).outputText;
  const runnable = file.replace(/\.mts$/, '.mjs');
  const record = `${runnable}.json`;
  writeFileSync(runnable, compiled);
  const { status, stdout, stderr } = spawnSync('node', ['--import', join(userFolder, 'printed.mjs'), runnable], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, PRINTED: record },
  });
  if (status !== 0) fail(where, `ends with ${status}\n${stdout}${stderr}`);
  const printed = existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : [];
  for (const [line, text] of instrumented.expected) {
    const at = `${where.replace(/\d+$/, '')}${begin + line}`;
    const texts = printed.filter(([each]) => each === line).map(([, each]) => oneLine(each));
    if (texts.length === 0) fail(at, `prints nothing instead of ${text}`);
    for (const each of new Set(texts)) if (each !== oneLine(text)) fail(at, `prints ${each} instead of ${text}`);
  }
  console.log(`${where}: ran, ${instrumented.expected.size} lines compared`);
}

function oneLine(text) {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** Runs a shell command, with the programs of the packages in its PATH. Returns its status, and both output streams as one text. */
function shell(command, cwd) {
  const path = join(userFolder, 'node_modules/.bin') + delimiter + process.env.PATH;
  const env = { ...process.env, PATH: path };
  const { status, stdout } = spawnSync('sh', ['-c', `exec 2>&1\n${command}`], { cwd, encoding: 'utf8', env });
  return { status, text: stdout };
}

/** Runs the commands of a session, and compares the output of each with the lines that follow it. */
function replaySession({ code, folder, where }) {
  const session = sessionOf(code);
  let last = 0;
  for (const { command, lines } of session) {
    const { status, text } = shell(`(exit ${last})\n${command}`, folder);
    const missing = firstDifference(lines, text);
    if (missing !== undefined) fail(where, `${command} does not print: ${missing}`);
    last = status;
  }
  console.log(`${where}: ran, ${session.length} commands compared`);
}

/** Runs `ludi` commands, looks up the names in `npm` commands, and lists the other commands as not tried. */
function tryCommands({ code, folder, where }) {
  const said = [];
  for (const command of commandsOf(code)) {
    const [, script] = command.match(/^npm (?:run )?(test|(?<=run )[\w:-]+)/) ?? [];
    if (/^(npx )?ludi\b/.test(command)) {
      const { status, text } = shell(command, folder);
      if (status !== 0) fail(where, `${command} ends with ${status}\n${text}`);
      said.push(`ran ${command}`);
    } else if (script !== undefined) {
      if (!(script in scripts)) fail(where, `${command}: there is no such script`);
      said.push(`found ${command}`);
    } else if (/^npm (install|i|ci)\b/.test(command)) {
      for (const [name] of command.matchAll(/@ludi-romani\/[\w-]+/g)) {
        if (!packages.some(({ manifest }) => manifest.name === name)) fail(where, `${command}: there is no ${name}`);
      }
      said.push(`found ${command}`);
    } else {
      said.push(`did not try ${command}`);
    }
  }
  console.log(`${where}: ${said.join('; ')}`);
}
