/**
 * Proves that the code people read first is true: every `ts` block of README.md, docs/*.md, docs/guides/*.md and the packages' READMEs is type-checked
 * against the packed packages, in a folder that has nothing else, and run, as is every `js` block; each `console.log(...) // => text`
 * prints that text (line breaks count as spaces). `no-run` blocks are only type-checked. The `$` commands of `console` blocks print
 * what follows them, where `...` stands for any lines. Of `sh` blocks, `ludi` commands are run, `npm` commands must name scripts and
 * packages that exist here, and what is left is listed as not tried.
 *
 * Needs a stranger's folder: `npm run tarballs` makes one and hands it over.
 */

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import ts from 'typescript';
import { codeBlocks, commandsOf, firstDifference, instrument, sessionOf } from './markdown.mjs';
import { packages } from './workspace.mjs';

const stranger = process.env.STRANGER;
if (stranger === undefined) throw new Error('STRANGER names no folder: use `npm run tarballs`');

const scripts = JSON.parse(readFileSync('package.json', 'utf8')).scripts;
const documents = [
  'README.md',
  ...['docs', 'docs/guides'].flatMap((folder) => readdirSync(folder).map((file) => `${folder}/${file}`)),
  ...packages.map(({ root }) => `${root}/README.md`),
].filter((file) => file.endsWith('.md') && existsSync(file));

const failures = [];
const fail = (where, what) => failures.push(`${where}: ${what.trim()}`);

writeFileSync(
  join(stranger, 'printed.mjs'),
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

/** The blocks of all documents, each as a file of its own; the blocks of a document share a folder. */
const blocks = documents.flatMap((document) => {
  const folder = join(stranger, 'code', document.replaceAll(/\W+/g, '-'));
  mkdirSync(folder, { recursive: true });
  return codeBlocks(readFileSync(document, 'utf8'), document).map((block) => {
    const where = `${document}:${block.line}`;
    const file = join(folder, `line-${block.line}.${block.language === 'ts' ? 'mts' : 'mjs'}`);
    if (block.language === 'ts') writeFileSync(file, block.code);
    return { ...block, folder, file, where };
  });
});

typeCheck(blocks.filter(({ language }) => language === 'ts'));
for (const block of blocks) {
  if (!block.runs) console.log(`${block.where}: not run`);
  else if (block.language === 'ts' || block.language === 'js') runProgram(block);
  else if (block.language === 'sh') tryCommands(block);
  else if (block.language === 'console') replaySession(block);
}
for (const failure of failures) console.error(failure);
console.log(`documents: ${documents.length}, blocks: ${blocks.length}, failures: ${failures.length}`);
process.exitCode = failures.length === 0 ? 0 : 1;

/** Type-checks all programs at once, as ESM of Node, the strict way, declarations of the packages included. */
function typeCheck(programs) {
  const options = {
    strict: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.Node16,
    moduleResolution: ts.ModuleResolutionKind.Node16,
    types: ['node'],
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

/** Runs a program and compares what it prints with what it says that it prints. */
function runProgram({ code, file, where, line: begin, folder }) {
  const instrumented = instrument(code, where);
  const compilerOptions = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext };
  const compiled = ts.transpileModule(instrumented.code, { compilerOptions }).outputText;
  const runnable = file.replace(/\.mts$/, '.mjs');
  const record = `${runnable}.json`;
  writeFileSync(runnable, compiled);
  const { status, stdout, stderr } = spawnSync('node', ['--import', join(stranger, 'printed.mjs'), runnable], {
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

/** Runs a shell command in which the packages' programs are there, and returns its status and both streams as one text. */
function shell(command, cwd) {
  const path = join(stranger, 'node_modules/.bin') + delimiter + process.env.PATH;
  const env = { ...process.env, PATH: path };
  const { status, stdout } = spawnSync('sh', ['-c', `exec 2>&1\n${command}`], { cwd, encoding: 'utf8', env });
  return { status, text: stdout };
}

/** Runs a session and compares each command's output with the lines that follow it. */
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

/** Runs the commands that belong to the packages, looks up those of npm, and says what was not tried. */
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
