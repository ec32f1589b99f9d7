/**
 * Proves the house rules. An engine imports core and its own files alone, types included, so that no engine knows another. And nothing
 * in a package's source, the command line aside, reaches for the outside world: a game depends on its options, its actions and its
 * chance, and comes out the same on every runtime. Works on the syntax tree, so comments and strings do not matter.
 *
 * The names below may be used as properties and as types, and as nothing else: an alias of a clock is a clock.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { packages } from './workspace.mjs';

/** Globals that only some runtimes have, or that make a result depend on when, where or how often it is computed. */
const BANNED = new Map(
  Object.entries({
    Node: ['process', 'Buffer', 'require', '__dirname', '__filename', 'global', 'module', 'exports'],
    'a clock': ['Date', 'performance', 'Temporal'],
    'a timer': [
      'setTimeout',
      'setInterval',
      'setImmediate',
      'queueMicrotask',
      'requestAnimationFrame',
      'requestIdleCallback',
    ],
    'the outside': [
      'console',
      'fetch',
      'XMLHttpRequest',
      'WebSocket',
      'crypto',
      'navigator',
      'window',
      'document',
      'localStorage',
      'sessionStorage',
      'globalThis',
      'self',
      'Deno',
      'Bun',
    ],
    'the locale': ['Intl'],
    'code made at run time': ['eval', 'Function'],
    'the garbage collector': ['WeakRef', 'FinalizationRegistry'],
  }).flatMap(([kind, names]) => names.map((name) => [name, kind])),
);

/** The one file that looks for something of the runtime's, and why: the same hash, seven times as fast (decision 2). */
const ALLOWED = new Map([['packages/core/src/sha256.ts', 'globalThis']]);

/** What every runtime computes alike, to the last bit. The rest of Math is chance, or may be rounded as the runtime likes. */
const EXACT_MATH = new Set([
  'abs',
  'ceil',
  'clz32',
  'floor',
  'fround',
  'imul',
  'max',
  'min',
  'round',
  'sign',
  'sqrt',
  'trunc',
]);

const POWERS = new Set([ts.SyntaxKind.AsteriskAsteriskToken, ts.SyntaxKind.AsteriskAsteriskEqualsToken]);

const LOCALE_METHODS = /^(localeCompare|toLocale\w*)$/;

/** What a file of a package may import besides files of its own package. */
function mayImport(packageName, file, specifier) {
  const isWords = file.includes('/src/words/');
  const isSchemas = /\/schemas(\/[^/]*)?\.ts$/.test(file);
  if (specifier === 'zod') return isSchemas;
  if (packageName === 'core') {
    return specifier === 'fast-check' && file.includes('/src/testing/');
  }
  // what applies patches: at the table, and never in a rule
  if (specifier === 'immer') return packageName === 'table';
  // the schemas bring zod along, and the conformance kit fast-check
  if (specifier === '@ludi-romani/core/schemas') return isSchemas;
  // what boards say in a language comes with the words of their game
  const [, game, language] = /^@ludi-romani\/(?!core)([a-z-]+)\/words\/(en|de)$/.exec(specifier) ?? [];
  if (packageName === 'boards' && game !== undefined) return file.endsWith(`/src/${game}/${language}.ts`);
  // boards and experts know each game, and no other than the one they are made for; of its package they need the types alone
  if ((packageName === 'boards' || packageName === 'bots') && /^@ludi-romani\/[a-z-]+$/.test(specifier))
    return specifier === '@ludi-romani/core' || file.includes(`/src/${specifier.split('/')[1]}/`);
  if (packageName === 'boardgame-io' && /^boardgame\.io(\/core)?$/.test(specifier)) return true;
  // sentences are no rule's business
  if (specifier.startsWith('@ludi-romani/core/words')) return packageName === 'boards' || isWords;
  // actions are numbered beside the rules
  const isActionSpace = file.endsWith('/src/action-space.ts');
  if (specifier === '@ludi-romani/core/action-space') return isActionSpace;
  // their declarations refer to those of the main entry
  if (specifier === `@ludi-romani/${packageName}`) return isWords || isActionSpace;
  return specifier === '@ludi-romani/core' || specifier === '@ludi-romani/core/shape';
}

/** Every finding in one source file, as `file:line what`. `file` is relative to the repository, `packages/NAME/src/...`. */
export function findings(file, text) {
  const [, packageName] = file.split('/');
  if (packageName === 'cli') return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
  const found = [];
  const reportAt = (position, what) =>
    found.push(`${file}:${source.getLineAndCharacterOfPosition(position).line + 1} ${what}`);
  const report = (node, what) => reportAt(node.getStart(source), what);

  const checkImport = (node, specifier) => {
    if (specifier.startsWith('.')) {
      const target = normalize(join(dirname(file), specifier));
      const outside = relative(`packages/${packageName}/src`, target).startsWith('..');
      if (outside) report(node, `imports ${specifier} from outside its package`);
      // the numbers of actions follow from the rules: nothing follows from them
      if (target.endsWith('/src/action-space')) report(node, `imports ${specifier}`);
    } else if (!mayImport(packageName, file, specifier)) {
      report(node, `imports ${specifier}`);
    }
  };

  const visit = (node) => {
    if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier) {
      checkImport(node, node.moduleSpecifier.text);
    } else if (ts.isExternalModuleReference(node)) {
      report(node, 'imports by require');
    } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      checkImport(node, node.argument.literal.text);
    } else if (ts.isModuleDeclaration(node) && ts.isStringLiteral(node.name)) {
      checkImport(node, node.name.text);
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      report(node, 'imports at run time');
    } else if (ts.isMetaProperty(node) && node.keywordToken === ts.SyntaxKind.ImportKeyword) {
      report(node, 'uses the outside: import.meta');
    } else if (ts.isPropertyAccessExpression(node) && LOCALE_METHODS.test(node.name.text)) {
      report(node, `uses the locale: ${node.name.text}`);
    } else if (ts.isBinaryExpression(node) && POWERS.has(node.operatorToken.kind)) {
      const isWhole = ts.isNumericLiteral(node.right) && Number.isInteger(Number(node.right.text));
      if (!isWhole) report(node, 'uses chance or rounding: **');
    } else if (ts.isIdentifier(node) && isValue(node)) {
      if (BANNED.has(node.text) && ALLOWED.get(file) !== node.text && !isFixedDate(node))
        report(node, `uses ${BANNED.get(node.text)}: ${node.text}`);
      if (node.text === 'Math' && !EXACT_MATH.has(memberOf(node))) {
        report(node, `uses chance or rounding: Math.${memberOf(node)}`);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  for (const { fileName, pos } of [...source.typeReferenceDirectives, ...source.referencedFiles]) {
    reportAt(pos, `refers to ${fileName}`);
  }
  return found;
}

/** Whether an identifier stands for a value or names one, and is not the name of a property or a type. */
function isValue(node) {
  const { parent } = node;
  if (ts.isExpressionWithTypeArguments(parent)) {
    const { token, parent: heir } = parent.parent;
    return ts.isClassLike(heir) && token === ts.SyntaxKind.ExtendsKeyword;
  }
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isBindingElement(parent)) return parent.propertyName !== node;
  // `{ name: ... }`, `name(): ...`, `get name()`, in objects, classes, interfaces and enums; `{ name }` alone is a value
  if (ts.isObjectLiteralElement(parent) || ts.isClassElement(parent) || ts.isTypeElement(parent)) {
    return parent.name !== node || ts.isShorthandPropertyAssignment(parent);
  }
  if (ts.isEnumMember(parent) || ts.isNamedTupleMember(parent)) return parent.name !== node;
  if (ts.isImportSpecifier(parent)) return parent.propertyName !== node;
  if (ts.isTypeAliasDeclaration(parent) || ts.isInterfaceDeclaration(parent) || ts.isTypeParameterDeclaration(parent)) {
    return false;
  }
  return !ts.isTypeNode(parent) && !ts.isQualifiedName(parent);
}

/** The member that `Math` is asked for; anything else that is done with it could ask for any. */
const memberOf = ({ parent }) => (ts.isPropertyAccessExpression(parent) ? parent.name.text : '*');

/** `new Date(0)` is a value like any other: no clock is read. */
const isFixedDate = ({ text, parent }) =>
  text === 'Date' &&
  ts.isNewExpression(parent) &&
  parent.arguments?.length === 1 &&
  ts.isNumericLiteral(parent.arguments[0]);

const sources = (root) =>
  readdirSync(root, { recursive: true })
    .map((file) => `${root}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.[cm]?[jt]sx?$/.test(file))
    .sort();

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = packages.flatMap(({ root }) => sources(`${root}/src`));
  const found = files.flatMap((file) => findings(file, readFileSync(file, 'utf8')));
  for (const line of found) console.error(line);
  console.log(`architecture: ${files.length} files, ${found.length} findings`);
  process.exitCode = found.length === 0 && files.length > 0 ? 0 : 1;
}
