/**
 * Checks that the rules and the tests name the same clauses. Every clause must appear once in docs/rules, and the title of a test must name
 * it. No title may name an unknown clause. Skipped tests do not count. The letters at the start of an id come from the rules documents.
 * Source files must write out each id, without ranges. Every identifier in a glossary must appear in the code. `--matrix` prints the test
 * files of each clause.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { packages } from './workspace.mjs';

/** Matches `- **CR-5.12** text`, `- **CR-5.10 [ruling]** text`, and in a table `**[ruling CR-10.1]**`. */
const CLAUSE_LINE = /^- \*\*([A-Z]{2}-\d+\.\d+)\b[^*]*\*\*|\*\*\[ruling ([A-Z]{2}-\d+\.\d+)\]\*\*/gm;
const TEST_FUNCTIONS = new Set(['test', 'it', 'describe', 'suite']);
const SKIPPING = new Set(['skip', 'skipIf', 'runIf', 'todo', 'fails']);

/** Returns the ids of the clauses of a rules document, in order. */
export const clausesOf = (markdown) => [...markdown.matchAll(CLAUSE_LINE)].map(([, line, cell]) => line ?? cell);

/** Returns a pattern that matches ids with the same letters as one of the clauses. */
export function idPattern(clauses) {
  const letters = new Set(clauses.map((id) => id.slice(0, id.indexOf('-'))));
  return new RegExp(`\\b(?:${[...letters].join('|')})-\\d+\\.\\d+\\b`, 'g');
}

/** Returns `['test', 'skip', 'each']` for `test.skip.each(...)`, and `[]` if the expression does not start with a name. */
function chain(expression) {
  const names = [];
  let node = expression;
  while (!ts.isIdentifier(node)) {
    if (ts.isPropertyAccessExpression(node)) names.unshift(node.name.text);
    else if (!ts.isCallExpression(node) && !ts.isTaggedTemplateExpression(node)) return [];
    node = ts.isTaggedTemplateExpression(node) ? node.tag : node.expression;
  }
  return [node.text, ...names];
}

/**
 * Returns the ids in the titles of a test file. `pattern` is a result of `idPattern`. Leaves out skipped tests and all tests in a skipped
 * `describe`.
 */
export function idsInTitles(text, pattern, file = 'some.test.ts') {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
  const ids = [];
  const visit = (node) => {
    if (ts.isCallExpression(node)) {
      const [name, ...modifiers] = chain(node.expression);
      const [title] = node.arguments;
      if (TEST_FUNCTIONS.has(name) && title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title))) {
        if (modifiers.some((modifier) => SKIPPING.has(modifier))) return;
        ids.push(...(title.getText(source).match(pattern) ?? []));
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return ids;
}

/**
 * Compares the clauses with `titles`, the ids by test file. Returns the files by clause, clauses without a test, duplicates and unknown ids.
 */
export function compare(clauses, titles) {
  const covered = new Map(clauses.map((id) => [id, []]));
  const unknown = [];
  for (const [file, ids] of Object.entries(titles)) {
    for (const id of new Set(ids)) {
      if (covered.has(id)) covered.get(id).push(file);
      else unknown.push(`${file}: ${id}`);
    }
  }
  const missing = [...covered.keys()].filter((id) => covered.get(id).length === 0);
  const twice = clauses.filter((id, i) => clauses.indexOf(id) !== i);
  return { covered, missing, twice, unknown };
}

/** Returns the shortened ids of a source file, such as `CR-5.12, 5.13` or a range. A search for the second id would not find them. */
export const shortIds = (text, prefixes) =>
  [...text.matchAll(new RegExp(`\\b(?:${prefixes.join('|')})-\\d+\\.\\d+(?:,| and| to) \\d+\\.\\d+`, 'g'))].map(
    ([short]) => short,
  );

/** Returns the identifiers in the glossary of a rules document that do not appear in the code. */
export function missingNames(markdown, code) {
  const known = new Set(code.match(/[A-Za-z]\w*/g));
  const [, glossary = ''] = markdown.match(/^\|[^\n]*\| Identifier[^\n]*\n\|[- |]*\n((?:\|[^\n]*\n)*)/m) ?? [];
  return glossary
    .split('\n')
    .flatMap(
      (row) =>
        row
          .split('|')
          .at(-2)
          ?.match(/`[^`]+`/g) ?? [],
    )
    .map((quoted) => quoted.slice(1, -1))
    .filter((name) => /^[a-z][A-Za-z.]*$/.test(name) && !name.split('.').every((part) => known.has(part)));
}

/** Returns the paths of all TypeScript files below a folder. */
const sourcesIn = (root) =>
  readdirSync(root, { recursive: true })
    .map((file) => `${root}/${file}`)
    .filter((file) => file.endsWith('.ts'))
    .sort();

/** Reads the rules, tests and sources of this repository, and prints the differences. */
function main() {
  const rules = readdirSync('docs/rules').filter((file) => file.endsWith('.md'));
  const clauses = rules.flatMap((file) => clausesOf(readFileSync(`docs/rules/${file}`, 'utf8')));
  const tests = readdirSync('test', { recursive: true })
    .map((file) => `test/${file.replaceAll('\\', '/')}`)
    // the tests of this script use invented clauses
    .filter((file) => file.endsWith('.test.ts') && !file.startsWith('test/scripts/'))
    .sort();
  const pattern = idPattern(clauses);
  const titles = Object.fromEntries(
    tests.map((file) => [file, idsInTitles(readFileSync(file, 'utf8'), pattern, file)]),
  );
  const { covered, missing, twice, unknown } = compare(clauses, titles);
  if (process.argv.includes('--matrix')) {
    for (const file of rules) {
      console.log(`\n${file.replace('.md', '')}`);
      for (const id of clausesOf(readFileSync(`docs/rules/${file}`, 'utf8'))) {
        const where = covered.get(id).map((path) => relative('test', path));
        console.log(`  ${id.padEnd(9)} ${where.join(', ') || '-'}`);
      }
    }
    console.log();
  }
  const prefixes = [...new Set(clauses.map((id) => id.split('-')[0]))];
  const sources = packages
    .flatMap(({ root }) => sourcesIn(`${root}/src`))
    .map((file) => ({ file, code: readFileSync(file, 'utf8') }));
  const short = sources.flatMap(({ file, code }) => shortIds(code, prefixes).map((ids) => `${file}: ${ids}`));
  const unused = rules.flatMap((file) => {
    const roots = [`packages/${file.replace('.md', '')}/`, 'packages/core/'];
    const code = sources.filter((source) => roots.some((root) => source.file.startsWith(root))).map(({ code }) => code);
    return missingNames(readFileSync(`docs/rules/${file}`, 'utf8'), code.join('\n')).map((name) => `${file}: ${name}`);
  });
  for (const name of unused) console.error(`identifier of a glossary is not in the code: ${name}`);
  for (const ids of short) console.error(`ids must be written out: ${ids}`);
  for (const id of missing) console.error(`clause has no test: ${id}`);
  for (const id of twice) console.error(`clause appears twice: ${id}`);
  for (const id of unknown) console.error(`unknown clause: ${id}`);
  console.log(`clauses: ${clauses.length}, without a test: ${missing.length}, unknown: ${unknown.length}`);
  const wrong = missing.length + twice.length + unknown.length + short.length + unused.length;
  process.exitCode = wrong === 0 && clauses.length > 0 ? 0 : 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
