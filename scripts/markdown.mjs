/** The code in a Markdown file, and what it says that it prints. */
import ts from 'typescript';

const LANGUAGES = new Set(['ts', 'js', 'html', 'sh', 'console', 'json', 'python', 'text', '']);

/**
 * Every fenced block: its language, whether it is only to be read (`no-run`), its code and the line that begins on. Other spellings of
 * a language are an error, so that no block escapes by its name.
 */
export function codeBlocks(markdown, document = 'some.md') {
  const blocks = [];
  let open;
  for (const [i, text] of markdown.split('\n').entries()) {
    const fence = text.match(/^(\s*)(`{3,}|~{3,})\s*(.*)$/);
    if (open === undefined && fence) {
      const [, indent, marks, info] = fence;
      const [language = '', ...words] = info.trim().split(/\s+/);
      const known = LANGUAGES.has(language) && (words.length === 0 || words.join() === 'no-run');
      if (!known) throw new Error(`${document}:${i + 1} has a block of '${info}', which is not known here`);
      open = { indent, marks, block: { language, runs: words.length === 0, line: i + 2, code: '' } };
    } else if (open !== undefined && text.trim() === open.marks) {
      blocks.push(open.block);
      open = undefined;
    } else if (open !== undefined) {
      open.block.code += `${text.startsWith(open.indent) ? text.slice(open.indent.length) : text}\n`;
    }
  }
  if (open !== undefined) throw new Error(`${document}:${open.block.line} begins a block that does not end`);
  return blocks;
}

/**
 * A program with each `console.log(...) // => text` told apart: `printed(line)(...)` prints as `console.log` does, and can compare
 * with `expected`, the texts by line. A `// =>` beside anything else is an error, because nothing would prove it.
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
  if (unproven >= 0) throw new Error(`${where}: only console.log(...) can be compared: ${lines[unproven].trim()}`);
  let instrumented = code;
  for (const { start, end, line } of calls.sort((a, b) => b.start - a.start)) {
    instrumented = `${instrumented.slice(0, start)}printed(${line})${instrumented.slice(end)}`;
  }
  return { code: instrumented, expected };
}

/** The commands of a `sh` block, one each, without prompts and comments. */
export const commandsOf = (code) =>
  code
    .replaceAll('\\\n', ' ')
    .split('\n')
    .map((line) => line.replace(/^\$ /, '').replace(/(^|\s)#.*$/, ''))
    .flatMap((line) => line.split('&&'))
    .map((command) => command.trim().replaceAll(/\s+/g, ' '))
    .filter((command) => command !== '');

/** The commands of a `console` block, each with the lines that it prints. */
export function sessionOf(code) {
  const session = [];
  for (const line of code.trimEnd().split('\n')) {
    if (line.startsWith('$ ')) session.push({ command: line.slice(2), lines: [] });
    else session.at(-1)?.lines.push(line.trimEnd());
  }
  return session;
}

/** The first of the lines that a text does not have in this order; `...` stands for any number of lines. Nothing if all are there. */
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
  return gap || at === printed.length ? undefined : `nothing more, not ${printed[at]}`;
}
