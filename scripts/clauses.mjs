/**
 * Proves that the rules and the tests name the same clauses: every clause of docs/rules has a test whose title names it, and no
 * title names a clause that is not there. `--matrix` prints which files cover which clause.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** `- **CR-5.12** text`, `- **CR-5.10 [ruling]** text`, and in a table `**[ruling CR-10.1]**`. */
const CLAUSE_LINE = /^- \*\*([A-Z]{2}-\d+\.\d+)\b[^*]*\*\*|\*\*\[ruling ([A-Z]{2}-\d+\.\d+)\]\*\*/gm;
const CLAUSE_ID = /\b(?:AQ|CR|FT|NR)-\d+\.\d+\b/g;
const TEST_FUNCTIONS = new Set(['test', 'it', 'describe', 'suite']);

/** The ids of the clauses of a rules document, in order. */
export const clausesOf = (markdown) => [...markdown.matchAll(CLAUSE_LINE)].map(([, line, cell]) => line ?? cell);

/** The name of the function at the root of `test`, `test.each(...)`, `test.prop(...)`. */
function rootName(expression) {
  let node = expression;
  while (ts.isCallExpression(node) || ts.isPropertyAccessExpression(node) || ts.isTaggedTemplateExpression(node)) {
    node = ts.isTaggedTemplateExpression(node) ? node.tag : node.expression;
  }
  return ts.isIdentifier(node) ? node.text : '';
}

/** The clause ids that the titles of a test file name. */
export function idsInTitles(text, file = 'some.test.ts') {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
  const ids = [];
  const visit = (node) => {
    if (ts.isCallExpression(node) && TEST_FUNCTIONS.has(rootName(node.expression))) {
      const [title] = node.arguments;
      const literal =
        title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title)) ? title.getText(source) : '';
      ids.push(...(literal.match(CLAUSE_ID) ?? []));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return ids;
}

/** Clauses without a test, and ids in titles that no clause has. `titles` maps files to ids. */
export function compare(clauses, titles) {
  const known = new Set(clauses);
  const covered = new Map(clauses.map((id) => [id, []]));
  const unknown = [];
  for (const [file, ids] of Object.entries(titles)) {
    for (const id of new Set(ids)) {
      if (known.has(id)) covered.get(id).push(file);
      else unknown.push(`${file}: ${id}`);
    }
  }
  return { covered, missing: clauses.filter((id) => covered.get(id).length === 0), unknown };
}

function testFiles(directory) {
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    const path = `${directory}/${entry.name}`;
    if (entry.isDirectory()) return testFiles(path);
    return path.endsWith('.test.ts') ? [path] : [];
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const clauses = readdirSync('docs/rules').flatMap((file) => clausesOf(readFileSync(`docs/rules/${file}`, 'utf8')));
  // this script's own tests name clauses that are made up
  const files = testFiles('test').filter((file) => !file.startsWith('test/scripts/'));
  const titles = Object.fromEntries(files.map((file) => [file, idsInTitles(readFileSync(file, 'utf8'), file)]));
  const { covered, missing, unknown } = compare(clauses, titles);
  if (process.argv.includes('--matrix')) {
    for (const [id, where] of covered)
      console.log(`${id.padEnd(10)} ${where.map((file) => basename(file)).join(', ')}`);
  }
  for (const id of missing) console.error(`no test: ${id}`);
  for (const id of unknown) console.error(`no such clause: ${id}`);
  console.log(`clauses: ${clauses.length}, without a test: ${missing.length}, unknown: ${unknown.length}`);
  process.exitCode = missing.length + unknown.length === 0 && clauses.length > 0 ? 0 : 1;
}
