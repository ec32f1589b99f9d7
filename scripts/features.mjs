/**
 * Lists examples of the features of the core. They are found in the rules of the games, the programs of the documents, the template of `ludi new`
 * and the toy games of the tests. The list replaces the line `<!-- examples by feature -->` of docs/examples-by-feature.md.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { table } from './documents.mjs';
import { codeBlocks } from './markdown.mjs';

/** The features: a name, the parts of the core that it needs, and a pattern of code that uses it. */
export const FEATURES = [
  ['Simultaneous choice', '`effects.simultaneous`', /effects\.simultaneous\(/],
  ['Reaction', '`effects.reactions`', /effects\.reactions\(/],
  ['Passing in advance', '`standing`', /^\s+standing\b/],
  ['Hidden hand', '`view`, `determinize`', /\bseat === viewer\b.*('own'|\barea\b|\bhand\b)/],
  ['Question with hidden cards', '`secret` of a frame', /effects\.next\(.*secret: \{/],
  ['Event with a secret', '`secret: { to, ... }`', /secret: \{ to: \[/],
  ['Secret action', '`secret` of a move', /^\s+secret: \['/],
  ['Deck', '`effects.draw`, `drawUpTo`, `peek`', /effects\.(draw|drawUpTo|peek)\(/],
  ['Hidden information becomes public', '`effects.reveal`', /effects\.reveal\(/],
  ['Dice', '`effects.chance.roll`', /chance\.roll\(/],
  ['Drafting', 'a question for each pick', /^\s+'(draft-\w+|pass-tile)': \{/],
  ['Auction', 'a question for each bid', /^\s+'?(bid|bidding|auction)'?: \{/],
  ['Large choices', '`numberRange`, `subsetRange`', /\b(numberRange|subsetRange)\(/],
  ['Subsets as a list', '`subsets`, `combinations`', /\b(subsets|combinations)\(/],
  ['Lists in any order', '`unordered`', /\bunordered:/],
  ['Identical copies', '`canonical`', /\bcanonical[:(]/],
  ['Skipped question', '`asked`', /\basked: 'if-/],
  ['Legal action without effect', '`isNoOp`', /\bisNoOp:/],
  ['Grid', '`grid`', /\bgrid\(/],
  ['Connected areas', '`areasBy`, `areaFrom`, `largestArea`', /\b(areasBy|areaFrom|largestArea)\(/],
  ['Polyominoes', '`orientations`, `placements`', /\borientations\(/],
  ['Solo or cooperative game', '`toBeat`', /\btoBeat:/],
  ['Teams', '`teams`', /^\s+teams: \(/],
  ['Tie-breaks', '`tieBreaks`', /\btieBreaks(:| =)/],
  ['Options', '`option`', /\boption\(\{/],
  ['Own components', '`problemsWith`', /\bproblemsWith\(/],
  ['Perfect information', '`perfectInformation`', /\bperfectInformation: true/],
].map(([name, uses, pattern]) => ({ name, uses, pattern }));

/** Files of a game that do not declare rules. */
const OTHER = /(^|\/)(words|validation|testing)\/|printed-game|schemas|queries|action-space|observation|view-schema/;

const filesIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts') && !OTHER.test(file) && !file.endsWith('.test.ts'))
        .sort()
        .map((file) => `${folder}/${file}`)
    : [];

/** Returns the lines of a file that are code: all lines of a program, the `ts` blocks of a document. The other lines are empty. */
function codeLines(file) {
  const text = readFileSync(file, 'utf8');
  if (!file.endsWith('.md')) return text.split('\n');
  const lines = [];
  for (const { language, code, line } of codeBlocks(text, file))
    if (language === 'ts') for (const [i, each] of code.split('\n').entries()) lines[line - 1 + i] ||= each;
  return lines;
}

const isCode = (line) => !/^\s*(\/?\*|\/\/|import\b)/.test(line);
const titleOf = (file) => readFileSync(file, 'utf8').split('\n', 1)[0].replace(/^# /, '').replace(/: .*/, '');

/** The sources of examples, in the order of the list: a title and the files of each. */
const sources = [
  ...readdirSync('docs/rules').map((file) => {
    const root = `packages/${file.replace('.md', '')}/src`;
    const files = filesIn(root);
    const isRule = (path) => path.startsWith(`${root}/rules/`);
    return {
      title: titleOf(`docs/rules/${file}`),
      files: [...files.filter(isRule), ...files.filter((path) => !isRule(path))],
    };
  }),
  ...readdirSync('docs')
    .filter((file) => file.endsWith('.md'))
    .map((file) => ({ title: titleOf(`docs/${file}`), files: [`docs/${file}`] })),
  { title: 'Template of `ludi new`', files: filesIn('packages/cli/templates') },
  ...readdirSync('test')
    .filter((file) => file.endsWith('.ts'))
    .map((file) => ({ title: 'Tests', files: [`test/${file}`] })),
];

/** Returns the first use of a pattern in each source: its title, file, line from 1, and code. */
export const examplesOf = (pattern) =>
  sources.flatMap(({ title, files }) => {
    for (const file of files)
      for (const [i, code] of codeLines(file).entries())
        if (code !== undefined && isCode(code) && pattern.test(code)) return [{ title, file, line: i + 1, code }];
    return [];
  });

/** Returns a link, relative to docs. A link to a document has no line, because it leads to a page. */
const linkTo = ({ title, file, line }) =>
  file.startsWith('docs/')
    ? `[${title}](${file.slice('docs/'.length)})`
    : `[${title}, \`${basename(file)}:${line}\`](../${file}#L${line})`;

const list = () =>
  table([
    ['feature', 'declared with', 'examples'],
    ...FEATURES.map(({ name, uses, pattern }) => [name, uses, examplesOf(pattern).map(linkTo).join('<br>')]),
  ]);

/** Replaces the line `<!-- examples by feature -->` of a document with the list. */
export const withFeatures = (markdown) => markdown.replace(/^<!-- examples by feature -->$/m, list);
