/**
 * Writes the reference of the types and functions with which a game is declared, from their docstrings. docs/declaring-a-game.md has the order:
 * each of its lines `<!-- declarations: Act Ask -->` stands for the reference of these names.
 */
import { readFileSync } from 'node:fs';
import ts from 'typescript';

const ROOT = 'packages/core/src';
/** The longest line of a code block that the site shows without a scroll bar. */
const LONGEST_LINE = 64;
const index = readFileSync(`${ROOT}/index.ts`, 'utf8');
/** The files whose public names docs/declaring-a-game.md must have. */
const complete = [
  'game/types.ts',
  'game/rules.ts',
  ...[...index.matchAll(/'\.\/(toolkit\/\w+)'/g)].map(([, file]) => `${file}.ts`),
];
const files = [...complete, 'chance/chance.ts', 'components/options.ts', 'errors/messages.ts'].map((file) =>
  ts.createSourceFile(file, readFileSync(`${ROOT}/${file}`, 'utf8'), ts.ScriptTarget.ES2022, true),
);

const isExported = (node) => node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;

/** Returns the declarations of a statement, by name. */
function named(statement) {
  const nodes = ts.isVariableStatement(statement) ? statement.declarationList.declarations : [statement];
  return nodes.filter(({ name }) => name !== undefined).map((node) => [node.name.text, { node, statement }]);
}

/** Each name declared in the files, with its nodes: several for an overloaded function. */
const all = new Map();
for (const [name, found] of files.flatMap(({ statements }) => [...statements].flatMap(named)))
  all.set(name, [...(all.get(name) ?? []), found]);

/** The names that docs/declaring-a-game.md must have. */
export const required = files
  .filter(({ fileName }) => complete.includes(fileName))
  .flatMap(({ statements }) => statements.filter(isExported).flatMap(named))
  .map(([name]) => name)
  .filter((name, i, names) => names.indexOf(name) === i);

/** Returns the docstring of a node as one line; an empty text if it has none. */
const docOf = (node) =>
  ts
    .getJSDocCommentsAndTags(node)
    .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '')
    .join(' ')
    .replaceAll(/\s+/g, ' ');

/** Returns the code of a node on one line, without comments and `readonly` fields. */
const codeOf = (node) =>
  (node?.getText() ?? '')
    .replaceAll(/\/\*\*.*?\*\/|\/\/[^\n]*/gs, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/readonly (?=[\w[]+[\]?]*:|\[)/g, '')
    .trim();

const within = (open, nodes, close) => (nodes?.length ? `${open}${nodes.map(codeOf).join(', ')}${close}` : '');

/** Returns the signature of a function. A long one has a line for each parameter if `isBlock`. */
function signature(name, { typeParameters, parameters, type }, isBlock = false) {
  const head = `${name}${within('<', typeParameters, '>')}`;
  const end = type ? `: ${codeOf(type)}` : '';
  const line = `${head}(${parameters.map(codeOf).join(', ')})${end}`;
  return isBlock && line.length > LONGEST_LINE
    ? `${head}(\n${parameters.map((each) => `  ${codeOf(each)},\n`).join('')})${end}`
    : line;
}

const member = (node) => ({ code: codeOf(node).replace(/[;,]$/, ''), doc: docOf(node) });

/** Returns the members of an interface, or of a type that consists of interfaces and `Field`s. */
function membersOf(node) {
  if (ts.isInterfaceDeclaration(node)) {
    const inherited = (node.heritageClauses ?? []).flatMap(({ types }) =>
      types.flatMap(({ expression }) => (all.get(expression.text) ?? []).flatMap(({ node }) => membersOf(node))),
    );
    return [...inherited, ...node.members.map(member)];
  }
  if (ts.isTypeAliasDeclaration(node)) return membersOf(node.type);
  if (ts.isIntersectionTypeNode(node)) return node.types.flatMap(membersOf);
  if (!ts.isTypeReferenceNode(node)) return [];
  if (node.typeName.text !== 'Field') return (all.get(node.typeName.text) ?? []).flatMap(({ node }) => membersOf(node));
  const [name, type] = node.typeArguments;
  const [comment] = ts.getLeadingCommentRanges(node.getSourceFile().text, node.pos) ?? [];
  const text = node.getSourceFile().text.slice(comment?.pos, comment?.end);
  return [{ code: `${name.literal.text}?: ${codeOf(type)}`, doc: text.replaceAll(/^\/\*\*|\*\/$/g, '').trim() }];
}

/** Returns the interface that only says what a type parameter needs, or `undefined`. */
function partsOf({ typeParameters }) {
  const [found] = all.get(typeParameters?.[0].constraint?.typeName?.text) ?? [];
  return found === undefined || isExported(found.statement) ? undefined : found.node;
}

/** Returns the functions in the object that a function returns, with their docstrings. */
function returnedBy(node) {
  const last = node.body?.statements?.at(-1);
  const object = last && ts.isReturnStatement(last) ? last.expression : undefined;
  if (object === undefined || !ts.isObjectLiteralExpression(object)) return [];
  const local = new Map(node.body.statements.flatMap(named));
  return object.properties.flatMap((property) => {
    const { node: own, statement } = local.get(property.name.text) ?? { node: property, statement: property };
    const does = own.initializer;
    return does && ts.isArrowFunction(does)
      ? [{ code: signature(property.name.text, does), doc: docOf(statement) }]
      : [];
  });
}

/** Returns the address of the page of the API that describes a name. */
function addressOf(name, node) {
  const kind = ts.isInterfaceDeclaration(node) ? 'interfaces' : ts.isTypeAliasDeclaration(node) ? 'type-aliases' : null;
  return `/api/@ludi-romani/core/${kind === null ? `#${name.toLowerCase()}` : `${kind}/${name}`}`;
}

/** Returns the reference of a name as Markdown. Throws for an unknown name. */
export function declaration(name) {
  const found = all.get(name);
  if (found === undefined) throw new Error(`core declares no ${name}`);
  const [{ node, statement }] = found;
  const doc = docOf(statement);
  const isFunction = ts.isFunctionDeclaration(node) || ts.isVariableDeclaration(node);
  const functions = found.map(({ node }) => node.initializer ?? node);
  // the implementation of an overloaded function is no signature
  const signatures = functions.length > 1 ? functions.filter(({ body }) => body === undefined) : functions;
  const members = isFunction ? returnedBy(functions[0]) : membersOf(partsOf(node) ?? node);
  const code = isFunction
    ? signatures.map((each) => signature(name, each, true)).join('\n')
    : members.length === 0
      ? node.getText().replace(/^export /, '')
      : '';
  return [
    `### ${name}`,
    `${doc} [API](${addressOf(name, node)})`.trim(),
    ...(code === '' ? [] : [`\`\`\`ts\n${code}\n\`\`\``]),
    ...(members.length === 0
      ? []
      : [members.map((each) => `- \`${each.code}\`${each.doc === '' ? '' : `<br>${each.doc}`}`).join('\n')]),
  ].join('\n\n');
}

const DECLARATIONS = /^<!-- declarations: ([\w ]+) -->$/gm;

/** Returns the names in the lines `<!-- declarations: ... -->` of a document. */
export const declaredIn = (markdown) => [...markdown.matchAll(DECLARATIONS)].flatMap(([, names]) => names.split(' '));

/** Replaces the lines `<!-- declarations: ... -->` of a document with the reference. */
export const withDeclarations = (markdown) =>
  markdown.replaceAll(DECLARATIONS, (_, names) => names.split(' ').map(declaration).join('\n\n'));
