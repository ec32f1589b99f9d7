/**
 * Proves the house rules: an engine imports core and its own files alone, and nothing in a package's source, the command line
 * aside, reaches for the outside world. Works on the syntax tree, so names in comments and strings do not matter.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** Globals that would make a result depend on when, where or how often it is computed, or that only Node has. */
const BANNED = new Map(
  Object.entries({
    Node: ['process', 'Buffer', 'require', '__dirname', '__filename', 'global', 'module', 'exports'],
    'a clock': ['Date', 'performance', 'Temporal'],
    'a timer': ['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'requestAnimationFrame'],
    'the outside': [
      'console',
      'fetch',
      'crypto',
      'navigator',
      'window',
      'document',
      'localStorage',
      'globalThis',
      'self',
    ],
    'the locale': ['Intl'],
  }).flatMap(([kind, names]) => names.map((name) => [name, kind])),
);
const BANNED_MEMBERS = new Set(['Math.random', 'Math.sin', 'Math.cos', 'Math.tan', 'Math.exp', 'Math.log', 'Math.pow']);
const LOCALE_METHODS = new Set(['localeCompare', 'toLocaleString', 'toLocaleLowerCase', 'toLocaleUpperCase']);

/** What a file of a package may import besides files of its own package. */
function mayImport(packageName, file, specifier) {
  if (packageName === 'cli') return true;
  if (packageName === 'core') {
    if (specifier.startsWith('@noble/')) return true;
    if (specifier === 'zod') return /(^|\/)schemas[^/]*\.ts$/.test(file);
    return specifier === 'fast-check' && file.includes('src/testing/');
  }
  if (specifier === '@ludi-romani/core' || specifier === '@ludi-romani/core/schemas') return true;
  return specifier === 'zod' && /(^|\/)schemas[^/]*\.ts$/.test(file);
}

/** Every finding in one source file, as `file:line what`. `file` is relative to the repository, `packages/NAME/src/...`. */
export function findings(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
  const [, packageName] = file.split('/');
  const own = `packages/${packageName}/src`;
  const found = [];
  const report = (node, what) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
    found.push(`${file}:${line + 1} ${what}`);
  };
  const checkImport = (node, specifier) => {
    if (specifier.startsWith('.')) {
      const target = normalize(join(dirname(file), specifier));
      if (relative(own, target).startsWith('..')) report(node, `imports ${specifier} from outside its package`);
    } else if (!mayImport(packageName, file, specifier)) {
      report(node, `imports ${specifier}`);
    }
  };
  const visit = (node) => {
    if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier) {
      checkImport(node, node.moduleSpecifier.text);
    } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      checkImport(node, node.argument.literal.text);
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      report(node, 'imports dynamically');
    } else if (ts.isPropertyAccessExpression(node)) {
      const member = `${node.expression.getText(source)}.${node.name.text}`;
      if (BANNED_MEMBERS.has(member)) report(node, `uses ${member}`);
      if (LOCALE_METHODS.has(node.name.text)) report(node, `uses the locale: ${node.name.text}`);
    } else if (ts.isIdentifier(node) && BANNED.has(node.text) && isReference(node)) {
      report(node, `uses ${BANNED.get(node.text)}: ${node.text}`);
    }
    ts.forEachChild(node, visit);
  };
  if (packageName !== 'cli') visit(source);
  return found;
}

/** Whether an identifier stands for a value, not for the name of a property, a declaration or a type. */
function isReference(node) {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent) || ts.isMethodSignature(parent))
    return parent.name !== node;
  if (ts.isPropertyDeclaration(parent) || ts.isMethodDeclaration(parent) || ts.isBindingElement(parent)) {
    return parent.name !== node && parent.propertyName !== node;
  }
  if (ts.isImportSpecifier(parent) || ts.isExportSpecifier(parent) || ts.isParameter(parent)) return false;
  return !ts.isTypeNode(parent) && !ts.isTypeAliasDeclaration(parent) && !ts.isInterfaceDeclaration(parent);
}

function sources(directory) {
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    const path = `${directory}/${entry.name}`;
    if (entry.isDirectory()) return sources(path);
    return path.endsWith('.ts') ? [path] : [];
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = readdirSync('packages').flatMap((name) => sources(`packages/${name}/src`));
  const found = files.flatMap((file) => findings(file, readFileSync(file, 'utf8')));
  for (const line of found) console.error(line);
  console.log(`architecture: ${files.length} files, ${found.length} findings`);
  process.exitCode = found.length === 0 ? 0 : 1;
}
