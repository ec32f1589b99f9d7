/** Reads the code blocks of Markdown files, and the output that they state. */
import ts from 'typescript';

const LANGUAGES = new Set(['ts', 'tsx', 'js', 'html', 'sh', 'console', 'json', 'python', 'text', '']);

const linesOf = (code) => code.split('\n').length - 1;

/**
 * Returns every fenced block: its language, `runs` (false if it is marked `no-run`), its code and its first line. A block that is marked
 * `continued` is added to the last block of its language. Blank lines take the place of the text between the two, so that every line has the
 * number that it has in the document. Throws for an unknown language, so that no block is left out because of a misspelled one.
 */
export function codeBlocks(markdown, document = 'some.md') {
  const blocks = [];
  let open;
  for (const [i, text] of markdown.split('\n').entries()) {
    const fence = text.match(/^(\s*)(`{3,}|~{3,})\s*(.*)$/);
    if (open === undefined && fence) {
      const [, indent, marks, info] = fence;
      const [language = '', ...words] = info.trim().split(/\s+/);
      const mark = words.join(' ');
      const known = LANGUAGES.has(language) && ['', 'no-run', 'continued'].includes(mark);
      if (!known)
        throw new Error(
          `${document}:${i + 1} has a block of '${info}': the language must be one of ${[...LANGUAGES].filter(Boolean).join(', ')}`,
        );
      const before = mark === 'continued' ? blocks.filter((block) => block.language === language).at(-1) : undefined;
      if (mark === 'continued' && before === undefined)
        throw new Error(`${document}:${i + 1} continues a block of ${language}, but there is none before`);
      const block = before ?? { language, runs: mark === '', line: i + 2, code: '' };
      block.code += '\n'.repeat(i + 2 - block.line - linesOf(block.code));
      open = { indent, marks, block, isNew: before === undefined, line: i + 2 };
    } else if (open !== undefined && text.trim() === open.marks) {
      if (open.isNew) blocks.push(open.block);
      open = undefined;
    } else if (open !== undefined) {
      open.block.code += `${text.startsWith(open.indent) ? text.slice(open.indent.length) : text}\n`;
    }
  }
  if (open !== undefined) throw new Error(`${document}:${open.line} starts a block that does not end`);
  return blocks;
}

/**
 * Replaces each `console.log(...) // => text` in a program with `printed(line)(...)`. Returns the new code, and `expected`, the texts by
 * line. Throws for a `// =>` after anything else, because nothing would check it.
 */
export function instrument(code, where = 'some code') {
  const source = ts.createSourceFile('code.ts', code, ts.ScriptTarget.ES2022, true);
  const lineOf = (position) => source.getLineAndCharacterOfPosition(position).line;
  const lines = code.split('\n');
  const expected = new Map();
  const calls = [];
  const visit = (node) => {
    if (ts.isCallExpression(node) && node.expression.getText(source) === 'console.log') {
      const rest = code
        .slice(node.end)
        .split('\n', 1)[0]
        .match(/^[;,)\s]*\/\/ => (.*)$/);
      if (rest) {
        const line = lineOf(node.end);
        expected.set(line, rest[1].trim());
        calls.push({ start: node.expression.getStart(source), end: node.expression.end, line });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  const unproven = lines.findIndex((text, line) => /\/\/ ?=>/.test(text) && !expected.has(line));
  if (unproven >= 0) throw new Error(`${where}: // => must follow console.log(...): ${lines[unproven].trim()}`);
  let instrumented = code;
  for (const { start, end, line } of calls.sort((a, b) => b.start - a.start)) {
    instrumented = `${instrumented.slice(0, start)}printed(${line})${instrumented.slice(end)}`;
  }
  return { code: instrumented, expected };
}

/** Returns the commands of a `sh` block, without prompts and comments. */
export const commandsOf = (code) =>
  code
    .replaceAll('\\\n', ' ')
    .split('\n')
    .map((line) => line.replace(/^\$ /, '').replace(/(^|\s)#.*$/, ''))
    .flatMap((line) => line.split('&&'))
    .map((command) => command.trim().replaceAll(/\s+/g, ' '))
    .filter((command) => command !== '');

/** Returns the commands of a `console` block, each with the lines that it prints. */
export function sessionOf(code) {
  const session = [];
  for (const line of code.trimEnd().split('\n')) {
    if (line.startsWith('$ ')) session.push({ command: line.slice(2), lines: [] });
    else session.at(-1)?.lines.push(line.trimEnd());
  }
  return session;
}

/** Returns the first of `lines` that differs from `text`, or undefined. A line `...` matches any number of lines. */
export function firstDifference(lines, text) {
  const printed =
    text.trimEnd() === ''
      ? []
      : text
          .trimEnd()
          .split('\n')
          .map((line) => line.trimEnd());
  let at = 0;
  let gap = false;
  for (const line of lines) {
    if (line === '...') {
      gap = true;
      continue;
    }
    const found = gap ? printed.indexOf(line, at) : at;
    if (found < 0 || printed[found] !== line) return line;
    at = found + 1;
    gap = false;
  }
  return gap || at === printed.length ? undefined : `the end, but ${printed[at]}`;
}
